"""A position as JSON, both ways: docs/positions/gang_rush.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.blank import blank
from paddock.games.gang_rush.bridge import FEWEST_EXPERTS, NO_WALL
from paddock.games.gang_rush.cars import TileBox, driver_name, read_car, read_cars, write_car
from paddock.games.gang_rush.content import DRIVER, DRIVERS
from paddock.games.gang_rush.interruptions import pending_json, read_pending
from paddock.games.gang_rush.road import bonuses_json, hazards_json, read_bonuses, read_hazards, read_road, road_json
from paddock.games.gang_rush.settings import read_settings, write_settings
from paddock.games.gang_rush.state import (
    ARRESTED,
    CLOSING,
    CONCEDED,
    DRAFTING,
    NOBODY,
    OUT,
    OVER,
    PHASES,
    PICKING,
    ROUND,
    ROUND_END,
    SHIFT,
    TURN,
    UNPICKED,
    State,
    race_order,
)
from paddock.games.gang_rush.steps.police import has_police
from paddock.games.gang_rush.turns import read_turn, turn_json

EDITION: Final = "gang_rush@1"
FIELDS: Final = (
    "title",
    "options",
    "seats",
    "wall",
    "phase",
    "round",
    "cars",
    "order",
    "turn",
    "drafting",
    "road",
    "hazards",
    "bonuses",
    "any_bought",
    "finished",
    "arrested",
    "conceded",
    "picking",
    "bank",
    "pending",
    "decisions",
    "chances",
)
MOST: Final = 100_000
MOST_MONEY: Final = 100_000_000


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "seats": state.seats,
        "wall": None if state.walls == NO_WALL else state.walls,
        "phase": PHASES[state.phase],
        "round": state.round,
        "cars": [write_car(state, car) for car in range(state.seats)],
        "order": [driver_name(state, car) for car in state.order],
        "road": road_json(state),
        "hazards": hazards_json(state),
        "bonuses": bonuses_json(state),
        "any_bought": state.any_bought,
        "finished": [driver_name(state, car) for car in state.finished],
        "arrested": [driver_name(state, car) for car in state.arrested],
        "conceded": list(state.conceded),
        "bank": state.bank,
    }
    if state.phase <= PICKING:
        found["picking"] = list(state.picking)
    if state.phase == DRAFTING:
        found["drafting"] = driver_name(state, state.order[state.drafter])
    if TURN <= state.phase <= CLOSING:
        found["turn"] = turn_json(state)
    pending = pending_json(state)
    if pending:
        found["pending"] = pending
    return found


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    state, box = _table(top)
    listed = _ranks(top, state)
    road = read_road(top, state, box)
    read_hazards(top, state, road)
    read_bonuses(top, state, box)
    state.any_bought = top.flag("any_bought")
    held = sum(state.cash) + sum(state.bills)
    state.bank = top.whole("bank", held, 0, MOST_MONEY)
    if state.bank != held:
        raise top.problem("bank", "bank-differs", held=held)
    _order(top, state)
    if TURN <= state.phase <= CLOSING:
        read_turn(top, state, listed)
    read_pending(top, state)
    for car, space in enumerate(state.at):
        if space >= 0 and has_police(state, space) and not (state.ask == SHIFT and state.ask_detail == space):
            raise top.problem(f"cars[{car}].at", "space-full", clause="GB-19.3")
    return state


def _table(top: Reader) -> tuple[State, TileBox]:
    """Settings, seats and cars."""
    try:
        settings = read_settings(top.mapping("options"))
    except BadSetupError as error:
        details = {**error.details, "where": f"options.{error.details['where']}"}
        raise BadPositionError(**details) from error
    readers = read_cars(top)
    seats = len(readers)
    walls = NO_WALL
    if settings.expert:
        walls = top.whole("wall", seats, FEWEST_EXPERTS, DRIVERS)
        if walls < FEWEST_EXPERTS:
            raise top.problem("wall", "expert-players", clause="GB-24.2", fewest=FEWEST_EXPERTS)
    elif top.get("wall", None) is not None:
        raise top.problem("wall", "expert-players", clause="GB-24.1", fewest=FEWEST_EXPERTS)
    state = blank(settings, seats, walls)
    state.phase = PHASES.index(top.choice("phase", "turn", PHASES))
    state.round = top.whole("round", 1 if state.phase >= ROUND else 0, 0, MOST)
    box = TileBox()
    for car, reader in readers:
        read_car(reader, state, car, box)
        if state.status[car] == UNPICKED and ROUND <= state.phase < OVER:
            raise reader.problem("driver", "needs-car", clause="GB-4.3")
    return state, box


def _cars(top: Reader, field: str, state: State, names: Sequence[Any]) -> tuple[int, ...]:
    """A list of drivers as cars, each at most once."""
    found: list[int] = []
    for place, name in enumerate(names):
        driver = top.code(f"{field}[{place}]", name, DRIVER)
        car = state.driver.index(driver) if driver in state.driver else NOBODY
        if car == NOBODY or car in found:
            raise top.problem(f"{field}[{place}]", "no-such-car", given=str(name)[:20])
        found.append(car)
    return tuple(found)


def _ranks(top: Reader, state: State) -> list[int]:
    """Who is out, in order; and the cars as they are listed."""
    listed = [
        entry.get("seat") if entry.get("seat") is not None else place for place, entry in enumerate(top.items("cars"))
    ]
    for field, status in (("finished", OUT), ("arrested", ARRESTED), ("conceded", CONCEDED)):
        given = tuple(car for car in listed if state.status[car] == status)
        found = given
        if field in top.data and field != "conceded":
            found = _cars(top, field, state, top.items(field))
        elif field in top.data:
            found = tuple(top.items(field))
        if sorted(found, key=str) != sorted(given, key=str):
            raise top.problem(field, "rank-status")
        if field == "finished":
            state.finished = found
        elif field == "arrested":
            state.arrested = found
        else:
            state.conceded = found
    return listed


def _order(top: Reader, state: State) -> None:
    """The order of the round, and who picks now."""
    unpicked = tuple(car for car in range(state.seats) if state.status[car] == UNPICKED)
    state.picking = unpicked
    if state.phase <= PICKING:
        if top.get("picking", None) is not None:
            state.picking = tuple(top.items("picking"))
            if sorted(state.picking, key=str) != sorted(unpicked, key=str):
                raise top.problem("picking", "rank-status")
        if state.phase == PICKING and not state.picking:
            raise top.problem("picking", "needs-car", clause="GB-4.3")
        return
    if "order" in top.data:
        state.order = _cars(top, "order", state, top.items("order"))
    elif ROUND < state.phase < OVER:
        state.order = tuple(race_order(state))
    if ROUND < state.phase <= ROUND_END and not state.order:
        raise top.problem("order", "start-empty")
    if state.phase == DRAFTING:
        state.drafter = len(state.order) - 1
        name = top.get("drafting", None)
        if name is not None:
            car = _cars(top, "drafting", state, [name])[0]
            if car not in state.order:
                raise top.problem("drafting", "no-such-car", given=str(name)[:20])
            state.drafter = state.order.index(car)
