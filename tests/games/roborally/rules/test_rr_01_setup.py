"""RR-1: components and setup."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core.errors import BadSetupError
from tests.games.roborally.situations import apart, settle, situation
from tests.games.roborally.table import ROBOTS, Table, register

BOARDS = Path(paddock.__file__).parent / "games" / "roborally" / "data" / "boards"
DOCK_A = {1: (5, 14), 2: (6, 14), 3: (3, 14), 4: (8, 14), 5: (1, 14), 6: (10, 14), 7: (0, 14), 8: (11, 14)}


def start(seats: int, first: int, course: str = "island_hop", **options: Any) -> Table:
    """A new game on a course with the plain docking board."""
    chances = [("first-player", [str(first)])]
    return Table.start(seats, chances, course=course, choose_robots=False, **options)


@pytest.mark.clause("RR-1.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players_have_one_robot_each(seats: int) -> None:
    robots = start(seats, 0).position["robots"]
    assert sorted(robot["seat"] for robot in robots) == list(range(seats))
    assert len({robot["robot"] for robot in robots}) == seats


@pytest.mark.clause("RR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_than_two_or_more_than_eight_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetupError):
        start(seats, 0)


@pytest.mark.clause("RR-1.1")
@pytest.mark.parametrize("name", ROBOTS)
def test_all_robots_have_identical_abilities(name: str) -> None:
    other = "twonky" if name != "twonky" else "spin_bot"
    table = register(
        [
            {"robot": name, "x": 2, "y": 5, "facing": "E", "card": "P790"},
            {"robot": other, "x": 8, "y": 5, "facing": "N"},
        ]
    )
    assert table.at(name) == (5, 5, "E")
    assert table.robot(name)["damage"] == 0
    assert table.robot(other)["damage"] == 1


@pytest.mark.clause("RR-1.2")
def test_damage_tokens_never_run_out() -> None:
    robots = []
    for pair in range(4):
        cards = [f"P{10 + 100 * pair + 10 * n:03d}" for n in range(10)]
        for side, (x, facing) in enumerate(((2, "E"), (6, "W"))):
            robots.append(
                {
                    "x": x,
                    "y": pair,
                    "facing": facing,
                    "damage": 8,
                    "registers": cards[5 * side : 5 * side + 5],
                }
            )
    table = register(robots, step="D")
    assert [robot["damage"] for robot in table.position["robots"]] == [9] * 8, "72 tokens, 60 in the box"


@pytest.mark.clause("RR-1.2")
def test_factory_boards_are_twelve_by_twelve_and_docking_boards_twelve_by_four() -> None:
    boards = [json.loads(path.read_text(encoding="utf-8")) for path in BOARDS.glob("*.json")]
    assert {(b["kind"], b["width"], b["height"]) for b in boards} == {("factory", 12, 12), ("dock", 12, 4)}


@pytest.mark.clause("RR-1.2", "RR-16.2")
def test_all_twenty_six_options_are_in_the_deck_at_the_start() -> None:
    position = start(4, 0).position
    assert len(position["deck"]) == len(set(position["deck"])) == 26
    assert all(robot["options"] == [] for robot in position["robots"])


@pytest.mark.clause("RR-1.3")
def test_robot_and_archive_marker_start_on_the_dock() -> None:
    position = start(8, 0).position
    for robot in position["robots"]:
        square = DOCK_A[robot["dock"]]
        assert (robot["x"], robot["y"]) == square
        assert tuple(robot["archive"]) == square


@pytest.mark.clause("RR-1.3")
def test_the_first_turn_begins_after_setup_with_everybody_programming() -> None:
    table = start(3, 2)
    assert table.position["turn"] == 1
    assert table.position["phase"] == "programming"
    assert table.waiting() == [0, 1, 2]
    for robot in table.position["robots"]:
        assert (robot["damage"], robot["next_flag"], robot["status"]) == (0, 1, "racing")
        assert not robot["powered_down"]
        assert len(robot["hand"]) == 9


@pytest.mark.clause("RR-1.3")
def test_the_first_player_is_drawn_at_random() -> None:
    found = set()
    for seed in range(40):
        robots = Table.start(3, seed=seed, course="island_hop", choose_robots=False).position["robots"]
        found.add(robots[0]["seat"])
    assert found == {0, 1, 2}


@pytest.mark.clause("RR-1.3", "RR-A4")
def test_only_a_free_robot_can_be_taken() -> None:
    table = Table.start(2, [("first-player", ["0"])], course="island_hop")
    assert "robot twitch" in table.legal(0)
    table.decide("robot twitch", 0)
    assert table.refusal("robot twitch", 1).clause_id.startswith("RR-")
    assert "robot twitch" not in table.legal(1)
    table.decide("robot hulk_x90", 1)
    assert {r["robot"]: r["seat"] for r in table.position["robots"]} == {"twitch": 0, "hulk_x90": 1}


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_player_gets_three_lives(seats: int) -> None:
    assert [robot["lives"] for robot in start(seats, 0).position["robots"]] == [3] * seats


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize("seats", [5, 8])
def test_five_or_more_players_may_play_with_four_lives(seats: int) -> None:
    assert [robot["lives"] for robot in start(seats, 0, lives=4).position["robots"]] == [4] * seats


@pytest.mark.clause("RR-1.4")
@pytest.mark.parametrize(("seats", "lives"), [(4, 4), (2, 4), (5, 5), (5, 2), (5, 0)])
def test_other_numbers_of_lives_are_refused(seats: int, lives: int) -> None:
    with pytest.raises(BadSetupError):
        start(seats, 0, lives=lives)


@pytest.mark.clause("RR-1.4")
def test_four_lives_need_five_players_and_not_five_robots() -> None:
    with pytest.raises(BadSetupError):
        start(4, 0, course="interference", lives=4)
    assert len(start(4, 0, course="interference").position["robots"]) == 8


@pytest.mark.clause("RR-1.5")
def test_robots_on_the_docking_board_face_the_factory() -> None:
    assert {robot["facing"] for robot in start(8, 0).position["robots"]} == {"N"}


@pytest.mark.clause("RR-1.5")
def test_each_dock_carries_its_facing() -> None:
    docks = [(3, 3, "E"), (3, 8, "S"), (8, 8, "W")]
    course = {
        "width": 12,
        "height": 12,
        "cells": [
            {"x": x, "y": y, "elements": [{"kind": "dock", "number": n, "facing": facing}]}
            for n, (x, y, facing) in enumerate(docks, 1)
        ],
        "flags": [{"number": 1, "x": 0, "y": 0}],
    }
    robots = [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    table = situation("setup", robots, course, chances=[("first-player", ["0"])], options={"choose_robots": False})
    assert [(r["x"], r["y"], r["facing"]) for r in table.position["robots"]] == docks


@pytest.mark.clause("RR-1.6")
def test_the_dock_number_is_kept_through_turns_and_destruction() -> None:
    robots = apart({"seat": 1}, {"seat": 2}, {"seat": 0})
    robots[1].update({"x": 0, "y": 0, "facing": "N", "archive": [5, 5], "registers": ["P490", *[None] * 4]})
    table = situation("register", robots, register=1, step="A")
    table.decide("face N")
    settle(table)
    assert table.position["turn"] == 2
    assert [(r["dock"], r["seat"]) for r in table.position["robots"]] == [(1, 1), (2, 2), (3, 0)]


@pytest.mark.clause("RR-1.6", "RR-5.4")
def test_the_dock_and_not_the_seat_orders_choices() -> None:
    table = situation("power_down", apart(*({"seat": s, "damage": 1} for s in (2, 0, 1))))
    asked = []
    for _ in range(3):
        asked += table.waiting()
        table.decide("power_down no")
    assert asked == [2, 0, 1]


@pytest.mark.clause("RR-1.7")
def test_a_flag_repairs_one_damage_and_draws_no_option() -> None:
    course = {"width": 12, "height": 12, "flags": [{"number": n, "x": n, "y": 10} for n in (1, 2)]}
    table = situation("cleanup", apart({"damage": 3}, {"damage": 3, "next_flag": 1}, {"damage": 3}), course)
    assert [robot["damage"] for robot in table.position["robots"]] == [2, 2, 3]
    assert [robot["options"] for robot in table.position["robots"]] == [[], [], []]


@pytest.mark.clause("RR-1.8")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2), (8, 5)])
def test_docks_follow_the_seats_clockwise_from_the_first_player(seats: int, first: int) -> None:
    robots = start(seats, first).position["robots"]
    assert [(r["dock"], r["seat"]) for r in robots] == [(n + 1, (first + n) % seats) for n in range(seats)]


@pytest.mark.clause("RR-1.9")
def test_a_dock_neither_repairs_nor_archives() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": 1, "y": 10, "elements": [{"kind": "dock", "number": 1, "facing": "N"}]}],
    }
    table = register(apart({"archive": [7, 7], "damage": 2}, {}), course, number=5, step="E")
    assert table.robot("twonky")["archive"] == [7, 7]
    table = situation("cleanup", apart({"archive": [7, 7], "damage": 2}, {}), course)
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-1.9")
def test_a_dock_is_an_ordinary_square_for_moving_robots() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": 3, "y": 5, "elements": [{"kind": "dock", "number": 2, "facing": "N"}]}],
    }
    table = register([{"x": 2, "y": 5, "facing": "E", "card": "P670"}, {"x": 3, "y": 5}], course, until="D")
    assert table.at("twonky") == (4, 5, "E")
    assert table.at("hammer_bot") == (5, 5, "N")


@pytest.mark.clause("RR-1.10")
def test_dock_order_goes_by_robots_and_not_by_players() -> None:
    robots = apart(*({"seat": seat, "damage": 1} for seat in (1, 0, 1, 0)))
    course = {
        "width": 12,
        "height": 12,
        "flags": [{"number": 1, "x": 0, "y": 0}],
        "special_rules": [{"rule": "racer_and_blocker"}],
    }
    table = situation("power_down", robots, course, until={"register": 1, "step": "A"})
    asked = []
    for answer in ("yes", "no", "no", "yes"):
        asked += table.waiting()
        table.decide(f"power_down {answer}")
    assert asked == [1, 0, 1, 0]
    assert [robot["announced"] for robot in table.position["robots"]] == [True, False, False, True]


@pytest.mark.clause("RR-1.10")
def test_on_a_course_without_docks_the_dock_number_is_the_seat_number() -> None:
    table = start(4, 3, course="capture_the_flag")
    assert [(r["dock"], r["seat"]) for r in table.position["robots"]] == [(1, 3), (2, 0), (3, 1), (4, 2)]
