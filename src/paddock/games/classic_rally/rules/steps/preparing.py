"""Jokers, features, load-outs and assistance cars: everything between the map and the first round (CR-5)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    FEATURE_SLOTS,
    FEATURES,
    JOKERS,
    LIMIT,
    NO_JOKER,
    RALLY,
)
from paddock.games.classic_rally.components.road import ASSISTANCE_START, DIRECTIONS, NOWHERE
from paddock.games.classic_rally.rules.state import (
    DRAFT,
    LOADING,
    NOBODY,
    NONE,
    PLACING,
    RACING,
    ROUND,
    State,
    features_of,
    in_order,
    racing,
    replaced,
)


def deal(state: State, chance: Chance, events: EventSink) -> None:
    """A joker for everybody, the rally cars on START; alone, two features as well (CR-5.2, CR-5.5, CR-5.9)."""
    for seat in range(state.seats):
        if state.status[seat] != RACING or state.joker[seat] != NO_JOKER:
            continue
        left = [joker for joker in range(JOKERS) if joker not in state.joker and joker not in state.jokers_seen]
        state.joker[seat] = chance.pick("joker", left)
        events.add("gets_joker", (state.colour[seat], state.joker[seat]), 1 << seat)
    for seat in racing(state):
        if state.at[seat] == NOWHERE and state.road.start != NOWHERE:
            state.at[seat] = state.road.start
            state.nose[seat] = start_nose(state)
    if state.seats > 1:
        state.phase = DRAFT
        state.draft = 0
        return
    features = [feature for feature in range(FEATURES) for _ in range(state.feature_pile[feature])]
    for feature in chance.draw("feature", features, min(len(features), state.feature.count(NONE))):
        fit(state, 0, feature, events)
    state.feature_pile = (0,) * FEATURES
    state.phase = LOADING


def start_nose(state: State) -> int:
    """Out along START's road."""
    ends = state.road.ends[state.road.start]
    return next(direction for direction in range(DIRECTIONS) if ends >> direction & 1)


def drafter(state: State) -> int:
    """Who picks now (CR-5.3): backwards from the last player, then forwards from the first."""
    order = in_order(state)
    turns = [*order[::-1], *order]
    return turns[state.draft] if state.draft < len(turns) else NOBODY


def draft_on(state: State) -> bool:
    """Passes over whoever has left or has a full board; False if somebody has to pick. Then all load at once."""
    seat = drafter(state)
    if seat == NOBODY or not any(state.feature_pile):
        state.phase = LOADING
        state.player = racing(state)[0]
        state.feature_pile = (0,) * FEATURES
        return True
    if state.status[seat] != RACING or len(features_of(state, seat)) == FEATURE_SLOTS:
        state.draft += 1
        return True
    state.player = seat
    return False


def fit(state: State, seat: int, feature: int, events: EventSink) -> None:
    """A feature goes on the rally board for good."""
    first = FEATURE_SLOTS * seat
    slot = state.feature.index(NONE, first, first + FEATURE_SLOTS)
    state.feature[slot] = feature
    events.add("gets_feature", (state.colour[seat], feature))


def pick(state: State, seat: int, feature: int, events: EventSink) -> None:
    """A pick of the draft."""
    fit(state, seat, feature, events)
    state.feature_pile = replaced(state.feature_pile, feature, state.feature_pile[feature] - 1)
    state.draft += 1


# -- load-outs -------------------------------------------------------------------------------------------------


def board(state: State, which: int) -> list[int]:
    """The list that has the cards of all rally boards, or of all assistance boards."""
    return state.load if which == RALLY else state.aid


def weight(cards: list[int], seat: int) -> int:
    """How many cards are on a board."""
    return sum(cards[CARDS * seat : CARDS * (seat + 1)])


def may_load(state: State, seat: int, which: int, card: int) -> bool:
    """Whether one card more is allowed (CR-5.6). Piles never run out meanwhile (CR-5.7)."""
    place = CARDS * seat + card
    if weight(board(state, which), seat) >= CAPACITY[which]:
        return False
    return state.load[place] + state.aid[place] < LIMIT[card]


def load(state: State, seat: int, which: int, card: int, by: int) -> None:
    """One card more or less on a board; nobody is told before all are ready."""
    board(state, which)[CARDS * seat + card] += by
    state.pile[card] -= by


def set_ready(state: State, seat: int) -> None:
    """A load-out is given."""
    state.ready = (*state.ready[:seat], True, *state.ready[seat + 1 :])


def loaded(state: State, events: EventSink) -> bool:
    """Shows all load-outs once they are in (CR-5.7)."""
    if not all(state.ready[seat] for seat in racing(state)):
        return False
    if events.listening:
        for seat in racing(state):
            for which in (RALLY, ASSISTANCE):
                for card in range(CARDS):
                    count = board(state, which)[CARDS * seat + card]
                    if count:
                        events.add("loads", (state.colour[seat], which, card, count))
    state.ready = (False,) * state.seats
    state.phase = PLACING
    return True


# -- assistance cars -------------------------------------------------------------------------------------------


def place_on(state: State) -> bool:
    """Whose assistance car is placed now: last player first (CR-5.10); False if somebody has to place one."""
    room = any(may_place(state, tile) for tile in range(state.road.tiles))
    for seat in racing(state)[::-1]:
        if state.aid_at[seat] == NOWHERE and room:
            state.player = seat
            return False
    state.phase = ROUND
    return True


def may_place(state: State, tile: int) -> bool:
    """Whether an assistance car may begin there."""
    return ASSISTANCE_START[state.road.kind[tile]] and tile not in state.at and tile not in state.aid_at


def place(state: State, seat: int, cell: int, events: EventSink) -> None:
    """An assistance car is put on the map."""
    state.aid_at[seat] = state.road.tile_at[cell]
    events.add("places_assistance", (state.colour[seat], cell))
