"""How a race stands: each seat's chance of winning, by the turns that its robot still needs."""

from __future__ import annotations

from typing import Final

from paddock.core.win_chance import softmax_win_chances

from ..components.content import WIN_CHANCE_WEIGHTS
from ..rules.outcome import outcome, racer_of
from ..rules.phases import STEP_OVER, STEP_REPAIR
from ..rules.state import NOBODY, State, damage_of
from ..rules.statuses import STATUS_DESTROYED, STATUS_ELIMINATED, STATUS_FINISHED
from ..rules.steps.cleanup import RETURN_DAMAGE
from .objectives import Objectives

FEATURES: Final = {"race": ("turns", "turns_late")}
WEIGHTS: Final[list[float]] = [WIN_CHANCE_WEIGHTS[name] for name in FEATURES["race"]]
LEADER_TURNS_OFFSET: Final = 0.7
"""Turns: what is to go is also counted as a part of what the leader has left, and so many more."""
MAX_LEADER_TURNS: Final = 8.0
"""Turns: beyond this the way that the leader has left makes no difference."""
COST_PER_TURN: Final = 45.0
"""Tenths of registers that a turn with a full hand makes of the way."""
SLOWDOWN_BY_DAMAGE: Final[tuple[float, ...]] = (1.0, 1.12, 1.25, 1.57, 2.5, 2.8, 3.1, 3.4, 3.7, 4.0, 4.0)
"""How many times longer the same way takes, by Damage: each is a card less (measured on the first course, alone)."""
POWER_DOWN_TURNS: Final = 1.1
"""Turns that it costs to power down, with what hits a robot meanwhile."""
TURNS_WHEN_OUT: Final = 30.0
"""Turns: as if so many were still to come, for a robot that has left the race."""


def win_chances(state: State) -> list[float]:
    """How likely each seat is to win; at the end who has. The seats of a team win together, each of them whole."""
    if state.step == STEP_OVER:
        result = outcome(state)
        return result.victory_shares() if result is not None else [0.0] * state.roster.seats
    if state.step.phase == "setup":
        return [1.0 / state.roster.seats] * state.roster.seats
    seat_features = features(state)
    return (
        _team_win_chances(state, seat_features) if state.course.is_team else softmax_win_chances(seat_features, WEIGHTS)
    )


def _team_win_chances(state: State, seats: list[list[float]]) -> list[float]:
    """A team stands as its robots do on average."""
    teams = [state.roster.team[racer_of(state, seat)] for seat in range(len(seats))]
    sides: list[list[float]] = []
    for team in (1, 2):
        members = [seats[seat] for seat, its in enumerate(teams) if its == team]
        sides.append([sum(column) / len(members) for column in zip(*members, strict=True)])
    team_chances = softmax_win_chances(sides, WEIGHTS)
    return [team_chances[team - 1] for team in teams]


def features(state: State) -> list[list[float]]:
    """For each seat, by its racer; what is bad counts below zero."""
    return features_with_objectives(state, Objectives(state))


def features_with_objectives(state: State, objectives: Objectives) -> list[list[float]]:
    """The same with an objectives that is there already."""
    robots = [racer_of(state, seat) for seat in range(state.roster.seats)]
    turns = [turns_left(state, robot, objectives) for robot in robots]
    late = 1.0 / (LEADER_TURNS_OFFSET + min(MAX_LEADER_TURNS, *turns))
    return [[-left, -left * late] for left in turns]


def turns_left(state: State, robot: int, objectives: Objectives) -> float:
    """Turns that a robot still needs, by the way to go and by its Damage; one that is badly hurt will power down."""
    status = state.status[robot]
    if status == STATUS_FINISHED:
        return 0.0
    if status == STATUS_ELIMINATED:
        return TURNS_WHEN_OUT
    square, archive = state.square[robot], state.archive[robot]
    if square >= 0:
        way = objectives.remaining_cost(state, robot, objectives.pose_of(state, robot)) / COST_PER_TURN
    elif archive != NOBODY:
        way = min(objectives.remaining_cost(state, robot, archive * 4 + facing) for facing in range(4)) / COST_PER_TURN
    else:
        return TURNS_WHEN_OUT
    if state.announced_down[robot]:
        return POWER_DOWN_TURNS + way
    hurt = RETURN_DAMAGE if status == STATUS_DESTROYED else damage_of(state, robot)
    repairs_ahead = state.step == STEP_REPAIR or not state.step.is_after_registers
    return turns_with_rest(way, hurt) + (1.0 if state.powered_down[robot] and repairs_ahead else 0.0)


def turns_with_rest(route_cost: float, damage: int) -> float:
    """The turns for a way with so much Damage: the slow way, or a turn of rest and the quick one."""
    return min(route_cost * SLOWDOWN_BY_DAMAGE[damage], POWER_DOWN_TURNS + route_cost)
