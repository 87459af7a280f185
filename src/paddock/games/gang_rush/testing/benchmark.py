"""What `paddock bench` measures on GangRush: Breakout: the best reroll."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAction, random_positions
from paddock.core.chance import Chance

from ..bots.heuristics import HEURISTICS
from ..game import GAME
from ..rules.phases import ROLLING_DICE
from ..rules.state import State

POSITIONS: Final = 100
ONE_IN: Final = 5
"""One in so many decisions about rerolls is taken for a position."""


def _opening(cars: int) -> State:
    return GAME.setup(cars, {})


def _positions(cars: int, generators: RandomSources) -> list[State]:
    return random_positions(
        GAME, partial(_opening, cars), lambda state: state.phase == ROLLING_DICE, POSITIONS, ONE_IN, cars, generators
    )


def _best_reroll(state: State, chance: Chance) -> object:
    """What every reroll is worth, by enumeration; the driver takes the best."""
    return HEURISTICS.advise(state, state.current_car, GAME.legal(state, state.current_car), chance)


BENCHMARK: Final = Benchmark(
    "cars",
    (2, 3, 5),
    _opening,
    _positions,
    [TimedAction("reroll", _best_reroll, decimals=0, max_microseconds=5_000, description="the best reroll")],
    description="""\
random races likewise, nothing left out. **reroll**: what every reroll is worth to the driver, in positions of them in
which dice may be rolled again.""",
)
