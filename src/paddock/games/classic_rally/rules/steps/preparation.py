"""Jokers, features, load-outs and assistance cars: everything between the map and the first round (CR-5)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_KIND_COUNT,
    FEATURE_SLOTS,
    LOAD_LIMIT_BY_CARD,
)
from ...components.road import start_nose_direction
from ...components.tiles import IS_ASSISTANCE_START_ALLOWED_ON, NOWHERE
from ..phases import PHASE_DRAFT, PHASE_LOADING, PHASE_PLACING_ASSISTANCE, PHASE_ROUND, STATUS_RACING
from ..state import NO_ENTRY, NOBODY, State, fitted_slots, play_order, racing_seats, with_entry


def deal_jokers(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """A joker for everybody, the rally cars on START; alone, two features as well (CR-5.2, CR-5.5, CR-5.9)."""
    for seat in range(state.seats):
        if state.status[seat] != STATUS_RACING or state.joker[seat] != content.NO_JOKER:
            continue
        left = [
            joker for joker in range(content.JOKER_COUNT) if joker not in state.joker and joker not in state.jokers_seen
        ]
        state.joker[seat] = chance_source.pick("joker", left)
        events.add("gets_joker", (state.colour[seat], state.joker[seat]), 1 << seat)
    for seat in racing_seats(state):
        if state.rally_tile[seat] == NOWHERE and state.road.start != NOWHERE:
            state.rally_tile[seat] = state.road.start
            state.nose[seat] = start_nose_direction(state.road)
    if state.seats > 1:
        state.phase = PHASE_DRAFT
        state.draft_pick = 0
        return True
    features = [feature for feature in range(content.FEATURE_COUNT) for _ in range(state.feature_pile[feature])]
    for feature in chance_source.draw("feature", features, min(len(features), state.features.count(NO_ENTRY))):
        fit_feature(state, 0, feature, events)
    state.feature_pile = (0,) * content.FEATURE_COUNT
    state.phase = PHASE_LOADING
    return True


def drafting_seat(state: State) -> int:
    """Who picks now (CR-5.3): backwards from the last player, then forwards from the first."""
    order = play_order(state)
    turns = [*order[::-1], *order]
    return turns[state.draft_pick] if state.draft_pick < len(turns) else NOBODY


def continue_draft(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Passes over whoever has left or has a full board; False if somebody has to pick. Then all load at once."""
    seat = drafting_seat(state)
    if seat == NOBODY or not any(state.feature_pile):
        state.phase = PHASE_LOADING
        state.active_seat = racing_seats(state)[0]
        state.feature_pile = (0,) * content.FEATURE_COUNT
        return True
    if state.status[seat] != STATUS_RACING or len(fitted_slots(state, seat)) == FEATURE_SLOTS:
        state.draft_pick += 1
        return True
    state.active_seat = seat
    return False


def fit_feature(state: State, seat: int, feature: int, events: EventSink) -> None:
    """A feature goes on the rally board for good."""
    first = FEATURE_SLOTS * seat
    slot = state.features.index(NO_ENTRY, first, first + FEATURE_SLOTS)
    state.features[slot] = feature
    events.add("gets_feature", (state.colour[seat], feature))


def pick_feature(state: State, seat: int, feature: int, events: EventSink) -> None:
    """A pick of the draft."""
    fit_feature(state, seat, feature, events)
    state.feature_pile = with_entry(state.feature_pile, feature, state.feature_pile[feature] - 1)
    state.draft_pick += 1


def board_cards(state: State, board: int) -> list[int]:
    """The list that has the cards of all rally boards, or of all assistance boards."""
    return state.rally_load if board == BOARD_RALLY else state.assistance_load


def cards_on_board(cards: list[int], seat: int) -> int:
    """How many cards are on a board."""
    return sum(cards[CARD_KIND_COUNT * seat : CARD_KIND_COUNT * (seat + 1)])


def may_load(state: State, seat: int, board: int, card: int) -> bool:
    """Whether one card more is allowed (CR-5.6). Piles never run out meanwhile (CR-5.7)."""
    place = CARD_KIND_COUNT * seat + card
    room = cards_on_board(board_cards(state, board), seat) < CAPACITY_BY_BOARD[board]
    return room and state.rally_load[place] + state.assistance_load[place] < LOAD_LIMIT_BY_CARD[card]


def change_load(state: State, seat: int, board: int, card: int, card_change: int) -> None:
    """One card more or less on a board; nobody is told before all are ready."""
    board_cards(state, board)[CARD_KIND_COUNT * seat + card] += card_change
    state.card_pile[card] -= card_change


def empty_boards(state: State, seat: int) -> None:
    """All cards of both boards go back to their piles."""
    for card in range(CARD_KIND_COUNT):
        place = CARD_KIND_COUNT * seat + card
        state.card_pile[card] += state.rally_load[place] + state.assistance_load[place]
        state.rally_load[place] = state.assistance_load[place] = 0


def reveal_loads(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Shows all load-outs once they are in (CR-5.7)."""
    if not all(state.ready[seat] for seat in racing_seats(state)):
        return False
    if events.is_listening:
        for seat in racing_seats(state):
            for board in (BOARD_RALLY, BOARD_ASSISTANCE):
                for card in range(CARD_KIND_COUNT):
                    count = board_cards(state, board)[CARD_KIND_COUNT * seat + card]
                    if count:
                        events.add("loads", (state.colour[seat], board, card, count))
    state.ready = (False,) * state.seats
    state.phase = PHASE_PLACING_ASSISTANCE
    return True


def continue_placing(state: State, chance_source: ChanceSource, events: EventSink) -> bool:
    """Whose assistance car is placed now: last player first (CR-5.10); False if somebody has to place one."""
    room = any(may_place_assistance(state, tile) for tile in range(state.road.tiles))
    for seat in racing_seats(state)[::-1]:
        if state.assistance_tile[seat] == NOWHERE and room:
            state.active_seat = seat
            return False
    state.phase = PHASE_ROUND
    return True


def may_place_assistance(state: State, tile: int) -> bool:
    """Whether an assistance car may begin there."""
    occupied = tile in state.rally_tile or tile in state.assistance_tile
    return IS_ASSISTANCE_START_ALLOWED_ON[state.road.kinds[tile]] and not occupied


def place_assistance(state: State, seat: int, cell: int, events: EventSink) -> None:
    """An assistance car is put on the map."""
    state.assistance_tile[seat] = state.road.tile_at[cell]
    events.add("places_assistance", (state.colour[seat], cell))
