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
from paddock.store.errors import BrokenStoreError, unavailable
from paddock.store.models import Notice
from paddock.store.postgres_executor import TRANSIENT_ERRORS, Connection, run_statement
from paddock.store.postgres_listener import CHANNEL, format_payload
from paddock.store.statements import Statement, Transaction

MAX_BATCH: Final = 64
"""Jobs in one transaction at most."""
RETRY_SECONDS: Final = 0.1
"""Seconds between two tries while the database can't be reached."""
STANDALONE_MIN_SHARE: Final = 0.6
"""The part of the timeout that must be left for a statement without a transaction: more than the server gives it."""
NOTIFY_SQL: Final = (
    "select set_config('synchronous_commit', 'off', true), count(pg_notify($1, text)) from unnest($2::text[]) as text"
)

Result = TypeVar("Result")


class _RetryOneByOneError(Exception):
    """A job was refused after it had written something: the batch is undone, and its jobs are run one by one."""


class _Job:
    """One caller's work and the promise of its result."""

    __slots__ = ("deadline", "future", "maybe_committed", "notice", "refusal", "result", "work")

    def __init__(self, work: Callable[[bool], Transaction[Any]], notice: Notice | None, deadline: float) -> None:
        self.work: Final = work
        self.notice: Final = notice
        self.deadline: Final = deadline
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.maybe_committed = False
        self.result: Any = None
        self.refusal: PaddockError | None = None

    def resolve(self, error: BaseException | None = None) -> None:
        """Tells the caller, if they still wait."""
        if self.future.done():
            return
        problem = error or self.refusal
        if problem is not None:
            self.future.set_exception(problem)
        else:
            self.future.set_result(self.result)


class GroupCommit:
    """Runs jobs in the order in which they come, as many in one transaction as are waiting."""

    def __init__(
        self, connection: Callable[[], AbstractAsyncContextManager[Connection]], place: str, timeout: float
    ) -> None:
        self._connection: Final = connection
        self._location: Final = place
        self._timeout: Final = timeout
        self._waiting: Final[deque[_Job]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._unsent_notices: Final[list[str]] = []
        self._notifying: asyncio.Task[None] | None = None

    async def submit(self, work: Callable[[bool], Transaction[Result]], notice: Notice | None) -> Result:
        """The result of work that has been committed."""
        job = _Job(work, notice, asyncio.get_running_loop().time() + self._timeout)
        self._waiting.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        result: Result = await job.future
        return result

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
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
                    await attempt.commit(connection, quick=left > self._timeout * STANDALONE_MIN_SHARE)
            except TRANSIENT_ERRORS as error:
                if attempt.committed:
                    self._after_commit(attempt)
                elif isinstance(error, ValueError):
                    await self._one_by_one(batch, error)
                else:
                    batch = await self._retry_later(batch, attempt.committing, error)
                    continue
            except Exception as error:
                await self._one_by_one(batch, error)
            else:
                self._after_commit(attempt)
            return

    def _after_commit(self, attempt: _Attempt) -> None:
        """Tells the callers at once, and the other processes soon."""
        for job in attempt.batch:
            job.resolve()
        self._unsent_notices.extend(attempt.notices())
        if self._unsent_notices and self._notifying is None:
            self._notifying = asyncio.get_running_loop().create_task(self._send_notices())

    async def _send_notices(self) -> None:
        """Sent after the commit: a notice within the transaction would make all commits of the database wait for one
        another. One that gets lost is made good by the listener's own looking."""
        try:
            while self._unsent_notices:
                texts = self._unsent_notices.copy()
                self._unsent_notices.clear()
                with contextlib.suppress(*TRANSIENT_ERRORS, asyncpg.PostgresError):
                    async with asyncio.timeout(self._timeout), self._connection() as connection:
                        await connection.execute(NOTIFY_SQL, CHANNEL, texts)
        finally:
            self._notifying = None

    async def close(self) -> None:
        """Waits until the other processes have been told."""
        if self._notifying is not None:
            await asyncio.wait([self._notifying])

    async def _one_by_one(self, batch: list[_Job], error: Exception) -> None:
        """Nobody pays for another's fault: each job alone, and the one at fault hears of it."""
        if len(batch) == 1:
            damaged = isinstance(error, asyncpg.DataCorruptedError)
            batch[0].resolve(BrokenStoreError(place=self._location, detail=str(error)) if damaged else error)
            return
        for job in batch:
            await self._commit([job])

    async def _retry_later(self, batch: list[_Job], unknown: bool, error: BaseException) -> list[_Job]:
        """Gives up the jobs whose time is over, and pauses before the others are tried again."""
        late = asyncio.get_running_loop().time() + RETRY_SECONDS
        for job in batch:
            job.maybe_committed = job.maybe_committed or unknown
            if job.deadline <= late:
                job.resolve(unavailable(self._location, self._timeout, error))
        rest = [job for job in batch if not job.future.done()]
        if rest:
            await asyncio.sleep(RETRY_SECONDS)
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
        if quick and len(self.batch) == 1 and await self._run_standalone(connection, self.batch[0]):
            self.committed = True
            return
        transaction = connection.transaction()
        await transaction.start()
        for job in self.batch:
            if await self._run(connection, job):
                # What is left of a refused job may not be committed.
                await transaction.rollback()
                if len(self.batch) > 1:
                    raise _RetryOneByOneError
                return
        self.committing = True
        await transaction.commit()
        self.committed = True

    async def _run_standalone(self, connection: Connection, job: _Job) -> bool:
        """Whether the job was one statement; then it has been run."""
        work = job.work(job.maybe_committed)
        statement = next(work)
        if not statement.standalone:
            work.close()
            return False
        self.committing = True
        await self._run_job(connection, job, work, statement)
        return True

    async def _run(self, connection: Connection, job: _Job) -> bool:
        """Runs one job; True if it was refused after it had written something."""
        work = job.work(job.maybe_committed)
        return await self._run_job(connection, job, work, next(work))

    @staticmethod
    async def _run_job(connection: Connection, job: _Job, work: Transaction[Any], statement: Statement) -> bool:
        job.refusal = None
        wrote = False
        try:
            while True:
                answer = await run_statement(connection, statement)
                wrote = wrote or answer.changed > 0
                statement = work.send(answer)
        except StopIteration as done:
            job.result = done.value
            return False
        except PaddockError as refusal:
            job.refusal = refusal
            return wrote

    def notices(self) -> list[str]:
        """What the other processes are to be told."""
        return [format_payload(job.notice) for job in self.batch if job.notice is not None and job.refusal is None]
