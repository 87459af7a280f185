"""RR-8: belts, who is carried and who stays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import ASIDE, belt, course, express, gear, hammer, pit, pusher, wall, wrench
from tests.games.roborally.table import Table, register

NAMES = ("twonky", "hammer_bot", "spin_bot", "twitch", "zoom_bot", "squash_bot")


def carried(robots: list[tuple[int, int]], drawn: dict[str, Any], facing: str = "N", **fields: Any) -> Table:
    """The table after step C of a register in which nobody has a card."""
    return register([{"x": x, "y": y, "facing": facing} for x, y in robots], drawn, until="D", **fields)


def squares(table: Table, count: int) -> list[tuple[int | None, int | None]]:
    return [table.at(name)[:2] for name in NAMES[:count]]


@pytest.mark.clause("RR-8.1")
@pytest.mark.parametrize(
    ("way", "one", "two"),
    [
        ("N", (5, 4), (5, 3)),
        ("E", (6, 5), (7, 5)),
        ("S", (5, 6), (5, 7)),
        ("W", (4, 5), (3, 5)),
    ],
)
def test_a_belt_carries_one_square_and_an_express_belt_two(
    way: str, one: tuple[int, int], two: tuple[int, int]
) -> None:
    slow = course(belt(5, 5, way), belt(*one, way), belt(*two, way))
    fast = course(express(5, 5, way), express(*one, way), express(*two, way))
    assert squares(carried([(5, 5)], slow), 1) == [one]
    assert squares(carried([(5, 5)], fast), 1) == [two]


@pytest.mark.clause("RR-8.1")
def test_a_belt_carries_a_robot_that_drove_onto_it_and_none_that_drove_off() -> None:
    table = register(
        [{"x": 2, "y": 5, "facing": "E", "card": "P490"}, {"x": 8, "y": 5, "facing": "W", "card": "P500"}],
        course(belt(3, 5, "N"), belt(8, 5, "N")),
        until="D",
    )
    assert squares(table, 2) == [(3, 4), (7, 5)]


@pytest.mark.clause("RR-8.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_belts_run_in_every_register(number: int) -> None:
    assert squares(carried([(5, 5)], course(belt(5, 5, "E")), number=number), 1) == [(6, 5)]


@pytest.mark.clause("RR-8.1")
def test_a_powered_down_robot_is_carried() -> None:
    table = register([{"x": 3, "y": 5, "facing": "W", "powered_down": True}], course(belt(3, 5, "E")), until="D")
    assert table.at("twonky") == (4, 5, "W")


@pytest.mark.clause("RR-8.2")
def test_an_express_belt_that_ends_on_floor_carries_only_once() -> None:
    assert squares(carried([(5, 5)], course(express(5, 5, "E"))), 1) == [(6, 5)]


@pytest.mark.clause("RR-8.2")
def test_a_robot_carried_from_express_onto_a_normal_belt_is_carried_again() -> None:
    drawn = course(express(5, 5, "E"), belt(6, 5, "S"), belt(6, 6, "S"))
    assert squares(carried([(5, 5)], drawn), 1) == [(6, 6)]


@pytest.mark.clause("RR-8.2")
def test_a_robot_carried_from_a_normal_belt_onto_express_moves_no_further() -> None:
    drawn = course(belt(5, 5, "E"), express(6, 5, "E"), express(7, 5, "E"))
    assert squares(carried([(5, 5)], drawn), 1) == [(6, 5)]


@pytest.mark.clause("RR-8.3", "RR-8.5")
def test_a_belt_does_not_push_the_robot_it_runs_into() -> None:
    """TV-6."""
    assert squares(carried([(4, 5), (5, 5)], course(belt(4, 5, "E"))), 2) == [(4, 5), (5, 5)]


@pytest.mark.clause("RR-8.3")
@pytest.mark.parametrize("robots", [[(4, 5), (5, 5), (6, 5)], [(6, 5), (5, 5), (4, 5)], [(5, 5), (6, 5), (4, 5)]])
def test_belts_know_no_priority(robots: list[tuple[int, int]]) -> None:
    drawn = course(belt(4, 5, "E"), belt(5, 5, "E"), belt(6, 5, "E"))
    assert squares(carried(robots, drawn), 3) == [(x + 1, y) for x, y in robots]


@pytest.mark.clause("RR-8.4")
@pytest.mark.parametrize("swapped", [False, True])
def test_two_robots_for_one_square_both_stay(swapped: bool) -> None:
    """TV-5: neither moves and neither turns."""
    drawn = course(belt(4, 5, "E"), belt(5, 4, "S"), belt(5, 5, "S", "W"))
    robots = [{"x": 4, "y": 5, "facing": "E"}, {"x": 5, "y": 4, "facing": "S"}]
    table = register(robots[::-1] if swapped else robots, drawn, until="D")
    first, second = ("hammer_bot", "twonky") if swapped else ("twonky", "hammer_bot")
    assert table.at(first) == (4, 5, "E")
    assert table.at(second) == (5, 4, "S")


@pytest.mark.clause("RR-8.4")
def test_three_robots_for_one_square_all_stay() -> None:
    robots = [(4, 5), (5, 4), (6, 5)]
    drawn = course(belt(4, 5, "E"), belt(5, 4, "S"), belt(6, 5, "W"), belt(5, 5, "S"))
    assert squares(carried(robots, drawn), 3) == robots


@pytest.mark.clause("RR-8.4", "RR-8.1")
def test_express_belts_in_conflict_try_again_in_the_second_sub_step() -> None:
    """C1: both want (5, 5), both stay. C2: they want it again, and stay again."""
    robots = [(4, 5), (5, 4)]
    drawn = course(express(4, 5, "E"), express(5, 4, "S"), express(5, 5, "S"))
    assert squares(carried(robots, drawn), 2) == robots


@pytest.mark.clause("RR-8.4", "RR-8.1")
def test_a_conflict_is_judged_in_each_sub_step_by_itself() -> None:
    """C1 takes the express rider onto (5, 5); in C2 it moves on, so that the slow one can follow."""
    drawn = course(express(4, 5, "E"), belt(5, 4, "S"), belt(5, 5, "E"))
    assert squares(carried([(4, 5), (5, 4)], drawn), 2) == [(6, 5), (5, 5)]


@pytest.mark.clause("RR-8.5", "RR-8.1")
def test_an_express_rider_that_arrived_first_keeps_a_floor_square() -> None:
    drawn = course(express(4, 5, "E"), belt(5, 4, "S"))
    assert squares(carried([(4, 5), (5, 4)], drawn), 2) == [(5, 5), (5, 4)]


@pytest.mark.clause("RR-8.5", "RR-8.1")
def test_an_express_belt_waits_for_a_slow_robot_in_the_first_sub_step_only() -> None:
    """C1: the slow one in front does not move yet, so the express rider stays. C2: both move one square."""
    drawn = course(express(4, 5, "E"), belt(5, 5, "E"), belt(6, 5, "E"))
    assert squares(carried([(4, 5), (5, 5)], drawn), 2) == [(5, 5), (6, 5)]


@pytest.mark.clause("RR-8.5", "RR-8.6")
def test_a_queue_behind_a_robot_that_stands_still_stays() -> None:
    robots = [(3, 5), (4, 5), (5, 5), (6, 5)]
    drawn = course(belt(3, 5, "E"), belt(4, 5, "E"), belt(5, 5, "E"))
    assert squares(carried(robots, drawn), 4) == robots


@pytest.mark.clause("RR-8.6")
def test_a_queue_on_a_belt_moves_as_a_queue() -> None:
    drawn = course(*(belt(x, 5, "E") for x in range(3, 7)))
    assert squares(carried([(3, 5), (4, 5), (5, 5), (6, 5)], drawn), 4) == [(4, 5), (5, 5), (6, 5), (7, 5)]


@pytest.mark.clause("RR-8.6")
def test_a_queue_on_an_express_belt_moves_two_squares() -> None:
    drawn = course(*(express(x, 5, "E") for x in range(3, 9)))
    assert squares(carried([(5, 5), (4, 5), (3, 5)], drawn), 3) == [(7, 5), (6, 5), (5, 5)]


@pytest.mark.clause("RR-8.6", "RR-8.4", "RR-8.8")
def test_a_conflict_at_the_head_of_a_queue_stops_the_whole_queue() -> None:
    """(5, 5) and (6, 4) both lead to (6, 5); the two behind (5, 5) and the one behind (6, 4) have to wait as well."""
    robots = [(3, 5), (4, 5), (5, 5), (6, 4), (6, 3)]
    cells = [belt(x, 5, "E") for x in (3, 4, 5)] + [belt(6, 4, "S"), belt(6, 3, "S"), belt(6, 5, "E")]
    assert squares(carried(robots, course(*cells)), 5) == robots


@pytest.mark.clause("RR-8.8", "RR-8.5")
def test_one_robot_blocked_does_not_make_room_for_a_rival() -> None:
    """A and B want the square that C, blocked by a standing robot, does not leave: all stay."""
    robots = [(4, 5), (5, 4), (5, 5), (6, 5)]
    drawn = course(belt(4, 5, "E"), belt(5, 4, "S"), belt(5, 5, "E", "N"))
    assert squares(carried(robots, drawn), 4) == robots


@pytest.mark.clause("RR-8.6")
def test_a_stopped_robot_leaves_the_way_to_others_untouched() -> None:
    """The pair at (4, 5) and (5, 4) is stuck, a third belt elsewhere is not."""
    drawn = course(belt(4, 5, "E"), belt(5, 4, "S"), belt(5, 5, "S"), belt(9, 9, "N"))
    assert squares(carried([(4, 5), (5, 4), (9, 9)], drawn), 3) == [(4, 5), (5, 4), (9, 8)]


@pytest.mark.clause("RR-8.7")
@pytest.mark.parametrize("speed", [1, 2])
def test_robots_on_belts_that_face_each_other_do_not_swap(speed: int) -> None:
    drawn = course(belt(4, 5, "E", speed=speed), belt(5, 5, "W", speed=speed))
    assert squares(carried([(4, 5), (5, 5)], drawn), 2) == [(4, 5), (5, 5)]


@pytest.mark.clause("RR-8.7", "RR-8.6")
def test_those_behind_a_pair_that_can_not_swap_stay_too() -> None:
    robots = [(3, 5), (4, 5), (5, 5), (6, 5)]
    drawn = course(belt(3, 5, "E"), belt(4, 5, "E"), belt(5, 5, "W"), belt(6, 5, "W"))
    assert squares(carried(robots, drawn), 4) == robots


@pytest.mark.clause("RR-8.7", "RR-8.4", "RR-8.8")
def test_a_rival_from_the_side_does_not_part_a_pair_that_faces_each_other() -> None:
    robots = [(4, 5), (5, 5), (5, 4)]
    drawn = course(belt(4, 5, "E"), belt(5, 5, "W"), belt(5, 4, "S"))
    assert squares(carried(robots, drawn), 3) == robots


@pytest.mark.clause("RR-8.13", "RR-8.1")
def test_a_robot_lost_in_the_first_sub_step_makes_room_in_the_second() -> None:
    drawn = course(express(4, 5, "E"), pit(5, 5), belt(4, 4, "S"))
    table = carried([(4, 5), (4, 4)], drawn)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot")[:2] == (4, 5)


RING = [belt(4, 4, "E", "S"), belt(5, 4, "S", "W"), belt(5, 5, "W", "N"), belt(4, 5, "N", "E")]
"""Four squares that carry round clockwise."""


@pytest.mark.clause("RR-8.7", "RR-8.10")
def test_a_full_ring_moves_as_a_whole() -> None:
    table = carried([(4, 4), (5, 4), (5, 5), (4, 5)], course(*RING))
    assert squares(table, 4) == [(5, 4), (5, 5), (4, 5), (4, 4)]
    assert [table.at(name)[2] for name in NAMES[:4]] == ["E"] * 4


@pytest.mark.clause("RR-8.7")
def test_a_ring_of_six_moves_as_a_whole() -> None:
    ring = [(4, 4), (5, 4), (6, 4), (6, 5), (5, 5), (4, 5)]
    cells = [belt(x, y, way) for (x, y), way in zip(ring, "EESWWN", strict=True)]
    assert squares(carried(ring, course(*cells)), 6) == [*ring[1:], ring[0]]


@pytest.mark.clause("RR-8.7", "RR-8.6")
def test_a_ring_with_a_gap_moves_like_a_queue() -> None:
    assert squares(carried([(4, 4), (5, 4), (5, 5)], course(*RING)), 3) == [(5, 4), (5, 5), (4, 5)]


@pytest.mark.clause("RR-8.7", "RR-8.4")
def test_a_robot_that_wants_into_a_full_ring_stops_it() -> None:
    """(3, 4) leads into (4, 4), where (4, 5) leads as well: both stay, and with them the ring."""
    robots = [(4, 4), (5, 4), (5, 5), (4, 5), (3, 4)]
    assert squares(carried(robots, course(*RING, belt(3, 4, "E"))), 5) == robots


@pytest.mark.clause("RR-8.7", "RR-21.3")
def test_with_ring_rotation_off_a_full_ring_stays() -> None:
    robots = [(4, 4), (5, 4), (5, 5), (4, 5)]
    table = carried(robots, course(*RING), options={"ring_rotation": False})
    assert squares(table, 4) == robots
    assert [table.at(name)[2] for name in NAMES[:4]] == ["N"] * 4


@pytest.mark.clause("RR-8.9")
@pytest.mark.parametrize("edge", [wall(4, 5, "E"), wall(5, 5, "W")])
def test_a_wall_across_the_exit_keeps_the_robot_in_place(edge: dict[str, Any]) -> None:
    drawn = course(belt(4, 5, "E"), belt(3, 5, "E"), walls=[edge])
    assert squares(carried([(4, 5), (3, 5)], drawn), 2) == [(4, 5), (3, 5)]


@pytest.mark.clause("RR-8.9", "RR-8.13")
def test_a_wall_on_the_outer_edge_keeps_a_carried_robot_on_the_course() -> None:
    drawn = course(express(11, 5, "E"), walls=[wall(11, 5, "E")])
    assert squares(carried([(11, 5)], drawn), 1) == [(11, 5)]


@pytest.mark.clause("RR-8.15")
def test_a_robot_held_by_a_wall_is_nobody_s_rival() -> None:
    drawn = course(belt(4, 5, "E"), belt(5, 4, "S"), walls=[wall(4, 5, "E")])
    assert squares(carried([(4, 5), (5, 4)], drawn), 2) == [(4, 5), (5, 5)]


@pytest.mark.clause("RR-8.15", "RR-8.7")
def test_two_belts_face_each_other_across_a_wall() -> None:
    drawn = course(belt(4, 5, "E"), belt(5, 5, "W"), walls=[wall(4, 5, "E")])
    assert squares(carried([(4, 5), (5, 5)], drawn), 2) == [(4, 5), (5, 5)]


@pytest.mark.clause("RR-8.13")
@pytest.mark.parametrize("speed", [1, 2])
def test_a_belt_into_a_pit_destroys(speed: int) -> None:
    table = carried([(4, 5)], course(belt(4, 5, "E", speed=speed), pit(5, 5)))
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["lives"] == 2


@pytest.mark.clause("RR-8.13")
@pytest.mark.parametrize(("x", "y", "way"), [(5, 0, "N"), (11, 5, "E"), (5, 11, "S"), (0, 5, "W")])
def test_a_belt_off_the_course_destroys(x: int, y: int, way: str) -> None:
    assert carried([(x, y)], course(belt(x, y, way))).robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-8.13")
def test_two_robots_carried_into_one_pit_do_not_block_each_other() -> None:
    table = carried([(4, 5), (5, 4)], course(belt(4, 5, "E"), belt(5, 4, "S"), pit(5, 5)))
    assert [table.robot(name)["status"] for name in NAMES[:2]] == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-8.13")
def test_two_robots_carried_off_one_edge_do_not_block_each_other() -> None:
    drawn = course(*(belt(11, y, "E") for y in (4, 5)), belt(0, 0, "W"), belt(0, 1, "N"))
    table = carried([(11, 5), (11, 4), (0, 0), (0, 1)], drawn)
    assert [table.robot(name)["status"] for name in NAMES[:3]] == ["destroyed"] * 3
    assert table.at("twitch")[:2] == (0, 0)
    assert table.position["returning"] == ["twonky", "hammer_bot", "spin_bot"]


@pytest.mark.clause("RR-8.13", "RR-8.6")
def test_a_queue_into_a_pit_moves_up_one_by_one() -> None:
    table = carried([(4, 5), (3, 5)], course(express(3, 5, "E"), belt(4, 5, "E"), pit(5, 5)))
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot")[:2] == (4, 5)


@pytest.mark.clause("RR-8.14")
def test_a_robot_carried_onto_another_element_meets_it_in_its_own_sub_step() -> None:
    drawn = course(belt(2, 2, "E"), gear(3, 2, "cw"), belt(2, 6, "E"), pusher(3, 6, "S"))
    table = carried([(2, 2), (2, 6)], drawn)
    assert table.at("twonky") == (3, 2, "E")
    assert table.at("hammer_bot") == (3, 7, "N")


@pytest.mark.clause("RR-8.14")
@pytest.mark.parametrize("number", [1, 2])
def test_a_pusher_that_rests_leaves_a_carried_robot_standing(number: int) -> None:
    drawn = course(belt(2, 6, "E"), pusher(3, 6, "S", 1, 3, 5))
    table = carried([(2, 6)], drawn, number=number)
    assert table.at("twonky") == ((3, 7, "N") if number == 1 else (3, 6, "N"))


@pytest.mark.clause("RR-8.14")
@pytest.mark.parametrize("site", [course(belt(2, 6, "E"), wrench(3, 6)), course(belt(2, 6, "E"), hammer(3, 6))])
def test_a_robot_carried_onto_a_repair_site_archives_there(site: dict[str, Any]) -> None:
    table = register([{"x": 2, "y": 6}, ASIDE], site)
    assert table.at("twonky")[:2] == (3, 6)
    assert table.robot("twonky")["archive"] == [3, 6]


@pytest.mark.clause("RR-8.14")
def test_a_robot_carried_onto_its_flag_touches_it() -> None:
    table = register([{"x": 2, "y": 6}, ASIDE], course(belt(2, 6, "E"), flags=[(3, 6), (9, 9)]))
    assert table.robot("twonky")["next_flag"] == 2
