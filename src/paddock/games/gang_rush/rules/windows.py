"""When bonus tiles may be used and things bought: the windows of a turn (GB-7, GB-18.2, GB-21)."""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.components.content import (
    BREAKAGE,
    DICE,
    DOUBLE_UP,
    FIREBOMB,
    FORKLIFT,
    GARAGE_PRICE,
    GOLD,
    GRANTS_SPEED,
    GUNSMITH,
    LOADED_DIE,
    NO_FACE,
    REROLLS,
    ROAD_CREW,
    ROLLING_GARAGE,
    SECOND_WIND,
    SHOT,
    TILE,
    TILE_BITS,
    TILE_KIND,
    TILES,
)
from paddock.games.gang_rush.rules.state import (
    ADJUSTING,
    BOUGHT,
    CLOSING,
    GUNSMITHED,
    MOVED,
    MOVING,
    NOBODY,
    PHASES,
    SETTLED,
    State,
    body_max,
)
from paddock.games.gang_rush.rules.steps.money import means
from paddock.games.gang_rush.rules.steps.placing import has_free_space
from paddock.games.gang_rush.rules.steps.shooting import can_bomb
from paddock.games.gang_rush.rules.steps.shop import affordable
from paddock.games.gang_rush.rules.steps.tiles import GREY, can_move

BY_OWN_WORD: Final = (LOADED_DIE, DOUBLE_UP)
"""Metal tiles that have a decision of their own."""
BY_OWN_WORD_BITS: Final = TILE_BITS[LOADED_DIE] | TILE_BITS[DOUBLE_UP]
_W2: Final = 1
_W3: Final = 2
_W4: Final = 4
_W5: Final = 8
_W6: Final = 16
_WINDOW: Final = {SETTLED: _W2, ADJUSTING: _W3, MOVING: _W4, MOVED: _W5, CLOSING: _W6}


def _windows(tile: int) -> int:
    """The windows in which a tile may be used by `use`, as bits."""
    if GOLD >> tile & 1 or tile in BY_OWN_WORD:
        return 0
    if tile in GREY:
        return _W5 | _W6
    if tile == SECOND_WIND:
        return _W2
    if GRANTS_SPEED[tile]:
        return _W2 | _W3
    if tile == FIREBOMB:
        return _W4 | _W5
    return _W2 | _W3 | _W4 | _W5


_MAY: Final = tuple(_windows(tile) for tile in range(len(TILE)))
_USABLE: Final[tuple[int, ...]] = tuple(
    sum(TILE_BITS[tile] for tile in range(len(TILE)) if _MAY[tile] & _WINDOW.get(phase, 0))
    for phase in range(len(PHASES))
)
"""`_USABLE[phase]`: the bits of the tiles that may be used there."""
_CONDITIONAL: Final = sum(TILE_BITS[tile] for tile in (SECOND_WIND, FIREBOMB, ROAD_CREW, FORKLIFT, *GREY))
"""The bits of the tiles that need something to be of use: see `has_use`."""
_AT_ONCE: Final = _USABLE[SETTLED] & ~_CONDITIONAL
"""The bits of the tiles that can always be used before the dice are settled."""
OFFERS: Final[tuple[int, ...]] = tuple(
    _USABLE[phase]
    | (BY_OWN_WORD_BITS if phase == SETTLED else 0)
    | (TILE_BITS[GUNSMITH] | TILE_BITS[ROLLING_GARAGE] if SETTLED <= phase <= MOVED else 0)
    for phase in range(len(PHASES))
)
"""`OFFERS[phase]`: the bits of all tiles that may add anything to what can be decided there."""
_FIRST_COPIES: Final = (1 << len(TILE)) - 1


def in_window(state: State, tile: int) -> bool:
    """Whether a tile belongs to this window of the turn (GB-7.10)."""
    window = _WINDOW.get(state.phase, 0)
    return bool(_MAY[tile] & window) if tile not in BY_OWN_WORD else window == _W2


def usable(state: State, car: int) -> list[int]:
    """The kinds of tile that `use` may be said of now."""
    mask = state.tiles[car] & _USABLE[state.phase]
    found: list[int] = []
    if mask > _FIRST_COPIES:
        mask = _folded(mask)
    while mask:
        bit = mask & -mask
        mask ^= bit
        tile = bit.bit_length() - 1
        if not bit & _CONDITIONAL or has_use(state, car, tile):
            found.append(tile)
    return found


def _folded(mask: int) -> int:
    """Tiles with every second copy taken for a first one, so that each kind is there once."""
    for tile in range(len(TILE), TILES):
        if mask >> tile & 1:
            mask |= 1 << TILE_KIND[tile]
    return mask & _FIRST_COPIES


def has_use(state: State, car: int, tile: int) -> bool:
    """Whether a tile finds what it needs: a target, something to move, a space, a third roll."""
    if tile == SECOND_WIND:
        return state.rolls == REROLLS + 1
    if tile == FIREBOMB:
        return can_bomb(state, car)
    if tile in (ROAD_CREW, FORKLIFT):
        return can_move(state, tile)
    if tile in GREY:
        return has_free_space(state)
    return True


def loadable(state: State, car: int) -> list[int]:
    """The dice that Loaded Die can turn (GB-21.29)."""
    if state.phase != SETTLED or not state.tiles[car] >> LOADED_DIE & 1:
        return []
    return [die for die in range(DICE) if state.dice[die] != NO_FACE]


def doublable(state: State, car: int) -> list[int]:
    """The dice that Double Up can double (GB-21.23)."""
    if state.phase != SETTLED or not state.tiles[car] >> DOUBLE_UP & 1 or state.doubled != NOBODY:
        return []
    return [die for die in range(DICE) if state.dice[die] != NO_FACE]


def shootable(state: State, car: int) -> list[int]:
    """The dice that Gunsmith can make shots of: unused, and neither a breakage nor a shot (GB-21.12)."""
    if not state.tiles[car] >> GUNSMITH & 1 or not SETTLED <= state.phase <= MOVED or state.used & GUNSMITHED:
        return []
    spent, lost = state.spent, state.lost
    return [
        die
        for die, face in enumerate(state.dice)
        if not spent[die] and face not in (NO_FACE, BREAKAGE, SHOT) and not lost >> die & 1
    ]


def garage_points(state: State, car: int) -> int:
    """How many points the Rolling Garage can restore now (GB-21.13, GB-13.7)."""
    if not state.tiles[car] >> ROLLING_GARAGE & 1 or not SETTLED <= state.phase <= MOVED:
        return 0
    missing = body_max(state, car) - state.body[car]
    return min(missing, means(state, car) // GARAGE_PRICE) if missing else 0


def purchases(state: State, car: int) -> list[int]:
    """The places of the shop that may be bought from now (GB-18.2)."""
    if not SETTLED <= state.phase <= MOVED or state.used & BOUGHT or state.settings.no_shop:
        return []
    return affordable(state, car)


def anything_before_settling(state: State, car: int) -> bool:
    """Whether W2 offers anything besides going on."""
    if state.tiles[car] & _AT_ONCE or purchases(state, car):
        return True
    return bool(state.tiles[car] & OFFERS[SETTLED]) and bool(
        usable(state, car)
        or loadable(state, car)
        or doublable(state, car)
        or shootable(state, car)
        or garage_points(state, car)
    )
