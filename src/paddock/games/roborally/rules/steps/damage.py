"""Damage, locked registers, destruction, Lives and the Options that go with them (RR-12.4, RR-13, RR-14.1-14.4)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import (
    ABLATIVE_COAT,
    ABLATIVE_USES,
    ALL_CARDS,
    CARDS,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    MINI_HOWITZER,
    NO_CARD,
    OPTIONS,
    POWER_DOWN_SHIELD,
)
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    DESTROYED,
    ELIMINATED,
    HITS,
    NOBODY,
    RACING,
    State,
    damage,
    replaced,
)

Log = list[Event] | None

FREE_DAMAGE: Final = 4
"""Damage beyond this locks registers (RR-13.1)."""
ALL_LOCKED: Final = 0b11111
_NO_PROGRAM: Final = [NO_CARD] * 5

# Tasks on the agenda, taken from its front: (what, robot, three details)
WALK: Final = 1
TURN: Final = 2
LOSE_OPTION: Final = 3
TASKS: Final = ("none", "walk", "turn", "lose_option")


def cards_in(content: int) -> tuple[int, ...]:
    """The cards in a register: none, one, or two."""
    if content < 0:
        return ()
    if content < CARDS:
        return (content,)
    return content % CARDS, (content // CARDS - 1) % CARDS


def undealt(state: State) -> list[int]:
    """The Program cards that lie nowhere else, ascending (RR-3.8)."""
    held: set[int] = set(state.discard)
    for hand in state.hand:
        held.update(hand)
    for content in state.registers:
        held.update(cards_in(content))
    held.add(state.conditional)
    held.add(state.flywheel)
    return [card for card in ALL_CARDS if card not in held]


def draw_card(state: State, chance: Chance) -> int:
    """A card drawn during the turn; the discards are shuffled when nothing is left (RR-3.7, RR-3.9)."""
    pile = undealt(state)
    if not pile:
        pile = sorted(state.discard)
        state.discard = []
        if not pile:
            return NO_CARD
    return chance.pick("program-card", pile)


def lock(state: State, robot: int, register: int, chance: Chance, log: Log, *, fill: bool = True) -> None:
    """Locks a register; one without a card gets one face up (RR-13.8)."""
    state.locked[robot] |= 1 << register
    if log is not None:
        log.append(Event("locks", (state.cast.model[robot], register)))
    if fill:
        fill_locked(state, robot, register, chance, log)


def fill_locked(state: State, robot: int, register: int, chance: Chance, log: Log) -> None:
    """Gives a locked register that has no card a random one, face up (RR-13.8)."""
    place = 5 * robot + register
    if state.registers[place] != NO_CARD:
        return
    card = draw_card(state, chance)
    if card == NO_CARD:
        return
    state.registers[place] = card
    state.shown[robot] |= 1 << register
    if log is not None:
        log.append(Event("locks_card", (state.cast.model[robot], register, card)))


def hurt(state: State, robot: int, chance: Chance, log: Log, *, fill: bool = True) -> bool:
    """Puts one Damage on a robot; True if it was the tenth (RR-13.2, RR-13.6)."""
    if state.loose[robot] < FREE_DAMAGE:
        state.loose[robot] += 1
        return False
    locked = state.locked[robot]
    if locked == ALL_LOCKED:
        return True
    register = 4
    while (locked >> register) & 1:
        register -= 1
    lock(state, robot, register, chance, log, fill=fill)
    return False


def mend(state: State, robot: int, log: Log) -> bool:
    """Discards one Damage: the lowest locked register is freed first (RR-12.7, RR-13.5). False if there is none."""
    locked = state.locked[robot]
    if locked:
        register = (locked & -locked).bit_length() - 1
        state.locked[robot] = locked & (locked - 1)
        if log is not None:
            log.append(Event("frees", (state.cast.model[robot], register)))
    elif state.loose[robot]:
        state.loose[robot] -= 1
    else:
        return False
    return True


def discard_register(state: State, place: int) -> None:
    """Discards what lies in a register."""
    content = state.registers[place]
    if content >= 0:
        state.discard.extend(cards_in(content))
        state.registers[place] = NO_CARD


def discard_program(state: State, robot: int) -> None:
    """Discards what lies in all registers of a robot."""
    first, discard = 5 * robot, state.discard
    program = state.registers[first : first + 5]
    if program == _NO_PROGRAM:
        return
    for content in program:
        if content >= CARDS:
            discard.extend(cards_in(content))
        elif content >= 0:
            discard.append(content)
    state.registers[first : first + 5] = _NO_PROGRAM


def take_damage(state: State, robot: int, chance: Chance, log: Log) -> None:
    """One Damage that nothing stopped. In the laser step the robot is taken off later (RR-10.8), else at once."""
    tenth = hurt(state, robot, chance, log)
    if log is not None:
        log.append(Event("damaged", (state.cast.model[robot], damage(state, robot) + tenth)))
    if tenth:
        if state.step == HITS:
            state.doomed |= 1 << robot
        else:
            destroy(state, robot, log)


def incoming(state: State, robot: int, side: int, chance: Chance, log: Log) -> bool:
    """One Damage about to be received: shield, coat, the owner's choice, the token (RR-13.11). True if asked."""
    if side >= 0 and state.down[robot] and state.holder[POWER_DOWN_SHIELD] == robot and not (state.shield >> side) & 1:
        state.shield |= 1 << side
        if log is not None:
            log.append(Event("shielded", (state.cast.model[robot],)))
        return False
    if state.holder[ABLATIVE_COAT] == robot:
        state.ablative += 1
        if log is not None:
            log.append(Event("coated", (state.cast.model[robot], ABLATIVE_USES - state.ablative)))
        if state.ablative == ABLATIVE_USES:
            drop_option(state, robot, ABLATIVE_COAT)
        return False
    if state.options[robot]:
        questions.put(state, questions.PREVENT, robot)
        return True
    take_damage(state, robot, chance, log)
    return False


def give_option(state: State, robot: int, option: int) -> None:
    """An Option goes to a robot, from wherever it was."""
    bit = 1 << option
    state.option_deck &= ~bit
    state.option_discard &= ~bit
    state.holder[option] = robot
    state.owned |= bit
    state.options[robot] = (*state.options[robot], option)


def drop_option(state: State, robot: int, option: int) -> None:
    """An Option goes face up beside the deck; tokens and a stored card leave it (RR-13.9, RR-14.2)."""
    bit = 1 << option
    state.option_discard |= bit
    state.owned &= ~bit
    state.holder[option] = NOBODY
    state.options[robot] = tuple(held for held in state.options[robot] if held != option)
    if option == ABLATIVE_COAT:
        state.ablative = 0
    elif option == MINI_HOWITZER:
        state.howitzer = 0
    elif option == CONDITIONAL_PROGRAM and state.conditional != NO_CARD:
        state.discard.append(state.conditional)
        state.conditional = NO_CARD
    elif option == FLYWHEEL and state.flywheel != NO_CARD:
        state.discard.append(state.flywheel)
        state.flywheel = NO_CARD


def lose_option(state: State, robot: int, option: int, log: Log) -> None:
    """An Option is lost to destruction or to Fire Control."""
    drop_option(state, robot, option)
    if log is not None:
        log.append(Event("loses_option", (state.cast.model[robot], option)))


def draw_option(state: State, robot: int, chance: Chance, log: Log) -> None:
    """Draws an Option face up; the discards are shuffled when the deck is empty (RR-12.3, RR-12.4)."""
    if not state.option_deck:
        state.option_deck = state.option_discard
        state.option_discard = 0
    pile = [option for option in range(OPTIONS) if (state.option_deck >> option) & 1]
    if not pile:
        return
    option = chance.pick("option", pile)
    give_option(state, robot, option)
    if log is not None:
        log.append(Event("draws_option", (state.cast.model[robot], option)))


def destroy(state: State, robot: int, log: Log) -> None:
    """A robot is destroyed: cards, Damage, one Option and one Life go (RR-14.1-14.4)."""
    if state.lives[robot] == 0:
        eliminate(state, robot, log)
        return
    _take_off(state, robot)
    state.lives[robot] -= 1
    state.status[robot] = DESTROYED
    state.returning = (*state.returning, robot)
    if log is not None:
        log.append(Event("destroyed", (state.cast.model[robot], state.lives[robot])))
    if len(state.options[robot]) == 1:
        lose_option(state, robot, state.options[robot][0], log)
    elif state.options[robot]:
        state.agenda.append((LOSE_OPTION, robot, 0, 0, 0))


def _take_off(state: State, robot: int) -> None:
    """Takes a robot off the board with all its cards, Damage and announcements."""
    state.square[robot] = -1
    state.loose[robot] = 0
    state.locked[robot] = 0
    state.down[robot] = 0
    state.announced[robot] = 0
    state.shown[robot] = 0
    if robot in state.controller:
        remember(state, robot)
    discard_program(state, robot)
    if state.hand[robot]:
        state.discard.extend(state.hand[robot])
        state.hand[robot] = ()
    if state.jammed[robot]:
        state.jammed = replaced(state.jammed, robot, 0)
    if state.virtual[robot]:
        state.virtual = replaced(state.virtual, robot, 0)
    if robot in state.carried:
        flag = state.carried.index(robot)
        state.carried = replaced(state.carried, flag, NOBODY)
        state.flags[flag] = state.course.flags[flag]


def remember(state: State, controller: int) -> None:
    """The faces of a controller's cards are kept for its targets (RR-17.28)."""
    if not state.echo:
        state.echo = (NO_CARD,) * len(state.registers)
    first = 5 * controller
    state.echo = (*state.echo[:first], *state.registers[first : first + 5], *state.echo[first + 5 :])


def eliminate(state: State, robot: int, log: Log) -> None:
    """A robot leaves the game for good with its Options (RR-14.4); a racer takes its blocker along (RR-19.10)."""
    if state.status[robot] in (DESTROYED, RACING):
        _take_off(state, robot)
    state.status[robot] = ELIMINATED
    state.archive[robot] = -1
    state.ended = replaced(state.ended, robot, state.turn * 8 + state.register)
    if robot in state.returning:
        state.returning = tuple(other for other in state.returning if other != robot)
    for option in state.options[robot]:
        drop_option(state, robot, option)
    if log is not None:
        log.append(Event("eliminated", (state.cast.model[robot],)))
    if not state.cast.blocker[robot]:
        for other in state.cast.robots_of[state.cast.owner[robot]]:
            if state.cast.blocker[other] and state.status[other] in (RACING, DESTROYED):
                eliminate(state, other, log)
