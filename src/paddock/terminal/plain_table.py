"""The plain table: the position in words, a numbered list, and a line to answer with.

It is the reference for screen readers and for tests by pipe; whatever the full-screen table can do is done here by a
word or a letter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TextIO

from rich.console import Console

from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.terminal_renderer import TerminalRenderer, renderer_of
from paddock.terminal import sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.rulebook import find_clauses
from paddock.terminal.tables import Table
from paddock.terminal.translator import clean_input, next_language, translator
from paddock.terminal.user_files import UserFiles

MAX_CHOICES_LISTED: Final = 12
"""How many choices are listed without being asked for."""
CLEAR_SCREEN: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and what could be scrolled back to."""

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "why": ("?", "why", "pourquoi"),
    "hint": ("H", "hint", "conseil"),
    "undo": ("u", "U", "undo", "reprendre"),
    "save": ("s", "S", "save", "sauver"),
    "log": ("l", "log", "journal"),
    "cards": ("o", "O", "options"),
    "rules": ("r", "R", "rules", "règles", "regles"),
    "square": ("I", "square", "case"),
    "position": ("p", "P", "position"),
    "board": ("B", "board", "plateau"),
    "list": ("list", "liste"),
    "language": ("L", "language", "langue"),
    "keys": ("k", "K", "keys", "help", "aide"),
    "quit": ("q", "Q", "quit", "quitter"),
}
"""What can be typed instead of a choice; both languages are always understood."""
COMMAND_BY_WORD: Final = {word: name for name, words in COMMANDS.items() for word in words}


class LineIO:
    """Where lines come from and go to; `can_clear` where the screen can be emptied between two people."""

    def __init__(self, input_stream: TextIO, output_stream: TextIO, *, can_clear: bool) -> None:
        self._input_stream: Final = input_stream
        self._output_stream: Final = output_stream
        self.can_clear: Final = can_clear
        self._is_interactive = can_clear

    def say(self, *lines: str) -> None:
        """Prints lines."""
        for line in lines:
            self._output_stream.write(line + "\n")
        self._output_stream.flush()

    def ask(self, prompt: str) -> str:
        """Reads a line. Raises :class:`LeaveTable` at the end of the input."""
        self._output_stream.write(prompt + " ")
        self._output_stream.flush()
        line = self._input_stream.readline()
        if not self._is_interactive:
            self._output_stream.write("\n")
        if not line:
            raise LeaveTable
        return clean_input(line)

    def clear(self) -> None:
        """Empties the screen, where there is one."""
        if self.can_clear:
            self._output_stream.write(CLEAR_SCREEN)
            self._output_stream.flush()


class PlainTable:
    """One game in plain lines."""

    def __init__(self, game_table: Table, language: str, line_io: LineIO, user_files: UserFiles) -> None:
        self._table: Final = game_table
        self._line_io: Final = line_io
        self._user_files: Final = user_files
        self._renderer: TerminalRenderer = renderer_of(
            game_table.game, translator(language, game_table.game), game_table.seats
        )
        self._person_at_keyboard: int | None = game_table.local_seats[0] if len(game_table.local_seats) == 1 else None
        self._printed_position_key: object = None
        self._legal: list[Decision] = []
        self._question_changed = False

    @property
    def language(self) -> str:
        return self._renderer.translations.language

    def _message(self, message_key: str, **args: object) -> str:
        return self._renderer.message(message_key, **args)

    # -- the game ----------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Plays to the end; returns whether another race is wanted. Raises :class:`LeaveTable`."""
        if self._table.commitment is not None:
            self._line_io.say(self._message("table-fair", hash=self._table.commitment))
        self._line_io.say(*list(sentences.log_lines(self._table, self._renderer, self._viewer))[-40:])
        while True:
            events = self._table.wait_for_others()
            if events is not None:
                self._print_events(events)
                continue
            person = sentences.next_person(self._table, self._person_at_keyboard)
            if person is None:
                break
            self._pass_keyboard(person)
            decision = self._ask(person)
            if decision is not None:
                try:
                    self._print_events(self._table.decide(person, decision))
                except PaddockError as error:
                    self._line_io.say(self._renderer.translations.error(error))
        self._line_io.say("", *sentences.ending_lines(self._table, self._renderer))
        return self._ask_rematch()

    def _ask_rematch(self) -> bool:
        """Asks whether the same people want another game."""
        try:
            while True:
                answer = self._line_io.ask(self._table.rematch_prompt(self._renderer.translations)[0]).lower()
                if answer not in ("a", "analyse"):
                    return answer in ("y", "yes", "o", "oui")
                self._line_io.say(
                    self._message("analysis-thinking"), *sentences.analysis_lines(self._table, self._renderer)
                )
        except LeaveTable:
            return False

    @property
    def _viewer(self) -> int | None:
        """Who may read what is printed while nobody is asked: the only person, or with several a spectator."""
        people = self._table.local_seats
        return people[0] if len(people) == 1 else None

    def _print_events(self, events: Sequence[Event]) -> None:
        """Tells what happened. With several people all of them look now, so the hand of the last one goes first."""
        if events and len(self._table.local_seats) > 1 and self._person_at_keyboard is not None:
            self._line_io.clear()
            self._person_at_keyboard = None
        self._line_io.say(*sentences.event_sentences(self._renderer, events, self._viewer))

    def _pass_keyboard(self, person_seat: int) -> None:
        """Before a hand is shown where several people play: only its owner may be looking."""
        if person_seat == self._person_at_keyboard:
            return
        who = self._renderer.seat_name(person_seat)
        self._line_io.say("", self._message("table-pass", who=who))
        self._line_io.ask(self._message("table-pass-enter", who=who))
        self._line_io.clear()
        self._person_at_keyboard = person_seat
        self._printed_position_key = None

    # -- asking ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> Decision | None:
        """Tells what is asked, reads one line, and returns the decision if it was one."""
        table, renderer, lines = self._table, self._renderer, self._line_io
        view = table.view(seat)
        self._legal = table.legal(seat)
        now = (seat, renderer.position_key(view), renderer.translations.language)
        if now != self._printed_position_key:
            lines.say("", *renderer.position_lines(view), "")
            self._printed_position_key = now
        card_slots = renderer.card_slots(view, seat)
        lines.say(f"{renderer.seat_name(seat)}: {renderer.question(view, seat, self._legal)}")
        if card_slots is not None:
            lines.say(*sentences.card_slots_lines(renderer, view, card_slots, table.preview(seat)))
            lines.say(self._message("table-lay-help" if card_slots.next_slot is not None else "table-lay-full"))
        else:
            lines.say(*renderer.preview_text(view, table.preview(seat)).splitlines())
        self._list_choices(
            seat, MAX_CHOICES_LISTED if card_slots is None or card_slots.next_slot is None else len(card_slots.hand)
        )
        if sentences.yes_no_decisions(table, self._legal) is not None:
            lines.say(self._message("table-yes-no"))
        while True:
            text = lines.ask(self._message("table-prompt"))
            decision = self._read_decision(seat, text)
            if decision is not None or not text or self._question_changed:
                self._question_changed = False
                return decision

    def _list_choices(self, seat: int, max_count: int) -> None:
        view, preview = self._table.view(seat), self._table.preview(seat)
        for number, decision in enumerate(self._legal[:max_count], 1):
            self._line_io.say(f"{number:3}. {self._renderer.decision_label(view, decision, preview, is_short=False)}")
        if len(self._legal) > max_count:
            self._line_io.say("     " + self._message("table-more", count=len(self._legal) - max_count))

    def _read_decision(self, seat: int, text: str) -> Decision | None:
        """What a line means: a number, yes or no, a hand's short form, a command, or notation."""
        table, lines = self._table, self._line_io
        card_slots = self._renderer.card_slots(table.view(seat), seat)
        if not text:
            seals = card_slots is not None and card_slots.next_slot is None
            return self._legal[-1] if seals or len(self._legal) == 1 else None
        if text.isdecimal():
            number = int(text[:9])
            if 1 <= number <= len(self._legal):
                return self._legal[number - 1]
            lines.say(self._message("table-no-such-number", number=number, count=len(self._legal)))
            return None
        answer = sentences.yes_no_decisions(table, self._legal)
        if answer is not None and text.lower() in ("y", "yes", "oui", "n", "no", "non"):
            return answer[0] if text.lower()[0] in "yo" else answer[1]
        if card_slots is not None and text.isalnum() and self._place_cards(seat, text):
            return None
        word, _, rest = text.partition(" ")
        command = COMMAND_BY_WORD.get(word)
        if command is not None:
            doing: Callable[[int, str], None] = getattr(self, f"_do_{command}")
            doing(seat, rest.strip())
            return None
        try:
            return sentences.read_decision(table, self._renderer, seat, text)
        except PaddockError as error:
            known = word in {kind.name for kind in table.game.space.kinds}
            lines.say(
                self._renderer.translations.error(error)
                if known
                else self._message("table-not-understood", text=text[:40])
            )
            return None

    def _place_cards(self, seat: int, text: str) -> bool:
        """Lays the cards that letters name, one after the other: `acb`, or `3a` for one place."""
        steps = [text] if text[0].isdecimal() else list(text)
        card_slots = self._renderer.card_slots(self._table.view(seat), seat)
        if card_slots is None or any(sentences.short_form_notation(card_slots, step) is None for step in steps):
            return False
        names = [card_slots.card(step[-1]) for step in steps]
        for step, card in zip(steps, names, strict=True):
            card_slots = self._renderer.card_slots(self._table.view(seat), seat)
            number = int(step[0]) if step[0].isdecimal() else card_slots.next_slot if card_slots is not None else None
            if card_slots is None or card is None or number is None:
                break
            try:
                self._question_changed = True
                self._table.decide(seat, self._table.game.space.parse(card_slots.notation(number, card)))
            except PaddockError as error:
                self._line_io.say(self._renderer.translations.error(error))
                break
        return True

    # -- commands ----------------------------------------------------------------------------------------------

    def _do_why(self, seat: int, text: str) -> None:
        text = text or self._line_io.ask(sentences.why_question(self._table, self._renderer, seat))
        if text.isdecimal() and 1 <= int(text[:9]) <= len(self._legal):
            text = self._table.game.space.notation(self._legal[int(text) - 1])
        self._line_io.say(*sentences.refusal_lines(self._table, self._renderer, seat, text))

    def _do_hint(self, seat: int, _: str) -> None:
        self._line_io.say(sentences.hint_text(self._table, self._renderer, seat))

    def _do_undo(self, seat: int, _: str) -> None:
        try:
            self._table.take_back(seat)
            self._question_changed = True
            self._line_io.say(self._message("table-taken-back"))
        except PaddockError as error:
            self._line_io.say(self._renderer.translations.error(error))

    def _do_save(self, _: int, text: str) -> None:
        name = text or self._line_io.ask(self._message("table-save-ask")) or self._table.game.title
        try:
            self._line_io.say(self._message("table-saved", file=self._table.save_copy(name)))
        except PaddockError as error:
            self._line_io.say(self._message("table-not-saved", problem=self._renderer.translations.error(error)))

    def _do_log(self, seat: int, _: str) -> None:
        self._line_io.say(*sentences.log_lines(self._table, self._renderer, seat))

    def _do_cards(self, seat: int, _: str) -> None:
        cards = self._renderer.rule_cards(self._table.view(seat), seat)
        self._line_io.say(*(f"{name}: {text}" for name, text in cards))
        if not cards:
            self._line_io.say(self._message("table-options-none"))

    def _do_rules(self, _: int, text: str) -> None:
        text = text or self._line_io.ask(sentences.rules_question(self._table, self._renderer) + ":")
        clauses = find_clauses(self._table.game, self._renderer.translations.language, text)
        self._line_io.say(*(f"{clause.clause_id}: {clause.text}" for clause in clauses))
        if not clauses:
            self._line_io.say(self._message("table-rules-none", query=text[:40]))

    def _do_square(self, seat: int, text: str) -> None:
        text = text or self._line_io.ask(self._message("table-which-square"))
        numbers = [int(part[:4]) for part in text.replace(",", " ").split() if part.isdecimal()]
        named = self._renderer.named_square_text(self._table.view(seat), text)
        if named is not None:
            self._line_io.say(named)
        elif len(numbers) == 2:
            self._line_io.say(self._renderer.square_text(self._table.view(seat), numbers[0], numbers[1]))
        else:
            self._line_io.say(self._message("table-which-square"))

    def _do_position(self, seat: int, _: str) -> None:
        self._line_io.say(*self._renderer.position_lines(self._table.view(seat)))

    def _do_board(self, seat: int, _: str) -> None:
        picture = self._renderer.draw_board(self._table.view(seat), self._table.preview(seat), {})
        console = Console(color_system=None, width=240)
        with console.capture() as capture:
            for line in picture.lines if picture is not None else []:
                console.print(line, no_wrap=True, crop=False)
        drawn = [line.rstrip() for line in capture.get().splitlines()]
        self._line_io.say(*(drawn or self._renderer.position_lines(self._table.view(seat))))

    def _do_list(self, seat: int, _: str) -> None:
        self._list_choices(seat, len(self._legal))

    def _do_language(self, _: int, text: str) -> None:
        self._question_changed = True
        language = text if text in ("fr", "en") else next_language(self.language)
        self._renderer = renderer_of(self._table.game, translator(language, self._table.game), self._table.seats)
        self._user_files.update_preferences(language=language)

    def _do_keys(self, _: int, __: str) -> None:
        for name, words in COMMANDS.items():
            key = {"undo": "back"}.get(name, name)
            self._line_io.say(f"  {', '.join(words):32} {self._message(f'table-key-{key}')}")
        self._line_io.say(f"  {'1, 2, 3 …':32} {self._message('table-key-choose')}")
        self._line_io.say("  " + self._message("table-key-line"))

    def _do_quit(self, _: int, __: str) -> None:
        raise LeaveTable
