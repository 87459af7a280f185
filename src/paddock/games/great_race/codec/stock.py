"""Tiles and cards in a position's JSON, both ways: counted by name, and all there are accounted for."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.great_race.components.content import (
    CARD,
    CARD_COUNT,
    CARDS,
    DECK_SIZE,
    ESTIENNE,
    NO_CARD,
    NO_TILE,
    SLOTS,
    TILE,
    TILE_COUNT,
    VEHICLE,
)
from paddock.games.great_race.components.map import CITY_AT, NO_CITY, SPACE_NAME
from paddock.games.great_race.rules.state import (
    AGAINST_TORPEDO,
    CONVOY,
    OPENING_PICKS,
    PICKS,
    PROGRAMMING,
    ROUND,
    TASK_CITY_CARD,
    State,
    named,
)
from paddock.games.great_race.rules.steps.bivouac import all_picks
from paddock.games.great_race.rules.supplies import lay_tile

ESTIENNE_FIELDS: Final = ("deck", "current", "used", "revealed")
BIVOUAC_FIELDS: Final = ("slots", "picks")
MOST: Final = 100_000


def counted(counts: Sequence[int], values: Values) -> Json:
    """Counts by name, without those that are nought."""
    return {values.names[code]: number for code, number in enumerate(counts) if number}


def read_counts(reader: Reader, field: str, values: Values) -> list[int]:
    """Counts from an object of names and numbers, or from a list of names."""
    given = reader.get(field, {})
    found = [0] * len(values)
    if isinstance(given, list):
        for place, name in enumerate(given):
            found[reader.code(f"{field}[{place}]", name, values)] += 1
        return found
    if not isinstance(given, Mapping):
        raise reader.problem(field, "needs-object")
    for name, number in given.items():
        code = reader.code(field, name, values)
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=MOST)
        found[code] = number
    return found


# -- tiles -----------------------------------------------------------------------------------------------------


def tiles_json(state: State) -> Json:
    """The tiles on the map, by space."""
    return {SPACE_NAME.names[space]: TILE.names[tile] for space, tile in enumerate(state.tile) if tile != NO_TILE}


def read_tiles(top: Reader, state: State) -> None:
    """Tiles on the map, in the bag and in the discard; those in hand have been read."""
    left = list(TILE_COUNT)
    for tile in state.drawn:
        _take(top, "turn.scouting.drawn", left, tile, TILE, TILE_COUNT)
    for name, given in top.mapping("tiles").items():
        space = top.code("tiles", name, SPACE_NAME)
        if CITY_AT[space] != NO_CITY:
            raise top.problem(f"tiles.{name}", "tile-on-city", clause="GR-7.5")
        tile = top.code(f"tiles.{name}", given, TILE)
        _take(top, f"tiles.{name}", left, tile, TILE, TILE_COUNT)
        lay_tile(state, space, tile)
    state.tile_discard = read_counts(top, "tile_discard", TILE)
    for tile, number in enumerate(state.tile_discard):
        _take(top, f"tile_discard.{TILE.names[tile]}", left, tile, TILE, TILE_COUNT, number)
    state.bag = _rest(top, "bag", left, TILE)


def _take(
    top: Reader, field: str, left: list[int], code: int, values: Values, whole: Sequence[int], number: int = 1
) -> None:
    """So many of what there is are in a field; one that has more than are left is refused."""
    left[code] -= number
    if left[code] < 0:
        raise top.problem(field, "too-many", name=values.names[code], most=whole[code])


def _rest(top: Reader, field: str, left: list[int], values: Values) -> list[int]:
    """What is given for a bag or deck, or all that is nowhere else."""
    if top.get(field, None) is None:
        return left
    given = read_counts(top, field, values)
    for code, number in enumerate(given):
        if number != left[code]:
            raise top.problem(field, "does-not-add-up", name=values.names[code], left=left[code])
    return given


# -- resource cards --------------------------------------------------------------------------------------------


def read_cards(top: Reader, state: State) -> None:
    """The deck and the discard; hands and the display have been read."""
    state.discard = read_counts(top, "discard", CARD)
    left = list(CARD_COUNT)
    for place, entry in enumerate(top.items("crews")):
        first = CARDS * int(entry.get("seat", place))
        for card, number in enumerate(state.hand[first : first + CARDS]):
            _take(top, f"crews[{place}].hand.{CARD.names[card]}", left, card, CARD, CARD_COUNT, number)
    for slot, card in enumerate(state.display):
        if card != NO_CARD:
            _take(top, f"bivouac.slots[{slot}]", left, card, CARD, CARD_COUNT)
    for place, (what, _, card) in enumerate(state.agenda):
        if what == TASK_CITY_CARD:
            _take(top, f"pending.agenda[{place}]", left, card, CARD, CARD_COUNT)
    for card, number in enumerate(state.discard):
        _take(top, f"discard.{CARD.names[card]}", left, card, CARD, CARD_COUNT, number)
    state.deck = _rest(top, "deck", left, CARD)


def bivouac_json(state: State) -> Json:
    """The display: its slots, and who is still to pick."""
    return {
        "slots": [None if card == NO_CARD else CARD.names[card] for card in state.display],
        "picks": [VEHICLE.names[named(state, seat)] for seat in state.picks],
    }


def read_bivouac(top: Reader, state: State) -> None:
    """The display in the middle of the picks."""
    reader = top.child("bivouac", BIVOUAC_FIELDS)
    if state.phase not in (OPENING_PICKS, PICKS):
        if reader is not None and (reader.items("slots") or reader.items("picks")):
            raise top.problem("bivouac", "no-display")
        return
    if reader is None:
        raise top.problem("bivouac", "needs-display")
    slots = reader.items("slots")
    if len(slots) > SLOTS:
        raise reader.problem("slots", "needs-slots", most=SLOTS)
    state.display = tuple(
        NO_CARD if name is None else reader.code(f"slots[{place}]", name, CARD) for place, name in enumerate(slots)
    )
    if reader.data.get("picks") is None:
        state.picks = all_picks(state, state.phase == OPENING_PICKS)
        return
    picks: list[int] = []
    most = all_picks(state, state.phase == OPENING_PICKS)
    for place, name in enumerate(reader.items("picks")):
        crew = reader.code(f"picks[{place}]", name, VEHICLE)
        if crew not in state.crew or state.crew.index(crew) in state.conceded:
            raise reader.problem(f"picks[{place}]", "no-such-crew", given=str(name)[:20])
        picks.append(state.crew.index(crew))
        if picks.count(picks[-1]) > most.count(picks[-1]):
            raise reader.problem(f"picks[{place}]", "picks-too-often", clause="GR-11.2")
    state.picks = tuple(picks)


# -- Estienne cards --------------------------------------------------------------------------------------------


def estienne_json(state: State) -> Json:
    """The Estienne cards of a solo game."""
    return {
        "deck": [ESTIENNE.names[card] for card in state.estienne_deck],
        "current": None if state.current == NO_CARD else ESTIENNE.names[state.current],
        "used": [ESTIENNE.names[card] for card in state.used],
        "revealed": state.revealed,
    }


def read_estienne(top: Reader, state: State) -> None:
    """The Estienne cards: eight different ones (GR-29.1, GR-33.4)."""
    reader = top.child("estienne", ESTIENNE_FIELDS)
    if state.mode != AGAINST_TORPEDO:
        if reader is not None:
            raise top.problem("estienne", "no-torpedo", clause="GR-20.1")
        return
    running = CONVOY <= state.phase <= PICKS or (state.phase == PROGRAMMING and state.round > 0)
    state.revealed = state.round
    if reader is None:
        state.current = state.estienne_deck[0] if running else NO_CARD
        return
    if reader.get("deck", None) is not None:
        state.estienne_deck = _codes(reader, "deck")
        if len(set(state.estienne_deck)) != DECK_SIZE or len(state.estienne_deck) != DECK_SIZE:
            raise reader.problem("deck", "needs-deck", clause="GR-29.1", size=DECK_SIZE)
    state.used = _codes(reader, "used")
    current: Any = reader.data.get("current")
    left = [card for card in state.estienne_deck if card not in state.used]
    if current is not None:
        state.current = reader.code("current", current, ESTIENNE)
    elif running and left:
        state.current = left[0]
    if current is not None and state.phase <= ROUND and not running:
        raise reader.problem("current", "no-card-now", clause="GR-21.4")
    for place, card in enumerate(state.used):
        if card not in state.estienne_deck or card in state.used[:place]:
            raise reader.problem(f"used[{place}]", "not-in-deck", clause="GR-21.5")
    if state.current != NO_CARD and (state.current not in state.estienne_deck or state.current in state.used):
        raise reader.problem("current", "not-in-deck", clause="GR-21.5")
    if running and state.current == NO_CARD:
        raise reader.problem("current", "needs-card", clause="GR-21.4")
    state.revealed = reader.whole("revealed", state.revealed, 0, MOST)
    if "revealed" in reader.data and state.revealed < len(state.used) + (state.current != NO_CARD):
        raise reader.problem("revealed", "few-revealed", clause="GR-21.5")


def _codes(reader: Reader, field: str) -> tuple[int, ...]:
    return tuple(reader.code(f"{field}[{place}]", name, ESTIENNE) for place, name in enumerate(reader.items(field)))
