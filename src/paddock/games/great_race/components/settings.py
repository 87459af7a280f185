"""The settings of a game, read from what a table or a position gives (GR-2.1, GR-20, GR-32)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.compiling import fields_set_in
from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .africa import RACE_BY_NAME
from .content import CREW_COUNT, ESTIENNE_LEVELS, STICKERS_PER_COLOUR

RANDOM_ORDER: Final = "random"
SOLO_ALONE: Final = "alone"
UPGRADE_BY_LETTER: Final = "letter"
ALTERNATE_BY_PHASE: Final = "phase"


class Settings:
    """What was chosen before the game."""

    def __init__(self) -> None:
        self.race = "default"
        self.seat_order = RANDOM_ORDER
        self.solo = "torpedo"
        self.evolving_deck = False
        self.legacy = False
        self.passport = False
        self.deck_level = 1
        self.stickers = 0
        self.upgrades = RANDOM_ORDER
        self.alternation = "assistant"

    __slots__ = fields_set_in(__init__)


SETTINGS: Final = (
    Setting("race", "default", clause="GR-2.1", choices=tuple(RACE_BY_NAME)),
    Setting("seat_order", RANDOM_ORDER, clause="GR-2.3", choices=(RANDOM_ORDER, "seats")),
    Setting("solo", "torpedo", clause="GR-32.1", choices=("torpedo", SOLO_ALONE)),
    Setting("evolving_deck", False, clause="GR-20.1"),
    Setting("legacy", False, clause="GR-20.1"),
    Setting("passport", False, clause="GR-20.1"),
    Setting("deck_level", 1, clause="GR-20.2", low=1, high=ESTIENNE_LEVELS),
    Setting("stickers", 0, clause="GR-30.1", low=0, high=STICKERS_PER_COLOUR),
    Setting("upgrades", RANDOM_ORDER, clause="GR-29.3", choices=(RANDOM_ORDER, UPGRADE_BY_LETTER)),
    Setting("alternation", "assistant", clause="GR-22.1", choices=("assistant", ALTERNATE_BY_PHASE)),
)


def read_settings(chosen_settings: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown or out of range."""
    check_settings(SETTINGS, chosen_settings, "GR-20.1")
    settings = Settings()
    for name, value in chosen_settings.items():
        setattr(settings, name, value)
    return settings


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def check_seats(seats: int) -> None:
    """Refuses a table that these rules can't seat (GR-1.6, GR-20.1)."""
    if not 1 <= seats <= CREW_COUNT:
        raise BadSetupError(where="seats", problem="players-range", clause="GR-1.6", low=1, high=CREW_COUNT)
