"""Quick decisions, for races that are driven in the mind: plans for an empty road, looked for once and kept.

What a car can do from a space at a speed depends on its dice and on the laps to come, and on nobody else, as long as
the road is free. So a plan is looked for once; where somebody stands in its way it ends before that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.bots.search import plans
from paddock.games.rallyman_gt.components.circuit import Circuit
from paddock.games.rallyman_gt.components.content import ASPHALT, RAIN_TYRES, SUN
from paddock.games.rallyman_gt.rules.decisions import (
    GEAR_OF,
    GO_FLAT_OUT,
    KEEP_IT,
    NO_PIT,
    RELAY_IT,
    ROLL_IT,
    SECURE_IT,
    STOP_HERE,
    TYRES_TAKEN,
    action_of,
    space_of,
)
from paddock.games.rallyman_gt.rules.state import (
    CHOOSING,
    FINISHED,
    PITTING,
    PLANNING,
    RELAYING,
    ROLLING,
    STEP,
    State,
    allowance,
    threshold,
)
from paddock.games.rallyman_gt.rules.steps.planning import begin
from paddock.games.rallyman_gt.views import odds
from paddock.games.rallyman_gt.views.goals import Goal, Rounds
from paddock.games.rallyman_gt.views.pace import rounds_of

WIDTH: Final = 6
MOST: Final = 20000
"""Plans that are kept for one circuit."""
WARNING: Final = 0.3
"""Rounds: what a warning costs where there is no plan to follow."""
TOO_FAST: Final = 3.0
Key = tuple[int, ...]
_BOOKS: Final[dict[Circuit, dict[Key, tuple[int, ...]]]] = {}
FLAT_OUT: Final = -1
"""At the end of a plan: it is driven flat out."""


def quick(state: State, legal: Sequence[Decision]) -> Decision:
    """A sensible decision for the car on turn."""
    phase = state.phase
    if phase == PLANNING:
        return _next_step(state, state.order[0], legal)
    if phase == ROLLING:
        return _roll_or_stop(state, state.order[0], legal)
    if phase == RELAYING:
        return KEEP_IT if KEEP_IT in legal else RELAY_IT if RELAY_IT in legal else legal[-1]
    if phase == PITTING:
        return NO_PIT
    if phase == CHOOSING:
        return TYRES_TAKEN[ASPHALT if state.weather == SUN else RAIN_TYRES]
    return legal[0]


def _goal(state: State, car: int) -> Goal:
    return Goal(state) if state.solo else Rounds(state, car)


def _next_step(state: State, car: int, legal: Sequence[Decision]) -> Decision:
    """The plan of an empty road as far as it goes; then it is driven."""
    plan, laid = planned(state, car), len(state.plan)
    flat = plan[-1] == FLAT_OUT
    steps = len(plan) - 1 if flat else len(plan)
    if laid < steps:
        target, action = divmod(plan[laid], STEP)
        step = state.steps.onto[target][action]
        if step in legal and (not laid or state.plan[laid - 1] == plan[laid - 1]):
            return step
    if not laid:
        return _forward(state, car, legal)
    return GO_FLAT_OUT if flat and laid == steps else ROLL_IT


def planned(state: State, car: int) -> tuple[int, ...]:
    """The plan of a car that is alone on the road."""
    book = _BOOKS.setdefault(state.circuit, {})
    left = min(2, state.settings.laps + 1 - state.crossings[car])
    dice = allowance(state, car)
    key = (state.node[car], state.speed[car], left, threshold(state, car), *dice, 1 if state.solo else 0)
    found = book.get(key)
    if found is None:
        if len(book) >= MOST:
            book.clear()
        found = book[key] = _look(state, car)
    return found


def _look(state: State, car: int) -> tuple[int, ...]:
    alone = state.copy()
    alone.status = [each if other == car else FINISHED for other, each in enumerate(state.status)]
    alone.focus[car] = 0
    begin(alone, car)
    best = plans(alone, car, WIDTH, WIDTH, _goal(alone, car))[0]
    steps = tuple(best.state.plan)
    return (*steps, FLAT_OUT) if best.flat_out else steps


def _forward(state: State, car: int, legal: Sequence[Decision]) -> Decision:
    """Somebody stands in the way of the plan: the step that leaves the least to drive."""
    circuit, pace = state.circuit, rounds_of(state.circuit)
    left = state.settings.laps + 1 - state.crossings[car]
    best, least = legal[0], 1.0e9
    for step in legal:
        action = action_of(step)
        if action < 0:
            continue
        target = circuit.node[space_of(step)]
        move = circuit.move(state.here, target)
        speed = GEAR_OF[action] or state.gear
        cost = pace.to_finish(target, speed, left) + WARNING * circuit.track_warnings(move, speed)
        if speed > circuit.most[move]:
            cost += TOO_FAST
        if cost < least:
            best, least = step, cost
    return best


def _roll_or_stop(state: State, car: int, legal: Sequence[Decision]) -> Decision:
    """Whatever is expected to bring the car to the finish first."""
    worth = odds.worth(state, car, _goal(state, car))
    if 0.0 <= worth.stop <= worth.roll and (worth.secure < 0.0 or worth.stop <= worth.secure):
        return STOP_HERE
    return SECURE_IT if 0.0 <= worth.secure < worth.roll and SECURE_IT in legal else ROLL_IT
