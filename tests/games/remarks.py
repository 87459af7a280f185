"""What people read of a decision, for the tests of every title."""

from __future__ import annotations

from typing import Any

from paddock.bots.levels import heuristics_of
from paddock.core.game import Game
from paddock.core.translations import translations_for


def said(game: Game[Any], state: Any, line: str, language: str = "en") -> str:
    """What is said of a decision of the seat that is waited for; fails if nothing is, or if it is not legal."""
    seat, heuristics = game.waiting_for(state)[0], heuristics_of(game)
    assert heuristics is not None
    decision = game.space.parse(line)
    assert decision in game.legal(state, seat)
    found = heuristics.remark(state, seat, decision)
    assert found is not None
    return translations_for(language, game).message(found[0], **found[1])
