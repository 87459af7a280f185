"""Gymnasium's own check on every title, and what a learner among bots can rely on."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paddock.bots.levels import UnknownBotError
from paddock.core import registry
from paddock.rl.single_agent import PaddockSingleEnv, env_name


@pytest.mark.parametrize("title", registry.titles())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_single_environment_passes_gymnasiums_check_under_its_name(title: str) -> None:
    env = gymnasium.make(f"paddock.rl.single_agent:{env_name(title)}").unwrapped
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_learner_plays_a_whole_game_among_bots(seat: int | None) -> None:
    env = PaddockSingleEnv("gang_rush", 3, bots=("random", "driver"), seat=seat, rewards="place")
    generator = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        assert (seen["action_mask"] == env.action_masks()).all()
        seen, reward, over, truncated, _ = env.step(generator.choice(np.flatnonzero(env.action_masks())))
        total += reward
        assert not truncated
    outcome = env.training_game.game.outcome(env.training_game.state)
    assert outcome is not None
    place = outcome.placings[env.seat].place
    assert total == pytest.approx({1: 1.0, 2: 0.0, 3: -1.0}[place])


def test_an_illegal_action_ends_the_game() -> None:
    env = PaddockSingleEnv("roborally")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(10_000)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


def test_bots_and_seats_that_there_are_not_are_refused() -> None:
    with pytest.raises(UnknownBotError):
        PaddockSingleEnv("roborally", bots="nobody")
    with pytest.raises(ValueError, match="2 bots are needed, one for each other seat; 1 are named"):
        PaddockSingleEnv("roborally", 3, bots=["random"])
    with pytest.raises(ValueError, match="from 0 to 1"):
        PaddockSingleEnv("roborally", 2, seat=2)
