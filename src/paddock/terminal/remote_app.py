"""The full-screen table on a server: the same screen, with clocks, chat, proposals, and a connection that may break."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.widgets import RichLog

from paddock.core.errors import PaddockError
from paddock.core.terminal_renderer import TerminalRenderer, renderer_of
from paddock.core.translations import Translations
from paddock.terminal import remote_sentences
from paddock.terminal.interactive_screen import InteractiveTableScreen
from paddock.terminal.panels import MUTED_COLOUR
from paddock.terminal.remote_table import ONE_WORD_REQUESTS, STATUS_OVER, RemoteTable
from paddock.terminal.screens import InputScreen
from paddock.terminal.table_app import TableApp
from paddock.terminal.translator import clean_input, translator
from paddock.terminal.user_files import UserFiles

REMOTE_COMMAND_BY_KEY: Final = {"C": "talk", "Y": "agree", "N": "refuse", "W": "pause", "G": "go_back", "A": "bot"}
REMOTE_KEY_HELP: Final = (("C", "say"), ("Y N", "agree"), ("W", "pause"), ("G", "go_back"), ("A", "bot"))
"""What capitals do at a table on a server, beside the keys of any table."""


class RemoteTableScreen(InteractiveTableScreen):
    """The table, with what only a table on a server has."""

    def __init__(self, remote_table: RemoteTable, renderer: TerminalRenderer, speed: int) -> None:
        super().__init__(remote_table, renderer, speed)
        self.table: RemoteTable = remote_table
        self.connection_status: Final = remote_sentences.ConnectionStatus()

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        """The clocks go on."""
        if remote_sentences.clocks_text(self.table, self.renderer.translations):
            self.draw()

    def header_notes(self) -> list[str]:
        translations = self.renderer.translations
        state = [] if self.connection_status.is_connected else [translations.message("table-remote-away-short")]
        if self.table.status == "paused":
            state.append(translations.message("table-remote-paused"))
        times = remote_sentences.clocks_text(self.table, translations)
        own = self.table.seconds_left(self.table.own_seat) if self.table.own_seat is not None else None
        brief = [remote_sentences.format_clock(translations, own)] if own is not None else []
        notes = [" · ".join([*state, each]) for each in ([times] if times else []) + brief]
        return [*notes, *([" · ".join(state)] if state else super().header_notes())]

    def _footer(self) -> str:
        agreement = self.table.open_proposal()
        if agreement is not None and self.cursor is None:
            return remote_sentences.proposal_sentence(self.table, self.renderer.translations, agreement)
        return super()._footer()

    def show_announcements(self) -> None:
        """Tells what is new beside the game."""
        lines = self.connection_status.news_lines(self.table, self.renderer.translations)
        log = self.query_one("#story", RichLog)
        for line in lines:
            log.write(Text(line, MUTED_COLOUR))
        if lines and not self.is_animating:
            self.show_message(lines[-1])
        self.draw()

    def refresh_question(self) -> None:
        """Shows the position and the question as they are now."""
        self.show_position(self.table.own_seat)
        self.show_question(self.asked_seat)

    # -- keys --------------------------------------------------------------------------------------------------

    def press_key(self, key_name: str) -> None:
        doing = REMOTE_COMMAND_BY_KEY.get(key_name)
        if doing is not None and self.cursor is None and not self._is_deciding:
            self.show_message("")
            request = ONE_WORD_REQUESTS.get(doing)
            if request is not None:
                self.send_request(lambda: request(self.table))
            else:
                getattr(self, f"do_{doing}")()
        else:
            super().press_key(key_name)

    def _decide_notation(self, notation: str) -> None:
        try:
            super()._decide_notation(notation)
        except PaddockError as error:
            self.show_message(self.renderer.translations.error(error))

    async def _show_hint(self, seat: int) -> None:
        try:
            await super()._show_hint(seat)
        except PaddockError as error:
            self.show_message(self.renderer.translations.error(error))

    def do_language(self) -> None:
        super().do_language()
        self.table.connection.set_language(self.renderer.translations.language)

    def do_talk(self) -> None:
        translations = self.renderer.translations

        def send_typed(text: str | None) -> None:
            spoken = clean_input(text or "", 500)
            if spoken:
                self.send_request(lambda: self.table.send_chat(spoken))

        sheet = InputScreen(
            translations, translations.message("table-remote-say-title"), translations.message("table-remote-say-ask")
        )
        self.app.push_screen(sheet, send_typed)

    def do_go_back(self) -> None:
        translations = self.renderer.translations

        def propose_typed(text: str | None) -> None:
            if text is not None and text.strip().isdecimal():
                steps = int(text.strip()[:6])
                self.send_request(lambda: self.table.propose_rewind(steps))

        title, prompt = translations.message("table-remote-back-title"), translations.message("table-remote-back-ask")
        self.app.push_screen(InputScreen(translations, title, prompt, value="1"), propose_typed)

    def key_rows(self) -> list[tuple[str, str]]:
        return [*super().key_rows(), *((key, f"table-remote-key-{name}") for key, name in REMOTE_KEY_HELP)]

    def send_request(self, request: Callable[[], object]) -> None:
        """Asks the server without keeping the screen waiting; a refusal is said."""

        async def send_and_show() -> None:
            try:
                await asyncio.to_thread(request)
            except PaddockError as error:
                self.show_message(self.renderer.translations.error(error))

        self.run_worker(send_and_show(), group="table")


class RemoteApp(TableApp[bool | None]):
    """One match, full-screen. Returns whether another is wanted, or None when somebody leaves."""

    def __init__(self, remote_table: RemoteTable, user_files: UserFiles, *, language: str, speed: int) -> None:
        super().__init__(user_files, language=language, speed=speed)
        self.table = remote_table
        self.table_screen: RemoteTableScreen | None = None
        self._news = asyncio.Event()

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        self.table.connection.on_change = lambda: _wake_up(loop, self._news)
        self.run_worker(self._run_match(), exclusive=True, group="game")

    def on_unmount(self) -> None:
        self.table.connection.on_change = None

    @property
    def _translations(self) -> Translations:
        return translator(self.language, self.table.game)

    async def _run_match(self) -> None:
        try:
            self.exit(await self._play_match())
        except PaddockError as error:
            self.exit_lines.append(self._translations.error(error))
            self.exit(None)

    async def _play_match(self) -> bool:
        table = self.table
        self.table_screen = screen = RemoteTableScreen(
            table, renderer_of(table.game, self._translations, table.seats), self.speed
        )
        await self.push_screen(screen)
        if table.commitment is not None and table.step_count == 0:
            screen.show_message(self._translations.message("table-fair", hash=table.commitment))
        while True:
            self._news.clear()
            table.receive()
            screen.show_announcements()
            events = table.next_events()
            if events is not None:
                await screen.show_events(events, table.own_seat)
            elif table.status == STATUS_OVER:
                return await self.ask_what_next(table, screen.renderer, table.own_seat) == "r"
            elif table.is_asked:
                await self._ask_decision(screen)
            else:
                screen.show_position(table.own_seat)
                screen.show_question(None)
                await self._news.wait()

    async def _ask_decision(self, screen: RemoteTableScreen) -> None:
        """Timeouts for a decision, or for the question to be no longer open."""
        table = self.table
        seat, question = table.own_seat, table.question_number
        if seat is None:
            return
        legal = table.legal(seat)
        request = asyncio.create_task(screen.ask_decision(seat))
        try:
            while not request.done():
                news = asyncio.create_task(self._news.wait())
                await asyncio.wait({request, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if request.done():
                    break
                self._news.clear()
                table.receive()
                screen.show_announcements()
                if table.has_news or table.question_number != question:
                    return
                if table.legal(seat) != legal:
                    legal = table.legal(seat)
                    screen.refresh_question()
            await asyncio.to_thread(table.decide, seat, request.result())
        except PaddockError as error:
            if table.connection.fatal_error is not None:
                raise
            screen.show_message(screen.renderer.translations.error(error))
        finally:
            request.cancel()


def _wake_up(loop: asyncio.AbstractEventLoop, news: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(news.set)
