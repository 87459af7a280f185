"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import EventSink
from paddock.games.roborally.components.content import CONDITIONAL_PROGRAM, FLYWHEEL
from paddock.games.roborally.rules import decisions, questions
from paddock.games.roborally.rules.advance import advance, is_anybody_owing
from paddock.games.roborally.rules.decisions import MAIN_LASER, PLACE_CARD
from paddock.games.roborally.rules.state import (
    ELIMINATED,
    FINISHED,
    STAGE_DONE,
    STEP_CHOOSE_TEAMS,
    STEP_GYROSCOPE,
    STEP_REGISTER_END,
    State,
)
from paddock.games.roborally.rules.steps import (
    cleanup,
    dealing,
    flags,
    lasers,
    moving,
    programming,
    revealing,
    setup,
)
from paddock.games.roborally.rules.steps.damage import discard_option, eliminate, lose_option, take_damage
from paddock.games.roborally.rules.steps.programming import place_card

_ANSWER_NO: Final = 0


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


def _apply_answer(state: State, kind: int, args: tuple[int, ...], chance: Chance, events: EventSink) -> None:
    """Closes the open question with an answer."""
    question, robot, detail = state.question, state.asked_robot, state.asked_detail
    state.question = questions.NONE
    choice = args[0] if args else 0
    if question >= questions.STAY_DOWN:
        _apply_return_choice(state, question, robot, args, events)
    elif question == questions.PREVENT_DAMAGE:
        if kind == decisions.PREVENT_DAMAGE:
            discard_option(state, robot, choice)
            events.add("prevents", (state.roster.model[robot], choice))
        else:
            waiting = len(state.pending_tasks)
            take_damage(state, robot, chance, events)
            state.pending_tasks = [
                *state.pending_tasks[waiting:],
                *state.pending_tasks[:waiting],
            ]  # an Option is lost before the rest
    elif question in (questions.BRAKES, questions.FOURTH_GEAR, questions.REVERSE_GEAR):
        _apply_gear_choice(state, question, robot, detail, choice, chance, events)
    elif question in (questions.WEAPON, questions.HIGH_POWER_LASER, questions.FIRE_CONTROL):
        _apply_weapon_choice(state, question, robot, detail, kind, choice, chance, events)
    elif question in (questions.ARM_FLAG, questions.ARM_REPAIR):
        if kind == decisions.ARM_TOUCH:
            square = state.course.square(args[0], args[1])
            if question == questions.ARM_FLAG:
                flags.touch_with_arm(state, robot, square, events)
            else:
                cleanup.repair_at(state, robot, square, chance, events)
    elif question == questions.LOSE_OPTION:
        lose_option(state, robot, choice, events)
    elif question <= questions.DEPLOY_FACING:
        _apply_setup_choice(state, question, robot, detail, args, events)
    elif choice != _ANSWER_NO:
        _apply_yes(state, question, robot, chance, events)


def _apply_yes(state: State, question: int, robot: int, chance: Chance, events: EventSink) -> None:
    """Yes to something that may be used."""
    model = state.roster.model[robot]
    if question == questions.RECOMPILE:
        dealing.recompile(state, robot, chance, events)
    elif question == questions.FLYWHEEL:
        dealing.use_flywheel(state, robot, events)
    elif question == questions.POWER_DOWN:
        state.announced_down[robot] = 1
        events.add("announces_power_down", (model,))
    elif question == questions.GYROSCOPE:
        state.gyroscope_on = True
        events.add("gyro_on", (model,))
    elif question == questions.CONDITIONAL_PROGRAM:
        revealing.use_conditional_program(state, robot, events)
    elif question == questions.ABORT_SWITCH:
        revealing.replace_aborted_card(state, robot, chance, events)


def _apply_gear_choice(
    state: State, question: int, robot: int, content: int, choice: int, chance: Chance, events: EventSink
) -> None:
    """Brakes, Fourth Gear and Reverse Gear change how far a movement card goes (RR-17.3, RR-17.12, RR-17.23)."""
    model = state.roster.model[robot]
    if question == questions.BRAKES:
        squares, told = (0, "brakes") if choice else (1, "")
    elif question == questions.FOURTH_GEAR:
        squares, told = (4, "shifts_up") if choice else (3, "")
    else:
        squares, told = (2, "reverses") if choice else (1, "")
    if told and events.listening:
        events.add(told, (model,))
    moving.execute_content(state, robot, content, squares, chance, events)


def _apply_weapon_choice(
    state: State, question: int, robot: int, detail: int, kind: int, choice: int, chance: Chance, events: EventSink
) -> None:
    """Choices of the laser step."""
    if question == questions.WEAPON:
        lasers.choose_weapon(state, robot, choice, lasers.PATH_UNDECIDED if choice == MAIN_LASER else lasers.PATH_STOP)
    elif question == questions.HIGH_POWER_LASER:
        lasers.choose_weapon(state, robot, MAIN_LASER, choice)
    elif kind == decisions.FIRE_CONTROL_LOCK:
        lasers.fire_control_lock(state, detail, choice, chance, events)
    elif kind == decisions.FIRE_CONTROL_DESTROY:
        lose_option(state, detail, choice, events)
    else:
        lasers.fire_control_damage(state, chance, events)


def _apply_return_choice(state: State, question: int, robot: int, args: tuple[int, ...], events: EventSink) -> None:
    """Staying down and coming back."""
    model = state.roster.model[robot]
    if question == questions.STAY_DOWN:
        state.announced_down[robot] = args[0]
        if args[0] and events.listening:
            events.add("stays_down", (model,))
    elif question == questions.RETURN_SQUARE:
        cleanup.place_returned_robot(state, robot, state.course.square(args[0], args[1]))
    elif question == questions.RETURN_FACING:
        cleanup.face_returned_robot(state, robot, args[0], events)
    elif question == questions.RETURN_POWERED_DOWN:
        state.announced_down[robot] = args[0]
        if args[0] and events.listening:
            events.add("returns_down", (model,))


def _apply_setup_choice(
    state: State, question: int, robot: int, detail: int, args: tuple[int, ...], events: EventSink
) -> None:
    """Answers of the setup."""
    if question == questions.ROBOT:
        setup.take_robot(state, robot, args[0], events)
    elif question == questions.TEAM:
        setup.join_team(state, robot, args[0] + 1, events)
    elif question == questions.HOME_BOARD:
        setup.choose_home_board(state, detail, args[0], events)
    elif question == questions.DEPLOY:
        setup.deploy_robot(state, robot, state.course.square(args[0], args[1]))
    elif question == questions.DEPLOY_FACING:
        setup.face_deployed_robot(state, robot, args[0], events)


def _concede(state: State, seat: int, events: EventSink) -> None:
    """A player leaves: the robots are eliminated, an open question to them is dropped (section (a), `concede`)."""
    events.add("concedes", (seat,))
    for robot in state.roster.robots_of[seat]:
        if state.status[robot] not in (FINISHED, ELIMINATED):
            eliminate(state, robot, events)
        state.program_stage[robot] = STAGE_DONE
        state.fatally_hit &= ~(1 << robot)
        if state.draft_options:
            state.draft_options = (
                *state.draft_options[:robot],
                state.draft_options[robot][:1],
                *state.draft_options[robot + 1 :],
            )
    if state.question != questions.NONE and state.roster.owner[state.asked_robot] == seat:
        _drop_question(state)
    elif (
        state.question in (questions.WEAPON, questions.FIRE_CONTROL)
        and state.asked_detail in state.roster.robots_of[seat]
    ):
        state.question = questions.NONE  # the target is gone: the step looks for another, or goes on
    if STEP_CHOOSE_TEAMS < state.step <= STEP_GYROSCOPE or state.step > STEP_REGISTER_END:
        flags.end_if_over(state, events)


def _drop_question(state: State) -> None:
    """Nobody is left to answer: the step goes on without the robot."""
    if state.question in (questions.RETURN_SQUARE, questions.RETURN_FACING, questions.RETURN_POWERED_DOWN):
        state.step_cursor = cleanup.REENTRY_SQUARE
    state.question = questions.NONE
