"""Ways drawn with a few strokes: for every speed and number of lane changes, what the best way is worth to a car.

Quick enough to weigh all dice by: other cars stay where they are, a push is taken to succeed, bounces are guessed. The
exact consequences of a way are for the search in `heuristics.py`, once the dial is set.
"""

from __future__ import annotations

from typing import Final

from paddock.games.gang_rush.bots.stakes import Stakes
from paddock.games.gang_rush.bots.weighing import (
    SURE,
    TURN_WORTH,
    Scales,
    blocked,
    hurt,
)
from paddock.games.gang_rush.components.bridge import AHEAD, DAMAGED, NEXT, NO_WALL, SPACES
from paddock.games.gang_rush.components.content import (
    ACID,
    CONTAINER,
    DICE,
    DUKE,
    FREE_WHEELS,
    KIND,
    LANE_CHANGE,
    LIMIT,
    MINE,
    NAILS,
    NUMBER,
    OIL,
    POST,
    PUPETTA,
    RAMP,
    RAMP_DAMAGE,
    REWARDS,
    SMOOTH_RIDE,
    SOLID_TYRES,
    SPEED_TRAP,
    TOP,
    WALL,
)
from paddock.games.gang_rush.rules.state import NOBODY, State
from paddock.games.gang_rush.rules.steps.entering import spared_barriers
from paddock.games.gang_rush.rules.steps.leaving import leads_out

NEVER: Final = -1.0e9
MOST_CHANGES: Final = 3
RAMMED: Final = 30.0
"""What it is worth to ram somebody."""
Point = tuple[float, int, int]
"""Money on the way, damage, nails."""


class Outline:
    """`best[speed][changes]`: what the best way is worth; `turns[speed][changes]` the same for ways that end where
    the expert's U-turn is possible, the turn not counted. `stakes` are those by which they were weighed."""

    __slots__ = ("best", "stakes", "turns")

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.best: list[list[float]] = [[NEVER] * (MOST_CHANGES + 1) for _ in range(TOP + 1)]
        self.turns: list[list[float]] = [[NEVER] * (MOST_CHANGES + 1) for _ in range(TOP + 1)]


class _Sketch:
    """What does not change while the ways of one car are drawn."""

    __slots__ = ("body", "bullets", "car", "finish", "outline", "stakes", "state", "tolls")

    def __init__(self, state: State, scales: Scales) -> None:
        self.state = state
        self.car = scales.me
        self.body = state.body[self.car]
        place = min(len(state.finished), len(REWARDS[state.seats]) - 1)
        self.tolls, self.bullets = scales.road(state)
        self.stakes = scales.stakes
        safe = self.stakes.bodies[0] - self.stakes.bodies[self.body]
        self.finish = scales.left + REWARDS[state.seats][place] + safe
        self.outline = Outline(self.stakes)


def outline(state: State, scales: Scales) -> Outline:
    """The ways of a car from where it stands, at every speed."""
    sketch = _Sketch(state, scales)
    for speed in range(TOP + 1):
        changes = min(MOST_CHANGES, speed, (FREE_WHEELS[speed] + DICE) // LANE_CHANGE)
        _draw(sketch, speed, changes)
    return sketch.outline


def _draw(sketch: _Sketch, speed: int, most: int) -> None:
    """All ways at one speed: a front of spaces that moves on step by step."""
    state, car = sketch.state, sketch.car
    front: dict[int, Point] = {state.at[car] * 8: (0.0, 0, 0)}
    straight, left, right = AHEAD[state.homeward[car]]
    for step in range(speed):
        left_over = speed - step - 1
        reached: dict[int, Point] = {}
        for key, point in front.items():
            space, changes = key >> 3, key & 7
            _step(sketch, speed, space, straight, changes, left_over, point, reached)
            if changes < most:
                _step(sketch, speed, space, left, changes + 1, left_over, point, reached)
                _step(sketch, speed, space, right, changes + 1, left_over, point, reached)
        front = reached
    for key, point in front.items():
        _end(sketch, speed, key >> 3, key & 7, point)


def _keep(reached: dict[int, Point], space: int, changes: int, point: Point) -> None:
    key = space << 3 | changes
    known = reached.get(key)
    if known is None or known[0] - 120.0 * known[1] < point[0] - 120.0 * point[1]:
        reached[key] = point


def _step(
    sketch: _Sketch,
    speed: int,
    space: int,
    direction: int,
    changes: int,
    left_over: int,
    point: Point,
    reached: dict[int, Point],
) -> None:
    """One step of a way."""
    state, car = sketch.state, sketch.car
    to = NEXT[direction][space]
    money, damage, nails = point
    if leads_out(state, car, to):
        if to < SPACES or state.walls == NO_WALL:
            cost = hurt(state, car, damage, sketch.body, to, sketch.stakes)
            _note(sketch, speed, changes, sketch.finish + money - cost, 0)
        return
    if to < 0:
        return
    other = state.occupant[to]
    if other != NOBODY and other != car:
        _ram(sketch, speed, space, other, changes, point, reached)
        return
    kind, number = state.item[to] >> KIND, state.item[to] & NUMBER
    if kind in (CONTAINER, POST, WALL):
        if direction < 2:
            _end(sketch, 0, space, changes, (money, damage + speed, nails), speed)
        else:
            _keep(reached, space, changes, (money, damage + 1, nails))
    elif kind == RAMP and number == direction and left_over:
        _jump(sketch, speed, to, direction, changes, left_over, point)
    else:
        _keep(reached, to, changes, _enter(sketch, speed, to, direction, point))


def _ram(
    sketch: _Sketch, speed: int, space: int, other: int, changes: int, point: Point, reached: dict[int, Point]
) -> None:
    """A car in the way: a ram costs a step, a crash the whole movement."""
    state, car = sketch.state, sketch.car
    money, damage, nails = point
    spared = state.driver[car] == PUPETTA
    if state.speed[other] and state.facing[other] == state.homeward[car]:
        _keep(reached, space, changes, (money + RAMMED, damage + (0 if spared else 1), nails))
    else:
        _end(sketch, 0, space, changes, (money, damage + (0 if spared else speed + state.speed[other]), nails), speed)


def _jump(sketch: _Sketch, speed: int, ramp: int, direction: int, changes: int, far: int, point: Point) -> None:
    """A jump, as it goes on average."""
    state, car = sketch.state, sketch.car
    space = ramp
    for _ in range(far):
        space = NEXT[direction][space]
        if leads_out(state, car, space):
            if space < SPACES or state.walls == NO_WALL:
                _note(sketch, speed, changes, sketch.finish + point[0] - 60.0, 0)
            return
    money, damage, nails = point
    solid = state.item[space] >> KIND in (CONTAINER, POST, WALL) or state.occupant[space] != NOBODY
    if state.wall.beyond[space] or solid:
        money -= 300.0
    else:
        money, damage, nails = _enter(sketch, speed, space, direction, point)
    _end(sketch, speed, space, changes, (money - 90.0, damage, nails), speed)


def _enter(sketch: _Sketch, speed: int, space: int, direction: int, point: Point) -> Point:
    """What lies on a space."""
    state, car = sketch.state, sketch.car
    money, damage, nails = point
    money += state.bills[space]
    item = state.item[space]
    if DAMAGED[space] and state.driver[car] != DUKE and not state.active[car] >> SMOOTH_RIDE & 1:
        damage += 1
    if state.barriers[space]:
        damage += state.barriers[space] - spared_barriers(state, car)
    if not item:
        return money, damage, nails
    kind, number = item >> KIND, item & NUMBER
    if kind == NAILS and not state.tiles[car] >> SOLID_TYRES & 1:
        nails += number
    elif kind == LIMIT:
        damage += SPEED_TRAP[speed]
    elif kind == MINE and number != car:
        damage += 2
    elif kind == RAMP:
        damage += 0 if number == direction else RAMP_DAMAGE - spared_barriers(state, car)
    elif kind in (OIL, ACID):
        money -= 60.0
        damage += 1 if kind == ACID else 0
    return money, damage, nails


def _end(sketch: _Sketch, ends_at: int, space: int, changes: int, point: Point, speed: int = -1) -> None:
    """The way ends on a space, at a speed; `speed` is the one it was driven at, if that is another."""
    state, car, stakes = sketch.state, sketch.car, sketch.stakes
    money, damage, nails = point
    left = max(0, ends_at - nails)
    worth = money - sketch.tolls[space] + stakes.speeds[left] - hurt(state, car, damage, sketch.body, space, stakes)
    bullets = sketch.bullets[space]
    if bullets:
        worth -= SURE * hurt(state, car, bullets, max(0, sketch.body - damage), space, stakes)
    worth -= blocked(state, car, space, left, stakes.near)
    turns = state.walls != NO_WALL and not state.homeward[car] and state.wall.inside[space]
    _note(sketch, ends_at if speed < 0 else speed, changes, worth, TURN_WORTH - stakes.speeds[left] if turns else 0.0)


def _note(sketch: _Sketch, speed: int, changes: int, worth: float, turning: float) -> None:
    """A way that is known to its end; `turning` is what a U-turn there would add, 0 where there is none."""
    best = sketch.outline.best[speed]
    best[changes] = max(best[changes], worth)
    if turning:
        turns = sketch.outline.turns[speed]
        turns[changes] = max(turns[changes], worth + turning)
