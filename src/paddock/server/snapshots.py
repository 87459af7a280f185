"""Keeping snapshots of matches beside play, so that they open quickly and hold on to no more than they need."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from paddock.match.match import Match
from paddock.match.snapshot import take_snapshot
from paddock.server.json_logs import SERVER_LOG
from paddock.server.live_match import LiveMatch
from paddock.server.metrics import Metrics
from paddock.store import Store, StoreError

SpawnTask = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]
"""Runs something beside everything else."""

MIN_ROWS_BEFORE_UNLOAD: Final = 10
"""Rows after which a match that is left is worth a snapshot."""


class SnapshotTaker:
    """Takes them where they are due."""

    def __init__(self, store: Store, metrics: Metrics, spawn_task: SpawnTask) -> None:
        self._store: Final = store
        self._metrics: Final = metrics
        self._spawn: Final = spawn_task

    def take_if_due(self, live_match: LiveMatch, match: Match, snapshot_spacing: int) -> asyncio.Task[None] | None:
        """Writes a match down as it is confirmed now, if the last time is so many rows ago or everybody went back, and
        stores that beside play. With the lock, before anything else happens to the match."""
        if match.row_number - live_match.snapshot_row < max(1, snapshot_spacing) and not match.rewind_count:
            return None
        live_match.snapshot_row, match.rewind_count = match.row_number, False
        try:
            data = take_snapshot(match)
        except Exception:  # what was decided is stored, and nobody may be told otherwise
            self._metrics.faults.add("snapshot")
            SERVER_LOG.exception("no snapshot", extra={"about": {"match": match.match_id, "number": match.row_number}})
            return None
        return self._spawn(self._save(match, match.row_number, data))

    async def take_before_unload(self, live_match: LiveMatch) -> None:
        """Keeps a match as it is left."""
        async with live_match.lock:
            keeping = (
                self.take_if_due(live_match, live_match.match, MIN_ROWS_BEFORE_UNLOAD)
                if live_match.match is not None
                else None
            )
            if keeping is not None:
                await keeping

    async def _save(self, match: Match, row_number: int, snapshot_bytes: bytes) -> None:
        """Stores a snapshot, and lets the match go of its past: the log has that."""
        try:
            await self._store.save_snapshot(match.match_id, row_number, snapshot_bytes)
        except StoreError as error:
            self._metrics.faults.add("snapshot")
            about = {"match": match.match_id, "number": row_number, "detail": str(error.details.get("detail", ""))}
            SERVER_LOG.warning("no snapshot", extra={"about": about})
            return
        if match.game_session is not None:
            match.game_session.forget_steps()
