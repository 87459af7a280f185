"""What is wrong with a table, a course or a position is a code, and both languages say what would be right."""

from __future__ import annotations

import ast
import re
from importlib import resources
from typing import Any

import pytest

from paddock.core import reading
from paddock.core.errors import BadDataError, BadPositionError, BadSetupError, PaddockError
from paddock.core.words import speak
from paddock.games.roborally import GAME
from paddock.games.roborally.content import check_course
from paddock.games.roborally.course import shipped_course
from tests.games.roborally.draw import wall

YARD = {"board": "house_switchyard", "x": 0, "y": 0, "rotation_cw": 0}
DOCK = {"board": "dock_a", "x": 0, "y": 12, "rotation_cw": 0}
CHESS = {"board": "chess", "x": 12, "y": 0, "rotation_cw": 0}
FLAGS = [{"number": 1, "x": 3, "y": 4}, {"number": 2, "x": 10, "y": 5}]
CLOSED = [wall(9, 0, side) for side in "ESW"]
CORNER = {"number": 2, "x": 9, "y": 0}

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("docks", 5, {"course": "interference", "allow_any_count": True}),
    ("even-teams", 5, {"course": "toggle_boggle", "allow_any_count": True}),
    ("course-players", 4, {"course": "checkmate"}),
    ("players-range", 1, {"course": "house_first_steps", "allow_any_count": True}),
    ("four-lives", 4, {"lives": 4}),
    ("needs-options", 4, {"course": "option_world", "option_cards": False}),
    ("needs-whole", 4, {"lives": 9}),
    ("needs-whole", 4, {"lives": "own"}),
    ("needs-true-false", 4, {"play_on": "yes"}),
    ("needs-one-of", 4, {"course": "nowhere"}),
    ("no-such-setting", 4, {"speed": 1}),
]


def cells(**element: Any) -> list[dict[str, Any]]:
    return [{"x": 0, "y": 0, "elements": [element]}]


COURSES: list[tuple[str, dict[str, Any]]] = [
    ("needs-whole", {"boards": [{**YARD, "x": "left"}]}),
    ("no-such-board", {"boards": [{**YARD, "board": "attic"}]}),
    ("quarter-turns", {"boards": [{**YARD, "rotation_cw": 45}]}),
    ("boards-overlap", {"boards": [YARD, {**CHESS, "x": 6}, DOCK]}),
    ("too-wide", {"boards": [YARD, {**CHESS, "x": 60}, DOCK]}),
    ("off-course", {"flags": [{"number": 1, "x": 12, "y": 4}]}),
    ("off-course", {"boards": [YARD, {**CHESS, "x": 24}], "cells": [{"x": 12, "y": 0, "elements": []}]}),
    ("off-course", {"boards": [YARD, {**CHESS, "x": 24}], "lasers": [{"x": 12, "y": 0, "fires": "N", "beams": 1}]}),
    ("needs-one-of", {"walls": [{"x": 1, "y": 1, "side": "up"}]}),
    ("needs-one-of", {"cells": cells(kind="gear", rotation="left")}),
    ("needs-registers", {"cells": cells(kind="crusher", registers=[6])}),
    ("no-such-element", {"cells": cells(kind="trampoline")}),
    ("too-many-flags", {"flags": [{"number": n, "x": n, "y": 0} for n in range(1, 10)]}),
    ("flag-numbers", {"flags": [{"number": 2, "x": 3, "y": 4}]}),
    ("pit", {"flags": [{"number": 1, "x": 1, "y": 1}]}),
    ("two-flags", {"flags": [FLAGS[0], {**FLAGS[0], "number": 2}]}),
    ("flag-count", {"flags": []}),
    ("needs-docks", {"boards": [], "height": 12}),
    ("one-dock-board", {"boards": [YARD]}),
    ("no-dock-board", {"special_rules": [{"rule": "capture_the_flag"}]}),
    ("factory-count", {"boards": [{**DOCK, "y": 0}], "flags": [{"number": 1, "x": 3, "y": 1}]}),
    ("boards-off-grid", {"boards": [YARD, {**CHESS, "y": 6}, DOCK]}),
    ("boards-apart", {"boards": [YARD, {**CHESS, "x": 24}, DOCK]}),
    ("dock-side", {"boards": [YARD, {**DOCK, "rotation_cw": 180}]}),
    ("unreachable-dock", {"walls": [wall(11, 14, side) for side in "NESW"]}),
    ("unreachable-flag", {"flags": [FLAGS[0], CORNER], "walls": CLOSED}),
    ("flag-out-of-reach", {"flags": [FLAGS[0], CORNER], "walls": CLOSED, "special_rules": [{"rule": "moving_flags"}]}),
]

TWO: list[dict[str, Any]] = [{"robot": "twonky", "x": 3, "y": 4}, {"robot": "twitch", "x": 10, "y": 5}]


def robot(**fields: Any) -> dict[str, Any]:
    """The two robots, the second with some fields changed."""
    return {"robots": [TWO[0], {**TWO[1], **fields}]}


POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("needs-exactly", {"title": "dash@1"}),
    ("no-such-field", {"robot": []}),
    ("needs-object", {"options": []}),
    ("needs-list", {"robots": {}}),
    ("needs-text", {"phase": 3}),
    ("needs-one-of", {"phase": "night"}),
    ("needs-one-of", {"returning": ["nobody"]}),
    ("needs-one-of", robot(controlled_by="nobody")),
    ("no-such-value", robot(robot="marvin")),
    ("no-such-value", {"discard": ["P1"]}),
    ("no-such-course", {"course": "nowhere"}),
    ("no-such-setting", {"options": {"speed": 1}}),
    ("needs-whole", {"course": {"width": 3}}),
    ("needs-course", {"course": 7}),
    ("needs-square", {"flags": [[1], [2, 3]]}),
    ("off-course", robot(x=40)),
    ("pit", robot(x=1, y=1)),
    ("needs-moment", robot(finished=3)),
    ("needs-registers", robot(locked=[6])),
    ("robot-count", {"robots": []}),
    ("same-robot", robot(robot="twonky")),
    ("seat-range", {"seats": 1}),
    ("seat-without-robot", {"seats": 3}),
    ("only-racing", robot(status="destroyed")),
    ("needs-virtual", robot(virtual=True)),
    ("two-on-square", robot(x=3, y=4)),
    ("needs-archive", robot(x=None, y=None, status="destroyed")),
    ("damage-locks", robot(damage=9, locked=[])),
    ("damage-locks", robot(damage=0, locked=[5])),
    ("option-held", robot(options=["brakes", "brakes"])),
    ("option-not-held", robot(stored={"flywheel": "P490"})),
    ("option-twice", {**robot(options=["brakes"]), "option_discard": ["brakes"]}),
    ("needs-cards", robot(registers=[[], None, None, None, None])),
    ("card-pair", robot(registers=[["P490", "P500"], None, None, None, None])),
    ("five-registers", robot(registers=[None])),
    ("course-flags", {"flags": []}),
    ("not-from-dump", {"pending": {"step": 1}}),
    ("card-twice", robot(hand=["P490", "P490"])),
]

SAME_IN_BOTH = {
    "JSON",
    "Paddock",
    "false",
    "null",
    "racing",
    "robot",
    "robots",
    "rotation",
    "position",
    "true",
    "virtual_robots",
}


def told(error: PaddockError, problem: str) -> None:
    """The code is right, and its sentence is whole in both languages and shares no word but names."""
    assert error.details["problem"] == problem
    english, french = (speak(language, GAME).error(error) for language in ("en", "fr"))
    parts: list[str] = []
    for language, text in (("en", english), ("fr", french)):
        said = speak(language, GAME).message(f"problem-{problem}", **error.details)
        parts.append(said)
        assert said in text
        assert said[-1] == "."
        assert "{" not in text
        assert "$" not in text
        assert "  " not in text
        clause = str(error.details.get("clause") or "")
        assert text.endswith(f"({clause})" if clause else ".")
    given = re.findall(r"\w+", " ".join(str(value) for value in error.details.values()))
    words = [set(re.findall(r"[^\W\d]\w{3,}", part)) for part in parts]
    assert words[0] & words[1] <= {*given, *SAME_IN_BOTH}
    assert str(error).startswith("This table" if isinstance(error, BadSetupError) else english[:8])


@pytest.mark.parametrize(("problem", "seats", "options"), SETUPS)
def test_a_table_that_can_not_start(problem: str, seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetupError) as caught:
        GAME.setup(seats, options)
    assert str(caught.value.details["clause"]).startswith("RR-")
    told(caught.value, problem)


@pytest.mark.parametrize(("problem", "changed"), COURSES)
def test_a_course_that_is_not_in_order(problem: str, changed: dict[str, Any]) -> None:
    made = {"width": 12, "height": 16, "boards": [YARD, DOCK], "flags": FLAGS, **changed}
    with pytest.raises(BadDataError) as caught:
        check_course(made)
    assert str(caught.value.details["clause"]).startswith("RR-")
    told(caught.value, problem)
    with pytest.raises(BadDataError):
        GAME.setup(4, {"course": made})


@pytest.mark.parametrize(("problem", "changed"), POSITIONS)
def test_a_position_that_can_not_be_set_up(problem: str, changed: dict[str, Any]) -> None:
    position = {"course": "house_first_steps", "robots": TWO, **changed}
    with pytest.raises(BadPositionError) as caught:
        GAME.load(position)
    told(caught.value, problem)


def test_a_part_of_another_position_is_refused() -> None:
    small = GAME.dump(GAME.load({"course": "house_first_steps", "robots": TWO}))
    with pytest.raises(BadPositionError) as caught:
        GAME.load({**small, "robots": [*TWO, {"robot": "hulk_x90"}], "seats": 3})
    told(caught.value, "dump-misfit")


def test_a_course_of_ours_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadDataError) as caught:
        shipped_course("nowhere")
    told(caught.value, "no-such-course")
    assert "house_first_steps" in str(caught.value)


def test_a_course_without_a_name_is_spoken_of_without_one() -> None:
    with pytest.raises(BadDataError) as caught:
        check_course({"width": 0})
    assert str(caught.value).startswith("What you gave is not in order at width:")
    assert speak("fr", GAME).error(caught.value).startswith("Ce que vous donnez n’est pas en ordre, à width\u202f:")


def test_a_setting_is_called_by_its_name() -> None:
    with pytest.raises(BadSetupError) as caught:
        GAME.setup(4, {"lives": 4})
    for language in ("en", "fr"):
        words = speak(language, GAME)
        assert f"({words.setting('lives')})" in words.error(caught.value)


def test_every_code_is_tried_here() -> None:
    tried = {case[0] for cases in (SETUPS, COURSES, POSITIONS) for case in cases} | {"dump-misfit"}
    assert set(GAME.problems) - tried == set()
    assert tried - set(GAME.problems) <= set(reading.PROBLEMS)


def _codes(source: str) -> set[str]:
    """The codes in a file: `problem=` of a call, or the argument in its place of the functions that make errors."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [keyword.value for keyword in node.keywords if keyword.arg == "problem"]
        place = {"problem": 1, "course_problem": 2, "_bad": 2}.get(name)
        if place is not None:
            given.append(node.args[place])
        constants = (part.value for value in given for part in ast.walk(value) if isinstance(part, ast.Constant))
        found |= {code for code in constants if isinstance(code, str)}
    return found


def test_every_code_in_the_source_is_declared() -> None:
    folder = resources.files("paddock.games.roborally")
    names = ("settings", "course", "layout", "reach", "reading", "robots", "position", "content")
    codes = {code for name in names for code in _codes((folder / f"{name}.py").read_text(encoding="utf-8"))}
    assert len(codes) > 50
    assert codes - {*GAME.problems, *reading.PROBLEMS} == set()
    assert set(GAME.problems) <= codes
