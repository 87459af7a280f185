"""What `paddock bench` measures on The Great Race: legal lists; solo, and races of several."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAct, random_positions
from paddock.core.chance import Chance
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.state import CONVOY, State

LAYERS: Final = {"evolving_deck": True, "legacy": True, "passport": True}
"""One plays against the Torpedo, with all three layers."""
POSITIONS: Final = 100
ONE_IN: Final = 5
"""One in so many decisions of the convoy is taken for a position."""


def _opening(seats: int) -> State:
    return GAME.setup(seats, LAYERS if seats == 1 else {})


def _positions(seats: int, generators: RandomSources) -> list[State]:
    return random_positions(
        GAME, partial(_opening, seats), lambda state: state.phase == CONVOY, POSITIONS, ONE_IN, seats, generators
    )


def _legal(state: State, chance: Chance) -> object:
    return GAME.legal(state, GAME.waiting_for(state)[0])


BENCHMARK: Final = Benchmark(
    "crews",
    (1, 2, 5),
    _opening,
    _positions,
    [TimedAct("legal", _legal)],
    description="""\
random races likewise; one crew plays against the Torpedo, with all three layers, and what the Torpedo does between its
decisions counts. **legal**: the legal list in a position of a convoy.""",
)
