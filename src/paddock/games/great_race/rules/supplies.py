"""Bag, deck, hands, tiles on the map: what is not drawn is counted, and a draw is a chance over what is there (GR-6.11,
GR-8.4).
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import chain, repeat

from paddock.core.chance import ChanceSource
from paddock.core.event import EVERYONE, EventSink

from ..components.africa import BIT_BY_SPACE, TERRAIN_MASK_BESIDE_SPACE, TERRAIN_NEIGHBOURS
from ..components.content import CARD_KIND_COUNT, NO_CARD, NO_TILE
from .phases import ASK_DISCARD, NO_QUESTION
from .state import Args, State, ask_question, hand_size


def expand_counts(counts: list[int]) -> list[int]:
    """What counts stand for, one by one."""
    return list(chain.from_iterable(map(repeat, range(len(counts)), counts)))


def draw_tiles(state: State, tile_count: int, chance_source: ChanceSource, events: EventSink) -> list[int]:
    """Tiles from the bag, which is refilled only when one must be drawn and it is empty; fewer if there are no more."""
    tiles = _draw_from_pile("tile", state.tile_bag_pile, state.tile_bag, tile_count, chance_source)
    if len(tiles) < tile_count and any(state.tile_discard):
        events.add("refills_bag", (sum(state.tile_discard),))
        _refill_from_discard(state.tile_bag, state.tile_discard)
        tiles += _draw_from_pile("tile", state.tile_bag_pile, state.tile_bag, tile_count - len(tiles), chance_source)
    return tiles


def draw_cards(state: State, card_count: int, chance_source: ChanceSource, events: EventSink) -> list[int]:
    """Cards from the deck, which is rebuilt when one must be drawn and it is empty; fewer if there are no more."""
    cards = _draw_from_pile("card", state.card_deck_pile, state.card_deck, card_count, chance_source)
    if len(cards) < card_count and any(state.card_discard):
        events.add("rebuilds_deck", (sum(state.card_discard),))
        _refill_from_discard(state.card_deck, state.card_discard)
        cards += _draw_from_pile("card", state.card_deck_pile, state.card_deck, card_count - len(cards), chance_source)
    return cards


def _draw_from_pile(
    chance_name: str, pile: list[int], counts: list[int], draw_count: int, chance_source: ChanceSource
) -> list[int]:
    """So many of a pile, which is laid out from what it counts if it is not yet; or all of it if it is less."""
    if not pile:
        pile += expand_counts(counts)
    size = len(pile)
    if not draw_count or not size:
        return []
    if draw_count == 1:
        codes = [chance_source.pick(chance_name, pile)]
    else:
        codes = chance_source.draw(chance_name, pile, draw_count if draw_count < size else size)
    for code in codes:
        del pile[bisect_left(pile, code)]
        counts[code] -= 1
    return codes


def _refill_from_discard(counts: list[int], discard_pile: list[int]) -> None:
    """All that was discarded can be drawn again."""
    counts[:] = discard_pile
    discard_pile[:] = [0] * len(discard_pile)


def draw_to_hand(state: State, seat: int, card_count: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Cards into a hand; its limit is checked after the whole gain (GR-8.3). Nothing may be asked yet."""
    cards = draw_cards(state, card_count, chance_source, events)
    for card in cards:
        state.hand[CARD_KIND_COUNT * seat + card] += 1
    if events.is_listening:
        events.add("draws_cards", (state.crew[seat], len(cards)))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        for card in cards:
            events.add("finds_card", (state.crew[seat], card), seen)
    if cards:
        check_hand_limit(state, seat, events)


def check_hand_limit(state: State, seat: int, events: EventSink) -> None:
    """A hand beyond the chassis: its owner chooses what goes; with no chassis all of it does (GR-8.3)."""
    most = state.chassis[seat]
    if hand_size(state, seat) <= most:
        return
    if most:
        ask_question(state, ASK_DISCARD, seat)
        return
    for card in expand_counts(state.hand[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)]):
        _discard_card(state, seat, card, events)


def discard_card(state: State, seat: int, args: Args, chance_source: ChanceSource, events: EventSink) -> None:
    """One card goes; the hand is checked again."""
    state.question = NO_QUESTION
    _discard_card(state, seat, args[0], events)
    check_hand_limit(state, seat, events)


def _discard_card(state: State, seat: int, card: int, events: EventSink) -> None:
    discard_from_hand(state, seat, card)
    if events.is_listening:
        events.add("discards", (state.crew[seat], card))


def discard_from_hand(state: State, seat: int, card: int) -> None:
    """A card from a hand to the discard."""
    state.hand[CARD_KIND_COUNT * seat + card] -= 1
    state.card_discard[card] += 1


def discard_display(state: State) -> int:
    """The cards that still lie in the bivouac go to the discard: how many."""
    cards = [card for card in state.display if card != NO_CARD]
    for card in cards:
        state.card_discard[card] += 1
    state.display = ()
    return len(cards)


def lay_tile(state: State, space: int, tile: int) -> None:
    """A tile on a blank."""
    state.tile_at[space] = tile
    state.tiled_mask |= BIT_BY_SPACE[space]
    state.beside_tiles_mask |= TERRAIN_MASK_BESIDE_SPACE[space]


def lift_tile(state: State, space: int) -> int:
    """The tile of a space, which is blank from now on."""
    tile = state.tile_at[space]
    state.tile_at[space] = NO_TILE
    state.tiled_mask ^= BIT_BY_SPACE[space]
    for other in TERRAIN_NEIGHBOURS[space]:
        if not state.tiled_mask & TERRAIN_MASK_BESIDE_SPACE[other]:
            state.beside_tiles_mask ^= BIT_BY_SPACE[other]
    return tile
