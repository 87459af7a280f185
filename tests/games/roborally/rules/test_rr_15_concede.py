"""RR-15 and section (a): leaving the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import apart, program, situation
from tests.games.roborally.table import register

HANDS = [
    ["P490", "P500", "P510", "P520", "P530"],
    ["P010", "P020", "P030", "P040", "P050"],
    ["P070", "P080", "P090", "P100", "P110"],
]
FLAG: dict[str, Any] = {"width": 12, "height": 12, "flags": [{"number": 1, "x": 0, "y": 0}]}


@pytest.mark.clause("RR-15.4", "RR-A1")
def test_a_player_may_concede_at_any_time_but_it_is_never_offered() -> None:
    table = situation("programming", apart(*({"hand": hand} for hand in HANDS)), until={"register": 1, "step": "A"})
    program(table, 1, *HANDS[1])
    assert "concede" not in table.legal(0)
    table.decide("concede", 1)
    robot = table.robot("hammer_bot")
    assert (robot["status"], robot["x"], robot["hand"]) == ("eliminated", None, [])
    assert robot["registers"] == [None] * 5, "its cards go to the discard"
    assert table.waiting() == [0, 2]
    program(table, 0, *HANDS[0])
    table.decide("concede", 2)
    assert table.places() is not None
    assert table.places()[0] == 1  # type: ignore[index]


@pytest.mark.clause("RR-15.7")
def test_a_concession_of_the_last_player_waited_for_lets_the_turn_go_on() -> None:
    robots = apart(*({"hand": hand} for hand in HANDS))
    table = situation("programming", robots, until={"register": 1, "step": "end"})
    program(table, 0, *HANDS[0])
    program(table, 1, *HANDS[1])
    table.decide("concede", 2)
    assert table.places() is None
    assert table.at("twonky") == (1, 9, "N")


@pytest.mark.clause("RR-15.7")
def test_a_concession_in_the_middle_of_declarations_passes_the_question_on() -> None:
    table = situation("power_down", apart({"damage": 1}, {"damage": 1}, {}), until={"register": 1, "step": "A"})
    table.decide("concede", 0)
    assert table.waiting() == [1]


@pytest.mark.clause("RR-15.7")
def test_a_concession_inside_a_register_is_counted_after_step_e() -> None:
    robots = [
        {"x": 3, "y": 1, "facing": "N", "card": "P490", "options": ["brakes"]},
        {"x": 5, "y": 5, "facing": "N", "card": "P430"},
    ]
    table = register(robots, FLAG)
    assert set(table.legal(0)) == {"brakes yes", "brakes no"}
    table.decide("concede", 1)
    assert table.robot("hammer_bot")["status"] == "eliminated"
    assert table.robot("hammer_bot")["x"] is None
    assert table.places() is None
    table.decide("brakes no", 0)
    assert table.at("twonky") == (3, 0, "N")
    assert table.places() == [1, 2]


@pytest.mark.clause("RR-15.1", "RR-15.7")
def test_the_last_flag_wins_after_a_concession_inside_the_register() -> None:
    robots = [
        {"x": 0, "y": 1, "facing": "N", "card": "P490", "options": ["brakes"]},
        {"x": 5, "y": 5, "facing": "N", "card": "P430"},
        {"x": 7, "y": 5, "facing": "N"},
    ]
    table = register(robots, FLAG)
    table.decide("concede", 1)
    table.decide("brakes no", 0)
    assert table.places() == [1, 3, 2]


@pytest.mark.clause("RR-15.7", "RR-19.10")
def test_conceding_takes_both_robots_of_a_player_off_the_board() -> None:
    course = {**FLAG, "special_rules": [{"rule": "racer_and_blocker"}]}
    robots = apart(*({"seat": seat} for seat in (0, 1, 2, 0, 1, 2)))
    hands = iter([*HANDS, ["P120", "P130", "P140", "P150", "P160"]])
    for robot in (robots[0], robots[1], robots[3], robots[4]):
        robot["hand"] = next(hands)
    table = situation("programming", robots, course)
    table.decide("concede", 0)
    assert table.robot("twonky")["x"] is None
    assert table.robot("twitch")["x"] is None
    assert table.places() is None
    table.decide("concede", 2)
    assert table.places() is not None


@pytest.mark.clause("RR-15.7", "RR-19.19")
def test_a_team_goes_on_without_a_member_that_conceded() -> None:
    course = {**FLAG, "special_rules": [{"rule": "team_single_racer"}]}
    robots = apart({"hand": HANDS[0]}, {"hand": HANDS[1]}, {"hand": HANDS[2]}, {})
    table = situation("programming", robots, course)
    table.decide("concede", 0)
    assert table.places() is None
    table.decide("concede", 2)
    places = table.places()
    assert places is not None
    assert [seat for seat, place in enumerate(places) if place == 1] == [1, 3]


@pytest.mark.clause("RR-15.7", "RR-14.6")
def test_a_player_who_concedes_at_re_entry_does_not_return() -> None:
    destroyed = {"x": None, "y": None, "status": "destroyed", "lives": 2}
    robots: list[dict[str, Any]] = [
        {**destroyed, "archive": [5, 5]},
        {**destroyed, "archive": [5, 5]},
        {"x": 9, "y": 9},
    ]
    table = situation("reentry", robots, FLAG)
    table.decide("concede", 0)
    assert table.waiting() == [1]
    assert set(table.legal(1)) == {"face N", "face E", "face S", "face W"}, "the archive is free"
    table.decide_all("face N", "power_down no", seat=1)
    assert table.robot("twonky")["status"] == "eliminated"
    assert table.waiting() == [1, 2]


@pytest.mark.clause("RR-15.4", "RR-17.10")
def test_a_target_that_concedes_takes_no_damage_from_fire_control_any_more() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 2, "y": 5, "facing": "E", "options": ["fire_control"]},
        {"x": 5, "y": 5},
        {"x": 9, "y": 9},
    ]
    table = register(robots, step="D")
    assert "fire_lock 3" in table.legal(0)
    table.decide("concede", 1)
    assert table.waiting() == []
    assert (table.robot("hammer_bot")["damage"], table.robot("hammer_bot")["registers"]) == (0, [None] * 5)


@pytest.mark.clause("RR-15.4", "RR-16.4")
def test_when_the_target_concedes_the_weapon_is_chosen_for_whoever_stands_behind() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 2, "y": 5, "facing": "E", "options": ["tractor_beam", "pressor_beam"]},
        {"x": 3, "y": 5},
        {"x": 6, "y": 5},
    ]
    table = register(robots, step="D")
    assert "weapon tractor_beam" not in table.legal(0), "a neighbour is not pulled"
    table.decide("concede", 1)
    table.decide("weapon tractor_beam", 0)
    assert table.at("spin_bot")[:2] == (5, 5)


@pytest.mark.clause("RR-15.4")
def test_a_robot_that_has_finished_leaves_its_announcement_and_its_locks_behind() -> None:
    robots = apart({"x": 0, "y": 0, "announced": True, "jammed": [2], "damage": 3}, {}, {})
    options = {"play_on": True, "fire_control_erratum": False}
    table = situation(
        "register", robots, FLAG, register=1, step="E", until={"register": 1, "step": "end"}, options=options
    )
    robot = table.robot("twonky")
    assert (robot["status"], robot["announced"], robot["jammed"], robot["damage"]) == ("finished", False, [], 0)
