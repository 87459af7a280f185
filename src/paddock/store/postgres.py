"""The store in a PostgreSQL database: for several server processes that serve the same matches.

A pool of connections; calls that write are gathered into common transactions. Whatever ends a connection, the call is
tried again on another one until the store's timeout is over.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from paddock.core.errors import PaddockError
from paddock.store import log
from paddock.store.database import RunStatement
from paddock.store.errors import BrokenStoreError, NewerStoreError, NotAStoreError, unavailable_error
from paddock.store.models import Notice
from paddock.store.notifications import Subscription
from paddock.store.postgres_executor import TRANSIENT_ERRORS, Connection, execute, run_statement
from paddock.store.postgres_group_commit import GroupCommit
from paddock.store.postgres_listener import NotificationListener
from paddock.store.schema import POSTGRESQL_TYPES, current_version, migration_statements
from paddock.store.statements import Statement, Transaction
from paddock.store.store import Store

POOL_SIZE: Final = 8
RETRY_SECONDS: Final = 0.1
"""Seconds between two tries while the database can't be reached."""
MIGRATION_LOCK: Final = 0x50616464
"""The advisory lock under which a store is brought up to date."""

PERMANENT_ERRORS: Final = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)
"""What will not get better by waiting: no such database, user or password."""

ResultT = TypeVar("ResultT")


class _UnresetConnection(asyncpg.Connection):
    """A connection that is handed back without being reset: we leave nothing behind, and a round trip is saved."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Store):
    """A store in a PostgreSQL database. Made by :meth:`open`."""

    def __init__(
        self, url: str, pool: Any, newest_row_id: int, timeout_seconds: float, read_clock: Callable[[], float]
    ) -> None:
        super().__init__(without_password(url), timeout_seconds, read_clock)
        self._pool: Final = pool
        self._group_commit: Final = GroupCommit(self._connection, self.store_location, timeout_seconds)
        self._listener: Final = NotificationListener(lambda: connect(url, timeout_seconds), self._hub, newest_row_id)
        self._calls_in_flight = 0
        self._idle_event: Final = asyncio.Event()

    @classmethod
    async def open(
        cls, url: str, timeout_seconds: float, read_clock: Callable[[], float], may_create: bool
    ) -> PostgresStore:
        """Opens the store in a database that exists, and makes its tables or brings them up to date if need be."""
        place = without_password(url)
        deadline = asyncio.get_running_loop().time() + timeout_seconds
        newest: int | None = None
        while newest is None:
            try:
                async with asyncio.timeout_at(deadline):
                    newest = await _prepare_database(url, timeout_seconds, place, may_create)
            except (*PERMANENT_ERRORS, ValueError) as error:
                raise NotAStoreError(place=place, problem="store-disk", detail=str(error)) from error
            except TRANSIENT_ERRORS as error:
                await pause_or_give_up(deadline, place, timeout_seconds, error)
            except asyncpg.PostgresError as error:
                raise NotAStoreError(place=place, problem="store-disk", detail=str(error)) from error
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=POOL_SIZE,
            connection_class=_UnresetConnection,
            timeout=timeout_seconds,
            server_settings=connection_settings(timeout_seconds),
        )
        return cls(url, await pool, newest, timeout_seconds, read_clock)

    async def _read(self, work_in_transaction: Callable[[], Transaction[ResultT]]) -> ResultT:
        return await self._run_tracked(self._read_with_retries(work_in_transaction))

    async def _write(
        self, work_in_transaction: Callable[[bool], Transaction[ResultT]], notice: Notice | None = None
    ) -> ResultT:
        result = await self._run_tracked(self._group_commit.submit(work_in_transaction, notice))
        if notice is not None:
            self._hub.publish(notice)
        return result

    async def _run_tracked(self, database_call: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Lets a call be waited for when the store is closed."""
        if self._is_closed:
            database_call.close()
        self._check_open()
        self._calls_in_flight += 1
        try:
            return await database_call
        finally:
            self._calls_in_flight -= 1
            if self._is_closed and not self._calls_in_flight:
                self._idle_event.set()

    async def _read_with_retries(self, work_in_transaction: Callable[[], Transaction[ResultT]]) -> ResultT:
        """Runs work that only reads until it is done or the timeout is over."""
        deadline = asyncio.get_running_loop().time() + self.timeout_seconds
        while True:
            try:
                async with asyncio.timeout_at(deadline), self._connection() as connection:
                    return await execute(connection, work_in_transaction())
            except ValueError:
                raise
            except TRANSIENT_ERRORS as error:
                await pause_or_give_up(deadline, self.store_location, self.timeout_seconds, error)
            except asyncpg.DataCorruptedError as error:
                raise BrokenStoreError(place=self.store_location, detail=str(error)) from error

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool. One on which anything went wrong is ended, which undoes its transaction: nobody
        may have to wait for a connection of which nothing is known."""
        async with self._pool.acquire(timeout=self.timeout_seconds) as connection:
            try:
                yield connection
            except PaddockError:
                raise
            except BaseException:
                connection.terminate()
                raise

    def read_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        return self._transaction(isolation="repeatable_read", readonly=True)

    @contextlib.asynccontextmanager
    async def exclusive_transaction(self) -> AsyncIterator[RunStatement]:
        async with self._transaction() as run:
            await run(Statement("lock table log in share row exclusive mode", (), True))
            yield run

    @contextlib.asynccontextmanager
    async def _transaction(self, **kind: Any) -> AsyncIterator[RunStatement]:
        """A long transaction: its statements may take longer than any caller of a server would wait."""
        self._check_open()
        try:
            async with self._connection() as connection, connection.transaction(**kind):
                await connection.execute("set local statement_timeout = 0")
                await connection.execute("set local idle_in_transaction_session_timeout = 0")
                yield lambda statement: run_statement(connection, statement)
        except TRANSIENT_ERRORS as error:
            raise unavailable_error(self.store_location, self.timeout_seconds, error) from error

    async def integrity_problems(self) -> list[str]:
        """PostgreSQL watches over its own files."""
        return []

    def subscribe(self) -> Subscription:
        self._check_open()
        self._listener.start()
        return self._hub.subscribe()

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._listener.stop()
        self._hub.close()
        try:
            async with asyncio.timeout(self.timeout_seconds):
                if self._calls_in_flight:
                    await self._idle_event.wait()
                await self._group_commit.close()
                await self._pool.close()
        except TRANSIENT_ERRORS:
            self._pool.terminate()


async def connect(url: str, timeout_seconds: float) -> Connection:
    """A connection of one's own."""
    return await asyncpg.connect(url, timeout=timeout_seconds, server_settings=connection_settings(timeout_seconds))


def connection_settings(timeout_seconds: float) -> dict[str, str]:
    """What the server should give up by itself, so that nothing of ours lives on after we have stopped waiting: a
    statement at half time, to be tried once more. A commit is confirmed when it is on the disk, whatever the server's
    default is."""
    limit = str(max(1, int(timeout_seconds * 1000)))
    return {
        "application_name": "paddock",
        "statement_timeout": str(max(1, int(timeout_seconds * 500))),
        "idle_in_transaction_session_timeout": limit,
        "synchronous_commit": "on",
    }


async def pause_or_give_up(deadline: float, store_location: str, timeout_seconds: float, error: BaseException) -> None:
    """Waits a moment before the next try, or gives up."""
    if asyncio.get_running_loop().time() + RETRY_SECONDS >= deadline:
        raise unavailable_error(store_location, timeout_seconds, error) from error
    await asyncio.sleep(RETRY_SECONDS)


def without_password(url: str) -> str:
    """An address that may be shown.

    >>> without_password("postgresql://anna:secret@example.org/paddock?password=x")
    'postgresql://anna@example.org/paddock'
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return url.partition(":")[0]
    login, _, host = parts.netloc.rpartition("@")
    user = login.partition(":")[0]
    return urlunsplit((parts.scheme, f"{user}@{host}" if user else host, parts.path, "", ""))


async def _prepare_database(url: str, timeout_seconds: float, store_location: str, may_create: bool) -> int:
    """Brings the tables up to date under a lock; returns the id of the row that was written last."""
    connection = await connect(url, timeout_seconds)
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            there = await connection.fetchval("select to_regclass('store_version')")
            if not there and not may_create:
                raise NotAStoreError(place=store_location, problem="store-none")
            have: int = await connection.fetchval("select max(version) from store_version") if there else 0
            if have > current_version():
                raise NewerStoreError(place=store_location, version=have, known=current_version())
            if have < current_version():
                await connection.execute("create table if not exists store_version (version integer not null)")
                for statement in migration_statements(have, POSTGRESQL_TYPES):
                    await connection.execute(statement)
                await connection.execute("delete from store_version")
                await connection.execute("insert into store_version (version) values ($1)", current_version())
            return await execute(connection, log.last_row_id())
    finally:
        await connection.close(timeout=RETRY_SECONDS * 10)
