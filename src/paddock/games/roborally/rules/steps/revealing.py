"""From the sealed programs to step A of a register: gyroscope, Conditional Program, reveal, Abort Switch (RR-6.3)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    ABORT_SWITCH,
    CARDS,
    CONDITIONAL_PROGRAM,
    GYROSCOPIC_STABILIZER,
    NO_CARD,
)
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    ABORTING,
    ANNOUNCE,
    NOBODY,
    ORDER,
    REVEAL,
    State,
)
from paddock.games.roborally.rules.steps.damage import Log, cards_in, discard_register, draw_card
from paddock.games.roborally.rules.steps.moving import free_register


def gyroscope(state: State, chance: Chance, log: Log) -> None:
    """Asks for the Gyroscopic Stabilizer, then register 1 begins (RR-6.3, RR-17.13)."""
    state.register = 1
    state.step = ANNOUNCE
    if log is not None:
        log.append(Event("register", (0,)))
    robot = state.holder[GYROSCOPIC_STABILIZER]
    if robot != NOBODY and state.square[robot] >= 0:
        questions.put(state, questions.GYRO, robot)


def announce(state: State, chance: Chance, log: Log) -> None:
    """Before the reveal: Conditional Program (RR-17.5)."""
    state.step = REVEAL
    robot = state.holder[CONDITIONAL_PROGRAM]
    if robot == NOBODY or state.conditional == NO_CARD or state.square[robot] < 0 or state.down[robot]:
        return
    governed = state.aborted and state.holder[ABORT_SWITCH] == robot
    if is_locked(state, robot) or governed or state.registers[5 * robot + state.register - 1] == NO_CARD:
        return
    questions.put(state, questions.CONDITIONAL, robot)


def is_locked(state: State, robot: int) -> bool:
    """Whether a robot's current register is locked."""
    return bool(((state.locked[robot] | state.jammed[robot]) >> (state.register - 1)) & 1)


def use_conditional(state: State, robot: int, log: Log) -> None:
    """The stored card replaces the programmed one."""
    slot = 5 * robot + state.register - 1
    discard_register(state, slot)
    state.registers[slot] = state.conditional
    state.conditional = NO_CARD
    free_register(state, robot, state.register - 1)
    if log is not None:
        log.append(Event("announces_conditional", (state.cast.model[robot],)))


def reveal(state: State, chance: Chance, log: Log) -> None:
    """Step A: all cards of the register are revealed at once (RR-6.1)."""
    register = state.register - 1
    bit = 1 << register
    squares, shown = state.square, state.shown
    for robot, content in enumerate(state.registers[register::5]):
        if content < 0 or squares[robot] < 0:
            continue
        shown[robot] |= bit
        if log is not None:
            model = state.cast.model[robot]
            if content < CARDS:
                log.append(Event("reveals", (model, register, content)))
            else:
                card, second = cards_in(content)
                log.append(Event("reveals_pair", (model, register, card, second)))
    state.step = ABORTING


def aborting(state: State, chance: Chance, log: Log) -> None:
    """After the reveal: Abort Switch, by choice the first time and by itself from then on (RR-17.2)."""
    state.step = ORDER
    robot = state.holder[ABORT_SWITCH]
    if robot == NOBODY or state.square[robot] < 0 or state.down[robot] or is_locked(state, robot):
        return
    if state.registers[5 * robot + state.register - 1] == NO_CARD:
        return
    if state.aborted:
        abort(state, robot, chance, log)
    else:
        questions.put(state, questions.ABORT, robot)


def abort(state: State, robot: int, chance: Chance, log: Log) -> None:
    """The revealed card is discarded and the top card of the deck played in its place."""
    slot = 5 * robot + state.register - 1
    card = draw_card(state, chance)
    state.aborted = True
    if card == NO_CARD:
        return
    discard_register(state, slot)
    state.registers[slot] = card
    free_register(state, robot, state.register - 1)
    if log is not None:
        log.append(Event("aborts", (state.cast.model[robot], card)))
