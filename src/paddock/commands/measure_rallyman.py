"""The measurements of `paddock bench` on Rallyman: GT: decisions, copies, legal lists of planning steps, odds."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from paddock.commands.measuring import decisions_per_second, microseconds
from paddock.core.chance import LiveChance
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.rules.decisions import GAS_ACTION
from paddock.games.rallyman_gt.rules.state import PLANNING, STEP, State, threshold
from paddock.games.rallyman_gt.views import odds
from paddock.games.rallyman_gt.views.pace import ideal_line

CARS = (2, 4, 6)
CIRCUIT = "1"
POSITIONS = 150
"""How many positions copies, legal lists and odds are measured on."""
STEPS = 10
FOCUS = 10
"""Odds are worked out for a plan of so many steps, with so many focus tokens to secure with."""
FIRST = 20
"""Decisions of a random race before its first position is taken, and from one position to the next."""


def _opening(cars: int) -> State:
    return GAME.setup(cars, {"circuit": CIRCUIT})


def planning(cars: int) -> list[State]:
    """Positions from random races in which dice are being laid."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        chance = random.Random(f"{cars}/{number}")
        number += 1
        state, source, met = _opening(cars), LiveChance(chance), 0
        GAME.advance(state, source)
        while waiting := GAME.waiting_for(state):
            met += 1
            if met % FIRST == 0 and state.phase == PLANNING and len(found) < POSITIONS:
                found.append(GAME.copy(state))
            GAME.play(state, waiting[0], chance.choice(GAME.legal(state, waiting[0])), source)
    return found


def _legal(state: State) -> object:
    return GAME.legal(state, state.cast.seat[state.order[0]])


def long_plans(states: list[State]) -> list[State]:
    """The same positions with a plan of ten steps along the ideal line: more than any car has dice for."""
    line = ideal_line(states[0].circuit)
    found: list[State] = []
    for number, state in enumerate(states):
        long = GAME.copy(state)
        car = long.order[0]
        first = number % (len(line) - STEPS - 1)
        long.node[car], long.speed[car], long.focus[car] = line[first], 3, FOCUS
        long.plan = [space * STEP + GAS_ACTION for space in line[first + 1 : first + 1 + STEPS]]
        found.append(long)
    return found


def _odds(state: State) -> object:
    """All that the table tells of a plan: losses step by step, flat out, and what each choice is worth."""
    car = state.order[0]
    plan, limit = odds.stages(state, car, state.plan), threshold(state, car)
    return odds.losses(plan, limit), odds.loss(plan, limit), odds.worth(state, car)


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {cars: planning(cars) for cars in CARS}
    long = {cars: long_plans(states) for cars, states in prepared.items()}

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for cars, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"rallyman decisions {cars}"] = decisions_per_second(GAME, partial(_opening, cars), seconds, chance)
            found[f"rallyman copy {cars}"] = microseconds(GAME.copy, states, seconds / 10)
            found[f"rallyman legal {cars}"] = microseconds(_legal, states, seconds / 10)
            found[f"rallyman odds {cars}"] = microseconds(_odds, long[cars], seconds / 10)
        return found

    return one
