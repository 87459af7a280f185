"""A turn, and what the engine was in the middle of, in a position's JSON."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..rules import phases
from ..rules.state import State, active_vehicles, ask, vehicle_code
from ..rules.steps.turns import is_done_for_round

TURN_FIELDS: Final = ("crew", "step", "march", "drive", "scouting")
DRIVE_FIELDS: Final = ("left", "attempted")
SCOUTING_FIELDS: Final = ("drawn", "tile", "card")
PENDING_FIELDS: Final = ("question", "seat", "detail", "more", "agenda", "upgrades_left")


def write_turn(state: State) -> Json:
    """The turn as JSON."""
    return {
        "crew": content.VEHICLE.names[vehicle_code(state, state.turn)],
        "step": phases.TURN_STEPS[state.turn_step],
        "march": state.march_spaces,
        "drive": None
        if state.drive_left == phases.NO_DRIVE
        else {"left": state.drive_left, "attempted": state.step_attempted},
        "scouting": write_scouting(state),
    }


def write_scouting(state: State) -> Json | None:
    """Tiles in hand."""
    if not state.drawn_tiles:
        return None
    return {
        "drawn": [content.TILE.names[tile] for tile in state.drawn_tiles],
        "tile": None if state.tile_to_lay == content.NO_TILE else content.TILE.names[state.tile_to_lay],
        "card": state.drawn_by_guide,
    }


def read_turn(top: Reader, state: State, first: int) -> None:
    """Whose turn it is, and how far it has come; `first` is the vehicle that is listed first."""
    state.turn = first
    reader = top.child("turn", TURN_FIELDS)
    if reader is not None and reader.get("crew", None) is not None:
        state.turn = find_vehicle(reader, "crew", reader.data["crew"], state)
    if is_done_for_round(state, state.turn) and top.get("pending", None) is None:
        raise top.problem("turn.crew", "turn-over", clause="GR-5.4")
    if reader is None:
        return
    state.turn_step = phases.TURN_STEPS.index(reader.choice("step", phases.TURN_STEPS[0], phases.TURN_STEPS))
    most = content.FORCED_MARCH_SPACES * content.CARD_COUNT[content.FORCED_MARCH]
    state.march_spaces = reader.whole("march", 0, 0, most)
    if state.march_spaces % content.FORCED_MARCH_SPACES:
        raise reader.problem("march", "needs-marches", clause="GR-9.8", spaces=content.FORCED_MARCH_SPACES)
    drive = reader.child("drive", DRIVE_FIELDS)
    scouting = reader.child("scouting", SCOUTING_FIELDS)
    if drive is not None:
        if state.turn >= state.seats or state.turn in state.arrived:
            raise reader.problem("drive", "no-drive", clause="GR-12.2" if state.turn < state.seats else "GR-22.2")
        state.drive_left = drive.whole("left", 1, 0, content.ENGINE_MAX[state.crew[state.turn]] + most)
        state.step_attempted = drive.flag("attempted")
    if scouting is not None:
        if state.turn >= state.seats or drive is not None:
            raise reader.problem("scouting", "no-scouting", clause="GR-5.2" if drive is not None else "GR-22.2")
        _read_scouting(scouting, state)


def _read_scouting(reader: Reader, state: State) -> None:
    drawn = [reader.code(f"drawn[{place}]", name, content.TILE) for place, name in enumerate(reader.items("drawn"))]
    if len(drawn) > content.SCOUT_TILES + content.EXTRA_TILES:
        raise reader.problem("drawn", "drawn-too-many", clause="GR-5.7", most=content.SCOUT_TILES + content.EXTRA_TILES)
    state.drawn_tiles = tuple(sorted(drawn))
    state.drawn_by_guide = reader.flag("card")
    name: Any = reader.get("tile", None)
    if name is not None:
        state.tile_to_lay = reader.code("tile", name, content.TILE)
        if state.tile_to_lay not in state.drawn_tiles:
            raise reader.problem("tile", "not-among-drawn")
    if state.drawn_tiles:
        if state.drawn_tiles[0] == state.drawn_tiles[-1]:
            state.tile_to_lay = state.drawn_tiles[0]
        ask(state, phases.ASK_LAY, state.turn)


def find_vehicle(reader: Reader, field: str, name: object, state: State) -> int:
    """The vehicle of a name that takes part."""
    code = reader.code(field, name, content.VEHICLE)
    for vehicle in range(len(state.space_of)):
        if vehicle_code(state, vehicle) == code and vehicle in active_vehicles(state):
            return vehicle
    raise reader.problem(field, "no-such-crew", given=str(name)[:20])


# -- pending ---------------------------------------------------------------------------------------------------


def write_pending(state: State) -> Json | None:
    """The open question and the agenda, where there are any."""
    if state.question == phases.NO_QUESTION and not state.agenda and not state.upgrades_left:
        return None
    return {
        "question": phases.QUESTION_NAMES[state.question],
        "seat": state.question_seat if state.question != phases.NO_QUESTION else None,
        "detail": state.question_detail if state.question != phases.NO_QUESTION else 0,
        "more": state.split_purpose if state.question != phases.NO_QUESTION else 0,
        "agenda": [[phases.TASK_NAMES[what], vehicle, detail] for what, vehicle, detail in state.agenda],
        "upgrades_left": state.upgrades_left,
    }


def read_pending(top: Reader, state: State) -> None:
    """What a dump wrote of an open question and of the agenda."""
    reader = top.child("pending", PENDING_FIELDS)
    if reader is None:
        return
    state.upgrades_left = reader.whole("upgrades_left", 0, 0, 2)
    for place, entry in enumerate(reader.items("agenda")):
        where = f"agenda[{place}]"
        if not isinstance(entry, list) or len(entry) != 3 or entry[0] not in phases.TASK_NAMES:
            raise reader.problem(where, "needs-agenda")
        what, vehicle, detail = phases.TASK_NAMES.index(entry[0]), entry[1], entry[2]
        if type(vehicle) is not int or type(detail) is not int:
            raise reader.problem(where, "needs-agenda")
        if not 0 <= vehicle < len(state.space_of) or detail not in phases.TASK_KINDS[what].details:
            raise reader.problem(where, "needs-agenda")
        state.agenda.append((what, vehicle, detail))
    question = phases.QUESTION_NAMES.index(
        reader.choice("question", phases.QUESTION_NAMES[phases.NO_QUESTION], phases.QUESTION_NAMES)
    )
    if question == phases.NO_QUESTION:
        return
    seat = reader.whole("seat", 0, 0, state.seats - 1)
    detail = reader.whole("detail", 0, 0, phases.QUESTIONS[question].most)
    ask(state, question, seat, detail, reader.whole("more", 0, 0, phases.SPLIT_FOR_GAIN))
    if question in (phases.ASK_LAY, phases.ASK_RETURN) and not state.drawn_tiles:
        raise reader.problem("question", "needs-agenda")
    if question == phases.ASK_RETURN:
        state.tile_to_lay = content.NO_TILE
