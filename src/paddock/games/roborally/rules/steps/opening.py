"""Before the first turn: docks, teams, robots, home boards, Options and deployment (RR-1, RR-19)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.event import Event
from paddock.games.roborally.components.content import OPTIONS
from paddock.games.roborally.components.content import ROBOT as MODELS
from paddock.games.roborally.rules import questions
from paddock.games.roborally.rules.state import (
    DEPLOYING,
    DRAFTING,
    HOME,
    OPENING,
    RACING,
    ROBOTS,
    TEAMS,
    TURN_START,
    Cast,
    State,
    damage,
    replaced,
)
from paddock.games.roborally.rules.steps import touching
from paddock.games.roborally.rules.steps.cleanup import safe_facings
from paddock.games.roborally.rules.steps.damage import Log, give_option, hurt


def first_player(state: State, chance: Chance, log: Log) -> None:
    """A random player takes dock 1, then clockwise (RR-1.3, RR-1.8)."""
    seats = state.cast.seats
    first = chance.pick("first-player", range(seats))
    if log is not None:
        log.append(Event("first_player", (first,)))
    state.cast = seated(state, [(first + place) % seats for place in range(seats)])
    state.cursor = 0
    state.step = TEAMS


def seated(state: State, order: list[int]) -> Cast:
    """The cast with the seats on the docks in this order; a second robot each where the course says so (RR-19.10)."""
    seats = len(order)
    robots = len(state.cast.owner)
    team = tuple(1 + robot % 2 if state.course.is_team else 0 for robot in range(robots))
    return Cast(
        seats,
        tuple(order[robot % seats] for robot in range(robots)),
        team,
        state.cast.model,
        tuple(robot >= seats for robot in range(robots)),
        tuple(robot + 1 for robot in range(robots)),
    )


def teams(state: State, chance: Chance, log: Log) -> None:
    """Players choose their teams, if the setting says so; the teams then take docks in turn (RR-19.11, RR-19.19)."""
    if state.course.is_team and state.settings.teams == "choose":
        robots = len(state.cast.owner)
        if state.cursor == 0:
            state.control = (0,) * robots
        while state.cursor < robots:
            robot = state.cursor
            open_teams = [team for team in (1, 2) if 2 * state.control.count(team) < robots]
            if len(open_teams) == 2 and state.status[robot] == RACING:
                questions.put(state, questions.TEAM, robot)
                return
            join(state, robot, open_teams[0], log)
        _take_docks(state)
    state.cursor = 0
    state.step = ROBOTS
    touching.test_end(state, log)


def join(state: State, robot: int, team: int, log: Log) -> None:
    """A player joins a team."""
    state.control = replaced(state.control, robot, team)
    state.cursor = robot + 1
    if log is not None:
        log.append(Event("joins_team", (state.cast.owner[robot], team)))


def _take_docks(state: State) -> None:
    owners = state.cast.owner
    fared = {owner: (state.status[robot], state.ended[robot]) for robot, owner in enumerate(owners)}
    sides = [[owners[robot] for robot, its in enumerate(state.control) if its == team] for team in (1, 2)]
    state.cast = seated(state, [seat for both in zip(*sides, strict=True) for seat in both])
    state.status = [fared[owner][0] for owner in state.cast.owner]
    state.ended = tuple(fared[owner][1] for owner in state.cast.owner)
    state.control = (0,) * len(state.flags)


def robots(state: State, chance: Chance, log: Log) -> None:
    """Every player takes a robot that is still free (RR-1.3)."""
    if state.settings.choose_robots:
        while state.cursor < len(state.cast.owner):
            robot = state.cursor
            free = free_models(state)
            if state.status[robot] != RACING:
                state.cursor += 1
                continue
            if len(free) > 1:
                questions.put(state, questions.ROBOT, robot)
                return
            take_robot(state, robot, free[0], log)
    state.cursor = 0
    state.step = HOME


def free_models(state: State) -> list[int]:
    """The robots that nobody has taken yet."""
    taken = state.cast.model[: state.cursor]
    return [model for model in range(len(MODELS)) if model not in taken]


def take_robot(state: State, robot: int, model: int, log: Log) -> None:
    """A player takes a robot; whoever was going to get it by default gets this player's instead."""
    cast = state.cast
    models = cast.model
    if model in models:
        models = replaced(models, models.index(model), models[robot])
    models = replaced(models, robot, model)
    state.cast = Cast(cast.seats, cast.owner, cast.team, models, cast.blocker, cast.dock)
    state.cursor = robot + 1
    if log is not None:
        log.append(Event("takes_robot", (cast.owner[robot], model)))


def home(state: State, chance: Chance, log: Log) -> None:
    """Capture the Flag: a random team chooses its board (RR-19.16)."""
    state.step = DRAFTING
    if "capture_the_flag" in state.course.rules:
        team = chance.pick("team", (1, 2))
        questions.put(state, questions.HOME, state.cast.team.index(team), team)


def choose_home(state: State, team: int, board: int, log: Log) -> None:
    """A team takes a board, the other team the other one."""
    state.home = (board, 1 - board) if team == 1 else (1 - board, board)
    if log is not None:
        log.append(Event("home_board", (team, board)))


def drafting(state: State, chance: Chance, log: Log) -> None:
    """Deals the Options to choose from (RR-19.3); the game goes on when everybody has chosen."""
    rule = state.course.rules.get("option_draft")
    robots_in_play = len(state.cast.owner)
    if rule is None:
        state.step = OPENING
        return
    if state.drafted:
        for robot, chosen in enumerate(state.drafted):
            _start_with(state, robot, chosen[0], log)
        state.drafted = ()
        state.step = OPENING
        return
    count = int(rule.get("deal", 3))
    dealt = chance.draw("option-draft", range(OPTIONS), count * robots_in_play)
    state.drafted = tuple(tuple(dealt[count * robot : count * robot + count]) for robot in range(robots_in_play))


def draft(state: State, robot: int, option: int, log: Log) -> None:
    """A player keeps one of the Options; which one stays secret until all have chosen."""
    state.drafted = (*state.drafted[:robot], (option,), *state.drafted[robot + 1 :])
    if log is not None:
        log.append(Event("drafts", (state.cast.owner[robot],)))


def _start_with(state: State, robot: int, option: int, log: Log) -> None:
    if state.status[robot] != RACING:
        return
    give_option(state, robot, option)
    if log is not None:
        log.append(Event("gets_option", (state.cast.model[robot], option)))


def opening(state: State, chance: Chance, log: Log) -> None:
    """Robots and Archive markers go on the docks; starting Options and Damage (RR-1.5, RR-19.6, RR-19.9)."""
    course = state.course
    for robot, dock in enumerate(state.cast.dock):
        if dock in course.docks and state.status[robot] == RACING:
            state.square[robot], state.facing[robot] = course.docks[dock]
            state.archive[robot] = state.square[robot]
            if log is not None:
                log.append(Event("docks", (state.cast.model[robot], dock)))
    rule = course.rules.get("starting_options")
    if rule is not None and state.settings.option_cards:
        count = int(rule.get("count", 1))
        pile = [option for option in range(OPTIONS) if (state.option_deck >> option) & 1]
        dealt = chance.draw("starting-option", pile, count * len(state.square))
        for place, option in enumerate(dealt):
            _start_with(state, place // count, option, log)
    rule = course.rules.get("starting_damage")
    if rule is not None:
        for robot in range(len(state.square)):
            while damage(state, robot) < int(rule.get("amount", 2)):
                hurt(state, robot, chance, log, fill=False)
    state.cursor = 0
    state.step = DEPLOYING


def deploying(state: State, chance: Chance, log: Log) -> None:
    """Capture the Flag: robots are placed in Dock order, which alternates the teams (RR-19.16)."""
    if "capture_the_flag" in state.course.rules:
        while state.cursor < 2 * len(state.square):
            robot, facing = divmod(state.cursor, 2)
            if state.status[robot] != RACING:
                state.cursor += 1
                continue
            questions.put(state, questions.DEPLOY_FACE if facing else questions.DEPLOY, robot)
            return
    state.cursor = 0
    state.step = TURN_START


def deploy_squares(state: State, robot: int) -> list[int]:
    """The far half of the home board, without pits and robots, where a facing is allowed (RR-19.16, RR-19.20)."""
    course = state.course
    x0, y0, width, height = course.boards[state.home[state.cast.team[robot] - 1]]
    other_x, other_y, _, _ = course.boards[state.home[2 - state.cast.team[robot]]]
    if other_x != x0:
        columns = range(x0, x0 + width // 2) if other_x > x0 else range(x0 + width // 2, x0 + width)
        rows = range(y0, y0 + height)
    else:
        columns = range(x0, x0 + width)
        rows = range(y0, y0 + height // 2) if other_y > y0 else range(y0 + height // 2, y0 + height)
    found: list[int] = []
    for y in rows:
        for x in columns:
            square = course.square(x, y)
            free = square >= 0 and not course.pit[square] and square not in state.square
            if free and deploy_facings(state, robot, square):
                found.append(square)
    return found


def deploy_facings(state: State, robot: int, square: int) -> list[int]:
    """The facings with no enemy in line of sight within three squares (RR-19.16)."""
    enemies = 0
    for other, there in enumerate(state.square):
        if there >= 0 and state.cast.team[other] != state.cast.team[robot]:
            enemies |= state.course.bit[there]
    return safe_facings(state, square, enemies)


def deploy(state: State, robot: int, square: int) -> None:
    """A robot is put on a square; its facing follows."""
    state.square[robot] = square
    state.cursor += 1


def deploy_face(state: State, robot: int, facing: int, log: Log) -> None:
    """A deployed robot faces a way."""
    state.facing[robot] = facing
    state.cursor += 1
    if log is not None:
        x, y = state.course.xy(state.square[robot])
        log.append(Event("deploys", (state.cast.model[robot], x, y, facing)))
