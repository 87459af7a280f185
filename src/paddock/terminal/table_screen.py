"""The full-screen table as it is seen: board, seats, story, what is asked, and the hand or the choices."""

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
from paddock.core.terminal_renderer import CardSlots, TerminalRenderer
from paddock.terminal import sentences
from paddock.terminal.panels import QUIET, Choices, card_slots_text, in_columns, seats_text
from paddock.terminal.tables import Source

SIDE = 27
"""The side of the table is never narrower."""
STORY = 400
"""How many sentences the side keeps; the whole story has a sheet of its own."""


class Sight(Screen[None]):
    """What is drawn. Who decides and which key does what is for :class:`paddock.terminal.interactive_screen.Seated`."""

    def __init__(self, source: Source, renderer: TerminalRenderer, speed: int) -> None:
        super().__init__()
        self.source = source
        self.renderer = renderer
        self.speed = speed
        self.viewer: int | None = source.people[0] if len(source.people) == 1 else None
        self.shown: Json = source.view(self.viewer)
        self.asked: int | None = None
        self.legal: list[Decision] = []
        self.card_slots: CardSlots | None = None
        self.picked: int | None = None
        self.choices = Choices([])
        self.cursor: tuple[int, int] | None = None
        self.showing = False
        self.caption = ""
        self._detailed = False

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            with ScrollableContainer(id="board", can_focus=False):
                yield Static(id="picture")
            with Vertical(id="side"):
                yield Static(id="seats")
                story = RichLog(id="story", wrap=True, min_width=SIDE - 2, max_lines=STORY)
                story.can_focus = False
                yield story
        yield Static(id="asked")
        yield Static(id="choices")
        yield Static(id="foot")
        yield Static(id="message")

    # -- drawing -----------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        self.tell_again()
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
        head.append(self.renderer.status_line(self.shown))
        right = next((note for note in self.notes() if len(note) + head.cell_len + 3 <= width), "")
        head.append(" " * max(1, width - head.cell_len - len(right) - 1))
        head.append(right, QUIET)
        self.query_one("#head", Static).update(head)
        side = max(SIDE - 1, width - self._board_width() - 1)
        waiting = self.source.waiting() if not self.showing else []
        lines = self.renderer.seat_lines(self.shown)
        rows = self.size.height - self.rows() - 9
        self.query_one("#seats", Static).update(seats_text(lines, waiting, self.viewer, side - 1, rows))
        self._draw_asked()
        self._draw_choices()
        self.query_one("#foot", Static).update(Text(" " + self._foot(), QUIET))

    def notes(self) -> list[str]:
        """What may stand at the right of the first line, the longest first: the fair hash, and the speed."""
        say = self.renderer.words.message
        speed = say("table-speed", speed=say(f"table-speed-{self.speed}"))
        hash_ = self.source.commitment
        fair = [say("table-fair-short", hash=hash_[:8])] if hash_ else []
        return [*(f"{each} · {speed}" for each in fair), *fair, speed]

    def _picture(self) -> list[Text]:
        foreseen = self.source.preview(self.asked) if self.asked is not None else {}
        choosing = self.asked is not None and self.card_slots is None and self.legal
        self.renderer.highlighted_decision = self.legal[self.choices.cursor] if choosing else None
        lines = self.renderer.draw_board(self.shown, foreseen, self._marks())
        if not lines:
            return [Text(line) for line in self.renderer.position_lines(self.shown)]
        if self.cursor is not None:
            column, line = self.renderer.square_offset(*self.cursor)
            lines[line].stylize("reverse bold", column, column + 5)
        more = self.renderer.board_details(self.shown)
        self._detailed = False
        if more and len(lines) + len(more) + 2 <= self.size.height - self.rows() - 3:
            lines += [Text(), Text(self.renderer.words.message("table-programs-head"), QUIET), *more]
            self._detailed = True
        return lines

    def _marks(self) -> dict[tuple[int, int], str]:
        """The digits of the choices that are about squares; the one under the cursor has a star."""
        found: dict[tuple[int, int], str] = {}
        if self.asked is None or self.card_slots is not None:
            return found
        page = self.choices.on_page(self.size.width - 1, self.rows())
        signs: dict[tuple[int, int], list[str]] = {}
        for digit, number in enumerate(page, 1):
            at = self.renderer.square_of_decision(self.shown, self.legal[number])
            if at is not None:
                sign = str(digit) if digit < 10 else "+"
                signs.setdefault(at, []).append(sign)
                if number == self.choices.cursor:
                    found[at] = f"{sign}*"
        for at, several in signs.items():
            found.setdefault(at, several[0] if len(several) == 1 else f"{several[0]}-{several[-1]}")
        return found

    def _in_sight(self) -> tuple[int, int] | None:
        """What the board is scrolled to: the cursor, the chosen square, or the viewer's own piece."""
        at = self.cursor
        if at is None and self.asked is not None and self.card_slots is None and self.legal:
            at = self.renderer.square_of_decision(self.shown, self.legal[self.choices.cursor])
        return (
            self.renderer.square_offset(*at) if at is not None else self.renderer.focus_offset(self.shown, self.viewer)
        )

    def _board_width(self) -> int:
        width, _ = self.renderer.board_size(self.shown)
        wanted = self.renderer.square_offset(width, 0)[0] + 1 if width else self.size.width // 2
        return min(wanted, self.size.width - SIDE)

    def _draw_board(self) -> None:
        lines = self._picture()
        board = self.query_one("#board", ScrollableContainer)
        board.styles.width = self._board_width()
        picture = self.query_one("#picture", Static)
        picture.update(Text("\n").join(lines))
        picture.styles.width = max((line.cell_len for line in lines), default=1)
        focus = self._in_sight()
        if focus is not None:
            column, line = focus
            size = board.size
            across, down = (
                (size.width // 2, size.height // 2) if self.renderer.centres_focus else (size.width - 8, size.height)
            )
            board.scroll_to(max(0, column - across), max(0, line - down), animate=False)

    def _draw_asked(self) -> None:
        say = self.renderer.words.message
        asked = self.query_one("#asked", Static)
        if self.asked is None:
            over = self.source.outcome() is not None
            said = self.caption if self.showing else say("table-over" if over else "table-thinking")
            asked.update(Text(f" {said}", "bold"))
            return
        seat = next((line for line in self.renderer.seat_lines(self.shown) if line.seat == self.asked), None)
        text = Text(" ")
        if seat is not None:
            text.append(f"{seat.emblem} {seat.name}", f"bold {seat.colour}")
            text.append(" · ")
        text.append(self.renderer.question(self.shown, self.asked, self.legal), "bold")
        asked.update(text)

    def _draw_choices(self) -> None:
        box = self.query_one("#choices", Static)
        width = self.size.width
        rows = self.rows()
        box.styles.height = rows
        if self.card_slots is not None and self.asked is not None:
            ahead = self.renderer.preview_text(self.source.preview(self.asked))
            box.update(card_slots_text(self.renderer, self.card_slots, self.picked, ahead, width - 1))
        elif self.asked is not None:
            box.update(self.choices.text(width - 1, rows))
        elif self._detailed:
            box.update(Text(""))
        else:
            box.update(in_columns(self.renderer.board_details(self.shown), width - 1, rows))

    def rows(self) -> int:
        """How many lines the hand or the choices have."""
        return 4 if self.size.height < 30 else 6

    def _foot(self) -> str:
        say = self.renderer.words.message
        if self.cursor is not None:
            return say("table-foot-cursor")
        if self.showing or self.asked is None:
            return say("table-foot-show")
        if self.card_slots is not None:
            return say("table-foot-lay" if self.card_slots.next_slot is not None else "table-foot-seal")
        return say("table-foot-choose" if sentences.yes_no(self.source, self.legal) is None else "table-foot-yes-no")

    # -- the story ---------------------------------------------------------------------------------------------

    def tell_again(self) -> None:
        """The story from the start, as far as the viewer may know it."""
        log = self.query_one("#story", RichLog)
        log.clear()
        self.tell([event for step in self.source.story() for event in step][-STORY:])

    def tell(self, events: Iterable[Event]) -> None:
        """Adds what happened to the story."""
        log = self.query_one("#story", RichLog)
        seats = self.renderer.seat_lines(self.shown)
        for event in events:
            if event.visible_to(self.viewer) and self.renderer.event_duration(event):
                text = Text(self.renderer.event_sentence(event), self.renderer.event_style(event))
                for line in seats:
                    text.highlight_words([line.piece.split(" ", 1)[-1]], line.colour)
                log.write(text)

    def say(self, text: str) -> None:
        """Shows a message over the board until the next key; nothing where it is empty."""
        for message in self.query("#message").results(Static):
            message.styles.margin = (0, 1, self.rows() + 2, 1)
            message.update(Text(text))
            message.display = bool(text)

    # -- what is shown -----------------------------------------------------------------------------------------

    def look(self, viewer: int | None) -> None:
        """Shows the position as it is now, as the viewer sees it."""
        self.viewer = viewer
        self.shown = copy.deepcopy(self.source.view(viewer))

    def put(self, seat: int | None) -> None:
        """Puts the question that a seat is asked, or none."""
        self.asked = seat
        self.picked = None
        self.legal = self.source.legal(seat) if seat is not None else []
        self.card_slots = self.renderer.card_slots(self.shown, seat) if seat is not None else None
        self.choices = Choices(self.labels(self.legal))
        self.draw()

    def labels(self, legal: Sequence[Decision]) -> list[str]:
        """The words of each decision."""
        if self.card_slots is not None or self.asked is None:
            return []
        foreseen = self.source.preview(self.asked)
        return [self.renderer.decision_label(decision, foreseen, short=True) for decision in legal]
