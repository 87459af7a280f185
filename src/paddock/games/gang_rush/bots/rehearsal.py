"""Ways and shots by their consequences: each is rehearsed on a copy, and the position that comes of it is weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Remark
from paddock.games.gang_rush.bots.weighing import Scales
from paddock.games.gang_rush.components.bridge import SPACE_NAME
from paddock.games.gang_rush.components.content import DRIVER, FACE, REWARDS, ROLL, SHOT
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.apply import rehearse
from paddock.games.gang_rush.rules.state import MOVING, OUT, ROAD, State
from paddock.games.gang_rush.rules.steps.dice import available, wheels
from paddock.games.gang_rush.rules.steps.moving import steps

FACES: Final = tuple(dict.fromkeys(ROLL))
MARGIN: Final = 12.0
"""Dollars that a shot must bring to be worth firing."""


class Landing(Chance):
    """A landing that is known."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.met = False

    def pick(self, name: str, outcomes: Sequence[int]) -> int:
        self.met = True
        return self.face


def after(state: State, seat: int, decision: Decision, face: int = FACES[0]) -> tuple[State, bool]:
    """The position after a decision, and whether it rests on a landing."""
    copy, chance = state.copy(), Landing(face)
    rehearse(copy, seat, decision, chance, None)
    return copy, chance.met


def steps_ahead(state: State, seat: int, scales: Scales) -> list[Advice]:
    """The next steps, each with the best way that begins with it."""
    found: list[Advice] = []
    for direction in steps(state, seat, wheels(state)):
        decision = d.STEPPED[direction]
        worth, ends = _best_way(state, seat, decision, scales)
        found.append(Advice(decision, worth, *_told(state, seat, ends)))
    best = max((advice.score for advice in found), default=0.0)
    for advice in found:
        advice.score -= best
    return found


def _told(state: State, seat: int, ends: list[State]) -> Remark:
    """What a way brings; of a jump that may end in several ways, no more than all of them have in common."""
    end = ends[0]
    damage = max(0, state.body[seat] - min(each.body[seat] for each in ends))
    if len({(each.at[seat], each.status[seat], each.body[seat], each.cash[seat]) for each in ends}) > 1:
        return "hint-jump", {"damage": damage}
    cash = end.cash[seat] - state.cash[seat]
    space: object = (SPACE_NAME, end.at[seat]) if end.status[seat] == ROAD and end.at[seat] >= 0 else "none"
    if end.status[seat] == OUT:
        cash -= REWARDS[end.seats][end.finished.index(seat)]
        space = "out"
    return "hint-path", {"damage": damage, "cash": max(0, cash), "space": space}


def _best_way(state: State, seat: int, decision: Decision, scales: Scales) -> tuple[float, list[State]]:
    """What the best way that begins with a step is worth, and where it leads: by face where it rests on a landing."""
    there, landing = after(state, seat, decision)
    if landing:
        total = 0.0
        ends: list[State] = []
        for face in range(len(FACE)):
            share = ROLL.count(face) / len(ROLL)
            ends.append(after(state, seat, decision, face)[0])
            total += share * scales.position(ends[-1])
        return total, ends
    if there.phase != MOVING or not there.movement or there.status[seat] != ROAD:
        return scales.position(there), [there]
    best: tuple[float, list[State]] | None = None
    for direction in steps(there, seat, wheels(there)):
        found = _best_way(there, seat, d.STEPPED[direction], scales)
        if best is None or found[0] > best[0]:
            best = found
    return best if best is not None else (scales.position(there), [there])


def way_worth(state: State, seat: int, scales: Scales) -> float:
    """What a position in the middle of a movement is worth: that of its best way."""
    if state.phase != MOVING or not state.movement or state.status[seat] != ROAD:
        return scales.position(state)
    ahead = steps(state, seat, wheels(state))
    return max(_best_way(state, seat, d.STEPPED[direction], scales)[0] for direction in ahead)


def shots(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """Everything that can be fired, with what it brings; before the last step also what it clears from the way."""
    firing = [decision for decision in legal if d.SHOOT <= decision.kind <= d.TRICK]
    if not firing:
        return []
    now = way_worth(state, seat, scales) if available(state, SHOT) else scales.position(state)
    found: list[Advice] = []
    for decision in firing:
        there = after(state, seat, decision)[0]
        free = decision.kind == d.TRICK
        gain = (scales.position(there) if free and not available(state, SHOT) else way_worth(there, seat, scales)) - now
        if gain > MARGIN:
            harmed = [car for car in range(state.seats) if there.body[car] < state.body[car] and car != seat]
            if harmed:
                args: dict[str, object] = {"car": (DRIVER, state.driver[harmed[0]])}
                found.append(Advice(decision, gain, "hint-shot", args))
            else:
                found.append(Advice(decision, gain, "hint-tile"))
    return found


def any_gain(state: State, seat: int, legal: Sequence[Decision], key: str, scales: Scales) -> list[Advice]:
    """All answers to a question, each with the position that it leads to."""
    return [Advice(decision, way_worth(after(state, seat, decision)[0], seat, scales), key) for decision in legal]
