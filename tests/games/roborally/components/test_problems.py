"""What is wrong with a table, a course or a position is a code, and both languages say what would be right."""

from __future__ import annotations

import ast
import re
from importlib import resources
from typing import Any

import pytest

from paddock.core import reading
from paddock.core.errors import BadDataError, BadPositionError, BadSetupError, PaddockError
from paddock.core.translations import translations_for
from paddock.games.roborally.components.course import built_in_course
from paddock.games.roborally.components.data_checks import check_course
from paddock.games.roborally.game import GAME
from tests.games.roborally.draw import pit, wall

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
    ("no-such-setting", {"settings": {"speed": 1}}),
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

PROGRAM = ["P490", "P500", "P510", "P520", "P530"]
RULES: dict[str, Any] = {"width": 12, "height": 12, "flags": FLAGS}


def ruled(rule: str, **fields: Any) -> dict[str, Any]:
    """A floor with a special rule, and the two robots on it."""
    return {"course": {**RULES, "special_rules": [{"rule": rule}]}, **robot(**fields)}


def settings(**options: Any) -> dict[str, Any]:
    return {"options": options}


GONE: dict[str, Any] = {"x": None, "y": None, "status": "destroyed", "archive": [3, 5]}
OUT: dict[str, Any] = {"x": None, "y": None, "status": "eliminated"}
HOME: dict[str, Any] = {"x": None, "y": None, "status": "finished", "next_flag": 3}
FLAG_SQUARES = [[3, 4], [10, 5]]
RIDING = {"course": {**RULES, "cells": [pit(1, 1)], "special_rules": [{"rule": "moving_flags"}]}}
CAPTURE: dict[str, Any] = {
    "course": "capture_the_flag",
    "robots": [{"robot": "twonky", "x": 4, "y": 0}, {"robot": "twitch", "x": 20, "y": 0}],
}

IMPOSSIBLE: list[tuple[str, str, dict[str, Any]]] = [
    ("same-robot", "robots[1].robot", robot(robot="twonky")),
    ("same-dock", "robots[1].dock", robot(dock=1)),
    ("dock-order", "robots[1].dock", {"robots": [{**TWO[0], "dock": 4}, {**TWO[1], "dock": 2}]}),
    ("needs-whole", "robots[1].dock", robot(dock=9)),
    ("one-robot", "robots[1].seat", {**robot(seat=0), "seats": 1}),
    ("one-racer", "robots[1].seat", {**ruled("racer_and_blocker", seat=0, blocker=False), "seats": 1}),
    ("needs-rule", "robots[1].blocker", robot(blocker=True)),
    ("needs-exactly", "robots[1].team", robot(team=2)),
    ("needs-one-of", "robots[1].team", ruled("toggle_control", team=0)),
    ("even-teams", "robots", ruled("toggle_control", team=1)),
    ("off-course", "robots[1].x", robot(x=40)),
    ("off-course", "robots[1].y", robot(y=40)),
    ("needs-whole", "robots[1].y", robot(y=None)),
    ("needs-place", "robots[1].x", robot(x=None, y=None)),
    ("needs-whole", "robots[1].lives", robot(lives=4)),
    ("needs-whole", "robots[1].lives", {**robot(lives=5), **settings(lives=4)}),
    ("needs-whole", "robots[1].damage", robot(damage=10)),
    ("damage-locks", "robots[1].damage", robot(damage=1, locked=[4, 5])),
    ("listed-twice", "robots[1].locked", robot(damage=5, locked=[5, 5])),
    ("listed-twice", "robots[1].revealed", robot(revealed=[1, 1])),
    ("needs-setting", "robots[1].jammed", robot(jammed=[2])),
    ("off-course", "robots[1].archive", robot(archive=[30, 2])),
    ("pit", "robots[1].archive", robot(archive=[1, 1])),
    ("needs-archive", "robots[1].archive", robot(archive=None)),
    (
        "no-archive",
        "robots[0].archive",
        {**CAPTURE, "robots": [{"x": 4, "y": 0, "archive": [4, 0]}, CAPTURE["robots"][1]]},
    ),
    ("needs-whole", "robots[1].next_flag", robot(next_flag=4)),
    ("all-flags", "robots[1].next_flag", robot(next_flag=3)),
    (
        "team-flag",
        "robots[1].next_flag",
        {
            "course": {**RULES, "special_rules": [{"rule": "team_shared_flags"}]},
            "robots": [
                {**TWO[0], "team": 1},
                {**TWO[1], "team": 1, "next_flag": 2},
                {"x": 0, "y": 0, "team": 2},
                {"x": 2, "y": 0, "team": 2},
            ],
        },
    ),
    ("needs-play-on", "robots[1].status", robot(**HOME)),
    ("only-racing", "robots[1].x", {**robot(status="finished", next_flag=3), **settings(play_on=True)}),
    ("not-this-status", "robots[1].finished", robot(finished=[1, 2])),
    ("not-this-status", "robots[1].eliminated", robot(eliminated=[1, 2])),
    ("needs-moment", "robots[1].eliminated", robot(**OUT, eliminated=[7, 2])),
    ("needs-moment", "robots[1].eliminated", robot(**OUT, eliminated=[1, 6])),
    ("needs-moment", "robots[1].eliminated", robot(**OUT, eliminated=[True, 1])),
    ("gone", "robots[1].damage", robot(**GONE, damage=1)),
    ("gone", "robots[1].hand", robot(**GONE, hand=["P490"])),
    ("gone", "robots[1].registers", robot(**GONE, registers=PROGRAM)),
    ("gone", "robots[1].virtual", {**robot(**GONE, virtual=True), **settings(virtual_robots=True)}),
    ("gone", "robots[1].options", robot(**OUT, options=["brakes"])),
    ("gone", "robots[1].announced", {**robot(**OUT, announced=True), "phase": "cleanup"}),
    ("no-power-down", "robots[1].powered_down", ruled("no_power_down", powered_down=True)),
    ("no-power-down", "robots[1].announced", {**ruled("no_power_down", announced=True), "phase": "cleanup"}),
    ("not-in-phase", "robots[1].announced", robot(announced=True)),
    ("down-no-cards", "robots[1].hand", robot(powered_down=True, hand=["P490"])),
    ("down-no-cards", "robots[1].registers[2]", robot(powered_down=True, registers=[None, None, "P490", None, None])),
    ("needs-setting", "robots[1].options", {**robot(options=["brakes"]), **settings(option_cards=False)}),
    (
        "option-held",
        "robots[1].options",
        {"robots": [{**TWO[0], "options": ["brakes"]}, {**TWO[1], "options": ["brakes"]}]},
    ),
    ("option-not-held", "robots[1].tokens.ablative_coat", robot(tokens={"ablative_coat": 1})),
    ("option-not-held", "robots[1].tokens.mini_howitzer", robot(options=["brakes"], tokens={"mini_howitzer": 0})),
    ("needs-whole", "robots[1].tokens.ablative_coat", robot(options=["ablative_coat"], tokens={"ablative_coat": 3})),
    ("needs-whole", "robots[1].tokens.mini_howitzer", robot(options=["mini_howitzer"], tokens={"mini_howitzer": 5})),
    ("option-not-held", "robots[1].stored.conditional_program", robot(stored={"conditional_program": "P490"})),
    ("option-not-held", "robots[1].gyro", robot(gyro=True)),
    ("option-not-held", "robots[1].aborted", robot(aborted=True)),
    ("not-movement", "robots[1].stored.flywheel", robot(options=["flywheel"], stored={"flywheel": "P010"})),
    (
        "not-in-phase",
        "robots[1].stored.conditional_program",
        {**robot(options=["conditional_program"], stored={"conditional_program": "P490"}), "phase": "deal_windows"},
    ),
    ("hand-size", "robots[1].hand", robot(hand=[f"P{n:03}" for n in range(10, 110, 10)])),
    ("not-in-phase", "robots[1].hand", {**robot(hand=["P490"]), "phase": "reentry"}),
    ("not-in-phase", "robots[1].registers[0]", {**robot(registers=PROGRAM), "phase": "turn_start"}),
    ("not-in-phase", "robots[1].registers[0]", {**robot(damage=6, registers=PROGRAM), "phase": "stay_down"}),
    ("no-such-value", "robots[1].registers[1]", robot(registers=["P490", "P005", None, None, None])),
    ("card-pair", "robots[1].registers[1]", robot(registers=["P490", ["P500", "P510"], None, None, None])),
    ("card-twice", "robots[1].registers[3]", robot(hand=["P490"], registers=[None, None, None, "P490", None])),
    ("card-twice", "discard", {**robot(hand=["P490"]), "discard": ["P490"]}),
    (
        "card-twice",
        "robots[1].stored.flywheel",
        robot(hand=["P490"], options=["flywheel"], stored={"flywheel": "P490"}),
    ),
    ("listed-twice", "robots[1].unused", robot(unused=["P490", "P490"])),
    ("not-in-phase", "robots[1].drafted", robot(drafted=["brakes"])),
    ("needs-rule", "robots[1].drafted", {**robot(drafted=["brakes"]), "phase": "setup"}),
    (
        "listed-twice",
        "robots[1].drafted",
        {"course": "tricksy", "phase": "setup", "robots": [{"drafted": ["brakes"]}, {"drafted": ["brakes"]}]},
    ),
    ("not-in-phase", "robots[1].controlled_by", robot(controlled_by="twonky")),
    ("own-control", "robots[1].controlled_by", {**robot(controlled_by="twitch"), "phase": "register"}),
    ("needs-one-of", "robots[1].controlled_by", robot(controlled_by="spin_bot")),
    ("needs-whole", "turn", {"turn": 0}),
    ("needs-whole", "turn", {"turn": 7, **settings(max_turns=6)}),
    ("not-in-phase", "register", {"register": 2}),
    ("not-in-phase", "step", {"step": "C", "phase": "cleanup"}),
    ("needs-whole", "register", {"phase": "register", "register": 6}),
    ("flags-fixed", "flags[1]", {"flags": [FLAG_SQUARES[0], [9, 5]]}),
    ("needs-square", "flags[1]", {"flags": [FLAG_SQUARES[0], None]}),
    ("course-flags", "flags", {"flags": FLAG_SQUARES[:1]}),
    ("pit", "flags[0]", {**RIDING, "flags": [[1, 1], FLAG_SQUARES[1]]}),
    ("course-flags", "control", {**ruled("toggle_control"), "control": [1]}),
    ("needs-whole", "control[1]", {**ruled("toggle_control"), "control": [1, 3]}),
    ("needs-rule", "control", {"control": [1, 0]}),
    ("needs-one-of", "home", {**CAPTURE, "home": [0, 0]}),
    ("course-flags", "carried", {**CAPTURE, "carried": ["twonky"]}),
    ("needs-one-of", "carried[1]", {**CAPTURE, "carried": [None, "hulk_x90"]}),
    ("needs-rule", "carried[0]", {"carried": ["twonky", None]}),
    ("carrier", "carried[0]", {**CAPTURE, "carried": ["twonky", None]}),
    ("flag-carried", "flags[1]", {**CAPTURE, "carried": [None, "twonky"], "flags": [[2, 10], [20, 1]]}),
    ("needs-destroyed", "returning", {"phase": "reentry", "returning": ["twitch"]}),
    ("needs-destroyed", "returning", {**robot(**GONE), "phase": "reentry", "returning": []}),
    ("listed-twice", "returning", {**robot(**GONE), "phase": "reentry", "returning": ["twitch", "twitch"]}),
    ("option-twice", "deck[0]", {**robot(options=["brakes"]), "deck": ["brakes"]}),
    ("option-twice", "deck[1]", {"deck": ["flywheel", "brakes"], "option_discard": ["brakes"]}),
    ("option-twice", "option_discard[1]", {"option_discard": ["brakes", "brakes"]}),
]
"""What can't be: the problem, the field that is wrong, and the change that makes it so."""

SAME_IN_BOTH = {
    "JSON",
    "Paddock",
    "false",
    "flywheel_any_card",
    "null",
    "play_on",
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
    english, french = (translations_for(language, GAME).error(error) for language in ("en", "fr"))
    parts: list[str] = []
    for language, text in (("en", english), ("fr", french)):
        said = translations_for(language, GAME).message(f"problem-{problem}", **error.details)
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
    clause = str(caught.value.details.get("clause") or "")
    assert clause.startswith("RR-") or not clause  # what is merely of the wrong kind breaks no clause
    told(caught.value, problem)
    with pytest.raises(BadDataError):
        GAME.setup(4, {"course": made})


@pytest.mark.parametrize(("problem", "changed"), POSITIONS)
def test_a_position_that_can_not_be_set_up(problem: str, changed: dict[str, Any]) -> None:
    position = {"course": "house_first_steps", "robots": TWO, **changed}
    with pytest.raises(BadPositionError) as caught:
        GAME.load(position)
    told(caught.value, problem)


@pytest.mark.parametrize(("problem", "where", "changed"), IMPOSSIBLE)
def test_what_can_not_be_is_refused_at_the_field_that_is_wrong(
    problem: str, where: str, changed: dict[str, Any]
) -> None:
    position = {"course": "house_first_steps", "robots": TWO, **changed}
    with pytest.raises(BadPositionError) as caught:
        GAME.load(position)
    assert caught.value.details["where"] == where
    told(caught.value, problem)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 31),
        ("step", 20),
        ("stage", [7, 0]),
        ("ask", ["prevent", 5, 0]),
        ("actors", [3]),
        ("agenda", [["walk", 9, 0, 0, 0]]),
        ("shots", [[6, 1, 0]]),
        ("hits", [[6, 1, 0, 0]]),
        ("marks", [0, 16, 0, 0]),
        ("marks", [4, 0, 0, 0]),
        ("blind", [32, 0]),
        ("echo", [1]),
        ("cursor", -1),
    ],
)
def test_what_was_pending_must_fit_the_position(field: str, value: object) -> None:
    whole: Any = GAME.dump(GAME.load({"course": "house_first_steps", "robots": TWO}))
    with pytest.raises(BadPositionError) as caught:
        GAME.load({**whole, "pending": {**whole["pending"], field: value}})
    assert caught.value.details["where"] == "pending"
    told(caught.value, "dump-misfit")


def test_a_part_of_another_position_is_refused() -> None:
    small = GAME.dump(GAME.load({"course": "house_first_steps", "robots": TWO}))
    with pytest.raises(BadPositionError) as caught:
        GAME.load({**small, "robots": [*TWO, {"robot": "hulk_x90", "x": 5, "y": 5}], "seats": 3})
    told(caught.value, "dump-misfit")


def test_a_course_of_ours_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadDataError) as caught:
        built_in_course("nowhere")
    told(caught.value, "no-such-course")
    assert "house_first_steps" in str(caught.value)


def test_a_course_without_a_name_is_spoken_of_without_one() -> None:
    with pytest.raises(BadDataError) as caught:
        check_course({"width": 0})
    assert str(caught.value).startswith("What you gave is not in order at width:")
    assert (
        translations_for("fr", GAME)
        .error(caught.value)
        .startswith("Ce que vous donnez n’est pas en ordre, à width\u202f:")
    )


def test_a_setting_is_called_by_its_name() -> None:
    with pytest.raises(BadSetupError) as caught:
        GAME.setup(4, {"lives": 4})
    for language in ("en", "fr"):
        translations = translations_for(language, GAME)
        assert f"({translations.setting('lives')})" in translations.error(caught.value)


def test_every_code_is_tried_here() -> None:
    tried = {case[0] for cases in (SETUPS, COURSES, POSITIONS, IMPOSSIBLE) for case in cases} | {"dump-misfit"}
    assert set(GAME.problems) - tried == set()
    assert tried - set(GAME.problems) <= set(reading.CORE_PROBLEMS)


def _codes(source: str) -> set[str]:
    """The codes in a file: `problem=` of a call, or the argument in its place of the functions that make errors."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [keyword.value for keyword in node.keywords if keyword.arg == "problem"]
        place = {"position_error": 1, "course_problem": 2, "_bad": 2}.get(name)
        if place is not None:
            given.append(node.args[place])
        constants = (part.value for value in given for part in ast.walk(value) if isinstance(part, ast.Constant))
        found |= {code for code in constants if isinstance(code, str)}
    return found


def test_every_code_in_the_source_is_declared() -> None:
    folder = resources.files("paddock.games.roborally")
    files = [
        file for room in ("components", "codec") for file in (folder / room).iterdir() if file.name.endswith(".py")
    ]
    codes = {code for file in files for code in _codes(file.read_text(encoding="utf-8"))}
    assert len(codes) > 50
    assert codes - {*GAME.problems, *reading.CORE_PROBLEMS} == set()
    assert set(GAME.problems) <= codes
