"""RR-16.7: weapons that move several robots into pits or off the course."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import Spec, cell, floor, play
from tests.games.roborally.table import Table, register

PRESSOR: Spec = {"options": ["pressor_beam"]}
HOWITZER: Spec = {"options": ["mini_howitzer"]}
TRACTOR: Spec = {"options": ["tractor_beam"]}
USE_ALL = [f"weapon {name}" for name in ("mini_howitzer", "pressor_beam", "tractor_beam")]


def fired(*robots: Spec, course: Spec | None = None, until: str = "E") -> Table:
    """Step D of register 1 in which everybody uses the weapon it has."""
    table = register(robots, course, step="D", until=until)
    play(table, *USE_ALL)
    return table


def pits(*squares: tuple[int, int], **fields: Any) -> Spec:
    return floor(cells=[cell(x, y, "pit") for x, y in squares], **fields)


def statuses(table: Table, *names: str) -> list[str]:
    return [table.robot(name)["status"] for name in names]


@pytest.mark.clause("RR-16.7")
@pytest.mark.parametrize("swapped", [False, True])
def test_two_robots_moved_into_the_same_pit_both_fall(swapped: bool) -> None:
    shooters: list[Spec] = [
        {"x": 2, "y": 5, "facing": "E", **PRESSOR, "robot": "twonky"},
        {"x": 6, "y": 1, "facing": "S", **HOWITZER, "robot": "hammer_bot"},
    ]
    table = fired(
        *(shooters[::-1] if swapped else shooters),
        {"x": 5, "y": 5, "facing": "N", "robot": "spin_bot"},
        {"x": 6, "y": 4, "facing": "E", "robot": "twitch"},
        course=pits((6, 5)),
    )
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]
    assert [table.robot(name)["lives"] for name in ("spin_bot", "twitch")] == [2, 2]


@pytest.mark.clause("RR-16.7")
def test_so_do_two_that_are_moved_into_it_head_on() -> None:
    table = fired(
        {"x": 2, "y": 5, "facing": "E", **PRESSOR},
        {"x": 10, "y": 5, "facing": "W", **HOWITZER},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 7, "y": 5, "facing": "N"},
        course=pits((6, 5)),
    )
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-16.7", "RR-17.26")
def test_a_pull_and_a_push_into_the_same_pit_make_both_fall() -> None:
    table = fired(
        {"x": 1, "y": 5, "facing": "E", **TRACTOR},
        {"x": 5, "y": 1, "facing": "S", **PRESSOR},
        {"x": 6, "y": 5, "facing": "N"},
        {"x": 5, "y": 4, "facing": "E"},
        course=pits((5, 5)),
    )
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-16.7")
def test_of_two_chains_into_one_pit_the_first_robots_fall_and_the_others_move_up() -> None:
    table = fired(
        {"x": 1, "y": 5, "facing": "E", **PRESSOR},
        {"x": 6, "y": 0, "facing": "S", **HOWITZER},
        {"x": 4, "y": 5, "facing": "N"},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 3, "facing": "E"},
        {"x": 6, "y": 4, "facing": "E"},
        course=pits((6, 5)),
    )
    assert statuses(table, "twitch", "squash_bot") == ["destroyed", "destroyed"]
    assert table.at("spin_bot") == (5, 5, "N")
    assert table.at("zoom_bot") == (6, 4, "E")


@pytest.mark.clause("RR-16.7")
def test_two_moved_off_the_same_edge_both_fall() -> None:
    table = fired(
        {"x": 8, "y": 4, "facing": "E", **PRESSOR},
        {"x": 8, "y": 5, "facing": "E", **HOWITZER},
        {"x": 11, "y": 4, "facing": "N"},
        {"x": 11, "y": 5, "facing": "S"},
    )
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-16.7")
def test_one_into_a_pit_and_one_off_the_course_both_fall() -> None:
    table = fired(
        {"x": 8, "y": 5, "facing": "E", **PRESSOR},
        {"x": 2, "y": 8, "facing": "E", **HOWITZER},
        {"x": 11, "y": 5, "facing": "N"},
        {"x": 5, "y": 8, "facing": "N"},
        course=pits((6, 8)),
    )
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]


@pytest.mark.clause("RR-16.7")
@pytest.mark.parametrize("hole", [(6, 5), (5, 4)])
def test_a_robot_moved_in_two_directions_stays_even_if_one_leads_into_a_pit(hole: tuple[int, int]) -> None:
    table = fired(
        {"x": 2, "y": 5, "facing": "E", **PRESSOR},
        {"x": 5, "y": 9, "facing": "N", **HOWITZER},
        {"x": 5, "y": 5, "facing": "E"},
        course=pits(hole),
    )
    assert table.at("spin_bot") == (5, 5, "E")


@pytest.mark.clause("RR-16.7")
def test_a_robot_moved_in_two_directions_stays_in_the_corner_though_both_lead_off_the_course() -> None:
    table = fired(
        {"x": 3, "y": 0, "facing": "W", **PRESSOR},
        {"x": 0, "y": 3, "facing": "N", **HOWITZER},
        {"x": 0, "y": 0, "facing": "S", "powered_down": True},
    )
    assert table.at("spin_bot") == (0, 0, "S")


@pytest.mark.clause("RR-16.7")
def test_chains_whose_first_robots_fall_are_held_if_those_behind_would_end_on_one_square() -> None:
    """The first of the one chain falls; its second and another robot would end on (6, 5)."""
    table = fired(
        {"x": 1, "y": 5, "facing": "E", **PRESSOR},
        {"x": 6, "y": 1, "facing": "S", **HOWITZER},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 5, "facing": "E"},
        {"x": 6, "y": 4, "facing": "E"},
        course=pits((7, 5)),
    )
    assert table.at("spin_bot") == (5, 5, "N")
    assert table.at("twitch") == (6, 5, "E")
    assert table.at("zoom_bot") == (6, 4, "E")


@pytest.mark.clause("RR-16.7")
def test_robots_that_fall_into_one_pit_are_gone_before_step_e() -> None:
    """Both stood on flags that they would have touched."""
    table = fired(
        {"x": 2, "y": 5, "facing": "E", **PRESSOR},
        {"x": 6, "y": 1, "facing": "S", **HOWITZER},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 4, "facing": "E", "next_flag": 2},
        course=pits((6, 5), flags=[(5, 5), (6, 4), (0, 0)]),
        until="end",
    )
    assert [table.robot(name)["next_flag"] for name in ("spin_bot", "twitch")] == [1, 2]
    assert statuses(table, "spin_bot", "twitch") == ["destroyed", "destroyed"]
