"""The store in a PostgreSQL database: for several server processes that serve the same matches.

A pool of connections; calls that write are gathered into common transactions. Whatever ends a connection, the call is
tried again on another one until the store's patience is over.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from paddock.core.errors import PaddockError
from paddock.store import log
from paddock.store.asking import Ask, Work
from paddock.store.base import PATIENCE, Asking, SqlStore, wall_clock
from paddock.store.driving import PASSING, Connection, answered, drive
from paddock.store.errors import BrokenStoreError, NewerStoreError, NotAStoreError, gone
from paddock.store.gathering import Gatherer
from paddock.store.kept import Notice
from paddock.store.listener import Listener
from paddock.store.schema import POSTGRESQL, newest, statements
from paddock.store.watching import Watch

CONNECTIONS: Final = 8
PAUSE: Final = 0.1
"""Seconds between two tries while the database can't be reached."""
LOCK: Final = 0x50616464
"""The advisory lock under which a store is brought up to date."""

WRONG: Final = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)
"""What will not get better by waiting: no such database, user or password."""

Result = TypeVar("Result")


class _Quick(asyncpg.Connection):
    """A connection that is handed back without being reset: we leave nothing behind, and a round trip is saved."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database. Made by :meth:`open`."""

    def __init__(self, url: str, pool: Any, newest: int, patience: float, clock: Callable[[], float]) -> None:
        super().__init__(without_password(url), patience, clock)
        self._pool: Final = pool
        self._gatherer: Final = Gatherer(self._connection, self.place, patience)
        self._listener: Final = Listener(lambda: connected(url, patience), self._hub, newest)
        self._calls = 0
        self._idle: Final = asyncio.Event()
        self._closed = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience: float = PATIENCE,
        clock: Callable[[], float] = wall_clock,
        create: bool = True,
    ) -> PostgresStore:
        """Opens the store in a database that exists, and makes its tables or brings them up to date if need be."""
        place = without_password(url)
        deadline = asyncio.get_running_loop().time() + patience
        row = 0
        while True:
            try:
                async with asyncio.timeout_at(deadline):
                    row = await _prepare(url, patience, place, create)
                break
            except (*WRONG, ValueError) as error:
                raise NotAStoreError(place=place, problem="store-disk", detail=str(error)) from error
            except PASSING as error:
                await pause(deadline, place, patience, error)
            except asyncpg.PostgresError as error:
                raise NotAStoreError(place=place, problem="store-disk", detail=str(error)) from error
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            connection_class=_Quick,
            timeout=patience,
            server_settings=settings(patience),
        )
        return cls(url, await pool, row, patience, clock)

    # -- how the database is reached ---------------------------------------------------------------------------

    async def _read(self, work: Callable[[], Work[Result]]) -> Result:
        return await self._counted(self._tried(work))

    async def _write(self, work: Callable[[bool], Work[Result]], notice: Notice | None = None) -> Result:
        result = await self._counted(self._gatherer.submit(work, notice))
        if notice is not None:
            self._hub.tell(notice)
        return result

    async def _counted(self, call: Coroutine[Any, Any, Result]) -> Result:
        """Lets a call be waited for when the store is closed."""
        if self._closed:
            call.close()
        self._check_open()
        self._calls += 1
        try:
            return await call
        finally:
            self._calls -= 1
            if self._closed and not self._calls:
                self._idle.set()

    async def _tried(self, work: Callable[[], Work[Result]]) -> Result:
        """Runs work that only reads until it is done or the patience is over."""
        deadline = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                async with asyncio.timeout_at(deadline), self._connection() as connection:
                    return await drive(connection, work())
            except ValueError:
                raise
            except PASSING as error:
                await pause(deadline, self.place, self.patience, error)
            except asyncpg.DataCorruptedError as error:
                raise BrokenStoreError(place=self.place, detail=str(error)) from error

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool. One on which anything went wrong is ended, which undoes its transaction: nobody
        may have to wait for a connection of which nothing is known."""
        async with self._pool.acquire(timeout=self.patience) as connection:
            try:
                yield connection
            except PaddockError:
                raise
            except BaseException:
                connection.terminate()
                raise

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Asking]:
        """One transaction that sees the moment at which it began."""
        async with self._transaction(isolation="repeatable_read", readonly=True) as asking:
            yield asking

    @contextlib.asynccontextmanager
    async def rewriting(self) -> AsyncIterator[Asking]:
        """One transaction that keeps the other writers of the log out."""
        async with self._transaction() as asking:
            await asking(Ask("lock table log in share row exclusive mode", (), True))
            yield asking

    @contextlib.asynccontextmanager
    async def _transaction(self, **kind: Any) -> AsyncIterator[Asking]:
        """A long transaction: its statements may take longer than any caller of a server would wait."""
        self._check_open()
        try:
            async with self._connection() as connection, connection.transaction(**kind):
                await connection.execute("set local statement_timeout = 0")
                await connection.execute("set local idle_in_transaction_session_timeout = 0")
                yield lambda ask: answered(connection, ask)
        except PASSING as error:
            raise gone(self.place, self.patience, error) from error

    async def damage(self) -> list[str]:
        """PostgreSQL watches over its own files."""
        return []

    # -- watching ----------------------------------------------------------------------------------------------

    def watch(self) -> Watch:
        self._check_open()
        self._listener.start()
        return self._hub.watch()

    # -- the end -----------------------------------------------------------------------------------------------

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._listener.stop()
        self._hub.close()
        try:
            async with asyncio.timeout(self.patience):
                if self._calls:
                    await self._idle.wait()
                await self._gatherer.close()
                await self._pool.close()
        except PASSING:
            self._pool.terminate()

    def _check_open(self) -> None:
        if self._closed:
            raise gone(self.place, 0, RuntimeError("closed"))


async def connected(url: str, patience: float) -> Connection:
    """A connection of one's own."""
    return await asyncpg.connect(url, timeout=patience, server_settings=settings(patience))


def settings(patience: float) -> dict[str, str]:
    """What the server should give up by itself, so that nothing of ours lives on after we have stopped waiting: a
    statement at half time, to be tried once more. A commit is confirmed when it is on the disk, whatever the server's
    default is."""
    limit = str(max(1, int(patience * 1000)))
    return {
        "application_name": "paddock",
        "statement_timeout": str(max(1, int(patience * 500))),
        "idle_in_transaction_session_timeout": limit,
        "synchronous_commit": "on",
    }


async def pause(deadline: float, place: str, patience: float, error: BaseException) -> None:
    """Waits a moment before the next try, or gives up."""
    if asyncio.get_running_loop().time() + PAUSE >= deadline:
        raise gone(place, patience, error) from error
    await asyncio.sleep(PAUSE)


def without_password(url: str) -> str:
    """An address that may be shown.

    >>> without_password("postgresql://anna:secret@example.org/paddock?password=x")
    'postgresql://anna@example.org/paddock'
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return url.partition(":")[0]
    user = parts.netloc.rpartition("@")[0].partition(":")[0]
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit((parts.scheme, f"{user}@{host}" if user else host, parts.path, "", ""))


async def _prepare(url: str, patience: float, place: str, create: bool) -> int:
    """Brings the tables up to date under a lock; returns the id of the row that was written last."""
    connection = await connected(url, patience)
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
            there = await connection.fetchval("select to_regclass('store_version')")
            if not there and not create:
                raise NotAStoreError(place=place, problem="store-none")
            have: int = await connection.fetchval("select max(version) from store_version") if there else 0
            if have > newest():
                raise NewerStoreError(place=place, version=have, known=newest())
            if have < newest():
                await connection.execute("create table if not exists store_version (version integer not null)")
                for statement in statements(have, POSTGRESQL):
                    await connection.execute(statement)
                await connection.execute("delete from store_version")
                await connection.execute("insert into store_version (version) values ($1)", newest())
            found: int = await drive(connection, log.newest_id())
            return found
    finally:
        await connection.close(timeout=PAUSE * 10)
