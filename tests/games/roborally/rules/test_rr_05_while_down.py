"""RR-5: what happens to a robot while it is powered down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, situation
from tests.games.roborally.table import Table, register


def course(*cells: tuple[int, int, dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """A floor with some elements."""
    return {
        "width": 12,
        "height": 12,
        "cells": [{"x": x, "y": y, "elements": [element]} for x, y, element in cells],
        **fields,
    }


def down(elements: dict[str, Any] | None = None, **fields: Any) -> Table:
    """One register with Twonky powered down on (3, 5), facing north."""
    robots = [
        {"x": 3, "y": 5, "facing": "N", "powered_down": True, **fields},
        {"x": 11, "y": 11, "facing": "N"},
    ]
    return register(robots, elements)


@pytest.mark.clause("RR-5.6")
def test_a_powered_down_robot_on_a_belt_is_carried_and_fires_no_laser() -> None:
    belt = {"kind": "belt", "speed": 1, "exit": "E", "turn_from": []}
    robots = [{"x": 3, "y": 5, "facing": "N", "powered_down": True}, {"x": 4, "y": 1, "facing": "W"}]
    table = register(robots, course((3, 5, belt)))
    assert table.at("twonky") == (4, 5, "N")
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-5.6")
@pytest.mark.parametrize(
    ("element", "end"),
    [
        ({"kind": "pusher", "push": "E", "registers": [1, 3, 5]}, (4, 5, "N")),
        ({"kind": "gear", "rotation": "cw"}, (3, 5, "E")),
        ({"kind": "belt", "speed": 2, "exit": "S", "turn_from": []}, (3, 6, "N")),
    ],
)
def test_board_elements_act_on_a_powered_down_robot(element: dict[str, Any], end: tuple[int, int, str]) -> None:
    assert down(course((3, 5, element))).at("twonky") == end


@pytest.mark.clause("RR-5.6")
def test_a_powered_down_robot_is_pushed_into_a_pit() -> None:
    robots = [
        {"x": 3, "y": 5, "powered_down": True, "archive": [9, 9]},
        {"x": 2, "y": 5, "facing": "E", "card": "P490"},
    ]
    table = register(robots, course((4, 5, {"kind": "pit"})))
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (3, 5, "E")


@pytest.mark.clause("RR-5.6")
def test_a_powered_down_robot_is_carried_off_the_edge() -> None:
    belt = {"kind": "belt", "speed": 1, "exit": "N", "turn_from": []}
    robots: list[dict[str, Any]] = [
        {"x": 3, "y": 0, "powered_down": True, "archive": [9, 9]},
        {"x": 11, "y": 11},
    ]
    assert register(robots, course((3, 0, belt))).robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-5.6")
def test_lasers_damage_a_powered_down_robot() -> None:
    table = down({"width": 12, "height": 12, "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": 2}]}, damage=1)
    assert table.robot("twonky")["damage"] == 3
    robots: list[dict[str, Any]] = [{"x": 3, "y": 5, "powered_down": True}, {"x": 3, "y": 9, "facing": "N"}]
    assert register(robots).robot("twonky")["damage"] == 1


@pytest.mark.clause("RR-5.6", "RR-5.11", "RR-17.21")
@pytest.mark.parametrize("option", ["rear_firing_laser", "double_barreled_laser", "pressor_beam", "mini_howitzer"])
def test_a_powered_down_robot_uses_no_weapon(option: str) -> None:
    robots = [
        {"x": 3, "y": 5, "facing": "N", "powered_down": True, "options": [option]},
        {"x": 3, "y": 2, "facing": "E"},
        {"x": 3, "y": 9, "facing": "E"},
    ]
    table = register(robots, step="D")
    assert table.waiting() == []
    for name, square in (("hammer_bot", (3, 2, "E")), ("spin_bot", (3, 9, "E"))):
        assert table.robot(name)["damage"] == 0
        assert table.at(name) == square


@pytest.mark.clause("RR-5.6", "RR-11.6")
def test_a_powered_down_robot_touches_flags_and_archives() -> None:
    flags = [{"number": 1, "x": 3, "y": 5}, {"number": 2, "x": 0, "y": 0}]
    table = down(course(flags=flags), archive=[8, 8])
    assert table.robot("twonky")["next_flag"] == 2
    assert table.robot("twonky")["archive"] == [3, 5]


@pytest.mark.clause("RR-5.11", "RR-13.9")
def test_a_powered_down_robot_may_discard_an_option_to_prevent_damage() -> None:
    table = down(
        {"width": 12, "height": 12, "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": 1}]},
        options=["brakes"],
    )
    assert set(table.legal()) == {"take_damage", "prevent brakes"}
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-5.11", "RR-17.1", "RR-17.17")
@pytest.mark.parametrize("option", ["ablative_coat", "power_down_shield"])
def test_armour_works_while_powered_down(option: str) -> None:
    table = down({"width": 12, "height": 12, "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": 1}]}, options=[option])
    assert table.waiting() == []
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-5.11", "RR-17.15")
def test_the_mechanical_arm_works_while_powered_down() -> None:
    flags = [{"number": 1, "x": 4, "y": 5}, {"number": 2, "x": 0, "y": 0}]
    table = down(course(flags=flags), options=["mechanical_arm"])
    assert "arm_touch 4 5" in table.legal()
    table.decide("arm_touch 4 5")
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-5.11", "RR-17.13")
def test_the_gyroscopic_stabilizer_works_while_powered_down() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 3, "y": 5, "powered_down": True, "options": ["gyroscopic_stabilizer"]},
        {"x": 11, "y": 11},
    ]
    gear = course((3, 5, {"kind": "gear", "rotation": "cw"}))
    table = situation("power_down", robots, gear, until={"register": 1, "step": "end"})
    assert set(table.legal()) == {"gyro on", "gyro off"}
    table.decide("gyro on")
    assert table.at("twonky") == (3, 5, "N")


@pytest.mark.clause("RR-5.11", "RR-17.25")
def test_superior_archive_works_for_a_robot_destroyed_while_down() -> None:
    destroyed = {
        "x": None,
        "y": None,
        "status": "destroyed",
        "lives": 2,
        "archive": [6, 4],
        "powered_down": True,
    }
    table = situation("reentry", apart({**destroyed, "options": ["superior_archive"]}, {}))
    table.decide_all("face N", "power_down no")
    assert table.robot("twonky")["damage"] == 0


@pytest.mark.clause("RR-5.11")
def test_a_powered_down_robot_is_offered_no_programming_option() -> None:
    options = ["recompile", "flywheel", "conditional_program"]
    robots = apart({"announced": True, "damage": 1, "options": options, "stored": {"flywheel": "P840"}}, {})
    table = situation("turn_end", robots)
    assert table.position["phase"] == "programming"
    assert table.waiting() == [1]
    assert table.robot("twonky")["hand"] == []
    assert table.robot("twonky")["stored"]["flywheel"] == "P840"


@pytest.mark.clause("RR-5.11")
def test_a_powered_down_robot_is_offered_no_abort_switch() -> None:
    robots = apart(
        {
            "powered_down": True,
            "damage": 5,
            "options": ["abort_switch", "brakes"],
            "registers": [None, None, None, None, "P490"],
        },
        {},
    )
    table = register(robots, number=5)
    assert table.waiting() == []
    assert table.at("twonky") == (1, 10, "N")
