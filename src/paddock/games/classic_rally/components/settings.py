"""What can be chosen before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .content import MAX_SEATS

MAP_BEGINNER: Final = "beginner"
MAP_BUILT: Final = "built"


class Settings:
    """The choices of one game."""

    __slots__ = ("chrono", "full_ranking", "map", "max_rounds", "remove_service_station")

    def __init__(self) -> None:
        self.map = MAP_BEGINNER
        self.remove_service_station = False
        self.chrono = False
        self.full_ranking = True
        self.max_rounds = 150


SETTINGS: Final = (
    Setting("map", MAP_BEGINNER, clause="CR-3.1", choices=(MAP_BEGINNER, MAP_BUILT)),
    Setting("remove_service_station", False, clause="CR-3.2"),
    Setting("chrono", False, clause="CR-23.1"),
    Setting("full_ranking", True, clause="CR-18.4"),
    Setting("max_rounds", 150, clause="CR-18.7", low=1, high=500),
)


def read_settings(chosen_settings: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown, out of range or does not fit."""
    check_settings(SETTINGS, chosen_settings, "CR-3.1")
    settings = Settings()
    for name, value in chosen_settings.items():
        setattr(settings, name, value)
    if settings.remove_service_station and settings.map == MAP_BEGINNER:
        raise BadSetupError(where="remove_service_station", problem="beginner-stations", clause="CR-3.2")
    return settings


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def check_seats(seats: int) -> None:
    """Refuses a table that these rules can't seat (CR-1.1)."""
    if not 1 <= seats <= MAX_SEATS:
        raise BadSetupError(where="seats", problem="players-range", clause="CR-1.1", low=1, high=MAX_SEATS)
