"""Why a decision is not allowed: the clause, the reason, and what would be legal."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, ValueSet, pending_question

from ..components.content import SEAT_VALUES
from . import decisions as d
from . import phases
from .apply import robot_being_programmed
from .legal import always_legal, legal, waiting_for
from .rule_violations import RefusalReason, rule_violation
from .state import NOBODY, State
from .statuses import STATUS_FINISHED

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

_STAGE_QUESTIONS: Final = {
    phases.STAGE_PROGRAMMING: "ask-program",
    phases.STAGE_STORING_CONDITIONAL: "ask-store_conditional",
    phases.STAGE_STORING_FLYWHEEL: "ask-store_flywheel",
}


_NAMED_SEAT_VALUES: Final = ValueSet("seat", SEAT_VALUES.names, message_of=lambda code: ("seat", {"seat": code}))
"""Who is asked: by name where the table knows one, else as a seat."""


def refusal_for(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in always_legal(state, seat):
        return None
    clause, key, args = _refusal_reason(state, seat, decision)
    return Refusal(clause, key, choices, args)


def _refusal_reason(state: State, seat: int, decision: Decision) -> RefusalReason:
    """What is wrong for good comes before what is only not decided now."""
    kind = decision.kind
    if not 0 <= seat < state.roster.seats:
        return "RR-A5", "refusal-no-seat", {}
    if state.step == phases.STEP_OVER:
        return "RR-15.1", "refusal-over", {}
    fates = [state.status[robot] for robot in state.roster.robots_of[seat]]
    if all(fate.is_out for fate in fates):
        return "RR-15.4" if STATUS_FINISHED in fates else "RR-14.4", "refusal-out", {}
    if kind == d.TIME_UP:
        return "RR-4.6", "refusal-no-time", {}
    violation = rule_violation(state, seat, decision)
    if violation is not None:
        return violation
    waiting = waiting_for(state)
    args: dict[str, object] = {
        "now": pending_question(
            _NAMED_SEAT_VALUES, [seat] if seat in waiting else waiting, _question_message(state, seat)
        )
    }
    if state.question and seat not in waiting and any(choice.kind == kind for choice in legal(state, waiting[0])):
        return "RR-A5", "refusal-not-asked", args
    if kind == d.POWER_DOWN and any(robot in state.returning for robot in state.roster.robots_of[seat]):
        return "RR-14.10", "refusal-not-now", args
    return d.DECISION_SPACE.kinds[kind].clause_id, "refusal-not-now", args


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
