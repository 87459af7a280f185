"""Who plays the games: this process, several of them, or other machines (:mod:`paddock.sim.ray_workers`).

All of them are given tasks, which are functions with arguments, and hand back what came of each, in any order. Tasks
are taken when there is room for them and not before, so that whoever makes them can learn from those that are done.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import active_children, connection, get_context, parent_process
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from paddock.sim.translator import SimError

T = TypeVar("T")
Task = tuple[Any, ...]
START_METHOD: Final = "spawn"
"""Workers start afresh: the progress bar has a thread, and a process with threads must not be forked."""
TASKS_PER_WORKER: Final = 2
"""Tasks for each worker that are given out at once, so that none of them waits for its next one."""
CHUNK_SECONDS: Final = 0.5
"""Seconds of work that a worker is given at once, at least: less, and handing it over costs more than the work."""
STOPPED: Final = 130


class Workers(Protocol):
    """Whoever can be given tasks."""

    is_remote: bool
    """Whether it is not this process that plays."""

    def run(self, function: Callable[..., T], tasks: Iterable[Task]) -> Iterator[T]:
        """Calls the function with each task's arguments; yields what it returned, in any order."""


class InProcessWorkers(AbstractContextManager["InProcessWorkers"]):
    """This process, one task after the other."""

    is_remote = False

    def run(self, function: Callable[..., T], tasks: Iterable[Task]) -> Iterator[T]:
        for task in tasks:
            yield function(*task)

    def __exit__(self, *error: object) -> None:
        return None


class ProcessWorkers(AbstractContextManager["ProcessWorkers"]):
    """Several processes of this machine."""

    is_remote = True

    def __init__(self, jobs: int) -> None:
        self._jobs: Final = jobs
        self._others: Final = set(active_children())
        self._pool: Final = ProcessPoolExecutor(jobs, get_context(START_METHOD), exit_with_parent)

    def run(self, function: Callable[..., T], tasks: Iterable[Task]) -> Iterator[T]:
        running: set[Future[T]] = set()
        waiting = iter(tasks)
        try:
            while True:
                while len(running) < TASKS_PER_WORKER * self._jobs and (task := next(waiting, None)) is not None:
                    running.add(self._pool.submit(function, *task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise SimError(problem="sim-crashed") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)
        if kind is not None:
            for child in set(active_children()) - self._others:
                child.terminate()


def exit_with_parent() -> None:
    """What a worker does first: it leaves in silence when the command is stopped, and when the command is gone."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED))
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def leave() -> None:
            connection.wait([sentinel])
            os._exit(STOPPED)

        threading.Thread(target=leave, daemon=True).start()


def make_workers(jobs: int) -> AbstractContextManager[Workers]:
    """So many workers on this machine; 0: one for each core."""
    count = jobs or os.cpu_count() or 1
    return InProcessWorkers() if count == 1 else ProcessWorkers(count)
