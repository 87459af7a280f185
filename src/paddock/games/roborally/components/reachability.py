"""Can it be driven? A search over square, facing and register with a free choice of card (RR-20.2).

The same search measures how far it is to a flag: `registers_to_goals` gives, for every square, facing and register, the
fewest registers after which a robot alone on the course stands on the flag.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .content import (
    ACTION_NAMES,
    BACK_UP,
    QUARTER_TURNS_BY_ACTION,
    ROTATE_LEFT,
    ROTATE_RIGHT,
    SQUARES_BY_ACTION,
    U_TURN,
)
from .course import NOT_CARRIED, WALL_AHEAD, Course

LOST_POSE: Final = -1
UNREACHABLE: Final = 10_000


def drive_alone(course: Course, square: int, facing: int, action: int, register: int) -> int:
    """Where one robot alone ends a register: `square * 4 + facing`, or LOST (RR-7, RR-8, RR-9)."""
    if action <= ROTATE_RIGHT:
        facing = (facing + QUARTER_TURNS_BY_ACTION[action]) & 3
    else:
        ahead = course.square_ahead[(facing + 2) & 3 if action == BACK_UP else facing]
        for _ in range(SQUARES_BY_ACTION[action]):
            target = ahead[square]
            if target == WALL_AHEAD:
                break
            if target < 0:
                return LOST_POSE
            square = target
    return run_board_alone(course, square, facing, register)


def drive_pair_alone(
    course: Course, square: int, facing: int, move: int, rotation: int, is_sidestep: bool, register: int
) -> int:
    """The same for a register with two cards (RR-17.6, RR-17.8)."""
    squares = SQUARES_BY_ACTION[move]
    direction = (facing + 2) & 3 if move == BACK_UP else facing
    if is_sidestep:
        direction = (facing + (3 if rotation == ROTATE_LEFT else 1)) & 3
    else:
        squares = max(0, squares - (2 if rotation == U_TURN else 1))
    for _ in range(squares):
        target = course.square_ahead[direction][square]
        if target == WALL_AHEAD:
            break
        if target < 0:
            return LOST_POSE
        square = target
    turned = facing if is_sidestep else (facing + QUARTER_TURNS_BY_ACTION[rotation]) & 3
    return run_board_alone(course, square, turned, register)


def run_board_alone(course: Course, square: int, facing: int, register: int) -> int:
    """What the board does to one robot alone after its card: belts, pushers, crushers, gears."""
    for carry in (course.express_belt_target, course.belt_target):
        target = carry[square]
        if target != NOT_CARRIED:
            if target < 0:
                return LOST_POSE
            facing = (facing + course.belt_rotation[square]) & 3
            square = target
    push = course.pusher_directions[register][square]
    if push >= 0:
        target = course.square_ahead[push][square]
        if target != WALL_AHEAD:
            if target < 0:
                return LOST_POSE
            square = target
    if course.is_crusher[register][square]:
        return LOST_POSE
    return square * 4 + ((facing + course.gear_rotation[square]) & 3)


def flag_square_after(course: Course, square: int, printed_square: int) -> int:
    """Where a flag is carried in one register (RR-19.4)."""
    for carry in (course.express_belt_target, course.belt_target):
        target = carry[square]
        if target == NOT_CARRIED:
            continue
        if target < 0:
            return printed_square
        square = target
    return square


def registers_to_goals(course: Course, goal_squares: Iterable[int]) -> list[int]:
    """Fewest registers to stand on one of the goals, for every `(square * 4 + facing) * 5 + register - 1` where
    `register` is the one to be played next; FAR where there is no way."""
    places = course.size * 4
    before: list[list[int]] = [[] for _ in range(places * 5)]
    for place in range(places):
        square = place // 4
        if not course.is_on_board[square] or course.is_pit[square]:
            continue
        for register in range(5):
            for reached in {
                drive_alone(course, square, place % 4, action, register + 1) for action in range(len(ACTION_NAMES))
            }:
                if reached != LOST_POSE:
                    before[reached * 5 + (register + 1) % 5].append(place * 5 + register)
    distances = [UNREACHABLE] * (places * 5)
    layer = [
        (square * 4 + facing) * 5 + register for square in goal_squares for facing in range(4) for register in range(5)
    ]
    standing = set(layer)
    steps = 0
    while layer:
        steps += 1
        onward: list[int] = []
        for node in layer:
            for earlier in before[node]:
                if distances[earlier] == UNREACHABLE:
                    distances[earlier] = steps
                    onward.append(earlier)
        layer = onward
    for node in standing:
        distances[node] = min(distances[node], 0)
    return distances
