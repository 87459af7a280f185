"""RR-14: destruction and Lives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import TURNS, apart, settle, situation
from tests.games.roborally.table import register

CARDS = ["P490", "P500", "P510", "P520", "P530"]
FAR: dict[str, Any] = {"x": 9, "y": 9, "facing": "N"}


def belt(x: int, y: int, way: str) -> dict[str, Any]:
    """A square of normal belt."""
    return {"x": x, "y": y, "elements": [{"kind": "belt", "speed": 1, "exit": way, "turn_from": []}]}


def pit(x: int, y: int) -> dict[str, Any]:
    """A pit."""
    return {"x": x, "y": y, "elements": [{"kind": "pit"}]}


def floor(*cells: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A floor with these squares."""
    return {"width": 12, "height": 12, "cells": list(cells), **fields}


BEAM = floor(lasers=[{"x": 0, "y": 5, "fires": "E", "beams": 1}])
OFF: dict[str, Any] = {"x": 5, "y": 0, "facing": "N", "archive": [7, 7], "registers": CARDS}


@pytest.mark.clause("RR-14.1")
@pytest.mark.parametrize(("damage", "status"), [(8, "racing"), (9, "destroyed")])
def test_the_tenth_damage_destroys_and_not_the_ninth(damage: int, status: str) -> None:
    robots = [{"x": 5, "y": 5, "damage": damage, "registers": list(TURNS), "archive": [7, 7]}, FAR]
    assert register(robots, BEAM, step="D").robot("twonky")["status"] == status


@pytest.mark.clause("RR-14.1")
@pytest.mark.parametrize(
    ("robot", "course"),
    [
        ({"x": 5, "y": 0, "card": "P490"}, floor()),
        ({"x": 5, "y": 11, "card": "P430"}, floor()),
        ({"x": 5, "y": 5, "card": "P490"}, floor(pit(5, 4))),
        ({"x": 5, "y": 5, "card": "P790"}, floor(pit(5, 4))),
        ({"x": 5, "y": 0}, floor(belt(5, 0, "N"))),
        ({"x": 5, "y": 5}, floor(belt(5, 5, "E"), pit(6, 5))),
    ],
)
def test_pits_and_edges_destroy_by_moving_or_being_carried(robot: dict[str, Any], course: dict[str, Any]) -> None:
    found = register([{"archive": [7, 7], **robot}, FAR], course).robot("twonky")
    assert (found["status"], found["x"], found["y"]) == ("destroyed", None, None)


@pytest.mark.clause("RR-14.1")
@pytest.mark.parametrize(("x", "course"), [(11, floor()), (5, floor(pit(6, 5)))])
def test_pits_and_edges_destroy_by_being_pushed(x: int, course: dict[str, Any]) -> None:
    robots = [{"x": x, "y": 5, "archive": [7, 7]}, {"x": x - 1, "y": 5, "facing": "E", "card": "P490"}]
    table = register(robots, course)
    assert table.robot("twonky")["status"] == "destroyed"
    assert table.at("hammer_bot") == (x, 5, "E")


@pytest.mark.clause("RR-14.2")
def test_destruction_costs_a_life_and_clears_damage_and_program() -> None:
    table = register([{**OFF, "damage": 7}, FAR])
    robot = table.robot("twonky")
    assert (robot["lives"], robot["damage"], robot["locked"]) == (2, 0, [])
    assert robot["registers"] == [None] * 5
    assert set(CARDS) <= set(table.position["discard"])


@pytest.mark.clause("RR-14.2")
def test_the_owner_chooses_at_once_which_option_is_lost() -> None:
    robots = [
        {**OFF, "options": ["brakes", "fourth_gear", "reverse_gear"], "registers": ["P790", *[None] * 4]},
        {"x": 9, "y": 9, "facing": "N", "card": "P500"},
    ]
    table = register(robots)
    assert "fourth_gear yes" in table.legal()
    table.decide("fourth_gear no")
    assert set(table.legal()) == {"lose brakes", "lose fourth_gear", "lose reverse_gear"}
    assert table.at("hammer_bot") == (9, 9, "N"), "before the robots of lower priority move"
    table.decide("lose fourth_gear")
    robot = table.robot("twonky")
    assert robot["options"] == ["brakes", "reverse_gear"]
    assert (robot["lives"], robot["status"]) == (2, "destroyed")
    assert table.position["option_discard"] == ["fourth_gear"]
    assert table.at("hammer_bot") == (9, 8, "N")


@pytest.mark.clause("RR-14.2")
def test_a_single_option_is_lost_without_asking() -> None:
    table = register([{**OFF, "options": ["crab_legs"]}, FAR])
    assert table.waiting() == []
    assert table.robot("twonky")["options"] == []
    assert table.position["option_discard"] == ["crab_legs"]


@pytest.mark.clause("RR-14.2", "RR-13.9")
def test_prevention_is_asked_before_the_loss() -> None:
    options = ["brakes", "fourth_gear"]
    robots = [
        {"x": 5, "y": 5, "damage": 9, "registers": list(TURNS), "options": options, "archive": [7, 7]},
        FAR,
    ]
    table = register(robots, BEAM, step="D")
    assert set(table.legal()) == {"take_damage", "prevent brakes", "prevent fourth_gear"}
    table.decide("take_damage")
    assert set(table.legal()) == {"lose brakes", "lose fourth_gear"}
    table.decide("lose brakes")
    assert table.robot("twonky")["options"] == ["fourth_gear"]


@pytest.mark.clause("RR-14.2")
def test_a_card_stored_on_the_lost_option_is_discarded_and_on_a_kept_one_stays() -> None:
    robots = [{**OFF, "options": ["crab_legs", "flywheel"], "stored": {"flywheel": "P840"}}, FAR]
    table = register(robots)
    table.decide("lose flywheel")
    assert "P840" in table.position["discard"]
    assert not table.robot("twonky")["stored"].get("flywheel")
    table = register(robots)
    table.decide("lose crab_legs")
    assert "P840" not in table.position["discard"]
    assert table.robot("twonky")["stored"]["flywheel"] == "P840"


@pytest.mark.clause("RR-14.3")
def test_robots_carried_off_together_are_destroyed_in_dock_order() -> None:
    course = floor(belt(3, 0, "N"), belt(7, 0, "N"), belt(5, 0, "N"))
    robots = [{"x": x, "y": 0, "archive": [x, 8], "seat": s} for x, s in ((7, 2), (3, 0), (5, 1))]
    table = register(robots, course)
    assert table.position["returning"] == ["twonky", "hammer_bot", "spin_bot"]


@pytest.mark.clause("RR-14.3", "RR-10.8")
def test_robots_shot_together_are_destroyed_in_dock_order() -> None:
    cards = ["P060", "P070", "P080", "P090", "P100"]
    robots = [
        {"x": 5, "y": 8, "facing": "N", "damage": 9, "registers": cards, "archive": [1, 1]},
        {"x": 5, "y": 4, "facing": "S", "damage": 9, "registers": list(TURNS), "archive": [2, 2]},
        FAR,
    ]
    table = register(robots, step="D")
    assert table.position["returning"] == ["twonky", "hammer_bot"], "each of them still fires"


@pytest.mark.clause("RR-14.3", "RR-14.6")
def test_robots_destroyed_at_different_times_return_in_that_order() -> None:
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 0, "archive": [5, 8], "card": "P490"},
        {"x": 7, "y": 0, "archive": [7, 8], "card": "P500"},
        {"x": 9, "y": 9},
    ]
    assert register(robots).position["returning"] == ["hammer_bot", "twonky"]


@pytest.mark.clause("RR-14.4")
@pytest.mark.parametrize(("lives", "status", "left"), [(3, "destroyed", 2), (1, "destroyed", 0), (0, "eliminated", 0)])
def test_a_player_who_cannot_pay_a_life_is_eliminated(lives: int, status: str, left: int) -> None:
    table = register([{**OFF, "lives": lives}, FAR, {"x": 7, "y": 9}])
    robot = table.robot("twonky")
    assert (robot["status"], robot["lives"], robot["x"]) == (status, left, None)


@pytest.mark.clause("RR-14.4")
def test_with_three_lives_a_robot_returns_three_times_and_the_fourth_destruction_eliminates_it() -> None:
    cells = [belt(5, 0, "N")]
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 0, "archive": [5, 0], "powered_down": True},
        {"x": 8, "y": 8, "announced": True},
        {"x": 9, "y": 9, "announced": True},
    ]
    table = situation("register", robots, floor(*cells), register=1, step="A")
    for lives in (2, 1, 0):
        assert table.position["phase"] == "reentry"
        assert table.robot("twonky")["lives"] == lives
        table.decide_all("face N", "power_down yes")
        while table.position["phase"] == "stay_down" and table.robot("twonky")["status"] != "eliminated":
            table.decide("stay_down yes")
    assert table.robot("twonky")["status"] == "eliminated"
    assert table.robot("twonky")["x"] is None


@pytest.mark.clause("RR-14.4")
def test_the_options_of_an_eliminated_robot_are_discarded() -> None:
    table = register([{**OFF, "lives": 0, "options": ["crab_legs"]}, FAR, {"x": 7, "y": 9}])
    assert table.robot("twonky")["options"] == []
    assert table.position["option_discard"] == ["crab_legs"]
    assert "crab_legs" not in table.position["deck"]


@pytest.mark.clause("RR-14.4")
def test_an_eliminated_robot_takes_no_part_in_later_turns() -> None:
    robots = [{**OFF, "lives": 0, "registers": ["P490", *[None] * 4]}, FAR, {"x": 7, "y": 9}]
    table = situation("register", robots, register=1, step="A", turn=4)
    assert (table.position["turn"], table.position["phase"]) == (5, "programming")
    assert table.waiting() == [1, 2]
    assert table.robot("twonky")["hand"] == []
    assert table.legal(0) == []


@pytest.mark.clause("RR-14.4")
def test_the_archive_square_of_an_eliminated_robot_is_free_for_others() -> None:
    robots = apart(
        {"x": None, "y": None, "status": "destroyed", "lives": 1, "archive": [6, 6]},
        {"x": None, "y": None, "status": "eliminated", "lives": 0, "archive": [6, 6]},
        {},
        {},
    )
    table = situation("reentry", robots)
    assert set(table.legal(0)) == {"face N", "face E", "face S", "face W"}
    settle(table)
    assert table.at("twonky")[:2] == (6, 6)


@pytest.mark.clause("RR-14.2", "RR-6.2")
def test_the_rest_of_the_program_of_a_destroyed_robot_is_not_executed() -> None:
    robots = [{**OFF, "lives": 3}, {"x": 5, "y": 11, "facing": "N"}]
    table = situation("register", robots, register=1, step="A", until={"register": 5, "step": "end"})
    assert table.robot("twonky")["lives"] == 2
    assert table.robot("twonky")["x"] is None


@pytest.mark.clause("RR-14.2", "RR-14.3")
def test_robots_destroyed_together_choose_their_lost_options_in_dock_order() -> None:
    course = floor(belt(3, 0, "N"), belt(7, 0, "N"))
    robots = [
        {"x": 7, "y": 0, "archive": [7, 8], "seat": 1, "options": ["brakes", "crab_legs"]},
        {"x": 3, "y": 0, "archive": [3, 8], "seat": 0, "options": ["flywheel", "recompile"]},
    ]
    table = register(robots, course, step="C")
    assert table.waiting() == [1]
    table.decide("lose brakes")
    assert table.waiting() == [0]
    table.decide("lose recompile")
    assert table.robot("twonky")["options"] == ["crab_legs"]
    assert table.robot("hammer_bot")["options"] == ["flywheel"]
    assert table.position["returning"] == ["twonky", "hammer_bot"]


@pytest.mark.clause("RR-14.2", "RR-14.4")
def test_an_eliminated_robot_loses_all_its_options_and_stored_cards() -> None:
    options = ["crab_legs", "flywheel"]
    robot = {**OFF, "lives": 0, "options": options, "stored": {"flywheel": "P840"}}
    table = register([robot, FAR, {"x": 7, "y": 9}])
    while table.waiting():
        table.decide(table.legal()[0])
    assert table.robot("twonky")["options"] == []
    assert set(table.position["option_discard"]) == set(options)
    assert "P840" in table.position["discard"]


@pytest.mark.clause("RR-14.2")
def test_a_destroyed_robot_that_was_locked_programs_all_five_registers_again() -> None:
    robots = [{**OFF, "damage": 8, "registers": ["P490", *TURNS[1:]]}, FAR]
    table = situation("register", robots, register=1, step="A")
    table.decide_all("face N", "power_down no")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["locked"], len(robot["hand"])) == (2, [], 7)
    assert {text.split()[1] for text in table.legal(0)} == {"1", "2", "3", "4", "5"}
