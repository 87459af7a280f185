"""How a race stands: each seat's chance of winning, by the turns that its robot still needs."""

from __future__ import annotations

from typing import Final

from paddock.core.standing import shares
from paddock.games.roborally.bots.outlook import Outlook
from paddock.games.roborally.components.content import STANDING_DATA
from paddock.games.roborally.rules.outcome import outcome, racer
from paddock.games.roborally.rules.state import (
    DESTROYED,
    ELIMINATED,
    FINISHED,
    NOBODY,
    OVER,
    TURN_START,
    WIPE,
    State,
    damage,
)

FIGURES: Final = {"race": ("turns", "turns_late")}
WEIGHTS: Final[list[float]] = [STANDING_DATA[name] for name in FIGURES["race"]]
LATE: Final = 0.7
"""Turns: what is to go is also counted as a part of what the leader has left, and so many more."""
FAR: Final = 8.0
"""Turns: beyond this the way that the leader has left makes no difference."""
PER_TURN: Final = 45.0
"""Tenths of registers that a turn with a full hand makes of the way."""
SLOWER: Final[tuple[float, ...]] = (1.0, 1.12, 1.25, 1.57, 2.5, 2.8, 3.1, 3.4, 3.7, 4.0, 4.0)
"""How many times longer the same way takes, by Damage: each is a card less (measured on the first course, alone)."""
RESTING: Final = 1.1
"""Turns that it costs to power down, with what hits a robot meanwhile."""
OUT: Final = 30.0
"""Turns: as if so many were still to come, for a robot that has left the race."""
BACK: Final = 2
"""Damage of a robot that comes back (RR-14.4)."""


def chances(state: State) -> list[float]:
    """How likely each seat is to win; at the end who has. The seats of a team win together, each of them whole."""
    if state.step == OVER:
        found = outcome(state)
        return found.shares() if found is not None else [0.0] * state.cast.seats
    if state.step < TURN_START:
        return [1.0 / state.cast.seats] * state.cast.seats
    told = figures(state)
    return _of_teams(state, told) if state.course.is_team else shares(told, WEIGHTS)


def _of_teams(state: State, seats: list[list[float]]) -> list[float]:
    """A team stands as its robots do on average."""
    teams = [state.cast.team[racer(state, seat)] for seat in range(len(seats))]
    sides: list[list[float]] = []
    for team in (1, 2):
        members = [seats[seat] for seat, its in enumerate(teams) if its == team]
        sides.append([sum(column) / len(members) for column in zip(*members, strict=True)])
    found = shares(sides, WEIGHTS)
    return [found[team - 1] for team in teams]


def figures(state: State) -> list[list[float]]:
    """For each seat, by its racer; what is bad counts below zero."""
    return figures_of(state, Outlook(state))


def figures_of(state: State, outlook: Outlook) -> list[list[float]]:
    """The same with an outlook that is there already."""
    robots = [racer(state, seat) for seat in range(state.cast.seats)]
    turns = [turns_left(state, robot, outlook) for robot in robots]
    late = 1.0 / (LATE + min(FAR, *turns))
    return [[-left, -left * late] for left in turns]


def turns_left(state: State, robot: int, outlook: Outlook) -> float:
    """Turns that a robot still needs, by the way to go and by its Damage; one that is badly hurt will power down."""
    status = state.status[robot]
    if status == FINISHED:
        return 0.0
    if status == ELIMINATED:
        return OUT
    square, archive = state.square[robot], state.archive[robot]
    if square >= 0:
        way = outlook.remaining(state, robot, outlook.place(state, robot)) / PER_TURN
    elif archive != NOBODY:
        way = min(outlook.remaining(state, robot, archive * 4 + facing) for facing in range(4)) / PER_TURN
    else:
        return OUT
    if state.announced[robot]:
        return RESTING + way
    hurt = BACK if status == DESTROYED else damage(state, robot)
    return rested(way, hurt) + (1.0 if state.down[robot] and state.step < WIPE else 0.0)


def rested(way: float, hurt: int) -> float:
    """The turns for a way with so much Damage: the slow way, or a turn of rest and the quick one."""
    return min(way * SLOWER[hurt], RESTING + way)
