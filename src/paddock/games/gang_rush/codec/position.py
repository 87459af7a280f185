"""A position as JSON, both ways: docs/positions/gang_rush.md describes it field by field."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.errors import BadPositionError, BadSetupError
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import MIN_EXPERT_PLAYERS, NO_WALL
from ..components.settings import read_settings, write_settings
from ..rules import phases
from ..rules.car_status import ARRESTED, CONCEDED, LEFT_BRIDGE, NOT_PICKED
from ..rules.state import NOBODY, State, race_order
from ..rules.steps.police import has_police
from .cars import RemainingTiles, driver_name, read_car, read_car_readers, read_ramps, write_car
from .pending import read_pending, write_pending
from .road import read_bonuses, read_hazards, read_road, write_bonuses, write_hazards, write_road
from .turns import read_turn, write_turn

EDITION: Final = "gang_rush@1"
POSITION_FIELDS: Final = (
    "title", "settings", "seats", "wall", "phase", "round", "cars", "order", "turn", "drafting", "road", "hazards",
    "bonuses", "any_bought", "finished", "arrested", "conceded", "picking", "bank", "pending", "decisions", "chances",
)  # fmt: skip
MAX_MONEY_IN_PLAY: Final = 100_000_000
_PHASE_FIELDS: Final = (
    ("picking", phases.SETUP, phases.PICKING_CARS),
    ("order", phases.ROUND_START, phases.GAME_OVER),
    ("drafting", phases.DRAFTING_HAZARDS, phases.DRAFTING_HAZARDS),
    ("turn", phases.TURN_START, phases.CLOSING_TURN),
    ("pending", phases.DRAFTING_HAZARDS, phases.CRANING_CARS),
)
"""Fields that belong to some phases only: the first and the last of them."""


# -- writing ---------------------------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The whole position as JSON."""
    position: Json = {
        "title": EDITION,
        "settings": write_settings(state.settings),
        "seats": state.seats,
        "wall": None if state.wall_players == NO_WALL else state.wall_players,
        "phase": phases.PHASE_NAMES[state.phase],
        "round": state.round,
        "cars": [write_car(state, car) for car in range(state.seats)],
        "order": [driver_name(state, car) for car in state.turn_order],
        "road": write_road(state),
        "hazards": write_hazards(state),
        "bonuses": write_bonuses(state),
        "any_bought": state.any_bought,
        "finished": [driver_name(state, car) for car in state.finished],
        "arrested": [driver_name(state, car) for car in state.arrested],
        "conceded": list(state.conceded),
        "bank": state.bank_paid_out,
    }
    if state.phase <= phases.PICKING_CARS:
        position["picking"] = list(state.seats_to_pick)
    if state.phase == phases.DRAFTING_HAZARDS:
        position["drafting"] = driver_name(state, state.turn_order[state.drafter_index])
    if phases.TURN_START <= state.phase <= phases.CLOSING_TURN:
        position["turn"] = write_turn(state)
    pending = write_pending(state)
    if pending:
        position["pending"] = pending
    return position


# -- reading ---------------------------------------------------------------------------------------------------


def load(position: Mapping[str, Any]) -> State:
    """The position that a JSON object describes; raises :class:`BadPositionError` with the field that is wrong."""
    top = Reader(position, "", POSITION_FIELDS)
    if top.text("title", EDITION) != EDITION:
        raise top.problem("title", "needs-exactly", value=EDITION)
    _check_phase(top)
    state, remaining, readers = _read_table(top)
    listed = _read_ranks(top, state)
    road = read_road(top, state, remaining)
    read_ramps(readers, state, sum(1 for item in state.road_item if item >> content.KIND_SHIFT == content.RAMP))
    _check_cars(readers, state)
    read_hazards(top, state, road)
    read_bonuses(top, state, remaining)
    state.any_bought = top.flag("any_bought")
    held = sum(state.cash) + sum(state.bills)
    state.bank_paid_out = top.whole("bank", held, 0, MAX_MONEY_IN_PLAY)
    if state.bank_paid_out != held:
        raise top.problem("bank", "bank-differs", held=held)
    _read_order(top, state)
    if phases.TURN_START <= state.phase <= phases.CLOSING_TURN:
        read_turn(top, state, listed)
    read_pending(top, state)
    for car, reader in readers:
        space = state.space_of[car]
        if (
            space >= 0
            and has_police(state, space)
            and not (state.question == phases.ASK_SHIFT and state.question_detail == space)
        ):
            raise reader.problem("at", "space-full", clause="GB-19.3")
    return state


def _check_phase(top: Reader) -> None:
    """What belongs to some phases only is refused in the others, so that it is not passed over."""
    phase = top.choice("phase", "turn", phases.PHASE_NAMES)
    for field, first, last in _PHASE_FIELDS:
        if top.get(field, None) and not first <= phases.PHASE_NAMES.index(phase) <= last:
            raise top.problem(field, "other-phase", phase=phase)


def _check_cars(readers: list[tuple[int, Reader]], state: State) -> None:
    """What no car shares its space with (section E); police are looked at when it is known who shifts them."""
    for car, reader in readers:
        if state.space_of[car] < 0:
            continue
        space = state.space_of[car]
        kind, number = state.road_item[space] >> content.KIND_SHIFT, state.road_item[space] & content.NUMBER_MASK
        if kind in (content.CONTAINER, content.POLICE_POST, content.WALL_CONTAINER):
            raise reader.problem("at", "solid-space", clause="GB-19.5")
        if kind == content.MINE and number != car:
            raise reader.problem("at", "space-full", clause="GB-21.14")
        if kind == content.NAILS and not state.tiles[car] >> content.SOLID_TYRES & 1:
            raise reader.problem("at", "space-full", clause="GB-19.1")


def _read_table(top: Reader) -> tuple[State, RemainingTiles, list[tuple[int, Reader]]]:
    """Settings, seats and cars, with the readers of the cars."""
    try:
        settings = read_settings(top.mapping("settings"))
    except BadSetupError as error:
        details = {**error.details, "where": f"settings.{error.details['where']}"}
        raise BadPositionError(**details) from error
    readers = read_car_readers(top)
    seats = len(readers)
    walls = NO_WALL
    if settings.expert:
        if top.get("wall", None) is None and seats < MIN_EXPERT_PLAYERS:
            raise top.problem("cars", "expert-players", clause="GB-24.2", fewest=MIN_EXPERT_PLAYERS)
        walls = top.whole("wall", max(seats, MIN_EXPERT_PLAYERS), MIN_EXPERT_PLAYERS, content.DRIVER_COUNT)
    elif top.get("wall", None) is not None:
        raise top.problem("wall", "only-expert", clause="GB-24.1")
    state = State().reset(settings, seats, walls)
    state.phase = phases.PHASE_NAMES.index(top.choice("phase", "turn", phases.PHASE_NAMES))
    begun = phases.ROUND_START < state.phase < phases.GAME_OVER
    last = content.LAST_EXPERT_ROUND if settings.expert else content.LAST_ROUND
    state.round = top.whole(
        "round", int(state.phase >= phases.ROUND_START), int(begun), last if state.phase >= phases.ROUND_START else 0
    )
    remaining = RemainingTiles()
    for car, reader in readers:
        read_car(reader, state, car, remaining)
        if state.status[car] == NOT_PICKED and phases.ROUND_START <= state.phase < phases.GAME_OVER:
            raise reader.problem("driver", "needs-car", clause="GB-4.3")
    return state, remaining, readers


def _read_car_list(top: Reader, field: str, state: State, names: Sequence[Any]) -> tuple[int, ...]:
    """A list of drivers as cars, each at most once."""
    cars: list[int] = []
    for place, name in enumerate(names):
        driver = top.code(f"{field}[{place}]", name, content.DRIVER)
        car = state.driver.index(driver) if driver in state.driver else NOBODY
        if car == NOBODY or car in cars:
            raise top.problem(f"{field}[{place}]", "no-such-car", given=str(name)[:20])
        cars.append(car)
    return tuple(cars)


def _read_ranks(top: Reader, state: State) -> list[int]:
    """Who is out, in order; and the cars as they are listed."""
    listed = [
        entry.get("seat") if entry.get("seat") is not None else place for place, entry in enumerate(top.items("cars"))
    ]
    for field, status in (("finished", LEFT_BRIDGE), ("arrested", ARRESTED), ("conceded", CONCEDED)):
        given = tuple(car for car in listed if state.status[car] == status)
        ranked = given
        if field in top.data and field != "conceded":
            ranked = _read_car_list(top, field, state, top.items(field))
        elif field in top.data:
            ranked = _read_seats(top, field)
        if sorted(ranked, key=str) != sorted(given, key=str):
            raise top.problem(field, "rank-status")
        if field == "finished":
            state.finished = ranked
        elif field == "arrested":
            state.arrested = ranked
        else:
            state.conceded = ranked
    return listed


def _read_seats(top: Reader, field: str) -> tuple[int, ...]:
    """A list of seats."""
    seats = top.items(field)
    for place, seat in enumerate(seats):
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise top.problem(f"{field}[{place}]", "needs-whole", low=0, high=content.DRIVER_COUNT - 1)
    return tuple(seats)


def _read_order(top: Reader, state: State) -> None:
    """The order of the round, and who picks now."""
    unpicked = tuple(car for car in range(state.seats) if state.status[car] == NOT_PICKED)
    state.seats_to_pick = unpicked
    if state.phase <= phases.PICKING_CARS:
        if top.get("picking", None) is not None:
            state.seats_to_pick = _read_seats(top, "picking")
            if sorted(state.seats_to_pick, key=str) != sorted(unpicked, key=str):
                raise top.problem("picking", "rank-status")
        if state.phase == phases.PICKING_CARS and not state.seats_to_pick:
            raise top.problem("picking", "needs-car", clause="GB-4.3")
        return
    if "order" in top.data:
        state.turn_order = _read_car_list(top, "order", state, top.items("order"))
    elif phases.ROUND_START < state.phase < phases.GAME_OVER:
        state.turn_order = tuple(race_order(state))
    if phases.ROUND_START < state.phase <= phases.ROUND_END and not state.turn_order:
        raise top.problem("order", "start-empty")
    if state.phase == phases.DRAFTING_HAZARDS:
        state.drafter_index = len(state.turn_order) - 1
        name = top.get("drafting", None)
        if name is not None:
            driver = top.code("drafting", name, content.DRIVER)
            drafters = [state.driver[car] for car in state.turn_order]
            if driver not in drafters:
                raise top.problem("drafting", "no-such-car", given=str(name)[:20])
            state.drafter_index = drafters.index(driver)
