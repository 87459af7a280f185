"""Finished games looked at again: each once, in a process of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Any, Final, NamedTuple

from paddock.core.record import write
from paddock.match.entries import HOLDER_PERSON
from paddock.server.answers.history import GameAnalysis
from paddock.server.bot_pool import BotFailure, BotPool
from paddock.server.bot_worker import BotQuestion
from paddock.server.errors import NoAnalysisError, ServerBusyError
from paddock.server.history import History
from paddock.server.json_logs import SERVER_LOG
from paddock.server.shielded import run_to_end

MAX_ANALYSES: Final = 64
"""So many analyses are kept; whoever comes later for another waits again."""
LISTS_OF_STEPS: Final = ("points", "turning", "reviews", "best")
"""The parts of an analysis that belong to a moment each."""


class AnalysisResult(NamedTuple):
    """An analysis, told in each language, and each viewer's updates of its moments (spectators' last)."""

    by_language: dict[str, Any]
    updates: list[dict[int, int]]


class Analyses:
    """The analyses of a server. Whoever asks for one that is being made waits for the same."""

    def __init__(self, history: History, think_seconds: float, max_playouts: int = 0) -> None:
        self._history: Final = history
        self._bots: Final = BotPool(1, 2 * think_seconds + 10, search_seconds=think_seconds, max_playouts=max_playouts)
        self._tasks: Final[OrderedDict[str, asyncio.Task[AnalysisResult]]] = OrderedDict()

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._tasks

    async def analysis_of(self, match_id: str, last_row: int, viewer: int | None, language: str) -> GameAnalysis:
        """The analysis of a finished match, for a viewer. Raises `NoAnalysisError`, or for now `ServerBusyError`."""
        task = self._tasks.get(match_id)
        if task is None:
            task = self._tasks[match_id] = asyncio.create_task(self._analyse(match_id, last_row))
            task.add_done_callback(partial(self._forget_if_failed, match_id))
            while len(self._tasks) > MAX_ANALYSES:
                self._tasks.popitem(last=False)
        self._tasks.move_to_end(match_id)
        try:
            result = await run_to_end(task)
        except BotFailure as failure:
            about = {"match": match_id, "problem": failure.problem_code, "detail": failure.detail}
            SERVER_LOG.warning("an analysis failed", extra={"about": about})
            raise ServerBusyError() from None
        if not result.by_language:
            raise NoAnalysisError()
        updates = result.updates[-1 if viewer is None else viewer]
        told = result.by_language[language]
        steps = {name: [{**each, "update": updates[each["n"]]} for each in told[name]] for name in LISTS_OF_STEPS}
        analysis: GameAnalysis = told | steps | {"match": match_id}
        return analysis

    def _forget_if_failed(self, match_id: str, task: asyncio.Task[AnalysisResult]) -> None:
        """One that failed, in whatever way, is not kept: whoever comes next may have more luck."""
        if (task.cancelled() or task.exception() is not None) and self._tasks.get(match_id) is task:
            del self._tasks[match_id]

    async def _analyse(self, match_id: str, last_row: int) -> AnalysisResult:
        match = await self._history.full_match(match_id, last_row)
        question = BotQuestion(
            task="analyse",
            title=match.game.edition,
            record=b"".join(write(match.started_session().record())).decode(),
            person_seats=[seat for seat, its in enumerate(match.seats) if its.holder == HOLDER_PERSON],
        )
        by_language = (await self._bots.ask(question)).analysis
        steps = sorted({each["n"] for its in by_language.values() for name in LISTS_OF_STEPS for each in its[name]})
        viewers = [*range(len(match.seats)), None]
        updates = [dict(zip(steps, match.feed.numbers_of_steps(viewer, steps), strict=True)) for viewer in viewers]
        return AnalysisResult(by_language, updates)

    async def close(self) -> None:
        """Lets go of everything."""
        for task in self._tasks.values():
            task.cancel()
        await self._bots.close()
