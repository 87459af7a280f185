"""Many games in one process, stepped together: the part of the vectorised environment that knows the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from paddock.core.batched_games import BatchedGames
from paddock.core.chance import LiveChance
from paddock.rl.rewards import ILLEGAL, Rewards, ended
from paddock.rl.table import Table

Bytes = npt.NDArray[np.uint8]
FIELDS: Final = ("observations", "masks", "seats", "rewards", "ended", "illegal", "actions")
SEEDS: Final = 1 << 20
"""A seed of the environment is followed by so many seeds of games."""


class Batch:
    """What a step shows, one row for each game: the asked seat's observation and mask, who it is, what each seat
    earned, whether a game has just ended (the row then already shows the next one), and whether by an action that is
    not legal.

    The arrays live in one block of memory, which several processes can share; the next step overwrites them.
    """

    __slots__ = FIELDS

    observations: Bytes
    masks: Bytes
    seats: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    illegal: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int32]

    def __init__(self, arrays: Mapping[str, Any]) -> None:
        for name in FIELDS:
            setattr(self, name, arrays[name])

    def rows(self, first: int, last: int) -> Batch:
        """Some of the games, in the same memory."""
        return Batch({name: getattr(self, name)[first:last] for name in FIELDS})

    @staticmethod
    def layout(games: int, size: int, actions: int, seats: int) -> list[tuple[str, tuple[int, ...], str]]:
        """Name, shape and type of each array."""
        return [
            ("observations", (games, size), "u1"),
            ("masks", (games, actions), "u1"),
            ("seats", (games,), "i4"),
            ("rewards", (games, seats), "f4"),
            ("ended", (games,), "?"),
            ("illegal", (games,), "?"),
            ("actions", (games,), "i4"),
        ]

    @staticmethod
    def room(games: int, size: int, actions: int, seats: int) -> int:
        """How many bytes they take, each array beginning at a multiple of eight."""
        parts = Batch.layout(games, size, actions, seats)
        return sum(_padded(shape, kind) for _, shape, kind in parts)

    @classmethod
    def over(cls, memory: Any, games: int, size: int, actions: int, seats: int) -> Batch:
        """The arrays over a block of memory."""
        found, at = {}, 0
        for name, shape, kind in cls.layout(games, size, actions, seats):
            found[name] = np.ndarray(shape, dtype=kind, buffer=memory, offset=at)
            at += _padded(shape, kind)
        return cls(found)


def _padded(shape: Sequence[int], kind: str) -> int:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return size + -size % 8


class Stable:
    """The games number `first` and following. A game's chances hang on the seed and its number only, so that it does
    not matter how games are shared out among processes."""

    def __init__(
        self,
        title: str,
        seats: int | None,
        settings: Mapping[str, object],
        rewards: str,
        first: int,
        batch: Batch,
    ) -> None:
        self._table: Final = Table(title, seats, settings, rewards)
        self._first: Final = first
        self._batch: Final = batch
        self._herd: BatchedGames | None = None
        self._rewards: list[Rewards] = []

    def reset(self, seed: int) -> None:
        """All games from their beginning."""
        table, batch = self._table, self._batch
        first = seed * SEEDS + self._first
        chances = [LiveChance(random.Random(first + number)) for number in range(len(batch.seats))]
        self._herd = BatchedGames(table.game, table.encoder, table.seats, table.settings, chances)
        self._rewards = [Rewards(table.game, table.rewards.kind) for _ in chances]
        for rewards, state in zip(self._rewards, self._herd.states, strict=True):
            rewards.begin(state)
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        self._look(self._herd)

    def step(self) -> None:
        """The asked seat of every game takes its action; games that end begin again."""
        batch, herd = self._batch, self._herd
        if herd is None:
            raise AssertionError("games are reset before they are stepped")
        over, illegal = herd.play(batch.actions.tolist())
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        if self._table.shaped:
            for number in set(range(len(batch.seats))).difference(over, illegal):
                batch.rewards[number] = self._rewards[number].after(herd.states[number])
        for number in over:
            batch.rewards[number] = self._rewards[number].at_end(ended(self._table.game, herd.states[number]))
        if illegal:
            batch.illegal[illegal] = True
            batch.rewards[illegal, batch.seats[illegal]] = ILLEGAL
        for number in (*over, *illegal):
            batch.ended[number] = True
            herd.begin(number)
            self._rewards[number].begin(herd.states[number])
        self._look(herd)

    def _look(self, herd: BatchedGames) -> None:
        """Writes what the asked seats see and may do."""
        batch = self._batch
        seen, masks = herd.look()
        batch.observations.reshape(-1)[:] = np.frombuffer(seen, dtype=np.uint8)
        batch.masks.reshape(-1)[:] = np.frombuffer(masks, dtype=np.uint8)
        batch.seats[:] = herd.asked
