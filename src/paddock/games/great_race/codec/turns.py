"""A turn, and what the engine was in the middle of, in a position's JSON."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, FlagForm, ListForm, NamedCodeForm, WholeNumberForm, WordChoiceForm
from paddock.core.reading import Reader

from ..components import content
from ..components.content import NO_TILE
from ..rules import phases
from ..rules.phases import NO_DRIVE, NO_QUESTION, QUESTION_NAMES, TASK_KINDS, TASK_NAMES
from ..rules.state import State, active_vehicles, ask_question, vehicle_code
from ..rules.steps.turns import is_done_for_round

MAX_DRAWN: Final = content.SCOUT_TILES + content.EXTRA_TILES
MAX_MARCH: Final = content.FORCED_MARCH_SPACES * content.COPIES_BY_CARD[content.CARD_FORCED_MARCH]


def _check_march(reader: Reader, state: State) -> None:
    if state.march_spaces % content.FORCED_MARCH_SPACES:
        raise reader.position_error("march", "needs-marches", clause="GR-9.8", spaces=content.FORCED_MARCH_SPACES)


def _check_drawn(reader: Reader, state: State) -> None:
    reader.require(len(state.drawn_tiles) <= MAX_DRAWN, "drawn", "drawn-too-many", clause="GR-5.7", most=MAX_DRAWN)


def _check_tile(reader: Reader, state: State) -> None:
    if state.tile_to_lay != NO_TILE and state.tile_to_lay not in state.drawn_tiles:
        raise reader.position_error("tile", "not-among-drawn")


def _max_spaces(state: State) -> int:
    return content.MAX_ENGINE_BY_VEHICLE[state.crew[state.turn]] + MAX_MARCH


DRIVE_FIELDS: Final = Fields(
    Field("left", WholeNumberForm(0, _max_spaces), "drive_left", default_value=1),
    Field("attempted", FlagForm(), "step_attempted"),
)
SCOUTING_FIELDS: Final = Fields(
    Field(
        "drawn",
        ListForm(NamedCodeForm(content.TILE_VALUES), lambda tiles: tuple(sorted(tiles))),
        "drawn_tiles",
        check_value=_check_drawn,
    ),
    Field("tile", NamedCodeForm(content.TILE_VALUES, is_optional=True), "tile_to_lay", check_value=_check_tile),
    Field("card", FlagForm(), "drawn_by_guide"),
)


def _read_drive(reader: Reader, state: State) -> None:
    drive = reader.child_reader("drive", DRIVE_FIELDS.names)
    if drive is None:
        return
    if state.turn >= state.seats or state.turn in state.arrived:
        raise reader.position_error("drive", "no-drive", clause="GR-12.2" if state.turn < state.seats else "GR-22.2")
    DRIVE_FIELDS.read(drive, state)


def _read_scouting(reader: Reader, state: State) -> None:
    scouting = reader.child_reader("scouting", SCOUTING_FIELDS.names)
    if scouting is None:
        return
    drives = state.drive_left != NO_DRIVE
    if state.turn >= state.seats or drives:
        raise reader.position_error("scouting", "no-scouting", clause="GR-5.2" if drives else "GR-22.2")
    SCOUTING_FIELDS.read(scouting, state)
    if state.drawn_tiles:
        if state.drawn_tiles[0] == state.drawn_tiles[-1]:
            state.tile_to_lay = state.drawn_tiles[0]
        ask_question(state, phases.ASK_LAY, state.turn)


TURN_FIELDS: Final = Fields(
    CustomField("crew", lambda state: content.VEHICLE_VALUES.names[vehicle_code(state, state.turn)]),
    Field("step", WordChoiceForm(phases.TURN_STEPS), "turn_step"),
    Field("march", WholeNumberForm(0, MAX_MARCH), "march_spaces", check_value=_check_march),
    CustomField(
        "drive", lambda state: DRIVE_FIELDS.write(state) if state.drive_left != NO_DRIVE else None, _read_drive
    ),
    CustomField("scouting", lambda state: SCOUTING_FIELDS.write(state) if state.drawn_tiles else None, _read_scouting),
)


def read_turn(position_reader: Reader, state: State, first_vehicle: int) -> None:
    """Whose turn it is, and how far it has come; `first_vehicle` is the vehicle that is listed first."""
    state.turn = first_vehicle
    reader = position_reader.child_reader("turn", TURN_FIELDS.names)
    if reader is not None and reader.get("crew", None) is not None:
        state.turn = find_vehicle(reader, "crew", reader.data["crew"], state)
    if is_done_for_round(state, state.turn) and position_reader.get("pending", None) is None:
        raise position_reader.position_error("turn.crew", "turn-over", clause="GR-5.4")
    if reader is not None:
        TURN_FIELDS.read(reader, state)


def find_vehicle(reader: Reader, field_name: str, vehicle_name: object, state: State) -> int:
    """The vehicle of a name that takes part."""
    code = reader.read_code(field_name, vehicle_name, content.VEHICLE_VALUES)
    for vehicle in active_vehicles(state):
        if vehicle_code(state, vehicle) == code:
            return vehicle
    raise reader.position_error(field_name, "no-such-crew", given=str(vehicle_name)[:20])


def _read_task(reader: Reader, field_path: str, json_value: Any, state: State) -> phases.Task:
    if isinstance(json_value, list) and len(json_value) == 3 and json_value[0] in TASK_NAMES:
        what, vehicle, detail = TASK_NAMES.index(json_value[0]), json_value[1], json_value[2]
        known = type(vehicle) is int and type(detail) is int and 0 <= vehicle < len(state.space_of)
        if known and detail in TASK_KINDS[what].details:
            return what, vehicle, detail
    raise reader.position_error(field_path, "needs-agenda")


def _read_question(reader: Reader, state: State) -> None:
    question = QUESTION_NAMES.index(reader.read_choice("question", QUESTION_NAMES[NO_QUESTION], QUESTION_NAMES))
    if question == NO_QUESTION:
        return
    seat = reader.read_whole_number("seat", 0, 0, state.seats - 1)
    detail = reader.read_whole_number("detail", 0, 0, phases.QUESTIONS[question].max_detail)
    ask_question(state, question, seat, detail, reader.read_whole_number("more", 0, 0, phases.SPLIT_FOR_GAIN))
    if question in (phases.ASK_LAY, phases.ASK_RETURN) and not state.drawn_tiles:
        raise reader.position_error("question", "needs-agenda")
    if question == phases.ASK_RETURN:
        state.tile_to_lay = NO_TILE


def _write_task(state: State, task: phases.Task) -> list[object]:
    return [TASK_NAMES[task[0]], task[1], task[2]]


PENDING_FIELDS: Final = Fields(
    CustomField("question", lambda state: QUESTION_NAMES[state.question], _read_question),
    CustomField("seat", lambda state: state.question_seat if state.question else None),
    CustomField("detail", lambda state: state.question_detail if state.question else 0),
    CustomField("more", lambda state: state.split_purpose if state.question else 0),
    Field("agenda", ListForm(CustomJsonForm(_write_task, _read_task), list), "agenda"),
    Field("upgrades_left", WholeNumberForm(0, 2), "upgrades_left"),
)


def is_interrupted(state: State) -> bool:
    """Whether there is an open question, or something that is still to be done."""
    return bool(state.question or state.agenda or state.upgrades_left)


def read_pending(position_reader: Reader, state: State) -> None:
    """What a dump wrote of an open question and of the agenda."""
    reader = position_reader.child_reader("pending", PENDING_FIELDS.names)
    if reader is not None:
        PENDING_FIELDS.read(reader, state)
