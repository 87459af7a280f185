"""What a seat may see: everything, for nothing is hidden but the order of the piles, which nobody has made yet."""

from __future__ import annotations

from collections.abc import Iterable

from paddock.core.game import Json

from ..codec import position
from ..codec.cars import driver_name
from ..components.content import MPH_STEP, SHOT_FACE, WHEEL_FACE
from ..rules import legal, outcome
from ..rules.phases import PHASES
from ..rules.state import NOBODY, State, is_wrong_way, max_body, open_question_name
from ..rules.steps import adjusting, dice


def views(state: State, viewers: Iterable[int | None]) -> list[Json]:
    """The position as seats (or a spectator) see it, with what follows from it."""
    common = _common_view(state)
    return [{**common, "you": seat} for seat in viewers]


def _common_view(state: State) -> Json:
    view = position.dump(state)
    view["waiting"] = legal.waiting_for(state)
    view["asked"] = _open_question(state)
    view["standing"] = [
        {
            "seat": car,
            "driver": driver_name(state, car),
            "race": place,
            "worth": worth,
            "reward": None if coming < 0 else coming,
            "excluded": out,
        }
        for car, place, worth, coming, out in outcome.standings(state)
    ]
    cars = view["cars"]
    if isinstance(cars, list):
        for car, told in enumerate(cars):
            if state.driver[car] != NOBODY:
                told["body_max"] = max_body(state, car)
            told["wrong_way"] = is_wrong_way(state, car)
    turn = view.get("turn")
    if isinstance(turn, dict) and PHASES[state.phase].in_turn:
        turn["wheels"] = {
            "free": state.free_wheels,
            "granted": state.granted_wheels,
            "dice": dice.available_faces(state, WHEEL_FACE),
        }
        turn["shots"] = dice.available_faces(state, SHOT_FACE)
        turn["steps"] = adjusting.speed_steps(state)
        turn["sale"] = dice.sale_price(state, state.current_car)
        turn["speed_after"] = MPH_STEP * max(0, state.speed[state.current_car] - state.nails)
    return view


def _open_question(state: State) -> Json | None:
    seat = legal.seat_to_decide(state)
    if seat == NOBODY:
        return None
    question = open_question_name(state)
    return {"question": question, "car": driver_name(state, seat), "seat": seat}
