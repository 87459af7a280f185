"""Bonus tiles that are used from the reserve (GB-21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from paddock.core.event import Event
from paddock.games.gang_rush.components.bridge import BESIDE, SPACES
from paddock.games.gang_rush.components.content import (
    ACID_POOL,
    BULLETPROOF,
    CONTAINER,
    CREW_MOVES,
    EMPTY,
    ENVELOPE,
    ENVELOPE_CASH,
    EXTRA_REROLLS,
    FIREBOMB,
    FORKLIFT,
    FORKLIFT_MOVES,
    GARAGE_PRICE,
    GRANTS_REPAIR,
    GRANTS_SPEED,
    GRANTS_WHEEL,
    KIND,
    LAND_MINE,
    MOST_ON_SPACE,
    OIL_SLICK,
    POLICE,
    PUMP_GUN,
    ROAD_CREW,
    SECOND_WIND,
    SHOT,
    SMOOTH_RIDE,
    TILE_BITS,
    TILE_KIND,
    TILES,
    WALL,
)
from paddock.games.gang_rush.rules.state import (
    GUNSMITHED,
    MOVE,
    NOTHING,
    PLACE,
    PLACE_TILE,
    ROLLING,
    Log,
    State,
    bumped,
    put,
    replaced,
)
from paddock.games.gang_rush.rules.steps.money import earn, pay, restore
from paddock.games.gang_rush.rules.steps.police import is_free
from paddock.games.gang_rush.rules.steps.shooting import bomb

BLUE: Final = (SMOOTH_RIDE, BULLETPROOF, PUMP_GUN)
GREY: Final = (LAND_MINE, OIL_SLICK, ACID_POOL)
_SHARES: Final = tuple(kind in (EMPTY, POLICE) for kind in range(WALL + 1))
"""`_SHARES[kind]`: whether a thing on the road shares its space with barriers (GB-21.25)."""


def held(state: State, car: int, kind: int) -> int:
    """The tile of a kind that a car has in reserve, or -1."""
    mask = state.tiles[car] & TILE_BITS[kind]
    return (mask & -mask).bit_length() - 1


def use(state: State, car: int, kind: int, log: Log) -> None:
    """A tile is used (GB-18.5, GB-21). Grey ones are only taken up: `place` follows."""
    tile = held(state, car, kind)
    if kind in GREY:
        put(state, PLACE, car, PLACE_TILE + tile)
        return
    state.tiles[car] &= ~(1 << tile)
    if log is not None:
        log.append(Event("uses", (state.driver[car], kind)))
    if kind in BLUE:
        state.active = replaced(state.active, car, state.active[car] | 1 << tile)
        return
    state.bonus_discard |= 1 << tile
    if kind == SECOND_WIND:
        state.second_wind = True
        state.rerolls = EXTRA_REROLLS
        state.phase = ROLLING
    elif kind == ENVELOPE:
        earn(state, car, ENVELOPE_CASH)
        if log is not None:
            log.append(Event("gains", (state.driver[car], ENVELOPE_CASH)))
    elif kind == FIREBOMB:
        bomb(state, car, log)
    elif kind in (ROAD_CREW, FORKLIFT):
        state.moves_left = CREW_MOVES if kind == ROAD_CREW else FORKLIFT_MOVES
        state.moved = ()
        put(state, MOVE, car, kind)
    else:
        state.granted_speed += GRANTS_SPEED[kind]
        state.granted_wheels += GRANTS_WHEEL[kind]
        restore(state, car, GRANTS_REPAIR[kind], log)


def discard(state: State, car: int, kind: int) -> None:
    """A tile that was used up goes to the discards."""
    tile = held(state, car, kind)
    state.tiles[car] &= ~(1 << tile)
    state.bonus_discard |= 1 << tile


def expire(state: State, car: int, mask: int, log: Log) -> None:
    """Blue tiles end (GB-21.32)."""
    over = state.active[car] & mask
    if over:
        state.active = replaced(state.active, car, state.active[car] & ~over)
        state.bonus_discard |= over
        if log is not None:
            for tile in range(TILES):
                if over >> tile & 1:
                    log.append(Event("ends_effect", (state.driver[car], TILE_KIND[tile])))


# -- dice and body ---------------------------------------------------------------------------------------------


def load(state: State, car: int, die: int, face: int, kind: int, log: Log) -> None:
    """Loaded Die: a die is turned to another face (GB-21.29)."""
    discard(state, car, kind)
    state.dice[die] = face
    if log is not None:
        log.append(Event("loads", (state.driver[car], die, face)))


def double(state: State, car: int, die: int, kind: int, log: Log) -> None:
    """Double Up: a die counts twice (GB-21.23)."""
    discard(state, car, kind)
    state.doubled = die
    if log is not None:
        log.append(Event("doubles", (state.driver[car], die)))


def to_shot(state: State, car: int, die: int, log: Log) -> None:
    """Gunsmith: an unused die becomes a shot (GB-21.12)."""
    state.used |= GUNSMITHED
    state.dice[die] = SHOT
    if log is not None:
        log.append(Event("to_shot", (state.driver[car], die)))


def garage(state: State, car: int, points: int, log: Log) -> None:
    """Rolling Garage: points at a price, at any speed (GB-21.13)."""
    pay(state, car, GARAGE_PRICE * points, log)
    restore(state, car, points, log)


# -- moving barriers and containers ----------------------------------------------------------------------------


def movable(state: State, kind: int, space: int) -> bool:
    """Whether something on a space can still be moved: each barrier or container once."""
    if kind == ROAD_CREW:
        return state.barriers[space] > state.moved.count(space)
    return state.item[space] >> KIND == CONTAINER and space not in state.moved


def moves(state: State, kind: int) -> list[tuple[int, int]]:
    """All moves of a Road Crew or a Forklift, from and to."""
    return list(_moves(state, kind))


def can_move(state: State, kind: int) -> bool:
    """Whether a Road Crew or a Forklift finds something to move."""
    return next(_moves(state, kind), None) is not None


def _moves(state: State, kind: int) -> Iterator[tuple[int, int]]:
    return _barrier_moves(state) if kind == ROAD_CREW else _container_moves(state)


def _barrier_moves(state: State) -> Iterator[tuple[int, int]]:
    """Each barrier to a space beside it that takes one more (GB-21.25)."""
    occupant, item, barriers, beside = state.occupant, state.item, state.barriers, state.wall.beside_unlocked
    for space, count in enumerate(barriers):
        if count and movable(state, ROAD_CREW, space):
            for to in beside[space]:
                if barriers[to] < MOST_ON_SPACE and occupant[to] < 0 and _SHARES[item[to] >> KIND]:
                    yield space, to


def _container_moves(state: State) -> Iterator[tuple[int, int]]:
    """Each container to a blank space beside it that is beside no other one (GB-21.26)."""
    standing = _spaces_with(state.item, CONTAINER << KIND)
    near = [0] * SPACES
    walls = _spaces_with(state.item, WALL << KIND) if state.wall.pieces else []
    for space in standing + walls:
        for to in BESIDE[space]:
            near[to] += 1
    beside = state.wall.beside_placeable
    for space in standing:
        if movable(state, FORKLIFT, space):
            for to in beside[space]:
                if near[to] == 1 and is_free(state, to) and not state.bills[to]:
                    yield space, to


def _spaces_with(items: tuple[int, ...], item: int) -> list[int]:
    """The spaces on which a certain thing lies, ascending."""
    found: list[int] = []
    space = -1
    for _ in range(items.count(item)):
        space = items.index(item, space + 1)
        found.append(space)
    return found


def carry(state: State, space: int, to: int, log: Log) -> None:
    """A barrier or a container is moved; when nothing more can be, the tile is done."""
    kind = state.ask_detail
    if kind == ROAD_CREW:
        state.barriers = bumped(state.barriers, space, -1)
        state.barriers = bumped(state.barriers, to, 1)
    else:
        state.item = replaced(state.item, to, state.item[space])
        state.item = replaced(state.item, space, 0)
    state.moved = (*state.moved, to)
    state.moves_left -= 1
    if log is not None:
        log.append(Event("carries", (state.driver[state.ask_car], kind, space, to)))
    if not state.moves_left or not can_move(state, kind):
        finish_moves(state)


def finish_moves(state: State) -> None:
    """No more moves."""
    state.ask = NOTHING
    state.moves_left = 0
    state.moved = ()
