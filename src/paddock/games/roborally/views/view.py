"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.game import Json

from ..codec.position import OPTION_PILE_FORM, TITLE_VERSION, write_course, write_flags
from ..codec.robots import ROBOT_FIELDS, ROBOT_FORM
from ..components.content import NO_CARD, ROBOT_VALUES
from ..components.settings import write_settings
from ..rules import questions
from ..rules.legal import waiting_for
from ..rules.phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from ..rules.state import State
from ..rules.steps.damage import cards_in

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: the same shape, less what is hidden."""
    return {
        "title": TITLE_VERSION,
        "settings": write_settings(state.settings),
        "course": write_course(state),
        "seats": state.roster.seats,
        "you": seat,
        "turn": state.turn,
        "phase": state.step.phase,
        "register": state.register,
        "step": state.step.step_letter or None,
        "robots": [_robot_view(state, robot, seat) for robot in range(len(state.square))],
        "flags": write_flags(state),
        "control": list(state.flag_control[: len(state.flags)]),
        "home": list(state.home_boards),
        "carried": [ROBOT_FORM.write(state, robot) for robot in state.flag_carriers],
        "returning": [ROBOT_FORM.write(state, robot) for robot in state.returning],
        "option_discard": OPTION_PILE_FORM.write(state, state.option_discard),
        "deck": OPTION_PILE_FORM.write(state, state.option_deck),
        "waiting": waiting_for(state),
        "asked": _open_question(state),
    }


def _open_question(state: State) -> Json | None:
    if not state.question:
        return None
    robot = state.asked_robot
    question_json: Json = {
        "question": state.question.name,
        "robot": ROBOT_VALUES.names[state.roster.robot_models[robot]],
        "seat": state.roster.robot_owner[robot],
    }
    if state.question in (questions.ASK_WEAPON, questions.ASK_FIRE_CONTROL) and state.asked_detail >= 0:
        question_json["target"] = ROBOT_VALUES.names[state.roster.robot_models[state.asked_detail]]
    return question_json


def _robot_view(state: State, robot: int, seat: int | None) -> Json:
    robot_json = ROBOT_FIELDS.write(state, robot)
    own = state.roster.robot_owner[robot] == seat
    shown = state.revealed[robot]
    registers = list(robot_json["registers"])  # type: ignore[call-overload]
    for register in range(5):
        if (shown >> register) & 1 or registers[register] is None:
            continue
        if not own:
            registers[register] = HIDDEN if state.program_stage[robot] != STAGE_PROGRAMMING else None
        elif (state.unknown_registers[robot] >> register) & 1:
            registers[register] = HIDDEN
    robot_json["registers"] = registers
    if own:
        return robot_json
    robot_json["hand"] = hand_size(state, robot)
    robot_json["stored"] = dict.fromkeys(robot_json["stored"], HIDDEN)  # type: ignore[call-overload]
    robot_json["drafted"] = []
    robot_json["unused"] = []
    robot_json["sealed"] = state.program_stage[robot] != STAGE_PROGRAMMING
    return robot_json


def hand_size(state: State, robot: int) -> int:
    """How many cards others see in a hand: while programs are made, also those that were laid already, so that
    nobody sees how far a program is or whether it uses pairs."""
    if state.step != STEP_PROGRAMMING:
        return len(state.hand[robot])
    return len(state.hand[robot]) + sum(
        len(cards_in(state.registers[place])) for place in hidden_registers(state, robot)
    )


def hidden_registers(state: State, robot: int) -> list[int]:
    """The registers that hold cards nobody else has seen."""
    first = 5 * robot
    shown = state.revealed[robot]
    return [
        first + register
        for register in range(5)
        if state.registers[first + register] != NO_CARD and not (shown >> register) & 1
    ]
