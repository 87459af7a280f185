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
    MARCH,
    NO_TILE,
    REPAIR_MOST,
    SCOUT_TILES,
    SLOTS,
    TILE,
    TILES,
    VEHICLE,
)
from paddock.games.great_race.rules.state import (
    FOR_GAIN,
    LAY,
    NO_DRIVE,
    NOTHING,
    QUESTIONS,
    REACT,
    RETURN,
    STEPS,
    TASK_AFTER_STEP,
    TASK_CAMP_CARD,
    TASK_CITY_CARD,
    TASK_DANGER,
    TASKS,
    State,
    named,
    present,
    put,
)
from paddock.games.great_race.rules.steps.turning import is_done

FIELDS: Final = ("crew", "step", "march", "drive", "scouting")
DRIVE_FIELDS: Final = ("left", "attempted")
SCOUTING_FIELDS: Final = ("drawn", "tile", "card")
PENDING_FIELDS: Final = ("question", "seat", "detail", "more", "agenda", "upgrades_left")
_DETAILS: Final = {
    TASK_DANGER: (0, len(DANGER)),
    TASK_AFTER_STEP: (NO_TILE, TILES),
    TASK_CITY_CARD: (0, CARDS),
    TASK_CAMP_CARD: (0, SLOTS),
}
"""What a task's detail may be; of the others it is 0."""


def turn_json(state: State) -> Json:
    """The turn as JSON."""
    return {
        "crew": VEHICLE.names[named(state, state.turn)],
        "step": STEPS[state.step],
        "march": state.march,
        "drive": None if state.drive_left == NO_DRIVE else {"left": state.drive_left, "attempted": state.attempted},
        "scouting": scouting_json(state),
    }


def scouting_json(state: State) -> Json | None:
    """Tiles in hand."""
    if not state.drawn:
        return None
    return {
        "drawn": [TILE.names[tile] for tile in state.drawn],
        "tile": None if state.tile_now == NO_TILE else TILE.names[state.tile_now],
        "card": state.by_card,
    }


def read_turn(top: Reader, state: State, first: int) -> None:
    """Whose turn it is, and how far it has come; `first` is the vehicle that is listed first."""
    state.turn = first
    reader = top.child("turn", FIELDS)
    if reader is not None and reader.get("crew", None) is not None:
        state.turn = find_vehicle(reader, "crew", reader.data["crew"], state)
    if is_done(state, state.turn) and top.get("pending", None) is None:
        raise top.problem("turn.crew", "turn-over", clause="GR-5.4")
    if reader is None:
        return
    state.step = STEPS.index(reader.choice("step", STEPS[0], STEPS))
    most = MARCH * CARD_COUNT[FORCED_MARCH]
    state.march = reader.whole("march", 0, 0, most)
    if state.march % MARCH:
        raise reader.problem("march", "needs-marches", clause="GR-9.8", spaces=MARCH)
    drive = reader.child("drive", DRIVE_FIELDS)
    scouting = reader.child("scouting", SCOUTING_FIELDS)
    if drive is not None:
        if state.turn >= state.seats or state.turn in state.arrived:
            raise reader.problem("drive", "no-drive", clause="GR-12.2" if state.turn < state.seats else "GR-22.2")
        state.drive_left = drive.whole("left", 1, 0, ENGINE_MAX[state.crew[state.turn]] + most)
        state.attempted = drive.flag("attempted")
    if scouting is not None:
        if state.turn >= state.seats or drive is not None:
            raise reader.problem("scouting", "no-scouting", clause="GR-5.2" if drive is not None else "GR-22.2")
        _scouting(scouting, state)


def _scouting(reader: Reader, state: State) -> None:
    drawn = [reader.code(f"drawn[{place}]", name, TILE) for place, name in enumerate(reader.items("drawn"))]
    if len(drawn) > SCOUT_TILES + EXTRA_TILES:
        raise reader.problem("drawn", "drawn-too-many", clause="GR-5.7", most=SCOUT_TILES + EXTRA_TILES)
    state.drawn = tuple(sorted(drawn))
    state.by_card = reader.flag("card")
    name: Any = reader.get("tile", None)
    if name is not None:
        state.tile_now = reader.code("tile", name, TILE)
        if state.tile_now not in state.drawn:
            raise reader.problem("tile", "not-among-drawn")
    if state.drawn:
        if state.drawn[0] == state.drawn[-1]:
            state.tile_now = state.drawn[0]
        put(state, LAY, state.turn)


def find_vehicle(reader: Reader, field: str, name: object, state: State) -> int:
    """The vehicle of a name that takes part."""
    code = reader.code(field, name, VEHICLE)
    for vehicle in range(len(state.at)):
        if named(state, vehicle) == code and vehicle in present(state):
            return vehicle
    raise reader.problem(field, "no-such-crew", given=str(name)[:20])


# -- pending ---------------------------------------------------------------------------------------------------


def pending_json(state: State) -> Json | None:
    """The open question and the agenda, where there are any."""
    if state.ask == NOTHING and not state.agenda and not state.upgrades_left:
        return None
    return {
        "question": QUESTIONS[state.ask],
        "seat": state.ask_seat if state.ask != NOTHING else None,
        "detail": state.ask_detail if state.ask != NOTHING else 0,
        "more": state.ask_more if state.ask != NOTHING else 0,
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
        low, high = _DETAILS.get(what, (0, 1))
        if type(vehicle) is not int or type(detail) is not int:
            raise reader.problem(where, "needs-agenda")
        if not 0 <= vehicle < len(state.at) or not low <= detail < high:
            raise reader.problem(where, "needs-agenda")
        state.agenda.append((what, vehicle, detail))
    question = QUESTIONS.index(reader.choice("question", QUESTIONS[NOTHING], QUESTIONS))
    if question == NOTHING:
        return
    seat = reader.whole("seat", 0, 0, state.seats - 1)
    most = len(DANGER) - 1 if question == REACT else REPAIR_MOST
    put(state, question, seat, reader.whole("detail", 0, 0, most), reader.whole("more", 0, 0, FOR_GAIN))
    if question in (LAY, RETURN) and not state.drawn:
        raise reader.problem("question", "needs-agenda")
    if question == RETURN:
        state.tile_now = NO_TILE
