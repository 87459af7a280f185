"""RR-17.4 Circuit Breaker and RR-17.25 Superior Archive, and what a powered-down robot may use (RR-5.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    LEFT,
    MOVE_1,
    MOVE_2,
    Spec,
    beam,
    cell,
    floor,
    play,
    programming,
    span,
    turn,
)
from tests.games.roborally.table import Table, register

BREAKER: Spec = {"x": 5, "y": 5, "options": ["circuit_breaker"]}
GONE: Spec = {"status": "destroyed", "archive": [5, 5]}


def down(table: Table) -> bool:
    """Whether the first robot is powered down in the turn that has begun."""
    assert programming(table)
    return bool(table.robot("twonky")["powered_down"])


@pytest.mark.clause("RR-17.4", "RR-5.10")
@pytest.mark.parametrize(("damage", "result"), [(0, False), (2, False), (3, True), (4, True)])
def test_three_damage_at_the_very_end_of_the_turn_power_the_robot_down(damage: int, result: bool) -> None:
    table = turn([{**BREAKER, "damage": damage}, AWAY], phase="turn_end")
    assert down(table) is result
    assert table.position["turn"] == 2


@pytest.mark.clause("RR-17.4", "RR-5.5")
def test_a_robot_that_circuit_breaker_powers_down_discards_its_damage_and_gets_no_cards() -> None:
    table = turn([{**BREAKER, "damage": 6, "registers": [None, None, None, *LEFT[:2]]}, AWAY], phase="turn_end")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"], robot["hand"]) == (0, [], [])
    assert robot["registers"] == [None] * 5
    assert table.waiting() == [1]


@pytest.mark.clause("RR-17.4")
@pytest.mark.parametrize(("damage", "result"), [(3, False), (4, True)])
def test_repairs_come_before_circuit_breaker(damage: int, result: bool) -> None:
    table = turn(
        [{**BREAKER, "damage": damage}, AWAY],
        phase="cleanup",
        course=floor(cells=[cell(5, 5, "repair", option=False)]),
    )
    assert down(table) is result


@pytest.mark.clause("RR-17.4")
def test_the_two_damage_of_re_entry_are_not_enough_for_circuit_breaker() -> None:
    table = turn([{**GONE, "options": ["circuit_breaker"]}, AWAY], phase="reentry")
    play(table, "face N", "power_down no")
    assert down(table) is False
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.4")
def test_circuit_breaker_is_not_optional() -> None:
    table = span([{**BREAKER, "damage": 3}, AWAY], (5, "E"), (1, "A"))
    assert down(table) is True


@pytest.mark.clause("RR-17.4", "RR-13.9")
def test_a_circuit_breaker_that_prevented_damage_has_no_effect() -> None:
    table = span([{**BREAKER, "damage": 3}, AWAY], (5, "D"), (1, "A"), course=floor(lasers=[beam(0, 5, "E")]))
    table.decide("prevent circuit_breaker", 0)
    assert down(table) is False
    assert table.robot("twonky")["damage"] == 3


@pytest.mark.clause("RR-17.4", "RR-5.11", "RR-5.7")
@pytest.mark.parametrize(("damage", "result"), [(2, False), (3, True)])
def test_circuit_breaker_acts_on_a_robot_that_is_powered_down_already(damage: int, result: bool) -> None:
    table = turn([{**BREAKER, "damage": damage, "powered_down": True}, AWAY], phase="stay_down")
    play(table, "stay_down no")
    assert down(table) is result


@pytest.mark.clause("RR-17.4", "RR-19.6")
def test_circuit_breaker_does_nothing_on_a_course_without_power_down() -> None:
    table = turn([{**BREAKER, "damage": 4}, AWAY], phase="turn_end", course=floor(rules=[{"rule": "no_power_down"}]))
    assert down(table) is False
    assert table.robot("twonky")["damage"] == 4


@pytest.mark.clause("RR-17.4")
def test_circuit_breaker_powers_down_only_its_own_robot() -> None:
    table = turn([{**AWAY, "damage": 4}, {**BREAKER, "damage": 0}], phase="turn_end")
    assert [robot["powered_down"] for robot in table.position["robots"]] == [False, False]


@pytest.mark.clause("RR-17.25")
def test_a_robot_with_superior_archive_re_enters_without_damage() -> None:
    table = turn([{**GONE, "options": ["superior_archive"]}, AWAY], phase="reentry")
    play(table, "face E", "power_down no")
    robot = table.robot("twonky")
    assert (robot["x"], robot["y"], robot["facing"], robot["damage"]) == (5, 5, "E", 0)
    assert len(robot["hand"]) == 9
    assert robot["options"] == ["superior_archive"]


@pytest.mark.clause("RR-17.25", "RR-14.5")
def test_a_robot_without_superior_archive_re_enters_with_two_damage() -> None:
    table = turn([{**GONE, "options": ["brakes"]}, AWAY], phase="reentry")
    play(table, "face E", "power_down no")
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-17.25", "RR-5.9")
def test_a_robot_with_superior_archive_may_still_come_back_powered_down() -> None:
    table = turn([{**GONE, "options": ["superior_archive"]}, AWAY], phase="reentry")
    assert (0, "power_down yes") in play(table, "face E", "power_down yes")
    assert down(table) is True


@pytest.mark.clause("RR-17.25", "RR-14.2", "RR-A4")
@pytest.mark.parametrize(("lost", "damage"), [("superior_archive", 2), ("brakes", 0)])
def test_superior_archive_may_be_the_option_that_is_lost_and_is_then_useless(lost: str, damage: int) -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "registers": [None, None, None, None, MOVE_2[0]],
        "archive": [2, 2],
        "options": ["brakes", "superior_archive"],
    }
    table = span([robot, AWAY], (5, "A"), (1, "A"), course=floor(cells=[cell(5, 4, "pit")]))
    assert table.default(0) == "lose brakes"
    play(table, f"lose {lost}", "face N", "power_down no")
    found = table.robot("twonky")
    assert (found["x"], found["y"], found["damage"]) == (2, 2, damage)


@pytest.mark.clause("RR-17.25", "RR-14.2")
def test_a_lone_superior_archive_is_lost_by_the_destruction() -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "registers": [None, None, None, None, MOVE_2[0]],
        "archive": [2, 2],
        "options": ["superior_archive"],
    }
    table = span([robot, AWAY], (5, "A"), (1, "A"), course=floor(cells=[cell(5, 4, "pit")]))
    play(table, "face N", "power_down no")
    found = table.robot("twonky")
    assert (found["options"], found["damage"]) == ([], 2)


@pytest.mark.clause("RR-17.25", "RR-5.11")
def test_superior_archive_works_for_a_robot_that_was_destroyed_while_powered_down() -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "powered_down": True,
        "archive": [2, 2],
        "options": ["brakes", "superior_archive"],
    }
    pusher: Spec = {"x": 4, "y": 5, "facing": "E", "registers": [None, None, None, None, MOVE_1[0]]}
    table = span([robot, pusher], (5, "A"), (1, "A"), course=floor(cells=[cell(6, 5, "pit")]))
    play(table, "lose brakes", "face N", "power_down no")
    assert table.robot("twonky")["damage"] == 0


OFF_WHEN_DOWN = [
    "abort_switch",
    "brakes",
    "conditional_program",
    "crab_legs",
    "double_barreled_laser",
    "dual_processor",
    "extra_memory",
    "fire_control",
    "flywheel",
    "fourth_gear",
    "high_power_laser",
    "mini_howitzer",
    "pressor_beam",
    "radio_control",
    "ramming_gear",
    "rear_firing_laser",
    "recompile",
    "reverse_gear",
    "scrambler",
    "tractor_beam",
]


@pytest.mark.clause("RR-5.11")
def test_a_powered_down_robot_uses_no_movement_programming_or_weapon_option_in_a_whole_turn() -> None:
    held: dict[str, Any] = {"conditional_program": MOVE_1[0], "flywheel": MOVE_1[1]}
    robot: Spec = {
        "x": 5,
        "y": 5,
        "facing": "E",
        "powered_down": True,
        "options": OFF_WHEN_DOWN,
        "stored": held,
    }
    others: list[Spec] = [{"x": 8, "y": 5}, {"x": 2, "y": 5}, {"x": 10, "y": 5}]
    table = span([robot, *others], (1, "A"), (5, "end"))
    assert table.waiting() == []
    assert table.at("twonky") == (5, 5, "E")
    names = ("hammer_bot", "spin_bot", "twitch")
    assert [table.robot(name)["damage"] for name in names] == [0, 0, 0]


@pytest.mark.clause("RR-5.11")
def test_a_robot_that_wakes_up_uses_its_options_again() -> None:
    table = turn([{"x": 5, "y": 5, "powered_down": True, "options": ["recompile"]}, AWAY], phase="stay_down")
    table.decide("stay_down no")
    assert set(table.legal()) == {"recompile yes", "recompile no"}


@pytest.mark.clause("RR-5.11")
def test_only_the_question_of_prevention_is_put_to_a_powered_down_robot_under_fire() -> None:
    table = register(
        [
            {"x": 5, "y": 5, "facing": "E", "powered_down": True, "options": ["pressor_beam"]},
            {"x": 8, "y": 5, "facing": "W"},
        ],
        step="D",
    )
    assert play(table) == [(0, "take_damage")]


@pytest.mark.clause("RR-17.4", "RR-12.2")
@pytest.mark.parametrize(("damage", "result"), [(3, False), (4, True)])
def test_a_circuit_breaker_drawn_in_the_cleanup_acts_at_the_end_of_the_same_turn(damage: int, result: bool) -> None:
    table = turn(
        [{"x": 5, "y": 5, "damage": damage}, AWAY],
        phase="cleanup",
        course=floor(cells=[cell(5, 5, "repair", option=True)]),
        chances=[("option", ["circuit_breaker"])],
    )
    assert down(table) is result
