"""RR-19: team courses, shared flags, single racers, control of flags, elimination."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.draw import course, pit, result
from tests.games.roborally.table import Table

FLAGS = [(3, 3), (6, 3), (9, 3)]
NAMES = ("twonky", "hammer_bot", "spin_bot", "twitch")
"""Docks 1 to 4: twonky and spin_bot are team 1, hammer_bot and twitch are team 2."""
MOVE = ["P490", None, None, None, None]
CORNERS = [(0, 11), (2, 11), (4, 11), (6, 11)]


def play(rule: str, robots: list[dict[str, Any]], step: str = "E", until: int = 2, **fields: Any) -> Table:
    """A table from `step` of register 1 on; robots without a square stand aside, facing off the course."""
    cells = fields.pop("cells", ())
    flags = fields.pop("course_flags", FLAGS)
    placed = []
    for given, name, (x, y) in zip(robots, NAMES, CORNERS, strict=True):
        place = {} if given.get("status") else {"x": x, "y": y, "facing": "S"}
        placed.append({"robot": name, **place, **given})
    return Table(
        {
            "course": course(*cells, flags=flags, rules=[rule]),
            "phase": "register",
            "register": 1,
            "step": step,
            "until": {"register": until, "step": "A"},
            "robots": placed,
            **fields,
        }
    )


def flags_of(table: Table) -> list[int]:
    return [table.robot(name)["next_flag"] for name in NAMES]


def on(flag: int, **fields: Any) -> dict[str, Any]:
    x, y = FLAGS[flag - 1]
    return {"x": x, "y": y, **fields}


@pytest.mark.clause("RR-19.11")
@pytest.mark.parametrize("course_id", ["toggle_boggle", "tandem_carnage", "war_zone", "all_for_one"])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_odd_docks_are_team_1_and_even_docks_team_2(course_id: str, seats: int) -> None:
    table = Table.start(seats, course=course_id, choose_robots=False)
    assert [(robot["dock"], robot["team"]) for robot in table.position["robots"]] == [
        (dock, 2 - dock % 2) for dock in range(1, seats + 1)
    ]


@pytest.mark.clause("RR-19.11")
def test_elsewhere_there_are_no_teams() -> None:
    table = Table.start(4, course="risky_exchange", choose_robots=False)
    assert [robot["team"] for robot in table.position["robots"]] == [0, 0, 0, 0]


@pytest.mark.clause("RR-19.11")
def test_team_mates_do_not_see_each_other_s_hands_or_programs() -> None:
    first = [("first-player", ["0"])]
    table = Table.start(4, chances=first, course="toggle_boggle", choose_robots=False)
    mate = next(robot for robot in table.position["robots"] if robot["seat"] == 2)
    card = mate["hand"][0]
    table.decide(f"place 1 {card}", seat=2)
    for robot in table.view(0)["robots"]:
        if robot["seat"] != 0:
            assert isinstance(robot["hand"], int)
            assert all(entry in ("?", None) for entry in robot["registers"])


@pytest.mark.clause("RR-19.11")
def test_robots_hit_and_push_their_team_mates() -> None:
    robots = [
        {"x": 2, "y": 5, "facing": "E", "registers": MOVE},
        {},
        {"x": 3, "y": 5, "facing": "N"},
        {},
    ]
    table = play("team_shared_flags", robots, step="A")
    assert table.at("twonky") == (3, 5, "E")
    assert table.at("spin_bot") == (4, 5, "N")
    assert table.robot("spin_bot")["damage"] == 1


@pytest.mark.clause("RR-19.11", "RR-19.19")
def test_players_may_choose_their_teams_of_equal_size_and_take_docks_in_turn() -> None:
    wish = {0: 1, 1: 1, 2: 2, 3: 2}
    table = Table.start(4, course="toggle_boggle", choose_robots=False, teams="choose")
    for _ in range(4):
        asked = [seat for seat in table.waiting() if any(c.startswith("team ") for c in table.legal(seat))]
        if not asked:
            break
        table.decide(f"team {wish[asked[0]]}", seat=asked[0])
    robots = table.position["robots"]
    assert {robot["seat"]: robot["team"] for robot in robots} == wish
    teams = [robot["team"] for robot in sorted(robots, key=lambda robot: robot["dock"])]
    assert teams in ([1, 2, 1, 2], [2, 1, 2, 1])


@pytest.mark.clause("RR-19.19", "RR-19.11")
def test_a_full_team_can_not_be_joined() -> None:
    """Once two of four are in team 1 the others belong to team 2; nobody needs to be asked."""
    table = Table.start(4, course="toggle_boggle", choose_robots=False, teams="choose")
    for _ in range(2):
        seat = next(s for s in table.waiting() if "team 1" in table.legal(s))
        table.decide("team 1", seat=seat)
    assert not any("team 1" in table.legal(seat) for seat in table.waiting())
    while any("team 2" in table.legal(seat) for seat in table.waiting()):
        table.decide("team 2", seat=next(s for s in table.waiting() if "team 2" in table.legal(s)))
    assert sorted(robot["team"] for robot in table.position["robots"]) == [1, 1, 2, 2]


@pytest.mark.clause("RR-19.12")
@pytest.mark.parametrize("toucher", [0, 2])
def test_any_member_advances_the_team(toucher: int) -> None:
    robots: list[dict[str, Any]] = [{}, {}, {}, {}]
    robots[toucher] = on(1)
    assert flags_of(play("team_shared_flags", robots)) == [2, 1, 2, 1]


@pytest.mark.clause("RR-19.12")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_a_team_touches_at_most_one_flag_in_a_register(first: int, second: int) -> None:
    robots = [on(first), {}, on(second), {}]
    assert flags_of(play("team_shared_flags", robots)) == [2, 1, 2, 1]
    assert flags_of(play("team_shared_flags", robots, until=3)) == [3, 1, 3, 1]


@pytest.mark.clause("RR-19.12")
def test_a_destroyed_team_mate_advances_with_the_team() -> None:
    gone = {"status": "destroyed", "lives": 2, "archive": [0, 0]}
    assert flags_of(play("team_shared_flags", [on(1), {}, gone, {}])) == [2, 1, 2, 1]


@pytest.mark.clause("RR-19.12")
def test_both_teams_may_touch_flags_in_one_register() -> None:
    robots = [on(1), on(2, next_flag=2), {}, {"next_flag": 2}]
    assert flags_of(play("team_shared_flags", robots)) == [2, 3, 2, 3]


@pytest.mark.clause("RR-19.12")
def test_a_flag_that_is_not_the_team_s_next_does_not_count() -> None:
    assert flags_of(play("team_shared_flags", [on(2), {}, on(3), {}])) == [1, 1, 1, 1]


@pytest.mark.clause("RR-19.12", "RR-19.11")
def test_the_team_that_touches_the_last_flag_wins() -> None:
    robots = [{"next_flag": 3}, {}, on(3, next_flag=3), {}]
    assert result(play("team_shared_flags", robots)) == [1, 2, 1, 2]


@pytest.mark.clause("RR-19.13")
def test_with_single_racers_each_robot_touches_for_itself() -> None:
    assert flags_of(play("team_single_racer", [on(1), {}, on(2), {}])) == [2, 1, 1, 1]


@pytest.mark.clause("RR-19.13", "RR-19.11")
def test_the_team_of_the_first_finisher_wins() -> None:
    robots: list[dict[str, Any]] = [{"next_flag": 3}, on(3, next_flag=3), {"next_flag": 2}, {"next_flag": 1}]
    assert result(play("team_single_racer", robots)) == [2, 1, 2, 1]


@pytest.mark.clause("RR-19.17")
@pytest.mark.parametrize("rule", ["team_shared_flags", "team_single_racer"])
def test_teams_that_reach_the_last_flag_in_one_step_draw(rule: str) -> None:
    """One stands on it, the other one has an arm."""
    last = {"next_flag": 3}
    robots = [on(3, **last), {"x": 10, "y": 3, "options": ["mechanical_arm"], **last}, last, last]
    table = play(rule, robots)
    table.decide("arm_touch 9 3")
    assert result(table) == [1, 1, 1, 1]


@pytest.mark.clause("RR-19.14")
@pytest.mark.parametrize("flag", [1, 2, 3])
def test_touching_any_flag_gives_control_of_it(flag: int) -> None:
    wanted = [0, 0, 0]
    wanted[flag - 1] = 2
    table = play("toggle_control", [{}, on(flag), {}, {}])
    assert table.position["control"] == wanted
    assert table.places() is None


@pytest.mark.clause("RR-19.14")
def test_nobody_wins_by_touching_the_last_flag() -> None:
    """Control of all of them is what counts, not their numbers."""
    table = play("toggle_control", [on(3, next_flag=3), {}, {"next_flag": 3}, {}])
    assert table.places() is None
    assert table.robot("twonky")["status"] == "racing"


@pytest.mark.clause("RR-19.14")
def test_control_changes_hands_and_stays_when_nobody_is_there() -> None:
    table = play("toggle_control", [{}, on(1), {}, {}], control=[1, 1, 0])
    assert table.position["control"] == [2, 1, 0]


@pytest.mark.clause("RR-19.14")
def test_control_stays_when_the_robot_is_destroyed() -> None:
    robots = [{"x": 3, "y": 3, "facing": "S", "registers": MOVE}, {}, {}, {}]
    table = play("toggle_control", robots, step="A", cells=[pit(3, 4)], control=[1, 0, 0])
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.position["control"] == [1, 0, 0]


@pytest.mark.clause("RR-19.14")
def test_a_team_that_controls_all_flags_wins() -> None:
    table = play("toggle_control", [{}, on(3), {}, {}], control=[2, 2, 1])
    assert result(table) == [2, 1, 2, 1]


@pytest.mark.clause("RR-19.14")
@pytest.mark.parametrize("order", [0, 1])
def test_control_counts_at_the_end_of_the_step_for_all(order: int) -> None:
    """Team 1 would take the last flag, but team 2 takes one of the others in the same step."""
    one, two = on(3), on(1)
    robots = [one, two, {}, {}] if order == 0 else [{}, two, one, {}]
    table = play("toggle_control", robots, control=[1, 1, 2])
    assert table.position["control"] == [2, 1, 1]
    assert table.places() is None


@pytest.mark.clause("RR-19.14")
def test_flags_need_not_be_taken_in_order() -> None:
    """It need not be the next flag of the robot, and control is all that counts."""
    table = play("toggle_control", [on(2), {}, on(1), on(3)])
    assert table.position["control"] == [1, 1, 2]


@pytest.mark.clause("RR-19.14")
@pytest.mark.parametrize("armed", [0, 1])
def test_a_robot_on_the_flag_beats_an_arm(armed: int) -> None:
    """Whichever team has the arm."""
    arm = {"x": 4, "y": 3, "options": ["mechanical_arm"]}
    robots = [arm, on(1), {}, {}] if armed == 0 else [on(1), arm, {}, {}]
    table = play("toggle_control", robots)
    if table.waiting():  # it need not be asked, as it could change nothing
        table.decide("arm_touch 3 3")
    assert table.position["control"] == ([2, 0, 0] if armed == 0 else [1, 0, 0])


@pytest.mark.clause("RR-19.14")
def test_an_arm_alone_takes_control() -> None:
    table = play("toggle_control", [{"x": 4, "y": 3, "options": ["mechanical_arm"]}, {}, {}, {}])
    table.decide("arm_touch 3 3")
    assert table.position["control"] == [1, 0, 0]


OUT: dict[str, Any] = {"status": "eliminated", "lives": 0, "eliminated": [1, 1]}
FALLING = {"x": 5, "y": 5, "facing": "E", "lives": 0, "registers": MOVE}


@pytest.mark.clause("RR-19.15", "RR-19.19", "RR-19.11")
def test_the_team_with_the_last_robot_wins() -> None:
    table = play("team_elimination", [{}, FALLING, OUT, OUT], step="A", cells=[pit(6, 5)], course_flags=[], turn=2)
    assert result(table) == [1, 2, 1, 2]


@pytest.mark.clause("RR-19.15")
def test_the_game_goes_on_while_both_teams_have_a_robot() -> None:
    table = play("team_elimination", [{}, FALLING, {}, {}], step="A", cells=[pit(6, 5)], course_flags=[])
    assert table.robot("hammer_bot")["status"] == "eliminated"
    assert table.places() is None


@pytest.mark.clause("RR-19.15")
def test_a_destroyed_robot_with_lives_is_still_in_the_game() -> None:
    falling = FALLING | {"lives": 1}
    table = play("team_elimination", [{}, falling, {}, OUT], step="A", cells=[pit(6, 5)], course_flags=[], turn=2)
    assert table.robot("hammer_bot")["status"] == "destroyed"
    assert table.places() is None


@pytest.mark.clause("RR-19.19")
@pytest.mark.parametrize("rule", ["team_shared_flags", "team_single_racer", "toggle_control"])
def test_on_any_team_course_a_team_wins_when_the_other_one_is_eliminated(rule: str) -> None:
    table = play(rule, [FALLING, {}, OUT, {}], step="A", cells=[pit(6, 5)], turn=2)
    assert result(table) == [2, 1, 2, 1]


@pytest.mark.clause("RR-19.19")
def test_teams_wiped_out_in_the_same_register_draw() -> None:
    """One falls in step B, the other one is carried into a pit in step C."""
    carried = {"x": 8, "y": 8, "facing": "N", "lives": 0}
    belt = {"x": 8, "y": 8, "elements": [{"kind": "belt", "speed": 1, "exit": "E", "turn_from": []}]}
    cells = [pit(6, 5), belt, pit(9, 8)]
    table = play("team_elimination", [FALLING, carried, OUT, OUT], step="A", cells=cells, course_flags=[], turn=2)
    assert result(table) == [1, 1, 1, 1]
