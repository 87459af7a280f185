"""What `paddock bench` measures on The Great Race: legal lists; solo, and races of several."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAction, random_positions
from paddock.core.chance import ChanceSource

from ..game import GAME
from ..rules.phases import PHASE_CONVOY
from ..rules.state import State

ALL_LAYERS: Final = {"evolving_deck": True, "legacy": True, "passport": True}
"""One plays against the Torpedo, with all three layers."""
POSITION_COUNT: Final = 100
SAMPLE_INTERVAL: Final = 5
"""One in so many decisions of the convoy is taken for a position."""


def _new_game(seats: int) -> State:
    return GAME.setup(seats, ALL_LAYERS if seats == 1 else {})


def _sample_positions(seats: int, random_sources: RandomSources) -> list[State]:
    return random_positions(
        GAME,
        partial(_new_game, seats),
        lambda state: state.phase == PHASE_CONVOY,
        POSITION_COUNT,
        SAMPLE_INTERVAL,
        seats,
        random_sources,
    )


def _list_legal(state: State, chance_source: ChanceSource) -> object:
    return GAME.legal(state, GAME.waiting_for(state)[0])


BENCHMARK: Final = Benchmark(
    "crews",
    (1, 2, 5),
    _new_game,
    _sample_positions,
    [TimedAction("legal", _list_legal)],
    description="""\
random races likewise; one crew plays against the Torpedo, with all three layers, and what the Torpedo does between its
decisions counts. **legal**: the legal list in a position of a convoy.""",
)
