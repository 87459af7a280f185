"""Tiles and cards in a position's JSON, both ways: counted by name, and all there are accounted for."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import Values
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.africa import CITY_AT, NO_CITY, SPACE_NAME
from ..rules.phases import MODE_TORPEDO, PHASE_OPENING_PICKS, PHASE_PICKS, PHASE_PROGRAMMING, PHASES, TASK_CITY_CARD
from ..rules.state import State, vehicle_code
from ..rules.steps.bivouac import pick_order
from ..rules.supplies import lay_tile

ESTIENNE_FIELDS: Final = ("deck", "current", "used", "revealed")
BIVOUAC_FIELDS: Final = ("slots", "picks")
MAX_COUNT: Final = 100_000


def write_counts(counts: Sequence[int], values: Values) -> Json:
    """Counts by name, without those that are nought."""
    return {values.names[code]: number for code, number in enumerate(counts) if number}


def read_counts(reader: Reader, field: str, values: Values) -> list[int]:
    """Counts from an object of names and numbers, or from a list of names."""
    given = reader.get(field, {})
    counts = [0] * len(values)
    if isinstance(given, list):
        for place, name in enumerate(given):
            counts[reader.code(f"{field}[{place}]", name, values)] += 1
        return counts
    if not isinstance(given, Mapping):
        raise reader.problem(field, "needs-object")
    for name, number in given.items():
        code = reader.code(field, name, values)
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise reader.problem(f"{field}.{name}", "needs-whole", low=0, high=MAX_COUNT)
        counts[code] = number
    return counts


# -- tiles -----------------------------------------------------------------------------------------------------


def write_tiles(state: State) -> Json:
    """The tiles on the map, by space."""
    return {
        SPACE_NAME.names[space]: content.TILE.names[tile]
        for space, tile in enumerate(state.tile_at)
        if tile != content.NO_TILE
    }


def read_tiles(top: Reader, state: State) -> None:
    """Tiles on the map, in the bag and in the discard; those in hand have been read."""
    left = list(content.TILE_COUNT)
    for tile in state.drawn_tiles:
        _account_for(top, "turn.scouting.drawn", left, tile, content.TILE, content.TILE_COUNT)
    for name, given in top.mapping("tiles").items():
        space = top.code("tiles", name, SPACE_NAME)
        if CITY_AT[space] != NO_CITY:
            raise top.problem(f"tiles.{name}", "tile-on-city", clause="GR-7.5")
        tile = top.code(f"tiles.{name}", given, content.TILE)
        _account_for(top, f"tiles.{name}", left, tile, content.TILE, content.TILE_COUNT)
        lay_tile(state, space, tile)
    state.tile_discard = read_counts(top, "tile_discard", content.TILE)
    for tile, number in enumerate(state.tile_discard):
        _account_for(
            top, f"tile_discard.{content.TILE.names[tile]}", left, tile, content.TILE, content.TILE_COUNT, number
        )
    state.tile_bag = _read_remaining(top, "bag", left, content.TILE)


def _account_for(
    top: Reader, field: str, left: list[int], code: int, values: Values, whole: Sequence[int], number: int = 1
) -> None:
    """So many of what there is are in a field; one that has more than are left is refused."""
    left[code] -= number
    if left[code] < 0:
        raise top.problem(field, "too-many", name=values.names[code], most=whole[code])


def _read_remaining(top: Reader, field: str, left: list[int], values: Values) -> list[int]:
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
    state.card_discard = read_counts(top, "discard", content.CARD)
    left = list(content.CARD_COUNT)
    for place, entry in enumerate(top.items("crews")):
        first = content.CARDS * int(entry.get("seat", place))
        for card, number in enumerate(state.hand[first : first + content.CARDS]):
            _account_for(
                top,
                f"crews[{place}].hand.{content.CARD.names[card]}",
                left,
                card,
                content.CARD,
                content.CARD_COUNT,
                number,
            )
    for slot, card in enumerate(state.display):
        if card != content.NO_CARD:
            _account_for(top, f"bivouac.slots[{slot}]", left, card, content.CARD, content.CARD_COUNT)
    for place, (what, _, card) in enumerate(state.agenda):
        if what == TASK_CITY_CARD:
            _account_for(top, f"pending.agenda[{place}]", left, card, content.CARD, content.CARD_COUNT)
    for card, number in enumerate(state.card_discard):
        _account_for(top, f"discard.{content.CARD.names[card]}", left, card, content.CARD, content.CARD_COUNT, number)
    state.card_deck = _read_remaining(top, "deck", left, content.CARD)


def write_bivouac(state: State) -> Json:
    """The display: its slots, and who is still to pick."""
    return {
        "slots": [None if card == content.NO_CARD else content.CARD.names[card] for card in state.display],
        "picks": [content.VEHICLE.names[vehicle_code(state, seat)] for seat in state.card_pickers],
    }


def read_bivouac(top: Reader, state: State) -> None:
    """The display in the middle of the picks."""
    reader = top.child("bivouac", BIVOUAC_FIELDS)
    if state.phase not in (PHASE_OPENING_PICKS, PHASE_PICKS):
        if reader is not None and (reader.items("slots") or reader.items("picks")):
            raise top.problem("bivouac", "no-display")
        return
    if reader is None:
        raise top.problem("bivouac", "needs-display")
    slots = reader.items("slots")
    if len(slots) > content.SLOTS:
        raise reader.problem("slots", "needs-slots", most=content.SLOTS)
    state.display = tuple(
        content.NO_CARD if name is None else reader.code(f"slots[{place}]", name, content.CARD)
        for place, name in enumerate(slots)
    )
    if reader.data.get("picks") is None:
        state.card_pickers = pick_order(state, state.phase == PHASE_OPENING_PICKS)
        return
    picks: list[int] = []
    most = pick_order(state, state.phase == PHASE_OPENING_PICKS)
    for place, name in enumerate(reader.items("picks")):
        crew = reader.code(f"picks[{place}]", name, content.VEHICLE)
        if crew not in state.crew or state.crew.index(crew) in state.conceded:
            raise reader.problem(f"picks[{place}]", "no-such-crew", given=str(name)[:20])
        picks.append(state.crew.index(crew))
        if picks.count(picks[-1]) > most.count(picks[-1]):
            raise reader.problem(f"picks[{place}]", "picks-too-often", clause="GR-11.2")
    state.card_pickers = tuple(picks)


# -- Estienne cards --------------------------------------------------------------------------------------------


def write_estienne(state: State) -> Json:
    """The Estienne cards of a solo game."""
    return {
        "deck": [content.ESTIENNE.names[card] for card in state.estienne_deck],
        "current": None if state.estienne_card == content.NO_CARD else content.ESTIENNE.names[state.estienne_card],
        "used": [content.ESTIENNE.names[card] for card in state.estienne_used],
        "revealed": state.estienne_revealed,
    }


def read_estienne(top: Reader, state: State) -> None:
    """The Estienne cards: eight different ones (GR-29.1, GR-33.4)."""
    reader = top.child("estienne", ESTIENNE_FIELDS)
    if state.mode != MODE_TORPEDO:
        if reader is not None:
            raise top.problem("estienne", "no-torpedo", clause="GR-20.1")
        return
    phase = PHASES[state.phase]
    running = phase.in_round or (state.phase == PHASE_PROGRAMMING and state.round > 0)
    state.estienne_revealed = state.round
    if reader is None:
        state.estienne_card = state.estienne_deck[0] if running else content.NO_CARD
        return
    if reader.get("deck", None) is not None:
        state.estienne_deck = _read_estienne_cards(reader, "deck")
        if (
            len(set(state.estienne_deck)) != content.ESTIENNE_DECK_SIZE
            or len(state.estienne_deck) != content.ESTIENNE_DECK_SIZE
        ):
            raise reader.problem("deck", "needs-deck", clause="GR-29.1", size=content.ESTIENNE_DECK_SIZE)
    state.estienne_used = _read_estienne_cards(reader, "used")
    current: Any = reader.data.get("current")
    left = [card for card in state.estienne_deck if card not in state.estienne_used]
    if current is not None:
        state.estienne_card = reader.code("current", current, content.ESTIENNE)
    elif running and left:
        state.estienne_card = left[0]
    if current is not None and not running and not phase.is_ending:
        raise reader.problem("current", "no-card-now", clause="GR-21.4")
    for place, card in enumerate(state.estienne_used):
        if card not in state.estienne_deck or card in state.estienne_used[:place]:
            raise reader.problem(f"used[{place}]", "not-in-deck", clause="GR-21.5")
    if state.estienne_card != content.NO_CARD and (
        state.estienne_card not in state.estienne_deck or state.estienne_card in state.estienne_used
    ):
        raise reader.problem("current", "not-in-deck", clause="GR-21.5")
    if running and state.estienne_card == content.NO_CARD:
        raise reader.problem("current", "needs-card", clause="GR-21.4")
    state.estienne_revealed = reader.whole("revealed", state.estienne_revealed, 0, MAX_COUNT)
    if "revealed" in reader.data and state.estienne_revealed < len(state.estienne_used) + (
        state.estienne_card != content.NO_CARD
    ):
        raise reader.problem("revealed", "few-revealed", clause="GR-21.5")


def _read_estienne_cards(reader: Reader, field: str) -> tuple[int, ...]:
    return tuple(
        reader.code(f"{field}[{place}]", name, content.ESTIENNE) for place, name in enumerate(reader.items(field))
    )
