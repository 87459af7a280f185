"""RR-5: announcing a power down, staying down, coming back down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import TURNS, apart, locked, program, seen, situation
from tests.games.roborally.table import Table

DESTROYED: dict[str, Any] = {"x": None, "y": None, "status": "destroyed", "lives": 2, "archive": [6, 4]}
STOP = {"register": 1, "step": "A"}


def announced(table: Table) -> list[bool]:
    """Who has announced a power down, in Dock order."""
    return [robot["announced"] for robot in table.position["robots"]]


@pytest.mark.clause("RR-5.1")
def test_only_damaged_robots_are_asked() -> None:
    table = situation("power_down", apart({}, {"damage": 1}, {}), until=STOP)
    assert table.waiting() == [1]
    assert set(table.legal()) == {"power_down yes", "power_down no"}
    assert table.refusal("power_down yes", 0).clause_id.startswith("RR-")
    table.decide("power_down yes")
    assert table.waiting() == []
    assert announced(table) == [False, True, False]


@pytest.mark.clause("RR-5.1", "RR-5.3")
def test_with_no_damaged_robot_nobody_is_asked() -> None:
    table = situation("power_down", apart({}, {}), until=STOP)
    assert table.waiting() == []
    assert table.position["phase"] == "register"


@pytest.mark.clause("RR-5.1")
@pytest.mark.parametrize("damage", [1, 4, 9])
def test_the_question_comes_after_programming_and_before_register_1(damage: int) -> None:
    robots = apart({**locked(damage)}, {"hand": ["P490", "P500", "P510", "P520", "P530"]})
    table = situation("programming", robots, until=STOP)
    assert table.waiting() == [1]
    assert table.refusal("power_down yes", 0).clause_id.startswith("RR-")
    program(table, 1, "P490", "P500", "P510", "P520", "P530")
    assert table.position["phase"] == "power_down"
    assert table.waiting() == [0]
    table.decide("power_down no")
    assert table.position["phase"] == "register"


@pytest.mark.clause("RR-5.1")
def test_the_program_of_this_turn_is_executed_normally() -> None:
    robots = apart({"damage": 1, "registers": ["P490", *[None] * 4]}, {"y": 2})
    robots[1].update({"x": 1, "facing": "E"})
    table = situation("power_down", robots, until={"register": 1, "step": "end"})
    table.decide("power_down yes")
    assert table.at("twonky") == (1, 9, "N")
    assert table.robot("hammer_bot")["damage"] == 1, "it still fires"
    assert not table.robot("twonky")["powered_down"]
    assert table.robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-5.2", "RR-5.4")
def test_an_announcement_is_public_at_once() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}, {"damage": 1}), until=STOP)
    table.decide("power_down yes", 0)
    for seat in (0, 1, 2, None):
        assert seen(table.view(seat), "twonky")["announced"] is True
    assert table.waiting() == [1], "the next one decides knowing this"


@pytest.mark.clause("RR-5.2")
def test_an_announcement_cannot_be_withdrawn() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}), until=STOP)
    table.decide("power_down yes", 0)
    before = table.position
    assert table.refusal("power_down no", 0).clause_id.startswith("RR-")
    assert table.position == before
    assert table.legal(0) == []


@pytest.mark.clause("RR-5.2")
def test_an_announced_robot_goes_down_even_if_it_was_repaired_to_no_damage() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": 1, "y": 10, "elements": [{"kind": "repair", "option": False}]}],
    }
    table = situation("cleanup", apart({"damage": 1, "announced": True}, {}), course)
    assert table.robot("twonky")["powered_down"]
    assert table.waiting() == [1]


@pytest.mark.clause("RR-5.3")
def test_a_robot_that_is_hit_later_in_the_turn_has_missed_the_window() -> None:
    robots = [{"x": 5, "y": 5, "facing": "W"}, {"x": 5, "y": 9, "facing": "N"}]
    table = situation("power_down", robots, turn=1)
    assert (table.position["turn"], table.position["phase"]) == (2, "programming")
    assert table.robot("twonky")["damage"] == 5
    assert announced(table) == [False, False]
    assert table.waiting() == [0, 1]


@pytest.mark.clause("RR-5.4")
def test_declarations_are_made_in_dock_order_one_by_one() -> None:
    robots = apart(*({"seat": seat, "damage": 2} for seat in (3, 1, 0, 2)))
    table = situation("power_down", robots, until=STOP)
    asked = []
    for answer in ("yes", "no", "yes", "no"):
        assert len(table.waiting()) == 1
        asked += table.waiting()
        table.decide(f"power_down {answer}")
    assert asked == [3, 1, 0, 2]
    assert announced(table) == [True, False, True, False]


@pytest.mark.clause("RR-5.4")
def test_nobody_declares_out_of_turn() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}), until=STOP)
    before = table.position
    assert table.refusal("power_down yes", 1).clause_id.startswith("RR-")
    assert table.legal(1) == []
    assert table.position == before


@pytest.mark.clause("RR-5.5")
def test_going_down_discards_all_damage_and_frees_all_locked_registers() -> None:
    table = situation("turn_end", apart({**locked(9), "announced": True}, {}))
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"], robot["registers"]) == (0, [], [None] * 5)
    assert robot["powered_down"]
    assert not robot["announced"]


@pytest.mark.clause("RR-5.5")
def test_the_cards_of_freed_registers_are_in_the_shuffle_of_the_same_turn() -> None:
    robots = apart({**locked(7), "announced": True}, {})
    table = situation("turn_end", robots, chances=[("deal", TURNS[2:])])
    assert set(TURNS[2:]) <= set(table.robot("hammer_bot")["hand"])


@pytest.mark.clause("RR-5.7")
def test_at_the_end_of_the_turn_the_owner_decides_whether_the_robot_stays_down() -> None:
    robots = apart({"powered_down": True, "damage": 3}, {})
    for answer, damage, hand in (("yes", 0, 0), ("no", 3, 6)):
        table = situation("stay_down", robots)
        assert table.waiting() == [0]
        assert set(table.legal()) == {"stay_down yes", "stay_down no"}
        table.decide(f"stay_down {answer}")
        robot = table.robot("twonky")
        assert robot["powered_down"] == (answer == "yes")
        assert (robot["damage"], len(robot["hand"])) == (damage, hand)


@pytest.mark.clause("RR-5.7")
def test_a_robot_without_damage_may_stay_down_too() -> None:
    table = situation("stay_down", apart({"powered_down": True}, {}))
    table.decide("stay_down yes", 0)
    assert table.robot("twonky")["powered_down"]
    assert table.waiting() == [1]


@pytest.mark.clause("RR-5.7")
def test_staying_down_is_asked_in_dock_order_and_only_of_robots_that_were_down() -> None:
    robots = apart({"seat": 1, "powered_down": True}, {"seat": 2, "damage": 5}, {"seat": 0, "powered_down": True})
    robots[1] = {**robots[1], **locked(5)}
    table = situation("stay_down", robots)
    assert table.waiting() == [1]
    table.decide("stay_down yes")
    assert table.waiting() == [0]
    table.decide("stay_down no")
    assert table.position["phase"] == "programming"
    assert table.waiting() == [0, 2]


@pytest.mark.clause("RR-5.7")
def test_a_robot_that_stops_being_down_keeps_its_new_damage_and_locked_cards() -> None:
    table = situation("stay_down", apart({**locked(6), "powered_down": True}, {}))
    table.decide("stay_down no", 0)
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"], len(robot["hand"])) == (6, [4, 5], 3)
    assert robot["registers"] == [None, None, None, "P040", "P050"]


@pytest.mark.clause("RR-5.8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_destroyed_robot_that_had_announced_decides_anew_at_re_entry(answer: str) -> None:
    robots = apart({"registers": ["P490", *[None] * 4]}, {})
    robots[0].update({"x": 6, "y": 0, "damage": 1, "archive": [6, 4], "announced": False})
    table = situation("power_down", robots)
    table.decide("power_down yes")
    assert table.position["phase"] == "reentry"
    table.decide("face N")
    assert set(table.legal()) == {"power_down yes", "power_down no"}
    table.decide(f"power_down {answer}")
    robot = table.robot("twonky")
    assert robot["powered_down"] == (answer == "yes")
    assert robot["damage"] == (0 if answer == "yes" else 2)


@pytest.mark.clause("RR-5.9", "RR-14.10")
@pytest.mark.parametrize(("answer", "damage", "hand"), [("yes", 0, 0), ("no", 2, 7)])
def test_any_robot_that_re_enters_may_come_back_powered_down(answer: str, damage: int, hand: int) -> None:
    table = situation("reentry", apart(DESTROYED, {}))
    table.decide_all("face E", f"power_down {answer}")
    robot = table.robot("twonky")
    assert robot["powered_down"] == (answer == "yes")
    assert (robot["damage"], len(robot["hand"])) == (damage, hand)


@pytest.mark.clause("RR-5.10", "RR-17.4")
@pytest.mark.parametrize(("damage", "down"), [(2, False), (3, True), (4, True)])
def test_circuit_breaker_forces_a_power_down_from_three_damage_on(damage: int, down: bool) -> None:
    table = situation("turn_end", apart({"damage": damage, "options": ["circuit_breaker"]}, {}))
    robot = table.robot("twonky")
    assert robot["powered_down"] == down
    assert robot["damage"] == (0 if down else damage)
    assert table.waiting() == ([1] if down else [0, 1])


@pytest.mark.clause("RR-5.12")
def test_a_powered_down_robot_that_was_destroyed_is_asked_at_re_entry_and_not_before() -> None:
    robots = apart({**DESTROYED, "powered_down": True}, {})
    table = situation("stay_down", robots)
    assert table.position["phase"] == "reentry"
    assert "face N" in table.legal(0)
    table.decide_all("face N", "power_down no")
    assert not table.robot("twonky")["powered_down"]
    assert len(table.robot("twonky")["hand"]) == 7


@pytest.mark.clause("RR-5.12", "RR-5.7")
def test_a_power_down_that_ended_by_destruction_is_not_kept_by_itself() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": 4, "y": 0, "elements": [{"kind": "belt", "speed": 1, "exit": "N", "turn_from": []}]}],
    }
    robots: list[dict[str, Any]] = [
        {"x": 4, "y": 0, "powered_down": True, "archive": [6, 6]},
        {"x": 9, "y": 9},
    ]
    table = situation("register", robots, course, register=1, step="A")
    assert table.position["phase"] == "reentry"
    table.decide_all("face N", "power_down no")
    assert table.waiting() == [0, 1]
