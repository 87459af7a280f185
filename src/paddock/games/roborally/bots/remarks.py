"""What can be said of answers that the driver likes less than another: Damage, cards, the way that is left."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Remark

from ..components.content import EXTRA_MEMORY
from ..rules import decisions as d
from ..rules.state import State, damage_of
from ..rules.steps.dealing import FULL_HAND_SIZE
from .objectives import Objectives
from .option_worth import WORTH_BY_OPTION

TENTHS_PER_REGISTER: Final = 10
"""Ways are counted in tenths of a register."""
POWER_DOWN_DECISION_KINDS: Final = (d.POWER_DOWN, d.STAY_DOWN)


def remark(state: State, decision: Decision) -> Remark | None:
    """What an answer comes to, as a message."""
    kind, args, robot = decision.kind, decision.args, state.asked_robot
    if kind in POWER_DOWN_DECISION_KINDS:
        if args[0]:
            return "hint-sheds", {"damage": damage_of(state, robot)}
        return "hint-drives-on", {"cards": _next_hand_size(state, robot)}
    if kind == d.USE_RECOMPILE:
        return "hint-one-damage" if args[0] else "hint-no-damage", {}
    if kind == d.USE_FLYWHEEL:
        return "hint-card-used" if args[0] else "hint-card-stays", {}
    if kind in (d.DRAFT_OPTION, d.LOSE_OPTION, d.PREVENT_DAMAGE):
        return "hint-option-worth", {"registers": WORTH_BY_OPTION[args[0]] / TENTHS_PER_REGISTER}
    if kind in (d.RETURN_TO_SQUARE, d.DEPLOY_ROBOT):
        square = state.course.square(args[0], args[1])
        return _distance_remark(state, robot, [square * 4 + facing for facing in range(4)])
    if kind == d.CHOOSE_FACING:
        return _distance_remark(state, robot, [state.square[robot] * 4 + args[0]])
    return ("hint-arm-rests", {}) if kind == d.NO_ARM_TOUCH else None


def ground_word(state: State, square: int) -> str:
    """What people call the ground of a square: messages tell where a robot ends by it."""
    course = state.course
    if square in state.flags:
        return "flag"
    if course.repair_sites[square]:
        return "repair"
    if course.gear_rotation[square]:
        return "gear"
    speed, _, _ = course.belts[square]
    return ("floor", "belt", "express")[speed]


def _next_hand_size(state: State, robot: int) -> int:
    """Cards to choose from next turn as things stand; with no register open Extra Memory helps nobody (RR-17.9)."""
    cards = FULL_HAND_SIZE - damage_of(state, robot)
    return cards + (state.option_holder[EXTRA_MEMORY] == robot) if cards > 0 else 0


def _distance_remark(state: State, robot: int, poses: list[int]) -> Remark:
    """The way from the best of some places."""
    objectives = Objectives(state)
    return "hint-registers", {
        "registers": round(min(objectives.remaining_cost(state, robot, at) for at in poses) / TENTHS_PER_REGISTER)
    }
