"""Steps and shots by what they lead to: each is simulated on a copy, and the position after it is evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.event import NO_EVENTS
from paddock.core.heuristics import Advice, Remark

from ..components.bridge import SPACE_VALUES
from ..components.content import DIE_FACES, DRIVER_VALUES, FACE_VALUES, RACE_REWARDS, SHOT_FACE
from ..rules import decisions as d
from ..rules.apply import FixedLanding, simulate_decision
from ..rules.car_status import STATUS_LEFT_BRIDGE, STATUS_ON_ROAD
from ..rules.phases import PHASE_MOVING
from ..rules.state import State
from ..rules.steps.dice import available_faces, wheels_left
from ..rules.steps.moving import legal_steps
from .evaluation import Evaluator

DISTINCT_FACES: Final = tuple(dict.fromkeys(DIE_FACES))
MIN_SHOT_GAIN: Final = 12.0
"""Dollars that a shot must bring to be worth firing."""


def position_after(state: State, seat: int, decision: Decision, face: int = DISTINCT_FACES[0]) -> tuple[State, bool]:
    """The position after a decision, and whether it rests on a landing."""
    copy, chance_source = state.copy(), FixedLanding(face)
    simulate_decision(copy, seat, decision, chance_source, NO_EVENTS)
    return copy, chance_source.was_rolled


def advise_steps(state: State, seat: int, evaluator: Evaluator) -> list[Advice]:
    """The next steps, each with the best path that begins with it."""
    advices: list[Advice] = []
    for direction in legal_steps(state, seat, wheels_left(state)):
        decision = d.DRIVE_STEP_DECISIONS[direction]
        worth, ends = _best_path(state, seat, decision, evaluator)
        advices.append(Advice(decision, worth, *_path_remark(state, seat, ends)))
    best = max((advice.score for advice in advices), default=0.0)
    for advice in advices:
        advice.score -= best
    return advices


def _path_remark(state: State, seat: int, end_states: list[State]) -> Remark:
    """What a path brings; of a jump that may end in several ways, no more than all of them have in common."""
    end = end_states[0]
    damage = max(0, state.body[seat] - min(each.body[seat] for each in end_states))
    if len({(each.space_of[seat], each.status[seat], each.body[seat], each.cash[seat]) for each in end_states}) > 1:
        return "hint-jump", {"damage": damage}
    cash = end.cash[seat] - state.cash[seat]
    is_on_road = end.status[seat] == STATUS_ON_ROAD and end.space_of[seat] >= 0
    space: object = (SPACE_VALUES, end.space_of[seat]) if is_on_road else "none"
    if end.status[seat] == STATUS_LEFT_BRIDGE:
        cash -= RACE_REWARDS[end.seats][end.finished.index(seat)]
        space = "out"
    return "hint-path", {"damage": damage, "cash": max(0, cash), "space": space}


def _best_path(state: State, seat: int, decision: Decision, evaluator: Evaluator) -> tuple[float, list[State]]:
    """What the best path that begins with a step is worth, and where it leads: by face where it rests on a landing."""
    there, landing = position_after(state, seat, decision)
    if landing:
        total = 0.0
        ends: list[State] = []
        for face in range(len(FACE_VALUES)):
            share = DIE_FACES.count(face) / len(DIE_FACES)
            ends.append(position_after(state, seat, decision, face)[0])
            total += share * evaluator.position_value(ends[-1])
        return total, ends
    if there.phase != PHASE_MOVING or not there.movement or there.status[seat] != STATUS_ON_ROAD:
        return evaluator.position_value(there), [there]
    best: tuple[float, list[State]] | None = None
    for direction in legal_steps(there, seat, wheels_left(there)):
        path = _best_path(there, seat, d.DRIVE_STEP_DECISIONS[direction], evaluator)
        if best is None or path[0] > best[0]:
            best = path
    return best if best is not None else (evaluator.position_value(there), [there])


def best_path_value(state: State, seat: int, evaluator: Evaluator) -> float:
    """What a position in the middle of a movement is worth: that of its best path."""
    if state.phase != PHASE_MOVING or not state.movement or state.status[seat] != STATUS_ON_ROAD:
        return evaluator.position_value(state)
    ahead = legal_steps(state, seat, wheels_left(state))
    return max(_best_path(state, seat, d.DRIVE_STEP_DECISIONS[direction], evaluator)[0] for direction in ahead)


def advise_shots(state: State, seat: int, choices: Sequence[Decision], evaluator: Evaluator) -> list[Advice]:
    """Everything that can be fired, with what it brings; before the last step also what it clears from the way."""
    firing = [decision for decision in choices if decision.kind in d.SHOT_DECISION_KINDS]
    if not firing:
        return []
    now = (
        best_path_value(state, seat, evaluator)
        if available_faces(state, SHOT_FACE)
        else evaluator.position_value(state)
    )
    advices: list[Advice] = []
    for decision in firing:
        there = position_after(state, seat, decision)[0]
        if decision.kind == d.FIRE_TRICK_BULLET and not available_faces(state, SHOT_FACE):
            gain = evaluator.position_value(there) - now
        else:
            gain = best_path_value(there, seat, evaluator) - now
        if gain > MIN_SHOT_GAIN:
            harmed = [car for car in range(state.seats) if there.body[car] < state.body[car] and car != seat]
            if harmed:
                args: dict[str, object] = {"car": (DRIVER_VALUES, state.driver[harmed[0]])}
                advices.append(Advice(decision, gain, "hint-shot", args))
            else:
                advices.append(Advice(decision, gain, "hint-tile"))
    return advices


def advise_by_value(
    state: State, seat: int, choices: Sequence[Decision], message_key: str, evaluator: Evaluator
) -> list[Advice]:
    """All answers to a question, each with the position that it leads to."""
    return [
        Advice(decision, best_path_value(position_after(state, seat, decision)[0], seat, evaluator), message_key)
        for decision in choices
    ]
