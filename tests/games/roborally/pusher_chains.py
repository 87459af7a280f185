"""Sub-step C3 reckoned from RR-7.6, RR-9.1 to RR-9.3 and RR-9.7 alone: it knows nothing of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
Square = tuple[int, int]
Wall = tuple[Square, str]


def ahead(square: Square, way: str) -> Square:
    """The neighbour of a square, on the course or not."""
    return square[0] + STEP[way][0], square[1] + STEP[way][1]


@dataclass(frozen=True)
class Floor:
    """A course with everything that matters to a push; pushers are those that act in this register."""

    width: int
    height: int
    pushers: Mapping[Square, str]
    pits: frozenset[Square] = frozenset()
    walls: frozenset[Wall] = frozenset()

    def stands(self, square: Square) -> bool:
        """Whether a robot can stand there: on the course, and no pit."""
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height and square not in self.pits

    def walled(self, square: Square, way: str) -> bool:
        """Whether a wall closes this side, whichever of the two squares lists it."""
        return (square, way) in self.walls or (ahead(square, way), BACK[way]) in self.walls


@dataclass(frozen=True)
class Push:
    """The push of one pusher: the robots of its chain, from the pusher on, by their places in Dock order."""

    way: str
    chain: tuple[int, ...]
    blocked: bool


class PushersAtWork:
    """The robots at the start of C3, in Dock order, and what the pushers do to them."""

    def __init__(self, floor: Floor, robots: list[Square]) -> None:
        self.floor = floor
        self.start = list(robots)
        self.pushes = {
            robot: self._push(robot, floor.pushers[at], list(robots))
            for robot, at in enumerate(robots)
            if at in floor.pushers
        }
        self.open = {robot: push for robot, push in self.pushes.items() if not push.blocked}
        self.meeting = self._meeting()
        """Robots that would end on a square where another one would end."""
        self.staying = self._with_chains(self.meeting)
        """They, and all robots of the chains they belong to."""

    def _push(self, robot: int, way: str, at: list[Square] | list[Square | None]) -> Push:
        """The unbroken line of robots from this one on, and whether a wall stops any of them."""
        where = {square: place for place, square in enumerate(at) if square is not None}
        chain = [robot]
        square = at[robot]
        assert square is not None
        while True:
            if self.floor.walled(square, way):
                return Push(way, tuple(chain), blocked=True)
            square = ahead(square, way)
            if square not in where:
                return Push(way, tuple(chain), blocked=False)
            chain.append(where[square])

    def ends(self, push: Push) -> dict[int, Square]:
        """Where the push would put its robots, those that fall left out."""
        found = {robot: ahead(self.start[robot], push.way) for robot in push.chain}
        return {robot: square for robot, square in found.items() if self.floor.stands(square)}

    def _meeting(self) -> set[int]:
        return {
            robot
            for push in self.open.values()
            for other in self.open.values()
            for robot, square in self.ends(push).items()
            for second, same in self.ends(other).items()
            if robot != second and square == same
        }

    def _with_chains(self, robots: set[int]) -> set[int]:
        return robots | {each for push in self.open.values() if robots & set(push.chain) for each in push.chain}

    @property
    def clear(self) -> bool:
        """Whether every chain with a robot that stays has been held: else its other robots could leave some other way,
        of which the clause says nothing."""
        return self._with_chains(self.staying) == self.staying

    @property
    def shared(self) -> bool:
        """Whether a robot is in the chains of two pushes at once."""
        return len({robot for push in self.pushes.values() for robot in push.chain}) < sum(
            len(push.chain) for push in self.pushes.values()
        )

    def resolve(self) -> list[Square | None]:
        """Where everybody is after C3; None is destroyed."""
        at: list[Square | None] = list(self.start)
        moved: set[int] = set()
        for robot in sorted(self.open):
            if robot in self.staying | moved:
                continue
            push = self._push(robot, self.open[robot].way, at)
            if self.staying & set(push.chain):
                continue
            assert not push.blocked
            assert not moved & set(push.chain), "nobody is moved twice"
            for each in push.chain:
                here = at[each]
                assert here is not None
                there = ahead(here, push.way)
                at[each] = there if self.floor.stands(there) else None
            moved |= set(push.chain)
        return at
