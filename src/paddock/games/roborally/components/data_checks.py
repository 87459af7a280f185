"""Can a course be raced on? Its boards lie as they must, and every flag can be reached (RR-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadDataError

from .content import ACTION_NAMES, BOARD_DATA, COURSE_DATA
from .course import Course, compile_course
from .layout import course_problem
from .reachability import LOST_POSE, UNREACHABLE, drive_alone, flag_square_after, registers_to_goals


def check_course(course_data: Mapping[str, Any]) -> Course:
    """Compiles a course of one's own and refuses one that can't be raced on (RR-20.1, RR-20.2)."""
    course = compile_course(course_data)
    _check_boards(course, course_data)
    flags = len(course.flags)
    if not 1 <= flags <= 8 and "team_elimination" not in course.rules:
        raise course_problem(course.id, "flags", "flag-count")
    check_flags_reachable(course)
    return course


def _check_boards(course: Course, course_data: Mapping[str, Any]) -> None:
    """One docking board with its inner side at a factory board, and factory boards in one piece on the grid."""
    placings = course_data.get("boards", ())
    if not placings:
        if not course.docks:
            raise course_problem(course.id, "docks", "needs-docks")
        return
    kinds = [BOARD_DATA[str(placing["board"])]["kind"] for placing in placings]
    factories = [area for area, kind in zip(course.boards, kinds, strict=True) if kind == "factory"]
    docks = [area for area, kind in zip(course.boards, kinds, strict=True) if kind == "dock"]
    capture = "capture_the_flag" in course.rules
    if len(docks) != (0 if capture else 1):
        raise course_problem(course.id, "boards", "no-dock-board" if capture else "one-dock-board")
    if not 1 <= len(factories) <= 4:
        raise course_problem(course.id, "boards", "factory-count")
    corner = factories[0]
    for x, y, _, _ in factories:
        if (x - corner[0]) % 12 or (y - corner[1]) % 12:
            raise course_problem(course.id, "boards", "boards-off-grid")
    reached = [factories[0]]
    for area in reached:
        reached += [other for other in factories if other not in reached and _areas_touch(area, other)]
    if len(reached) != len(factories):
        raise course_problem(course.id, "boards", "boards-apart")
    for dock in docks:
        if not any(_inner_side_touches(course, dock, area) for area in factories):
            raise course_problem(course.id, "boards", "dock-side")


def _areas_touch(first_area: tuple[int, int, int, int], second_area: tuple[int, int, int, int]) -> bool:
    x, y, width, height = first_area
    return _areas_overlap((x - 1, y, width + 2, height), second_area) or _areas_overlap(
        (x, y - 1, width, height + 2), second_area
    )


def _areas_overlap(first_area: tuple[int, int, int, int], second_area: tuple[int, int, int, int]) -> bool:
    x, y, width, height = first_area
    there_x, there_y, there_width, there_height = second_area
    return x < there_x + there_width and there_x < x + width and y < there_y + there_height and there_y < y + height


def _inner_side_touches(course: Course, dock: tuple[int, int, int, int], area: tuple[int, int, int, int]) -> bool:
    """The inner side is the one that the docked robots face."""
    x, y, width, height = dock
    inner = ((x, y - 1, width, 1), (x + width, y, 1, height), (x, y + height, width, 1), (x - 1, y, 1, height))
    facing = next(iter(course.docks.values()))[1]
    return _areas_overlap(inner[facing], area)


def check_flags_reachable(course: Course) -> None:
    """Every dock in use reaches flag 1, and every flag the next one (RR-20.2)."""
    if not course.flags:
        return
    if "moving_flags" in course.rules:
        _check_moving_flags(course)
        return
    if "capture_the_flag" in course.rules or "toggle_control" in course.rules:
        legs = [(one, other) for one in course.flags for other in course.flags if one != other]
    else:
        legs = list(zip(course.flags, course.flags[1:], strict=False))
    table = registers_to_goals(course, course.flags[:1])
    in_use = course.max_players * (2 if "racer_and_blocker" in course.rules else 1)
    for number, (square, facing) in sorted(course.docks.items())[:in_use]:
        if table[(square * 4 + facing) * 5] == UNREACHABLE:
            raise course_problem(course.id, "docks", "unreachable-dock", "RR-20.2", dock=number)
    for start, goal in legs:
        table = registers_to_goals(course, [goal])
        ways = [table[(start * 4 + facing) * 5 + register] for facing in range(4) for register in range(5)]
        if min(ways) == UNREACHABLE:
            place, before = course.flags.index(goal), course.flags.index(start) + 1
            raise course_problem(
                course.id, f"flags[{place}]", "unreachable-flag", "RR-20.2", flag=place + 1, before=before
            )


MAX_REGISTERS_SEARCHED: Final = 400
"""Registers after which a search for a moving flag gives up: every flag has gone round its belts many times."""


def _check_moving_flags(course: Course) -> None:
    """The same check with the flags in motion: all places that can be reached are followed register by register."""
    rides = [[flag] for flag in course.flags]
    for ride, printed in zip(rides, course.flags, strict=True):
        for _ in range(MAX_REGISTERS_SEARCHED):
            ride.append(flag_square_after(course, ride[-1], printed))
    in_use = course.max_players * (2 if "racer_and_blocker" in course.rules else 1)
    for number, (square, facing) in sorted(course.docks.items())[:in_use]:
        reached, time = {square * 4 + facing}, 0
        for flag, ride in enumerate(rides):
            reached, time = _first_touch(course, reached, time, ride)
            if not reached:
                where = "docks" if flag == 0 else f"flags[{flag}]"
                raise course_problem(course.id, where, "flag-out-of-reach", "RR-20.2", flag=flag + 1, dock=number)


def _first_touch(
    course: Course, reached_poses: set[int], register_number: int, flag_squares: list[int]
) -> tuple[set[int], int]:
    """The first register in which a flag can be touched, and the places from which one goes on; none if never."""
    while register_number < MAX_REGISTERS_SEARCHED:
        register = register_number % 5 + 1
        register_number += 1
        actions = range(len(ACTION_NAMES))
        reached_poses = {
            drive_alone(course, at // 4, at % 4, action, register) for at in reached_poses for action in actions
        } - {LOST_POSE}
        touching = {place for place in reached_poses if place // 4 == flag_squares[register_number]}
        if touching:
            return touching, register_number
    return set(), register_number


def check_data() -> list[str]:
    """Problems of the shipped courses: each is compiled and searched as a home-made one would be (RR-20)."""
    problems: list[str] = []
    for data in COURSE_DATA.values():
        try:
            check_course(data)
        except BadDataError as error:
            problems.append(str(error))
    return problems
