"""The settings of a game, read from what a table or a position gives (GB-4.7, GB-24, GB-25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.compiling import fields_set_in
from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .bridge import MIN_EXPERT_PLAYERS
from .content import DRIVER_COUNT, DUEL_PLAYERS, HAZARDS_REVEALED

USUAL_HAZARDS: Final = "usual"


class Settings:
    """What was chosen before the game."""

    def __init__(self) -> None:
        self.expert = False
        self.gentle_hazards = False
        self.no_shop = False
        self.no_ramps = False
        self.hazards_per_round = USUAL_HAZARDS
        self.picking_order = "seats"
        self.hide_cash = False

    __slots__ = fields_set_in(__init__)


SETTINGS: Final = (
    Setting("expert", False, clause="GB-24.1"),
    Setting("gentle_hazards", False, clause="GB-4.7"),
    Setting("no_shop", False, clause="GB-4.7"),
    Setting("no_ramps", False, clause="GB-4.7"),
    Setting("hazards_per_round", USUAL_HAZARDS, clause="GB-25.3", choices=(USUAL_HAZARDS, "3", "4", "5")),
    Setting("picking_order", "seats", clause="GB-4.3", choices=("seats", "random")),
    Setting("hide_cash", False, clause="GB-1.5"),
)


def read_settings(chosen_settings: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown or out of range."""
    check_settings(SETTINGS, chosen_settings, "GB-4.7")
    settings = Settings()
    for name, value in chosen_settings.items():
        setattr(settings, name, value)
    return settings


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def check_player_count(settings: Settings, seats: int) -> None:
    """Refuses a table that these rules can't seat (GB-25.2, GB-24.2)."""
    if not DUEL_PLAYERS <= seats <= DRIVER_COUNT:
        raise BadSetupError(
            where="seats", problem="players-range", clause="GB-25.2", low=DUEL_PLAYERS, high=DRIVER_COUNT
        )
    if settings.expert and seats < MIN_EXPERT_PLAYERS:
        raise BadSetupError(where="expert", problem="expert-players", clause="GB-24.2", fewest=MIN_EXPERT_PLAYERS)


def hazards_to_reveal(settings: Settings, seats: int, racing_cars: int) -> int:
    """How many hazards a round has (GB-6.1, GB-4.7, GB-24.3, GB-25.3)."""
    if settings.hazards_per_round != USUAL_HAZARDS:
        return int(settings.hazards_per_round)
    if settings.expert:
        return racing_cars
    if settings.gentle_hazards and DUEL_PLAYERS < seats < DRIVER_COUNT:
        return seats
    return HAZARDS_REVEALED
