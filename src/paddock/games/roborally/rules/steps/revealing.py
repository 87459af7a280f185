"""From the sealed programs to step A of a register: gyroscope, Conditional Program, reveal, Abort Switch (RR-6.3)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import ABORT_SWITCH, CARD_COUNT, CONDITIONAL_PROGRAM, GYROSCOPIC_STABILIZER, NO_CARD
from .. import questions
from ..phases import STEP_ABORT_SWITCH, STEP_ACTING_ORDER, STEP_CONDITIONAL_PROGRAM, STEP_REVEAL
from ..state import NOBODY, State, ask_question
from .damage import cards_in_register, discard_register, draw_card
from .moving import release_from_control


def ask_gyroscope(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Asks for the Gyroscopic Stabilizer, then register 1 begins (RR-6.3, RR-17.13)."""
    state.register = 1
    state.step = STEP_CONDITIONAL_PROGRAM
    if events.is_listening:
        events.add("register", (0,))
    robot = state.option_holder[GYROSCOPIC_STABILIZER]
    if robot != NOBODY and state.square[robot] >= 0:
        ask_question(state, questions.ASK_GYROSCOPE, robot)


def ask_conditional_program(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Before the reveal: Conditional Program (RR-17.5)."""
    state.step = STEP_REVEAL
    robot = state.option_holder[CONDITIONAL_PROGRAM]
    if robot == NOBODY or state.conditional_card == NO_CARD or state.square[robot] < 0 or state.powered_down[robot]:
        return
    governed = state.abort_switch_used and state.option_holder[ABORT_SWITCH] == robot
    if is_register_locked(state, robot) or governed or state.registers[5 * robot + state.register - 1] == NO_CARD:
        return
    ask_question(state, questions.ASK_CONDITIONAL_PROGRAM, robot)


def is_register_locked(state: State, robot: int) -> bool:
    """Whether a robot's current register is locked."""
    return bool(((state.locked[robot] | state.jammed[robot]) >> (state.register - 1)) & 1)


def use_conditional_program(state: State, robot: int, events: EventSink) -> None:
    """The stored card replaces the programmed one."""
    slot = 5 * robot + state.register - 1
    discard_register(state, slot)
    state.registers[slot] = state.conditional_card
    state.conditional_card = NO_CARD
    release_from_control(state, robot, state.register - 1)
    events.add("announces_conditional", (state.roster.robot_models[robot],))


def reveal_registers(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Step A: all cards of the register are revealed at once (RR-6.1)."""
    register = state.register - 1
    bit = 1 << register
    squares, shown = state.square, state.revealed
    for robot, packed_cards in enumerate(state.registers[register::5]):
        if packed_cards < 0 or squares[robot] < 0:
            continue
        shown[robot] |= bit
        if events.is_listening:
            model = state.roster.robot_models[robot]
            if packed_cards < CARD_COUNT:
                events.add("reveals", (model, register, packed_cards))
            else:
                card, second = cards_in_register(packed_cards)
                events.add("reveals_pair", (model, register, card, second))
    state.step = STEP_ABORT_SWITCH


def ask_abort_switch(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """After the reveal: Abort Switch, by choice the first time and by itself from then on (RR-17.2)."""
    state.step = STEP_ACTING_ORDER
    robot = state.option_holder[ABORT_SWITCH]
    if robot == NOBODY or state.square[robot] < 0 or state.powered_down[robot] or is_register_locked(state, robot):
        return
    if state.registers[5 * robot + state.register - 1] == NO_CARD:
        return
    if state.abort_switch_used:
        replace_aborted_card(state, robot, chance_source, events)
    else:
        ask_question(state, questions.ASK_ABORT_SWITCH, robot)


def replace_aborted_card(state: State, robot: int, chance_source: ChanceSource, events: EventSink) -> None:
    """The revealed card is discarded and the top card of the deck played in its place."""
    slot = 5 * robot + state.register - 1
    card = draw_card(state, chance_source)
    state.abort_switch_used = True
    if card == NO_CARD:
        return
    discard_register(state, slot)
    state.registers[slot] = card
    release_from_control(state, robot, state.register - 1)
    events.add("aborts", (state.roster.robot_models[robot], card))
