"""What a seat may see (section (c) of the rules)."""

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.roborally.codec.position import EDITION, course_json, flag_squares, letter_of, options_in, phase_of
from paddock.games.roborally.codec.robots import write_robot
from paddock.games.roborally.components.content import (
    NO_CARD,
    ROBOT,
)
from paddock.games.roborally.components.settings import write_settings
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.legal import waiting_for
from paddock.games.roborally.rules.state import NOBODY, PROGRAM, PROGRAMMING, State
from paddock.games.roborally.rules.steps.damage import cards_in

HIDDEN = "?"


def view(state: State, seat: int | None) -> Json:
    """The position as a seat (or a spectator) sees it: the same shape, less what is hidden."""
    model = state.cast.model
    found: Json = {
        "title": EDITION,
        "options": write_settings(state.settings),
        "course": course_json(state),
        "seats": state.cast.seats,
        "you": seat,
        "turn": state.turn,
        "phase": phase_of(state),
        "register": state.register,
        "step": letter_of(state) if phase_of(state) == "register" else None,
        "robots": [_robot(state, robot, seat) for robot in range(len(model))],
        "flags": flag_squares(state),
        "control": list(state.control[: len(state.flags)]),
        "home": list(state.home),
        "carried": [ROBOT.names[model[robot]] if robot != NOBODY else None for robot in state.carried],
        "returning": [ROBOT.names[model[robot]] for robot in state.returning],
        "option_discard": options_in(state.option_discard),
        "deck": options_in(state.option_deck),
        "waiting": waiting_for(state),
        "asked": _asked(state),
    }
    return found


def _asked(state: State) -> Json | None:
    """The open question and whom it is about."""
    if not state.ask:
        return None
    robot = state.ask_robot
    found: Json = {
        "question": questions.NAMES[state.ask],
        "robot": ROBOT.names[state.cast.model[robot]],
        "seat": state.cast.owner[robot],
    }
    if state.ask in (questions.WEAPON, questions.FIRE_CONTROL) and state.ask_detail >= 0:
        found["target"] = ROBOT.names[state.cast.model[state.ask_detail]]
    return found


def _robot(state: State, robot: int, seat: int | None) -> Json:
    """One robot as a seat sees it."""
    found = write_robot(state, robot)
    own = state.cast.owner[robot] == seat
    shown = state.shown[robot]
    registers = list(found["registers"])  # type: ignore[call-overload]
    for register in range(5):
        if (shown >> register) & 1 or registers[register] is None:
            continue
        if not own:
            registers[register] = HIDDEN if state.stage[robot] != PROGRAMMING else None
        elif (state.blind[robot] >> register) & 1:
            registers[register] = HIDDEN
    found["registers"] = registers
    if own:
        return found
    found["hand"] = hand_size(state, robot)
    found["stored"] = dict.fromkeys(found["stored"], HIDDEN)  # type: ignore[call-overload]
    found["drafted"] = []
    found["unused"] = []
    found["sealed"] = state.stage[robot] != PROGRAMMING
    return found


def hand_size(state: State, robot: int) -> int:
    """How many cards others see in a hand: while programs are made, also those that were laid already, so that
    nobody sees how far a program is or whether it uses pairs."""
    if state.step != PROGRAM:
        return len(state.hand[robot])
    return len(state.hand[robot]) + sum(len(cards_in(state.registers[place])) for place in laid_unseen(state, robot))


def laid_unseen(state: State, robot: int) -> list[int]:
    """The registers that hold cards nobody else has seen."""
    first = 5 * robot
    shown = state.shown[robot]
    return [
        first + register
        for register in range(5)
        if state.registers[first + register] != NO_CARD and not (shown >> register) & 1
    ]
