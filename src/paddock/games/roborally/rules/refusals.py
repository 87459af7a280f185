"""Why a decision is not allowed: the clause, the reason, and what would be legal."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal, Values, being_decided
from paddock.games.roborally.components.content import SEAT
from paddock.games.roborally.rules import decisions as d
from paddock.games.roborally.rules import questions as q
from paddock.games.roborally.rules.apply import programmer
from paddock.games.roborally.rules.barred import Reason, barred
from paddock.games.roborally.rules.legal import legal, standing, waiting_for
from paddock.games.roborally.rules.state import (
    DRAFTING,
    ELIMINATED,
    FINISHED,
    NOBODY,
    OVER,
    PROGRAM,
    PROGRAMMING,
    STORING_CONDITIONAL,
    STORING_FLYWHEEL,
    State,
)

REFUSALS: Final[tuple[str, ...]] = (
    "refusal-over",
    "refusal-no-seat",
    "refusal-out",
    "refusal-not-asked",
    "refusal-not-now",
    "refusal-no-time",
    "refusal-never",
    "refusal-robot-taken",
    "refusal-chosen",
    "refusal-not-dealt",
    "refusal-sealed",
    "refusal-no-program",
    "refusal-not-in-hand",
    "refusal-locked",
    "refusal-filled",
    "refusal-no-pair",
    "refusal-pair-leaves-empty",
    "refusal-empty-registers",
    "refusal-no-power-down",
    "refusal-no-damage",
    "refusal-announced",
    "refusal-is-down",
    "refusal-not-down",
    "refusal-no-option",
    "refusal-option-down",
    "refusal-nothing-stored",
    "refusal-already-stored",
    "refusal-not-storable",
    "refusal-no-recompile",
    "refusal-aborted",
    "refusal-wrong-card",
    "refusal-no-weapon",
    "refusal-no-target",
    "refusal-wall",
    "refusal-neighbour",
    "refusal-last-register",
    "refusal-nobody-beyond",
    "refusal-virtual",
    "refusal-target-locked",
    "refusal-target-option",
    "refusal-arm-far",
    "refusal-arm-wall",
    "refusal-arm-nothing",
    "refusal-arm-flag",
    "refusal-off-course",
    "refusal-pit",
    "refusal-square-taken",
    "refusal-not-home",
    "refusal-ring",
    "refusal-no-facing",
    "refusal-facing",
    "refusal-archive",
    "refusal-not-returning",
)

_WHEN: Final = {
    d.TAKE_ROBOT: "RR-1.3",
    d.TEAM: "RR-19.11",
    d.HOME_BOARD: "RR-19.16",
    d.DRAFT: "RR-19.3",
    d.DEPLOY: "RR-19.16",
    d.USE_RECOMPILE: "RR-17.22",
    d.USE_FLYWHEEL: "RR-17.11",
    d.PLACE: "RR-4.1",
    d.SEAL: "RR-4.2",
    d.STORE_CONDITIONAL: "RR-17.5",
    d.STORE_FLYWHEEL: "RR-17.11",
    d.POWER_DOWN: "RR-5.1",
    d.GYRO: "RR-17.13",
    d.USE_CONDITIONAL: "RR-17.5",
    d.ABORT: "RR-17.2",
    d.USE_BRAKES: "RR-17.3",
    d.USE_FOURTH_GEAR: "RR-17.12",
    d.USE_REVERSE_GEAR: "RR-17.23",
    d.WEAPON: "RR-16.4",
    d.HIGH_POWER: "RR-17.14",
    d.FIRE_DAMAGE: "RR-17.10",
    d.FIRE_LOCK: "RR-17.10",
    d.FIRE_DESTROY: "RR-17.10",
    d.TAKE_DAMAGE: "RR-13.9",
    d.PREVENT: "RR-13.9",
    d.NO_TOUCH: "RR-17.15",
    d.ARM_TOUCH: "RR-17.15",
    d.LOSE: "RR-14.2",
    d.STAY_DOWN: "RR-5.7",
    d.ENTER: "RR-14.6",
    d.FACE: "RR-14.8",
    d.CONCEDE: "RR-15.4",
    d.TIME_UP: "RR-4.6",
}
"""The clause that says when each decision can be taken."""

_STAGES: Final = {
    PROGRAMMING: "ask-program",
    STORING_CONDITIONAL: "ask-store_conditional",
    STORING_FLYWHEEL: "ask-store_flywheel",
}


_NAMED_SEAT: Final = Values("seat", SEAT.names, message_of=lambda code: ("seat", {"seat": code}))
"""Who is asked: by name where the table knows one, else as a seat."""


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key, args = _reason(state, seat, decision)
    return Refusal(clause, key, choices, args)


def _reason(state: State, seat: int, decision: Decision) -> Reason:
    """What is wrong for good comes before what is only not decided now."""
    kind = decision.kind
    if not 0 <= seat < state.cast.seats:
        return "RR-A5", "refusal-no-seat", {}
    if state.step == OVER:
        return "RR-15.1", "refusal-over", {}
    fates = [state.status[robot] for robot in state.cast.robots_of[seat]]
    if all(fate in (FINISHED, ELIMINATED) for fate in fates):
        return "RR-15.4" if FINISHED in fates else "RR-14.4", "refusal-out", {}
    if kind == d.TIME_UP:
        return "RR-4.6", "refusal-no-time", {}
    found = barred(state, seat, decision)
    if found is not None:
        return found
    waiting = waiting_for(state)
    args: dict[str, object] = {
        "now": being_decided(_NAMED_SEAT, [seat] if seat in waiting else waiting, _question(state, seat))
    }
    if state.ask and seat not in waiting and any(choice.kind == kind for choice in legal(state, waiting[0])):
        return "RR-A5", "refusal-not-asked", args
    if kind == d.POWER_DOWN and any(robot in state.returning for robot in state.cast.robots_of[seat]):
        return "RR-14.10", "refusal-not-now", args
    return _WHEN[kind], "refusal-not-now", args


def _question(state: State, seat: int) -> str:
    """The message of what is being decided, as far as a seat can know: not which card another one may lay aside."""
    if state.ask:
        return f"ask-{q.NAMES[state.ask]}"
    if state.step == DRAFTING:
        return "ask-draft"
    if state.step != PROGRAM:
        return "ask-none"
    robot = programmer(state, seat)
    if robot == NOBODY:
        return "ask-program" if PROGRAMMING in state.stage else "ask-store"
    return _STAGES[state.stage[robot]]
