"""RR-A2: a decision with one answer is answered by the engine, unless that would tell what a hidden hand holds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.option_help import ASLEEP, LEFT, MOVE_1, RIGHT, U_TURN, Spec, program, stored, turn, words
from tests.games.roborally.table import Table


def sealed(*cards: str, **more: Any) -> Table:
    """A robot with a Flywheel has sealed five rotations and has these cards left."""
    robot: Spec = {"x": 5, "y": 5, "hand": [*LEFT[:5], *cards], "options": ["flywheel"], **more}
    table = turn([robot, ASLEEP], phase="programming", until=(1, "A"))
    program(table, 0, *enumerate(LEFT[:5], 1))
    return table


@pytest.mark.clause("RR-A2", "RR-17.11")
@pytest.mark.parametrize("cards", [[RIGHT[0]], [U_TURN[0], RIGHT[1]], [RIGHT[0], RIGHT[1], U_TURN[0], U_TURN[1]]])
def test_storing_on_the_flywheel_is_asked_even_where_none_is_the_only_answer(cards: list[str]) -> None:
    table = sealed(*cards)
    assert (table.waiting(), table.legal(0)) == ([0], ["store_flywheel none"])
    assert table.default(0) == "store_flywheel none"
    table.decide("store_flywheel none", 0)
    assert table.waiting() == []
    assert stored(table, "twonky", "flywheel") is None
    assert set(cards) <= set(table.position["discard"])


@pytest.mark.clause("RR-A2", "RR-17.11")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_can_tell_from_it_whether_a_card_would_fit(seat: int | None) -> None:
    tables = [sealed(RIGHT[0]), sealed(MOVE_1[0])]
    assert tables[0].waiting() == tables[1].waiting() == [0]
    assert tables[0].view(seat) == tables[1].view(seat)
    for table in tables:
        table.decide("store_flywheel none", 0)
    assert tables[0].view(seat) == tables[1].view(seat)


@pytest.mark.clause("RR-A2", "RR-17.11")
def test_it_is_not_asked_where_everybody_knows_that_no_card_is_left() -> None:
    """With four Damage five cards are dealt, and all of them are programmed."""
    table = sealed(damage=4)
    assert words(table) == {"power_down"}


@pytest.mark.clause("RR-A2", "RR-17.11", "RR-16.6")
@pytest.mark.parametrize("kept", [True, False])
def test_after_conditional_program_it_is_asked_only_if_a_card_can_be_left(kept: bool) -> None:
    table = sealed(RIGHT[0], options=["flywheel", "conditional_program"])
    table.decide("store_conditional none" if kept else f"store_conditional {RIGHT[0]}", 0)
    if kept:
        assert (table.waiting(), table.legal(0)) == ([0], ["store_flywheel none"])
    else:
        assert table.waiting() == []


@pytest.mark.clause("RR-A2")
def test_a_program_that_can_only_be_one_is_sealed_by_the_engine_for_nobody_learns_from_it() -> None:
    """Eight Damage: one card for the one open register, and nothing left to store."""
    robot: Spec = {
        "x": 5,
        "y": 5,
        "damage": 8,
        "hand": [RIGHT[0]],
        "registers": [None, *LEFT[1:5]],
        "options": ["flywheel"],
    }
    table = turn([robot, ASLEEP], phase="programming", until=(1, "A"))
    assert words(table) == {"power_down"}
    assert table.robot("twonky")["registers"][0] == RIGHT[0]
