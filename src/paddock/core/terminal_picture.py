"""Pictures made of characters, for the terminal and for the docs.

Every span has the name of a style, which a title maps to colours; nothing is told by colour alone.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from rich.text import Text

TEXT_WIDTH: Final = 53
"""What the smallest screen has for the picture; lines of text keep to it."""
FULL_WIDTH: Final = 1000
"""The width of a picture that takes all the room there is."""


class Span(msgspec.Struct):
    """A piece of a line in one style.

    >>> Span("F▲", "robot-1")
    Span(text='F▲', style='robot-1')
    """

    text: str
    style: str = ""


SpanLine = list[Span]


def append_span(line: SpanLine, text: str, style: str) -> None:
    """Adds text to a line of spans, to the last one if that has the same style."""
    if line and line[-1].style == style:
        line[-1].text += text
    else:
        line.append(Span(text, style))


class Canvas:
    """Characters with their styles, by row and column. What does not fit is left out."""

    def __init__(self, row_count: int, columns: int) -> None:
        self._rows: Final = [[(" ", "")] * columns for _ in range(row_count)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        """Writes text from a place on."""
        cells = self._rows[row]
        for place, character in enumerate(text, column):
            if 0 <= place < len(cells):
                cells[place] = (character, style)

    def lines(self, first_column: int = 0) -> list[SpanLine]:
        """All rows from a column on, as spans."""
        lines: list[SpanLine] = [[] for _ in self._rows]
        for line, cells in zip(lines, self._rows, strict=True):
            for character, style in cells[first_column:]:
                append_span(line, character, style)
        return lines


def plain_text(lines: Iterable[Sequence[Span]]) -> str:
    """Lines of spans as text without styles, without blanks at the ends."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def styled_text(line: Iterable[Span], styles: Mapping[str, str], indent: str = "") -> Text:
    """A line of spans in its colours."""
    return Text.assemble(indent, *((span.text, styles.get(span.style, "")) for span in line))


def text_rows(rows: Iterable[tuple[str, str]]) -> list[Text]:
    """Texts with their styles, each cut to one line of the smallest screen."""
    return [Text(text if len(text) <= TEXT_WIDTH else text[: TEXT_WIDTH - 1] + "…", style) for text, style in rows]


class BoardPicture(msgspec.Struct):
    """A board that is drawn: its lines, where each square has its first character (column, line), what should be in
    sight, and how many columns it wants."""

    lines: list[Text]
    square_offsets: Mapping[tuple[int, int], tuple[int, int]] = {}
    focus: tuple[int, int] | None = None
    width: int = FULL_WIDTH

    def square_offset(self, x: int, y: int) -> tuple[int, int]:
        """Column and line of a square; far to the right where it is not drawn."""
        return self.square_offsets.get((x, y), (FULL_WIDTH, 0))
