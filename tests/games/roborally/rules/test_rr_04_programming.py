"""RR-4: programming."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, locked, program, said, seen, situation
from tests.games.roborally.table import Table

NINE = ["P070", "P080", "P490", "P500", "P510", "P670", "P680", "P010", "P020"]
FIVE = ["P090", "P100", "P520", "P530", "P690"]


def programming(*robots: dict[str, Any], **fields: Any) -> Table:
    """Robots side by side whose hands are as given; the second robot is left to program."""
    return situation("programming", apart(*robots), **fields)


def refused(table: Table, text: str, clause: str, seat: int = 0) -> None:
    """The decision is refused by that clause, and nothing has changed."""
    before = table.position
    assert table.refusal(text, seat).clause_id == clause
    assert text not in table.legal(seat)
    assert table.position == before


@pytest.mark.clause("RR-4.1", "RR-A1")
def test_all_players_program_at_the_same_time_and_in_any_order() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE}, {"hand": ["P110", "P120", "P130", "P140", "P150"]})
    assert table.waiting() == [0, 1, 2]
    table.decide("place 3 P140", 2)
    table.decide("place 1 P070", 0)
    program(table, 1, *FIVE)
    assert table.waiting() == [0, 2]
    assert table.robot("twonky")["registers"] == ["P070", None, None, None, None]
    assert table.robot("spin_bot")["registers"] == [None, None, "P140", None, None]


@pytest.mark.clause("RR-4.1")
def test_the_cards_are_executed_in_the_order_of_the_registers() -> None:
    table = programming({"hand": NINE}, {}, until={"register": 2, "step": "end"})
    for text in ("place 2 P490", "place 1 P080", "place 5 P010", "place 4 P500", "place 3 P510", "seal"):
        table.decide(text, 0)
    assert table.at("twonky") == (2, 10, "E")


@pytest.mark.clause("RR-4.1", "RR-A3")
def test_every_hand_card_can_go_into_every_open_register() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    assert set(table.legal(0)) == {f"place {n} {card}" for n in range(1, 6) for card in NINE}
    table.decide("place 4 P490", 0)
    left = [card for card in NINE if card != "P490"]
    assert set(table.legal(0)) == {f"place {n} {card}" for n in (1, 2, 3, 5) for card in left}


@pytest.mark.clause("RR-4.1")
def test_a_card_that_is_not_in_the_hand_cannot_be_placed() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    refused(table, "place 1 P840", "RR-4.1")
    refused(table, "place 1 P090", "RR-4.1")
    table.decide("place 1 P070", 0)
    refused(table, "place 2 P070", "RR-4.1")


@pytest.mark.clause("RR-4.1")
def test_a_program_with_an_empty_open_register_cannot_be_sealed() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    refused(table, "seal", "RR-4.1")
    for n, card in enumerate(NINE[:4], 1):
        table.decide(f"place {n} {card}", 0)
    refused(table, "seal", "RR-4.1")
    table.decide(f"place 5 {NINE[4]}", 0)
    assert "seal" in table.legal(0)


@pytest.mark.clause("RR-4.1")
def test_unused_cards_are_discarded() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE}, until={"register": 1, "step": "A"})
    program(table, 0, *NINE[:5])
    program(table, 1, *FIVE)
    assert table.robot("twonky")["hand"] == []
    assert set(table.position["discard"]) == set(NINE[5:])


@pytest.mark.clause("RR-4.1", "RR-A1")
def test_nobody_else_sees_hand_or_program() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    table.decide("place 2 P500", 0)
    for seat in (1, None):
        view = table.view(seat)
        assert not any(card in said(view) for card in NINE)
        assert seen(view, "twonky")["hand"] in (8, 9)
    assert seen(table.view(0), "twonky")["registers"][1] == "P500"
    program(table, 1, *FIVE)
    assert not any(card in said(table.view(0)) for card in FIVE)


@pytest.mark.clause("RR-4.2")
def test_a_sealed_program_is_final() -> None:
    table = programming({"hand": NINE}, {"hand": FIVE})
    for n, card in enumerate(NINE[:5], 1):
        table.decide(f"place {n} {card}", 0)
    assert not table.robot("twonky")["sealed"]
    assert table.waiting() == [0, 1], "placing the last card is not sealing"
    table.decide("seal", 0)
    assert table.robot("twonky")["sealed"]
    assert table.waiting() == [1]
    assert table.legal(0) == []
    for text in ("place 1 P670", "seal"):
        refused(table, text, "RR-4.2")


@pytest.mark.clause("RR-4.3")
@pytest.mark.parametrize("damage", [5, 6, 7])
def test_a_locked_register_cannot_be_programmed(damage: int) -> None:
    hand = NINE[: 9 - damage]
    table = programming({**locked(damage, ("P030", "P040", "P050", "P060", "P110")), "hand": hand}, {"hand": FIVE})
    free = 9 - damage
    assert set(table.legal(0)) == {f"place {n} {card}" for n in range(1, free + 1) for card in hand}
    for n in range(free + 1, 6):
        refused(table, f"place {n} {hand[0]}", "RR-4.3")
    before = table.robot("twonky")["registers"][free:]
    program(table, 0, *hand[:free])
    assert table.robot("twonky")["registers"] == [*hand[:free], *before]


@pytest.mark.clause("RR-4.3", "RR-13.6")
def test_a_register_locked_in_the_middle_is_passed_over() -> None:
    robot = {"damage": 1, "locked": [2], "registers": [None, "P060", None, None, None], "hand": NINE[:8]}
    table = programming(robot, {"hand": FIVE})
    refused(table, "place 2 P070", "RR-4.3")
    program(table, 0, *NINE[:4])
    assert table.robot("twonky")["registers"] == ["P070", "P060", "P080", "P490", "P500"]


@pytest.mark.clause("RR-4.4")
@pytest.mark.parametrize("pair", [("P490", "P070"), ("P490", "P500"), ("P670", "P010")])
def test_a_register_holds_one_card_without_crab_legs_or_dual_processor(pair: tuple[str, str]) -> None:
    table = programming({"hand": NINE, "options": ["brakes"]}, {"hand": FIVE})
    table.decide(f"place 1 {pair[0]}", 0)
    refused(table, f"place 1 {pair[1]}", "RR-4.4")


@pytest.mark.clause("RR-4.4", "RR-17.6", "RR-17.8")
@pytest.mark.parametrize(
    ("option", "first", "second", "allowed"),
    [
        ("crab_legs", "P490", "P070", True),
        ("crab_legs", "P490", "P080", True),
        ("crab_legs", "P490", "P010", False),
        ("crab_legs", "P490", "P500", False),
        ("crab_legs", "P670", "P070", False),
        ("crab_legs", "P070", "P080", False),
        ("dual_processor", "P490", "P070", True),
        ("dual_processor", "P670", "P010", True),
        ("dual_processor", "P490", "P670", False),
        ("dual_processor", "P070", "P010", False),
    ],
)
def test_two_cards_share_a_register_only_as_the_option_says(
    option: str, first: str, second: str, allowed: bool
) -> None:
    table = programming({"hand": NINE, "options": [option]}, {"hand": FIVE})
    table.decide(f"place 1 {first}", 0)
    assert (f"place 1 {second}" in table.legal(0)) == allowed
    if allowed:
        table.decide(f"place 1 {second}", 0)
        assert table.robot("twonky")["registers"][0][:2] == [first, second]
        assert not any(text.startswith("place 1 ") for text in table.legal(0)), "never three cards"
        program(table, 0, *[card for card in NINE if card not in (first, second)][:4])
        assert table.robot("twonky")["sealed"]
    else:
        assert table.refusal(f"place 1 {second}", 0).clause_id.startswith("RR-")


@pytest.mark.clause("RR-4.1", "RR-4.4", "RR-17.6")
def test_a_second_card_may_not_leave_another_register_without_one() -> None:
    table = programming({"damage": 4, "hand": NINE[:5], "options": ["crab_legs"]}, {"hand": FIVE})
    table.decide("place 1 P490", 0)
    assert "place 1 P070" not in table.legal(0)
    assert table.refusal("place 1 P070", 0).clause_id.startswith("RR-")
    program(table, 0, "P070", "P080", "P500", "P510")
    assert table.robot("twonky")["sealed"]


@pytest.mark.clause("RR-4.4")
def test_a_locked_register_takes_no_second_card() -> None:
    robot = {**locked(5, ("P010", "P020", "P030", "P040", "P490"))}
    robot.update({"hand": ["P070", "P080", "P110", "P120", "P130"], "options": ["extra_memory", "crab_legs"]})
    table = programming(robot, {"hand": FIVE})
    assert not any(text.startswith("place 5") for text in table.legal(0))
    assert table.refusal("place 5 P070", 0).clause_id == "RR-4.3"
