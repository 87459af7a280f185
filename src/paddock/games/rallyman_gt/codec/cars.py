"""The cars of a position as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final, Literal

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CountsByKindForm, CustomJsonForm, NamedCodeForm, NamedRecordForm, WholeNumberForm
from paddock.core.reading import Reader

from ..components import content
from ..components.circuit import Circuit
from ..components.content import (
    CAR_CLASS_VALUES,
    CAR_VALUES,
    DOUBLE_ZERO,
    MAX_CARS,
    NO_TYRES,
    TOKEN_VALUES,
    TYRES_VALUES,
)
from ..components.settings import Settings
from ..rules.car_status import STATUS_FINISHED, STATUS_IN_PIT, STATUS_OFF_TRACK, STATUS_ON_ROAD, STATUSES
from ..rules.phases import Phase
from ..rules.state import NOBODY, Lineup, State

SpeedForm = int | Literal["00"]
"""As it is written on a marker: `"00"` beside the track."""
MAX_COUNT: Final = 999


# -- forms -----------------------------------------------------------------------------------------------------


def marker_json(speed: int) -> SpeedForm:
    """A speed as it is written: a number, or `"00"`."""
    return "00" if speed == DOUBLE_ZERO else speed


def _write_marker(_: State, speed: int) -> SpeedForm:
    return marker_json(speed)


def _read_marker(reader: Reader, field_path: str, json_value: Any, _: State) -> int:
    if json_value == content.SPEED_VALUES.names[0]:
        return DOUBLE_ZERO
    reader.require(type(json_value) is int and 0 <= json_value <= content.GEAR_COUNT, field_path, "needs-speed")
    return int(json_value)


def _write_space(state: State, space: int) -> str | None:
    return state.circuit.space_names[space] if space != NOBODY else None


def _read_space(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    space = state.circuit.space_number(json_value) if isinstance(json_value, str) else NOBODY
    reader.require(space != NOBODY, field_path, "no-such-space", given=str(json_value)[:20])
    return space


MARKER_JSON_FORM: Final = CustomJsonForm(_write_marker, _read_marker, names_read="")
TOKENS_JSON_FORM: Final = CountsByKindForm(TOKEN_VALUES, content.TOKEN_COUNTS_IN_FULL_BAG)


# -- fields ----------------------------------------------------------------------------------------------------


def _needs_all_cars(state: State, car: int) -> bool:
    """Whether a car drives: then it has a space, a speed and tyres."""
    return state.phase.in_race and state.status[car].is_racing


def _check_space(reader: Reader, state: State, car: int) -> None:
    space = state.car_space[car]
    if space == NOBODY:
        reader.require(not _needs_all_cars(state, car), "at", "needs-space")
    elif state.status[car] is STATUS_ON_ROAD:
        others = [state.car_space[other] for other in range(car) if state.status[other] is STATUS_ON_ROAD]
        name = state.circuit.space_names[space]
        reader.require(space not in others, "at", "two-on-space", clause="RG-6.1", space=name)


def _check_speed(reader: Reader, state: State, car: int) -> None:
    speed, status = state.speed[car], state.status[car]
    if _needs_all_cars(state, car):
        fits = {STATUS_ON_ROAD: speed >= 0, STATUS_OFF_TRACK: speed < 0, STATUS_IN_PIT: speed <= 0}
        reader.require(fits[status], "speed", "speed-status", status=status.name)


def _max_crossings(state: State, car: int) -> tuple[int, int, int]:
    """How often the car has crossed the line if it is not said, at least, and at most: never while it races as often as
    it must to finish, and once at least beyond the line of a whole circuit (RG-17.2)."""
    circuit, space, all_laps = state.circuit, state.car_space[car], state.settings.laps + 1
    if state.status[car] is STATUS_FINISHED:
        return all_laps, all_laps, all_laps
    is_beyond = space != NOBODY and circuit.finish_tile != NOBODY and not circuit.is_before_line[space]
    return is_beyond, is_beyond and circuit.is_closed, all_laps if len(state.car_space) == 1 else all_laps - 1


def _check_flags(reader: Reader, state: State, car: int) -> None:
    has_flag = state.damage_tokens[content.TOKEN_KIND_COUNT * car + content.YELLOW_FLAG]
    reader.require(state.status[car].is_racing or not has_flag, "damage.yellow_flag", "flag-gone", clause="RG-17.5")


def _check_tyres(reader: Reader, state: State, car: int) -> None:
    tyres = state.tyres[car]
    reader.require(
        tyres != NO_TYRES or not _needs_all_cars(state, car), "tyres", "needs-one-of", choices=TYRES_VALUES.names
    )
    is_there = tyres != content.SOFT_TYRES or state.settings.soft_tyres
    reader.require(is_there, "tyres", "no-soft-tyres", clause="RG-22.1")


def _read_backwards(reader: Reader, state: State, car: int) -> None:
    state.facing_backwards |= reader.read_flag("backwards") << car


CAR_FIELDS: Final = Fields(
    Field("colour", NamedCodeForm(CAR_VALUES), "lineup.colours", is_read_elsewhere=True),
    Field("seat", WholeNumberForm(0, MAX_CARS - 1), "lineup.seats", is_read_elsewhere=True),
    Field("status", NamedRecordForm(STATUSES), "status"),
    Field("at", CustomJsonForm(_write_space, _read_space, names_read="circuit"), "car_space", check_value=_check_space),
    Field(
        "speed",
        MARKER_JSON_FORM,
        "speed",
        default_value=lambda state, car: DOUBLE_ZERO if state.status[car] is STATUS_OFF_TRACK else 0,
        check_value=_check_speed,
    ),
    CustomField(
        "played",
        lambda state, car: state.status[car].is_racing and car not in state.turn_order,
        names_read="status turn_order",
    ),
    Field(
        "crossings",
        WholeNumberForm(
            lambda state, car: int(_max_crossings(state, car)[1]), lambda state, car: _max_crossings(state, car)[2]
        ),
        "crossings",
        default_value=lambda state, car: int(_max_crossings(state, car)[0]),
    ),
    Field("focus", WholeNumberForm(0, MAX_COUNT), "focus_tokens"),
    Field("damage", TOKENS_JSON_FORM, "damage_tokens", width=content.TOKEN_KIND_COUNT, check_value=_check_flags),
    Field(
        "tyres",
        NamedCodeForm(TYRES_VALUES),
        "tyres",
        default_value=content.ASPHALT_TYRES,
        value_for_null=NO_TYRES,
        check_value=_check_tyres,
    ),
    Field("tyre_turns", WholeNumberForm(0, MAX_COUNT), "tyre_turns"),
    Field("class", NamedCodeForm(CAR_CLASS_VALUES), "lineup.car_classes", is_read_elsewhere=True),
    CustomField(
        "backwards",
        lambda state, car: bool(state.facing_backwards >> car & 1),
        _read_backwards,
        names_read="facing_backwards",
    ),
    Field("side", NamedCodeForm(content.SIDE_VALUES, is_optional=True), "exit_side"),
    Field("zone", NamedCodeForm(content.PIT_ZONE_VALUES, is_optional=True), "pit_zone"),
    is_indexed=True,
)


def read_cars(position_reader: Reader, circuit: Circuit, settings: Settings, phase: Phase) -> tuple[State, set[int]]:
    """A position with the cars of the list `cars`, and those of them that have played."""
    entries = position_reader.read_list("cars")
    position_reader.require(1 <= len(entries) <= MAX_CARS, "cars", "car-count", most=MAX_CARS)
    readers = [CAR_FIELDS.make_reader(entry, f"cars[{place}]") for place, entry in enumerate(entries)]
    seats = [reader.read_whole_number("seat", place, 0, MAX_CARS - 1) for place, reader in enumerate(readers)]
    colours = [
        reader.read_code("colour", reader.get("colour", CAR_VALUES.names[seat]), CAR_VALUES)
        for reader, seat in zip(readers, seats, strict=True)
    ]
    for place, reader in enumerate(readers):
        seat, colour = seats[place], colours[place]
        reader.require(seat not in seats[:place], "seat", "same-seat", seat=seat)
        reader.require(colour not in colours[:place], "colour", "same-colour", colour=CAR_VALUES.names[colour])
    order = sorted(range(len(readers)), key=lambda place: seats[place])
    readers = [readers[place] for place in order]
    classes = [
        reader.read_code("class", reader.get("class", settings.car_class), CAR_CLASS_VALUES) for reader in readers
    ]
    seat_count = position_reader.read_whole_number("seats", max(seats) + 1, max(seats) + 1, MAX_CARS)
    lineup = Lineup(seat_count, tuple(sorted(seats)), tuple(colours[place] for place in order), tuple(classes))
    state = State().initialise_fields(circuit, settings, lineup)
    state.phase = phase
    state.grid_place = tuple(order)
    cars_played: set[int] = set()
    for car, reader in enumerate(readers):
        CAR_FIELDS.read(reader, state, car)
        if reader.read_flag("played"):
            cars_played.add(car)
    return state, cars_played
