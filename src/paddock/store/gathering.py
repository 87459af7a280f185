"""PostgreSQL's group commit: what is waiting goes into one transaction, and into one notice to the other processes.

A commit that was cut off may or may not have happened; the next try is told so and finds out by reading back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

import asyncpg

from paddock.core.errors import PaddockError
from paddock.store.asking import Answer, Work
from paddock.store.driving import PASSING, Connection, answered
from paddock.store.errors import BrokenStoreError, gone
from paddock.store.kept import Notice
from paddock.store.listener import CHANNEL, payload

MOST: Final = 64
"""Jobs in one transaction at most."""
PAUSE: Final = 0.1
"""Seconds between two tries while the database can't be reached."""

Result = TypeVar("Result")


class _AloneError(Exception):
    """A job was refused after it had written something: the batch is undone, and its jobs are run one by one."""


class _Job:
    """One caller's work and the promise of its result."""

    __slots__ = ("again", "deadline", "future", "notice", "refusal", "result", "work")

    def __init__(self, work: Callable[[bool], Work[Any]], notice: Notice | None, deadline: float) -> None:
        self.work: Final = work
        self.notice: Final = notice
        self.deadline: Final = deadline
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.again = False
        self.result: Any = None
        self.refusal: PaddockError | None = None

    def settle(self, error: BaseException | None = None) -> None:
        """Tells the caller, if they still wait."""
        if self.future.done():
            return
        problem = error or self.refusal
        if problem is not None:
            self.future.set_exception(problem)
        else:
            self.future.set_result(self.result)


def _settle(batch: list[_Job]) -> None:
    for job in batch:
        job.settle()


class Gatherer:
    """Runs jobs in the order in which they come, as many in one transaction as are waiting."""

    def __init__(
        self, connection: Callable[[], AbstractAsyncContextManager[Connection]], place: str, patience: float
    ) -> None:
        self._connection: Final = connection
        self._place: Final = place
        self._patience: Final = patience
        self._waiting: Final[deque[_Job]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def submit(self, work: Callable[[bool], Work[Result]], notice: Notice | None) -> Result:
        """The result of work that has been committed."""
        job = _Job(work, notice, asyncio.get_running_loop().time() + self._patience)
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        result: Result = await job.future
        return result

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                # In the order of their matches: two processes that want the same rows do not wait for each other.
                batch.sort(key=lambda job: job.notice.match if job.notice is not None else "")
                await self._commit([job for job in batch if not job.future.done()])
        finally:
            self._task = None

    async def _commit(self, batch: list[_Job]) -> None:
        """Commits a batch, or gives up those of its jobs that have waited too long."""
        while batch:
            attempt = _Attempt(batch)
            try:
                async with asyncio.timeout_at(min(job.deadline for job in batch)), self._connection() as connection:
                    await attempt.commit(connection)
            except PASSING as error:
                if attempt.committed:
                    _settle(batch)
                elif isinstance(error, ValueError):
                    await self._one_by_one(batch, error)
                else:
                    batch = await self._rest(batch, attempt.committing, error)
                    continue
            except Exception as error:
                await self._one_by_one(batch, error)
            else:
                _settle(batch)
            return

    async def _one_by_one(self, batch: list[_Job], error: Exception) -> None:
        """Nobody pays for another's fault: each job alone, and the one at fault hears of it."""
        if len(batch) == 1:
            damaged = isinstance(error, asyncpg.DataCorruptedError)
            batch[0].settle(BrokenStoreError(place=self._place, detail=str(error)) if damaged else error)
            return
        for job in batch:
            await self._commit([job])

    async def _rest(self, batch: list[_Job], unknown: bool, error: BaseException) -> list[_Job]:
        """Gives up the jobs whose time is over, and pauses before the others are tried again."""
        late = asyncio.get_running_loop().time() + PAUSE
        for job in batch:
            job.again = job.again or unknown
            if job.deadline <= late:
                job.settle(gone(self._place, self._patience, error))
        rest = [job for job in batch if not job.future.done()]
        if rest:
            await asyncio.sleep(PAUSE)
        return rest


class _Attempt:
    """One try at a transaction, and how far it came."""

    def __init__(self, batch: list[_Job]) -> None:
        self.batch: Final = batch
        self.committing = False
        self.committed = False

    async def commit(self, connection: Connection) -> None:
        """Runs all jobs and commits them; then tells the other processes."""
        transaction = connection.transaction()
        await transaction.start()
        for job in self.batch:
            job.refusal = None
            if await self._run(connection, job):
                # What is left of a refused job may not be committed.
                await transaction.rollback()
                if len(self.batch) > 1:
                    raise _AloneError
                return
        self.committing = True
        await transaction.commit()
        self.committed = True
        with contextlib.suppress(*PASSING):
            await self._notify(connection)

    async def _run(self, connection: Connection, job: _Job) -> bool:
        """Runs one job; True if it was refused after it had written something."""
        work = job.work(job.again)
        answer: Answer | None = None
        wrote = False
        try:
            while True:
                ask = work.send(answer) if answer is not None else next(work)
                answer = await answered(connection, ask)
                wrote = wrote or answer.changed > 0
        except StopIteration as done:
            job.result = done.value
            return False
        except PaddockError as refusal:
            job.refusal = refusal
            return wrote

    async def _notify(self, connection: Connection) -> None:
        """Sent after the commit: a notice within the transaction would make all commits of the database wait for one
        another. One that gets lost is made good by the listener's own looking."""
        texts = [payload(job.notice) for job in self.batch if job.notice is not None and job.refusal is None]
        if texts:
            await connection.execute(
                "select set_config('synchronous_commit', 'off', true), count(pg_notify($1, text))"
                " from unnest($2::text[]) as text",
                CHANNEL,
                texts,
            )
