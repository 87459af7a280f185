"""SQLite's one writer: a thread that commits together whatever is waiting.

A commit that survives a loss of power waits for the disk. Many callers share that wait: while one transaction is being
written, the next calls gather, and all of them go into the next transaction, each behind a savepoint of its own, so
that a refusal of one undoes only that one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from paddock.store.errors import BrokenStoreError, unavailable
from paddock.store.statements import QueryResult, Statement, Transaction

MAX_BATCH: Final = 256
"""Jobs in one transaction at most, so that the first of them need not wait long."""
RETRY_SECONDS: Final = 0.02
"""Seconds between two tries while the database can't be reached."""
SLOW_COMMIT_SECONDS: Final = 0.5
"""Seconds after which a commit is worth a line in the log: the disk is busy with something else."""

Result = TypeVar("Result")

_LOG: Final = logging.getLogger("paddock.store")


class Job:
    """One caller's work and the promise of its result, which is kept in the caller's own loop."""

    __slots__ = ("deadline", "error", "future", "loop", "maybe_committed", "result", "work")

    def __init__(self, work: Callable[[bool], Transaction[Any]], deadline: float) -> None:
        self.work: Final = work
        self.deadline: Final = deadline
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.maybe_committed = False
        self.result: Any = None
        self.error: Exception | None = None


def _resolve_futures(jobs: list[Job]) -> None:
    """Tells those who still wait; runs in their loop."""
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


class Writer:
    """The thread that writes. `connect` opens its connection, inside the thread; `committed` is told how many jobs
    each commit had."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        place: str,
        timeout: float,
        committed: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._connect: Final = connect
        self._location: Final = place
        self._timeout: Final = timeout
        self._committed: Final = committed
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._database: sqlite3.Connection | None = None
        self._thread: Final = threading.Thread(target=self._run, name="paddock-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[bool], Transaction[Result]]) -> asyncio.Future[Result]:
        """Queues work; the future is done when the work is committed, refused or given up."""
        job = Job(work, time.monotonic() + self._timeout)
        self._jobs.put(job)
        return job.future

    def stop(self) -> None:
        """Commits what is queued and ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    # -- inside the thread -------------------------------------------------------------------------------------

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            while batch:
                batch = self._commit(batch)
        if self._database is not None:
            self._database.close()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Waits for a job and takes all that are there; False when it is time to stop."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            if not job.future.cancelled():
                batch.append(job)
            if len(batch) >= MAX_BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Job]) -> list[Job]:
        """Tries to commit a batch; returns the jobs that are to be tried again."""
        attempt = _Attempt(batch)
        began = time.monotonic()
        try:
            if self._database is None:
                self._database = self._connect()
            attempt.commit(self._database)
        except sqlite3.OperationalError as error:
            self._roll_back(attempt.committing)
            for job in batch:
                job.maybe_committed = job.maybe_committed or attempt.committing
            return self._retry_later(batch, error)
        except sqlite3.Error as error:
            self._roll_back(True)
            for job in batch:
                job.error = BrokenStoreError(place=self._location, detail=str(error))
        wake_callers(batch)
        took = time.monotonic() - began
        if took > SLOW_COMMIT_SECONDS:
            about = {"seconds": round(took, 3), "jobs": len(batch), "before_commit": round(attempt.began - began, 3)}
            _LOG.warning("the disk was slow", extra={"about": about})
        self._committed(len(batch))
        return []

    def _roll_back(self, reconnect: bool) -> None:
        """Undoes what was begun; after a failed commit only a new connection is above suspicion."""
        if self._database is None:
            return
        try:
            if self._database.in_transaction:
                self._database.execute("rollback")
        except sqlite3.Error:
            reconnect = True
        if reconnect:
            self._database.close()
            self._database = None

    def _retry_later(self, batch: list[Job], error: sqlite3.OperationalError) -> list[Job]:
        """Gives up the jobs that have waited too long, and pauses before the others are tried again."""
        now = time.monotonic()
        late = [job for job in batch if job.deadline <= now]
        for job in late:
            job.error = unavailable(self._location, self._timeout, error)
        wake_callers(late)
        rest = [job for job in batch if job.deadline > now]
        if rest:
            time.sleep(RETRY_SECONDS)
        return rest


class _Attempt:
    """One try at a transaction, and how far it came: once `committing`, its outcome is not known until it is over."""

    def __init__(self, batch: list[Job]) -> None:
        self.batch: Final = batch
        self.committing = False
        self.began = 0.0

    def commit(self, database: sqlite3.Connection) -> None:
        """Runs all jobs and commits them. A job that is one statement is its own transaction if it is alone."""
        if len(self.batch) == 1 and self._run_standalone(database, self.batch[0]):
            return
        database.execute("begin immediate")
        for job in self.batch:
            self._run(database, job)
        self._mark_committing()
        database.execute("commit")

    def _mark_committing(self) -> None:
        self.committing = True
        self.began = time.monotonic()

    def _run_standalone(self, database: sqlite3.Connection, job: Job) -> bool:
        """Whether the job was one statement; then it has been run."""
        work = job.work(job.maybe_committed)
        statement = next(work)
        if not statement.standalone:
            work.close()
            return False
        self._mark_committing()
        self._run_job(job, database, work, statement)
        return True

    def _run(self, database: sqlite3.Connection, job: Job) -> None:
        """Runs one job behind a savepoint, so that a refusal undoes only that one. What is one statement needs none."""
        work = job.work(job.maybe_committed)
        statement = next(work)
        if statement.standalone:
            self._run_job(job, database, work, statement)
            return
        database.execute("savepoint job")
        self._run_job(job, database, work, statement)
        if job.error is not None:
            database.execute("rollback to job")
        database.execute("release job")

    @staticmethod
    def _run_job(job: Job, database: sqlite3.Connection, work: Transaction[Any], statement: Statement) -> None:
        """The job's result, or what it was refused for. What is wrong with the database concerns the whole batch."""
        job.error = None
        try:
            job.result = execute(database, work, statement)
        except Exception as refusal:
            if type(refusal) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise
            job.error = refusal


def wake_callers(jobs: list[Job]) -> None:
    """Wakes the callers, each loop once for all of its jobs."""
    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_resolve_futures, [job for job in jobs if job.loop is loop])


def execute(database: sqlite3.Connection, work: Transaction[Result], first: Statement | None = None) -> Result:
    """Runs work by putting its questions to the database; `first` is one that it has asked already."""
    try:
        statement = next(work) if first is None else first
        while True:
            statement = work.send(run_statement(database, statement))
    except StopIteration as done:
        result: Result = done.value
        return result


def run_statement(database: sqlite3.Connection, statement: Statement) -> QueryResult:
    """One question; SQLite writes `?1` where the questions say `$1`."""
    cursor = database.execute(statement.sql.replace("$", "?"), statement.values)
    return QueryResult([], cursor.rowcount) if statement.writes else QueryResult(cursor.fetchall(), 0)
