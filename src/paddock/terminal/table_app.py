"""What the full-screen table here and the one on a server have in common as applications."""

from __future__ import annotations

import asyncio
from typing import ClassVar, TypeVar

from textual.app import App
from textual.binding import BindingType

from paddock.core.terminal_renderer import TerminalRenderer
from paddock.terminal import sentences
from paddock.terminal.screens import EndScreen, log_or_analysis_screen
from paddock.terminal.tables import Table
from paddock.terminal.user_files import UserFiles

ResultT = TypeVar("ResultT")


class TableApp(App[ResultT]):
    """A table, full-screen. `exit_lines` is what is printed after the screen is gone."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "leave_table", ""), ("ctrl+q", "leave_table", "")]

    def __init__(self, user_files: UserFiles, *, language: str, speed: int) -> None:
        super().__init__()
        self.user_files = user_files
        self.language = language
        self.speed = speed
        self.exit_lines: list[str] = []

    def remember_preferences(self, *, language: str | None = None, speed: int | None = None) -> None:
        """Keeps a choice for this evening and the next one."""
        if language is not None:
            self.language = language
            self.user_files.update_preferences(language=language)
        if speed is not None:
            self.speed = speed
            self.user_files.update_preferences(speed=speed)

    def leave_table(self) -> None:
        """Gets up from the table."""
        self.exit(None)

    def action_leave_table(self) -> None:
        self.leave_table()

    async def ask_what_next(self, game_table: Table, renderer: TerminalRenderer, viewer: int | None) -> str:
        """Shows the ranking, and log or analysis as they are asked for; returns the key that ends it."""
        while True:
            self.exit_lines = await asyncio.to_thread(sentences.ending_lines, game_table, renderer)
            _, keys = game_table.rematch_prompt(renderer.translations)
            key = await self.push_screen_wait(EndScreen(renderer.translations, self.exit_lines, keys))
            if key not in ("l", "a"):
                return key or "q"
            await self.push_screen_wait(
                await log_or_analysis_screen(key, game_table, renderer, viewer, self.size.width)
            )
