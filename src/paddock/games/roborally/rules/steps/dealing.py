"""The start of a turn: Damage of powered-down robots, the deal, and the Options used at the deal (RR-2.3, RR-3)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    ALL_CARDS,
    EXTRA_MEMORY,
    FLYWHEEL,
    NO_CARD,
    RECOMPILE,
)
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    DEAL_WINDOWS,
    NOBODY,
    PROGRAM_OPEN,
    PROGRAMMING,
    State,
    damage,
    replaced,
)
from paddock.games.roborally.rules.steps.damage import Log, cards_in, discard_program, hurt, undealt

FULL_HAND: Final = 9
"""Cards dealt to a robot without Damage (RR-3.3)."""


def turn_start(state: State, chance: Chance, log: Log) -> None:
    """Powered-down robots discard their Damage, then the deal (RR-2.3, RR-3.2)."""
    state.turn += 1
    state.register = 0
    state.stage = [PROGRAMMING] * len(state.square)
    state.unused = ((),) * len(state.square)
    new_turn(state)
    if log is not None:
        log.append(Event("turn", (state.turn,)))
    for robot, down in enumerate(state.down):
        if down and state.square[robot] >= 0:
            _cool_down(state, robot, log)
    deal(state, chance, log)
    state.cursor = 0
    state.step = DEAL_WINDOWS if state.owned else PROGRAM_OPEN


def new_turn(state: State) -> None:
    """Forgets what lasts for one turn only: gyroscope, Abort Switch, Radio Control."""
    state.gyro = False
    state.aborted = False
    state.controller = (NOBODY,) * len(state.square)
    state.override = (0,) * len(state.square)
    state.blind = (0,) * len(state.square)
    state.echo = ()


def _cool_down(state: State, robot: int, log: Log) -> None:
    """A robot that is powered down this turn loses all Damage and the locks with it (RR-5.5)."""
    state.loose[robot] = 0
    state.locked[robot] = 0
    state.shown[robot] = 0
    if state.jammed[robot]:
        state.jammed = replaced(state.jammed, robot, 0)
    discard_program(state, robot)
    if log is not None:
        log.append(Event("powers_down", (state.cast.model[robot],)))


def deal(state: State, chance: Chance, log: Log) -> None:
    """Deals one card at a time in Dock order, skipping robots that have their number (RR-3.3, RR-3.6)."""
    state.discard = []
    pool = ALL_CARDS[:]
    if state.registers.count(NO_CARD) < len(state.registers):
        for content in state.registers:
            for card in cards_in(content):
                pool.remove(card)
    if state.flywheel != NO_CARD:
        pool.remove(state.flywheel)
    wanted = [0] * len(state.square)
    for robot, square in enumerate(state.square):
        if square >= 0 and not state.down[robot]:
            wanted[robot] = FULL_HAND - damage(state, robot)
    memory = state.holder[EXTRA_MEMORY]
    if memory != NOBODY and state.square[memory] >= 0 and not state.down[memory]:
        wanted[memory] += 1
    dealt = chance.draw("deal", pool, min(sum(wanted), len(pool))) if any(wanted) else []
    _hand_out(state, dealt, wanted)
    if log is not None:
        for robot, hand in enumerate(state.hand):
            if hand:
                log.append(Event("dealt", (state.cast.model[robot], len(hand))))


def _hand_out(state: State, dealt: list[int], wanted: list[int]) -> None:
    """Gives out the cards in rounds. As long as the same robots take part, each gets every so manieth card."""
    hands: list[list[int]] = [[] for _ in wanted]
    takers = [robot for robot, its in enumerate(wanted) if its]
    begin = given = 0
    while takers:
        least = min([wanted[robot] for robot in takers])
        end = begin + (least - given) * len(takers)
        for place, robot in enumerate(takers):
            hands[robot] += dealt[begin + place : end : len(takers)]
        begin, given = end, least
        takers = [robot for robot in takers if wanted[robot] > least]
    for robot, hand in enumerate(hands):
        hand.sort()
        state.hand[robot] = tuple(hand)


def deal_windows(state: State, chance: Chance, log: Log) -> None:
    """Asks the holders of Recompile and of a loaded Flywheel in Dock order (RR-16.5, RR-17.11, RR-17.22)."""
    recompiler, spinner = state.holder[RECOMPILE], state.holder[FLYWHEEL]
    windows = [(recompiler, questions.RECOMPILE), (spinner, questions.FLYWHEEL)]
    if spinner < recompiler:
        windows.reverse()
    while state.cursor < 2:
        robot, question = windows[state.cursor]
        state.cursor += 1
        if robot != NOBODY and state.square[robot] >= 0 and not state.down[robot] and _has_use(state, robot, question):
            questions.put(state, question, robot)
            return
    state.cursor = 0
    state.step = PROGRAM_OPEN


def _has_use(state: State, robot: int, question: int) -> bool:
    """Recompile needs a hand and fewer than nine Damage (RR-17.27), Flywheel a stored card."""
    if question == questions.FLYWHEEL:
        return state.flywheel != NO_CARD
    return bool(state.hand[robot]) and damage(state, robot) < FULL_HAND


def recompile(state: State, robot: int, chance: Chance, log: Log) -> None:
    """A new hand of the same size for one Damage; a register locked by it takes this turn's card (RR-17.22)."""
    count = len(state.hand[robot])
    pile = undealt(state)
    state.discard.extend(state.hand[robot])
    state.hand[robot] = ()
    drawn = chance.draw("program-card", pile, min(count, len(pile))) if pile else []
    missing = count - len(drawn)
    if missing:
        again = sorted(state.discard)
        state.discard = []
        drawn = drawn + chance.draw("program-card", again, min(missing, len(again)))
    state.hand[robot] = tuple(sorted(drawn))
    if log is not None:
        log.append(Event("recompiles", (state.cast.model[robot], count)))
    hurt(state, robot, chance, log, fill=False)


def use_flywheel(state: State, robot: int, log: Log) -> None:
    """The stored card joins the hand."""
    state.hand[robot] = tuple(sorted((*state.hand[robot], state.flywheel)))
    state.flywheel = NO_CARD
    if log is not None:
        log.append(Event("uses_flywheel", (state.cast.model[robot],)))
