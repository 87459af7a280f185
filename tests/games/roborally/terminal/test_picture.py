"""The text picture: reviewed snapshots in `pictures/`, and what must be true of every picture.

`RENEW_PICTURES=1 pytest tests/games/roborally/terminal` draws the snapshots anew; look at them before you
commit them.
"""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from paddock.core.terminal_picture import Span, plain_text
from paddock.core.translations import translations_for
from paddock.games.roborally.components.content import (
    COURSE_DATA,
    FACING_EAST,
    FACING_NORTH,
    FACING_WEST,
    ROBOT_DATA,
    ROBOT_VALUES,
)
from paddock.games.roborally.components.course import Course, built_in_course, compile_course
from paddock.games.roborally.game import GAME
from paddock.games.roborally.terminal.describe import describe_robot, describe_square
from paddock.games.roborally.terminal.glyphs import ROBOT_LETTERS, Glyphs
from paddock.games.roborally.terminal.legend import legend
from paddock.games.roborally.terminal.picture import STYLES, draw_board, rows_around
from paddock.games.roborally.terminal.renderer import TitleRenderer
from tests.games.roborally import draw

PICTURES = Path(__file__).parent / "pictures"
STARTS: tuple[dict[str, Any], ...] = (
    {"x": 3, "y": 13, "facing": "N", "archive": [3, 11]},
    {"x": 5, "y": 6, "facing": "E", "damage": 6, "archive": [7, 1]},
    {"x": 7, "y": 3, "facing": "S", "archive": [0, 0]},
    {"x": 10, "y": 9, "facing": "W", "powered_down": True},
)
GHOST = (
    {"register": 1, "x": 3, "y": 12, "facing": "N"},
    {"register": 2, "x": 3, "y": 10, "facing": "E"},
    None,
)


def _starts(name: str) -> list[dict[str, Any]]:
    """The robots of the snapshots, but for those that would stand off the course or in a pit."""
    course = built_in_course(name)
    squares = [(start, course.square(start["x"], start["y"])) for start in STARTS]
    return [{**start} for start, square in squares if square >= 0 and not course.is_pit[square]]


def _view(course: Any, *robots: dict[str, Any], **more: Any) -> dict[str, Any]:
    placed = [{**robot} for robot in robots] or _starts(course)
    return GAME.view(GAME.load({"course": course, "phase": "power_down", "robots": placed, **more}), 0)


def _drawn(cells: dict[str, Any], *robots: dict[str, Any], **more: Any) -> tuple[dict[str, Any], Course]:
    return _view(cells, *robots, **more), compile_course(cells)


def _text(view: dict[str, Any], course: Course, **more: Any) -> list[str]:
    return plain_text(draw_board(view, course, **more)).split("\n")


def _square(lines: list[str], x: int, y: int) -> str:
    """The four characters of a square: its west edge and what is on it."""
    return lines[y + 1].ljust(200)[3 + 4 * x : 7 + 4 * x]


# -- snapshots -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("characters", ["unicode", "ascii"])
@pytest.mark.parametrize(
    "name",
    [
        "risky_exchange",
        "island_hop",
        "moving_targets",
        "whirlwind_tour",
        "capture_the_flag",
        "house_hot_metal",
        "pilgrimage",
    ],
)
def test_the_picture_is_the_one_that_was_reviewed(name: str, characters: str) -> None:
    course = built_in_course(name)
    starts = _starts(name)
    if name == "capture_the_flag":
        starts = [{**start, "archive": None} for start in starts] + [{"x": 20, "y": 1, "facing": "N"}]
    ghost = GHOST if course.height > 12 else None
    drawn = (
        plain_text(draw_board(_view(name, *starts), course, has_unicode=characters == "unicode", previewed_path=ghost))
        + "\n"
    )
    file = PICTURES / f"{name}.{characters}.txt"
    if os.environ.get("RENEW_PICTURES"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


# -- every course ----------------------------------------------------------------------------------------------

every_course = pytest.mark.parametrize("name", list(COURSE_DATA))


def _empty(name: str) -> dict[str, Any]:
    """A view of a course with nobody on it."""
    course = built_in_course(name)
    flags = [list(course.xy(square)) for square in course.flags]
    return {"robots": [], "flags": flags, "control": [0] * len(flags), "phase": "programming", "register": 0}


@every_course
def test_every_wall_can_be_seen(name: str) -> None:
    course = built_in_course(name)
    for unicode in (True, False):
        glyphs = Glyphs(has_unicode=unicode)
        lines = _text(_empty(name), course, has_unicode=unicode)
        for square, side in course.walls:
            x, y = course.xy(square)
            if side in (FACING_EAST, FACING_WEST):
                assert _square(lines, x + (side == FACING_EAST), y)[0] in (glyphs.wall, glyphs.pusher[FACING_EAST]), (
                    x,
                    y,
                    side,
                )
                continue
            step = -1 if side == FACING_NORTH else 1
            own, other = (glyphs.wall_north, glyphs.wall_south)[::-step]
            beyond = _square(lines, x, y + step) if 0 <= y + step < course.height else ""
            pusher = _square(lines, x, y)[0] in glyphs.pusher[::2]
            assert own in _square(lines, x, y) or other in beyond or pusher, (x, y, side)


@every_course
def test_belts_gears_flags_and_docks_show_in_their_squares(name: str) -> None:
    course = built_in_course(name)
    glyphs = Glyphs(has_unicode=True)
    lines = _text(_empty(name), course)
    for square in range(course.size):
        if not course.is_on_board[square]:
            continue
        x, y = course.xy(square)
        shown = _square(lines, x, y)
        speed, leave, _ = course.belts[square]
        if speed:
            assert glyphs.arrow(speed, leave) in shown
        if course.gear_rotation[square] and square not in course.flags:
            assert shown[1:] == glyphs.gear[course.gear_rotation[square]]
        if square in course.flags:
            flag = glyphs.free_flag if "toggle_control" in course.rules else glyphs.flag
            assert shown[1:3] == f"{flag}{course.flags.index(square) + 1}"
        if course.is_pit[square]:
            assert glyphs.pit[0] in shown
    for number, (square, _) in course.docks.items():
        assert str(number) in _square(lines, *course.xy(square))
    for laser in course.lasers:
        shown = _square(lines, *course.xy(laser.square))
        assert glyphs.cannon[laser.firing_direction] in shown
        assert laser.beams == 1 or str(laser.beams) in shown


@every_course
def test_a_picture_is_as_wide_as_it_says_and_knows_its_styles(name: str) -> None:
    course = built_in_course(name)
    lines = draw_board(_empty(name), course)
    assert len(lines) == course.height + 1
    assert {sum(len(span.text) for span in line) for line in lines[1:]} == {4 * course.width + 4}
    assert {span.style for line in lines for span in line} <= set(STYLES)
    wide = {
        char for char in plain_text(lines) if unicodedata.east_asian_width(char) in "WF" or unicodedata.combining(char)
    }
    assert not wide
    assert plain_text(draw_board(_empty(name), course, has_unicode=False)).isascii()


def test_a_course_of_one_board_leaves_room_on_a_screen_of_80_by_24() -> None:
    lines = _text(_view("risky_exchange"), built_in_course("risky_exchange"))
    assert len(lines) <= 18
    assert max(map(len, lines)) <= 52


# -- what stands on the board ----------------------------------------------------------------------------------


def test_robots_have_letters_of_their_own() -> None:
    assert list(ROBOT_LETTERS) == list(ROBOT_VALUES.names)
    assert len(set(ROBOT_LETTERS.values())) == len(ROBOT_LETTERS)
    assert all(ROBOT_LETTERS[robot["id"]] in robot["display_name"].upper() for robot in ROBOT_DATA)


def test_a_robot_shows_its_letter_its_facing_and_what_it_stands_on() -> None:
    course = draw.course(draw.belt(4, 4, "E"), draw.gear(5, 4, "cw"), draw.hammer(6, 4), flags=[(7, 4)])
    robots = [{"x": x, "y": 4, "facing": facing} for x, facing in ((4, "N"), (5, "E"), (6, "S"), (7, "W"), (8, "N"))]
    view, compiled = _drawn(course, *robots)
    lines = _text(view, compiled)
    assert [_square(lines, x, 4) for x in range(4, 9)] == [" F▲→", " A▶↻", " G▼◆", " B◀1", " D▲ "]
    styles = {span.style for line in draw_board(view, compiled) for span in line}
    assert {"robot-1", "robot-2", "robot-3", "robot-4", "robot-5"} <= styles


def test_a_powered_down_robot_sleeps_and_a_virtual_one_shares_its_square() -> None:
    robots = [{"x": 2, "y": 2, "powered_down": True}, {"x": 5, "y": 5}, {"x": 5, "y": 5, "virtual": True}]
    view, compiled = _drawn(draw.course(flags=[(0, 0)]), *robots, options={"virtual_robots": True})
    lines = _text(view, compiled)
    assert _square(lines, 2, 2) == " F▲z"
    assert _square(lines, 5, 5) == " A▲G"


def test_archives_are_small_letters() -> None:
    robots = ({"x": 2, "y": 2, "archive": [4, 4]}, {"x": 6, "y": 6, "archive": [0, 0]})
    view, compiled = _drawn(draw.course(flags=[(0, 0)]), *robots)
    lines = _text(view, compiled)
    assert _square(lines, 4, 4) == "  ·f"
    assert _square(lines, 0, 0) == " ⚑1a"


def test_the_ghost_shows_where_a_program_leads() -> None:
    view, compiled = _drawn(draw.course(draw.belt(3, 3, "W"), flags=[(0, 0)]), {"x": 2, "y": 2}, {"x": 6, "y": 6})
    path = [{"register": 1, "x": 2, "y": 2, "facing": "E"}, {"register": 2, "x": 3, "y": 3, "facing": "S"}, None]
    lines = _text(view, compiled, previewed_path=path)
    assert _square(lines, 2, 2) == " F▲1"
    assert _square(lines, 3, 3) == " 2▽←"


def test_squares_that_can_be_chosen_carry_marks() -> None:
    view, compiled = _drawn(draw.course(flags=[(0, 0)]), {"x": 2, "y": 2}, {"x": 6, "y": 6})
    lines = draw_board(view, compiled, square_marks={(4, 4): "a", (5, 4): "12"})
    assert Span("a", "mark") in lines[5]
    assert _square(plain_text(lines).split("\n"), 5, 4) == " 12 "


def test_flags_show_where_they_are_now_and_who_controls_them() -> None:
    moved = _view("moving_targets", {"x": 3, "y": 13}, {"x": 4, "y": 13}, flags=[[1, 1], [10, 11], [11, 5], [0, 6]])
    lines = _text(moved, built_in_course("moving_targets"))
    assert _square(lines, 1, 1) == " ⚑1→"
    assert "⚑" not in _square(lines, 1, 0)
    toggled = _view("toggle_boggle", control=[0, 2, 1])
    lines = _text(toggled, built_in_course("toggle_boggle"))
    assert [_square(lines, x, y) for x, y in ((5, 5), (9, 2), (9, 9))] == [" ⚐1 ", "┃2⚑2", " 1⚑3"]


def test_a_pusher_shows_its_registers_and_lights_up_when_it_acts() -> None:
    course = draw.course(draw.pusher(4, 4, "S", 2, 4), walls=[draw.wall(4, 4, "N")], flags=[(0, 0)])
    robots = ({"x": 2, "y": 2}, {"x": 6, "y": 6})
    for register, style in ((1, "pusher"), (2, "pusher-active")):
        view, compiled = _drawn(course, *robots, phase="register", register=register, step="C")
        assert Span("↧24", style) in draw_board(view, compiled)[5]


def test_a_crusher_and_crossing_beams_can_be_seen() -> None:
    course = draw.course(
        draw.crusher(2, 2, 1, 5), lasers=[draw.laser(0, 5, "E"), draw.laser(5, 0, "S", 3)], flags=[(0, 11)]
    )
    view, compiled = _drawn(course, {"x": 8, "y": 8}, {"x": 9, "y": 9})
    lines = _text(view, compiled)
    assert _square(lines, 2, 2) == " ⊗15"
    assert [_square(lines, 0, 5), _square(lines, 5, 5), _square(lines, 5, 0)] == [" ▸╌╌", "╌╌┼╌", "  ▾3"]


# -- windows and styles ----------------------------------------------------------------------------------------


def test_a_long_course_can_be_shown_in_part() -> None:
    course = built_in_course("pilgrimage")
    view = _view("pilgrimage")
    whole = _text(view, course)
    assert len(whole) == 29
    assert _text(view, course, rows=(12, 27)) == [whole[0], *whole[13:]]
    assert rows_around(course, 0, 16) == (0, 15)
    assert rows_around(course, 14, 16) == (6, 21)
    assert rows_around(course, 27, 16) == (12, 27)
    assert rows_around(course, 5, 99) == (0, 27)


def test_a_wide_course_can_be_shown_in_part() -> None:
    course = built_in_course("capture_the_flag")
    lines = _text(_empty("capture_the_flag"), course, columns=(12, 30))
    assert lines[0].split() == [str(x) for x in range(12, 24)]
    assert len(lines[5]) <= 52


def test_without_colour_there_is_one_style_and_the_same_text() -> None:
    course = built_in_course("island_hop")
    view = _view("island_hop")
    bare = draw_board(view, course, has_colour=False)
    assert {span.style for line in bare for span in line} == {""}
    assert plain_text(bare) == plain_text(draw_board(view, course))


# -- words -----------------------------------------------------------------------------------------------------


def test_a_square_is_told_in_one_line() -> None:
    translations = translations_for("en", GAME)
    course = built_in_course("moving_targets")
    told = {at: describe_square(course, *at, translations) for at in ((1, 1), (2, 0), (10, 1), (0, 15), (40, 0))}
    assert told[1, 1] == "1, 1: belt to the east, turning robots that it brings from the north."
    assert told[2, 0] == "2, 0: pusher to the south in registers 2, 4; wall on the north side."
    assert told[10, 1].endswith("from the east and west.")
    assert told[0, 15] == "0, 15: open floor."
    assert told[40, 0] == "40, 0: off the course."


def test_a_square_is_told_with_who_is_there_now() -> None:
    course = built_in_course("moving_targets")
    view = _view("moving_targets", {"x": 1, "y": 0, "facing": "E"}, {"x": 4, "y": 13})
    english = describe_square(course, 1, 0, translations_for("en", GAME), view)
    assert english == "1, 0: Fidget, facing east; flag 1; archive of Fidget; belt to the south."
    french = describe_square(course, 1, 0, translations_for("fr", GAME), view).replace("\u202f", " ")
    assert french.startswith("1, 0 : Fidget, tourné vers l’est ; drapeau 1 ; archive du robot Fidget ; tapis roulant")


@every_course
def test_every_square_of_every_course_can_be_told(name: str) -> None:
    course = built_in_course(name)
    for language in ("fr", "en"):
        translations = translations_for(language, GAME)
        for square in range(course.size):
            told = describe_square(course, *course.xy(square), translations)
            assert "{" not in told
            assert "here" not in told


def test_a_robot_is_told_in_one_line() -> None:
    translations = translations_for("en", GAME)
    lost = {"status": "destroyed", "archive": [3, 3], "lives": 1}
    view = _view("risky_exchange", {"x": 5, "y": 5, "damage": 5, "options": ["brakes"]}, lost)
    told = [describe_robot(robot, translations, view) for robot in view["robots"]]
    assert told == [
        "Fidget (F): at 5, 5, facing north; 5 Damage; register 5 locked; 3 Lives left; heads for flag 1; "
        "archive at 5, 5; Options: Brakes.",
        "Anvil (A): destroyed, back next turn; no Damage; one Life left; heads for flag 1; archive at 3, 3.",
    ]
    teams = _view("toggle_boggle")
    assert "team 1" in describe_robot(teams["robots"][0], translations, teams)
    assert "flag" not in describe_robot(teams["robots"][0], translations, teams)


def test_the_legend_explains_what_the_course_has() -> None:
    translations = translations_for("en", GAME)
    lines = plain_text(legend(built_in_course("risky_exchange"), translations)).split("\n")
    assert "⇒   Express belt: Carries a robot two squares: one first, then one more with all other belts." in lines
    assert not any("Pusher" in line for line in lines)
    assert plain_text(legend(built_in_course("moving_targets"), translations, has_unicode=False)).isascii()
    assert {span.style for line in legend(built_in_course("moving_targets"), translations) for span in line} <= set(
        STYLES
    )


def test_an_option_in_a_register_is_shown_among_the_cards() -> None:
    pair = ["P500", "P080", "dual_processor"]
    robot = {"x": 5, "y": 5, "options": ["crab_legs", "dual_processor"], "registers": [pair, None, None, None, None]}
    view = _view("risky_exchange", robot, phase="register", register=1)
    translations = translations_for("en", GAME)
    assert "↑1+↱+◆" in TitleRenderer(GAME, translations, []).board_details(view)[0].plain
