"""RR-10: the order in which simultaneous Damage is booked, decided on and answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import course, laser, pit, wall
from tests.games.roborally.table import Table, register

PREVENT = ["take_damage", "prevent brakes"]


def fire(robots: list[dict[str, Any]], drawn: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The table in step D, which begins with these robots."""
    return register(robots, drawn, step="D", until="E", **fields)


def asked(table: Table) -> tuple[list[int], bool]:
    """Who is asked, and whether it is Fire Control that is asked about."""
    return table.waiting(), "fire_damage" in table.legal()


VICTIM: dict[str, Any] = {"x": 5, "y": 5, "facing": "N", "options": ["brakes"]}


@pytest.mark.clause("RR-10.7")
def test_board_lasers_come_before_robot_lasers() -> None:
    shooter = {"x": 1, "y": 5, "facing": "E", "options": ["fire_control"]}
    table = fire([shooter, VICTIM], course(lasers=[laser(5, 11, "N")]))
    assert table.waiting() == [1]
    assert sorted(table.legal()) == sorted(PREVENT)
    table.decide("take_damage")
    assert asked(table) == ([0], True)
    table.decide("fire_damage")
    assert table.waiting() == [1]
    table.decide("take_damage")
    assert table.robot("hammer_bot")["damage"] == 2


@pytest.mark.clause("RR-10.7")
@pytest.mark.parametrize("first", [True, False])
def test_robot_lasers_come_in_dock_order_of_the_shooters(first: bool) -> None:
    control = {"x": 1, "y": 5, "facing": "E", "options": ["fire_control"]}
    plain = {"x": 9, "y": 5, "facing": "W"}
    table = fire([control, plain, VICTIM] if first else [plain, control, VICTIM])
    if first:
        assert asked(table) == ([0], True)
    else:
        assert asked(table) == ([2], False)
        table.decide("take_damage")
        assert asked(table) == ([1], True)


@pytest.mark.clause("RR-10.7")
def test_a_rear_laser_follows_the_main_laser_of_its_robot() -> None:
    """Dock 1 hits with its rear laser, dock 2 with a main laser under Fire Control: dock 1 comes first."""
    rear = {"x": 5, "y": 8, "facing": "S", "options": ["rear_firing_laser"]}
    control = {"x": 1, "y": 5, "facing": "E", "options": ["fire_control"]}
    table = fire([rear, control, VICTIM])
    assert asked(table) == ([2], False)
    table.decide("prevent brakes")
    assert asked(table) == ([1], True)


@pytest.mark.clause("RR-10.7", "RR-10.9")
def test_victims_decide_in_dock_order() -> None:
    """Dock 2 and dock 3 are both hit by board lasers; the cannon that hits dock 3 is the first by (y, x)."""
    drawn = course(lasers=[laser(8, 0, "S"), laser(5, 11, "N")])
    table = fire(
        [
            {"x": 0, "y": 11, "facing": "S"},
            {"x": 5, "y": 5, "facing": "N", "options": ["brakes"], "seat": 2},
            {"x": 8, "y": 5, "facing": "S", "options": ["flywheel"], "seat": 1},
        ],
        drawn,
    )
    assert table.waiting() == [2]
    assert sorted(table.legal()) == sorted(PREVENT)
    table.decide("take_damage")
    assert table.waiting() == [1]
    table.decide("prevent flywheel")
    assert [table.robot(name)["damage"] for name in ("hammer_bot", "spin_bot")] == [1, 0]


@pytest.mark.clause("RR-10.9")
def test_a_victim_is_asked_hit_by_hit() -> None:
    table = fire([VICTIM | {"options": ["brakes", "flywheel"]}], course(lasers=[laser(5, 11, "N", 3)]))
    table.decide("take_damage")
    table.decide("prevent flywheel")
    assert sorted(table.legal()) == sorted(PREVENT)
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 1
    assert table.robot("twonky")["options"] == []
    assert sorted(table.position["option_discard"]) == ["brakes", "flywheel"]


@pytest.mark.clause("RR-10.9")
def test_hits_on_a_robot_that_has_reached_ten_are_void_and_ask_nothing_more() -> None:
    table = fire([VICTIM | {"damage": 9}, {"x": 9, "y": 5, "facing": "W"}], course(lasers=[laser(5, 11, "N", 3)]))
    table.decide("take_damage")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.waiting() == []


@pytest.mark.clause("RR-10.9")
def test_no_fire_control_on_a_robot_that_has_reached_ten() -> None:
    """The board laser kills the only target; the shooter with Fire Control is asked nothing."""
    shooter = {"x": 1, "y": 5, "facing": "E", "options": ["fire_control"]}
    victim = {"x": 5, "y": 5, "facing": "N", "damage": 9}
    table = fire([shooter, victim], course(lasers=[laser(5, 11, "N")]))
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.waiting() == []


@pytest.mark.clause("RR-10.8")
def test_robots_with_ten_damage_are_destroyed_in_dock_order() -> None:
    drawn = course(lasers=[laser(8, 0, "S"), laser(5, 11, "N"), laser(2, 11, "N")])
    table = fire([{"x": x, "y": 5, "facing": "N", "damage": 9} for x in (5, 2, 8)], drawn)
    assert table.position["returning"] == ["twonky", "hammer_bot", "spin_bot"]


@pytest.mark.clause("RR-10.9")
def test_a_robot_is_taken_off_only_after_all_damage_is_booked() -> None:
    """Dock 1 takes its tenth Damage first; while dock 2 is being asked nobody has been destroyed yet."""
    drawn = course(lasers=[laser(2, 11, "N"), laser(5, 11, "N")])
    table = fire([{"x": 2, "y": 5, "facing": "N", "damage": 9}, VICTIM], drawn)
    assert table.waiting() == [1]
    assert table.robot("twonky")["status"] == "racing"
    table.decide("take_damage")
    assert table.robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-10.9")
def test_all_weapons_are_chosen_in_dock_order_before_any_damage() -> None:
    drawn = course(lasers=[laser(5, 11, "N")])
    table = fire(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["pressor_beam"], "seat": 1},
            {"x": 9, "y": 5, "facing": "W", "options": ["tractor_beam"], "seat": 0},
            {"x": 5, "y": 5, "facing": "N"},
        ],
        drawn,
    )
    assert table.waiting() == [1]
    assert sorted(table.legal()) == ["weapon main_laser", "weapon pressor_beam"]
    assert table.robot("spin_bot")["damage"] == 0
    table.decide("weapon main_laser")
    assert table.waiting() == [0]
    assert sorted(table.legal()) == ["weapon main_laser", "weapon tractor_beam"]
    assert table.robot("spin_bot")["damage"] == 0
    table.decide("weapon main_laser")
    assert table.robot("spin_bot")["damage"] == 3


@pytest.mark.clause("RR-10.8")
def test_a_robot_with_ten_damage_is_not_in_the_way_of_a_weapon() -> None:
    """The robot behind the target dies and leaves its square, else the wall behind it would hold both."""
    drawn = course(walls=[wall(6, 5, "E")], lasers=[laser(6, 11, "N")])
    table = fire(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["pressor_beam"]},
            {"x": 5, "y": 5, "facing": "N"},
            {"x": 6, "y": 5, "facing": "N", "damage": 9},
        ],
        drawn,
    )
    table.decide("weapon pressor_beam")
    assert table.robot("spin_bot")["status"] == "destroyed"
    assert table.at("hammer_bot") == (6, 5, "N")


@pytest.mark.clause("RR-10.8")
def test_a_target_that_dies_is_not_moved_by_a_weapon() -> None:
    """Nor is the robot behind it pushed."""
    table = fire(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["pressor_beam"]},
            {"x": 5, "y": 5, "facing": "N", "damage": 9},
            {"x": 6, "y": 5, "facing": "N"},
        ],
        course(lasers=[laser(5, 11, "N")]),
    )
    table.decide("weapon pressor_beam")
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.at("spin_bot") == (6, 5, "N")


@pytest.mark.clause("RR-10.9")
def test_hits_are_found_before_weapons_move_anybody() -> None:
    """Spin Bot shoots along y = 6, where the target is only after the push: it hits nobody."""
    table = fire(
        [
            {"x": 5, "y": 1, "facing": "S", "options": ["pressor_beam"]},
            {"x": 5, "y": 5, "facing": "E"},
            {"x": 9, "y": 6, "facing": "W"},
        ],
    )
    table.decide("weapon pressor_beam")
    assert table.at("hammer_bot") == (5, 6, "E")
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-10.9")
def test_a_scrambler_has_no_effect_on_a_target_that_is_destroyed() -> None:
    cards = ["P490", "P500", "P510", "P520", "P530"]
    table = fire(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["scrambler"]},
            {"x": 5, "y": 5, "facing": "N", "damage": 9, "registers": cards},
        ],
        course(lasers=[laser(5, 11, "N")]),
    )
    table.decide("weapon scrambler")
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.robot("hammer_bot")["registers"] == [None] * 5
    assert sorted(table.position["discard"]) == cards


@pytest.mark.clause("RR-10.9", "RR-10.8")
def test_a_scrambler_has_no_effect_on_a_target_that_a_weapon_pushed_into_a_pit() -> None:
    cards = ["P490", "P500", None, None, None]
    table = fire(
        [
            {"x": 1, "y": 5, "facing": "E", "options": ["scrambler"]},
            {"x": 5, "y": 5, "facing": "S", "registers": cards},
            {"x": 5, "y": 1, "facing": "S", "options": ["pressor_beam"]},
        ],
        course(pit(5, 6)),
    )
    table.decide("weapon scrambler")
    table.decide("weapon pressor_beam")
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert sorted(table.position["discard"]) == ["P490", "P500"]
