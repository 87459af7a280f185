"""Step E: flags are touched and archives updated (RR-11); the Mechanical Arm; team flags; the end test (RR-15)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import MECHANICAL_ARM
from ...components.course import GROUND_ARCHIVE, X_STEP_BY_DIRECTION, Y_STEP_BY_DIRECTION
from .. import questions
from ..phases import STEP_CONDITIONAL_PROGRAM, STEP_MECHANICAL_ARM, STEP_OVER, STEP_REGISTER_END, STEP_REPAIR
from ..state import NOBODY, State, ask_question, with_entry
from ..statuses import STATUS_ELIMINATED, STATUS_FINISHED, STATUS_RACING
from .board_elements import ground_under_robots
from .damage import discard_option, discard_program


def touch_flags(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Every robot on a flag or a repair site (RR-11.1-11.6)."""
    touch_own_squares(state, ground_under_robots(state)[0], events)
    state.step = STEP_MECHANICAL_ARM


def touch_own_squares(state: State, ground_mask: int, events: EventSink) -> None:
    """Step E for everybody's own square; `ground_mask` is what the robots stand on, flags being where they were
    printed."""
    state.flag_touchers = 0
    if ground_mask & GROUND_ARCHIVE or state.flags != state.course.flags:
        for robot, square in enumerate(state.square):
            if square >= 0:
                _touch_own_square(state, robot, square, events)


def _touch_own_square(state: State, robot: int, square: int, events: EventSink) -> None:
    """What a robot's own square does for it in step E: the Archive marker moves there, a flag is touched."""
    course = state.course
    flag = state.flags.index(square) if square in state.flags else NOBODY
    if flag == NOBODY and not course.repair_sites[square]:
        return
    if state.archive[robot] != square and "capture_the_flag" not in course.rules:
        state.archive[robot] = square
        if events.is_listening:
            events.add("archives", (state.roster.robot_models[robot], *course.xy(square)))
    if flag != NOBODY and touch_counts(state, robot, flag):
        _touch_flag(state, robot, flag, events)


def touch_counts(state: State, robot: int, flag: int) -> bool:
    """Whether touching this flag now does anything for the robot (RR-11.1, RR-11.5, RR-19.10-19.14, RR-21.1)."""
    if state.virtual[robot] or state.roster.blocker_robots[robot] or (state.flag_touchers >> robot) & 1:
        return False
    rules = state.course.rules
    team = state.roster.team[robot]
    if "toggle_control" in rules:
        return state.flag_control[flag] != team
    if "capture_the_flag" in rules:
        return home_flag(state, team) != flag and state.flag_carriers[flag] == NOBODY
    if state.next_flag[robot] != flag + 1:
        return False
    if "team_shared_flags" in rules:
        return not any((state.flag_touchers >> other) & 1 for other in team_mates(state, robot))
    return True


def team_mates(state: State, robot: int) -> list[int]:
    """All robots of a robot's team, itself included."""
    team = state.roster.team[robot]
    return [other for other, its in enumerate(state.roster.team) if its == team]


def home_flag(state: State, team: int) -> int:
    """The flag printed on a team's home board, or -1 (RR-19.20)."""
    for flag, square in enumerate(state.course.flags):
        if is_on_home_board(state, team, square):
            return flag
    return NOBODY


def is_on_home_board(state: State, team: int, square: int) -> bool:
    """Whether a square lies on a team's home board."""
    if not 1 <= team <= 2:
        return False
    x0, y0, width, height = state.course.boards[state.home_boards[team - 1]]
    x, y = state.course.xy(square)
    return x0 <= x < x0 + width and y0 <= y < y0 + height


def _touch_flag(state: State, robot: int, flag: int, events: EventSink) -> None:
    rules = state.course.rules
    state.flag_touchers |= 1 << robot
    model = state.roster.robot_models[robot]
    if "toggle_control" in rules:
        state.flag_control = with_entry(state.flag_control, flag, state.roster.team[robot])
        events.add("controls", (state.roster.team[robot], flag + 1))
    elif "capture_the_flag" in rules:
        state.flag_carriers = with_entry(state.flag_carriers, flag, robot)
        state.flags[flag] = -1
        events.add("takes_flag", (model, flag + 1))
    else:
        shared = "team_shared_flags" in rules
        for other in team_mates(state, robot) if shared else (robot,):
            state.next_flag[other] = flag + 2
        events.add("touches", (model, flag + 1))


def squares_in_arm_reach(state: State, robot: int) -> list[int]:
    """The squares around a robot that a Mechanical Arm reaches: no wall may lie between (RR-17.15)."""
    course = state.course
    here = state.square[robot]
    x, y = course.xy(here)
    squares: list[int] = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            there = course.square(x + dx, y + dy)
            if there >= 0 and there != here and _arm_reaches(state, here, there, dx, dy):
                squares.append(there)
    return squares


def _arm_reaches(state: State, robot_square: int, target_square: int, dx: int, dy: int) -> bool:
    course = state.course
    across = [direction for direction in range(4) if X_STEP_BY_DIRECTION[direction] == dx and dx]
    along = [direction for direction in range(4) if Y_STEP_BY_DIRECTION[direction] == dy and dy]
    if not across or not along:
        return (robot_square, (across + along)[0]) not in course.walls
    for first, second in ((across[0], along[0]), (along[0], across[0])):
        corner = course.squares_beside[first][robot_square]
        closed = (robot_square, first) in course.walls or (target_square, (second + 2) & 3) in course.walls
        if corner < 0:
            closed = closed or (target_square, (second + 2) & 3) in course.walls
        if not closed:
            return True
    return False


def flags_in_arm_reach(state: State, robot: int) -> list[int]:
    """Squares of flags that the robot's arm can touch to some effect in step E (RR-17.15, RR-19.14)."""
    return [
        square
        for square in squares_in_arm_reach(state, robot)
        if square in state.flags and touch_counts(state, robot, state.flags.index(square))
    ]


def ask_mechanical_arm(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Asks the holder of the Mechanical Arm, if there is a flag in reach that counts."""
    state.step = STEP_REGISTER_END
    robot = state.option_holder[MECHANICAL_ARM]
    if robot != NOBODY and state.square[robot] >= 0 and flags_in_arm_reach(state, robot):
        ask_question(state, questions.ASK_ARM_FLAG, robot)


def touch_with_arm(state: State, robot: int, square: int, events: EventSink) -> None:
    """The arm touches a flag; the Archive marker does not move (RR-17.15). For the control of a flag, a robot that
    stands on it beats an arm (RR-19.14)."""
    if events.is_listening:
        events.add("arm_touches", (state.roster.robot_models[robot], *state.course.xy(square)))
    if "toggle_control" in state.course.rules and square in state.square:
        return
    _touch_flag(state, robot, state.flags.index(square), events)


def end_register(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """The end of a register: who has finished, and whether the game is over (RR-15.7)."""
    if state.flag_touchers and not state.course.rules.keys() & {"toggle_control", "capture_the_flag"}:
        _finish_robots(state, len(state.course.flags), events)
    if end_if_over(state, events):
        return
    state.step_cursor = 0
    state.shielded_sides = 0
    if state.register < 5:
        state.register += 1
        state.step = STEP_CONDITIONAL_PROGRAM
        if events.is_listening:
            events.add("register", (state.register - 1,))
    else:
        state.step = STEP_REPAIR


def _finish_robots(state: State, flags: int, events: EventSink) -> None:
    """Robots that have touched the last flag; with `play_on` they leave the board (RR-15.4, RR-15.8)."""
    for robot, next_flag in enumerate(state.next_flag):
        if next_flag <= flags or state.status[robot] != STATUS_RACING or not (state.flag_touchers >> robot) & 1:
            continue
        state.ended_at = with_entry(state.ended_at, robot, state.turn * 8 + state.register)
        events.add("finishes", (state.roster.robot_models[robot],))
        if state.settings.play_on and not state.course.is_team:
            for other in state.roster.robots_of[state.roster.robot_owner[robot]]:
                _retire_robot(state, other)
        state.status[robot] = STATUS_FINISHED


def _retire_robot(state: State, robot: int) -> None:
    """Takes a robot that has finished (or whose racer has) off the board; its cards go back."""
    if state.status[robot].is_out:
        return
    state.status[robot] = STATUS_FINISHED
    state.square[robot] = -1
    state.archive[robot] = -1
    state.locked[robot] = 0
    state.free_damage[robot] = 0
    state.powered_down[robot] = 0
    state.announced_down[robot] = 0
    state.revealed[robot] = 0
    state.jammed = with_entry(state.jammed, robot, 0)
    state.virtual = with_entry(state.virtual, robot, 0)
    state.returning = tuple(other for other in state.returning if other != robot)
    discard_program(state, robot)
    for option in state.options[robot]:
        discard_option(state, robot, option)


def _do_several_race(state: State) -> bool:
    """Whether more than one seat still has a racer on the board or waiting to return."""
    first, roster = NOBODY, state.roster
    for robot, status in enumerate(state.status):
        if not status.is_out and not roster.blocker_robots[robot]:
            seat = roster.robot_owner[robot]
            if first == NOBODY:
                first = seat
            elif seat != first:
                return True
    return False


def end_if_over(state: State, events: EventSink) -> bool:
    """Whether the game is over now; if so it is closed (RR-15.1-15.5, RR-19.12-19.19)."""
    over = _end_team_race(state, events) if state.course.is_team else _is_race_over(state)
    if over:
        end_game(state, events)
    return over


def _is_race_over(state: State) -> bool:
    status = state.status
    if STATUS_FINISHED in status and not state.settings.play_on:
        return True
    return (STATUS_ELIMINATED in status or STATUS_FINISHED in status) and not _do_several_race(state)


def _end_team_race(state: State, events: EventSink) -> bool:
    winners = _winning_teams(state)
    if not winners:
        return False
    if len(winners) == 2:
        state.is_draw = True
        events.add("drawn")
    else:
        events.add("team_wins", (winners[0],))
    state.flag_control = (*state.flag_control[: len(state.flags)], *winners)
    return True


def _winning_teams(state: State) -> list[int]:
    """The teams that have won now; both if they did so together (RR-19.17, RR-19.19)."""
    rules = state.course.rules
    won: set[int] = set()
    if "toggle_control" in rules and state.flag_control:
        flags = state.flag_control[: len(state.flags)]
        won.update(team for team in (1, 2) if all(its == team for its in flags))
    for robot in state.flag_carriers:
        if robot != NOBODY and is_on_home_board(state, state.roster.team[robot], state.square[robot]):
            won.add(state.roster.team[robot])
    won.update(state.roster.team[robot] for robot, status in enumerate(state.status) if status == STATUS_FINISHED)
    if won:
        return sorted(won)
    left = {state.roster.team[robot] for robot, status in enumerate(state.status) if status != STATUS_ELIMINATED}
    if len(left) == 2:
        return []
    return sorted(left) if left else [1, 2]


def end_game(state: State, events: EventSink) -> None:
    """The game is over."""
    state.step = STEP_OVER
    state.question = None
    state.pending_tasks = []
    events.add("over")
