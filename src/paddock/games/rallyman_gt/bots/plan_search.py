"""Looks for plans worth driving: the legal steps, a few of the best partial plans at a time.

A partial plan carries what is known of it if everything is rolled: how likely each count of warnings is, and what the
losses of control on the way cost. The plans that look best are then weighed exactly, with stopping and securing.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..rules.state import State, warning_threshold
from ..rules.steps.planning import add_to_plan, legal_steps, plan_finishes
from ..views import odds
from ..views.goals import Goal

BEAM_WIDTH: Final = 24
"""Partial plans that are carried on at each length."""
EXACT_PLANS: Final = 64
"""Plans that are weighed exactly."""


class PlanDraft:
    """A plan: the position with it laid, and what it looks like if all of it is rolled."""

    __slots__ = ("alive", "cost", "estimate", "flat_out", "loss", "spoiled", "state", "steps", "worth")

    def __init__(self, state: State, steps: tuple[Decision, ...], alive: list[float], cost: float) -> None:
        self.state = state
        self.steps = steps
        self.alive = alive
        self.cost = cost
        """What losses of control and a spoiled cannon start on the way cost, each by its chance."""
        self.estimate = 0.0
        self.worth = 0.0
        self.flat_out = False
        self.loss = 0.0
        self.spoiled = 0.0


def best_plans(
    state: State, car: int, width: int = BEAM_WIDTH, weighed: int = EXACT_PLANS, goal: Goal | None = None
) -> list[PlanDraft]:
    """The best plans from here, best first; what is laid already is part of all of them. Without a goal the car drives
    for time."""
    limit = warning_threshold(state, car)
    wanted = goal or Goal(state)
    alive = [0.0] * limit
    alive[0] = 1.0
    root = PlanDraft(state.copy(), (), alive, 0.0)
    found: list[PlanDraft] = []
    if state.plan:
        _add_laid_steps(root, car, limit, wanted)
        found.append(root)
    front = [root]
    while front:
        grown: dict[tuple[int, ...], PlanDraft] = {}
        for draft in front:
            for child in _extensions(draft, car, limit, wanted):
                its = child.state
                key = (its.plan_space, its.plan_speed, its.used_gears, its.gas_left, its.brakes_left)
                known = grown.get(key)
                if known is None or child.estimate < known.estimate:
                    grown[key] = child
        front = sorted(grown.values(), key=_by_estimate)[:width]
        found += front
    found.sort(key=_by_estimate)
    best = found[:weighed]
    for draft in best:
        _evaluate(draft, car, limit, wanted)
    best.sort(key=_by_worth)
    return best


def _by_estimate(draft: PlanDraft) -> float:
    return draft.estimate


def _by_worth(draft: PlanDraft) -> float:
    return draft.worth


def _add_laid_steps(root: PlanDraft, car: int, limit: int, goal: Goal) -> None:
    """What is known of the steps that are laid already."""
    plan = odds.plan_steps(root.state, car, root.state.plan, 0, goal)
    for stage in plan:
        _add_roll(root, stage, limit)
    root.estimate = root.cost + sum(root.alive) * plan[len(plan) - 1].stop


def _add_roll(draft: PlanDraft, stage: odds.PlanStep, limit: int) -> None:
    """The step is rolled: warnings add up, control may be lost, a spoiled cannon start ends the turn (RG-18.3)."""
    grown = [0.0] * limit
    for had, share in enumerate(draft.alive):
        if not share:
            continue
        if stage.too_fast:
            draft.cost += share * stage.loss
            continue
        for shown, chance in enumerate(stage.action.warning_odds):
            total = had + shown + stage.track
            if stage.cannon and shown:
                draft.cost += share * chance * stage.stop
            elif total < limit:
                grown[total] += share * chance
            else:
                draft.cost += share * chance * stage.loss
    draft.alive = grown


def _extensions(draft: PlanDraft, car: int, limit: int, goal: Goal) -> list[PlanDraft]:
    """A draft with one step more, each way; steps that break a limit only where there is nothing else."""
    state = draft.state
    circuit = state.circuit
    held, here = state.plan_speed, state.plan_space
    safe: list[PlanDraft] = []
    broken: list[PlanDraft] = []
    for decision in legal_steps(state, car):
        step = state.circuit_steps.by_decision[decision.number]
        action, target = step.action, step.space
        move = circuit.move_to[here][target]
        speed = action.gear or held
        too_fast = speed > move.limit
        if too_fast and (safe or draft.steps or state.plan):
            continue
        child = PlanDraft(state.copy(), (*draft.steps, decision), draft.alive, draft.cost)
        add_to_plan(child.state, car, step)
        left = state.settings.laps + 1 - state.crossings[car] - child.state.plan_crossings
        if plan_finishes(child.state, car):
            child.estimate = child.cost
        else:
            cannon = held == 0 and speed == 2
            stage = odds.PlanStep(action, target, speed, move.warnings[speed], too_fast, cannon)
            stage.stop, stage.loss = goal.stop_cost(target, speed, left), goal.loss_cost(target, speed, left)
            _add_roll(child, stage, limit)
            child.estimate = child.cost + sum(child.alive) * stage.stop
        (broken if too_fast else safe).append(child)
    return safe or broken


def _evaluate(draft: PlanDraft, car: int, limit: int, goal: Goal) -> None:
    """What a plan is worth one by one, and flat out if that is better."""
    state = draft.state
    plan = odds.plan_steps(state, car, state.plan, 0, goal)
    draft.worth = odds.one_by_one_values(plan, limit, 0, 0, state.focus_tokens[car], -1.0, goal.focus).best
    draft.loss = odds.loss_chance(plan, limit)
    draft.spoiled = odds.cannon_fail_chance(plan)
    flat = odds.flat_out_value(plan, limit, goal.focus)
    if flat < draft.worth:
        draft.worth = flat
        draft.flat_out = True


def step_count(draft: PlanDraft) -> int:
    """How many steps a draft has, those laid before included."""
    return len(draft.state.plan)


def last_space(draft: PlanDraft) -> int:
    """The space that a draft leads to."""
    return draft.state.plan[-1].space
