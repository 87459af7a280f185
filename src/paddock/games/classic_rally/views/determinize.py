"""Positions that could be the true one for all a seat knows: jokers, road books, votes and load-outs dealt anew."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.games.classic_rally.components.content import (
    CAPACITY,
    CARDS,
    JOKERS,
    NO_JOKER,
    ROAD_BOOK,
    WAYS,
)
from paddock.games.classic_rally.components.road import DIRECTIONS
from paddock.games.classic_rally.rules.building import finish_spots
from paddock.games.classic_rally.rules.driving import owes_move
from paddock.games.classic_rally.rules.state import (
    LOADING,
    MOVING,
    NO_EXCHANGE,
    NONE,
    RACING,
    State,
    replaced,
)


def determinize(state: State, seat: int | None, chance: Chance) -> State:
    """Deals anew what the seat can't see: jokers, road books, votes, load-outs under way."""
    new = state.copy()
    _imagine_jokers(new, seat, chance)
    for other in range(state.seats):
        if other == seat:
            continue
        if not (state.phase == MOVING and other == state.player):
            _imagine_book(new, other, chance)
        if state.vote[other] != NONE:
            found = finish_spots(state.road)
            cell, rotation = found[chance.pick("imagine", range(len(found)))]
            new.vote = replaced(new.vote, other, DIRECTIONS * cell + rotation)
        if state.phase == LOADING:
            _imagine_load(new, other)
    if new.exchange != NO_EXCHANGE and new.player != seat and new.phase != MOVING:
        new.owed = owes_move(new, new.player)
    return new


def _imagine_jokers(state: State, seat: int | None, chance: Chance) -> None:
    """Jokers that nobody has shown, as they may be spread over the other hands."""
    own = state.joker[seat] if seat is not None else NO_JOKER
    pool = [joker for joker in range(JOKERS) if joker != own and joker not in state.jokers_seen]
    hands = [other for other in range(state.seats) if other != seat and state.joker[other] != NO_JOKER]
    for other, joker in zip(hands, chance.draw("imagine", pool, min(len(hands), len(pool))), strict=False):
        state.joker[other] = joker


def _imagine_book(state: State, seat: int, chance: Chance) -> None:
    """Any of the cards that everybody starts with, as many as are in hand."""
    first = WAYS * seat
    count = sum(state.book[first : first + WAYS])
    cards = [way for way in range(WAYS) for _ in range(ROAD_BOOK[way])]
    state.book[first : first + WAYS] = [0] * WAYS
    for way in chance.draw("imagine", cards, min(count, len(cards))):
        state.book[first + way] += 1


def _imagine_load(state: State, seat: int) -> None:
    """A load-out of which nobody knows anything: as if nothing were aboard yet, or fuel alone."""
    if state.status[seat] != RACING:
        return
    for card in range(CARDS):
        place = CARDS * seat + card
        state.pile[card] += state.load[place] + state.aid[place]
        state.load[place] = state.aid[place] = 0
    if state.ready[seat]:
        state.load[CARDS * seat], state.aid[CARDS * seat] = CAPACITY
        state.pile[0] -= sum(CAPACITY)
