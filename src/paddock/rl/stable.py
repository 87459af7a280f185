"""Many games in one process, stepped together: the part of the vectorised environment that knows the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from paddock.core.decision import Decision
from paddock.rl.rewards import ILLEGAL
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
        options: Mapping[str, object],
        rewards: str,
        first: int,
        batch: Batch,
    ) -> None:
        self._table: Final = Table(title, seats, options, rewards)
        self._title: Final = title
        self._asked: Final = (seats, options, rewards)
        self._first: Final = first
        self._batch: Final = batch
        self._games: Final = len(batch.seats)
        self._tables: list[Table] = []
        self._choices: list[dict[int, Decision]] = [{} for _ in range(self._games)]

    def reset(self, seed: int) -> None:
        """All games from their beginning."""
        seats, options, rewards = self._asked
        batch = self._batch
        self._tables = [Table(self._title, seats, options, rewards) for _ in range(self._games)]
        for number, table in enumerate(self._tables):
            table.reset(seed * SEEDS + self._first + number)
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        self._look()

    def step(self) -> None:
        """The asked seat of every game takes its action; games that end begin again."""
        batch, choices = self._batch, self._choices
        earned: list[tuple[int, list[float]]] = []
        ended: list[int] = []
        illegal: list[int] = []
        for number, action in enumerate(batch.actions.tolist()):
            table = self._tables[number]
            seat = table.waiting[0]
            decision = choices[number].get(action)
            if decision is None:
                illegal.append(number)
                earned.append((number, [ILLEGAL if each == seat else 0.0 for each in range(table.seats)]))
                table.waiting = []
            else:
                found = table.play(seat, decision)
                if found is not table.nothing:
                    earned.append((number, found))
            if not table.waiting:
                ended.append(number)
                table.reset()
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        for number, found in earned:
            batch.rewards[number] = found
        if ended:
            batch.ended[ended] = True
            batch.illegal[illegal] = True
        self._look()

    def _look(self) -> None:
        """Writes what the asked seats see and may do."""
        batch = self._batch
        actions = batch.masks.shape[1]
        seen: list[bytes] = []
        marks: list[int] = []
        seats: list[int] = []
        encoder, legal_of = self._table.encoder, self._table.game.legal
        observe, codes_of = encoder.observe, encoder.codes
        start = 0
        for number, table in enumerate(self._tables):
            state = table.state
            seat = table.waiting[0]
            legal = legal_of(state, seat)
            codes = codes_of(state, seat, legal)
            self._choices[number] = dict(zip(codes, legal, strict=True))
            seen.append(bytes(observe(state, seat)))
            marks += [start + code for code in codes]
            seats.append(seat)
            start += actions
        batch.observations[:] = np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(batch.observations.shape)
        batch.masks.fill(0)
        batch.masks.reshape(-1)[marks] = 1
        batch.seats[:] = seats
