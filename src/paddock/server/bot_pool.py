"""Bots think in processes of their own: one that hangs is killed, one that crashes is replaced, and the table goes on.

The event loop only ever waits for a line; see :mod:`paddock.server.bot_worker` for the other side.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from paddock.server.bot_worker import READY_LINE, BotAnswer, BotQuestion
from paddock.server.metrics import Metrics

HUNG_FAILURE: Final = "hung"
CRASHED_FAILURE: Final = "crashed"
START_SECONDS: Final = 120.0
"""Seconds that a process has to start, on a machine that is busy with anything but it."""
MAX_LINE_BYTES: Final = 1 << 20


class BotFailure(Exception):  # noqa: N818 (it is no error of the caller's)
    """A bot that gave no answer; `problem` is `hung` or `crashed`."""

    def __init__(self, problem_code: str, detail: str = "") -> None:
        super().__init__(problem_code, detail)
        self.problem_code: Final = problem_code
        self.detail: Final = detail


class BotPool:
    """A small pool of workers, started when they are needed."""

    def __init__(
        self,
        worker_count: int,
        think_seconds: float,
        metrics: Metrics | None = None,
        command: Sequence[str] = (),
        search_seconds: float = math.inf,
        max_playouts: int = 0,
    ) -> None:
        self.worker_count: Final = worker_count or max(1, (os.cpu_count() or 2) - 1)
        self.think_seconds: Final = think_seconds
        self.search_seconds: Final = min(search_seconds, think_seconds / 2)
        """The rest is for what a first question looks up, which is not on a bot's clock."""
        self.max_playouts: Final = max_playouts
        self.busy_worker_count = 0
        self._worker_command: Final = tuple(command) or (sys.executable, "-m", "paddock.server.bot_worker")
        self._metrics: Final = metrics
        self._idle_workers: Final[list[asyncio.subprocess.Process]] = []
        self._workers: Final[set[asyncio.subprocess.Process]] = set()
        self._worker_end_tasks: Final[set[asyncio.Task[None]]] = set()
        self._free_worker: Final = asyncio.Semaphore(self.worker_count)
        self._encoder: Final = msgspec.json.Encoder()
        self._decoder: Final = msgspec.json.Decoder(BotAnswer)
        self._is_closed = False

    async def ask(self, question: BotQuestion, think_seconds: float | None = None) -> BotAnswer:
        """Puts a question to the next free worker; raises `BotFailure`, having replaced the worker."""
        async with self._free_worker:
            if self._is_closed:
                raise asyncio.CancelledError
            self.busy_worker_count += 1
            started = time.monotonic()
            question = msgspec.structs.replace(question, seconds=self.search_seconds, playouts=self.max_playouts)
            try:
                return await self._ask_worker(question, self.think_seconds if think_seconds is None else think_seconds)
            finally:
                self.busy_worker_count -= 1
                if self._metrics is not None:
                    self._metrics.bot_seconds.add(time.monotonic() - started)

    async def _ask_worker(self, question: BotQuestion, think_seconds: float) -> BotAnswer:
        worker = self._idle_workers.pop() if self._idle_workers else await self._start()
        with self._killed_if_it_fails(worker, BotFailure(HUNG_FAILURE)):
            if worker.stdin is None:
                raise BotFailure(CRASHED_FAILURE, "no pipes")
            worker.stdin.write(self._encoder.encode(question) + b"\n")
            line = await _read_line(worker, think_seconds)
            if not line:
                raise BotFailure(CRASHED_FAILURE, "the process ended")
            answer = self._decoder.decode(line)
        self._idle_workers.append(worker)
        if answer.error:
            raise BotFailure(CRASHED_FAILURE, answer.error)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self._worker_command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=MAX_LINE_BYTES
        )
        self._workers.add(worker)
        failure = BotFailure(CRASHED_FAILURE, "the process did not start")
        with self._killed_if_it_fails(worker, failure):
            if await _read_line(worker, START_SECONDS) != READY_LINE:
                raise failure
        return worker

    @contextlib.contextmanager
    def _killed_if_it_fails(self, worker: asyncio.subprocess.Process, timeout_failure: BotFailure) -> Iterator[None]:
        """While something is asked of a worker; `timeout_failure` is raised if it does not answer in time."""
        try:
            yield
        except BaseException as error:
            self._kill(worker)
            if isinstance(error, TimeoutError):
                raise timeout_failure from None
            if isinstance(error, OSError | ValueError):
                raise BotFailure(CRASHED_FAILURE, str(error)) from None
            raise

    def _kill(self, worker: asyncio.subprocess.Process) -> None:
        """Ends a worker, and waits elsewhere until it is gone."""
        self._workers.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        ending = asyncio.create_task(_wait_for_end(worker))
        self._worker_end_tasks.add(ending)
        ending.add_done_callback(self._worker_end_tasks.discard)

    async def close(self) -> None:
        """Ends all workers."""
        self._is_closed = True
        for worker in list(self._workers):
            self._kill(worker)
        await asyncio.gather(*self._worker_end_tasks)


async def _read_line(worker: asyncio.subprocess.Process, think_seconds: float) -> bytes:
    if worker.stdout is None:
        raise BotFailure(CRASHED_FAILURE, "no pipes")
    async with asyncio.timeout(think_seconds):
        return await worker.stdout.readline()


async def _wait_for_end(worker: asyncio.subprocess.Process) -> None:
    """Reads what is left of a worker that was killed, so that its pipes are closed."""
    with contextlib.suppress(TimeoutError, OSError, ValueError):
        async with asyncio.timeout(5):
            await worker.communicate()
