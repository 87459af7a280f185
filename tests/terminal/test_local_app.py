"""The full-screen table, driven by keys at the smallest size and at a larger one."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from paddock.core.registry import titles
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.interactive_screen import InteractiveTableScreen
from paddock.terminal.local_app import LocalTableApp
from paddock.terminal.menu_screen import MenuScreen
from paddock.terminal.screens import EndScreen, InputScreen, PassKeyboardScreen, TextScreen
from paddock.terminal.user_files import UserFiles
from tests.patience import PATIENCE
from tests.terminal.conftest import FIRST_STEPS

SIZES = [(80, 24), (120, 40)]
every_screen = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param((80, 24), "en", id="small-en"),
        pytest.param((120, 40), "fr", id="large-fr"),
        pytest.param((80, 24), "fr", id="small-fr", marks=pytest.mark.long),
        pytest.param((120, 40), "en", id="large-en", marks=pytest.mark.long),
    ],
)
"""Both sizes in both languages; a quick run tries each of them once."""
Script = Callable[[LocalTableApp, Pilot[int]], Awaitable[None]]


def drive(
    user_files: UserFiles,
    script: Script,
    *,
    title: str = "roborally",
    seats: str = "me,random",
    settings: Sequence[str] = (FIRST_STEPS, "choose_robots=no"),
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    menu: bool = False,
    seed: int | None = 5,
    speed: int = 0,
) -> LocalTableApp:
    """Opens the table and plays a script of keys on it."""
    request = GameRequest(None if menu else title, seats, settings, seed=seed)
    setup = None if menu else GameSetup(request, user_files)
    app = LocalTableApp(user_files, setup, request, language=language, speed=speed)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await until(
                pilot,
                lambda: (
                    app.screen.is_mounted
                    and isinstance(app.screen, (InteractiveTableScreen, MenuScreen, PassKeyboardScreen))
                ),
            )
            await script(app, pilot)

    asyncio.run(play())
    return app


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late, "the table did not get there"
        await pilot.pause(0.02)
    await pilot.pause()


async def turn_page(app: LocalTableApp, pilot: Pilot[int], key: str) -> None:
    """A key that leads from one page of the menu to another."""
    screen = app.screen
    assert isinstance(screen, MenuScreen)

    def page() -> list[str]:
        found = screen.menu.page()
        return [found.prompt, *(entry.value for entry in found.entries)]

    before = page()
    await pilot.press(key)
    await until(pilot, lambda: app.screen is not screen or page() != before)


def table_screen(app: LocalTableApp) -> InteractiveTableScreen:
    assert app.table_screen is not None
    return app.table_screen


def asked(app: LocalTableApp) -> Callable[[], bool]:
    """Whether a question is put, and not answered already."""

    def is_asked() -> bool:
        screen = app.table_screen
        return (
            screen is not None
            and screen.is_mounted
            and screen._seat_to_answer() is not None
            and not screen._is_deciding
        )

    return is_asked


def shown(app: LocalTableApp, name: str) -> str:
    return str(app.screen.query_one(name, Static).render())


def registers(app: LocalTableApp) -> list[object]:
    assert app.table is not None
    robots = app.table.view(0)["robots"]
    assert isinstance(robots, list)
    return list(next(robot for robot in robots if robot["seat"] == 0)["registers"])


@pytest.mark.parametrize("size", SIZES)
def test_a_robot_is_programmed_taken_back_and_sealed_by_keys(user_files: UserFiles, size: tuple[int, int]) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        assert "Program your robot" in shown(app, "#asked")
        await pilot.press("a", "b")
        await until(pilot, lambda: registers(app)[1] is not None)
        await pilot.press("5", "c")
        await until(pilot, lambda: registers(app)[4] is not None)
        assert registers(app)[2:4] == [None, None]
        await pilot.press("backspace")
        await until(pilot, lambda: registers(app)[4] is None)
        await until(pilot, lambda: "Taken back." in shown(app, "#message"))
        await pilot.press("enter")
        await until(pilot, lambda: "Some registers are still empty. (RR-4.1)" in shown(app, "#message"))
        await pilot.press("a")
        await until(pilot, lambda: "You don’t have this card in your hand." in shown(app, "#message"))
        for key in "cde":
            table_screen(app).press_key(key)
        await until(pilot, lambda: None not in registers(app))
        await until(pilot, lambda: "Seal it?" in shown(app, "#asked"))
        assert "Alone on the course" in shown(app, "#choices") or "Careful" in shown(app, "#choices")
        await pilot.press("enter")
        await until(pilot, lambda: (app.table is not None and app.table.view(0)["turn"] != 1) and asked(app)())

    drive(user_files, script, size=size)


@every_screen
def test_help_hint_why_rules_square_and_log_open_and_close(
    user_files: UserFiles, size: tuple[int, int], language: str
) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        await pilot.press("k")
        await until(pilot, lambda: isinstance(app.screen, TextScreen))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("H")
        await until(pilot, lambda: bool(re.search(r"\w( \w){4}\s?:", shown(app, "#message"))))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, InputScreen))
        await pilot.press(*"seal", "enter")
        await until(pilot, lambda: "RR-4.1" in shown(app, "#text"))
        await pilot.press("escape", "r")
        await until(pilot, lambda: isinstance(app.screen, InputScreen))
        await pilot.press(*"4.3", "enter")
        await until(pilot, lambda: "RR-4.3" in shown(app, "#text"))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("I", "up", "left")
        await until(pilot, lambda: bool(re.match(r"\d+, \d+", shown(app, "#message"))))
        await pilot.press("escape")
        for key in ("l", "o", "p"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, TextScreen))
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is app.table_screen)
        assert not re.search(r"\b(table|rr)-[a-z]", shown(app, "#foot") + shown(app, "#asked"))

    drive(user_files, script, size=size, language=language)


def test_a_game_is_saved_under_a_name_and_left_without_loss(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        await pilot.press("a", "b")
        await until(pilot, lambda: registers(app)[1] is not None)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, InputScreen))
        await pilot.press("x", "enter")
        await until(pilot, lambda: app.screen is app.table_screen)
        await until(pilot, lambda: "Saved:" in shown(app, "#message"))
        await pilot.press("ctrl+c")
        await until(pilot, lambda: bool(app.exit_lines))

    app = drive(user_files, script)
    assert "--resume" in app.exit_lines[0]
    assert app.table is not None
    again = GameSetup(GameRequest(resume=str(app.table.path)), user_files).open()
    assert again.view(0)["robots"] == app.table.view(0)["robots"]


def test_the_language_switches_live_and_is_remembered(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        await pilot.press("L")
        await until(pilot, lambda: "Programmez votre robot" in shown(app, "#asked"))
        await pilot.press("plus")
        await until(pilot, lambda: table_screen(app).speed == 1)

    drive(user_files, script)
    assert user_files.load_preferences().language == "fr"
    assert user_files.load_preferences().speed == 1


def test_between_two_people_the_screen_is_empty_but_for_the_pause(user_files: UserFiles) -> None:
    screens: list[str] = []

    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: isinstance(app.screen, PassKeyboardScreen))
        await pilot.press("enter")
        await until(pilot, asked(app))
        first = table_screen(app).asked_seat
        card_slots = table_screen(app).card_slots
        assert card_slots is not None
        cards = {card.detail for card in card_slots.cards}
        await pilot.press(*"abcde")
        await until(pilot, lambda: "Seal it?" in shown(app, "#asked"))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PassKeyboardScreen))
        screens.append(app.export_screenshot())
        assert not [card for card in cards if f"&#160;{card}" in screens[0] or f">{card}" in screens[0]]
        await pilot.press("a")
        assert isinstance(app.screen, PassKeyboardScreen)
        await pilot.press("enter")
        await until(pilot, asked(app))
        other = table_screen(app).card_slots
        assert other is not None
        assert table_screen(app).asked_seat != first
        assert not cards & {card.detail for card in other.cards}

    drive(user_files, script, seats="Ann,Bob,random")


def test_a_turn_is_shown_step_by_step_and_can_be_skipped(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await until(pilot, asked(app))
        await pilot.press(*"abcde")
        await until(pilot, lambda: None not in registers(app))
        await pilot.press("enter")
        await until(pilot, lambda: table_screen(app).is_animating)
        await until(pilot, lambda: table_screen(app).shown_view["phase"] == "register")
        await pilot.press("k")
        await until(pilot, lambda: isinstance(app.screen, TextScreen))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("space")
        await until(pilot, lambda: not table_screen(app).is_animating)

    drive(user_files, script, speed=1)


@pytest.mark.parametrize("size", [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.long)])
def test_a_whole_game_ends_with_the_ranking_and_a_rematch(user_files: UserFiles, size: tuple[int, int]) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        while not isinstance(app.screen, EndScreen):
            if asked(app)():
                table_screen(app)._decide(table_screen(app).legal[0])
            await until(pilot, lambda: isinstance(app.screen, EndScreen) or asked(app)())
        await until(pilot, lambda: bool(app.screen.query("#text")))
        assert "1st:" in shown(app, "#text")
        assert "paddock replay" in shown(app, "#text").replace("\n", " ")
        before = app.table
        await pilot.press("r")
        await until(pilot, lambda: app.table is not before and asked(app)())

    drive(user_files, script, size=size, settings=(FIRST_STEPS, "max_turns=5"))


def test_the_menu_leads_from_a_course_to_a_table_and_continues_a_game(user_files: UserFiles) -> None:
    async def script(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await turn_page(app, pilot, "enter")
        await turn_page(app, pilot, str(titles().index("roborally") + 1))
        await until(pilot, lambda: "players" in shown(app, "#menu-line"))
        for key in ("enter", "enter", "escape", "enter", "6"):
            await turn_page(app, pilot, key)
        await until(pilot, lambda: not isinstance(app.screen, MenuScreen))
        assert app.table is not None
        assert [seat.bot for seat in app.table.seats] == ["", "club"]

    drive(user_files, script, menu=True)

    async def continued(app: LocalTableApp, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        await until(pilot, lambda: app.table is not None and isinstance(app.screen, InteractiveTableScreen))

    drive(user_files, continued, menu=True)


def test_chances_typed_from_a_real_table_are_asked_for_on_the_screen(user_files: UserFiles) -> None:
    request = GameRequest("roborally", "me,random", (FIRST_STEPS, "choose_robots=no"), is_chance_typed=True)
    app = LocalTableApp(user_files, GameSetup(request, user_files), request, language="en", speed=0)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, InputScreen))
            await pilot.press("0", "enter")
            await until(
                pilot, lambda: isinstance(app.screen, InputScreen) and "the deal" in shown(app, ".sheet-prompt")
            )
            line = " ".join(["*"] * 18)
            await pilot.press(*(key if key != " " else "space" for key in line), "enter")
            await until(pilot, asked(app))

    asyncio.run(play())
