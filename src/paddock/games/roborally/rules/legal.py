"""The whole list of what a seat may decide, and what is played for it when its time is up (RR-A2 - RR-A4)."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from ..components.content import CARD_COUNT, DUAL_PROCESSOR, NO_CARD, OPTION_CRAB_LEGS, OPTION_VALUES
from . import decisions as d
from . import phases
from . import questions as q
from .apply import robot_being_programmed
from .decisions import DECISION_SPACE, PLACE_DECISIONS_BY_EMPTY, SEAL_DECISION
from .phases import STAGE_DONE, STAGE_PROGRAMMING, STEP_PROGRAMMING
from .state import NOBODY, State, damage_of
from .steps import cleanup, flags, lasers, setup
from .steps.programming import flywheel_cards, pairings

_PREVENT_DECISIONS: Final = [DECISION_SPACE.make(d.PREVENT_DAMAGE, option) for option in range(len(OPTION_VALUES))]
_TAKE_DAMAGE_DECISION: Final = DECISION_SPACE.make(d.TAKE_DAMAGE)
_FACING_DECISIONS: Final = [DECISION_SPACE.make(d.CHOOSE_FACING, facing) for facing in range(4)]


def waiting_for(state: State) -> list[int]:
    """The seats that owe a decision now."""
    if state.question:
        return [state.roster.robot_owner[state.asked_robot]]
    if state.step == STEP_PROGRAMMING:
        return list(state.seats_to_program)
    if state.step == phases.STEP_DRAFT_OPTIONS:
        return sorted(
            state.roster.robot_owner[robot] for robot, dealt in enumerate(state.draft_options) if len(dealt) > 1
        )
    return []


def legal(state: State, seat: int) -> list[Decision]:
    """All that a seat may decide now."""
    if state.question:
        return _legal_answers(state) if state.roster.robot_owner[state.asked_robot] == seat else []
    roster = state.roster
    if seat < 0 or seat >= roster.seats:
        return []
    if state.step == STEP_PROGRAMMING:
        robot = roster.first_robot[seat]
        if state.program_stage[robot] == STAGE_DONE:
            robot = robot_being_programmed(state, seat)
            if robot == NOBODY:
                return []
        return _program_decisions(state, robot)
    if state.step == phases.STEP_DRAFT_OPTIONS and state.draft_options:
        dealt = state.draft_options[roster.robots_of[seat][0]]
        return [DECISION_SPACE.make(d.DRAFT_OPTION, option) for option in dealt] if len(dealt) > 1 else []
    return []


def _program_decisions(state: State, robot: int) -> list[Decision]:
    """Cards into registers, and sealing once every open register is filled (RR-4.1)."""
    hand = state.hand[robot]
    stage = state.program_stage[robot]
    if stage != STAGE_PROGRAMMING:
        if stage == phases.STAGE_STORING_CONDITIONAL:
            return [DECISION_SPACE.make(d.STORE_CONDITIONAL, card) for card in (*hand, CARD_COUNT)]
        return [DECISION_SPACE.make(d.STORE_FLYWHEEL, card) for card in (*flywheel_cards(state, robot), CARD_COUNT)]
    registers, first = state.registers, 5 * robot
    empty = 0
    if registers[first] < 0:  # written out: this is the hottest list of all
        empty = 1
    if registers[first + 1] < 0:
        empty |= 2
    if registers[first + 2] < 0:
        empty |= 4
    if registers[first + 3] < 0:
        empty |= 8
    if registers[first + 4] < 0:
        empty |= 16
    choices: list[Decision] = []
    if empty:
        places = PLACE_DECISIONS_BY_EMPTY[empty]
        for card in hand:
            choices += places[card]
    if not empty or not hand:
        choices.append(SEAL_DECISION)
    if state.options[robot] and len(hand) > empty.bit_count():
        choices += _second_card_decisions(state, robot)
    return choices


def _second_card_decisions(state: State, robot: int) -> list[Decision]:
    """Cards that may share a register with one that was placed this turn (RR-17.6, RR-17.8)."""
    if state.option_holder[OPTION_CRAB_LEGS] != robot and state.option_holder[DUAL_PROCESSOR] != robot:
        return []
    choices: list[Decision] = []
    for register in range(5):
        content = state.registers[5 * robot + register]
        if content == NO_CARD or (state.revealed[robot] >> register) & 1:
            continue
        for card in state.hand[robot]:
            if pairings(state, robot, card, content):
                choices.append(d.PLACE_DECISIONS[register][card])
    return choices


def _legal_answers(state: State) -> list[Decision]:
    question, robot, detail = state.question, state.asked_robot, state.asked_detail
    if question is None or question.answers:
        return question.answers[:] if question else []
    if question == q.ASK_PREVENT_DAMAGE:
        return [_TAKE_DAMAGE_DECISION, *(_PREVENT_DECISIONS[option] for option in state.options[robot])]
    if question == q.ASK_LOSE_OPTION:
        return [DECISION_SPACE.make(d.LOSE_OPTION, option) for option in state.options[robot]]
    if question == q.ASK_WEAPON:
        return [DECISION_SPACE.make(d.CHOOSE_WEAPON, weapon) for weapon in lasers.legal_weapons(state, robot, detail)]
    if question == q.ASK_FIRE_CONTROL:
        return _fire_control_decisions(state, detail)
    if question == q.ASK_ARM_FLAG:
        return [
            DECISION_SPACE.make(d.NO_ARM_TOUCH),
            *_square_decisions(state, d.ARM_TOUCH, flags.flags_in_arm_reach(state, robot)),
        ]
    if question == q.ASK_ARM_REPAIR:
        return [
            DECISION_SPACE.make(d.NO_ARM_TOUCH),
            *_square_decisions(state, d.ARM_TOUCH, cleanup.repair_sites_in_arm_reach(state, robot)),
        ]
    if question == q.ASK_RETURN_SQUARE:
        return _square_decisions(state, d.RETURN_TO_SQUARE, cleanup.return_squares(state, robot))
    if question == q.ASK_RETURN_FACING:
        return [_FACING_DECISIONS[facing] for facing in cleanup.return_facings(state, robot)]
    if question == q.ASK_DEPLOY:
        return _square_decisions(state, d.DEPLOY_ROBOT, setup.deploy_squares(state, robot))
    if question == q.ASK_DEPLOY_FACING:
        return [_FACING_DECISIONS[facing] for facing in setup.deploy_facings(state, robot, state.square[robot])]
    return [DECISION_SPACE.make(d.TAKE_ROBOT, model) for model in setup.free_robots(state)]


def _fire_control_decisions(state: State, victim: int) -> list[Decision]:
    """Ordinary Damage, a lock on an unlocked register, or the loss of an Option (RR-17.10)."""
    closed = state.locked[victim] | state.jammed[victim]
    choices = [DECISION_SPACE.make(d.FIRE_CONTROL_DAMAGE)]
    choices += [
        DECISION_SPACE.make(d.FIRE_CONTROL_LOCK, register) for register in range(5) if not (closed >> register) & 1
    ]
    choices += [DECISION_SPACE.make(d.FIRE_CONTROL_DESTROY, option) for option in state.options[victim]]
    return choices


def _square_decisions(state: State, decision_kind: int, squares: list[int]) -> list[Decision]:
    return [DECISION_SPACE.make(decision_kind, *state.course.xy(square)) for square in squares]


def always_legal(state: State, seat: int) -> list[Decision]:
    """Conceding while one is in the game; time being up while one is programming."""
    if state.step == phases.STEP_OVER or not 0 <= seat < state.roster.seats:
        return []
    choices: list[Decision] = []
    if any(not state.status[robot].is_out for robot in state.roster.robots_of[seat]):
        choices.append(d.CONCEDE_DECISION)
    if state.step == STEP_PROGRAMMING and _is_programming(state, seat):
        choices.append(d.TIME_UP_DECISION)
    return choices


def _is_programming(state: State, seat: int) -> bool:
    """Whether a seat still fills registers (and does not merely store an unused card)."""
    robot = robot_being_programmed(state, seat)
    return robot != NOBODY and state.program_stage[robot] == STAGE_PROGRAMMING


def default_decision(state: State, seat: int) -> Decision:
    """What is played for a seat whose time is up (RR-A2, RR-A4)."""
    choices = legal(state, seat)
    if state.step == STEP_PROGRAMMING:
        return d.TIME_UP_DECISION if _is_programming(state, seat) else choices[-1]
    if state.question == q.ASK_PREVENT_DAMAGE:
        tenth = damage_of(state, state.asked_robot) == 9
        return choices[1] if tenth else choices[0]
    return choices[0]
