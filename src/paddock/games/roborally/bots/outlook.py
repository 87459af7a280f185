"""What a robot is after, by the rules of its course, and how far it still has to go (RR-15.1, RR-19.4, RR-19.10 ff.).

A :class:`Quest` is a chain of stages for one robot and one turn: in each stage some squares bring it to the next one
when it ends a register there. Costs are those of :mod:`paddock.games.roborally.bots.roads`, tenths of a register.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.games.roborally.bots.roads import FAR, REGISTER_COST, roads_of
from paddock.games.roborally.components.course import STILL, Course
from paddock.games.roborally.rules.state import NOBODY, State
from paddock.games.roborally.rules.steps.touching import home_flag, mates

WIN: Final = 3_000
MOVING_LEG: Final = 80
TOGGLE_LEG: Final = 70
HORIZON: Final = 22
"""How many registers ahead a moving flag is followed."""
STEP_COST: Final = 5
"""What a square of straight distance is worth to a hunter."""

_RACE: Final = 0
_MOVING: Final = 1
_TOGGLE: Final = 2
_CAPTURE: Final = 3
_HUNT: Final = 4


class Stage:
    """One stage of a quest: `costs` by `place * 5 + register`, `rest` for all that comes after, and for each of the
    five registers the squares that lead on."""

    __slots__ = ("costs", "onward", "rest", "won")

    def __init__(self, costs: list[int], rest: int, onward: list[dict[int, int]], won: bool = False) -> None:
        self.costs = costs
        self.rest = rest
        self.onward = onward
        self.won = won


class Quest:
    """The stages of one robot; it begins in the first one."""

    __slots__ = ("stages",)

    def __init__(self, stages: list[Stage]) -> None:
        self.stages = stages


class Outlook:
    """The course and its rules as all robots see them at one moment."""

    def __init__(self, state: State) -> None:
        self.course: Final = state.course
        self.roads: Final = roads_of(state.course)
        rules = state.course.rules
        self._shared: Final = "team_shared_flags" in rules
        self._mode: Final = (
            _CAPTURE
            if "capture_the_flag" in rules
            else _TOGGLE
            if "toggle_control" in rules
            else _HUNT
            if not state.course.flags
            else _MOVING
            if "moving_flags" in rules
            else _RACE
        )
        self._legs: Final = legs(state.course) if self._mode == _RACE else ()
        self._nothing: Final = [0] * ((self.roads.lost + 1) * 5)
        robots = range(len(state.square))
        self.skip: Final = [self._behind(state, robot) if self._shared else 0 for robot in robots]

    def _behind(self, state: State, robot: int) -> int:
        """How many team-mates are nearer to the team's next flag: one goes there, the others wait further on."""
        own = self._to_flag(state, robot, 0)
        nearer = 0
        for other in mates(state, robot):
            cost = self._to_flag(state, other, 0)
            if other != robot and (cost < own or (cost == own and other < robot)):
                nearer += 1
        return nearer

    def _to_flag(self, state: State, robot: int, skip: int) -> int:
        flag = min(state.next_flag[robot] - 1 + skip, len(state.flags) - 1)
        return self.roads.costs((state.flags[flag],))[self.place(state, robot) * 5]

    def place(self, state: State, robot: int) -> int:
        """Where a robot is, as a place of the roads."""
        square = state.square[robot]
        return square * 4 + state.facing[robot] if square >= 0 else self.roads.lost

    def hunts(self, state: State, robot: int) -> bool:
        """Whether a robot has no flags to touch: blockers, and everybody where elimination is all (RR-19.10)."""
        return self._mode == _HUNT or state.cast.blocker[robot]

    # -- how far it is -----------------------------------------------------------------------------------------

    def remaining(self, state: State, robot: int, place: int) -> int:
        """What a robot still has to pay from a place at the start of a turn until it has won."""
        if self._mode == _RACE and not state.cast.blocker[robot]:
            flag = state.next_flag[robot] - 1
            if flag >= len(state.flags):
                return 0
            aim = min(flag + self.skip[robot], len(state.flags) - 1)
            return self.roads.costs((state.flags[aim],))[place * 5] + self._legs[flag]
        if self.hunts(state, robot):
            return self._to_prey(state, robot, place)
        stage = self.quest(state, robot).stages[0]
        return 0 if stage.won else stage.costs[place * 5] + stage.rest

    # -- what leads on -----------------------------------------------------------------------------------------

    def quest(self, state: State, robot: int) -> Quest:
        """What a robot is after this turn."""
        if self.hunts(state, robot):
            return self._hunt(state, robot)
        if self._mode == _TOGGLE:
            return self._toggle(state, robot)
        if self._mode == _CAPTURE:
            return self._capture(state, robot)
        return self._race(state, robot)

    def _won(self) -> Stage:
        return Stage(self._nothing, -WIN, [{}] * 5, True)

    def _race(self, state: State, robot: int) -> Quest:
        stages: list[Stage] = []
        count = len(state.flags)
        for flag in range(state.next_flag[robot] - 1, count):
            following = len(stages) + 1
            if self._mode == _MOVING:
                squares = rides(self.course, state.flags[flag], self.course.flags[flag])
                near = len(stages) < 2
                costs = intercept(self.course, state.flags[flag], self.course.flags[flag]) if near else self._nothing
                onward = [{squares[register]: following} for register in range(5)]
                rest = MOVING_LEG * (count - flag - near)
            else:
                aim = min(flag + (0 if stages else self.skip[robot]), count - 1)
                costs = self.roads.costs((state.flags[aim],))
                onward = [{state.flags[flag]: following}] * 5
                rest = self._legs[flag]
            stages.append(Stage(costs, rest, onward))
        stages.append(self._won())
        return Quest(stages)

    def _toggle(self, state: State, robot: int) -> Quest:
        """Flags that the team does not control; a stage for every set of them that was touched this turn."""
        team = state.cast.team[robot]
        wanted = [flag for flag in range(len(state.flags)) if state.control[flag] != team][:4]
        if not wanted:
            return Quest([self._won()])
        own = self.place(state, robot)
        stages: list[Stage] = []
        for done in range(1 << len(wanted)):
            left = [place for place in range(len(wanted)) if not (done >> place) & 1]
            if not left:
                stages.append(self._won())
                continue
            mine = [place for place in left if not self._mate_nearer(state, robot, own, state.flags[wanted[place]])]
            goals = tuple(sorted(state.flags[wanted[place]] for place in mine or left))
            onward = {state.flags[wanted[place]]: done | 1 << place for place in left}
            stages.append(Stage(self.roads.costs(goals), TOGGLE_LEG * (len(left) - 1), [onward] * 5))
        return Quest(stages)

    def _mate_nearer(self, state: State, robot: int, own: int, square: int) -> bool:
        costs = self.roads.costs((square,))
        return any(
            other != robot and costs[self.place(state, other) * 5] < costs[own * 5] for other in mates(state, robot)
        )

    def _capture(self, state: State, robot: int) -> Quest:
        """The enemy's flag, then home with it; a robot without a task hunts (RR-19.16)."""
        team = state.cast.team[robot]
        flag = home_flag(state, 3 - team)
        own_flag = home_flag(state, team)
        home = home_squares(self.course, state.home[team - 1])
        carry = Stage(self.roads.costs(home), 0, [dict.fromkeys(home, 1)] * 5)
        if state.carried[flag] == robot:
            return Quest([carry, self._won()])
        if state.carried[flag] == NOBODY:
            square = state.flags[flag]
            way_back = min(carry.costs[(square * 4 + facing) * 5] for facing in range(4))
            carry.onward = [dict.fromkeys(home, 2)] * 5
            return Quest([Stage(self.roads.costs((square,)), way_back, [{square: 1}] * 5), carry, self._won()])
        if state.carried[own_flag] != NOBODY:
            thief = state.square[state.carried[own_flag]]
            return Quest([Stage(self.roads.costs((thief,)), 0, [{}] * 5)])
        return self._hunt(state, robot)

    def _hunt(self, state: State, robot: int) -> Quest:
        """Closing in on those who are against it."""
        prey = tuple(sorted(self._prey(state, robot)))
        costs = self.roads.costs(prey) if prey else self._nothing
        return Quest([Stage(costs, 0, [{}] * 5)])

    def _prey(self, state: State, robot: int) -> list[int]:
        """The squares of those whom a hunter is after."""
        return [
            square
            for other, square in enumerate(state.square)
            if square >= 0 and not friends(state, robot, other) and not state.cast.blocker[other]
        ]

    def _to_prey(self, state: State, robot: int, place: int) -> int:
        """How far the nearest prey is, straight: it moves too quickly for more."""
        x, y = self.course.xy(place // 4)
        nearest = 0
        for square in self._prey(state, robot):
            there_x, there_y = self.course.xy(square)
            distance = abs(there_x - x) + abs(there_y - y)
            if not nearest or distance < nearest:
                nearest = distance
        return STEP_COST * nearest


def friends(state: State, robot: int, other: int) -> bool:
    """Whether two robots win together: the same player's, or the same team's."""
    cast = state.cast
    return cast.owner[robot] == cast.owner[other] or (cast.team[robot] != 0 and cast.team[robot] == cast.team[other])


def home_squares(course: Course, board: int) -> tuple[int, ...]:
    """All squares of a board on which a robot can stand."""
    x0, y0, width, height = course.boards[board]
    squares = (course.square(x, y) for y in range(y0, y0 + height) for x in range(x0, x0 + width))
    return tuple(square for square in squares if square >= 0 and not course.pit[square])


@lru_cache(maxsize=64)
def legs(course: Course) -> tuple[int, ...]:
    """For every flag what it costs to go on from it through all later ones."""
    roads = roads_of(course)
    found = [0] * len(course.flags)
    for flag in range(len(course.flags) - 2, -1, -1):
        costs = roads.costs((course.flags[flag + 1],))
        here = course.flags[flag]
        found[flag] = found[flag + 1] + sum(costs[(here * 4 + facing) * 5] for facing in range(4)) // 4
    return tuple(found)


def ride(course: Course, square: int, printed: int) -> int:
    """Where a flag is carried in one register (RR-19.4)."""
    for carry in (course.express, course.carry):
        target = carry[square]
        if target == STILL:
            continue
        if target < 0:
            return printed
        square = target
    return square


@lru_cache(maxsize=512)
def rides(course: Course, square: int, printed: int) -> tuple[int, ...]:
    """A moving flag's squares after each of the coming registers."""
    found: list[int] = []
    for _ in range(HORIZON):
        square = ride(course, square, printed)
        found.append(square)
    return tuple(found)


@lru_cache(maxsize=256)
def intercept(course: Course, square: int, printed: int) -> list[int]:
    """What it costs to meet a moving flag after this turn, for every place and register."""
    roads = roads_of(course)
    best: list[int] = [FAR] * ((roads.lost + 1) * 5)
    for ahead, there in enumerate(rides(course, square, printed)[5:]):
        soonest = REGISTER_COST * (ahead + 1)
        costs = roads.costs((there,))
        best = [min(known, max(soonest, cost)) for known, cost in zip(best, costs, strict=True)]
    return best
