"""Is the store well? What is wrong with it is logged, told apart, and seen from outside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from paddock.server.errors import ServerBusyError, StoreDamagedError
from paddock.server.json_logs import RateLimitedLog
from paddock.server.shielded import run_to_end
from paddock.store import BrokenStoreError, ConflictError, Store, StoreError

PROBE_SECONDS: Final = 5.0
"""Seconds for which a write that succeeded is taken to tell that the next one would."""
REPAIR_ADVICE: Final = (
    "look with 'paddock store check'; stop the server and bring a backup back with 'paddock store restore'"
)
STORE_OK: Final = "ok"
STORE_UNAVAILABLE: Final = "gone"
STORE_DAMAGED: Final = "damaged"


class Health:
    """What is known of a store's health. Damage does not mend by itself: once met it is remembered."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._is_damaged = False
        self._last_write = -PROBE_SECONDS
        self._probe_task: asyncio.Task[None] | None = None
        self._log: Final = RateLimitedLog()

    def record_failure(self, error: StoreError) -> ServerBusyError:
        """Writes down that the store failed; returns what people are told."""
        if isinstance(error, ConflictError):
            return ServerBusyError()
        detail = str(error.details.get("detail", ""))
        if isinstance(error, BrokenStoreError):
            self._is_damaged = True
            about = {"store": self._store.store_location, "detail": detail, "do": REPAIR_ADVICE}
            self._log.log(logging.ERROR, "the store is damaged", about)
            return StoreDamagedError()
        self._log.log(
            logging.ERROR, "the store does not answer", {"store": self._store.store_location, "detail": detail}
        )
        return ServerBusyError()

    async def check_store(self, seconds: float) -> str:
        """Reads, and writes if that has not been done for a while; within so many seconds."""
        health = STORE_OK
        try:
            async with asyncio.timeout(seconds):
                await self._store.last_row_number("health")
                await self._probe_if_due()
        except (StoreError, TimeoutError) as error:
            health = STORE_UNAVAILABLE
            if isinstance(error, StoreError):
                self.record_failure(error)
        return STORE_DAMAGED if self._is_damaged else health

    async def _probe_if_due(self) -> None:
        """One write at a time, whoever asks, so that none pile up before a store that does not answer."""
        if self._probe_task is None:
            if time.monotonic() - self._last_write < PROBE_SECONDS:
                return
            self._probe_task = asyncio.create_task(self._probe())
        await run_to_end(self._probe_task)

    async def _probe(self) -> None:
        try:
            await self._store.check_writable()
            self._last_write = time.monotonic()
        except StoreError as error:
            self.record_failure(error)  # also if nobody waits for it any more
            raise
        finally:
            self._probe_task = None

    async def close(self) -> None:
        """Waits for what is under way."""
        if self._probe_task is not None:
            with contextlib.suppress(StoreError):
                await self._probe_task
