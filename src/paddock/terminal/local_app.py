"""The full-screen table as an application: opens the table, lets seats decide in turn, and never loses a game."""

from __future__ import annotations

import asyncio
import queue
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.terminal_renderer import renderer_of
from paddock.terminal import sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import GameRequest, GameSetup, save_for_later
from paddock.terminal.interactive_screen import Seated
from paddock.terminal.menu import Menu
from paddock.terminal.menu_screen import MenuScreen
from paddock.terminal.screens import AskSheet, End, Pause, after_the_end
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import tongue
from paddock.terminal.typed_chances import TypedOutcomes
from paddock.terminal.user_files import UserFiles


class TableScreen(Seated):
    """The table, with what only the application can do."""

    def remember(self, *, language: str | None = None, speed: int | None = None) -> None:
        app = self.app
        assert isinstance(app, TableApp)
        app.remember(language=language, speed=speed)

    def leave(self) -> None:
        app = self.app
        assert isinstance(app, TableApp)
        app.leave()


class TableApp(App[int]):
    """`paddock play`, full-screen. `farewell` is what is printed after the screen is gone."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "leave_table", ""), ("ctrl+q", "leave_table", "")]

    def __init__(
        self, user_files: UserFiles, setup: GameSetup | None, request: GameRequest, *, language: str, speed: int
    ) -> None:
        super().__init__()
        self.user_files = user_files
        self.setup = setup
        self.request = request
        self.language = language
        self.speed = speed
        self.farewell: list[str] = []
        self.table: LocalTable | None = None
        self.sight: TableScreen | None = None
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def on_mount(self) -> None:
        self.run_worker(self._evening(), exclusive=True, group="table")

    # -- the evening -------------------------------------------------------------------------------------------

    async def _evening(self) -> None:
        """Menu, game, and another one, until somebody leaves."""
        try:
            while True:
                if self.setup is None:
                    menu = Menu(self.user_files, self.request, self.language)
                    self.setup = await self.push_screen_wait(MenuScreen(menu))
                    self.language = menu.language
                    if self.setup is None:
                        break
                again = await self._game(self.setup)
                if not again:
                    break
                self.setup = self.setup.rematch()
        except LeaveTable:
            self.leave()
            return
        except PaddockError as error:
            game = self.setup.game if self.setup is not None else None
            self.farewell.append(tongue(self.language, game).error(error))
            self.exit(2, return_code=2)
            return
        self.leave()

    async def _game(self, setup: GameSetup) -> bool:
        """One game, from the setup to the ranking; returns whether another is wanted."""
        outcomes = TypedOutcomes(setup.game, tongue(self.language, setup.game), self._ask_chance)
        self.table = table = await asyncio.to_thread(setup.open, outcomes.ask)
        renderer = renderer_of(table.game, tongue(self.language, table.game), table.seats)
        self.sight = sight = TableScreen(table, renderer, self.speed)
        await self.push_screen(sight)
        for line in setup.intro_lines(renderer.words):
            sight.say(line)
        if setup.seed_is_missing:
            sight.say(renderer.words.message("table-unsealed"))
        elif table.commitment is not None and setup.record is None:
            sight.say(renderer.words.message("table-fair", hash=table.commitment))
        person: int | None = table.people[0] if len(table.people) == 1 else None
        watcher = person
        while True:
            told = await asyncio.to_thread(table.others)
            if told is not None:
                await sight.witness(told, watcher)
                person = watcher
                continue
            asked = sentences.next_person(table, person)
            if asked is None:
                break
            if asked != person:
                sight.look(None)
                sight.put(None)
                if not await self.push_screen_wait(Pause(sight.renderer.words, sight.renderer.seat_name(asked))):
                    raise LeaveTable
                person = asked
                sight.look(person)
                sight.tell_again()
            told = await self._decision(table, sight, person)
            if told:
                await sight.witness(told, watcher)
                person = watcher
            self._warn(table, sight)
        return await self._end(table, sight)

    async def _decision(self, table: LocalTable, sight: TableScreen, person: int) -> list[Event]:
        """What a person decides, and what comes of it; nothing if it was refused."""
        decision = await sight.ask(person)
        try:
            return await asyncio.to_thread(table.decide, person, decision)
        except PaddockError as error:
            sight.say(sight.renderer.words.error(error))
            return []

    def _warn(self, table: LocalTable, sight: TableScreen) -> None:
        if table.trouble is not None:
            problem = sight.renderer.words.error(table.trouble)
            sight.say(sight.renderer.words.message("table-not-saved", problem=problem))

    async def _end(self, table: LocalTable, sight: TableScreen) -> bool:
        while True:
            lines = sentences.ending(table, sight.renderer)
            self.farewell = lines
            _, keys = table.sequel(sight.renderer.words)
            wanted = await self.push_screen_wait(End(sight.renderer.words, lines, keys))
            if wanted not in ("l", "a"):
                self.farewell = lines if wanted == "q" else []
                await self.pop_screen()
                return wanted == "r"
            await self.push_screen_wait(await after_the_end(wanted, table, sight.renderer, None, self.size.width))

    # -- chances from a real table -----------------------------------------------------------------------------

    def _ask_chance(self, prompt: str, trouble: str) -> str:
        """Called from the thread in which a decision is carried out: waits for what a person types."""
        words = tongue(self.language)
        note = "\n".join(each for each in (trouble, words.message("table-chance-help")) if each)
        sheet = AskSheet(words, words.message("table-chance-title"), prompt, note=note)

        def push() -> None:
            self.push_screen(sheet, self._typed.put)

        self.call_from_thread(push)
        found = self._typed.get()
        if found is None:
            raise LeaveTable
        return found

    # -- leaving and remembering -------------------------------------------------------------------------------

    def action_leave_table(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Gets up: the game is kept, and how to go on with it is printed."""
        self._typed.put(None)
        if self.table is not None and self.table.outcome() is None:
            self.farewell = save_for_later(self.table, self.language)
        self.exit(0)

    def remember(self, *, language: str | None = None, speed: int | None = None) -> None:
        """Keeps a choice for this evening and the next one."""
        preferences = self.user_files.load_preferences()
        if language is not None:
            self.language = preferences.language = language
        if speed is not None:
            self.speed = preferences.speed = speed
        self.user_files.save_preferences(preferences)
