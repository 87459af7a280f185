"""The measurements of `paddock bench` on GangRush: Breakout: decisions, copies, the best reroll."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from paddock.commands.measuring import decisions_per_second, microseconds, positions
from paddock.core.chance import LiveChance
from paddock.games.gang_rush.bots.heuristics import HEURISTICS
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.state import ROLLING, State

CARS = (2, 3, 5)
POSITIONS = 100
"""How many positions copies and rerolls are measured on."""
FIRST = 5
"""One in so many decisions about rerolls is taken for a position."""


def _opening(cars: int) -> State:
    return GAME.setup(cars, {})


def _best_reroll(state: State) -> object:
    """What every reroll is worth, by enumeration; the driver takes the best."""
    seat = state.car
    return HEURISTICS.advise(state, seat, GAME.legal(state, seat), LiveChance(random.Random(0)))


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {
        cars: positions(GAME, partial(_opening, cars), lambda state: state.phase == ROLLING, POSITIONS, FIRST, cars)
        for cars in CARS
    }

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for cars, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"gang decisions {cars}"] = decisions_per_second(GAME, partial(_opening, cars), seconds, chance)
            found[f"gang copy {cars}"] = microseconds(GAME.copy, states, seconds / 10)
            found[f"gang reroll {cars}"] = microseconds(_best_reroll, states, seconds / 10)
        return found

    return one
