"""The rulebook of Sprint, clause by clause: positions, notation and views, and nothing of how it is written."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.chance import ScriptedChance
from paddock.core.game import RefusedError
from paddock.core.registry import game

GAME = game("sprint")


def view_after(position: dict[str, Any], notation: str, die: str = "1") -> dict[str, Any]:
    """What everybody sees after the first runner's decision; the die shows what is said."""
    state = GAME.load(position)
    chance_source = ScriptedChance([("die", [GAME.chance_domains["die"].code(die)])])
    GAME.apply(state, 0, GAME.space.parse(notation), chance_source)
    outcome = GAME.outcome(state)
    return {**GAME.view(state, None), "places": [each.place for each in outcome.placings] if outcome else None}


@pytest.mark.clause("SP-1.1", "SP-1.2")
def test_runners_start_on_space_0_and_take_turns() -> None:
    state = GAME.setup(2, {})
    assert GAME.view(state, None)["spaces"] == [0, 0]
    with pytest.raises(RefusedError):
        GAME.apply(state, 1, GAME.space.parse("walk 2"), ScriptedChance([]))
    assert view_after({}, "walk 2")["waiting"] == [1]


@pytest.mark.clause("SP-1.3")
def test_a_runner_walks_or_rolls_and_stumbles_on_a_6() -> None:
    assert view_after({"spaces": [3, 3]}, "walk 1")["spaces"] == [4, 3]
    assert view_after({"spaces": [3, 3]}, "roll", "5")["spaces"] == [8, 3]
    assert view_after({"spaces": [3, 3]}, "roll", "6")["spaces"] == [3, 3]


@pytest.mark.clause("SP-1.4")
def test_the_first_on_space_12_wins_and_equal_places_are_shared() -> None:
    assert view_after({"spaces": [11, 3, 3]}, "walk 2")["places"] == [1, 2, 2]


@pytest.mark.clause("SP-1.5")
def test_whoever_concedes_is_last_and_the_only_one_left_wins() -> None:
    assert view_after({"spaces": [9, 3]}, "concede")["places"] == [2, 1]
