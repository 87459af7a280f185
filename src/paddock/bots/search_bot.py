"""The bot that searches: the title's advice, tried out in worlds that could be the true one."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, Final

from paddock.bots.heuristic_bot import HeuristicBot
from paddock.bots.search import Clock, Search, SearchSettings
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.core.heuristics import Advice, Heuristics


class SearchBot(HeuristicBot):
    """Takes the plan that wins most often in its playouts, and carries it through.

    `seconds` bounds the playouts for one question, from the end of the first on: that one may have to look up what all
    others use, and advice takes its own time. What was found until then decides. Without a bound the playouts of its
    settings decide alone, so that the same chances give the same game on any machine.
    """

    def __init__(
        self,
        name: str,
        heuristics: Heuristics[Any],
        settings: SearchSettings,
        think_seconds: float = math.inf,
        read_clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(heuristics)
        self.name = name
        self._settings: Final = settings
        self._max_seconds: Final = think_seconds
        self._read_clock: Final = read_clock
        self.playout_count = 0

    def explain(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        advice = self._heuristics.competitive_advice(position, seat, choices, chance_source)
        if len(advice) == 1 or not self._settings.playouts or not self._should_search(game, choices):
            return advice
        search = Search(
            game, self._heuristics, self._settings, position, seat, chance_source, self._max_seconds, self._read_clock
        )
        ranked = search.ranked_candidates(advice)
        self.playout_count += search.playout_count
        for candidate in ranked:
            if candidate.playout_values:
                candidate.advice.win_chance = candidate.mean_win_chance
        return [candidate.advice for candidate in ranked]

    def _should_search(self, game: Game[Any], choices: Sequence[Decision]) -> bool:
        kinds = self._settings.decision_kinds
        return not kinds or any(game.space.kinds[decision.kind].name in kinds for decision in choices)
