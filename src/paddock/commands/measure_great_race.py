"""The measurements of `paddock bench` on The Great Race: decisions, copies, legal lists; solo, and races of several."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from paddock.commands.measuring import decisions_per_second, microseconds, positions
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.state import CONVOY, State

SEATS = (1, 2, 5)
"""One plays against the Torpedo, with all three layers."""
LAYERS = {"evolving_deck": True, "legacy": True, "passport": True}
POSITIONS = 100
"""How many positions copies and legal lists are measured on."""
FIRST = 5
"""One in so many decisions of the convoy is taken for a position."""


def _opening(seats: int) -> State:
    return GAME.setup(seats, LAYERS if seats == 1 else {})


def _legal(state: State) -> object:
    return GAME.legal(state, GAME.waiting_for(state)[0])


def engine(seconds: float) -> Callable[[int], dict[str, float]]:
    """A round on this process's form of the engine."""
    prepared = {
        seats: positions(GAME, partial(_opening, seats), lambda state: state.phase == CONVOY, POSITIONS, FIRST, seats)
        for seats in SEATS
    }

    def one(number: int) -> dict[str, float]:
        found: dict[str, float] = {}
        for seats, states in prepared.items():
            chance = random.Random(f"round {number}")
            found[f"race decisions {seats}"] = decisions_per_second(GAME, partial(_opening, seats), seconds, chance)
            found[f"race copy {seats}"] = microseconds(GAME.copy, states, seconds / 10)
            found[f"race legal {seats}"] = microseconds(_legal, states, seconds / 10)
        return found

    return one
