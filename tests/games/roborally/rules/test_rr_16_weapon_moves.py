"""RR-16.4, RR-16.7 and RR-16.10: weapons that are used instead of the main laser, and those that move robots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import LEFT, Spec, beam, cell, floor, play, span, wall
from tests.games.roborally.table import Table, register

WEAPONS = ["mini_howitzer", "pressor_beam", "radio_control", "scrambler", "tractor_beam"]
SHOOTER: Spec = {"x": 2, "y": 5, "facing": "E"}
USE_ALL = [f"weapon {name}" for name in WEAPONS]


def lasers(*robots: Spec, course: Spec | None = None, until: str = "end", **fields: Any) -> Table:
    """Step D of register 1."""
    return register(robots, course, step="D", until=until, **fields)


@pytest.mark.clause("RR-16.4")
def test_no_replacement_weapon_is_offered_when_the_main_laser_hits_nobody() -> None:
    table = lasers({**SHOOTER, "options": WEAPONS}, {"x": 8, "y": 6})
    assert table.waiting() == []


@pytest.mark.clause("RR-16.4")
def test_a_target_that_only_a_high_power_laser_reaches_does_not_allow_a_replacement_weapon() -> None:
    table = lasers(
        {**SHOOTER, "options": ["high_power_laser", "pressor_beam"]},
        {"x": 8, "y": 5},
        course=floor(walls=[wall(4, 5, "E")]),
    )
    assert set(table.legal()) == {"high_power stop", "high_power pass"}
    table.decide("high_power pass")
    assert table.waiting() == []
    assert table.at("hammer_bot") == (8, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-16.4")
def test_only_owned_weapons_and_the_main_laser_are_offered() -> None:
    table = lasers({**SHOOTER, "options": ["brakes", "tractor_beam", "pressor_beam"]}, {"x": 8, "y": 5})
    assert set(table.legal()) == {"weapon main_laser", "weapon tractor_beam", "weapon pressor_beam"}


@pytest.mark.clause("RR-16.4")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_only_one_weapon_replaces_the_laser_in_one_register(weapon: str) -> None:
    table = lasers({**SHOOTER, "options": WEAPONS}, {"x": 8, "y": 5, "registers": LEFT[:5]})
    table.decide(f"weapon {weapon}")
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == (1 if weapon == "mini_howitzer" else 0)


@pytest.mark.clause("RR-16.4", "RR-A4")
def test_the_default_weapon_is_the_main_laser() -> None:
    table = lasers({**SHOOTER, "options": WEAPONS}, {"x": 8, "y": 5})
    assert table.default() == "weapon main_laser"
    table.decide("weapon main_laser")
    assert table.robot("hammer_bot")["damage"] == 1
    assert table.at("hammer_bot") == (8, 5, "N")


@pytest.mark.clause("RR-16.4", "RR-17.16")
def test_main_laser_modifications_do_not_apply_to_a_replacement_weapon() -> None:
    table = lasers(
        {
            **SHOOTER,
            "options": ["double_barreled_laser", "fire_control", "high_power_laser", "mini_howitzer"],
        },
        {"x": 5, "y": 5, "registers": LEFT[:5]},
        {"x": 9, "y": 5},
    )
    table.decide("weapon mini_howitzer")
    assert table.waiting() == []
    assert [table.robot(name)["damage"] for name in ("hammer_bot", "spin_bot")] == [1, 0]
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.at("spin_bot") == (9, 5, "N")


@pytest.mark.clause("RR-16.4", "RR-19.5")
def test_a_laser_multiplier_does_not_apply_to_a_replacement_weapon() -> None:
    table = lasers(
        {**SHOOTER, "options": ["mini_howitzer"]},
        {"x": 5, "y": 5},
        course=floor(rules=[{"rule": "robot_laser_multiplier", "factor": 2}]),
    )
    table.decide("weapon mini_howitzer")
    assert table.robot("hammer_bot")["damage"] == 1


@pytest.mark.clause("RR-16.4", "RR-5.11", "RR-5.6")
def test_a_powered_down_robot_uses_no_weapon() -> None:
    table = lasers({**SHOOTER, "powered_down": True, "options": WEAPONS}, {"x": 8, "y": 5})
    assert table.waiting() == []
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-16.7", "RR-16.10")
@pytest.mark.parametrize("weapon", ["pressor_beam", "mini_howitzer"])
def test_a_weapon_pushes_chains_like_a_normal_push(weapon: str) -> None:
    table = lasers({**SHOOTER, "options": [weapon]}, {"x": 5, "y": 5}, {"x": 6, "y": 5})
    table.decide(f"weapon {weapon}")
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.at("spin_bot") == (7, 5, "N")
    assert table.robot("spin_bot")["damage"] == 0


@pytest.mark.clause("RR-16.7")
def test_a_wall_behind_the_chain_stops_the_whole_push() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 5},
        {"x": 6, "y": 5},
        course=floor(walls=[wall(6, 5, "E")]),
    )
    table.decide("weapon pressor_beam")
    assert table.at("hammer_bot") == (5, 5, "N")
    assert table.at("spin_bot") == (6, 5, "N")


@pytest.mark.clause("RR-16.7")
def test_a_robot_pushed_into_a_pit_by_a_weapon_is_destroyed_before_step_E() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 5},
        course=floor(cells=[cell(6, 5, "pit")], flags=[(5, 5), (0, 0)]),
    )
    table.decide("weapon pressor_beam")
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["lives"], robot["next_flag"]) == ("destroyed", 2, 1)


@pytest.mark.clause("RR-16.7")
def test_a_robot_pushed_off_the_course_by_a_weapon_is_destroyed() -> None:
    table = lasers({**SHOOTER, "options": ["pressor_beam"]}, {"x": 11, "y": 5}, until="E")
    table.decide("weapon pressor_beam")
    assert table.robot("hammer_bot")["status"] == "destroyed"


@pytest.mark.clause("RR-16.7")
def test_a_robot_pushed_onto_a_flag_by_a_weapon_touches_it_in_step_E() -> None:
    table = lasers({**SHOOTER, "options": ["pressor_beam"]}, {"x": 5, "y": 5}, course=floor(flags=[(6, 5), (0, 0)]))
    table.decide("weapon pressor_beam")
    assert table.robot("hammer_bot")["next_flag"] == 2


@pytest.mark.clause("RR-16.7")
def test_two_weapon_moves_onto_the_same_square_move_neither_robot() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 6, "y": 1, "facing": "S", "options": ["mini_howitzer"]},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 4, "facing": "E"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (5, 5, "N")
    assert table.at("twitch") == (6, 4, "E")
    assert table.robot("twitch")["damage"] == 1


@pytest.mark.clause("RR-16.7", "RR-17.26")
def test_a_pull_and_a_push_onto_the_same_square_move_neither_robot() -> None:
    table = lasers(
        {"x": 1, "y": 5, "facing": "E", "options": ["tractor_beam"]},
        {"x": 5, "y": 1, "facing": "S", "options": ["pressor_beam"]},
        {"x": 6, "y": 5, "facing": "N"},
        {"x": 5, "y": 4, "facing": "E"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (6, 5, "N")
    assert table.at("twitch") == (5, 4, "E")


@pytest.mark.clause("RR-16.7")
def test_a_robot_that_two_weapons_move_in_different_directions_is_not_moved() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 9, "facing": "N", "options": ["mini_howitzer"]},
        {"x": 5, "y": 5, "facing": "E"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (5, 5, "E")
    assert table.robot("spin_bot")["damage"] == 1


@pytest.mark.clause("RR-16.7")
def test_a_robot_pushed_from_opposite_sides_is_not_moved() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 9, "y": 5, "facing": "W", "options": ["mini_howitzer"]},
        {"x": 5, "y": 5, "facing": "N"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (5, 5, "N")


@pytest.mark.clause("RR-16.10")
def test_two_weapons_that_move_a_robot_the_same_way_move_it_one_square() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 9, "y": 5, "facing": "W", "options": ["tractor_beam"]},
        {"x": 5, "y": 5, "facing": "N"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (6, 5, "N")


@pytest.mark.clause("RR-16.10")
@pytest.mark.parametrize("pusher_first", [True, False])
def test_a_robot_shoved_along_in_a_chain_is_not_moved_again_by_its_own_hit(pusher_first: bool) -> None:
    pusher: Spec = {**SHOOTER, "options": ["pressor_beam"]}
    puller: Spec = {"x": 10, "y": 5, "facing": "W", "options": ["tractor_beam"]}
    shooters = [pusher, puller] if pusher_first else [puller, pusher]
    table = lasers(*shooters, {"x": 5, "y": 5}, {"x": 6, "y": 5})
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (6, 5, "N")
    assert table.at("twitch") == (7, 5, "N")


@pytest.mark.clause("RR-16.7")
@pytest.mark.parametrize("pressor_first", [True, False])
def test_weapon_moves_are_determined_from_the_positions_after_step_C(pressor_first: bool) -> None:
    pressor: Spec = {**SHOOTER, "robot": "twonky", "options": ["pressor_beam"]}
    tractor: Spec = {"robot": "hammer_bot", "x": 5, "y": 5, "facing": "N", "options": ["tractor_beam"]}
    shooters = [pressor, tractor] if pressor_first else [tractor, pressor]
    table = lasers(*shooters, {"robot": "spin_bot", "x": 5, "y": 2, "facing": "W"})
    play(table, *USE_ALL)
    assert table.at("hammer_bot") == (6, 5, "N")
    assert table.at("spin_bot") == (5, 3, "W")


@pytest.mark.clause("RR-16.7", "RR-10.8")
def test_a_robot_destroyed_by_damage_is_not_in_the_way_of_a_weapon_move() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 5},
        {"x": 6, "y": 5, "facing": "S", "damage": 9, "registers": LEFT[:5]},
        course=floor(walls=[wall(6, 5, "E")], lasers=[beam(6, 0, "S")]),
        until="E",
    )
    table.decide("weapon pressor_beam")
    assert table.robot("spin_bot")["status"] == "destroyed"
    assert table.at("hammer_bot") == (6, 5, "N")


@pytest.mark.clause("RR-16.7", "RR-10.8")
def test_a_target_destroyed_by_damage_pushes_nobody() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 5, "facing": "S", "damage": 9, "registers": LEFT[:5]},
        {"x": 6, "y": 5},
        course=floor(lasers=[beam(5, 0, "S")]),
        until="E",
    )
    table.decide("weapon pressor_beam")
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("spin_bot") == (6, 5, "N")


@pytest.mark.clause("RR-16.7", "RR-10.1")
def test_a_robot_that_is_pushed_away_still_fires_from_where_it_stood() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 5, "y": 2, "facing": "W"},
        {"x": 6, "y": 2, "facing": "E"},
    )
    table.decide("weapon pressor_beam")
    assert table.at("hammer_bot") == (6, 5, "N")
    assert [table.robot(name)["damage"] for name in ("spin_bot", "twitch")] == [1, 0]


@pytest.mark.clause("RR-16.10")
def test_a_robot_may_be_moved_by_weapons_again_in_the_next_register() -> None:
    table = span([{**SHOOTER, "options": ["pressor_beam"]}, {"x": 5, "y": 5}], (1, "D"), (2, "E"))
    play(table, "weapon pressor_beam")
    assert table.at("hammer_bot") == (7, 5, "N")


@pytest.mark.clause("RR-16.7")
def test_a_chain_and_another_move_that_end_on_the_same_square_are_both_stopped() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 7, "y": 1, "facing": "S", "options": ["mini_howitzer"]},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 5, "facing": "N"},
        {"x": 7, "y": 4, "facing": "E"},
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (5, 5, "N")
    assert table.at("twitch") == (6, 5, "N")
    assert table.at("zoom_bot") == (7, 4, "E")


@pytest.mark.clause("RR-16.7")
def test_two_robots_may_move_each_other() -> None:
    table = lasers(
        {**SHOOTER, "options": ["tractor_beam"]},
        {"x": 8, "y": 5, "facing": "W", "options": ["pressor_beam"]},
    )
    play(table, *USE_ALL)
    assert table.at("twonky") == (1, 5, "E")
    assert table.at("hammer_bot") == (7, 5, "W")


@pytest.mark.clause("RR-16.7", "RR-8.13")
def test_two_robots_moved_into_the_same_pit_both_fall() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 6, "y": 1, "facing": "S", "options": ["mini_howitzer"]},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 4, "facing": "E"},
        course=floor(cells=[cell(6, 5, "pit")]),
        until="E",
    )
    play(table, *USE_ALL)
    assert [table.robot(name)["status"] for name in ("spin_bot", "twitch")] == ["destroyed"] * 2


@pytest.mark.clause("RR-16.7")
def test_two_robots_moved_off_the_course_both_fall() -> None:
    table = lasers(
        {"x": 8, "y": 5, "facing": "E", "options": ["pressor_beam"]},
        {"x": 8, "y": 7, "facing": "E", "options": ["mini_howitzer"]},
        {"x": 11, "y": 5, "facing": "N"},
        {"x": 11, "y": 7, "facing": "S"},
        until="E",
    )
    play(table, *USE_ALL)
    assert [table.robot(name)["status"] for name in ("spin_bot", "twitch")] == ["destroyed"] * 2


@pytest.mark.clause("RR-16.7")
def test_a_chain_and_a_robot_moved_into_one_pit_are_all_moved() -> None:
    table = lasers(
        {**SHOOTER, "options": ["pressor_beam"]},
        {"x": 6, "y": 1, "facing": "S", "options": ["mini_howitzer"]},
        {"x": 4, "y": 5, "facing": "N"},
        {"x": 5, "y": 5, "facing": "N"},
        {"x": 6, "y": 4, "facing": "E"},
        course=floor(cells=[cell(6, 5, "pit")]),
        until="E",
    )
    play(table, *USE_ALL)
    assert table.at("spin_bot") == (5, 5, "N")
    assert [table.robot(name)["status"] for name in ("twitch", "zoom_bot")] == ["destroyed"] * 2


@pytest.mark.clause("RR-16.7", "RR-10.1", "RR-10.8")
def test_the_weapon_of_a_robot_that_is_destroyed_in_the_same_step_still_works() -> None:
    shooter: Spec = {**SHOOTER, "damage": 9, "registers": LEFT[:5], "options": ["pressor_beam"]}
    table = lasers(shooter, {"x": 5, "y": 5}, course=floor(lasers=[beam(2, 0, "S")]), until="E")
    table.decide("weapon pressor_beam", 0)
    play(table, "take_damage")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (6, 5, "N")
