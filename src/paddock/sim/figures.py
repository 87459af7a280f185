"""What many games come to: sums and means for each bot and each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.sim.playing import Row

PLAIN: Final = ("game", "seat", "bot", "place", "won")
"""What every row has and what is counted in its own way; all else is a figure whose mean is shown."""
Summary = dict[str, float]


def figure_names(rows: Sequence[Row]) -> list[str]:
    """The figures of which means are made, in the order in which the rows have them."""
    return [name for name in rows[0] if name not in PLAIN] if rows else []


def summarise(rows: Sequence[Row]) -> Summary:
    """How some rows came out together: games played, victories (a shared one counts as its part), how many of them
    were shared, the share won, the mean place, and the mean of every figure."""
    count = len(rows)
    won = sum(float(row["won"]) for row in rows)
    found: Summary = {
        "played": count,
        "won": won,
        "shared": sum(1 for row in rows if 0 < float(row["won"]) < 1),
        "won-share": 100 * won / count if count else 0.0,
        "place": _mean(rows, "place"),
    }
    for name in figure_names(rows):
        found[name] = _mean(rows, name)
    return found


def _mean(rows: Sequence[Row], name: str) -> float:
    return sum(float(row.get(name, 0)) for row in rows) / len(rows) if rows else 0.0


def by_bot(rows: Sequence[Row]) -> dict[str, Summary]:
    """A summary for each bot, over all the seats that it had."""
    names = list(dict.fromkeys(str(row["bot"]) for row in rows))
    return {name: summarise([row for row in rows if row["bot"] == name]) for name in names}


def by_seat(rows: Sequence[Row]) -> list[Summary]:
    """A summary for each seat."""
    seats = sorted({int(row["seat"]) for row in rows})
    return [summarise([row for row in rows if row["seat"] == seat]) for seat in seats]
