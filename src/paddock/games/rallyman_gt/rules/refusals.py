"""Why something is refused: the clause, the reason, and what would be legal (section E of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Message, Refusal, pending_question
from paddock.games.rallyman_gt.components.content import CAR
from paddock.games.rallyman_gt.rules import decisions as d
from paddock.games.rallyman_gt.rules.decisions import action_of_step, space_of_step
from paddock.games.rallyman_gt.rules.legal import always_legal, legal, question, state_of_seat, tyre_types, waiting_for
from paddock.games.rallyman_gt.rules.state import (
    CHOOSING,
    NOBODY,
    ON_ROAD,
    OVER,
    PITTING,
    PLANNING,
    QUALIFYING,
    RELAYING,
    ROLLING,
    STEP_STRIDE,
    WARNINGS_STRIDE,
    State,
    pits_open,
)
from paddock.games.rallyman_gt.rules.steps.flat_out import asks_warnings, possible_warnings
from paddock.games.rallyman_gt.rules.steps.planning import legal_steps, plan_finishes
from paddock.games.rallyman_gt.rules.steps.relay import is_complete, relay_candidates
from paddock.games.rallyman_gt.rules.steps.rolling import secure_cost

REFUSALS: Final[tuple[str, ...]] = (
    "refusal-over",
    "refusal-no-seat",
    "refusal-not-your-turn",
    "refusal-not-now",
    "refusal-cannot-concede",
    "refusal-no-such-tyre",
    "refusal-same-tyre",
    "refusal-not-pit-eligible",
    "refusal-no-pits",
    "refusal-nothing-laid",
    "refusal-must-move",
    "refusal-not-enough-focus",
    "refusal-plan-over",
    "refusal-die-used",
    "refusal-no-die-left",
    "refusal-gear-gap",
    "refusal-gas-at-zero",
    "refusal-brake-count",
    "refusal-no-such-space",
    "refusal-not-adjacent",
    "refusal-occupied",
    "refusal-too-slow-to-pass",
    "refusal-yellow-flag",
    "refusal-not-rolled",
    "refusal-no-warning-enough",
    "refusal-limit-first",
    "refusal-dice-show",
    "refusal-laid-again",
)

_TIMING_CLAUSE: Final = {
    d.TAKE_TYRES: "RG-2.3",
    d.GEAR: "RG-5.4",
    d.GAS_STEP: "RG-5.6",
    d.BRAKE: "RG-5.7",
    d.BOOST: "RG-22.2",
    d.ROLL: "RG-10.1",
    d.SECURE: "RG-12.2",
    d.STOP: "RG-10.1",
    d.FLAT_OUT: "RG-11.1",
    d.SAY_WARNINGS: "RG-11.7",
    d.KEEP: "RG-11.7",
    d.RELAY: "RG-11.5",
    d.EXIT_SIDE: "RG-13.5",
    d.STAY_OUT: "RG-15.1",
    d.PIT_TYRES: "RG-15.1",
    d.PIT_REPAIR: "RG-15.1",
    d.PIT_BOTH: "RG-15.1",
    d.CONCEDE: "RG-17.1",
}
"""The clause that says when each decision can be taken."""

_NOT_ASKED_CLAUSES: Final = {CHOOSING: "RG-2.3", QUALIFYING: "RG-18.4"}
"""The clause by which a seat is not asked, where it is not the playing order."""

Reason = tuple[str, str, dict[str, object]]


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    if key in ("not-now", "not-your-turn"):
        args = {"now": _waiting_message(state, seat)}
    return Refusal(clause, f"refusal-{key}", choices, args)


def _waiting_message(state: State, seat: int) -> Message:
    """Who is asked what: the seat itself, if it is asked, or those that it waits for."""
    waiting = waiting_for(state)
    asked = [seat] if seat in waiting else waiting
    table = state_of_seat(state, seat) if seat in waiting else state
    cars = [state.lineup.colour[state.lineup.car(each)] for each in asked]
    return pending_question(CAR, cars, f"ask-{question(table)}")


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    kind = decision.kind
    if state.lineup.car(seat) == NOBODY:
        return "RG-1.1", "no-seat", {}
    if state.phase == OVER:
        return "RG-17.1", "over", {}
    if kind == d.CONCEDE:
        return "RG-17.1", "cannot-concede", {}
    if seat not in waiting_for(state):
        return _NOT_ASKED_CLAUSES.get(state.phase, "RG-3.3"), "not-your-turn", {}
    table = state_of_seat(state, seat)
    if table.phase == CHOOSING:
        return ("RG-22.1", "no-such-tyre", {}) if kind == d.TAKE_TYRES else (_TIMING_CLAUSE[kind], "not-now", {})
    car = table.turn_order[0]
    if d.GEAR <= kind <= d.BOOST:
        return _wrong_step(table, car, decision)
    if d.STAY_OUT <= kind <= d.PIT_BOTH:
        return _wrong_pit(table, car, decision)
    return _wrong_act(table, car, kind, decision.args[0] if kind == d.SAY_WARNINGS else 0)


def _wrong_act(state: State, car: int, kind: int, shown: int) -> Reason:
    """Rolling, securing, stopping, re-laying."""
    phase = state.phase
    if phase == PLANNING and kind in (d.ROLL, d.SECURE, d.FLAT_OUT) and not state.plan:
        return "RG-5.11", "nothing-laid", {}
    if phase in (PLANNING, ROLLING):
        if kind == d.SECURE:
            return "RG-12.3", "not-enough-focus", {"cost": secure_cost(state), "tokens": state.focus_tokens[car]}
        if kind == d.STOP:
            return "RG-4.1", "must-move", {}
    if phase == RELAYING:
        return _wrong_relay(state, kind, shown)
    return _TIMING_CLAUSE[kind], "not-now", {}


def _wrong_relay(state: State, kind: int, shown: int) -> Reason:
    """Saying what dice show, keeping them, and closing a re-lay."""
    if asks_warnings(state):
        possible = possible_warnings(state, state.relaid_steps[-1] // WARNINGS_STRIDE % STEP_STRIDE, laid=True)
        if kind == d.SAY_WARNINGS and shown in possible:
            return "RG-11.5", "no-warning-enough", {}
        if kind == d.SAY_WARNINGS:
            return "RG-11.7", "dice-show", {"least": possible[0], "most": possible[-1]}
    elif kind == d.RELAY:
        return "RG-11.5", "no-warning-enough", {}
    return (_TIMING_CLAUSE[kind], "laid-again" if kind == d.KEEP else "not-now", {})


def _wrong_pit(state: State, car: int, decision: Decision) -> Reason:
    """Pit stops (RG-15)."""
    kind = decision.kind
    if state.phase != PITTING:
        if kind == d.STAY_OUT:
            return "RG-15.1", "not-now", {}
        return ("RG-15.1", "not-pit-eligible", {}) if pits_open(state) else ("RG-15.8", "no-pits", {})
    if decision.args[0] not in tyre_types(state):
        return "RG-22.1", "no-such-tyre", {}
    return "RG-15.7", "same-tyre", {}


def _wrong_step(state: State, car: int, decision: Decision) -> Reason:
    """A step that can't be laid: is it time, the dice, or the road?"""
    if state.phase == ROLLING:
        return "RG-10.5", "plan-over", {}
    if state.phase not in (PLANNING, RELAYING):
        return _TIMING_CLAUSE[decision.kind], "not-now", {}
    relaying = state.phase == RELAYING
    if relaying and asks_warnings(state):
        return "RG-11.7", "not-now", {}
    if relaying and is_complete(state, car):
        return "RG-11.6", "plan-over", {}
    if state.plan_over:
        return "RG-17.3" if plan_finishes(state, car) else "RG-5.10", "plan-over", {}
    found = _wrong_dice(state, decision)
    if found is not None:
        return ("RG-11.5", "not-rolled", {}) if relaying and found[1] in ("die-used", "no-die-left") else found
    if relaying and decision in legal_steps(state, car):
        return _leads_nowhere(state, car, decision)
    return _wrong_space(state, car, decision)


def _leads_nowhere(state: State, car: int, step: Decision) -> Reason:
    """Why a step of the rolled dice, which dice and road would allow, can't end in the loss of control that is due."""
    if step not in relay_candidates(state, car):
        return "RG-11.10", "no-warning-enough", {}
    move = state.circuit.move_between(state.plan_space, state.circuit.node[space_of_step(step)])
    if (d.ACTION_GEAR[action_of_step(step)] or state.plan_speed) > state.circuit.most[move]:
        return "RG-11.6", "limit-first", {}
    return "RG-11.5", "no-warning-enough", {}


def _wrong_dice(state: State, decision: Decision) -> Reason | None:
    """Why the dice do not allow a step; None if they do (RG-5, RG-22.2)."""
    speed, kind, action = state.plan_speed, decision.kind, action_of_step(decision)
    if kind == d.GAS_STEP:
        if speed < 1:
            return "RG-5.6", "gas-at-zero", {}
        return None if state.gas_left else ("RG-5.1", "no-die-left", {})
    gear = d.ACTION_GEAR[action]
    drop = speed - gear
    if kind == d.GEAR and abs(drop) > 1 and not (speed == 0 and gear == 2 and state.settings.cannon_start):
        return "RG-5.5" if speed == 0 else "RG-5.4", "gear-gap", {"speed": speed}
    if kind == d.BRAKE:
        if drop <= 1:
            return "RG-5.8", "brake-count", {"needed": 0}
        if drop - 1 > d.MOST_BRAKES:
            return "RG-5.7", "gear-gap", {"speed": speed}
        if d.ACTION_BRAKES[action] != drop - 1:
            return "RG-5.7", "brake-count", {"needed": drop - 1}
    if kind == d.BOOST and (speed == 0 or drop != -2):
        return "RG-22.2", "gear-gap", {"speed": speed}
    if kind == d.BOOST and not state.boosts_left:
        return "RG-22.2", "no-die-left", {}
    if state.used_gears >> gear & 1:
        laid = state.plan if state.phase == PLANNING else state.relaid_steps
        return ("RG-5.1", "die-used", {}) if laid else ("RG-22.1", "no-die-left", {})
    if not state.gears_left or state.brakes_left < d.ACTION_BRAKES[action]:
        return "RG-5.1", "no-die-left", {}
    return None


def _wrong_space(state: State, car: int, decision: Decision) -> Reason:
    """Why the road or the other cars do not allow a step (RG-6, RG-9, RG-14.6)."""
    circuit = state.circuit
    target = circuit.node[space_of_step(decision)]
    if target == NOBODY:
        return "RG-6.1", "no-such-space", {}
    if circuit.move_between(state.plan_space, target) == NOBODY:
        return "RG-6.2", "not-adjacent", {}
    speed = d.ACTION_GEAR[action_of_step(decision)] or state.plan_speed
    near = circuit.beside[target] if state.settings.overtake_scope == "beside" else circuit.row[target]
    for other, its in enumerate(state.car_space):
        if other == car or state.status[other] != ON_ROAD:
            continue
        named: dict[str, object] = {"car": (CAR, state.lineup.colour[other]), "speed": state.speed[other]}
        if its == target:
            return "RG-6.1", "occupied", named
        if near >> its & 1 and not state.exempt_cars >> other & 1 and state.speed[other] > speed:
            return "RG-9.1", "too-slow-to-pass", named
    return "RG-14.6", "yellow-flag", {}
