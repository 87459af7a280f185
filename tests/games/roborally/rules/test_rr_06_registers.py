"""RR-6: the five steps of a register."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, said, seen, situation
from tests.games.roborally.table import register

CARDS = ["P490", "P070", "P500", "P080", "P510"]
OTHERS = ["P520", "P090", "P530", "P100", "P540"]
LINE: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "cells": [
        {"x": 2, "y": 5, "elements": [{"kind": "belt", "speed": 2, "exit": "E", "turn_from": []}]},
        {"x": 3, "y": 5, "elements": [{"kind": "belt", "speed": 1, "exit": "E", "turn_from": []}]},
        {"x": 4, "y": 5, "elements": [{"kind": "pusher", "push": "N", "registers": [1]}]},
        {"x": 4, "y": 4, "elements": [{"kind": "gear", "rotation": "cw"}]},
    ],
    "lasers": [{"x": 0, "y": 4, "fires": "E", "beams": 1}],
    "flags": [{"number": 1, "x": 4, "y": 4}, {"number": 2, "x": 0, "y": 0}],
}


@pytest.mark.clause("RR-6.1")
def test_the_steps_follow_each_other_from_belts_to_flags() -> None:
    robots = [
        {"x": 1, "y": 5, "facing": "E", "card": "P490", "archive": [9, 9]},
        {"x": 11, "y": 11, "facing": "N"},
    ]
    table = register(robots, LINE, until="C")
    assert table.at("twonky") == (2, 5, "E"), "only its own card so far"
    table = register(robots, LINE, until="D")
    assert table.at("twonky") == (4, 4, "S"), "express, normal, pusher, gear: each once, in this order"
    assert table.robot("twonky")["damage"] == 0
    table = register(robots, LINE, until="E")
    assert table.robot("twonky")["damage"] == 1
    assert table.robot("twonky")["next_flag"] == 1
    table = register(robots, LINE)
    assert table.robot("twonky")["next_flag"] == 2
    assert table.robot("twonky")["archive"] == [4, 4]


@pytest.mark.clause("RR-6.1")
def test_normal_belts_do_not_run_with_the_first_move_of_the_express_belts() -> None:
    robots = [{"x": 3, "y": 5}, {"x": 11, "y": 11}]
    table = register(robots, LINE, number=2, until="D")
    assert table.at("twonky") == (4, 5, "N"), "one square; the pusher rests in register 2"


@pytest.mark.clause("RR-6.1")
def test_gears_turn_after_the_pushers() -> None:
    robots = [{"x": 4, "y": 5}, {"x": 11, "y": 11}]
    assert register(robots, LINE, until="D").at("twonky") == (4, 4, "E")


@pytest.mark.clause("RR-6.1", "RR-A1")
def test_all_cards_of_a_register_are_revealed_at_once_and_no_others() -> None:
    robots = apart({"registers": CARDS}, {"registers": OTHERS})
    before = situation("register", robots, register=2, step="A", until={"register": 2, "step": "A"})
    assert "P070" not in said(before.view(1))
    table = situation("register", robots, register=2, step="A", until={"register": 2, "step": "B"})
    assert seen(table.view(1), "twonky")["registers"][1] == "P070"
    assert seen(table.view(0), "hammer_bot")["registers"][1] == "P090"
    for card in (*CARDS[2:], *OTHERS[2:]):
        assert card not in said(table.view(None))


@pytest.mark.clause("RR-6.1", "RR-7.2")
@pytest.mark.parametrize(
    ("first", "second", "end"),
    [
        ("P500", "P490", {"twonky": (3, 5, "E"), "hammer_bot": (4, 4, "N")}),
        ("P490", "P500", {"twonky": (3, 5, "E"), "hammer_bot": (3, 4, "N")}),
    ],
)
def test_the_higher_priority_is_executed_first(first: str, second: str, end: dict[str, tuple[int, int, str]]) -> None:
    robots = [
        {"x": 2, "y": 5, "facing": "E", "card": first},
        {"x": 3, "y": 5, "facing": "N", "card": second},
    ]
    table = register(robots, until="C")
    assert {name: table.at(name) for name in end} == end


@pytest.mark.clause("RR-6.1", "RR-7.2")
def test_a_rotation_of_low_priority_comes_after_a_push_of_high_priority() -> None:
    robots = [
        {"x": 3, "y": 5, "facing": "N", "card": "P200"},
        {"x": 2, "y": 5, "facing": "E", "card": "P490"},
        {"x": 4, "y": 6, "facing": "N", "card": "P430"},
    ]
    table = register(robots, until="C")
    assert table.at("twonky") == (4, 5, "E")
    assert table.at("hammer_bot") == (3, 5, "E")
    assert table.at("spin_bot") == (4, 7, "N")


@pytest.mark.clause("RR-6.2")
def test_a_destroyed_robot_takes_no_part_in_later_steps() -> None:
    robots = [
        {
            "x": 4,
            "y": 0,
            "facing": "N",
            "archive": [9, 9],
            "registers": ["P500", "P510", "P520", "P530", "P540"],
        },
        {"x": 4, "y": 5, "facing": "W", "registers": ["P490", None, None, None, None]},
    ]
    table = situation("register", robots, register=1, step="A", until={"register": 5, "step": "end"})
    robot = table.robot("twonky")
    assert (robot["status"], robot["x"], robot["y"]) == ("destroyed", None, None)
    assert robot["lives"] == 2
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-6.2")
def test_a_robot_destroyed_before_its_own_move_does_not_move() -> None:
    robots = [
        {"x": 11, "y": 5, "facing": "W", "archive": [9, 9], "card": "P490"},
        {"x": 10, "y": 5, "facing": "E", "card": "P660"},
    ]
    table = register(robots)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (11, 5, "E")
    assert table.robot("hammer_bot")["damage"] == 0


@pytest.mark.clause("RR-6.2")
def test_a_destroyed_robot_neither_blocks_nor_is_hit_nor_fires() -> None:
    course = {"width": 12, "height": 12, "cells": [{"x": 4, "y": 5, "elements": [{"kind": "pit"}]}]}
    robots = [
        {"x": 3, "y": 5, "facing": "E", "archive": [9, 9], "card": "P490"},
        {"x": 1, "y": 5, "facing": "E"},
        {"x": 7, "y": 5, "facing": "N"},
    ]
    table = register(robots, course)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.robot("twonky")["damage"] == 0
    assert table.robot("spin_bot")["damage"] == 1, "hit by the robot behind, not by the destroyed one too"


@pytest.mark.clause("RR-6.3")
def test_gyroscopic_stabilizer_is_stated_in_dock_order_before_the_first_reveal() -> None:
    robots = apart(
        {"registers": CARDS, "options": ["conditional_program"], "stored": {"conditional_program": "P840"}},
        {"registers": OTHERS, "options": ["gyroscopic_stabilizer"]},
    )
    table = situation("power_down", robots)
    assert table.waiting() == [1], "before the Conditional Program of dock 1"
    assert set(table.legal()) == {"gyro on", "gyro off"}
    assert CARDS[0] not in said(table.view(1))


@pytest.mark.clause("RR-6.3")
def test_gyroscopic_stabilizer_is_stated_once_a_turn() -> None:
    robots = apart({"registers": CARDS, "options": ["gyroscopic_stabilizer"]}, {"registers": OTHERS, "y": 6})
    table = situation("power_down", robots)
    table.decide("gyro on")
    assert table.position["turn"] == 2
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-6.3")
def test_conditional_program_is_announced_before_each_reveal() -> None:
    robots = apart(
        {"registers": CARDS, "options": ["conditional_program"], "stored": {"conditional_program": "P840"}},
        {"registers": OTHERS, "y": 6},
    )
    table = situation("register", robots, register=1, step="A")
    for number in range(1, 6):
        assert set(table.legal(0)) == {"conditional yes", "conditional no"}
        assert table.position["register"] == number
        assert OTHERS[number - 1] not in said(table.view(0)), "the cards of this register are still hidden"
        table.decide("conditional no", 0)
    assert table.position["turn"] == 2


@pytest.mark.clause("RR-6.3", "RR-17.5")
def test_conditional_program_is_asked_until_it_is_used() -> None:
    robots = apart(
        {"registers": CARDS, "options": ["conditional_program"], "stored": {"conditional_program": "P670"}},
        {},
    )
    table = situation("register", robots, register=1, step="A", until={"register": 1, "step": "end"})
    table.decide("conditional yes", 0)
    assert table.at("twonky") == (1, 8, "N"), "Move 2 in place of Move 1"
    assert "P490" in table.position["discard"]


@pytest.mark.clause("RR-6.3")
def test_abort_switch_is_asked_after_the_reveal_and_before_any_move() -> None:
    robots = apart({"registers": CARDS}, {"registers": OTHERS, "options": ["abort_switch"]})
    table = situation("register", robots, register=1, step="A")
    assert table.waiting() == [1]
    assert set(table.legal()) == {"abort yes", "abort no"}
    assert seen(table.view(1), "twonky")["registers"][0] == "P490"
    assert table.at("twonky") == (1, 10, "N")
    assert table.at("hammer_bot") == (2, 10, "N")


@pytest.mark.clause("RR-6.3")
def test_conditional_program_of_a_late_dock_comes_before_the_abort_switch_of_an_early_one() -> None:
    robots = apart(
        {"registers": CARDS, "options": ["abort_switch"]},
        {"registers": OTHERS, "options": ["conditional_program"], "stored": {"conditional_program": "P840"}},
    )
    table = situation("register", robots, register=3, step="A")
    assert table.waiting() == [1]
    table.decide("conditional no")
    assert table.waiting() == [0]
    assert set(table.legal()) == {"abort yes", "abort no"}
