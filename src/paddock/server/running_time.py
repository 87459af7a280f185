"""The time by which clocks run: how long the store has been served, by whatever process.

It is kept in the store, so that all processes agree on it, whatever their own clocks say, and so that it stands while
no server is there. A process measures by its monotonic clock how far it has gone since the store last said, and tells
the store about once a second while clocks run. If the store does not answer, nothing can be confirmed, and time stands
too: what went by since its last answer does not count. The time of day is never asked: see decision 14.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from paddock.store import Store, StoreError

SECONDS_BETWEEN_SYNCS: Final = 1.0
"""Seconds between two words with the store."""
MAX_UNSYNCED_MS: Final = 3_000
"""Milliseconds after such a word for which time goes on without the next."""


def wall_clock() -> int:
    """Milliseconds since 1970: for dates that are shown."""
    return time.time_ns() // 1_000_000


def monotonic_seconds() -> int:
    """Milliseconds by a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class RunningTime:
    """The running time of a store, in milliseconds. After every break it stands for `clock_grace_seconds` more, so that
    people find their way back."""

    def __init__(
        self, store: Store, clock_grace_seconds: float, read_clock: Callable[[], int] = monotonic_seconds
    ) -> None:
        self._store: Final = store
        self._grace_ms: Final = round(clock_grace_seconds * 1000)
        self._read_clock: Final = read_clock
        self._known_ms = 0
        self._known_since: int | None = None
        """When it was as it is `_known_ms`, by our clock: to come, while it stands; None if that is not known."""
        self._sync_lock: Final = asyncio.Lock()

    def now(self) -> int:
        """What it is by now."""
        if self._known_since is None:
            return self._known_ms
        return self._known_ms + min(max(0, self._read_clock() - self._known_since), MAX_UNSYNCED_MS)

    @property
    def paused_ms(self) -> int:
        """For how many milliseconds it does not go on, at the least."""
        return self._grace_ms if self._known_since is None else max(0, self._known_since - self._read_clock())

    @property
    def is_fresh(self) -> bool:
        """Whether the store was heard of lately."""
        return self._known_since is not None and self._read_clock() - self._known_since <= MAX_UNSYNCED_MS

    def store_failed(self) -> None:
        """The store has failed: what went by since its last word does not count."""
        self._known_since = None

    async def refresh_if_stale(self) -> None:
        """Asks the store, unless it was heard of lately or is being asked. It may be away: then time stands."""
        if not self.is_fresh and not self._sync_lock.locked():
            with contextlib.suppress(StoreError):
                await self.synchronise()

    async def keep_synchronised(self, is_time_needed: Callable[[], bool]) -> None:
        """Goes on for as long as this process serves; there is nothing to tell the store while no clock runs here."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SYNCS)
            if is_time_needed() or self._known_since is None:
                with contextlib.suppress(StoreError):
                    await self.synchronise()

    async def synchronise(self) -> None:
        """Tells the store how far time has gone here, and hears how far it has gone elsewhere; raises `StoreError`."""
        async with self._sync_lock:
            mine, begun, before = self.now() if self.is_fresh else self._known_ms, self._read_clock(), self._known_since
            try:
                known = await self._store.advance_running_time(mine)
            except StoreError:
                self.store_failed()
                raise
            ended = self._read_clock()
            if before is None or self._known_since is None or ended - begun > MAX_UNSYNCED_MS:
                self._known_since = ended + self._grace_ms
            elif known > mine:
                self._known_since = ended  # the other process was that far at some moment until now
            elif before <= begun:
                self._known_since = begun
            self._known_ms = known
