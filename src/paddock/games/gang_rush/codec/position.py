"""A position as JSON, both ways: docs/positions/gang_rush.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.codec.cars import TileBox, driver_name, read_car, read_cars, read_ramps, write_car
from paddock.games.gang_rush.codec.interruptions import pending_json, read_pending
from paddock.games.gang_rush.codec.road import (
    bonuses_json,
    hazards_json,
    read_bonuses,
    read_hazards,
    read_road,
    road_json,
)
from paddock.games.gang_rush.codec.turns import read_turn, turn_json
from paddock.games.gang_rush.components.bridge import FEWEST_EXPERTS, NO_WALL
from paddock.games.gang_rush.components.content import (
    CONTAINER,
    DRIVER,
    DRIVERS,
    KIND,
    LAST_EXPERT_ROUND,
    LAST_ROUND,
    MINE,
    NAILS,
    NUMBER,
    POST,
    RAMP,
    SOLID_TYRES,
    WALL,
)
from paddock.games.gang_rush.components.settings import read_settings, write_settings
from paddock.games.gang_rush.rules.blank import blank
from paddock.games.gang_rush.rules.state import (
    ARRESTED,
    CLOSING,
    CONCEDED,
    CRANES,
    DRAFTING,
    NOBODY,
    OUT,
    OVER,
    PHASES,
    PICKING,
    ROUND,
    ROUND_END,
    SETUP,
    SHIFT,
    TURN,
    UNPICKED,
    State,
    race_order,
)
from paddock.games.gang_rush.rules.steps.police import has_police

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
MOST_MONEY: Final = 100_000_000
_BELONGS: Final = (
    ("picking", SETUP, PICKING),
    ("order", ROUND, OVER),
    ("drafting", DRAFTING, DRAFTING),
    ("turn", TURN, CLOSING),
    ("pending", DRAFTING, CRANES),
)
"""Fields that belong to some phases only: the first and the last of them."""


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
    _check_phase(top)
    state, box, readers = _table(top)
    listed = _ranks(top, state)
    road = read_road(top, state, box)
    read_ramps(readers, state, sum(1 for item in state.item if item >> KIND == RAMP))
    _check_cars(readers, state)
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
    for car, reader in readers:
        space = state.at[car]
        if space >= 0 and has_police(state, space) and not (state.ask == SHIFT and state.ask_detail == space):
            raise reader.problem("at", "space-full", clause="GB-19.3")
    return state


def _check_phase(top: Reader) -> None:
    """What belongs to some phases only is refused in the others, so that it is not passed over."""
    phase = top.choice("phase", "turn", PHASES)
    for field, first, last in _BELONGS:
        if top.get(field, None) and not first <= PHASES.index(phase) <= last:
            raise top.problem(field, "other-phase", phase=phase)


def _check_cars(readers: list[tuple[int, Reader]], state: State) -> None:
    """What no car shares its space with (section E); police are looked at when it is known who shifts them."""
    for car, reader in readers:
        if state.at[car] < 0:
            continue
        space = state.at[car]
        kind, number = state.item[space] >> KIND, state.item[space] & NUMBER
        if kind in (CONTAINER, POST, WALL):
            raise reader.problem("at", "solid-space", clause="GB-19.5")
        if kind == MINE and number != car:
            raise reader.problem("at", "space-full", clause="GB-21.14")
        if kind == NAILS and not state.tiles[car] >> SOLID_TYRES & 1:
            raise reader.problem("at", "space-full", clause="GB-19.1")


def _table(top: Reader) -> tuple[State, TileBox, list[tuple[int, Reader]]]:
    """Settings, seats and cars, with the readers of the cars."""
    try:
        settings = read_settings(top.mapping("options"))
    except BadSetupError as error:
        details = {**error.details, "where": f"options.{error.details['where']}"}
        raise BadPositionError(**details) from error
    readers = read_cars(top)
    seats = len(readers)
    walls = NO_WALL
    if settings.expert:
        if top.get("wall", None) is None and seats < FEWEST_EXPERTS:
            raise top.problem("cars", "expert-players", clause="GB-24.2", fewest=FEWEST_EXPERTS)
        walls = top.whole("wall", max(seats, FEWEST_EXPERTS), FEWEST_EXPERTS, DRIVERS)
    elif top.get("wall", None) is not None:
        raise top.problem("wall", "only-expert", clause="GB-24.1")
    state = blank(settings, seats, walls)
    state.phase = PHASES.index(top.choice("phase", "turn", PHASES))
    begun = ROUND < state.phase < OVER
    last = LAST_EXPERT_ROUND if settings.expert else LAST_ROUND
    state.round = top.whole("round", int(state.phase >= ROUND), int(begun), last if state.phase >= ROUND else 0)
    box = TileBox()
    for car, reader in readers:
        read_car(reader, state, car, box)
        if state.status[car] == UNPICKED and ROUND <= state.phase < OVER:
            raise reader.problem("driver", "needs-car", clause="GB-4.3")
    return state, box, readers


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
            found = _seats(top, field)
        if sorted(found, key=str) != sorted(given, key=str):
            raise top.problem(field, "rank-status")
        if field == "finished":
            state.finished = found
        elif field == "arrested":
            state.arrested = found
        else:
            state.conceded = found
    return listed


def _seats(top: Reader, field: str) -> tuple[int, ...]:
    """A list of seats."""
    found = top.items(field)
    for place, seat in enumerate(found):
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise top.problem(f"{field}[{place}]", "needs-whole", low=0, high=DRIVERS - 1)
    return tuple(found)


def _order(top: Reader, state: State) -> None:
    """The order of the round, and who picks now."""
    unpicked = tuple(car for car in range(state.seats) if state.status[car] == UNPICKED)
    state.picking = unpicked
    if state.phase <= PICKING:
        if top.get("picking", None) is not None:
            state.picking = _seats(top, "picking")
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
            driver = top.code("drafting", name, DRIVER)
            drafters = [state.driver[car] for car in state.order]
            if driver not in drafters:
                raise top.problem("drafting", "no-such-car", given=str(name)[:20])
            state.drafter = drafters.index(driver)
