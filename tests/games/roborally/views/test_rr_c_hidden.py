"""Section (c): what everybody knows, what only the owner knows, what nobody knows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import ALL_CARDS, apart, locked, program, said, seen, situation
from tests.games.roborally.table import register

CARDS = ["P490", "P080", "P500", "P070", "P430"]
OTHERS = ["P520", "P090", "P530", "P100", "P690"]
PUBLIC = (
    "x",
    "y",
    "facing",
    "damage",
    "locked",
    "lives",
    "options",
    "archive",
    "next_flag",
    "announced",
    "powered_down",
    "dock",
    "seat",
    "status",
)


@pytest.mark.clause("RR-A1", "RR-16.1")
def test_the_public_things_of_a_robot_are_seen_by_all() -> None:
    robot = {**locked(6), "options": ["brakes", "flywheel"], "lives": 1, "archive": [4, 4]}
    table = situation("turn_end", apart({"damage": 3}, robot, {"announced": True}))
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        for name in ("twonky", "hammer_bot", "spin_bot"):
            full, shown = table.robot(name), seen(view, name)
            assert {key: shown[key] for key in PUBLIC} == {key: full[key] for key in PUBLIC}


@pytest.mark.clause("RR-A1", "RR-13.3")
def test_locked_registers_and_their_cards_are_public() -> None:
    table = situation("turn_start", apart(locked(7), {}))
    for seat in (0, 1, None):
        assert seen(table.view(seat), "twonky")["registers"][2:] == ["P030", "P040", "P050"]


@pytest.mark.clause("RR-4.1")
def test_the_number_of_cards_in_a_hand_is_public_and_the_cards_are_not() -> None:
    table = situation("turn_start", apart({"damage": 2}, {}))
    assert seen(table.view(1), "twonky")["hand"] == 7
    assert seen(table.view(None), "hammer_bot")["hand"] == 9
    for card in table.robot("twonky")["hand"]:
        assert card not in said(table.view(1))
        assert card not in said(table.view(None))


@pytest.mark.clause("RR-4.1")
def test_the_owner_sees_the_own_hand_and_program() -> None:
    robots = apart({"hand": ["P010", "P020"], "registers": ["P490", "P080", None, None, None]}, {"hand": OTHERS})
    robots[0]["hand"] += ["P030", "P040"]
    shown = seen(situation("programming", robots).view(0), "twonky")
    assert sorted(shown["hand"]) == ["P010", "P020", "P030", "P040"]
    assert shown["registers"][:2] == ["P490", "P080"]


@pytest.mark.clause("RR-A1", "RR-6.1")
@pytest.mark.parametrize("number", range(1, 6))
def test_each_register_opens_for_all_only_at_its_own_reveal(number: int) -> None:
    robots = apart({"registers": CARDS}, {"registers": OTHERS, "y": 6})
    table = situation("register", robots, register=1, step="A", until={"register": number, "step": "B"})
    for seat, name, cards in ((1, "twonky", CARDS), (0, "hammer_bot", OTHERS), (None, "twonky", CARDS)):
        shown = seen(table.view(seat), name)["registers"]
        assert shown[:number] == cards[:number]
        assert shown[number:] == ["?"] * (5 - number)
        assert not any(card in said(table.view(seat)) for card in cards[number:])


@pytest.mark.clause("RR-A1")
def test_sealed_programs_are_hidden_in_the_declarations() -> None:
    robots = apart({"damage": 1, "hand": CARDS}, {"damage": 1, "hand": OTHERS})
    table = situation("programming", robots)
    program(table, 0, *CARDS)
    program(table, 1, *OTHERS)
    assert table.position["phase"] == "power_down"
    assert seen(table.view(1), "twonky")["registers"] == ["?"] * 5
    assert seen(table.view(0), "twonky")["registers"] == CARDS
    assert seen(table.view(None), "hammer_bot")["registers"] == ["?"] * 5


@pytest.mark.clause("RR-A1", "RR-13.3")
def test_a_register_that_locks_before_it_is_revealed_stays_hidden_until_its_step_a() -> None:
    robots = [
        {"x": 5, "y": 5, "damage": 4, "registers": ["P070", "P080", "P090", "P100", "P490"]},
        {"x": 5, "y": 9, "facing": "N", "registers": [None, "P010", None, None, None]},
    ]
    table = situation("register", robots, register=1, step="D", until={"register": 5, "step": "A"})
    assert table.robot("twonky")["locked"] == [5]
    assert seen(table.view(1), "twonky")["locked"] == [5], "that it is locked is public"
    assert seen(table.view(1), "twonky")["registers"][4] == "?"
    assert "P490" not in said(table.view(1))
    table = situation("register", robots, register=1, step="D", until={"register": 5, "step": "B"})
    assert seen(table.view(1), "twonky")["registers"][4] == "P490"
    table = situation("register", robots, register=1, step="D")
    assert table.position["phase"] == "programming"
    assert seen(table.view(1), "twonky")["registers"][4] == "P490", "public for as long as it is locked"


@pytest.mark.clause("RR-A1", "RR-17.5", "RR-17.11")
@pytest.mark.parametrize("option", ["conditional_program", "flywheel"])
def test_that_a_card_is_stored_is_public_and_which_one_is_not(option: str) -> None:
    hand = [*CARDS, "P840", "P790"]
    table = situation("programming", apart({"hand": hand, "options": [option]}, {"hand": OTHERS}))
    program(table, 0, *CARDS)
    word = "store_conditional" if option == "conditional_program" else "store_flywheel"
    assert set(table.legal(0)) == {f"{word} P840", f"{word} P790", f"{word} none"}
    table.decide(f"{word} P840", 0)
    assert seen(table.view(1), "twonky")["stored"] == {option: "?"}
    assert "P840" not in said(table.view(1))
    assert "P840" not in said(table.view(None))
    assert seen(table.view(0), "twonky")["stored"] == {option: "P840"}
    assert "P790" not in said(table.view(1)), "the unused card just discarded"


@pytest.mark.clause("RR-3.7", "RR-A1")
def test_the_decks_say_only_how_many_cards_they_have() -> None:
    table = situation("turn_start", apart({}, {}))
    dealt = {card for robot in table.position["robots"] for card in robot["hand"]}
    undealt = [card for card in ALL_CARDS if card not in dealt]
    for seat in (0, 1, None):
        assert not any(card in said(table.view(seat)) for card in undealt)


@pytest.mark.clause("RR-A1")
def test_cards_revealed_this_turn_stay_known() -> None:
    robots = [
        {"x": 5, "y": 0, "archive": [8, 8], "registers": CARDS},
        {"x": 9, "y": 9, "registers": OTHERS},
    ]
    table = situation("register", robots, register=1, step="A", until={"register": 1, "step": "end"})
    assert table.robot("twonky")["status"] == "destroyed"
    for card in CARDS[1:]:
        assert card not in said(table.view(1)), "discarded unseen with the destroyed robot"


@pytest.mark.clause("RR-A1", "RR-19.11")
def test_team_mates_see_what_opponents_see() -> None:
    course: dict[str, Any] = {
        "width": 12,
        "height": 12,
        "flags": [{"number": 1, "x": 0, "y": 0}],
        "special_rules": [{"rule": "team_shared_flags"}],
    }
    robots = apart({"hand": CARDS}, {"hand": OTHERS}, {"hand": list(ALL_CARDS[-5:])}, {"hand": list(ALL_CARDS[:5])})
    table = situation("programming", robots, course)
    program(table, 0, *CARDS)
    assert not any(card in said(table.view(2)) for card in CARDS), "docks 1 and 3 are one team"
    assert seen(table.view(2), "twonky")["registers"] == ["?"] * 5


@pytest.mark.clause("RR-4.1", "RR-A1")
def test_a_view_hides_the_hand_of_others_in_a_pending_question() -> None:
    robots = apart({"options": ["recompile"]}, {})
    table = situation("turn_start", robots)
    for card in table.robot("twonky")["hand"]:
        assert card not in said(table.view(1))
    for card in table.robot("hammer_bot")["hand"]:
        assert card not in said(table.view(0))


@pytest.mark.clause("RR-13.8", "RR-A1")
def test_a_card_drawn_face_up_for_a_locked_register_is_seen_by_all() -> None:
    course = {"width": 12, "height": 12, "lasers": [{"x": 0, "y": 5, "fires": "E", "beams": 1}]}
    robots = [{"x": 5, "y": 5, "damage": 4}, {"x": 9, "y": 9}]
    table = register(robots, course, step="D", chances=[("program-card", ["P700"])])
    assert seen(table.view(1), "twonky")["registers"][4] == "P700"


@pytest.mark.clause("RR-19.3", "RR-A1")
def test_drafted_options_are_secret_until_all_have_chosen() -> None:
    options = ["scrambler", "brakes", "flywheel", "crab_legs", "recompile", "fourth_gear"]
    course = {
        "width": 12,
        "height": 12,
        "cells": [
            {"x": x, "y": 11, "elements": [{"kind": "dock", "number": n, "facing": "N"}]} for n, x in ((1, 3), (2, 6))
        ],
        "flags": [{"number": 1, "x": 0, "y": 0}],
        "special_rules": [{"rule": "option_draft", "deal": 3, "keep": 1}],
    }
    chances = [("first-player", ["0"]), ("option-draft", options)]
    table = situation("setup", [{"seat": 0}, {"seat": 1}], course, chances=chances, options={"choose_robots": False})
    assert table.waiting() == [0, 1]
    table.decide("draft brakes", 0)
    assert seen(table.view(0), "twonky")["options"] in (["brakes"], [])
    shown = seen(table.view(1), "twonky")
    assert not any(option in said(shown) for option in options[:3])
    table.decide("draft recompile", 1)
    assert seen(table.view(1), "twonky")["options"] == ["brakes"]
    assert table.robot("hammer_bot")["options"] == ["recompile"]
