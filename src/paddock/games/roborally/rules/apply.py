"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.games.roborally.components.content import CONDITIONAL_PROGRAM, FLYWHEEL
from paddock.games.roborally.rules import decisions, questions
from paddock.games.roborally.rules.advance import advance, owing
from paddock.games.roborally.rules.decisions import MAIN_LASER, PLACE
from paddock.games.roborally.rules.state import (
    DONE,
    ELIMINATED,
    FINISHED,
    GYROSCOPE,
    REGISTER_END,
    TEAMS,
    State,
)
from paddock.games.roborally.rules.steps import (
    cleanup,
    dealing,
    lasers,
    moving,
    opening,
    programming,
    revealing,
    touching,
)
from paddock.games.roborally.rules.steps.damage import Log, drop_option, eliminate, lose_option, take_damage
from paddock.games.roborally.rules.steps.programming import place

_NO: Final = 0


def play(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind = decision.kind
    if kind == PLACE:
        robot = state.cast.first_robot[seat]
        if state.stage[robot] == DONE:
            robot = programmer(state, seat)
        register, card = decision.args
        place(state, robot, register, card)
        return
    if kind == decisions.SEAL:
        programming.seal(state, programmer(state, seat), log)
        if owing(state):
            return
    elif kind == decisions.STORE_CONDITIONAL:
        programming.store(state, programmer(state, seat), decision.args[0], CONDITIONAL_PROGRAM, log)
    elif kind == decisions.STORE_FLYWHEEL:
        programming.store(state, programmer(state, seat), decision.args[0], FLYWHEEL, log)
    elif kind == decisions.DRAFT:
        opening.draft(state, state.cast.robots_of[seat][0], decision.args[0], log)
    elif kind == decisions.TIME_UP:
        programming.time_up(state, seat, chance, log)
    elif kind == decisions.CONCEDE:
        _concede(state, seat, log)
    else:
        _answer(state, kind, decision.args, chance, log)
    advance(state, chance, log)


def programmer(state: State, seat: int) -> int:
    """The robot that a seat is programming: its robots are sealed one by one (RR-4.10). -1 if all are."""
    for robot in state.cast.robots_of[seat]:
        if state.stage[robot] != DONE:
            return robot
    return -1


def _answer(state: State, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Closes the open question with an answer."""
    question, robot, detail = state.ask, state.ask_robot, state.ask_detail
    state.ask = questions.NONE
    choice = args[0] if args else 0
    if question >= questions.STAY:
        _return(state, question, robot, args, log)
    elif question == questions.PREVENT:
        if kind == decisions.PREVENT:
            drop_option(state, robot, choice)
            if log is not None:
                log.append(Event("prevents", (state.cast.model[robot], choice)))
        else:
            waiting = len(state.agenda)
            take_damage(state, robot, chance, log)
            state.agenda = [*state.agenda[waiting:], *state.agenda[:waiting]]  # an Option is lost before the rest
    elif question in (questions.BRAKES, questions.FOURTH_GEAR, questions.REVERSE_GEAR):
        _gear(state, question, robot, detail, choice, chance, log)
    elif question in (questions.WEAPON, questions.HIGH_POWER, questions.FIRE_CONTROL):
        _shot(state, question, robot, detail, kind, choice, chance, log)
    elif question in (questions.ARM, questions.ARM_REPAIR):
        if kind == decisions.ARM_TOUCH:
            square = state.course.square(args[0], args[1])
            if question == questions.ARM:
                touching.arm_touch(state, robot, square, log)
            else:
                cleanup.repair_at(state, robot, square, chance, log)
    elif question == questions.LOSE:
        lose_option(state, robot, choice, log)
    elif question <= questions.DEPLOY_FACE:
        _open(state, question, robot, detail, args, log)
    elif choice != _NO:
        _use(state, question, robot, chance, log)


def _use(state: State, question: int, robot: int, chance: Chance, log: Log) -> None:
    """Yes to something that may be used."""
    model = state.cast.model[robot]
    if question == questions.RECOMPILE:
        dealing.recompile(state, robot, chance, log)
    elif question == questions.FLYWHEEL:
        dealing.use_flywheel(state, robot, log)
    elif question == questions.POWER_DOWN:
        state.announced[robot] = 1
        if log is not None:
            log.append(Event("announces_power_down", (model,)))
    elif question == questions.GYRO:
        state.gyro = True
        if log is not None:
            log.append(Event("gyro_on", (model,)))
    elif question == questions.CONDITIONAL:
        revealing.use_conditional(state, robot, log)
    elif question == questions.ABORT:
        revealing.abort(state, robot, chance, log)


def _gear(state: State, question: int, robot: int, content: int, choice: int, chance: Chance, log: Log) -> None:
    """Brakes, Fourth Gear and Reverse Gear change how far a movement card goes (RR-17.3, RR-17.12, RR-17.23)."""
    model = state.cast.model[robot]
    if question == questions.BRAKES:
        squares, told = (0, "brakes") if choice else (1, "")
    elif question == questions.FOURTH_GEAR:
        squares, told = (4, "shifts_up") if choice else (3, "")
    else:
        squares, told = (2, "reverses") if choice else (1, "")
    if told and log is not None:
        log.append(Event(told, (model,)))
    moving.carry_out(state, robot, content, squares, chance, log)


def _shot(
    state: State, question: int, robot: int, detail: int, kind: int, choice: int, chance: Chance, log: Log
) -> None:
    """Choices of the laser step."""
    if question == questions.WEAPON:
        lasers.choose_weapon(state, robot, choice, lasers.UNDECIDED if choice == MAIN_LASER else lasers.STOP)
    elif question == questions.HIGH_POWER:
        lasers.choose_weapon(state, robot, MAIN_LASER, choice)
    elif kind == decisions.FIRE_LOCK:
        lasers.fire_lock(state, detail, choice, chance, log)
    elif kind == decisions.FIRE_DESTROY:
        lose_option(state, detail, choice, log)
    else:
        lasers.fire_damage(state, chance, log)


def _return(state: State, question: int, robot: int, args: tuple[int, ...], log: Log) -> None:
    """Staying down and coming back."""
    model = state.cast.model[robot]
    if question == questions.STAY:
        state.announced[robot] = args[0]
        if args[0] and log is not None:
            log.append(Event("stays_down", (model,)))
    elif question == questions.ENTER:
        cleanup.put_back(state, robot, state.course.square(args[0], args[1]))
    elif question == questions.FACE:
        cleanup.face(state, robot, args[0], log)
    elif question == questions.RETURN_DOWN:
        state.announced[robot] = args[0]
        if args[0] and log is not None:
            log.append(Event("returns_down", (model,)))


def _open(state: State, question: int, robot: int, detail: int, args: tuple[int, ...], log: Log) -> None:
    """Answers of the setup."""
    if question == questions.ROBOT:
        opening.take_robot(state, robot, args[0], log)
    elif question == questions.TEAM:
        opening.join(state, robot, args[0] + 1, log)
    elif question == questions.HOME:
        opening.choose_home(state, detail, args[0], log)
    elif question == questions.DEPLOY:
        opening.deploy(state, robot, state.course.square(args[0], args[1]))
    elif question == questions.DEPLOY_FACE:
        opening.deploy_face(state, robot, args[0], log)


def _concede(state: State, seat: int, log: Log) -> None:
    """A player leaves: the robots are eliminated, an open question to them is dropped (section (a), `concede`)."""
    if log is not None:
        log.append(Event("concedes", (seat,)))
    for robot in state.cast.robots_of[seat]:
        if state.status[robot] not in (FINISHED, ELIMINATED):
            eliminate(state, robot, log)
        state.stage[robot] = DONE
        state.doomed &= ~(1 << robot)
        if state.drafted:
            state.drafted = (*state.drafted[:robot], state.drafted[robot][:1], *state.drafted[robot + 1 :])
    if state.ask != questions.NONE and state.cast.owner[state.ask_robot] == seat:
        _drop_question(state)
    elif state.ask in (questions.WEAPON, questions.FIRE_CONTROL) and state.ask_detail in state.cast.robots_of[seat]:
        state.ask = questions.NONE  # the target is gone: the step looks for another, or goes on
    if TEAMS < state.step <= GYROSCOPE or state.step > REGISTER_END:
        touching.test_end(state, log)


def _drop_question(state: State) -> None:
    """Nobody is left to answer: the step goes on without the robot."""
    if state.ask in (questions.ENTER, questions.FACE, questions.RETURN_DOWN):
        state.cursor = cleanup.PLACING
    state.ask = questions.NONE
