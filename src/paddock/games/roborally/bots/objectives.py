"""What a robot has to reach by the rules of its course, and what that costs it (RR-15.1, RR-19.4, RR-19.10 ff.).

An objective is a chain of stages for one robot and one turn: in each stage some squares bring it to the next
one when it ends a register there. Costs are those of `route_costs.py`, in tenths of a register.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components.course import Course
from ..components.reachability import flag_square_after
from ..rules.state import NOBODY, State
from ..rules.steps.flags import home_flag, team_mates
from .route_costs import REGISTER_COST, UNREACHABLE_COST, route_costs_of

WIN_VALUE: Final = 3_000
MOVING_FLAG_COST: Final = 80
TOGGLE_FLAG_COST: Final = 70
FLAGS_LOOKED_AHEAD: Final = 22
"""How many registers ahead a moving flag is followed."""
STEP_COST: Final = 5
"""What a square of straight distance is worth to a hunter."""

_MODE_RACE: Final = 0
_MODE_MOVING_FLAGS: Final = 1
_MODE_TOGGLE: Final = 2
_MODE_CAPTURE: Final = 3
_MODE_HUNT: Final = 4


class ObjectiveStage:
    """One stage of a objective: `costs` by `place * 5 + register`, `later_cost` for all that comes after, and for each
    of the five registers the squares that lead on."""

    __slots__ = ("costs", "is_won", "later_cost", "next_stages")

    def __init__(
        self, costs: list[int], later_cost: int, next_stages: list[dict[int, int]], is_won: bool = False
    ) -> None:
        self.costs = costs
        self.later_cost = later_cost
        self.next_stages = next_stages
        self.is_won = is_won


Objective = list[ObjectiveStage]
"""The stages of one robot; it begins in the first one."""


class Objectives:
    """The course and its rules as all robots see them at one moment."""

    def __init__(self, state: State) -> None:
        self.course: Final = state.course
        self.routes: Final = route_costs_of(state.course)
        rules = state.course.rules
        self._are_flags_shared: Final = "team_shared_flags" in rules
        self._mode: Final = (
            _MODE_CAPTURE
            if "capture_the_flag" in rules
            else _MODE_TOGGLE
            if "toggle_control" in rules
            else _MODE_HUNT
            if not state.course.flags
            else _MODE_MOVING_FLAGS
            if "moving_flags" in rules
            else _MODE_RACE
        )
        self._later_flag_costs: Final = later_flag_costs(state.course) if self._mode == _MODE_RACE else ()
        self._zero_costs: Final = [0] * ((self.routes.lost_pose + 1) * 5)
        robots = range(len(state.square))
        self.flags_left_to_mates: Final = [
            self._nearer_team_mates(state, robot) if self._are_flags_shared else 0 for robot in robots
        ]

    def _nearer_team_mates(self, state: State, robot: int) -> int:
        """How many team-mates are nearer to the team's next flag: one goes there, the others wait further on."""
        own = self._cost_to_flag(state, robot)
        costs = {other: self._cost_to_flag(state, other) for other in team_mates(state, robot)}
        return sum(cost < own or (cost == own and other < robot) for other, cost in costs.items() if other != robot)

    def _cost_to_flag(self, state: State, robot: int) -> int:
        flag = min(state.next_flag[robot], len(state.flags)) - 1
        return self.routes.costs_to((state.flags[flag],))[self.pose_of(state, robot) * 5]

    def pose_of(self, state: State, robot: int) -> int:
        """Where a robot is, as a place of the routes."""
        square = state.square[robot]
        return square * 4 + state.facing[robot] if square >= 0 else self.routes.lost_pose

    def is_hunter(self, state: State, robot: int) -> bool:
        """Whether a robot has no flags to touch: blockers, and everybody where elimination is all (RR-19.10)."""
        return self._mode == _MODE_HUNT or state.roster.blocker_robots[robot]

    # -- how far it is -----------------------------------------------------------------------------------------

    def remaining_cost(self, state: State, robot: int, pose: int) -> int:
        """What a robot still has to pay from a place at the start of a turn until it has won."""
        if self._mode == _MODE_RACE and not state.roster.blocker_robots[robot]:
            flag = state.next_flag[robot] - 1
            if flag >= len(state.flags):
                return 0
            aim = min(flag + self.flags_left_to_mates[robot], len(state.flags) - 1)
            return self.routes.costs_to((state.flags[aim],))[pose * 5] + self._later_flag_costs[flag]
        if self.is_hunter(state, robot):
            return self._cost_to_prey(state, robot, pose)
        stage = self.objective(state, robot)[0]
        return 0 if stage.is_won else stage.costs[pose * 5] + stage.later_cost

    # -- what leads on -----------------------------------------------------------------------------------------

    def objective(self, state: State, robot: int) -> Objective:
        """What a robot is after this turn."""
        if self.is_hunter(state, robot):
            return self._hunt_objective(state, robot)
        if self._mode == _MODE_TOGGLE:
            return self._toggle_objective(state, robot)
        if self._mode == _MODE_CAPTURE:
            return self._capture_objective(state, robot)
        return self._race_objective(state, robot)

    def _won_stage(self) -> ObjectiveStage:
        return ObjectiveStage(self._zero_costs, -WIN_VALUE, [{}] * 5, True)

    def _race_objective(self, state: State, robot: int) -> Objective:
        stages: list[ObjectiveStage] = []
        count = len(state.flags)
        for flag in range(state.next_flag[robot] - 1, count):
            following = len(stages) + 1
            if self._mode == _MODE_MOVING_FLAGS:
                squares = coming_flag_squares(self.course, state.flags[flag], self.course.flags[flag])
                near = len(stages) < 2
                costs = (
                    intercept_costs(self.course, state.flags[flag], self.course.flags[flag])
                    if near
                    else self._zero_costs
                )
                onward = [{squares[register]: following} for register in range(5)]
                rest = MOVING_FLAG_COST * (count - flag - near)
            else:
                aim = min(flag + (0 if stages else self.flags_left_to_mates[robot]), count - 1)
                costs = self.routes.costs_to((state.flags[aim],))
                onward = [{state.flags[flag]: following}] * 5
                rest = self._later_flag_costs[flag]
            stages.append(ObjectiveStage(costs, rest, onward))
        return [*stages, self._won_stage()]

    def _toggle_objective(self, state: State, robot: int) -> Objective:
        """Flags that the team does not control; a stage for every set of them that was touched this turn."""
        team = state.roster.team[robot]
        wanted = [flag for flag in range(len(state.flags)) if state.flag_control[flag] != team][:4]
        if not wanted:
            return [self._won_stage()]
        own = self.pose_of(state, robot)
        stages: list[ObjectiveStage] = []
        for done in range(1 << len(wanted)):
            left = [place for place in range(len(wanted)) if not (done >> place) & 1]
            if not left:
                stages.append(self._won_stage())
                continue
            mine = [place for place in left if not self._is_mate_nearer(state, robot, own, state.flags[wanted[place]])]
            goals = tuple(sorted(state.flags[wanted[place]] for place in mine or left))
            onward = {state.flags[wanted[place]]: done | 1 << place for place in left}
            stages.append(ObjectiveStage(self.routes.costs_to(goals), TOGGLE_FLAG_COST * (len(left) - 1), [onward] * 5))
        return stages

    def _is_mate_nearer(self, state: State, robot: int, own_cost: int, square: int) -> bool:
        costs = self.routes.costs_to((square,))
        return any(
            other != robot and costs[self.pose_of(state, other) * 5] < costs[own_cost * 5]
            for other in team_mates(state, robot)
        )

    def _capture_objective(self, state: State, robot: int) -> Objective:
        """The enemy's flag, then home with it; a robot without a task hunts (RR-19.16)."""
        team = state.roster.team[robot]
        flag = home_flag(state, 3 - team)
        own_flag = home_flag(state, team)
        home = board_squares(self.course, state.home_boards[team - 1])
        carry = ObjectiveStage(self.routes.costs_to(home), 0, [dict.fromkeys(home, 1)] * 5)
        if state.flag_carriers[flag] == robot:
            return [carry, self._won_stage()]
        if state.flag_carriers[flag] == NOBODY:
            square = state.flags[flag]
            way_back = min(carry.costs[(square * 4 + facing) * 5] for facing in range(4))
            carry.next_stages = [dict.fromkeys(home, 2)] * 5
            approach = ObjectiveStage(self.routes.costs_to((square,)), way_back, [{square: 1}] * 5)
            return [approach, carry, self._won_stage()]
        if state.flag_carriers[own_flag] != NOBODY:
            thief = state.square[state.flag_carriers[own_flag]]
            return [ObjectiveStage(self.routes.costs_to((thief,)), 0, [{}] * 5)]
        return self._hunt_objective(state, robot)

    def _hunt_objective(self, state: State, robot: int) -> Objective:
        """Closing in on those who are against it."""
        prey = tuple(sorted(self._prey_squares(state, robot)))
        costs = self.routes.costs_to(prey) if prey else self._zero_costs
        return [ObjectiveStage(costs, 0, [{}] * 5)]

    def _prey_squares(self, state: State, robot: int) -> list[int]:
        return [
            square
            for other, square in enumerate(state.square)
            if square >= 0 and not are_allies(state, robot, other) and not state.roster.blocker_robots[other]
        ]

    def _cost_to_prey(self, state: State, robot: int, pose: int) -> int:
        """How far the nearest prey is, straight: it moves too quickly for more."""
        nearest = 0
        for square in self._prey_squares(state, robot):
            distance = self.course.distance(pose // 4, square)
            if not nearest or distance < nearest:
                nearest = distance
        return STEP_COST * nearest


def are_allies(state: State, robot: int, other_robot: int) -> bool:
    """Whether two robots win together: the same player's, or the same team's."""
    roster = state.roster
    return roster.robot_owner[robot] == roster.robot_owner[other_robot] or (
        roster.team[robot] != 0 and roster.team[robot] == roster.team[other_robot]
    )


def board_squares(course: Course, board: int) -> tuple[int, ...]:
    """All squares of a board on which a robot can stand."""
    x0, y0, width, height = course.boards[board]
    squares = (course.square(x, y) for y in range(y0, y0 + height) for x in range(x0, x0 + width))
    return tuple(square for square in squares if square >= 0 and not course.is_pit[square])


@lru_cache(maxsize=64)
def later_flag_costs(course: Course) -> tuple[int, ...]:
    """For every flag what it costs to go on from it through all later ones."""
    routes = route_costs_of(course)
    later_costs = [0] * len(course.flags)
    for flag in range(len(course.flags) - 2, -1, -1):
        costs = routes.costs_to((course.flags[flag + 1],))
        here = course.flags[flag]
        later_costs[flag] = later_costs[flag + 1] + sum(costs[(here * 4 + facing) * 5] for facing in range(4)) // 4
    return tuple(later_costs)


@lru_cache(maxsize=512)
def coming_flag_squares(course: Course, square: int, printed_square: int) -> tuple[int, ...]:
    """A moving flag's squares after each of the coming registers."""
    squares: list[int] = []
    for _ in range(FLAGS_LOOKED_AHEAD):
        square = flag_square_after(course, square, printed_square)
        squares.append(square)
    return tuple(squares)


@lru_cache(maxsize=256)
def intercept_costs(course: Course, square: int, printed_square: int) -> list[int]:
    """What it costs to meet a moving flag after this turn, for every place and register."""
    routes = route_costs_of(course)
    best: list[int] = [UNREACHABLE_COST] * ((routes.lost_pose + 1) * 5)
    for ahead, there in enumerate(coming_flag_squares(course, square, printed_square)[5:]):
        soonest = REGISTER_COST * (ahead + 1)
        costs = routes.costs_to((there,))
        best = [min(known, max(soonest, cost)) for known, cost in zip(best, costs, strict=True)]
    return best
