"""The start menu on the full screen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import GameSetup
from paddock.terminal.menu import Menu
from paddock.terminal.translator import clean_input, translator


class MenuScreen(Screen[GameSetup | None]):
    """The menu, full-screen: arrows and Enter, Esc goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "back", ""),
        ("L", "language", ""),
        ("q", "leave", ""),
    ]

    def __init__(self, menu: Menu) -> None:
        super().__init__()
        self.menu = menu

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(id="menu-head")
            yield OptionList(id="menu-list", markup=False)
            yield Input(id="menu-name", max_length=24)
            yield Static(id="menu-line")
            yield Static(id="menu-foot")

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        page = self.menu.page()
        translations = translator(self.menu.language)
        head = Text("▞▚▞▚  P A D D O C K  ▞▚▞▚\n\n", "bold")
        head.append(self.menu.problem_text or page.prompt, "bold #ff7a5c" if self.menu.problem_text else "#ece7dc")
        self.query_one("#menu-head", Static).update(head)
        options = self.query_one(OptionList)
        name = self.query_one(Input)
        options.display, name.display = bool(page.entries), not page.entries
        options.clear_options()
        digits = [f" {place} " if place < 10 else "   " for place in range(1, len(page.entries) + 1)]
        options.add_options(
            Option(Text.assemble((digit, "bold"), entry.label))
            for digit, entry in zip(digits, page.entries, strict=True)
        )
        self.query_one("#menu-foot", Static).update(Text(translations.message("table-menu-help")))
        self._show_description("")
        if page.entries:
            options.highlighted = 0
            options.focus()
        else:
            name.value = ""
            name.focus()

    def _show_description(self, text: str) -> None:
        self.query_one("#menu-line", Static).update(Text(text))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        entries = self.menu.page().entries
        self._show_description(entries[event.option_index].description if event.option_index < len(entries) else "")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._answer(self.menu.page().entries[event.option_index].value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if clean_input(event.value):
            self._answer(clean_input(event.value))

    def key_digit(self, digit: int) -> None:
        entries = self.menu.page().entries
        if 1 <= digit <= len(entries):
            self._answer(entries[digit - 1].value)

    def on_key(self, event: Key) -> None:
        if event.character is not None and event.character.isdecimal() and self.menu.page().entries:
            event.stop()
            self.key_digit(int(event.character))

    def _answer(self, value: str) -> None:
        try:
            setup = self.menu.answer(value)
        except LeaveTable:
            self.dismiss(None)
            return
        if setup is not None:
            self.dismiss(setup)
        else:
            self._draw()

    def action_back(self) -> None:
        if self.menu.go_back():
            self._draw()
        else:
            self.dismiss(None)

    def action_language(self) -> None:
        self.menu.switch_language()
        self._draw()

    def action_leave(self) -> None:
        self.dismiss(None)
