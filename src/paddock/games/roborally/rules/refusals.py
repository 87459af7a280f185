"""Why a decision is not allowed: the clause, the reason, and what would be legal."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, Values, pending_question

from ..components.content import SEAT_VALUES
from . import decisions as d
from . import phases
from .apply import robot_being_programmed
from .legal import always_legal, legal, waiting_for
from .rule_violations import Reason, rule_violation
from .state import NOBODY, State
from .statuses import FINISHED

REFUSALS: Final[tuple[str, ...]] = (
    "refusal-over", "refusal-no-seat", "refusal-out", "refusal-not-asked", "refusal-not-now", "refusal-no-time",
    "refusal-never", "refusal-robot-taken", "refusal-chosen", "refusal-not-dealt", "refusal-sealed",
    "refusal-no-program", "refusal-not-in-hand", "refusal-locked", "refusal-filled", "refusal-no-pair",
    "refusal-pair-leaves-empty", "refusal-empty-registers", "refusal-no-power-down", "refusal-no-damage",
    "refusal-announced", "refusal-is-down", "refusal-not-down", "refusal-no-option", "refusal-option-down",
    "refusal-nothing-stored", "refusal-already-stored", "refusal-not-storable", "refusal-no-recompile",
    "refusal-aborted", "refusal-wrong-card", "refusal-no-weapon", "refusal-no-target", "refusal-wall",
    "refusal-neighbour", "refusal-last-register", "refusal-nobody-beyond", "refusal-virtual",
    "refusal-target-locked", "refusal-target-option", "refusal-arm-far", "refusal-arm-wall", "refusal-arm-nothing",
    "refusal-arm-flag", "refusal-off-course", "refusal-pit", "refusal-square-taken", "refusal-not-home",
    "refusal-ring", "refusal-no-facing", "refusal-facing", "refusal-archive", "refusal-not-returning",
)  # fmt: skip

_TIMING_CLAUSE: Final = {
    d.TAKE_ROBOT: "RR-1.3",
    d.JOIN_TEAM: "RR-19.11",
    d.CHOOSE_HOME_BOARD: "RR-19.16",
    d.DRAFT_OPTION: "RR-19.3",
    d.DEPLOY_ROBOT: "RR-19.16",
    d.USE_RECOMPILE: "RR-17.22",
    d.USE_FLYWHEEL: "RR-17.11",
    d.PLACE_CARD: "RR-4.1",
    d.SEAL_PROGRAM: "RR-4.2",
    d.STORE_CONDITIONAL: "RR-17.5",
    d.STORE_FLYWHEEL: "RR-17.11",
    d.POWER_DOWN: "RR-5.1",
    d.USE_GYROSCOPE: "RR-17.13",
    d.USE_CONDITIONAL: "RR-17.5",
    d.USE_ABORT_SWITCH: "RR-17.2",
    d.USE_BRAKES: "RR-17.3",
    d.USE_FOURTH_GEAR: "RR-17.12",
    d.USE_REVERSE_GEAR: "RR-17.23",
    d.CHOOSE_WEAPON: "RR-16.4",
    d.USE_HIGH_POWER_LASER: "RR-17.14",
    d.FIRE_CONTROL_DAMAGE: "RR-17.10",
    d.FIRE_CONTROL_LOCK: "RR-17.10",
    d.FIRE_CONTROL_DESTROY: "RR-17.10",
    d.TAKE_DAMAGE: "RR-13.9",
    d.PREVENT_DAMAGE: "RR-13.9",
    d.NO_ARM_TOUCH: "RR-17.15",
    d.ARM_TOUCH: "RR-17.15",
    d.LOSE_OPTION: "RR-14.2",
    d.STAY_DOWN: "RR-5.7",
    d.RETURN_TO_SQUARE: "RR-14.6",
    d.CHOOSE_FACING: "RR-14.8",
    d.CONCEDE: "RR-15.4",
    d.TIME_UP: "RR-4.6",
}
"""The clause that says when each decision can be taken."""

_STAGE_QUESTIONS: Final = {
    phases.STAGE_PROGRAMMING: "ask-program",
    phases.STAGE_STORING_CONDITIONAL: "ask-store_conditional",
    phases.STAGE_STORING_FLYWHEEL: "ask-store_flywheel",
}


_NAMED_SEAT: Final = Values("seat", SEAT_VALUES.names, message_of=lambda code: ("seat", {"seat": code}))
"""Who is asked: by name where the table knows one, else as a seat."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    return Refusal(clause, key, choices, args)


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    """What is wrong for good comes before what is only not decided now."""
    kind = decision.kind
    if not 0 <= seat < state.roster.seats:
        return "RR-A5", "refusal-no-seat", {}
    if state.step == phases.STEP_OVER:
        return "RR-15.1", "refusal-over", {}
    fates = [state.status[robot] for robot in state.roster.robots_of[seat]]
    if all(fate.is_out for fate in fates):
        return "RR-15.4" if FINISHED in fates else "RR-14.4", "refusal-out", {}
    if kind == d.TIME_UP:
        return "RR-4.6", "refusal-no-time", {}
    violation = rule_violation(state, seat, decision)
    if violation is not None:
        return violation
    waiting = waiting_for(state)
    args: dict[str, object] = {
        "now": pending_question(_NAMED_SEAT, [seat] if seat in waiting else waiting, _question_message(state, seat))
    }
    if state.question and seat not in waiting and any(choice.kind == kind for choice in legal(state, waiting[0])):
        return "RR-A5", "refusal-not-asked", args
    if kind == d.POWER_DOWN and any(robot in state.returning for robot in state.roster.robots_of[seat]):
        return "RR-14.10", "refusal-not-now", args
    return _TIMING_CLAUSE[kind], "refusal-not-now", args


def _question_message(state: State, seat: int) -> str:
    """The message of what is being decided, as far as a seat can know: not which card another one may lay aside."""
    if state.question:
        return f"ask-{state.question.name}"
    if state.step == phases.STEP_DRAFT_OPTIONS:
        return "ask-draft"
    if state.step != phases.STEP_PROGRAMMING:
        return "ask-none"
    robot = robot_being_programmed(state, seat)
    if robot == NOBODY:
        return "ask-program" if phases.STAGE_PROGRAMMING in state.program_stage else "ask-store"
    return _STAGE_QUESTIONS[state.program_stage[robot]]
