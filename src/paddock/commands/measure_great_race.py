"""The measurements of `paddock bench` on The Great Race: decisions, copies, legal lists; solo, and races of several."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time

from paddock.core.chance import LiveChance
from paddock.games.great_race.game import GAME
from paddock.games.great_race.state import CONVOY, State

SEATS = (1, 2, 5)
"""One plays against the Torpedo, with all three layers."""
LAYERS = {"evolving_deck": True, "legacy": True, "passport": True}
POSITIONS = 100
"""How many positions copies and legal lists are measured on."""
FIRST = 5
"""One in so many decisions of the convoy is taken for a position."""


def _opening(seats: int) -> State:
    return GAME.setup(seats, LAYERS if seats == 1 else {})


def decisions_per_second(seats: int, seconds: float, chance: random.Random) -> float:
    """Random races: who is waited for, the whole legal list, one decision of it."""
    pick, source = chance.random, LiveChance(chance)
    waiting_for, legal, play = GAME.waiting_for, GAME.legal, GAME.play
    count, began = 0, process_time()
    while process_time() - began < seconds:
        state = _opening(seats)
        GAME.advance(state, source)
        while waiting := waiting_for(state):
            choices = legal(state, waiting[0])
            play(state, waiting[0], choices[int(pick() * len(choices))], source)
            count += 1
    return count / (process_time() - began)


def in_convoy(seats: int) -> list[State]:
    """Positions from random races in which a crew is asked what it does."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        chance = random.Random(f"{seats}/{number}")
        number += 1
        state, source, met = _opening(seats), LiveChance(chance), 0
        GAME.advance(state, source)
        while len(found) < POSITIONS and (waiting := GAME.waiting_for(state)):
            if state.phase == CONVOY:
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
    return GAME.legal(state, GAME.waiting_for(state)[0])


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {seats: in_convoy(seats) for seats in SEATS}

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for seats, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"race decisions {seats}"] = decisions_per_second(seats, seconds, chance)
            found[f"race copy {seats}"] = _microseconds(GAME.copy, states, seconds / 10)
            found[f"race legal {seats}"] = _microseconds(_legal, states, seconds / 10)
        return found

    return one
