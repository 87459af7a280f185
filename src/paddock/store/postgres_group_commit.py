"""PostgreSQL's group commit: what is waiting goes into one transaction, and into one notice to the other processes.

A commit that was cut off may or may not have happened; the next try is told so and finds out by reading back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar

import asyncpg

from paddock.store.errors import BrokenStoreError, unavailable_error
from paddock.store.jobs import WriteJob
from paddock.store.models import Notice
from paddock.store.postgres_executor import TRANSIENT_ERRORS, Connection, execute
from paddock.store.postgres_listener import NOTIFY_CHANNEL, format_payload
from paddock.store.statements import Transaction

MAX_BATCH: Final = 64
"""Jobs in one transaction at most."""
RETRY_SECONDS: Final = 0.1
"""Seconds between two tries while the database can't be reached."""
STANDALONE_MIN_SHARE: Final = 0.6
"""The part of the timeout that must be left for a statement without a transaction: more than the server gives it."""
NOTIFY_SQL: Final = (
    "select set_config('synchronous_commit', 'off', true), count(pg_notify($1, text)) from unnest($2::text[]) as text"
)

ResultT = TypeVar("ResultT")


class _RetryOneByOneError(Exception):
    """A job was refused after it had written something: the batch is undone, and its jobs are run one by one."""


class GroupCommit:
    """Runs jobs in the order in which they come, as many in one transaction as are waiting."""

    def __init__(
        self,
        connection: Callable[[], AbstractAsyncContextManager[Connection]],
        store_location: str,
        timeout_seconds: float,
    ) -> None:
        self._connection: Final = connection
        self._store_location: Final = store_location
        self._timeout_seconds: Final = timeout_seconds
        self._waiting_jobs: Final[deque[WriteJob]] = deque()
        self._commit_task: asyncio.Task[None] | None = None
        self._unsent_notices: Final[list[str]] = []
        self._notify_task: asyncio.Task[None] | None = None

    async def submit(self, run_transaction: Callable[[bool], Transaction[ResultT]], notice: Notice | None) -> ResultT:
        """The result of work that has been committed."""
        job = WriteJob(run_transaction, asyncio.get_running_loop().time() + self._timeout_seconds, notice)
        self._waiting_jobs.append(job)
        if self._commit_task is None:
            self._commit_task = asyncio.get_running_loop().create_task(self._run())
        result: ResultT = await job.future
        return result

    async def _run(self) -> None:
        try:
            while self._waiting_jobs:
                batch = [self._waiting_jobs.popleft() for _ in range(min(MAX_BATCH, len(self._waiting_jobs)))]
                # In the order of their matches: two processes that want the same rows do not wait for each other.
                batch.sort(key=lambda job: job.notice.match if job.notice is not None else "")
                await self._commit([job for job in batch if not job.future.done()])
        finally:
            self._commit_task = None

    async def _commit(self, write_jobs: list[WriteJob]) -> None:
        """Commits a batch, or gives up those of its jobs that have waited too long."""
        while write_jobs:
            attempt, deadline = _Attempt(write_jobs), min(job.deadline for job in write_jobs)
            try:
                async with asyncio.timeout_at(deadline), self._connection() as connection:
                    left = deadline - asyncio.get_running_loop().time()
                    await attempt.commit(connection, is_quick=left > self._timeout_seconds * STANDALONE_MIN_SHARE)
            except TRANSIENT_ERRORS as error:
                if attempt.is_committed:
                    self._after_commit(attempt)
                elif isinstance(error, ValueError):
                    await self._commit_one_by_one(write_jobs, error)
                else:
                    write_jobs = await self._retry_later(write_jobs, attempt.is_committing, error)
                    continue
            except Exception as error:
                await self._commit_one_by_one(write_jobs, error)
            else:
                self._after_commit(attempt)
            return

    def _after_commit(self, attempt: _Attempt) -> None:
        """Tells the callers at once, and the other processes soon."""
        for job in attempt.write_jobs:
            job.resolve()
        self._unsent_notices.extend(attempt.notices())
        if self._unsent_notices and self._notify_task is None:
            self._notify_task = asyncio.get_running_loop().create_task(self._send_notices())

    async def _send_notices(self) -> None:
        """Sent after the commit: a notice within the transaction would make all commits of the database wait for one
        another. One that gets lost is made good by the listener's own looking."""
        try:
            while self._unsent_notices:
                texts = self._unsent_notices.copy()
                self._unsent_notices.clear()
                with contextlib.suppress(*TRANSIENT_ERRORS, asyncpg.PostgresError):
                    async with asyncio.timeout(self._timeout_seconds), self._connection() as connection:
                        await connection.execute(NOTIFY_SQL, NOTIFY_CHANNEL, texts)
        finally:
            self._notify_task = None

    async def close(self) -> None:
        """Waits until the other processes have been told."""
        if self._notify_task is not None:
            await asyncio.wait([self._notify_task])

    async def _commit_one_by_one(self, write_jobs: list[WriteJob], error: Exception) -> None:
        """Nobody pays for another's fault: each job alone, and the one at fault hears of it."""
        if len(write_jobs) == 1:
            damaged = isinstance(error, asyncpg.DataCorruptedError)
            write_jobs[0].error = BrokenStoreError(place=self._store_location, detail=str(error)) if damaged else error
            write_jobs[0].resolve()
            return
        for job in write_jobs:
            await self._commit([job])

    async def _retry_later(
        self, write_jobs: list[WriteJob], is_fate_unknown: bool, error: BaseException
    ) -> list[WriteJob]:
        """Gives up the jobs whose time is over, and pauses before the others are tried again."""
        late = asyncio.get_running_loop().time() + RETRY_SECONDS
        for job in write_jobs:
            job.maybe_committed = job.maybe_committed or is_fate_unknown
            if job.deadline <= late:
                job.error = unavailable_error(self._store_location, self._timeout_seconds, error)
                job.resolve()
        rest = [job for job in write_jobs if not job.future.done()]
        if rest:
            await asyncio.sleep(RETRY_SECONDS)
        return rest


class _Attempt:
    """One try at a transaction, and how far it came."""

    def __init__(self, write_jobs: list[WriteJob]) -> None:
        self.write_jobs: Final = write_jobs
        self.is_committing = False
        self.is_committed = False

    async def commit(self, connection: Connection, *, is_quick: bool) -> None:
        """Runs all jobs and commits them. A job that is one statement is its own transaction if it is alone; but only
        as long as the server gives it up before we do (`is_quick`), so that nothing is written once nobody waits."""
        alone = self.write_jobs[0].run()
        if is_quick and len(self.write_jobs) == 1 and (first := next(alone)).is_standalone:
            self.is_committing = True
            await execute(connection, alone, first)
            self.is_committed = True
            return
        transaction = connection.transaction()
        await transaction.start()
        for job in self.write_jobs:
            if await execute(connection, job.run()):
                # What is left of a refused job may not be committed.
                await transaction.rollback()
                if len(self.write_jobs) > 1:
                    raise _RetryOneByOneError
                return
        self.is_committing = True
        await transaction.commit()
        self.is_committed = True

    def notices(self) -> list[str]:
        """What the other processes are to be told."""
        return [format_payload(job.notice) for job in self.write_jobs if job.notice is not None and job.error is None]
