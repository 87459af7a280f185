"""Is the store well? What is wrong with it is logged, told apart, and seen from outside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from paddock.server.errors import BusyError, DamagedError
from paddock.server.logs import Sparingly
from paddock.server.unheard import finished
from paddock.store import BrokenStoreError, ConflictError, Store, StoreError

EVERY: Final = 5.0
"""Seconds for which a write that succeeded is taken to tell that the next one would."""
WAY_OUT: Final = "look with 'paddock store check'; stop the server and bring a backup back with 'paddock store restore'"
OK: Final = "ok"
GONE: Final = "gone"
DAMAGED: Final = "damaged"

_LOG: Final = logging.getLogger("paddock.server")


class Health:
    """What is known of a store's health. Damage does not mend by itself: once met it is remembered."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._damaged = False
        self._written = -EVERY
        self._writing: asyncio.Task[None] | None = None
        self._lines: Final = Sparingly()

    def note(self, error: StoreError) -> BusyError:
        """Writes down that the store failed; returns what people are told."""
        if isinstance(error, ConflictError):
            return BusyError()
        detail = str(error.details.get("detail", ""))
        if isinstance(error, BrokenStoreError):
            self._damaged = True
            about = {"store": self._store.location, "detail": detail, "do": WAY_OUT}
            self._lines.log(logging.ERROR, "the store is damaged", about)
            return DamagedError()
        self._lines.log(logging.ERROR, "the store does not answer", {"store": self._store.location, "detail": detail})
        return BusyError()

    async def ask(self, seconds: float) -> str:
        """Reads, and writes if that has not been done for a while; within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._store.last_row_number("health")
                await self._write()
        except StoreError as error:
            self.note(error)
            return DAMAGED if self._damaged else GONE
        except TimeoutError:
            return DAMAGED if self._damaged else GONE
        return DAMAGED if self._damaged else OK

    async def _write(self) -> None:
        """One write at a time, whoever asks, so that none pile up before a store that does not answer."""
        if self._writing is None:
            if time.monotonic() - self._written < EVERY:
                return
            self._writing = asyncio.create_task(self._probe())
        await finished(self._writing)

    async def _probe(self) -> None:
        try:
            await self._store.check_writable()
            self._written = time.monotonic()
        except StoreError as error:
            self.note(error)  # also if nobody waits for it any more
            raise
        finally:
            self._writing = None

    async def close(self) -> None:
        """Waits for what is under way."""
        if self._writing is not None:
            with contextlib.suppress(StoreError):
                await self._writing
