"""Advice on exchanges: card by card towards what belongs in which car."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.logistics import wished
from paddock.games.classic_rally.components.content import CAPACITY, CARDS, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.state import ASSISTING, ROBBING, SUPPLY_RALLY, TRANSPORTING, State
from paddock.games.classic_rally.rules.steps.preparing import board
from paddock.games.classic_rally.rules.steps.swapping import supplied


def exchange(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Card by card towards what belongs where."""
    if state.exchange == ROBBING:
        fuel = [d.ROBBED[colour][FUEL] for colour in state.colour if d.ROBBED[colour][FUEL] in legal]
        chosen = fuel[0] if fuel else d.DONE_NOW if d.DONE_NOW in legal else legal[0]
        return Advice(chosen, 1.0, "hint-fuel")
    if state.exchange == SUPPLY_RALLY:
        cards = state.load[CARDS * seat : CARDS * (seat + 1)]
        wanted = [card for card in (TOOLBOX, SPARE_TYRE) if not cards[card] and d.TAKEN[card] in legal]
        wanted += [FUEL] * (CAPACITY[RALLY] - sum(cards) - len(wanted))
        moves = [d.TAKEN[card] for card in wanted]
    else:
        moves = card_moves(state, seat, wished(state, seat, changed_board(state)))
    for place, move in enumerate(moves):
        if move in legal:
            return Advice(move, 1.0, "hint-fuel", then=[*moves[place:], d.DONE_NOW])
    return Advice(d.DONE_NOW, 1.0, "hint-fuel")


def changed_board(state: State) -> int:
    """The board that an exchange is about: between the cars it is that of the rally car."""
    return RALLY if state.exchange in (ASSISTING, TRANSPORTING) else supplied(state)


def card_moves(state: State, seat: int, goal: list[int]) -> list[Decision]:
    """Card by card from what is on that board to what belongs there: what has no place on it goes first; a toolbox that
    is bound stays."""
    between = state.exchange in (ASSISTING, TRANSPORTING)
    away = d.TO_ASSISTANCE_NOW if between else d.RETURNED
    here = d.TO_RALLY_NOW if between else d.TAKEN
    cards = board(state, changed_board(state))[CARDS * seat : CARDS * (seat + 1)]
    moves = [
        away[card]
        for card in range(CARDS)
        if not (card == TOOLBOX and state.bound[seat])
        for _ in range(cards[card] - goal[card])
    ]
    return moves + [here[card] for card in range(CARDS) for _ in range(goal[card] - cards[card])]
