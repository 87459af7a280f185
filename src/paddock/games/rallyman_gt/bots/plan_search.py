"""Looks for plans worth driving: the legal steps, a few of the best partial plans at a time.

A partial plan carries what is known of it if everything is rolled: how likely each count of warnings is, and what the
losses of control on the way cost. The plans that look best are then weighed exactly, with stopping and securing.
"""

from __future__ import annotations

from typing import Final

from paddock.core.compiling import fields_set_in
from paddock.core.decision import Decision

from ..rules.state import State, warning_threshold
from ..rules.steps.planning import add_to_plan, legal_steps, plan_finishes
from ..views import odds
from ..views.goals import Goal

BEAM_WIDTH: Final = 24  # partial plans that are carried on at each length
EXACT_PLANS: Final = 64  # plans that are weighed exactly


class PlanDraft:
    """A plan: the position with it laid, and what it looks like if all of it is rolled."""

    def __init__(self, state: State, steps: tuple[Decision, ...], odds_by_warnings: list[float], cost: float) -> None:
        self.state = state
        self.steps = steps
        self.odds_by_warnings = odds_by_warnings
        self.cost = cost  # what losses of control and a spoiled cannon start on the way cost, each by its chance
        self.estimated_cost = 0.0
        self.plan_value = 0.0
        self.flat_out = False
        self.loss_chance = 0.0
        self.spoil_chance = 0.0

    __slots__ = fields_set_in(__init__)


def best_plans(
    state: State, car: int, beam_width: int = BEAM_WIDTH, exact_plans: int = EXACT_PLANS, goal: Goal | None = None
) -> list[PlanDraft]:
    """The best plans from here, best first; what is laid already is part of all of them. Without a goal the car drives
    for time."""
    threshold = warning_threshold(state, car)
    aim = goal or Goal(state)
    root = PlanDraft(state.copy(), (), [1.0] + [0.0] * (threshold - 1), 0.0)
    drafts: list[PlanDraft] = []
    if state.plan:
        laid = odds.plan_steps(root.state, car, state.plan, 0, aim)
        for plan_step in laid:
            _add_roll(root, plan_step, threshold)
        root.estimated_cost = root.cost + sum(root.odds_by_warnings) * laid[-1].stop_value
        drafts.append(root)
    front = [root]
    while front:
        grown: dict[tuple[int, ...], PlanDraft] = {}
        for draft in front:
            for child in _extensions(draft, car, threshold, aim):
                its = child.state
                key = (its.plan_space, its.plan_speed, its.used_gears, its.gas_left, its.brakes_left)
                known = grown.get(key)
                if known is None or child.estimated_cost < known.estimated_cost:
                    grown[key] = child
        front = sorted(grown.values(), key=lambda draft: draft.estimated_cost)[:beam_width]
        drafts += front
    best = sorted(drafts, key=lambda draft: draft.estimated_cost)[:exact_plans]
    for draft in best:
        _evaluate_draft(draft, car, threshold, aim)
    best.sort(key=lambda draft: draft.plan_value)
    return best


def _add_roll(draft: PlanDraft, plan_step: odds.PlanStep, warning_threshold: int) -> None:
    """The step is rolled: what losing control on it or a spoiled cannon start costs (RG-18.3)."""
    draft.odds_by_warnings, lost, spoiled = odds.roll_step(plan_step, draft.odds_by_warnings, warning_threshold)
    draft.cost += lost * plan_step.loss_value + spoiled * plan_step.stop_value


def _extensions(draft: PlanDraft, car: int, warning_threshold: int, goal: Goal) -> list[PlanDraft]:
    """A draft with one step more, each way; steps that break a limit only where there is nothing else."""
    state = draft.state
    circuit = state.circuit
    held, here = state.plan_speed, state.plan_space
    safe: list[PlanDraft] = []
    broken: list[PlanDraft] = []
    for decision in legal_steps(state, car):
        step = state.circuit_steps.step_by_decision[decision.number]
        action, target = step.action, step.space
        move = circuit.move_to[here][target]
        speed = action.gear or held
        too_fast = speed > move.limit
        if too_fast and (safe or draft.steps or state.plan):
            continue
        child = PlanDraft(state.copy(), (*draft.steps, decision), draft.odds_by_warnings, draft.cost)
        add_to_plan(child.state, car, step)
        left = state.settings.laps + 1 - state.crossings[car] - child.state.plan_crossings
        if plan_finishes(child.state, car):
            child.estimated_cost = child.cost
        else:
            cannon = held == 0 and speed == 2
            plan_step = odds.PlanStep(action, target, speed, move.warnings[speed], too_fast, cannon)
            plan_step.stop_value = goal.stop_cost(target, speed, left)
            plan_step.loss_value = goal.loss_cost(target, speed, left)
            _add_roll(child, plan_step, warning_threshold)
            child.estimated_cost = child.cost + sum(child.odds_by_warnings) * plan_step.stop_value
        (broken if too_fast else safe).append(child)
    return safe or broken


def _evaluate_draft(draft: PlanDraft, car: int, warning_threshold: int, goal: Goal) -> None:
    """What a plan is worth one by one, and flat out if that is better."""
    state = draft.state
    plan = odds.plan_steps(state, car, state.plan, 0, goal)
    focus = state.focus_tokens[car]
    draft.plan_value = odds.one_by_one_values(plan, warning_threshold, 0, 0, focus, -1.0, goal.focus_value).best_value
    draft.loss_chance = odds.loss_chance(plan, warning_threshold)
    draft.spoil_chance = odds.cannon_fail_chance(plan)
    flat = odds.flat_out_value(plan, warning_threshold, goal.focus_value)
    if flat < draft.plan_value:
        draft.plan_value = flat
        draft.flat_out = True
