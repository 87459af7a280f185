"""The one place that ties matches to the store: a command is checked, stored, and only then told.

A match in memory is nothing but a reading of its log. Whenever the two might differ (another process wrote, the store
failed) the reading is thrown away and made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Final

from paddock.core.errors import PaddockError
from paddock.match import actions
from paddock.match.entries import Entry, Revoked, SeatLeft, Timestamp, read, write
from paddock.match.errors import WholeLogNeededError
from paddock.match.match import OVER, PLAYING, Match
from paddock.server import housekeeping, lobby
from paddock.server.errors import BusyError, NoSuchTableError, StoppingError, TooLongError
from paddock.server.health import Health
from paddock.server.history import History
from paddock.server.limits import LAST_ROW
from paddock.server.live import Live
from paddock.server.metrics import Metrics
from paddock.server.minding import Minding
from paddock.server.revoking import look_up, revoke
from paddock.server.running_time import RunningTime
from paddock.server.settings import Settings
from paddock.server.snapshots import Snapshots
from paddock.server.thinking import Thinkers
from paddock.server.tokens import Signer, is_name
from paddock.server.unheard import finished
from paddock.store import ConflictError, Notice, Store, StoreError

Command = Callable[[Match, Timestamp], Sequence[Entry]]
"""Checks, changes the match, and returns the entries to be stored."""

MOST_TRIES: Final = 12
"""How often a command is tried while other processes are quicker."""

_LOG: Final = logging.getLogger("paddock.server")


class Tables:
    """All matches of a store, as far as this process is concerned."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        settings: Settings,
        thinkers: Thinkers,
        metrics: Metrics,
        clock: Callable[[], int],
        running: RunningTime,
    ) -> None:
        self.store: Final = store
        self.signer: Final = signer
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.clock: Final = clock
        """The date, to be shown."""
        self.running: Final = running
        self.live: Final[dict[str, Live]] = {}
        self.stopping = False
        self.health: Final = Health(store)
        self.minding: Final = Minding(self, thinkers)
        self.history: Final = History(store, metrics)
        self._snapshots: Final = Snapshots(store, metrics, self.later)
        self._sequels: Final[dict[str, str]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._running: Final[set[asyncio.Future[int]]] = set()
        self._judging: Final[set[asyncio.Task[None]]] = set()
        metrics.gauge("paddock_matches_live", "Matches held in memory.", lambda: len(self.live))
        metrics.gauge(
            "paddock_matches_playing",
            "Matches in memory whose game is running.",
            lambda: sum(live.match is not None and live.match.status == PLAYING for live in self.live.values()),
        )
        metrics.gauge("paddock_bots_thinking", "Bots at work.", lambda: thinkers.busy)

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begins to listen to other processes, to wake matches that go on by themselves, and to put idle ones away."""
        await self.running.look()
        self.later(self.running.keep(lambda: self.minding.has_alarms))
        self.later(self._listen())
        self.later(housekeeping.wake(self))
        self.later(housekeeping.tidy(self))
        self.later(housekeeping.judge_all(self))
        self.later(housekeeping.settle_campaigns(self))

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside everything else; whatever it raises is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.metrics.errors.add("task")
            _LOG.error("a task failed", exc_info=error)

    async def goodbye(self) -> None:
        """Takes no more commands, and tells everybody to come back in a moment."""
        self.stopping = True
        for live in self.live.values():
            live.shout({"bye": "restart", "again_in": self.settings.again_in})

    async def close(self) -> None:
        """Finishes what was begun and lets go."""
        self.stopping = True
        self.minding.close()
        if self._running:
            await asyncio.wait(list(self._running), timeout=self.settings.stop_seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                for live in list(self.live.values()):
                    await self._snapshots.keep_last(live)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)

    # -- matches -------------------------------------------------------------------------------------------------

    def now(self) -> Timestamp:
        """This moment, for whoever looks."""
        return Timestamp(self.clock(), self.running.now(), self.running.stands)

    async def moment(self) -> Timestamp:
        """This moment, for whoever writes it down: all processes agree on it."""
        await self.running.freshen()
        return self.now()

    @contextlib.asynccontextmanager
    async def at(self, match_id: str, *, whole: bool = False, fresh: bool = True) -> AsyncIterator[Live]:
        """A match, opened and locked: all that is seen inside is confirmed. `whole`: with all its steps. `fresh`: with
        all that was revoked, wherever; whoever writes a row does not need that, for then there is one in its way."""
        if not is_name(match_id):
            raise NoSuchTableError(match=match_id[:40])
        while True:
            live = self.live.setdefault(match_id, Live(match_id))
            async with live.lock:
                if self.live.get(match_id) is not live:
                    continue  # put away while we waited
                known = live.match is not None
                await self._read(live, whole=whole)
                if fresh and known:
                    await look_up(self.store, live, self.settings.told_after)
                live.used = time.monotonic()
                yield live
                return

    async def _read(self, live: Live, *, whole: bool = False) -> Match:
        match = live.match
        if match is not None and not (whole and match.play is not None and match.play.first_step):
            return match
        started = time.monotonic()
        try:
            match, rows = await self.history.latest(live.id, whole=whole)
            live.revoked = await self.store.revoked_tokens(live.id)
            if match.status == OVER and live.rematch is None:
                sequel = self.sequel(match)
                live.rematch = sequel if await self.store.last_row_number(sequel) else None
                self._sequels[sequel] = live.id
        except StoreError as error:
            self._forget(live)
            raise self.health.note(error) from error
        except PaddockError:
            self._forget(live)
            raise
        live.match, live.snapshot_at = match, match.number - rows
        live.listing = lobby.listing(match)
        self.metrics.opening.add(time.monotonic() - started)
        if match.clocks.are_used:
            await self.running.freshen()
        live.tell(self.now())
        self.minding.mind(live)
        return match

    def _forget(self, live: Live) -> None:
        if not live.watchers and self.live.get(live.id) is live:
            del self.live[live.id]

    async def found(self, match_id: str, entries: Sequence[Entry], match: Match) -> Live:
        """Begins a match with these entries; `ConflictError` if it is there already."""
        self._check_running()
        live = Live(match_id)
        listing = lobby.listing(match)
        try:
            await self.store.create_match(match_id, [write(entry) for entry in entries], listing)
        except ConflictError:
            raise
        except StoreError as error:
            raise self.health.note(error) from error
        live.match, live.listing, live.mine, live.used = match, listing, True, time.monotonic()
        live = self.live.setdefault(match_id, live)  # somebody may have looked at it already
        self.metrics.opened.add()
        about = {"match": match_id, "title": match.game.title, "seats": len(match.seats), "public": match.opened.public}
        _LOG.info("a table was opened", extra={"about": about})
        self.minding.mind(live)
        return live

    async def run(self, match_id: str, command: Command, *, by: str = "person") -> int:
        """Carries out a command; returns the number of the last row, which has been stored by then.

        It is finished even if nobody waits for it any more.
        """
        self._check_running()
        running = asyncio.ensure_future(self._run(match_id, command, by))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return await finished(running)

    async def _run(self, match_id: str, command: Command, by: str) -> int:
        whole = False
        for tries in range(MOST_TRIES):
            if tries > 2:
                await asyncio.sleep(random.random() * 0.01 * tries)
            async with self.at(match_id, whole=whole, fresh=False) as live:
                match = live.here()
                before, started = match.number, time.monotonic()
                full = before >= LAST_ROW
                if full and match.status == OVER:
                    raise TooLongError(most=LAST_ROW)
                try:
                    now = await self.moment() if match.clocks.are_used else self.now()
                    entries = actions.close_table(match, now) if full else command(match, now)
                except WholeLogNeededError:
                    if whole:
                        raise
                    live.drop()
                    whole = True
                    continue
                except PaddockError:
                    raise
                except BaseException:
                    live.drop()
                    raise
                if not entries:
                    return match.number
                try:
                    await self._append(live, before + 1, entries)
                except ConflictError:
                    live.drop()
                    self.metrics.conflicts.add()
                    continue
                except StoreError as error:
                    live.drop()
                    self.running.lost()
                    live.trouble()
                    self.minding.mend(live)
                    raise self.health.note(error) from error
                except BaseException:
                    live.drop()
                    raise
                self.metrics.stored.add(time.monotonic() - started)
                self.metrics.decisions.add(by, sum(entry.__struct_config__.tag == "stepped" for entry in entries))
                live.mine = True
                self._confirmed(live)
                self._snapshots.take(live, match, self.settings.snapshot_every)
                if full:
                    raise TooLongError(most=LAST_ROW)
                return match.number
        raise BusyError()

    async def _append(self, live: Live, number: int, entries: Sequence[Entry]) -> None:
        """Stores entries. Whoever waits for long is told that it is the store, and told again when it has answered."""
        listing = lobby.listing(live.here())
        told: list[str] = []

        def slow() -> None:
            told.append("store")
            live.trouble()

        waiting = asyncio.get_running_loop().call_later(self.settings.told_after, slow)
        try:
            changed = listing if listing != live.listing else None
            await self.store.append_rows(live.id, number, [write(entry) for entry in entries], changed)
        except ConflictError:
            if told:
                live.shout({"trouble": None})
            raise
        finally:
            waiting.cancel()
        if told:
            live.shout({"trouble": None})
        live.listing = listing

    def _confirmed(self, live: Live) -> None:
        """What follows once rows are stored: people are told, bots are asked, the alarm is set."""
        match = live.here()
        if match.status == OVER and live.rematch is None:
            self._sequels[self.sequel(match)] = live.id
            _LOG.info("a match is over", extra={"about": {"match": live.id, "rows": match.number}})
            if live.mine:
                judging = self.later(housekeeping.finish(self.store, match))
                self._judging.add(judging)
                judging.add_done_callback(self._judging.discard)
        live.tell(self.now())
        self.minding.mind(live)

    async def judged(self) -> None:
        """Waits until all that was set here is kept: whoever has just finished finds themselves in the list."""
        if self._judging:
            await asyncio.wait(list(self._judging))

    def _check_running(self) -> None:
        if self.stopping:
            raise StoppingError()

    # -- revoking ------------------------------------------------------------------------------------------------

    async def revoke(self, live: Live, *words: str) -> None:
        """Makes tokens or invitations worthless; to be called with the lock, and to be made known after it."""
        self._check_running()
        if live.here().number >= LAST_ROW:
            raise TooLongError(most=LAST_ROW)
        await revoke(self.store, live, *words)

    async def make_known(self, match_id: str) -> None:
        """Writes that something was revoked, so that no other process goes on without knowing."""
        with contextlib.suppress(BusyError, StoppingError, TooLongError):
            await self.run(match_id, actions.note_revocation)

    # -- rematches -----------------------------------------------------------------------------------------------

    def sequel(self, match: Match) -> str:
        """The name of the table that follows this one."""
        return self.signer.sequel(match.id, match.opened.campaign)

    def tell_rematch(self, old: str, new: str) -> None:
        """Tells everybody at the old table where the new one is."""
        live = self.live.get(old)
        if live is not None and live.rematch != new:
            live.rematch = new
            live.shout({"rematch": new})

    # -- in the background ---------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Follows what other processes write."""
        subscription = self.store.subscribe()
        try:
            async for notice in subscription:
                old = self._sequels.get(notice.match)
                if old is not None:
                    self.tell_rematch(old, notice.match)
                live = self.live.get(notice.match)
                if live is not None and live.is_behind(notice.number):
                    self.later(self._heard(live, notice))  # nobody waits for the news of another match
        finally:
            subscription.close()

    async def _heard(self, live: Live, notice: Notice) -> None:
        try:
            await self._follow(live, notice)
        except (PaddockError, OSError):
            self.metrics.errors.add("notice")
            _LOG.exception("a notice could not be followed", extra={"about": {"match": notice.match}})

    async def _follow(self, live: Live, notice: Notice) -> None:
        """Takes what another process wrote."""
        async with live.lock:
            if not live.is_behind(notice.number):
                return
            try:
                match = await self._read(live)
                entries = [read(row) for _, row in await self.store.read_rows(live.id, match.number)]
                for entry in entries:
                    match.apply_entry(entry)
                if any(isinstance(entry, SeatLeft | Revoked) for entry in entries):
                    live.learn(await self.store.revoked_tokens(live.id))
            except PaddockError:
                live.drop()
                await self._read(live)
            live.mine = False
            live.listing = lobby.listing(live.here())
            self._confirmed(live)

    async def put_away(self, live: Live) -> None:
        """Forgets a match that nobody uses, having kept a snapshot of it."""
        await self._snapshots.keep_last(live)
        if live.is_idle and self.live.get(live.id) is live:
            del self.live[live.id]
            if live.match is not None:
                self._sequels.pop(self.sequel(live.match), None)
