"""The vectorised environment: the same games however they are shared out, masks that hold, and clear errors."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from paddock.core import registry
from paddock.core.translations import translations_for
from paddock.rl.vector import VectorEnv, VectorError
from paddock.rl.vector_worker import Batch

TITLES = ["classic_rally", "gang_rush", "great_race", "rallyman_gt", "roborally"]
STEPS = 40


def any_legal(batch: Batch, generator: np.random.Generator) -> np.ndarray:
    """For each game one of its legal actions."""
    return (generator.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(axis=1)


def told(env: VectorEnv, steps: int) -> list[bytes]:
    """What an environment shows over some steps of legal actions that hang on nothing but a seed."""
    generator = np.random.default_rng(5)
    batch = env.reset(seed=3)
    found = []
    for _ in range(steps):
        parts = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
        found.append(b"".join(part.tobytes() for part in parts))
        batch = env.step(any_legal(batch, generator))
    return found


@pytest.mark.parametrize("title", TITLES)
def test_what_the_mask_allows_is_legal(title: str) -> None:
    generator = np.random.default_rng(1)
    with VectorEnv(title, game_count=3) as env:
        batch = env.reset(seed=1)
        for _ in range(STEPS):
            assert batch.masks.any(axis=1).all()
            batch = env.step(any_legal(batch, generator))
            assert not batch.illegal.any()


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes() -> None:
    with (
        VectorEnv("great_race", game_count=5) as alone,
        VectorEnv("great_race", game_count=5, worker_count=2) as shared,
    ):
        assert told(alone, STEPS) == told(shared, STEPS)


def test_a_game_that_ends_begins_again_and_pays_at_that_step() -> None:
    generator = np.random.default_rng(1)
    with VectorEnv("great_race", game_count=8, seats=2) as env:
        batch = env.reset(seed=1)
        ends = 0
        for _ in range(900):
            batch = env.step(any_legal(batch, generator))
            paid = np.abs(batch.rewards).sum(axis=1) > 0
            assert not (paid & ~batch.ended).any()
            ends += int(batch.ended.sum())
            assert batch.masks.any(axis=1).all()
        assert ends > 0


def test_an_illegal_action_costs_its_seat_and_ends_that_game_only() -> None:
    with VectorEnv("great_race", game_count=2) as env:
        batch = env.reset(seed=1)
        actions = batch.masks.argmax(axis=1)
        actions[0] = batch.masks[0].argmin()
        seat = int(batch.seats[0])
        batch = env.step(actions)
        assert batch.illegal.tolist() == [True, False] == batch.ended.tolist()
        assert batch.rewards[0, seat] == -1
        assert batch.rewards[0].sum() == -1
        assert not batch.rewards[1].any()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_done_is_said(language: str) -> None:
    translations = translations_for(language, registry.game("great_race"))
    with pytest.raises(VectorError) as none:
        VectorEnv("great_race", game_count=0)
    with pytest.raises(VectorError) as crowd:
        VectorEnv("great_race", game_count=1, worker_count=2)
    with VectorEnv("great_race", game_count=2) as env:
        with pytest.raises(VectorError) as early:
            env.step(np.zeros(2, dtype=np.int64))
        env.reset()
        with pytest.raises(VectorError) as wrong:
            env.step(np.zeros(3, dtype=np.int64))
    for caught in (none, crowd, early, wrong):
        assert "problem-" not in translations.error(caught.value)


def test_a_worker_that_dies_is_told_and_leaves_nothing_behind() -> None:
    with VectorEnv("great_race", game_count=2, worker_count=1) as env:
        batch = env.reset()
        process, _ = env._workers[0]
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
        with pytest.raises(VectorError):
            env.step(batch.masks.argmax(axis=1))
        assert env._workers == []
        assert env._shared_memory is None
