"""Positions that could be the true one for all a seat knows: hands, programs and tiles in a rival's hand dealt anew."""

from __future__ import annotations

from paddock.core.chance import ChanceSource

from ..components.content import ALL_PROGRAMS, CARD_KIND_COUNT, NO_TILE, POST_COUNT
from ..rules.phases import ASK_RETURN, MODE_RACE, PHASE_PROGRAMMING
from ..rules.state import State, hand_size
from ..rules.supplies import expand_counts


def determinize(state: State, seat: int | None, chance_source: ChanceSource) -> State:
    """A whole position that looks the same to this seat (None: to a spectator). In solo nothing is hidden."""
    new = state.copy()
    if state.mode != MODE_RACE:
        return new
    _redeal_hands(new, seat, chance_source)
    if state.phase == PHASE_PROGRAMMING:
        for other in range(state.seats):
            first = POST_COUNT * other
            if other != seat and any(state.posts[first : first + POST_COUNT]):
                new.posts[first : first + POST_COUNT] = list(
                    ALL_PROGRAMS[chance_source.pick("imagine", range(len(ALL_PROGRAMS)))]
                )
    if state.drawn_tiles and state.turn != seat:
        _redraw_tiles(new, chance_source)
    return new


def _redeal_hands(state: State, seat: int | None, chance_source: ChanceSource) -> None:
    """Deals the hands of others from all that is not seen: the deck and these hands."""
    unseen = state.card_deck
    state.card_deck_pile = []
    sizes: list[tuple[int, int]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        sizes.append((other, hand_size(state, other)))
        for card in range(CARD_KIND_COUNT):
            unseen[card] += state.hand[CARD_KIND_COUNT * other + card]
            state.hand[CARD_KIND_COUNT * other + card] = 0
    dealt = chance_source.draw("imagine", expand_counts(unseen), sum(size for _, size in sizes))
    place = 0
    for other, size in sizes:
        for card in dealt[place : place + size]:
            state.hand[CARD_KIND_COUNT * other + card] += 1
            unseen[card] -= 1
        place += size


def _redraw_tiles(state: State, chance_source: ChanceSource) -> None:
    """Draws the tiles in a rival's hand anew from the bag."""
    for tile in state.drawn_tiles:
        state.tile_bag[tile] += 1
    drawn = chance_source.draw("imagine", expand_counts(state.tile_bag), len(state.drawn_tiles))
    for tile in drawn:
        state.tile_bag[tile] -= 1
    state.tile_bag_pile = []
    state.drawn_tiles = tuple(sorted(drawn))
    alike = state.drawn_tiles[0] == state.drawn_tiles[-1] and state.question != ASK_RETURN
    if state.tile_to_lay != NO_TILE or alike:
        state.tile_to_lay = state.drawn_tiles[0]
