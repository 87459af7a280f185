"""Where a robot will come out, with more than two in the race.

A race that is lost still has places, by flags, Lives and Damage (RR-15.4). Whoever plays for the victory alone throws
them away: with four robots three do not win, and most of what can be gained is to be ahead of some of them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from paddock.core.standing import MOST, shares
from paddock.games.roborally.bots.outlook import Outlook
from paddock.games.roborally.bots.win_chance import BACK, FAR, LATE, turns_left
from paddock.games.roborally.components.content import PLACES_DATA
from paddock.games.roborally.rules.outcome import outcome, racer
from paddock.games.roborally.rules.state import DESTROYED, OVER, State, damage

_WINS: Final[dict[str, float]] = PLACES_DATA["wins"]["weights"]
_MERIT: Final[dict[str, float]] = PLACES_DATA["merit"]["weights"]
_TURNS: Final = _MERIT["turns"]
_FLAGS: Final = _MERIT["flags"]
_LIVES: Final = _MERIT["lives"]
_DAMAGE: Final = _MERIT["damage"]


def ahead(state: State, robot: int, outlook: Outlook) -> float:
    """What part of the other seats a robot's seat will leave behind, at the end of a turn: all of them if it wins, and
    if another does, those of the rest that it is likely to be placed before."""
    seat, seats = state.cast.owner[robot], state.cast.seats
    if state.step == OVER:
        return placed_before(state, seat)
    robots = [racer(state, each) for each in range(seats)]
    turns = [turns_left(state, each, outlook) for each in robots]
    late = 1.0 / (LATE + min(FAR, *turns))
    wins = shares([[-left] for left in turns], (_WINS["turns"] * late,))
    own, lost = merit(state, robots[seat], turns[seat]), 1.0 - wins[seat]
    others = 0.0
    for other in range(seats):
        if other != seat:
            more = merit(state, robots[other], turns[other]) - own
            others += (lost - wins[other]) / (1.0 + exp(min(more * late, MOST)))
    return wins[seat] + others / (seats - 1)


def merit(state: State, robot: int, turns: float) -> float:
    """What decides between two robots when a third one wins; it tells the more the nearer that is."""
    hurt = BACK if state.status[robot] == DESTROYED else damage(state, robot)
    return _FLAGS * (state.next_flag[robot] - 1) + _LIVES * state.lives[robot] - _DAMAGE * hurt - _TURNS * turns


def placed_before(state: State, seat: int) -> float:
    """What part of the other seats a seat has left behind; those in the same place count half."""
    found = outcome(state)
    if found is None:
        return 0.0
    places = [placing.place for placing in found.placings]
    own = places[seat]
    behind = sum(1 for place in places if place > own)
    return (behind + 0.5 * (places.count(own) - 1)) / (len(places) - 1)
