"""GB-14: collisions, from the blow to the push (GB-14.1 to GB-14.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, Table, car, moving

EXPERT = {"expert": True}
BEHIND = car(DUKE, "5:2")
LOW, HIGH, BANK = (6, 8, 30, 32), (18, 20, 22), (40,)


def blow(direction: str, speed: int, struck: int, **fields: Any) -> Table:
    """The Don at 3:14 strikes Parker, who drives (or stands) on one of his three front spaces."""
    at = {"F": "3:16", "FL": "2:15", "FR": "4:15"}[direction]
    game = moving(car(DON, "3:14", speed), car(PARKER, at, struck, **fields), dice="wheel wheel wheel wheel")
    game.decide(f"step {direction}")
    return game


@pytest.mark.clause("GB-14.1")
@pytest.mark.parametrize(("direction", "wheels"), [("F", (3, 0, 0)), ("FL", (1, 0, 0)), ("FR", (1, 0, 0))])
def test_the_points_and_wheels_are_spent_but_the_moving_car_stays(direction: str, wheels: tuple[int, int, int]) -> None:
    at = {"F": "3:16", "FL": "2:15", "FR": "4:15"}[direction]
    game = moving(car(DON, "3:14", 20), car(PARKER, at, 20))
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "speed") == ("3:14", 20)
    assert (game.turn()["movement"], game.wheels()) == (1, wheels)
    assert game.told("moves") == []


@pytest.mark.clause("GB-14.2")
@pytest.mark.parametrize(("direction", "space"), [("F", "3:18"), ("FL", "1:16"), ("FR", "5:16")])
@pytest.mark.parametrize(("speed", "struck"), [(10, 50), (20, 20), (50, 10)])
def test_a_normal_ram_costs_each_one_and_pushes_the_struck_car_in_the_direction_of_the_blow(
    direction: str, space: str, speed: int, struck: int
) -> None:
    game = blow(direction, speed, struck)
    assert game.facts(DON, "at", "body", "cash", "speed") == ("3:14", 4, 900, speed)
    assert game.facts(PARKER, "at", "body", "cash", "speed") == (space, 4, 900, struck)
    hit = {"F": "3:16", "FL": "2:15", "FR": "4:15"}[direction]
    assert game.bills() == {"3:14": 100, hit: 100}
    assert game.told("rams") == [{"car": DON, "other": PARKER, "direction": direction}]
    assert game.told("pushed") == [{"car": PARKER, "space": space}]
    assert game.turn()["movement"] == speed // 10 - 1


@pytest.mark.clause("GB-14.3")
@pytest.mark.parametrize(("direction", "space"), [("F", "3:18"), ("FL", "1:16"), ("FR", "5:16")])
@pytest.mark.parametrize("speed", [10, 20, 40])
@pytest.mark.parametrize("facing", ["F", "B"])
def test_a_stopped_car_is_a_crash_whatever_the_direction_of_the_blow(
    direction: str, space: str, speed: int, facing: str
) -> None:
    game = blow(direction, speed, 0, facing=facing)
    points = speed // 10
    assert game.facts(DON, "at", "body", "cash", "speed") == ("3:14", 5 - points, 1000 - 100 * points, 0)
    assert game.facts(PARKER, "at", "body", "speed", "facing") == (space, 5 - points, 0, facing)
    assert game.told("crashes") == [{"car": DON, "other": PARKER, "direction": direction, "points": points}]
    assert (game.phase(), game.told("rams")) == ("moved", [])


def head_on(speed: int, other: int, *more: dict[str, Any], **fields: Any) -> Table:
    """Spender drives out at 3:14, Parker comes home at 3:16, in the expert variant."""
    cars = [car(SPENDER, "3:14", speed), car(PARKER, "3:16", other, homeward=True), *(more or [BEHIND])]
    game = moving(*cars, settings=EXPERT, **fields)
    game.decide("step F")
    return game


@pytest.mark.clause("GB-14.3")
@pytest.mark.parametrize(("speed", "other", "spender", "parker"), [
    (10, 10, "3:14", "3:18"), (20, 10, "3:14", "3:18"), (30, 10, "3:14", "3:18"),
    (10, 20, "3:12", "3:16"), (10, 30, "3:12", "3:16"),
])  # fmt: skip
def test_cars_of_opposite_ways_crash_with_the_sum_of_their_speeds_and_the_slower_is_pushed(
    speed: int, other: int, spender: str, parker: str
) -> None:
    game = head_on(speed, other)
    points = (speed + other) // 10
    assert game.facts(SPENDER, "at", "body", "speed", "facing") == (spender, 7 - points, 0, "F")
    assert game.facts(PARKER, "at", "body", "speed", "facing") == (parker, 5 - points, 0, "B")
    assert game.bills() == {"3:14": 100 * points, "3:16": 100 * points}
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.3")
def test_a_homeward_car_that_follows_another_only_rams_it() -> None:
    cars = [car(SPENDER, "3:16", 30, homeward=True), car(PARKER, "3:14", 10, homeward=True), BEHIND]
    game = moving(*cars, settings=EXPERT)
    game.decide("step B")
    assert (game.damage(SPENDER), game.damage(PARKER)) == (1, 1)
    assert game.facts(PARKER, "at", "speed") == ("3:12", 10)


@pytest.mark.clause("GB-14.3")
def test_a_rammer_that_is_thrown_back_stays_at_a_container_without_further_damage() -> None:
    game = head_on(10, 20, road={"3:12": {"container": True}})
    assert game.facts(SPENDER, "at", "body", "speed") == ("3:14", 4, 0)


def sideways(at: str, direction: str, other: str, **fields: Any) -> Table:
    """Spender at 10 mph strikes Parker, who comes home at 20, on a diagonal: Spender is thrown back."""
    cars = [car(SPENDER, at, 10), car(PARKER, other, 20, homeward=True), BEHIND]
    game = moving(*cars, settings=EXPERT, **fields)
    game.decide(f"step {direction}")
    assert game.car(PARKER)["at"] == other
    return game


@pytest.mark.clause("GB-14.3")
def test_a_squeeze_on_a_diagonal_still_costs_it_one() -> None:
    game = sideways("3:14", "FL", "2:15", road={"4:13": {"container": True}})
    assert game.facts(SPENDER, "at", "body") == ("3:14", 3)
    game = sideways("1:8", "FR", "2:9")
    assert game.facts(SPENDER, "at", "body") == ("1:8", 3), "the low pier at 7"


@pytest.mark.clause("GB-14.3", "GB-15.1", "GB-7.11")
def test_it_may_fall_into_the_river_in_its_own_turn() -> None:
    game = sideways("1:14", "FR", "2:15", dice="shot shot")
    assert game.facts(SPENDER, "at", "exit", "speed", "body") == ("river", "1:14", 0, 4)
    assert game.told("sells") == [{"car": SPENDER, "count": 2, "amount": 200}]
    assert game.asked() != ("moved", SPENDER)


@pytest.mark.clause("GB-14.3", "GB-14.4")
def test_it_may_start_a_chain_behind_it() -> None:
    game = head_on(10, 20, car(DUKE, "3:12", 20))
    assert game.facts(DUKE, "at", "body", "speed") == ("3:10", 4, 20)
    assert game.facts(SPENDER, "at", "body") == ("3:12", 7 - 3 - 1)
    assert game.bills() == {"3:14": 400, "3:16": 300}, "Duke's bill is collected by Spender"
    assert game.car(SPENDER)["cash"] == 1000 - 400 + 100


@pytest.mark.clause("GB-14.4")
@pytest.mark.parametrize("speed", [0, 30])
def test_every_contact_of_a_chain_costs_both_cars_one(speed: int) -> None:
    cars = [car(DON, "3:8", 20), car(PARKER, "3:10", 20), car(SPENDER, "3:12", speed), car(DUKE, "3:14", speed)]
    game = moving(*cars)
    game.decide("step F")
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER, DUKE)] == [1, 2, 2, 1]
    assert [game.car(driver)["at"] for driver in (DON, PARKER, SPENDER, DUKE)] == ["3:8", "3:12", "3:14", "3:16"]
    assert game.facts(SPENDER, "speed", "facing") == (speed, "F"), "no crash further on"
    assert len(game.told("contact")) == 2


@pytest.mark.clause("GB-14.4")
def test_a_gap_ends_a_chain_and_so_does_a_bend() -> None:
    cars = [car(DON, "3:8", 20), car(PARKER, "3:10", 20), car(SPENDER, "3:14", 20), car(DUKE, "2:11", 20)]
    game = moving(*cars)
    game.decide("step F")
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER, DUKE)] == [1, 1, 0, 0]


@pytest.mark.clause("GB-14.4")
def test_a_chain_may_run_along_a_diagonal() -> None:
    game = moving(car(DON, "5:10", 20), car(PARKER, "4:11", 20), car(SPENDER, "3:12", 20))
    game.decide("step FL")
    assert [game.car(driver)["at"] for driver in (DON, PARKER, SPENDER)] == ["5:10", "3:12", "2:13"]
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER)] == [1, 2, 1]


@pytest.mark.clause("GB-14.4")
def test_the_crash_rule_applies_to_the_first_contact_only() -> None:
    game = moving(car(DON, "3:8", 30), car(PARKER, "3:10", 0), car(SPENDER, "3:12", 20))
    game.decide("step F")
    assert [game.damage(driver) for driver in (DON, PARKER, SPENDER)] == [3, 4, 1]
    assert [game.car(driver)["speed"] for driver in (DON, PARKER, SPENDER)] == [0, 0, 20]


@pytest.mark.clause("GB-14.5")
@pytest.mark.parametrize("speed", [10, 20, 30, 40, 50])
def test_a_container_straight_ahead_costs_the_speed_points_and_stops_the_car(speed: int) -> None:
    game = moving(car(SPENDER, "3:10", speed), BEHIND, road={"3:12": {"container": True}})
    game.decide("step F")
    points = speed // 10
    assert game.facts(SPENDER, "at", "body", "cash", "speed") == ("3:10", 7 - points, 1000 - 100 * points, 0)
    assert (game.bills(), game.phase()) == ({"3:10": 100 * points}, "moved")
    assert game.on("3:12") == {"container": True}


@pytest.mark.clause("GB-14.5")
@pytest.mark.parametrize(("direction", "space"), [("FL", "2:11"), ("FR", "4:11")])
def test_a_container_hit_by_a_lane_change_costs_one_and_the_car_goes_on(direction: str, space: str) -> None:
    game = moving(car(DON, "3:10", 20), BEHIND, road={space: {"container": True}})
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "body", "speed") == ("3:10", 4, 20)
    assert (game.turn()["movement"], game.wheels()) == (1, (1, 0, 0))
    game.decide("step F")
    assert game.car(DON)["at"] == "3:12"


@pytest.mark.clause("GB-14.5", "GB-24.7")
def test_a_police_post_is_hit_like_a_container() -> None:
    cars = [car(SPENDER, "3:36", 20), car(PARKER, "1:4"), BEHIND]
    game = moving(*cars, settings=EXPERT)
    game.decide("step FR")
    assert game.facts(SPENDER, "at", "body") == ("4:37", 7)
    game.decide("step F")
    assert game.facts(SPENDER, "at", "body", "speed") == ("4:37", 5, 0), "the post at 4:39"


@pytest.mark.clause("GB-14.6")
@pytest.mark.parametrize("behind", [0, 1, 2])
def test_in_a_pile_up_nobody_moves_and_all_take_the_rammers_speed_points(behind: int) -> None:
    others = [PARKER, DUKE, PUPETTA][: 1 + behind]
    chain = [car(driver, f"3:{12 + 2 * place}", 10) for place, driver in enumerate(others)]
    road = {f"3:{14 + 2 * behind}": {"container": True}}
    game = moving(car(DON, "3:10", 30), *chain, road=road)
    game.decide("step F")
    for place, driver in enumerate([DON, *others]):
        assert game.facts(driver, "at", "body", "cash", "speed") == (f"3:{10 + 2 * place}", 2, 700, 0)
    assert game.told("pile_up") == [{"car": DON, "points": 3}]
    assert game.phase() == "moved"


@pytest.mark.clause("GB-14.6")
def test_a_crash_against_a_container_costs_the_two_the_sum_and_the_others_the_rammers_points() -> None:
    cars = [car(SPENDER, "3:10", 20), car(PARKER, "3:12", 20, homeward=True), car(DUKE, "3:14", 10)]
    game = moving(*cars, settings=EXPERT, road={"3:16": {"container": True}})
    game.decide("step F")
    assert [game.damage(driver) for driver in (SPENDER, PARKER, DUKE)] == [4, 4, 2]
    assert [game.car(driver)["speed"] for driver in (SPENDER, PARKER, DUKE)] == [0, 0, 0]
    assert [game.car(driver)["at"] for driver in (SPENDER, PARKER, DUKE)] == ["3:10", "3:12", "3:14"]


def backed(rammer: str, way: str, body: int = 5) -> Table:
    """A driver at 10 mph strikes Parker, who comes at 20, and is thrown back on the Don, behind whom is a container."""
    sign = 1 if way == "F" else -1
    home = way == "B"
    at = [f"3:{22 + 2 * sign * place}" for place in range(4)]
    cars = [
        car(rammer, at[2], 10, homeward=home, body=body),
        car(PARKER, at[3], 20, homeward=not home, body=3),
        car(DON, at[1], 20, homeward=home, body=1),
    ]
    game = moving(*cars, settings=EXPERT, wall=3, road={at[0]: {"container": True}})
    game.decide(f"step {way}")
    assert [game.car(driver)["at"] for driver in (rammer, PARKER, DON)] == [at[2], at[3], at[1]], "nobody moves"
    return game


@pytest.mark.clause("GB-14.6", "GB-14.3", "GB-20.1")
@pytest.mark.parametrize("way", ["F", "B"])
@pytest.mark.parametrize("rammer", [DUKE, PUPETTA])
def test_a_chain_thrown_back_against_a_container_costs_the_two_that_crashed_the_sum_pupetta_too(
    rammer: str, way: str
) -> None:
    game = backed(rammer, way)
    assert [game.damage(driver) for driver in (rammer, PARKER, DON)] == [3, 3, 1]
    assert [game.car(driver)["speed"] for driver in (rammer, PARKER, DON)] == [0, 0, 0]


@pytest.mark.clause("GB-14.6", "GB-16.2")
@pytest.mark.parametrize("way", ["F", "B"])
def test_none_of_the_cars_of_such_a_pile_up_spins_out(way: str) -> None:
    game = backed(DUKE, way, body=2)
    assert [game.car(driver)["body"] for driver in (DUKE, PARKER, DON)] == [0, 0, 0]
    against = "B" if way == "F" else "F"
    assert [game.car(driver)["facing"] for driver in (DUKE, PARKER, DON)] == [way, against, way]
    assert "spins_out" not in game.story()


@pytest.mark.clause("GB-14.7", "GB-2.8", "GB-19.7")
@pytest.mark.parametrize("y", [*LOW, *HIGH, *BANK])
@pytest.mark.parametrize(("inner", "outer", "direction"), [(2, 1, "FL"), (4, 5, "FR")])
def test_a_car_squeezed_against_a_pier_or_the_bank_takes_one_more_and_nobody_moves(
    y: int, inner: int, outer: int, direction: str
) -> None:
    game = moving(car(DON, f"{inner}:{y - 1}", 10), car(PARKER, f"{outer}:{y}", 20))
    game.decide(f"step {direction}")
    assert game.facts(DON, "at", "body", "speed") == (f"{inner}:{y - 1}", 4, 10)
    assert game.facts(PARKER, "at", "body", "cash", "speed") == (f"{outer}:{y}", 3, 800, 20)
    assert game.told("squeezed") == [{"car": PARKER}]


@pytest.mark.clause("GB-14.7")
def test_only_the_last_car_of_a_chain_is_squeezed() -> None:
    game = moving(
        car(DON, "4:13", 10), car(PARKER, "3:14", 20), car(DUKE, "2:15", 30), road={"1:16": {"container": True}}
    )
    game.decide("step FL")
    assert [game.damage(driver) for driver in (DON, PARKER, DUKE)] == [1, 2, 2]
    assert [game.car(driver)["at"] for driver in (DON, PARKER, DUKE)] == ["4:13", "3:14", "2:15"]
    assert [game.car(driver)["speed"] for driver in (DON, PARKER, DUKE)] == [10, 20, 30]


@pytest.mark.clause("GB-14.7", "GB-14.3")
def test_a_stopped_car_is_squeezed_on_top_of_the_crash() -> None:
    game = moving(car(DON, "2:19", 20), car(PARKER, "1:20", 0), dice="wheel wheel")
    game.decide("step FL")
    assert [game.damage(driver) for driver in (DON, PARKER)] == [2, 3]
    assert [game.car(driver)["speed"] for driver in (DON, PARKER)] == [0, 0]


@pytest.mark.clause("GB-14.7", "GB-24.7")
def test_a_police_post_squeezes_too() -> None:
    game = moving(car(DON, "4:37", 10), car(PARKER, "3:38", 20), BEHIND, settings=EXPERT)
    game.decide("step FL")
    assert (game.damage(PARKER), game.car(PARKER)["at"]) == (2, "3:38")


@pytest.mark.clause("GB-14.8", "GB-15.2")
@pytest.mark.parametrize("y", [2, 4, 10, 12, 14, 16, 24, 26, 28, 34, 36, 38])
@pytest.mark.parametrize(("inner", "outer", "direction"), [(2, 1, "FL"), (4, 5, "FR")])
def test_at_the_river_the_last_car_falls(y: int, inner: int, outer: int, direction: str) -> None:
    game = moving(car(DON, f"{inner}:{y - 1}", 10), car(PARKER, f"{outer}:{y}", 20))
    game.decide(f"step {direction}")
    assert game.facts(PARKER, "at", "exit", "speed", "body", "cash") == ("river", f"{outer}:{y}", 0, 4, 900)
    assert game.told("falls") == [{"car": PARKER, "space": f"{outer}:{y}"}]


@pytest.mark.clause("GB-14.8")
def test_and_the_others_move_up() -> None:
    game = moving(car(DON, "3:12", 10), car(SPENDER, "2:13", 20), car(PARKER, "1:14", 20))
    game.decide("step FL")
    assert game.facts(PARKER, "at", "exit", "body") == ("river", "1:14", 4)
    assert game.facts(SPENDER, "at", "body", "cash") == ("1:14", 5, 1000 - 200 + 100)
    assert game.car(DON)["at"] == "3:12"


@pytest.mark.clause("GB-14.9")
def test_first_all_damage_then_spin_outs_then_the_chain_moves_from_its_far_end() -> None:
    cars = [car(DON, "3:8", 20), car(PARKER, "3:10", 20, body=2), car(DUKE, "3:12", 20)]
    game = moving(*cars, road={"3:14": {"cash": 300, "barrier": 1}})
    game.decide("step F")
    assert game.bills() == {"3:8": 100, "3:10": 200, "3:14": 100}
    pushed = [event["car"] for event in game.told("pushed")]
    assert pushed == [DUKE, PARKER]
    story = game.story("spins_out", "pushed", "breaks_barriers")
    assert story == ["spins_out", "pushed", "breaks_barriers", "pushed"]
    assert game.facts(DUKE, "cash", "body") == (1000 - 100 + 300 - 100, 3)
    assert game.facts(PARKER, "cash", "facing", "speed") == (1000 - 200 + 100, "B", 0)


@pytest.mark.clause("GB-14.10")
@pytest.mark.parametrize(("thing", "speed", "points", "after", "left"), [
    ({"barrier": 2}, 20, 2, 20, {}),
    ({"nails": 2}, 30, 0, 10, {}),
    ({"nails": 4}, 30, 0, 0, {}),
    ({"speed_limit": True}, 30, 0, 30, {"speed_limit": True}),
    ({"speed_limit": True}, 40, 1, 40, {"speed_limit": True}),
    ({"speed_limit": True}, 50, 2, 50, {"speed_limit": True}),
    ({"mine": DON}, 20, 2, 20, {}),
    ({"mine": PARKER}, 20, 0, 20, {"mine": PARKER}),
])  # fmt: skip
def test_a_pushed_car_suffers_what_lies_on_its_new_space_at_its_own_speed_and_nails_at_once(
    thing: dict[str, Any], speed: int, points: int, after: int, left: dict[str, Any]
) -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", speed), road={"3:14": {**thing, "cash": 400}})
    game.decide("step F")
    assert game.facts(PARKER, "at", "body", "speed") == ("3:14", 4 - points, after)
    assert game.car(PARKER)["cash"] == 900 + 400 - 100 * points
    here = {name: thing for name, thing in game.on("3:14").items() if name != "cash"}
    assert here == left


@pytest.mark.clause("GB-14.10", "GB-19.6")
@pytest.mark.parametrize(("driver", "points"), [(PARKER, 2), (DUKE, 1)])
def test_it_suffers_damaged_road(driver: str, points: int) -> None:
    game = moving(car(DON, "3:18", 20), car(driver, "3:20", 20))
    game.decide("step F")
    assert (game.car(driver)["at"], game.damage(driver)) == ("3:22", points)


@pytest.mark.clause("GB-14.10")
def test_police_there_are_shifted_where_the_active_player_chooses() -> None:
    game = moving(car(DON, "3:10", 20), car(PARKER, "3:12", 20), road={"3:14": {"police": 3}})
    game.decide("step F")
    assert game.waiting() == [0]
    assert game.offered("shift") == {"2:13", "2:15", "4:13", "4:15"}
    game.decide("shift 4:13", seat=0)
    assert (game.on("4:13"), game.car(PARKER)["at"], game.damage(PARKER)) == ({"police": 3}, "3:14", 1)
