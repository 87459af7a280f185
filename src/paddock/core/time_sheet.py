"""What a title can print of a position: a sheet that is filled in while one plays.

A title that names a `time_sheet`, an object of a subclass of :class:`TimeSheet`, has one at every table.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from paddock.core.game import Game, Json
from paddock.core.title import title_of
from paddock.core.translations import Translations


class TimeSheet(ABC):
    """A title's sheet. It is drawn from a view, so that nothing is on it that its reader may not know."""

    @abstractmethod
    def draw(self, view: Json, seat: int, seat_name: str, date: str, translations: Translations) -> str:
        """The sheet of a seat as SVG; empty where it has none. `seat_name` is the seat's, `date` is said as it is
        given."""


def time_sheet_of(game: Game[Any]) -> TimeSheet | None:
    """The sheet that a title brings, or None."""
    return title_of(game).part("time_sheet", TimeSheet)  # type: ignore[type-abstract]
