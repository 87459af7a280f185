"""How a store reaches its database, and what makes methods of its SQL.

What a store does is written once for both databases, as methods that are generators of statements (see
:mod:`paddock.store.statements`). `reading_method`, `writing_method` and `writing_once_method` make coroutines of them.
"""

from __future__ import annotations

import abc
import functools
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from paddock.store.errors import unavailable_error
from paddock.store.models import Notice
from paddock.store.notifications import NotificationHub, Subscription
from paddock.store.statements import QueryResult, Statement, Transaction

STORE_TIMEOUT: Final = 15.0
"""Seconds for which a call waits for a database that is locked or gone."""

CallParameters = ParamSpec("CallParameters")
ResultT = TypeVar("ResultT")
RunStatement: TypeAlias = Callable[[Statement], Awaitable[QueryResult]]
"""Runs one statement within a transaction that lasts longer."""


class Database(abc.ABC):
    """A database, whichever it is. While it is locked or gone, every call waits and then raises
    `StoreUnavailableError`. `location` is fit to be shown: without a password. `clock` gives the seconds since 1970;
    tests set it."""

    def __init__(self, store_location: str, timeout_seconds: float, read_clock: Callable[[], float]) -> None:
        self.store_location: Final = store_location
        self.timeout_seconds: Final = timeout_seconds
        self._read_clock: Final = read_clock
        self._hub: Final = NotificationHub()
        self._is_closed = False

    @abc.abstractmethod
    async def _read(self, run_transaction: Callable[[], Transaction[ResultT]]) -> ResultT:
        """Runs work that only reads; again, if the database could not be reached."""

    @abc.abstractmethod
    async def _write(
        self, run_transaction: Callable[[bool], Transaction[ResultT]], notice: Notice | None = None
    ) -> ResultT:
        """Runs work in a transaction of its own and tells the notice when it is committed. If it is run again after a
        commit whose outcome is not known, the work is made with True."""

    @abc.abstractmethod
    def read_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        """One transaction in which all statements see the same moment, for backups and checks."""

    @abc.abstractmethod
    def exclusive_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        """One transaction that keeps all other writers out, for restoring: all of it happens, or nothing."""

    @abc.abstractmethod
    async def integrity_problems(self) -> list[str]:
        """What the database finds wrong with its own files, in its own words."""

    @abc.abstractmethod
    def subscribe(self) -> Subscription:
        """Notices of rows appended from now on, by this process or another; iterate over it, then close it."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Finishes what was asked for and lets the database go."""

    def _check_open(self) -> None:
        if self._is_closed:
            raise unavailable_error(self.store_location, 0, RuntimeError("closed"))


DatabaseT = TypeVar("DatabaseT", bound=Database)
DatabaseMethod: TypeAlias = Callable[Concatenate[DatabaseT, CallParameters], Coroutine[Any, Any, ResultT]]


def reading_method(
    run_transaction: Callable[Concatenate[DatabaseT, CallParameters], Transaction[ResultT]],
) -> DatabaseMethod[DatabaseT, CallParameters, ResultT]:
    """A method that only reads."""

    @functools.wraps(run_transaction)
    async def method(self: DatabaseT, /, *args: CallParameters.args, **method_name: CallParameters.kwargs) -> ResultT:
        return await self._read(lambda: run_transaction(self, *args, **method_name))

    return method


def writing_method(
    run_transaction: Callable[Concatenate[DatabaseT, CallParameters], Transaction[ResultT]],
) -> DatabaseMethod[DatabaseT, CallParameters, ResultT]:
    """A method that does no harm if it is done twice."""

    @functools.wraps(run_transaction)
    async def method(self: DatabaseT, /, *args: CallParameters.args, **method_name: CallParameters.kwargs) -> ResultT:
        return await self._write(lambda _: run_transaction(self, *args, **method_name))

    return method


def writing_once_method(
    run_transaction: Callable[Concatenate[DatabaseT, bool, CallParameters], Transaction[ResultT]],
) -> DatabaseMethod[DatabaseT, CallParameters, ResultT]:
    """A method that must not be done twice. It is told, before its other arguments, whether an earlier try may have
    been committed without our hearing of it, and finds out by reading back."""

    @functools.wraps(run_transaction)
    async def method(self: DatabaseT, /, *args: CallParameters.args, **method_name: CallParameters.kwargs) -> ResultT:
        return await self._write(lambda maybe_committed: run_transaction(self, maybe_committed, *args, **method_name))

    return method


def wall_clock() -> float:
    """Seconds since 1970."""
    return time.time()
