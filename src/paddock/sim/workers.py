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
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from typing import Any, Final, Protocol, TypeVar

from paddock.sim.translator import SimError

ResultT = TypeVar("ResultT")
TaskHandleT = TypeVar("TaskHandleT")
"""A task that is being done, as whoever does it names it."""
TaskArguments = tuple[Any, ...]
DoneAndRunning = tuple[Iterable[TaskHandleT], Iterable[TaskHandleT]]
"""Those that are done, and those that are not."""
START_METHOD: Final = "spawn"
"""Workers start afresh: the progress bar has a thread, and a process with threads must not be forked."""
TASKS_PER_WORKER: Final = 2
"""Tasks for each worker that are given out at once, so that none of them waits for its next one."""
CHUNK_SECONDS: Final = 0.5
"""Seconds of work that a worker is given at once, at least: less, and handing it over costs more than the work."""
STOPPED_EXIT_CODE: Final = 130


class Workers(Protocol):
    """Whoever can be given tasks."""

    is_remote: bool
    """Whether it is not this process that plays."""

    def run(self, called_function: Callable[..., ResultT], tasks: Iterable[TaskArguments]) -> Iterator[ResultT]:
        """Calls the function with each task's arguments; yields what it returned, in any order."""


class InProcessWorkers(AbstractContextManager["InProcessWorkers"]):
    """This process, one task after the other."""

    is_remote = False

    def run(self, called_function: Callable[..., ResultT], tasks: Iterable[TaskArguments]) -> Iterator[ResultT]:
        for task in tasks:
            yield called_function(*task)

    def __exit__(self, *error: object) -> None:
        return None


def run_bounded(
    tasks: Iterable[TaskArguments],
    max_running_tasks: int,
    submit: Callable[[TaskArguments], TaskHandleT],
    wait_for_any: Callable[[list[TaskHandleT]], DoneAndRunning[TaskHandleT]],
) -> Iterator[TaskHandleT]:
    """Submits tasks while there is room for them, and yields what `submit` returned for each as it is done."""
    waiting, running = iter(tasks), list[TaskHandleT]()
    while running := [*running, *map(submit, islice(waiting, max_running_tasks - len(running)))]:
        done, still_running = wait_for_any(running)
        running = list(still_running)
        yield from done


def _wait_for_any(running_tasks: list[Future[ResultT]]) -> DoneAndRunning[Future[ResultT]]:
    return wait(running_tasks, return_when=FIRST_COMPLETED)


class ProcessWorkers(AbstractContextManager["ProcessWorkers"]):
    """Several processes of this machine."""

    is_remote = True

    def __init__(self, job_count: int) -> None:
        self._jobs: Final = job_count
        self._other_processes: Final = set(active_children())
        self._pool: Final = ProcessPoolExecutor(job_count, get_context(START_METHOD), exit_with_parent)

    def run(self, called_function: Callable[..., ResultT], tasks: Iterable[TaskArguments]) -> Iterator[ResultT]:
        room = TASKS_PER_WORKER * self._jobs
        try:
            for future in run_bounded(
                tasks, room, lambda task: self._pool.submit(called_function, *task), _wait_for_any
            ):
                yield future.result()
        except BrokenProcessPool:
            raise SimError(problem="sim-crashed") from None

    def __exit__(self, *error: object) -> None:
        failed = error[0] is not None
        self._pool.shutdown(wait=not failed, cancel_futures=True)
        if failed:
            for child in set(active_children()) - self._other_processes:
                child.terminate()


def exit_with_parent() -> None:
    """What a worker does first: it leaves in silence when the command is stopped, and when the command is gone."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED_EXIT_CODE))
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def exit_process() -> None:
            connection.wait([sentinel])
            os._exit(STOPPED_EXIT_CODE)

        threading.Thread(target=exit_process, daemon=True).start()


def make_workers(job_count: int) -> AbstractContextManager[Workers]:
    """So many workers on this machine; 0: one for each core."""
    count = job_count or os.cpu_count() or 1
    return InProcessWorkers() if count == 1 else ProcessWorkers(count)
