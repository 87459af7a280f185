"""Bringing SQLite's write-ahead log into the main file, beside the writer and never in its way.

Left to itself, SQLite does it inside every so-manieth commit: a write of hundreds of pages and a sync of a file that
grows, for which the callers of that commit wait; on a busy disk that takes a second. A thread of its own does it with a
passive checkpoint, which holds nobody up.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from typing import Final

JOBS_BETWEEN_CHECKPOINTS: Final = 250
"""Jobs between two checkpoints: about as many pages as SQLite itself would let gather."""
AUTOCHECKPOINT_PAGES: Final = 20_000
"""Pages of the log at which the writer does it after all: somebody has been reading for very long."""
CHECKPOINT_TRIES: Final = 4
"""How often at a time: the log begins anew only once all of it is in the main file, and writing goes on meanwhile."""


class CheckpointThread:
    """The thread that does it. `connect` opens its connection, inside the thread."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection]) -> None:
        self._open_connection: Final = open_connection
        self._database: sqlite3.Connection | None = None
        self._waiting_count = 0
        self._is_due: Final = threading.Event()
        self._is_stopped = False
        self._thread: Final = threading.Thread(target=self._run, name="paddock-store-checkpoints", daemon=True)
        self._thread.start()

    def count(self, job_count: int) -> None:
        """So many jobs have been committed; called by the writer."""
        self._waiting_count += job_count
        if self._waiting_count >= JOBS_BETWEEN_CHECKPOINTS:
            self._waiting_count = 0
            self._is_due.set()

    def stop(self) -> None:
        """Ends the thread."""
        self._is_stopped = True
        self._is_due.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._is_due.wait()
            self._is_due.clear()
            if self._is_stopped:
                break
            self._checkpoint()
        if self._database is not None:
            self._database.close()

    def _checkpoint(self) -> None:
        try:
            if self._database is None:
                self._database = self._open_connection()
            for _ in range(CHECKPOINT_TRIES):
                _, pages, done = self._database.execute("pragma wal_checkpoint(passive)").fetchone()
                if pages == done:
                    return
        except sqlite3.Error:
            # Whatever it is, callers hear of it from the writer; here it is only tried again later.
            if self._database is not None:
                self._database.close()
                self._database = None
