"""RR-7: how a card moves a robot, who goes first, walls, pits and edges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import (
    ASIDE,
    belt,
    course,
    express,
    gear,
    hammer,
    laser,
    pit,
    pusher,
    wall,
    wrench,
)
from tests.games.roborally.table import register

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


@pytest.mark.clause("RR-7.1")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
@pytest.mark.parametrize(
    ("card", "squares"),
    [
        ("P490", 1),
        ("P660", 1),
        ("P670", 2),
        ("P780", 2),
        ("P790", 3),
        ("P840", 3),
        ("P430", -1),
        ("P480", -1),
    ],
)
def test_a_move_card_moves_straight_ahead_or_back_without_turning(card: str, squares: int, facing: str) -> None:
    table = register([{"x": 5, "y": 5, "facing": facing, "card": card}], until="C")
    dx, dy = STEP[facing]
    assert table.at("twonky") == (5 + squares * dx, 5 + squares * dy, facing)


@pytest.mark.clause("RR-7.1")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("P010", "SWNE"),
        ("P060", "SWNE"),
        ("P070", "WNES"),
        ("P410", "WNES"),
        ("P080", "ESWN"),
        ("P420", "ESWN"),
    ],
)
def test_a_rotation_turns_in_place(card: str, after: str) -> None:
    for facing, turned in zip("NESW", after, strict=True):
        table = register([{"x": 5, "y": 5, "facing": facing, "card": card}], until="C")
        assert table.at("twonky") == (5, 5, turned)


@pytest.mark.clause("RR-7.1")
def test_a_robot_without_a_card_stays() -> None:
    table = register([{"x": 5, "y": 5, "facing": "E"}], until="C")
    assert table.at("twonky") == (5, 5, "E")


@pytest.mark.clause("RR-7.2", "RR-7.5")
def test_the_push_of_the_rulebook() -> None:
    """TV-3: 500 goes before 490 and pushes the other one aside, which then drives off from its new square."""
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P500"},
            {"x": 3, "y": 5, "facing": "N", "card": "P490"},
        ],
        until="C",
    )
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("hammer_bot") == (4, 4, "N")


@pytest.mark.clause("RR-7.2")
@pytest.mark.parametrize("swapped", [False, True])
def test_the_higher_priority_acts_first_whatever_the_dock(swapped: bool) -> None:
    twonky = {"robot": "twonky", "x": 2, "y": 5, "facing": "E", "card": "P490"}
    hammer_bot = {"robot": "hammer_bot", "x": 3, "y": 5, "facing": "N", "card": "P500"}
    robots = [hammer_bot, twonky] if swapped else [twonky, hammer_bot]
    table = register(robots, until="C")
    assert table.at("hammer_bot") == (3, 4, "N")
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-7.2")
@pytest.mark.parametrize(
    ("order", "ends"),
    [
        ("ABC", [(5, 6), (4, 5), (5, 5)]),
        ("ACB", [(4, 5), (5, 5), (5, 6)]),
        ("BAC", [(4, 5), (5, 5), (6, 5)]),
        ("BCA", [(4, 5), (5, 5), (6, 5)]),
        ("CAB", [(5, 6), (5, 5), (6, 5)]),
        ("CBA", [(5, 5), (6, 5), (5, 6)]),
    ],
)
def test_three_robots_drive_for_one_square_in_descending_priority(order: str, ends: list[tuple[int, int]]) -> None:
    cards = dict(zip(order, ["P660", "P580", "P490"], strict=True))
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": cards["A"]},
            {"x": 5, "y": 4, "facing": "S", "card": cards["B"]},
            {"x": 6, "y": 5, "facing": "W", "card": cards["C"]},
        ],
        until="C",
    )
    assert [table.at(name)[:2] for name in ("twonky", "hammer_bot", "spin_bot")] == ends


@pytest.mark.clause("RR-7.2")
def test_a_long_move_is_finished_before_the_next_card() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P490"},
            {"x": 5, "y": 2, "facing": "S", "card": "P790"},
            {"x": 8, "y": 5, "facing": "W", "card": "P670"},
        ],
        until="C",
    )
    # hammer_bot 790: (5, 5); spin_bot 670: (7, 5), (6, 5); twonky 490: (3, 5)
    assert table.at("hammer_bot") == (5, 5, "S")
    assert table.at("spin_bot") == (6, 5, "W")
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-7.3")
def test_a_long_move_meets_a_robot_on_its_second_step() -> None:
    table = register([{"x": 2, "y": 5, "facing": "E", "card": "P790"}, {"x": 4, "y": 5, "facing": "N"}], until="C")
    assert table.at("twonky") == (5, 5, "E")
    assert table.at("hammer_bot") == (6, 5, "N")


@pytest.mark.clause("RR-7.3", "RR-7.8")
@pytest.mark.parametrize("x", [3, 4, 5])
def test_no_move_jumps_over_a_pit(x: int) -> None:
    table = register([{"x": 2, "y": 5, "facing": "E", "card": "P790"}], course(pit(x, 5)), until="C")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("twonky")[:2] == (None, None)


@pytest.mark.clause("RR-7.3", "RR-7.4")
def test_a_wall_on_the_way_stops_the_rest_of_the_move() -> None:
    table = register([{"x": 2, "y": 5, "facing": "E", "card": "P790"}], course(walls=[wall(3, 5, "E")]), until="C")
    assert table.at("twonky") == (3, 5, "E")


@pytest.mark.clause("RR-7.4")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
@pytest.mark.parametrize("listed", ["near", "far"])
@pytest.mark.parametrize("card", ["P490", "P430"])
def test_a_wall_blocks_passage_both_ways(facing: str, listed: str, card: str) -> None:
    way = facing if card == "P490" else OPPOSITE[facing]
    dx, dy = STEP[way]
    edge = wall(5, 5, way) if listed == "near" else wall(5 + dx, 5 + dy, OPPOSITE[way])
    table = register([{"x": 5, "y": 5, "facing": facing, "card": card}], course(walls=[edge]), until="C")
    assert table.at("twonky") == (5, 5, facing)
    assert table.robot("twonky")["damage"] == 0
    assert table.robot("twonky")["lives"] == 3


@pytest.mark.clause("RR-7.4")
def test_a_wall_does_not_hinder_those_who_drive_along_it() -> None:
    walls = [wall(5, 5, "N"), wall(5, 5, "S"), wall(4, 5, "N"), wall(6, 5, "S")]
    table = register([{"x": 4, "y": 5, "facing": "E", "card": "P670"}], course(walls=walls), until="C")
    assert table.at("twonky") == (6, 5, "E")


@pytest.mark.clause("RR-7.8")
@pytest.mark.parametrize(
    ("x", "y", "facing", "card"),
    [
        (5, 0, "N", "P490"),
        (11, 5, "E", "P490"),
        (5, 11, "S", "P490"),
        (0, 5, "W", "P490"),
        (5, 11, "N", "P430"),
        (10, 5, "E", "P790"),
    ],
)
def test_a_robot_that_leaves_the_course_is_destroyed(x: int, y: int, facing: str, card: str) -> None:
    table = register([{"x": x, "y": y, "facing": facing, "card": card}], until="C")
    robot = table.robot("twonky")
    assert robot["status"] == "destroyed"
    assert (robot["x"], robot["y"]) == (None, None)
    assert robot["lives"] == 2


@pytest.mark.clause("RR-7.8", "RR-7.2")
def test_a_robot_pushed_into_a_pit_does_not_execute_its_card() -> None:
    table = register(
        [
            {"x": 2, "y": 5, "facing": "E", "card": "P500"},
            {"x": 3, "y": 5, "facing": "N", "card": "P490"},
            {"x": 3, "y": 4, "facing": "W"},
        ],
        course(pit(4, 5)),
        until="C",
    )
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("spin_bot") == (3, 4, "W")


@pytest.mark.clause("RR-7.9")
@pytest.mark.parametrize(
    ("x", "y", "side"), [(5, 0, "N"), (11, 5, "E"), (5, 11, "S"), (0, 5, "W"), (0, 0, "W"), (11, 11, "E")]
)
def test_a_wall_on_the_outer_edge_keeps_robots_on_the_course(x: int, y: int, side: str) -> None:
    table = register([{"x": x, "y": y, "facing": side, "card": "P790"}], course(walls=[wall(x, y, side)]), until="C")
    assert table.at("twonky") == (x, y, side)
    assert table.robot("twonky")["status"] == "racing"


BOARDS = {
    "width": 12,
    "height": 16,
    "boards": [
        {"board": "chess", "x": 0, "y": 0, "rotation_cw": 0},
        {"board": "dock_a", "x": 0, "y": 12, "rotation_cw": 0},
    ],
}


@pytest.mark.clause("RR-7.9")
@pytest.mark.parametrize(
    ("x", "walls", "ends"),
    [
        (1, [], 11),  # no board lists a wall
        (2, [], 12),  # both list one
        (1, [wall(1, 12, "N")], 12),
        (1, [wall(1, 11, "S")], 12),
    ],
)
def test_a_seam_is_passable_unless_either_board_has_a_wall_there(
    x: int, walls: list[dict[str, Any]], ends: int
) -> None:
    table = register([{"x": x, "y": 12, "facing": "N", "card": "P490"}], {**BOARDS, "walls": walls}, until="C")
    assert table.at("twonky") == (x, ends, "N")


@pytest.mark.clause("RR-7.10")
@pytest.mark.parametrize(
    "passed",
    [
        course(wrench(3, 5)),
        course(hammer(3, 5)),
        course(belt(3, 5, "N")),
        course(express(3, 5, "S", "W")),
        course(gear(3, 5, "cw")),
        course(pusher(3, 5, "S")),
        course(lasers=[laser(3, 0, "S", 3)]),
        course(flags=[(3, 5), (9, 9)]),
    ],
    ids=["wrench", "hammer", "belt", "express", "gear", "pusher", "laser", "flag"],
)
def test_passing_over_a_square_has_no_effect(passed: dict[str, Any]) -> None:
    table = register([{"x": 2, "y": 5, "facing": "E", "card": "P670"}, ASIDE], passed)
    robot = table.robot("twonky")
    assert table.at("twonky") == (4, 5, "E")
    assert (robot["damage"], robot["next_flag"], robot["archive"]) == (0, 1, [2, 5])
