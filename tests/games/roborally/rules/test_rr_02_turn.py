"""RR-2: the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, program, situation
from tests.games.roborally.table import register

HANDS = [
    ("deal", [f"P{n:03d}" for n in range(70, 390, 20)]),
]


def belt(x: int, y: int, way: str, speed: int = 1) -> dict[str, Any]:
    """A square of belt."""
    return {"x": x, "y": y, "elements": [{"kind": "belt", "speed": speed, "exit": way, "turn_from": []}]}


def where(position: dict[str, Any]) -> tuple[int, str]:
    """Turn and phase of a position."""
    return position["turn"], position["phase"]


@pytest.mark.clause("RR-2.1")
def test_a_turn_deals_programs_declares_resolves_and_prepares_the_next() -> None:
    table = situation("turn_start", apart({"damage": 1}, {"damage": 1}), chances=HANDS)
    turn = table.position["turn"]
    assert table.waiting() == [0, 1]
    for seat, name in ((0, "twonky"), (1, "hammer_bot")):
        assert where(table.position) == (turn, "programming")
        hand = table.robot(name)["hand"]
        assert len(hand) == 8
        program(table, seat, *hand[:5])
    assert where(table.position) == (turn, "power_down")
    table.decide("power_down no", 0)
    assert table.at("twonky") == (1, 10, "N"), "no register before every declaration"
    table.decide("power_down no", 1)
    assert where(table.position) == (turn + 1, "programming")
    assert table.at("twonky") == (1, 10, "W"), "five rotations to the left"
    assert table.robot("twonky")["registers"] == [None] * 5


@pytest.mark.clause("RR-2.1", "RR-5.1")
def test_a_power_down_is_declared_for_the_next_turn() -> None:
    robots = apart({"damage": 1, "registers": ["P490", "P500", "P510", "P520", "P530"]}, {})
    table = situation("power_down", robots)
    table.decide("power_down yes")
    assert table.at("twonky") == (1, 5, "N"), "this turn's program was executed"
    assert where(table.position) == (2, "programming")
    assert table.robot("twonky")["powered_down"]
    assert table.waiting() == [1]


@pytest.mark.clause("RR-2.2")
def test_registers_are_resolved_in_order_one_to_five() -> None:
    robots = apart({"registers": ["P490", "P070", "P670", "P080", "P430"]}, {})
    robots[0].update({"x": 6, "y": 6})
    ends = [(6, 5, "N"), (6, 5, "W"), (4, 5, "W"), (4, 5, "N"), (4, 6, "N")]
    for number, end in enumerate(ends, 1):
        until = {"register": number, "step": "end"}
        table = situation("register", robots, register=1, step="A", until=until)
        assert table.at("twonky") == end


@pytest.mark.clause("RR-2.2", "RR-6.1")
def test_no_belt_runs_before_all_robots_have_moved() -> None:
    course = {"width": 12, "height": 12, "cells": [belt(3, 5, "E")]}
    robots = [
        {"x": 1, "y": 5, "facing": "E", "card": "P780"},
        {"x": 3, "y": 6, "facing": "N", "card": "P490"},
    ]
    table = register(robots, course, until="D")
    assert table.at("twonky") == (3, 4, "E"), "pushed off the belt before it ran"
    assert table.at("hammer_bot") == (4, 5, "N")


@pytest.mark.clause("RR-2.2", "RR-10.1")
def test_no_laser_fires_before_all_board_elements_have_acted() -> None:
    course = {"width": 12, "height": 12, "cells": [belt(3, 5, "E")]}
    shooter = {"x": 4, "y": 9, "facing": "N"}
    table = register([{"x": 3, "y": 5, "facing": "N"}, shooter], course)
    assert table.robot("twonky")["damage"] == 1, "carried into the line of fire"
    shooter = {"x": 3, "y": 9, "facing": "N"}
    table = register([{"x": 3, "y": 5, "facing": "N"}, shooter], course)
    assert table.robot("twonky")["damage"] == 0, "carried out of it"


@pytest.mark.clause("RR-2.2")
def test_flags_are_touched_only_after_the_lasers() -> None:
    course = {
        "width": 12,
        "height": 12,
        "flags": [{"number": 1, "x": 3, "y": 5}, {"number": 2, "x": 0, "y": 0}],
    }
    target = {"x": 3, "y": 5, "damage": 9, "registers": ["P010", "P020", "P030", "P040", "P050"]}
    table = register([target, {"x": 3, "y": 9, "facing": "N"}, {"x": 9, "y": 9}], course, step="D")
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["next_flag"] == 1


@pytest.mark.clause("RR-2.3", "RR-5.5")
def test_powered_down_robots_discard_damage_before_the_deal() -> None:
    robots = apart({"damage": 4, "announced": True}, {})
    table = situation("turn_end", robots)
    assert table.robot("twonky")["damage"] == 0
    assert table.robot("twonky")["hand"] == []
    assert len(table.robot("hammer_bot")["hand"]) == 9


@pytest.mark.clause("RR-2.4", "RR-12.1", "RR-16.6")
def test_the_windows_of_a_turn_come_in_their_order() -> None:
    robots = apart({"damage": 1, "options": ["recompile", "conditional_program", "gyroscopic_stabilizer"]}, {})
    table = situation("turn_start", robots, chances=[("deal", [f"P{n:03d}" for n in range(70, 400, 20)])])
    assert set(table.legal(0)) == {"recompile yes", "recompile no"}
    table.decide("recompile no", 0)
    assert table.position["phase"] == "programming"
    hand = table.robot("twonky")["hand"]
    program(table, 0, *hand[:5])
    assert "store_conditional none" in table.legal(0)
    table.decide(f"store_conditional {hand[5]}", 0)
    program(table, 1, *table.robot("hammer_bot")["hand"][:5])
    assert table.position["phase"] == "power_down"
    table.decide("power_down no", 0)
    assert set(table.legal(0)) == {"gyro on", "gyro off"}
    table.decide("gyro off", 0)
    assert set(table.legal(0)) == {"conditional yes", "conditional no"}


@pytest.mark.clause("RR-2.4", "RR-12.1")
def test_the_end_of_a_turn_repairs_wipes_asks_who_stays_down_and_brings_robots_back() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [{"x": 1, "y": 10, "elements": [{"kind": "repair", "option": False}]}],
    }
    robots = apart(
        {"damage": 5, "powered_down": True, "registers": [None, None, None, None, "P490"]},
        {"registers": ["P500", "P510", "P520", "P530", "P540"]},
        {"x": None, "y": None, "archive": [6, 6], "status": "destroyed", "lives": 2},
    )
    table = situation("cleanup", robots, course)
    assert table.position["phase"] == "stay_down"
    assert table.waiting() == [0]
    assert table.robot("twonky")["damage"] == 4, "repaired first"
    assert table.robot("twonky")["registers"] == [None] * 5, "freed by the repair and wiped"
    assert table.robot("hammer_bot")["registers"] == [None] * 5
    assert table.robot("spin_bot")["x"] is None, "re-entry comes after the stay-down declarations"
    table.decide("stay_down no")
    assert table.position["phase"] == "reentry"
    assert table.waiting() == [2]
    table.decide_all("face N", "power_down no")
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-2.5")
def test_a_turn_in_which_every_robot_is_down_still_runs_all_registers() -> None:
    cells = [belt(x, 5, "E") for x in range(2, 11)]
    robots = [
        {"x": 2, "y": 5, "facing": "N", "damage": 2, "announced": True},
        {"x": 2, "y": 8, "facing": "N", "damage": 2, "announced": True},
    ]
    table = situation("turn_end", robots, {"width": 12, "height": 12, "cells": cells}, turn=1)
    assert where(table.position) == (2, "stay_down"), "no programming, but the turn is played to its end"
    assert table.waiting() == [0]
    assert table.at("twonky") == (7, 5, "N"), "one square in each of five registers"
    table.decide_all("stay_down yes", "stay_down yes")
    assert where(table.position) == (3, "stay_down")
    assert table.at("twonky") == (11, 5, "N")


@pytest.mark.clause("RR-2.5")
def test_a_turn_in_which_every_robot_was_destroyed_still_runs_all_registers() -> None:
    course = {
        "width": 12,
        "height": 12,
        "cells": [belt(x, 2, "E") for x in range(2, 11)],
        "flags": [{"number": 1, "x": 2, "y": 2}],
        "special_rules": [{"rule": "moving_flags"}],
    }
    robots = [
        {"x": 4, "y": 0, "facing": "N", "archive": [4, 6], "registers": ["P490", *[None] * 4]},
        {"x": 6, "y": 0, "facing": "N", "archive": [6, 6], "registers": ["P500", *[None] * 4]},
    ]
    table = situation("register", robots, course, register=1, step="A")
    assert table.position["phase"] == "reentry"
    assert table.position["flags"] == [[7, 2]]
    assert [robot["lives"] for robot in table.position["robots"]] == [2, 2]
    assert table.waiting() == [1], "the first destroyed comes back first"
