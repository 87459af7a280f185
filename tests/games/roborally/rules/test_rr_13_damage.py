"""RR-13: Damage and locked registers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import ALL_CARDS, TURNS, apart, locked, program, said, seen, situation
from tests.games.roborally.table import Table, register

CARDS = ["P490", "P070", "P500", "P080", "P510"]
REPAIR: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "cells": [{"x": 1, "y": 10, "elements": [{"kind": "repair", "option": False}]}],
}


def lasers(beams: int = 1, count: int = 1) -> dict[str, Any]:
    """A floor with cannons that hit the square (5, 5) from the west and, if there are two, from the east."""
    cannons = [
        {"x": 0, "y": 5, "fires": "E", "beams": beams},
        {"x": 11, "y": 5, "fires": "W", "beams": beams},
    ]
    return {"width": 12, "height": 12, "lasers": cannons[:count]}


def hit(beams: int = 1, number: int = 1, **fields: Any) -> Table:
    """Step D of a register with Twonky on (5, 5), facing north, in a beam from the west."""
    robots = [{"x": 5, "y": 5, "registers": CARDS, **fields}, {"x": 9, "y": 9}]
    return register(robots, lasers(beams), number=number, step="D")


@pytest.mark.clause("RR-13.1", "RR-13.2")
@pytest.mark.parametrize(
    ("damage", "registers"),
    [(4, []), (5, [5]), (6, [4, 5]), (7, [3, 4, 5]), (8, [2, 3, 4, 5]), (9, [1, 2, 3, 4, 5])],
)
def test_registers_lock_from_five_down_at_the_moment_of_the_damage(damage: int, registers: list[int]) -> None:
    robot = hit(damage=damage - 1).robot("twonky")
    assert robot["damage"] == damage
    assert sorted(robot["locked"]) == registers
    assert robot["registers"] == CARDS
    assert robot["status"] == "racing"


@pytest.mark.clause("RR-13.1")
def test_the_tenth_damage_destroys() -> None:
    assert hit(damage=9).robot("twonky")["status"] == "destroyed"


@pytest.mark.clause("RR-13.2")
def test_several_damage_at_once_lock_several_registers() -> None:
    robot = hit(beams=3, damage=4).robot("twonky")
    assert robot["damage"] == 7
    assert sorted(robot["locked"]) == [3, 4, 5]


@pytest.mark.clause("RR-13.3")
def test_a_register_that_locks_before_its_turn_is_still_executed() -> None:
    robots = [
        {"x": 5, "y": 5, "damage": 4, "registers": [None, None, None, None, "P490"]},
        {"x": 5, "y": 9, "facing": "N", "registers": [None, "P070", None, None, None]},
    ]
    table = situation("register", robots, register=1, step="D", until={"register": 5, "step": "B"})
    assert (table.robot("twonky")["damage"], table.robot("twonky")["locked"]) == (5, [5])
    table = situation("register", robots, register=1, step="D", until={"register": 5, "step": "C"})
    assert table.at("twonky") == (5, 4, "N")
    assert table.robot("twonky")["registers"][4] == "P490"


@pytest.mark.clause("RR-13.3")
def test_a_locked_card_survives_the_wipe_and_is_executed_again() -> None:
    robots = apart({"damage": 5, "registers": CARDS}, {"registers": ["P010", "P020", "P030", "P040", "P050"]})
    hand = ["P520", "P530", "P540", "P550"]
    deal = [hand[0], "P110", hand[1], "P120", hand[2], "P130", hand[3], "P140", "P150", "P160"]
    table = situation("wipe", robots, chances=[("deal", deal)], until={"register": 5, "step": "end"})
    assert table.robot("twonky")["registers"] == [None, None, None, None, "P510"]
    assert table.robot("hammer_bot")["registers"] == [None] * 5
    program(table, 0, *hand)
    program(table, 1, "P110", "P120", "P130", "P140", "P150")
    table.decide("power_down no", 0)
    assert table.at("twonky") == (1, 5, "N"), "four new Moves and the locked one"


@pytest.mark.clause("RR-13.4")
def test_a_robot_with_all_registers_locked_repeats_its_program_every_turn() -> None:
    cards = ["P490", "P010", "P500", "P020", "P510"]
    robots = apart({"damage": 9, "registers": cards, "x": 3, "y": 6}, {"announced": True, "x": 9})
    table = situation("turn_end", robots, turn=1)
    ends = []
    for turn in (2, 3):
        assert table.position["turn"] == turn
        assert table.position["phase"] == "power_down", "nothing to program"
        table.decide("power_down no", 0)
        assert table.robot("twonky")["registers"] == cards
        ends.append(table.at("twonky"))
        table.decide("stay_down yes", 1)
    assert ends == [(3, 5, "N"), (3, 4, "N")]


@pytest.mark.clause("RR-13.5")
@pytest.mark.parametrize(
    ("damage", "after", "free"),
    [
        (9, [None, "P070", "P500", "P080", "P510"], "P490"),
        (7, [None, None, None, "P080", "P510"], "P500"),
        (6, [None, None, None, None, "P510"], "P080"),
        (5, [None] * 5, "P510"),
    ],
)
def test_repair_frees_the_lowest_locked_register_and_discards_its_card(
    damage: int, after: list[str | None], free: str
) -> None:
    robots = apart(locked(damage, CARDS), {"powered_down": True, "x": 9})
    table = situation("cleanup", robots, REPAIR)
    assert table.position["phase"] == "stay_down"
    robot = table.robot("twonky")
    assert robot["damage"] == damage - 1
    assert sorted(robot["locked"]) == list(range(11 - damage, 6))
    assert robot["registers"] == after
    assert free in table.position["discard"]


@pytest.mark.clause("RR-13.6")
@pytest.mark.parametrize(
    ("damage", "before", "after"),
    [
        (1, [2], [2]),
        (4, [2], [2]),
        (5, [2], [2, 5]),
        (6, [2, 5], [2, 4, 5]),
        (5, [5], [4, 5]),
        (5, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]),
        (8, [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]),
    ],
)
def test_ordinary_damage_is_free_up_to_four_and_then_locks_the_highest_open_register(
    damage: int, before: list[int], after: list[int]
) -> None:
    robot = hit(damage=damage, locked=before).robot("twonky")
    assert robot["damage"] == damage + 1
    assert sorted(robot["locked"]) == after
    assert robot["status"] == "racing"


@pytest.mark.clause("RR-13.6")
def test_repair_frees_a_locked_register_before_it_removes_free_damage() -> None:
    robots = apart({"damage": 4, "locked": [3], "registers": CARDS}, {"powered_down": True, "x": 9})
    robot = situation("cleanup", robots, REPAIR).robot("twonky")
    assert (robot["damage"], robot["locked"]) == (3, [])
    robots = apart({"damage": 2, "locked": [2, 4], "registers": CARDS}, {"powered_down": True, "x": 9})
    robot = situation("cleanup", robots, REPAIR).robot("twonky")
    assert (robot["damage"], robot["locked"]) == (1, [4])


@pytest.mark.clause("RR-13.6")
def test_cards_are_dealt_by_damage_whatever_is_locked() -> None:
    robots = apart({"damage": 2, "locked": [2, 4], "registers": [None, "P070", None, "P080", None]}, {})
    table = situation("turn_start", robots)
    assert len(table.robot("twonky")["hand"]) == 7
    assert {text.split()[1] for text in table.legal(0)} == {"1", "3", "5"}


@pytest.mark.clause("RR-13.7")
@pytest.mark.parametrize(("damage", "kept"), [(4, 1), (5, 2), (8, 5)])
def test_a_register_that_locks_after_it_was_executed_keeps_that_card(damage: int, kept: int) -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 5, "damage": damage, "registers": CARDS},
        {"x": 9, "y": 9, "powered_down": True},
    ]
    table = situation("register", robots, lasers(), register=5, step="D")
    assert table.position["phase"] == "stay_down"
    assert table.robot("twonky")["registers"] == [None] * (5 - kept) + CARDS[5 - kept :]


@pytest.mark.clause("RR-13.8")
def test_a_register_that_locks_while_powered_down_gets_a_random_card_face_up() -> None:
    robots = [{"x": 5, "y": 5, "powered_down": True, "damage": 4}, {"x": 9, "y": 9}]
    table = register(robots, lasers(), step="D", chances=[("program-card", ["P700"])])
    robot = table.robot("twonky")
    assert robot["registers"] == [None, None, None, None, "P700"]
    assert robot["locked"] == [5]
    for seat in (0, 1, None):
        assert seen(table.view(seat), "twonky")["registers"][4] == "P700"


@pytest.mark.clause("RR-13.8")
def test_each_register_that_locks_while_down_draws_its_own_card() -> None:
    robots = [{"x": 5, "y": 5, "powered_down": True, "damage": 3}, {"x": 9, "y": 9}]
    chances = [("program-card", ["P700", "P710"])]
    robot = register(robots, lasers(3), step="D", chances=chances).robot("twonky")
    assert robot["damage"] == 6
    assert robot["registers"] == [None, None, None, "P710", "P700"], "five locks first, then four"
    free = register([{**robots[0], "damage": 0}, robots[1]], lasers(3), step="D").robot("twonky")
    assert free["registers"] == [None] * 5


@pytest.mark.clause("RR-13.8", "RR-13.3")
def test_an_empty_register_that_locks_for_another_reason_is_filled_and_executed() -> None:
    robots = [{"x": 5, "y": 5, "damage": 4}, {"x": 9, "y": 9}]
    chances = [("program-card", ["P490"])]
    table = situation(
        "register",
        robots,
        lasers(),
        register=4,
        step="D",
        until={"register": 5, "step": "C"},
        chances=chances,
    )
    assert table.robot("twonky")["registers"][4] == "P490"
    assert table.at("twonky") == (5, 4, "N")


@pytest.mark.clause("RR-13.8", "RR-17.10")
def test_fire_control_on_an_empty_register_fills_it() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 9, "facing": "N", "options": ["fire_control"]},
        {"x": 5, "y": 5, "powered_down": True},
    ]
    table = register(robots, step="D", chances=[("program-card", ["P700"])])
    table.decide("fire_lock 2", 0)
    robot = table.robot("hammer_bot")
    assert (robot["damage"], robot["locked"]) == (1, [2])
    assert robot["registers"] == [None, "P700", None, None, None]
    assert seen(table.view(0), "hammer_bot")["registers"][1] == "P700"


@pytest.mark.clause("RR-13.8", "RR-17.22")
def test_a_register_locked_by_recompile_is_programmed_this_turn() -> None:
    robots = apart({"damage": 4, "options": ["recompile"]}, {})
    table = situation("turn_start", robots)
    table.decide("recompile yes", 0)
    robot = table.robot("twonky")
    assert (robot["damage"], len(robot["hand"])) == (5, 5)
    assert robot["registers"] == [None] * 5
    hand = robot["hand"]
    program(table, 0, *hand)
    assert table.robot("twonky")["registers"] == hand


@pytest.mark.clause("RR-13.3")
def test_a_locked_card_that_was_revealed_is_public_in_the_next_turn() -> None:
    table = situation("turn_start", apart(locked(6), {}))
    assert seen(table.view(1), "twonky")["registers"][3:] == list(TURNS[3:])
    assert sorted(seen(table.view(1), "twonky")["locked"]) == [4, 5]
    assert not any(card in said(table.view(1)) for card in table.robot("twonky")["hand"])


@pytest.mark.clause("RR-13.1")
def test_cards_of_a_damaged_robot_come_from_the_free_cards_only() -> None:
    table = situation("turn_start", apart(locked(7), {}), seed=5)
    hand = table.robot("twonky")["hand"]
    assert len(hand) == 2
    assert set(hand) <= set(ALL_CARDS) - set(TURNS[2:])
