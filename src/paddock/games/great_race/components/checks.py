"""Is what lies in the box whole? The data files, checked against what they say of themselves."""
# mypyc: off

from __future__ import annotations

from paddock.games.great_race.components.content import (
    CARD_COUNT,
    CARD_DATA,
    DECK_SIZE,
    DECKS,
    EST_FIRST,
    EST_LETTER,
    EST_SECOND,
    LEGACY_DATA,
    SOLO_CARDS,
    STICKERS,
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
    letters = {EST_LETTER[card] for card in DECKS[0]}
    if any(len(deck) != DECK_SIZE or {EST_LETTER[card] for card in deck} != letters for deck in DECKS):
        problems.append("the Estienne cards of a level are not one of each letter")
    if any(slot >= SOLO_CARDS for slots in (*EST_FIRST, *EST_SECOND) for slot in slots):
        problems.append("an Estienne card takes from a slot that is not there")
    if any(len(LEGACY_DATA["powers"][colour]) != STICKERS for colour in LEGACY_DATA["colours"]):
        problems.append("a colour has not all its powers")
    return problems
