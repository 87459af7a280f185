"""GB-24: the expert variant, the way home and the end (GB-24.1, GB-24.9 to GB-24.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, bridge, car, moving

EXPERT = {"expert": True}
OTHERS = [car(PARKER, "5:12"), car(DUKE, "1:12")]


def home(driver: str, at: str, speed: int = 0, **fields: Any) -> dict[str, Any]:
    """A car that has turned."""
    return car(driver, at, speed, homeward=True, **fields)


def border(phase: str, *cars: dict[str, Any], others: list[dict[str, Any]] | None = None, **fields: Any) -> Table:
    """A position of the expert variant; two more cars stand out of the way."""
    return bridge(phase, *cars, *(OTHERS if others is None else others), settings=EXPERT, **fields)


@pytest.mark.clause("GB-24.1")
def test_cars_come_back_over_the_start_line_with_their_money() -> None:
    game = border("moving", home(DON, "3:2", 30, cash=1700), dice="shot")
    game.decide("step B")
    assert game.facts(DON, "at", "cash") == ("out", 1700 + 600 + 200)
    assert game.told("leaves") == [{"car": DON, "place": 1}]


@pytest.mark.clause("GB-24.1", "GB-24.11")
def test_the_race_ends_when_all_but_one_have_left_and_the_last_cannot_win() -> None:
    game = border("moving", home(DON, "3:2", 10), others=[car(PARKER, "out"), car(DUKE, "1:12", cash=9000)])
    game.decide("step B")
    assert game.car(DUKE)["at"] == "arrested"
    assert game.places() is not None
    assert (game.places() or [])[2] == 3


@pytest.mark.clause("GB-24.9")
def test_homeward_cars_first_the_nearest_to_home_then_outward_ones_from_the_front() -> None:
    cars = [
        car(DON, "3:16", 20), home(PARKER, "3:20"), car(DUKE, "2:17"), home(SPENDER, "1:12"), car(PUPETTA, "5:16", 30),
    ]  # fmt: skip
    game = bridge("round", *cars, settings=EXPERT)
    order = [event["car"] for event in game.told("in_order")]
    assert order == [SPENDER, PARKER, DUKE, PUPETTA, DON]


@pytest.mark.clause("GB-24.9")
def test_ties_go_to_the_faster_then_to_the_lower_lane() -> None:
    cars = [home(DON, "5:12"), home(PARKER, "3:12", 20), home(DUKE, "1:12")]
    game = bridge("round", *cars, settings=EXPERT)
    assert [event["car"] for event in game.told("in_order")] == [PARKER, DUKE, DON]


@pytest.mark.clause("GB-24.10")
@pytest.mark.parametrize(("at", "step", "leaves"), [
    ("3:2", "B", True), ("2:1", "B", True), ("2:1", "BL", True), ("2:3", "B", False), ("3:2", "BR", False),
    ("2:3", "BR", False),
])  # fmt: skip
def test_a_homeward_car_whose_new_y_is_0_or_less_has_left(at: str, step: str, leaves: bool) -> None:
    game = border("moving", home(DON, at, 20))
    game.decide(f"step {step}")
    assert (game.car(DON)["at"] == "out") == leaves


@pytest.mark.clause("GB-24.10")
def test_also_by_a_push_a_slide_and_a_landing() -> None:
    game = border("moving", home(DON, "3:4", 10), home(SPENDER, "3:2", 10))
    game.decide("step B")
    assert game.car(SPENDER)["at"] == "out"
    game = border("moving", home(DON, "3:4", 10), road={"3:2": {"oil_slick": True}})
    game.decide("step B")
    assert game.car(DON)["at"] == "out"
    game = border("moving", home(DON, "3:8", 40), road={"3:6": {"ramp": "B"}}, chances=[("landing", ["wheel"])])
    game.decide("step B")
    assert game.car(DON)["at"] == "out"
    game = border("moving", home(DON, "3:8", 40), road={"3:6": {"ramp": "B"}}, chances=[("landing", ["breakage"])])
    game.decide("step B")
    assert game.facts(DON, "at", "body") == ("3:2", 3)


@pytest.mark.clause("GB-24.10", "GB-2.10")
def test_a_car_not_yet_turned_uses_the_start_spaces_as_road() -> None:
    game = border("moving", home(DON, "3:4", 20), car(SPENDER, "3:2", 20))
    game.decide("step B")
    assert game.facts(SPENDER, "at", "body") == ("3:0", 3)
    game = border("moving", home(DON, "3:2", 20), car(SPENDER, "3:0", 20))
    game.decide("step B")
    assert game.car(DON)["at"] == "out"


@pytest.mark.clause("GB-24.11")
def test_rewards_are_paid_at_once_in_the_order_of_coming_home_and_arrested_cars_take_no_place() -> None:
    others = [car(PARKER, "arrested"), car(DUKE, "out"), car(SPENDER, "1:12"), car(PUPETTA, "5:12")]
    game = border("moving", home(DON, "3:2", 10), others=others)
    game.decide("step B")
    assert game.told("rewarded") == [{"car": DON, "place": 2, "amount": 400}]


@pytest.mark.clause("GB-24.11")
def test_the_race_ends_at_that_very_moment_but_for_the_dice_sale_and_the_ramps() -> None:
    row = ["ballast", "crane_pass", "spare_panels", "rear_gunner", "tuneup_wheel"]
    others = [car(PARKER, "out", cash=500), car(DUKE, "1:12", cash=9000)]
    game = border("moving", home(DON, "3:2", 10), others=others, dice="shot shot shot", bonuses={"shop": row},
                  road={"1:20": {"police": 2}}, finished=[PARKER])  # fmt: skip
    game.decide("step B")
    assert game.told("sells") == [{"car": DON, "count": 3, "amount": 300}]
    assert game.story("volley", "crane", "renews", "turn") == []
    assert {event["car"] for event in game.told("sells_ramp")} == {DON, PARKER}
    outcome = game.outcome()
    assert outcome is not None
    assert [placing.points for placing in outcome.placings] == [1000 + 300 + 300, 800, 0]
    assert game.places() == [1, 2, 3]


@pytest.mark.clause("GB-24.11", "GB-24.8")
def test_an_arrest_may_end_it_too() -> None:
    others = [car(PARKER, "out", cash=500), car(DUKE, "1:12", cash=9000)]
    game = border("moving", car(DON, "3:36", 30), others=others, road={"3:38": {"ramp": "F"}})
    game.decide("step F")
    assert game.places() == [3, 1, 2]
    assert game.car(DUKE)["at"] == "arrested"


@pytest.mark.clause("GB-24.13")
def test_cars_that_came_home_rank_by_money_ties_to_the_earlier() -> None:
    others = [car(PARKER, "out", cash=1300), car(DUKE, "out", cash=2000), car(SPENDER, "1:12", cash=9000)]
    game = border("moving", home(DON, "3:2", 10, cash=1100), others=others, finished=[DUKE, PARKER], dice="shot shot")
    game.decide("step B")
    outcome = game.outcome()
    assert outcome is not None
    assert [placing.points for placing in outcome.placings] == [1600, 1600, 2300, 0]
    assert game.places() == [3, 2, 1, 4]
    assert [placing.key for placing in outcome.placings] == [
        "placing-home", "placing-home", "placing-winner", "placing-arrested",
    ]  # fmt: skip


@pytest.mark.clause("GB-24.13")
def test_then_the_car_left_on_the_bridge_then_arrested_cars_the_latest_first() -> None:
    others = [car(PARKER, "arrested"), car(DUKE, "arrested"), car(SPENDER, "1:12"), car(PUPETTA, "out")]
    game = border("moving", home(DON, "3:2", 10), others=others, arrested=[DUKE, PARKER])
    game.decide("step B")
    places = game.places() or []
    assert places[3] == 3
    assert (places[1], places[2]) == (4, 5)


@pytest.mark.clause("GB-24.13")
def test_if_nobody_came_home_there_is_no_winner() -> None:
    others = [car(PARKER, "arrested"), car(DUKE, "1:12", cash=9000)]
    game = border("moving", car(DON, "3:36", 30), others=others, road={"3:38": {"ramp": "F"}})
    game.decide("step F")
    assert game.places() == [3, 4, 2]


@pytest.mark.clause("GB-24.13")
@pytest.mark.parametrize(("round_number", "over"), [(23, False), (24, True)])
def test_after_24_complete_rounds_every_car_still_on_the_bridge_is_arrested(round_number: int, over: bool) -> None:
    game = border("round_end", car(DON, "out"), round=round_number)
    assert (game.outcome() is not None) == over
    if over:
        assert [game.car(driver)["at"] for driver in (DON, PARKER, DUKE)] == ["out", "arrested", "arrested"]
        assert (game.places() or [])[0] == 1


@pytest.mark.clause("GB-24.13", "GB-23.2")
def test_a_car_that_came_home_does_not_end_the_race_with_the_round() -> None:
    game = border("round_end", car(DON, "out"), round=5)
    assert (game.outcome(), game.told("round")) == (None, [{"number": 6}])


@pytest.mark.clause("GB-24.14")
def test_a_car_on_the_start_space_does_not_keep_it_from_leaving() -> None:
    game = border("moving", home(DON, "3:2", 20), others=[car(PARKER, "3:0"), car(DUKE, "1:12")])
    game.decide("step B")
    assert game.car(DON)["at"] == "out"
    assert game.story("rams", "crashes", "damaged") == []


@pytest.mark.clause("GB-24.14", "GB-17.10")
def test_for_its_bounces_spaces_behind_the_start_line_count_as_free() -> None:
    others = [car(PARKER, "3:2"), car(DUKE, "3:0")]
    game = border("moving", home(DON, "3:6", 20), others=others, road={"3:4": {"ramp": "B"}})
    game.decide("step B")
    assert game.offered("bounce") == {"3:0", "2:1", "4:1"}
    game.decide("bounce 3:0")
    assert (game.car(DON)["at"], game.damage(DUKE)) == ("out", 0)


@pytest.mark.clause("GB-24.15")
def test_the_crane_puts_no_homeward_car_on_a_start_space() -> None:
    others = [car(PARKER, "1:2"), car(DUKE, "3:12")]
    game = border("round_end", home(DON, "river", exit="1:2"), others=others)
    assert game.offered("crane") == {"1:4", "2:1", "2:3"}
    game = border("round_end", car(DON, "river", exit="1:2"), others=others)
    assert game.offered("crane") == {"1:0", "1:4", "2:1", "2:3"}


@pytest.mark.clause("GB-24.15", "GB-15.5")
def test_and_no_car_beyond_the_wall() -> None:
    taken = ["1:22", "1:20", "2:21", "2:23", "1:18", "2:19", "3:20", "3:22"]
    things = [{"nails": n} for n in (2, 2, 3, 3, 4)] + [{"speed_limit": True}] * 3
    road = {at: dict(thing) for at, thing in zip(taken, things, strict=True)}
    game = border("round_end", car(DON, "river", exit="1:22"), wall=5, road=road)
    assert game.car(DON)["at"] == "1:16", "not to 1:26, which is nearer"


@pytest.mark.clause("GB-24.12")
def test_homeward_cars_jump_homeward_ramps_and_take_three_from_outward_ones() -> None:
    game = border("moving", home(SPENDER, "3:14", 20), road={"3:12": {"ramp": "B"}})
    game.decide("step B")
    assert game.facts(SPENDER, "at", "body") == ("3:10", 7)
    game = border("moving", home(SPENDER, "3:14", 20), road={"3:12": {"ramp": "F"}})
    game.decide("step B")
    assert game.facts(SPENDER, "at", "body") == ("3:12", 4)
    game = moving(car(SPENDER, "3:10", 20), *OTHERS, settings=EXPERT, road={"3:12": {"ramp": "B"}})
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body") == ("3:12", 4)
