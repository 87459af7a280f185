"""Damage, locked registers, destruction, Lives and the Options that go with them (RR-12.4, RR-13, RR-14.1-14.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components import content
from ...components.content import CARD_COUNT, NO_CARD
from .. import questions
from ..phases import STEP_LASER_DAMAGE
from ..state import NOBODY, State, ask_question, damage_of, with_entry
from ..statuses import STATUS_DESTROYED, STATUS_ELIMINATED

MAX_FREE_DAMAGE: Final = 4
"""Damage beyond this locks registers (RR-13.1)."""
ALL_REGISTERS: Final = 0b11111
_EMPTY_PROGRAM: Final = [NO_CARD] * 5

# Tasks on the agenda, taken from its front: (what, robot, three details)
TASK_WALK: Final = 1
TASK_TURN: Final = 2
TASK_LOSE_OPTION: Final = 3
TASK_NAMES: Final = ("none", "walk", "turn", "lose_option")


def cards_in_register(packed_cards: int) -> tuple[int, ...]:
    """The cards in a register: none, one, or two."""
    if packed_cards < 0:
        return ()
    if packed_cards < CARD_COUNT:
        return (packed_cards,)
    return packed_cards % CARD_COUNT, (packed_cards // CARD_COUNT - 1) % CARD_COUNT


def undealt_cards(state: State) -> list[int]:
    """The Program cards that lie nowhere else, ascending (RR-3.8)."""
    held: set[int] = set(state.discard)
    for hand in state.hand:
        held.update(hand)
    for packed_cards in state.registers:
        held.update(cards_in_register(packed_cards))
    held.add(state.conditional_card)
    held.add(state.flywheel_card)
    return [card for card in content.ALL_CARDS if card not in held]


def draw_card(state: State, chance_source: ChanceSource) -> int:
    """A card drawn during the turn; the discards are shuffled when nothing is left (RR-3.7, RR-3.9)."""
    pile = undealt_cards(state)
    if not pile:
        pile = sorted(state.discard)
        state.discard = []
        if not pile:
            return NO_CARD
    return chance_source.pick("program-card", pile)


def lock_register(
    state: State,
    robot: int,
    register: int,
    chance_source: ChanceSource,
    events: EventSink,
    *,
    fills_register: bool = True,
) -> None:
    """Locks a register; one without a card gets one face up (RR-13.8)."""
    state.locked[robot] |= 1 << register
    events.add("locks", (state.roster.robot_models[robot], register))
    if fills_register:
        fill_locked_register(state, robot, register, chance_source, events)


def fill_locked_register(
    state: State, robot: int, register: int, chance_source: ChanceSource, events: EventSink
) -> None:
    """Gives a locked register that has no card a random one, face up (RR-13.8)."""
    place = 5 * robot + register
    if state.registers[place] != NO_CARD:
        return
    card = draw_card(state, chance_source)
    if card == NO_CARD:
        return
    state.registers[place] = card
    state.revealed[robot] |= 1 << register
    events.add("locks_card", (state.roster.robot_models[robot], register, card))


def add_damage(
    state: State, robot: int, chance_source: ChanceSource, events: EventSink, *, fills_register: bool = True
) -> bool:
    """Puts one Damage on a robot; True if it was the tenth (RR-13.2, RR-13.6)."""
    if state.free_damage[robot] < MAX_FREE_DAMAGE:
        state.free_damage[robot] += 1
        return False
    locked = state.locked[robot]
    if locked == ALL_REGISTERS:
        return True
    register = 4
    while (locked >> register) & 1:
        register -= 1
    lock_register(state, robot, register, chance_source, events, fills_register=fills_register)
    return False


def remove_damage(state: State, robot: int, events: EventSink) -> bool:
    """Discards one Damage: the lowest locked register is freed first (RR-12.7, RR-13.5). False if there is none."""
    locked = state.locked[robot]
    if locked:
        register = (locked & -locked).bit_length() - 1
        state.locked[robot] = locked & (locked - 1)
        events.add("frees", (state.roster.robot_models[robot], register))
    elif state.free_damage[robot]:
        state.free_damage[robot] -= 1
    else:
        return False
    return True


def discard_register(state: State, register_index: int) -> None:
    """Discards what lies in a register."""
    packed_cards = state.registers[register_index]
    if packed_cards >= 0:
        state.discard.extend(cards_in_register(packed_cards))
        state.registers[register_index] = NO_CARD


def discard_program(state: State, robot: int) -> None:
    """Discards what lies in all registers of a robot."""
    first, discard = 5 * robot, state.discard
    program = state.registers[first : first + 5]
    if program == _EMPTY_PROGRAM:
        return
    for packed_cards in program:
        if packed_cards >= CARD_COUNT:
            discard.extend(cards_in_register(packed_cards))
        elif packed_cards >= 0:
            discard.append(packed_cards)
    state.registers[first : first + 5] = _EMPTY_PROGRAM


def take_damage(state: State, robot: int, chance_source: ChanceSource, events: EventSink) -> None:
    """One Damage that nothing stopped. In the laser step the robot is taken off later (RR-10.8), else at once."""
    tenth = add_damage(state, robot, chance_source, events)
    events.add("damaged", (state.roster.robot_models[robot], damage_of(state, robot) + tenth))
    if tenth:
        if state.step == STEP_LASER_DAMAGE:
            state.fatally_hit |= 1 << robot
        else:
            destroy_robot(state, robot, events)


def receive_damage(state: State, robot: int, hit_side: int, chance_source: ChanceSource, events: EventSink) -> bool:
    """One Damage about to be received: shield, coat, the owner's choice, the token (RR-13.11). True if asked."""
    if (
        hit_side >= 0
        and state.powered_down[robot]
        and state.option_holder[content.POWER_DOWN_SHIELD] == robot
        and not (state.shielded_sides >> hit_side) & 1
    ):
        state.shielded_sides |= 1 << hit_side
        events.add("shielded", (state.roster.robot_models[robot],))
        return False
    if state.option_holder[content.ABLATIVE_COAT] == robot:
        state.ablative_coat_uses += 1
        events.add("coated", (state.roster.robot_models[robot], content.ABLATIVE_USES - state.ablative_coat_uses))
        if state.ablative_coat_uses == content.ABLATIVE_USES:
            discard_option(state, robot, content.ABLATIVE_COAT)
        return False
    if state.options[robot]:
        ask_question(state, questions.ASK_PREVENT_DAMAGE, robot)
        return True
    take_damage(state, robot, chance_source, events)
    return False


def give_option(state: State, robot: int, option: int) -> None:
    """An Option goes to a robot, from wherever it was."""
    bit = 1 << option
    state.option_deck &= ~bit
    state.option_discard &= ~bit
    state.option_holder[option] = robot
    state.held_options |= bit
    state.options[robot] = (*state.options[robot], option)


def discard_option(state: State, robot: int, option: int) -> None:
    """An Option goes face up beside the deck; tokens and a stored card leave it (RR-13.9, RR-14.2)."""
    bit = 1 << option
    state.option_discard |= bit
    state.held_options &= ~bit
    state.option_holder[option] = NOBODY
    state.options[robot] = tuple(held for held in state.options[robot] if held != option)
    if option == content.ABLATIVE_COAT:
        state.ablative_coat_uses = 0
    elif option == content.MINI_HOWITZER:
        state.howitzer_shots = 0
    elif option == content.CONDITIONAL_PROGRAM and state.conditional_card != NO_CARD:
        state.discard.append(state.conditional_card)
        state.conditional_card = NO_CARD
    elif option == content.OPTION_FLYWHEEL and state.flywheel_card != NO_CARD:
        state.discard.append(state.flywheel_card)
        state.flywheel_card = NO_CARD


def lose_option(state: State, robot: int, option: int, events: EventSink) -> None:
    """An Option is lost to destruction or to Fire Control."""
    discard_option(state, robot, option)
    events.add("loses_option", (state.roster.robot_models[robot], option))


def draw_option(state: State, robot: int, chance_source: ChanceSource, events: EventSink) -> None:
    """Draws an Option face up; the discards are shuffled when the deck is empty (RR-12.3, RR-12.4)."""
    if not state.option_deck:
        state.option_deck = state.option_discard
        state.option_discard = 0
    pile = [option for option in range(content.OPTION_COUNT) if (state.option_deck >> option) & 1]
    if not pile:
        return
    option = chance_source.pick("option", pile)
    give_option(state, robot, option)
    events.add("draws_option", (state.roster.robot_models[robot], option))


def destroy_robot(state: State, robot: int, events: EventSink) -> None:
    """A robot is destroyed: cards, Damage, one Option and one Life go (RR-14.1-14.4)."""
    if state.lives[robot] == 0:
        eliminate_robot(state, robot, events)
        return
    _remove_from_board(state, robot)
    state.lives[robot] -= 1
    state.status[robot] = STATUS_DESTROYED
    state.returning = (*state.returning, robot)
    events.add("destroyed", (state.roster.robot_models[robot], state.lives[robot]))
    if len(state.options[robot]) == 1:
        lose_option(state, robot, state.options[robot][0], events)
    elif state.options[robot]:
        state.pending_tasks.append((TASK_LOSE_OPTION, robot, 0, 0, 0))


def _remove_from_board(state: State, robot: int) -> None:
    """Takes a robot off the board with all its cards, Damage and announcements."""
    state.square[robot] = -1
    state.free_damage[robot] = 0
    state.locked[robot] = 0
    state.powered_down[robot] = 0
    state.announced_down[robot] = 0
    state.revealed[robot] = 0
    if robot in state.controller:
        remember_program(state, robot)
    discard_program(state, robot)
    if state.hand[robot]:
        state.discard.extend(state.hand[robot])
        state.hand[robot] = ()
    if state.jammed[robot]:
        state.jammed = with_entry(state.jammed, robot, 0)
    if state.virtual[robot]:
        state.virtual = with_entry(state.virtual, robot, 0)
    if robot in state.flag_carriers:
        flag = state.flag_carriers.index(robot)
        state.flag_carriers = with_entry(state.flag_carriers, flag, NOBODY)
        state.flags[flag] = state.course.flags[flag]


def remember_program(state: State, controller: int) -> None:
    """The faces of a controller's cards are kept for its targets (RR-17.28)."""
    if not state.remembered_programs:
        state.remembered_programs = (NO_CARD,) * len(state.registers)
    first = 5 * controller
    state.remembered_programs = (
        *state.remembered_programs[:first],
        *state.registers[first : first + 5],
        *state.remembered_programs[first + 5 :],
    )


def eliminate_robot(state: State, robot: int, events: EventSink) -> None:
    """A robot leaves the game for good with its Options (RR-14.4); a racer takes its blocker along (RR-19.10)."""
    if not state.status[robot].is_out:
        _remove_from_board(state, robot)
    state.status[robot] = STATUS_ELIMINATED
    state.archive[robot] = -1
    state.ended_at = with_entry(state.ended_at, robot, state.turn * 8 + state.register)
    if robot in state.returning:
        state.returning = tuple(other for other in state.returning if other != robot)
    for option in state.options[robot]:
        discard_option(state, robot, option)
    events.add("eliminated", (state.roster.robot_models[robot],))
    if not state.roster.blocker_robots[robot]:
        for other in state.roster.robots_of[state.roster.robot_owner[robot]]:
            if state.roster.blocker_robots[other] and not state.status[other].is_out:
                eliminate_robot(state, other, events)
