"""The end of the turn: repairs and Options, wiping, stay-down, re-entry, Circuit Breaker (RR-12, RR-5.7, RR-14)."""

from __future__ import annotations

from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import CIRCUIT_BREAKER, MECHANICAL_ARM, NO_CARD, SUPERIOR_ARCHIVE
from ...components.course import SITE_HAMMER, SITE_WRENCH
from .. import questions
from ..phases import STEP_REENTRY, STEP_STAY_DOWN, STEP_TURN_END, STEP_TURN_START, STEP_WIPE_REGISTERS
from ..state import NOBODY, State, ask_question, damage_of, with_entry
from ..statuses import STATUS_RACING
from .damage import discard_program, discard_register, draw_option, remove_damage
from .flags import end_game, is_on_home_board, squares_in_arm_reach
from .lasers import nearest_square, solid_squares
from .moving import robot_at

RETURN_DAMAGE: Final = 2
SAFE_DISTANCE: Final = 3


def repair_robots(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Repairs and Options in Dock order; the holder of a Mechanical Arm may use a second square (RR-12.2, RR-17.15)."""
    for robot in range(state.step_cursor, len(state.square)):
        state.step_cursor = robot + 1
        square = state.square[robot]
        if square < 0:
            continue
        if is_repair_site(state, square):
            repair_at(state, robot, square, chance_source, events)
        if state.option_holder[MECHANICAL_ARM] == robot and repair_sites_in_arm_reach(state, robot):
            ask_question(state, questions.ASK_ARM_REPAIR, robot)
            return
    state.step = STEP_WIPE_REGISTERS


def is_repair_site(state: State, square: int) -> bool:
    """Whether a square repairs: a wrench, or a flag that lies there (RR-1.7)."""
    return bool(state.course.repair_sites[square]) or square in state.flags


def repair_sites_in_arm_reach(state: State, robot: int) -> list[int]:
    """The repair sites and flags that a robot's arm reaches."""
    return [square for square in squares_in_arm_reach(state, robot) if is_repair_site(state, square)]


def repair_at(state: State, robot: int, square: int, chance_source: ChanceSource, events: EventSink) -> None:
    """What one square gives: a repair and perhaps an Option, or only Options (RR-12.2, RR-12.5, RR-19.7)."""
    site = state.course.repair_sites[square]
    rule = state.course.rules.get("repair_draws_options")
    if rule is not None:
        gives = int(rule.get("double" if site & SITE_HAMMER else "single" if site & SITE_WRENCH else "flag", 1))
        for _ in range(gives):
            _draw_option_if_in_play(state, robot, chance_source, events)
        return
    if remove_damage(state, robot, events) and events.is_listening:
        events.add("repairs", (state.roster.robot_models[robot], damage_of(state, robot)))
    if site & SITE_HAMMER:
        _draw_option_if_in_play(state, robot, chance_source, events)


def _draw_option_if_in_play(state: State, robot: int, chance_source: ChanceSource, events: EventSink) -> None:
    if state.settings.option_cards:
        draw_option(state, robot, chance_source, events)


def wipe_registers(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Discards all cards in registers that are not locked, and an unused Conditional Program (RR-12.6, RR-17.5)."""
    for robot, locked in enumerate(state.locked):
        closed = locked | state.jammed[robot]
        if closed:
            for register in range(5):
                if not (closed >> register) & 1:
                    discard_register(state, 5 * robot + register)
        else:
            discard_program(state, robot)
        state.revealed[robot] &= closed
    if state.conditional_card != NO_CARD:
        state.discard.append(state.conditional_card)
        state.conditional_card = NO_CARD
    state.register = 0
    state.step_cursor = 0
    state.step = STEP_STAY_DOWN


def ask_stay_down(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Owners of powered-down robots on the board decide whether they stay so, in Dock order (RR-5.7, RR-5.12)."""
    if any(state.powered_down) and "no_power_down" not in state.course.rules:
        for robot in range(state.step_cursor, len(state.square)):
            state.step_cursor = robot + 1
            if state.powered_down[robot] and state.square[robot] >= 0:
                ask_question(state, questions.ASK_STAY_DOWN, robot)
                return
    state.step_cursor = 0
    state.step = STEP_REENTRY


REENTRY_SQUARE: Final = 0
REENTRY_FACING: Final = 1
REENTRY_POWER_DOWN: Final = 2
REENTRY_DONE: Final = 3


def return_robots(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Destroyed robots return one after the other: square, facing, power down (RR-14.5-14.10)."""
    while state.returning:
        robot = state.returning[0]
        if state.step_cursor == REENTRY_SQUARE:
            squares = return_squares(state, robot)
            if len(squares) > 1:
                ask_question(state, questions.ASK_RETURN_SQUARE, robot)
                return
            place_returned_robot(state, robot, squares[0])
        if state.step_cursor == REENTRY_FACING:
            ways = return_facings(state, robot)
            if len(ways) > 1:
                ask_question(state, questions.ASK_RETURN_FACING, robot)
                return
            face_returned_robot(state, robot, ways[0], events)
        if state.step_cursor == REENTRY_POWER_DOWN:
            state.step_cursor = REENTRY_DONE
            if "no_power_down" not in state.course.rules:
                ask_question(state, questions.ASK_RETURN_POWERED_DOWN, robot)
                return
        state.returning = state.returning[1:]
        state.step_cursor = REENTRY_SQUARE
    state.step = STEP_TURN_END


def place_returned_robot(state: State, robot: int, square: int) -> None:
    """A robot comes back on a square, with its Damage (RR-14.5, RR-17.25)."""
    if state.settings.virtual_robots and robot_at(state, square) != NOBODY:
        state.virtual = with_entry(state.virtual, robot, 1)
    state.square[robot] = square
    state.status[robot] = STATUS_RACING
    state.free_damage[robot] = 0 if state.option_holder[SUPERIOR_ARCHIVE] == robot else RETURN_DAMAGE
    state.step_cursor = REENTRY_FACING


def face_returned_robot(state: State, robot: int, facing: int, events: EventSink) -> None:
    """A returning robot faces a way."""
    state.facing[robot] = facing
    state.step_cursor = REENTRY_POWER_DOWN
    if events.is_listening:
        events.add("returns", (state.roster.robot_models[robot], *state.course.xy(state.square[robot]), facing))


def return_squares(state: State, robot: int) -> list[int]:
    """Where a robot may return: its archive, else the first ring around it with a legal square (RR-14.6-14.9)."""
    course = state.course
    if "capture_the_flag" in course.rules:
        team = state.roster.team[robot]
        home = [
            square
            for square in range(course.size)
            if course.is_on_board[square] and is_on_home_board(state, team, square)
        ]
        return [square for square in home if _can_return_to(state, square)]
    archive = state.archive[robot]
    if state.settings.virtual_robots or robot_at(state, archive) == NOBODY:
        return [archive]
    x, y = course.xy(archive)
    for ring in range(1, max(course.width, course.height)):
        around = [
            course.square(there_x, there_y)
            for there_y in range(y - ring, y + ring + 1)
            for there_x in range(x - ring, x + ring + 1)
            if max(abs(there_x - x), abs(there_y - y)) == ring
        ]
        squares = [square for square in around if square >= 0 and _can_return_to(state, square)]
        if squares:
            return squares
    raise AssertionError("a course has more squares than robots")


def _can_return_to(state: State, square: int) -> bool:
    """A free square that is no pit, with a facing that is allowed there (RR-14.8, RR-14.9)."""
    if state.course.is_pit[square] or square in state.square:
        return False
    return bool(safe_facings(state, square, solid_squares(state)))


def safe_facings(state: State, square: int, occupied_squares: int) -> list[int]:
    """The facings with no robot in line of sight within three squares (RR-14.8)."""
    course = state.course
    seen = [course.sight_limits[facing][square] & occupied_squares for facing in range(4)]
    return [
        facing
        for facing in range(4)
        if not seen[facing] or course.distance(square, nearest_square(seen[facing], facing)) > SAFE_DISTANCE
    ]


def return_facings(state: State, robot: int) -> list[int]:
    """The facings a returning robot may take: any on its archive, else only safe ones (RR-14.8, RR-14.15)."""
    square = state.square[robot]
    if square == state.archive[robot]:
        return [0, 1, 2, 3]
    occupied = solid_squares(state) & ~state.course.square_bit[square]
    return safe_facings(state, square, occupied)


def end_turn(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The very end of a turn: virtual robots, Circuit Breaker, the safety limit (RR-15.6, RR-17.4, RR-21.1)."""
    if state.settings.virtual_robots:
        _make_virtual_solid(state, events)
    robot = state.option_holder[CIRCUIT_BREAKER]
    if (
        robot != NOBODY
        and state.square[robot] >= 0
        and damage_of(state, robot) >= 3
        and not state.announced_down[robot]
        and "no_power_down" not in state.course.rules
    ):
        state.announced_down[robot] = 1
        events.add("circuit_breaker", (state.roster.robot_models[robot],))
    state.powered_down = state.announced_down
    state.announced_down = [0] * len(state.powered_down)
    state.step_cursor = 0
    if state.turn >= state.settings.max_turns:
        end_game(state, events)
        return
    state.step = STEP_TURN_START


def _make_virtual_solid(state: State, events: EventSink) -> None:
    """A virtual robot that ends the turn alone on its square is virtual no more (RR-21.1)."""
    for robot, square in enumerate(state.square):
        if state.virtual[robot] and square >= 0 and state.square.count(square) == 1:
            state.virtual = with_entry(state.virtual, robot, 0)
            events.add("solid", (state.roster.robot_models[robot],))
