"""The open question, and the tasks that come after it, as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, FlagForm, ListForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.content import FORKLIFT, HAZARD_VALUES, ROAD_CREW, TILE_VALUES
from ..rules import phases
from ..rules.car_status import STATUS_IN_RIVER, STATUS_ON_ROAD
from ..rules.phases import PLACING_TILE, QUESTION_NAMES, QUESTIONS, TASK_KINDS, TASK_NAMES, Task
from ..rules.state import NOBODY, NOWHERE, State
from ..rules.steps.police import has_police
from ..rules.steps.tiles import GREY_TILES, held_tile
from .cars import SPACE_JSON_FORM, driver_name, read_car_name, read_space

PENDING_FIELDS: Final = ("question", "car", "what", "at", "agenda", "moves_left", "moved", "landing", "whole")
RAMP_NAME: Final = "ramp"


def _write_placed_thing(state: State) -> str:
    detail = state.question_detail
    if detail >= PLACING_TILE:
        return TILE_VALUES.names[content.KIND_OF_TILE[detail - PLACING_TILE]]
    return RAMP_NAME if detail == phases.PLACING_RAMP else HAZARD_VALUES.names[detail]


def _read_placed_thing(reader: Reader, state: State) -> None:
    what = reader.read_text("what", RAMP_NAME)
    if what == RAMP_NAME:
        reader.require(state.phase == phases.PHASE_BEFORE_ROLL, "what", "needs-agenda")
        state.question_detail = phases.PLACING_RAMP
    elif what in HAZARD_VALUES.names:
        reader.require(state.phase == phases.PHASE_DRAFTING_HAZARDS, "what", "needs-agenda")
        state.question_detail = HAZARD_VALUES.code(what)
    else:
        reader.require(state.phase in (phases.PHASE_MOVED, phases.PHASE_CLOSING_TURN), "what", "needs-agenda")
        kind = reader.read_code("what", what, TILE_VALUES)
        tile = held_tile(state, state.question_car, kind)
        reader.require(tile >= 0 and kind in GREY_TILES, "what", "needs-agenda")
        state.question_detail = PLACING_TILE + tile


def _read_obstacle_moves(reader: Reader, state: State) -> None:
    tile = state.question_detail = reader.read_code("what", reader.get("what", ""), TILE_VALUES)
    reader.require(tile in (ROAD_CREW, FORKLIFT), "what", "needs-agenda")
    most = content.ROAD_CREW_MOVES if tile == ROAD_CREW else content.FORKLIFT_MOVES
    moved = reader.read_list("moved")
    state.moves_left = reader.read_whole_number("moves_left", 1, 1, most - min(len(moved), most - 1))
    state.moved_spaces = ListForm(SPACE_JSON_FORM).read(reader, "moved", moved, state)
    reader.require(len(moved) < most, "moved", "needs-agenda")


def _read_police_space(reader: Reader, state: State) -> None:
    state.question_detail = read_space(reader, "at", reader.get("at", None), state)
    reader.require(has_police(state, state.question_detail), "at", "needs-agenda")


def _read_bounce_space(reader: Reader, state: State) -> None:
    state.question_detail = state.bounce_space = read_space(reader, "at", reader.get("at", None), state)


_QUESTION_DETAIL_FIELDS: Final = {
    phases.ASK_PLACE: Fields(CustomField("what", _write_placed_thing, _read_placed_thing)),
    phases.ASK_MOVE: Fields(
        CustomField("what", lambda state: TILE_VALUES.names[state.question_detail], _read_obstacle_moves),
        CustomField("moves_left", lambda state: state.moves_left),
        Field("moved", ListForm(SPACE_JSON_FORM), "moved_spaces", is_read_elsewhere=True),
    ),
    phases.ASK_SHIFT: Fields(
        CustomField("at", lambda state: SPACE_JSON_FORM.write(state, state.question_detail), _read_police_space),
    ),
    phases.ASK_BOUNCE: Fields(
        CustomField("at", lambda state: SPACE_JSON_FORM.write(state, state.bounce_space), _read_bounce_space),
        Field("landing", WholeNumberForm(0, max(content.LANDING_DAMAGE)), "landing_damage"),
        Field("whole", FlagForm(), "jumper_had_body", default_value=True),
    ),
}
"""By question: what is written of it besides whose it is."""


def _read_task(reader: Reader, field_path: str, json_value: Any, state: State) -> Task:
    is_task = isinstance(json_value, list) and len(json_value) == 4 and json_value[0] in TASK_NAMES
    reader.require(is_task, field_path, "needs-agenda")
    kind = TASK_KINDS[TASK_NAMES.index(json_value[0])]
    for detail, size in zip(json_value[2:], kind.detail_sizes, strict=True):
        reader.require(type(detail) is int and 0 <= detail < size, field_path, "needs-agenda")
    return kind.code, read_car_name(reader, field_path, json_value[1], state), json_value[2], json_value[3]


AGENDA_JSON_FORM: Final = ListForm(
    CustomJsonForm(lambda state, task: [TASK_NAMES[task[0]], driver_name(state, task[1]), *task[2:]], _read_task),
    stored_as=list,
)


def write_pending(state: State) -> Json:
    """The open question with what belongs to it."""
    details = _QUESTION_DETAIL_FIELDS[state.question].write(state) if state.question in _QUESTION_DETAIL_FIELDS else {}
    question, car = QUESTIONS[state.question].name, driver_name(state, state.question_car)
    return {"question": question, "car": car, **details, "agenda": AGENDA_JSON_FORM.write(state, state.agenda)}


def read_pending(position_reader: Reader, state: State) -> None:
    """The open question of a position."""
    reader = position_reader.child_reader("pending", PENDING_FIELDS)
    in_air = [
        car for car, space in enumerate(state.space_of) if space == NOWHERE and state.status[car] == STATUS_ON_ROAD
    ]
    if reader is None:
        position_reader.require(not in_air, "pending", "needs-agenda")
        return
    question = state.question = QUESTION_NAMES.index(reader.read_choice("question", QUESTION_NAMES[0], QUESTION_NAMES))
    car = state.question_car = read_car_name(reader, "car", reader.get("car", None), state)
    is_draft = state.phase == phases.PHASE_DRAFTING_HAZARDS
    on_turn = state.turn_order[state.drafter_index] if is_draft else state.current_car
    reader.require(on_turn in (car, NOBODY), "car", "needs-agenda")
    fits = state.phase in QUESTIONS[question].phases and in_air in ([], [car])
    reader.require(fits, "question", "needs-agenda")
    reader.require(bool(in_air) == (question == phases.ASK_BOUNCE), "car", "needs-agenda")
    reader.require((state.status[car] == STATUS_IN_RIVER) == (question == phases.ASK_CRANE), "car", "needs-agenda")
    if question in _QUESTION_DETAIL_FIELDS:
        _QUESTION_DETAIL_FIELDS[question].read(reader, state)
    state.agenda = AGENDA_JSON_FORM.read(reader, "agenda", reader.read_list("agenda"), state)
