"""PettingZoo's own tests on every title, and what our environments promise besides."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

from paddock.core import registry
from paddock.rl.aec import PaddockEnv, env
from paddock.rl.parallel import PaddockParallelEnv, parallel_env

ZOO: Any = importlib.import_module("pettingzoo.test")
TITLES = registry.titles()
CYCLES = 150
every_title = pytest.mark.parametrize("title", TITLES)


def any_action(seen: Any, generator: np.random.Generator) -> Any:
    return generator.choice(np.flatnonzero(seen["action_mask"]))


@every_title
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_aec_environment_passes_pettingzoos_tests(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    ZOO.api_test(env(title), num_cycles=CYCLES)
    ZOO.seed_test(lambda: env(title), num_cycles=CYCLES // 3)
    ZOO.test_save_obs(env(title))
    assert "Passed API test" in capsys.readouterr().out


@every_title
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_parallel_environment_passes_pettingzoos_tests(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    ZOO.parallel_api_test(parallel_env(title), num_cycles=CYCLES)
    ZOO.parallel_seed_test(lambda: parallel_env(title), num_cycles=CYCLES // 3)
    assert "Passed Parallel API test" in capsys.readouterr().out


@every_title
def test_a_game_ends_with_the_rewards_of_its_outcome(title: str) -> None:
    game = env(title, registry.game(title).max_seats)
    generator = np.random.default_rng(3)
    game.reset(seed=3)
    total = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, info = game.last()
        total[agent] += reward
        assert not truncated
        assert not info
        game.step(None if terminated else any_action(seen, generator))
    outcome = game.training_game.game.outcome(game.training_game.state)
    assert outcome is not None
    assert list(total.values()) == [2 * share - 1 for share in outcome.victory_shares()]


def test_names_carry_the_version_of_rules_and_encoder() -> None:
    assert str(env("roborally")) == str(parallel_env("roborally")) == "roborally_v1"


@pytest.mark.parametrize("action", [-1, 10_000, None, "seal", 0.5])
def test_an_illegal_action_ends_the_game_and_costs_who_took_it(action: Any) -> None:
    game: PaddockEnv = env("roborally", 3)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(action)
    assert all(game.terminations.values())
    assert game.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert game.infos[agent] == {"illegal": True}
    assert not game.infos["seat_1"]


def test_an_illegal_action_among_several_ends_the_game_before_anything_is_carried_out() -> None:
    game: PaddockParallelEnv = parallel_env("roborally", 2)
    seen, _ = game.reset(seed=1)
    before = game.training_game.game.dump(game.training_game.state)
    legal = any_action(seen["seat_1"], np.random.default_rng(1))
    _, rewards, terminated, _, infos = game.step({"seat_0": game.wait_action, "seat_1": legal})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(terminated.values())
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}
    assert game.training_game.game.dump(game.training_game.state) == before
    assert not game.agents


def test_who_is_not_asked_waits() -> None:
    game = parallel_env("gang_rush", 3)
    seen, _ = game.reset(seed=1)
    asked = [agent for agent in game.agents if not seen[agent]["action_mask"][game.wait_action]]
    assert len(asked) == 1
    for agent in set(game.agents) - set(asked):
        assert seen[agent]["action_mask"].sum() == 1


def test_everybody_programs_at_once_in_parallel() -> None:
    game = parallel_env("roborally", 4, {"choose_robots": False})
    seen, _ = game.reset(seed=2)
    assert not any(each["action_mask"][game.wait_action] for each in seen.values())
    generator = np.random.default_rng(1)
    for _ in range(5):
        seen, *_ = game.step({agent: any_action(seen[agent], generator) for agent in game.agents})
    assert min(game.training_game.state.registers) >= 0


def test_what_one_decides_in_secret_shows_to_nobody_who_is_asked_later() -> None:
    game = env("roborally", 2, {"choose_robots": False})
    game.reset(seed=2)
    before = game.observe("seat_1")
    game.step(any_action(game.observe("seat_0"), np.random.default_rng(1)))
    after = game.observe("seat_1")
    assert all((before[part] == after[part]).all() for part in before)


def test_a_long_game_can_be_cut_off() -> None:
    game = env("great_race", max_decisions=5)
    generator = np.random.default_rng(1)
    game.reset(seed=1)
    for _ in range(5):
        assert not any(game.truncations.values())
        game.step(any_action(game.observe(game.agent_selection), generator))
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    both = parallel_env("great_race", max_cycles=1)
    seen, _ = both.reset(seed=1)
    _, _, terminated, truncated, _ = both.step({agent: any_action(seen[agent], generator) for agent in both.agents})
    assert all(truncated.values())
    assert not any(terminated.values())


def test_settings_are_the_titles_own_and_a_wrong_one_is_refused() -> None:
    game = env("rallyman_gt", 2, {"circuit": "3"}, render_mode="ansi")
    game.reset(seed=1)
    assert '"circuit":"3"' in game.render()
    with pytest.raises(Exception, match="circuit"):
        env("rallyman_gt", 2, {"circuit": "99"})
