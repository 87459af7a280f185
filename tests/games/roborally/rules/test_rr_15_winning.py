"""RR-15: winning, and when the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, situation
from tests.games.roborally.table import Table, register

FLAGS: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "flags": [{"number": 1, "x": 2, "y": 2}, {"number": 2, "x": 5, "y": 5}],
}
TEAMS: dict[str, Any] = {**FLAGS, "special_rules": [{"rule": "team_single_racer"}]}
PAIRS: dict[str, Any] = {**FLAGS, "special_rules": [{"rule": "racer_and_blocker"}]}
OFF: dict[str, Any] = {"x": 8, "y": 0, "facing": "N", "lives": 0, "card": "P500"}


def last_register(robots: list[dict[str, Any]], course: dict[str, Any] = FLAGS, **fields: Any) -> Table:
    """A register played without a stop: the game goes on, to the next decision or to its end."""
    number = fields.pop("number", 1)
    placed = []
    for robot in robots:
        card = robot.get("card")
        registers = [card if n == number else None for n in range(1, 6)]
        placed.append({"registers": registers, **{k: v for k, v in robot.items() if k != "card"}})
    return situation("register", placed, course, register=number, step="A", **fields)


def winners(table: Table) -> list[int]:
    """The seats in the first place of a game that is over."""
    places = table.places()
    assert places is not None
    return [seat for seat, place in enumerate(places) if place == 1]


@pytest.mark.clause("RR-15.1")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_the_first_to_touch_all_flags_in_order_wins(number: int) -> None:
    robots: list[dict[str, Any]] = [{"x": 9, "y": 9}, {"x": 5, "y": 6, "next_flag": 2, "card": "P490"}]
    table = last_register(robots, number=number)
    assert table.position["phase"] == "over"
    assert table.places() == [2, 1]
    assert table.waiting() == []


@pytest.mark.clause("RR-15.1")
def test_the_last_flag_out_of_order_does_not_win() -> None:
    table = register([{"x": 9, "y": 9}, {"x": 5, "y": 5, "next_flag": 1}], FLAGS)
    assert table.places() is None
    assert table.robot("hammer_bot")["next_flag"] == 1


@pytest.mark.clause("RR-15.1")
def test_passing_over_the_last_flag_does_not_win() -> None:
    table = register([{"x": 9, "y": 9}, {"x": 5, "y": 6, "next_flag": 2, "card": "P670"}], FLAGS)
    assert table.places() is None


@pytest.mark.clause("RR-15.2")
def test_the_race_stops_with_the_winner_unless_play_on_is_set() -> None:
    robots = [{"x": 9, "y": 9}, {"x": 5, "y": 5, "next_flag": 2}, {"x": 7, "y": 9}]
    assert last_register(robots).position["phase"] == "over"
    table = last_register(robots, options={"play_on": True})
    assert table.places() is None
    assert table.position["turn"] == 2
    assert table.waiting() == [0, 2]


@pytest.mark.clause("RR-15.3")
def test_robots_that_touch_their_last_flag_in_the_same_register_tie() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 5, "next_flag": 2},
        {"x": 6, "y": 6, "next_flag": 2, "facing": "S", "options": ["mechanical_arm"]},
        {"x": 9, "y": 2},
    ]
    table = last_register(robots)
    table.decide("arm_touch 5 5", 1)
    assert winners(table) == [0, 1]


@pytest.mark.clause("RR-15.4")
def test_a_finished_robot_is_taken_off_the_board_after_step_e() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 5, "next_flag": 2, "facing": "E", "registers": ["P010", "P490", None, None, None]},
        {"x": 2, "y": 5, "facing": "E", "registers": [None, "P790", None, None, None]},
        {"x": 9, "y": 2},
    ]
    fields: dict[str, Any] = {"register": 1, "step": "E", "settings": {"play_on": True}}
    table = situation("register", robots, FLAGS, until={"register": 2, "step": "C"}, **fields)
    robot = table.robot("twonky")
    assert (robot["status"], robot["x"], robot["y"]) == ("finished", None, None)
    assert robot["finished"] == [1, 1]
    assert table.at("hammer_bot") == (5, 5, "E"), "nobody is in its way"
    assert table.robot("spin_bot")["damage"] == 0


@pytest.mark.clause("RR-15.4")
def test_with_play_on_the_game_ends_when_at_most_one_robot_is_racing() -> None:
    finished = {"x": None, "y": None, "status": "finished", "finished": [1, 3], "next_flag": 3}
    robots: list[dict[str, Any]] = [
        finished,
        {"x": 5, "y": 5, "next_flag": 2},
        {"x": 9, "y": 9, "next_flag": 2},
    ]
    table = last_register(robots, options={"play_on": True}, turn=2)
    assert table.places() == [1, 2, 3]


@pytest.mark.clause("RR-15.4")
def test_with_play_on_a_last_robot_does_not_race_alone_after_an_elimination() -> None:
    finished = {"x": None, "y": None, "status": "finished", "finished": [1, 3], "next_flag": 3}
    table = last_register([finished, OFF, {"x": 2, "y": 9}], options={"play_on": True}, turn=2)
    assert table.places() == [1, 3, 2]


@pytest.mark.clause("RR-15.5")
def test_the_last_robot_in_the_game_wins() -> None:
    robots = [OFF, {"x": 2, "y": 9}, {"x": None, "y": None, "status": "eliminated", "eliminated": [1, 2]}]
    table = last_register(robots, turn=3)
    assert table.places() == [2, 1, 3]


@pytest.mark.clause("RR-15.5")
def test_a_destroyed_robot_that_can_return_is_still_in_the_game() -> None:
    robots = [{**OFF, "lives": 1, "archive": [4, 9]}, {"x": 2, "y": 9}]
    table = last_register(robots)
    assert table.places() is None
    assert table.position["phase"] == "reentry"


@pytest.mark.clause("RR-15.5", "RR-15.7")
def test_the_last_robots_eliminated_in_one_register_tie() -> None:
    table = last_register([OFF, {**OFF, "x": 4, "card": "P490"}])
    assert table.places() == [1, 1]


@pytest.mark.clause("RR-15.5")
def test_the_last_robots_eliminated_in_one_register_are_ordered_by_flags() -> None:
    table = last_register([OFF, {**OFF, "x": 4, "card": "P490", "next_flag": 2}])
    assert table.places() == [2, 1]


@pytest.mark.clause("RR-15.6")
def test_the_game_ends_with_the_ranking_when_the_turn_limit_is_reached() -> None:
    robots = apart({"lives": 2}, {"next_flag": 2}, {})
    table = situation("turn_end", robots, FLAGS, turn=7, options={"max_turns": 7})
    assert table.position["phase"] == "over"
    assert table.places() == [3, 1, 2]
    table = situation("turn_end", robots, FLAGS, turn=6, options={"max_turns": 7})
    assert table.places() is None
    assert table.position["turn"] == 7


@pytest.mark.clause("RR-15.6")
def test_the_turn_limit_is_two_hundred_by_default() -> None:
    assert situation("turn_end", apart({}, {}), FLAGS, turn=199).places() is None
    assert situation("turn_end", apart({}, {}), FLAGS, turn=200).places() == [1, 1]


@pytest.mark.clause("RR-15.7")
def test_robots_eliminated_in_different_steps_of_a_register_count_as_eliminated_together() -> None:
    course = {**FLAGS, "lasers": [{"x": 0, "y": 9, "fires": "E", "beams": 1}]}
    cards = ["P010", "P020", "P030", "P040", "P050"]
    shot = {"x": 2, "y": 9, "damage": 9, "lives": 0, "registers": cards}
    robots = [{**OFF, "registers": ["P500", *[None] * 4]}, shot]
    robots[0].pop("card")
    table = situation("register", robots, course, register=1, step="A")
    assert table.places() == [1, 1]


@pytest.mark.clause("RR-15.7")
def test_the_last_flag_beats_an_elimination_in_the_same_register() -> None:
    robots = [
        {**OFF, "next_flag": 1},
        {"x": 5, "y": 6, "next_flag": 2, "card": "P490"},
        {"x": 9, "y": 9, "next_flag": 2},
    ]
    assert last_register(robots).places() == [3, 1, 2]


@pytest.mark.clause("RR-15.7")
def test_the_end_is_tested_only_after_step_e() -> None:
    table = register([OFF, {"x": 2, "y": 9, "card": "P490"}], FLAGS, until="E")
    assert table.places() is None
    assert table.at("hammer_bot") == (2, 8, "N"), "the register is played to its end"


@pytest.mark.clause("RR-15.7")
def test_a_concession_outside_the_registers_is_tested_at_once() -> None:
    hand = ["P490", "P500", "P510", "P520", "P530"]
    table = situation("programming", apart({"hand": hand}, {}, {"hand": ["P010", "P020", "P030", "P040", "P050"]}))
    table.decide("concede", 1)
    assert table.places() is None
    assert table.robot("hammer_bot")["status"] == "eliminated"
    assert table.robot("hammer_bot")["x"] is None
    assert table.waiting() == [0, 2]
    table.decide("concede", 0)
    assert winners(table) == [2]
    assert table.waiting() == []


@pytest.mark.clause("RR-15.7")
def test_on_a_team_course_the_last_team_wins() -> None:
    robots = [OFF, {"x": 2, "y": 9}, {**OFF, "x": 4, "card": "P490"}, {"x": 6, "y": 9}]
    assert winners(last_register(robots, TEAMS)) == [1, 3]
    table = last_register([OFF, {"x": 2, "y": 9}, {"x": 4, "y": 9}, {"x": 6, "y": 9}], TEAMS)
    assert table.places() is None
    assert table.waiting() == [1, 2, 3]


@pytest.mark.clause("RR-15.7", "RR-19.10")
def test_with_two_robots_each_the_last_player_wins() -> None:
    robots = [
        {**OFF, "seat": 0},
        {"x": 2, "y": 9, "seat": 1},
        {"x": 4, "y": 9, "seat": 0},
        {"x": 6, "y": 9, "seat": 1},
    ]
    table = last_register(robots, PAIRS)
    assert table.places() == [2, 1]


@pytest.mark.clause("RR-15.7", "RR-19.10")
def test_a_lost_blocker_ends_nothing() -> None:
    robots = [
        {"x": 2, "y": 9, "seat": 0},
        {"x": 4, "y": 9, "seat": 1},
        {**OFF, "seat": 0},
        {"x": 6, "y": 9, "seat": 1},
    ]
    table = last_register(robots, PAIRS)
    assert table.places() is None
    assert table.robot("spin_bot")["status"] == "eliminated"
    assert table.waiting() == [0, 1]


@pytest.mark.clause("RR-15.8")
def test_play_on_has_no_effect_on_team_courses() -> None:
    robots = [{"x": 2, "y": 9}, {"x": 5, "y": 5, "next_flag": 2}, {"x": 4, "y": 9}, {"x": 6, "y": 9}]
    table = last_register(robots, TEAMS, options={"play_on": True})
    assert table.position["phase"] == "over"
    assert winners(table) == [1, 3]


@pytest.mark.clause("RR-15.8", "RR-19.10")
def test_the_blocker_leaves_the_board_with_its_racer() -> None:
    robots = [
        {"x": 5, "y": 5, "next_flag": 2, "seat": 0},
        {"x": 2, "y": 9, "seat": 1},
        {"x": 3, "y": 9, "seat": 2},
        {"x": 4, "y": 9, "seat": 0},
        {"x": 6, "y": 9, "seat": 1},
        {"x": 7, "y": 9, "seat": 2},
    ]
    table = last_register(robots, PAIRS, options={"play_on": True})
    assert table.places() is None
    assert table.robot("twonky")["x"] is None
    assert table.robot("twitch")["x"] is None
    assert table.waiting() == [1, 2]
