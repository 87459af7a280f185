"""The history entry of a finished solo game, as a campaign keeps it (GR-33), but for its id and seed."""
# mypyc: off

from __future__ import annotations

from paddock.core.game import Json

from ..components.content import (
    COLOUR_VALUES,
    CREW_VALUES,
    ESTIENNE_CARD_VALUES,
    NO_RESULT,
    PASSPORT_WAY_VALUES,
    QUEST_COUNT,
    QUEST_VALUES,
    RESULT_VALUES,
)
from .phases import MODE_TORPEDO
from .quests import NO_PASSPORT_WAY, passport_way
from .state import State
from .steps.ending import score_parts, upgraded_deck

WINNER_PLAYER: str = "player"
WINNER_TORPEDO: str = "torpedo"


def campaign_entry(state: State) -> Json:
    """The entry of GR-33 for a solo game that is over."""
    column = passport_way(state)
    settings = state.settings
    both = state.mode == MODE_TORPEDO and len(state.arrived) == len(state.space_of)
    entry: Json = {
        "way": None if column == NO_PASSPORT_WAY else PASSPORT_WAY_VALUES.names[column],
        "layers": {"deck": settings.evolving_deck, "legacy": settings.legacy, "passport": settings.passport},
        "crew": CREW_VALUES.names[state.crew[0]] if state.crew[0] >= 0 else None,
        "race": settings.race,
        "result": None if state.result == NO_RESULT else RESULT_VALUES.names[state.result],
        "rounds": state.round,
        "arrived": [WINNER_TORPEDO if vehicle else WINNER_PLAYER for vehicle in state.arrived],
        "points": {
            WINNER_TORPEDO if vehicle else WINNER_PLAYER: sum(score_parts(state, vehicle)) for vehicle in state.arrived
        }
        if both
        else {},
        "deck_before": [],
        "deck_after": [],
        "upgrades": [
            {"out": ESTIENNE_CARD_VALUES.names[out], "in": ESTIENNE_CARD_VALUES.names[into]}
            for out, into in state.upgrades
        ],
        "legacy_before": {},
        "legacy_after": {},
        "stamps": [QUEST_VALUES.names[quest] for quest in range(QUEST_COUNT) if state.stamped_now >> quest & 1],
    }
    if state.mode == MODE_TORPEDO:
        entry["deck_before"] = [ESTIENNE_CARD_VALUES.names[card] for card in state.estienne_deck]
        entry["deck_after"] = [ESTIENNE_CARD_VALUES.names[card] for card in upgraded_deck(state)]
        entry["legacy_before"] = _levels_by_colour(state.legacy_before)
        entry["legacy_after"] = _levels_by_colour(state.legacy)
    return entry


def _levels_by_colour(levels: tuple[int, ...]) -> dict[str, int]:
    return {COLOUR_VALUES.names[colour]: level for colour, level in enumerate(levels)}
