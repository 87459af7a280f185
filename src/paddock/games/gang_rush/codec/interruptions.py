"""What the engine is in the middle of, as JSON, both ways: an open question, and what comes after it."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.codec.cars import driver_name, read_space
from paddock.games.gang_rush.components.bridge import DIRECTIONS, SPACE_NAME, SPACES
from paddock.games.gang_rush.components.content import (
    CREW_MOVES,
    DRIVER,
    FORKLIFT,
    FORKLIFT_MOVES,
    HAZARD,
    LANDING_DAMAGE,
    ROAD_CREW,
    TILE,
    TILE_KIND,
)
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    ASK_CRANE,
    BOUNCE,
    CLOSING,
    CRANES,
    DRAFTING,
    MOVE,
    MOVED,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACE,
    PLACE_RAMP,
    PLACE_TILE,
    QUESTIONS,
    RIVER,
    ROLLING,
    SETTLED,
    SHIFT,
    START,
    TASKS,
    State,
    Task,
)
from paddock.games.gang_rush.rules.steps.police import has_police
from paddock.games.gang_rush.rules.steps.tiles import GREY, held

FIELDS: Final = ("question", "car", "what", "at", "agenda", "moves_left", "moved", "landing", "whole")
_TURN: Final = (START, ROLLING, SETTLED, ADJUSTING, MOVING, MOVED, CLOSING)
_PHASES: Final = (
    _TURN,
    (DRAFTING, START, MOVED, CLOSING),
    (SETTLED, ADJUSTING, MOVING, MOVED),
    (MOVING,),
    (MOVING, MOVED),
    (MOVING,),
    (CRANES,),
)
"""By question: the phases in which it can be open."""
_DETAILS: Final = ((4, DIRECTIONS), (2, DIRECTIONS), (DIRECTIONS, 2), (DIRECTIONS, 1), (SPACES, 1))
"""By task: how many values its two details have."""
RAMP_WORD: Final = "ramp"


def pending_json(state: State) -> Json:
    """The open question with what belongs to it; empty if there is none."""
    if state.ask == NOTHING and not state.agenda:
        return {}
    found: Json = {"question": QUESTIONS[state.ask], "car": driver_name(state, state.ask_car)}
    if state.ask == PLACE:
        found["what"] = _what(state.ask_detail)
    elif state.ask == MOVE:
        found["what"] = TILE.names[state.ask_detail]
        found["moves_left"] = state.moves_left
        found["moved"] = [SPACE_NAME.names[space] for space in state.moved]
    elif state.ask == SHIFT:
        found["at"] = SPACE_NAME.names[state.ask_detail]
    elif state.ask == BOUNCE:
        found["at"] = SPACE_NAME.names[state.air]
        found["landing"] = state.landing
        found["whole"] = state.alive
    found["agenda"] = [[TASKS[task], driver_name(state, car), one, other] for task, car, one, other in state.agenda]
    return found


def _what(detail: int) -> str:
    """What is being placed."""
    if detail == PLACE_RAMP:
        return RAMP_WORD
    return TILE.names[TILE_KIND[detail - PLACE_TILE]] if detail >= PLACE_TILE else HAZARD.names[detail]


def read_pending(top: Reader, state: State) -> None:
    """The open question of a position."""
    reader = top.child("pending", FIELDS)
    in_air = [car for car, space in enumerate(state.at) if space == NOWHERE and state.status[car] == 0]
    if reader is None:
        if in_air:
            raise top.problem("pending", "needs-agenda")
        return
    state.ask = QUESTIONS.index(reader.choice("question", QUESTIONS[0], QUESTIONS))
    state.ask_car = _car(reader, "car", reader.get("car", None), state)
    if state.ask_car != (state.order[state.drafter] if state.phase == DRAFTING else state.car) != NOBODY:
        raise reader.problem("car", "needs-agenda")
    if state.phase not in _PHASES[state.ask] or (in_air or [state.ask_car]) != [state.ask_car]:
        raise reader.problem("question", "needs-agenda")
    if bool(in_air) != (state.ask == BOUNCE) or (state.ask == ASK_CRANE) != (state.status[state.ask_car] == RIVER):
        raise reader.problem("car", "needs-agenda")
    if state.ask == PLACE:
        _read_what(reader, state)
    elif state.ask == MOVE:
        state.ask_detail = reader.code("what", reader.get("what", ""), TILE)
        if state.ask_detail not in (ROAD_CREW, FORKLIFT):
            raise reader.problem("what", "needs-agenda")
        most = CREW_MOVES if state.ask_detail == ROAD_CREW else FORKLIFT_MOVES
        moved = reader.items("moved")
        state.moves_left = reader.whole("moves_left", 1, 1, most - min(len(moved), most - 1))
        state.moved = tuple(read_space(reader, f"moved[{place}]", name) for place, name in enumerate(moved))
        if len(moved) >= most:
            raise reader.problem("moved", "needs-agenda")
    elif state.ask == SHIFT:
        state.ask_detail = read_space(reader, "at", reader.get("at", None))
        if not has_police(state, state.ask_detail):
            raise reader.problem("at", "needs-agenda")
    elif state.ask == BOUNCE:
        state.ask_detail = state.air = read_space(reader, "at", reader.get("at", None))
        state.landing = reader.whole("landing", 0, 0, max(LANDING_DAMAGE))
        state.alive = reader.flag("whole", True)
    state.agenda = [_task(reader, f"agenda[{place}]", each, state) for place, each in enumerate(reader.items("agenda"))]


def _read_what(reader: Reader, state: State) -> None:
    what = reader.text("what", RAMP_WORD)
    fits = DRAFTING if what in HAZARD.names else START if what == RAMP_WORD else MOVED
    if state.phase != fits and not (fits == MOVED and state.phase == CLOSING):
        raise reader.problem("what", "needs-agenda")
    if what == RAMP_WORD:
        state.ask_detail = PLACE_RAMP
    elif what in HAZARD.names:
        state.ask_detail = HAZARD.code(what)
    else:
        kind = reader.code("what", what, TILE)
        tile = held(state, state.ask_car, kind)
        if tile < 0 or kind not in GREY:
            raise reader.problem("what", "needs-agenda")
        state.ask_detail = PLACE_TILE + tile


def _car(reader: Reader, field: str, name: object, state: State) -> int:
    driver = reader.code(field, name, DRIVER)
    if driver not in state.driver:
        raise reader.problem(field, "no-such-car", given=str(name)[:20])
    return state.driver.index(driver)


def _task(reader: Reader, field: str, entry: Any, state: State) -> Task:
    """Something that comes after the question."""
    if not isinstance(entry, list) or len(entry) != 4 or entry[0] not in TASKS:
        raise reader.problem(field, "needs-agenda")
    task = TASKS.index(entry[0])
    for value, most in zip(entry[2:], _DETAILS[task], strict=True):
        if type(value) is not int or not 0 <= value < most:
            raise reader.problem(field, "needs-agenda")
    return task, _car(reader, field, entry[1], state), entry[2], entry[3]
