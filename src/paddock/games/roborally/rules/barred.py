"""What can't be decided whoever is asked: Options that are not held, squares that can't be taken, weapons without a
target. `refusals.py` asks here first, and blames the moment only where nothing else is wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.games.roborally.components.content import (
    ABORT_SWITCH,
    ACTION,
    BACK_UP,
    BRAKES,
    CARDS,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DUAL_PROCESSOR,
    FIRE_CONTROL,
    FLYWHEEL,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    HIGH_POWER_LASER,
    MECHANICAL_ARM,
    MOVE_1,
    MOVE_3,
    NO_CARD,
    OPTION,
    OPTION_CARDS,
    RADIO_CONTROL,
    RECOMPILE,
    REVERSE_GEAR,
    SCRAMBLER,
    TRACTOR_BEAM,
)
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions as q
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.legal import waiting_for
from paddock.games.roborally.rules.state import (
    ANNOUNCE,
    DEPLOYING,
    DRAFTING,
    MOVE,
    NOBODY,
    PROGRAM,
    PROGRAMMING,
    REGISTER_END,
    REPAIR,
    ROBOTS,
    STORING_CONDITIONAL,
    STORING_FLYWHEEL,
    TEAMS,
    TOUCH,
    WEAPONS,
    WIPE,
    State,
    damage,
)
from paddock.games.roborally.rules.steps import cleanup, lasers, touching
from paddock.games.roborally.rules.steps.damage import ALL_LOCKED, cards_in
from paddock.games.roborally.rules.steps.moving import executed
from paddock.games.roborally.rules.steps.programming import pairs
from paddock.games.roborally.rules.steps.revealing import is_locked

Reason = tuple[str, str, dict[str, object]]
"""The clause, the message, and its arguments."""


def barred(state: State, seat: int, decision: Decision) -> Reason | None:
    """Why a seat that is in the game can't decide this, apart from the moment; None if only the moment is wrong."""
    kind = decision.kind
    if kind in (d.PLACE, d.SEAL):
        return _program(state, seat, decision) if state.step == PROGRAM else None
    if kind in (d.POWER_DOWN, d.STAY_DOWN):
        return _power(state, seat, kind)
    if kind in (d.ENTER, d.FACE):
        return _return(state, seat, decision)
    if kind in (d.PREVENT, d.LOSE):
        held = any(decision.args[0] in state.options[robot] for robot in state.cast.robots_of[seat])
        return None if held else _plain("RR-13.9" if kind == d.PREVENT else "RR-14.2", "no-option", decision.args[0])
    if kind in _OPTION or kind == d.WEAPON:
        return _option(state, seat, decision)
    return _setup(state, seat, decision)


def _plain(clause: str, key: str, option: int = NOBODY) -> Reason:
    return clause, f"refusal-{key}", {} if option == NOBODY else {"option": (OPTION, option)}


def _is_asked(state: State, seat: int, *asked: int) -> bool:
    """Whether one of these questions is open for a seat."""
    return state.ask in asked and state.cast.owner[state.ask_robot] == seat


# -- setup -----------------------------------------------------------------------------------------------------------


def _setup(state: State, seat: int, decision: Decision) -> Reason | None:
    """Choices before the first turn; most belong to some courses or settings only."""
    kind, rules, settings = decision.kind, state.course.rules, state.settings
    robot = state.cast.first_robot[seat]
    if kind == d.TAKE_ROBOT:
        if not settings.choose_robots:
            return _plain("RR-1.3", "never")
        if _is_asked(state, seat, q.ROBOT):
            return _plain("RR-1.3", "robot-taken")
        return _plain("RR-1.3", "chosen") if state.step == ROBOTS and robot < state.cursor else None
    if kind == d.TEAM:
        if not state.course.is_team or settings.teams != "choose":
            return _plain("RR-19.11", "never")
        return _plain("RR-19.11", "chosen") if state.step == TEAMS and robot < state.cursor else None
    if kind == d.DRAFT:
        if "option_draft" not in rules:
            return _plain("RR-19.3", "never")
        if state.step != DRAFTING or not state.drafted:
            return None
        return _plain("RR-19.3", "not-dealt" if len(state.drafted[robot]) > 1 else "chosen")
    if kind in (d.HOME_BOARD, d.DEPLOY) and "capture_the_flag" not in rules:
        return _plain("RR-19.16", "never")
    if kind == d.DEPLOY and _is_asked(state, seat, q.DEPLOY):
        return _closed(state, decision, "RR-19.16") or _plain("RR-19.16", "not-home")
    return None


def _closed(state: State, decision: Decision, clause: str) -> Reason | None:
    """Why nobody can be put on a square."""
    square = state.course.square(*decision.args)
    if square < 0:
        return _plain(clause, "off-course")
    if state.course.pit[square]:
        return _plain(clause, "pit")
    return _plain(clause, "square-taken") if square in state.square else None


# -- programs and power down -----------------------------------------------------------------------------------------


def _program(state: State, seat: int, decision: Decision) -> Reason:
    """Programming: what is wrong with a card or a seal."""
    robot = programmer(state, seat)
    if robot == NOBODY:
        robots = state.cast.robots_of[seat]
        if all(state.down[own] or state.square[own] < 0 for own in robots):
            return _plain("RR-3.4", "no-program")
        if decision.kind == d.PLACE and all(_closed_registers(state, own) == ALL_LOCKED for own in robots):
            return _plain("RR-4.3", "locked")
        return _plain("RR-4.2", "sealed")
    if state.stage[robot] != PROGRAMMING:
        return _plain("RR-4.2", "sealed")
    if decision.kind == d.SEAL:
        return _plain("RR-4.1", "empty-registers")
    return _wrong_card(state, robot, decision.args[0], decision.args[1])


def _closed_registers(state: State, robot: int) -> int:
    """A mask of the registers that keep their card."""
    return (state.locked[robot] | state.jammed[robot]) & state.shown[robot]


def _wrong_card(state: State, robot: int, register: int, card: int) -> Reason:
    """Why a card can't go into a register."""
    content = state.registers[5 * robot + register]
    if (_closed_registers(state, robot) >> register) & 1:
        return _plain("RR-4.3", "locked")
    if card not in state.hand[robot]:
        return _plain("RR-4.1", "not-in-hand")
    crab, dual = (state.holder[option] == robot for option in (CRAB_LEGS, DUAL_PROCESSOR))
    if not (crab or dual) or content >= CARDS:
        return _plain("RR-4.4", "filled")
    if not pairs(state, robot, card, content):
        return _plain("RR-17.8" if dual else "RR-17.6", "no-pair")
    return _plain("RR-4.1", "pair-leaves-empty")


def _power(state: State, seat: int, kind: int) -> Reason | None:
    """Announcing a power down, and staying down."""
    if "no_power_down" in state.course.rules:
        return _plain("RR-19.6", "no-power-down")
    robots = [robot for robot in state.cast.robots_of[seat] if state.square[robot] >= 0]
    if not robots or any(robot in state.returning for robot in state.cast.robots_of[seat]):
        return None
    if kind == d.STAY_DOWN:
        return None if any(state.down[robot] for robot in robots) else _plain("RR-5.7", "not-down")
    awake = [robot for robot in robots if not state.down[robot] and not state.announced[robot]]
    if not awake:
        announced = any(state.announced[robot] for robot in robots)
        return _plain("RR-5.2", "announced") if announced else _plain("RR-5.7", "is-down")
    return None if any(damage(state, robot) for robot in awake) else _plain("RR-5.1", "no-damage")


# -- coming back -----------------------------------------------------------------------------------------------------


def _return(state: State, seat: int, decision: Decision) -> Reason | None:
    """The square and the facing of a robot that returns, or that is deployed."""
    if _is_asked(state, seat, q.DEPLOY_FACE) and decision.kind == d.FACE:
        return _plain("RR-19.16", "facing")
    if state.step <= DEPLOYING:
        return None
    if not any(robot in state.returning for robot in state.cast.robots_of[seat]):
        return _plain("RR-14.5", "not-returning")
    if decision.kind == d.FACE:
        return _plain("RR-14.8", "facing") if _is_asked(state, seat, q.FACE) else None
    if _is_asked(state, seat, q.ENTER):
        return _closed(state, decision, "RR-14.9") or _no_return(state, decision)
    placed = _is_asked(state, seat, q.FACE, q.RETURN_DOWN)
    on_archive = placed and state.square[state.ask_robot] == state.archive[state.ask_robot]
    return _plain("RR-14.5", "archive") if on_archive else None


def _no_return(state: State, decision: Decision) -> Reason:
    """Why a robot can't come back on a square that is free."""
    course, robot = state.course, state.ask_robot
    square = course.square(*decision.args)
    if "capture_the_flag" in course.rules:
        if not touching.on_home_board(state, state.cast.team[robot], square):
            return _plain("RR-19.16", "not-home")
        return _plain("RR-14.8", "no-facing")
    x, y = course.xy(state.archive[robot])
    there = [course.xy(cleanup.return_squares(state, robot)[0]), decision.args]
    ring, its = (max(abs(to[0] - x), abs(to[1] - y)) for to in there)
    if ring != its:
        return "RR-14.6" if ring == 1 else "RR-14.9", "refusal-ring", {"ring": ring}
    return _plain("RR-14.8", "no-facing")


# -- Options ---------------------------------------------------------------------------------------------------------

_OPTION: Final = {
    d.USE_RECOMPILE: RECOMPILE,
    d.USE_FLYWHEEL: FLYWHEEL,
    d.STORE_CONDITIONAL: CONDITIONAL_PROGRAM,
    d.STORE_FLYWHEEL: FLYWHEEL,
    d.GYRO: GYROSCOPIC_STABILIZER,
    d.USE_CONDITIONAL: CONDITIONAL_PROGRAM,
    d.ABORT: ABORT_SWITCH,
    d.USE_BRAKES: BRAKES,
    d.USE_FOURTH_GEAR: FOURTH_GEAR,
    d.USE_REVERSE_GEAR: REVERSE_GEAR,
    d.HIGH_POWER: HIGH_POWER_LASER,
    d.FIRE_DAMAGE: FIRE_CONTROL,
    d.FIRE_LOCK: FIRE_CONTROL,
    d.FIRE_DESTROY: FIRE_CONTROL,
    d.NO_TOUCH: MECHANICAL_ARM,
    d.ARM_TOUCH: MECHANICAL_ARM,
}
"""The Option that each decision uses; a weapon is named in the decision."""
_WHILE_DOWN: Final = (GYROSCOPIC_STABILIZER, MECHANICAL_ARM)
_GEARS: Final = {BRAKES: MOVE_1, FOURTH_GEAR: MOVE_3, REVERSE_GEAR: BACK_UP}


def _option(state: State, seat: int, decision: Decision) -> Reason | None:
    """What is wrong with using an Option."""
    kind = decision.kind
    option = decision.args[0] if kind == d.WEAPON else _OPTION[kind]
    if option == d.MAIN_LASER:
        return None
    if kind == d.WEAPON and option not in lasers.REPLACEMENTS:
        return _plain("RR-16.4", "no-weapon", option)
    clause, robot = str(OPTION_CARDS[option]["clause"]), state.holder[option]
    if robot == NOBODY or state.cast.owner[robot] != seat:
        return _plain(clause, "no-option", option)
    if state.square[robot] < 0:
        return None
    if state.down[robot] and option not in _WHILE_DOWN:
        return _plain("RR-5.11", "option-down", option)
    if kind in (d.WEAPON, d.HIGH_POWER):
        return _weapon(state, robot, option, clause)
    if option == MECHANICAL_ARM:
        return _arm(state, robot, decision)
    if option == FIRE_CONTROL and _is_asked(state, seat, q.FIRE_CONTROL):
        return _plain(clause, "target-locked" if kind == d.FIRE_LOCK else "target-option")
    if kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
        return _storing(state, robot, decision, option, clause)
    if option in (FLYWHEEL, CONDITIONAL_PROGRAM):
        stored = state.flywheel if option == FLYWHEEL else state.conditional
        if stored == NO_CARD:
            return _plain(clause, "nothing-stored", option)
    if option == RECOMPILE and damage(state, robot) >= 9:
        return _plain("RR-17.27", "no-recompile")
    return _in_register(state, robot, option, clause)


def _storing(state: State, robot: int, decision: Decision, option: int, clause: str) -> Reason | None:
    card = decision.args[0]
    if (state.flywheel if option == FLYWHEEL else state.conditional) != NO_CARD:
        return _plain(clause, "already-stored", option)
    stage = STORING_FLYWHEEL if option == FLYWHEEL else STORING_CONDITIONAL
    if state.step != PROGRAM or state.stage[robot] != stage:
        return None
    return _plain(clause, "not-storable" if card in state.hand[robot] else "not-in-hand")


def _in_register(state: State, robot: int, option: int, clause: str) -> Reason | None:
    """Options that change a card: the register may be locked or replaced already, or the card another one."""
    if not ANNOUNCE <= state.step <= REGISTER_END:
        return None
    if option in (ABORT_SWITCH, CONDITIONAL_PROGRAM):
        if state.aborted and state.holder[ABORT_SWITCH] == robot:
            return _plain(clause, "aborted")
        return _plain(clause, "locked") if is_locked(state, robot) else None
    if option in _GEARS and state.step == MOVE:
        cards = cards_in(executed(state, robot))
        if not cards or ACTION[cards[0]] != _GEARS[option]:
            return _plain(clause, "wrong-card", option)
    return None


def _weapon(state: State, robot: int, option: int, clause: str) -> Reason | None:
    """Why a weapon can't be fired at whoever stands in front of the robot now."""
    if state.virtual[robot]:
        return _plain("RR-21.1", "virtual")
    if waiting_for(state) and not WEAPONS <= state.step <= REGISTER_END:
        return None
    occupied = lasers.solid_squares(state)
    if option == HIGH_POWER_LASER:
        return None if lasers.passing(state, robot, occupied) else _plain(clause, "nobody-beyond")
    facing, here = state.facing[robot], state.square[robot]
    target = lasers.in_sight(state, robot, facing, occupied)
    if target == NOBODY:
        beside = state.course.beside[facing]
        while (here := beside[here]) >= 0:
            if state.course.bit[here] & occupied:
                return _plain("RR-10.5", "wall")
        return _plain("RR-16.4", "no-target")
    if option in lasers.weapon_choices(state, robot, target):
        return None
    if option == TRACTOR_BEAM:
        return _plain(clause, "neighbour")
    assert option in (RADIO_CONTROL, SCRAMBLER)
    return _plain(clause if option == SCRAMBLER else "RR-17.27", "last-register", option)


def _arm(state: State, robot: int, decision: Decision) -> Reason | None:
    """Why a Mechanical Arm can't touch a square."""
    if decision.kind == d.NO_TOUCH or (waiting_for(state) and not TOUCH <= state.step <= WIPE):
        return None
    clause, course = "RR-17.15", state.course
    square = course.square(*decision.args)
    if square < 0:
        return _plain(clause, "off-course")
    x, y = course.xy(state.square[robot])
    if max(abs(decision.args[0] - x), abs(decision.args[1] - y)) != 1:
        return _plain(clause, "arm-far")
    if square not in touching.neighbours(state, robot):
        return _plain(clause, "arm-wall")
    if state.step >= REPAIR:
        return None if cleanup.is_site(state, square) else _plain(clause, "arm-nothing")
    if square not in state.flags:
        return _plain(clause, "arm-nothing")
    return None if touching.counts(state, robot, state.flags.index(square)) else _plain("RR-11.1", "arm-flag")
