"""Bag, deck, hands, tiles on the map: what is not drawn is counted, and a draw is a chance over what is there (GR-6.11,
GR-8.4)."""

from __future__ import annotations

from bisect import bisect_left
from itertools import chain, repeat

from paddock.core.chance import Chance
from paddock.core.event import EVERYONE, EventSink
from paddock.games.great_race.components.content import CARDS, NO_TILE, TILES
from paddock.games.great_race.components.map import BIT, NEAR, TERRAIN_BESIDE
from paddock.games.great_race.rules.state import DISCARD, NOTHING, Args, State, cards_held, named, put


def spread(counts: list[int]) -> list[int]:
    """What counts stand for, one by one."""
    return list(chain.from_iterable(map(repeat, range(len(counts)), counts)))


def _draw(name: str, pile: list[int], counts: list[int], number: int, chance: Chance) -> list[int]:
    """So many of a pile, or all of it if it is less."""
    if number == 1:
        code = chance.pick(name, pile)
        del pile[bisect_left(pile, code)]
        counts[code] -= 1
        return [code]
    size = len(pile)
    found = chance.draw(name, pile, number if number < size else size)
    for code in found:
        del pile[bisect_left(pile, code)]
        counts[code] -= 1
    return found


def draw_tiles(state: State, number: int, chance: Chance, events: EventSink) -> list[int]:
    """Tiles from the bag, which is refilled only when one must be drawn and it is empty; fewer if there are no more."""
    if not state.bag_pile:
        state.bag_pile = spread(state.bag)
    found = _draw("tile", state.bag_pile, state.bag, number, chance) if number and state.bag_pile else []
    if len(found) < number and any(state.tile_discard):
        there = sum(state.tile_discard)
        state.bag = state.tile_discard
        state.tile_discard = [0] * TILES
        events.add("refills_bag", (there,))
        found += draw_tiles(state, number - len(found), chance, events)
    return found


def draw_cards(state: State, number: int, chance: Chance, events: EventSink) -> list[int]:
    """Cards from the deck, which is rebuilt when one must be drawn and it is empty; fewer if there are no more."""
    if not state.deck_pile:
        state.deck_pile = spread(state.deck)
    found = _draw("card", state.deck_pile, state.deck, number, chance) if number and state.deck_pile else []
    if len(found) < number and any(state.discard):
        there = sum(state.discard)
        state.deck = state.discard
        state.discard = [0] * CARDS
        events.add("rebuilds_deck", (there,))
        found += draw_cards(state, number - len(found), chance, events)
    return found


def draw_to_hand(state: State, seat: int, number: int, chance: Chance, events: EventSink) -> None:
    """Cards into a hand; its limit is checked after the whole gain (GR-8.3). Nothing may be asked yet."""
    found = draw_cards(state, number, chance, events)
    for card in found:
        state.hand[CARDS * seat + card] += 1
    if events.listening:
        events.add("draws_cards", (named(state, seat), len(found)))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        for card in found:
            events.add("finds_card", (named(state, seat), card), seen)
    if found:
        check_hand(state, seat, events)


def check_hand(state: State, seat: int, events: EventSink) -> None:
    """A hand beyond the chassis: its owner chooses what goes; with no chassis all of it does (GR-8.3)."""
    most = state.chassis[seat]
    if cards_held(state, seat) <= most:
        return
    if most:
        put(state, DISCARD, seat)
        return
    for card in spread(state.hand[CARDS * seat : CARDS * (seat + 1)]):
        _discard(state, seat, card, events)


def discard(state: State, seat: int, args: Args, chance: Chance, events: EventSink) -> None:
    """One card goes; the hand is checked again."""
    state.ask = NOTHING
    _discard(state, seat, args[0], events)
    check_hand(state, seat, events)


def _discard(state: State, seat: int, card: int, events: EventSink) -> None:
    spend_card(state, seat, card)
    events.add("discards", (named(state, seat), card))


def spend_card(state: State, seat: int, card: int) -> None:
    """A card from a hand to the discard."""
    state.hand[CARDS * seat + card] -= 1
    state.discard[card] += 1


def lay_tile(state: State, space: int, tile: int) -> None:
    """A tile on a blank."""
    state.tile[space] = tile
    state.laid |= BIT[space]
    state.near |= NEAR[space]


def lift_tile(state: State, space: int) -> int:
    """The tile of a space, which is blank from now on."""
    tile = state.tile[space]
    state.tile[space] = NO_TILE
    state.laid ^= BIT[space]
    for other in TERRAIN_BESIDE[space]:
        if not state.laid & NEAR[other]:
            state.near ^= BIT[other]
    return tile
