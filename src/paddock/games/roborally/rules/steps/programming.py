"""Programs: cards into registers, sealing, storing, time being up, power-down declarations (RR-4, RR-5.1-5.4)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import NO_CARD
from .. import phases, questions
from ..phases import STAGE_DONE, STEP_PROGRAMMING
from ..state import State, ask_question, update_seats_to_program
from .moving import packed_pair


def start_programming(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Programming begins; whoever has nothing to choose is done at once (RR-4.8, RR-A2)."""
    state.step = STEP_PROGRAMMING
    stage, registers = state.program_stage, state.registers
    for robot, hand in enumerate(state.hand):
        if stage[robot] == STAGE_DONE or state.square[robot] < 0 or state.powered_down[robot]:
            stage[robot] = STAGE_DONE
            continue
        if len(hand) > 1 and NO_CARD in registers[5 * robot : 5 * robot + 5]:
            continue  # there is something to choose
        empty = empty_registers(state, robot)
        if len(hand) == 1 and len(empty) == 1:
            state.registers[5 * robot + empty[0]] = hand[0]
            state.hand[robot] = ()
            empty = []
        if not empty or not state.hand[robot]:
            seal_program(state, robot, events)
    update_seats_to_program(state)


def empty_registers(state: State, robot: int) -> list[int]:
    """The registers that still need a card: locked ones keep theirs (RR-4.3)."""
    first = 5 * robot
    return [register for register in range(5) if state.registers[first + register] == NO_CARD]


def pairings(state: State, robot: int, card: int, packed_cards: int) -> list[bool]:
    """The ways in which a card may join another in a register: True for Crab Legs, False for Dual Processor
    (RR-17.6, RR-17.8). With both Options, a rotation added to a Move 1 makes a sidestep, a Move 1 added to a
    rotation does not."""
    if packed_cards < 0 or packed_cards >= content.CARD_COUNT:
        return []
    one, other = content.CARD_ACTION[packed_cards], content.CARD_ACTION[card]
    if (one >= content.BACK_UP) == (other >= content.BACK_UP):
        return []
    move, rotation = max(one, other), min(one, other)
    crab = (
        state.option_holder[content.OPTION_CRAB_LEGS] == robot and move == content.MOVE_1 and rotation != content.U_TURN
    )
    dual = state.option_holder[content.DUAL_PROCESSOR] == robot
    if crab and dual:
        return [one == content.MOVE_1]
    return [True] if crab else [False] if dual else []


def place_card(state: State, robot: int, register: int, card: int) -> None:
    """A hand card goes into a register, alone or beside another."""
    hand = state.hand[robot]
    at = hand.index(card)
    state.hand[robot] = hand[:at] + hand[at + 1 :]
    slot = 5 * robot + register
    packed_cards = state.registers[slot]
    if packed_cards == NO_CARD:
        state.registers[slot] = card
        return
    crab = pairings(state, robot, card, packed_cards)[0]
    if content.CARD_ACTION[card] >= content.BACK_UP:
        state.registers[slot] = packed_pair(card, packed_cards, crab)
    else:
        state.registers[slot] = packed_pair(packed_cards, card, crab)


def seal_program(state: State, robot: int, events: EventSink) -> None:
    """A program is final (RR-4.2); Options that store an unused card come next (RR-17.5, RR-17.11)."""
    if events.is_listening:
        events.add("seals", (state.roster.robot_models[robot],))
    state.program_stage[robot] = phases.STAGE_STORING_CONDITIONAL if state.options[robot] else STAGE_DONE
    if state.options[robot]:
        next_storing_stage(state, robot)
    else:
        update_seats_to_program(state)


def next_storing_stage(state: State, robot: int) -> None:
    """Goes on to the next thing that a sealed robot can be asked while others still program."""
    unused = seems_to_have_unused_cards(state, robot)
    if state.program_stage[robot] == phases.STAGE_STORING_CONDITIONAL:
        if unused and state.option_holder[content.CONDITIONAL_PROGRAM] == robot and state.conditional_card == NO_CARD:
            return
        state.program_stage[robot] = phases.STAGE_STORING_FLYWHEEL
    if state.program_stage[robot] == phases.STAGE_STORING_FLYWHEEL:
        if unused and state.option_holder[content.OPTION_FLYWHEEL] == robot and state.flywheel_card == NO_CARD:
            return  # asked even if no card fits, or the question would tell the others what is in the hand
        state.program_stage[robot] = STAGE_DONE
        update_seats_to_program(state)


def seems_to_have_unused_cards(state: State, robot: int) -> bool:
    """Whether a robot has unused cards as far as others can tell: they see how many it was dealt and how many registers
    it had to fill, but not that two cards lie in one of them."""
    if state.hand[robot]:
        return True
    first, shown = 5 * robot, state.revealed[robot]
    return any(state.registers[first + each] >= content.CARD_COUNT and not (shown >> each) & 1 for each in range(5))


def flywheel_cards(state: State, robot: int) -> list[int]:
    """The unused cards that a Flywheel takes: movement cards, unless the setting allows any (RR-17.11)."""
    if state.settings.flywheel_any_card:
        return list(state.hand[robot])
    return [card for card in state.hand[robot] if content.CARD_ACTION[card] >= content.BACK_UP]


def store_card(state: State, robot: int, card: int, option: int, events: EventSink) -> None:
    """An unused card is laid face down on an Option (`card` is CARDS for none)."""
    if card < content.CARD_COUNT:
        state.hand[robot] = tuple(held for held in state.hand[robot] if held != card)
        if option == content.CONDITIONAL_PROGRAM:
            state.conditional_card = card
        else:
            state.flywheel_card = card
        events.add("stores", (state.roster.robot_models[robot], option))
    state.program_stage[robot] += 1
    update_seats_to_program(state)
    next_storing_stage(state, robot)


def fill_registers_at_random(state: State, seat: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Empty registers are filled at random, ascending, from each robot's own hand (RR-4.6, RR-4.10)."""
    for robot in state.roster.robots_of[seat]:
        if state.program_stage[robot] != phases.STAGE_PROGRAMMING:
            continue
        for register in empty_registers(state, robot):
            if state.hand[robot]:
                place_card(state, robot, register, chance_source.pick("time-out", state.hand[robot]))
        events.add("time_up", (state.roster.robot_models[robot],))
        state.program_stage[robot] = STAGE_DONE
    update_seats_to_program(state)


def end_programming(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """All programs are in: unused cards are discarded (RR-4.1)."""
    state.unused_cards = tuple(state.hand)
    for robot, hand in enumerate(state.hand):
        if hand:
            state.discard.extend(hand)
            state.hand[robot] = ()
    state.step_cursor = 0
    state.step = phases.STEP_ANNOUNCE_POWER_DOWN


def ask_power_down(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Power-down declarations in Dock order, for robots with Damage (RR-5.1, RR-5.4)."""
    if "no_power_down" not in state.course.rules:
        for robot in range(state.step_cursor, len(state.square)):
            hurt = state.free_damage[robot] or state.locked[robot]
            if hurt and state.square[robot] >= 0 and not state.powered_down[robot] and not state.announced_down[robot]:
                state.step_cursor = robot + 1
                ask_question(state, questions.ASK_POWER_DOWN, robot)
                return
    state.step_cursor = 0
    state.step = phases.STEP_GYROSCOPE
