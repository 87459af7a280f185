"""What `paddock bench` measures on GangRush: Breakout: the best reroll."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAction, random_positions
from paddock.core.chance import ChanceSource

from ..bots.heuristics import HEURISTICS
from ..game import GAME
from ..rules.phases import PHASE_ROLLING_DICE
from ..rules.state import State

POSITION_COUNT: Final = 100
SAMPLE_INTERVAL: Final = 5
"""One in so many decisions about rerolls is taken for a position."""


def _opening_position(car_count: int) -> State:
    return GAME.setup(car_count, {})


def _sample_positions(car_count: int, random_sources: RandomSources) -> list[State]:
    return random_positions(
        GAME,
        partial(_opening_position, car_count),
        lambda state: state.phase == PHASE_ROLLING_DICE,
        POSITION_COUNT,
        SAMPLE_INTERVAL,
        car_count,
        random_sources,
    )


def _best_reroll(state: State, chance_source: ChanceSource) -> object:
    """What every reroll is worth, by enumeration; the driver takes the best."""
    return HEURISTICS.advise(state, state.current_car, GAME.legal(state, state.current_car), chance_source)


BENCHMARK: Final = Benchmark(
    "cars",
    (2, 3, 5),
    _opening_position,
    _sample_positions,
    [TimedAction("reroll", _best_reroll, decimals=0, max_microseconds=5_000, description="the best reroll")],
    description="""\
random races likewise, nothing left out. **reroll**: what every reroll is worth to the driver, in positions of them in
which dice may be rolled again.""",
)
