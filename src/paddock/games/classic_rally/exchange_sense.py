"""Advice on exchanges: card by card towards what belongs in which car."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally import decisions as d
from paddock.games.classic_rally.content import CAPACITY, CARDS, FUEL, RALLY, SPARE_TYRE, TOOLBOX
from paddock.games.classic_rally.logistics import wished
from paddock.games.classic_rally.state import ASSISTING, ROBBING, TRANSPORTING, State
from paddock.games.classic_rally.steps.preparing import board
from paddock.games.classic_rally.steps.swapping import supplied


def exchange(state: State, seat: int, legal: list[Decision]) -> Advice:
    """Card by card towards what belongs where."""
    if state.exchange == ROBBING:
        fuel = [d.ROBBED[colour][FUEL] for colour in state.colour if d.ROBBED[colour][FUEL] in legal]
        chosen = fuel[0] if fuel else d.DONE_NOW if d.DONE_NOW in legal else legal[0]
        return Advice(chosen, 1.0, "hint-fuel")
    between = state.exchange in (ASSISTING, TRANSPORTING)
    which = RALLY if between else supplied(state)
    cards = board(state, which)[CARDS * seat : CARDS * (seat + 1)]
    goal = wished(state, seat, which)
    away = d.TO_ASSISTANCE_NOW if between else d.RETURNED
    here = d.TO_RALLY_NOW if between else d.TAKEN
    if not between and which == RALLY:
        wanted = [card for card in (TOOLBOX, SPARE_TYRE) if not cards[card] and here[card] in legal]
        wanted += [FUEL] * (CAPACITY[RALLY] - sum(cards) - len(wanted))
        moves = [here[card] for card in wanted]
    else:
        moves = [
            away[card]
            for card in range(CARDS)
            if not (card == TOOLBOX and state.bound[seat])
            for _ in range(cards[card] - goal[card])
        ]
        moves += [here[card] for card in range(CARDS) for _ in range(goal[card] - cards[card])]
    return _in_order(moves, legal)


def _in_order(moves: list[Decision], legal: list[Decision]) -> Advice:
    """From the first move that is legal now on; then the exchange is closed."""
    for place, move in enumerate(moves):
        if move in legal:
            return Advice(move, 1.0, "hint-fuel", then=[*moves[place:], d.DONE_NOW])
    return Advice(d.DONE_NOW, 1.0, "hint-fuel")
