"""GB-23: the end of the race and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, moving

SEATS = (DON, PARKER, DUKE, SPENDER, PUPETTA)
REWARDS = {5: [1000, 400, 100, 0, 0], 4: [800, 200, 0, 0], 3: [600, 0, 0]}


def ended(*cash: int, ramp: bool = False, **fields: Any) -> Table:
    """The end of a race in which the first car has left and the others stand behind one another."""
    cars = [car(SEATS[0], "out", cash=cash[0], ramp=ramp)]
    for place, money in enumerate(cash[1:], 1):
        cars.append(car(SEATS[place], f"3:{40 - 4 * place}", cash=money, ramp=ramp))
    return bridge("round_end", *cars, **fields)


def points(game: Table) -> list[int]:
    """The totals, by seat."""
    found = game.outcome()
    assert found is not None
    return [placing.points for placing in found.placings]


@pytest.mark.clause("GB-23.1")
@pytest.mark.parametrize(("players", "gone"), [(3, 0), (3, 1), (4, 0), (4, 1), (4, 2), (5, 0), (5, 1), (5, 2), (5, 3)])
def test_a_car_that_leaves_takes_the_next_place_and_its_reward_at_once(players: int, gone: int) -> None:
    others = SEATS[2:players]
    cars = [car(DON, "3:40", 30), car(PARKER, "1:10"), *(car(driver, "out") for driver in others[:gone])]
    cars += [car(driver, f"{lane}:2") for driver, lane in zip(others[gone:], (1, 3, 5), strict=False)]
    game = moving(*cars, dice="shot wheel shot", order=[DON, PARKER, *others[gone:]])
    game.decide("step F")
    reward = REWARDS[players][gone]
    assert game.told("leaves") == [{"car": DON, "place": gone + 1}]
    assert game.facts(DON, "at", "cash") == ("out", 1000 + reward + 300), "and its unused dice are sold"
    assert game.asked() == ("start", PARKER)


@pytest.mark.clause("GB-23.1")
def test_it_can_no_longer_be_hit_or_aimed_at_nor_act() -> None:
    cars = [car(DON, "3:36", 10, tiles=["trick_bullet"]), car(PARKER, "out", tiles=["envelope"]), car(DUKE, "1:2")]
    game = moving(*cars, dice="shot")
    assert game.refusal_for("shoot F")[0] == "no-target"
    assert game.offered("trick") == {DUKE}
    assert game.refusal_for("use envelope", seat=1)[0] == "not-your-turn"


@pytest.mark.clause("GB-23.2")
def test_the_round_is_completed_police_and_crane_included_then_no_new_one_begins() -> None:
    cars = [car(DON, "3:40", 20), car(PARKER, "3:20"), car(DUKE, "river", exit="1:14")]
    game = moving(*cars, order=[DON, PARKER, DUKE], road={"3:30": {"police": 2}}, settings={"no_shop": True})
    game.decide("step F")
    assert (game.asked(), game.outcome()) == (("start", PARKER), None)
    game.pass_by()
    assert (game.damage(PARKER), game.car(DUKE)["at"]) == (2, "1:14")
    assert game.story("volley", "crane", "frozen", "round", "over") == ["volley", "crane", "frozen", "over"]
    assert game.waiting() == []


@pytest.mark.clause("GB-23.2")
def test_as_long_as_nobody_has_left_a_new_round_begins() -> None:
    game = bridge("round_end", car(DON, "3:40", 50), car(PARKER, "3:2"), round=5)
    assert game.told("round") == [{"number": 6}]
    assert game.outcome() is None


@pytest.mark.clause("GB-23.3", "GB-5.1")
def test_cars_that_left_rank_by_time_then_the_others_by_the_order_rule() -> None:
    cars = [
        car(DON, "3:16", 20), car(PARKER, "out"), car(DUKE, "5:16", 30), car(SPENDER, "out"), car(PUPETTA, "2:17"),
    ]  # fmt: skip
    game = bridge("round_end", *cars, finished=[SPENDER, PARKER])
    outcome = game.outcome()
    assert outcome is not None
    race = [placing.args["race"] for placing in outcome.placings]
    assert race == [5, 2, 4, 1, 3]


@pytest.mark.clause("GB-23.4", "GB-23.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rewards_go_by_place_also_to_cars_still_on_the_bridge(players: int) -> None:
    game = ended(*[1000] * players)
    first, *rest = REWARDS[players]
    assert points(game) == [1000, *[1000 + reward for reward in rest]], f"the {first} were paid at the exit"
    paid = {event["car"]: event["amount"] for event in game.told("rewarded") if event["amount"]}
    assert paid == {SEATS[place]: amount for place, amount in enumerate(rest, 1) if amount}


@pytest.mark.clause("GB-23.5")
@pytest.mark.parametrize(("players", "reward"), [(3, 600), (4, 800), (5, 1000)])
def test_the_first_reward(players: int, reward: int) -> None:
    others = [car(driver, f"{lane}:2") for lane, driver in zip((1, 3, 5), SEATS[2:players], strict=False)]
    game = moving(car(DON, "3:40", 10), car(PARKER, "1:10"), *others)
    game.decide("step F")
    assert game.told("rewarded")[0] == {"car": DON, "place": 1, "amount": reward}


@pytest.mark.clause("GB-23.6", "GB-13.4")
def test_each_unused_ramp_adds_300_and_debts_are_deducted() -> None:
    cars = [
        car(DON, "out", debt=700), car(PARKER, "3:30", ramp=False), car(DUKE, "3:20", tiles=["ramp_collector"]),
    ]  # fmt: skip
    assert points(bridge("round_end", *cars)) == [1000 + 300 - 700, 1000, 1000 + 700]


@pytest.mark.clause("GB-23.6")
def test_a_total_may_be_negative() -> None:
    cars = [car(DON, "out"), car(PARKER, "3:30", cash=0, debt=900, ramp=False), car(DUKE, "3:20")]
    game = bridge("round_end", *cars)
    assert points(game)[1] == -900
    assert game.places() == [1, 2, 3]


@pytest.mark.clause("GB-23.7", "GB-1.1")
@pytest.mark.parametrize(("cash", "places"), [
    ((1000, 2000, 500), [2, 1, 3]), ((1000, 900, 5000), [1, 2, 3]), ((1000, 1000, 1000), [1, 2, 3]),
    ((0, 100, 9000), [2, 1, 3]),
])  # fmt: skip
def test_the_richest_wins_ties_go_to_the_better_place_and_the_last_cannot_win(
    cash: tuple[int, ...], places: list[int]
) -> None:
    game = ended(*cash)
    assert game.places() == places
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.placings[2].key == "placing-last"
    assert outcome.placings[places.index(1)].key == "placing-winner"


@pytest.mark.clause("GB-23.7", "GB-23.5")
def test_the_scoring_of_four_players() -> None:
    game = ended(900 + 800, 1500, 1700, 2500)
    assert points(game) == [1700, 1700, 1700, 2500]
    assert game.places() == [1, 2, 3, 4]


@pytest.mark.clause("GB-23.8")
@pytest.mark.parametrize(("round_number", "over"), [(29, False), (30, True)])
def test_after_30_complete_rounds_positions_are_frozen(round_number: int, over: bool) -> None:
    cars = [car(DON, "3:20"), car(PARKER, "3:10"), car(DUKE, "1:10", 10)]
    game = bridge("round_end", *cars, round=round_number)
    assert (game.outcome() is not None) == over
    if over:
        assert game.places() == [1, 3, 2]
        assert points(game) == [1900, 1300, 1300]
        outcome = game.outcome()
        assert outcome is not None
        assert [placing.args["race"] for placing in outcome.placings] == [1, 3, 2]
