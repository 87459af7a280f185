"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from collections.abc import Iterable

from paddock.core.game import Json

from ..codec.position import OPTION_PILE_JSON_FORM, TITLE_VERSION, write_course, write_flags
from ..codec.robots import ROBOT_FIELDS, ROBOT_JSON_FORM
from ..components.content import NO_CARD, ROBOT_VALUES
from ..components.settings import write_settings
from ..rules import questions
from ..rules.legal import waiting_for
from ..rules.phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from ..rules.state import State
from ..rules.steps.damage import cards_in

HIDDEN = "?"


def views(state: State, viewers: Iterable[int | None]) -> list[Json]:
    """The position as seats (or a spectator) see it: the same shape, less what is hidden."""
    common: Json = {
        "title": TITLE_VERSION,
        "settings": write_settings(state.settings),
        "course": write_course(state),
        "seats": state.roster.seats,
        "turn": state.turn,
        "phase": state.step.phase,
        "register": state.register,
        "step": state.step.step_letter or None,
        "flags": write_flags(state),
        "control": list(state.flag_control[: len(state.flags)]),
        "home": list(state.home_boards),
        "carried": [ROBOT_JSON_FORM.write(state, robot) for robot in state.flag_carriers],
        "returning": [ROBOT_JSON_FORM.write(state, robot) for robot in state.returning],
        "option_discard": OPTION_PILE_JSON_FORM.write(state, state.option_discard),
        "deck": OPTION_PILE_JSON_FORM.write(state, state.option_deck),
        "waiting": waiting_for(state),
        "asked": _open_question(state),
    }
    known = [ROBOT_FIELDS.write(state, robot) for robot in range(len(state.square))]
    public = [_public_robot_json(state, robot, robot_json) for robot, robot_json in enumerate(known)]
    own = [_own_robot_json(state, robot, robot_json) for robot, robot_json in enumerate(known)]
    return [
        {
            **common,
            "you": seat,
            "robots": [
                own[robot] if owner == seat else public[robot] for robot, owner in enumerate(state.roster.robot_owner)
            ],
        }
        for seat in viewers
    ]


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


def _own_robot_json(state: State, robot: int, robot_json: Json) -> Json:
    """What the robot's player sees: not the cards in registers that nobody knows yet."""
    unknown = state.unknown_registers[robot] & ~state.revealed[robot]
    if not unknown:
        return robot_json
    registers: list[object] = robot_json["registers"]  # type: ignore[assignment]
    hidden = [
        HIDDEN if unknown >> register & 1 and card is not None else card for register, card in enumerate(registers)
    ]
    return {**robot_json, "registers": hidden}


def _public_robot_json(state: State, robot: int, robot_json: Json) -> Json:
    """What all others see."""
    shown = state.revealed[robot]
    is_sealed = state.program_stage[robot] != STAGE_PROGRAMMING
    hidden_card = HIDDEN if is_sealed else None
    registers: list[object] = robot_json["registers"]  # type: ignore[assignment]
    return {
        **robot_json,
        "registers": [
            card if shown >> register & 1 or card is None else hidden_card for register, card in enumerate(registers)
        ],
        "hand": hand_size(state, robot),
        "stored": dict.fromkeys(robot_json["stored"], HIDDEN),  # type: ignore[call-overload]
        "drafted": [],
        "unused": [],
        "sealed": is_sealed,
    }


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
