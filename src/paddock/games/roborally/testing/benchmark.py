"""What `paddock bench` measures on RoboRally: whole turns, without and with the deal that follows."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.benchmark import Benchmark, Draws, Generators, Rated
from paddock.core.chance import Chance, LiveChance
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.decisions import SEAL_IT
from paddock.games.roborally.rules.state import TURN_START, State

COURSE: Final = "risky_exchange"
POSITIONS: Final = 150
NEVER: Final = -1
"""Instead of the step before which the engine stops."""
Ready = tuple[State, int, int]
"""A position, the seat that has yet to seal, and the turn that it is."""


def _opening(robots: int) -> State:
    return GAME.setup(robots, {"course": COURSE, "choose_robots": False})


def _scattered(robots: int, draws: Draws) -> State:
    """All robots somewhere on the course, undamaged, at the start of a turn."""
    state = _opening(robots)
    GAME.advance(state, LiveChance(draws))
    course = state.course
    free = [square for square in range(course.size) if course.on[square] and not course.pit[square]]
    state.square = draws.sample(free, robots)
    state.facing = [draws.randrange(4) for _ in range(robots)]
    state.archive = state.square[:]
    return state


def _sealed_but_one(robots: int, draws: Draws) -> State:
    """A position in which every program is laid and all but one are sealed."""
    state, source = _scattered(robots, draws), LiveChance(draws)
    while True:
        waiting = GAME.waiting_for(state)
        choices = GAME.legal(state, waiting[0])
        if len(waiting) == 1 and choices == [SEAL_IT]:
            return state
        GAME.play(state, waiting[0], draws.choice(choices), source)


def _positions(robots: int, generators: Generators) -> list[State]:
    return [_sealed_but_one(robots, generators(f"{robots}/{number}")) for number in range(POSITIONS)]


def _ready(states: list[State]) -> list[Ready]:
    return [(state, GAME.waiting_for(state)[0], state.turn) for state in states]


def _before_the_deal(ready: Ready) -> Ready:
    state, seat, turn = ready
    new = GAME.copy(state)
    new.stop = TURN_START
    return new, seat, turn


def _with_the_deal(ready: Ready) -> Ready:
    state, seat, turn = ready
    new = GAME.copy(state)
    new.stop = NEVER
    return new, seat, turn


def _resolve(ready: Ready, chance: Chance) -> None:
    """From the last seal to the next turn. Questions on the way are answered by their defaults."""
    state, seat, turn = ready
    GAME.play(state, seat, SEAL_IT, chance)
    while state.turn == turn:
        waiting = GAME.waiting_for(state)
        if not waiting:
            break
        GAME.play(state, waiting[0], GAME.default(state, waiting[0]), chance)


BENCHMARK: Final = Benchmark(
    "robots",
    (2, 4, 8),
    _opening,
    _positions,
    [
        Rated(
            "turns",
            _resolve,
            fresh=_before_the_deal,
            ready=_ready,
            least={"pure Python": 3_000, "compiled": 12_000},
            said="turns/s",
        ),
        Rated("turns with deal", _resolve, fresh=_with_the_deal, ready=_ready),
    ],
    anybody=True,
    about=f"""\
random games on `{COURSE}`; whoever decides is drawn from those that are waited for. **turns/s**: {POSITIONS}
positions with all robots scattered over the course, undamaged, every program laid at random and all but one sealed.
The clock runs from the last seal through power-down declarations, five registers, repairs, wiping and re-entry to the
moment before the next deal; questions on the way are answered by their defaults. Copying the positions is not
counted. **turns with deal**: the same until the next programs are owed.""",
)
