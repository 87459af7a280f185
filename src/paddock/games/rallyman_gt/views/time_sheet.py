"""The time sheet as a picture to print (RG-19.2, RG-19.6, RG-19.7): our own drawing, from a view.

One tick for each turn in the row of its marker, the running time under it, and the three totals. Further sheets follow
below the first.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from paddock.core.game import Json
from paddock.core.time_sheet import TimeSheet
from paddock.core.translations import Translations

from ..components.content import CAR_VALUES, SECONDS_PER_TOKEN
from ..components.content import SHEET_HEADER_FIELDS as HEADER
from ..components.content import SHEET_ROWS as ROWS
from ..components.content import SHEET_TOTALS as TOTALS
from ..components.content import SHEET_TURNS as TURNS

SHEET_WIDTH: Final = 1000
SHEET_MARGIN: Final = 40
HEAD_HEIGHT: Final = 170
LABEL_WIDTH: Final = 130
ROW_HEIGHT: Final = 44
COLUMN_WIDTH: Final = (SHEET_WIDTH - 2 * SHEET_MARGIN - LABEL_WIDTH) / TURNS
GRID_HEIGHT: Final = ROW_HEIGHT * (len(ROWS) + 2)
FOOT_HEIGHT: Final = 110
SHEET_HEIGHT: Final = HEAD_HEIGHT + GRID_HEIGHT + FOOT_HEIGHT
SHEET_STYLE: Final = (
    "text{font-family:'Barlow Condensed','Arial Narrow',Arial,sans-serif;fill:#1c1b1a}"
    ".small{font-size:17px;fill:#5d574e}.value{font-size:21px;font-weight:600}.name{font-size:40px;font-weight:800}"
    ".marker{font-size:28px;font-weight:800}.time{font-size:20px}.line{stroke:#b8ad98;stroke-width:1.5;fill:none}"
    ".rule{stroke:#1c1b1a;stroke-width:3;fill:none}"
    ".tick{stroke:#c8321f;stroke-width:5;fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".final{font-size:46px;font-weight:800}"
)


class RallymanTimeSheet(TimeSheet):
    """The sheet of a lap against the clock: alone, or to qualify."""

    def draw(self, view: Json, seat: int, seat_name: str, date: str, translations: Translations) -> str:
        data: Mapping[str, Any] = view
        runs = data.get("runs") or ([data] if data["solo"] else [])  # the qualifying laps, or the game itself
        run = next((run for run in runs if run["cars"] and run["cars"][0]["seat"] == seat), None)
        if run is None:
            return ""
        car = run["cars"][0]
        ticks = [str(marker) for marker in run["sheet"]]
        gained = int(car["focus"]) * SECONDS_PER_TOKEN if car["status"] == "finished" else None
        header = _header_texts(view, car, seat_name, date, translations)
        pages = max(1, -(-len(ticks) // TURNS))
        drawn = "".join(_page_svg(page, ticks, header, gained, translations) for page in range(pages))
        height = SHEET_HEIGHT * pages
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SHEET_WIDTH} {height}" width="{SHEET_WIDTH}"'
            f' height="{height}" lang="{translations.language}">'
            f"<title>{_message(translations, 'title')} · {_message(translations, 'sheet-title')}</title>"
            f'<style>{SHEET_STYLE}</style><rect width="{SHEET_WIDTH}" height="{height}" fill="#fff"/>{drawn}</svg>\n'
        )


def format_seconds(seconds: int) -> str:
    """Minutes and seconds.

    >>> format_seconds(65), format_seconds(-5)
    ('1:05', '−0:05')
    """
    minutes, rest = divmod(abs(seconds), 60)
    return f"{'−' if seconds < 0 else ''}{minutes}:{rest:02}"


def _header_texts(
    view: Mapping[str, Any], car: Mapping[str, Any], seat_name: str, date: str, translations: Translations
) -> list[str]:
    circuit = view["circuit"]
    own = circuit.get("name") or translations.message("sheet-own") if isinstance(circuit, Mapping) else ""
    known = {
        "circuit": str(own) if own else translations.choice("circuit", circuit),
        "tyres": translations.message(f"tyres-{car['tyres']}") if car["tyres"] else "",
        "driver": seat_name or translations.value(CAR_VALUES, CAR_VALUES.code(str(car["colour"]))),
        "weather": translations.message(f"weather-{view['settings']['weather']}"),
        "car_class": translations.message(f"class-{car['class']}"),
        "date": date,
    }
    return [known[field] for field in HEADER]


def _message(translations: Translations, message_key: str) -> str:
    return escape(translations.message(message_key))


def _text_svg(x: float, y: float, text: str, css_class: str, text_anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{css_class}" text-anchor="{text_anchor}">{text}</text>'


def _page_svg(
    page: int,
    tick_markers: Sequence[str],
    header: Sequence[str],
    seconds_gained: int | None,
    translations: Translations,
) -> str:
    parts = [_text_svg(SHEET_MARGIN, 62, _message(translations, "sheet-title"), "name")]
    parts.append(_text_svg(SHEET_WIDTH - SHEET_MARGIN, 62, _message(translations, "title"), "value", "end"))
    parts.append(f'<path class="rule" d="M{SHEET_MARGIN} 78H{SHEET_WIDTH - SHEET_MARGIN}"/>')
    width = (SHEET_WIDTH - 2 * SHEET_MARGIN) / len(HEADER)
    for place, (field, value) in enumerate(zip(HEADER, header, strict=True)):
        x = SHEET_MARGIN + place * width
        parts.append(_text_svg(x, 108, _message(translations, f"sheet-{field}"), "small"))
        parts.append(_fitted_text(x, 136, value, width - 12))
    parts += _grid_svg(page, translations)
    parts += _ticks_svg(page, tick_markers)
    parts += _totals_svg(tick_markers, seconds_gained, translations)
    return f'<g transform="translate(0 {page * SHEET_HEIGHT})">{"".join(parts)}</g>'


def _fitted_text(x: float, y: float, value: str, width: float) -> str:
    """A value that does not run into the next one, however long a name is."""
    squeezed = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if len(value) * 11 > width else ""
    return f'<text x="{x:g}" y="{y:g}" class="value"{squeezed}>{escape(value)}</text>'


def _grid_svg(page: int, translations: Translations) -> list[str]:
    left, right, top = SHEET_MARGIN + LABEL_WIDTH, SHEET_WIDTH - SHEET_MARGIN, HEAD_HEIGHT
    found = [_text_svg(SHEET_MARGIN, top + 30, _message(translations, "sheet-turn"), "small")]
    for turn in range(TURNS):
        found.append(
            _text_svg(left + (turn + 0.5) * COLUMN_WIDTH, top + 30, str(page * TURNS + turn + 1), "time", "middle")
        )
    for place, (marker, seconds) in enumerate(ROWS):
        y = top + ROW_HEIGHT * (place + 1)
        found.append(f'<path class="line" d="M{SHEET_MARGIN} {y}H{right}"/>')
        found.append(_text_svg(SHEET_MARGIN + 4, y + 33, marker, "marker"))
        found.append(_text_svg(left - 12, y + 31, format_seconds(seconds), "time", "end"))
    bottom = top + ROW_HEIGHT * (len(ROWS) + 1)
    found.append(f'<path class="rule" d="M{SHEET_MARGIN} {bottom}H{right}"/>')
    found.append(_text_svg(SHEET_MARGIN, bottom + 30, _message(translations, "sheet-running"), "small"))
    for turn in range(TURNS + 1):
        found.append(f'<path class="line" d="M{left + turn * COLUMN_WIDTH:g} {top}V{bottom + ROW_HEIGHT}"/>')
    return found


def _ticks_svg(page: int, tick_markers: Sequence[str]) -> list[str]:
    times = dict(ROWS)
    markers = [marker for marker, _ in ROWS]
    found: list[str] = []
    running = sum(times[marker] for marker in tick_markers[: page * TURNS])
    for turn, marker in enumerate(tick_markers[page * TURNS : (page + 1) * TURNS]):
        running += times[marker]
        x = SHEET_MARGIN + LABEL_WIDTH + (turn + 0.5) * COLUMN_WIDTH
        y = HEAD_HEIGHT + ROW_HEIGHT * (markers.index(marker) + 1.5)
        found.append(f'<path class="tick" d="M{x - 13:g} {y:g}l9 11 17-24"/>')
        found.append(
            _text_svg(x, HEAD_HEIGHT + ROW_HEIGHT * (len(ROWS) + 1) + 30, format_seconds(running), "time", "middle")
        )
    return found


def _totals_svg(tick_markers: Sequence[str], seconds_gained: int | None, translations: Translations) -> list[str]:
    times = dict(ROWS)
    total = sum(times[marker] for marker in tick_markers)
    shown = {
        "total_time": format_seconds(total) if tick_markers else "",
        "seconds_gained": "" if seconds_gained is None else format_seconds(-seconds_gained),
        "final_time": "" if seconds_gained is None else format_seconds(total - seconds_gained),
    }
    width = (SHEET_WIDTH - 2 * SHEET_MARGIN) / len(TOTALS)
    top = HEAD_HEIGHT + GRID_HEIGHT
    found: list[str] = []
    for place, field in enumerate(TOTALS):
        x = SHEET_MARGIN + place * width
        found.append(_text_svg(x, top + 34, _message(translations, f"sheet-{field}"), "small"))
        found.append(_text_svg(x, top + 82, shown[field], "final"))
    return found


TIME_SHEET: Final = RallymanTimeSheet()
