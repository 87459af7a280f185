"""SQLite's one writer: a thread that commits together whatever is waiting.

A commit that survives a loss of power waits for the disk. Many callers share that wait: while one transaction is being
written, the next calls gather, and all of them go into the next transaction, each behind a savepoint of its own, so
that a refusal of one undoes only that one.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from paddock.store.asking import Answer, Ask, Work
from paddock.store.errors import BrokenStoreError, gone

MOST: Final = 256
"""Jobs in one transaction at most, so that the first of them need not wait long."""
PAUSE: Final = 0.02
"""Seconds between two tries while the database can't be reached."""

Result = TypeVar("Result")


class Job:
    """One caller's work and the promise of its result."""

    __slots__ = ("again", "deadline", "future", "work")

    def __init__(self, work: Callable[[bool], Work[Any]], deadline: float) -> None:
        self.work: Final = work
        self.deadline: Final = deadline
        self.future: Final[Future[Any]] = Future()
        self.again = False


class Writer:
    """The thread that writes. `connect` opens its connection, inside the thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], place: str, patience: float) -> None:
        self._connect: Final = connect
        self._place: Final = place
        self._patience: Final = patience
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._database: sqlite3.Connection | None = None
        self._thread: Final = threading.Thread(target=self._run, name="paddock-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[bool], Work[Result]]) -> Future[Result]:
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
            if job.future.set_running_or_notify_cancel():
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
        committing = False
        results: list[tuple[Job, Any, Exception | None]] = []
        try:
            if self._database is None:
                self._database = self._connect()
            self._database.execute("begin immediate")
            for job in batch:
                results.append((job, *self._attempt(self._database, job)))
            committing = True
            self._database.execute("commit")
        except sqlite3.OperationalError as error:
            self._let_go(committing)
            for job in batch:
                job.again = job.again or committing
            return self._waiting(batch, error)
        except sqlite3.Error as error:
            self._let_go(True)
            for job in batch:
                job.future.set_exception(BrokenStoreError(place=self._place, detail=str(error)))
            return []
        for job, result, refusal in results:
            if refusal is not None:
                job.future.set_exception(refusal)
            else:
                job.future.set_result(result)
        return []

    def _attempt(self, database: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
        """Runs one job behind a savepoint: its result, or the refusal that undid it. What is wrong with the database
        itself concerns the whole batch."""
        database.execute("savepoint job")
        try:
            result = drive(database, job.work(job.again))
        except Exception as refusal:
            if type(refusal) in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise
            database.execute("rollback to job")
            database.execute("release job")
            return None, refusal
        database.execute("release job")
        return result, None

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
        rest = [job for job in batch if job.deadline > now]
        for job in batch:
            if job.deadline <= now:
                job.future.set_exception(gone(self._place, self._patience, error))
        if rest:
            time.sleep(PAUSE)
        return rest


def drive(database: sqlite3.Connection, work: Work[Result]) -> Result:
    """Runs work by putting its questions to the database."""
    answer: Answer | None = None
    try:
        while True:
            answer = answered(database, work.send(answer) if answer is not None else next(work))
    except StopIteration as done:
        result: Result = done.value
        return result


def answered(database: sqlite3.Connection, ask: Ask) -> Answer:
    """One question; SQLite writes `?1` where the questions say `$1`."""
    cursor = database.execute(ask.sql.replace("$", "?"), ask.values)
    return Answer([], cursor.rowcount) if ask.writes else Answer(cursor.fetchall(), 0)
