"""What can be said of decisions that the driver does not name: risks, tokens, and what is left of a car."""
# mypyc: off

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark

from ..components.content import RAIN_TYRES, REPAIRABLE_TOKENS, SUNNY_WEATHER, TOKEN_KIND_COUNT
from ..rules.circuit_steps import Step
from ..rules.decisions import (
    FLAT_OUT,
    PIT_BOTH,
    PIT_REPAIR,
    PIT_TYRES,
    RELAY,
    ROLL_DICE,
    SECURE_STEP,
    STAY_OUT,
    STOP_ROLLING,
    TAKE_TYRES,
)
from ..rules.phases import PHASE_PLANNING
from ..rules.state import State, warning_threshold
from ..rules.steps.planning import add_to_plan
from ..rules.steps.relay import is_complete, lay_relay_step
from ..rules.steps.rolling import next_securing_cost
from ..views import odds


def remark(state: State, decision: Decision) -> Remark | None:
    """What a decision of the car on turn comes to, as a message."""
    kind = decision.kind
    if kind == TAKE_TYRES:
        return _tyre_remark(state, decision.args[0])
    car = state.turn_order[0]
    step = state.circuit_steps.step_by_decision.get(decision.number)
    if step is not None:
        return _step_remark(state, car, step)
    if kind == RELAY:
        return "hint-relaid", {"steps": len(state.relaid_steps)}
    if kind == ROLL_DICE:
        return "hint-one-by-one", _risk_args(state, car)
    if kind == FLAT_OUT:
        return "hint-all-at-once", _risk_args(state, car)
    if kind == SECURE_STEP:
        cost = next_securing_cost(state)
        return "hint-tokens", {"cost": cost, "left": state.focus_tokens[car] - cost}
    if kind == STOP_ROLLING:
        return "hint-given-up", {"steps": len(state.plan) - state.steps_made}
    if kind in (STAY_OUT, PIT_REPAIR):
        # tokens that a repair stop brings back into the bag, not only those that take dice away (RG-15.3)
        damage = sum(state.damage_tokens[TOKEN_KIND_COUNT * car + token] for token in REPAIRABLE_TOKENS)
        return "hint-damage-kept" if kind == STAY_OUT else "hint-mended", {"damage": damage}
    return _tyre_remark(state, decision.args[0]) if kind in (PIT_TYRES, PIT_BOTH) else None


def _step_remark(state: State, car: int, step: Step) -> Remark:
    """A step of a plan, or of dice that are laid again: that is over where control is lost (RG-11.6)."""
    there = state.copy()
    if state.phase is PHASE_PLANNING:
        add_to_plan(there, car, step)
        return "hint-so-far", {"steps": len(there.plan), "speed": there.plan_speed, **_risk_args(there, car)}
    lay_relay_step(there, car, step)
    return "hint-relaid" if is_complete(there, car) else "hint-laid-again", {"steps": len(there.relaid_steps)}


def _risk_args(state: State, car: int) -> dict[str, object]:
    """Per cent: how likely control is lost if what is left of the plan is rolled, and a cannon start is spoiled."""
    plan = odds.plan_steps(state, car, state.plan, state.steps_made)
    threshold = warning_threshold(state, car)
    loss = odds.loss_chance(plan, threshold, state.warnings)
    spoiled = odds.cannon_fail_chance(plan)
    return {"risk": round(100 * loss), "spoiled": round(100 * spoiled), "left": threshold - state.warnings}


def _tyre_remark(state: State, tyre_kind: int) -> Remark:
    return (
        ("hint-tyres", {})
        if (tyre_kind == RAIN_TYRES) != (state.weather == SUNNY_WEATHER)
        else ("hint-wrong-tyres", {})
    )
