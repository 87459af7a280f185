"""What `paddock bench` measures on RoboRally: whole turns, without and with the deal that follows."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.benchmark import Benchmark, RandomSource, RandomSources, RatedAction
from paddock.core.chance import ChanceSource, LiveChance

from ..game import GAME
from ..rules.decisions import SEAL_DECISION
from ..rules.phases import STEP_TURN_START
from ..rules.state import State

BENCHMARK_COURSE: Final = "risky_exchange"
POSITION_COUNT: Final = 150
NO_PAUSE: Final = -1
"""Instead of the step before which the engine stops."""
ReadyPosition = tuple[State, int, int]
"""A position, the seat that has yet to seal, and the turn that it is."""


def _new_game(robot_count: int) -> State:
    return GAME.setup(robot_count, {"course": BENCHMARK_COURSE, "choose_robots": False})


def _scattered_position(robot_count: int, random_source: RandomSource) -> State:
    """All robots somewhere on the course, undamaged, at the start of a turn."""
    state = _new_game(robot_count)
    GAME.advance(state, LiveChance(random_source))
    course = state.course
    free = [square for square in range(course.size) if course.is_on_board[square] and not course.is_pit[square]]
    state.square = random_source.sample(free, robot_count)
    state.facing = [random_source.randrange(4) for _ in range(robot_count)]
    state.archive = state.square[:]
    return state


def _sealed_but_one_position(robot_count: int, random_source: RandomSource) -> State:
    """A position in which every program is laid and all but one are sealed."""
    state, source = _scattered_position(robot_count, random_source), LiveChance(random_source)
    while True:
        waiting = GAME.waiting_for(state)
        choices = GAME.legal(state, waiting[0])
        if len(waiting) == 1 and choices == [SEAL_DECISION]:
            return state
        GAME.play(state, waiting[0], random_source.choice(choices), source)


def _benchmark_positions(robot_count: int, random_sources: RandomSources) -> list[State]:
    return [
        _sealed_but_one_position(robot_count, random_sources(f"{robot_count}/{number}"))
        for number in range(POSITION_COUNT)
    ]


def _with_seat_and_turn(states: list[State]) -> list[ReadyPosition]:
    return [(state, GAME.waiting_for(state)[0], state.turn) for state in states]


def _copy_pausing_before_deal(ready_position: ReadyPosition) -> ReadyPosition:
    state, seat, turn = ready_position
    new = GAME.copy(state)
    new.pause_at = STEP_TURN_START.code
    return new, seat, turn


def _copy_without_pause(ready_position: ReadyPosition) -> ReadyPosition:
    state, seat, turn = ready_position
    new = GAME.copy(state)
    new.pause_at = NO_PAUSE
    return new, seat, turn


def _play_turn(ready_position: ReadyPosition, chance_source: ChanceSource) -> None:
    """From the last seal to the next turn. Questions on the way are answered by their defaults."""
    state, seat, turn = ready_position
    GAME.play(state, seat, SEAL_DECISION, chance_source)
    while state.turn == turn:
        waiting = GAME.waiting_for(state)
        if not waiting:
            break
        GAME.play(state, waiting[0], GAME.default_decision(state, waiting[0]), chance_source)


BENCHMARK: Final = Benchmark(
    "robots",
    (2, 4, 8),
    _new_game,
    _benchmark_positions,
    [
        RatedAction(
            "turns",
            _play_turn,
            make_position=_copy_pausing_before_deal,
            prepare_positions=_with_seat_and_turn,
            min_per_second={"pure Python": 3_000, "compiled": 12_000},
            description="turns/s",
        ),
        RatedAction(
            "turns with deal", _play_turn, make_position=_copy_without_pause, prepare_positions=_with_seat_and_turn
        ),
    ],
    any_seat_decides=True,
    description=f"""\
random games on `{BENCHMARK_COURSE}`; whoever decides is drawn from those that are waited for. **turns/s**:
{POSITION_COUNT} positions with all robots scattered over the course, undamaged, every program laid at random and all
but one sealed. The clock runs from the last seal through power-down declarations, five registers, repairs, wiping and
re-entry to the moment before the next deal; questions on the way are answered by their defaults. Copying the positions
is not counted. **turns with deal**: the same until the next programs are owed.""",
)
