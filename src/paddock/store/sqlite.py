"""The store in one SQLite file: the default, and enough for a club.

Write-ahead log; one thread writes, others read. A second process on the same file is safe, because the unique index
decides between writers and everybody waits for locks; it is noticed by looking at SQLite's change counter.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, TypeVar

from paddock.store import log
from paddock.store.database import STORE_TIMEOUT, RunStatement
from paddock.store.errors import BrokenStoreError, NewerStoreError, NotAStoreError, unavailable_error
from paddock.store.models import Notice
from paddock.store.notifications import Subscription
from paddock.store.schema import APPLICATION_ID, SQLITE_TYPES, current_version, migration_statements
from paddock.store.sqlite_checkpoints import AUTOCHECKPOINT_PAGES, CheckpointThread
from paddock.store.sqlite_writer import RETRY_SECONDS, WriterThread, execute, run_statement
from paddock.store.statements import QueryResult, Statement, Transaction
from paddock.store.store import Store

READER_THREADS: Final = 4
BUSY_TIMEOUT: Final = 0.2
"""Seconds that SQLite itself waits for a lock before it asks us."""
POLL_SECONDS: Final = 0.05
"""Seconds between two looks at the change counter while somebody watches."""
SQLITE_MAGIC: Final = b"SQLite format 3\x00"

ResultT = TypeVar("ResultT")


class SqliteStore(Store):
    """A store in one file. Made by :meth:`open`."""

    def __init__(self, path: Path, newest_row_id: int, timeout_seconds: float, read_clock: Callable[[], float]) -> None:
        super().__init__(str(path), timeout_seconds, read_clock)
        self.path: Final = path
        self._checkpoints: Final = CheckpointThread(lambda: connect(path))
        self._writer: Final = WriterThread(
            lambda: connect(path), self.store_location, timeout_seconds, self._checkpoints.count
        )
        self._readers: Final = ThreadPoolExecutor(READER_THREADS, "paddock-store-reader")
        self._thread_local: Final = threading.local()
        self._connections: Final[list[sqlite3.Connection]] = []
        self._poller: Final = _ChangePoller(path, newest_row_id)
        self._polling_task: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, path: Path, timeout_seconds: float, read_clock: Callable[[], float], may_create: bool
    ) -> SqliteStore:
        """Opens the store in a file, and makes it or brings it up to date if need be."""
        if not may_create and not path.exists():
            raise NotAStoreError(place=str(path), problem="store-none")
        return cls(path, await asyncio.to_thread(prepare_file, path, timeout_seconds), timeout_seconds, read_clock)

    async def _read(self, run_transaction: Callable[[], Transaction[ResultT]]) -> ResultT:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._read_in_thread, run_transaction, time.monotonic() + self.timeout_seconds
        )

    def _read_in_thread(self, run_transaction: Callable[[], Transaction[ResultT]], deadline: float) -> ResultT:
        def read() -> ResultT:
            try:
                database = self._connection()
                database.execute("begin")
                try:
                    return execute(database, run_transaction())
                finally:
                    database.execute("rollback")
            except sqlite3.DatabaseError:
                self._drop_connection()
                raise

        return retry_while_busy(read, self.store_location, self.timeout_seconds, deadline)

    async def _write(
        self, run_transaction: Callable[[bool], Transaction[ResultT]], notice: Notice | None = None
    ) -> ResultT:
        self._check_open()
        result = await self._writer.submit(run_transaction)
        if notice is not None:
            self._hub.publish(notice)
        return result

    def read_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        return self._transaction("begin")

    def exclusive_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        return self._transaction("begin immediate")  # the writer thread waits for its end

    @contextlib.asynccontextmanager
    async def _transaction(self, begin_sql: str) -> AsyncIterator[RunStatement]:
        """A transaction on a connection of its own."""
        self._check_open()
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1, "paddock-store-whole") as thread:
            database = await loop.run_in_executor(thread, begin_transaction, self.path, begin_sql, self.timeout_seconds)

            async def run_in_thread(statement: Statement) -> QueryResult:
                try:
                    return await loop.run_in_executor(thread, run_statement, database, statement)
                except sqlite3.DatabaseError as error:
                    raise BrokenStoreError(place=self.store_location, detail=str(error)) from error

            try:
                yield run_in_thread
                await loop.run_in_executor(thread, database.execute, "commit")
            finally:
                # Closing undoes whatever was not committed.
                await loop.run_in_executor(thread, database.close)

    async def integrity_problems(self) -> list[str]:
        def check() -> list[str]:
            with contextlib.closing(connect(self.path)) as database:
                try:
                    lines = database.execute("pragma integrity_check(100)").fetchall()
                except sqlite3.DatabaseError as error:
                    return [str(error)]
            return [str(line) for (line,) in lines if line != "ok"]

        return await asyncio.to_thread(check)

    def subscribe(self) -> Subscription:
        self._check_open()
        if self._polling_task is None:
            self._polling_task = asyncio.get_running_loop().create_task(self._poll_for_changes())
        return self._hub.subscribe()

    async def _poll_for_changes(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            for match, number in await loop.run_in_executor(self._readers, self._poller.changed_matches):
                self._hub.publish(Notice(match, number))
            await asyncio.sleep(POLL_SECONDS)

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        if self._polling_task is not None:
            self._polling_task.cancel()
            await asyncio.wait([self._polling_task])
        self._hub.close()
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._checkpoints.stop)
        await asyncio.to_thread(self._readers.shutdown)
        self._poller.close()
        for database in self._connections:
            database.close()

    def _connection(self) -> sqlite3.Connection:
        """This thread's connection."""
        database: sqlite3.Connection | None = getattr(self._thread_local, "database", None)
        if database is None:
            database = self._thread_local.database = connect(self.path)
            self._connections.append(database)
        return database

    def _drop_connection(self) -> None:
        """Lets this thread's connection go; the next try gets a new one."""
        database: sqlite3.Connection | None = getattr(self._thread_local, "database", None)
        if database is not None:
            self._thread_local.database = None
            self._connections.remove(database)
            database.close()


class _ChangePoller:
    """Finds rows that other processes have written, by a counter that changes with every commit of another
    connection. Rows with an id up to `last_seen_row_id` are no news."""

    def __init__(self, path: Path, last_seen_row_id: int) -> None:
        self._path: Final = path
        self._last_seen_row_id = last_seen_row_id
        self._database: sqlite3.Connection | None = None
        self._data_version = -1

    def changed_matches(self) -> list[tuple[str, int]]:
        """The matches with new rows, each with its last number."""
        try:
            if self._database is None:
                self._database = connect(self._path)
            version = self._database.execute("pragma data_version").fetchone()[0]
            if version == self._data_version:
                return []
            self._last_seen_row_id, changed = execute(self._database, log.matches_written_since(self._last_seen_row_id))
            self._data_version = version
            return changed
        except sqlite3.Error:
            # Whatever it is, callers who read or write hear of it; the poll only tries again.
            self.close()
            return []

    def close(self) -> None:
        """Lets the database go."""
        if self._database is not None:
            self._database.close()
            self._database = None


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits durably, to a file that must exist."""
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        database.execute("pragma synchronous = full")
        database.execute(f"pragma wal_autocheckpoint = {AUTOCHECKPOINT_PAGES}")
    except BaseException:
        database.close()
        raise
    return database


def retry_while_busy(
    transaction: Callable[[], ResultT], store_location: str, timeout_seconds: float, deadline: float | None = None
) -> ResultT:
    """Does something with the database; again, until it is too late, while that is locked or gone."""
    deadline = time.monotonic() + timeout_seconds if deadline is None else deadline
    while True:
        try:
            return transaction()
        except sqlite3.OperationalError as error:
            if time.monotonic() >= deadline:
                raise unavailable_error(store_location, timeout_seconds, error) from error
            time.sleep(RETRY_SECONDS)
        except sqlite3.DatabaseError as error:
            raise BrokenStoreError(place=store_location, detail=str(error)) from error


def begin_transaction(path: Path, begin_sql: str, timeout_seconds: float) -> sqlite3.Connection:
    """A connection in a transaction; waits while the database is locked."""

    def open_connection() -> sqlite3.Connection:
        database = connect(path)
        try:
            database.execute(begin_sql)
        except BaseException:
            database.close()
            raise
        return database

    return retry_while_busy(open_connection, str(path), timeout_seconds)


def prepare_file(path: Path, timeout_seconds: float = STORE_TIMEOUT) -> int:
    """Makes sure that the file is a store of our version. What is not ours, or newer, is refused and left as it is.

    Returns the id of the row that was written last.
    """
    check_file(path)

    def migrated_file() -> int:
        try:
            with contextlib.closing(connect(path)) as database:
                _migrate(database, path)
                return execute(database, log.last_row_id())
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            raise NotAStoreError(place=str(path), problem="store-disk", detail=str(error)) from error

    return retry_while_busy(migrated_file, str(path), timeout_seconds)


def check_file(path: Path) -> None:
    """Looks at a file without opening it as a database, which alone may change it; makes it if it is not there.

    Only its owner may read it: there are password hashes and keys in it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        with path.open("rb") as file:
            head = file.read(100)
    except IsADirectoryError:
        raise NotAStoreError(place=str(path), problem="a-folder") from None
    except OSError as error:
        raise NotAStoreError(place=str(path), problem="store-disk", detail=error.strerror or str(error)) from None
    if head and not head.startswith(SQLITE_MAGIC):
        raise NotAStoreError(place=str(path), problem="store-foreign")
    if head[68:72] == APPLICATION_ID.to_bytes(4, "big"):
        _check_version(int.from_bytes(head[60:64], "big"), path)


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    def version() -> int:
        """The version, 0 for an empty file; the main file may lag behind its write-ahead log, so it is read anew. In a
        transaction: another process may be making the store between two looks."""
        mark = database.execute("pragma application_id").fetchone()[0]
        if mark != APPLICATION_ID:
            if database.execute("select count(*) from sqlite_master").fetchone()[0]:
                raise NotAStoreError(place=str(path), problem="store-foreign")
            return 0
        made: int = database.execute("pragma user_version").fetchone()[0]
        _check_version(made, path)
        return made

    database.execute("begin")
    have = version()
    database.execute("rollback")
    if have == current_version():
        return
    database.execute("pragma journal_mode = wal")
    database.execute("begin immediate")
    for statement in migration_statements(version(), SQLITE_TYPES):
        database.execute(statement)
    database.execute(f"pragma application_id = {APPLICATION_ID}")
    database.execute(f"pragma user_version = {current_version()}")
    database.execute("commit")
    # Into the main file at once, where an older Paddock sees the version without opening the database.
    database.execute("pragma wal_checkpoint(truncate)").fetchall()


def _check_version(version: int, path: Path) -> None:
    if version > current_version():
        raise NewerStoreError(place=str(path), version=version, known=current_version())
