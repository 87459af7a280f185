"""Where to lose control after a failed flat out: looks for the cheapest way to lay the dice again."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..rules.decisions import KEEP_TYRES_DECISION, RELAY_DECISION, SAY_WARNINGS_DECISIONS
from ..rules.state import State, warning_threshold
from ..rules.steps.flat_out import asks_warnings, possible_warnings, relay_as_planned, relay_step
from ..rules.steps.planning import plan_finishes
from ..rules.steps.relay import relay_candidates, sayable_warnings
from ..views.goals import Goal

MAX_POSITIONS: Final = 600  # positions that are looked at before the best so far is taken


class RelayPlan:
    """The best way found so far: what it costs, and the decisions that lay it."""

    __slots__ = ("cost", "positions_seen", "steps")

    def __init__(self) -> None:
        self.cost = 1.0e9
        self.steps: tuple[Decision, ...] = ()
        self.positions_seen = 0


def crash_cost(state: State, car: int, goal: Goal) -> float:
    """What it costs to lose control where the laying has come to."""
    if plan_finishes(state, car):
        return 0.0
    left = state.settings.laps + 1 - state.crossings[car] - state.plan_crossings
    return goal.loss_cost(state.plan_space, state.plan_speed, left)


def best_relay(state: State, car: int, goal: Goal | None = None) -> RelayPlan:
    """The cheapest way to go on laying from here; without a goal it is time that counts."""
    wanted = goal or Goal(state)
    found = RelayPlan()
    if not state.relaid_steps:
        kept = state.copy()
        relay_as_planned(kept, car)
        found.cost = crash_cost(kept, car, wanted)
        found.steps = (KEEP_TYRES_DECISION,)
    if asks_warnings(state):
        found.steps = (SAY_WARNINGS_DECISIONS[sayable_warnings(state, car)[-1]],)
        return found
    if state.relaid_steps and state.relaid_warnings >= warning_threshold(state, car):
        found.steps = (RELAY_DECISION,)
        return found
    _search_relays(state, car, (), found, wanted)
    return found


def _search_relays(state: State, car: int, steps: tuple[Decision, ...], relay_plan: RelayPlan, goal: Goal) -> None:
    limit = warning_threshold(state, car)
    for decision in relay_candidates(state, car):
        relay_plan.positions_seen += 1
        if relay_plan.positions_seen > MAX_POSITIONS:
            return
        step = state.circuit_steps.step_by_decision[decision.number]
        possible = possible_warnings(state, step.action)
        for shown in reversed(possible):
            child = state.copy()
            relay_step(child, car, step, shown)
            laid = (*steps, decision) if len(possible) == 1 else (*steps, decision, SAY_WARNINGS_DECISIONS[shown])
            if child.relaid_warnings >= limit:
                cost = crash_cost(child, car, goal)
                if cost < relay_plan.cost:
                    relay_plan.cost, relay_plan.steps = cost, (*laid, RELAY_DECISION)
            elif not child.plan_is_over:
                _search_relays(child, car, laid, relay_plan, goal)
