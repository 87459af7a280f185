"""The bot that follows a title's own heuristics."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from paddock.bots.bot import Bot
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics


class HeuristicBot(Bot):
    """Takes the best advice, and carries a plan through while what it rests on stays the same."""

    name = "driver"

    def __init__(self, heuristics: Heuristics[Any]) -> None:
        self._heuristics: Final = heuristics
        self._plans: dict[int, tuple[Hashable, Sequence[Decision]]] = {}

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        moment = self._heuristics.plan_key(position, seat)
        known, plan = self._plans.get(seat, (None, ()))
        if known is not None and known == moment:
            for decision in plan:
                if decision in choices:
                    return decision
        best = self.explain(game, position, seat, choices, chance_source)[0]
        if best.next_decisions:
            self._plans[seat] = (moment, best.next_decisions)
        return best.decision

    def explain(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        return self._heuristics.advise(position, seat, choices, chance_source)
