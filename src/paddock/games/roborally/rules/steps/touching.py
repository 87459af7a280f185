"""Step E: flags are touched and archives updated (RR-11); the Mechanical Arm; team flags; the end test (RR-15)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import MECHANICAL_ARM
from paddock.games.roborally.components.course import DX, DY, STOP
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    ANNOUNCE,
    ELIMINATED,
    FINISHED,
    NOBODY,
    OVER,
    RACING,
    REACH,
    REGISTER_END,
    REPAIR,
    State,
    replaced,
)
from paddock.games.roborally.rules.steps.damage import Log, discard_program, drop_option
from paddock.games.roborally.rules.steps.elements import survey


def touch(state: State, chance: Chance, log: Log) -> None:
    """Every robot on a flag or a repair site (RR-11.1-11.6)."""
    stand(state, survey(state)[0], log)
    state.step = REACH


def stand(state: State, under: int, log: Log) -> None:
    """Step E for everybody's own square; `under` is what the robots stand on, flags being where they were printed."""
    state.touched = 0
    if under & STOP or state.flags != state.course.flags:
        for robot, square in enumerate(state.square):
            if square >= 0:
                _stand_on(state, robot, square, log)


def _stand_on(state: State, robot: int, square: int, log: Log) -> None:
    """What a robot's own square does for it in step E: the Archive marker moves there, a flag is touched."""
    course = state.course
    flag = state.flags.index(square) if square in state.flags else NOBODY
    if flag == NOBODY and not course.site[square]:
        return
    if state.archive[robot] != square and "capture_the_flag" not in course.rules:
        state.archive[robot] = square
        if log is not None:
            x, y = course.xy(square)
            log.append(Event("archives", (state.cast.model[robot], x, y)))
    if flag != NOBODY and counts(state, robot, flag):
        _touch_flag(state, robot, flag, log)


def counts(state: State, robot: int, flag: int) -> bool:
    """Whether touching this flag now does anything for the robot (RR-11.1, RR-11.5, RR-19.10-19.14, RR-21.1)."""
    if state.virtual[robot] or state.cast.blocker[robot] or (state.touched >> robot) & 1:
        return False
    rules = state.course.rules
    team = state.cast.team[robot]
    if "toggle_control" in rules:
        return state.control[flag] != team
    if "capture_the_flag" in rules:
        return home_flag(state, team) != flag and state.carried[flag] == NOBODY
    if state.next_flag[robot] != flag + 1:
        return False
    if "team_shared_flags" in rules:
        return not any((state.touched >> other) & 1 for other in mates(state, robot))
    return True


def mates(state: State, robot: int) -> list[int]:
    """All robots of a robot's team, itself included."""
    team = state.cast.team[robot]
    return [other for other, its in enumerate(state.cast.team) if its == team]


def home_flag(state: State, team: int) -> int:
    """The flag printed on a team's home board, or -1 (RR-19.20)."""
    for flag, square in enumerate(state.course.flags):
        if on_home_board(state, team, square):
            return flag
    return NOBODY


def on_home_board(state: State, team: int, square: int) -> bool:
    """Whether a square lies on a team's home board."""
    if not 1 <= team <= 2:
        return False
    x0, y0, width, height = state.course.boards[state.home[team - 1]]
    x, y = state.course.xy(square)
    return x0 <= x < x0 + width and y0 <= y < y0 + height


def _touch_flag(state: State, robot: int, flag: int, log: Log) -> None:
    rules = state.course.rules
    state.touched |= 1 << robot
    model = state.cast.model[robot]
    if "toggle_control" in rules:
        state.control = replaced(state.control, flag, state.cast.team[robot])
        if log is not None:
            log.append(Event("controls", (state.cast.team[robot], flag + 1)))
    elif "capture_the_flag" in rules:
        state.carried = replaced(state.carried, flag, robot)
        state.flags[flag] = -1
        if log is not None:
            log.append(Event("takes_flag", (model, flag + 1)))
    else:
        shared = "team_shared_flags" in rules
        for other in mates(state, robot) if shared else (robot,):
            state.next_flag[other] = flag + 2
        if log is not None:
            log.append(Event("touches", (model, flag + 1)))


def neighbours(state: State, robot: int) -> list[int]:
    """The squares around a robot that a Mechanical Arm reaches: no wall may lie between (RR-17.15)."""
    course = state.course
    here = state.square[robot]
    x, y = course.xy(here)
    found: list[int] = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            there = course.square(x + dx, y + dy)
            if there >= 0 and there != here and _reaches(state, here, there, dx, dy):
                found.append(there)
    return found


def _reaches(state: State, here: int, there: int, dx: int, dy: int) -> bool:
    course = state.course
    across = [direction for direction in range(4) if DX[direction] == dx and dx]
    along = [direction for direction in range(4) if DY[direction] == dy and dy]
    if not across or not along:
        return (here, (across + along)[0]) not in course.walls
    for first, second in ((across[0], along[0]), (along[0], across[0])):
        corner = course.beside[first][here]
        closed = (here, first) in course.walls or (there, (second + 2) & 3) in course.walls
        if corner < 0:
            closed = closed or (there, (second + 2) & 3) in course.walls
        if not closed:
            return True
    return False


def arm_flags(state: State, robot: int) -> list[int]:
    """Squares of flags that the robot's arm can touch to some effect in step E (RR-17.15, RR-19.14)."""
    found: list[int] = []
    for square in neighbours(state, robot):
        if square not in state.flags:
            continue
        if counts(state, robot, state.flags.index(square)):
            found.append(square)
    return found


def reach(state: State, chance: Chance, log: Log) -> None:
    """Asks the holder of the Mechanical Arm, if there is a flag in reach that counts."""
    state.step = REGISTER_END
    robot = state.holder[MECHANICAL_ARM]
    if robot != NOBODY and state.square[robot] >= 0 and arm_flags(state, robot):
        questions.put(state, questions.ARM, robot)


def arm_touch(state: State, robot: int, square: int, log: Log) -> None:
    """The arm touches a flag; the Archive marker does not move (RR-17.15). For the control of a flag, a robot that
    stands on it beats an arm (RR-19.14)."""
    if log is not None:
        x, y = state.course.xy(square)
        log.append(Event("arm_touches", (state.cast.model[robot], x, y)))
    if "toggle_control" in state.course.rules and square in state.square:
        return
    _touch_flag(state, robot, state.flags.index(square), log)


def register_end(state: State, chance: Chance, log: Log) -> None:
    """The end of a register: who has finished, and whether the game is over (RR-15.7)."""
    if state.touched and not state.course.rules.keys() & {"toggle_control", "capture_the_flag"}:
        _finish(state, len(state.course.flags), log)
    if test_end(state, log):
        return
    state.cursor = 0
    state.shield = 0
    if state.register < 5:
        state.register += 1
        state.step = ANNOUNCE
        if log is not None:
            log.append(Event("register", (state.register - 1,)))
    else:
        state.step = REPAIR


def _finish(state: State, flags: int, log: Log) -> None:
    """Robots that have touched the last flag; with `play_on` they leave the board (RR-15.4, RR-15.8)."""
    for robot, next_flag in enumerate(state.next_flag):
        if next_flag <= flags or state.status[robot] != RACING or not (state.touched >> robot) & 1:
            continue
        state.ended = replaced(state.ended, robot, state.turn * 8 + state.register)
        if log is not None:
            log.append(Event("finishes", (state.cast.model[robot],)))
        if state.settings.play_on and not state.course.is_team:
            for other in state.cast.robots_of[state.cast.owner[robot]]:
                _retire(state, other)
        state.status[robot] = FINISHED


def _retire(state: State, robot: int) -> None:
    """Takes a robot that has finished (or whose racer has) off the board; its cards go back."""
    if state.status[robot] in (ELIMINATED, FINISHED):
        return
    state.status[robot] = FINISHED
    state.square[robot] = -1
    state.archive[robot] = -1
    state.locked[robot] = 0
    state.loose[robot] = 0
    state.down[robot] = 0
    state.announced[robot] = 0
    state.shown[robot] = 0
    state.jammed = replaced(state.jammed, robot, 0)
    state.virtual = replaced(state.virtual, robot, 0)
    state.returning = tuple(other for other in state.returning if other != robot)
    discard_program(state, robot)
    for option in state.options[robot]:
        drop_option(state, robot, option)


def _several_race(state: State) -> bool:
    """Whether more than one seat still has a racer on the board or waiting to return."""
    first, cast = NOBODY, state.cast
    for robot, status in enumerate(state.status):
        if status < FINISHED and not cast.blocker[robot]:
            seat = cast.owner[robot]
            if first == NOBODY:
                first = seat
            elif seat != first:
                return True
    return False


def test_end(state: State, log: Log) -> bool:
    """Whether the game is over now; if so it is closed (RR-15.1-15.5, RR-19.12-19.19)."""
    over = _team_end(state, log) if state.course.is_team else _single_end(state)
    if over:
        close(state, log)
    return over


def _single_end(state: State) -> bool:
    status = state.status
    if FINISHED in status and not state.settings.play_on:
        return True
    return (ELIMINATED in status or FINISHED in status) and not _several_race(state)


def _team_end(state: State, log: Log) -> bool:
    winners = _winning_teams(state)
    if not winners:
        return False
    if len(winners) == 2:
        state.abandoned = True
        if log is not None:
            log.append(Event("drawn"))
    elif log is not None:
        log.append(Event("team_wins", (winners[0],)))
    state.control = (*state.control[: len(state.flags)], *winners)
    return True


def _winning_teams(state: State) -> list[int]:
    """The teams that have won now; both if they did so together (RR-19.17, RR-19.19)."""
    rules = state.course.rules
    won: set[int] = set()
    if "toggle_control" in rules and state.control:
        flags = state.control[: len(state.flags)]
        won.update(team for team in (1, 2) if all(its == team for its in flags))
    for robot in state.carried:
        if robot != NOBODY and on_home_board(state, state.cast.team[robot], state.square[robot]):
            won.add(state.cast.team[robot])
    won.update(state.cast.team[robot] for robot, status in enumerate(state.status) if status == FINISHED)
    if won:
        return sorted(won)
    left = {state.cast.team[robot] for robot, status in enumerate(state.status) if status != ELIMINATED}
    if len(left) == 2:
        return []
    return sorted(left) if left else [1, 2]


def close(state: State, log: Log) -> None:
    """The game is over."""
    state.step = OVER
    state.ask = questions.NONE
    state.agenda = []
    if log is not None:
        log.append(Event("over"))
