"""The cars of a position as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.bridge import DIRECTION, IS_ROAD, NO_WALL, SPACE_COUNT, SPACE_NAME, Y
from ..rules.car_status import ARRESTED, CONCEDED, IN_RIVER, NOT_PICKED, ON_ROAD, STATUS_NAMES
from ..rules.phases import PICKING_CARS
from ..rules.state import NOBODY, NOWHERE, State, is_wrong_way, with_value
from ..rules.steps.tiles import BLUE_TILES

CAR_FIELDS: Final = (
    "driver", "seat", "at", "exit", "facing", "homeward", "speed", "body", "cash", "debt", "ramp", "tiles", "active",
)  # fmt: skip
FACINGS: Final = DIRECTION.names[:2]
IN_AIR: Final = "air"
_STATUS_BY_NAME: Final = {name: status for status, name in STATUS_NAMES.items() if status not in (ON_ROAD, NOT_PICKED)}
MAX_MONEY_OF_CAR: Final = 10_000_000
DEFAULT_CASH: Final = 1000
"""What a car of a position has if nothing is said."""


def driver_name(state: State, car: int) -> str | None:
    """Who drives a car, or None before it is picked."""
    return content.DRIVER.names[state.driver[car]] if state.driver[car] != NOBODY else None


def write_tiles(mask: int) -> list[str]:
    """The kinds of the tiles of a bit mask."""
    return [
        content.TILE.names[kind]
        for kind in sorted(content.TILE_KIND[tile] for tile in range(content.TILE_COUNT) if mask >> tile & 1)
    ]


def write_car(state: State, car: int) -> Json:
    """A car as JSON."""
    status, space = state.status[car], state.space_of[car]
    if status == NOT_PICKED:
        at: str | None = None
    elif status == ON_ROAD:
        at = SPACE_NAME.names[space] if space >= 0 else IN_AIR
    else:
        at = STATUS_NAMES[status]
    return {
        "driver": driver_name(state, car),
        "seat": car,
        "at": at,
        "exit": SPACE_NAME.names[state.exit_space[car]] if status == IN_RIVER else None,
        "facing": FACINGS[state.facing[car]],
        "homeward": bool(state.homeward[car]),
        "speed": content.MPH_STEP * state.speed[car],
        "body": state.body[car],
        "cash": state.cash[car],
        "debt": state.debt[car],
        "ramp": bool(state.has_ramp[car]),
        "tiles": write_tiles(state.tiles[car]),
        "active": write_tiles(state.active_tiles[car]),
    }


class RemainingTiles:
    """The bonus tiles while a position is read: each can be taken once."""

    def __init__(self) -> None:
        self.left = (1 << content.TILE_COUNT) - 1

    def take(self, reader: Reader, field: str, name: object) -> int:
        """A tile of the kind that is written so."""
        kind = reader.code(field, name, content.TILE)
        for tile in range(content.TILE_COUNT):
            if content.TILE_KIND[tile] == kind and self.left >> tile & 1:
                self.left &= ~(1 << tile)
                return tile
        raise reader.problem(field, "too-many-tiles", clause="GB-1.3", tile=content.TILE.names[kind])

    def take_all(self, reader: Reader, field: str) -> int:
        """The tiles of a list, as a bit mask."""
        mask = 0
        for place, name in enumerate(reader.items(field)):
            mask |= 1 << self.take(reader, f"{field}[{place}]", name)
        return mask


def read_space(reader: Reader, field: str, name: object) -> int:
    """The space that is written so."""
    if not isinstance(name, str) or name not in SPACE_NAME.names[:SPACE_COUNT]:
        raise reader.problem(field, "no-such-space", given=str(name)[:20])
    return SPACE_NAME.code(name)


def read_money(reader: Reader, field: str, default: int) -> int:
    """An amount in whole bills."""
    amount = reader.whole(field, default, 0, MAX_MONEY_OF_CAR)
    if amount % content.BILL_VALUE:
        raise reader.problem(field, "needs-hundreds")
    return amount


def read_car_readers(top: Reader) -> list[tuple[int, Reader]]:
    """The readers of all cars with their seats, by seat."""
    entries = top.items("cars")
    if not 1 <= len(entries) <= content.DRIVER_COUNT:
        raise top.problem("cars", "car-count", most=content.DRIVER_COUNT)
    readers = [Reader(entry, f"cars[{place}]", CAR_FIELDS) for place, entry in enumerate(entries)]
    seats = [reader.whole("seat", place, 0, content.DRIVER_COUNT - 1) for place, reader in enumerate(readers)]
    for place, reader in enumerate(readers):
        if seats[place] in seats[:place]:
            raise reader.problem("seat", "same-seat", seat=seats[place])
    count = top.whole("seats", max(seats) + 1, max(seats) + 1, content.DRIVER_COUNT)
    if len(entries) != count:
        raise top.problem("seats" if "seats" in top.data else "cars", "seat-without-car", clause="GB-4.3")
    return sorted(zip(seats, readers, strict=True), key=lambda each: each[0])


def read_car(reader: Reader, state: State, car: int, remaining: RemainingTiles) -> None:
    """A car of the position."""
    at = reader.get("at", None)
    waits = state.phase <= PICKING_CARS and at is None
    written = reader.data.get("driver", None if waits else content.DRIVER.names[car])
    if written is None and at not in (None, STATUS_NAMES[CONCEDED]):
        raise reader.problem("driver", "needs-car", clause="GB-4.3")
    if written is not None:
        state.driver = with_value(state.driver, car, reader.code("driver", written, content.DRIVER))
        if state.driver.count(state.driver[car]) > 1:
            raise reader.problem("driver", "same-driver", driver=str(written))
    state.homeward = with_value(state.homeward, car, int(reader.flag("homeward")))
    if state.homeward[car] and state.wall_players == NO_WALL:
        raise reader.problem("homeward", "only-expert", clause="GB-24.5")
    _read_car_place(reader, state, car, at)
    facing = reader.choice("facing", FACINGS[state.homeward[car]], FACINGS)
    state.facing[car] = FACINGS.index(facing)
    speed = reader.whole("speed", 0, 0, content.MPH_STEP * content.TOP_SPEED)
    if speed % content.MPH_STEP:
        raise reader.problem(
            "speed",
            "needs-one-of",
            choices=tuple(str(content.MPH_STEP * points) for points in range(content.TOP_SPEED + 1)),
        )
    state.speed[car] = speed // content.MPH_STEP
    if speed and is_wrong_way(state, car):
        raise reader.problem("speed", "wrong-way-speed", clause="GB-16.4")
    if speed and state.status[car] not in (ON_ROAD, CONCEDED):
        raise reader.problem("speed", "off-road-speed", clause="GB-15.1")
    most = content.BODY_MAX[state.driver[car]] if state.driver[car] != NOBODY else 0
    state.body[car] = reader.whole("body", most, 0, most)
    state.cash[car] = read_money(reader, "cash", DEFAULT_CASH if state.driver[car] != NOBODY else 0)
    state.debt = with_value(state.debt, car, read_money(reader, "debt", 0))
    if reader.flag("ramp") and state.settings.no_ramps:
        raise reader.problem("ramp", "no-ramps", clause="GB-4.7")
    for place, name in enumerate(reader.items("active")):
        if name in content.TILE.names and content.TILE.code(name) not in BLUE_TILES:
            raise reader.problem(f"active[{place}]", "not-blue", clause="GB-21.1")
    state.tiles[car] = remaining.take_all(reader, "tiles")
    state.active_tiles = with_value(state.active_tiles, car, remaining.take_all(reader, "active"))
    if state.driver[car] == NOBODY:
        _refuse_possessions(reader, state, car)


def _refuse_possessions(reader: Reader, state: State, car: int) -> None:
    """Whoever has no car yet has no money and no tiles."""
    for field in ("cash", "debt", "tiles", "active"):
        if reader.get(field, None):
            raise reader.problem(field, "needs-car", clause="GB-4.3")


def read_ramps(readers: list[tuple[int, Reader]], state: State, lying: int) -> None:
    """The ramps in hand: there is one for each driver in the box, and some lie on the road. A car of which nothing is
    said has one while there are any."""
    left = 0 if state.settings.no_ramps else content.DRIVER_COUNT - lying
    for _, reader in readers:
        if reader.flag("ramp"):
            left -= 1
            if left < 0:
                raise reader.problem("ramp", "too-many-ramps", clause="GB-1.3", most=content.DRIVER_COUNT)
    for car, reader in readers:
        has = reader.flag("ramp", left > 0)
        if has and reader.get("ramp", None) is None:
            left -= 1
        state.has_ramp = with_value(state.has_ramp, car, int(has))


def _read_car_place(reader: Reader, state: State, car: int, at: object) -> None:
    """Where a car is."""
    if state.driver[car] == NOBODY:
        state.status[car] = CONCEDED if at == STATUS_NAMES[CONCEDED] else NOT_PICKED
        return
    if reader.get("exit", None) is not None and at != STATUS_NAMES[IN_RIVER]:
        raise reader.problem("exit", "only-river", clause="GB-15.2")
    if at is None:
        raise reader.problem("at", "needs-space")
    if isinstance(at, str) and at in _STATUS_BY_NAME:
        state.status[car] = _STATUS_BY_NAME[at]
        if state.status[car] == ARRESTED and state.wall_players == NO_WALL:
            raise reader.problem("at", "only-expert", clause="GB-24.8")
        if state.status[car] == IN_RIVER:
            if reader.get("exit", None) is None:
                raise reader.problem("exit", "needs-exit", clause="GB-15.2")
            state.exit_space = with_value(state.exit_space, car, read_space(reader, "exit", reader.get("exit", None)))
            if state.wall.beyond_wall[state.exit_space[car]]:
                raise reader.problem("exit", "beyond-wall", clause="GB-24.8")
        return
    state.status[car] = ON_ROAD
    if at == IN_AIR:
        state.space_of[car] = NOWHERE
        return
    space = read_space(reader, "at", at)
    if state.wall.beyond_wall[space]:
        raise reader.problem("at", "beyond-wall", clause="GB-24.8")
    if state.homeward[car] and Y[space] <= 0:
        raise reader.problem("at", "home-already", clause="GB-24.10")
    if state.phase <= PICKING_CARS and IS_ROAD[space]:
        raise reader.problem("at", "needs-start", clause="GB-2.4")
    if state.occupant[space] != NOBODY:
        raise reader.problem("at", "two-on-space", clause="GB-14.1", space=SPACE_NAME.names[space])
    state.space_of[car] = space
    state.occupant[space] = car
