"""The one place that ties matches to the store: a command is checked, stored, and only then told.

A match in memory is nothing but a reading of its log. Whenever the two might differ (another process wrote, the store
failed) the reading is thrown away and made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Final

from paddock.campaign import storage
from paddock.core.errors import PaddockError
from paddock.match import actions
from paddock.match.entries import Entry, Revoked, SeatLeft, Stepped, Timestamp, read, write
from paddock.match.errors import WholeLogNeededError
from paddock.match.match import STATUS_OVER, STATUS_PLAYING, Match
from paddock.server import lobby
from paddock.server.errors import NoSuchTableError, ServerBusyError, ServerStoppingError, TextTooLongError
from paddock.server.health import Health
from paddock.server.history import History
from paddock.server.json_logs import SERVER_LOG
from paddock.server.limits import MAX_MATCH_ROWS
from paddock.server.live_match import LiveMatch
from paddock.server.metrics import Metrics
from paddock.server.presence import Departures
from paddock.server.running_time import RunningTime
from paddock.server.settings import Settings
from paddock.server.shielded import run_to_end
from paddock.server.snapshots import SnapshotTaker
from paddock.server.socket_messages import Bye, RematchOpened
from paddock.server.tokens import Signer, is_match_name
from paddock.store import ConflictError, Notice, Store, StoreError

MatchCommand = Callable[[Match, Timestamp], Sequence[Entry]]
"""Checks, changes the match, and returns the entries to be stored."""

MAX_COMMAND_TRIES: Final = 12
"""How often a command is tried while other processes are quicker."""


class MatchService:
    """All matches of a store, as far as this process is concerned."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        settings: Settings,
        metrics: Metrics,
        read_clock: Callable[[], int],
        is_running: RunningTime,
    ) -> None:
        self.store: Final = store
        self.signer: Final = signer
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.read_clock: Final = read_clock
        """The date, to be shown."""
        self.running_time: Final = is_running
        self.live_matches: Final[dict[str, LiveMatch]] = {}
        self.departures: Final = Departures()
        self.is_stopping = False
        self.health: Final = Health(store)
        self.on_change: Callable[[LiveMatch], None] = lambda _: None
        """Told of every match that was opened or has changed."""
        self.on_store_failure: Callable[[LiveMatch], None] = lambda _: None
        """Told of every match that the store failed in the middle of."""
        self.history: Final = History(store, metrics)
        self._snapshots: Final = SnapshotTaker(store, metrics, self.spawn)
        self._rematch_of: Final[dict[str, str]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._commands: Final[set[asyncio.Future[Sequence[Entry]]]] = set()
        self._saving_results: Final[set[asyncio.Task[None]]] = set()
        metrics.add_gauge("paddock_matches_live", "Matches held in memory.", lambda: len(self.live_matches))
        metrics.add_gauge(
            "paddock_matches_playing",
            "Matches in memory whose game is running.",
            lambda: sum(
                live.match is not None and live.match.status == STATUS_PLAYING for live in self.live_matches.values()
            ),
        )

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begins to listen to other processes."""
        await self.running_time.synchronise()
        self.spawn(self._listen())

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside everything else; whatever it raises is logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._log_if_failed)
        return task

    def _log_if_failed(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.metrics.faults.add("task")
            SERVER_LOG.error("a task failed", exc_info=error)

    async def announce_restart(self) -> None:
        """Takes no more commands, and tells everybody to come back in a moment."""
        self.is_stopping = True
        for live in self.live_matches.values():
            live.broadcast(Bye(reconnect_ms=self.settings.reconnect_ms))

    async def close(self) -> None:
        """Finishes what was begun and lets go."""
        self.is_stopping = True
        if self._commands:
            await asyncio.wait(list(self._commands), timeout=self.settings.stop_seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.stop_seconds):
                for live in list(self.live_matches.values()):
                    await self._snapshots.take_before_unload(live)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)

    # -- matches -------------------------------------------------------------------------------------------------

    def current_time(self) -> Timestamp:
        """This moment, for whoever looks."""
        return Timestamp(self.read_clock(), self.running_time.now(), self.running_time.paused_ms)

    async def synchronised_time(self) -> Timestamp:
        """This moment, for whoever writes it down: all processes agree on it."""
        await self.running_time.refresh_if_stale()
        return self.current_time()

    @contextlib.asynccontextmanager
    async def locked(
        self, match_id: str, *, with_all_steps: bool = False, checks_revoked: bool = True
    ) -> AsyncIterator[LiveMatch]:
        """A match, opened and locked: all that is seen inside is confirmed. `check_revoked`: with all that was revoked,
        wherever; whoever writes a row does not need that, for then there is one in its way."""
        if not is_match_name(match_id):
            raise NoSuchTableError(match=match_id[:40])
        while True:
            live = self.live_matches.setdefault(match_id, LiveMatch(match_id, self.signer, self.departures))
            async with live.lock:
                if self.live_matches.get(match_id) is not live:
                    continue  # put away while we waited
                known = live.match is not None
                await self._read(live, with_all_steps=with_all_steps)
                if checks_revoked and known:
                    with contextlib.suppress(StoreError, TimeoutError):  # then what is known here counts
                        async with asyncio.timeout(self.settings.store_warning_seconds):
                            live.set_revoked(await self.store.revoked_tokens(match_id))
                live.last_used = time.monotonic()
                yield live
                return

    async def _read(self, live_match: LiveMatch, *, with_all_steps: bool = False) -> Match:
        match = live_match.match
        if match is not None and not (
            with_all_steps and match.game_session is not None and match.game_session.first_step
        ):
            return match
        started = time.monotonic()
        try:
            match, rows = await self.history.latest_match(live_match.match_id, with_all_steps=with_all_steps)
            live_match.revocations = await self.store.revoked_tokens(live_match.match_id)
            if match.status == STATUS_OVER and live_match.rematch_id is None:
                sequel = self.rematch_id(match)
                live_match.rematch_id = sequel if await self.store.last_row_number(sequel) else None
                self._rematch_of[sequel] = live_match.match_id
        except StoreError as error:
            self._forget(live_match)
            raise self.health.record_failure(error) from error
        except PaddockError:
            self._forget(live_match)
            raise
        live_match.match, live_match.snapshot_row = match, match.row_number - rows
        live_match.listing = lobby.listing_of(match)
        self.metrics.open_seconds.add(time.monotonic() - started)
        if match.clocks.has_time_limits:
            await self.running_time.refresh_if_stale()
        live_match.publish(self.current_time())
        self.on_change(live_match)
        return match

    def _forget(self, live_match: LiveMatch) -> None:
        if not live_match.watchers and self.live_matches.get(live_match.match_id) is live_match:
            del self.live_matches[live_match.match_id]

    async def create_match(self, match_id: str, log_entries: Sequence[Entry], match: Match) -> LiveMatch:
        """Begins a match with these entries; `ConflictError` if it is there already."""
        self._check_running()
        live = LiveMatch(match_id, self.signer, self.departures)
        listing = lobby.listing_of(match)
        try:
            await self.store.create_match(match_id, [write(entry) for entry in log_entries], listing)
        except ConflictError:
            raise
        except StoreError as error:
            raise self.health.record_failure(error) from error
        live.match, live.listing, live.has_written_rows, live.last_used = match, listing, True, time.monotonic()
        live = self.live_matches.setdefault(match_id, live)  # somebody may have looked at it already
        self.metrics.tables_opened.add()
        about = {
            "match": match_id,
            "title": match.game.title,
            "seats": len(match.seats),
            "public": match.opening_entry.public,
        }
        SERVER_LOG.info("a table was opened", extra={"about": about})
        self.on_change(live)
        return live

    async def run_command(self, match_id: str, command: MatchCommand, *, caller_key: str = "person") -> Sequence[Entry]:
        """Carries out a command; returns its entries, which have been stored by then.

        It is finished even if nobody waits for it any more.
        """
        self._check_running()
        running = asyncio.ensure_future(self._run_command(match_id, command, caller_key))
        self._commands.add(running)
        running.add_done_callback(self._commands.discard)
        return await run_to_end(running)

    async def _run_command(self, match_id: str, command: MatchCommand, caller_key: str) -> Sequence[Entry]:
        with_all_steps = False
        for tries in range(MAX_COMMAND_TRIES):
            if tries > 2:
                await asyncio.sleep(random.random() * 0.01 * tries)
            async with self.locked(match_id, with_all_steps=with_all_steps, checks_revoked=False) as live:
                match = live.loaded_match()
                before, started = match.row_number, time.monotonic()
                full = before >= MAX_MATCH_ROWS
                if full and match.status == STATUS_OVER:
                    raise TextTooLongError(most=MAX_MATCH_ROWS)
                try:
                    now = await self.synchronised_time() if match.clocks.has_time_limits else self.current_time()
                    entries = actions.close_table(match, now) if full else command(match, now)
                except WholeLogNeededError:
                    if with_all_steps:
                        raise
                    live.unload()
                    with_all_steps = True
                    continue
                except BaseException as error:
                    if not isinstance(error, PaddockError):
                        live.unload()
                    raise
                if not entries:
                    return []
                try:
                    await self._append(live, before + 1, entries)
                except ConflictError:
                    live.unload()
                    self.metrics.conflicts.add()
                    continue
                except StoreError as error:
                    live.unload()
                    self.running_time.store_failed()
                    live.announce_store_trouble()
                    self.on_store_failure(live)
                    raise self.health.record_failure(error) from error
                except BaseException:
                    live.unload()
                    raise
                self.metrics.store_seconds.add(time.monotonic() - started)
                self.metrics.decisions.add(caller_key, sum(isinstance(entry, Stepped) for entry in entries))
                live.has_written_rows = True
                self._after_commit(live)
                self._snapshots.take_if_due(live, match, self.settings.snapshot_every)
                if full:
                    raise TextTooLongError(most=MAX_MATCH_ROWS)
                return entries
        raise ServerBusyError()

    async def _append(self, live_match: LiveMatch, row_number: int, log_entries: Sequence[Entry]) -> None:
        """Stores entries. Whoever waits for long is told that it is the store, and told again when it has answered."""
        listing = lobby.listing_of(live_match.loaded_match())
        loop, patience = asyncio.get_running_loop(), self.settings.store_warning_seconds
        warning = loop.call_later(patience, live_match.announce_store_trouble)
        try:
            changed = listing if listing != live_match.listing else None
            await self.store.append_rows(
                live_match.match_id, row_number, [write(entry) for entry in log_entries], changed
            )
        except ConflictError:
            live_match.announce_store_answered()
            raise
        finally:
            warning.cancel()
        live_match.announce_store_answered()
        live_match.listing = listing

    def _after_commit(self, live_match: LiveMatch) -> None:
        """What follows once rows are stored: people are told, bots are asked, the alarm is set."""
        match = live_match.loaded_match()
        if match.status == STATUS_OVER and live_match.rematch_id is None:
            self._rematch_of[self.rematch_id(match)] = live_match.match_id
            SERVER_LOG.info(
                "a match is over", extra={"about": {"match": live_match.match_id, "rows": match.row_number}}
            )
            if live_match.has_written_rows:
                saving = self.spawn(storage.record_finished_match(self.store, match))
                self._saving_results.add(saving)
                saving.add_done_callback(self._saving_results.discard)
        live_match.publish(self.current_time())
        self.on_change(live_match)

    async def wait_for_results(self) -> None:
        """Waits until all that was set here is kept: whoever has just finished finds themselves in the list."""
        if self._saving_results:
            await asyncio.wait(list(self._saving_results))

    def _check_running(self) -> None:
        if self.is_stopping:
            raise ServerStoppingError()

    async def revoke(self, live_match: LiveMatch, *revocations: str) -> None:
        """Makes tokens or invitations worthless; to be called with the lock, and to be made known after it."""
        self._check_running()
        if live_match.loaded_match().row_number >= MAX_MATCH_ROWS:
            raise TextTooLongError(most=MAX_MATCH_ROWS)
        for word in revocations:
            await self.store.revoke_token(live_match.match_id, word)
        live_match.set_revoked(live_match.revocations | set(revocations))

    async def log_revocation(self, match_id: str) -> None:
        """Writes that something was revoked, so that no other process goes on without knowing."""
        with contextlib.suppress(ServerBusyError, ServerStoppingError, TextTooLongError):
            await self.run_command(match_id, actions.announce_revocation)

    # -- rematches -----------------------------------------------------------------------------------------------

    def rematch_id(self, match: Match) -> str:
        """The name of the table that follows this one."""
        return self.signer.rematch_name(match.match_id, match.opening_entry.campaign)

    def announce_rematch(self, old_match_id: str, new_match_id: str) -> None:
        """Tells everybody at the old table where the new one is."""
        live = self.live_matches.get(old_match_id)
        if live is not None and live.rematch_id != new_match_id:
            live.rematch_id = new_match_id
            live.broadcast(RematchOpened(rematch=new_match_id))

    # -- in the background ---------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Follows what other processes write."""
        subscription = self.store.subscribe()
        try:
            async for notice in subscription:
                old = self._rematch_of.get(notice.match)
                if old is not None:
                    self.announce_rematch(old, notice.match)
                live = self.live_matches.get(notice.match)
                if live is not None and live.is_behind(notice.number):
                    self.spawn(self._handle_notice(live, notice))  # nobody waits for the news of another match
        finally:
            subscription.close()

    async def _handle_notice(self, live_match: LiveMatch, notice: Notice) -> None:
        try:
            await self._catch_up(live_match, notice)
        except (PaddockError, OSError):
            self.metrics.faults.add("notice")
            SERVER_LOG.exception("a notice could not be followed", extra={"about": {"match": notice.match}})

    async def _catch_up(self, live_match: LiveMatch, notice: Notice) -> None:
        """Takes what another process wrote."""
        async with live_match.lock:
            if not live_match.is_behind(notice.number):
                return
            try:
                match = await self._read(live_match)
                entries = [read(row) for _, row in await self.store.read_rows(live_match.match_id, match.row_number)]
                for entry in entries:
                    match.apply_entry(entry)
                    if isinstance(entry, Stepped) and not entry.late and match.seats[entry.seat].is_person:
                        self.departures.remove(live_match.match_id, entry.seat)  # they are at a page of that process
                if any(isinstance(entry, SeatLeft | Revoked) for entry in entries):
                    live_match.set_revoked(await self.store.revoked_tokens(live_match.match_id))
            except PaddockError:
                live_match.unload()
                await self._read(live_match)
            live_match.has_written_rows = False
            live_match.listing = lobby.listing_of(live_match.loaded_match())
            self._after_commit(live_match)

    async def unload_match(self, live_match: LiveMatch) -> None:
        """Forgets a match that nobody uses, having kept a snapshot of it."""
        await self._snapshots.take_before_unload(live_match)
        if live_match.is_idle and self.live_matches.get(live_match.match_id) is live_match:
            del self.live_matches[live_match.match_id]
            if live_match.match is not None:
                self._rematch_of.pop(self.rematch_id(live_match.match), None)
