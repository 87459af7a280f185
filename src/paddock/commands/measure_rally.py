"""The measurements of `paddock bench` on Classic Rally: decisions, copies, legal lists, all plans of a car."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time

from paddock.core.chance import LiveChance
from paddock.games.classic_rally.content import CAPACITY, CARDS, FUEL, RALLY
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.plans import plans
from paddock.games.classic_rally.state import TURN, State

SEATS = (1, 2, 4)
POSITIONS = 100
"""How many positions copies, legal lists and plans are measured on."""
FIRST = 5
"""One in so many decisions of a turn is taken for a position."""


def decisions_per_second(seats: int, seconds: float, chance: random.Random) -> float:
    """Random races: who is waited for, the whole legal list, one decision of it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = GAME.waiting_for, GAME.legal, GAME.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = GAME.setup(seats, {})
        GAME.advance(state, source)
        while waiting := waiting_for(state):
            choices = legal(state, waiting[0])
            play(state, waiting[0], choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def on_turn(seats: int) -> list[State]:
    """Positions from random races in which a rally car's move is still to come."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        chance = random.Random(f"{seats}/{number}")
        number += 1
        state, source, met = GAME.setup(seats, {}), LiveChance(chance), 0
        GAME.advance(state, source)
        while len(found) < POSITIONS and (waiting := GAME.waiting_for(state)):
            if state.phase == TURN and not state.moved:
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


def _legal(state: State) -> object:
    return GAME.legal(state, state.player)


def _plans(state: State) -> object:
    return plans(state, state.player)


def _at_its_best(state: State) -> State:
    """The same position with a full tank and a car that nothing holds."""
    found, seat = GAME.copy(state), state.player
    found.load[CARDS * seat + FUEL] = CAPACITY[RALLY]
    found.held[seat] = ()
    found.barred[seat] = found.marked[seat] = found.sabotaged[seat] = 0
    return found


def _slowest(act: Callable[[State], object], states: list[State], seconds: float) -> float:
    """The mean time of one act on the position that takes longest."""
    return max(_microseconds(act, [state], seconds / len(states)) for state in states)


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {seats: on_turn(seats) for seats in SEATS}
    ready = {seats: [_at_its_best(state) for state in states] for seats, states in prepared.items()}

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for seats, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"rally decisions {seats}"] = decisions_per_second(seats, seconds, chance)
            found[f"rally copy {seats}"] = _microseconds(GAME.copy, states, seconds / 10)
            found[f"rally legal {seats}"] = _microseconds(_legal, states, seconds / 10)
            found[f"rally plans {seats}"] = _slowest(_plans, ready[seats], seconds / 10)
        return found

    return one
