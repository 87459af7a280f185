"""The shop: buying, sliding prices, renewal (GB-18)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.gang_rush.components.content import (
    BILL,
    COLOUR_ORDER,
    OPEN_TILES,
    PRICES,
    TILE_BITS,
    TILE_KIND,
    TILES,
)
from paddock.games.gang_rush.rules.state import BOUGHT, NO_TILE, Log, State
from paddock.games.gang_rush.rules.steps.money import means, pay

_DEAREST: Final = max(PRICES)
_AFFORDABLE: Final = [
    [place for place, price in enumerate(PRICES) if price <= BILL * bills] for bills in range(_DEAREST // BILL + 1)
]
"""`_AFFORDABLE[bills]`: the places of the shop that so many bills pay; the last row holds for more."""

_PART_BITS: Final = 8
_PART: Final = (1 << _PART_BITS) - 1
_KINDS: Final[list[list[list[int]]]] = [
    [
        [kind for place, kind in enumerate(TILE_KIND[low : low + _PART_BITS]) if part >> place & 1]
        for part in range(_PART + 1)
    ]
    for low in range(0, TILES, _PART_BITS)
]
"""The kinds of tile in each part of a bit mask, by that part's bits."""


def _kinds(mask: int) -> list[int]:
    """The kinds of the tiles of a bit mask, tile by tile."""
    found: list[int] = []
    for table in _KINDS:
        found += table[mask & _PART]
        mask >>= _PART_BITS
    return found


def _draw(state: State, count: int, chance: Chance) -> list[int]:
    """Tiles from the pile, in the order of drawing; as many as are there, the discards shuffled in (GB-18.5)."""
    found: list[int] = []
    while count:
        if not state.bonus_pile:
            state.bonus_pile, state.bonus_discard = state.bonus_discard, 0
            if not state.bonus_pile:
                return found
        kinds = _kinds(state.bonus_pile)
        number = min(count, len(kinds))
        for kind in chance.draw("bonus", kinds, number) if len(kinds) > 1 else kinds:
            copies = state.bonus_pile & TILE_BITS[kind]
            tile = copies & -copies
            state.bonus_pile ^= tile
            found.append(tile.bit_length() - 1)
        count -= number
    return found


def open_shop(state: State, chance: Chance, log: Log) -> None:
    """Five tiles, sorted by colour, gold next to the pile (GB-4.1, GB-4.2)."""
    drawn = sorted(_draw(state, OPEN_TILES, chance), key=lambda tile: COLOUR_ORDER[TILE_KIND[tile]])
    state.shop = tuple(drawn)
    if log is not None:
        for place, tile in enumerate(state.shop):
            log.append(Event("offers", (TILE_KIND[tile], PRICES[place])))


def affordable(state: State, car: int) -> list[int]:
    """The places of the shop with a tile that a car can pay, on credit too (GB-18.2, GB-13.7)."""
    most = state.cash[car]
    if most < _DEAREST:
        most = means(state, car)
    found = _AFFORDABLE[min(most, _DEAREST) // BILL]
    return found if NO_TILE not in state.shop else [place for place in found if state.shop[place] != NO_TILE]


def buy(state: State, car: int, place: int, chance: Chance, log: Log) -> None:
    """A tile is bought; the dearer ones slide, and a new one comes (GB-18.3)."""
    tile = state.shop[place]
    state.used |= BOUGHT
    state.any_bought = True
    if log is not None:
        log.append(Event("buys", (state.driver[car], TILE_KIND[tile], PRICES[place])))
    pay(state, car, PRICES[place], log)
    state.tiles[car] |= 1 << tile
    _slide(state, place, chance, log)


def _slide(state: State, place: int, chance: Chance, log: Log) -> None:
    """The place is empty: the dearer tiles move up to it, and the $500 place is filled."""
    drawn = _draw(state, 1, chance)
    new = drawn[0] if drawn else NO_TILE
    state.shop = (new, *state.shop[:place], *state.shop[place + 1 :])
    if log is not None and new != NO_TILE:
        log.append(Event("offers", (TILE_KIND[new], PRICES[0])))


def renew(state: State, chance: Chance, log: Log) -> None:
    """Nobody bought in this round: the cheapest tile goes as if it had been bought (GB-18.6)."""
    last = OPEN_TILES - 1
    tile = state.shop[last]
    if tile != NO_TILE:
        state.bonus_discard |= 1 << tile
        if log is not None:
            log.append(Event("renews", (TILE_KIND[tile],)))
    _slide(state, last, chance, log)
