"""Where the game stands: the steps of a game, and how far a robot is with its program."""

from __future__ import annotations

from typing import Final

PHASES_BEFORE_TURN: Final = ("setup", "turn_start")
"""The phases in which nothing of a turn has happened yet."""
_BEFORE_PROGRAMS: Final = ("setup", "turn_start", "deal_windows", "programming")
_AFTER_REGISTERS: Final = ("cleanup", "wipe", "stay_down", "reentry", "turn_end", "over")


class Step:
    """A step. A position writes the `phase` that it belongs to and, in a register, its `step_letter` in the rules; what
    was pending has its `code`. `is_programmed`: all programs are sealed; `is_after_registers`: all five are done;
    `waits_for_answers`: the game waits here until everybody has decided, or for good."""

    __slots__ = ("code", "is_after_registers", "is_programmed", "phase", "step_letter", "waits_for_answers")

    def __init__(self, code: int, phase: str, step_letter: str = "", waits_for_answers: bool = False) -> None:
        self.code = code
        self.phase = phase
        self.step_letter = step_letter
        self.waits_for_answers = waits_for_answers
        self.is_programmed = phase not in _BEFORE_PROGRAMS
        self.is_after_registers = phase in _AFTER_REGISTERS


STEP_FIRST_PLAYER: Final = Step(0, "setup")
STEP_CHOOSE_TEAMS: Final = Step(1, "setup")
STEP_CHOOSE_ROBOTS: Final = Step(2, "setup")
STEP_CHOOSE_HOME_BOARD: Final = Step(3, "setup")
STEP_DRAFT_OPTIONS: Final = Step(4, "setup", waits_for_answers=True)
STEP_PLACE_ON_DOCKS: Final = Step(5, "setup")
STEP_DEPLOY_ROBOTS: Final = Step(6, "setup")
STEP_TURN_START: Final = Step(7, "turn_start")
STEP_OPTIONS_AT_DEAL: Final = Step(8, "deal_windows")
STEP_START_PROGRAMMING: Final = Step(9, "programming")
STEP_PROGRAMMING: Final = Step(10, "programming", waits_for_answers=True)
STEP_ANNOUNCE_POWER_DOWN: Final = Step(11, "power_down")
STEP_GYROSCOPE: Final = Step(12, "power_down")
STEP_CONDITIONAL_PROGRAM: Final = Step(13, "register", "A")
STEP_REVEAL: Final = Step(14, "register", "A")
STEP_ABORT_SWITCH: Final = Step(15, "register", "A")
STEP_ACTING_ORDER: Final = Step(16, "register", "B")
STEP_MOVE: Final = Step(17, "register", "B")
STEP_BOARD_ELEMENTS: Final = Step(18, "register", "C")
STEP_CHOOSE_WEAPONS: Final = Step(19, "register", "D")
STEP_LASER_DAMAGE: Final = Step(20, "register", "D")
STEP_WEAPON_EFFECTS: Final = Step(21, "register", "D")
STEP_TOUCH_FLAGS: Final = Step(22, "register", "E")
STEP_MECHANICAL_ARM: Final = Step(23, "register", "E")
STEP_REGISTER_END: Final = Step(24, "register", "end")
STEP_REPAIR: Final = Step(25, "cleanup")
STEP_WIPE_REGISTERS: Final = Step(26, "wipe")
STEP_STAY_DOWN: Final = Step(27, "stay_down")
STEP_REENTRY: Final = Step(28, "reentry")
STEP_TURN_END: Final = Step(29, "turn_end")
STEP_OVER: Final = Step(30, "over", waits_for_answers=True)

TURN_STEPS: Final = (
    STEP_FIRST_PLAYER, STEP_CHOOSE_TEAMS, STEP_CHOOSE_ROBOTS, STEP_CHOOSE_HOME_BOARD, STEP_DRAFT_OPTIONS,
    STEP_PLACE_ON_DOCKS, STEP_DEPLOY_ROBOTS, STEP_TURN_START, STEP_OPTIONS_AT_DEAL, STEP_START_PROGRAMMING,
    STEP_PROGRAMMING, STEP_ANNOUNCE_POWER_DOWN, STEP_GYROSCOPE, STEP_CONDITIONAL_PROGRAM, STEP_REVEAL,
    STEP_ABORT_SWITCH, STEP_ACTING_ORDER, STEP_MOVE, STEP_BOARD_ELEMENTS, STEP_CHOOSE_WEAPONS, STEP_LASER_DAMAGE,
    STEP_WEAPON_EFFECTS, STEP_TOUCH_FLAGS, STEP_MECHANICAL_ARM, STEP_REGISTER_END, STEP_REPAIR, STEP_WIPE_REGISTERS,
    STEP_STAY_DOWN, STEP_REENTRY, STEP_TURN_END, STEP_OVER,
)  # fmt: skip
"""All of them, by code."""
PHASES: Final = tuple(dict.fromkeys(step.phase for step in TURN_STEPS))
STEP_LETTERS: Final = tuple(dict.fromkeys(step.step_letter for step in TURN_STEPS if step.step_letter))
FIRST_STEP_OF_PHASE: Final = {step.phase: step for step in reversed(TURN_STEPS)}
FIRST_STEP_OF_LETTER: Final = {step.step_letter: step for step in reversed(TURN_STEPS)}
STEPS_PER_REGISTER: Final = 32
"""A moment of a turn is packed as register * STEPS_PER_REGISTER + the code of the step."""

# How far a robot is with its program
STAGE_PROGRAMMING: Final = 0
STAGE_STORING_CONDITIONAL: Final = 1
STAGE_STORING_FLYWHEEL: Final = 2
STAGE_DONE: Final = 3
