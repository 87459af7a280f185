"""The full-screen table as it is seen: board, seats, log, what is asked, and the hand or the choices."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import RichLog, Static

from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Json
from paddock.core.terminal_picture import BoardPicture
from paddock.core.terminal_renderer import CardSlots, TerminalRenderer
from paddock.terminal import sentences
from paddock.terminal.panels import MUTED_COLOUR, ChoiceList, card_slots_text, seats_text, text_in_columns
from paddock.terminal.tables import Table

SIDE_MIN_WIDTH = 27
"""The side of the table is never narrower."""
LOG_MAX_SENTENCES = 400
"""How many sentences the side keeps; the whole log has a screen of its own."""


class TableScreen(Screen[None]):
    """What is drawn. Keys and decisions are handled by its subclass `InteractiveTableScreen`."""

    def __init__(self, game_table: Table, renderer: TerminalRenderer, speed: int) -> None:
        super().__init__()
        self.table = game_table
        self.renderer = renderer
        self.speed = speed
        self.viewer: int | None = game_table.local_seats[0] if len(game_table.local_seats) == 1 else None
        self.shown_view: Json = game_table.view(self.viewer)
        self.asked_seat: int | None = None
        self.legal: list[Decision] = []
        self.card_slots: CardSlots | None = None
        self.picked_slot: int | None = None
        self.choices = ChoiceList([])
        self.cursor: tuple[int, int] | None = None
        self.is_animating = False
        self.caption = ""
        self.picture: BoardPicture | None = None
        self._detailed = False

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            with ScrollableContainer(id="board", can_focus=False):
                yield Static(id="picture")
            with Vertical(id="side"):
                yield Static(id="seats")
                story = RichLog(id="story", wrap=True, min_width=SIDE_MIN_WIDTH - 2, max_lines=LOG_MAX_SENTENCES)
                story.can_focus = False
                yield story
        yield Static(id="asked")
        yield Static(id="choices")
        yield Static(id="foot")
        yield Static(id="message")

    # -- drawing -----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.rebuild_log()
        self.draw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Everything but the story, which grows by itself."""
        if not self.query("#foot"):
            return
        self._draw_board()
        width = self.size.width
        head = Text(f" {self.renderer.title} · ", "bold")
        head.append(self.renderer.status_line(self.shown_view))
        right = next((note for note in self.header_notes() if len(note) + head.cell_len + 3 <= width), "")
        head.append(" " * max(1, width - head.cell_len - len(right) - 1))
        head.append(right, MUTED_COLOUR)
        self.query_one("#head", Static).update(head)
        side = max(SIDE_MIN_WIDTH - 1, width - self._board_width() - 1)
        waiting = self.table.waiting_seats() if not self.is_animating else []
        lines = self.renderer.seat_lines(self.shown_view)
        rows = self.size.height - self.choice_rows() - 9
        self.query_one("#seats", Static).update(seats_text(lines, waiting, self.viewer, side - 1, rows))
        self._draw_question()
        self._draw_choices()
        self.query_one("#foot", Static).update(Text(" " + self._footer(), MUTED_COLOUR))

    def header_notes(self) -> list[str]:
        """What may stand at the right of the first line, the longest first: the fair hash, and the speed."""
        say = self.renderer.message
        speed = say("table-speed", speed=say(f"table-speed-{self.speed}"))
        hash_ = self.table.commitment
        fair = [say("table-fair-short", hash=hash_[:8])] if hash_ else []
        return [*(f"{each} · {speed}" for each in fair), *fair, speed]

    def _board_lines(self) -> list[Text]:
        preview = self.table.preview(self.asked_seat) if self.asked_seat is not None else {}
        choosing = self.asked_seat is not None and self.card_slots is None and self.legal
        self.renderer.highlighted_decision = self.legal[self.choices.cursor] if choosing else None
        self.picture = self.renderer.draw_board(self.shown_view, preview, self._square_marks())
        if self.picture is None:
            return [Text(line) for line in self.renderer.position_lines(self.shown_view)]
        lines = self.picture.lines
        if self.cursor is not None:
            column, line = self.picture.square_offset(*self.cursor)
            lines[line].stylize("reverse bold", column, column + 5)
        more = self.renderer.board_details(self.shown_view)
        self._detailed = False
        if more and len(lines) + len(more) + 2 <= self.size.height - self.choice_rows() - 3:
            lines += [Text(), Text(self.renderer.message("table-programs-head"), MUTED_COLOUR), *more]
            self._detailed = True
        return lines

    def _square_marks(self) -> dict[tuple[int, int], str]:
        """The digits of the choices that are about squares; the one under the cursor has a star."""
        marks: dict[tuple[int, int], str] = {}
        if self.asked_seat is None or self.card_slots is not None:
            return marks
        page = self.choices.visible_range(self.size.width - 1, self.choice_rows())
        signs: dict[tuple[int, int], list[str]] = {}
        for digit, number in enumerate(page, 1):
            at = self.renderer.square_of_decision(self.shown_view, self.legal[number])
            if at is not None:
                sign = str(digit) if digit < 10 else "+"
                signs.setdefault(at, []).append(sign)
                if number == self.choices.cursor:
                    marks[at] = f"{sign}*"
        for at, several in signs.items():
            marks.setdefault(at, several[0] if len(several) == 1 else f"{several[0]}-{several[-1]}")
        return marks

    def _scroll_target(self) -> tuple[int, int] | None:
        """What the board is scrolled to: the cursor, the chosen square, or the viewer's own piece."""
        if self.picture is None:
            return None
        at = self.cursor
        if at is None and self.asked_seat is not None and self.card_slots is None and self.legal:
            at = self.renderer.square_of_decision(self.shown_view, self.legal[self.choices.cursor])
        return self.picture.square_offset(*at) if at is not None else self.picture.focus

    def _board_width(self) -> int:
        wanted = self.picture.width + 1 if self.picture is not None else self.size.width // 2
        return min(wanted, self.size.width - SIDE_MIN_WIDTH)

    def _draw_board(self) -> None:
        lines = self._board_lines()
        board = self.query_one("#board", ScrollableContainer)
        board.styles.width = self._board_width()
        picture = self.query_one("#picture", Static)
        picture.update(Text("\n").join(lines))
        picture.styles.width = max((line.cell_len for line in lines), default=1)
        focus = self._scroll_target()
        if focus is not None:
            column, line = focus
            size = board.size
            across, down = (
                (size.width // 2, size.height // 2) if self.renderer.centres_focus else (size.width - 8, size.height)
            )
            board.scroll_to(max(0, column - across), max(0, line - down), animate=False)

    def _draw_question(self) -> None:
        say = self.renderer.message
        asked = self.query_one("#asked", Static)
        if self.asked_seat is None:
            over = self.table.outcome() is not None
            said = self.caption if self.is_animating else say("table-over" if over else "table-thinking")
            asked.update(Text(f" {said}", "bold"))
            return
        seat = next((line for line in self.renderer.seat_lines(self.shown_view) if line.seat == self.asked_seat), None)
        text = Text(" ")
        if seat is not None:
            text.append(f"{seat.emblem} {seat.name}", f"bold {seat.colour}")
            text.append(" · ")
        text.append(self.renderer.question(self.shown_view, self.asked_seat, self.legal), "bold")
        asked.update(text)

    def _draw_choices(self) -> None:
        box = self.query_one("#choices", Static)
        width = self.size.width
        rows = self.choice_rows()
        box.styles.height = rows
        if self.card_slots is not None and self.asked_seat is not None:
            ahead = self.renderer.preview_text(self.shown_view, self.table.preview(self.asked_seat))
            box.update(card_slots_text(self.renderer, self.card_slots, self.picked_slot, ahead, width - 1))
        elif self.asked_seat is not None:
            box.update(self.choices.text(width - 1, rows))
        elif self._detailed:
            box.update(Text(""))
        else:
            box.update(text_in_columns(self.renderer.board_details(self.shown_view), width - 1, rows))

    def choice_rows(self) -> int:
        """How many lines the hand or the choices have."""
        return 4 if self.size.height < 30 else 6

    def _footer(self) -> str:
        say = self.renderer.message
        if self.cursor is not None:
            return say("table-foot-cursor")
        if self.is_animating or self.asked_seat is None:
            return say("table-foot-show")
        if self.card_slots is not None:
            return say("table-foot-lay" if self.card_slots.next_slot is not None else "table-foot-seal")
        return say(
            "table-foot-choose" if sentences.yes_no_decisions(self.table, self.legal) is None else "table-foot-yes-no"
        )

    # -- the story ---------------------------------------------------------------------------------------------

    def rebuild_log(self) -> None:
        """The story from the start, as far as the viewer may know it."""
        log = self.query_one("#story", RichLog)
        log.clear()
        self.add_to_log([event for step in self.table.events_by_step() for event in step][-LOG_MAX_SENTENCES:])

    def add_to_log(self, events: Iterable[Event]) -> None:
        """Adds what happened to the story."""
        log = self.query_one("#story", RichLog)
        seats = self.renderer.seat_lines(self.shown_view)
        for event in events:
            if event.visible_to(self.viewer) and self.renderer.event_duration(event):
                text = Text(self.renderer.event_sentence(event), self.renderer.event_style(event))
                for line in seats:
                    text.highlight_words([line.piece.split(" ", 1)[-1]], line.colour)
                log.write(text)

    def show_message(self, text: str) -> None:
        """Shows a message over the board until the next key; nothing where it is empty."""
        for message in self.query("#message").results(Static):
            message.styles.margin = (0, 1, self.choice_rows() + 2, 1)
            message.update(Text(text))
            message.display = bool(text)

    # -- what is shown -----------------------------------------------------------------------------------------

    def show_position(self, viewer: int | None) -> None:
        """Shows the position as it is now, as the viewer sees it."""
        self.viewer = viewer
        self.shown_view = copy.deepcopy(self.table.view(viewer))

    def show_question(self, seat: int | None) -> None:
        """Puts the question that a seat is asked, or none."""
        self.asked_seat = seat
        self.picked_slot = None
        self.legal = self.table.legal(seat) if seat is not None else []
        self.card_slots = self.renderer.card_slots(self.shown_view, seat) if seat is not None else None
        self.choices = ChoiceList(self.choice_labels(self.legal))
        self.draw()

    def choice_labels(self, choices: Sequence[Decision]) -> list[str]:
        """The words of each decision."""
        if self.card_slots is not None or self.asked_seat is None:
            return []
        preview = self.table.preview(self.asked_seat)
        return [self.renderer.decision_label(self.shown_view, each, preview, is_short=True) for each in choices]
