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
from paddock.store.asking import Ask, Work
from paddock.store.driving import PASSING, Connection, answered
from paddock.store.errors import BrokenStoreError, gone
from paddock.store.kept import Notice
from paddock.store.listener import CHANNEL, payload

MOST: Final = 64
"""Jobs in one transaction at most."""
PAUSE: Final = 0.1
"""Seconds between two tries while the database can't be reached."""
QUICK: Final = 0.6
"""The part of the patience that must be left for a statement without a transaction: more than the server gives it."""
NOTIFY: Final = (
    "select set_config('synchronous_commit', 'off', true), count(pg_notify($1, text)) from unnest($2::text[]) as text"
)

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
        self._untold: Final[list[str]] = []
        self._telling: asyncio.Task[None] | None = None

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
            attempt, deadline = _Attempt(batch), min(job.deadline for job in batch)
            try:
                async with asyncio.timeout_at(deadline), self._connection() as connection:
                    left = deadline - asyncio.get_running_loop().time()
                    await attempt.commit(connection, quick=left > self._patience * QUICK)
            except PASSING as error:
                if attempt.committed:
                    self._done(attempt)
                elif isinstance(error, ValueError):
                    await self._one_by_one(batch, error)
                else:
                    batch = await self._rest(batch, attempt.committing, error)
                    continue
            except Exception as error:
                await self._one_by_one(batch, error)
            else:
                self._done(attempt)
            return

    def _done(self, attempt: _Attempt) -> None:
        """Tells the callers at once, and the other processes soon."""
        for job in attempt.batch:
            job.settle()
        self._untold.extend(attempt.notices())
        if self._untold and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        """Sent after the commit: a notice within the transaction would make all commits of the database wait for one
        another. One that gets lost is made good by the listener's own looking."""
        try:
            while self._untold:
                texts = self._untold.copy()
                self._untold.clear()
                with contextlib.suppress(*PASSING, asyncpg.PostgresError):
                    async with asyncio.timeout(self._patience), self._connection() as connection:
                        await connection.execute(NOTIFY, CHANNEL, texts)
        finally:
            self._telling = None

    async def close(self) -> None:
        """Waits until the other processes have been told."""
        if self._telling is not None:
            await asyncio.wait([self._telling])

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

    async def commit(self, connection: Connection, *, quick: bool) -> None:
        """Runs all jobs and commits them. A job that is one statement is its own transaction if it is alone; but only
        as long as the server gives it up before we do (`quick`), so that nothing is written once nobody waits."""
        if quick and len(self.batch) == 1 and await self._alone(connection, self.batch[0]):
            self.committed = True
            return
        transaction = connection.transaction()
        await transaction.start()
        for job in self.batch:
            if await self._run(connection, job):
                # What is left of a refused job may not be committed.
                await transaction.rollback()
                if len(self.batch) > 1:
                    raise _AloneError
                return
        self.committing = True
        await transaction.commit()
        self.committed = True

    async def _alone(self, connection: Connection, job: _Job) -> bool:
        """Whether the job was one statement; then it has been run."""
        work = job.work(job.again)
        ask = next(work)
        if not ask.whole:
            work.close()
            return False
        self.committing = True
        await self._take(connection, job, work, ask)
        return True

    async def _run(self, connection: Connection, job: _Job) -> bool:
        """Runs one job; True if it was refused after it had written something."""
        work = job.work(job.again)
        return await self._take(connection, job, work, next(work))

    @staticmethod
    async def _take(connection: Connection, job: _Job, work: Work[Any], ask: Ask) -> bool:
        job.refusal = None
        wrote = False
        try:
            while True:
                answer = await answered(connection, ask)
                wrote = wrote or answer.changed > 0
                ask = work.send(answer)
        except StopIteration as done:
            job.result = done.value
            return False
        except PaddockError as refusal:
            job.refusal = refusal
            return wrote

    def notices(self) -> list[str]:
        """What the other processes are to be told."""
        return [payload(job.notice) for job in self.batch if job.notice is not None and job.refusal is None]
