"""Checks the shipped data files against the counts that they state."""
# mypyc: off

from __future__ import annotations

from . import content


def check_data() -> list[str]:
    """Problems of the shipped data: counts and values that do not add up."""
    problems: list[str] = []
    if sum(content.COPIES_BY_TILE) != content.TILE_DATA["total"]:
        problems.append("the terrain tiles do not add up")
    if [int(each["value"]) for each in content.TILE_DATA["types"]] != list(content.HARDNESS_VALUE_BY_TILE):
        problems.append("a tile's value is not the sum of its icons (GR-23.1)")
    if sum(content.COPIES_BY_CARD) != content.CARD_DATA["total"]:
        problems.append("the resource cards do not add up")
    letters = {content.LETTER_BY_ESTIENNE_CARD[card] for card in content.ESTIENNE_DECKS[0]}
    if any(
        len(deck) != content.ESTIENNE_DECK_SIZE or {content.LETTER_BY_ESTIENNE_CARD[card] for card in deck} != letters
        for deck in content.ESTIENNE_DECKS
    ):
        problems.append("the Estienne cards of a level are not one of each letter")
    if any(
        slot >= content.SOLO_DISPLAY_CARDS
        for slots in (*content.FIRST_SLOTS_BY_ESTIENNE_CARD, *content.SECOND_SLOTS_BY_ESTIENNE_CARD)
        for slot in slots
    ):
        problems.append("an Estienne card takes from a slot that is not there")
    if any(
        len(content.LEGACY_DATA["powers"][colour]) != content.STICKERS_PER_COLOUR
        for colour in content.LEGACY_DATA["colours"]
    ):
        problems.append("a colour has not all its powers")
    return problems
