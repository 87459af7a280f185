"""The questions that interrupt a game, and how one is put. `legal.py` lists the answers, `apply.py` takes them."""

from __future__ import annotations

from typing import Final

from paddock.games.roborally.rules.state import State

NONE: Final = 0
ROBOT: Final = 1
TEAM: Final = 2
HOME_BOARD: Final = 3
DEPLOY: Final = 4
DEPLOY_FACING: Final = 5
RECOMPILE: Final = 6
FLYWHEEL: Final = 7
POWER_DOWN: Final = 8
GYROSCOPE: Final = 9
CONDITIONAL_PROGRAM: Final = 10
ABORT_SWITCH: Final = 11
BRAKES: Final = 12
FOURTH_GEAR: Final = 13
REVERSE_GEAR: Final = 14
WEAPON: Final = 15
HIGH_POWER_LASER: Final = 16
FIRE_CONTROL: Final = 17
PREVENT_DAMAGE: Final = 18
ARM_FLAG: Final = 19
ARM_REPAIR: Final = 20
LOSE_OPTION: Final = 21
STAY_DOWN: Final = 22
RETURN_SQUARE: Final = 23
RETURN_FACING: Final = 24
RETURN_POWERED_DOWN: Final = 25

QUESTION_NAMES: Final[tuple[str, ...]] = (
    "none", "robot", "team", "home_board", "deploy", "deploy_face", "recompile", "flywheel", "power_down", "gyro",
    "conditional", "abort", "brakes", "fourth_gear", "reverse_gear", "weapon", "high_power", "fire_control",
    "prevent", "arm", "arm_repair", "lose", "stay_down", "enter", "face", "return_down",
)  # fmt: skip


def ask_question(state: State, question: int, robot: int, detail: int = 0) -> None:
    """Opens a question to the owner of `robot`; the game waits until it is answered."""
    state.question = question
    state.asked_robot = robot
    state.asked_detail = detail
