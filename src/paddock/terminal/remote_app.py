"""The full-screen table on a server: the same screen, with clocks, chat, proposals, and a wire that may break."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App
from textual.binding import BindingType
from textual.widgets import RichLog

from paddock.core.errors import PaddockError
from paddock.core.terminal_renderer import TerminalRenderer, renderer_of
from paddock.core.translations import Translations
from paddock.terminal import remote_sentences, sentences
from paddock.terminal.interactive_screen import Seated
from paddock.terminal.panels import QUIET
from paddock.terminal.remote_table import OVER, RemoteTable
from paddock.terminal.screens import AskSheet, End, after_the_end
from paddock.terminal.translator import clean, tongue
from paddock.terminal.user_files import UserFiles

KEYS: Final = {"C": "talk", "Y": "agree", "N": "refuse", "W": "pause", "G": "go_back", "A": "bot"}
HELP: Final = (("C", "say"), ("Y N", "agree"), ("W", "pause"), ("G", "go_back"), ("A", "bot"))
"""What capitals do at a table on a server, beside the keys of any table."""


class RemoteScreen(Seated):
    """The table, with what only a table on a server has."""

    def __init__(self, table: RemoteTable, renderer: TerminalRenderer, speed: int) -> None:
        super().__init__(table, renderer, speed)
        self.table: Final = table
        self.line: Final = remote_sentences.Line()

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        """The clocks go on."""
        if remote_sentences.clocks(self.table, self.renderer.words):
            self.draw()

    def notes(self) -> list[str]:
        words = self.renderer.words
        state = [] if self.line.is_well else [words.message("table-remote-away-short")]
        if self.table.status == "paused":
            state.append(words.message("table-remote-paused"))
        times = remote_sentences.clocks(self.table, words)
        own = self.table.left(self.table.you) if self.table.you is not None else None
        brief = [remote_sentences.clock(words, own)] if own is not None else []
        found = [" · ".join([*state, each]) for each in ([times] if times else []) + brief]
        return [*found, *([" · ".join(state)] if state else super().notes())]

    def _foot(self) -> str:
        agreement = self.table.agreement()
        if agreement is not None and self.cursor is None:
            return remote_sentences.proposal(self.table, self.renderer.words, agreement)
        return super()._foot()

    def hear(self) -> None:
        """Tells what is new beside the game."""
        words = self.renderer.words
        changed = self.line.change(self.table, words)
        lines = [changed] if changed else []
        while self.table.words:
            lines.append(remote_sentences.told(self.table, words, self.table.words.popleft()))
        log = self.query_one("#story", RichLog)
        for line in lines:
            if line:
                log.write(Text(line, QUIET))
        if any(lines) and not self.showing:
            self.say(next(line for line in reversed(lines) if line))
        self.draw()

    def follow(self) -> None:
        """Shows the position and the question as they are now."""
        self.look(self.table.you)
        self.put(self.asked)

    # -- keys --------------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        doing = KEYS.get(key)
        if doing is not None and self.cursor is None and not self._deciding:
            self.say("")
            getattr(self, f"do_{doing}")()
        else:
            super().press(key)

    def _try(self, notation: str) -> None:
        try:
            super()._try(notation)
        except PaddockError as error:
            self.say(self.renderer.words.error(error))

    async def _hint(self, seat: int) -> None:
        try:
            await super()._hint(seat)
        except PaddockError as error:
            self.say(self.renderer.words.error(error))

    def do_language(self) -> None:
        super().do_language()
        self.table.wire.translations_for(self.renderer.words.language)

    def do_agree(self) -> None:
        self.ask_table(lambda: self.table.agree(True))

    def do_refuse(self) -> None:
        self.ask_table(lambda: self.table.agree(False))

    def do_pause(self) -> None:
        what = "resume" if self.table.status == "paused" else "pause"
        self.ask_table(lambda: self.table.propose(what))

    def do_bot(self) -> None:
        self.ask_table(self.table.hand_over)

    def do_talk(self) -> None:
        words = self.renderer.words

        def said(text: str | None) -> None:
            spoken = clean(text or "", 500)
            if spoken:
                self.ask_table(lambda: self.table.say(spoken))

        sheet = AskSheet(words, words.message("table-remote-say-title"), words.message("table-remote-say-ask"))
        self.app.push_screen(sheet, said)

    def do_go_back(self) -> None:
        words = self.renderer.words

        def chosen(text: str | None) -> None:
            if text is not None and text.strip().isdecimal():
                steps = int(text.strip()[:6])
                self.ask_table(lambda: self.table.propose_back(steps))

        title, prompt = words.message("table-remote-back-title"), words.message("table-remote-back-ask")
        self.app.push_screen(AskSheet(words, title, prompt, value="1"), chosen)

    def key_rows(self) -> list[tuple[str, str]]:
        return [*super().key_rows(), *((key, f"table-remote-key-{name}") for key, name in HELP)]

    def ask_table(self, asking: Callable[[], None]) -> None:
        """Asks the server without keeping the screen waiting; a refusal is said."""

        async def ask() -> None:
            try:
                await asyncio.to_thread(asking)
            except PaddockError as error:
                self.say(self.renderer.words.error(error))

        self.run_worker(ask(), group="table")

    # -- for the application -----------------------------------------------------------------------------------

    def remember(self, *, language: str | None = None, speed: int | None = None) -> None:
        app = self.app
        assert isinstance(app, RemoteApp)
        app.remember(language=language, speed=speed)

    def leave(self) -> None:
        self.app.exit(None)


class RemoteApp(App[bool | None]):
    """One match, full-screen. Returns whether another is wanted, or None when somebody leaves."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "leave_table", ""), ("ctrl+q", "leave_table", "")]

    def __init__(self, table: RemoteTable, user_files: UserFiles, *, language: str, speed: int) -> None:
        super().__init__()
        self.table = table
        self.user_files = user_files
        self.language = language
        self.speed = speed
        self.farewell: list[str] = []
        self.sight: RemoteScreen | None = None
        self._news = asyncio.Event()

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        self.table.wire.on_news = lambda: _wake(loop, self._news)
        self.run_worker(self._game(), exclusive=True, group="game")

    def on_unmount(self) -> None:
        self.table.wire.on_news = None

    @property
    def _words(self) -> Translations:
        return tongue(self.language, self.table.game)

    async def _game(self) -> None:
        try:
            self.exit(await self._play())
        except PaddockError as error:
            self.farewell.append(self._words.error(error))
            self.exit(None)

    async def _play(self) -> bool:
        table = self.table
        self.sight = sight = RemoteScreen(table, renderer_of(table.game, self._words, table.seats), self.speed)
        await self.push_screen(sight)
        if table.commitment is not None and table.step == 0:
            sight.say(self._words.message("table-fair", hash=table.commitment))
        while True:
            self._news.clear()
            table.take()
            sight.hear()
            events = table.next_events()
            if events is not None:
                await sight.witness(events, table.you)
            elif table.status == OVER:
                return await self._end(sight)
            elif table.is_asked:
                await self._ask(sight)
            else:
                sight.look(table.you)
                sight.put(None)
                await self._news.wait()

    async def _ask(self, sight: RemoteScreen) -> None:
        """Waits for a decision, or for the question to be no longer open."""
        table = self.table
        seat, question = table.you, table.question
        if seat is None:
            return
        legal = table.legal(seat)
        asking = asyncio.create_task(sight.ask(seat))
        try:
            while not asking.done():
                news = asyncio.create_task(self._news.wait())
                await asyncio.wait({asking, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if asking.done():
                    break
                self._news.clear()
                table.take()
                sight.hear()
                if table.has_news or table.question != question:
                    return
                if table.legal(seat) != legal:
                    legal = table.legal(seat)
                    sight.follow()
            await asyncio.to_thread(table.decide, seat, asking.result())
        except PaddockError as error:
            if table.wire.fatal is not None:
                raise
            sight.say(sight.renderer.words.error(error))
        finally:
            asking.cancel()

    async def _end(self, sight: RemoteScreen) -> bool:
        table = self.table
        while True:
            lines = await asyncio.to_thread(sentences.ending, table, sight.renderer)
            self.farewell = lines
            _, keys = table.sequel(sight.renderer.words)
            wanted = await self.push_screen_wait(End(sight.renderer.words, lines, keys))
            if wanted not in ("l", "a"):
                return wanted == "r"
            await self.push_screen_wait(await after_the_end(wanted, table, sight.renderer, table.you, self.size.width))

    def action_leave_table(self) -> None:
        self.exit(None)

    def remember(self, *, language: str | None = None, speed: int | None = None) -> None:
        """Keeps a choice for this evening and the next one."""
        preferences = self.user_files.load_preferences()
        if language is not None:
            self.language = preferences.language = language
        if speed is not None:
            self.speed = preferences.speed = speed
        self.user_files.save_preferences(preferences)


def _wake(loop: asyncio.AbstractEventLoop, news: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(news.set)
