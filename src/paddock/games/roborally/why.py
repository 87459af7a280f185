"""Why a decision is not allowed: the clause, the reason, and what would be legal."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, Refusal
from paddock.games.roborally import decisions as d
from paddock.games.roborally import questions as q
from paddock.games.roborally.answers import programmer
from paddock.games.roborally.content import NO_CARD
from paddock.games.roborally.legal import legal, standing
from paddock.games.roborally.state import (
    DRAFTING,
    NOBODY,
    OVER,
    PROGRAM,
    PROGRAMMING,
    STORING_CONDITIONAL,
    State,
    damage,
)
from paddock.games.roborally.steps.programming import empty_registers

REFUSALS: Final[tuple[str, ...]] = (
    "refusal-over",
    "refusal-no-seat",
    "refusal-not-asked",
    "refusal-sealed",
    "refusal-not-now",
    "refusal-not-in-hand",
    "refusal-locked",
    "refusal-filled",
    "refusal-no-pair",
    "refusal-pair-leaves-empty",
    "refusal-empty-registers",
    "refusal-not-offered",
    "refusal-cannot-concede",
    "refusal-no-time",
    "refusal-no-damage",
    "refusal-no-target",
    "refusal-not-storable",
    "refusal-square",
    "refusal-facing",
    "refusal-not-held",
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


def why_not(state: State, seat: int, decision: Decision) -> Refusal | None:
    """None if the seat may decide this now, otherwise why not."""
    choices = legal(state, seat)
    if decision in choices or decision in standing(state, seat):
        return None
    clause, key = _reason(state, seat, decision)
    return Refusal(clause, key, choices)


def _reason(state: State, seat: int, decision: Decision) -> tuple[str, str]:
    kind = decision.kind
    if not 0 <= seat < state.cast.seats:
        return "RR-A5", "refusal-no-seat"
    if state.step == OVER:
        return "RR-15.1", "refusal-over"
    if kind == d.CONCEDE:
        return "RR-15.4", "refusal-cannot-concede"
    if kind == d.TIME_UP:
        return "RR-4.6", "refusal-no-time"
    if state.ask:
        if state.cast.owner[state.ask_robot] != seat:
            return "RR-A5", "refusal-not-asked"
        return _wrong_answer(state, decision)
    if state.step == PROGRAM:
        return _wrong_program(state, seat, decision)
    if state.step == DRAFTING and kind == d.DRAFT:
        return "RR-19.3", "refusal-not-held"
    return _WHEN[kind], "refusal-not-now"


_ANSWERS: Final = {
    q.WEAPON: (d.WEAPON, "refusal-no-target"),
    q.PREVENT: (d.PREVENT, "refusal-not-held"),
    q.LOSE: (d.LOSE, "refusal-not-held"),
    q.ENTER: (d.ENTER, "refusal-square"),
    q.FACE: (d.FACE, "refusal-facing"),
    q.DEPLOY: (d.DEPLOY, "refusal-square"),
    q.DEPLOY_FACE: (d.FACE, "refusal-facing"),
    q.ARM: (d.ARM_TOUCH, "refusal-square"),
    q.ARM_REPAIR: (d.ARM_TOUCH, "refusal-square"),
    q.FIRE_CONTROL: (d.FIRE_LOCK, "refusal-locked"),
    q.ROBOT: (d.TAKE_ROBOT, "refusal-not-offered"),
}
"""For a question: the kind of answer that can be of the right kind and still wrong, and why."""


def _wrong_answer(state: State, decision: Decision) -> tuple[str, str]:
    """The question is for this seat, but this is no answer to it."""
    clause = q.CLAUSES[state.ask]
    expected = _ANSWERS.get(state.ask)
    if expected is not None and decision.kind == expected[0]:
        return clause, expected[1]
    if state.ask == q.FIRE_CONTROL and decision.kind == d.FIRE_DESTROY:
        return clause, "refusal-not-held"
    return _WHEN[decision.kind], "refusal-not-now"


def _wrong_program(state: State, seat: int, decision: Decision) -> tuple[str, str]:
    """Programming: what is wrong with a card or a seal."""
    kind = decision.kind
    robot = programmer(state, seat)
    if robot == NOBODY:
        return ("RR-4.2", "refusal-sealed") if kind in (d.PLACE, d.SEAL) else (_WHEN[kind], "refusal-not-now")
    if state.stage[robot] != PROGRAMMING:
        if kind in (d.PLACE, d.SEAL):
            return "RR-4.2", "refusal-sealed"
        stores = d.STORE_CONDITIONAL if state.stage[robot] == STORING_CONDITIONAL else d.STORE_FLYWHEEL
        return _WHEN[kind], "refusal-not-storable" if kind == stores else "refusal-not-now"
    if kind == d.SEAL:
        return "RR-4.1", "refusal-empty-registers"
    if kind != d.PLACE:
        if kind == d.POWER_DOWN and not damage(state, robot):
            return "RR-5.1", "refusal-no-damage"
        return _WHEN[kind], "refusal-not-now"
    return _wrong_card(state, robot, decision.args[0], decision.args[1])


def _wrong_card(state: State, robot: int, register: int, card: int) -> tuple[str, str]:
    """Why a card can't go into a register."""
    closed = (state.locked[robot] | state.jammed[robot]) & state.shown[robot]
    if (closed >> register) & 1:
        return "RR-4.3", "refusal-locked"
    if card not in state.hand[robot]:
        return "RR-4.1", "refusal-not-in-hand"
    if state.registers[5 * robot + register] != NO_CARD and len(state.hand[robot]) <= len(
        empty_registers(state, robot)
    ):
        return "RR-4.1", "refusal-pair-leaves-empty"
    return "RR-4.4", "refusal-no-pair"
