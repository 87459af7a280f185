"""What a table does without people: bots are asked, clocks run out, and matches recover when the store is back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Sequence
from typing import Any, Final

from paddock.core.chance import LiveChance
from paddock.core.errors import PaddockError
from paddock.core.translations import AnyGame
from paddock.match import actions
from paddock.match.entries import AnyEntry, BotFailed, Timestamp
from paddock.match.match import STATUS_PLAYING, Match
from paddock.server.bot_pool import CRASHED_FAILURE, HUNG_FAILURE, BotFailure, BotPool
from paddock.server.bot_worker import BotQuestion
from paddock.server.errors import ServerBusyError, ServerStoppingError, TextTooLongError
from paddock.server.json_logs import SERVER_LOG
from paddock.server.live_match import LiveMatch
from paddock.server.match_service import MatchService
from paddock.server.socket_messages import StoreTrouble

RECOVERY_SECONDS: Final = 0.5
"""Seconds between two tries while the store does not answer."""
MIN_ALARM_SECONDS: Final = 0.05
"""Seconds until an alarm looks again at the earliest: time may be standing just before it is up."""
MAX_ALARM_SECONDS: Final = 86_400.0
"""A loop's timer is never set further ahead; it is set anew then."""
MAX_BOT_ROWS: Final = 50_000
"""A match of so many rows does not end by itself: a bot that goes round in circles is one that hangs."""


class BotScheduler:
    """Looks after matches, of whose changes it is told: one alarm for each, and one task for each bot that is
    thinking."""

    def __init__(self, match_service: MatchService, bot_pool: BotPool) -> None:
        self._match_service: Final = match_service
        self.bot_pool: Final = bot_pool
        self._alarms: Final[dict[str, tuple[int, asyncio.TimerHandle]]] = {}
        self._recovery_tasks: Final[set[str]] = set()
        self._is_closed = False
        match_service.on_change, match_service.on_store_failure = self.schedule, self.recover

    def schedule(self, live_match: LiveMatch) -> None:
        """Looks at a match that has just changed or been opened: who has to think, and when does a clock run out?"""
        match = live_match.match
        if match is None or self._is_closed:
            return
        self._set_alarm(live_match, match)
        for seat, level in match.bot_seats():
            if seat not in live_match.bot_tasks:
                live_match.bot_tasks[seat] = self._match_service.spawn(self._ask_bots(live_match, seat, level))

    @property
    def has_alarms(self) -> bool:
        """Whether a clock runs at a table that this process knows."""
        return bool(self._alarms)

    def close(self) -> None:
        """No more alarms."""
        self._is_closed = True
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def _set_alarm(self, live_match: LiveMatch, match: Match) -> None:
        due = match.clocks.next_deadline() if match.status == STATUS_PLAYING else None
        known = self._alarms.get(live_match.match_id)
        if known is not None:
            if known[0] == due and live_match.has_written_rows:
                return
            known[1].cancel()
            del self._alarms[live_match.match_id]
        if due is None:
            return
        left = due - match.clock_time(self._match_service.current_time())
        wait = max(MIN_ALARM_SECONDS, left / 1000) if left > 0 else 0.0
        wait += 0.0 if live_match.has_written_rows else self._match_service.settings.takeover_seconds
        loop = asyncio.get_running_loop()
        self._alarms[live_match.match_id] = (
            due,
            loop.call_later(min(wait, MAX_ALARM_SECONDS), self._on_alarm, live_match.match_id),
        )

    def _on_alarm(self, match_id: str) -> None:
        self._alarms.pop(match_id, None)
        if not self._is_closed:
            self._match_service.spawn(self._play_overdue(match_id))

    async def _play_overdue(self, match_id: str) -> None:
        with contextlib.suppress(ServerBusyError, ServerStoppingError, TextTooLongError):
            await self._match_service.run_command(match_id, actions.play_overdue, caller_key="clock")
        live = self._match_service.live_matches.get(match_id)
        if live is not None and match_id not in self._alarms:
            async with live.lock:
                self.schedule(live)

    def recover(self, live_match: LiveMatch) -> None:
        """The store failed in the middle of something: tries to open the match again until that works, and goes on."""
        if live_match.match_id not in self._recovery_tasks and not self._is_closed:
            self._recovery_tasks.add(live_match.match_id)
            self._match_service.spawn(self._recover(live_match))

    async def _recover(self, live_match: LiveMatch) -> None:
        try:
            while not self._is_closed:
                await asyncio.sleep(RECOVERY_SECONDS)
                with contextlib.suppress(ServerBusyError):
                    async with self._match_service.locked(live_match.match_id) as again:
                        again.broadcast(StoreTrouble(trouble=None))
                        self.schedule(again)
                    return
        finally:
            self._recovery_tasks.discard(live_match.match_id)

    async def _ask_bots(self, live_match: LiveMatch, seat: int, bot_level: str) -> None:
        """Lets a bot think for as long as its seat is asked."""
        try:
            if not live_match.has_written_rows:
                await asyncio.sleep(self._match_service.settings.takeover_seconds)
            while not self._is_closed:
                question = await self._next_question(live_match, seat, bot_level)
                if question is None:
                    break
                await self._decide(live_match.match_id, seat, *question)
        except (ServerBusyError, ServerStoppingError):
            self.recover(live_match)
            return
        except TextTooLongError:
            return
        finally:
            live_match.bot_tasks.pop(seat, None)
        self.schedule(live_match)

    async def _next_question(self, live_match: LiveMatch, seat: int, bot_level: str) -> tuple[int, BotQuestion] | None:
        """The number of the question that a seat is asked, and what its bot is asked about it."""
        async with self._match_service.locked(live_match.match_id, checks_revoked=False) as opened:
            match = opened.loaded_match()
            if (seat, bot_level) not in match.bot_seats():
                return None
            return match.questions[seat], bot_question(match, seat, bot_level)

    async def _decide(self, match_id: str, seat: int, question_number: int, question: BotQuestion) -> None:
        plan: Sequence[str] = ()
        try:
            plan = (await self.bot_pool.ask(question)).decisions
            problem = "" if plan else CRASHED_FAILURE
        except BotFailure as failure:
            problem = failure.problem_code
            about = {"match": match_id, "seat": seat, "level": question.level, "problem": problem}
            SERVER_LOG.warning("a bot failed", extra={"about": {**about, "detail": failure.detail}})

        def command(match: Match, now: Timestamp) -> list[AnyEntry]:
            same = match.questions[seat] == question_number and match.seats[seat].bot_level == question.level
            if match.status != STATUS_PLAYING or not same or seat not in match.waiting_for():
                return []
            entries: list[AnyEntry] = []
            failed = problem or (HUNG_FAILURE if match.row_number >= MAX_BOT_ROWS else "")
            if not failed:
                try:
                    for decision in plan:
                        entries += actions.decide(match, seat, decision, now)
                except PaddockError:
                    # What was right in the imagined position is wrong in the true one: think again from here.
                    SERVER_LOG.info("a bot's plan did not hold", extra={"about": {"match": match_id, "seat": seat}})
            return entries or actions.bot_failed(match, seat, failed or CRASHED_FAILURE, now)

        for entry in await self._match_service.run_command(match_id, command, caller_key="bot"):
            if isinstance(entry, BotFailed):
                self._match_service.metrics.bot_failures.add(entry.problem)


def bot_question(match: Match, seat: int, bot_level: str, task: str = "plan", language: str = "en") -> BotQuestion:
    """What a bot is asked for a seat of a match."""
    return bot_question_about(match.game, match.started_session().state, seat, bot_level, task, language)


def bot_question_about(game: AnyGame, state: Any, seat: int, bot_level: str, task: str, language: str) -> BotQuestion:
    """What a bot is asked for a seat: it gets a position in which all that the seat can't see is imagined."""
    generator = random.Random(secrets.randbits(64))
    imagined = game.determinize(state, seat, LiveChance(generator))
    return BotQuestion(
        task=task,
        title=game.edition,
        position=game.dump(imagined),
        seat=seat,
        level=bot_level,
        seed=generator.getrandbits(62),
        language=language,
    )
