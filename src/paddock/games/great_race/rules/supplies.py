"""Bag, deck, hands, tiles on the map: what is not drawn is counted, and a draw is a chance over what is there (GR-6.11,
GR-8.4).
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import chain, repeat

from paddock.core.chance import Chance
from paddock.core.event import EVERYONE, EventSink

from ..components.africa import SPACE_BIT, TERRAIN_BESIDE_MASK, TERRAIN_NEIGHBOURS
from ..components.content import CARDS, NO_TILE, TILES
from .phases import ASK_DISCARD, NO_QUESTION
from .state import Args, State, ask, hand_size, vehicle_code


def expand_counts(counts: list[int]) -> list[int]:
    """What counts stand for, one by one."""
    return list(chain.from_iterable(map(repeat, range(len(counts)), counts)))


def _draw_from_pile(name: str, pile: list[int], counts: list[int], number: int, chance: Chance) -> list[int]:
    """So many of a pile, or all of it if it is less."""
    if number == 1:
        code = chance.pick(name, pile)
        del pile[bisect_left(pile, code)]
        counts[code] -= 1
        return [code]
    size = len(pile)
    codes = chance.draw(name, pile, number if number < size else size)
    for code in codes:
        del pile[bisect_left(pile, code)]
        counts[code] -= 1
    return codes


def draw_tiles(state: State, number: int, chance: Chance, events: EventSink) -> list[int]:
    """Tiles from the bag, which is refilled only when one must be drawn and it is empty; fewer if there are no more."""
    if not state.tile_bag_pile:
        state.tile_bag_pile = expand_counts(state.tile_bag)
    tiles = (
        _draw_from_pile("tile", state.tile_bag_pile, state.tile_bag, number, chance)
        if number and state.tile_bag_pile
        else []
    )
    if len(tiles) < number and any(state.tile_discard):
        there = sum(state.tile_discard)
        state.tile_bag = state.tile_discard
        state.tile_discard = [0] * TILES
        events.add("refills_bag", (there,))
        tiles += draw_tiles(state, number - len(tiles), chance, events)
    return tiles


def draw_cards(state: State, number: int, chance: Chance, events: EventSink) -> list[int]:
    """Cards from the deck, which is rebuilt when one must be drawn and it is empty; fewer if there are no more."""
    if not state.card_deck_pile:
        state.card_deck_pile = expand_counts(state.card_deck)
    cards = (
        _draw_from_pile("card", state.card_deck_pile, state.card_deck, number, chance)
        if number and state.card_deck_pile
        else []
    )
    if len(cards) < number and any(state.card_discard):
        there = sum(state.card_discard)
        state.card_deck = state.card_discard
        state.card_discard = [0] * CARDS
        events.add("rebuilds_deck", (there,))
        cards += draw_cards(state, number - len(cards), chance, events)
    return cards


def draw_to_hand(state: State, seat: int, number: int, chance: Chance, events: EventSink) -> None:
    """Cards into a hand; its limit is checked after the whole gain (GR-8.3). Nothing may be asked yet."""
    cards = draw_cards(state, number, chance, events)
    for card in cards:
        state.hand[CARDS * seat + card] += 1
    if events.listening:
        events.add("draws_cards", (vehicle_code(state, seat), len(cards)))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        for card in cards:
            events.add("finds_card", (vehicle_code(state, seat), card), seen)
    if cards:
        check_hand_limit(state, seat, events)


def check_hand_limit(state: State, seat: int, events: EventSink) -> None:
    """A hand beyond the chassis: its owner chooses what goes; with no chassis all of it does (GR-8.3)."""
    most = state.chassis[seat]
    if hand_size(state, seat) <= most:
        return
    if most:
        ask(state, ASK_DISCARD, seat)
        return
    for card in expand_counts(state.hand[CARDS * seat : CARDS * (seat + 1)]):
        _discard_card(state, seat, card, events)


def discard_card(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """One card goes; the hand is checked again."""
    state.question = NO_QUESTION
    _discard_card(state, seat, args[0], events)
    check_hand_limit(state, seat, events)


def _discard_card(state: State, seat: int, card: int, events: EventSink) -> None:
    discard_from_hand(state, seat, card)
    events.add("discards", (vehicle_code(state, seat), card))


def discard_from_hand(state: State, seat: int, card: int) -> None:
    """A card from a hand to the discard."""
    state.hand[CARDS * seat + card] -= 1
    state.card_discard[card] += 1


def lay_tile(state: State, space: int, tile: int) -> None:
    """A tile on a blank."""
    state.tile_at[space] = tile
    state.tiled_mask |= SPACE_BIT[space]
    state.beside_tiles_mask |= TERRAIN_BESIDE_MASK[space]


def lift_tile(state: State, space: int) -> int:
    """The tile of a space, which is blank from now on."""
    tile = state.tile_at[space]
    state.tile_at[space] = NO_TILE
    state.tiled_mask ^= SPACE_BIT[space]
    for other in TERRAIN_NEIGHBOURS[space]:
        if not state.tiled_mask & TERRAIN_BESIDE_MASK[other]:
            state.beside_tiles_mask ^= SPACE_BIT[other]
    return tile
