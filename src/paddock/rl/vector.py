"""Many games at once for trainers that think in arrays: in this process, or in several that share memory."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from paddock.core.errors import PaddockError
from paddock.rl.rewards import WIN_REWARDS
from paddock.rl.training_game import TrainingGame
from paddock.rl.vector_worker import Batch, VectorWorker

RESET_COMMAND: Final = b"r"
STEP_COMMAND: Final = b"s"
DONE_ANSWER: Final = b"d"
WORKER_TIMEOUT: Final = 120.0
"""Seconds after which a worker that says nothing is given up."""


class VectorError(PaddockError):
    """Something that a vectorised environment can't do: detail `problem`, and what its message needs."""

    message_key = "error-bad-input"


class VectorEnv:
    """`games` games of a title, stepped together. Each row of a :class:`~paddock.rl.vector_worker.Batch` is the seat
    that is asked in that game; a game that ends begins again by itself. Observations are bytes: times `scales` they lie
    between 0 and 1.

    `batch` is what the last step has shown. `workers` is the number of processes; 0: this one. The same seed gives the
    same games with any number of them.

    >>> import numpy
    >>> with VectorEnv("great_race", game_count=4) as env:
    ...     batch = env.reset(seed=1)
    ...     for _ in range(10):
    ...         batch = env.step(batch.masks.argmax(axis=1))
    >>> batch.masks.shape == (4, env.actions), bool(batch.illegal.any())
    (True, False)
    """

    def __init__(
        self,
        title_name: str,
        game_count: int = 64,
        seats: int | None = None,
        settings: Mapping[str, object] | None = None,
        *,
        rewards: str = WIN_REWARDS,
        worker_count: int = 0,
    ) -> None:
        if game_count < 1 or not 0 <= worker_count <= game_count:
            raise VectorError(problem="vector-games", games=game_count, workers=worker_count)
        table = TrainingGame(title_name, seats, settings, rewards)
        self.title: Final = title_name
        self.games: Final = game_count
        self.seats: Final = table.seats
        self.size: Final = table.encoder.observation_size
        self.actions: Final = table.encoder.action_count
        self.scales: Final = table.scales
        shape = (game_count, self.size, self.actions, self.seats)
        self._worker_args: Final = (title_name, seats, dict(settings or {}), rewards)
        self._shared_memory: SharedMemory | None = None
        self._workers: list[tuple[SpawnProcess, Connection]] = []
        self._local_worker: VectorWorker | None = None
        self._ready_workers = False
        if worker_count == 0:
            self.batch = Batch.from_memory(bytearray(Batch.byte_size(*shape)), *shape)
            self._local_worker = VectorWorker(*self._worker_args, 0, self.batch)
            return
        self._shared_memory = SharedMemory(create=True, size=Batch.byte_size(*shape))
        self.batch = Batch.from_memory(self._shared_memory.buf, *shape)
        try:
            self._start_workers(worker_count, shape)
        except BaseException:
            self.close()
            raise

    def _start_workers(self, worker_count: int, shape: tuple[int, int, int, int]) -> None:
        context = get_context("spawn")
        memory = self._shared_memory
        if memory is None:
            raise AssertionError("workers need shared memory")
        bounds = [self.games * number // worker_count for number in range(worker_count + 1)]
        for first, last in itertools.pairwise(bounds):
            here, there = context.Pipe()
            process = context.Process(
                target=run_worker, args=(there, memory.name, shape, self._worker_args, first, last), daemon=True
            )
            process.start()
            there.close()
            self._workers.append((process, here))
        self._wait_for_workers()

    def reset(self, seed: int = 0) -> Batch:
        """All games from their beginning."""
        self._send(RESET_COMMAND + str(seed).encode())
        if self._local_worker is not None:
            self._local_worker.reset(seed)
        self._ready_workers = True
        return self.batch

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> Batch:
        """One action for each game. What is not legal costs the seat that took it 1 and ends that game."""
        if not self._ready_workers:
            raise VectorError(problem="vector-reset")
        if actions.shape != (self.games,):
            raise VectorError(problem="vector-actions", games=self.games, shape=str(actions.shape))
        self.batch.actions[:] = actions
        self._send(STEP_COMMAND)
        if self._local_worker is not None:
            self._local_worker.step()
        return self.batch

    def _send(self, message: bytes) -> None:
        try:
            for _, pipe in self._workers:
                pipe.send_bytes(message)
        except OSError:
            self._close_with_error()
        self._wait_for_workers()

    def _wait_for_workers(self) -> None:
        try:
            for _, pipe in self._workers:
                if not pipe.poll(WORKER_TIMEOUT) or pipe.recv_bytes() != DONE_ANSWER:
                    self._close_with_error()
        except (OSError, EOFError):
            self._close_with_error()

    def _close_with_error(self) -> None:
        self.close()
        raise VectorError(problem="vector-worker")

    def close(self) -> None:
        """Ends the workers and gives the memory back; the arrays of the last batch are gone with it."""
        self._ready_workers = False
        for process, pipe in self._workers:
            pipe.close()
            process.join(5)
            if process.is_alive():
                process.kill()
        self._workers = []
        if self._shared_memory is not None:
            shape = (self.games, self.size, self.actions, self.seats)
            self.batch = Batch.from_memory(bytearray(Batch.byte_size(*shape)), *shape)
            memory, self._shared_memory = self._shared_memory, None
            with contextlib.suppress(BufferError):
                # Somebody may still look at an old batch; the memory goes when they have done.
                memory.close()
            memory.unlink()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def run_worker(
    pipe: Connection,
    memory_name: str,
    shape: tuple[int, int, int, int],
    worker_args: tuple[str, int | None, dict[str, object], str],
    first_game: int,
    last_game: int,
) -> None:
    """A worker: steps its games whenever it is told to, until the pipe is closed."""
    memory = SharedMemory(memory_name)
    worker = VectorWorker(
        *worker_args, first_game, Batch.from_memory(memory.buf, *shape).slice_rows(first_game, last_game)
    )
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        pipe.send_bytes(DONE_ANSWER)
        while True:
            message = pipe.recv_bytes()
            if message[:1] == RESET_COMMAND:
                worker.reset(int(message[1:]))
            else:
                worker.step()
            pipe.send_bytes(DONE_ANSWER)
