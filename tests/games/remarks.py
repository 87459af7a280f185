"""What people read of a decision, for the tests of every title."""

from __future__ import annotations

from paddock.bots.levels import heuristics_of
from paddock.core.words import speak
from tests.games.table import GameTable


def said(table: GameTable, line: str, language: str = "en") -> str:
    """What is said of a decision of the seat that is waited for; fails if nothing is, or if it is not legal."""
    game, seat = table.game, table.waiting()[0]
    heuristics = heuristics_of(game)
    assert heuristics is not None
    decision = game.space.parse(line)
    assert decision in game.legal(table.state, seat)
    found = heuristics.remark(table.state, seat, decision)
    assert found is not None
    return speak(language, game).message(found[0], **found[1])
