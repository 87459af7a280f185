"""Advice on exchanges: card by card towards what belongs in which car."""

from __future__ import annotations

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally import decisions as d
from paddock.games.classic_rally.content import ASSISTANCE, CARDS, FUEL, RALLY, SPARE_TYRE, TOOLBOX
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
    if between or which == ASSISTANCE:
        for card in range(CARDS):
            if cards[card] > goal[card] and away[card] in legal and not (card == TOOLBOX and state.bound[seat]):
                return Advice(away[card], 1.0, "hint-fuel")
        short = [here[card] for card in range(CARDS) if cards[card] < goal[card] and here[card] in legal]
    else:
        wanted = [card for card in (TOOLBOX, SPARE_TYRE) if not cards[card]] + [FUEL]
        short = [here[card] for card in wanted if here[card] in legal]
    if short:
        return Advice(short[0], 1.0, "hint-fuel")
    return Advice(d.DONE_NOW, 1.0, "hint-fuel")
