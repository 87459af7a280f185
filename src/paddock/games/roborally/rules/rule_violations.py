"""What can't be decided whoever is asked: Options that are not held, squares that can't be taken, weapons without a
target. `refusals.py` asks here first, and blames the moment only where nothing else is wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..components import content
from . import decisions as d
from . import phases
from . import questions as q
from .apply import robot_being_programmed
from .legal import waiting_for
from .state import NOBODY, State, damage_of
from .steps import cleanup, flags, lasers
from .steps.damage import ALL_REGISTERS, cards_in_register
from .steps.moving import cards_to_execute
from .steps.programming import pairings
from .steps.revealing import is_register_locked

RefusalReason = tuple[str, str, dict[str, object]]
"""The clause, the message, and its arguments."""


def rule_violation(state: State, seat: int, decision: Decision) -> RefusalReason | None:
    """Why a seat that is in the game can't decide this, apart from the moment; None if only the moment is wrong."""
    kind = decision.kind
    if kind in (d.PLACE_CARD, d.SEAL_PROGRAM):
        return _program_violation(state, seat, decision) if state.step == phases.STEP_PROGRAMMING else None
    if kind in (d.POWER_DOWN, d.STAY_DOWN):
        return _power_down_violation(state, seat, kind)
    if kind in (d.RETURN_TO_SQUARE, d.CHOOSE_FACING):
        return _return_violation(state, seat, decision)
    if kind in (d.PREVENT_DAMAGE, d.LOSE_OPTION):
        held = any(decision.args[0] in state.options[robot] for robot in state.roster.robots_of[seat])
        return (
            None
            if held
            else _make_violation("RR-13.9" if kind == d.PREVENT_DAMAGE else "RR-14.2", "no-option", decision.args[0])
        )
    if kind in _OPTION_BY_DECISION_KIND or kind == d.CHOOSE_WEAPON:
        return _option_violation(state, seat, decision)
    return _setup_violation(state, seat, decision)


def _make_violation(clause_id: str, message_key: str, option: int = NOBODY) -> RefusalReason:
    return clause_id, f"refusal-{message_key}", {} if option == NOBODY else {"option": (content.OPTION_VALUES, option)}


def _is_asked(state: State, seat: int, *question: q.Question) -> bool:
    return state.question in question and state.roster.robot_owner[state.asked_robot] == seat


# -- setup -----------------------------------------------------------------------------------------------------------


def _setup_violation(state: State, seat: int, decision: Decision) -> RefusalReason | None:
    """Choices before the first turn; most belong to some courses or settings only."""
    kind, rules, settings = decision.kind, state.course.rules, state.settings
    robot = state.roster.first_robot[seat]
    if kind == d.TAKE_ROBOT:
        if not settings.choose_robots:
            return _make_violation("RR-1.3", "never")
        if _is_asked(state, seat, q.ASK_ROBOT):
            return _make_violation("RR-1.3", "robot-taken")
        return (
            _make_violation("RR-1.3", "chosen")
            if state.step == phases.STEP_CHOOSE_ROBOTS and robot < state.step_cursor
            else None
        )
    if kind == d.JOIN_TEAM:
        if not state.course.is_team or settings.teams != "choose":
            return _make_violation("RR-19.11", "never")
        return (
            _make_violation("RR-19.11", "chosen")
            if state.step == phases.STEP_CHOOSE_TEAMS and robot < state.step_cursor
            else None
        )
    if kind == d.DRAFT_OPTION:
        if "option_draft" not in rules:
            return _make_violation("RR-19.3", "never")
        if state.step != phases.STEP_DRAFT_OPTIONS or not state.draft_options:
            return None
        return _make_violation("RR-19.3", "not-dealt" if len(state.draft_options[robot]) > 1 else "chosen")
    if kind in (d.CHOOSE_HOME_BOARD, d.DEPLOY_ROBOT) and "capture_the_flag" not in rules:
        return _make_violation("RR-19.16", "never")
    if kind == d.DEPLOY_ROBOT and _is_asked(state, seat, q.ASK_DEPLOY):
        return _square_violation(state, decision, "RR-19.16") or _make_violation("RR-19.16", "not-home")
    return None


def _square_violation(state: State, decision: Decision, clause_id: str) -> RefusalReason | None:
    square = state.course.square(*decision.args)
    if square < 0:
        return _make_violation(clause_id, "off-course")
    if state.course.is_pit[square]:
        return _make_violation(clause_id, "pit")
    return _make_violation(clause_id, "square-taken") if square in state.square else None


# -- programs and power down -----------------------------------------------------------------------------------------


def _program_violation(state: State, seat: int, decision: Decision) -> RefusalReason:
    robot = robot_being_programmed(state, seat)
    if robot == NOBODY:
        robots = state.roster.robots_of[seat]
        if all(state.powered_down[own] or state.square[own] < 0 for own in robots):
            return _make_violation("RR-3.4", "no-program")
        if decision.kind == d.PLACE_CARD and all(_kept_registers(state, own) == ALL_REGISTERS for own in robots):
            return _make_violation("RR-4.3", "locked")
        return _make_violation("RR-4.2", "sealed")
    if state.program_stage[robot] != phases.STAGE_PROGRAMMING:
        return _make_violation("RR-4.2", "sealed")
    if decision.kind == d.SEAL_PROGRAM:
        return _make_violation("RR-4.1", "empty-registers")
    return _card_violation(state, robot, decision.args[0], decision.args[1])


def _kept_registers(state: State, robot: int) -> int:
    """A mask of the registers that keep their card."""
    return (state.locked[robot] | state.jammed[robot]) & state.revealed[robot]


def _card_violation(state: State, robot: int, register: int, card: int) -> RefusalReason:
    packed_cards = state.registers[5 * robot + register]
    if (_kept_registers(state, robot) >> register) & 1:
        return _make_violation("RR-4.3", "locked")
    if card not in state.hand[robot]:
        return _make_violation("RR-4.1", "not-in-hand")
    crab, dual = (state.option_holder[option] == robot for option in (content.OPTION_CRAB_LEGS, content.DUAL_PROCESSOR))
    if not (crab or dual) or packed_cards >= content.CARD_COUNT:
        return _make_violation("RR-4.4", "filled")
    if not pairings(state, robot, card, packed_cards):
        return _make_violation("RR-17.8" if dual else "RR-17.6", "no-pair")
    return _make_violation("RR-4.1", "pair-leaves-empty")


def _power_down_violation(state: State, seat: int, decision_kind: int) -> RefusalReason | None:
    """Announcing a power down, and staying down."""
    if "no_power_down" in state.course.rules:
        return _make_violation("RR-19.6", "no-power-down")
    robots = [robot for robot in state.roster.robots_of[seat] if state.square[robot] >= 0]
    if not robots or any(robot in state.returning for robot in state.roster.robots_of[seat]):
        return None
    if decision_kind == d.STAY_DOWN:
        return None if any(state.powered_down[robot] for robot in robots) else _make_violation("RR-5.7", "not-down")
    awake = [robot for robot in robots if not state.powered_down[robot] and not state.announced_down[robot]]
    if not awake:
        announced = any(state.announced_down[robot] for robot in robots)
        return _make_violation("RR-5.2", "announced") if announced else _make_violation("RR-5.7", "is-down")
    return None if any(damage_of(state, robot) for robot in awake) else _make_violation("RR-5.1", "no-damage")


# -- coming back -----------------------------------------------------------------------------------------------------


def _return_violation(state: State, seat: int, decision: Decision) -> RefusalReason | None:
    """The square and the facing of a robot that returns, or that is deployed."""
    if _is_asked(state, seat, q.ASK_DEPLOY_FACING) and decision.kind == d.CHOOSE_FACING:
        return _make_violation("RR-19.16", "facing")
    if state.step.phase == "setup":
        return None
    if not any(robot in state.returning for robot in state.roster.robots_of[seat]):
        return _make_violation("RR-14.5", "not-returning")
    if decision.kind == d.CHOOSE_FACING:
        return _make_violation("RR-14.8", "facing") if _is_asked(state, seat, q.ASK_RETURN_FACING) else None
    if _is_asked(state, seat, q.ASK_RETURN_SQUARE):
        return _square_violation(state, decision, "RR-14.9") or _return_square_violation(state, decision)
    placed = _is_asked(state, seat, q.ASK_RETURN_FACING, q.ASK_RETURN_POWERED_DOWN)
    on_archive = placed and state.square[state.asked_robot] == state.archive[state.asked_robot]
    return _make_violation("RR-14.5", "archive") if on_archive else None


def _return_square_violation(state: State, decision: Decision) -> RefusalReason:
    """Why a robot can't come back on a square that is free."""
    course, robot = state.course, state.asked_robot
    square = course.square(*decision.args)
    if "capture_the_flag" in course.rules:
        if not flags.is_on_home_board(state, state.roster.team[robot], square):
            return _make_violation("RR-19.16", "not-home")
        return _make_violation("RR-14.8", "no-facing")
    x, y = course.xy(state.archive[robot])
    there = [course.xy(cleanup.return_squares(state, robot)[0]), decision.args]
    ring, its = (max(abs(to[0] - x), abs(to[1] - y)) for to in there)
    if ring != its:
        return "RR-14.6" if ring == 1 else "RR-14.9", "refusal-ring", {"ring": ring}
    return _make_violation("RR-14.8", "no-facing")


# -- Options ---------------------------------------------------------------------------------------------------------

_OPTION_BY_DECISION_KIND: Final = {
    d.USE_RECOMPILE: content.OPTION_RECOMPILE,
    d.USE_FLYWHEEL: content.OPTION_FLYWHEEL,
    d.STORE_CONDITIONAL: content.CONDITIONAL_PROGRAM,
    d.STORE_FLYWHEEL: content.OPTION_FLYWHEEL,
    d.USE_GYROSCOPE: content.GYROSCOPIC_STABILIZER,
    d.USE_CONDITIONAL: content.CONDITIONAL_PROGRAM,
    d.USE_ABORT_SWITCH: content.ABORT_SWITCH,
    d.USE_BRAKES: content.OPTION_BRAKES,
    d.USE_FOURTH_GEAR: content.FOURTH_GEAR,
    d.USE_REVERSE_GEAR: content.REVERSE_GEAR,
    d.USE_HIGH_POWER_LASER: content.HIGH_POWER_LASER,
    d.FIRE_CONTROL_DAMAGE: content.OPTION_FIRE_CONTROL,
    d.FIRE_CONTROL_LOCK: content.OPTION_FIRE_CONTROL,
    d.FIRE_CONTROL_DESTROY: content.OPTION_FIRE_CONTROL,
    d.NO_ARM_TOUCH: content.MECHANICAL_ARM,
    d.ARM_TOUCH: content.MECHANICAL_ARM,
}
"""The Option that each decision uses; a weapon is named in the decision."""
_OPTIONS_USABLE_WHILE_DOWN: Final = (content.GYROSCOPIC_STABILIZER, content.MECHANICAL_ARM)
_GEAR_CARDS: Final = {
    content.OPTION_BRAKES: content.MOVE_1,
    content.FOURTH_GEAR: content.MOVE_3,
    content.REVERSE_GEAR: content.BACK_UP,
}


def _option_violation(state: State, seat: int, decision: Decision) -> RefusalReason | None:
    kind = decision.kind
    option = decision.args[0] if kind == d.CHOOSE_WEAPON else _OPTION_BY_DECISION_KIND[kind]
    if option == d.MAIN_LASER:
        return None
    if kind == d.CHOOSE_WEAPON and option not in lasers.REPLACEMENT_WEAPONS:
        return _make_violation("RR-16.4", "no-weapon", option)
    clause, robot = str(content.OPTION_DATA[option]["clause"]), state.option_holder[option]
    if robot == NOBODY or state.roster.robot_owner[robot] != seat:
        return _make_violation(clause, "no-option", option)
    if state.square[robot] < 0:
        return None
    if state.powered_down[robot] and option not in _OPTIONS_USABLE_WHILE_DOWN:
        return _make_violation("RR-5.11", "option-down", option)
    if kind in (d.CHOOSE_WEAPON, d.USE_HIGH_POWER_LASER):
        return _weapon_violation(state, robot, option, clause)
    if option == content.MECHANICAL_ARM:
        return _arm_violation(state, robot, decision)
    if option == content.OPTION_FIRE_CONTROL and _is_asked(state, seat, q.ASK_FIRE_CONTROL):
        return _make_violation(clause, "target-locked" if kind == d.FIRE_CONTROL_LOCK else "target-option")
    if kind in (d.STORE_CONDITIONAL, d.STORE_FLYWHEEL):
        return _storing_violation(state, robot, decision, option, clause)
    if option in (content.OPTION_FLYWHEEL, content.CONDITIONAL_PROGRAM):
        stored = state.flywheel_card if option == content.OPTION_FLYWHEEL else state.conditional_card
        if stored == content.NO_CARD:
            return _make_violation(clause, "nothing-stored", option)
    if option == content.OPTION_RECOMPILE and damage_of(state, robot) >= 9:
        return _make_violation("RR-17.27", "no-recompile")
    return _register_option_violation(state, robot, option, clause)


def _storing_violation(
    state: State, robot: int, decision: Decision, option: int, clause_id: str
) -> RefusalReason | None:
    card = decision.args[0]
    if (state.flywheel_card if option == content.OPTION_FLYWHEEL else state.conditional_card) != content.NO_CARD:
        return _make_violation(clause_id, "already-stored", option)
    stage = phases.STAGE_STORING_FLYWHEEL if option == content.OPTION_FLYWHEEL else phases.STAGE_STORING_CONDITIONAL
    if state.step != phases.STEP_PROGRAMMING or state.program_stage[robot] != stage:
        return None
    return _make_violation(clause_id, "not-storable" if card in state.hand[robot] else "not-in-hand")


def _register_option_violation(state: State, robot: int, option: int, clause_id: str) -> RefusalReason | None:
    """Options that change a card: the register may be locked or replaced already, or the card another one."""
    if state.step.phase != "register":
        return None
    if option in (content.ABORT_SWITCH, content.CONDITIONAL_PROGRAM):
        if state.abort_switch_used and state.option_holder[content.ABORT_SWITCH] == robot:
            return _make_violation(clause_id, "aborted")
        return _make_violation(clause_id, "locked") if is_register_locked(state, robot) else None
    if option in _GEAR_CARDS and state.step == phases.STEP_MOVE:
        cards = cards_in_register(cards_to_execute(state, robot))
        if not cards or content.CARD_ACTION[cards[0]] != _GEAR_CARDS[option]:
            return _make_violation(clause_id, "wrong-card", option)
    return None


def _weapon_violation(state: State, robot: int, option: int, clause_id: str) -> RefusalReason | None:
    if state.virtual[robot]:
        return _make_violation("RR-21.1", "virtual")
    if waiting_for(state) and state.step.step_letter not in ("D", "E", "end"):
        return None
    occupied = lasers.solid_squares(state)
    if option == content.HIGH_POWER_LASER:
        return None if lasers.hit_when_passing(state, robot, occupied) else _make_violation(clause_id, "nobody-beyond")
    facing, here = state.facing[robot], state.square[robot]
    target = lasers.first_in_sight(state, robot, facing, occupied)
    if target == NOBODY:
        beside = state.course.squares_beside[facing]
        while (here := beside[here]) >= 0:
            if state.course.square_bit[here] & occupied:
                return _make_violation("RR-10.5", "wall")
        return _make_violation("RR-16.4", "no-target")
    if option in lasers.legal_weapons(state, robot, target):
        return None
    if option == content.TRACTOR_BEAM:
        return _make_violation(clause_id, "neighbour")
    assert option in (content.RADIO_CONTROL, content.OPTION_SCRAMBLER)
    return _make_violation(clause_id if option == content.OPTION_SCRAMBLER else "RR-17.27", "last-register", option)


def _arm_violation(state: State, robot: int, decision: Decision) -> RefusalReason | None:
    if decision.kind == d.NO_ARM_TOUCH or (
        waiting_for(state) and not (state.step.step_letter in ("E", "end") or state.step.phase in ("cleanup", "wipe"))
    ):
        return None
    clause, course = "RR-17.15", state.course
    square = course.square(*decision.args)
    if square < 0:
        return _make_violation(clause, "off-course")
    x, y = course.xy(state.square[robot])
    if max(abs(decision.args[0] - x), abs(decision.args[1] - y)) != 1:
        return _make_violation(clause, "arm-far")
    if square not in flags.squares_in_arm_reach(state, robot):
        return _make_violation(clause, "arm-wall")
    if state.step.is_after_registers:
        return None if cleanup.is_repair_site(state, square) else _make_violation(clause, "arm-nothing")
    if square not in state.flags:
        return _make_violation(clause, "arm-nothing")
    return (
        None if flags.touch_counts(state, robot, state.flags.index(square)) else _make_violation("RR-11.1", "arm-flag")
    )
