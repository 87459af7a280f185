"""Where a robot will come out, with more than two in the race.

A race that is lost still has places, by flags, Lives and Damage (RR-15.4). Whoever plays for the victory alone throws
them away: with four robots three do not win, and most of what can be gained is to be ahead of some of them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddock.core.win_chance import MAX_EXPONENT, softmax_win_chances

from ..components.content import PLACING_WEIGHTS
from ..rules.outcome import outcome, racer_of
from ..rules.phases import STEP_OVER
from ..rules.state import State, damage_of
from ..rules.statuses import STATUS_DESTROYED
from ..rules.steps.cleanup import RETURN_DAMAGE
from .objectives import Objectives
from .win_chance import LEADER_TURNS_OFFSET, MAX_LEADER_TURNS, turns_left

_WIN_WEIGHTS: Final[dict[str, float]] = PLACING_WEIGHTS["wins"]["weights"]
_MERIT_WEIGHTS: Final[dict[str, float]] = PLACING_WEIGHTS["merit"]["weights"]
_TURN_WEIGHT: Final = _MERIT_WEIGHTS["turns"]
_FLAG_WEIGHT: Final = _MERIT_WEIGHTS["flags"]
_LIFE_WEIGHT: Final = _MERIT_WEIGHTS["lives"]
_DAMAGE_WEIGHT: Final = _MERIT_WEIGHTS["damage"]


def expected_share_beaten(state: State, robot: int, objectives: Objectives) -> float:
    """What part of the other seats a robot's seat will leave behind, at the end of a turn: all of them if it wins, and
    if another does, those of the rest that it is likely to be placed before."""
    seat, seats = state.roster.robot_owner[robot], state.roster.seats
    if state.step == STEP_OVER:
        return final_share_beaten(state, seat)
    robots = [racer_of(state, each) for each in range(seats)]
    turns = [turns_left(state, each, objectives) for each in robots]
    late = 1.0 / (LEADER_TURNS_OFFSET + min(MAX_LEADER_TURNS, *turns))
    wins = softmax_win_chances([[-left] for left in turns], (_WIN_WEIGHTS["turns"] * late,))
    own, lost = ranking_merit(state, robots[seat], turns[seat]), 1.0 - wins[seat]
    others = 0.0
    for other in range(seats):
        if other != seat:
            more = ranking_merit(state, robots[other], turns[other]) - own
            others += (lost - wins[other]) / (1.0 + exp(min(more * late, MAX_EXPONENT)))
    return wins[seat] + others / (seats - 1)


def ranking_merit(state: State, robot: int, turns: float) -> float:
    """What decides between two robots when a third one wins; it tells the more the nearer that is."""
    hurt = RETURN_DAMAGE if state.status[robot] == STATUS_DESTROYED else damage_of(state, robot)
    return (
        _FLAG_WEIGHT * (state.next_flag[robot] - 1)
        + _LIFE_WEIGHT * state.lives[robot]
        - _DAMAGE_WEIGHT * hurt
        - _TURN_WEIGHT * turns
    )


def final_share_beaten(state: State, seat: int) -> float:
    """What part of the other seats a seat has left behind; those in the same place count half."""
    result = outcome(state)
    if result is None:
        return 0.0
    places = [placing.place for placing in result.placings]
    own = places[seat]
    behind = sum(1 for place in places if place > own)
    return (behind + 0.5 * (places.count(own) - 1)) / (len(places) - 1)
