"""The measurements of training run, and their tables say what was reached."""

from __future__ import annotations

from paddock.commands.bench_report import BenchReport, training_process
from paddock.core import registry
from paddock.rl.aec import env as aec_env
from paddock.rl.benchmark import aec_steps_per_second, backgammon_steps_per_second, vector_steps_per_second
from paddock.rl.vector import VectorEnv

BRIEF = 0.002


def test_every_loop_takes_steps() -> None:
    assert aec_steps_per_second(aec_env("rallyman_gt"), BRIEF, 1) > 0
    assert backgammon_steps_per_second(BRIEF, 1) > 0
    with VectorEnv("rallyman_gt", game_count=4) as env:
        assert vector_steps_per_second(env, BRIEF, 1) > 0


def test_goals_are_held_against_the_slowest_title() -> None:
    figures = {f"aec {title}": 200.0 for title in registry.titles()}
    figures |= {f"vector {title}": 5_000.0 for title in registry.titles()}
    figures |= {"connect four": 100.0, "backgammon": 500.0, "aec roborally": 140.0}
    rounds = [{training_process("pure Python"): figures}]
    (aec, many) = BenchReport(rounds).training_goals()
    assert aec[1:] == (1.5, 1.4, False)
    assert many[1:] == (20.0, 25.0, True)
    assert "| pure Python, RoboRally | 140 | 1.40 × | 5,000 | 35.7 × | 35.7 × |" in BenchReport(rounds).training_table()
    assert BenchReport([{"yardstick": {}}]).training_table() == []


def test_many_games_of_the_compiled_form_are_held_against_both_loops() -> None:
    plain = {f"{kind} {title}": 100.0 for kind in ("aec", "vector") for title in registry.titles()}
    compiled = {name: figure * (2 if name.startswith("aec") else 30) for name, figure in plain.items()}
    others = {"connect four": 50.0, "backgammon": 50.0}
    names = [training_process(form) for form in ("pure Python", "compiled")]
    goals = BenchReport([dict(zip(names, (plain | others, compiled | others), strict=True))]).training_goals()
    assert [goal[2] for goal in goals if "many" in goal[0]] == [1.0, 15.0, 30.0]
    assert BenchReport([{"yardstick": {}}]).training_goals() == []
