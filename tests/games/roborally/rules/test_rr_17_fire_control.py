"""RR-17.10 Fire Control."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import (
    AWAY,
    LEFT,
    MOVE_2,
    RIGHT,
    Spec,
    beam,
    cell,
    floor,
    play,
    refused,
    span,
    stored,
    tokens,
    turn,
)
from tests.games.roborally.table import Table, register

SHOOTER: Spec = {"x": 2, "y": 5, "facing": "E", "options": ["fire_control"]}
TARGET: Spec = {"x": 5, "y": 5, "facing": "N", "registers": LEFT[:5]}
LOCKS = {f"fire_lock {number}" for number in range(1, 6)}


def shot(target: Spec, *more_options: str, **fields: Any) -> Table:
    """Step D: the first robot, with Fire Control, shoots at the second."""
    shooter = {**SHOOTER, "options": ["fire_control", *more_options]}
    return register([shooter, {**TARGET, **target}], fields.pop("course", None), step="D", **fields)


@pytest.mark.clause("RR-17.10", "RR-A4", "RR-A5")
def test_the_owner_of_the_shooter_is_asked_about_each_damage_of_the_main_laser() -> None:
    table = shot({"options": ["brakes", "flywheel"]})
    assert table.waiting() == [0]
    assert set(table.legal()) == {
        "fire_damage",
        "fire_destroy brakes",
        "fire_destroy flywheel",
        *LOCKS,
    }
    assert table.default() == "fire_damage"


@pytest.mark.clause("RR-17.10", "RR-13.6")
def test_the_damage_may_be_put_on_a_register_which_locks_it() -> None:
    table = shot({"options": ["brakes"]}, number=3)
    table.decide("fire_lock 2")
    assert table.waiting() == []
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"]) == (1, [2])
    assert robot["registers"] == LEFT[:5]
    assert robot["options"] == ["brakes"]


@pytest.mark.clause("RR-17.10")
def test_an_option_of_the_target_may_be_destroyed_instead() -> None:
    table = shot({"options": ["brakes", "flywheel"]})
    table.decide("fire_destroy brakes")
    assert table.waiting() == []
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"], robot["options"]) == (0, [], ["flywheel"])
    assert table.position["option_discard"] == ["brakes"]


@pytest.mark.clause("RR-17.10", "RR-14.2")
def test_the_card_on_a_destroyed_option_is_discarded() -> None:
    table = shot({"options": ["flywheel"], "stored": {"flywheel": MOVE_2[0]}})
    table.decide("fire_destroy flywheel")
    assert stored(table, "hammer_bot", "flywheel") is None
    assert MOVE_2[0] in table.position["discard"]


@pytest.mark.clause("RR-17.10", "RR-13.9")
def test_ordinary_damage_may_be_prevented_as_usual() -> None:
    table = shot({"options": ["brakes"]})
    table.decide("fire_damage")
    assert (table.waiting(), set(table.legal())) == ([1], {"take_damage", "prevent brakes"})
    table.decide("prevent brakes")
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-17.10", "RR-17.1")
def test_an_ablative_coat_does_not_stop_fire_control() -> None:
    table = shot({"options": ["ablative_coat"]})
    table.decide("fire_lock 4")
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"]) == (1, [4])
    assert tokens(table, "hammer_bot", "ablative_coat") == 0


@pytest.mark.clause("RR-17.10", "RR-17.1")
def test_an_ablative_coat_can_be_destroyed_by_fire_control() -> None:
    table = shot({"options": ["ablative_coat"], "tokens": {"ablative_coat": 1}})
    table.decide("fire_destroy ablative_coat")
    assert table.robot("hammer_bot")["options"] == []
    assert tokens(table, "hammer_bot", "ablative_coat") == 0


@pytest.mark.clause("RR-17.10", "RR-17.1")
def test_an_ablative_coat_takes_the_ordinary_damage() -> None:
    table = shot({"options": ["ablative_coat"]})
    table.decide("fire_damage")
    assert table.waiting() == []
    assert (table.robot("hammer_bot")["damage"], tokens(table, "hammer_bot", "ablative_coat")) == (0, 1)


@pytest.mark.clause("RR-17.10")
def test_a_locked_register_can_not_be_locked_again() -> None:
    table = shot({"damage": 6})
    assert set(table.legal()) == {"fire_damage", "fire_lock 1", "fire_lock 2", "fire_lock 3"}
    assert refused(table, "fire_lock 5") in {"RR-17.10", "RR-13.6"}


@pytest.mark.clause("RR-17.10")
def test_an_option_that_the_target_does_not_have_can_not_be_destroyed() -> None:
    table = shot({"options": ["brakes"]})
    assert refused(table, "fire_destroy flywheel") == "RR-17.10"
    assert refused(table, "fire_destroy fire_control") == "RR-17.10"


@pytest.mark.clause("RR-17.10")
def test_a_target_with_all_registers_locked_can_only_lose_an_option_or_take_the_damage() -> None:
    table = shot({"damage": 9, "options": ["brakes"]})
    assert set(table.legal()) == {"fire_damage", "fire_destroy brakes"}
    table.decide("fire_destroy brakes")
    assert table.robot("hammer_bot")["damage"] == 9


@pytest.mark.clause("RR-17.10", "RR-A2")
def test_a_target_that_leaves_no_choice_is_not_asked_about() -> None:
    table = shot({"damage": 9})
    assert table.waiting() == []
    assert table.robot("hammer_bot")["status"] == "destroyed"


@pytest.mark.clause("RR-17.10", "RR-13.8")
@pytest.mark.parametrize("powered_down", [False, True])
def test_a_locked_register_without_a_card_gets_one_from_the_deck(powered_down: bool) -> None:
    table = shot({"registers": [None] * 5, "powered_down": powered_down}, chances=[("program-card", [RIGHT[0]])])
    table.decide("fire_lock 3")
    robot = table.robot("hammer_bot")
    assert robot["locked"] == [3]
    assert robot["registers"] == [None, None, RIGHT[0], None, None]
    assert table.view(0)["robots"][1]["registers"][2] == RIGHT[0]


@pytest.mark.clause("RR-17.10", "RR-17.7")
def test_each_damage_of_a_double_barreled_laser_has_its_own_choice() -> None:
    table = shot({"options": ["brakes"]}, "double_barreled_laser")
    table.decide("fire_lock 5")
    assert set(table.legal()) == {"fire_damage", "fire_destroy brakes", *LOCKS} - {"fire_lock 5"}
    table.decide("fire_destroy brakes")
    assert table.waiting() == []
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"], robot["options"]) == (1, [5], [])


@pytest.mark.clause("RR-17.10", "RR-17.14")
def test_with_a_high_power_laser_the_choice_is_put_for_each_victim() -> None:
    shooter = {**SHOOTER, "options": ["fire_control", "high_power_laser"]}
    table = register([shooter, TARGET, {"x": 8, "y": 5, "facing": "S", "registers": RIGHT[:5]}], step="D")
    table.decide_all("high_power pass", "fire_lock 1", "fire_lock 3")
    assert table.waiting() == []
    assert [table.robot(name)["locked"] for name in ("hammer_bot", "spin_bot")] == [[1], [3]]


@pytest.mark.clause("RR-17.10", "RR-10.9")
def test_hits_on_a_robot_that_has_reached_ten_are_void() -> None:
    table = shot({"damage": 9, "options": ["brakes", "flywheel"]}, "double_barreled_laser")
    table.decide("fire_damage", 0)
    table.decide("take_damage", 1)
    assert set(table.legal(1)) == {"lose brakes", "lose flywheel"}


@pytest.mark.clause("RR-17.10", "RR-10.7")
def test_a_board_laser_at_the_same_target_is_not_under_fire_control() -> None:
    table = shot({"options": ["brakes"]}, course=floor(lasers=[beam(5, 0, "S")]))
    assert play(table, "fire_lock 1") == [(1, "take_damage"), (0, "fire_lock 1")]
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"]) == (2, [1])


@pytest.mark.clause("RR-17.10", "RR-13.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, [2]), (2, [2])),
        ((4, [2]), (5, [2])),
        ((5, [2]), (6, [2, 5])),
        ((6, [1, 5]), (7, [1, 4, 5])),
        ((8, [1, 2, 3, 4, 5]), (9, [1, 2, 3, 4, 5])),
    ],
)
def test_ordinary_damage_after_a_lock_fills_four_free_places_and_then_the_highest_open_register(
    before: tuple[int, list[int]], after: tuple[int, list[int]]
) -> None:
    victim = {**TARGET, "damage": before[0], "locked": before[1]}
    table = register([victim, AWAY], floor(lasers=[beam(0, 5, "E")]), step="D")
    robot = table.robot("twonky")
    assert (robot["damage"], sorted(robot["locked"])) == after


@pytest.mark.clause("RR-17.10", "RR-13.6", "RR-13.5")
def test_a_repair_frees_the_locked_register_before_free_damage() -> None:
    robot = {**TARGET, "damage": 3, "locked": [2]}
    table = turn([robot, AWAY], phase="cleanup", course=floor(cells=[cell(5, 5, "repair", option=False)]))
    found = table.robot("twonky")
    assert (found["damage"], found["locked"]) == (2, [])
    assert found["registers"] == [None] * 5


@pytest.mark.clause("RR-17.10", "RR-13.6", "RR-3.3")
def test_a_lock_by_fire_control_counts_as_damage_in_the_next_deal() -> None:
    robot: Spec = {"x": 5, "y": 5, "damage": 1, "locked": [2], "registers": [None, LEFT[0], None, None, None]}
    table = turn([robot, AWAY], phase="turn_start")
    assert len(table.robot("twonky")["hand"]) == 8
    assert {line.split()[1] for line in table.legal(0) if line.startswith("place ")} == {"1", "3", "4", "5"}


@pytest.mark.clause("RR-17.10", "RR-13.3")
def test_a_register_locked_by_fire_control_is_executed_and_kept() -> None:
    table = span([SHOOTER, TARGET, AWAY], (4, "D"), (1, "A"))
    play(table, "fire_lock 5", "power_down no")
    robot = table.robot("hammer_bot")
    assert robot["facing"] == "W"
    assert robot["registers"] == [None, None, None, None, LEFT[4]]


@pytest.mark.clause("RR-17.10", "RR-5.11")
def test_a_powered_down_robot_uses_no_fire_control() -> None:
    table = register([{**SHOOTER, "powered_down": True}, TARGET], step="D")
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-17.10", "RR-21.3")
def test_without_the_erratum_the_lock_is_no_damage() -> None:
    table = shot({}, options={"fire_control_erratum": False})
    table.decide("fire_lock 2")
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["jammed"]) == (0, [2])


@pytest.mark.clause("RR-17.10", "RR-21.3")
def test_without_the_erratum_the_lock_does_not_change_the_deal_and_holds_the_register() -> None:
    registers = [None, LEFT[0], None, None, None]
    robot: Spec = {"x": 5, "y": 5, "jammed": [2], "registers": registers}
    table = turn([robot, AWAY], phase="wipe", options={"fire_control_erratum": False})
    found = table.robot("twonky")
    assert (len(found["hand"]), found["registers"]) == (9, registers)
    assert refused(table, f"place 2 {found['hand'][0]}", 0).startswith("RR-")


@pytest.mark.clause("RR-17.10", "RR-21.3")
def test_without_the_erratum_a_power_down_ends_the_lock() -> None:
    robot: Spec = {
        "x": 5,
        "y": 5,
        "jammed": [2],
        "registers": [None, LEFT[0], None, None, None],
        "powered_down": True,
    }
    table = turn([robot, AWAY], phase="turn_start", options={"fire_control_erratum": False})
    found = table.robot("twonky")
    assert (found["jammed"], found["registers"]) == ([], [None] * 5)


@pytest.mark.clause("RR-17.10", "RR-13.7")
def test_a_register_locked_before_its_reveal_stays_hidden_from_the_others() -> None:
    table = shot({"revealed": [1]})
    table.decide("fire_lock 4")
    assert table.view(0)["robots"][1]["registers"][3] == "?"
    assert table.view(1)["robots"][1]["registers"][3] == LEFT[3]


@pytest.mark.clause("RR-17.10", "RR-13.6")
def test_a_lock_may_be_the_ninth_damage() -> None:
    table = shot({"damage": 8})
    assert set(table.legal()) == {"fire_damage", "fire_lock 1"}
    table.decide("fire_lock 1")
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["damage"], robot["locked"]) == ("racing", 9, [1, 2, 3, 4, 5])


@pytest.mark.clause("RR-17.10")
def test_fire_control_is_not_asked_about_when_the_laser_hits_nobody() -> None:
    assert shot({"y": 6}).waiting() == []
