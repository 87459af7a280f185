"""Advice on exchanges: card by card towards what belongs in which car."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components.content import BOARD_CAPACITY, CARDS, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from ..rules import decisions as d
from ..rules.phases import EXCHANGE_RESUPPLY_RALLY, EXCHANGE_ROBBER, EXCHANGES_BETWEEN_CARS
from ..rules.state import State, rally_cards
from ..rules.steps.exchanges import resupplied_board
from ..rules.steps.preparation import board_cards
from .logistics import wanted_cards


def advise_exchange(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Card by card towards what belongs where."""
    if state.exchange == EXCHANGE_ROBBER:
        preferred = [*(d.ROB_DECISIONS[colour][FUEL] for colour in state.colour), d.DONE_DECISION]
        chosen = next((decision for decision in preferred if decision in legal), legal[0])
        return Advice(chosen, 1.0, "hint-fuel")
    if state.exchange == EXCHANGE_RESUPPLY_RALLY:
        cards = rally_cards(state, seat)
        wanted = [card for card in (TOOLBOX, SPARE_TYRE) if not cards[card] and d.TAKE_DECISIONS[card] in legal]
        wanted += [FUEL] * (BOARD_CAPACITY[RALLY] - sum(cards) - len(wanted))
        moves = [d.TAKE_DECISIONS[card] for card in wanted]
    else:
        moves = card_moves(state, seat, wanted_cards(state, seat, board_of_exchange(state)))
    for place, move in enumerate(moves):
        if move in legal:
            return Advice(move, 1.0, "hint-fuel", next_decisions=[*moves[place:], d.DONE_DECISION])
    return Advice(d.DONE_DECISION, 1.0, "hint-fuel")


def board_of_exchange(state: State) -> int:
    """The board that an exchange is about: between the cars it is that of the rally car."""
    return RALLY if state.exchange in EXCHANGES_BETWEEN_CARS else resupplied_board(state)


def card_moves(state: State, seat: int, goal: list[int]) -> list[Decision]:
    """Card by card from what is on that board to what belongs there: what has no place on it goes first; a toolbox that
    is bound stays."""
    between = state.exchange in EXCHANGES_BETWEEN_CARS
    away = d.TO_ASSISTANCE_DECISIONS if between else d.PUT_BACK_DECISIONS
    here = d.TO_RALLY_DECISIONS if between else d.TAKE_DECISIONS
    cards = board_cards(state, board_of_exchange(state))[CARDS * seat : CARDS * (seat + 1)]
    moves = [
        away[card]
        for card in range(CARDS)
        if not (card == TOOLBOX and state.toolbox_bound[seat])
        for _ in range(cards[card] - goal[card])
    ]
    return moves + [here[card] for card in range(CARDS) for _ in range(goal[card] - cards[card])]
