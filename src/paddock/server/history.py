"""What came before: a match as it stood at any moment, and its story from there.

A viewer names a moment by the number of a update that it was told. Snapshots know how many updates each viewer had been
told, so the one before that moment is found by halving, and only the few rows from there on are read, however long the
match.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from paddock.match.entries import Opened, read
from paddock.match.errors import BadLogError
from paddock.match.match import Match
from paddock.match.snapshot import open_snapshot, read_feed_counters, take_snapshot
from paddock.server.errors import NoSuchTableError
from paddock.server.metrics import Metrics
from paddock.store import SNAPSHOT_SPACING, Store, StoreError

PAGE_ROWS: Final = 2 * SNAPSHOT_SPACING
"""Rows that are read at a time."""
ROWS_BEFORE_YIELDING: Final = 20
"""Rows that are played again before others have their turn: some two milliseconds."""

_LOG: Final = logging.getLogger("paddock.server")


class History:
    """The past of the matches of a store. What it reads is never what is played on."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store: Final = store
        self._metrics: Final = metrics

    async def latest(self, match_id: str, *, whole: bool) -> tuple[Match, int]:
        """The match as it stands now, and how many rows were read after its snapshot. `whole`: with all its steps."""
        snapshot = None if whole else await self._store.latest_snapshot(match_id)
        if snapshot is not None:
            try:
                return await self._catch_up(open_snapshot(match_id, snapshot[1]))
            except BadLogError:  # damaged; or everybody went back soon after it
                _LOG.info("a snapshot was of no use", extra={"about": {"match": match_id, "number": snapshot[0]}})
        last = await self._store.last_row_number(match_id)
        if not last:
            raise NoSuchTableError(match=match_id)
        match, _ = await self._catch_up(await self.full_match(match_id, last))
        return match, match.number

    async def match_at(self, match_id: str, viewer: int | None, number: int, upto: int) -> Match:
        """The match as it stood when a viewer was told its update `number`, which lies within the rows up to `upto`."""
        return await self._replay_from_snapshot(
            match_id, viewer, number - 1, upto, lambda match: match.feed.number(viewer) >= number
        )

    async def story(self, match_id: str, viewer: int | None, after: int, limit: int, upto: int) -> list[dict[str, Any]]:
        """What a viewer was told after its update `after`, as far as the rows up to `upto` go: so many updates at
        most."""
        found: list[dict[str, Any]] = []

        def collect(match: Match) -> bool:
            told = after + len(found)
            if match.feed.number(viewer) > told:
                found.extend(match.feed.updates_since(viewer, told, match.game.events) or [])
            return len(found) >= limit

        def again() -> None:
            found.clear()

        await self._replay_from_snapshot(match_id, viewer, after, upto, collect, again)
        return found[:limit]

    async def full_match(self, match_id: str, upto: int) -> Match:
        """The match with all its steps up to row `upto`; others are served in between."""
        return await self._replay(match_id, None, await self._store.snapshot_numbers(match_id), upto, lambda _: False)

    async def _catch_up(self, match: Match) -> tuple[Match, int]:
        """The match brought to where its log ends, and how many rows that took."""
        rows = await self._store.read_rows(match.id, match.number)
        for _, row in rows:
            match.apply_entry(read(row))
        self._metrics.rows_replayed.add(by=len(rows))
        return match, len(rows)

    # -- from a snapshot on --------------------------------------------------------------------------------------

    async def _replay_from_snapshot(
        self,
        match_id: str,
        viewer: int | None,
        told: int,
        upto: int,
        enough: Callable[[Match], bool],
        again: Callable[[], None] = lambda: None,
    ) -> Match:
        """Follows the log from the last snapshot at which the viewer had been told no more than `told` updates."""
        numbers = await self._store.snapshot_numbers(match_id)
        data = await self._snapshot(match_id, numbers, viewer, told)
        if data is not None:
            with contextlib.suppress(BadLogError):  # unreadable, or everybody went back soon after it
                return await self._replay(match_id, open_snapshot(match_id, data), numbers, upto, enough)
        again()
        return await self._replay(match_id, None, numbers, upto, enough)

    async def _snapshot(self, match_id: str, numbers: list[int], viewer: int | None, told: int) -> bytes | None:
        """Every row tells a viewer one thing at most: of the snapshots up to row `told` any will do."""
        low, high, best = bisect_right(numbers, told), len(numbers), None
        if low:
            best = await self._store.latest_snapshot(match_id, numbers[low - 1])
        while low < high:
            middle = (low + high) // 2
            found = await self._store.latest_snapshot(match_id, numbers[middle])
            if found is not None and _told(found[1], viewer) <= told:
                low, best = middle + 1, found
            else:
                high = middle
        return best[1] if best is not None else None

    async def _replay(
        self, match_id: str, match: Match | None, numbers: list[int], upto: int, enough: Callable[[Match], bool]
    ) -> Match:
        """Takes the rows after those of `match` until it is enough. Where snapshots lie too far apart, some are added
        on the way, so that nobody has to go this way again."""
        last = match.number if match is not None else 0
        while match is None or match.number < upto:
            begun = match.number if match is not None else 0
            rows = await self._store.read_rows(match_id, begun, min(upto, begun + PAGE_ROWS))
            if not rows:
                break
            for _, row in rows:
                entry = read(row)
                if match is None:
                    if not isinstance(entry, Opened):
                        raise BadLogError(number=1, problem="opened")
                    match = Match(match_id, entry)
                match.apply_entry(entry)
                self._metrics.rows_replayed.add()
                if enough(match):
                    return match
                if match.number - last >= SNAPSHOT_SPACING:
                    last = await self._save_snapshot_if_due(match, numbers)
                if match.number % ROWS_BEFORE_YIELDING == 0:
                    await asyncio.sleep(0)
        if match is None:
            raise BadLogError(number=1, problem="empty")
        return match

    async def _save_snapshot_if_due(self, match: Match, numbers: list[int]) -> int:
        """Keeps a snapshot here unless there is one within reach; returns where to look again from."""
        at = bisect_right(numbers, match.number)
        if at and match.number - numbers[at - 1] < SNAPSHOT_SPACING:
            return numbers[at - 1]
        with contextlib.suppress(StoreError):
            await self._store.save_snapshot(match.id, match.number, take_snapshot(match))
        return match.number


def _told(data: bytes, viewer: int | None) -> int:
    found = read_feed_counters(data)
    return found[-1 if viewer is None else viewer]
