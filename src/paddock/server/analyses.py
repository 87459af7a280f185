"""Finished games looked at again: each once, in a process of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from paddock.core.record import write
from paddock.match.entries import PERSON
from paddock.server.bot_pool import BotFailure, BotPool
from paddock.server.bot_worker import BotQuestion
from paddock.server.errors import NoAnalysisError
from paddock.server.history import History
from paddock.server.shielded import run_to_end

MAX_KEPT_ANALYSES: Final = 64
"""So many analyses are kept; whoever comes later for another waits again."""
MOMENT_LISTS: Final = ("points", "turning", "reviews")
"""The parts of an analysis that belong to a moment each."""

_LOG: Final = logging.getLogger("paddock.server")


class AnalysisResult:
    """An analysis, told in each language, and each viewer's updates of its moments (spectators' last)."""

    __slots__ = ("by_language", "updates")

    def __init__(self, by_language: dict[str, Any], updates: list[dict[int, int]]) -> None:
        self.by_language = by_language
        self.updates = updates


class Analyses:
    """The analyses of a server. Whoever asks for one that is being made waits for the same."""

    def __init__(self, history: History, seconds: float, playouts: int = 0) -> None:
        self._history: Final = history
        self._bots: Final = BotPool(1, 2 * seconds + 10, search_seconds=seconds, playouts=playouts)
        self._made: Final[OrderedDict[str, asyncio.Task[AnalysisResult]]] = OrderedDict()

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._made

    async def analysis_of(self, match_id: str, upto: int, viewer: int | None, language: str) -> dict[str, Any]:
        """The analysis of a finished match, for a viewer. Raises `NoAnalysisError`."""
        making = self._made.get(match_id)
        if making is None:
            making = self._made[match_id] = asyncio.create_task(self._make(match_id, upto))
            making.add_done_callback(partial(self._done, match_id))
            while len(self._made) > MAX_KEPT_ANALYSES:
                self._made.popitem(last=False)
        self._made.move_to_end(match_id)
        try:
            result = await run_to_end(making)
        except BotFailure as failure:
            about = {"match": match_id, "problem": failure.problem, "detail": failure.detail}
            _LOG.warning("an analysis failed", extra={"about": about})
            raise NoAnalysisError() from None
        if not result.by_language:
            raise NoAnalysisError()
        updates = result.updates[-1 if viewer is None else viewer]
        by_language = result.by_language[language]
        return {
            **by_language,
            **{name: [{**each, "update": updates[each["n"]]} for each in by_language[name]] for name in MOMENT_LISTS},
        }

    def _done(self, match_id: str, making: asyncio.Task[AnalysisResult]) -> None:
        """One that failed, in whatever way, is not kept: whoever comes next may have more luck."""
        if (making.cancelled() or making.exception() is not None) and self._made.get(match_id) is making:
            del self._made[match_id]

    async def _make(self, match_id: str, upto: int) -> AnalysisResult:
        match = await self._history.full_match(match_id, upto)
        question = BotQuestion(
            ask="analyse",
            title=match.game.edition,
            position={},
            seat=0,
            level="",
            seed=0,
            record=b"".join(write(match.started_play().record())).decode(),
            people=[seat for seat, its in enumerate(match.seats) if its.holder == PERSON],
        )
        by_language = (await self._bots.ask(question)).analysis
        steps = sorted({each["n"] for its in by_language.values() for name in MOMENT_LISTS for each in its[name]})
        viewers = [*range(len(match.seats)), None]
        updates = [dict(zip(steps, match.feed.numbers_of_steps(viewer, steps), strict=True)) for viewer in viewers]
        return AnalysisResult(by_language, updates)

    async def close(self) -> None:
        """Lets go of everything."""
        for making in self._made.values():
            making.cancel()
        await self._bots.close()
