"""What `paddock bench` measures on Classic Rally: legal lists, all plans of a car."""
# mypyc: off

from __future__ import annotations

from functools import partial
from typing import Final

from paddock.core.benchmark import Benchmark, RandomSources, TimedAction, random_positions

from ..components.content import BOARD_RALLY, CAPACITY_BY_BOARD, CARD_FUEL, CARD_KIND_COUNT
from ..game import GAME
from ..rules.phases import PHASE_TURN
from ..rules.state import State
from ..views.plans import legal_plans

POSITION_COUNT: Final = 100
SAMPLE_INTERVAL: Final = 5
"""One in so many decisions of a turn is taken for a position."""


def _new_game(seats: int) -> State:
    return GAME.setup(seats, {})


def _sample_positions(seats: int, random_sources: RandomSources) -> list[State]:
    def is_before_move(state: State) -> bool:
        return state.phase == PHASE_TURN and not state.rally_moved

    start = partial(_new_game, seats)
    return random_positions(GAME, start, is_before_move, POSITION_COUNT, SAMPLE_INTERVAL, seats, random_sources)


def _unhindered_position(state: State) -> State:
    """The same position with a full tank and a car that nothing holds."""
    position, seat = GAME.copy(state), state.active_seat
    position.rally_load[CARD_KIND_COUNT * seat + CARD_FUEL] = CAPACITY_BY_BOARD[BOARD_RALLY]
    position.hazards_held[seat] = ()
    position.barred[seat] = position.disabled_slots[seat] = position.sabotaged_slots[seat] = 0
    return position


BENCHMARK: Final = Benchmark(
    "cars",
    (1, 2, 4),
    _new_game,
    _sample_positions,
    [
        TimedAction("legal", lambda state, chance_source: GAME.legal(state, state.active_seat)),
        TimedAction(
            "plans",
            lambda state, chance_source: legal_plans(state, state.active_seat),
            prepare_positions=lambda states: [_unhindered_position(state) for state in states],
            takes_slowest=True,
            decimals=0,
            max_microseconds=2_000,
            description="all legal plans",
        ),
    ],
    description="""\
random races on the beginner layout likewise. **legal**: the legal list in a position of them in which the rally car has
yet to move; **plans**: all its legal plans there with a full tank and nothing broken, in the position that takes
longest.""",
)
