"""Programs: cards into registers, sealing, storing, time being up, power-down declarations (RR-4, RR-5.1-5.4)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    ACTION,
    BACK_UP,
    CARDS,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FLYWHEEL,
    MOVE_1,
    NO_CARD,
    U_TURN,
)
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    DECLARE,
    DONE,
    GYROSCOPE,
    PROGRAM,
    PROGRAMMING,
    STORING_CONDITIONAL,
    STORING_FLYWHEEL,
    State,
)
from paddock.games.roborally.rules.steps.damage import Log
from paddock.games.roborally.rules.steps.moving import pair


def program_open(state: State, chance: Chance, log: Log) -> None:
    """Programming begins; whoever has nothing to choose is done at once (RR-4.8, RR-A2)."""
    state.step = PROGRAM
    stage, registers = state.stage, state.registers
    for robot, hand in enumerate(state.hand):
        if stage[robot] == DONE or state.square[robot] < 0 or state.down[robot]:
            stage[robot] = DONE
            continue
        if len(hand) > 1 and NO_CARD in registers[5 * robot : 5 * robot + 5]:
            continue  # there is something to choose
        empty = empty_registers(state, robot)
        if len(hand) == 1 and len(empty) == 1:
            state.registers[5 * robot + empty[0]] = hand[0]
            state.hand[robot] = ()
            empty = []
        if not empty or not state.hand[robot]:
            seal(state, robot, log)


def empty_registers(state: State, robot: int) -> list[int]:
    """The registers that still need a card: locked ones keep theirs (RR-4.3)."""
    first = 5 * robot
    return [register for register in range(5) if state.registers[first + register] == NO_CARD]


def pairs(state: State, robot: int, card: int, content: int) -> list[bool]:
    """The ways in which a card may join another in a register: True for Crab Legs, False for Dual Processor
    (RR-17.6, RR-17.8). With both Options, a rotation added to a Move 1 makes a sidestep, a Move 1 added to a
    rotation does not."""
    if content < 0 or content >= CARDS:
        return []
    one, other = ACTION[content], ACTION[card]
    if (one >= BACK_UP) == (other >= BACK_UP):
        return []
    move, rotation = max(one, other), min(one, other)
    crab = state.holder[CRAB_LEGS] == robot and move == MOVE_1 and rotation != U_TURN
    dual = state.holder[DUAL_PROCESSOR] == robot
    if crab and dual:
        return [one == MOVE_1]
    return [True] if crab else [False] if dual else []


def place(state: State, robot: int, register: int, card: int) -> None:
    """A hand card goes into a register, alone or beside another."""
    hand = state.hand[robot]
    at = hand.index(card)
    state.hand[robot] = hand[:at] + hand[at + 1 :]
    slot = 5 * robot + register
    content = state.registers[slot]
    if content == NO_CARD:
        state.registers[slot] = card
        return
    crab = pairs(state, robot, card, content)[0]
    if ACTION[card] >= BACK_UP:
        state.registers[slot] = pair(card, content, crab)
    else:
        state.registers[slot] = pair(content, card, crab)


def seal(state: State, robot: int, log: Log) -> None:
    """A program is final (RR-4.2); Options that store an unused card come next (RR-17.5, RR-17.11)."""
    if log is not None:
        log.append(Event("seals", (state.cast.model[robot],)))
    state.stage[robot] = STORING_CONDITIONAL
    settle(state, robot)


def settle(state: State, robot: int) -> None:
    """Goes on to the next thing that a sealed robot can be asked while others still program."""
    unused = seems_to_have_unused(state, robot)
    if state.stage[robot] == STORING_CONDITIONAL:
        if unused and state.holder[CONDITIONAL_PROGRAM] == robot and state.conditional == NO_CARD:
            return
        state.stage[robot] = STORING_FLYWHEEL
    if state.stage[robot] == STORING_FLYWHEEL:
        if unused and state.holder[FLYWHEEL] == robot and state.flywheel == NO_CARD:
            return  # asked even if no card fits, or the question would tell the others what is in the hand
        state.stage[robot] = DONE


def seems_to_have_unused(state: State, robot: int) -> bool:
    """Whether a robot has unused cards as far as others can tell: they see how many it was dealt and how many registers
    it had to fill, but not that two cards lie in one of them."""
    if state.hand[robot]:
        return True
    first, shown = 5 * robot, state.shown[robot]
    return any(state.registers[first + each] >= CARDS and not (shown >> each) & 1 for each in range(5))


def flywheel_cards(state: State, robot: int) -> list[int]:
    """The unused cards that a Flywheel takes: movement cards, unless the setting allows any (RR-17.11)."""
    if state.settings.flywheel_any_card:
        return list(state.hand[robot])
    return [card for card in state.hand[robot] if ACTION[card] >= BACK_UP]


def store(state: State, robot: int, card: int, option: int, log: Log) -> None:
    """An unused card is laid face down on an Option (`card` is CARDS for none)."""
    if card < CARDS:
        state.hand[robot] = tuple(held for held in state.hand[robot] if held != card)
        if option == CONDITIONAL_PROGRAM:
            state.conditional = card
        else:
            state.flywheel = card
        if log is not None:
            log.append(Event("stores", (state.cast.model[robot], option)))
    state.stage[robot] += 1
    settle(state, robot)


def time_up(state: State, seat: int, chance: Chance, log: Log) -> None:
    """Empty registers are filled at random, ascending, from each robot's own hand (RR-4.6, RR-4.10)."""
    for robot in state.cast.robots_of[seat]:
        if state.stage[robot] != PROGRAMMING:
            continue
        for register in empty_registers(state, robot):
            if state.hand[robot]:
                place(state, robot, register, chance.pick("time-out", state.hand[robot]))
        if log is not None:
            log.append(Event("time_up", (state.cast.model[robot],)))
        state.stage[robot] = DONE


def program(state: State, chance: Chance, log: Log) -> None:
    """All programs are in: unused cards are discarded (RR-4.1)."""
    state.unused = tuple(state.hand)
    for robot, hand in enumerate(state.hand):
        if hand:
            state.discard.extend(hand)
            state.hand[robot] = ()
    state.cursor = 0
    state.step = DECLARE


def declare(state: State, chance: Chance, log: Log) -> None:
    """Power-down declarations in Dock order, for robots with Damage (RR-5.1, RR-5.4)."""
    if "no_power_down" not in state.course.rules:
        for robot in range(state.cursor, len(state.square)):
            hurt = state.loose[robot] or state.locked[robot]
            if hurt and state.square[robot] >= 0 and not state.down[robot] and not state.announced[robot]:
                state.cursor = robot + 1
                questions.put(state, questions.POWER_DOWN, robot)
                return
    state.cursor = 0
    state.step = GYROSCOPE
