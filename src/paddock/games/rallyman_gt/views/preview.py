"""What the engine can tell in advance, as data for clients to draw: odds, speeds, limits, what a loss would cost."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json

from ..codec.cars import marker_json
from ..components.content import LOSS_MARKER_BY_SPEED, LOSS_TOKENS_BY_SPEED, WARNING_CHANCE_BY_DIE
from ..rules.circuit_steps import Step
from ..rules.decisions import FLAT_OUT_DECISION, ROLL_DICE_DECISION, SECURE_STEP_DECISION, STOP_ROLLING_DECISION
from ..rules.legal import legal, state_of_seat
from ..rules.phases import PHASE_PLANNING, PHASE_RELAYING
from ..rules.state import State, warning_threshold
from ..rules.steps.flat_out import possible_warnings
from ..rules.steps.planning import add_to_plan
from ..rules.steps.rolling import next_securing_cost
from . import odds

PROBABILITY_DIGITS: Final = 6  # chances are told to so many digits


def preview(state: State, seat: int) -> Json:
    """The odds of what the seat has laid, and of what it may lay next; nothing while it is not on turn."""
    table = state_of_seat(state, seat)
    if not table.phase.has_plan or table.lineup.seats[table.turn_order[0]] != seat:
        return {}
    car = table.turn_order[0]
    threshold = warning_threshold(table, car)
    if table.phase is PHASE_RELAYING:
        relaid = [
            {**_step_json(table, step), "shows": list(possible_warnings(table, step.action))}
            for step in _legal_steps(table, car)
        ]
        return {"threshold": threshold, "warnings": table.relaid_warnings, "next": relaid}
    plan = odds.plan_steps(table, car, table.plan, table.steps_made)
    planning, following = table.phase is PHASE_PLANNING, []
    for step in _legal_steps(table, car):
        child = table.copy()
        add_to_plan(child, car, step)
        longer = odds.plan_steps(child, car, child.plan)
        following.append({**_step_json(table, step), "finishes": longer[-1].finishes, **_odds_json(longer, threshold)})
    return {
        "threshold": threshold,
        "warnings": table.warnings,
        "plan": _plan_json(table, plan, threshold),
        "flat_out": {**_odds_json(plan, threshold), "focus": len(plan)} if planning and plan else None,
        "next": following,
        "choices": _choices_json(table, car, seat) if plan else {},
    }


def _crash_json(state: State, space: int, speed: int) -> Json:
    """What a loss of control on a space at a speed would mean (RG-13.3)."""
    tokens = LOSS_TOKENS_BY_SPEED[speed][state.circuit.danger_of_space[space]]
    return {"marker": marker_json(LOSS_MARKER_BY_SPEED[speed]), "tokens": tokens}


def _odds_json(plan: list[odds.PlanStep], warning_threshold: int, warnings: int = 0) -> Json:
    """How likely control is lost if all of a plan is rolled, and how likely a cannon start is spoiled and ends it."""
    loss, spoiled = odds.loss_chance(plan, warning_threshold, warnings), odds.cannon_fail_chance(plan)
    return {"loss": round(loss, PROBABILITY_DIGITS), "spoiled": round(spoiled, PROBABILITY_DIGITS)}


def _plan_json(state: State, plan: list[odds.PlanStep], warning_threshold: int) -> list[Json]:
    found: list[Json] = []
    losses = odds.loss_chances(plan, warning_threshold, state.warnings)
    for place, (stage, here) in enumerate(zip(plan, losses, strict=True), 1):
        found.append(
            {
                "step": state.circuit_steps.steps_onto_space[stage.target][stage.action.code].notation,
                "to": state.circuit.space_names[stage.target],
                "speed": stage.speed,
                "dice": len(stage.action.dice),
                "warnings": stage.track_warnings,
                "too_fast": stage.is_too_fast,
                "finishes": stage.finishes,
                "chance": [round(WARNING_CHANCE_BY_DIE[die], PROBABILITY_DIGITS) for die in stage.action.dice],
                **_odds_json(plan[:place], warning_threshold, state.warnings),
                "here": round(here, PROBABILITY_DIGITS),
                "crash": _crash_json(state, stage.target, stage.speed),
            }
        )
    return found


def _legal_steps(state: State, car: int) -> list[Step]:
    steps = state.circuit_steps.step_by_decision
    return [steps[each.number] for each in legal(state, state.lineup.seats[car]) if each.number in steps]


def _step_json(state: State, step: Step) -> Json:
    """A step that may be laid next: where it leads, and what the track has to say to it."""
    circuit = state.circuit
    move = circuit.move_to[state.plan_space][step.space]
    speed = step.action.gear or state.plan_speed
    return {
        "step": step.notation,
        "to": circuit.space_names[step.space],
        "speed": speed,
        "warnings": move.warnings[speed],
        "too_fast": speed > move.limit,
        "crash": _crash_json(state, step.space, speed),
    }


def _choices_json(state: State, car: int, seat: int) -> Json:
    """What rolling, stopping, securing and going flat out are worth, in seconds to the finish."""
    offered = legal(state, seat)
    worth = odds.choice_values(state, car)
    found: Json = {}
    for name, decision, seconds in (
        ("roll", ROLL_DICE_DECISION, worth.roll_value),
        ("stop", STOP_ROLLING_DECISION, worth.stop_value),
        ("secure", SECURE_STEP_DECISION, worth.secure_value),
        ("flat_out", FLAT_OUT_DECISION, worth.flat_out_value),
    ):
        if decision in offered:
            told: Json = {"seconds": round(seconds, 2)}
            if decision is SECURE_STEP_DECISION:
                told["cost"] = next_securing_cost(state)
            found[name] = told
    return found
