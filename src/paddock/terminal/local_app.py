"""The full-screen table as an application: opens the table, lets seats decide in turn, and never loses a game."""

from __future__ import annotations

import asyncio
import queue

from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.terminal_renderer import renderer_of
from paddock.terminal import sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import GameRequest, GameSetup, save_for_later
from paddock.terminal.interactive_screen import InteractiveTableScreen
from paddock.terminal.menu import Menu
from paddock.terminal.menu_screen import MenuScreen
from paddock.terminal.screens import InputScreen, PassKeyboardScreen
from paddock.terminal.table_app import TableApp
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.typed_chances import TypedOutcomes
from paddock.terminal.user_files import UserFiles


class LocalTableApp(TableApp[int]):
    """`paddock play`, full-screen."""

    def __init__(
        self, user_files: UserFiles, setup: GameSetup | None, request: GameRequest, *, language: str, speed: int
    ) -> None:
        super().__init__(user_files, language=language, speed=speed)
        self.setup = setup
        self.request = request
        self.table: LocalTable | None = None
        self.table_screen: InteractiveTableScreen | None = None
        self._typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def on_mount(self) -> None:
        self.run_worker(self._play_games(), exclusive=True, group="table")

    # -- game after game -------------------------------------------------------------------------------------------

    async def _play_games(self) -> None:
        """Menu, game, and another one, until somebody leaves."""
        try:
            while True:
                if self.setup is None:
                    menu = Menu(self.user_files, self.request, self.language)
                    self.setup = await self.push_screen_wait(MenuScreen(menu))
                    self.language = menu.language
                    if self.setup is None:
                        break
                if not await self._play_game(self.setup):
                    break
                self.setup = self.setup.rematch()
        except LeaveTable:
            self.leave_table()
            return
        except PaddockError as error:
            game = self.setup.game if self.setup is not None else None
            self.exit_lines.append(translator(self.language, game).error(error))
            self.exit(2, return_code=2)
            return
        self.leave_table()

    async def _play_game(self, setup: GameSetup) -> bool:
        """One game, from the setup to the ranking; returns whether another is wanted."""
        outcomes = TypedOutcomes(setup.game, translator(self.language, setup.game), self._ask_chance)
        self.table = table = await asyncio.to_thread(setup.open, outcomes.ask_outcome)
        renderer = renderer_of(table.game, translator(self.language, table.game), table.seats)
        self.table_screen = screen = InteractiveTableScreen(table, renderer, self.speed)
        await self.push_screen(screen)
        for line in setup.intro_lines(renderer.translations):
            screen.show_message(line)
        if setup.seed_is_missing:
            screen.show_message(renderer.message("table-unsealed"))
        elif table.commitment is not None and setup.record is None:
            screen.show_message(renderer.message("table-fair", hash=table.commitment))
        person: int | None = table.local_seats[0] if len(table.local_seats) == 1 else None
        watcher = person
        while True:
            events = await asyncio.to_thread(table.wait_for_others)
            if events is not None:
                await screen.show_events(events, watcher)
                person = watcher
                continue
            asked = sentences.next_person(table, person)
            if asked is None:
                break
            if asked != person:
                screen.show_position(None)
                screen.show_question(None)
                pause = PassKeyboardScreen(screen.renderer.translations, screen.renderer.seat_name(asked))
                if not await self.push_screen_wait(pause):
                    raise LeaveTable
                person = asked
                screen.show_position(person)
                screen.rebuild_log()
            events = await self._take_decision(table, screen, person)
            if events:
                await screen.show_events(events, watcher)
                person = watcher
            if table.save_error is not None:
                problem = screen.renderer.translations.error(table.save_error)
                screen.show_message(screen.renderer.message("table-not-saved", problem=problem))
        key = await self.ask_what_next(table, screen.renderer, None)
        self.exit_lines = self.exit_lines if key == "q" else []
        await self.pop_screen()
        return key == "r"

    async def _take_decision(
        self, local_table: LocalTable, screen: InteractiveTableScreen, person_seat: int
    ) -> list[Event]:
        """What a person decides, and what comes of it; nothing if it was refused."""
        decision = await screen.ask_decision(person_seat)
        try:
            return await asyncio.to_thread(local_table.decide, person_seat, decision)
        except PaddockError as error:
            screen.show_message(screen.renderer.translations.error(error))
            return []

    # -- chances from a real table -----------------------------------------------------------------------------

    def _ask_chance(self, prompt: str, problem_text: str) -> str:
        """Called from the thread in which a decision is carried out: waits for what a person types."""
        translations = translator(self.language)
        note = "\n".join(each for each in (problem_text, translations.message("table-chance-help")) if each)
        sheet = InputScreen(translations, translations.message("table-chance-title"), prompt, note=note)

        def push_screen_and_wait() -> None:
            self.push_screen(sheet, self._typed.put)

        self.call_from_thread(push_screen_and_wait)
        typed = self._typed.get()
        if typed is None:
            raise LeaveTable
        return typed

    def leave_table(self) -> None:
        """Gets up: the game is kept, and how to go on with it is printed."""
        self._typed.put(None)
        if self.table is not None and self.table.outcome() is None:
            self.exit_lines = save_for_later(self.table, self.language)
        self.exit(0)
