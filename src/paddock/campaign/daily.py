"""The daily challenge: one seat, settings and chances that follow from the title and the date alone.

Whoever opens it, on whatever server, meets the same dice in the same order.
"""

from __future__ import annotations

import datetime
import hashlib
from typing import Any, Final

from paddock.core.chance import FairChance
from paddock.core.feats import records_of
from paddock.core.game import Game, Json

DAY: Final = 86_400_000
"""Milliseconds."""


class Daily:
    """A challenge: the settings of a table for one, and its fair seed."""

    __slots__ = ("day", "options", "seed", "title")

    def __init__(self, title: str, day: str, options: Json, seed: bytes) -> None:
        self.title = title
        self.day = day
        self.options = options
        self.seed = seed


def today(now: int) -> str:
    """The date of a moment (in milliseconds since 1970), in UTC.

    >>> today(0), today(1_794_700_799_999)
    ('1970-01-01', '2026-11-14')
    """
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date().isoformat()


def ends(now: int) -> int:
    """When the day of a moment is over."""
    return (now // DAY + 1) * DAY


def daily(game: Game[Any], day: str) -> Daily | None:
    """The daily challenge; None for a title that has none."""
    records = records_of(game)
    if records is None:
        return None
    options = records.daily(FairChance(_seed(game.title, day, "task")))
    return Daily(game.title, day, options, _seed(game.title, day, "chances"))


def _seed(title: str, day: str, what: str) -> bytes:
    return hashlib.sha256(f"paddock daily {title} {day} {what}".encode()).digest()
