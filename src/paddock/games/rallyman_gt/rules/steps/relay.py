"""What may be laid again after a failed flat out: only what still leads to the loss of control (RG-11.5, RG-11.6)."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.core.decision import Decision

from ...components.circuit import MAX_STEPS
from ..circuit_steps import Step
from ..state import UNKNOWN_WARNINGS, State, warning_threshold
from .flat_out import asks_warnings, possible_warnings, relay_step, set_warnings
from .planning import legal_steps

DeadEnds = set[tuple[int, ...]]  # situations from which no loss of control can be laid any more


def is_complete(state: State, car: int) -> bool:
    """Whether what is laid reaches the threshold."""
    laid = bool(state.relaid_steps) and not asks_warnings(state)
    return laid and state.relaid_warnings >= warning_threshold(state, car)


def relay_steps(state: State, car: int) -> list[Decision]:
    """The steps that may be laid next: those after which control can still be lost."""
    dead_ends: DeadEnds = set()
    return [each for each in relay_candidates(state, car) if _leads_to_loss(state, car, each, dead_ends)]


def relay_candidates(state: State, car: int) -> list[Decision]:
    """The steps that the rolled dice and the road allow. A re-lay can't begin with a cannon die that shows a warning:
    that would end the turn without the loss of control (RG-11.10)."""
    candidates = legal_steps(state, car)
    if state.plan_speed == 0 and state.gears_warned >> 2 & 1:
        by_decision = state.circuit_steps.step_by_decision
        candidates = [each for each in candidates if by_decision[each.number].action.gear != 2]
    return candidates


def _leads_to_loss(state: State, car: int, decision: Decision, dead_ends: DeadEnds) -> bool:
    """Whether control can be lost after this step, whatever its dice show."""
    step = state.circuit_steps.step_by_decision[decision.number]
    return next(_losing_warnings(state, car, step, dead_ends), None) is not None


def _losing_warnings(state: State, car: int, step: Step, dead_ends: DeadEnds) -> Iterator[int]:
    """How many warnings the dice of a step may show for control to be lost on it or after it."""
    for shown in possible_warnings(state, step.action):
        child = state.copy()
        relay_step(child, car, step, shown)
        if _can_lose_control(child, car, dead_ends):
            yield shown


def _can_lose_control(state: State, car: int, dead_ends: DeadEnds) -> bool:
    """Whether what is laid reaches the threshold, or can still come to it."""
    threshold = warning_threshold(state, car)
    if state.relaid_warnings >= threshold:
        return True
    if state.plan_is_over:
        return False
    left = state.gears_left + state.gas_left
    loaded = (state.gears_warned & ~state.used_gears).bit_count() + state.gas_warned + state.brakes_warned
    if state.relaid_warnings + loaded + state.circuit.max_warnings[state.plan_space][min(left, MAX_STEPS)] < threshold:
        return False
    key = (
        state.plan_space,
        state.plan_speed,
        state.used_gears,
        state.gas_left,
        state.gas_warned,
        state.brakes_left,
        state.brakes_warned,
        state.boosts_left,
        state.relaid_warnings,
        state.exempt_cars,
        state.plan_crossings,
    )
    if key in dead_ends:
        return False
    if any(_leads_to_loss(state, car, decision, dead_ends) for decision in legal_steps(state, car)):
        return True
    dead_ends.add(key)
    return False


def sayable_warnings(state: State, car: int) -> list[int]:
    """How many warnings the dice laid last may be said to show."""
    dead_ends: DeadEnds = set()
    allowed: list[int] = []
    for shown in possible_warnings(state, state.relaid_steps[-1][0].action, are_laid=True):
        child = state.copy()
        set_warnings(child, car, shown)
        if _can_lose_control(child, car, dead_ends):
            allowed.append(shown)
    return allowed


def lay_relay_step(state: State, car: int, step: Step) -> None:
    """Lays a step of the rolled dice; what its dice show is said at once where only one number is possible."""
    possible = list(_losing_warnings(state, car, step, set()))
    relay_step(state, car, step, possible[0] if len(possible) == 1 else UNKNOWN_WARNINGS)
