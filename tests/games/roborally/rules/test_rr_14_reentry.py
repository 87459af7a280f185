"""RR-14: re-entry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roborally.situations import program, situation
from tests.games.roborally.table import Table

FACES = {"face N", "face E", "face S", "face W"}
RING = {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {(5, 5)}


def gone(archive: tuple[int, int] = (5, 5), **fields: Any) -> dict[str, Any]:
    """A destroyed robot that waits to return."""
    return {"x": None, "y": None, "status": "destroyed", "lives": 2, "archive": list(archive), **fields}


def floor(*pits: tuple[int, int], **fields: Any) -> dict[str, Any]:
    """A floor with pits."""
    cells = [{"x": x, "y": y, "elements": [{"kind": "pit"}]} for x, y in pits]
    return {"width": 12, "height": 12, "cells": cells, **fields}


def squares(table: Table) -> set[tuple[int, int]]:
    """The squares on which the robot may return."""
    found = [text.split() for text in table.legal()]
    assert all(words[0] == "enter" for words in found)
    return {(int(words[1]), int(words[2])) for words in found}


@pytest.mark.clause("RR-14.5")
@pytest.mark.parametrize("facing", "NESW")
def test_a_destroyed_robot_returns_on_its_archive_with_any_facing_and_two_damage(facing: str) -> None:
    table = situation("reentry", [gone(), {"x": 9, "y": 9}])
    assert set(table.legal()) == FACES, "the square is forced"
    table.decide_all(f"face {facing}", "power_down no")
    assert table.at("twonky") == (5, 5, facing)
    robot = table.robot("twonky")
    assert (robot["damage"], robot["status"], robot["lives"]) == (2, "racing", 2)


@pytest.mark.clause("RR-14.5", "RR-14.1")
def test_the_tenth_damage_costs_a_life_and_brings_the_robot_back_with_two_damage() -> None:
    course = floor(lasers=[{"x": 0, "y": 5, "fires": "E", "beams": 1}])
    cards = ["P010", "P020", "P030", "P040", "P050"]
    robots: list[dict[str, Any]] = [
        {"x": 5, "y": 5, "damage": 9, "registers": cards, "archive": [2, 8]},
        {"x": 9, "y": 9},
    ]
    table = situation("register", robots, course, register=1, step="D")
    assert table.position["phase"] == "reentry"
    table.decide_all("face W", "power_down no")
    assert table.at("twonky") == (2, 8, "W")
    robot = table.robot("twonky")
    assert (robot["lives"], robot["damage"], robot["registers"]) == (2, 2, [None] * 5)


@pytest.mark.clause("RR-14.6")
def test_robots_return_in_the_order_of_their_destruction() -> None:
    robots = [gone((2, 2)), gone((4, 8)), {"x": 9, "y": 9}, gone((7, 4))]
    table = situation("reentry", robots, returning=["twitch", "twonky", "hammer_bot"])
    asked = []
    while table.position["phase"] == "reentry":
        asked += table.waiting()
        table.decide_all("face N", "power_down no")
    assert asked == [3, 0, 1]


@pytest.mark.clause("RR-14.6", "RR-14.8")
def test_of_two_robots_with_one_archive_the_first_takes_it_and_the_second_a_neighbouring_square() -> None:
    table = situation("reentry", [gone(), gone(), {"x": 10, "y": 11}], returning=["hammer_bot", "twonky"])
    assert table.waiting() == [1]
    assert set(table.legal()) == FACES
    table.decide_all("face W", "power_down no")
    assert table.at("hammer_bot") == (5, 5, "W")
    assert table.waiting() == [0]
    assert squares(table) == RING
    table.decide("enter 4 5")
    assert set(table.legal()) == {"face N", "face S", "face W"}, "not towards the robot on the archive"
    table.decide_all("face S", "power_down no")
    assert table.at("twonky") == (4, 5, "S")


@pytest.mark.clause("RR-14.7")
def test_an_archive_square_that_any_robot_occupies_sends_to_a_neighbouring_square() -> None:
    table = situation("reentry", [gone(), {"x": 5, "y": 5}])
    assert squares(table) == RING
    before = table.position
    assert table.refusal("enter 5 5").clause_id.startswith("RR-14.")
    assert table.refusal("enter 8 8").clause_id.startswith("RR-14.")
    assert table.position == before


@pytest.mark.clause("RR-14.7")
def test_a_robot_that_came_back_beside_its_own_archive_can_stand_on_that_of_another() -> None:
    robots = [gone((5, 5)), {"x": 5, "y": 5}, gone((4, 4))]
    table = situation("reentry", robots, returning=["twonky", "spin_bot"])
    table.decide_all("enter 4 4", "face N", "power_down no")
    assert table.waiting() == [2]
    assert squares(table) == {(3, 3), (4, 3), (5, 3), (3, 4), (5, 4), (3, 5), (4, 5)}


@pytest.mark.clause("RR-14.8")
@pytest.mark.parametrize(("distance", "allowed"), [(1, False), (2, False), (3, False), (4, True)])
def test_no_robot_may_be_in_sight_within_three_squares(distance: int, allowed: bool) -> None:
    robots = [gone(), {"x": 5, "y": 5}, {"x": 6 + distance, "y": 4}]
    table = situation("reentry", robots)
    table.decide("enter 6 4")
    assert ("face E" in table.legal()) == allowed
    if not allowed:
        assert table.refusal("face E").clause_id == "RR-14.8"
    assert {"face N", "face S", "face W"} <= set(table.legal())


@pytest.mark.clause("RR-14.8")
@pytest.mark.parametrize("wall", [{"x": 6, "y": 4, "side": "E"}, {"x": 8, "y": 4, "side": "W"}])
def test_a_wall_blocks_the_line_of_sight_of_a_returning_robot(wall: dict[str, Any]) -> None:
    table = situation("reentry", [gone(), {"x": 5, "y": 5}, {"x": 8, "y": 4}], floor(walls=[wall]))
    table.decide("enter 6 4")
    assert set(table.legal()) == FACES


@pytest.mark.clause("RR-14.8")
def test_the_facing_of_the_robots_in_sight_and_power_down_do_not_matter() -> None:
    robots = [gone(), {"x": 5, "y": 5, "facing": "S"}, {"x": 8, "y": 4, "facing": "E", "announced": True}]
    table = situation("reentry", robots)
    table.decide("enter 6 4")
    assert set(table.legal()) == {"face N", "face S", "face W"}


@pytest.mark.clause("RR-14.8")
def test_a_robot_that_gets_its_archive_square_may_face_a_robot_next_to_it() -> None:
    table = situation("reentry", [gone(), {"x": 6, "y": 5}, {"x": 5, "y": 4}])
    assert set(table.legal()) == FACES


@pytest.mark.clause("RR-14.8", "RR-A2")
def test_the_last_legal_facing_is_taken_without_asking() -> None:
    robots = [gone(), {"x": 5, "y": 5}, {"x": 8, "y": 5}, {"x": 6, "y": 2}]
    table = situation("reentry", robots)
    table.decide("enter 6 5")
    assert set(table.legal()) == {"power_down yes", "power_down no"}
    assert table.at("twonky") == (6, 5, "S")


@pytest.mark.clause("RR-14.9")
def test_the_square_must_be_on_the_course_free_and_no_pit() -> None:
    table = situation("reentry", [gone((0, 5)), {"x": 0, "y": 5}, {"x": 1, "y": 4}], floor((1, 6)))
    assert squares(table) == {(0, 4), (1, 5), (0, 6)}


@pytest.mark.clause("RR-14.9")
def test_other_board_elements_do_not_act_on_placement_and_walls_between_do_not_matter() -> None:
    course = floor(walls=[{"x": 5, "y": 5, "side": side} for side in "NESW"])
    course["cells"] += [
        {"x": 5, "y": 4, "elements": [{"kind": "belt", "speed": 2, "exit": "N", "turn_from": []}]},
        {"x": 4, "y": 5, "elements": [{"kind": "gear", "rotation": "cw"}]},
    ]
    table = situation("reentry", [gone(), {"x": 5, "y": 5}], course)
    assert squares(table) == RING
    table.decide_all("enter 5 4", "face E", "power_down no")
    assert table.at("twonky") == (5, 4, "E")
    assert table.position["phase"] == "programming"


@pytest.mark.clause("RR-14.9", "RR-14.15")
def test_the_next_ring_is_used_when_no_square_of_the_first_is_legal() -> None:
    table = situation("reentry", [gone(), {"x": 5, "y": 5}], floor(*RING))
    ring = {(x, y) for x in range(3, 8) for y in range(3, 8) if max(abs(x - 5), abs(y - 5)) == 2}
    assert squares(table) == ring
    table.decide("enter 3 5")
    assert set(table.legal()) == {"face N", "face S", "face W"}, "the robot on the archive is two squares away"


@pytest.mark.clause("RR-14.9", "RR-14.15")
def test_a_neighbouring_square_without_a_legal_facing_does_not_count() -> None:
    robots = [
        gone(),
        {"x": 5, "y": 5},
        {"x": 8, "y": 5},
        {"x": 6, "y": 2},
        {"x": 6, "y": 8},
    ]
    table = situation("reentry", robots, floor(*(RING - {(6, 5)})))
    assert {max(abs(x - 5), abs(y - 5)) for x, y in squares(table)} == {2}


@pytest.mark.clause("RR-14.15")
def test_a_third_ring_follows_the_second() -> None:
    pits = {(x, y) for x in range(3, 8) for y in range(3, 8)} - {(5, 5)}
    table = situation("reentry", [gone(), {"x": 5, "y": 5}], floor(*pits))
    found = squares(table)
    assert len(found) == 24
    assert all(max(abs(x - 5), abs(y - 5)) == 3 for x, y in found)
    table.decide("enter 8 5")
    assert "face W" not in table.legal(), "still within three squares"


@pytest.mark.clause("RR-14.11")
def test_a_returned_robot_is_dealt_seven_cards_with_the_others() -> None:
    table = situation("reentry", [gone(), {"x": 9, "y": 9}])
    table.decide_all("face N", "power_down no")
    assert table.waiting() == [0, 1]
    assert len(table.robot("twonky")["hand"]) == 7


@pytest.mark.clause("RR-14.10")
def test_a_robot_that_returns_powered_down_loses_its_two_damage_and_gets_no_cards() -> None:
    table = situation("reentry", [gone(), {"x": 9, "y": 9}])
    table.decide("face N")
    assert table.robot("twonky")["damage"] == 2
    table.decide("power_down yes")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["hand"], robot["powered_down"]) == (0, [], True)


@pytest.mark.clause("RR-14.12")
def test_the_archive_marker_stays_when_a_robot_is_placed_beside_it() -> None:
    table = situation("reentry", [gone(), {"x": 5, "y": 5}])
    table.decide_all("enter 6 6", "face S", "power_down no")
    assert table.at("twonky")[:2] == (6, 6)
    assert table.robot("twonky")["archive"] == [5, 5]


@pytest.mark.clause("RR-14.13")
def test_a_returning_robot_does_not_fire_and_is_not_shot() -> None:
    course = floor(lasers=[{"x": 0, "y": 5, "fires": "E", "beams": 3}])
    table = situation("reentry", [gone(), {"x": 5, "y": 3, "facing": "S"}], course)
    table.decide_all("face N", "power_down no")
    assert table.robot("hammer_bot")["damage"] == 0
    assert table.robot("twonky")["damage"] == 2


@pytest.mark.clause("RR-14.13")
def test_a_robot_that_returns_on_a_belt_into_a_pit_is_safe_until_the_next_turn() -> None:
    course = floor((6, 5))
    course["cells"].append({"x": 5, "y": 5, "elements": [{"kind": "belt", "speed": 2, "exit": "E", "turn_from": []}]})
    table = situation("reentry", [gone(), {"x": 9, "y": 9}], course)
    table.decide_all("face N", "power_down no")
    assert table.at("twonky") == (5, 5, "N")
    assert table.robot("twonky")["lives"] == 2


@pytest.mark.clause("RR-14.14", "RR-12.9")
def test_returning_on_a_flag_or_repair_square_does_nothing_until_step_e_of_the_next_turn() -> None:
    course = floor(flags=[{"number": 1, "x": 5, "y": 5}, {"number": 2, "x": 0, "y": 0}])
    deal = ["P070", "P080", "P090", "P100", "P110", "P120", "P130", "P140", "P150", "P160"]
    robots = [gone(), {"x": 9, "y": 9}]
    until = {"register": 1, "step": "end"}
    table = situation("reentry", robots, course, chances=[("deal", deal)], until=until)
    table.decide_all("face N", "power_down no")
    robot = table.robot("twonky")
    assert (robot["damage"], robot["next_flag"]) == (2, 1)
    program(table, 0, *deal[0::2])
    program(table, 1, *deal[1::2])
    table.decide("power_down no", 0)
    assert table.robot("twonky")["next_flag"] == 2


@pytest.mark.clause("RR-14.14")
def test_returning_beside_the_archive_on_a_repair_square_does_not_archive_there() -> None:
    course = floor()
    course["cells"].append({"x": 6, "y": 6, "elements": [{"kind": "repair", "option": True}]})
    table = situation("reentry", [gone(), {"x": 5, "y": 5}], course)
    table.decide_all("enter 6 6", "face N", "power_down no")
    robot = table.robot("twonky")
    assert (robot["archive"], robot["damage"], robot["options"]) == ([5, 5], 2, [])
