"""When bonus tiles may be used and things bought: the windows of a turn (GB-7, GB-18.2, GB-21)."""

from __future__ import annotations

from typing import Final

from ..components import content
from .phases import (
    HAS_BOUGHT,
    PHASE_ADJUSTING_CAR,
    PHASE_CLOSING_TURN,
    PHASE_DICE_ROLLED,
    PHASE_MOVED,
    PHASE_MOVING,
    PHASES,
    USED_GUNSMITH,
)
from .state import NOBODY, State, max_body
from .steps import money, placing, shooting, shop
from .steps.tiles import GREY_TILES, has_obstacle_move

OWN_DECISION_TILES: Final = (content.LOADED_DIE, content.DOUBLE_UP)
"""Metal tiles that have a decision of their own."""
OWN_DECISION_TILE_BITS: Final = (
    content.BITS_BY_TILE_KIND[content.LOADED_DIE] | content.BITS_BY_TILE_KIND[content.DOUBLE_UP]
)


def _phases_for_use(tile: int) -> tuple[int, ...]:
    if content.GOLD_TILES >> tile & 1 or tile in OWN_DECISION_TILES:
        return ()
    if tile in GREY_TILES:
        return PHASE_MOVED, PHASE_CLOSING_TURN
    if tile == content.SECOND_WIND:
        return (PHASE_DICE_ROLLED,)
    if content.SPEED_GRANTED[tile]:
        return PHASE_DICE_ROLLED, PHASE_ADJUSTING_CAR
    if tile == content.FIREBOMB:
        return PHASE_MOVING, PHASE_MOVED
    return PHASE_DICE_ROLLED, PHASE_ADJUSTING_CAR, PHASE_MOVING, PHASE_MOVED


_USABLE_BY_PHASE: Final[tuple[int, ...]] = tuple(
    sum(
        content.BITS_BY_TILE_KIND[tile]
        for tile in range(len(content.TILE_VALUES))
        if phase.code in _phases_for_use(tile)
    )
    for phase in PHASES
)
"""`_USABLE_BY_PHASE[phase]`: the bits of the tiles that may be used there."""
_CONDITIONAL_TILES: Final = sum(
    content.BITS_BY_TILE_KIND[tile]
    for tile in (content.SECOND_WIND, content.FIREBOMB, content.ROAD_CREW, content.FORKLIFT, *GREY_TILES)
)
"""The bits of the tiles that need something to be of use: see `tile_has_use`."""
_ALWAYS_USABLE: Final = _USABLE_BY_PHASE[PHASE_DICE_ROLLED] & ~_CONDITIONAL_TILES
"""The bits of the tiles that can always be used before the dice are settled."""
OFFERED_TILES: Final[tuple[int, ...]] = tuple(
    _USABLE_BY_PHASE[phase.code]
    | (OWN_DECISION_TILE_BITS if phase.code == PHASE_DICE_ROLLED else 0)
    | (
        content.BITS_BY_TILE_KIND[content.GUNSMITH] | content.BITS_BY_TILE_KIND[content.ROLLING_GARAGE]
        if phase.has_unsold_dice
        else 0
    )
    for phase in PHASES
)
"""`OFFERED_TILES[phase]`: the bits of all tiles that may add anything to what can be decided there."""
_FIRST_COPIES_MASK: Final = (1 << len(content.TILE_VALUES)) - 1


def may_use_tiles_now(state: State, tile: int) -> bool:
    """Whether a tile belongs to this window of the turn (GB-7.10)."""
    return state.phase in ((PHASE_DICE_ROLLED,) if tile in OWN_DECISION_TILES else _phases_for_use(tile))


def usable_tiles(state: State, car: int) -> list[int]:
    """The kinds of tile that `use` may be said of now."""
    mask = state.tiles[car] & _USABLE_BY_PHASE[state.phase]
    tiles: list[int] = []
    if mask > _FIRST_COPIES_MASK:
        mask = _without_second_copies(mask)
    while mask:
        bit = mask & -mask
        mask ^= bit
        tile = bit.bit_length() - 1
        if not bit & _CONDITIONAL_TILES or tile_has_use(state, car, tile):
            tiles.append(tile)
    return tiles


def _without_second_copies(mask: int) -> int:
    """Tiles with every second copy taken for a first one, so that each kind is there once."""
    for tile in range(len(content.TILE_VALUES), content.TILE_COUNT):
        if mask >> tile & 1:
            mask |= 1 << content.KIND_OF_TILE[tile]
    return mask & _FIRST_COPIES_MASK


def tile_has_use(state: State, car: int, tile: int) -> bool:
    """Whether a tile finds what it needs: a target, something to move, a space, a third roll."""
    if tile == content.SECOND_WIND:
        return state.rolls == content.MAX_REROLLS + 1
    if tile == content.FIREBOMB:
        return shooting.can_throw_firebomb(state, car)
    if tile in (content.ROAD_CREW, content.FORKLIFT):
        return has_obstacle_move(state, tile)
    if tile in GREY_TILES:
        return placing.has_free_space(state)
    return True


def loadable_dice(state: State, car: int) -> list[int]:
    """The dice that Loaded Die can turn (GB-21.29)."""
    if state.phase != PHASE_DICE_ROLLED or not state.tiles[car] >> content.LOADED_DIE & 1:
        return []
    return [die for die in range(content.DICE_COUNT) if state.dice[die] != content.NO_FACE]


def doublable_dice(state: State, car: int) -> list[int]:
    """The dice that Double Up can double (GB-21.23)."""
    if state.phase != PHASE_DICE_ROLLED or not state.tiles[car] >> content.DOUBLE_UP & 1 or state.doubled_die != NOBODY:
        return []
    return [die for die in range(content.DICE_COUNT) if state.dice[die] != content.NO_FACE]


def gunsmith_dice(state: State, car: int) -> list[int]:
    """The dice that Gunsmith can make shots of: unused, and neither a breakage nor a shot (GB-21.12)."""
    if not state.tiles[car] >> content.GUNSMITH & 1 or state.turn_flags & USED_GUNSMITH:
        return []
    if not PHASES[state.phase].has_unsold_dice:
        return []
    spent, lost = state.die_uses, state.lost_dice
    return [
        die
        for die, face in enumerate(state.dice)
        if not spent[die]
        and face not in (content.NO_FACE, content.BREAKAGE_FACE, content.SHOT_FACE)
        and not lost >> die & 1
    ]


def garage_repair_points(state: State, car: int) -> int:
    """How many points the Rolling Garage can restore now (GB-21.13, GB-13.7)."""
    if not state.tiles[car] >> content.ROLLING_GARAGE & 1 or not PHASES[state.phase].has_unsold_dice:
        return 0
    missing = max_body(state, car) - state.body[car]
    return min(missing, money.max_payable(state, car) // content.GARAGE_PRICE) if missing else 0


def purchasable_places(state: State, car: int) -> list[int]:
    """The places of the shop that may be bought from now (GB-18.2)."""
    if not PHASES[state.phase].has_unsold_dice or state.turn_flags & HAS_BOUGHT or state.settings.no_shop:
        return []
    return shop.affordable_places(state, car)


def has_choice_before_settling(state: State, car: int) -> bool:
    """Whether W2 offers anything besides going on."""
    if state.tiles[car] & _ALWAYS_USABLE or purchasable_places(state, car):
        return True
    return bool(state.tiles[car] & OFFERED_TILES[PHASE_DICE_ROLLED]) and bool(
        usable_tiles(state, car)
        or loadable_dice(state, car)
        or doublable_dice(state, car)
        or gunsmith_dice(state, car)
        or garage_repair_points(state, car)
    )
