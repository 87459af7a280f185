"""Can it be driven? A search over square, facing and register with a free choice of card (RR-20.2).

The same search measures how far it is to a flag: `distances` gives, for every square, facing and register, the
fewest registers after which a robot alone on the course stands on the flag.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from paddock.core.errors import BadDataError
from paddock.games.roborally.content import ACTIONS, BACK_UP, BOARD_DATA, ROTATE_LEFT, ROTATE_RIGHT, U_TURN
from paddock.games.roborally.course import STILL, WALL, Course, compile_course
from paddock.games.roborally.steps.moving import QUARTERS, SQUARES

LOST: Final = -1
FAR: Final = 10_000


def drive(course: Course, square: int, facing: int, action: int, register: int) -> int:
    """Where one robot alone ends a register: `square * 4 + facing`, or LOST (RR-7, RR-8, RR-9)."""
    if action <= ROTATE_RIGHT:
        facing = (facing + QUARTERS[action]) & 3
    else:
        ahead = course.ahead[(facing + 2) & 3 if action == BACK_UP else facing]
        for _ in range(SQUARES[action]):
            target = ahead[square]
            if target == WALL:
                break
            if target < 0:
                return LOST
            square = target
    return settle(course, square, facing, register)


def drive_pair(course: Course, square: int, facing: int, move: int, rotation: int, crab: bool, register: int) -> int:
    """The same for a register with two cards (RR-17.6, RR-17.8)."""
    squares = SQUARES[move]
    direction = (facing + 2) & 3 if move == BACK_UP else facing
    if crab:
        direction = (facing + (3 if rotation == ROTATE_LEFT else 1)) & 3
    else:
        squares = max(0, squares - (2 if rotation == U_TURN else 1))
    for _ in range(squares):
        target = course.ahead[direction][square]
        if target == WALL:
            break
        if target < 0:
            return LOST
        square = target
    turned = facing if crab else (facing + QUARTERS[rotation]) & 3
    return settle(course, square, turned, register)


def settle(course: Course, square: int, facing: int, register: int) -> int:
    """What the board does to one robot alone after its card: belts, pushers, crushers, gears."""
    for carry in (course.express, course.carry):
        target = carry[square]
        if target != STILL:
            if target < 0:
                return LOST
            facing = (facing + course.carry_turn[square]) & 3
            square = target
    push = course.pusher[register][square]
    if push >= 0:
        target = course.ahead[push][square]
        if target != WALL:
            if target < 0:
                return LOST
            square = target
    if course.crusher[register][square]:
        return LOST
    return square * 4 + ((facing + course.gear[square]) & 3)


def distances(course: Course, goals: Iterable[int]) -> list[int]:
    """Fewest registers to stand on one of the goals, for every `(square * 4 + facing) * 5 + register - 1` where
    `register` is the one to be played next; FAR where there is no way."""
    places = course.size * 4
    before: list[list[int]] = [[] for _ in range(places * 5)]
    for place in range(places):
        square = place // 4
        if not course.on[square] or course.pit[square]:
            continue
        for register in range(5):
            for reached in {drive(course, square, place % 4, action, register + 1) for action in range(len(ACTIONS))}:
                if reached != LOST:
                    before[reached * 5 + (register + 1) % 5].append(place * 5 + register)
    found = [FAR] * (places * 5)
    layer = [(square * 4 + facing) * 5 + register for square in goals for facing in range(4) for register in range(5)]
    standing = set(layer)
    steps = 0
    while layer:
        steps += 1
        onward: list[int] = []
        for node in layer:
            for earlier in before[node]:
                if found[earlier] == FAR:
                    found[earlier] = steps
                    onward.append(earlier)
        layer = onward
    for node in standing:
        found[node] = min(found[node], 0)
    return found


def _bad(course_id: str, where: str, problem: str, clause: str = "RR-20.1", **details: object) -> BadDataError:
    return BadDataError(file=course_id, where=where, problem=problem, clause=clause, **details)


def check_course(data: Mapping[str, Any]) -> Course:
    """Compiles a course of one's own and refuses one that can't be raced on (RR-20.1, RR-20.2)."""
    course = compile_course(data)
    _check_boards(course, data)
    flags = len(course.flags)
    if not 1 <= flags <= 8 and "team_elimination" not in course.rules:
        raise _bad(course.id, "flags", "flag-count")
    check_reach(course)
    return course


def _check_boards(course: Course, data: Mapping[str, Any]) -> None:
    """One docking board with its inner side at a factory board, and factory boards in one piece on the grid."""
    placings = data.get("boards", ())
    if not placings:
        if not course.docks:
            raise _bad(course.id, "docks", "needs-docks")
        return
    kinds = [BOARD_DATA[str(placing["board"])]["kind"] for placing in placings]
    factories = [area for area, kind in zip(course.boards, kinds, strict=True) if kind == "factory"]
    docks = [area for area, kind in zip(course.boards, kinds, strict=True) if kind == "dock"]
    capture = "capture_the_flag" in course.rules
    if len(docks) != (0 if capture else 1):
        raise _bad(course.id, "boards", "no-dock-board" if capture else "one-dock-board")
    if not 1 <= len(factories) <= 4:
        raise _bad(course.id, "boards", "factory-count")
    corner = factories[0]
    for x, y, _, _ in factories:
        if (x - corner[0]) % 12 or (y - corner[1]) % 12:
            raise _bad(course.id, "boards", "boards-off-grid")
    reached = [factories[0]]
    for area in reached:
        reached += [other for other in factories if other not in reached and _touch(area, other)]
    if len(reached) != len(factories):
        raise _bad(course.id, "boards", "boards-apart")
    for dock in docks:
        if not any(_inner_side_touches(course, dock, area) for area in factories):
            raise _bad(course.id, "boards", "dock-side")


def _touch(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two areas share part of an edge."""
    x, y, width, height = one
    return _overlap((x - 1, y, width + 2, height), other) or _overlap((x, y - 1, width, height + 2), other)


def _overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two areas have squares in common."""
    x, y, width, height = one
    there_x, there_y, there_width, there_height = other
    return x < there_x + there_width and there_x < x + width and y < there_y + there_height and there_y < y + height


def _inner_side_touches(course: Course, dock: tuple[int, int, int, int], area: tuple[int, int, int, int]) -> bool:
    """The inner side is the one that the docked robots face."""
    x, y, width, height = dock
    inner = ((x, y - 1, width, 1), (x + width, y, 1, height), (x, y + height, width, 1), (x - 1, y, 1, height))
    facing = next(iter(course.docks.values()))[1]
    return _overlap(inner[facing], area)


def check_reach(course: Course) -> None:
    """Every dock in use reaches flag 1, and every flag the next one (RR-20.2)."""
    if not course.flags:
        return
    if "moving_flags" in course.rules:
        _check_moving(course)
        return
    if "capture_the_flag" in course.rules or "toggle_control" in course.rules:
        legs = [(one, other) for one in course.flags for other in course.flags if one != other]
    else:
        legs = list(zip(course.flags, course.flags[1:], strict=False))
    table = distances(course, course.flags[:1])
    in_use = course.max_players * (2 if "racer_and_blocker" in course.rules else 1)
    for number, (square, facing) in sorted(course.docks.items())[:in_use]:
        if table[(square * 4 + facing) * 5] == FAR:
            raise _bad(course.id, "docks", "unreachable-dock", "RR-20.2", dock=number)
    for start, goal in legs:
        table = distances(course, [goal])
        ways = [table[(start * 4 + facing) * 5 + register] for facing in range(4) for register in range(5)]
        if min(ways) == FAR:
            place, before = course.flags.index(goal), course.flags.index(start) + 1
            raise _bad(course.id, f"flags[{place}]", "unreachable-flag", "RR-20.2", flag=place + 1, before=before)


LONG_ENOUGH: Final = 400
"""Registers after which a search for a moving flag gives up: every flag has gone round its belts many times."""


def _ride(course: Course, square: int, printed: int) -> int:
    """Where a flag stands after one register of belts (RR-19.4)."""
    for carry in (course.express, course.carry):
        target = carry[square]
        if target != STILL:
            if target < 0:
                return printed
            square = target
    return square


def _check_moving(course: Course) -> None:
    """The same check with the flags in motion: all places that can be reached are followed register by register."""
    rides = [[flag] for flag in course.flags]
    for ride, printed in zip(rides, course.flags, strict=True):
        for _ in range(LONG_ENOUGH):
            ride.append(_ride(course, ride[-1], printed))
    in_use = course.max_players * (2 if "racer_and_blocker" in course.rules else 1)
    for number, (square, facing) in sorted(course.docks.items())[:in_use]:
        reached, time = {square * 4 + facing}, 0
        for flag, ride in enumerate(rides):
            reached, time = _chase(course, reached, time, ride)
            if not reached:
                where = "docks" if flag == 0 else f"flags[{flag}]"
                raise _bad(course.id, where, "flag-out-of-reach", "RR-20.2", flag=flag + 1, dock=number)


def _chase(course: Course, reached: set[int], time: int, ride: list[int]) -> tuple[set[int], int]:
    """The first register in which a flag can be touched, and the places from which one goes on; none if never."""
    while time < LONG_ENOUGH:
        register = time % 5 + 1
        time += 1
        actions = range(len(ACTIONS))
        reached = {drive(course, at // 4, at % 4, action, register) for at in reached for action in actions} - {LOST}
        touching = {place for place in reached if place // 4 == ride[time]}
        if touching:
            return touching, time
    return set(), time
