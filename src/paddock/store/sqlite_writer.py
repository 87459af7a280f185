"""SQLite's one writer: a thread that commits together whatever is waiting, each job behind a savepoint of its own, so
that a refusal of one undoes only that one."""

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

from paddock.store.errors import BrokenStoreError, unavailable_error
from paddock.store.jobs import WriteJob
from paddock.store.statements import QueryResult, Statement, Transaction

MAX_BATCH: Final = 256
"""Jobs in one transaction at most, so that the first of them need not wait long."""
RETRY_SECONDS: Final = 0.02
"""Seconds between two tries while the database can't be reached."""
SLOW_COMMIT_SECONDS: Final = 0.5
"""Seconds after which a commit is worth a line in the log: the disk is busy with something else."""

ResultT = TypeVar("ResultT")

_LOG: Final = logging.getLogger("paddock.store")


class WriterThread:
    """The thread that writes. `connect` opens its connection, inside the thread; `on_commit` is told how many jobs
    each commit had."""

    def __init__(
        self,
        open_connection: Callable[[], sqlite3.Connection],
        store_location: str,
        timeout_seconds: float,
        on_commit: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._open_connection: Final = open_connection
        self._store_location: Final = store_location
        self._timeout_seconds: Final = timeout_seconds
        self._on_commit: Final = on_commit
        self._jobs: Final[queue.SimpleQueue[WriteJob | None]] = queue.SimpleQueue()
        self._database: sqlite3.Connection | None = None
        self._committing_since = 0.0
        """Since when the outcome of a transaction is not known; 0 while it is known not to be committed."""
        self._thread: Final = threading.Thread(target=self._run, name="paddock-store-writer", daemon=True)
        self._thread.start()

    def submit(self, run_transaction: Callable[[bool], Transaction[ResultT]]) -> asyncio.Future[ResultT]:
        """Queues work; the future is done when the work is committed, refused or given up."""
        job = WriteJob(run_transaction, time.monotonic() + self._timeout_seconds)
        self._jobs.put(job)
        return job.future

    def stop(self) -> None:
        """Commits what is queued and ends the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            while batch:
                batch = self._try_commit(batch)
        if self._database is not None:
            self._database.close()

    def _next_batch(self) -> tuple[list[WriteJob], bool]:
        """Waits for a job and takes all that are there; False when it is time to stop."""
        batch: list[WriteJob] = []
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

    def _try_commit(self, write_jobs: list[WriteJob]) -> list[WriteJob]:
        """Tries to commit a batch; returns the jobs that are to be tried again."""
        began, self._committing_since = time.monotonic(), 0.0
        try:
            if self._database is None:
                self._database = self._open_connection()
            self._commit(self._database, write_jobs)
        except sqlite3.OperationalError as error:
            unknown = self._committing_since > 0
            self._roll_back(unknown)
            for job in write_jobs:
                job.maybe_committed = job.maybe_committed or unknown
            return self._retry_later(write_jobs, error)
        except sqlite3.Error as error:
            self._roll_back(True)
            for job in write_jobs:
                job.error = BrokenStoreError(place=self._store_location, detail=str(error))
        wake_callers(write_jobs)
        took = time.monotonic() - began
        if took > SLOW_COMMIT_SECONDS:
            before = round((self._committing_since or began) - began, 3)
            about = {"seconds": round(took, 3), "jobs": len(write_jobs), "before_commit": before}
            _LOG.warning("the disk was slow", extra={"about": about})
        self._on_commit(len(write_jobs))
        return []

    def _commit(self, database: sqlite3.Connection, write_jobs: list[WriteJob]) -> None:
        """Runs all jobs and commits them. A job that is one statement is its own transaction if it is alone."""
        alone = write_jobs[0].run()
        if len(write_jobs) == 1 and (statement := next(alone)).is_standalone:
            self._committing_since = time.monotonic()
            _run_job(database, write_jobs[0], alone, statement)
            return
        database.execute("begin immediate")
        for job in write_jobs:
            running = job.run()
            first = next(running)
            if first.is_standalone:  # a refusal leaves nothing to be undone
                _run_job(database, job, running, first)
                continue
            database.execute("savepoint job")
            _run_job(database, job, running, first)
            if job.error is not None:
                database.execute("rollback to job")
            database.execute("release job")
        self._committing_since = time.monotonic()
        database.execute("commit")

    def _roll_back(self, reconnects: bool) -> None:
        """Undoes what was begun; after a failed commit only a new connection is above suspicion."""
        if self._database is None:
            return
        try:
            if self._database.in_transaction:
                self._database.execute("rollback")
        except sqlite3.Error:
            reconnects = True
        if reconnects:
            self._database.close()
            self._database = None

    def _retry_later(self, write_jobs: list[WriteJob], error: sqlite3.OperationalError) -> list[WriteJob]:
        """Gives up the jobs that have waited too long, and pauses before the others are tried again."""
        now = time.monotonic()
        late = [job for job in write_jobs if job.deadline <= now]
        for job in late:
            job.error = unavailable_error(self._store_location, self._timeout_seconds, error)
        wake_callers(late)
        rest = [job for job in write_jobs if job.deadline > now]
        if rest:
            time.sleep(RETRY_SECONDS)
        return rest


def _run_job(
    database: sqlite3.Connection, write_job: WriteJob, running_jobs: Transaction[Any], first_statement: Statement
) -> None:
    """What is wrong with a job's statements is its own; what is wrong with the database concerns the whole batch."""
    try:
        execute(database, running_jobs, first_statement)
    except Exception as error:
        if type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError):
            raise
        write_job.error = error


def wake_callers(write_jobs: list[WriteJob]) -> None:
    """Wakes the callers, each loop once for all of its jobs."""
    for loop in {job.future.get_loop() for job in write_jobs}:
        with contextlib.suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_resolve, [job for job in write_jobs if job.future.get_loop() is loop])


def _resolve(write_jobs: list[WriteJob]) -> None:
    for job in write_jobs:
        job.resolve()


def execute(
    database: sqlite3.Connection, transaction: Transaction[ResultT], first_statement: Statement | None = None
) -> ResultT:
    """Runs work by putting its statements to the database; `first_statement` is one that it has yielded already."""
    try:
        statement = next(transaction) if first_statement is None else first_statement
        while True:
            statement = transaction.send(run_statement(database, statement))
    except StopIteration as done:
        result: ResultT = done.value
        return result


def run_statement(database: sqlite3.Connection, statement: Statement) -> QueryResult:
    """One statement; SQLite writes `?1` where ours say `$1`."""
    cursor = database.execute(statement.sql.replace("$", "?"), statement.values)
    return QueryResult([], cursor.rowcount) if statement.is_writing else QueryResult(cursor.fetchall(), 0)
