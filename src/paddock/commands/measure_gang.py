"""The measurements of `paddock bench` on GangRush: Breakout: decisions, copies, the best reroll."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time

from paddock.core.chance import LiveChance
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.heuristics import HEURISTICS
from paddock.games.gang_rush.state import ROLLING, State

CARS = (2, 3, 5)
POSITIONS = 100
"""How many positions copies and rerolls are measured on."""
FIRST = 5
"""One in so many decisions about rerolls is taken for a position."""


def decisions_per_second(cars: int, seconds: float, chance: random.Random) -> float:
    """Random races: who is waited for, the whole legal list, one decision of it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = GAME.waiting_for, GAME.legal, GAME.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = GAME.setup(cars, {})
        GAME.advance(state, source)
        while waiting := waiting_for(state):
            choices = legal(state, waiting[0])
            play(state, waiting[0], choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def rolling(cars: int) -> list[State]:
    """Positions from random races in which dice may be rolled again."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        chance = random.Random(f"{cars}/{number}")
        number += 1
        state, source, met = GAME.setup(cars, {}), LiveChance(chance), 0
        GAME.advance(state, source)
        while waiting := GAME.waiting_for(state):
            if state.phase == ROLLING and len(found) < POSITIONS:
                met += 1
                if met % FIRST == 0:
                    found.append(GAME.copy(state))
            GAME.play(state, waiting[0], chance.choice(GAME.legal(state, waiting[0])), source)
    return found


def _microseconds(act: Callable[[State], object], states: list[State], seconds: float) -> float:
    """The mean time of one act, over all positions at least once."""
    count, began = 0, process_time()
    while not count or process_time() - began < seconds:
        for state in states:
            act(state)
        count += len(states)
    return (process_time() - began) / count * 1e6


def _best_reroll(state: State) -> object:
    """What every reroll is worth, by enumeration; the driver takes the best."""
    seat = state.car
    return HEURISTICS.advise(state, seat, GAME.legal(state, seat), LiveChance(random.Random(0)))


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {cars: rolling(cars) for cars in CARS}

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for cars, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"gang decisions {cars}"] = decisions_per_second(cars, seconds, chance)
            found[f"gang copy {cars}"] = _microseconds(GAME.copy, states, seconds / 10)
            found[f"gang reroll {cars}"] = _microseconds(_best_reroll, states, seconds / 10)
        return found

    return one
