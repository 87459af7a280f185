"""A person at the full-screen table: keys, questions and answers, and turns watched step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from textual.events import Key

from paddock.core.changes import with_changes
from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.terminal_renderer import renderer_of
from paddock.terminal import sentences
from paddock.terminal.rulebook import find_clauses
from paddock.terminal.screens import InputScreen, TextScreen
from paddock.terminal.table_app import TableApp
from paddock.terminal.table_screen import TableScreen
from paddock.terminal.translator import clean_input, next_language, translator

ANIMATION_SECONDS: Final = (0.0, 0.9, 0.4, 0.16, 0.05)
"""Seconds for a beat, by speed."""
DIRECTION_BY_ARROW_KEY: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
KEYS_BY_COMMAND: Final = {
    "why": "?",
    "hint": "h H",
    "back": "u U backspace",
    "save": "s S",
    "log": "l",
    "cards": "o O",
    "rules": "r R",
    "square": "i I",
    "position": "p P",
    "keys": "k K f1",
    "quit": "q Q ctrl+c",
    "language": "L",
    "faster": "+ =",
    "slower": "-",
}
COMMAND_BY_KEY: Final = {key: command for command, keys in KEYS_BY_COMMAND.items() for key in keys.split()}
"""What a key does, unless it is a card of the hand or an answer. Capitals always do it (but L is the language)."""


class InteractiveTableScreen(TableScreen):
    """The table with its keys: :meth:`ask_decision` waits for a decision, :meth:`show_events` shows what happened."""

    _pending_answer: asyncio.Future[Decision] | None = None
    _is_deciding = False

    @property
    def _table_app(self) -> TableApp[Any]:
        app = self.app
        assert isinstance(app, TableApp)
        return app

    def on_mount(self) -> None:
        self._skips_animation = asyncio.Event()
        self._keys_ahead: list[str] = []
        super().on_mount()

    async def ask_decision(self, seat: int) -> Decision:
        """Puts the question and waits until the person has decided."""
        self.show_position(seat)
        self._pending_answer = asyncio.get_running_loop().create_future()
        self._is_deciding = False
        self.show_question(seat)
        while self._keys_ahead and not self._pending_answer.done():
            self.press_key(self._keys_ahead.pop(0))
        try:
            return await self._pending_answer
        finally:
            self._pending_answer = None
            self.asked_seat = None
            self.show_message("")

    async def show_events(self, events: Sequence[Event], viewer: int | None) -> None:
        """Shows events one after the other at the chosen speed, then the position as it is."""
        seen = [event for event in events if event.visible_to(viewer)]
        self.viewer = viewer
        self._is_deciding = False
        self._keys_ahead.clear()
        self.show_question(None)
        self._skips_animation.clear()
        self.is_animating = True
        for event in seen:
            self.shown_view = with_changes(self.shown_view, event.changes.get(viewer, ()))
            self.add_to_log([event])
            self.caption = self.renderer.event_sentence(event)
            beat = ANIMATION_SECONDS[self.speed] * self.renderer.event_duration(event)
            if beat and not self._skips_animation.is_set():
                self.draw()
                try:
                    await asyncio.wait_for(self._skips_animation.wait(), beat)
                except TimeoutError:
                    continue
        self.is_animating = False
        self.show_position(viewer)
        self.show_question(None)

    # -- keys --------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        key = event.character if event.character is not None and event.character.isprintable() else event.key
        event.stop()
        event.prevent_default()
        self.press_key(key)

    def press_key(self, key_name: str) -> None:
        """One key: skips what is shown, moves the cursor, answers, or does what the key is for."""
        if self._is_deciding:
            self._keys_ahead.append(key_name)
            return
        if self.cursor is not None:
            self._move_cursor(key_name)
            return
        self.show_message("")
        if self.is_animating and key_name in (" ", "enter"):
            self._skips_animation.set()
        elif key_name.startswith("shift+") and key_name[6:] in DIRECTION_BY_ARROW_KEY:
            across, down = DIRECTION_BY_ARROW_KEY[key_name[6:]]
            self.query_one("#board").scroll_relative(4 * across, 2 * down, animate=False)
        elif not (self._pending_answer is not None and self._handle_answer_key(key_name)):
            doing = COMMAND_BY_KEY.get(key_name)
            if doing is not None:
                getattr(self, f"do_{doing}")()

    def _handle_answer_key(self, key_name: str) -> bool:
        """Whether a key belongs to the question that is open."""
        if self.card_slots is not None:
            return self._handle_card_key(key_name)
        answer = sentences.yes_no_decisions(self.table, self.legal)
        if answer is not None and (
            key_name in ("y", "n") or (key_name == "o" and self.renderer.translations.language == "fr")
        ):
            self._decide(answer[1] if key_name == "n" else answer[0])
        elif key_name.isdecimal() and key_name != "0":
            shown = self.choices.visible_range(self.size.width - 1, self.choice_rows())
            if int(key_name) <= len(shown):
                self._decide(self.legal[shown[int(key_name) - 1]])
        elif key_name == "enter":
            self._decide(self.legal[self.choices.cursor])
        elif key_name in DIRECTION_BY_ARROW_KEY:
            across, down = DIRECTION_BY_ARROW_KEY[key_name]
            self.choices.move(down + across * self.choice_rows())
            self.draw()
        else:
            meant = self.renderer.shortcut_decision(key_name, self.legal)
            if meant is None:
                return False
            self._decide(meant)
        return True

    def _handle_card_key(self, key_name: str) -> bool:
        """Programming by keys: a place, then a card; a card alone goes to the next place; Enter seals."""
        card_slots = self.card_slots
        if card_slots is None or self.asked_seat is None:
            return False
        card = next((each for each in card_slots.cards if each.key == key_name), None)
        if card is not None:
            number = self.picked_slot or card_slots.next_slot or card_slots.slots[-1].number
            self.picked_slot = None
            self._decide_notation(card_slots.notation(number, card))
        elif key_name.isdecimal() and any(slot.number == int(key_name) for slot in card_slots.slots):
            self.picked_slot = None if self.picked_slot == int(key_name) else int(key_name)
            self.draw()
        elif key_name == "enter":
            self._decide_notation("seal")
        elif key_name == "escape":
            self.picked_slot = None
            self.draw()
        else:
            return False
        return True

    def _decide_notation(self, notation: str) -> None:
        """Decides what a line writes, or says why that is not allowed."""
        assert self.asked_seat is not None
        decision = self.table.game.space.parse(notation)
        refusal = self.table.refusal_for(self.asked_seat, decision)
        if refusal is None:
            self._decide(decision)
        else:
            self.draw()
            brief = Refusal(refusal.clause_id, refusal.message_key, [], refusal.args)
            self.show_message(self.renderer.message("table-refused", refusal=self.renderer.translations.refusal(brief)))

    def _decide(self, decision: Decision) -> None:
        if self._pending_answer is not None and not self._pending_answer.done():
            self._is_deciding = True
            self._pending_answer.set_result(decision)

    # -- what keys do ------------------------------------------------------------------------------------------

    def _seat_to_answer(self) -> int | None:
        return self.asked_seat if self._pending_answer is not None else None

    def do_why(self) -> None:
        seat = self._seat_to_answer()
        translations = self.renderer.translations
        if seat is None:
            self.show_message(translations.message("table-hint-none"))
            return

        def answer(text: str) -> list[str]:
            place = int(text[:6]) if text.isdecimal() else 0
            if 1 <= place <= len(self.legal):
                text = self.table.game.space.notation(self.legal[place - 1])
            return sentences.refusal_lines(self.table, self.renderer, seat, clean_input(text)) if text else []

        title = translations.message("table-why-title")
        kinds = [" ".join([kind.name, *(f"<{name}>" for name, _ in kind.args)]) for kind in self.table.game.space.kinds]
        note = " · ".join(kinds)
        self.app.push_screen(
            InputScreen(
                translations, title, sentences.why_question(self.table, self.renderer, seat), answer=answer, note=note
            )
        )

    def do_hint(self) -> None:
        seat = self._seat_to_answer()
        if seat is None:
            self.show_message(self.renderer.message("table-hint-none"))
        else:
            self.show_message(self.renderer.message("table-hint-thinking"))
            self.run_worker(self._show_hint(seat), group="hint", exclusive=True)

    async def _show_hint(self, seat: int) -> None:
        hint = await asyncio.to_thread(sentences.hint_text, self.table, self.renderer, seat)
        if self._seat_to_answer() == seat:
            self.show_message(hint)

    def do_back(self) -> None:
        seat = self._seat_to_answer()
        if seat is None:
            return
        try:
            self.table.take_back(seat)
        except PaddockError as error:
            self.show_message(self.renderer.translations.error(error))
            return
        self.show_position(seat)
        self.show_question(seat)
        self.show_message(self.renderer.message("table-taken-back"))

    def do_save(self) -> None:
        translations = self.renderer.translations

        def save(file_name: str | None) -> None:
            if file_name is None:
                return
            try:
                self.show_message(
                    translations.message(
                        "table-saved", file=self.table.save_copy(clean_input(file_name, 80) or default)
                    )
                )
            except PaddockError as error:
                self.show_message(translations.message("table-not-saved", problem=translations.error(error)))

        default = f"{self.table.game.title}-{len(self.table.events_by_step())}"
        sheet = InputScreen(
            translations,
            translations.message("table-save-title"),
            translations.message("table-save-ask"),
            value=default,
        )
        self.app.push_screen(sheet, save)

    def _show_text(self, closing_key: str, lines: Sequence[str], *, is_at_end: bool = False) -> None:
        self.app.push_screen(
            TextScreen(self.renderer.translations, self.renderer.message(closing_key), lines, is_at_end=is_at_end)
        )

    def do_log(self) -> None:
        self._show_text(
            "table-log-title", list(sentences.log_lines(self.table, self.renderer, self.viewer)), is_at_end=True
        )

    def do_cards(self) -> None:
        cards = self.renderer.rule_cards(self.shown_view, self.viewer)
        lines = [line for name, text in cards for line in (name, f"  {text}", "")]
        self._show_text("table-options-title", lines or [self.renderer.message("table-options-none")])

    def do_position(self) -> None:
        self._show_text("table-key-position", self.renderer.position_lines(self.shown_view))

    def do_rules(self) -> None:
        translations = self.renderer.translations

        def answer(text: str) -> list[str]:
            clauses = find_clauses(self.table.game, translations.language, clean_input(text))
            lines = [line for clause in clauses for line in (f"{clause.clause_id}: {clause.text}", "")]
            return lines or [translations.message("table-rules-none", query=clean_input(text, 40))]

        title = translations.message("table-rules-title")
        self.app.push_screen(
            InputScreen(translations, title, sentences.rules_question(self.table, self.renderer), answer=answer)
        )

    def do_keys(self) -> None:
        say = self.renderer.message
        self._show_text("table-keys-title", [f"{keys:16} {say(key)}" for keys, key in self.key_rows()])

    def key_rows(self) -> list[tuple[str, str]]:
        """All keys, each with the message that says what it is for."""
        say = self.renderer.message
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
            ("o", "cards"),
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
        language = next_language(self.renderer.translations.language)
        self.renderer = renderer_of(self.table.game, translator(language, self.table.game), self.table.seats)
        self._table_app.remember_preferences(language=language)
        picked = self.picked_slot
        self.rebuild_log()
        if self._pending_answer is not None:
            self.show_question(self.asked_seat)
        self.picked_slot = picked
        self.draw()

    def do_faster(self) -> None:
        self._change_speed(1)

    def do_slower(self) -> None:
        self._change_speed(-1)

    def _change_speed(self, factor: int) -> None:
        self.speed = min(len(ANIMATION_SECONDS) - 1, max(0, self.speed + factor))
        self._table_app.remember_preferences(speed=self.speed)
        self.draw()

    def do_quit(self) -> None:
        self._table_app.leave_table()

    def do_square(self) -> None:
        width, height = self.renderer.board_size(self.shown_view)
        if not width:
            self.show_message(self.renderer.message("table-no-squares"))
            return
        assert self.picture is not None
        offsets, focus = self.picture.square_offsets, self.picture.focus
        in_focus = [square for square, offset in sorted(offsets.items()) if offset == focus]
        self.cursor = in_focus[-1] if in_focus else (width // 2, height // 2)
        self._move_cursor("")

    def _move_cursor(self, key_name: str) -> None:
        """The cursor on the board: what is on this square?"""
        assert self.cursor is not None
        if key_name in DIRECTION_BY_ARROW_KEY:
            width, height = self.renderer.board_size(self.shown_view)
            across, down = DIRECTION_BY_ARROW_KEY[key_name]
            self.cursor = ((self.cursor[0] + across) % width, (self.cursor[1] + down) % height)
        elif key_name:
            self.cursor = None
            self.show_message("")
            self.draw()
            return
        self.draw()
        self.show_message(self.renderer.square_text(self.shown_view, *self.cursor))
