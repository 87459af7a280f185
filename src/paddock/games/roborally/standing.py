"""How a race stands: each seat's chance of winning, by its robot's way to go, its Damage and its Lives."""

from __future__ import annotations

from typing import Final

from paddock.core.standing import shares
from paddock.games.roborally.content import STANDING_DATA
from paddock.games.roborally.outlook import Outlook
from paddock.games.roborally.ranking import outcome, racer
from paddock.games.roborally.state import DESTROYED, ELIMINATED, FINISHED, NOBODY, OVER, TURN_START, State, damage

FIGURES: Final = {
    "race": ("way", "way_late", "hurt", "badly_hurt", "lives", "down", "gone", "options"),
}
WEIGHTS: Final[list[float]] = [STANDING_DATA[name] for name in FIGURES["race"]]
LATE: Final = 3.0
"""Registers: the way to go is also counted as a part of what the leader has left, and so many more."""
LOCKING: Final = 4
"""Damage beyond this locks registers (RR-13.1)."""
OUT: Final = 60.0
"""Registers: as if so many were still to come, for a robot that has left the race."""


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
    ways = [way(state, robot, outlook) for robot in robots]
    late = 1.0 / (LATE + min(ways))
    found: list[list[float]] = []
    for robot, left in zip(robots, ways, strict=True):
        hurt = damage(state, robot) if state.status[robot] != DESTROYED else 2
        found.append(
            [
                -left,
                -left * late,
                -float(min(hurt, LOCKING)),
                -float(max(0, hurt - LOCKING)),
                float(state.lives[robot]),
                -1.0 if state.announced[robot] or state.down[robot] else 0.0,
                -1.0 if state.status[robot] == DESTROYED else 0.0,
                float(len(state.options[robot])),
            ]
        )
    return found


def way(state: State, robot: int, outlook: Outlook) -> float:
    """Registers that a robot still needs, with any card at hand."""
    status = state.status[robot]
    if status == FINISHED:
        return 0.0
    if status == ELIMINATED:
        return OUT
    if state.square[robot] >= 0:
        return outlook.remaining(state, robot, outlook.place(state, robot)) / 10
    archive = state.archive[robot]
    if archive == NOBODY:
        return OUT
    return min(outlook.remaining(state, robot, archive * 4 + facing) for facing in range(4)) / 10
