"""A table on a server, full-screen: keys lay cards there, others are heard, and a cut line comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from paddock.terminal.connection import TableConnection
from paddock.terminal.links import Link
from paddock.terminal.remote_app import RemoteApp, RemoteTableScreen
from paddock.terminal.remote_table import RemoteTable
from paddock.terminal.screens import EndScreen, InputScreen, TextScreen
from paddock.terminal.server_client import ServerClient
from paddock.terminal.user_files import UserFiles
from tests.patience import PATIENCE
from tests.terminal.club import LINK, ME, TIMEOUTS, Club
from tests.terminal.test_local_app import until

Script = Callable[[RemoteApp, Pilot[bool | None]], Awaitable[None]]


def drive(club: Club, user_files: UserFiles, opened: dict[str, Any], script: Script) -> RemoteApp:
    """Bob sits down at a table, the host begins, and a script of keys is played."""
    link = Link.parse(club.invitation(opened, club.url))
    client = ServerClient(link, user_files, "en", TIMEOUTS)
    token = client.take_seat(link, "Bob")
    client.close()
    club.post(opened, "start")
    connection = TableConnection(link, token, "en", "Bob", TIMEOUTS)
    connection.open()
    with connection.change_condition:
        assert connection.change_condition.wait_for(lambda: bool(connection.table_view), PATIENCE)
    app = RemoteApp(RemoteTable(connection, user_files), user_files, language="en", speed=0)

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, RemoteTableScreen) and app.screen.asked_seat is not None)
            await script(app, pilot)

    try:
        asyncio.run(play())
    finally:
        connection.close()
    return app


def screen(app: RemoteApp) -> RemoteTableScreen:
    assert app.table_screen is not None
    return app.table_screen


def laid(app: RemoteApp) -> int:
    card_slots = screen(app).card_slots
    return sum(bool(slot.cards) for slot in card_slots.slots) if card_slots is not None else -1


def test_keys_lay_cards_and_others_are_heard(club: Club, user_files: UserFiles) -> None:
    opened = club.table(ME, LINK)

    async def script(app: RemoteApp, pilot: Pilot[bool | None]) -> None:
        await pilot.press("a")
        await until(pilot, lambda: laid(app) == 1)
        await pilot.press("u")
        await until(pilot, lambda: laid(app) == 0)
        await pilot.press("C")
        await until(pilot, lambda: isinstance(app.screen, InputScreen))
        app.screen.query_one(Input).value = "hello"
        await pilot.press("enter")
        await until(pilot, lambda: any(each["text"] == "hello" for each in app.table.table_view["chat"]))
        await asyncio.to_thread(club.post, opened, "proposals", what="pause")
        await until(pilot, lambda: app.table.open_proposal() is not None)
        assert "proposes a pause" in screen(app)._footer()
        await pilot.press("Y")
        await until(pilot, lambda: app.table.status == "paused")
        await pilot.press("W")
        await until(pilot, lambda: app.table.table_view["proposal"] is not None)
        await asyncio.to_thread(club.post, opened, "answers", agrees=True)
        await until(pilot, lambda: screen(app).asked_seat is not None)
        club.cut(opened["match"])
        await pilot.press("b")
        await until(pilot, lambda: laid(app) == 1)
        await pilot.press("k")
        await until(pilot, lambda: isinstance(app.screen, TextScreen))
        await pilot.press("escape")
        await pilot.press("q")

    assert drive(club, user_files, opened, script).return_value is None


def test_a_game_is_played_to_its_end(club: Club, user_files: UserFiles) -> None:
    opened = club.table({"who": "bot", "level": "random"}, LINK)

    async def script(app: RemoteApp, pilot: Pilot[bool | None]) -> None:
        def is_asked() -> bool:
            return screen(app)._seat_to_answer() is not None and not screen(app)._is_deciding

        while not isinstance(app.screen, EndScreen):
            card_slots = screen(app).card_slots
            if is_asked() and card_slots is not None and card_slots.next_slot is not None:
                await pilot.press(card_slots.hand[0].key)
            else:
                await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, EndScreen) or is_asked())
        await pilot.press("q")

    app = drive(club, user_files, opened, script)
    assert app.return_value is False
    assert any("--verify" in line for line in app.exit_lines)
