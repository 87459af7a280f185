"""Bag, deck and hands: what is not drawn is counted, and drawing is a chance over what is there (GR-6.11, GR-8.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import EVERYONE, Event
from paddock.games.great_race.content import CARD_COUNT, CARDS, TILE_COUNT, TILES
from paddock.games.great_race.state import TASK_LIMIT, Log, State, named

_PILES: Final = [
    [[code] * number for number in range(max(*TILE_COUNT, *CARD_COUNT) + 1)] for code in range(max(TILES, CARDS))
]
"""`_PILES[code][number]`: so many that are alike."""


def spread(counts: list[int]) -> list[int]:
    """What counts stand for, one by one."""
    found: list[int] = []
    for piles, number in zip(_PILES, counts, strict=False):
        if number:
            found += piles[number]
    return found


def _draw(name: str, counts: list[int], number: int, chance: Chance) -> list[int]:
    """So many of what is counted, or all of it if it is less, taken out of the counts."""
    there = spread(counts)
    if number == 1 and there:
        found = [chance.pick(name, there)]
    elif number and there:
        found = chance.draw(name, there, min(number, len(there)))
    else:
        return []
    for code in found:
        counts[code] -= 1
    return found


def draw_tiles(state: State, number: int, chance: Chance, log: Log) -> list[int]:
    """Tiles from the bag, which is refilled only when one must be drawn and it is empty; fewer if there are no more."""
    found = _draw("tile", state.bag, number, chance)
    while len(found) < number:
        there = sum(state.tile_discard)
        if not there:
            break
        state.bag = state.tile_discard
        state.tile_discard = [0] * TILES
        if log is not None:
            log.append(Event("refills_bag", (there,)))
        found += _draw("tile", state.bag, number - len(found), chance)
    return found


def draw_cards(state: State, number: int, chance: Chance, log: Log) -> list[int]:
    """Cards from the deck, which is rebuilt when one must be drawn and it is empty; fewer if there are no more."""
    found = _draw("card", state.deck, number, chance)
    while len(found) < number:
        there = sum(state.discard)
        if not there:
            break
        state.deck = state.discard
        state.discard = [0] * CARDS
        if log is not None:
            log.append(Event("rebuilds_deck", (there,)))
        found += _draw("card", state.deck, number - len(found), chance)
    return found


def draw_to_hand(state: State, seat: int, number: int, chance: Chance, log: Log) -> None:
    """Cards into a hand; its limit is checked after the whole gain (GR-8.3)."""
    found = draw_cards(state, number, chance, log)
    for card in found:
        state.hand[CARDS * seat + card] += 1
    if log is not None:
        log.append(Event("draws_cards", (named(state, seat), len(found))))
        seen = EVERYONE if state.seats == 1 else 1 << seat
        log.extend(Event("finds_card", (named(state, seat), card), seen) for card in found)
    if found:
        state.agenda.append((TASK_LIMIT, seat, 0))


def spend_card(state: State, seat: int, card: int) -> None:
    """A card from a hand to the discard."""
    state.hand[CARDS * seat + card] -= 1
    state.discard[card] += 1
