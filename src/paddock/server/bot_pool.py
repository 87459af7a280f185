"""Bots think in processes of their own: one that hangs is killed, one that crashes is replaced, and the table goes on.

The event loop only ever waits for a line; see :mod:`paddock.server.bot_worker` for the other side.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.server.bot_worker import READY_LINE, BotAnswer, BotQuestion
from paddock.server.metrics import Metrics

HUNG: Final = "hung"
CRASHED: Final = "crashed"
START_SECONDS: Final = 120.0
"""Seconds that a process has to start, on a machine that is busy with anything but it."""
MAX_LINE_BYTES: Final = 1 << 20

_LOG: Final = logging.getLogger("paddock.server")


class BotFailure(Exception):  # noqa: N818 (it is no error of the caller's)
    """A bot that gave no answer; `problem` is `hung` or `crashed`."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem, detail)
        self.problem: Final = problem
        self.detail: Final = detail


class BotPool:
    """A small pool of workers, started when they are needed."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics | None = None,
        command: Sequence[str] = (),
        search_seconds: float = math.inf,
        playouts: int = 0,
    ) -> None:
        self.size: Final = workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds: Final = seconds
        self.search_seconds: Final = min(search_seconds, seconds / 2)
        """The rest is for what a first question looks up, which is not on a bot's clock."""
        self.playouts: Final = playouts
        self.busy = 0
        self._command: Final = tuple(command) or (sys.executable, "-m", "paddock.server.bot_worker")
        self._metrics: Final = metrics
        self._idle: Final[list[asyncio.subprocess.Process]] = []
        self._all: Final[set[asyncio.subprocess.Process]] = set()
        self._reaping: Final[set[asyncio.Task[None]]] = set()
        self._free_worker: Final = asyncio.Semaphore(self.size)
        self._encoder: Final = msgspec.json.Encoder()
        self._decoder: Final = msgspec.json.Decoder(BotAnswer)
        self._closed = False

    async def ask(self, question: BotQuestion, seconds: float | None = None) -> BotAnswer:
        """Puts a question to the next free worker; raises `BotFailure`, having replaced the worker."""
        async with self._free_worker:
            if self._closed:
                raise asyncio.CancelledError
            self.busy += 1
            started = time.monotonic()
            question = msgspec.structs.replace(question, seconds=self.search_seconds, playouts=self.playouts)
            try:
                return await self._ask_worker(question, self.seconds if seconds is None else seconds)
            finally:
                self.busy -= 1
                if self._metrics is not None:
                    self._metrics.bot_seconds.add(time.monotonic() - started)

    async def _ask_worker(self, question: BotQuestion, seconds: float) -> BotAnswer:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            if worker.stdin is None or worker.stdout is None:
                raise BotFailure(CRASHED, "no pipes")
            worker.stdin.write(self._encoder.encode(question) + b"\n")
            async with asyncio.timeout(seconds):
                line = await worker.stdout.readline()
            if not line:
                raise BotFailure(CRASHED, "the process ended")
            answer = self._decoder.decode(line)
        except TimeoutError:
            self._kill(worker)
            raise BotFailure(HUNG) from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            self._kill(worker)
            raise BotFailure(CRASHED, str(error)) from None
        except BaseException:
            self._kill(worker)
            raise
        self._idle.append(worker)
        if answer.error:
            raise BotFailure(CRASHED, answer.error)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=MAX_LINE_BYTES
        )
        self._all.add(worker)
        try:
            if worker.stdout is None:
                raise BotFailure(CRASHED, "no pipes")
            async with asyncio.timeout(START_SECONDS):
                if await worker.stdout.readline() != READY_LINE:
                    raise BotFailure(CRASHED, "the process did not start")
        except TimeoutError:
            self._kill(worker)
            raise BotFailure(CRASHED, "the process did not start") from None
        except BaseException:
            self._kill(worker)
            raise
        return worker

    def _kill(self, worker: asyncio.subprocess.Process) -> None:
        """Ends a worker, and waits elsewhere until it is gone."""
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        reaping = asyncio.create_task(_reap(worker))
        self._reaping.add(reaping)
        reaping.add_done_callback(self._reaping.discard)

    async def close(self) -> None:
        """Ends all workers."""
        self._closed = True
        for worker in list(self._all):
            self._kill(worker)
        await asyncio.gather(*self._reaping)


async def _reap(worker: asyncio.subprocess.Process) -> None:
    """Reads what is left of a worker that was killed, so that its pipes are closed."""
    with contextlib.suppress(TimeoutError, OSError, ValueError):
        async with asyncio.timeout(5):
            await worker.communicate()
