"""Many games in one process, stepped together: the part of the vectorised environment that knows the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from paddock.core.batched_games import BatchedGames
from paddock.core.chance import LiveChance
from paddock.rl.rewards import ILLEGAL_REWARD, Rewards, final_outcome
from paddock.rl.training_game import TrainingGame

ByteArray = npt.NDArray[np.uint8]
BATCH_FIELDS: Final = ("observations", "masks", "seats", "rewards", "ended", "illegal", "actions")
SEEDS_PER_RESET: Final = 1 << 20
"""A seed of the environment is followed by so many seeds of games."""


class Batch:
    """What a step shows, one row for each game: the asked seat's observation and mask, who it is, what each seat
    earned, whether a game has just ended (the row then already shows the next one), and whether by an action that is
    not legal.

    The arrays live in one block of memory, which several processes can share; the next step overwrites them.
    """

    __slots__ = BATCH_FIELDS

    observations: ByteArray
    masks: ByteArray
    seats: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    illegal: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int32]

    def __init__(self, arrays: Mapping[str, Any]) -> None:
        for name in BATCH_FIELDS:
            setattr(self, name, arrays[name])

    def slice_rows(self, first_game: int, last_game: int) -> Batch:
        """Some of the games, in the same memory."""
        return Batch({name: getattr(self, name)[first_game:last_game] for name in BATCH_FIELDS})

    @staticmethod
    def layout(
        game_count: int, byte_size: int, action_count: int, seats: int
    ) -> list[tuple[str, tuple[int, ...], str]]:
        """Name, shape and type of each array."""
        return [
            ("observations", (game_count, byte_size), "u1"),
            ("masks", (game_count, action_count), "u1"),
            ("seats", (game_count,), "i4"),
            ("rewards", (game_count, seats), "f4"),
            ("ended", (game_count,), "?"),
            ("illegal", (game_count,), "?"),
            ("actions", (game_count,), "i4"),
        ]

    @staticmethod
    def byte_size(game_count: int, byte_size: int, action_count: int, seats: int) -> int:
        """How many bytes they take, each array beginning at a multiple of eight."""
        parts = Batch.layout(game_count, byte_size, action_count, seats)
        return sum(_padded_bytes(shape, kind) for _, shape, kind in parts)

    @classmethod
    def from_memory(cls, memory: Any, game_count: int, byte_size: int, action_count: int, seats: int) -> Batch:
        """The arrays over a block of memory."""
        arrays, offset = {}, 0
        for name, shape, kind in cls.layout(game_count, byte_size, action_count, seats):
            arrays[name] = np.ndarray(shape, dtype=kind, buffer=memory, offset=offset)
            offset += _padded_bytes(shape, kind)
        return cls(arrays)


def _padded_bytes(shape: Sequence[int], dtype: str) -> int:
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return size + -size % 8


class VectorWorker:
    """The games number `first_game` and following. A game's chances hang on the seed and its number only, so that it
    does not matter how games are shared out among processes."""

    def __init__(
        self,
        title_name: str,
        seats: int | None,
        settings: Mapping[str, object],
        rewards: str,
        first_game: int,
        batch: Batch,
    ) -> None:
        self._training_game: Final = TrainingGame(title_name, seats, settings, rewards)
        self._first_number: Final = first_game
        self._batch: Final = batch
        self._games: BatchedGames | None = None
        self._rewards: list[Rewards] = []

    def reset(self, seed: int) -> None:
        """All games from their beginning."""
        table, batch = self._training_game, self._batch
        first = seed * SEEDS_PER_RESET + self._first_number
        chances = [LiveChance(random.Random(first + number)) for number in range(len(batch.seats))]
        self._games = BatchedGames(table.game, table.encoder, table.seats, table.settings, chances)
        self._rewards = [Rewards(table.game, table.rewards.reward_kind) for _ in chances]
        for rewards, state in zip(self._rewards, self._games.states, strict=True):
            rewards.begin_game(state)
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        self._write_observations(self._games)

    def step(self) -> None:
        """The asked seat of every game takes its action; games that end begin again."""
        batch, games = self._batch, self._games
        if games is None:
            raise AssertionError("games are reset before they are stepped")
        over, illegal = games.play(batch.actions.tolist())
        batch.rewards.fill(0)
        batch.ended.fill(False)
        batch.illegal.fill(False)
        if self._training_game.are_rewards_shaped:
            for number in set(range(len(batch.seats))).difference(over, illegal):
                batch.rewards[number] = self._rewards[number].decision_rewards(games.states[number])
        for number in over:
            batch.rewards[number] = self._rewards[number].end_rewards(
                final_outcome(self._training_game.game, games.states[number])
            )
        if illegal:
            batch.illegal[illegal] = True
            batch.rewards[illegal, batch.seats[illegal]] = ILLEGAL_REWARD
        for number in (*over, *illegal):
            batch.ended[number] = True
            games.start_game(number)
            self._rewards[number].begin_game(games.states[number])
        self._write_observations(games)

    def _write_observations(self, batched_games: BatchedGames) -> None:
        """Writes what the asked seats see and may do."""
        batch = self._batch
        seen, masks = batched_games.observe_all()
        batch.observations.reshape(-1)[:] = np.frombuffer(seen, dtype=np.uint8)
        batch.masks.reshape(-1)[:] = np.frombuffer(masks, dtype=np.uint8)
        batch.seats[:] = batched_games.deciding_seats
