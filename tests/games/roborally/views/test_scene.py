"""The course as clients draw it: every square, wall, belt and laser, as the engine has them."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadDataError, BadSetupError
from paddock.games.roborally.components.content import COURSE_DATA, FACING_VALUES
from paddock.games.roborally.components.course import X_STEP_BY_DIRECTION, Y_STEP_BY_DIRECTION, built_in_course
from paddock.games.roborally.game import GAME

OWN = {
    "width": 4,
    "height": 3,
    "cells": [
        {"x": 0, "y": 0, "elements": [{"kind": "belt", "speed": 2, "exit": "E"}]},
        {"x": 1, "y": 0, "elements": [{"kind": "belt", "speed": 1, "exit": "S", "turn_from": ["W"]}]},
        {"x": 2, "y": 0, "elements": [{"kind": "gear", "rotation": "ccw"}]},
        {"x": 3, "y": 0, "elements": [{"kind": "pit"}]},
        {"x": 0, "y": 1, "elements": [{"kind": "pusher", "push": "E", "registers": [1, 3, 5]}]},
        {"x": 1, "y": 1, "elements": [{"kind": "crusher", "registers": [2]}]},
        {"x": 2, "y": 1, "elements": [{"kind": "repair", "option": True}]},
        {"x": 3, "y": 1, "elements": [{"kind": "repair"}]},
        {"x": 0, "y": 2, "elements": [{"kind": "dock", "number": 1, "facing": "N"}]},
    ],
    "walls": [{"x": 1, "y": 2, "side": "E"}, {"x": 2, "y": 2, "side": "W"}, {"x": 3, "y": 2, "side": "S"}],
    "lasers": [{"x": 3, "y": 2, "fires": "W", "beams": 2}],
    "flags": [{"number": 1, "x": 2, "y": 2}],
}


def scene(course: object) -> dict[str, Any]:
    return dict(GAME.scene({"course": course}))


def at(drawn: dict[str, Any], x: int, y: int) -> dict[str, Any]:
    (found,) = (square for square in drawn["squares"] if (square["x"], square["y"]) == (x, y))
    return {name: value for name, value in found.items() if name not in ("x", "y")}


def test_every_element_is_drawn_where_it_lies() -> None:
    drawn = scene(OWN)
    assert (drawn["width"], drawn["height"], len(drawn["squares"])) == (4, 3, 12)
    assert at(drawn, 0, 0) == {"belt": {"speed": 2, "exit": "E", "turn_from": [], "from": []}}
    assert at(drawn, 1, 0) == {"belt": {"speed": 1, "exit": "S", "turn_from": ["W"], "from": ["W"]}}
    assert at(drawn, 2, 0) == {"gear": "left"}
    assert at(drawn, 3, 0) == {"pit": True}
    assert at(drawn, 0, 1) == {"pusher": {"pushes": "E", "registers": [1, 3, 5]}}
    assert at(drawn, 1, 1) == {"crusher": {"registers": [2]}}
    assert at(drawn, 2, 1) == {"repair": 2}
    assert at(drawn, 3, 1) == {"repair": 1}
    assert at(drawn, 0, 2) == {"dock": {"number": 1, "facing": "N"}}
    assert at(drawn, 1, 2) == {}
    assert drawn["walls"] == [{"x": 1, "y": 2, "side": "E"}, {"x": 3, "y": 2, "side": "S"}]
    assert drawn["lasers"] == [{"x": 3, "y": 2, "fires": "W", "beams": 2, "line": [[3, 2], [2, 2]]}]
    assert drawn["flags"] == [{"number": 1, "x": 2, "y": 2}]
    assert drawn["boards"] == [{"board": None, "x": 0, "y": 0, "width": 4, "height": 3, "rotation": 0}]


@pytest.mark.parametrize("course_id", list(COURSE_DATA))
def test_a_shipped_course_is_drawn_as_the_engine_has_it(course_id: str) -> None:
    drawn, course, data = scene(course_id), built_in_course(course_id), COURSE_DATA[course_id]
    assert len(drawn["squares"]) == sum(course.is_on_board)
    assert [(board["board"], board["rotation"]) for board in drawn["boards"]] == [
        (board["board"], board["rotation_cw"]) for board in data["boards"]
    ]
    sides: set[tuple[int, int]] = set()
    for wall in drawn["walls"]:
        side = FACING_VALUES.code(wall["side"])
        here = course.square(wall["x"], wall["y"])
        other = course.square(wall["x"] + X_STEP_BY_DIRECTION[side], wall["y"] + Y_STEP_BY_DIRECTION[side])
        both = {(here, side), *([(other, (side + 2) % 4)] if other >= 0 else [])}
        assert not both & sides, "a wall is drawn once"
        sides |= both
    assert sides == course.walls
    fed = [(square["x"], square["y"]) for square in drawn["squares"] for _ in square.get("belt", {}).get("from", ())]
    carried = [course.belt_target[square] for square in range(course.size) if course.belts[square][0]]
    assert len(fed) == sum(target >= 0 and course.belts[target][0] > 0 for target in carried)
    for square in drawn["squares"]:
        belt = square.get("belt", {"turn_from": [], "from": []})
        assert belt.get("exit") not in belt["turn_from"]
    assert drawn["length"] in ("short", "medium", "long")
    assert drawn["category"] in ("beginner", "expert", "team")
    assert drawn["players"]["min"] <= drawn["players"]["max"]
    assert drawn["rules"] == [rule["rule"] for rule in data["special_rules"]]


def test_without_a_course_the_usual_one_is_drawn() -> None:
    assert GAME.scene({})["course"] == "risky_exchange"


@pytest.mark.parametrize(
    "options",
    [{"course": "nowhere"}, {"lives": 9}, {"course": 3}, {"course": {"width": 3}}, {"course": {"width": "x"}}],
)
def test_what_can_not_be_played_is_not_drawn(options: dict[str, object]) -> None:
    with pytest.raises((BadSetupError, BadDataError)):
        GAME.scene(options)
