"""The parts of the full-screen table as coloured text: seats, hand and registers, choices.

Pure functions of what is to be shown, so that they can be tested without a screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from paddock.core.terminal_renderer import Card, CardSlots, SeatLine, TerminalRenderer

ACCENT_COLOUR: Final = "#ff7a5c"
SELECTED_COLOUR: Final = "#5fd39a"
CAUTION_COLOUR: Final = "#f0b849"
INFO_COLOUR: Final = "#7fb8ea"
MUTED_COLOUR: Final = "#8d8a84"
NAME_MIN_WIDTH: Final = 12
"""A card this wide has its name under it."""


def seats_text(
    seat_lines: Sequence[SeatLine], waiting_seats: Sequence[int], viewer: int | None, width: int, rows: int
) -> Text:
    """Every seat: whose turn (▶), emblem, robot, player and how it is; facts beside it, under it, or in brief, as
    there is room."""
    beside = width >= 56
    under = not beside and 2 * len(seat_lines) <= rows
    lines_of_text: list[Text] = []
    for line in seat_lines:
        text = Text()
        text.append("▶" if line.seat in waiting_seats else " ", f"bold {ACCENT_COLOUR}")
        text.append(f"{line.emblem} ", f"bold {line.colour}")
        text.append(line.piece or line.name, f"bold {line.colour}")
        facts = line.facts if beside else line.short_facts if not under else Text()
        mark = Text(line.mark if beside or under else line.short_mark, f"bold {CAUTION_COLOUR}")
        tail = Text(" ").join(each for each in (mark, facts) if each.plain)
        available_width = width - text.cell_len - tail.cell_len - 1
        if line.piece and available_width > 2:
            text.append(f" {line.name}"[:available_width], "bold" if line.seat == viewer else MUTED_COLOUR)
        text.append(" " * max(1, width - text.cell_len - tail.cell_len))
        text.append_text(tail)
        text.truncate(width)
        lines_of_text.append(text)
        if under:
            lines_of_text.append(Text("   ").append_text(line.facts))
    return Text("\n").join(lines_of_text)


def card_slots_text(
    renderer: TerminalRenderer, card_slots: CardSlots, picked_slot: int | None, preview_text: str, width: int
) -> Text:
    """Hand and program, each in two lines: key and sign over the priority."""
    say = renderer.message
    head = max(cell_len(say("table-hand-head")), cell_len(say("table-slots-head"))) + 1
    wide = min(14, max(5, (width - head) // max(9, len(card_slots.cards))))
    top, low = Text().append(say("table-hand-head").ljust(head), MUTED_COLOUR), Text(" " * head)
    held = {card.name for card in card_slots.hand}
    for card in card_slots.cards:
        is_placed = card.name not in held
        top.append_text(_card_cell(card.key, card, wide, "#55524d" if is_placed else "", is_placed))
        low.append(_card_detail(card, wide), "#55524d" if is_placed else MUTED_COLOUR)
    under, last = Text().append(say("table-slots-head").ljust(head), MUTED_COLOUR), Text(" " * head)
    target = picked_slot if picked_slot is not None else card_slots.next_slot
    for slot in card_slots.slots:
        shown = slot.cards[0] if slot.cards else None
        here = slot.number == target
        if shown is None:
            under.append(f" {slot.number} ", f"bold reverse {SELECTED_COLOUR}" if here else f"bold {INFO_COLOUR}")
            under.append(("▁▁" if not here else "▂▂").ljust(wide - 3), SELECTED_COLOUR if here else MUTED_COLOUR)
            last.append(" " * wide)
            continue
        locked = slot.state == "locked"
        colour = SELECTED_COLOUR if picked_slot == slot.number else ACCENT_COLOUR if locked else INFO_COLOUR
        under.append(f" {slot.number} ", f"bold reverse {colour}")
        sign = "+".join(card.short_label for card in slot.cards)
        under.append(f" {sign}".ljust(wide - 3), f"bold {ACCENT_COLOUR}" if locked else "bold")
        under_it = f"    {say('table-slot-locked-short')}"[:wide].ljust(wide) if locked else _card_detail(shown, wide)
        last.append(under_it, ACCENT_COLOUR if locked else MUTED_COLOUR)
    available_width = width - under.cell_len - 1
    first, second = _split_in_two(preview_text, available_width)
    under.append(" " + first, CAUTION_COLOUR)
    last.append(" " + second, CAUTION_COLOUR)
    return Text("\n").join([top, low, under, last])


def _card_cell(key: str, card: Card, width: int, style: str, is_placed: bool) -> Text:
    text = Text()
    text.append(f" {key} ", style or "bold reverse #d9d0bf")
    sign = "·" if is_placed else card.short_label
    text.append(f" {sign}".ljust(width - 3)[: width - 3], style or "bold")
    return text


def _card_detail(card: Card, width: int) -> str:
    """What stands under a card: its number, and its name where there is room."""
    text = f"    {card.detail}" if width < NAME_MIN_WIDTH else f" {card.label} {card.detail}"
    return text[:width].ljust(width)


def _split_in_two(text: str, available_width: int) -> tuple[str, str]:
    """A text on two short lines, cut between words."""
    if available_width < 12 or not text:
        return "", ""
    first: list[str] = []
    words = text.split()
    while words and len(" ".join([*first, words[0]])) <= available_width:
        first.append(words.pop(0))
    return " ".join(first), " ".join(words)[:available_width]


def text_in_columns(lines: Sequence[Text], width: int, rows: int) -> Text:
    """Short lines beside each other, down the columns, as many as fit."""
    columns = max(1, -(-len(lines) // rows))
    wide = width // columns
    lines_of_text = [Text() for _ in range(min(rows, len(lines)))]
    for place, line in enumerate(lines[: columns * rows]):
        cell = line.copy()
        cell.truncate(wide - 1, pad=True)
        lines_of_text[place % rows].append_text(cell.append(" "))
    return Text("\n").join(lines_of_text)


PAGE_NUMBER_WIDTH: Final = 6
"""Room at the right for the number of the page."""


class ChoiceList:
    """A numbered list in columns, with a cursor; pages where there are more than fit."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = list(labels)
        self.cursor = 0

    def move(self, step_count: int) -> None:
        """Moves the cursor, round the ends."""
        if self.labels:
            self.cursor = (self.cursor + step_count) % len(self.labels)

    def layout(self, width: int, rows: int) -> tuple[int, int]:
        """Columns, and how many choices a page holds."""
        longest = max((cell_len(label) for label in self.labels), default=1) + 6
        columns = max(1, min((width - PAGE_NUMBER_WIDTH) // longest, -(-len(self.labels) // rows)))
        return columns, columns * rows

    def visible_range(self, width: int, rows: int) -> range:
        """The choices that are shown now."""
        _, page = self.layout(width, rows)
        first = self.cursor // page * page
        return range(first, min(first + page, len(self.labels)))

    def text(self, width: int, rows: int) -> Text:
        """The page with the cursor, down the columns; digits choose by place on the page."""
        columns, page = self.layout(width, rows)
        shown = self.visible_range(width, rows)
        wide = (width - PAGE_NUMBER_WIDTH) // columns
        lines: list[Text] = []
        for row in range(min(rows, len(shown))):
            line = Text()
            for column in range(columns):
                place = shown.start + column * rows + row
                if place not in shown:
                    continue
                digit = place - shown.start + 1
                here = place == self.cursor
                line.append(
                    f" {digit if digit < 10 else ' '} ", f"bold reverse {SELECTED_COLOUR if here else INFO_COLOUR}"
                )
                label = f" {self.labels[place]}"[: wide - 4]
                line.append(label + " " * max(0, wide - 3 - cell_len(label)), f"bold {SELECTED_COLOUR}" if here else "")
            lines.append(line)
        pages = -(-len(self.labels) // page)
        if pages > 1 and lines:
            lines[-1].append(f" {shown.start // page + 1}/{pages} →", MUTED_COLOUR)
        return Text("\n").join(lines)
