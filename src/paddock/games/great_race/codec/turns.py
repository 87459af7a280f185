"""A turn, and what the engine was in the middle of, in a position's JSON."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARDS,
    DANGER,
    ENGINE_MAX,
    EXTRA_TILES,
    FORCED_MARCH,
    FORCED_MARCH_SPACES,
    NO_TILE,
    REPAIR_MAX_LEVELS,
    SCOUT_TILES,
    SLOTS,
    TILE,
    TILES,
    VEHICLE,
)
from paddock.games.great_race.rules.state import (
    ASK_LAY,
    ASK_REACT,
    ASK_RETURN,
    NO_DRIVE,
    NO_QUESTION,
    QUESTIONS,
    SPLIT_FOR_GAIN,
    TASK_AFTER_STEP,
    TASK_BIVOUAC_CARD,
    TASK_CITY_CARD,
    TASK_DANGER,
    TASKS,
    TURN_STEPS,
    State,
    active_vehicles,
    ask,
    vehicle_code,
)
from paddock.games.great_race.rules.steps.turns import is_done_for_round

TURN_FIELDS: Final = ("crew", "step", "march", "drive", "scouting")
DRIVE_FIELDS: Final = ("left", "attempted")
SCOUTING_FIELDS: Final = ("drawn", "tile", "card")
PENDING_FIELDS: Final = ("question", "seat", "detail", "more", "agenda", "upgrades_left")
_TASK_DETAIL_RANGES: Final = {
    TASK_DANGER: (0, len(DANGER)),
    TASK_AFTER_STEP: (NO_TILE, TILES),
    TASK_CITY_CARD: (0, CARDS),
    TASK_BIVOUAC_CARD: (0, SLOTS),
}
"""What a task's detail may be; of the others it is 0."""


def write_turn(state: State) -> Json:
    """The turn as JSON."""
    return {
        "crew": VEHICLE.names[vehicle_code(state, state.turn)],
        "step": TURN_STEPS[state.turn_step],
        "march": state.march_spaces,
        "drive": None
        if state.drive_left == NO_DRIVE
        else {"left": state.drive_left, "attempted": state.step_attempted},
        "scouting": write_scouting(state),
    }


def write_scouting(state: State) -> Json | None:
    """Tiles in hand."""
    if not state.drawn_tiles:
        return None
    return {
        "drawn": [TILE.names[tile] for tile in state.drawn_tiles],
        "tile": None if state.tile_to_lay == NO_TILE else TILE.names[state.tile_to_lay],
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
    state.turn_step = TURN_STEPS.index(reader.choice("step", TURN_STEPS[0], TURN_STEPS))
    most = FORCED_MARCH_SPACES * CARD_COUNT[FORCED_MARCH]
    state.march_spaces = reader.whole("march", 0, 0, most)
    if state.march_spaces % FORCED_MARCH_SPACES:
        raise reader.problem("march", "needs-marches", clause="GR-9.8", spaces=FORCED_MARCH_SPACES)
    drive = reader.child("drive", DRIVE_FIELDS)
    scouting = reader.child("scouting", SCOUTING_FIELDS)
    if drive is not None:
        if state.turn >= state.seats or state.turn in state.arrived:
            raise reader.problem("drive", "no-drive", clause="GR-12.2" if state.turn < state.seats else "GR-22.2")
        state.drive_left = drive.whole("left", 1, 0, ENGINE_MAX[state.crew[state.turn]] + most)
        state.step_attempted = drive.flag("attempted")
    if scouting is not None:
        if state.turn >= state.seats or drive is not None:
            raise reader.problem("scouting", "no-scouting", clause="GR-5.2" if drive is not None else "GR-22.2")
        _read_scouting(scouting, state)


def _read_scouting(reader: Reader, state: State) -> None:
    drawn = [reader.code(f"drawn[{place}]", name, TILE) for place, name in enumerate(reader.items("drawn"))]
    if len(drawn) > SCOUT_TILES + EXTRA_TILES:
        raise reader.problem("drawn", "drawn-too-many", clause="GR-5.7", most=SCOUT_TILES + EXTRA_TILES)
    state.drawn_tiles = tuple(sorted(drawn))
    state.drawn_by_guide = reader.flag("card")
    name: Any = reader.get("tile", None)
    if name is not None:
        state.tile_to_lay = reader.code("tile", name, TILE)
        if state.tile_to_lay not in state.drawn_tiles:
            raise reader.problem("tile", "not-among-drawn")
    if state.drawn_tiles:
        if state.drawn_tiles[0] == state.drawn_tiles[-1]:
            state.tile_to_lay = state.drawn_tiles[0]
        ask(state, ASK_LAY, state.turn)


def find_vehicle(reader: Reader, field: str, name: object, state: State) -> int:
    """The vehicle of a name that takes part."""
    code = reader.code(field, name, VEHICLE)
    for vehicle in range(len(state.space_of)):
        if vehicle_code(state, vehicle) == code and vehicle in active_vehicles(state):
            return vehicle
    raise reader.problem(field, "no-such-crew", given=str(name)[:20])


# -- pending ---------------------------------------------------------------------------------------------------


def write_pending(state: State) -> Json | None:
    """The open question and the agenda, where there are any."""
    if state.question == NO_QUESTION and not state.agenda and not state.upgrades_left:
        return None
    return {
        "question": QUESTIONS[state.question],
        "seat": state.question_seat if state.question != NO_QUESTION else None,
        "detail": state.question_detail if state.question != NO_QUESTION else 0,
        "more": state.split_purpose if state.question != NO_QUESTION else 0,
        "agenda": [[TASKS[what], vehicle, detail] for what, vehicle, detail in state.agenda],
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
        if not isinstance(entry, list) or len(entry) != 3 or entry[0] not in TASKS:
            raise reader.problem(where, "needs-agenda")
        what, vehicle, detail = TASKS.index(entry[0]), entry[1], entry[2]
        low, high = _TASK_DETAIL_RANGES.get(what, (0, 1))
        if type(vehicle) is not int or type(detail) is not int:
            raise reader.problem(where, "needs-agenda")
        if not 0 <= vehicle < len(state.space_of) or not low <= detail < high:
            raise reader.problem(where, "needs-agenda")
        state.agenda.append((what, vehicle, detail))
    question = QUESTIONS.index(reader.choice("question", QUESTIONS[NO_QUESTION], QUESTIONS))
    if question == NO_QUESTION:
        return
    seat = reader.whole("seat", 0, 0, state.seats - 1)
    most = len(DANGER) - 1 if question == ASK_REACT else REPAIR_MAX_LEVELS
    ask(state, question, seat, reader.whole("detail", 0, 0, most), reader.whole("more", 0, 0, SPLIT_FOR_GAIN))
    if question in (ASK_LAY, ASK_RETURN) and not state.drawn_tiles:
        raise reader.problem("question", "needs-agenda")
    if question == ASK_RETURN:
        state.tile_to_lay = NO_TILE
