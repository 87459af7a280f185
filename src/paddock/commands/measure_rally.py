"""The measurements of `paddock bench` on Classic Rally: decisions, copies, legal lists, all plans of a car."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from paddock.commands.measuring import decisions_per_second, microseconds, positions
from paddock.games.classic_rally.components.content import CAPACITY, CARDS, FUEL, RALLY
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.state import TURN, State
from paddock.games.classic_rally.views.plans import plans

SEATS = (1, 2, 4)
POSITIONS = 100
"""How many positions copies, legal lists and plans are measured on."""
FIRST = 5
"""One in so many decisions of a turn is taken for a position."""


def _opening(seats: int) -> State:
    return GAME.setup(seats, {})


def _to_move(state: State) -> bool:
    """Whether a rally car's move is still to come."""
    return state.phase == TURN and not state.moved


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
    return max(microseconds(act, [state], seconds / len(states)) for state in states)


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {seats: positions(GAME, partial(_opening, seats), _to_move, POSITIONS, FIRST, seats) for seats in SEATS}
    ready = {seats: [_at_its_best(state) for state in states] for seats, states in prepared.items()}

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for seats, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"rally decisions {seats}"] = decisions_per_second(GAME, partial(_opening, seats), seconds, chance)
            found[f"rally copy {seats}"] = microseconds(GAME.copy, states, seconds / 10)
            found[f"rally legal {seats}"] = microseconds(_legal, states, seconds / 10)
            found[f"rally plans {seats}"] = _slowest(_plans, ready[seats], seconds / 10)
        return found

    return one
