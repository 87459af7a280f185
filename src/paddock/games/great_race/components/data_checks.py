"""Checks the shipped data files against the counts that they state."""
# mypyc: off

from __future__ import annotations

from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARD_DATA,
    ESTIENNE_DECK_SIZE,
    ESTIENNE_DECKS,
    ESTIENNE_LETTER,
    ESTIENNE_SLOTS_FIRST,
    ESTIENNE_SLOTS_SECOND,
    LEGACY_DATA,
    SOLO_DISPLAY_CARDS,
    STICKERS_PER_COLOUR,
    TILE_COUNT,
    TILE_DATA,
    TILE_VALUE,
)


def check_data() -> list[str]:
    """Problems of the shipped data: counts and values that do not add up."""
    problems: list[str] = []
    if sum(TILE_COUNT) != TILE_DATA["total"]:
        problems.append("the terrain tiles do not add up")
    if [int(each["value"]) for each in TILE_DATA["types"]] != list(TILE_VALUE):
        problems.append("a tile's value is not the sum of its icons (GR-23.1)")
    if sum(CARD_COUNT) != CARD_DATA["total"]:
        problems.append("the resource cards do not add up")
    letters = {ESTIENNE_LETTER[card] for card in ESTIENNE_DECKS[0]}
    if any(
        len(deck) != ESTIENNE_DECK_SIZE or {ESTIENNE_LETTER[card] for card in deck} != letters
        for deck in ESTIENNE_DECKS
    ):
        problems.append("the Estienne cards of a level are not one of each letter")
    if any(slot >= SOLO_DISPLAY_CARDS for slots in (*ESTIENNE_SLOTS_FIRST, *ESTIENNE_SLOTS_SECOND) for slot in slots):
        problems.append("an Estienne card takes from a slot that is not there")
    if any(len(LEGACY_DATA["powers"][colour]) != STICKERS_PER_COLOUR for colour in LEGACY_DATA["colours"]):
        problems.append("a colour has not all its powers")
    return problems
