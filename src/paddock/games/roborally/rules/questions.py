"""The questions that interrupt a game, and how one is put. `legal.py` lists the answers, `apply.py` takes them."""

from __future__ import annotations

from typing import Final

from paddock.games.roborally.rules.state import State

NONE: Final = 0
ROBOT: Final = 1
TEAM: Final = 2
HOME: Final = 3
DEPLOY: Final = 4
DEPLOY_FACE: Final = 5
RECOMPILE: Final = 6
FLYWHEEL: Final = 7
POWER_DOWN: Final = 8
GYRO: Final = 9
CONDITIONAL: Final = 10
ABORT: Final = 11
BRAKES: Final = 12
FOURTH_GEAR: Final = 13
REVERSE_GEAR: Final = 14
WEAPON: Final = 15
HIGH_POWER: Final = 16
FIRE_CONTROL: Final = 17
PREVENT: Final = 18
ARM: Final = 19
ARM_REPAIR: Final = 20
LOSE: Final = 21
STAY: Final = 22
ENTER: Final = 23
FACE: Final = 24
RETURN_DOWN: Final = 25

NAMES: Final = (
    "none",
    "robot",
    "team",
    "home_board",
    "deploy",
    "deploy_face",
    "recompile",
    "flywheel",
    "power_down",
    "gyro",
    "conditional",
    "abort",
    "brakes",
    "fourth_gear",
    "reverse_gear",
    "weapon",
    "high_power",
    "fire_control",
    "prevent",
    "arm",
    "arm_repair",
    "lose",
    "stay_down",
    "enter",
    "face",
    "return_down",
)


def put(state: State, question: int, robot: int, detail: int = 0) -> None:
    """Opens a question to the owner of `robot`; the game waits until it is answered."""
    state.ask = question
    state.ask_robot = robot
    state.ask_detail = detail
