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

from paddock.store.asking import Answer, Ask, Work
from paddock.store.errors import BrokenStoreError, gone

MOST: Final = 256
"""Jobs in one transaction at most, so that the first of them need not wait long."""
PAUSE: Final = 0.02
"""Seconds between two tries while the database can't be reached."""
SLOW: Final = 0.5
"""Seconds after which a commit is worth a line in the log: the disk is busy with something else."""

Result = TypeVar("Result")

_LOG: Final = logging.getLogger("paddock.store")


class Job:
    """One caller's work and the promise of its result, which is kept in the caller's own loop."""

    __slots__ = ("again", "deadline", "error", "future", "loop", "result", "work")

    def __init__(self, work: Callable[[bool], Work[Any]], deadline: float) -> None:
        self.work: Final = work
        self.deadline: Final = deadline
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.again = False
        self.result: Any = None
        self.error: Exception | None = None


def _settle(jobs: list[Job]) -> None:
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
        patience: float,
        committed: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._connect: Final = connect
        self._place: Final = place
        self._patience: Final = patience
        self._committed: Final = committed
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._database: sqlite3.Connection | None = None
        self._thread: Final = threading.Thread(target=self._run, name="paddock-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[bool], Work[Result]]) -> asyncio.Future[Result]:
        """Queues work; the future is done when the work is committed, refused or given up."""
        job = Job(work, time.monotonic() + self._patience)
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
            batch, more = self._gather()
            while batch:
                batch = self._commit(batch)
        if self._database is not None:
            self._database.close()

    def _gather(self) -> tuple[list[Job], bool]:
        """Waits for a job and takes all that are there; False when it is time to stop."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            if not job.future.cancelled():
                batch.append(job)
            if len(batch) >= MOST:
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
            self._let_go(attempt.committing)
            for job in batch:
                job.again = job.again or attempt.committing
            return self._waiting(batch, error)
        except sqlite3.Error as error:
            self._let_go(True)
            for job in batch:
                job.error = BrokenStoreError(place=self._place, detail=str(error))
        tell(batch)
        took = time.monotonic() - began
        if took > SLOW:
            about = {"seconds": round(took, 3), "jobs": len(batch), "before_commit": round(attempt.began - began, 3)}
            _LOG.warning("the disk was slow", extra={"about": about})
        self._committed(len(batch))
        return []

    def _let_go(self, reconnect: bool) -> None:
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

    def _waiting(self, batch: list[Job], error: sqlite3.OperationalError) -> list[Job]:
        """Gives up the jobs that have waited too long, and pauses before the others are tried again."""
        now = time.monotonic()
        late = [job for job in batch if job.deadline <= now]
        for job in late:
            job.error = gone(self._place, self._patience, error)
        tell(late)
        rest = [job for job in batch if job.deadline > now]
        if rest:
            time.sleep(PAUSE)
        return rest


class _Attempt:
    """One try at a transaction, and how far it came: once `committing`, its outcome is not known until it is over."""

    def __init__(self, batch: list[Job]) -> None:
        self.batch: Final = batch
        self.committing = False
        self.began = 0.0

    def commit(self, database: sqlite3.Connection) -> None:
        """Runs all jobs and commits them. A job that is one statement is its own transaction if it is alone."""
        if len(self.batch) == 1 and self._alone(database, self.batch[0]):
            return
        database.execute("begin immediate")
        for job in self.batch:
            self._run(database, job)
        self._commit()
        database.execute("commit")

    def _commit(self) -> None:
        self.committing = True
        self.began = time.monotonic()

    def _alone(self, database: sqlite3.Connection, job: Job) -> bool:
        """Whether the job was one statement; then it has been run."""
        work = job.work(job.again)
        ask = next(work)
        if not ask.whole:
            work.close()
            return False
        self._commit()
        self._take(job, database, work, ask)
        return True

    def _run(self, database: sqlite3.Connection, job: Job) -> None:
        """Runs one job behind a savepoint, so that a refusal undoes only that one. What is one statement needs none."""
        work = job.work(job.again)
        ask = next(work)
        if ask.whole:
            self._take(job, database, work, ask)
            return
        database.execute("savepoint job")
        self._take(job, database, work, ask)
        if job.error is not None:
            database.execute("rollback to job")
        database.execute("release job")

    @staticmethod
    def _take(job: Job, database: sqlite3.Connection, work: Work[Any], ask: Ask) -> None:
        """The job's result, or what it was refused for. What is wrong with the database concerns the whole batch."""
        job.error = None
        try:
            job.result = drive(database, work, ask)
        except Exception as refusal:
            if type(refusal) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise
            job.error = refusal


def tell(jobs: list[Job]) -> None:
    """Wakes the callers, each loop once for all of its jobs."""
    for loop in {job.loop for job in jobs}:
        with contextlib.suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_settle, [job for job in jobs if job.loop is loop])


def drive(database: sqlite3.Connection, work: Work[Result], first: Ask | None = None) -> Result:
    """Runs work by putting its questions to the database; `first` is one that it has asked already."""
    try:
        ask = next(work) if first is None else first
        while True:
            ask = work.send(answered(database, ask))
    except StopIteration as done:
        result: Result = done.value
        return result


def answered(database: sqlite3.Connection, ask: Ask) -> Answer:
    """One question; SQLite writes `?1` where the questions say `$1`."""
    cursor = database.execute(ask.sql.replace("$", "?"), ask.values)
    return Answer([], cursor.rowcount) if ask.writes else Answer(cursor.fetchall(), 0)
