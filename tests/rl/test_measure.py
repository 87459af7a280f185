"""The measurements of training run, and their tables say what was reached."""

from __future__ import annotations

from paddock.commands import bench_training
from paddock.core import registry
from paddock.rl.measure import aec_steps_per_second, backgammon_steps_per_second, title_env, vector_steps_per_second
from paddock.rl.vector import VectorEnv

BRIEF = 0.002


def test_every_loop_takes_steps() -> None:
    assert aec_steps_per_second(title_env("rallyman_gt"), BRIEF, 1) > 0
    assert backgammon_steps_per_second(BRIEF, 1) > 0
    with VectorEnv("rallyman_gt", games=4) as env:
        assert vector_steps_per_second(env, BRIEF, 1) > 0


def test_goals_are_held_against_the_slowest_title() -> None:
    figures = {f"aec {title}": 200.0 for title in registry.titles()}
    figures |= {f"vector {title}": 5_000.0 for title in registry.titles()}
    figures |= {"connect four": 100.0, "backgammon": 500.0, "aec roborally": 140.0}
    rounds = [{bench_training.worker_name("pure Python"): figures}]
    (aec, many) = bench_training.goals(rounds)
    assert aec[1:] == (1.5, 1.4, False)
    assert many[1:] == (20.0, 25.0, True)
    assert "| pure Python, RoboRally | 140 | 1.40 × | 5,000 | 35.7 × |" in bench_training.lines(rounds)
    assert bench_training.lines([{"yardstick": {}}]) == []
