"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import EventSink

from ..components.content import CONDITIONAL_PROGRAM, FLYWHEEL
from . import decisions, questions
from .advance import advance, is_anybody_owing
from .decisions import MAIN_LASER, PLACE_CARD
from .phases import STAGE_DONE, STEP_CHOOSE_TEAMS, STEP_FIRST_PLAYER
from .state import State
from .steps import cleanup, dealing, flags, lasers, moving, programming, revealing, setup
from .steps.damage import discard_option, eliminate, lose_option, take_damage
from .steps.programming import place_card


def play(state: State, seat: int, decision: Decision, chance: Chance, events: EventSink) -> None:
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
        if is_anybody_owing(state):
            return
    elif kind == decisions.STORE_CONDITIONAL:
        programming.store_card(
            state, robot_being_programmed(state, seat), decision.args[0], CONDITIONAL_PROGRAM, events
        )
    elif kind == decisions.STORE_FLYWHEEL:
        programming.store_card(state, robot_being_programmed(state, seat), decision.args[0], FLYWHEEL, events)
    elif kind == decisions.DRAFT_OPTION:
        setup.draft_option(state, state.roster.robots_of[seat][0], decision.args[0], events)
    elif kind == decisions.TIME_UP:
        programming.fill_registers_at_random(state, seat, chance, events)
    elif kind == decisions.CONCEDE:
        _concede(state, seat, events)
    else:
        _apply_answer(state, kind, decision.args, chance, events)
    advance(state, chance, events)


def robot_being_programmed(state: State, seat: int) -> int:
    """The robot that a seat is programming: its robots are sealed one by one (RR-4.10). -1 if all are."""
    for robot in state.roster.robots_of[seat]:
        if state.program_stage[robot] != STAGE_DONE:
            return robot
    return -1


class Answer(NamedTuple):
    """An answer to the question that was open: `choice` is its first argument, or 0."""

    state: State
    robot: int
    detail: int
    kind: int
    args: tuple[int, ...]
    choice: int
    chance: Chance
    events: EventSink


def _apply_answer(state: State, kind: int, args: tuple[int, ...], chance: Chance, events: EventSink) -> None:
    """Closes the open question with an answer."""
    question, state.question = state.question, None
    assert question is not None
    choice = args[0] if args else 0
    answer = Answer(state, state.asked_robot, state.asked_detail, kind, args, choice, chance, events)
    if question not in _USES:
        _ANSWERS[question](answer)
    elif choice:
        _USES[question](answer)


def _prevent_damage(a: Answer) -> None:
    if a.kind == decisions.PREVENT_DAMAGE:
        discard_option(a.state, a.robot, a.choice)
        a.events.add("prevents", (a.state.roster.model[a.robot], a.choice))
    else:
        tasks, a.state.pending_tasks = a.state.pending_tasks, []
        take_damage(a.state, a.robot, a.chance, a.events)
        a.state.pending_tasks += tasks  # an Option is lost before the rest


def _shift_gear(a: Answer, squares: int, squares_otherwise: int, event: str) -> None:
    """Brakes, Fourth Gear and Reverse Gear change how far a movement card goes (RR-17.3, RR-17.12, RR-17.23)."""
    if a.choice:
        a.events.add(event, (a.state.roster.model[a.robot],))
    moving.execute_content(a.state, a.robot, a.detail, squares if a.choice else squares_otherwise, a.chance, a.events)


def _use_fire_control(a: Answer) -> None:
    if a.kind == decisions.FIRE_CONTROL_LOCK:
        lasers.fire_control_lock(a.state, a.detail, a.choice, a.chance, a.events)
    elif a.kind == decisions.FIRE_CONTROL_DESTROY:
        lose_option(a.state, a.detail, a.choice, a.events)
    else:
        lasers.fire_control_damage(a.state, a.chance, a.events)


def _touch_with_arm(a: Answer, is_repair: bool) -> None:
    if a.kind == decisions.ARM_TOUCH and is_repair:
        cleanup.repair_at(a.state, a.robot, a.state.course.square(*a.args), a.chance, a.events)
    elif a.kind == decisions.ARM_TOUCH:
        flags.touch_with_arm(a.state, a.robot, a.state.course.square(*a.args), a.events)


def _power_down(a: Answer, event: str) -> None:
    """A robot will be powered down next turn, or not."""
    a.state.announced_down[a.robot] = a.choice
    if a.choice:
        a.events.add(event, (a.state.roster.model[a.robot],))


def _use_gyroscope(a: Answer) -> None:
    a.state.gyroscope_on = True
    a.events.add("gyro_on", (a.state.roster.model[a.robot],))


_USES: Final[dict[questions.Question, Callable[[Answer], None]]] = {
    questions.RECOMPILE: lambda a: dealing.recompile(a.state, a.robot, a.chance, a.events),
    questions.FLYWHEEL: lambda a: dealing.use_flywheel(a.state, a.robot, a.events),
    questions.POWER_DOWN: lambda a: _power_down(a, "announces_power_down"),
    questions.GYROSCOPE: _use_gyroscope,
    questions.CONDITIONAL_PROGRAM: lambda a: revealing.use_conditional_program(a.state, a.robot, a.events),
    questions.ABORT_SWITCH: lambda a: revealing.replace_aborted_card(a.state, a.robot, a.chance, a.events),
}
"""What yes to each question does; no does nothing."""
_ANSWERS: Final[dict[questions.Question, Callable[[Answer], None]]] = {
    questions.ROBOT: lambda a: setup.take_robot(a.state, a.robot, a.choice, a.events),
    questions.TEAM: lambda a: setup.join_team(a.state, a.robot, a.choice + 1, a.events),
    questions.HOME_BOARD: lambda a: setup.choose_home_board(a.state, a.detail, a.choice, a.events),
    questions.DEPLOY: lambda a: setup.deploy_robot(a.state, a.robot, a.state.course.square(*a.args)),
    questions.DEPLOY_FACING: lambda a: setup.face_deployed_robot(a.state, a.robot, a.choice, a.events),
    questions.BRAKES: lambda a: _shift_gear(a, 0, 1, "brakes"),
    questions.FOURTH_GEAR: lambda a: _shift_gear(a, 4, 3, "shifts_up"),
    questions.REVERSE_GEAR: lambda a: _shift_gear(a, 2, 1, "reverses"),
    questions.WEAPON: lambda a: lasers.choose_weapon(
        a.state, a.robot, a.choice, lasers.PATH_UNDECIDED if a.choice == MAIN_LASER else lasers.PATH_STOP
    ),
    questions.HIGH_POWER_LASER: lambda a: lasers.choose_weapon(a.state, a.robot, MAIN_LASER, a.choice),
    questions.FIRE_CONTROL: _use_fire_control,
    questions.PREVENT_DAMAGE: _prevent_damage,
    questions.ARM_FLAG: lambda a: _touch_with_arm(a, is_repair=False),
    questions.ARM_REPAIR: lambda a: _touch_with_arm(a, is_repair=True),
    questions.LOSE_OPTION: lambda a: lose_option(a.state, a.robot, a.choice, a.events),
    questions.STAY_DOWN: lambda a: _power_down(a, "stays_down"),
    questions.RETURN_SQUARE: lambda a: cleanup.place_returned_robot(a.state, a.robot, a.state.course.square(*a.args)),
    questions.RETURN_FACING: lambda a: cleanup.face_returned_robot(a.state, a.robot, a.choice, a.events),
    questions.RETURN_POWERED_DOWN: lambda a: _power_down(a, "returns_down"),
}
"""What the answer to each of the other questions does."""


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A player leaves: the robots are eliminated, an open question to them is dropped (section (a), `concede`)."""
    events.add("concedes", (seat,))
    for robot in state.roster.robots_of[seat]:
        if not state.status[robot].is_out:
            eliminate(state, robot, events)
        state.program_stage[robot] = STAGE_DONE
        state.fatally_hit &= ~(1 << robot)
        if state.draft_options:
            state.draft_options = (
                *state.draft_options[:robot],
                state.draft_options[robot][:1],
                *state.draft_options[robot + 1 :],
            )
    if state.question is not None and state.roster.owner[state.asked_robot] == seat:
        if state.question in (questions.RETURN_SQUARE, questions.RETURN_FACING, questions.RETURN_POWERED_DOWN):
            state.step_cursor = cleanup.REENTRY_SQUARE
        state.question = None  # nobody is left to answer: the step goes on without the robot
    elif (
        state.question in (questions.WEAPON, questions.FIRE_CONTROL)
        and state.asked_detail in state.roster.robots_of[seat]
    ):
        state.question = None  # the target is gone: the step looks for another, or goes on
    if state.step not in (STEP_FIRST_PLAYER, STEP_CHOOSE_TEAMS) and state.step.phase != "register":
        flags.end_if_over(state, events)
