"""Checks the result of a game before a campaign takes it: deck, stickers and stamps must follow from its progress."""
# mypyc: off

from __future__ import annotations

from typing import Any, Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.settings import SOLO_ALONE, UPGRADE_BY_LETTER
from .ways import game_layers

RESULT_FIELDS: Final = (
    "way", "layers", "crew", "race", "result", "rounds", "arrived", "points", "deck_before", "deck_after", "upgrades",
    "legacy_before", "legacy_after", "stamps",
)  # fmt: skip
PLAYER_WON: Final = "player"
SOLO_RESULTS: Final = ("player", "torpedo")
ALONE_RESULTS: Final = ("success", "failure")


def check_crew_and_result(reader: Reader, progress: Json) -> None:
    """A result, crew and length that a game of this way can have."""
    chosen: Any = progress["settings"]
    if reader.data.get("crew") is not None:
        reader.read_code("crew", reader.data["crew"], content.CREW_VALUES)
    reader.read_choice(
        "result", content.RESULT_VALUES.names[0], ALONE_RESULTS if chosen["way"] == SOLO_ALONE else SOLO_RESULTS
    )
    reader.read_whole_number("rounds", 0, 0, content.MAX_ROUNDS)


def check_deck(reader: Reader, progress: Json) -> list[str]:
    """The deck after the upgrades of a game, each of which must follow from the one before (GR-29)."""
    chosen: Any = progress["settings"]
    learnt: Any = progress["deck"]
    before = (
        learnt
        if game_layers(chosen)["deck"]
        else [content.ESTIENNE_CARD_VALUES.names[card] for card in content.ESTIENNE_DECKS[0]]
    )
    made = reader.read_list("upgrades")
    if chosen["way"] == SOLO_ALONE:
        if made:
            raise reader.position_error("upgrades", "campaign-differs", clause="GR-32.5")
        return list(learnt)
    if reader.read_list("deck_before") != before:
        raise reader.position_error("deck_before", "campaign-differs", clause="GR-33.2")
    deck = [content.ESTIENNE_CARD_VALUES.code(name) for name in before]
    for place, each in enumerate(made):
        upgrade = Reader(each, f"upgrades[{place}]", ("out", "in"))
        out, into = (
            upgrade.read_code(field, upgrade.data.get(field), content.ESTIENNE_CARD_VALUES) for field in ("out", "in")
        )
        if not _is_valid_upgrade(deck, out, into, chosen["upgrades"] == UPGRADE_BY_LETTER):
            raise reader.position_error(f"upgrades[{place}]", "campaign-differs", clause="GR-29.3")
        deck[deck.index(out)] = into
    most = 2 if reader.data["result"] == PLAYER_WON else 1
    done = min(content.LEVEL_BY_ESTIENNE_CARD[card] for card in deck) == content.ESTIENNE_LEVELS
    after = [content.ESTIENNE_CARD_VALUES.names[card] for card in deck]
    right = len(made) == most or (len(made) < most and done)
    if not (right if game_layers(chosen)["deck"] else not made):
        raise reader.position_error("upgrades", "campaign-differs", clause="GR-29.2")
    if reader.read_list("deck_after") != after:
        raise reader.position_error("deck_after", "campaign-differs", clause="GR-33.4")
    return after if game_layers(chosen)["deck"] else list(learnt)


def _is_valid_upgrade(deck: list[int], replaced_card: int, new_card: int, is_by_letter: bool) -> bool:
    """Whether one card can have been replaced by the other."""
    if (
        replaced_card not in deck
        or new_card in deck
        or content.LEVEL_BY_ESTIENNE_CARD[replaced_card] != min(content.LEVEL_BY_ESTIENNE_CARD[card] for card in deck)
    ):
        return False
    if is_by_letter and content.UPGRADE_BY_ESTIENNE_CARD[replaced_card] not in deck:
        return new_card == content.UPGRADE_BY_ESTIENNE_CARD[replaced_card]
    return content.LEVEL_BY_ESTIENNE_CARD[new_card] == content.LEVEL_BY_ESTIENNE_CARD[replaced_card] + 1


def check_legacy(reader: Reader, progress: Json) -> dict[str, int]:
    """The stickers after a game: none lost, none too many, none without the layer (GR-30.1, GR-30.8)."""
    chosen: Any = progress["settings"]
    before: Any = progress["legacy"]
    if not game_layers(chosen)["legacy"]:
        return dict(before)
    if reader.read_object("legacy_before") != before:
        raise reader.position_error("legacy_before", "campaign-differs", clause="GR-33.2")
    after = reader.read_object("legacy_after")
    levels: dict[str, int] = {}
    for colour in range(content.COLOUR_COUNT):
        name = content.COLOUR_VALUES.names[colour]
        level = after.get(name)
        if (
            isinstance(level, bool)
            or not isinstance(level, int)
            or not before[name] <= level <= content.STICKERS_PER_COLOUR
        ):
            raise reader.position_error(
                f"legacy_after.{name}", "needs-whole", low=before[name], high=content.STICKERS_PER_COLOUR
            )
        levels[name] = level
    if len(after) != content.COLOUR_COUNT:
        raise reader.position_error("legacy_after", "campaign-differs", clause="GR-33.4")
    return levels


def check_stamps(reader: Reader, stamped_quests: list[str], passport_way: str | None) -> list[str]:
    """The stamps of a game: known quests, in boxes that were empty, of a game that was won (GR-31.3, GR-31.4)."""
    stamps = [str(name) for name in reader.read_list("stamps")]
    for place, name in enumerate(stamps):
        reader.read_code(f"stamps[{place}]", name, content.QUEST_VALUES)
    lost = reader.data["result"] not in (PLAYER_WON, ALONE_RESULTS[0])
    may = passport_way is not None and reader.data["layers"]["passport"] and not lost
    if stamps and (not may or len(set(stamps)) != len(stamps) or any(name in stamped_quests for name in stamps)):
        raise reader.position_error("stamps", "campaign-differs", clause="GR-31.4")
    return stamps
