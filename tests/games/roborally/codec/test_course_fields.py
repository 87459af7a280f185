"""A course in a position is read as carefully as the rest: what is wrong in it is told with its place in the file."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from paddock.games.roborally.game import GAME

COURSE: dict[str, Any] = {
    "width": 12,
    "height": 12,
    "cells": [
        {"x": 3, "y": 5, "elements": [{"kind": "belt", "speed": 1, "exit": "E", "turn_from": ["N"]}]},
        {"x": 6, "y": 6, "elements": [{"kind": "gear", "rotation": "cw"}]},
        {"x": 7, "y": 7, "elements": [{"kind": "pusher", "push": "N", "registers": [1, 3, 5]}]},
        {"x": 8, "y": 8, "elements": [{"kind": "crusher", "registers": [2]}]},
        {"x": 9, "y": 9, "elements": [{"kind": "pit"}]},
        {"x": 1, "y": 1, "elements": [{"kind": "repair", "option": True}]},
        {"x": 0, "y": 11, "elements": [{"kind": "dock", "number": 1, "facing": "N"}]},
    ],
    "walls": [{"x": 6, "y": 5, "side": "N"}],
    "lasers": [{"x": 2, "y": 3, "fires": "E", "beams": 1}],
    "flags": [{"number": 1, "x": 10, "y": 2}, {"number": 2, "x": 2, "y": 10}],
    "special_rules": [{"rule": "starting_damage", "amount": 2}],
    "players": {"min": 2, "max": 8, "even_only": False},
}
BOARDS: dict[str, Any] = {
    "boards": [
        {"board": "chess", "x": 0, "y": 0, "rotation_cw": 90},
        {"board": "dock_a", "x": 0, "y": 12, "rotation_cw": 0},
    ]
}
ODD: tuple[Any, ...] = (None, True, 7.5, -1, 10**9, "odd", "", [], [[1, 2]], ["odd"], [None], {}, {"odd": 1})
Path = tuple[str | int, ...]


def position(course: object, **robot: Any) -> dict[str, Any]:
    return {"course": course, "robots": [{"robot": "twonky", "x": 4, "y": 4, **robot}]}


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a document."""
    if path:
        yield path
    below: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, each in below:
        yield from places(each, (*path, step))


def changed(course: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    made = copy.deepcopy(course)
    inner: Any = made
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return made


def refused(document: dict[str, Any]) -> tuple[str, str, str]:
    with pytest.raises(BadPositionError) as caught:
        GAME.load(document)
    details = caught.value.details
    return str(details["where"]), str(details["problem"]), str(details.get("clause") or "")


@pytest.mark.parametrize("course", [COURSE, BOARDS], ids=["drawn", "boards"])
def test_a_value_of_a_wrong_kind_anywhere_in_a_course_is_refused_with_its_field(course: dict[str, Any]) -> None:
    GAME.load(position(course))
    for path in places(course):
        for odd in ODD:
            with contextlib.suppress(BadPositionError):  # nothing else may come; some of the odd ones are fine there
                GAME.dump(GAME.load(position(changed(course, path, odd))))
        assert refused(position(changed(course, path, 7.5)))[0].startswith("course.")


@pytest.mark.parametrize("course", [COURSE, BOARDS], ids=["drawn", "boards"])
def test_a_field_that_a_course_does_not_have_is_refused(course: dict[str, Any]) -> None:
    for path in places(course):
        inner: Any = course
        for step in path[:-1]:
            inner = inner[step]
        if isinstance(inner, dict):
            where = refused(position(changed(course, (*path[:-1], "sides"), 1)))
            assert where[0].endswith("sides")
            assert where[1] == "no-such-field"


@pytest.mark.parametrize("field", ["cells", "walls", "lasers", "flags", "special_rules", "players", "boards"])
def test_null_in_a_course_is_as_left_out(field: str) -> None:
    GAME.load(position({"width": 12, "height": 12, field: None}))


def test_null_in_an_element_is_as_left_out() -> None:
    for path in (("cells", 0, "elements"), ("cells", 0, "elements", 0, "turn_from")):
        GAME.load(position(changed(COURSE, path, None)))


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        (("flags",), [[1, 2]], "course.flags[0]", "needs-object"),
        (("flags", 0, "number"), "one", "course.flags[0].number", "needs-whole"),
        (("flags", 1, "number"), 3, "course.flags[1].number", "flag-numbers"),
        (("special_rules",), ["moving_flags"], "course.special_rules[0]", "needs-object"),
        (("special_rules", 0, "rule"), "moving_flag", "course.special_rules[0].rule", "needs-one-of"),
        (("walls",), 3, "course.walls", "needs-list"),
        (("walls", 0, "side"), "up", "course.walls[0].side", "needs-one-of"),
        (("cells", 0, "elements", 0, "exit"), None, "course.cells[0].elements[0].exit", "needs-one-of"),
        (("cells", 0, "elements", 0, "exitt"), "E", "course.cells[0].elements[0].exitt", "no-such-field"),
        (("cells", 1, "elements", 0, "kind"), "gears", "course.cells[1].elements[0].kind", "no-such-element"),
        (("cells", 1), {"x": 3, "y": 5}, "course.cells[1]", "listed-twice"),
    ],
)
def test_the_place_is_the_one_in_the_file(path: Path, value: Any, where: str, problem: str) -> None:
    found = refused(position(changed(COURSE, path, value)))
    assert found[:2] == (where, problem)
    assert found[2] == ("RR-20.1" if problem == "flag-numbers" else "")


def test_the_name_of_an_unknown_course_is_no_part_of_its_place() -> None:
    assert refused(position("risky exchange"))[0] == "course"
    assert refused({"settings": {"course": "risky exchange"}, "robots": [{}]})[0] == "settings.course"


@pytest.mark.parametrize("field", ["x", "y"])
def test_a_coordinate_is_a_whole_number(field: str) -> None:
    assert refused(position(COURSE, **{field: "2"}))[:2] == (f"robots[0].{field}", "needs-whole")


@pytest.mark.parametrize("odd", [[], {}, ["twonky"], 3])
def test_who_controls_a_robot_is_a_robot(odd: object) -> None:
    assert refused(position(COURSE, controlled_by=odd))[:2] == ("robots[0].controlled_by", "needs-one-of")


@pytest.mark.clause("RR-1.4")
def test_four_lives_are_for_five_players_in_a_position_too() -> None:
    robots = [{"x": place, "y": 0} for place in range(5)]
    made: dict[str, Any] = {"course": {"width": 12, "height": 12}, "settings": {"lives": 4}}
    assert refused({**made, "robots": robots[:4]}) == ("settings.lives", "four-lives", "RR-1.4")
    GAME.load({**made, "robots": robots})
