"""Quick decisions, for races that are driven in the mind: plans for an empty road, looked for once and kept.

What a car can do from a space at a speed depends on its dice and on the laps to come, and on nobody else, as long as
the road is free. So a plan is looked for once; where somebody stands in its way it ends before that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision

from ..components.circuit import Circuit
from ..components.content import ASPHALT_TYRES, RAIN_TYRES, SUNNY_WEATHER
from ..rules import decisions
from ..rules.car_status import STATUS_FINISHED
from ..rules.circuit_steps import Step
from ..rules.phases import PHASE_CHOOSING_TYRES, PHASE_PITTING, PHASE_PLANNING, PHASE_RELAYING, PHASE_ROLLING
from ..rules.state import State, dice_allowance, warning_threshold
from ..rules.steps.planning import begin_plan
from ..views import odds
from ..views.goals import Goal, RoundsGoal
from ..views.pace import rounds_pace
from .plan_search import best_plans

BEAM_WIDTH: Final = 6
MAX_CACHED_PLANS: Final = 20000  # plans that are kept for one circuit
WARNING_COST: Final = 0.3  # rounds: what a warning costs where there is no plan to follow
SPEEDING_COST: Final = 3.0
PlanCacheKey = tuple[int, ...]
CachedPlan = tuple[tuple[Step, ...], bool]  # the steps of a plan, and whether it is driven flat out
_PLAN_CACHES: Final[dict[Circuit, dict[PlanCacheKey, CachedPlan]]] = {}


def rollout_decision(state: State, choices: Sequence[Decision]) -> Decision:
    """A sensible decision for the car on turn."""
    phase = state.phase
    if phase is PHASE_PLANNING:
        return _next_step(state, state.turn_order[0], choices)
    if phase is PHASE_ROLLING:
        return _roll_or_stop(state, state.turn_order[0], choices)
    if phase is PHASE_RELAYING:
        return (
            decisions.KEEP_TYRES_DECISION
            if decisions.KEEP_TYRES_DECISION in choices
            else decisions.RELAY_DECISION
            if decisions.RELAY_DECISION in choices
            else choices[-1]
        )
    if phase is PHASE_PITTING:
        return decisions.STAY_OUT_DECISION
    if phase is PHASE_CHOOSING_TYRES:
        return decisions.TAKE_TYRES_DECISIONS[ASPHALT_TYRES if state.weather == SUNNY_WEATHER else RAIN_TYRES]
    return choices[0]


def _rollout_goal(state: State, car: int) -> Goal:
    return Goal(state) if state.is_solo else RoundsGoal(state, car)


def _next_step(state: State, car: int, choices: Sequence[Decision]) -> Decision:
    """The plan of an empty road as far as it goes; then it is driven."""
    (steps, is_flat_out), laid = empty_road_plan(state, car), len(state.plan)
    if laid < len(steps):
        decision = steps[laid].decision
        if decision in choices and (not laid or state.plan[laid - 1] is steps[laid - 1]):
            return decision
    if not laid:
        return _least_costly_step(state, car, choices)
    return decisions.FLAT_OUT_DECISION if is_flat_out and laid == len(steps) else decisions.ROLL_DICE_DECISION


def empty_road_plan(state: State, car: int) -> CachedPlan:
    """The plan of a car that is alone on the road."""
    book = _PLAN_CACHES.setdefault(state.circuit, {})
    left = min(2, state.settings.laps + 1 - state.crossings[car])
    dice = dice_allowance(state, car)
    key = (
        state.car_space[car],
        state.speed[car],
        left,
        warning_threshold(state, car),
        *dice,
        1 if state.is_solo else 0,
    )
    plan = book.get(key)
    if plan is None:
        if len(book) >= MAX_CACHED_PLANS:
            book.clear()
        alone = state.copy()
        alone.status = [each if other == car else STATUS_FINISHED for other, each in enumerate(state.status)]
        alone.focus_tokens[car] = 0
        begin_plan(alone, car)
        best = best_plans(alone, car, BEAM_WIDTH, BEAM_WIDTH, _rollout_goal(alone, car))[0]
        plan = book[key] = tuple(best.state.plan), best.flat_out
    return plan


def _least_costly_step(state: State, car: int, choices: Sequence[Decision]) -> Decision:
    """Somebody stands in the way of the plan: the step that leaves the least to drive."""
    moves, pace = state.circuit.move_to[state.plan_space], rounds_pace(state.circuit)
    left = state.settings.laps + 1 - state.crossings[car]
    best, least = choices[0], odds.IMPOSSIBLE_VALUE
    for decision in choices:
        step = state.circuit_steps.step_by_decision.get(decision.number)
        if step is not None:
            move, speed = moves[step.space], step.action.gear or state.plan_speed
            cost = pace.expected_cost_to_finish(step.space, speed, left) + WARNING_COST * move.warnings[speed]
            cost += SPEEDING_COST if speed > move.limit else 0.0
            if cost < least:
                best, least = decision, cost
    return best


def _roll_or_stop(state: State, car: int, choices: Sequence[Decision]) -> Decision:
    """Whatever is expected to bring the car to the finish first."""
    values = odds.choice_values(state, car, _rollout_goal(state, car))
    if 0.0 <= values.stop_value <= values.roll_value and (
        values.secure_value < 0.0 or values.stop_value <= values.secure_value
    ):
        return decisions.STOP_ROLLING_DECISION
    return (
        decisions.SECURE_STEP_DECISION
        if 0.0 <= values.secure_value < values.roll_value and decisions.SECURE_STEP_DECISION in choices
        else decisions.ROLL_DICE_DECISION
    )
