"""The shop: buying, sliding prices, renewal (GB-18)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import (
    BILL_VALUE,
    BITS_BY_TILE_KIND,
    COLOUR_RANK_BY_TILE_KIND,
    KIND_OF_TILE,
    NO_TILE,
    SHOP_PRICES,
    SHOP_SIZE,
    TILE_COUNT,
)
from ..phases import HAS_BOUGHT
from ..state import State, with_value_at
from .money import max_payable, pay_money

_HIGHEST_PRICE: Final = max(SHOP_PRICES)
_AFFORDABLE_PLACES: Final = [
    [place for place, price in enumerate(SHOP_PRICES) if price <= BILL_VALUE * bills]
    for bills in range(_HIGHEST_PRICE // BILL_VALUE + 1)
]
"""`_AFFORDABLE_PLACES[bills]`: the places of the shop that so many bills pay; the last row holds for more."""

_TILE_MASK_PART_BITS: Final = 8
_TILE_MASK_PART: Final = (1 << _TILE_MASK_PART_BITS) - 1
_TILE_KINDS_BY_MASK_PART: Final[list[list[list[int]]]] = [
    [
        [kind for place, kind in enumerate(KIND_OF_TILE[low : low + _TILE_MASK_PART_BITS]) if part >> place & 1]
        for part in range(_TILE_MASK_PART + 1)
    ]
    for low in range(0, TILE_COUNT, _TILE_MASK_PART_BITS)
]
"""The kinds of tile in each part of a bit mask, by that part's bits."""


def _tile_kinds_of(mask: int) -> list[int]:
    kinds: list[int] = []
    for table in _TILE_KINDS_BY_MASK_PART:
        kinds += table[mask & _TILE_MASK_PART]
        mask >>= _TILE_MASK_PART_BITS
    return kinds


def _draw_tiles(state: State, tile_count: int, chance_source: ChanceSource) -> list[int]:
    """Tiles from the pile, in the order of drawing; as many as are there, the discards shuffled in (GB-18.5)."""
    tiles: list[int] = []
    while tile_count:
        if not state.bonus_pile:
            state.bonus_pile, state.bonus_discard = state.bonus_discard, 0
            if not state.bonus_pile:
                return tiles
        kinds = _tile_kinds_of(state.bonus_pile)
        number = min(tile_count, len(kinds))
        for kind in chance_source.draw("bonus", kinds, number) if len(kinds) > 1 else kinds:
            copies = state.bonus_pile & BITS_BY_TILE_KIND[kind]
            tile = copies & -copies
            state.bonus_pile ^= tile
            tiles.append(tile.bit_length() - 1)
        tile_count -= number
    return tiles


def open_shop(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Five tiles, sorted by colour, gold next to the pile (GB-4.1, GB-4.2)."""
    drawn = sorted(
        _draw_tiles(state, SHOP_SIZE, chance_source), key=lambda tile: COLOUR_RANK_BY_TILE_KIND[KIND_OF_TILE[tile]]
    )
    state.shop = tuple(drawn)
    if events.is_listening:
        for place, tile in enumerate(state.shop):
            events.add("offers", (KIND_OF_TILE[tile], SHOP_PRICES[place]))


def affordable_places(state: State, car: int) -> list[int]:
    """The places of the shop with a tile that a car can pay, on credit too (GB-18.2, GB-13.7)."""
    most = state.cash[car]
    if most < _HIGHEST_PRICE:
        most = max_payable(state, car)
    places = _AFFORDABLE_PLACES[min(most, _HIGHEST_PRICE) // BILL_VALUE]
    return places if NO_TILE not in state.shop else [place for place in places if state.shop[place] != NO_TILE]


def buy_tile(state: State, car: int, shop_place: int, chance_source: ChanceSource, events: EventSink) -> None:
    """A tile is bought; the dearer ones slide, and a new one comes (GB-18.3)."""
    tile = state.shop[shop_place]
    state.turn_flags |= HAS_BOUGHT
    state.any_bought = True
    state.tiles[car] |= 1 << tile
    state.shop = with_value_at(state.shop, shop_place, NO_TILE)
    if events.is_listening:
        events.add("buys", (state.driver[car], KIND_OF_TILE[tile], SHOP_PRICES[shop_place]))
    pay_money(state, car, SHOP_PRICES[shop_place], events)
    _slide_prices(state, shop_place, chance_source, events)


def _slide_prices(state: State, shop_place: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The place is empty: the dearer tiles move up to it, and the $500 place is filled."""
    drawn = _draw_tiles(state, 1, chance_source)
    new = drawn[0] if drawn else NO_TILE
    state.shop = (new, *state.shop[:shop_place], *state.shop[shop_place + 1 :])
    if events.is_listening and new != NO_TILE:
        events.add("offers", (KIND_OF_TILE[new], SHOP_PRICES[0]))


def renew_shop(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Nobody bought in this round: the cheapest tile goes as if it had been bought (GB-18.6)."""
    last = SHOP_SIZE - 1
    tile = state.shop[last]
    if tile != NO_TILE:
        state.bonus_discard |= 1 << tile
        state.shop = with_value_at(state.shop, last, NO_TILE)
        events.add("renews", (KIND_OF_TILE[tile],))
    _slide_prices(state, last, chance_source, events)
