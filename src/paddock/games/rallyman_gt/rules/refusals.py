"""Why something is refused: the clause, the reason, and what would be legal (section E of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, pending_question

from ..components.content import CAR_VALUES
from . import decisions as d
from .actions import DICE_ACTIONS, Action
from .car_status import STATUS_ON_ROAD
from .legal import always_legal, current_question_name, legal, state_of_seat, tyre_types, waiting_for
from .phases import (
    PHASE_CHOOSING_TYRES,
    PHASE_OVER,
    PHASE_PITTING,
    PHASE_PLANNING,
    PHASE_RELAYING,
    PHASE_ROLLING,
    PHASES_LAYING_DICE,
)
from .state import NOBODY, State, are_pits_open
from .steps.flat_out import asks_warnings, possible_warnings
from .steps.planning import legal_steps, overtaking_spaces, plan_finishes
from .steps.relay import is_complete, relay_candidates
from .steps.rolling import next_securing_cost

REFUSALS: Final[tuple[str, ...]] = (
    "refusal-over", "refusal-no-seat", "refusal-not-your-turn", "refusal-not-now", "refusal-cannot-concede",
    "refusal-no-such-tyre", "refusal-same-tyre", "refusal-not-pit-eligible", "refusal-no-pits", "refusal-nothing-laid",
    "refusal-must-move", "refusal-not-enough-focus", "refusal-plan-over", "refusal-die-used", "refusal-no-die-left",
    "refusal-gear-gap", "refusal-gas-at-zero", "refusal-brake-count", "refusal-no-such-space", "refusal-not-adjacent",
    "refusal-occupied", "refusal-too-slow-to-pass", "refusal-yellow-flag", "refusal-not-rolled",
    "refusal-no-warning-enough", "refusal-limit-first", "refusal-dice-show", "refusal-laid-again",
)  # fmt: skip

RefusalReason = tuple[str, str, dict[str, object]]


def refusal_for(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _refusal_reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _waiting_message(state, seat)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _waiting_message(state: State, seat: int) -> Message:
    """Who is asked what: the seat itself, if it is asked, or those that it waits for."""
    waiting = waiting_for(state)
    asked = [seat] if seat in waiting else waiting
    table = state_of_seat(state, seat) if seat in waiting else state
    cars = [state.lineup.colours[state.lineup.car_of_seat(each)] for each in asked]
    return pending_question(CAR_VALUES, cars, f"ask-{current_question_name(table)}")


def _refusal_reason(state: State, seat: int, decision: Decision) -> RefusalReason:
    kind = decision.kind
    if state.lineup.car_of_seat(seat) == NOBODY:
        return "RG-1.1", "no-seat", {}
    if state.phase is PHASE_OVER:
        return "RG-17.1", "over", {}
    if kind == d.CONCEDE:
        return "RG-17.1", "cannot-concede", {}
    if seat not in waiting_for(state):
        return state.phase.clause_id, "not-your-turn", {}
    table = state_of_seat(state, seat)
    if table.phase is PHASE_CHOOSING_TYRES:
        return ("RG-22.1", "no-such-tyre", {}) if kind == d.TAKE_TYRES else _not_now_reason(kind)
    car = table.turn_order[0]
    if kind in d.STEP_DECISION_KINDS:
        return _step_reason(table, car, decision)
    if kind in d.PIT_DECISION_KINDS:
        return _pit_reason(table, decision)
    return _action_reason(table, car, decision)


def _not_now_reason(decision_kind: int) -> RefusalReason:
    return d.DECISION_SPACE.kinds[decision_kind].clause_id, "not-now", {}


def _action_reason(state: State, car: int, decision: Decision) -> RefusalReason:
    phase, kind = state.phase, decision.kind
    if phase is PHASE_PLANNING and kind in (d.ROLL_DICE, d.SECURE_STEP, d.FLAT_OUT) and not state.plan:
        return "RG-5.11", "nothing-laid", {}
    if phase in (PHASE_PLANNING, PHASE_ROLLING):
        if kind == d.SECURE_STEP:
            return "RG-12.3", "not-enough-focus", {"cost": next_securing_cost(state), "tokens": state.focus_tokens[car]}
        if kind == d.STOP_ROLLING:
            return "RG-4.1", "must-move", {}
    return _relay_reason(state, decision) if phase is PHASE_RELAYING else _not_now_reason(kind)


def _relay_reason(state: State, decision: Decision) -> RefusalReason:
    kind = decision.kind
    if asks_warnings(state):
        possible = possible_warnings(state, state.relaid_steps[-1][0].action, are_laid=True)
        if kind == d.SAY_WARNINGS and decision.args[0] in possible:
            return "RG-11.5", "no-warning-enough", {}
        if kind == d.SAY_WARNINGS:
            return "RG-11.7", "dice-show", {"least": possible[0], "most": possible[-1]}
    elif kind == d.RELAY:
        return "RG-11.5", "no-warning-enough", {}
    return ("RG-11.7", "laid-again", {}) if kind == d.KEEP_TYRES else _not_now_reason(kind)


def _pit_reason(state: State, decision: Decision) -> RefusalReason:
    if state.phase is not PHASE_PITTING:
        if decision.kind == d.STAY_OUT:
            return _not_now_reason(d.STAY_OUT)
        return ("RG-15.1", "not-pit-eligible", {}) if are_pits_open(state) else ("RG-15.8", "no-pits", {})
    if decision.args[0] not in tyre_types(state):
        return "RG-22.1", "no-such-tyre", {}
    return "RG-15.7", "same-tyre", {}


def _step_reason(state: State, car: int, decision: Decision) -> RefusalReason:
    """A step that can't be laid: is it time, the dice, or the road?"""
    if state.phase is PHASE_ROLLING:
        return "RG-10.5", "plan-over", {}
    if state.phase not in PHASES_LAYING_DICE:
        return _not_now_reason(decision.kind)
    relaying = state.phase is PHASE_RELAYING
    if relaying and asks_warnings(state):
        return "RG-11.7", "not-now", {}
    if relaying and is_complete(state, car):
        return "RG-11.6", "plan-over", {}
    if state.plan_is_over:
        return "RG-17.3" if plan_finishes(state, car) else "RG-5.10", "plan-over", {}
    action = next(
        each for each in DICE_ACTIONS if (each.decision_kind, each.arguments) == (decision.kind, decision.args[:-1])
    )
    wrong_dice = _dice_reason(state, action)
    if wrong_dice is not None:
        lacking = relaying and wrong_dice[1] in ("die-used", "no-die-left")
        return ("RG-11.5", "not-rolled", {}) if lacking else wrong_dice
    space = state.circuit.space_of_code[decision.args[-1]]
    speed = action.gear or state.plan_speed
    if relaying and decision in legal_steps(state, car):
        # dice and road would allow it, but it can't end in the loss of control that is due
        if decision not in relay_candidates(state, car):
            return "RG-11.10", "no-warning-enough", {}
        too_fast = speed > state.circuit.move_to[state.plan_space][space].limit
        return ("RG-11.6", "limit-first", {}) if too_fast else ("RG-11.5", "no-warning-enough", {})
    return _space_reason(state, car, space, speed)


def _dice_reason(state: State, action: Action) -> RefusalReason | None:
    """Why the dice do not allow a step; None if they do (RG-5, RG-22.2)."""
    speed, kind, gear = state.plan_speed, action.decision_kind, action.gear
    drop = speed - gear
    gap: dict[str, object] = {"speed": speed}
    if kind == d.GAS_STEP:
        if speed < 1:
            return "RG-5.6", "gas-at-zero", {}
        return None if state.gas_left else ("RG-5.1", "no-die-left", {})
    if kind == d.GEAR_STEP and abs(drop) > 1 and not (speed == 0 and gear == 2 and state.settings.cannon_start):
        return "RG-5.5" if speed == 0 else "RG-5.4", "gear-gap", gap
    if kind == d.BRAKE_STEP:
        if drop <= 1:
            return "RG-5.8", "brake-count", {"needed": 0}
        if drop - 1 > d.MAX_BRAKES:
            return "RG-5.7", "gear-gap", gap
        if action.brakes != drop - 1:
            return "RG-5.7", "brake-count", {"needed": drop - 1}
    if kind == d.BOOST_STEP and (speed == 0 or drop != -2):
        return "RG-22.2", "gear-gap", gap
    if kind == d.BOOST_STEP and not state.boosts_left:
        return "RG-22.2", "no-die-left", {}
    if state.used_gears >> gear & 1:
        laid = bool(state.plan if state.phase is PHASE_PLANNING else state.relaid_steps)
        return ("RG-5.1", "die-used", {}) if laid else ("RG-22.1", "no-die-left", {})
    if not state.gears_left or state.brakes_left < action.brakes:
        return "RG-5.1", "no-die-left", {}
    return None


def _space_reason(state: State, car: int, space: int, speed: int) -> RefusalReason:
    """Why the road or the other cars do not allow a step (RG-6, RG-9, RG-14.6)."""
    if space == NOBODY:
        return "RG-6.1", "no-such-space", {}
    if space not in state.circuit.move_to[state.plan_space]:
        return "RG-6.2", "not-adjacent", {}
    near = overtaking_spaces(state)[space]
    for other, its in enumerate(state.car_space):
        if other == car or state.status[other] is not STATUS_ON_ROAD:
            continue
        named: dict[str, object] = {"car": (CAR_VALUES, state.lineup.colours[other]), "speed": state.speed[other]}
        if its == space:
            return "RG-6.1", "occupied", named
        if near >> its & 1 and not state.exempt_cars >> other & 1 and state.speed[other] > speed:
            return "RG-9.1", "too-slow-to-pass", named
    return "RG-14.6", "yellow-flag", {}
