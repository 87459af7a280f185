"""Step C: belts, pushers, crushers and gears move and turn the robots (RR-8, RR-9); flags that ride (RR-19.4)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import GYROSCOPIC_STABILIZER
from ...components.course import (
    GROUND_ACTIVE,
    GROUND_BELT,
    GROUND_EXPRESS,
    GROUND_GEAR,
    NOT_CARRIED,
    VOID_SQUARE,
    WALL_AHEAD,
)
from ..phases import STEP_CHOOSE_WEAPONS
from ..state import NOBODY, State
from .damage import destroy_robot
from .moving import fall_off, move_by_force, push_chain


def run_board_elements(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """All of step C in its order (RR-6.1)."""
    activate_board(state, events)
    state.step = STEP_CHOOSE_WEAPONS


def ground_under_robots(state: State) -> tuple[int, int]:
    """The bits of `Course.ground` under all robots: those under any, and those under more than one."""
    ground = state.course.ground_kinds
    once = twice = 0
    for square in state.square:
        its = ground[square]
        twice |= once & its
        once |= its
    return once, twice


def activate_board(state: State, events: EventSink) -> tuple[int, int]:
    """Lets the board act on everybody; returns the survey of where they stand afterwards."""
    course = state.course
    ground, shared = ground_under_robots(state)
    rides = "moving_flags" in course.rules
    if rides or ground & GROUND_BELT:
        lost = _carry_flags(state, course.express_belt_target, 0, events) if rides else 0
        if ground & GROUND_EXPRESS:
            run_belts(state, course.express_belt_target, events)
        if rides:
            _carry_flags(state, course.belt_target, lost, events)
        run_belts(state, course.belt_target, events)
        ground, shared = ground_under_robots(state)
    if ground & (GROUND_ACTIVE << state.register):
        run_pushers(state, state.register, events)
        _run_crushers(state, state.register, events)
        ground, shared = ground_under_robots(state)
    if ground & GROUND_GEAR:
        _run_gears(state, events)
    return ground, shared


def run_belts(state: State, belt_targets: list[int], events: EventSink) -> None:
    """One sub-step: everybody on an acting belt is carried at once (RR-8.1-8.13)."""
    squares = state.square
    wishes: list[int] = []
    targets: list[int] = []
    free = True
    for robot, square in enumerate(squares):
        target = belt_targets[square]
        if target != NOT_CARRIED:
            if target in squares or target in targets:
                free = False
            wishes.append(robot)
            targets.append(target)
    if free:
        moving = wishes
    else:
        moving = _resolve_belt_conflicts(state, wishes, belt_targets)
        targets = [belt_targets[squares[robot]] for robot in moving]
    for place, robot in enumerate(moving):
        _carry_robot(state, robot, targets[place], events)
    if events.is_listening:
        for robot in wishes:
            if robot not in moving:
                events.add("not_carried", (state.roster.robot_models[robot],))


def _resolve_belt_conflicts(state: State, wished_squares: list[int], belt_targets: list[int]) -> list[int]:
    """Takes away wishes that can't be granted until nothing changes (RR-8.4-8.8). Virtual robots always move."""
    squares = state.square
    free = [robot for robot in wished_squares if state.virtual[robot]]
    moving = {robot: belt_targets[squares[robot]] for robot in wished_squares if not state.virtual[robot]}
    changed = True
    while changed:
        changed = False
        targets = list(moving.values())
        for robot, target in list(moving.items()):
            if target >= 0 and (targets.count(target) > 1 or _is_target_blocked(state, robot, target, moving)):
                del moving[robot]
                changed = True
        if not changed and not state.settings.ring_rotation:
            for robot in _closed_ring(state, moving):
                del moving[robot]
                changed = True
    return sorted([*free, *moving])


def _is_target_blocked(state: State, robot: int, target: int, moving_robots: dict[int, int]) -> bool:
    """Whether somebody stays on the target square, or would swap places (RR-8.5, RR-8.7)."""
    for other, there in enumerate(state.square):
        if there == target and other != robot and not state.virtual[other]:
            onward = moving_robots.get(other)
            return onward is None or onward == state.square[robot]
    return False


def _closed_ring(state: State, moving_robots: dict[int, int]) -> list[int]:
    """Robots that follow each other round a closed ring (for `ring_rotation` off, RR-21.3)."""
    at = {state.square[robot]: robot for robot in moving_robots}
    for start in moving_robots:
        ring = [start]
        while True:
            onward = at.get(moving_robots[ring[-1]], NOBODY)
            if onward == start:
                return ring
            if onward == NOBODY or onward in ring:
                break
            ring.append(onward)
    return []


def _carry_robot(state: State, robot: int, target: int, events: EventSink) -> None:
    """A belt takes a robot one square on; a curve turns it (RR-8.10), unless its gyroscope is on (RR-17.13)."""
    here = state.square[robot]
    if here < 0:
        return  # it has just left the game with another robot of its player (RR-19.10)
    if target == VOID_SQUARE:
        fall_off(state, robot, state.course.belts[here][1], events)
        return
    quarters = state.course.belt_rotation[here]
    if quarters and not (state.gyroscope_on and state.option_holder[GYROSCOPIC_STABILIZER] == robot):
        state.facing[robot] = (state.facing[robot] + quarters) & 3
    state.square[robot] = target
    if events.is_listening:
        events.add("carried", (state.roster.robot_models[robot], *state.course.xy(target), state.facing[robot]))


def _carry_flags(state: State, belt_targets: list[int], lost_flags: int, events: EventSink) -> int:
    """Flags on acting belts move; one that is lost goes back and stays there in this register (RR-19.4)."""
    for flag, square in enumerate(state.flags):
        target = belt_targets[square] if square >= 0 and not (lost_flags >> flag) & 1 else NOT_CARRIED
        if target == NOT_CARRIED:
            continue
        if target == VOID_SQUARE:
            target = state.course.flags[flag]
            lost_flags |= 1 << flag
        state.flags[flag] = target
        if events.is_listening:
            events.add(
                "flag_returns" if (lost_flags >> flag) & 1 else "flag_moves", (flag + 1, *state.course.xy(target))
            )
    return lost_flags


def run_pushers(state: State, register: int, events: EventSink) -> None:
    """Active pushers push at once from where everybody stands; nobody is moved twice (RR-9.1-9.3, RR-9.7)."""
    push = state.course.pusher_directions[register]
    pushed = [robot for robot, square in enumerate(state.square) if push[square] >= 0]
    if not pushed:
        return
    held = _held_by_pushers(state, pushed, push) if len(pushed) > 1 else set()
    moved: list[int] = []
    for robot in pushed:
        square = state.square[robot]
        if robot in moved or square < 0:
            continue
        direction = push[square]
        line = None if robot in held else _push_line(state, robot, direction)
        if line is None:
            events.add("not_shoved", (state.roster.robot_models[robot],))
            continue
        for other in reversed(line):
            moved.append(other)
            move_by_force(state, other, direction, events, "shoved")


def _push_line(state: State, robot: int, direction: int) -> list[int] | None:
    """A pushed robot and who is in front of it, or None if a wall stops them; a virtual robot pushes nobody."""
    square = state.square[robot]
    if state.virtual[robot]:
        return [robot] if state.course.square_ahead[direction][square] != WALL_AHEAD else None
    return push_chain(state, square, direction)


def _held_by_pushers(state: State, pushed_robots: list[int], push_directions: list[int]) -> set[int]:
    """The robots that would end on the same square as another, with all of the chains they belong to (RR-9.3)."""
    held: set[int] = set()
    wanted: dict[int, int] = {}
    lines: list[list[int]] = []
    for first in pushed_robots:
        direction = push_directions[state.square[first]]
        line = None if state.virtual[first] else _push_line(state, first, direction)
        if line is None:
            continue
        lines.append(line)
        for robot in line:
            target = state.course.square_ahead[direction][state.square[robot]]
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


def _run_crushers(state: State, register: int, events: EventSink) -> None:
    """Crushers of home-made boards destroy who stands under them (RR-9.6)."""
    crusher = state.course.is_crusher[register]
    for robot, square in enumerate(state.square):
        if square >= 0 and crusher[square]:
            events.add("crushed", (state.roster.robot_models[robot],))
            destroy_robot(state, robot, events)


def _run_gears(state: State, events: EventSink) -> None:
    """Gears turn who stands on them (RR-9.4), unless its gyroscope is on (RR-17.13)."""
    gear = state.course.gear_rotation
    for robot, square in enumerate(state.square):
        quarters = gear[square]
        if quarters and not (state.gyroscope_on and state.option_holder[GYROSCOPIC_STABILIZER] == robot):
            facing = (state.facing[robot] + quarters) & 3
            state.facing[robot] = facing
            events.add("geared", (state.roster.robot_models[robot], facing))
