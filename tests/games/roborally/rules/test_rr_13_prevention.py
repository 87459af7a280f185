"""RR-13: preventing Damage, and the order in which one Damage is taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, situation
from tests.games.roborally.table import Table, register


def course(beams: int = 1, **fields: Any) -> dict[str, Any]:
    """A floor with a cannon that hits the square (5, 5) from the west."""
    return {"width": 12, "height": 12, "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": beams}], **fields}


def hit(beams: int = 1, **fields: Any) -> Table:
    """Step D of register 1 with Twonky on (5, 5), facing north, in a beam from the west."""
    return register([{"x": 5, "y": 5, **fields}, {"x": 9, "y": 9}], course(beams), step="D")


@pytest.mark.clause("RR-13.9")
def test_an_option_may_be_discarded_instead_of_taking_a_damage() -> None:
    table = hit(options=["brakes", "fourth_gear"], damage=2)
    assert table.waiting() == [0]
    assert set(table.legal()) == {"take_damage", "prevent brakes", "prevent fourth_gear"}
    assert table.robot("twonky")["damage"] == 2
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 2
    assert table.robot("twonky")["options"] == ["fourth_gear"]
    assert table.position["option_discard"] == ["brakes"]
    assert table.waiting() == []


@pytest.mark.clause("RR-13.9")
def test_taking_the_damage_keeps_the_options() -> None:
    table = hit(options=["brakes"], damage=2)
    table.decide("take_damage")
    assert table.robot("twonky")["damage"] == 3
    assert table.robot("twonky")["options"] == ["brakes"]


@pytest.mark.clause("RR-13.9")
def test_one_option_prevents_one_damage() -> None:
    table = hit(beams=3, options=["brakes", "fourth_gear"])
    table.decide("prevent fourth_gear")
    assert set(table.legal()) == {"take_damage", "prevent brakes"}
    table.decide("prevent brakes")
    assert table.waiting() == [], "without Options nothing is asked"
    assert table.robot("twonky")["damage"] == 1
    assert set(table.position["option_discard"]) == {"brakes", "fourth_gear"}


@pytest.mark.clause("RR-13.9", "RR-13.2")
def test_prevention_is_asked_for_each_damage_anew() -> None:
    table = hit(beams=3, options=["brakes"], damage=3)
    table.decide("take_damage")
    assert table.robot("twonky")["damage"] == 4
    table.decide("take_damage")
    assert table.robot("twonky")["locked"] == [5], "locked at the moment it is received"
    table.decide("prevent brakes")
    assert table.robot("twonky")["damage"] == 5


@pytest.mark.clause("RR-13.9")
def test_prevention_saves_a_robot_from_the_tenth_damage() -> None:
    table = hit(options=["brakes"], damage=9, registers=["P010", "P020", "P030", "P040", "P050"])
    table.decide("prevent brakes")
    robot = table.robot("twonky")
    assert (robot["status"], robot["damage"], robot["lives"]) == ("racing", 9, 3)


@pytest.mark.clause("RR-13.9")
def test_damage_cannot_be_prevented_at_any_other_moment() -> None:
    hand = ["P490", "P500", "P510", "P520", "P530", "P540"]
    table = situation("programming", apart({"options": ["brakes"], "damage": 3, "hand": hand}, {}))
    before = table.position
    assert table.refusal("prevent brakes", 0).clause_id.startswith("RR-")
    assert table.position == before


@pytest.mark.clause("RR-13.9")
def test_only_an_own_option_can_be_discarded() -> None:
    robots = [{"x": 5, "y": 5, "options": ["brakes"]}, {"x": 9, "y": 9, "options": ["fourth_gear"]}]
    table = register(robots, course(), step="D")
    before = table.position
    assert table.refusal("prevent fourth_gear", 0).clause_id.startswith("RR-")
    assert table.refusal("prevent fourth_gear", 1).clause_id.startswith("RR-")
    assert table.position == before


@pytest.mark.clause("RR-13.10")
@pytest.mark.parametrize("end", ["pit", "edge"])
def test_a_fall_cannot_be_prevented(end: str) -> None:
    floor = {"width": 12, "height": 12, "cells": [{"x": 5, "y": 4, "elements": [{"kind": "pit"}]}]}
    y = 5 if end == "pit" else 0
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": y, "archive": [8, 8], "options": ["brakes"], "card": "P670"},
        {"x": 9, "y": 9},
    ]
    table = register(robots, floor)
    assert table.waiting() == []
    robot = table.robot("twonky")
    assert (robot["status"], robot["options"], robot["lives"]) == ("destroyed", [], 2)


@pytest.mark.clause("RR-13.10", "RR-13.12")
@pytest.mark.parametrize("options", [["brakes", "fourth_gear"], ["ablative_coat", "power_down_shield"]])
def test_the_damage_of_re_entry_cannot_be_prevented(options: list[str]) -> None:
    destroyed = {
        "x": None,
        "y": None,
        "status": "destroyed",
        "lives": 2,
        "archive": [6, 4],
        "options": options,
    }
    table = situation("reentry", apart(destroyed, {}))
    table.decide_all("face N", "power_down no")
    assert table.position["phase"] == "programming"
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (2, options)
    assert robot["tokens"].get("ablative_coat", 0) == 0


@pytest.mark.clause("RR-13.10", "RR-13.12")
@pytest.mark.parametrize("armour", ["brakes", "ablative_coat"])
def test_the_damage_that_pays_for_recompile_cannot_be_prevented(armour: str) -> None:
    table = situation("turn_start", apart({"options": ["recompile", armour]}, {}))
    table.decide("recompile yes", 0)
    assert table.position["phase"] == "programming"
    robot = table.robot("twonky")
    assert (robot["damage"], robot["options"]) == (1, ["recompile", armour])
    assert robot["tokens"].get("ablative_coat", 0) == 0


@pytest.mark.clause("RR-13.12", "RR-19.6")
def test_starting_damage_goes_straight_on_the_sheet() -> None:
    floor = {
        "width": 12,
        "height": 12,
        "cells": [
            {"x": x, "y": 11, "elements": [{"kind": "dock", "number": n, "facing": "N"}]} for n, x in ((1, 3), (2, 6))
        ],
        "flags": [{"number": 1, "x": 0, "y": 0}],
        "special_rules": [{"rule": "starting_damage", "amount": 2}, {"rule": "starting_options", "count": 1}],
    }
    chances = [("first-player", ["0"]), ("starting-option", ["ablative_coat", "brakes"])]
    table = situation("setup", [{"seat": 0}, {"seat": 1}], floor, chances=chances, options={"choose_robots": False})
    assert [robot["damage"] for robot in table.position["robots"]] == [2, 2]
    assert table.robot("twonky")["options"] == ["ablative_coat"]
    assert table.robot("twonky")["tokens"].get("ablative_coat", 0) == 0
    assert len(table.robot("twonky")["hand"]) == 7


@pytest.mark.clause("RR-13.11")
def test_the_power_down_shield_comes_before_the_ablative_coat() -> None:
    options = ["ablative_coat", "brakes", "power_down_shield"]
    table = hit(powered_down=True, options=options)
    robot = table.robot("twonky")
    assert table.waiting() == []
    assert (robot["damage"], robot["options"]) == (0, options)
    assert robot["tokens"].get("ablative_coat", 0) == 0


@pytest.mark.clause("RR-13.11")
def test_shield_then_coat_then_the_owners_choice_then_the_token() -> None:
    options = ["brakes", "power_down_shield", "ablative_coat"]
    table = hit(beams=3, powered_down=True, options=options, tokens={"ablative_coat": 2})
    assert set(table.legal()) == {"take_damage", "prevent brakes", "prevent power_down_shield"}, "the coat is full"
    assert table.robot("twonky")["damage"] == 0
    table.decide("take_damage")
    assert table.robot("twonky")["damage"] == 1
    assert table.position["option_discard"] == ["ablative_coat"]


@pytest.mark.clause("RR-13.11")
def test_the_coat_takes_a_damage_without_asking() -> None:
    table = hit(beams=2, options=["ablative_coat", "brakes"])
    robot = table.robot("twonky")
    assert table.waiting() == []
    assert (robot["damage"], robot["tokens"]["ablative_coat"]) == (0, 2)


@pytest.mark.clause("RR-13.11")
def test_a_prevented_damage_locks_nothing() -> None:
    table = hit(options=["brakes"], damage=4, registers=["P490", "P500", "P510", "P520", "P530"])
    table.decide("prevent brakes")
    assert table.robot("twonky")["locked"] == []
    assert table.robot("twonky")["damage"] == 4
