"""The end of the turn: repairs and Options, wiping, stay-down, re-entry, Circuit Breaker (RR-12, RR-5.7, RR-14)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import CIRCUIT_BREAKER, MECHANICAL_ARM, NO_CARD, SUPERIOR_ARCHIVE
from paddock.games.roborally.components.course import HAMMER, WRENCH
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    NOBODY,
    RACING,
    REENTRY,
    STAY,
    TURN_END,
    TURN_START,
    WIPE,
    State,
    damage,
    replaced,
)
from paddock.games.roborally.rules.steps.damage import Log, discard_program, discard_register, draw_option, mend
from paddock.games.roborally.rules.steps.lasers import nearest, solid_squares
from paddock.games.roborally.rules.steps.moving import robot_at
from paddock.games.roborally.rules.steps.touching import close, neighbours, on_home_board

RETURN_DAMAGE: Final = 2
SAFE_DISTANCE: Final = 3


def repairs(state: State, chance: Chance, log: Log) -> None:
    """Repairs and Options in Dock order; the holder of a Mechanical Arm may use a second square (RR-12.2, RR-17.15)."""
    for robot in range(state.cursor, len(state.square)):
        state.cursor = robot + 1
        square = state.square[robot]
        if square < 0:
            continue
        if is_site(state, square):
            repair_at(state, robot, square, chance, log)
        if state.holder[MECHANICAL_ARM] == robot and arm_sites(state, robot):
            questions.put(state, questions.ARM_REPAIR, robot)
            return
    state.step = WIPE


def is_site(state: State, square: int) -> bool:
    """Whether a square repairs: a wrench, or a flag that lies there (RR-1.7)."""
    return bool(state.course.site[square]) or square in state.flags


def arm_sites(state: State, robot: int) -> list[int]:
    """The repair sites and flags that a robot's arm reaches."""
    return [square for square in neighbours(state, robot) if is_site(state, square)]


def repair_at(state: State, robot: int, square: int, chance: Chance, log: Log) -> None:
    """What one square gives: a repair and perhaps an Option, or only Options (RR-12.2, RR-12.5, RR-19.7)."""
    site = state.course.site[square]
    rule = state.course.rules.get("repair_draws_options")
    if rule is not None:
        gives = int(rule.get("double" if site & HAMMER else "single" if site & WRENCH else "flag", 1))
        for _ in range(gives):
            _option(state, robot, chance, log)
        return
    if mend(state, robot, log) and log is not None:
        log.append(Event("repairs", (state.cast.model[robot], damage(state, robot))))
    if site & HAMMER:
        _option(state, robot, chance, log)


def _option(state: State, robot: int, chance: Chance, log: Log) -> None:
    if state.settings.option_cards:
        draw_option(state, robot, chance, log)


def wipe(state: State, chance: Chance, log: Log) -> None:
    """Discards all cards in registers that are not locked, and an unused Conditional Program (RR-12.6, RR-17.5)."""
    for robot, locked in enumerate(state.locked):
        kept = locked | state.jammed[robot]
        if kept:
            for register in range(5):
                if not (kept >> register) & 1:
                    discard_register(state, 5 * robot + register)
        else:
            discard_program(state, robot)
        state.shown[robot] &= kept
    if state.conditional != NO_CARD:
        state.discard.append(state.conditional)
        state.conditional = NO_CARD
    state.register = 0
    state.cursor = 0
    state.step = STAY


def stay(state: State, chance: Chance, log: Log) -> None:
    """Owners of powered-down robots on the board decide whether they stay so, in Dock order (RR-5.7, RR-5.12)."""
    if any(state.down) and "no_power_down" not in state.course.rules:
        for robot in range(state.cursor, len(state.square)):
            state.cursor = robot + 1
            if state.down[robot] and state.square[robot] >= 0:
                questions.put(state, questions.STAY, robot)
                return
    state.cursor = 0
    state.step = REENTRY


PLACING: Final = 0
FACING: Final = 1
DOWN: Final = 2
BACK: Final = 3


def reentry(state: State, chance: Chance, log: Log) -> None:
    """Destroyed robots return one after the other: square, facing, power down (RR-14.5-14.10)."""
    while state.returning:
        robot = state.returning[0]
        if state.cursor == PLACING:
            squares = return_squares(state, robot)
            if len(squares) > 1:
                questions.put(state, questions.ENTER, robot)
                return
            put_back(state, robot, squares[0])
        if state.cursor == FACING:
            ways = return_facings(state, robot)
            if len(ways) > 1:
                questions.put(state, questions.FACE, robot)
                return
            face(state, robot, ways[0], log)
        if state.cursor == DOWN:
            state.cursor = BACK
            if "no_power_down" not in state.course.rules:
                questions.put(state, questions.RETURN_DOWN, robot)
                return
        state.returning = state.returning[1:]
        state.cursor = PLACING
    state.step = TURN_END


def put_back(state: State, robot: int, square: int) -> None:
    """A robot comes back on a square, with its Damage (RR-14.5, RR-17.25)."""
    if state.settings.virtual_robots and robot_at(state, square) != NOBODY:
        state.virtual = replaced(state.virtual, robot, 1)
    state.square[robot] = square
    state.status[robot] = RACING
    state.loose[robot] = 0 if state.holder[SUPERIOR_ARCHIVE] == robot else RETURN_DAMAGE
    state.cursor = FACING


def face(state: State, robot: int, facing: int, log: Log) -> None:
    """A returning robot faces a way."""
    state.facing[robot] = facing
    state.cursor = DOWN
    if log is not None:
        x, y = state.course.xy(state.square[robot])
        log.append(Event("returns", (state.cast.model[robot], x, y, facing)))


def return_squares(state: State, robot: int) -> list[int]:
    """Where a robot may return: its archive, else the first ring around it with a legal square (RR-14.6-14.9)."""
    course = state.course
    if "capture_the_flag" in course.rules:
        team = state.cast.team[robot]
        home = [square for square in range(course.size) if course.on[square] and on_home_board(state, team, square)]
        return [square for square in home if _may_stand(state, square)]
    archive = state.archive[robot]
    if state.settings.virtual_robots or robot_at(state, archive) == NOBODY:
        return [archive]
    x, y = course.xy(archive)
    for ring in range(1, max(course.width, course.height)):
        found: list[int] = []
        for there_y in range(y - ring, y + ring + 1):
            for there_x in range(x - ring, x + ring + 1):
                if max(abs(there_x - x), abs(there_y - y)) == ring:
                    square = course.square(there_x, there_y)
                    if square >= 0 and _may_stand(state, square):
                        found.append(square)
        if found:
            return found
    raise AssertionError("a course has more squares than robots")


def _may_stand(state: State, square: int) -> bool:
    """A free square that is no pit, with a facing that is allowed there (RR-14.8, RR-14.9)."""
    if state.course.pit[square] or square in state.square:
        return False
    return bool(safe_facings(state, square, solid_squares(state)))


def safe_facings(state: State, square: int, occupied: int) -> list[int]:
    """The facings with no robot in line of sight within three squares (RR-14.8)."""
    course = state.course
    x, y = course.xy(square)
    found: list[int] = []
    for facing in range(4):
        seen = course.sight[facing][square] & occupied
        if seen:
            there_x, there_y = course.xy(nearest(seen, facing))
            if abs(there_x - x) + abs(there_y - y) <= SAFE_DISTANCE:
                continue
        found.append(facing)
    return found


def return_facings(state: State, robot: int) -> list[int]:
    """The facings a returning robot may take: any on its archive, else only safe ones (RR-14.8, RR-14.15)."""
    square = state.square[robot]
    if square == state.archive[robot]:
        return [0, 1, 2, 3]
    occupied = solid_squares(state) & ~state.course.bit[square]
    return safe_facings(state, square, occupied)


def turn_end(state: State, chance: Chance, log: Log) -> None:
    """The very end of a turn: virtual robots, Circuit Breaker, the safety limit (RR-15.6, RR-17.4, RR-21.1)."""
    if state.settings.virtual_robots:
        _materialise(state, log)
    robot = state.holder[CIRCUIT_BREAKER]
    if (
        robot != NOBODY
        and state.square[robot] >= 0
        and damage(state, robot) >= 3
        and not state.announced[robot]
        and "no_power_down" not in state.course.rules
    ):
        state.announced[robot] = 1
        if log is not None:
            log.append(Event("circuit_breaker", (state.cast.model[robot],)))
    state.down = state.announced
    state.announced = [0] * len(state.down)
    state.cursor = 0
    if state.turn >= state.settings.max_turns:
        close(state, log)
        return
    state.step = TURN_START


def _materialise(state: State, log: Log) -> None:
    """A virtual robot that ends the turn alone on its square is virtual no more (RR-21.1)."""
    for robot, square in enumerate(state.square):
        if state.virtual[robot] and square >= 0 and state.square.count(square) == 1:
            state.virtual = replaced(state.virtual, robot, 0)
            if log is not None:
                log.append(Event("solid", (state.cast.model[robot],)))
