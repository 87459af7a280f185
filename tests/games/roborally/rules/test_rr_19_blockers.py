"""RR-19.10: each player has a racer and a blocker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import course, pit
from tests.games.roborally.table import Table, register

FLAGS = [(3, 3), (6, 3), (9, 3)]


def play(*robots: dict[str, Any], step: str = "A", cells: Any = ()) -> Table:
    """Register 1 of a table of two-robot players, up to register 2; the robots are given in Dock order."""
    return Table(
        {
            "course": course(*cells, flags=FLAGS, rules=["racer_and_blocker"]),
            "phase": "register",
            "register": 1,
            "step": step,
            "until": {"register": 2, "step": "A"},
            "robots": list(robots),
        }
    )


def robot(name: str, seat: int, x: int, y: int, **fields: Any) -> dict[str, Any]:
    return {"robot": name, "seat": seat, "x": x, "y": y, "facing": "S", **fields}


@pytest.mark.clause("RR-19.10")
def test_player_k_of_n_has_docks_k_and_k_plus_n() -> None:
    table = Table.start(3, chances=[("first-player", ["1"])], course="interference", choose_robots=False)
    robots = table.position["robots"]
    assert [(each["dock"], each["seat"]) for each in robots] == [
        (1, 1),
        (2, 2),
        (3, 0),
        (4, 1),
        (5, 2),
        (6, 0),
    ]
    assert [each["blocker"] for each in robots] == [False] * 3 + [True] * 3
    assert len({each["robot"] for each in robots}) == 6


@pytest.mark.clause("RR-19.10")
def test_both_robots_have_hands_damage_and_lives_of_their_own() -> None:
    table = Table.start(2, course="interference", choose_robots=False)
    robots = table.position["robots"]
    assert [len(each["hand"]) for each in robots] == [9] * 4
    assert [each["lives"] for each in robots] == [3] * 4
    cards = [card for each in robots for card in each["hand"]]
    assert len(set(cards)) == 36


@pytest.mark.clause("RR-19.10")
def test_only_the_racer_touches_flags_and_the_blocker_archives() -> None:
    table = play(
        robot("twonky", 0, 1, 1, archive=[0, 0]),
        robot("hammer_bot", 1, 3, 3, archive=[0, 0]),
        robot("spin_bot", 0, 6, 3, archive=[0, 0]),
        robot("twitch", 1, 9, 9),
        step="E",
    )
    assert table.robot("hammer_bot")["next_flag"] == 2
    assert table.robot("spin_bot")["archive"] == [6, 3]
    assert table.robot("spin_bot")["next_flag"] == 1


@pytest.mark.clause("RR-19.10")
def test_a_blocker_on_its_player_s_next_flag_touches_nothing() -> None:
    table = play(
        robot("twonky", 0, 1, 1),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 0, 3, 3, archive=[0, 0]),
        robot("twitch", 1, 9, 9),
        step="E",
    )
    assert [table.robot(name)["next_flag"] for name in ("twonky", "spin_bot")] == [1, 1]
    assert table.robot("spin_bot")["archive"] == [3, 3]


@pytest.mark.clause("RR-19.10")
def test_a_blocker_does_not_win_on_the_last_flag() -> None:
    table = play(
        robot("twonky", 0, 1, 1, next_flag=3),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 0, 9, 3, next_flag=3),
        robot("twitch", 1, 9, 9),
        step="E",
    )
    assert table.places() is None


@pytest.mark.clause("RR-19.10")
def test_a_player_whose_racer_is_eliminated_is_out_and_the_blocker_is_removed() -> None:
    table = play(
        robot("twonky", 0, 5, 5, lives=0, registers=["P490", None, None, None, None]),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 2, 10, 11),
        robot("twitch", 0, 1, 1),
        robot("zoom_bot", 1, 8, 11),
        robot("squash_bot", 2, 7, 11),
        cells=[pit(5, 6)],
    )
    assert table.robot("twonky")["status"] == "eliminated"
    assert table.robot("twitch")["status"] == "eliminated"
    assert table.at("twitch")[:2] == (None, None)
    assert table.places() is None
    assert table.robot("zoom_bot")["status"] == "racing"


@pytest.mark.clause("RR-19.10")
def test_with_two_players_the_other_one_wins_then() -> None:
    table = play(
        robot("twonky", 0, 5, 5, lives=0, registers=["P490", None, None, None, None]),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 0, 1, 1),
        robot("twitch", 1, 9, 11),
        cells=[pit(5, 6)],
    )
    assert table.places() == [2, 1]


@pytest.mark.clause("RR-19.10")
def test_a_player_whose_blocker_is_eliminated_races_on() -> None:
    table = play(
        robot("twonky", 0, 1, 1),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 0, 5, 5, lives=0, registers=["P490", None, None, None, None]),
        robot("twitch", 1, 9, 11),
        cells=[pit(5, 6)],
    )
    assert table.robot("spin_bot")["status"] == "eliminated"
    assert table.robot("twonky")["status"] == "racing"
    assert table.places() is None


@pytest.mark.clause("RR-19.10")
def test_a_destroyed_racer_with_lives_left_keeps_its_blocker_in_play() -> None:
    table = play(
        robot("twonky", 0, 5, 5, lives=1, registers=["P490", None, None, None, None]),
        robot("hammer_bot", 1, 11, 11),
        robot("spin_bot", 0, 1, 1),
        robot("twitch", 1, 9, 11),
        cells=[pit(5, 6)],
    )
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["lives"] == 0
    assert table.robot("spin_bot")["lives"] == 3
    assert table.at("spin_bot")[:2] == (1, 1)


@pytest.mark.clause("RR-19.10", "RR-7.8")
def test_a_blocker_that_pushes_its_own_racer_out_of_the_game_leaves_with_it() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 5, "lives": 0, "seat": 0},
        {"x": 0, "y": 0, "seat": 1},
        {"x": 4, "y": 5, "facing": "E", "card": "P800", "seat": 0, "blocker": True},
        {"x": 1, "y": 0, "seat": 1, "blocker": True},
    ]
    rules = {"width": 12, "height": 12, "special_rules": [{"rule": "racer_and_blocker"}]}
    table = register(robots, {**rules, "cells": [{"x": 6, "y": 5, "elements": [{"kind": "pit"}]}]}, until="C")
    assert [robot["status"] for robot in table.position["robots"]] == ["eliminated", "racing", "eliminated", "racing"]
    assert table.robot("spin_bot")["x"] is None
