"""The open question, and the tasks that come after it, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import DIRECTION_COUNT, SPACE_COUNT, SPACE_NAME
from ..rules import phases
from ..rules.car_status import IN_RIVER
from ..rules.phases import Task
from ..rules.state import NOBODY, NOWHERE, State
from ..rules.steps.police import has_police
from ..rules.steps.tiles import GREY_TILES, held_tile
from .cars import driver_name, read_space

PENDING_FIELDS: Final = ("question", "car", "what", "at", "agenda", "moves_left", "moved", "landing", "whole")
_TURN_PHASES: Final = (
    phases.BEFORE_ROLL,
    phases.ROLLING_DICE,
    phases.DICE_ROLLED,
    phases.ADJUSTING_CAR,
    phases.MOVING,
    phases.MOVED,
    phases.CLOSING_TURN,
)
_PHASES_BY_QUESTION: Final = (
    _TURN_PHASES,
    (phases.DRAFTING_HAZARDS, phases.BEFORE_ROLL, phases.MOVED, phases.CLOSING_TURN),
    (phases.DICE_ROLLED, phases.ADJUSTING_CAR, phases.MOVING, phases.MOVED),
    (phases.MOVING,),
    (phases.MOVING, phases.MOVED),
    (phases.MOVING,),
    (phases.CRANING_CARS,),
)
"""By question: the phases in which it can be open."""
_TASK_DETAIL_LIMITS: Final = (
    (4, DIRECTION_COUNT),
    (2, DIRECTION_COUNT),
    (DIRECTION_COUNT, 2),
    (DIRECTION_COUNT, 1),
    (SPACE_COUNT, 1),
)
"""By task: how many values its two details have."""
RAMP_NAME: Final = "ramp"


def write_pending(state: State) -> Json:
    """The open question with what belongs to it; empty if there is none."""
    if state.question == phases.NO_QUESTION and not state.agenda:
        return {}
    pending: Json = {"question": phases.QUESTION_NAMES[state.question], "car": driver_name(state, state.question_car)}
    if state.question == phases.ASK_PLACE:
        pending["what"] = _placed_thing_name(state.question_detail)
    elif state.question == phases.ASK_MOVE:
        pending["what"] = content.TILE.names[state.question_detail]
        pending["moves_left"] = state.moves_left
        pending["moved"] = [SPACE_NAME.names[space] for space in state.moved_spaces]
    elif state.question == phases.ASK_SHIFT:
        pending["at"] = SPACE_NAME.names[state.question_detail]
    elif state.question == phases.ASK_BOUNCE:
        pending["at"] = SPACE_NAME.names[state.bounce_space]
        pending["landing"] = state.landing_damage
        pending["whole"] = state.jumper_had_body
    pending["agenda"] = [
        [phases.TASK_NAMES[task], driver_name(state, car), one, other] for task, car, one, other in state.agenda
    ]
    return pending


def _placed_thing_name(detail: int) -> str:
    """What is being placed."""
    if detail == phases.PLACING_RAMP:
        return RAMP_NAME
    return (
        content.TILE.names[content.TILE_KIND[detail - phases.PLACING_TILE]]
        if detail >= phases.PLACING_TILE
        else content.HAZARD.names[detail]
    )


def read_pending(top: Reader, state: State) -> None:
    """The open question of a position."""
    reader = top.child("pending", PENDING_FIELDS)
    in_air = [car for car, space in enumerate(state.space_of) if space == NOWHERE and state.status[car] == 0]
    if reader is None:
        if in_air:
            raise top.problem("pending", "needs-agenda")
        return
    state.question = phases.QUESTION_NAMES.index(
        reader.choice("question", phases.QUESTION_NAMES[0], phases.QUESTION_NAMES)
    )
    state.question_car = _read_car_name(reader, "car", reader.get("car", None), state)
    if (
        state.question_car
        != (state.turn_order[state.drafter_index] if state.phase == phases.DRAFTING_HAZARDS else state.current_car)
        != NOBODY
    ):
        raise reader.problem("car", "needs-agenda")
    if state.phase not in _PHASES_BY_QUESTION[state.question] or (in_air or [state.question_car]) != [
        state.question_car
    ]:
        raise reader.problem("question", "needs-agenda")
    if bool(in_air) != (state.question == phases.ASK_BOUNCE) or (state.question == phases.ASK_CRANE) != (
        state.status[state.question_car] == IN_RIVER
    ):
        raise reader.problem("car", "needs-agenda")
    if state.question == phases.ASK_PLACE:
        _read_placed_thing(reader, state)
    elif state.question == phases.ASK_MOVE:
        state.question_detail = reader.code("what", reader.get("what", ""), content.TILE)
        if state.question_detail not in (content.ROAD_CREW, content.FORKLIFT):
            raise reader.problem("what", "needs-agenda")
        most = content.ROAD_CREW_MOVES if state.question_detail == content.ROAD_CREW else content.FORKLIFT_MOVES
        moved = reader.items("moved")
        state.moves_left = reader.whole("moves_left", 1, 1, most - min(len(moved), most - 1))
        state.moved_spaces = tuple(read_space(reader, f"moved[{place}]", name) for place, name in enumerate(moved))
        if len(moved) >= most:
            raise reader.problem("moved", "needs-agenda")
    elif state.question == phases.ASK_SHIFT:
        state.question_detail = read_space(reader, "at", reader.get("at", None))
        if not has_police(state, state.question_detail):
            raise reader.problem("at", "needs-agenda")
    elif state.question == phases.ASK_BOUNCE:
        state.question_detail = state.bounce_space = read_space(reader, "at", reader.get("at", None))
        state.landing_damage = reader.whole("landing", 0, 0, max(content.LANDING_DAMAGE))
        state.jumper_had_body = reader.flag("whole", True)
    state.agenda = [
        _read_task(reader, f"agenda[{place}]", each, state) for place, each in enumerate(reader.items("agenda"))
    ]


def _read_placed_thing(reader: Reader, state: State) -> None:
    what = reader.text("what", RAMP_NAME)
    fits = (
        phases.DRAFTING_HAZARDS
        if what in content.HAZARD.names
        else phases.BEFORE_ROLL
        if what == RAMP_NAME
        else phases.MOVED
    )
    if state.phase != fits and not (fits == phases.MOVED and state.phase == phases.CLOSING_TURN):
        raise reader.problem("what", "needs-agenda")
    if what == RAMP_NAME:
        state.question_detail = phases.PLACING_RAMP
    elif what in content.HAZARD.names:
        state.question_detail = content.HAZARD.code(what)
    else:
        kind = reader.code("what", what, content.TILE)
        tile = held_tile(state, state.question_car, kind)
        if tile < 0 or kind not in GREY_TILES:
            raise reader.problem("what", "needs-agenda")
        state.question_detail = phases.PLACING_TILE + tile


def _read_car_name(reader: Reader, field: str, name: object, state: State) -> int:
    driver = reader.code(field, name, content.DRIVER)
    if driver not in state.driver:
        raise reader.problem(field, "no-such-car", given=str(name)[:20])
    return state.driver.index(driver)


def _read_task(reader: Reader, field: str, entry: Any, state: State) -> Task:
    """Something that comes after the question."""
    if not isinstance(entry, list) or len(entry) != 4 or entry[0] not in phases.TASK_NAMES:
        raise reader.problem(field, "needs-agenda")
    task = phases.TASK_NAMES.index(entry[0])
    for value, most in zip(entry[2:], _TASK_DETAIL_LIMITS[task], strict=True):
        if type(value) is not int or not 0 <= value < most:
            raise reader.problem(field, "needs-agenda")
    return task, _read_car_name(reader, field, entry[1], state), entry[2], entry[3]
