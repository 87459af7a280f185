"""What a seat may see, positions that could be true for all it knows, and what can be told in advance (section C)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.game import Json
from paddock.games.rallyman_gt import odds
from paddock.games.rallyman_gt.content import CAR, NO_TYRES, RISK
from paddock.games.rallyman_gt.decisions import (
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
from paddock.games.rallyman_gt.legal import desk, legal, tyre_types, waiting_for
from paddock.games.rallyman_gt.position import EDITION, body, circuit_json, written
from paddock.games.rallyman_gt.settings import write_settings
from paddock.games.rallyman_gt.state import (
    CHOOSING,
    EXITING,
    PHASES,
    PITTING,
    PLANNING,
    QUALIFYING,
    RELAYING,
    ROLLING,
    STEP,
    State,
    allowance,
    threshold,
)
from paddock.games.rallyman_gt.steps.flat_out import asks_warnings
from paddock.games.rallyman_gt.steps.planning import finishes, lay_plan
from paddock.games.rallyman_gt.steps.rolling import secure_cost

DIGITS: Final = 6
"""Chances and seconds are told to so many digits."""


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: all of it, but for tyres chosen in secret (RG-2.3)."""
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "circuit": circuit_json(state),
        "you": seat,
        **_body(state, seat),
        "waiting": waiting_for(state),
        "asked": _asked(state),
    }
    if state.runs:
        found["runs"] = [_body(run, seat) for run in state.runs]
    return found


def _body(state: State, seat: int | None) -> Json:
    found = body(state)
    cars = found["cars"]
    if isinstance(cars, list):
        for told in cars:
            _tell_car(state, told, seat)
    turn = found.get("turn")
    if isinstance(turn, dict) and state.phase in (PLANNING, RELAYING):
        turn["at"] = state.circuit.names[state.here]
        turn["speed"] = state.gear
    return found


def _tell_car(state: State, told: Json, seat: int | None) -> None:
    """What the dashboard says of a car; tyres that are still secret are not told."""
    car = state.cast.colour.index(CAR.code(str(told["colour"])))
    if _is_secret(state) and state.cast.seat[car] != seat:
        told["tyres"] = None
        told["dice"] = None
        told["threshold"] = None
        return
    gear, gas, brake, boost = allowance(state, car)
    told["dice"] = {"gear": gear, "gas": gas, "brake": brake, "boost": boost}
    told["threshold"] = threshold(state, car)


def _is_secret(state: State) -> bool:
    """Whether tyres are being chosen in secret."""
    return state.phase == CHOOSING and state.settings.tyres == "secret"


def _asked(state: State) -> Json | None:
    """The open question and whose it is; with several at once, only what it is."""
    phase = state.phase
    if phase in (CHOOSING, QUALIFYING):
        return {"question": PHASES[phase], "car": None, "seat": None}
    if phase in (PLANNING, ROLLING, RELAYING, EXITING, PITTING):
        car = state.order[0]
        question = "warnings" if phase == RELAYING and asks_warnings(state) else PHASES[phase]
        return {"question": question, "car": CAR.names[state.cast.colour[car]], "seat": state.cast.seat[car]}
    return None


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """A position that could be the true one: tyres that others have chosen in secret are guessed."""
    found = state.copy()
    if _is_secret(state):
        for car, tyres in enumerate(found.tyres):
            if tyres != NO_TYRES and found.cast.seat[car] != seat:
                found.tyres[car] = chance.pick("imagine", tyre_types(found))
    return found


# -- in advance ------------------------------------------------------------------------------------------------


def foresee(state: State, seat: int) -> Json:
    """The odds of what the seat has laid, and of what it may lay next."""
    table = desk(state, seat)
    if table.phase not in (PLANNING, ROLLING) or not table.order or table.cast.seat[table.order[0]] != seat:
        return {}
    car = table.order[0]
    limit = threshold(table, car)
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
        loss = odds.flat_out_loss(plan, limit)
        found["flat_out"] = {"loss": round(loss, DIGITS), "focus": odds.flat_out_focus(plan)}
    return found


def _plan(state: State, plan: list[odds.Stage], limit: int) -> list[Json]:
    """Each step that is not made yet."""
    found: list[Json] = []
    lost = 0.0
    for place, here in enumerate(odds.losses(plan, limit, state.warnings)):
        stage = plan[place]
        lost += here
        found.append(
            {
                "step": written(state, stage.to * STEP + stage.action),
                "to": state.circuit.names[stage.to],
                "speed": stage.speed,
                "dice": DICE_COUNT[stage.action],
                "warnings": stage.track,
                "too_fast": stage.too_fast,
                "chance": [round(RISK[die], DIGITS) for die in DICE[stage.action]],
                "loss": round(lost, DIGITS),
                "here": round(here, DIGITS),
            }
        )
    return found


def _next(state: State, car: int, limit: int) -> list[Json]:
    """Each step that may be laid next, with the chance of losing control if it is rolled up to there."""
    circuit = state.circuit
    found: list[Json] = []
    for step in legal(state, state.cast.seat[car]):
        action = action_of(step)
        if action < 0:
            continue
        target = circuit.node[space_of(step)]
        move = circuit.move(state.here, target)
        speed = GEAR_OF[action] or state.gear
        child = state.copy()
        lay_plan(child, car, action, target)
        plan = odds.stages(child, car, child.plan)
        found.append(
            {
                "step": SPACE.notation(step),
                "to": circuit.names[target],
                "speed": speed,
                "warnings": circuit.track_warnings(move, speed),
                "too_fast": speed > circuit.most[move],
                "finishes": finishes(child, car),
                "loss": round(sum(odds.losses(plan, limit, state.warnings)), DIGITS),
            }
        )
    return found


def _choices(state: State, car: int, seat: int) -> Json:
    """What rolling, stopping, securing and going flat out are worth, in seconds to the finish."""
    offered: list[Decision] = legal(state, seat)
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
