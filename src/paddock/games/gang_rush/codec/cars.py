"""The cars of a position as JSON, both ways."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.gang_rush.components.bridge import DIRECTION, IS_ROAD, NO_WALL, SPACE_NAME, SPACES, Y
from paddock.games.gang_rush.components.content import BILL, BODY_MAX, DRIVER, DRIVERS, MPH, TILE, TILE_KIND, TILES, TOP
from paddock.games.gang_rush.rules.state import (
    ARRESTED,
    CONCEDED,
    NOBODY,
    NOWHERE,
    PICKING,
    RIVER,
    ROAD,
    STATUS,
    UNPICKED,
    State,
    is_wrong_way,
    replaced,
)
from paddock.games.gang_rush.rules.steps.tiles import BLUE

FIELDS: Final = (
    "driver",
    "seat",
    "at",
    "exit",
    "facing",
    "homeward",
    "speed",
    "body",
    "cash",
    "debt",
    "ramp",
    "tiles",
    "active",
)
FACINGS: Final = DIRECTION.names[:2]
AIR: Final = "air"
MOST_MONEY: Final = 10_000_000
START_CASH: Final = 1000
"""What a car of a position has if nothing is said."""


def driver_name(state: State, car: int) -> str | None:
    """Who drives a car, or None before it is picked."""
    return DRIVER.names[state.driver[car]] if state.driver[car] != NOBODY else None


def tiles_json(mask: int) -> list[str]:
    """The kinds of the tiles of a bit mask."""
    return [TILE.names[kind] for kind in sorted(TILE_KIND[tile] for tile in range(TILES) if mask >> tile & 1)]


def write_car(state: State, car: int) -> Json:
    """A car as JSON."""
    status, space = state.status[car], state.at[car]
    if status == UNPICKED:
        at: str | None = None
    elif status == ROAD:
        at = SPACE_NAME.names[space] if space >= 0 else AIR
    else:
        at = STATUS[status]
    return {
        "driver": driver_name(state, car),
        "seat": car,
        "at": at,
        "exit": SPACE_NAME.names[state.exit[car]] if status == RIVER else None,
        "facing": FACINGS[state.facing[car]],
        "homeward": bool(state.homeward[car]),
        "speed": MPH * state.speed[car],
        "body": state.body[car],
        "cash": state.cash[car],
        "debt": state.debt[car],
        "ramp": bool(state.ramp[car]),
        "tiles": tiles_json(state.tiles[car]),
        "active": tiles_json(state.active[car]),
    }


class TileBox:
    """The bonus tiles while a position is read: each can be taken once."""

    def __init__(self) -> None:
        self.left = (1 << TILES) - 1

    def take(self, reader: Reader, field: str, name: object) -> int:
        """A tile of the kind that is written so."""
        kind = reader.code(field, name, TILE)
        for tile in range(TILES):
            if TILE_KIND[tile] == kind and self.left >> tile & 1:
                self.left &= ~(1 << tile)
                return tile
        raise reader.problem(field, "too-many-tiles", clause="GB-1.3", tile=TILE.names[kind])

    def take_all(self, reader: Reader, field: str) -> int:
        """The tiles of a list, as a bit mask."""
        found = 0
        for place, name in enumerate(reader.items(field)):
            found |= 1 << self.take(reader, f"{field}[{place}]", name)
        return found


def read_space(reader: Reader, field: str, name: object) -> int:
    """The space that is written so."""
    if not isinstance(name, str) or name not in SPACE_NAME.names[:SPACES]:
        raise reader.problem(field, "no-such-space", given=str(name)[:20])
    return SPACE_NAME.code(name)


def money(reader: Reader, field: str, default: int) -> int:
    """An amount in whole bills."""
    found = reader.whole(field, default, 0, MOST_MONEY)
    if found % BILL:
        raise reader.problem(field, "needs-hundreds")
    return found


def read_cars(top: Reader) -> list[tuple[int, Reader]]:
    """The readers of all cars with their seats, by seat."""
    entries = top.items("cars")
    if not 1 <= len(entries) <= DRIVERS:
        raise top.problem("cars", "car-count", most=DRIVERS)
    readers = [Reader(entry, f"cars[{place}]", FIELDS) for place, entry in enumerate(entries)]
    seats = [reader.whole("seat", place, 0, DRIVERS - 1) for place, reader in enumerate(readers)]
    for place, reader in enumerate(readers):
        if seats[place] in seats[:place]:
            raise reader.problem("seat", "same-seat", seat=seats[place])
    count = top.whole("seats", max(seats) + 1, max(seats) + 1, DRIVERS)
    if len(entries) != count:
        raise top.problem("seats" if "seats" in top.data else "cars", "seat-without-car", clause="GB-4.3")
    return sorted(zip(seats, readers, strict=True), key=lambda each: each[0])


def read_car(reader: Reader, state: State, car: int, box: TileBox) -> None:
    """A car of the position."""
    at = reader.get("at", None)
    waits = state.phase <= PICKING and at is None
    written = reader.data.get("driver", None if waits else DRIVER.names[car])
    if written is None and at not in (None, STATUS[CONCEDED]):
        raise reader.problem("driver", "needs-car", clause="GB-4.3")
    if written is not None:
        state.driver = replaced(state.driver, car, reader.code("driver", written, DRIVER))
        if state.driver.count(state.driver[car]) > 1:
            raise reader.problem("driver", "same-driver", driver=str(written))
    state.homeward = replaced(state.homeward, car, int(reader.flag("homeward")))
    if state.homeward[car] and state.walls == NO_WALL:
        raise reader.problem("homeward", "only-expert", clause="GB-24.5")
    _read_place(reader, state, car, at)
    facing = reader.choice("facing", FACINGS[state.homeward[car]], FACINGS)
    state.facing[car] = FACINGS.index(facing)
    speed = reader.whole("speed", 0, 0, MPH * TOP)
    if speed % MPH:
        raise reader.problem("speed", "needs-one-of", choices=tuple(str(MPH * points) for points in range(TOP + 1)))
    state.speed[car] = speed // MPH
    if speed and is_wrong_way(state, car):
        raise reader.problem("speed", "wrong-way-speed", clause="GB-16.4")
    if speed and state.status[car] not in (ROAD, CONCEDED):
        raise reader.problem("speed", "off-road-speed", clause="GB-15.1")
    most = BODY_MAX[state.driver[car]] if state.driver[car] != NOBODY else 0
    state.body[car] = reader.whole("body", most, 0, most)
    state.cash[car] = money(reader, "cash", START_CASH if state.driver[car] != NOBODY else 0)
    state.debt = replaced(state.debt, car, money(reader, "debt", 0))
    if reader.flag("ramp") and state.settings.no_ramps:
        raise reader.problem("ramp", "no-ramps", clause="GB-4.7")
    for place, name in enumerate(reader.items("active")):
        if name in TILE.names and TILE.code(name) not in BLUE:
            raise reader.problem(f"active[{place}]", "not-blue", clause="GB-21.1")
    state.tiles[car] = box.take_all(reader, "tiles")
    state.active = replaced(state.active, car, box.take_all(reader, "active"))
    if state.driver[car] == NOBODY:
        _has_nothing(reader, state, car)


def _has_nothing(reader: Reader, state: State, car: int) -> None:
    """Whoever has no car yet has no money and no tiles."""
    for field in ("cash", "debt", "tiles", "active"):
        if reader.get(field, None):
            raise reader.problem(field, "needs-car", clause="GB-4.3")


def read_ramps(readers: list[tuple[int, Reader]], state: State, lying: int) -> None:
    """The ramps in hand: there is one for each driver in the box, and some lie on the road. A car of which nothing is
    said has one while there are any."""
    left = 0 if state.settings.no_ramps else DRIVERS - lying
    for _, reader in readers:
        if reader.flag("ramp"):
            left -= 1
            if left < 0:
                raise reader.problem("ramp", "too-many-ramps", clause="GB-1.3", most=DRIVERS)
    for car, reader in readers:
        has = reader.flag("ramp", left > 0)
        if has and reader.get("ramp", None) is None:
            left -= 1
        state.ramp = replaced(state.ramp, car, int(has))


def _read_place(reader: Reader, state: State, car: int, at: object) -> None:
    """Where a car is."""
    if state.driver[car] == NOBODY:
        state.status[car] = CONCEDED if at == STATUS[CONCEDED] else UNPICKED
        return
    if reader.get("exit", None) is not None and at != STATUS[RIVER]:
        raise reader.problem("exit", "only-river", clause="GB-15.2")
    if at is None:
        raise reader.problem("at", "needs-space")
    if at in STATUS[RIVER:UNPICKED]:
        state.status[car] = STATUS.index(str(at))
        if state.status[car] == ARRESTED and state.walls == NO_WALL:
            raise reader.problem("at", "only-expert", clause="GB-24.8")
        if state.status[car] == RIVER:
            if reader.get("exit", None) is None:
                raise reader.problem("exit", "needs-exit", clause="GB-15.2")
            state.exit = replaced(state.exit, car, read_space(reader, "exit", reader.get("exit", None)))
            if state.wall.beyond[state.exit[car]]:
                raise reader.problem("exit", "beyond-wall", clause="GB-24.8")
        return
    state.status[car] = ROAD
    if at == AIR:
        state.at[car] = NOWHERE
        return
    space = read_space(reader, "at", at)
    if state.wall.beyond[space]:
        raise reader.problem("at", "beyond-wall", clause="GB-24.8")
    if state.homeward[car] and Y[space] <= 0:
        raise reader.problem("at", "home-already", clause="GB-24.10")
    if state.phase <= PICKING and IS_ROAD[space]:
        raise reader.problem("at", "needs-start", clause="GB-2.4")
    if state.occupant[space] != NOBODY:
        raise reader.problem("at", "two-on-space", clause="GB-14.1", space=SPACE_NAME.names[space])
    state.at[car] = space
    state.occupant[space] = car
