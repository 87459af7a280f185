"""Positions that could be the true one for all a seat knows: hands, programs and tiles in a rival's hand dealt anew."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.great_race.components.content import CARDS, NO_TILE, POSTS, PROGRAMS
from paddock.games.great_race.rules.state import PROGRAMMING, RACE, RETURN, State, cards_held
from paddock.games.great_race.rules.supplies import spread


def determinize(state: State, seat: int | None, chance: Chance) -> State:
    """A whole position that looks the same to this seat (None: to a spectator). In solo nothing is hidden."""
    new = state.copy()
    if state.mode != RACE:
        return new
    _hands(new, seat, chance)
    if state.phase == PROGRAMMING:
        for other in range(state.seats):
            first = POSTS * other
            if other != seat and any(state.posts[first : first + POSTS]):
                new.posts[first : first + POSTS] = list(PROGRAMS[chance.pick("imagine", range(len(PROGRAMS)))])
    if state.drawn and state.turn != seat:
        _tiles(new, chance)
    return new


def _hands(state: State, seat: int | None, chance: Chance) -> None:
    """Deals the hands of others from all that is not seen: the deck and these hands."""
    unseen = state.deck
    state.deck_pile = []
    sizes: list[tuple[int, int]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        sizes.append((other, cards_held(state, other)))
        for card in range(CARDS):
            unseen[card] += state.hand[CARDS * other + card]
            state.hand[CARDS * other + card] = 0
    dealt = chance.draw("imagine", spread(unseen), sum(size for _, size in sizes))
    place = 0
    for other, size in sizes:
        for card in dealt[place : place + size]:
            state.hand[CARDS * other + card] += 1
            unseen[card] -= 1
        place += size


def _tiles(state: State, chance: Chance) -> None:
    """Draws the tiles in a rival's hand anew from the bag."""
    for tile in state.drawn:
        state.bag[tile] += 1
    drawn = chance.draw("imagine", spread(state.bag), len(state.drawn))
    for tile in drawn:
        state.bag[tile] -= 1
    state.bag_pile = []
    state.drawn = tuple(sorted(drawn))
    alike = state.drawn[0] == state.drawn[-1] and state.ask != RETURN
    if state.tile_now != NO_TILE or alike:
        state.tile_now = state.drawn[0]
