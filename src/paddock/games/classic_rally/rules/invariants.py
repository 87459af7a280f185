"""What must always hold: cards, tiles and fuel accounted for, nobody where nobody can be (CR-22.9)."""
# mypyc: off

from __future__ import annotations

from paddock.core.errors import BrokenInvariantError
from paddock.games.classic_rally.components.content import (
    AQUAPLANING,
    CAPACITY,
    CARD,
    CARDS,
    COLOUR,
    FEATURE_SLOTS,
    FEATURES_IN_PLAY,
    HAZARD,
    HAZARD_COUNT,
    HAZARDS,
    IN_PLAY,
    NO_JOKER,
    ROAD_BOOK,
    WAYS,
)
from paddock.games.classic_rally.components.road import INTERSECTION, KIND, NOWHERE, SHAPE
from paddock.games.classic_rally.rules.blank import tile_box
from paddock.games.classic_rally.rules.state import BUILDING, DEALING, FINISHED, NO_EXCHANGE, NONE, RACING, ROUND, State


def check_state(state: State) -> None:
    """Raises `BrokenInvariantError` if something holds that can't."""
    problem = _loads(state) or _decks(state) or _tiles(state) or _cars(state) or _turn(state)
    if problem:
        raise BrokenInvariantError(problem=problem)


def _name(state: State, seat: int) -> str:
    return COLOUR.names[state.colour[seat]]


def _loads(state: State) -> str:
    """Pile and boards make up the cards in play; boards are not overfull."""
    for card in range(CARDS):
        held = sum(state.load[card::CARDS]) + sum(state.aid[card::CARDS])
        if held + state.pile[card] != IN_PLAY[state.seats][card]:
            return f"there are {held + state.pile[card]} cards {CARD.names[card]}"
    if min(*state.load, *state.aid, *state.pile) < 0:
        return "there are fewer than no cards"
    if state.exchange == NO_EXCHANGE:
        for seat in range(state.seats):
            first, last = CARDS * seat, CARDS * (seat + 1)
            if sum(state.load[first:last]) > CAPACITY[0] or sum(state.aid[first:last]) > CAPACITY[1]:
                return f"a board of {_name(state, seat)} is overfull"
    return ""


def _decks(state: State) -> str:
    """Hazards, jokers, features, road books."""
    for hazard in range(HAZARDS):
        count = state.hazard_pile[hazard] + state.under.count(hazard)
        count += sum(held.count(hazard) for held in state.held)
        if count != HAZARD_COUNT[hazard]:
            return f"there are {count} cards {HAZARD.names[hazard]}"
    jokers = [*state.jokers_seen, *(joker for joker in state.joker if joker != NO_JOKER)]
    if len(set(jokers)) != len(jokers):
        return "a joker is in two places"
    for feature, count in enumerate(FEATURES_IN_PLAY[state.seats]):
        if state.phase < ROUND and state.feature.count(feature) + state.feature_pile[feature] > count:
            return "there are too many features"
    for seat in range(state.seats):
        book = state.book[WAYS * seat : WAYS * (seat + 1)]
        if any(not 0 <= cards <= ROAD_BOOK[way] for way, cards in enumerate(book)):
            return f"the road book of {_name(state, seat)} can't be"
    return ""


def _tiles(state: State) -> str:
    """Every tile lies, is held, drawn or in the pile."""
    if len(set(state.road.at)) != state.road.tiles:
        return "two tiles are on one cell"
    if state.phase != BUILDING:
        return ""
    for kind, count in enumerate(tile_box(state.settings)):
        found = state.tiles[kind] + state.tile.count(kind) + (state.drawn == kind)
        if found > count:
            return f"there are too many tiles {KIND.names[kind]}"
    return ""


def _cars(state: State) -> str:
    """Cars on tiles, with noses along roads."""
    for seat in range(state.seats):
        name, tile = _name(state, seat), state.at[seat]
        if state.status[seat] != RACING and (tile != NOWHERE or state.aid_at[seat] != NOWHERE or state.held[seat]):
            return f"{name} races no more but is still there"
        if state.status[seat] == RACING and tile == NOWHERE and state.phase > DEALING:
            return f"{name} races but is nowhere"
        if tile == NOWHERE:
            continue
        if SHAPE[state.road.kind[tile]] != INTERSECTION and not state.road.ends[tile] >> state.nose[seat] & 1:
            return f"{name} points off the road"
        if state.barred[seat] and AQUAPLANING not in state.held[seat]:
            return f"{name} is barred by nothing"
        slots = [slot for slot in range(FEATURE_SLOTS) if state.feature[FEATURE_SLOTS * seat + slot] != NONE]
        if (state.sabotaged[seat] | state.marked[seat]) & ~sum(1 << slot for slot in slots):
            return f"{name} lacks a feature that is out"
        if (state.status[seat] == FINISHED) != (state.finished_round[seat] > 0):
            return f"{name} has finished, or has not"
    return ""


def _turn(state: State) -> str:
    """The turn in its bounds."""
    if state.left < 0 or (state.exchange == NO_EXCHANGE) != (state.before == ()):
        return "a move or an exchange can't be"
    if not 0 <= state.player < state.seats:
        return "it is nobody's turn"
    return ""
