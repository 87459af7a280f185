"""Quick decisions, for races that are run in the mind: register by register the card that leaves the least to go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.games.roborally.bots.outlook import Outlook, Quest
from paddock.games.roborally.bots.planning import drive_move, move_in
from paddock.games.roborally.bots.roads import FAR, Roads
from paddock.games.roborally.components.content import ACTION, ACTIONS, NO_CARD
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.decisions import PLACE_IN, SEAL_IT
from paddock.games.roborally.rules.legal import default
from paddock.games.roborally.rules.state import PROGRAM, PROGRAMMING, State

_KINDS: Final = len(ACTIONS)


def quick(state: State, seat: int, legal: Sequence[Decision]) -> Decision:
    """The next card of a program, or what is usual."""
    if state.ask:
        return default(state, seat)
    robot = programmer(state, seat) if state.step == PROGRAM else -1
    if robot < 0 or state.stage[robot] != PROGRAMMING:
        return legal[-1]
    return SEAL_IT if SEAL_IT in legal else _next_card(state, robot)


def _next_card(state: State, robot: int) -> Decision:
    """The card for the first empty register. All that lie before it are driven first."""
    outlook = Outlook(state)
    roads, quest = outlook.roads, outlook.quest(state, robot)
    place, stage, register = outlook.place(state, robot), 0, 0
    while state.registers[5 * robot + register] != NO_CARD:
        place = drive_move(roads, place, move_in(state.registers[5 * robot + register]), register)
        stage = quest.stages[stage].onward[register].get(place >> 2, stage)
        register += 1
    hand = state.hand[robot]
    best, least = hand[0], 10 * FAR
    tried: dict[int, int] = {}
    for card in hand:
        action = ACTION[card]
        if action not in tried:
            tried[action] = card
            cost = _left(roads, quest, place, stage, action, register)
            if cost < least:
                best, least = card, cost
    return PLACE_IN[register][best]


def _left(roads: Roads, quest: Quest, place: int, stage: int, action: int, register: int) -> int:
    """What is left to go after a card."""
    reached = roads.after[(place * _KINDS + action) * 5 + register]
    if reached == roads.lost:
        return FAR
    onward = quest.stages[quest.stages[stage].onward[register].get(reached >> 2, stage)]
    if onward.won:
        return -FAR
    return onward.costs[reached * 5 + (register + 1) % 5] + onward.rest + 4 * roads.beams[reached >> 2]
