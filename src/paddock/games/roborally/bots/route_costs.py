"""What it costs a robot that is alone to reach a square of the course, from everywhere.

Costs are in tenths of a register. A card that is rarely dealt costs more than a common one, and ending a register in
a laser or beside a pit costs something too, so that the cheapest way is one that a sensible driver would take.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components.content import ACTION_NAMES
from ..components.course import VOID_SQUARE, Course
from ..components.reachability import LOST_POSE, drive_alone

UNREACHABLE_COST: Final = 900
"""The cost of what can't be reached at all."""
REGISTER_COST: Final = 10
MAX_CACHED_TABLES: Final = 500
"""How many tables a course keeps, about 30 kB each."""

_COST_BY_ACTION: Final = (14, 10, 10, 14, 10, 11, 13)
"""By action, from U-turn to Move 3: the fewer there are in the deck, the dearer."""
_BEAM_COST: Final = 4
_PIT_EDGE_COST: Final = 1
_EDGE_BITS: Final = 4
_EDGE_MASK: Final = (1 << _EDGE_BITS) - 1


class RouteCosts:
    """The tables of one course. A place is `square * 4 + facing`; the place `lost_pose` means off the board for
    good."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lost_pose: Final = course.size * 4
        actions = len(ACTION_NAMES)
        self.pose_after_action: Final[list[int]] = [self.lost_pose] * ((self.lost_pose + 1) * actions * 5)
        self.pit_edges: Final[list[int]] = [0] * (course.size + 1)
        self.beams: Final[list[int]] = [0] * (course.size + 1)
        self._square_cost: Final[list[int]] = [0] * (course.size + 1)
        self._drives_into: Final[list[list[int]]] = [[] for _ in range(self.lost_pose * 5)]
        self._cost_tables: Final[dict[tuple[int, ...], list[int]]] = {}
        for square in range(course.size):
            if course.is_on_board[square] and not course.is_pit[square]:
                self.pit_edges[square] = sum(1 for ahead in course.square_ahead if ahead[square] == VOID_SQUARE)
                self.beams[square] = sum(beams for _, beams, _, _ in course.laser_beams[square])
                self._square_cost[square] = _BEAM_COST * self.beams[square] + _PIT_EDGE_COST * self.pit_edges[square]
                self._add_drives_from(square, actions)

    def _add_drives_from(self, square: int, action_count: int) -> None:
        course = self.course
        for facing in range(4):
            place = square * 4 + facing
            for register in range(5):
                cheapest: dict[int, int] = {}
                for action in range(action_count):
                    reached = drive_alone(course, square, facing, action, register + 1)
                    if reached == LOST_POSE:
                        continue
                    self.pose_after_action[(place * action_count + action) * 5 + register] = reached
                    cost = _COST_BY_ACTION[action]
                    if cost < cheapest.get(reached, UNREACHABLE_COST):
                        cheapest[reached] = cost
                here = (place * 5 + register) << _EDGE_BITS
                following = (register + 1) % 5
                for reached, cost in cheapest.items():
                    self._drives_into[reached * 5 + following].append(here | cost)

    def costs_to(self, goal_squares: tuple[int, ...]) -> list[int]:
        """What it costs to end a register on one of these squares, for every `place * 5 + register` where registers
        count from 0 and `register` is the one to be played next. The place `lost_pose` is FAR. Kept once found."""
        known = self._cost_tables.get(goal_squares)
        if known is None:
            if len(self._cost_tables) >= MAX_CACHED_TABLES:
                self._cost_tables.clear()
            known = self._cost_tables[goal_squares] = self._compute_costs(goal_squares)
        return known

    def _compute_costs(self, goal_squares: tuple[int, ...]) -> list[int]:
        before, toll = self._drives_into, self._square_cost
        costs = [UNREACHABLE_COST] * ((self.lost_pose + 1) * 5)
        layers: list[list[int]] = [[] for _ in range(UNREACHABLE_COST)]
        for square in goal_squares:
            for node in range(square * 20, square * 20 + 20):
                costs[node] = 0
                layers[0].append(node)
        for cost, layer in enumerate(layers):
            for node in layer:
                if costs[node] != cost:
                    continue
                onward = cost + toll[node // 20]
                for edge in before[node]:
                    total = onward + (edge & _EDGE_MASK)
                    earlier = edge >> _EDGE_BITS
                    if total < costs[earlier]:
                        costs[earlier] = total
                        layers[total].append(earlier)
        return costs


@lru_cache(maxsize=16)
def route_costs_of(course: Course) -> RouteCosts:
    """The routes of a course, kept for the next time."""
    return RouteCosts(course)
