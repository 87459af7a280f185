"""The daily challenge: one seat, settings and chances that follow from the title and the date alone.

Whoever opens it, on whatever server, meets the same dice in the same order.
"""

from __future__ import annotations

import datetime
import hashlib
from typing import Any, Final, NamedTuple

from paddock.core.best_results import best_results_of
from paddock.core.chance import FairChance
from paddock.core.game import Game, Json

DAY_MILLISECONDS: Final = 86_400_000
"""Milliseconds."""


class DailyChallenge(NamedTuple):
    """A challenge: the settings of a table for one, and its fair seed."""

    title: str
    day: str
    settings: Json
    seed: bytes


def utc_date(now: int) -> str:
    """The date of a moment (in milliseconds since 1970), in UTC.

    >>> utc_date(0), utc_date(1_794_700_799_999)
    ('1970-01-01', '2026-11-14')
    """
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date().isoformat()


def end_of_day(now: int) -> int:
    """When the day of a moment is over."""
    return (now // DAY_MILLISECONDS + 1) * DAY_MILLISECONDS


def daily_challenge(game: Game[Any], day: str) -> DailyChallenge | None:
    """The daily challenge; None for a title that has none."""
    best_results = best_results_of(game)
    if best_results is None:
        return None
    settings = best_results.daily_settings(FairChance(_derived_seed(game.title, day, "task")))
    return DailyChallenge(game.title, day, settings, _derived_seed(game.title, day, "chances"))


def _derived_seed(title_name: str, day: str, purpose: str) -> bytes:
    return hashlib.sha256(f"paddock daily {title_name} {day} {purpose}".encode()).digest()
