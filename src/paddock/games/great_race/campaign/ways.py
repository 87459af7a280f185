"""The ways in which a game of a campaign can be played: the layers of each, and its column of the passport (GR-31)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.game import Json, Setting
from paddock.core.reading import Reader

from ..components.settings import SETTINGS, SOLO_ALONE

PRUDENT_PASSPORT_WAY: Final = "prudent"
LEGENDARY_PASSPORT_WAY: Final = "legendary"
FREE_PASSPORT_WAY: Final = "free"
FREE_LEGACY_PASSPORT_WAY: Final = "free_legacy"
LAYERS_BY_PASSPORT_WAY: Final = {
    LEGENDARY_PASSPORT_WAY: (True, True),
    PRUDENT_PASSPORT_WAY: (True, False),
    SOLO_ALONE: (False, False),
    FREE_PASSPORT_WAY: (False, False),
    FREE_LEGACY_PASSPORT_WAY: (False, True),
}
"""Evolving deck and Legacy powers by way; what is free is in no column (GR-31.2, GR-31.8)."""

_SETTING_BY_NAME: Final = {setting.name: setting for setting in SETTINGS}
GAME_CHOICES: Final = (
    Setting("way", LEGENDARY_PASSPORT_WAY, clause="GR-31.2", choices=tuple(LAYERS_BY_PASSPORT_WAY)),
    _SETTING_BY_NAME["race"],
    Setting("passport", True, clause=_SETTING_BY_NAME["passport"].clause),
)
"""What is chosen before each game, of which its result tells."""
SHARED_SETTINGS: Final = ("upgrades", "alternation")
"""What all games of a campaign share."""


def game_layers(choices: Mapping[str, Any]) -> Json:
    """The three layers of a game that is played like this."""
    deck, legacy = LAYERS_BY_PASSPORT_WAY[choices["way"]]
    return {"deck": deck, "legacy": legacy, "passport": choices["passport"]}


def stage_settings(choices: Mapping[str, Any]) -> Json:
    """The settings of a game that is played like this."""
    deck, legacy = LAYERS_BY_PASSPORT_WAY[choices["way"]]
    return {
        "race": choices["race"],
        "solo": SOLO_ALONE if choices["way"] == SOLO_ALONE else "torpedo",
        "evolving_deck": deck,
        "legacy": legacy,
        "passport": choices["passport"],
        **{name: choices[name] for name in SHARED_SETTINGS},
    }


def passport_column(choices: Mapping[str, Any]) -> str | None:
    """The column of the passport in which it can be stamped."""
    way: str = choices["way"]
    return None if way in (FREE_PASSPORT_WAY, FREE_LEGACY_PASSPORT_WAY) else way


def read_choices(reader: Reader) -> Json:
    """What was chosen for a game, as its result tells it; a way that contradicts its layers is refused."""
    layers = reader.read_object("layers")
    free = FREE_LEGACY_PASSPORT_WAY if layers.get("legacy") is True else FREE_PASSPORT_WAY
    chosen: Json = {
        "way": reader.read_choice("way", free, tuple(LAYERS_BY_PASSPORT_WAY)),
        "race": reader.read_choice("race", "", _SETTING_BY_NAME["race"].choices),
        "passport": layers.get("passport") is True,
    }
    if layers != game_layers(chosen) or reader.data.get("way") != passport_column(chosen):
        raise reader.position_error("way", "campaign-differs", clause="GR-31.2")
    return chosen
