"""What `paddock bench` measures on Classic Rally: legal lists, all plans of a car."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAct, random_positions
from paddock.core.chance import Chance
from paddock.games.classic_rally.components.content import CAPACITY, CARDS, FUEL, RALLY
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.state import TURN, State
from paddock.games.classic_rally.views.plans import plans

POSITIONS: Final = 100
ONE_IN: Final = 5
"""One in so many decisions of a turn is taken for a position."""


def _opening(seats: int) -> State:
    return GAME.setup(seats, {})


def _to_move(state: State) -> bool:
    """Whether a rally car's move is still to come."""
    return state.phase == TURN and not state.moved


def _positions(seats: int, generators: RandomSources) -> list[State]:
    return random_positions(GAME, partial(_opening, seats), _to_move, POSITIONS, ONE_IN, seats, generators)


def _legal(state: State, chance: Chance) -> object:
    return GAME.legal(state, state.player)


def _plans(state: State, chance: Chance) -> object:
    return plans(state, state.player)


def _at_its_best(state: State) -> State:
    """The same position with a full tank and a car that nothing holds."""
    found, seat = GAME.copy(state), state.player
    found.load[CARDS * seat + FUEL] = CAPACITY[RALLY]
    found.held[seat] = ()
    found.barred[seat] = found.marked[seat] = found.sabotaged[seat] = 0
    return found


BENCHMARK: Final = Benchmark(
    "cars",
    (1, 2, 4),
    _opening,
    _positions,
    [
        TimedAct("legal", _legal),
        TimedAct(
            "plans",
            _plans,
            prepare=lambda states: [_at_its_best(state) for state in states],
            slowest=True,
            decimals=0,
            max_microseconds=2_000,
            said="all legal plans",
        ),
    ],
    description="""\
random races on the beginner layout likewise. **legal**: the legal list in a position of them in which the rally car has
yet to move; **plans**: all its legal plans there with a full tank and nothing broken, in the position that takes
longest.""",
)
