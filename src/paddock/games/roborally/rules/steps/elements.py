"""Step C: belts, pushers, crushers and gears move and turn the robots (RR-8, RR-9); flags that ride (RR-19.4)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import GYROSCOPIC_STABILIZER
from paddock.games.roborally.components.course import ACTIVE, BELT, EXPRESS, GEAR, STILL, VOID, WALL
from paddock.games.roborally.rules.state import NOBODY, WEAPONS, State
from paddock.games.roborally.rules.steps.damage import Log, destroy
from paddock.games.roborally.rules.steps.moving import chain, fall, shift


def elements(state: State, chance: Chance, log: Log) -> None:
    """All of step C in its order (RR-6.1)."""
    act(state, log)
    state.step = WEAPONS


def survey(state: State) -> tuple[int, int]:
    """The bits of `Course.ground` under all robots: those under any, and those under more than one."""
    ground = state.course.ground
    once = twice = 0
    for square in state.square:
        its = ground[square]
        twice |= once & its
        once |= its
    return once, twice


def act(state: State, log: Log) -> tuple[int, int]:
    """Lets the board act on everybody; returns the survey of where they stand afterwards."""
    course = state.course
    found, shared = survey(state)
    rides = "moving_flags" in course.rules
    if rides or found & BELT:
        lost = _ride(state, course.express, 0, log) if rides else 0
        if found & EXPRESS:
            belts(state, course.express, log)
        if rides:
            _ride(state, course.carry, lost, log)
        belts(state, course.carry, log)
        found, shared = survey(state)
    if found & (ACTIVE << state.register):
        pushers(state, state.register, log)
        _crushers(state, state.register, log)
        found, shared = survey(state)
    if found & GEAR:
        _gears(state, log)
    return found, shared


def belts(state: State, carry: list[int], log: Log) -> None:
    """One sub-step: everybody on an acting belt is carried at once (RR-8.1-8.13)."""
    squares = state.square
    wishes: list[int] = []
    targets: list[int] = []
    free = True
    for robot, square in enumerate(squares):
        target = carry[square]
        if target != STILL:
            if target in squares or target in targets:
                free = False
            wishes.append(robot)
            targets.append(target)
    if free:
        moving = wishes
    else:
        moving = _agree(state, wishes, carry)
        targets = [carry[squares[robot]] for robot in moving]
    for place, robot in enumerate(moving):
        _carry(state, robot, targets[place], log)
    if log is not None:
        for robot in wishes:
            if robot not in moving:
                log.append(Event("not_carried", (state.cast.model[robot],)))


def _agree(state: State, wishes: list[int], carry: list[int]) -> list[int]:
    """Takes away wishes that can't be granted until nothing changes (RR-8.4-8.8). Virtual robots always move."""
    squares = state.square
    free = [robot for robot in wishes if state.virtual[robot]]
    moving = {robot: carry[squares[robot]] for robot in wishes if not state.virtual[robot]}
    changed = True
    while changed:
        changed = False
        targets = list(moving.values())
        for robot, target in list(moving.items()):
            if target >= 0 and (targets.count(target) > 1 or _kept_out(state, robot, target, moving)):
                del moving[robot]
                changed = True
        if not changed and not state.settings.ring_rotation:
            for robot in _ring(state, moving):
                del moving[robot]
                changed = True
    return sorted([*free, *moving])


def _kept_out(state: State, robot: int, target: int, moving: dict[int, int]) -> bool:
    """Whether somebody stays on the target square, or would swap places (RR-8.5, RR-8.7)."""
    for other, there in enumerate(state.square):
        if there == target and other != robot and not state.virtual[other]:
            onward = moving.get(other)
            return onward is None or onward == state.square[robot]
    return False


def _ring(state: State, moving: dict[int, int]) -> list[int]:
    """Robots that follow each other round a closed ring (for `ring_rotation` off, RR-21.3)."""
    at = {state.square[robot]: robot for robot in moving}
    for start in moving:
        ring = [start]
        while True:
            onward = at.get(moving[ring[-1]], NOBODY)
            if onward == start:
                return ring
            if onward == NOBODY or onward in ring:
                break
            ring.append(onward)
    return []


def _carry(state: State, robot: int, target: int, log: Log) -> None:
    """A belt takes a robot one square on; a curve turns it (RR-8.10), unless its gyroscope is on (RR-17.13)."""
    here = state.square[robot]
    if here < 0:
        return  # it has just left the game with another robot of its player (RR-19.10)
    if target == VOID:
        fall(state, robot, state.course.belt[here][1], log)
        return
    quarters = state.course.carry_turn[here]
    if quarters and not (state.gyro and state.holder[GYROSCOPIC_STABILIZER] == robot):
        state.facing[robot] = (state.facing[robot] + quarters) & 3
    state.square[robot] = target
    if log is not None:
        x, y = state.course.xy(target)
        log.append(Event("carried", (state.cast.model[robot], x, y, state.facing[robot])))


def _ride(state: State, carry: list[int], lost: int, log: Log) -> int:
    """Flags on acting belts move; one that is lost goes back and stays there in this register (RR-19.4)."""
    for flag, square in enumerate(state.flags):
        target = carry[square] if square >= 0 and not (lost >> flag) & 1 else STILL
        if target == STILL:
            continue
        if target == VOID:
            target = state.course.flags[flag]
            lost |= 1 << flag
        state.flags[flag] = target
        if log is not None:
            x, y = state.course.xy(target)
            log.append(Event("flag_returns" if (lost >> flag) & 1 else "flag_moves", (flag + 1, x, y)))
    return lost


def pushers(state: State, register: int, log: Log) -> None:
    """Active pushers push at once from where everybody stands; nobody is moved twice (RR-9.1-9.3, RR-9.7)."""
    push = state.course.pusher[register]
    pushed = [robot for robot, square in enumerate(state.square) if push[square] >= 0]
    if not pushed:
        return
    held = _held(state, pushed, push) if len(pushed) > 1 else set()
    moved: list[int] = []
    for robot in pushed:
        square = state.square[robot]
        if robot in moved or square < 0:
            continue
        direction = push[square]
        line = None if robot in held else _line(state, robot, direction)
        if line is None:
            if log is not None:
                log.append(Event("not_shoved", (state.cast.model[robot],)))
            continue
        for other in reversed(line):
            moved.append(other)
            shift(state, other, direction, log, "shoved")


def _line(state: State, robot: int, direction: int) -> list[int] | None:
    """A pushed robot and who is in front of it, or None if a wall stops them; a virtual robot pushes nobody."""
    square = state.square[robot]
    if state.virtual[robot]:
        return [robot] if state.course.ahead[direction][square] != WALL else None
    return chain(state, square, direction)


def _held(state: State, pushed: list[int], push: list[int]) -> set[int]:
    """The robots that would end on the same square as another, with all of the chains they belong to (RR-9.3)."""
    held: set[int] = set()
    wanted: dict[int, int] = {}
    lines: list[list[int]] = []
    for first in pushed:
        direction = push[state.square[first]]
        line = None if state.virtual[first] else _line(state, first, direction)
        if line is None:
            continue
        lines.append(line)
        for robot in line:
            target = state.course.ahead[direction][state.square[robot]]
            rival = wanted.setdefault(target, robot) if target >= 0 else robot
            if rival != robot:
                held |= {rival, robot}
    while held:
        caught = [line for line in lines if not held.isdisjoint(line) and not held.issuperset(line)]
        if not caught:
            break
        for line in caught:
            held.update(line)
    return held


def _crushers(state: State, register: int, log: Log) -> None:
    """Crushers of home-made boards destroy who stands under them (RR-9.6)."""
    crusher = state.course.crusher[register]
    for robot, square in enumerate(state.square):
        if square >= 0 and crusher[square]:
            if log is not None:
                log.append(Event("crushed", (state.cast.model[robot],)))
            destroy(state, robot, log)


def _gears(state: State, log: Log) -> None:
    """Gears turn who stands on them (RR-9.4), unless its gyroscope is on (RR-17.13)."""
    gear = state.course.gear
    for robot, square in enumerate(state.square):
        quarters = gear[square]
        if quarters and not (state.gyro and state.holder[GYROSCOPIC_STABILIZER] == robot):
            facing = (state.facing[robot] + quarters) & 3
            state.facing[robot] = facing
            if log is not None:
                log.append(Event("geared", (state.cast.model[robot], facing)))
