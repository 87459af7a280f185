"""What a seat may see: everything, for nothing is hidden but the order of the piles, which nobody has made yet."""

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.gang_rush.codec.cars import driver_name
from paddock.games.gang_rush.codec.position import dump
from paddock.games.gang_rush.components.content import MPH, SHOT, WHEEL
from paddock.games.gang_rush.rules.legal import asked, waiting_for
from paddock.games.gang_rush.rules.outcome import standing
from paddock.games.gang_rush.rules.state import (
    CLOSING,
    NOBODY,
    NOTHING,
    PHASES,
    QUESTIONS,
    TURN,
    State,
    body_max,
    is_wrong_way,
)
from paddock.games.gang_rush.rules.steps.adjusting import speed_steps
from paddock.games.gang_rush.rules.steps.dice import available, sale_price


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it, with what follows from it."""
    found = dump(state)
    found["you"] = seat
    found["waiting"] = waiting_for(state)
    found["asked"] = _asked(state)
    found["standing"] = [
        {
            "seat": car,
            "driver": driver_name(state, car),
            "race": place,
            "worth": worth,
            "reward": None if coming < 0 else coming,
            "excluded": out,
        }
        for car, place, worth, coming, out in standing(state)
    ]
    cars = found["cars"]
    if isinstance(cars, list):
        for car, told in enumerate(cars):
            if state.driver[car] != NOBODY:
                told["body_max"] = body_max(state, car)
            told["wrong_way"] = is_wrong_way(state, car)
    turn = found.get("turn")
    if isinstance(turn, dict) and TURN < state.phase <= CLOSING:
        turn["wheels"] = {
            "free": state.free_wheels,
            "granted": state.granted_wheels,
            "dice": available(state, WHEEL),
        }
        turn["shots"] = available(state, SHOT)
        turn["steps"] = speed_steps(state)
        turn["sale"] = sale_price(state, state.car)
        turn["speed_after"] = MPH * max(0, state.speed[state.car] - state.nails)
    return found


def _asked(state: State) -> Json | None:
    """The open question and whose it is."""
    seat = asked(state)
    if seat == NOBODY:
        return None
    question = QUESTIONS[state.ask] if state.ask != NOTHING else PHASES[state.phase]
    return {"question": question, "car": driver_name(state, seat), "seat": seat}
