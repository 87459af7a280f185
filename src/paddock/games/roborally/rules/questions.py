"""The questions that interrupt a game: one record for each. `legal.py` lists the answers, `apply.py` takes them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from . import decisions


class Question:
    """A question. A position writes its `name`, learners see its `code` (0 is none). Of one with just two answers
    they are the `answers`, decisions of one kind, and the first of them is the default."""

    __slots__ = ("answers", "code", "name")

    def __init__(self, code: int, name: str, kind: int | None = None) -> None:
        self.code = code
        self.name = name
        self.answers: list[Decision] = [] if kind is None else [decisions.SPACE.make(kind, answer) for answer in (0, 1)]


ROBOT: Final = Question(1, "robot")
TEAM: Final = Question(2, "team", decisions.JOIN_TEAM)
HOME_BOARD: Final = Question(3, "home_board", decisions.CHOOSE_HOME_BOARD)
DEPLOY: Final = Question(4, "deploy")
DEPLOY_FACING: Final = Question(5, "deploy_face")
RECOMPILE: Final = Question(6, "recompile", decisions.USE_RECOMPILE)
FLYWHEEL: Final = Question(7, "flywheel", decisions.USE_FLYWHEEL)
POWER_DOWN: Final = Question(8, "power_down", decisions.POWER_DOWN)
GYROSCOPE: Final = Question(9, "gyro", decisions.USE_GYROSCOPE)
CONDITIONAL_PROGRAM: Final = Question(10, "conditional", decisions.USE_CONDITIONAL)
ABORT_SWITCH: Final = Question(11, "abort", decisions.USE_ABORT_SWITCH)
BRAKES: Final = Question(12, "brakes", decisions.USE_BRAKES)
FOURTH_GEAR: Final = Question(13, "fourth_gear", decisions.USE_FOURTH_GEAR)
REVERSE_GEAR: Final = Question(14, "reverse_gear", decisions.USE_REVERSE_GEAR)
WEAPON: Final = Question(15, "weapon")
HIGH_POWER_LASER: Final = Question(16, "high_power", decisions.USE_HIGH_POWER_LASER)
FIRE_CONTROL: Final = Question(17, "fire_control")
PREVENT_DAMAGE: Final = Question(18, "prevent")
ARM_FLAG: Final = Question(19, "arm")
ARM_REPAIR: Final = Question(20, "arm_repair")
LOSE_OPTION: Final = Question(21, "lose")
STAY_DOWN: Final = Question(22, "stay_down", decisions.STAY_DOWN)
RETURN_SQUARE: Final = Question(23, "enter")
RETURN_FACING: Final = Question(24, "face")
RETURN_POWERED_DOWN: Final = Question(25, "return_down", decisions.POWER_DOWN)

QUESTIONS: Final = (
    ROBOT, TEAM, HOME_BOARD, DEPLOY, DEPLOY_FACING, RECOMPILE, FLYWHEEL, POWER_DOWN, GYROSCOPE,
    CONDITIONAL_PROGRAM, ABORT_SWITCH, BRAKES, FOURTH_GEAR, REVERSE_GEAR, WEAPON, HIGH_POWER_LASER, FIRE_CONTROL,
    PREVENT_DAMAGE, ARM_FLAG, ARM_REPAIR, LOSE_OPTION, STAY_DOWN, RETURN_SQUARE, RETURN_FACING,
    RETURN_POWERED_DOWN,
)  # fmt: skip
