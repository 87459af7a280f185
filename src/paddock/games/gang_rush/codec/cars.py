"""The cars of a position as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Annotated, Any, Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CustomJsonForm, FlagForm, JsonForm, WholeNumberForm, WordChoiceForm
from paddock.core.reading import Reader

from ..components.bridge import DIRECTION_VALUES, IS_ROAD_SPACE, NO_WALL, SPACE_COUNT, SPACE_VALUES, Y_BY_SPACE
from ..components.content import (
    BILL_VALUE,
    BITS_BY_TILE_KIND,
    DIAL_STEP,
    DRIVER_COUNT,
    DRIVER_VALUES,
    KIND_OF_TILE,
    TILE_VALUES,
    TOP_SPEED,
)
from ..rules.car_status import (
    STATUS_ARRESTED,
    STATUS_CONCEDED,
    STATUS_IN_RIVER,
    STATUS_NAMES,
    STATUS_NOT_PICKED,
    STATUS_ON_ROAD,
)
from ..rules.phases import PHASES_BEFORE_RACE
from ..rules.state import NOBODY, State, is_wrong_way, max_body, with_value_at
from ..rules.steps.tiles import BLUE_TILES

DriverName = Annotated[str, DRIVER_VALUES]
TileName = Annotated[str, TILE_VALUES]
FACING_NAMES: Final = DIRECTION_VALUES.names[:2]
IN_AIR_NAME: Final = "air"
MAX_MONEY_OF_CAR: Final = 10_000_000
DEFAULT_CASH: Final = 1000
"""What a car of a position has if nothing is said."""
_OFF_ROAD_STATUS: Final = {
    name: code for code, name in STATUS_NAMES.items() if code not in (STATUS_ON_ROAD, STATUS_NOT_PICKED)
}

# -- forms of values -------------------------------------------------------------------------------------------


def driver_name(state: State, car: int) -> DriverName | None:
    """Who drives a car, or None before it is picked."""
    return DRIVER_VALUES.names[state.driver[car]] if state.driver[car] != NOBODY else None


def read_car_name(reader: Reader, field_path: str, driver_name: object, state: State) -> int:
    """The car of the driver who is written so."""
    driver = reader.read_code(field_path, driver_name, DRIVER_VALUES)
    reader.require(driver in state.driver, field_path, "no-such-car", given=str(driver_name)[:20])
    return state.driver.index(driver)


def read_space(reader: Reader, field_path: str, space_name: Any, state: State) -> int:
    """The space that is written so."""
    reader.require(
        space_name in SPACE_VALUES.names[:SPACE_COUNT], field_path, "no-such-space", given=str(space_name)[:20]
    )
    return SPACE_VALUES.code(space_name)


def _read_money(reader: Reader, field_path: str, amount: int, state: State) -> int:
    reader.require(
        reader.read_whole_number(field_path, 0, 0, MAX_MONEY_OF_CAR) % BILL_VALUE == 0, field_path, "needs-hundreds"
    )
    return amount


def _read_speed(reader: Reader, field_path: str, speed: int, state: State) -> int:
    choices = tuple(str(DIAL_STEP * points) for points in range(TOP_SPEED + 1))
    is_on_dial = reader.read_whole_number(field_path, 0, 0, DIAL_STEP * TOP_SPEED) % DIAL_STEP == 0
    reader.require(is_on_dial, field_path, "needs-one-of", choices=choices)
    return speed // DIAL_STEP


def take_tile(reader: Reader, field_path: str, tile_name: object, state: State) -> int:
    """A tile of the kind that is written so, from the pile, which has all tiles that have not been read yet."""
    kind = reader.read_code(field_path, tile_name, TILE_VALUES)
    copies = state.bonus_pile & BITS_BY_TILE_KIND[kind]
    reader.require(copies, field_path, "too-many-tiles", clause="GB-1.3", tile=TILE_VALUES.names[kind])
    state.bonus_pile ^= copies & -copies
    return (copies & -copies).bit_length() - 1


class TileList(JsonForm):
    """A bit mask of bonus tiles, as the list of their kinds."""

    def write(self, state: Any, mask: int) -> list[TileName]:
        return [
            TILE_VALUES.names[kind]
            for kind in sorted(kind for tile, kind in enumerate(KIND_OF_TILE) if mask >> tile & 1)
        ]

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        return sum(
            1 << take_tile(reader, f"{field_path}[{n}]", name, state)
            for n, name in enumerate(reader.read_list(field_path))
        )


CAR_NAME_JSON_FORM: Final = CustomJsonForm(driver_name, read_car_name)
SPACE_JSON_FORM: Final = CustomJsonForm(lambda state, space: SPACE_VALUES.names[space], read_space)
MONEY_JSON_FORM: Final = CustomJsonForm(lambda state, amount: amount, _read_money, names_read="")

# -- one car ---------------------------------------------------------------------------------------------------


def _read_driver(reader: Reader, state: State, car: int) -> None:
    at = reader.get("at", None)
    is_waiting = state.phase in PHASES_BEFORE_RACE and at is None
    name = reader.data.get("driver", None if is_waiting else DRIVER_VALUES.names[car])
    if name is None:
        reader.require(at in (None, STATUS_NAMES[STATUS_CONCEDED]), "driver", "needs-car", clause="GB-4.3")
    else:
        state.driver = with_value_at(state.driver, car, reader.read_code("driver", name, DRIVER_VALUES))
        reader.require(state.driver.count(state.driver[car]) == 1, "driver", "same-driver", driver=str(name))


def _check_homeward(reader: Reader, state: State, car: int) -> None:
    is_possible = not state.homeward[car] or state.wall_players != NO_WALL
    reader.require(is_possible, "homeward", "only-expert", clause="GB-24.5")


def _write_place(state: State, car: int) -> str | None:
    status, space = state.status[car], state.space_of[car]
    if status == STATUS_ON_ROAD:
        return SPACE_VALUES.names[space] if space >= 0 else IN_AIR_NAME
    return STATUS_NAMES[status] if status != STATUS_NOT_PICKED else None


def _read_place(reader: Reader, state: State, car: int) -> None:
    at, exit_name = reader.get("at", None), reader.get("exit", None)
    if state.driver[car] == NOBODY:
        state.status[car] = STATUS_CONCEDED if at == STATUS_NAMES[STATUS_CONCEDED] else STATUS_NOT_PICKED
        return
    reader.require(exit_name is None or at == STATUS_NAMES[STATUS_IN_RIVER], "exit", "only-river", clause="GB-15.2")
    reader.require(at is not None, "at", "needs-space")
    status = state.status[car] = _OFF_ROAD_STATUS.get(at, STATUS_ON_ROAD) if isinstance(at, str) else STATUS_ON_ROAD
    reader.require(status != STATUS_ARRESTED or state.wall_players != NO_WALL, "at", "only-expert", clause="GB-24.8")
    if status == STATUS_IN_RIVER:
        reader.require(exit_name is not None, "exit", "needs-exit", clause="GB-15.2")
        space = read_space(reader, "exit", exit_name, state)
        reader.require(not state.wall.is_beyond_wall[space], "exit", "beyond-wall", clause="GB-24.8")
        state.exit_space = with_value_at(state.exit_space, car, space)
    elif status == STATUS_ON_ROAD and at != IN_AIR_NAME:
        space = read_space(reader, "at", at, state)
        reader.require(not state.wall.is_beyond_wall[space], "at", "beyond-wall", clause="GB-24.8")
        reader.require(not state.homeward[car] or Y_BY_SPACE[space] > 0, "at", "home-already", clause="GB-24.10")
        reader.require(
            state.phase not in PHASES_BEFORE_RACE or not IS_ROAD_SPACE[space], "at", "needs-start", clause="GB-2.4"
        )
        reader.require(state.occupant[space] == NOBODY, "at", "two-on-space", clause="GB-14.1", space=at)
        state.space_of[car], state.occupant[space] = space, car


def _check_speed(reader: Reader, state: State, car: int) -> None:
    if state.speed[car]:
        reader.require(not is_wrong_way(state, car), "speed", "wrong-way-speed", clause="GB-16.4")
        reader.require(
            state.status[car] in (STATUS_ON_ROAD, STATUS_CONCEDED), "speed", "off-road-speed", clause="GB-15.1"
        )


def _check_ramp_and_active_tiles(reader: Reader, state: State, car: int) -> None:
    reader.require(not (reader.read_flag("ramp") and state.settings.no_ramps), "ramp", "no-ramps", clause="GB-4.7")
    for place, name in enumerate(reader.read_list("active")):
        is_blue = name not in TILE_VALUES.names or TILE_VALUES.code(name) in BLUE_TILES
        reader.require(is_blue, f"active[{place}]", "not-blue", clause="GB-21.1")


def _check_possessions(reader: Reader, state: State, car: int) -> None:
    """Whoever has no car yet has no money and no tiles."""
    for field in ("cash", "debt", "tiles", "active"):
        has_car = state.driver[car] != NOBODY
        reader.require(has_car or not reader.get(field, None), field, "needs-car", clause="GB-4.3")


def _body_limit(state: State, car: int) -> int:
    return max_body(state, car) if state.driver[car] != NOBODY else 0


CAR_FIELDS: Final = Fields(
    CustomField("driver", driver_name, _read_driver, names_read="driver"),
    CustomField("seat", lambda state, car: car, names_read=""),
    CustomField("at", _write_place, _read_place, names_read="space_of status"),
    CustomField(
        "exit",
        lambda state, car: None if (space := state.exit_space[car]) < 0 else SPACE_VALUES.names[space],
        names_read="exit_space",
    ),
    Field("facing", WordChoiceForm(FACING_NAMES), "facing", default_value=lambda state, car: state.homeward[car]),
    Field("homeward", FlagForm(int), "homeward", check_value=_check_homeward),
    Field(
        "speed",
        CustomJsonForm(lambda state, points: DIAL_STEP * points, _read_speed, names_read=""),
        "speed",
        check_value=_check_speed,
    ),
    Field("body", WholeNumberForm(0, _body_limit), "body", default_value=_body_limit),
    Field(
        "cash",
        MONEY_JSON_FORM,
        "cash",
        default_value=lambda state, car: DEFAULT_CASH if state.driver[car] != NOBODY else 0,
    ),
    Field("debt", MONEY_JSON_FORM, "debt"),
    CustomField(
        "ramp", lambda state, car: bool(state.has_ramp[car]), _check_ramp_and_active_tiles, names_read="has_ramp"
    ),
    Field("tiles", TileList(), "tiles"),
    Field("active", TileList(), "active_tiles", check_value=_check_possessions),
    is_indexed=True,
    names_read_first=("driver", "homeward"),
)

# -- all cars --------------------------------------------------------------------------------------------------


def car_readers(position_reader: Reader) -> list[tuple[int, Reader]]:
    """The readers of all cars with their seats, by seat."""
    entries = position_reader.read_list("cars")
    position_reader.require(1 <= len(entries) <= DRIVER_COUNT, "cars", "car-count", most=DRIVER_COUNT)
    by_seat: dict[int, Reader] = {}
    for reader in [CAR_FIELDS.make_reader(entry, f"cars[{place}]") for place, entry in enumerate(entries)]:
        seat = reader.read_whole_number("seat", len(by_seat), 0, DRIVER_COUNT - 1)
        reader.require(seat not in by_seat, "seat", "same-seat", seat=seat)
        by_seat[seat] = reader
    seats = position_reader.read_whole_number("seats", max(by_seat) + 1, max(by_seat) + 1, DRIVER_COUNT)
    where = "seats" if "seats" in position_reader.data else "cars"
    position_reader.require(len(entries) == seats, where, "seat-without-car", clause="GB-4.3")
    return sorted(by_seat.items())


def read_ramps(readers: list[tuple[int, Reader]], state: State, ramps_on_road: int) -> None:
    """The ramps in hand: there is one for each driver in the box, and some lie on the road. A car of which nothing is
    said has one while there are any."""
    left = 0 if state.settings.no_ramps else DRIVER_COUNT - ramps_on_road
    for _, reader in readers:
        left -= reader.read_flag("ramp")
        reader.require(left >= 0, "ramp", "too-many-ramps", clause="GB-1.3", most=DRIVER_COUNT)
    for car, reader in readers:
        has_ramp = reader.read_flag("ramp", left > 0)
        left -= has_ramp and reader.get("ramp", None) is None
        state.has_ramp = with_value_at(state.has_ramp, car, int(has_ramp))
