"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import EventSink

from ..components.content import CONDITIONAL_PROGRAM, OPTION_FLYWHEEL
from . import decisions
from . import questions as q
from .advance import advance, is_program_owed
from .decisions import MAIN_LASER, PLACE_CARD
from .phases import STAGE_DONE, STEP_CHOOSE_TEAMS, STEP_FIRST_PLAYER
from .state import State, update_seats_to_program
from .steps import cleanup, dealing, flags, lasers, moving, programming, revealing, setup
from .steps.damage import discard_option, eliminate_robot, lose_option, take_damage
from .steps.programming import place_card


def play(state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    if kind == PLACE_CARD:
        robot = state.roster.first_robot[seat]
        if state.program_stage[robot] == STAGE_DONE:
            robot = robot_being_programmed(state, seat)
        register, card = decision.args
        place_card(state, robot, register, card)
        return
    if kind == decisions.SEAL_PROGRAM:
        programming.seal_program(state, robot_being_programmed(state, seat), events)
        if is_program_owed(state):
            return
    elif kind == decisions.STORE_CONDITIONAL:
        programming.store_card(
            state, robot_being_programmed(state, seat), decision.args[0], CONDITIONAL_PROGRAM, events
        )
    elif kind == decisions.STORE_FLYWHEEL:
        programming.store_card(state, robot_being_programmed(state, seat), decision.args[0], OPTION_FLYWHEEL, events)
    elif kind == decisions.DRAFT_OPTION:
        setup.draft_option(state, state.roster.robots_of[seat][0], decision.args[0], events)
    elif kind == decisions.TIME_UP:
        programming.fill_registers_at_random(state, seat, chance_source, events)
    elif kind == decisions.CONCEDE:
        _concede(state, seat, events)
    else:
        _apply_answer(state, kind, decision.args, chance_source, events)
    advance(state, chance_source, events)


def robot_being_programmed(state: State, seat: int) -> int:
    """The robot that a seat is programming: its robots are sealed one by one (RR-4.10). -1 if all are."""
    for robot in state.roster.robots_of[seat]:
        if state.program_stage[robot] != STAGE_DONE:
            return robot
    return -1


class Answer(NamedTuple):
    """An answer to the question that was open: `choice` is its first argument, or 0."""

    detail: int
    decision_kind: int
    args: tuple[int, ...]
    choice: int
    chance_source: ChanceSource
    events: EventSink


def _apply_answer(
    state: State, decision_kind: int, args: tuple[int, ...], chance_source: ChanceSource, events: EventSink
) -> None:
    question, state.question = state.question, None
    assert question is not None
    choice = args[0] if args else 0
    answer = Answer(state.asked_detail, decision_kind, args, choice, chance_source, events)
    if question not in _YES_ACTIONS:
        _ANSWER_ACTIONS[question](state, state.asked_robot, answer)
    elif choice:
        _YES_ACTIONS[question](state, state.asked_robot, answer)


def _prevent_damage(state: State, robot: int, answer: Answer) -> None:
    if answer.decision_kind == decisions.PREVENT_DAMAGE:
        discard_option(state, robot, answer.choice)
        answer.events.add("prevents", (state.roster.robot_models[robot], answer.choice))
    else:
        tasks, state.pending_tasks = state.pending_tasks, []
        take_damage(state, robot, answer.chance_source, answer.events)
        state.pending_tasks += tasks  # an Option is lost before the rest


def _shift_gear(
    state: State, robot: int, answer: Answer, squares: int, squares_without_option: int, event: str
) -> None:
    """Brakes, Fourth Gear and Reverse Gear change how far a movement card goes (RR-17.3, RR-17.12, RR-17.23)."""
    if answer.choice:
        answer.events.add(event, (state.roster.robot_models[robot],))
    moving.execute_content(
        state,
        robot,
        answer.detail,
        squares if answer.choice else squares_without_option,
        answer.chance_source,
        answer.events,
    )


def _use_fire_control(state: State, robot: int, answer: Answer) -> None:
    if answer.decision_kind == decisions.FIRE_CONTROL_LOCK:
        lasers.fire_control_lock(state, answer.detail, answer.choice, answer.chance_source, answer.events)
    elif answer.decision_kind == decisions.FIRE_CONTROL_DESTROY:
        lose_option(state, answer.detail, answer.choice, answer.events)
    else:
        lasers.fire_control_damage(state, answer.chance_source, answer.events)


def _touch_with_arm(state: State, robot: int, answer: Answer, is_repair: bool) -> None:
    if answer.decision_kind == decisions.ARM_TOUCH and is_repair:
        cleanup.repair_at(state, robot, state.course.square(*answer.args), answer.chance_source, answer.events)
    elif answer.decision_kind == decisions.ARM_TOUCH:
        flags.touch_with_arm(state, robot, state.course.square(*answer.args), answer.events)


def _power_down(state: State, robot: int, answer: Answer, event: str) -> None:
    """A robot will be powered down next turn, or not."""
    state.announced_down[robot] = answer.choice
    if answer.choice:
        answer.events.add(event, (state.roster.robot_models[robot],))


def _use_gyroscope(state: State, robot: int, answer: Answer) -> None:
    state.gyroscope_on = True
    answer.events.add("gyro_on", (state.roster.robot_models[robot],))


_YES_ACTIONS: Final[dict[q.Question, Callable[[State, int, Answer], None]]] = {
    q.ASK_RECOMPILE: lambda state, robot, answer: dealing.use_recompile(
        state, robot, answer.chance_source, answer.events
    ),
    q.ASK_FLYWHEEL: lambda state, robot, answer: dealing.use_flywheel(state, robot, answer.events),
    q.ASK_POWER_DOWN: lambda state, robot, answer: _power_down(state, robot, answer, "announces_power_down"),
    q.ASK_GYROSCOPE: _use_gyroscope,
    q.ASK_CONDITIONAL_PROGRAM: lambda state, robot, answer: revealing.use_conditional_program(
        state, robot, answer.events
    ),
    q.ASK_ABORT_SWITCH: lambda state, robot, answer: revealing.replace_aborted_card(
        state, robot, answer.chance_source, answer.events
    ),
}
"""What yes to each question does; no does nothing."""
_ANSWER_ACTIONS: Final[dict[q.Question, Callable[[State, int, Answer], None]]] = {
    q.ASK_ROBOT: lambda state, robot, answer: setup.take_robot(state, robot, answer.choice, answer.events),
    q.ASK_TEAM: lambda state, robot, answer: setup.join_team(state, robot, answer.choice + 1, answer.events),
    q.ASK_HOME_BOARD: lambda state, robot, answer: setup.choose_home_board(
        state, answer.detail, answer.choice, answer.events
    ),
    q.ASK_DEPLOY: lambda state, robot, answer: setup.deploy_robot(state, robot, state.course.square(*answer.args)),
    q.ASK_DEPLOY_FACING: lambda state, robot, answer: setup.face_deployed_robot(
        state, robot, answer.choice, answer.events
    ),
    q.ASK_BRAKES: lambda state, robot, answer: _shift_gear(state, robot, answer, 0, 1, "brakes"),
    q.ASK_FOURTH_GEAR: lambda state, robot, answer: _shift_gear(state, robot, answer, 4, 3, "shifts_up"),
    q.ASK_REVERSE_GEAR: lambda state, robot, answer: _shift_gear(state, robot, answer, 2, 1, "reverses"),
    q.ASK_WEAPON: lambda state, robot, answer: lasers.choose_weapon(
        state,
        robot,
        answer.choice,
        lasers.PATH_UNDECIDED if answer.choice == MAIN_LASER else lasers.PATH_STOP,
    ),
    q.ASK_HIGH_POWER_LASER: lambda state, robot, answer: lasers.choose_weapon(state, robot, MAIN_LASER, answer.choice),
    q.ASK_FIRE_CONTROL: _use_fire_control,
    q.ASK_PREVENT_DAMAGE: _prevent_damage,
    q.ASK_ARM_FLAG: lambda state, robot, answer: _touch_with_arm(state, robot, answer, is_repair=False),
    q.ASK_ARM_REPAIR: lambda state, robot, answer: _touch_with_arm(state, robot, answer, is_repair=True),
    q.ASK_LOSE_OPTION: lambda state, robot, answer: lose_option(state, robot, answer.choice, answer.events),
    q.ASK_STAY_DOWN: lambda state, robot, answer: _power_down(state, robot, answer, "stays_down"),
    q.ASK_RETURN_SQUARE: lambda state, robot, answer: cleanup.place_returned_robot(
        state, robot, state.course.square(*answer.args)
    ),
    q.ASK_RETURN_FACING: lambda state, robot, answer: cleanup.face_returned_robot(
        state, robot, answer.choice, answer.events
    ),
    q.ASK_RETURN_POWERED_DOWN: lambda state, robot, answer: _power_down(state, robot, answer, "returns_down"),
}
"""What the answer to each of the other questions does."""


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A player leaves: the robots are eliminated, an open question to them is dropped (section (a), `concede`)."""
    events.add("concedes", (seat,))
    for robot in state.roster.robots_of[seat]:
        if not state.status[robot].is_out:
            eliminate_robot(state, robot, events)
        state.program_stage[robot] = STAGE_DONE
        state.fatally_hit &= ~(1 << robot)
        if state.draft_options:
            state.draft_options = (
                *state.draft_options[:robot],
                state.draft_options[robot][:1],
                *state.draft_options[robot + 1 :],
            )
    update_seats_to_program(state)
    if state.question is not None and state.roster.robot_owner[state.asked_robot] == seat:
        if state.question in (q.ASK_RETURN_SQUARE, q.ASK_RETURN_FACING, q.ASK_RETURN_POWERED_DOWN):
            state.step_cursor = cleanup.REENTRY_SQUARE
        state.question = None  # nobody is left to answer: the step goes on without the robot
    elif state.question in (q.ASK_WEAPON, q.ASK_FIRE_CONTROL) and state.asked_detail in state.roster.robots_of[seat]:
        state.question = None  # the target is gone: the step looks for another, or goes on
    if state.step not in (STEP_FIRST_PLAYER, STEP_CHOOSE_TEAMS) and state.step.phase != "register":
        flags.end_if_over(state, events)
