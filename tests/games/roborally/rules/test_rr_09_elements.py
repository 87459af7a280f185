"""RR-9: pushers, gears and crushers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import belt, course, crusher, gear, pit, pusher, wall
from tests.games.roborally.table import Table, register

NAMES = ("twonky", "hammer_bot", "spin_bot", "twitch")
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def after_c(robots: list[tuple[int, int]], drawn: dict[str, Any], number: int = 1) -> Table:
    """The table after step C of a register in which nobody has a card and all face north."""
    return register([{"x": x, "y": y, "facing": "N"} for x, y in robots], drawn, number=number, until="D")


def squares(table: Table, count: int) -> list[tuple[int | None, int | None]]:
    return [table.at(name)[:2] for name in NAMES[:count]]


def statuses(table: Table, count: int) -> list[str]:
    return [table.robot(name)["status"] for name in NAMES[:count]]


@pytest.mark.clause("RR-9.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("acting", [(1, 3, 5), (2, 4)])
def test_a_pusher_acts_only_in_its_registers(acting: tuple[int, ...], number: int) -> None:
    table = after_c([(5, 5)], course(pusher(5, 5, "E", *acting)), number)
    assert table.at("twonky") == ((6, 5, "N") if number in acting else (5, 5, "N"))


@pytest.mark.clause("RR-9.1")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_a_pusher_pushes_one_square_its_way(way: str) -> None:
    dx, dy = STEP[way]
    assert squares(after_c([(5, 5)], course(pusher(5, 5, way))), 1) == [(5 + dx, 5 + dy)]


@pytest.mark.clause("RR-9.1")
def test_a_pusher_pushes_the_robot_on_its_own_square_only() -> None:
    assert squares(after_c([(6, 5), (4, 5)], course(pusher(5, 5, "E"))), 2) == [(6, 5), (4, 5)]


@pytest.mark.clause("RR-9.2")
def test_a_pusher_pushes_a_chain() -> None:
    assert squares(after_c([(5, 5), (6, 5), (7, 5)], course(pusher(5, 5, "E"))), 3) == [
        (6, 5),
        (7, 5),
        (8, 5),
    ]


@pytest.mark.clause("RR-9.2")
@pytest.mark.parametrize("edge", [wall(5, 5, "E"), wall(6, 5, "E"), wall(8, 5, "W")])
def test_a_wall_stops_a_pusher_and_its_chain(edge: dict[str, Any]) -> None:
    robots = [(5, 5), (6, 5), (7, 5)]
    assert squares(after_c(robots, course(pusher(5, 5, "E"), walls=[edge])), 3) == robots


@pytest.mark.clause("RR-9.2")
def test_a_pusher_pushes_into_pits_and_off_the_course() -> None:
    table = after_c([(5, 5), (11, 8)], course(pusher(5, 5, "E"), pit(6, 5), pusher(11, 8, "E")))
    assert statuses(table, 2) == ["destroyed", "destroyed"]
    assert [table.robot(name)["lives"] for name in NAMES[:2]] == [2, 2]


@pytest.mark.clause("RR-9.2")
def test_a_pusher_pushes_the_front_of_a_chain_into_a_pit() -> None:
    table = after_c([(5, 5), (6, 5)], course(pusher(5, 5, "E"), pit(7, 5)))
    assert statuses(table, 2) == ["racing", "destroyed"]
    assert squares(table, 1) == [(6, 5)]


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_two_pushers_for_one_square_cancel(swapped: bool) -> None:
    robots = [(4, 5), (6, 5)]
    robots = robots[::-1] if swapped else robots
    assert squares(after_c(robots, course(pusher(4, 5, "E"), pusher(6, 5, "W"))), 2) == robots


@pytest.mark.clause("RR-9.3")
def test_pushers_at_a_right_angle_cancel_too() -> None:
    robots = [(4, 5), (5, 4)]
    assert squares(after_c(robots, course(pusher(4, 5, "E"), pusher(5, 4, "S"))), 2) == robots


@pytest.mark.clause("RR-9.3")
def test_two_pushers_for_one_square_cancel_with_a_robot_on_it() -> None:
    robots = [(4, 5), (6, 5), (5, 5)]
    assert squares(after_c(robots, course(pusher(4, 5, "E"), pusher(6, 5, "W"))), 3) == robots


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_robot_pushed_in_a_chain_and_one_pushed_directly_onto_one_square_both_stay(order: tuple[int, ...]) -> None:
    """The first pushes the second towards (6, 5), the third is pushed there from the north."""
    robots = [[(4, 5), (5, 5), (6, 4)][place] for place in order]
    assert squares(after_c(robots, course(pusher(4, 5, "E"), pusher(6, 4, "S"))), 3) == robots


@pytest.mark.clause("RR-9.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_two_chains_that_would_end_on_one_square_stay_as_a_whole(swapped: bool) -> None:
    robots = [(3, 5), (4, 5), (7, 5), (6, 5)]
    robots = robots[::-1] if swapped else robots
    table = after_c(robots, course(pusher(3, 5, "E"), pusher(7, 5, "W")))
    assert squares(table, 4) == robots
    assert sorted(event["robot"] for event in table.told("not_shoved")) == sorted(
        name for name, at in zip(NAMES, robots, strict=True) if at in ((3, 5), (7, 5))
    )


@pytest.mark.clause("RR-9.3")
def test_robots_in_the_middle_of_crossing_chains_that_would_share_a_square_stay_with_all_the_others() -> None:
    """Both chains would bring a robot to (5, 5), where a fourth robot stands and another square lies beyond."""
    robots = [(3, 5), (4, 5), (5, 4), (5, 5)]
    assert squares(after_c(robots, course(pusher(3, 5, "E"), pusher(5, 4, "S"))), 4) == robots


@pytest.mark.clause("RR-9.3", "RR-9.7")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_a_robot_that_stays_for_one_chain_stays_for_its_own_pusher_too(order: tuple[int, ...]) -> None:
    """The second would be shoved to (6, 5), where the third is pushed too: it stays, whatever its own pusher wants."""
    robots = [[(4, 5), (5, 5), (6, 4)][place] for place in order]
    drawn = course(pusher(4, 5, "E"), pusher(5, 5, "S"), pusher(6, 4, "S"))
    assert squares(after_c(robots, drawn), 3) == robots


@pytest.mark.clause("RR-9.3")
def test_a_chain_that_pushes_a_robot_that_has_to_stay_stays_too() -> None:
    """(6, 5) is wanted twice; the robot at (5, 6) would shove one that stays."""
    robots = [(5, 6), (5, 5), (7, 5)]
    drawn = course(pusher(5, 6, "N"), pusher(5, 5, "E"), pusher(7, 5, "W"))
    assert squares(after_c(robots, drawn), 3) == robots


@pytest.mark.clause("RR-9.3", "RR-9.2")
def test_a_chain_that_a_wall_holds_cancels_nothing() -> None:
    drawn = course(pusher(3, 5, "E"), pusher(5, 4, "S"), walls=[wall(4, 5, "E")])
    assert squares(after_c([(3, 5), (4, 5), (5, 4)], drawn), 3) == [(3, 5), (4, 5), (5, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_chains_pushed_into_one_pit_do_not_hold_each_other() -> None:
    drawn = course(pusher(3, 5, "E"), pit(5, 5), pusher(5, 4, "S"))
    table = after_c([(3, 5), (4, 5), (5, 4)], drawn)
    assert statuses(table, 3) == ["racing", "destroyed", "destroyed"]
    assert squares(table, 1) == [(4, 5)]


@pytest.mark.clause("RR-9.3", "RR-21.1")
def test_a_virtual_robot_takes_no_pushers_square_from_another() -> None:
    robots: list[dict[str, Any]] = [{"x": 4, "y": 5}, {"x": 6, "y": 5, "virtual": True}]
    drawn = course(pusher(4, 5, "E"), pusher(6, 5, "W"))
    table = register(robots, drawn, until="D", options={"virtual_robots": True})
    assert squares(table, 2) == [(5, 5), (5, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.4")
def test_pushers_look_at_the_positions_after_the_belts() -> None:
    """One robot is carried onto a pusher, the other one is carried off one."""
    drawn = course(belt(2, 5, "E"), pusher(3, 5, "S"), belt(7, 5, "E"), pusher(7, 5, "S"))
    assert squares(after_c([(2, 5), (7, 5)], drawn), 2) == [(3, 6), (8, 5)]


@pytest.mark.clause("RR-9.3")
def test_a_pusher_that_rests_cancels_nothing() -> None:
    drawn = course(pusher(4, 5, "E", 1, 3, 5), pusher(6, 5, "W", 2, 4))
    assert squares(after_c([(4, 5), (6, 5)], drawn), 2) == [(5, 5), (6, 5)]


@pytest.mark.clause("RR-9.3")
def test_a_push_held_by_a_wall_cancels_nothing() -> None:
    drawn = course(pusher(4, 5, "E"), pusher(6, 5, "W"), walls=[wall(4, 5, "E")])
    assert squares(after_c([(4, 5), (6, 5)], drawn), 2) == [(4, 5), (5, 5)]


@pytest.mark.clause("RR-9.3")
def test_a_robot_pushed_onto_another_active_pusher_is_not_pushed_again() -> None:
    assert squares(after_c([(4, 5)], course(pusher(4, 5, "E"), pusher(5, 5, "S"))), 1) == [(5, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_pushers_act_in_dock_order_and_a_shoved_robot_is_not_pushed_again() -> None:
    """Dock 1 is pushed first and shoves dock 2 off its own pusher."""
    drawn = course(pusher(4, 5, "E"), pusher(5, 5, "S"))
    assert squares(after_c([(4, 5), (5, 5)], drawn), 2) == [(5, 5), (6, 5)]


@pytest.mark.clause("RR-9.3", "RR-9.7")
def test_pushers_in_dock_order_the_other_way_round() -> None:
    """Dock 1 is pushed away first; dock 2 then lands on the empty pusher and stays there."""
    drawn = course(pusher(4, 5, "E"), pusher(5, 5, "S"))
    assert squares(after_c([(5, 5), (4, 5)], drawn), 2) == [(5, 6), (5, 5)]


@pytest.mark.clause("RR-9.7")
def test_a_robot_shoved_onto_an_active_pusher_is_not_pushed_again() -> None:
    drawn = course(pusher(4, 5, "E"), pusher(6, 5, "S"))
    assert squares(after_c([(4, 5), (5, 5)], drawn), 2) == [(5, 5), (6, 5)]


@pytest.mark.clause("RR-9.7")
def test_robots_pushed_into_one_pit_do_not_block_each_other() -> None:
    table = after_c([(4, 5), (6, 5)], course(pusher(4, 5, "E"), pit(5, 5), pusher(6, 5, "W")))
    assert statuses(table, 2) == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-9.7")
def test_robots_pushed_off_one_edge_do_not_block_each_other() -> None:
    drawn = course(pusher(11, 5, "E"), pusher(11, 7, "E"), pusher(3, 0, "N"))
    table = after_c([(11, 5), (11, 7), (3, 0)], drawn)
    assert statuses(table, 3) == ["destroyed"] * 3


@pytest.mark.clause("RR-9.4")
@pytest.mark.parametrize(("rotation", "after"), [("cw", "ESWN"), ("ccw", "WNES")])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_gear_turns_the_robot_on_it(rotation: str, after: str, number: int) -> None:
    for facing, turned in zip("NESW", after, strict=True):
        table = register([{"x": 5, "y": 5, "facing": facing}], course(gear(5, 5, rotation)), number=number, until="D")
        assert table.at("twonky") == (5, 5, turned)


@pytest.mark.clause("RR-9.4")
def test_a_gear_turns_a_powered_down_robot() -> None:
    table = register([{"x": 5, "y": 5, "facing": "N", "powered_down": True}], course(gear(5, 5, "cw")), until="D")
    assert table.at("twonky") == (5, 5, "E")


@pytest.mark.clause("RR-9.4")
def test_a_gear_turns_a_robot_after_its_card() -> None:
    table = register([{"x": 4, "y": 5, "facing": "E", "card": "P490"}], course(gear(5, 5, "ccw")), until="D")
    assert table.at("twonky") == (5, 5, "N")


@pytest.mark.clause("RR-9.5", "RR-9.4")
@pytest.mark.parametrize("number", [1, 2])
def test_a_pusher_on_a_gear_pushes_before_the_gear_turns(number: int) -> None:
    drawn = course(pusher(5, 5, "E", 1, 3, 5), gear(5, 5, "cw"))
    table = after_c([(5, 5)], drawn, number)
    assert table.at("twonky") == ((6, 5, "N") if number == 1 else (5, 5, "E"))


@pytest.mark.clause("RR-9.5")
def test_a_belt_carries_onto_a_pusher_that_pushes_onto_a_gear() -> None:
    drawn = course(belt(3, 5, "E"), pusher(4, 5, "S"), gear(4, 6, "ccw"))
    assert after_c([(3, 5)], drawn).at("twonky") == (4, 6, "W")


@pytest.mark.clause("RR-9.5")
@pytest.mark.parametrize("number", [1, 2])
def test_a_pusher_acts_on_a_robot_that_the_belt_of_the_square_could_not_carry(number: int) -> None:
    drawn = course(belt(5, 5, "E"), pusher(5, 5, "S", 1, 3, 5), walls=[wall(5, 5, "E")])
    table = after_c([(5, 5)], drawn, number)
    assert table.at("twonky") == ((5, 6, "N") if number == 1 else (5, 5, "N"))


@pytest.mark.clause("RR-9.5")
def test_a_pusher_does_not_push_onto_a_belt_that_has_run_already() -> None:
    assert after_c([(4, 5)], course(pusher(4, 5, "E"), belt(5, 5, "E"))).at("twonky") == (5, 5, "N")


@pytest.mark.clause("RR-9.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_crusher_destroys_in_its_registers(number: int) -> None:
    table = after_c([(5, 5)], course(crusher(5, 5, 2, 3)), number)
    assert statuses(table, 1) == (["destroyed"] if number in (2, 3) else ["racing"])
    assert table.robot("twonky")["lives"] == (2 if number in (2, 3) else 3)


@pytest.mark.clause("RR-9.6")
def test_a_crusher_acts_after_belts_and_pushers() -> None:
    """One robot is carried under a crusher, one is pushed under one, and one is pushed out from under one."""
    drawn = course(
        belt(2, 2, "E"),
        crusher(3, 2),
        pusher(2, 5, "E"),
        crusher(3, 5),
        pusher(2, 8, "E"),
        crusher(2, 8),
    )
    table = after_c([(2, 2), (2, 5), (2, 8)], drawn)
    assert statuses(table, 3) == ["destroyed", "destroyed", "racing"]
    assert table.at("spin_bot") == (3, 8, "N")


@pytest.mark.clause("RR-9.6")
def test_driving_over_a_crusher_is_harmless() -> None:
    table = register([{"x": 4, "y": 5, "facing": "E", "card": "P670"}], course(crusher(5, 5)), until="D")
    assert table.at("twonky") == (6, 5, "E")


@pytest.mark.clause("RR-9.6")
def test_a_crushed_robot_can_not_save_itself_with_an_option() -> None:
    table = register([{"x": 5, "y": 5, "options": ["brakes"]}], course(crusher(5, 5)), until="D")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["options"] == []
