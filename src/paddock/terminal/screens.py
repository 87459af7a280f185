"""Screens that are shown over the table: texts to scroll, lines to type, and the pause between two people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from paddock.core.terminal_renderer import TerminalRenderer
from paddock.core.translations import Translations
from paddock.terminal import sentences
from paddock.terminal.tables import Table

AnswerT = Callable[[str], Sequence[str]]


def paragraphs(lines: Sequence[str]) -> Text:
    """Lines as text; what is in them is shown as it is, never as markup."""
    return Text("\n").join(Text(line) for line in lines)


class TextSheet(ModalScreen[str | None]):
    """A sheet over the table: a title, perhaps a line to type, a text to scroll, and what can be pressed."""

    def __init__(self, title_name: str, text: Text, footer: str) -> None:
        super().__init__()
        self._title = title_name
        self._text = text
        self._footer = footer

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, "bold"), classes="sheet-title")
            yield from self.compose_input()
            with VerticalScroll(classes="sheet-body"):
                yield Static(self._text, id="text")
            yield Static(Text(self._footer), classes="sheet-foot")

    def compose_input(self) -> ComposeResult:
        """What stands between title and text."""
        yield from ()

    def action_close(self) -> None:
        self.dismiss(None)


class TextScreen(TextSheet):
    """A text to read; Esc closes it, and so does the key that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter,space", "close", "")]

    def __init__(
        self, translations: Translations, title_name: str, lines: Sequence[str], *, is_at_end: bool = False
    ) -> None:
        super().__init__(title_name, paragraphs(lines), translations.message("table-close"))
        self._is_at_end = is_at_end

    def on_mount(self) -> None:
        body = self.query_one(VerticalScroll)
        body.focus()
        if self._is_at_end:
            body.scroll_end(animate=False)


class InputScreen(TextSheet):
    """A line to type. With `answer` the screen stays open and shows what comes of each line; without, Enter gives
    the line back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close", "")]

    def __init__(
        self,
        translations: Translations,
        title_name: str,
        prompt: str,
        *,
        answer: AnswerT | None = None,
        value: str = "",
        note: str = "",
    ) -> None:
        super().__init__(title_name, Text(note), translations.message("table-close"))
        self._prompt = prompt
        self._answer = answer
        self._value = value

    def compose_input(self) -> ComposeResult:
        yield Static(Text(self._prompt), classes="sheet-prompt")
        yield Input(value=self._value, id="line", select_on_focus=False)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if self._answer is None:
            self.dismiss(event.value)
            return
        self.query_one("#text", Static).update(paragraphs(self._answer(event.value.strip()[:200])))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_key(self, event: Key) -> None:
        body = self.query_one(VerticalScroll)
        if event.key in ("down", "up", "pagedown", "pageup"):
            getattr(body, f"scroll_{event.key.replace('page', 'page_')}")()


class PassKeyboardScreen(Screen[bool]):
    """The keyboard goes to somebody else: an empty screen until Enter is pressed."""

    def __init__(self, translations: Translations, next_player_name: str) -> None:
        super().__init__()
        self._translations = translations
        self._next_player_name = next_player_name

    def compose(self) -> ComposeResult:
        with Vertical(id="pause"):
            yield Static(
                Text(self._translations.message("table-pass", who=self._next_player_name), "bold"), id="pause-who"
            )
            yield Static(
                Text(self._translations.message("table-pass-enter", who=self._next_player_name)), id="pause-how"
            )

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss(True)
        elif event.key in ("q", "Q", "ctrl+c"):
            self.dismiss(False)


class EndScreen(TextSheet):
    """The ranking, and what next: returns the key that says it."""

    def __init__(self, translations: Translations, lines: Sequence[str], keys_help: str) -> None:
        super().__init__(translations.message("table-end-title"), paragraphs(lines), keys_help)

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key in ("r", "a", "l", "q"):
            self.dismiss(event.key)
        elif event.key == "escape":
            self.dismiss("q")


async def log_or_analysis_screen(
    pressed_key: str, game_table: Table, renderer: TerminalRenderer, viewer: int | None, width: int
) -> TextScreen:
    """What can be read when a game is over: its whole log (`l`), or what looking at it again shows (`a`)."""
    translations = renderer.translations
    if pressed_key == "l":
        return TextScreen(
            translations,
            translations.message("table-log-title"),
            list(sentences.log_lines(game_table, renderer, viewer)),
            is_at_end=True,
        )
    lines = await asyncio.to_thread(sentences.analysis_lines, game_table, renderer, width - 8)
    return TextScreen(translations, translations.message("analysis-title"), lines)
