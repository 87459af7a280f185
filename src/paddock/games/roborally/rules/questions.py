"""The questions that interrupt a game: one record for each. `legal.py` lists the answers, `apply.py` takes them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision

from . import decisions


class Question:
    """A question. A position writes its `name`, learners see its `code` (0 is none). Of one with just two answers
    they are the `answers`, decisions of one kind, and the first of them is the default."""

    __slots__ = ("answers", "code", "name")

    def __init__(self, code: int, name: str, decision_kind: int | None = None) -> None:
        self.code = code
        self.name = name
        self.answers: list[Decision] = (
            [] if decision_kind is None else [decisions.DECISION_SPACE.make(decision_kind, answer) for answer in (0, 1)]
        )


ASK_ROBOT: Final = Question(1, "robot")
ASK_TEAM: Final = Question(2, "team", decisions.JOIN_TEAM)
ASK_HOME_BOARD: Final = Question(3, "home_board", decisions.CHOOSE_HOME_BOARD)
ASK_DEPLOY: Final = Question(4, "deploy")
ASK_DEPLOY_FACING: Final = Question(5, "deploy_face")
ASK_RECOMPILE: Final = Question(6, "recompile", decisions.USE_RECOMPILE)
ASK_FLYWHEEL: Final = Question(7, "flywheel", decisions.USE_FLYWHEEL)
ASK_POWER_DOWN: Final = Question(8, "power_down", decisions.POWER_DOWN)
ASK_GYROSCOPE: Final = Question(9, "gyro", decisions.USE_GYROSCOPE)
ASK_CONDITIONAL_PROGRAM: Final = Question(10, "conditional", decisions.USE_CONDITIONAL)
ASK_ABORT_SWITCH: Final = Question(11, "abort", decisions.USE_ABORT_SWITCH)
ASK_BRAKES: Final = Question(12, "brakes", decisions.USE_BRAKES)
ASK_FOURTH_GEAR: Final = Question(13, "fourth_gear", decisions.USE_FOURTH_GEAR)
ASK_REVERSE_GEAR: Final = Question(14, "reverse_gear", decisions.USE_REVERSE_GEAR)
ASK_WEAPON: Final = Question(15, "weapon")
ASK_HIGH_POWER_LASER: Final = Question(16, "high_power", decisions.USE_HIGH_POWER_LASER)
ASK_FIRE_CONTROL: Final = Question(17, "fire_control")
ASK_PREVENT_DAMAGE: Final = Question(18, "prevent")
ASK_ARM_FLAG: Final = Question(19, "arm")
ASK_ARM_REPAIR: Final = Question(20, "arm_repair")
ASK_LOSE_OPTION: Final = Question(21, "lose")
ASK_STAY_DOWN: Final = Question(22, "stay_down", decisions.STAY_DOWN)
ASK_RETURN_SQUARE: Final = Question(23, "enter")
ASK_RETURN_FACING: Final = Question(24, "face")
ASK_RETURN_POWERED_DOWN: Final = Question(25, "return_down", decisions.POWER_DOWN)

QUESTIONS: Final = (
    ASK_ROBOT, ASK_TEAM, ASK_HOME_BOARD, ASK_DEPLOY, ASK_DEPLOY_FACING, ASK_RECOMPILE, ASK_FLYWHEEL, ASK_POWER_DOWN,
    ASK_GYROSCOPE, ASK_CONDITIONAL_PROGRAM, ASK_ABORT_SWITCH, ASK_BRAKES, ASK_FOURTH_GEAR, ASK_REVERSE_GEAR, ASK_WEAPON,
    ASK_HIGH_POWER_LASER, ASK_FIRE_CONTROL, ASK_PREVENT_DAMAGE, ASK_ARM_FLAG, ASK_ARM_REPAIR, ASK_LOSE_OPTION,
    ASK_STAY_DOWN, ASK_RETURN_SQUARE, ASK_RETURN_FACING, ASK_RETURN_POWERED_DOWN,
)  # fmt: skip
