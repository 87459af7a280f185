"""Environments are copied and pickled in the middle of a game, and go on in the same way; on any form of the engine."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from paddock.bots.policy import FOLDER_VARIABLE
from paddock.core import registry
from paddock.core.record import canonical_json
from paddock.rl import openspiel
from paddock.rl.aec import env
from paddock.rl.parallel import parallel_env
from paddock.rl.single_agent import PaddockSingleEnv
from paddock.rl.training_game import TrainingGame
from tests.rl.untrained import untrained

BEFORE = 12
AFTER = 25
every_title = pytest.mark.parametrize("title", registry.titles())


def pickled(found: Any) -> Any:
    return pickle.loads(pickle.dumps(found))


every_way = pytest.mark.parametrize("again", [pickled, copy.deepcopy])
Again = Callable[[Any], Any]


def any_action(mask: Any, generator: random.Random) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


def dumped(table: TrainingGame) -> bytes:
    return canonical_json(table.game.dump(table.state))


def step(race: Any, generator: random.Random) -> None:
    """The selected agent takes any action."""
    race.step(any_action(race.observe(race.agent_selection)["action_mask"], generator))


@every_way
@every_title
def test_a_race_of_agents_goes_on_from_a_copy_as_from_itself(title: str, again: Again) -> None:
    race = env(title, rewards="shaped")
    race.reset(seed=5)
    generator = random.Random(5)
    for _ in range(BEFORE):
        step(race, generator)
    race.observe(race.agent_selection)
    other, same = again(race), random.Random()
    same.setstate(generator.getstate())
    for _ in range(AFTER):
        step(race, generator)
        step(other, same)
        assert dumped(race.training_game) == dumped(other.training_game)
        assert race.rewards == other.rewards
        assert race.agent_selection == other.agent_selection
        seen, same_seen = race.observe(race.agent_selection), other.observe(race.agent_selection)
        assert all((seen[part] == same_seen[part]).all() for part in seen)


@every_way
@every_title
def test_a_race_of_all_at_once_goes_on_from_a_copy_as_from_itself(title: str, again: Again) -> None:
    race = parallel_env(title, 3)
    seen, _ = race.reset(seed=6)
    generator = random.Random(6)

    def actions() -> dict[str, int]:
        return {agent: any_action(seen[agent]["action_mask"], generator) for agent in race.agents}

    for _ in range(BEFORE):
        seen, *_ = race.step(actions())
    other = again(race)
    for _ in range(BEFORE):
        chosen = actions()
        seen, rewards, *_ = race.step(chosen)
        assert rewards == other.step(chosen)[1]
        assert dumped(race.training_game) == dumped(other.training_game)


@every_way
@every_title
@pytest.mark.parametrize("bots", ["driver", "mine"])
def test_a_learners_race_goes_on_from_a_copy_as_from_itself(
    title: str, bots: str, again: Again, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    untrained(title, tmp_path / f"{title}.mine.onnx")
    race = PaddockSingleEnv(title, bots=bots)
    race.reset(seed=7)
    generator = random.Random(7)
    for _ in range(3):
        race.step(any_action(race.action_masks(), generator))
    other = again(race)
    for _ in range(3):
        action = any_action(race.action_masks(), generator)
        race.step(action)
        other.step(action)
        assert dumped(race.training_game) == dumped(other.training_game)
    race.reset()
    other.reset()
    assert dumped(race.training_game) == dumped(other.training_game)


@every_way
@every_title
def test_a_state_of_openspiel_is_the_same_in_a_copy_at_every_chance_and_decision(title: str, again: Again) -> None:
    state = pyspiel.load_game(f"{openspiel.NAME_PREFIX}{title}").new_initial_state()
    played, generator = registry.game(title), random.Random(8)
    for _ in range(AFTER):
        other = again(state)
        assert other.history() == state.history()
        assert other.current_player() == state.current_player()
        assert other.legal_actions() == state.legal_actions()
        action = generator.choice(state.legal_actions())
        other.apply_action(action)
        state.apply_action(action)
        assert canonical_json(played.dump(other.position)) == canonical_json(played.dump(state.position))


def test_an_environment_that_has_not_begun_is_copied_too() -> None:
    race = pickled(env("roborally", 3, {"choose_robots": False}, rewards="place"))
    race.reset(seed=1)
    assert (race.training_game.seats, race.training_game.rewards.reward_kind) == (3, "place")
    assert race.training_game.settings == {"choose_robots": False}
