"""The table works for a title that it has never heard of: from views, the legal list and words alone."""

from __future__ import annotations

import asyncio
import io
import random

import pytest
from rich.text import Text

from paddock.core.chance import LiveChance
from paddock.core.game_session import GameSession
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.menu import Menu, run_plain_menu
from paddock.terminal.panels import ChoiceList, text_in_columns
from paddock.terminal.plain_table import LineIO, PlainTable
from paddock.terminal.play_command import run
from paddock.terminal.screens import EndScreen
from paddock.terminal.seating import parse_seats
from paddock.terminal.tables import LocalTable
from paddock.terminal.user_files import UserFiles
from tests.core.toy import DASH
from tests.terminal.test_local_app import asked, until


def toy_table(user_files: UserFiles, seats: str = "me,random") -> LocalTable:
    names = parse_seats(DASH, seats)
    game_session = GameSession.start(DASH, len(names), {}, LiveChance(random.Random(3)), [seat.name for seat in names])
    return LocalTable(game_session, names, user_files, user_files.new_game_path("dash"))


def test_a_toy_title_is_played_to_its_end_in_plain_lines(user_files: UserFiles) -> None:
    writing = io.StringIO()
    lines = LineIO(io.StringIO("1\n" * 400), writing, can_clear=False)
    assert not PlainTable(toy_table(user_files), "en", lines, user_files).run()
    assert "The game is over." in writing.getvalue()
    assert "Choose one of" in writing.getvalue()


def test_a_toy_title_is_played_to_its_end_on_the_full_screen(user_files: UserFiles) -> None:
    class ToySetup(GameSetup):
        def __init__(self) -> None:
            self.record, self.seed_is_missing, self.game = None, False, DASH

        def open(self, ask: object = None) -> LocalTable:
            return toy_table(user_files)

    app = LocalTableApp(user_files, ToySetup(), GameRequest("dash"), language="fr", speed=0)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while not isinstance(app.screen, EndScreen):
                if asked(app)():
                    await pilot.press("1")
                await until(pilot, lambda: isinstance(app.screen, EndScreen) or asked(app)())

    asyncio.run(play())


def test_a_broken_off_menu_costs_nothing_and_a_whole_one_opens_a_table(user_files: UserFiles) -> None:
    writing = io.StringIO()
    typed = "L\nL\n9\nx\n1\nb\n1\nroborally\n1\n2\n3\nZoé\n1\n"
    lines = LineIO(io.StringIO(typed), writing, can_clear=False)
    setup, language = run_plain_menu(GameRequest(), "en", lines, user_files)
    assert language == "en"
    assert [seat.name for seat in setup.seats] == ["me", "Zoé", "bot"]
    assert setup.new_settings == {"course": "house_first_steps"}
    assert "“x” is none of the" in writing.getvalue()
    assert "Jeux de course" in writing.getvalue()
    again = Menu(user_files, GameRequest(), "fr").page().entries
    assert [entry.value for entry in again][:2] == ["again", "new"]


def test_the_menu_says_what_is_wrong_with_a_name_and_starts_again(user_files: UserFiles) -> None:
    menu = Menu(user_files, GameRequest(), "en")
    for value in ("new", "roborally", "house_first_steps", "2", "person", "x" * 30):
        assert menu.answer(value) is None
    assert "longer than" in menu.problem_text
    assert menu.page().entries[0].value == "new"


def test_the_menu_comes_by_itself_when_nothing_is_asked_for(
    user_files: UserFiles, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(language="en", plain=True, user_files=user_files) == 0
    assert "New game" in capsys.readouterr().out


def test_choices_are_laid_out_in_columns_and_pages() -> None:
    choices = ChoiceList([f"Start at {n}, 0" for n in range(40)])
    assert len(choices.visible_range(79, 4)) == 12
    assert all(line.cell_len <= 79 for line in choices.text(79, 4).split("\n"))
    choices.move(-1)
    assert choices.cursor == 39
    assert choices.visible_range(79, 4).start == 36
    assert "4/4" in choices.text(79, 4).plain
    assert ChoiceList([]).text(79, 4).plain == ""
    assert text_in_columns([Text("a"), Text("b"), Text("c")], 20, 2).plain.split() == ["a", "c", "b"]
