"""From the deal to the reveal: hands, programs, power down, and the Options used there (RR-2 - RR-6, RR-17)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally import questions
from paddock.games.roborally.content import (
    ABORT_SWITCH,
    ACTION,
    ALL_CARDS,
    BACK_UP,
    CARDS,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    EXTRA_MEMORY,
    FLYWHEEL,
    GYROSCOPIC_STABILIZER,
    MOVE_1,
    NO_CARD,
    RECOMPILE,
    U_TURN,
)
from paddock.games.roborally.state import (
    ABORTING,
    ANNOUNCE,
    DEAL_WINDOWS,
    DECLARE,
    DONE,
    GYROSCOPE,
    NOBODY,
    ORDER,
    PROGRAM,
    PROGRAM_OPEN,
    PROGRAMMING,
    REVEAL,
    STORING_CONDITIONAL,
    STORING_FLYWHEEL,
    State,
    damage,
    replaced,
)
from paddock.games.roborally.steps.damage import Log, cards_in, discard_register, draw_card, hurt, undealt
from paddock.games.roborally.steps.moving import free_register, pair

FULL_HAND: Final = 9


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
    state.step = DEAL_WINDOWS


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
    for place in range(5 * robot, 5 * robot + 5):
        discard_register(state, place)
    if log is not None:
        log.append(Event("powers_down", (state.cast.model[robot],)))


def deal(state: State, chance: Chance, log: Log) -> None:
    """Deals one card at a time in Dock order, skipping robots that have their number (RR-3.3, RR-3.6)."""
    state.discard = []
    pool = ALL_CARDS[:]
    for content in state.registers:
        if content >= 0:
            for card in cards_in(content):
                pool.remove(card)
    if state.flywheel != NO_CARD:
        pool.remove(state.flywheel)
    robots = len(state.square)
    wanted = [0] * robots
    for robot, square in enumerate(state.square):
        if square >= 0 and not state.down[robot]:
            wanted[robot] = FULL_HAND - damage(state, robot)
    memory = state.holder[EXTRA_MEMORY]
    if memory != NOBODY and state.square[memory] >= 0 and not state.down[memory]:
        wanted[memory] += 1
    dealt = chance.draw("deal", pool, min(sum(wanted), len(pool))) if any(wanted) else []
    if min(wanted) == FULL_HAND == max(wanted):
        for robot in range(robots):
            state.hand[robot] = tuple(sorted(dealt[robot::robots]))
    else:
        _deal_round(state, dealt, wanted)
    if log is not None:
        for robot, hand in enumerate(state.hand):
            if hand:
                log.append(Event("dealt", (state.cast.model[robot], len(hand))))


def _deal_round(state: State, dealt: list[int], wanted: list[int]) -> None:
    hands: list[list[int]] = [[] for _ in wanted]
    place = 0
    while place < len(dealt):
        for robot, hand in enumerate(hands):
            if len(hand) < wanted[robot] and place < len(dealt):
                hand.append(dealt[place])
                place += 1
    for robot, hand in enumerate(hands):
        state.hand[robot] = tuple(sorted(hand))


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


def program_open(state: State, chance: Chance, log: Log) -> None:
    """Programming begins; whoever has nothing to choose is done at once (RR-4.8, RR-A2)."""
    state.step = PROGRAM
    for robot in range(len(state.square)):
        if state.stage[robot] == DONE or state.square[robot] < 0 or state.down[robot]:
            state.stage[robot] = DONE
            continue
        hand = state.hand[robot]
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
    hand = state.hand[robot]
    if state.stage[robot] == STORING_CONDITIONAL:
        if hand and state.holder[CONDITIONAL_PROGRAM] == robot and state.conditional == NO_CARD:
            return
        state.stage[robot] = STORING_FLYWHEEL
    if state.stage[robot] == STORING_FLYWHEEL:
        if hand and state.holder[FLYWHEEL] == robot and state.flywheel == NO_CARD:
            return  # asked even if no card fits, or the question would tell the others what is in the hand
        state.stage[robot] = DONE


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
        while state.cursor < len(state.square):
            robot = state.cursor
            state.cursor += 1
            if (
                state.square[robot] >= 0
                and not state.down[robot]
                and not state.announced[robot]
                and damage(state, robot)
            ):
                questions.put(state, questions.POWER_DOWN, robot)
                return
    state.cursor = 0
    state.step = GYROSCOPE


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
    for robot, square in enumerate(state.square):
        content = state.registers[5 * robot + register]
        if square < 0 or content < 0:
            continue
        state.shown[robot] |= bit
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
