"""Before the first turn: docks, teams, robots, home boards, Options and deployment (RR-1, RR-19)."""

from __future__ import annotations

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from ...components.content import OPTION_COUNT
from ...components.content import ROBOT_VALUES as MODELS
from .. import phases, questions
from ..state import Roster, State, ask_question, damage_of, with_entry
from ..statuses import STATUS_RACING
from . import flags
from .cleanup import safe_facings
from .damage import add_damage, give_option


def choose_first_player(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """A random player takes dock 1, then clockwise (RR-1.3, RR-1.8)."""
    seats = state.roster.seats
    first = chance_source.pick("first-player", range(seats))
    events.add("first_player", (first,))
    state.roster = roster_by_dock(state, [(first + place) % seats for place in range(seats)])
    state.step_cursor = 0
    state.step = phases.STEP_CHOOSE_TEAMS


def roster_by_dock(state: State, seat_order: list[int]) -> Roster:
    """The roster with the seats on the docks in this order; a second robot each where the course says so (RR-19.10)."""
    seats = len(seat_order)
    robots = len(state.roster.robot_owner)
    team = tuple(1 + robot % 2 if state.course.is_team else 0 for robot in range(robots))
    return Roster(
        seats,
        tuple(seat_order[robot % seats] for robot in range(robots)),
        team,
        state.roster.robot_models,
        tuple(robot >= seats for robot in range(robots)),
        tuple(robot + 1 for robot in range(robots)),
    )


def ask_teams(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Players choose their teams, if the setting says so; the teams then take docks in turn (RR-19.11, RR-19.19)."""
    if state.course.is_team and state.settings.teams == "choose":
        robots = len(state.roster.robot_owner)
        if state.step_cursor == 0:
            state.flag_control = (0,) * robots
        while state.step_cursor < robots:
            robot = state.step_cursor
            open_teams = [team for team in (1, 2) if 2 * state.flag_control.count(team) < robots]
            if len(open_teams) == 2 and state.status[robot] == STATUS_RACING:
                ask_question(state, questions.ASK_TEAM, robot)
                return
            join_team(state, robot, open_teams[0], events)
        _assign_docks_by_team(state)
    state.step_cursor = 0
    state.step = phases.STEP_CHOOSE_ROBOTS
    flags.end_if_over(state, events)


def join_team(state: State, robot: int, team: int, events: EventSink) -> None:
    """A player joins a team."""
    state.flag_control = with_entry(state.flag_control, robot, team)
    state.step_cursor = robot + 1
    events.add("joins_team", (state.roster.robot_owner[robot], team))


def _assign_docks_by_team(state: State) -> None:
    owners = state.roster.robot_owner
    fared = {owner: (state.status[robot], state.ended_at[robot]) for robot, owner in enumerate(owners)}
    sides = [[owners[robot] for robot, its in enumerate(state.flag_control) if its == team] for team in (1, 2)]
    state.roster = roster_by_dock(state, [seat for both in zip(*sides, strict=True) for seat in both])
    state.status = [fared[owner][0] for owner in state.roster.robot_owner]
    state.ended_at = tuple(fared[owner][1] for owner in state.roster.robot_owner)
    state.flag_control = (0,) * len(state.flags)


def ask_robots(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Every player takes a robot that is still free (RR-1.3)."""
    if state.settings.choose_robots:
        while state.step_cursor < len(state.roster.robot_owner):
            robot = state.step_cursor
            free = free_robots(state)
            if state.status[robot] != STATUS_RACING:
                state.step_cursor += 1
                continue
            if len(free) > 1:
                ask_question(state, questions.ASK_ROBOT, robot)
                return
            take_robot(state, robot, free[0], events)
    state.step_cursor = 0
    state.step = phases.STEP_CHOOSE_HOME_BOARD


def free_robots(state: State) -> list[int]:
    """The robots that nobody has taken yet."""
    taken = state.roster.robot_models[: state.step_cursor]
    return [model for model in range(len(MODELS)) if model not in taken]


def take_robot(state: State, robot: int, robot_model: int, events: EventSink) -> None:
    """A player takes a robot; whoever was going to get it by default gets this player's instead."""
    roster = state.roster
    models = roster.robot_models
    if robot_model in models:
        models = with_entry(models, models.index(robot_model), models[robot])
    models = with_entry(models, robot, robot_model)
    state.roster = Roster(roster.seats, roster.robot_owner, roster.team, models, roster.blocker_robots, roster.dock)
    state.step_cursor = robot + 1
    events.add("takes_robot", (roster.robot_owner[robot], robot_model))


def ask_home_board(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Capture the Flag: a random team chooses its board (RR-19.16)."""
    state.step = phases.STEP_DRAFT_OPTIONS
    if "capture_the_flag" in state.course.rules:
        team = chance_source.pick("team", (1, 2))
        ask_question(state, questions.ASK_HOME_BOARD, state.roster.team.index(team), team)


def choose_home_board(state: State, team: int, board: int, events: EventSink) -> None:
    """A team takes a board, the other team the other one."""
    state.home_boards = (board, 1 - board) if team == 1 else (1 - board, board)
    events.add("home_board", (team, board))


def deal_draft(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Deals the Options to choose from (RR-19.3); the game goes on when everybody has chosen."""
    rule = state.course.rules.get("option_draft")
    robots_in_play = len(state.roster.robot_owner)
    if rule is None:
        state.step = phases.STEP_PLACE_ON_DOCKS
        return
    if state.draft_options:
        for robot, chosen in enumerate(state.draft_options):
            _give_starting_option(state, robot, chosen[0], events)
        state.draft_options = ()
        state.step = phases.STEP_PLACE_ON_DOCKS
        return
    count = int(rule.get("deal", 3))
    dealt = chance_source.draw("option-draft", range(OPTION_COUNT), count * robots_in_play)
    state.draft_options = tuple(tuple(dealt[count * robot : count * robot + count]) for robot in range(robots_in_play))


def draft_option(state: State, robot: int, option: int, events: EventSink) -> None:
    """A player keeps one of the Options; which one stays secret until all have chosen."""
    state.draft_options = (*state.draft_options[:robot], (option,), *state.draft_options[robot + 1 :])
    events.add("drafts", (state.roster.robot_owner[robot],))


def _give_starting_option(state: State, robot: int, option: int, events: EventSink) -> None:
    if state.status[robot] != STATUS_RACING:
        return
    give_option(state, robot, option)
    events.add("gets_option", (state.roster.robot_models[robot], option))


def place_on_docks(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Robots and Archive markers go on the docks; starting Options and Damage (RR-1.5, RR-19.6, RR-19.9)."""
    course = state.course
    for robot, dock in enumerate(state.roster.dock):
        if dock in course.docks and state.status[robot] == STATUS_RACING:
            state.square[robot], state.facing[robot] = course.docks[dock]
            state.archive[robot] = state.square[robot]
            events.add("docks", (state.roster.robot_models[robot], dock))
    rule = course.rules.get("starting_options")
    if rule is not None and state.settings.option_cards:
        count = int(rule.get("count", 1))
        pile = [option for option in range(OPTION_COUNT) if (state.option_deck >> option) & 1]
        dealt = chance_source.draw("starting-option", pile, count * len(state.square))
        for place, option in enumerate(dealt):
            _give_starting_option(state, place // count, option, events)
    rule = course.rules.get("starting_damage")
    if rule is not None:
        for robot in range(len(state.square)):
            while damage_of(state, robot) < int(rule.get("amount", 2)):
                add_damage(state, robot, chance_source, events, fills_register=False)
    state.step_cursor = 0
    state.step = phases.STEP_DEPLOY_ROBOTS


def ask_deployment(state: State, chance_source: ChanceSource, events: EventSink) -> None:
    """Capture the Flag: robots are placed in Dock order, which alternates the teams (RR-19.16)."""
    if "capture_the_flag" in state.course.rules:
        while state.step_cursor < 2 * len(state.square):
            robot, facing = divmod(state.step_cursor, 2)
            if state.status[robot] != STATUS_RACING:
                state.step_cursor += 1
                continue
            ask_question(state, questions.ASK_DEPLOY_FACING if facing else questions.ASK_DEPLOY, robot)
            return
    state.step_cursor = 0
    state.step = phases.STEP_TURN_START


def deploy_squares(state: State, robot: int) -> list[int]:
    """The far half of the home board, without pits and robots, where a facing is allowed (RR-19.16, RR-19.20)."""
    course = state.course
    x0, y0, width, height = course.boards[state.home_boards[state.roster.team[robot] - 1]]
    other_x, other_y, _, _ = course.boards[state.home_boards[2 - state.roster.team[robot]]]
    if other_x != x0:
        columns = range(x0, x0 + width // 2) if other_x > x0 else range(x0 + width // 2, x0 + width)
        rows = range(y0, y0 + height)
    else:
        columns = range(x0, x0 + width)
        rows = range(y0, y0 + height // 2) if other_y > y0 else range(y0 + height // 2, y0 + height)
    squares: list[int] = []
    for y in rows:
        for x in columns:
            square = course.square(x, y)
            free = square >= 0 and not course.is_pit[square] and square not in state.square
            if free and deploy_facings(state, robot, square):
                squares.append(square)
    return squares


def deploy_facings(state: State, robot: int, square: int) -> list[int]:
    """The facings with no enemy in line of sight within three squares (RR-19.16)."""
    enemies = 0
    for other, there in enumerate(state.square):
        if there >= 0 and state.roster.team[other] != state.roster.team[robot]:
            enemies |= state.course.square_bit[there]
    return safe_facings(state, square, enemies)


def deploy_robot(state: State, robot: int, square: int) -> None:
    """A robot is put on a square; its facing follows."""
    state.square[robot] = square
    state.step_cursor += 1


def face_deployed_robot(state: State, robot: int, facing: int, events: EventSink) -> None:
    """A deployed robot faces a way."""
    state.facing[robot] = facing
    state.step_cursor += 1
    if events.is_listening:
        events.add("deploys", (state.roster.robot_models[robot], *state.course.xy(state.square[robot]), facing))
