"""What came before: a match as it stood at any moment, and its story from there.

A viewer names a moment by the number of an update that it was told. Snapshots know how many updates each viewer had
been told, so the one before that moment is found by halving, and only the few rows from there on are read, however long
the match.
"""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_right
from collections.abc import AsyncIterator, Sequence
from typing import Final

from paddock.core.event import Viewer
from paddock.match.entries import read
from paddock.match.errors import BadLogError
from paddock.match.match import Match
from paddock.match.snapshot import open_snapshot, read_feed_counters, take_snapshot
from paddock.match.updates import AnyUpdate
from paddock.server.errors import NoSuchTableError
from paddock.server.json_logs import SERVER_LOG
from paddock.server.metrics import Metrics
from paddock.store import SNAPSHOT_SPACING, Store, StoreError

PAGE_ROWS: Final = 2 * SNAPSHOT_SPACING
"""Rows that are read at a time."""
ROWS_BEFORE_YIELDING: Final = 20
"""Rows that are played again before others have their turn: some two milliseconds."""


class History:
    """The past of the matches of a store. What it reads is never what is played on."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store: Final = store
        self._metrics: Final = metrics

    async def latest_match(self, match_id: str, *, with_all_steps: bool) -> tuple[Match, int]:
        """The match as it stands now, and how many rows were read after its snapshot, if that will do."""
        snapshot = None if with_all_steps else await self._store.latest_snapshot(match_id)
        if snapshot is not None:
            try:
                return await self._catch_up(open_snapshot(match_id, snapshot[1]))
            except BadLogError:  # damaged; or everybody went back soon after it
                SERVER_LOG.info("a snapshot was of no use", extra={"about": {"match": match_id, "number": snapshot[0]}})
        last = await self._store.last_row_number(match_id)
        if not last:
            raise NoSuchTableError(match=match_id)
        match, _ = await self._catch_up(await self.full_match(match_id, last))
        return match, match.row_number

    async def match_at(self, match_id: str, viewer: int | None, update_number: int, last_row: int) -> Match:
        """The match as it stood when a viewer was told its update `number`, which lies within the rows up to
        `last_row`."""
        async for match in self._matches_after_rows(match_id, viewer, update_number - 1, last_row):
            if match.feed.last_number(viewer) >= update_number:
                return match
        raise BadLogError(number=last_row, problem="empty")

    async def updates_after(
        self, match_id: str, viewer: int | None, after_update: int, max_count: int, last_row: int
    ) -> list[AnyUpdate]:
        """What a viewer was told after its update `after_update`, as far as the rows up to `last_row` go: so many
        updates at most."""
        updates: list[AnyUpdate] = []
        async for match in self._matches_after_rows(match_id, viewer, after_update, last_row):
            last = after_update + len(updates)
            if match.feed.last_number(viewer) > last:
                updates += match.feed.updates_since(viewer, last, match.game.events) or []
            if len(updates) >= max_count:
                break
        return updates[:max_count]

    async def full_match(self, match_id: str, last_row: int) -> Match:
        """The match with all its steps up to row `last_row`; others are served in between."""
        replayed = self._replay_rows(match_id, None, await self._store.snapshot_numbers(match_id), last_row)
        match = await anext(replayed, None)
        if match is None:
            raise BadLogError(number=1, problem="empty")
        async for _ in replayed:
            pass  # it is always the same match, one row further
        return match

    async def _catch_up(self, match: Match) -> tuple[Match, int]:
        """The match brought to where its log ends, and how many rows that took."""
        rows = await self._store.read_rows(match.match_id, match.row_number)
        for _, row in rows:
            match.apply_entry(read(row))
        self._metrics.rows_replayed.add(amount=len(rows))
        return match, len(rows)

    async def _matches_after_rows(
        self, match_id: str, viewer: int | None, told_update: int, last_row: int
    ) -> AsyncIterator[Match]:
        """The match after each row that follows the last snapshot at which the viewer had been told no more than
        `told_update` updates; where that snapshot turns out to be of no use, after each row from the first."""
        numbers = await self._store.snapshot_numbers(match_id)
        data = await self._snapshot(match_id, numbers, viewer, told_update)
        if data is not None:
            with contextlib.suppress(BadLogError):  # unreadable, or everybody went back soon after it
                async for match in self._replay_rows(
                    match_id, open_snapshot(match_id, data), numbers, last_row, [viewer]
                ):
                    yield match
                return
        async for match in self._replay_rows(match_id, None, numbers, last_row, [viewer]):
            yield match

    async def _snapshot(
        self, match_id: str, update_numbers: list[int], viewer: int | None, told_update: int
    ) -> bytes | None:
        """Every row tells a viewer one thing at most: of the snapshots up to row `told_update` any will do."""
        low, high, best = bisect_right(update_numbers, told_update), len(update_numbers), None
        if low:
            best = await self._store.latest_snapshot(match_id, update_numbers[low - 1])
        while low < high:
            middle = (low + high) // 2
            snapshot = await self._store.latest_snapshot(match_id, update_numbers[middle])
            if (
                snapshot is not None
                and read_feed_counters(snapshot[1])[-1 if viewer is None else viewer] <= told_update
            ):
                low, best = middle + 1, snapshot
            else:
                high = middle
        return best[1] if best is not None else None

    async def _replay_rows(
        self,
        match_id: str,
        match: Match | None,
        update_numbers: list[int],
        last_row: int,
        viewers: Sequence[Viewer] = (),
    ) -> AsyncIterator[Match]:
        """The match after each of its next rows, with what they change for `viewers`. Where snapshots lie too far
        apart, some are added on the way, so that nobody has to go this way again."""
        number = last_snapshot = match.row_number if match is not None else 0
        while number < last_row:
            rows = await self._store.read_rows(match_id, number, min(last_row, number + PAGE_ROWS))
            if not rows:
                return
            for number, row in rows:
                entry = read(row)
                match = match or Match.of_first_entry(match_id, entry)
                if viewers and match.game_session is not None and match.game_session.view_tracker is None:
                    match.game_session.watch(viewers)
                match.apply_entry(entry)
                self._metrics.rows_replayed.add()
                yield match
                if number - last_snapshot >= SNAPSHOT_SPACING:
                    last_snapshot = await self._save_snapshot_if_due(match, update_numbers)
                if number % ROWS_BEFORE_YIELDING == 0:
                    await asyncio.sleep(0)

    async def _save_snapshot_if_due(self, match: Match, update_numbers: list[int]) -> int:
        """Keeps a snapshot here unless there is one within reach; returns where to look again from."""
        at = bisect_right(update_numbers, match.row_number)
        if at and match.row_number - update_numbers[at - 1] < SNAPSHOT_SPACING:
            return update_numbers[at - 1]
        with contextlib.suppress(StoreError):
            await self._store.save_snapshot(match.match_id, match.row_number, take_snapshot(match))
        return match.row_number
