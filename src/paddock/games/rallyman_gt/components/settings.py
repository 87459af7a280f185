"""The settings of a game, read from what a table or a position gives (RG-2, RG-18, RG-19, RG-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.errors import BadSetupError
from paddock.core.game import Setting
from paddock.core.reading import check_settings

from .content import CAR_CLASS, CIRCUIT_DATA, MOST_CARS, WEATHER
from .layout import OWN_CIRCUIT

MOST_LAPS: Final = 9


class Settings:
    """What was chosen before the game."""

    __slots__ = (
        "cannon_start",
        "car_class",
        "changing_weather",
        "circuit",
        "laps",
        "overtake_scope",
        "preset",
        "qualifying",
        "recovery_turn_counts",
        "soft_tyres",
        "tyres",
        "weather",
    )

    def __init__(self) -> None:
        self.circuit = "1"
        self.laps = 1
        self.preset = "first_race"
        self.weather = "sun"
        self.tyres = "asphalt"
        self.cannon_start = False
        self.qualifying = False
        self.changing_weather = False
        self.recovery_turn_counts = False
        self.overtake_scope = "beside"
        self.car_class = "GT6"
        self.soft_tyres = False

    def copy(self) -> Settings:
        """The same settings, to be changed."""
        new = Settings()
        new.circuit = self.circuit
        new.laps = self.laps
        new.preset = self.preset
        new.weather = self.weather
        new.tyres = self.tyres
        new.cannon_start = self.cannon_start
        new.qualifying = self.qualifying
        new.changing_weather = self.changing_weather
        new.recovery_turn_counts = self.recovery_turn_counts
        new.overtake_scope = self.overtake_scope
        new.car_class = self.car_class
        new.soft_tyres = self.soft_tyres
        return new


SETTINGS: Final = (
    Setting("circuit", "1", clause="RG-20.2", choices=tuple(CIRCUIT_DATA)),
    Setting("laps", 1, clause="RG-2.1", low=1, high=MOST_LAPS),
    Setting("preset", "first_race", clause="RG-2.2", choices=("first_race", "full_race")),
    Setting("weather", "sun", clause="RG-18.1", choices=WEATHER.names),
    Setting("tyres", "asphalt", clause="RG-2.3", choices=("asphalt", "secret", "open")),
    Setting("cannon_start", False, clause="RG-18.3"),
    Setting("qualifying", False, clause="RG-18.4"),
    Setting("changing_weather", False, clause="RG-19.1"),
    Setting("recovery_turn_counts", False, clause="RG-19.5"),
    Setting("overtake_scope", "beside", clause="RG-9.2", choices=("beside", "row")),
    Setting("car_class", "GT6", clause="RG-22.1", choices=CAR_CLASS.names),
    Setting("soft_tyres", False, clause="RG-22.1"),
)
PRESETS: Final[dict[str, dict[str, object]]] = {
    "first_race": {},
    "full_race": {"tyres": "secret", "cannon_start": True},
}
"""What a preset changes, unless it is given itself (RG-2.2)."""


def circuit_as_text(circuit: object) -> object:
    """A circuit by its number as it is by its number as text."""
    return str(circuit) if isinstance(circuit, int) and not isinstance(circuit, bool) else circuit


def read_settings(chosen: Mapping[str, Any]) -> Settings:
    """Settings from a mapping; raises :class:`BadSetupError` for one that is unknown or out of range. The circuit may
    be `own`: then it is somewhere else."""
    checked = {**chosen, "circuit": circuit_as_text(chosen.get("circuit", Settings().circuit))}
    chosen = dict(checked)
    if checked["circuit"] == OWN_CIRCUIT:
        del checked["circuit"]
    check_settings(SETTINGS, checked, "RG-2.1")
    preset = PRESETS[str(checked.get("preset", "first_race"))]
    settings = Settings()
    for name, value in {**preset, **chosen}.items():
        setattr(settings, name, value)
    return settings


def write_settings(settings: Settings) -> dict[str, object]:
    """All settings as a mapping, the inverse of :func:`read_settings`."""
    return {setting.name: getattr(settings, setting.name) for setting in SETTINGS}


def check_table(settings: Settings, seats: int) -> None:
    """Whether this many players can play with these settings (RG-1.1, RG-18.4)."""
    if not 1 <= seats <= MOST_CARS:
        raise BadSetupError(where="seats", problem="players-range", clause="RG-1.1", low=1, high=MOST_CARS)
    if settings.qualifying and seats == 1:
        raise BadSetupError(where="qualifying", problem="qualifying-alone", clause="RG-18.4")
