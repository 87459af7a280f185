"""A person at the full-screen table: keys, questions and answers, and turns watched step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from textual.events import Key

from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.terminal_renderer import renderer_of
from paddock.terminal import sentences
from paddock.terminal.rulebook import look_up
from paddock.terminal.screens import AskSheet, Sheet
from paddock.terminal.table_screen import Sight
from paddock.terminal.translator import clean, next_language, tongue

BEATS: Final = (0.0, 0.9, 0.4, 0.16, 0.05)
"""Seconds for a beat, by speed."""
ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
KEYS: Final = {
    "?": "why",
    "h": "hint",
    "H": "hint",
    "u": "back",
    "U": "back",
    "s": "save",
    "S": "save",
    "l": "log",
    "o": "options",
    "O": "options",
    "r": "rules",
    "R": "rules",
    "i": "square",
    "I": "square",
    "p": "position",
    "P": "position",
    "k": "keys",
    "K": "keys",
    "f1": "keys",
    "q": "quit",
    "Q": "quit",
    "ctrl+c": "quit",
    "L": "language",
    "backspace": "back",
    "+": "faster",
    "=": "faster",
    "-": "slower",
}
"""What a key does, unless it is a card of the hand or an answer. Capitals always do it (but L is the language)."""


class Seated(Sight):
    """The table with its keys. :meth:`ask` waits for a person's decision, :meth:`witness` shows what happened."""

    _answer: asyncio.Future[Decision] | None = None
    _deciding = False

    def on_mount(self) -> None:
        self._skip = asyncio.Event()
        self._ahead: list[str] = []
        super().on_mount()

    async def ask(self, seat: int) -> Decision:
        """Puts the question and waits until the person has decided."""
        self.look(seat)
        self._answer = asyncio.get_running_loop().create_future()
        self._deciding = False
        self.put(seat)
        while self._ahead and not self._answer.done():
            self.press(self._ahead.pop(0))
        try:
            return await self._answer
        finally:
            self._answer = None
            self.asked = None
            self.say("")

    async def witness(self, events: Sequence[Event], viewer: int | None) -> None:
        """Shows events one after the other at the chosen speed, then the position as it is."""
        seen = [event for event in events if event.visible_to(viewer)]
        self.viewer = viewer
        self._deciding = False
        self._ahead.clear()
        self.put(None)
        self._skip.clear()
        self.showing = True
        for event in seen:
            self.renderer.apply_event(self.shown, self.source.game.events.json(event))
            self.tell([event])
            self.caption = self.renderer.event_sentence(event)
            beat = BEATS[self.speed] * self.renderer.event_duration(event)
            if beat and not self._skip.is_set():
                self.draw()
                try:
                    await asyncio.wait_for(self._skip.wait(), beat)
                except TimeoutError:
                    continue
        self.showing = False
        self.look(viewer)
        self.put(None)

    # -- keys --------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        key = event.character if event.character is not None and event.character.isprintable() else event.key
        event.stop()
        event.prevent_default()
        self.press(key)

    def press(self, key: str) -> None:
        """One key: skips what is shown, moves the cursor, answers, or does what the key is for."""
        if self._deciding:
            self._ahead.append(key)
            return
        if self.cursor is not None:
            self._look_around(key)
            return
        self.say("")
        if self.showing and key in (" ", "enter"):
            self._skip.set()
        elif key.startswith("shift+") and key[6:] in ARROWS:
            across, down = ARROWS[key[6:]]
            self.query_one("#board").scroll_relative(4 * across, 2 * down, animate=False)
        elif not (self._answer is not None and self._answers(key)):
            doing = KEYS.get(key)
            if doing is not None:
                getattr(self, f"do_{doing}")()

    def _answers(self, key: str) -> bool:
        """Whether a key belongs to the question that is open."""
        if self.card_slots is not None:
            return self._lays(key)
        answer = sentences.yes_no(self.source, self.legal)
        if answer is not None and (key in ("y", "n") or (key == "o" and self.renderer.words.language == "fr")):
            self._decide(answer[1] if key == "n" else answer[0])
        elif key.isdecimal() and key != "0":
            shown = self.choices.on_page(self.size.width - 1, self.rows())
            if int(key) <= len(shown):
                self._decide(self.legal[shown[int(key) - 1]])
        elif key == "enter":
            self._decide(self.legal[self.choices.cursor])
        elif key in ARROWS:
            across, down = ARROWS[key]
            self.choices.move(down + across * self.rows())
            self.draw()
        else:
            meant = self.renderer.shortcut_decision(key, self.legal)
            if meant is None:
                return False
            self._decide(meant)
        return True

    def _lays(self, key: str) -> bool:
        """Programming by keys: a place, then a card; a card alone goes to the next place; Enter seals."""
        card_slots = self.card_slots
        if card_slots is None or self.asked is None:
            return False
        card = next((each for each in card_slots.cards if each.key == key), None)
        if card is not None:
            number = self.picked or card_slots.next_slot or card_slots.slots[-1].number
            self.picked = None
            self._try(card_slots.notation(number, card))
        elif key.isdecimal() and any(slot.number == int(key) for slot in card_slots.slots):
            self.picked = None if self.picked == int(key) else int(key)
            self.draw()
        elif key == "enter":
            self._try("seal")
        elif key == "escape":
            self.picked = None
            self.draw()
        else:
            return False
        return True

    def _try(self, notation: str) -> None:
        """Decides what a line writes, or says why that is not allowed."""
        assert self.asked is not None
        decision = self.source.game.space.parse(notation)
        refusal = self.source.why_not(self.asked, decision)
        if refusal is None:
            self._decide(decision)
        else:
            self.draw()
            brief = Refusal(refusal.clause, refusal.key, [], refusal.args)
            self.say(self.renderer.words.message("table-refused", refusal=self.renderer.words.refusal(brief)))

    def _decide(self, decision: Decision) -> None:
        if self._answer is not None and not self._answer.done():
            self._deciding = True
            self._answer.set_result(decision)

    # -- what keys do ------------------------------------------------------------------------------------------

    def _seat(self) -> int | None:
        return self.asked if self._answer is not None else None

    def do_why(self) -> None:
        seat = self._seat()
        words = self.renderer.words
        if seat is None:
            self.say(words.message("table-hint-none"))
            return

        def answer(text: str) -> list[str]:
            place = int(text[:6]) if text.isdecimal() else 0
            if 1 <= place <= len(self.legal):
                text = self.source.game.space.notation(self.legal[place - 1])
            return sentences.why(self.source, self.renderer, seat, clean(text)) if text else []

        title = words.message("table-why-title")
        kinds = [
            " ".join([kind.name, *(f"<{name}>" for name, _ in kind.args)]) for kind in self.source.game.space.kinds
        ]
        note = " · ".join(kinds)
        self.app.push_screen(
            AskSheet(words, title, sentences.why_question(self.source, self.renderer, seat), answer=answer, note=note)
        )

    def do_hint(self) -> None:
        seat = self._seat()
        if seat is None:
            self.say(self.renderer.words.message("table-hint-none"))
        else:
            self.say(self.renderer.words.message("table-hint-thinking"))
            self.run_worker(self._hint(seat), group="hint", exclusive=True)

    async def _hint(self, seat: int) -> None:
        found = await asyncio.to_thread(sentences.hint, self.source, self.renderer, seat)
        if self._seat() == seat:
            self.say(found)

    def do_back(self) -> None:
        seat = self._seat()
        if seat is None:
            return
        try:
            self.source.take_back(seat)
        except PaddockError as error:
            self.say(self.renderer.words.error(error))
            return
        self.look(seat)
        self.put(seat)
        self.say(self.renderer.words.message("table-taken-back"))

    def do_save(self) -> None:
        words = self.renderer.words

        def save(name: str | None) -> None:
            if name is None:
                return
            try:
                self.say(words.message("table-saved", file=self.source.save(clean(name, 80) or default)))
            except PaddockError as error:
                self.say(words.message("table-not-saved", problem=words.error(error)))

        default = f"{self.source.game.title}-{len(self.source.story())}"
        sheet = AskSheet(words, words.message("table-save-title"), words.message("table-save-ask"), value=default)
        self.app.push_screen(sheet, save)

    def _sheet(self, key: str, lines: Sequence[str], *, at_end: bool = False) -> None:
        self.app.push_screen(Sheet(self.renderer.words, self.renderer.words.message(key), lines, at_end=at_end))

    def do_log(self) -> None:
        self._sheet("table-log-title", list(sentences.story(self.source, self.renderer, self.viewer)), at_end=True)

    def do_options(self) -> None:
        cards = self.renderer.rule_cards(self.shown, self.viewer)
        lines = [line for name, text in cards for line in (name, f"  {text}", "")]
        self._sheet("table-options-title", lines or [self.renderer.words.message("table-options-none")])

    def do_position(self) -> None:
        self._sheet("table-key-position", self.renderer.position_lines(self.shown))

    def do_rules(self) -> None:
        words = self.renderer.words

        def answer(text: str) -> list[str]:
            found = look_up(self.source.game, words.language, clean(text))
            lines = [line for clause in found for line in (f"{clause.number}: {clause.text}", "")]
            return lines or [words.message("table-rules-none", query=clean(text, 40))]

        title = words.message("table-rules-title")
        self.app.push_screen(
            AskSheet(words, title, sentences.rules_question(self.source, self.renderer), answer=answer)
        )

    def do_keys(self) -> None:
        say = self.renderer.words.message
        self._sheet("table-keys-title", [f"{keys:16} {say(key)}" for keys, key in self.key_rows()])

    def key_rows(self) -> list[tuple[str, str]]:
        """All keys, each with the message that says what it is for."""
        say = self.renderer.words.message
        enter = say("table-enter")
        rows = [
            ("a b c …", "card"),
            ("1–5 a b c …", "place"),
            ("⌫ u", "back"),
            (enter, "seal"),
            (f"1–9 ↑↓ {enter}", "choose"),
            (say("table-yes-no-keys"), "yes"),
            *self.renderer.title_keys(),
            ("?", "why"),
            ("H", "hint"),
            ("I", "square"),
            ("o", "options"),
            ("r", "rules"),
            ("l", "log"),
            ("p", "position"),
            ("s", "save"),
            (say("table-space"), "skip"),
            ("− +", "speed"),
            ("⇧←↑↓→", "scroll"),
            ("L", "language"),
            ("k F1", "keys"),
            ("q", "quit"),
        ]
        return [(keys, name if "-key-" in name else f"table-key-{name}") for keys, name in rows]

    def do_language(self) -> None:
        language = next_language(self.renderer.words.language)
        self.renderer = renderer_of(self.source.game, tongue(language, self.source.game), self.source.seats)
        self.remember(language=language)
        picked = self.picked
        self.tell_again()
        if self._answer is not None:
            self.put(self.asked)
        self.picked = picked
        self.draw()

    def do_faster(self) -> None:
        self._pace(1)

    def do_slower(self) -> None:
        self._pace(-1)

    def _pace(self, by: int) -> None:
        self.speed = min(len(BEATS) - 1, max(0, self.speed + by))
        self.remember(speed=self.speed)
        self.draw()

    def do_quit(self) -> None:
        self.leave()

    def do_square(self) -> None:
        width, height = self.renderer.board_size(self.shown)
        if not width:
            self.say(self.renderer.words.message("table-no-squares"))
            return
        self.cursor = (width // 2, height // 2)
        focus = self.renderer.focus_offset(self.shown, self.viewer)
        for x in range(width):
            for y in range(height):
                if self.renderer.square_offset(x, y) == focus:
                    self.cursor = (x, y)
        self._look_around("")

    def _look_around(self, key: str) -> None:
        """The cursor on the board: what is on this square?"""
        assert self.cursor is not None
        if key in ARROWS:
            width, height = self.renderer.board_size(self.shown)
            across, down = ARROWS[key]
            self.cursor = ((self.cursor[0] + across) % width, (self.cursor[1] + down) % height)
        elif key:
            self.cursor = None
            self.say("")
            self.draw()
            return
        self.draw()
        self.say(self.renderer.square_text(self.shown, *self.cursor))

    # -- for the application -----------------------------------------------------------------------------------

    def remember(self, *, language: str | None = None, speed: int | None = None) -> None:
        """Keeps a choice for next time; the application knows where."""

    def leave(self) -> None:
        """Gets up from the table; the application knows how."""
