"""Cards that change boards: assistance, resupply, transporter, robber, card by card (CR-14, CR-17, CR-19)."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EventSink

from ...components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_KIND_COUNT,
    CARD_PILE,
    CARD_TOOLBOX,
)
from ...components.tiles import NOWHERE, SIGN_BY_TILE_KIND, STATION_SIGN
from .. import phases
from ..driving import can_go_on, may_end_move, may_stay, owes_move
from ..phases import EXCHANGE_ROBBER, EXCHANGES_AT_STATION, NO_EXCHANGE, PHASE_TURN, STATUS_RACING
from ..state import State, rally_fuel
from .preparation import board_cards, cards_on_board

CLOSING_CLAUSES: Final = {
    "board-full": "CR-1.3",
    "tank-empty": "CR-17.7",
    "toolbox-bound": "CR-20.4",
    "nothing-robbed": "CR-19.3",
    "would-strand": "CR-19.2",
}
"""The clause of each reason for which an exchange can't be closed."""


def are_cars_together(state: State, seat: int) -> bool:
    """Whether both cars of a player are on one tile."""
    return state.rally_tile[seat] != NOWHERE and state.rally_tile[seat] == state.assistance_tile[seat]


def is_service_station(state: State, tile: int) -> bool:
    """Whether a tile is a service station."""
    return tile != NOWHERE and SIGN_BY_TILE_KIND[state.road.kinds[tile]] == STATION_SIGN


def may_resupply(state: State, seat: int, board: int) -> bool:
    """Whether a car's movement has ended on a station, or may be declared over there (CR-14.1, CR-14.2)."""
    if board == BOARD_ASSISTANCE:
        return is_service_station(state, state.assistance_tile[seat])
    return is_service_station(state, state.rally_tile[seat]) and (state.rally_moved or may_stay(state, seat))


def both_boards(state: State, seat: int) -> tuple[int, ...]:
    """The cards on the rally board, then those on the assistance board."""
    first, last = CARD_KIND_COUNT * seat, CARD_KIND_COUNT * (seat + 1)
    return (*state.rally_load[first:last], *state.assistance_load[first:last])


def open_exchange(state: State, seat: int, exchange_kind: int, events: EventSink) -> None:
    """From here on card by card."""
    state.move_owed = owes_move(state, seat)
    state.exchange = exchange_kind
    state.boards_before = both_boards(state, seat)
    state.robbed_cards = (0,) * (CARD_KIND_COUNT * state.seats) if exchange_kind == EXCHANGE_ROBBER else ()
    events.add("opens", (state.colour[seat], exchange_kind))


def move_card(state: State, seat: int, card: int, source_board: int, goal_board: int, events: EventSink) -> None:
    """One card from a board or the pile to another."""
    place = CARD_KIND_COUNT * seat + card
    for where, change in ((source_board, -1), (goal_board, 1)):
        if where == CARD_PILE:
            state.card_pile[card] += change
        else:
            board_cards(state, where)[place] += change
    if events.is_listening:
        events.add("moves_card", (state.colour[seat], card, source_board, goal_board))


def resupplied_board(state: State) -> int:
    """The board of the resupply that is open."""
    return BOARD_RALLY if state.exchange == phases.EXCHANGE_RESUPPLY_RALLY else BOARD_ASSISTANCE


def may_rob(state: State, seat: int, victim_seat: int, card: int) -> bool:
    """Whether a card may be robbed: any load card but TOOLBOX, into a free slot (CR-19.3)."""
    if victim_seat == seat or state.status[victim_seat] != STATUS_RACING or card == CARD_TOOLBOX:
        return False
    load = state.assistance_load
    return (
        load[CARD_KIND_COUNT * victim_seat + card] > 0
        and cards_on_board(load, seat) < CAPACITY_BY_BOARD[BOARD_ASSISTANCE]
    )


def can_rob(state: State, seat: int) -> bool:
    """Whether there is anything to rob."""
    return any(may_rob(state, seat, other, card) for other in range(state.seats) for card in range(CARD_KIND_COUNT))


def rob_card(state: State, seat: int, victim_seat: int, card: int, card_change: int, events: EventSink) -> None:
    """A card from a rival's assistance board, or back to it."""
    state.assistance_load[CARD_KIND_COUNT * seat + card] += card_change
    place = CARD_KIND_COUNT * victim_seat + card
    state.assistance_load[place] -= card_change
    robbed = list(state.robbed_cards)
    robbed[place] += card_change
    state.robbed_cards = tuple(robbed)
    events.add("robs" if card_change > 0 else "gives_back", (state.colour[seat], state.colour[victim_seat], card))


def may_give_back(state: State, victim_seat: int, card: int) -> bool:
    """Whether a robbed card may go back: not to a victim who has left meanwhile, from whom it stays taken."""
    return state.status[victim_seat] == STATUS_RACING and state.robbed_cards[CARD_KIND_COUNT * victim_seat + card] > 0


def can_continue_robbery(state: State, seat: int) -> bool:
    """Whether a robber has anything left to decide: the only victims may leave before anything is taken (CR-19.5)."""
    return any(state.robbed_cards) or can_rob(state, seat)


def undo_robbery(state: State, seat: int) -> None:
    """Everything goes back to where it was: the robber leaves the table."""
    for place, count in enumerate(state.robbed_cards):
        if count and state.status[place // CARD_KIND_COUNT] == STATUS_RACING:
            state.assistance_load[place] += count
            state.assistance_load[CARD_KIND_COUNT * seat + place % CARD_KIND_COUNT] -= count


def exchange_closing_problem(state: State, seat: int) -> str:
    """What keeps the open exchange from being closed, as a code of `CLOSING_CLAUSES`; "" if nothing does."""
    for board in (BOARD_RALLY, BOARD_ASSISTANCE):
        if cards_on_board(board_cards(state, board), seat) > CAPACITY_BY_BOARD[board]:
            return "board-full"
    if state.exchange == EXCHANGE_ROBBER:
        return "" if any(state.robbed_cards) else "nothing-robbed"
    if state.toolbox_bound[seat] and not state.rally_load[CARD_KIND_COUNT * seat + CARD_TOOLBOX]:
        return "toolbox-bound"
    if state.exchange in EXCHANGES_AT_STATION:
        return ""
    fuel = rally_fuel(state, seat)
    if state.move_owed and not fuel:
        return "tank-empty"
    if state.phase == phases.PHASE_MOVING:
        tile, nose_direction, left = state.rally_tile[seat], state.nose[seat], state.tiles_left
        if not may_end_move(state, seat, tile, nose_direction, fuel) and not can_go_on(
            state, seat, tile, nose_direction, fuel, left
        ):
            return "would-strand"
    return ""


def close_exchange(state: State, seat: int, events: EventSink) -> None:
    """The exchange is done; a resupply ends the movement of its car for this turn (CR-14.2)."""
    exchange = state.exchange
    state.exchange = NO_EXCHANGE
    state.move_owed = False
    state.boards_before = ()
    state.robbed_cards = ()
    if state.phase == PHASE_TURN and exchange == phases.EXCHANGE_RESUPPLY_RALLY:
        state.rally_moved = True
    elif state.phase == PHASE_TURN and exchange == phases.EXCHANGE_RESUPPLY_ASSISTANCE:
        state.assistance_moved = True
    events.add("closes", (state.colour[seat], exchange))
