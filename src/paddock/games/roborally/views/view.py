"""What a seat may see (section (c) of the rules)."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import ListForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.view_fields import ListFields, ViewFields

from ..codec.position import POSITION_FIELDS
from ..codec.robots import ROBOT_FIELDS, ROBOT_JSON_FORM, STORED_FIELDS, write_registers
from ..components.content import NO_CARD, ROBOT_VALUES
from ..rules import questions
from ..rules.legal import waiting_for
from ..rules.phases import STAGE_PROGRAMMING, STEP_PROGRAMMING
from ..rules.state import State
from ..rules.steps.damage import cards_in_register

HIDDEN_MARK = "?"


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


def _own_registers(state: State, robot: int) -> list[object]:
    """The registers as the robot's player sees them: not the cards that nobody knows yet."""
    unknown = state.unknown_registers[robot] & ~state.revealed[robot]
    return [
        HIDDEN_MARK if unknown >> register & 1 and card is not None else card
        for register, card in enumerate(write_registers(state, robot))
    ]


def _public_registers(state: State, robot: int) -> list[object]:
    shown = state.revealed[robot]
    hidden_card = HIDDEN_MARK if _is_sealed(state, robot) else None
    return [
        card if shown >> register & 1 or card is None else hidden_card
        for register, card in enumerate(write_registers(state, robot))
    ]


def _is_sealed(state: State, robot: int) -> bool:
    return state.program_stage[robot] != STAGE_PROGRAMMING


def hand_size(state: State, robot: int) -> int:
    """How many cards others see in a hand: while programs are made, also those that were laid already, so that
    nobody sees how far a program is or whether it uses pairs."""
    if state.step != STEP_PROGRAMMING:
        return len(state.hand[robot])
    return len(state.hand[robot]) + sum(
        len(cards_in_register(state.registers[place])) for place in hidden_registers(state, robot)
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


def _hidden_cards(state: State, robot: int) -> Json:
    """The cards that lie on Options, as others see them."""
    return dict.fromkeys(STORED_FIELDS.write(state, robot), HIDDEN_MARK)


VIEW_FIELDS: Final = ViewFields(
    Fields(
        *POSITION_FIELDS.only("title settings course seats turn phase flags returning option_discard deck"),
        Field("register", WholeNumberForm(0, 5), "register"),
        CustomField("step", lambda state: state.step.step_letter or None, names_read="step"),
        CustomField(
            "control", lambda state: list(state.flag_control[: len(state.flags)]), names_read="flag_control flags"
        ),
        Field("home", ListForm(WholeNumberForm(0, 1)), "home_boards"),
        Field("carried", ListForm(ROBOT_JSON_FORM), "flag_carriers"),
        CustomField(
            "waiting", waiting_for, names_read="asked_robot draft_options question roster seats_to_program step"
        ),
        CustomField("asked", _open_question, names_read="question asked_robot asked_detail roster"),
    ),
    ListFields(
        "robots",
        ROBOT_FIELDS.with_fields(
            CustomField("registers", _own_registers, names_read="registers option_holder unknown_registers revealed")
        ),
        hidden_fields=(
            CustomField("registers", _public_registers, names_read="registers option_holder revealed program_stage"),
            CustomField("hand", hand_size, names_read="hand step registers revealed"),
            CustomField("stored", _hidden_cards, names_read="conditional_card flywheel_card option_holder"),
            CustomField("drafted", lambda state, robot: [], names_read=""),
            CustomField("unused", lambda state, robot: [], names_read=""),
            CustomField("sealed", _is_sealed, names_read="program_stage"),
        ),
        owners_of=lambda state: state.roster.robot_owner,
    ),
)
"""The position as a seat (or a spectator) sees it: the same shape, less what is hidden."""
