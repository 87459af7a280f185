"""How many steps a second the environments take, beside those of others, all with the same loop in the same run.

python -m paddock.rl.benchmark        # a table on the screen; `paddock bench` has it too
"""

from __future__ import annotations

import atexit
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from paddock.core import registry
from paddock.core.benchmark import rate_per_second
from paddock.rl.aec import env as aec_env
from paddock.rl.vector import VectorEnv

DEFAULT_ROUNDS: Final = 3
DEFAULT_SECONDS: Final = 1.0
VECTOR_GAMES: Final = 256
VECTOR_WORKERS: Final = 2
STEPS_AT_ONCE: Final = 100


def aec_steps_per_second(env: Any, seconds: float, seed: int) -> float:
    """A random policy over PettingZoo's loop: `last`, an action out of the mask, `step`."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)

    def take_steps() -> int:
        for _ in range(STEPS_AT_ONCE):
            if not env.agents:
                env.reset()
            seen, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"])))
        return STEPS_AT_ONCE

    return rate_per_second(take_steps, seconds, process_time)


def vector_steps_per_second(env: VectorEnv, seconds: float, seed: int) -> float:
    """A random policy over all games at once. What counts is the processor time of this process and of its busiest
    worker: they wait for each other, so that is how long it takes where nobody else uses the cores."""
    noise = np.random.default_rng(seed).integers(1, 256, (16, env.games, env.actions), dtype=np.uint8)
    batch = env.reset(seed=seed)
    count, began, before, spent = 0, process_time(), _worker_cpu_seconds(), 0.0
    while spent < seconds:
        for _ in range(8):
            batch = env.step((batch.masks * noise[count % len(noise)]).argmax(axis=1))
            count += 1
        busiest = max((now - before[worker] for worker, now in _worker_cpu_seconds().items()), default=0.0)
        spent = process_time() - began + busiest
    return count * env.games / spent


def _worker_cpu_seconds() -> dict[int, float]:
    """The processor time of each worker so far; where the system does not tell, the clock on the wall."""
    seconds: dict[int, float] = {}
    for process in active_children():
        try:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            seconds[process.pid or 0] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            seconds[process.pid or 0] = perf_counter()
    return seconds


@contextmanager
def use_all_cores() -> Iterator[None]:
    """Lets this process, and those that it starts, use every core, even if it was kept on one."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def connect_four_env() -> Any:
    """PettingZoo's own."""
    from pettingzoo.classic import connect_four_v3

    make: Any = connect_four_v3.env
    return make()


def backgammon_steps_per_second(seconds: float, seed: int) -> float:
    """OpenSpiel's backgammon, driven from Python with the observation of each step."""
    import pyspiel

    chance = random.Random(seed)
    game = pyspiel.load_game("backgammon")

    def play_game() -> int:
        count, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            count += 1
        return count

    return rate_per_second(play_game, seconds, process_time)


def benchmark_rounds(seconds: float) -> Callable[[int], dict[str, float]]:
    """One round of all of them."""
    titles = registry.titles()
    envs = {title: aec_env(title) for title in titles}
    other = connect_four_env()
    with use_all_cores():
        vectors = {title: VectorEnv(title, game_count=VECTOR_GAMES, worker_count=VECTOR_WORKERS) for title in titles}
    for vector in vectors.values():
        atexit.register(vector.close)

    def measure(round_number: int) -> dict[str, float]:
        figures = {f"aec {title}": aec_steps_per_second(env, seconds, round_number) for title, env in envs.items()}
        figures["connect four"] = aec_steps_per_second(other, seconds, round_number)
        figures["backgammon"] = backgammon_steps_per_second(seconds, round_number)
        with use_all_cores():
            for title, vector in vectors.items():
                figures[f"vector {title}"] = vector_steps_per_second(vector, seconds, round_number)
        return figures

    return measure


def main() -> None:
    """Measures, and prints medians and their ratio to connect four."""
    measure = benchmark_rounds(DEFAULT_SECONDS)
    rounds = [measure(number) for number in range(DEFAULT_ROUNDS)]
    for name in rounds[0]:
        ratio = median(figures[name] / figures["connect four"] for figures in rounds)
        print(f"{name:24} {median(figures[name] for figures in rounds):10,.0f} steps/s  {ratio:5.2f} × connect four")


if __name__ == "__main__":
    main()
