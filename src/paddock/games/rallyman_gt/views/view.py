"""What a seat may see (section C of the rules)."""

from __future__ import annotations

from paddock.core.game import Json

from ..codec.position import EDITION, body_json, circuit_json
from ..components.content import CAR
from ..components.settings import write_settings
from ..rules.legal import question, waiting_for
from ..rules.phases import CHOOSING, LAYING, QUALIFYING
from ..rules.state import State, dice_allowance, warning_threshold


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: all of it, but for tyres chosen in secret (RG-2.3)."""
    found: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "circuit": circuit_json(state),
        "you": seat,
        **_body_json(state, seat),
        "waiting": waiting_for(state),
        "asked": _question_json(state),
    }
    if state.qualifying_runs:
        found["runs"] = [_body_json(run, seat) for run in state.qualifying_runs]
    return found


def _body_json(state: State, seat: int | None) -> Json:
    found = body_json(state)
    cars = found["cars"]
    if isinstance(cars, list):
        for told in cars:
            _add_car(state, told, seat)
    turn = found.get("turn")
    if isinstance(turn, dict) and state.phase in LAYING:
        turn["at"] = state.circuit.names[state.plan_space]
        turn["speed"] = state.plan_speed
    return found


def _add_car(state: State, told: Json, seat: int | None) -> None:
    """What the dashboard says of a car; tyres that are still secret are not told."""
    car = state.lineup.colour.index(CAR.code(str(told["colour"])))
    if is_secret(state) and state.lineup.seat[car] != seat:
        told["tyres"] = None
        told["dice"] = None
        told["threshold"] = None
        return
    gear, gas, brake, boost = dice_allowance(state, car)
    told["dice"] = {"gear": gear, "gas": gas, "brake": brake, "boost": boost}
    told["threshold"] = warning_threshold(state, car)


def is_secret(state: State) -> bool:
    """Whether tyres are being chosen in secret."""
    return state.phase is CHOOSING and state.settings.tyres == "secret"


def _question_json(state: State) -> Json | None:
    """The open question and whose it is; with several at once, only what it is."""
    phase = state.phase
    if phase in (CHOOSING, QUALIFYING):
        return {"question": question(state), "car": None, "seat": None}
    if phase.asks_driver:
        car = state.turn_order[0]
        return {"question": question(state), "car": CAR.names[state.lineup.colour[car]], "seat": state.lineup.seat[car]}
    return None
