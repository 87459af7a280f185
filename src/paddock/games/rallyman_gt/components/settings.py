"""The settings of a game, read from what a table or a position gives (RG-2, RG-18, RG-19, RG-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.compiling import fields_set_in
from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .content import CAR_CLASS_VALUES, CIRCUIT_DATA, MAX_CARS, WEATHER_VALUES
from .layout import OWN_CIRCUIT

SETTINGS: Final = (
    Setting("circuit", "1", clause="RG-20.2", choices=tuple(CIRCUIT_DATA)),
    Setting("laps", 1, clause="RG-2.1", low=1, high=9),
    Setting("preset", "first_race", clause="RG-2.2", choices=("first_race", "full_race")),
    Setting("weather", "sun", clause="RG-18.1", choices=WEATHER_VALUES.names),
    Setting("tyres", "asphalt", clause="RG-2.3", choices=("asphalt", "secret", "open")),
    Setting("cannon_start", False, clause="RG-18.3"),
    Setting("qualifying", False, clause="RG-18.4"),
    Setting("changing_weather", False, clause="RG-19.1"),
    Setting("recovery_turn_counts", False, clause="RG-19.5"),
    Setting("overtake_scope", "beside", clause="RG-9.2", choices=("beside", "row")),
    Setting("car_class", "GT6", clause="RG-22.1", choices=CAR_CLASS_VALUES.names),
    Setting("soft_tyres", False, clause="RG-22.1"),
)
DEFAULT_SETTINGS: Final[dict[str, Any]] = {setting.name: setting.default for setting in SETTINGS}
_FULL_RACE_PRESET: Final[dict[str, object]] = {"tyres": "secret", "cannon_start": True}
SETTINGS_BY_PRESET: Final[dict[str, dict[str, object]]] = {"first_race": {}, "full_race": _FULL_RACE_PRESET}
"""What a preset changes, unless it is given itself (RG-2.2)."""


class Settings:
    """What was chosen before the game."""

    def __init__(self, chosen_settings: Mapping[str, Any]) -> None:
        self.circuit: str = chosen_settings["circuit"]
        self.laps: int = chosen_settings["laps"]
        self.preset: str = chosen_settings["preset"]
        self.weather: str = chosen_settings["weather"]
        self.tyres: str = chosen_settings["tyres"]
        self.cannon_start: bool = chosen_settings["cannon_start"]
        self.qualifying: bool = chosen_settings["qualifying"]
        self.changing_weather: bool = chosen_settings["changing_weather"]
        self.recovery_turn_counts: bool = chosen_settings["recovery_turn_counts"]
        self.overtake_scope: str = chosen_settings["overtake_scope"]
        self.car_class: str = chosen_settings["car_class"]
        self.soft_tyres: bool = chosen_settings["soft_tyres"]

    __slots__ = fields_set_in(__init__)


def circuit_as_text(circuit: object) -> object:
    """A circuit by its number as it is by its number as text."""
    return str(circuit) if isinstance(circuit, int) and not isinstance(circuit, bool) else circuit


def read_settings(chosen_settings: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown or out of range. The circuit may
    be `own`: then it is somewhere else."""
    chosen_settings = {
        **chosen_settings,
        "circuit": circuit_as_text(chosen_settings.get("circuit", DEFAULT_SETTINGS["circuit"])),
    }
    checked = {name: value for name, value in chosen_settings.items() if (name, value) != ("circuit", OWN_CIRCUIT)}
    check_settings(SETTINGS, checked, "RG-2.1")
    return Settings(
        {
            **DEFAULT_SETTINGS,
            **SETTINGS_BY_PRESET[chosen_settings.get("preset", DEFAULT_SETTINGS["preset"])],
            **chosen_settings,
        }
    )


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def qualifying_settings(settings: Settings) -> Settings:
    """The same for a qualifying lap (RG-18.4)."""
    return Settings({**write_settings(settings), "laps": 1, "qualifying": False})


def check_table(settings: Settings, seats: int) -> None:
    """Whether this many players can play with these settings (RG-1.1, RG-18.4)."""
    if not 1 <= seats <= MAX_CARS:
        raise BadSetupError(where="seats", problem="players-range", clause="RG-1.1", low=1, high=MAX_CARS)
    if settings.qualifying and seats == 1:
        raise BadSetupError(where="qualifying", problem="qualifying-alone", clause="RG-18.4")
