"""Rallyman: GT at the terminal: the road, the plan and its odds, in plain lines and on the full screen."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

from paddock.core.chance import LiveChance
from paddock.core.registry import game, titles
from paddock.core.terminal_renderer import renderer_of
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import LANGUAGES
from paddock.games.rallyman_gt.terminal.phrases import percent
from paddock.games.rallyman_gt.terminal.renderer import TitleRenderer
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.terminal.conftest import Pipe
from tests.terminal.test_local_app import asked, drive, every_screen, shown, table_screen, turn_page, until

GAME = game("rallyman_gt")
BOARD = (53, 17)
"""What the smallest screen has for the picture."""
PLANNED: dict[str, Any] = {
    "circuit": {"strip": ["103b", "115b", "103b"]},
    "cars": [{"at": "0:A1", "speed": 3, "focus": 2, "damage": {"gear": 1, "yellow_flag": 1}}, {"at": "1:A1"}],
    "order": ["blue", "red"],
    "phase": "plan",
    "turn": {"plan": ["gear 3 0:B2", "gear 2 1:B1"]},
}


def renderer(language: str = "en", seats: int = 2) -> TitleRenderer:
    found = renderer_of(
        GAME, translator(language, GAME), [TerminalSeat("me"), *[TerminalSeat("bot", "bot")] * (seats - 1)]
    )
    assert isinstance(found, TitleRenderer)
    return found


def at(position: dict[str, Any]) -> Any:
    state = GAME.load(position)
    GAME.advance(state, LiveChance(random.Random(1)))
    return state


def text(lines: Sequence[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def no_raw_keys(said: str) -> bool:
    return not re.search(r"\b(table|rg|ask|do|event|phase|problem)-[a-z]", said)


# -- the picture ------------------------------------------------------------------------------------------------


def test_the_picture_has_the_whole_circuit_the_road_ahead_and_the_plan_with_its_odds() -> None:
    state = at(PLANNED)
    drawn = text(renderer().draw_board(GAME.view(state, 0), GAME.preview(state, 0), {}).lines)
    assert (
        drawn
        == """\
 0  1  2
----2----
B  R

 0 orange    1 orange 115b           2 orange
+-----+-----+-----+-----+-----+-----+-----+-----+
|>B3  |A2   |>R0  |O1 <3|O2 <3|A2   |A1   |A2   |
|     |     |     |     |     |     |     |     |
+-----+-----+-----+-----+-----+-----+-----+-----+
|B1   |g3   |g2   :I1 <3      :B2   |B1   |B2   |
|     |     |     2           2     |     |     |
+-----+-----+-----+-----------+-----+-----+-----+
Plan      g3   g2
Speed      3    2
Track      ·    ·
Risk %     0    0
Dice: 1 4 5 6 (≤3) · gas 2 · brake 3 · lost at ⚠3"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circuit", [str(number) for number in range(1, 9)])
def test_a_longest_plan_on_any_circuit_fits_the_smallest_screen(circuit: str, language: str) -> None:
    chance = random.Random(circuit)
    state = GAME.setup(6, {"circuit": circuit})
    GAME.advance(state, LiveChance(chance))
    seat = GAME.waiting_for(state)[0]
    while True:
        steps = [each for each in GAME.legal(state, seat) if GAME.space.kinds[each.kind].is_quiet]
        if not steps:
            break
        GAME.play(state, seat, chance.choice(steps), LiveChance(chance))
    lines = renderer(language, 6).draw_board(GAME.view(state, seat), GAME.preview(state, seat), {}).lines
    assert len(lines) <= BOARD[1]
    band, under = lines[:4], lines[12:]
    assert max(line.cell_len for line in [*band, *under]) <= BOARD[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_likely_a_cannon_start_is_spoiled_is_told_wherever_its_odds_are(language: str) -> None:
    strip = {"circuit": {"strip": ["103b", "115b", "103b"]}, "settings": {"cannon_start": True}}
    state = at({**strip, "cars": [{"at": "0:A1"}, {"at": "1:A1"}], "order": ["blue", "red"]})
    its = renderer(language)
    view, told = GAME.view(state, 0), GAME.preview(state, 0)
    for short in (True, False):
        for gear in (1, 2):
            label = its.decision_label(view, GAME.space.parse(f"gear {gear} 0:A2"), told, is_short=short)
            assert ("17" in label) == (gear == 2)
    GAME.play(state, 0, GAME.space.parse("gear 2 0:A2"), LiveChance(random.Random(1)))
    view, told = GAME.view(state, 0), GAME.preview(state, 0)
    for short in (True, False):
        for line in ("roll", "flat_out"):
            assert "17" in its.decision_label(view, GAME.space.parse(line), told, is_short=short)
    assert "17" in text(its.draw_board(view, told, {}).lines)
    assert "17" in its.preview_text(view, told)


def test_a_failed_flat_out_shows_the_dice_as_they_have_fallen() -> None:
    turn = {
        "plan": ["gear 3 0:B2", "gas 1:B1", "gear 2 1:I1"],
        "faces": [["warning"], ["warning"], ["warning"]],
        "relaid": [["gear 3 0:B2", 1]],
    }
    state = at({**PLANNED, "phase": "relay", "turn": turn})
    drawn = text(renderer().draw_board(GAME.view(state, 0), GAME.preview(state, 0), {}).lines)
    assert "Rolled: g3⚠ gas⚠ g2⚠ · laid: g3⚠" in drawn


def test_marks_show_where_the_choices_lead_and_the_cursor_finds_its_spaces() -> None:
    state, its = at(PLANNED), renderer()
    view = GAME.view(state, 0)
    places = {its.square_of_decision(view, decision) for decision in GAME.legal(state, 0)}
    assert len(places) == 3
    spot = next(place for place in places if place is not None)
    picture = its.draw_board(view, {}, {spot: "2*"})
    column, line = picture.square_offset(*spot)
    assert picture.lines[line].plain[column : column + 2] == "2*"
    assert picture.focus == (1, 6)


def test_a_space_is_told_in_words() -> None:
    state = at(PLANNED)
    view = GAME.view(state, 0)
    assert renderer().named_square_text(view, "1:B1") == (
        "1:B1, danger orange · diagonally to 1:O1 · straight to 1:I1 (over a dotted 2)"
    )
    assert "limit 3" in str(renderer().named_square_text(view, "1:O1"))
    assert renderer().named_square_text(view, "9:Z9") is None


def test_chances_are_never_said_to_be_certain_when_they_are_not() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.126, 0.9999, 1.0)] == ["0", "<1", "13", ">99", "100"]


# -- plain lines ------------------------------------------------------------------------------------------------


def plain(pipe: Pipe, lines: Sequence[str], *options: str, seats: str = "me,random", language: str = "en") -> str:
    return pipe(lines, seats, title="rallyman_gt", settings=options, language=language).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lap_alone_is_driven_with_numbers_only(pipe: Pipe, language: str) -> None:
    output = plain(pipe, ["1"] * 1500, seats="me", language=language)
    assert no_raw_keys(output)
    assert re.search(r"\d+:\d\d", output.split("paddock replay")[0].splitlines()[-3])


def test_a_race_against_a_bot_is_told_step_by_step(pipe: Pipe) -> None:
    output = plain(pipe, ["1"] * 3000, seats="me,bot")
    assert "The game is over." in output
    assert re.search(r"Step 1: g\d to \d+:\w+ \(speed \d, \d+ % risk of losing control by then\)\.", output)


def test_odds_of_rolling_securing_stopping_and_flat_out_are_said(pipe: Pipe) -> None:
    output = plain(pipe, ["1", "1", "flat_out"], seats="me")
    assert re.search(r"Roll the next step \(\d+ % risk of losing control now; then about \d+ seconds", output)
    assert re.search(r"Go flat out \(<?\d+ % risk of losing control; brings 2 focus tokens; then about", output)
    assert "at 3 control is lost." in output


def test_a_die_is_taken_back_and_a_refusal_cites_its_clause(pipe: Pipe) -> None:
    output = plain(pipe, ["1", "u", "roll", "gear 4 0:A4", "? gear 4 0:A4", "I 0:A4", "B", "p", "H", "k"], seats="me")
    assert "Taken back." in output
    assert "Lay at least one step first. (RG-5.11) You may: Gear 1 to" in output
    assert "(RG-5.5)" in output
    assert "RG-5.5: From speed 0 only gear die 1 can start" in output
    assert "straight to 1:A1" in output
    assert "A bot would: Gear 1 to" in output


def test_the_position_is_told_once_in_a_turn(pipe: Pipe) -> None:
    output = plain(pipe, ["1", "1", "1"], seats="me")
    assert output.count("Blue (Player): on 0:B3, speed 0") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_qualifying_is_driven_by_everybody_alone(pipe: Pipe, language: str) -> None:
    output = plain(
        pipe, ["1", "1", "1", "roll", "B", "p", "H"], "qualifying=yes", "preset=full_race", language=language
    )
    assert no_raw_keys(output)
    assert ">B" in output


# -- the full screen --------------------------------------------------------------------------------------------


table = partial(drive, title="rallyman_gt", settings=())


@every_screen
def test_dice_are_laid_taken_back_and_rolled_by_keys(
    user_files: UserFiles, size: tuple[int, int], language: str
) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        def plan() -> list[str]:
            assert app.table is not None
            turn: Any = app.table.view(0).get("turn") or {}
            return list(turn.get("plan", []))

        await until(pilot, asked(app))
        await pilot.press("1")
        await until(pilot, lambda: len(plan()) == 1)
        await pilot.press("down", "enter")
        await until(pilot, lambda: len(plan()) == 2)
        assert "g1" in shown(app, "#picture")
        assert "%" in shown(app, "#choices")
        await pilot.press("backspace")
        await until(pilot, lambda: len(plan()) == 1)
        await pilot.press("I", "right")
        await until(pilot, lambda: "danger" in shown(app, "#message"))
        await pilot.press("escape", "k")
        await until(pilot, lambda: app.screen is not app.table_screen)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("1")
        await until(pilot, lambda: len(plan()) == 2)
        await pilot.press("g")
        await until(pilot, lambda: app.table is not None and app.table.view(0)["phase"] == "rolling")
        await until(pilot, asked(app))
        await pilot.press("g")
        await until(pilot, lambda: app.table is not None and app.table.view(0)["round"] != 1)
        await until(pilot, asked(app))
        assert no_raw_keys(shown(app, "#head") + shown(app, "#asked") + shown(app, "#choices") + shown(app, "#picture"))

    table(user_files, script, size=size, language=language)


def test_a_flat_out_is_one_key_and_brings_focus(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        await pilot.press("1")
        await until(pilot, lambda: "Flat out" in shown(app, "#choices"))
        await pilot.press("f")
        await until(pilot, lambda: app.table is not None and "gains_focus" in str(app.table.events_by_step()[-1]))
        assert "◈1" in shown(app, "#seats")

    table(user_files, script, seats="me")


def test_the_menu_leads_to_a_lap_alone(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await turn_page(app, pilot, "enter")
        await turn_page(app, pilot, str(titles().index("rallyman_gt") + 1))
        await until(pilot, lambda: "14 tiles" in shown(app, "#menu-line"))
        await turn_page(app, pilot, "1")
        await turn_page(app, pilot, "1")
        await until(pilot, asked(app))
        assert (
            table_screen(app)
            .renderer.status_line(table_screen(app).shown_view)
            .startswith("Circuit 1 · Round 1, white")
        )

    table(user_files, script, menu=True)
