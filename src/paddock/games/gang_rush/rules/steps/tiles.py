"""Bonus tiles that are used from the reserve (GB-21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from paddock.core.event import EventSink

from ...components import content
from ...components.bridge import ADJACENT_SPACES, SPACE_COUNT
from ..phases import ASK_MOVE, ASK_PLACE, NO_QUESTION, PHASE_ROLLING_DICE, PLACING_TILE, USED_GUNSMITH
from ..state import State, open_question, with_amount_added, with_value_at
from . import money, police, shooting

BLUE_TILES: Final = (content.SMOOTH_RIDE, content.BULLETPROOF, content.PUMP_GUN)
GREY_TILES: Final = (content.LAND_MINE, content.OIL_SLICK, content.ACID_POOL)
_SHARES_WITH_BARRIERS: Final = tuple(
    kind in (content.EMPTY_ITEM, content.ITEM_POLICE) for kind in range(content.ITEM_WALL_CONTAINER + 1)
)
"""`_SHARES_WITH_BARRIERS[kind]`: whether a thing on the road shares its space with barriers (GB-21.25)."""


def held_tile(state: State, car: int, tile_kind: int) -> int:
    """The tile of a kind that a car has in reserve, or -1."""
    mask = state.tiles[car] & content.BITS_BY_TILE_KIND[tile_kind]
    return (mask & -mask).bit_length() - 1


def use_tile(state: State, car: int, tile_kind: int, events: EventSink) -> None:
    """A tile is used (GB-18.5, GB-21). Grey ones are only taken up: `place` follows."""
    tile = held_tile(state, car, tile_kind)
    if tile_kind in GREY_TILES:
        open_question(state, ASK_PLACE, car, PLACING_TILE + tile)
        return
    state.tiles[car] &= ~(1 << tile)
    if tile_kind in BLUE_TILES:
        state.active_tiles = with_value_at(state.active_tiles, car, state.active_tiles[car] | 1 << tile)
    else:
        state.bonus_discard |= 1 << tile
        state.granted_speed += content.SPEED_GRANTED[tile_kind]
        state.granted_wheels += content.WHEELS_GRANTED[tile_kind]
    if tile_kind == content.SECOND_WIND:
        state.second_wind = True
        state.rerolls_left = content.EXTRA_REROLLS
        state.phase = PHASE_ROLLING_DICE
    elif tile_kind in (content.ROAD_CREW, content.FORKLIFT):
        state.moves_left = content.ROAD_CREW_MOVES if tile_kind == content.ROAD_CREW else content.FORKLIFT_MOVES
        state.moved_spaces = ()
        open_question(state, ASK_MOVE, car, tile_kind)
    events.add("uses", (state.driver[car], tile_kind))
    if tile_kind == content.ENVELOPE:
        money.receive_money(state, car, content.ENVELOPE_CASH)
        events.add("gains", (state.driver[car], content.ENVELOPE_CASH))
    elif tile_kind == content.FIREBOMB:
        shooting.throw_firebomb(state, car, events)
    elif tile_kind not in BLUE_TILES:
        money.restore_body(state, car, content.REPAIRS_GRANTED[tile_kind], events)


def discard_tile(state: State, car: int, tile_kind: int) -> None:
    """A tile that was used up goes to the discards."""
    tile = held_tile(state, car, tile_kind)
    state.tiles[car] &= ~(1 << tile)
    state.bonus_discard |= 1 << tile


def expire_tiles(state: State, car: int, mask: int, events: EventSink) -> None:
    """Blue tiles end (GB-21.32)."""
    over = state.active_tiles[car] & mask
    if over:
        state.active_tiles = with_value_at(state.active_tiles, car, state.active_tiles[car] & ~over)
        state.bonus_discard |= over
        if events.is_listening:
            for tile in range(content.TILE_COUNT):
                if over >> tile & 1:
                    events.add("ends_effect", (state.driver[car], content.KIND_OF_TILE[tile]))


# -- dice and body ---------------------------------------------------------------------------------------------


def load_die(state: State, car: int, die: int, face: int, events: EventSink) -> None:
    """Loaded Die: a die is turned to another face (GB-21.29)."""
    discard_tile(state, car, content.LOADED_DIE)
    state.dice[die] = face
    events.add("loads", (state.driver[car], die, face))


def double_die(state: State, car: int, die: int, events: EventSink) -> None:
    """Double Up: a die counts twice (GB-21.23)."""
    discard_tile(state, car, content.DOUBLE_UP)
    state.doubled_die = die
    events.add("doubles", (state.driver[car], die))


def turn_die_to_shot(state: State, car: int, die: int, events: EventSink) -> None:
    """Gunsmith: an unused die becomes a shot (GB-21.12)."""
    state.turn_flags |= USED_GUNSMITH
    state.dice[die] = content.SHOT_FACE
    events.add("to_shot", (state.driver[car], die))


def repair_in_garage(state: State, car: int, points: int, events: EventSink) -> None:
    """Rolling Garage: points at a price, at any speed (GB-21.13)."""
    money.pay_money(state, car, content.GARAGE_PRICE * points, events)
    money.restore_body(state, car, points, events)


# -- moving barriers and containers ----------------------------------------------------------------------------


def is_movable(state: State, tile_kind: int, space: int) -> bool:
    """Whether something on a space can still be moved: each barrier or container once."""
    if tile_kind == content.ROAD_CREW:
        return state.barriers[space] > state.moved_spaces.count(space)
    return (
        state.road_item[space] >> content.ITEM_KIND_SHIFT == content.ITEM_CONTAINER and space not in state.moved_spaces
    )


def obstacle_moves(state: State, tile_kind: int) -> list[tuple[int, int]]:
    """All moves of a Road Crew or a Forklift, from and to."""
    return list(_obstacle_moves(state, tile_kind))


def has_obstacle_move(state: State, tile_kind: int) -> bool:
    """Whether a Road Crew or a Forklift finds something to move."""
    return next(_obstacle_moves(state, tile_kind), None) is not None


def _obstacle_moves(state: State, tile_kind: int) -> Iterator[tuple[int, int]]:
    return _barrier_moves(state) if tile_kind == content.ROAD_CREW else _container_moves(state)


def _barrier_moves(state: State) -> Iterator[tuple[int, int]]:
    """Each barrier to a space beside it that takes one more (GB-21.25)."""
    occupant, item, barriers, beside = (
        state.occupant,
        state.road_item,
        state.barriers,
        state.wall.spaces_beside_unlocked,
    )
    for space, count in enumerate(barriers):
        if count and is_movable(state, content.ROAD_CREW, space):
            for to in beside[space]:
                if (
                    barriers[to] < content.MAX_BARRIERS_ON_SPACE
                    and occupant[to] < 0
                    and _SHARES_WITH_BARRIERS[item[to] >> content.ITEM_KIND_SHIFT]
                ):
                    yield space, to


def _container_moves(state: State) -> Iterator[tuple[int, int]]:
    """Each container to a blank space beside it that is beside no other one (GB-21.26)."""
    standing = _spaces_with_item(state.road_item, content.ITEM_CONTAINER << content.ITEM_KIND_SHIFT)
    near = [0] * SPACE_COUNT
    walls = (
        _spaces_with_item(state.road_item, content.ITEM_WALL_CONTAINER << content.ITEM_KIND_SHIFT)
        if state.wall.pieces
        else []
    )
    for space in standing + walls:
        for to in ADJACENT_SPACES[space]:
            near[to] += 1
    beside = state.wall.spaces_beside_placeable
    for space in standing:
        if is_movable(state, content.FORKLIFT, space):
            for to in beside[space]:
                if near[to] == 1 and police.is_free_space(state, to) and not state.bills[to]:
                    yield space, to


def _spaces_with_item(item_of_space: tuple[int, ...], item: int) -> list[int]:
    """The spaces on which a certain thing lies, ascending."""
    spaces: list[int] = []
    space = -1
    for _ in range(item_of_space.count(item)):
        space = item_of_space.index(item, space + 1)
        spaces.append(space)
    return spaces


def move_obstacle(state: State, space: int, target_space: int, events: EventSink) -> None:
    """A barrier or a container is moved; when nothing more can be, the tile is done."""
    kind = state.question_detail
    if kind == content.ROAD_CREW:
        state.barriers = with_amount_added(state.barriers, space, -1)
        state.barriers = with_amount_added(state.barriers, target_space, 1)
    else:
        state.road_item = with_value_at(state.road_item, target_space, state.road_item[space])
        state.road_item = with_value_at(state.road_item, space, 0)
    state.moved_spaces = (*state.moved_spaces, target_space)
    state.moves_left -= 1
    events.add("carries", (state.driver[state.question_car], kind, space, target_space))
    if not state.moves_left or not has_obstacle_move(state, kind):
        finish_obstacle_moves(state)


def finish_obstacle_moves(state: State) -> None:
    """No more moves."""
    state.question = NO_QUESTION
    state.moves_left = 0
    state.moved_spaces = ()
