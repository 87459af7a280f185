"""What may be laid again after a failed flat out: only what still leads to the loss of control (RG-11.5, RG-11.6)."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.rules.decisions import ACTION_GEAR, action_of_step, space_of_step
from paddock.games.rallyman_gt.rules.state import (
    STEP_STRIDE,
    UNKNOWN_WARNINGS,
    WARNINGS_STRIDE,
    State,
    warning_threshold,
)
from paddock.games.rallyman_gt.rules.steps.flat_out import (
    asks_warnings,
    fixed_warnings,
    possible_warnings,
    relay_step,
    set_warnings,
)
from paddock.games.rallyman_gt.rules.steps.planning import legal_steps

Dead = set[tuple[int, ...]]
"""Situations from which no loss of control can be laid any more."""


def is_complete(state: State, car: int) -> bool:
    """Whether what is laid reaches the threshold."""
    return (
        bool(state.relaid_steps) and not asks_warnings(state) and state.relaid_warnings >= warning_threshold(state, car)
    )


def relay_steps(state: State, car: int) -> list[Decision]:
    """The steps that may be laid next: those after which control can still be lost."""
    dead: Dead = set()
    return [each for each in relay_candidates(state, car) if step_leads_to_loss(state, car, each, dead)]


def relay_candidates(state: State, car: int) -> list[Decision]:
    """The steps that the rolled dice and the road allow. A re-lay can't begin with a cannon die that shows a warning:
    that would end the turn without the loss of control (RG-11.10)."""
    found = legal_steps(state, car)
    if state.plan_speed == 0 and state.gears_warned >> 2 & 1:
        found = [each for each in found if ACTION_GEAR[action_of_step(each)] != 2]
    return found


def step_leads_to_loss(state: State, car: int, step: Decision, dead: Dead) -> bool:
    """Whether control can be lost after this step, whatever its dice show."""
    action, target = action_of_step(step), state.circuit.node[space_of_step(step)]
    return any(_action_leads(state, car, action, target, shown, dead) for shown in possible_warnings(state, action))


def _action_leads(state: State, car: int, action: int, target: int, shown: int, dead: Dead) -> bool:
    child = state.copy()
    relay_step(child, car, action, target, shown)
    return _can_still_lose(child, car, dead)


def _can_still_lose(state: State, car: int, dead: Dead) -> bool:
    """Whether what is laid reaches the threshold, or can still come to it."""
    limit = warning_threshold(state, car)
    if state.relaid_warnings >= limit:
        return True
    if state.plan_over:
        return False
    left = state.gears_left + state.gas_left
    loaded = (state.gears_warned & ~state.used_gears).bit_count() + state.gas_warned + state.brakes_warned
    if state.relaid_warnings + loaded + state.circuit.most_track_warnings(state.plan_space, left) < limit:
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
    if key in dead:
        return False
    for step in legal_steps(state, car):
        if step_leads_to_loss(state, car, step, dead):
            return True
    dead.add(key)
    return False


def open_warnings(state: State, car: int) -> list[int]:
    """How many warnings the dice laid last may be said to show."""
    action = state.relaid_steps[-1] // WARNINGS_STRIDE % STEP_STRIDE
    fixed = fixed_warnings(state, action)
    dead: Dead = set()
    found: list[int] = []
    for shown in possible_warnings(state, action, laid=True):
        child = state.copy()
        set_warnings(child, car, shown, fixed)
        if _can_still_lose(child, car, dead):
            found.append(shown)
    return found


def lay_relay_step(state: State, car: int, action: int, target: int) -> None:
    """Lays a step of the rolled dice; what its dice show is said at once where only one number is possible."""
    dead: Dead = set()
    found = [
        shown for shown in possible_warnings(state, action) if _action_leads(state, car, action, target, shown, dead)
    ]
    relay_step(state, car, action, target, found[0] if len(found) == 1 else UNKNOWN_WARNINGS)
