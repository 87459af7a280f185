"""What the engine can tell in advance, as data for clients to draw: odds, speeds, limits, what a loss would cost."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.games.rallyman_gt.codec.cars import marker_json
from paddock.games.rallyman_gt.codec.turns import written
from paddock.games.rallyman_gt.components.content import LOSS_MARKER, LOSS_TOKENS, RISK
from paddock.games.rallyman_gt.rules.decisions import (
    DICE,
    DICE_COUNT,
    GEAR_OF,
    GO_FLAT_OUT,
    ROLL_IT,
    SECURE_IT,
    SPACE,
    STOP_HERE,
    action_of,
    space_of,
)
from paddock.games.rallyman_gt.rules.legal import desk, legal
from paddock.games.rallyman_gt.rules.state import PLANNING, RELAYING, ROLLING, STEP, State, threshold
from paddock.games.rallyman_gt.rules.steps.flat_out import possible_warnings
from paddock.games.rallyman_gt.rules.steps.planning import lay_plan
from paddock.games.rallyman_gt.rules.steps.rolling import secure_cost
from paddock.games.rallyman_gt.views import odds

DIGITS: Final = 6
"""Chances are told to so many digits."""


def preview(state: State, seat: int) -> Json:
    """The odds of what the seat has laid, and of what it may lay next; nothing while it is not on turn."""
    table = desk(state, seat)
    if table.phase not in (PLANNING, ROLLING, RELAYING) or table.cast.seat[table.order[0]] != seat:
        return {}
    car = table.order[0]
    limit = threshold(table, car)
    if table.phase == RELAYING:
        return {"threshold": limit, "warnings": table.shown, "next": _relay(table, car)}
    plan = odds.stages(table, car, table.plan, table.made)
    planning = table.phase == PLANNING
    found: Json = {
        "threshold": limit,
        "warnings": table.warnings,
        "plan": _plan(table, plan, limit),
        "flat_out": None,
        "next": _next(table, car, limit) if planning else [],
        "choices": _choices(table, car, seat) if plan else {},
    }
    if planning and plan:
        found["flat_out"] = {**_odds(plan, limit), "focus": odds.flat_out_focus(plan)}
    return found


def _crash(state: State, space: int, speed: int) -> Json:
    """What a loss of control on a space at a speed would mean (RG-13.3)."""
    return {"marker": marker_json(LOSS_MARKER[speed]), "tokens": LOSS_TOKENS[speed][state.circuit.danger[space]]}


def _odds(plan: list[odds.Stage], limit: int, warnings: int = 0) -> Json:
    """How likely control is lost if all of a plan is rolled, and how likely a cannon start is spoiled and ends it."""
    return {"loss": round(odds.loss(plan, limit, warnings), DIGITS), "spoiled": round(odds.spoiled(plan), DIGITS)}


def _plan(state: State, plan: list[odds.Stage], limit: int) -> list[Json]:
    """Each step that is not made yet."""
    found: list[Json] = []
    losses = odds.losses(plan, limit, state.warnings)
    for place, (stage, here) in enumerate(zip(plan, losses, strict=True), 1):
        found.append(
            {
                "step": written(state, stage.to * STEP + stage.action),
                "to": state.circuit.names[stage.to],
                "speed": stage.speed,
                "dice": DICE_COUNT[stage.action],
                "warnings": stage.track,
                "too_fast": stage.too_fast,
                "finishes": stage.finishes,
                "chance": [round(RISK[die], DIGITS) for die in DICE[stage.action]],
                **_odds(plan[:place], limit, state.warnings),
                "here": round(here, DIGITS),
                "crash": _crash(state, stage.to, stage.speed),
            }
        )
    return found


def _onto(state: State, step: Decision) -> Json:
    """A step that may be laid next: where it leads, and what the track has to say to it."""
    circuit, action = state.circuit, action_of(step)
    target = circuit.node[space_of(step)]
    move = circuit.move(state.here, target)
    speed = GEAR_OF[action] or state.gear
    return {
        "step": SPACE.notation(step),
        "to": circuit.names[target],
        "speed": speed,
        "warnings": circuit.track_warnings(move, speed),
        "too_fast": speed > circuit.most[move],
        "crash": _crash(state, target, speed),
    }


def _next(state: State, car: int, limit: int) -> list[Json]:
    """Each step that may be laid next, with the odds if everything is rolled up to there."""
    found: list[Json] = []
    for step in legal(state, state.cast.seat[car]):
        action = action_of(step)
        if action < 0:
            continue
        child = state.copy()
        lay_plan(child, car, action, state.circuit.node[space_of(step)])
        plan = odds.stages(child, car, child.plan)
        found.append({**_onto(state, step), "finishes": plan[-1].finishes, **_odds(plan, limit)})
    return found


def _relay(state: State, car: int) -> list[Json]:
    """Each step that may be laid again, with the warnings that its dice can show."""
    return [
        {**_onto(state, step), "shows": list(possible_warnings(state, action_of(step)))}
        for step in legal(state, state.cast.seat[car])
        if action_of(step) >= 0
    ]


def _choices(state: State, car: int, seat: int) -> Json:
    """What rolling, stopping, securing and going flat out are worth, in seconds to the finish."""
    offered = legal(state, seat)
    worth = odds.worth(state, car)
    found: Json = {}
    for name, decision, seconds in (
        ("roll", ROLL_IT, worth.roll),
        ("stop", STOP_HERE, worth.stop),
        ("secure", SECURE_IT, worth.secure),
        ("flat_out", GO_FLAT_OUT, worth.flat_out),
    ):
        if decision in offered:
            told: Json = {"seconds": round(seconds, 2)}
            if decision is SECURE_IT:
                told["cost"] = secure_cost(state)
            found[name] = told
    return found
