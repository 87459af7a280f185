"""What a seat may see: everything, for nothing is hidden but the order of the piles, which nobody has made yet."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.fields import CustomField, Fields
from paddock.core.game import Json
from paddock.core.view_fields import ListFields, ViewFields

from ..codec.cars import CAR_FIELDS, driver_name
from ..codec.position import POSITION_OBJECT_FIELDS, has_turn
from ..codec.turns import TURN_FIELDS
from ..components.content import DIAL_STEP, SHOT_FACE, WHEEL_FACE
from ..rules import legal, outcome
from ..rules.phases import PHASES
from ..rules.state import NOBODY, State, is_wrong_way, max_body, open_question_name
from ..rules.steps import adjusting, dice


def _standings_json(state: State) -> list[Json]:
    return [
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


def _turn_json(state: State) -> Json:
    turn = TURN_FIELDS.write(state)
    if PHASES[state.phase].in_turn:
        turn["wheels"] = {
            "free": state.free_wheels,
            "granted": state.granted_wheels,
            "dice": dice.available_faces(state, WHEEL_FACE),
        }
        turn["shots"] = dice.available_faces(state, SHOT_FACE)
        turn["steps"] = adjusting.speed_steps(state)
        turn["sale"] = dice.sale_price(state, state.current_car)
        turn["speed_after"] = DIAL_STEP * max(0, state.speed[state.current_car] - state.nails)
    return turn


def _open_question(state: State) -> Json | None:
    seat = legal.seat_to_decide(state)
    if seat == NOBODY:
        return None
    question = open_question_name(state)
    return {"question": question, "car": driver_name(state, seat), "seat": seat}


def _has_driver(state: State, car: int) -> bool:
    return state.driver[car] != NOBODY


_STANDING_READS: Final = """
    arrested cash conceded debt driver exit_space finished has_ramp homeward phase seats settings space_of speed status
    tiles wall_players
"""
VIEW_FIELDS: Final = ViewFields(
    Fields(
        *POSITION_OBJECT_FIELDS.without("cars turn"),
        CustomField("turn", _turn_json, is_written=has_turn),
        CustomField("waiting", legal.waiting_for),
        CustomField("asked", _open_question),
        CustomField("standing", _standings_json, names_read=_STANDING_READS),
    ),
    ListFields(
        "cars",
        CAR_FIELDS.with_fields(
            CustomField("body_max", max_body, is_written=_has_driver, names_read="driver tiles active_tiles"),
            CustomField("wrong_way", is_wrong_way, names_read="facing homeward"),
        ),
        owners_of=lambda state: range(state.seats),
    ),
)
"""The position as everybody sees it, with what follows from it."""
