"""Tiles and cards in a position's JSON, both ways: counted by name, and all there are accounted for."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddock.core.decision import ValueSet
from paddock.core.fields import CustomField, Field, Fields
from paddock.core.forms import CountsByKindForm, ListForm, NamedCodeForm, WholeNumberForm
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.africa import CITY_BY_SPACE, NO_CITY, SPACE_VALUES
from ..components.content import (
    CARD_KIND_COUNT,
    CARD_VALUES,
    ESTIENNE_CARD_VALUES,
    NO_CARD,
    NO_TILE,
    TILE_VALUES,
    VEHICLE_VALUES,
)
from ..rules import phases
from ..rules.state import State
from ..rules.steps.bivouac import pick_order
from ..rules.supplies import lay_tile

MAX_COUNT: Final = 100_000
PICK_PHASES: Final = (phases.PHASE_OPENING_PICKS, phases.PHASE_PICKS)


class CountsOrNames(CountsByKindForm):
    """How many there are of each kind: an object of names and numbers, or a list of names."""

    def __init__(self, value_set: ValueSet) -> None:
        super().__init__(value_set, MAX_COUNT)

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> list[int]:
        counts = [0] * len(self.value_set)
        if isinstance(json_value, list):
            for n, name in enumerate(json_value):
                counts[reader.read_code(f"{field_path}[{n}]", name, self.value_set)] += 1
            return counts
        reader.require(isinstance(json_value, Mapping), field_path, "needs-object")
        for name, number in json_value.items():
            code = reader.read_code(field_path, name, self.value_set)
            if type(number) is not int or number < 0:
                raise reader.position_error(f"{field_path}.{name}", "needs-whole", low=0, high=MAX_COUNT)
            counts[code] = number
        return counts


TILE_COUNTS: Final = CountsOrNames(TILE_VALUES)
CARD_COUNTS: Final = CountsOrNames(CARD_VALUES)


class Supply:
    """All tiles or all cards, while they are accounted for: a field that has more than are left is refused."""

    def __init__(self, position_reader: Reader, form: CountsOrNames, totals: Sequence[int]) -> None:
        self.position_reader, self.form, self.totals = position_reader, form, totals
        self.counts_left = list(totals)

    def take(self, field_name: str, code: int, count: int = 1) -> None:
        """So many of one kind are in a field."""
        self.counts_left[code] -= count
        if self.counts_left[code] < 0:
            raise self.position_reader.position_error(
                field_name, "too-many", name=self.form.value_set.names[code], most=self.totals[code]
            )

    def take_counts(self, field_name: str, counts: Sequence[int]) -> None:
        """So many of each kind are in a field."""
        for code, number in enumerate(counts):
            self.take(f"{field_name}.{self.form.value_set.names[code]}", code, number)

    def read_counts(self, field_name: str) -> list[int]:
        """What is said of a field."""
        return self.form.read(self.position_reader, field_name, self.position_reader.get(field_name, {}), None)

    def read_rest(self, field_name: str) -> list[int]:
        """What is in a bag or deck: all that is nowhere else."""
        for code, number in enumerate(
            self.read_counts(field_name) if self.position_reader.get(field_name, None) is not None else ()
        ):
            if number != self.counts_left[code]:
                name = self.form.value_set.names[code]
                raise self.position_reader.position_error(
                    field_name, "does-not-add-up", name=name, left=self.counts_left[code]
                )
        return self.counts_left


def write_tiles(state: State) -> Json:
    """The tiles on the map, by space."""
    return {
        SPACE_VALUES.names[space]: TILE_VALUES.names[tile]
        for space, tile in enumerate(state.tile_at)
        if tile != NO_TILE
    }


def read_tiles(position_reader: Reader, state: State) -> None:
    """Tiles on the map, in the bag and in the discard; those in hand have been read."""
    supply = Supply(position_reader, TILE_COUNTS, content.COPIES_BY_TILE)
    for tile in state.drawn_tiles:
        supply.take("turn.scouting.drawn", tile)
    for name, given in position_reader.read_object("tiles").items():
        space = position_reader.read_code("tiles", name, SPACE_VALUES)
        position_reader.require(CITY_BY_SPACE[space] == NO_CITY, f"tiles.{name}", "tile-on-city", clause="GR-7.5")
        tile = position_reader.read_code(f"tiles.{name}", given, TILE_VALUES)
        supply.take(f"tiles.{name}", tile)
        lay_tile(state, space, tile)
    state.tile_discard = supply.read_counts("tile_discard")
    supply.take_counts("tile_discard", state.tile_discard)
    state.tile_bag = supply.read_rest("bag")


def read_cards(position_reader: Reader, state: State) -> None:
    """The deck and the discard; hands and the display have been read."""
    supply = Supply(position_reader, CARD_COUNTS, content.COPIES_BY_CARD)
    state.card_discard = supply.read_counts("discard")
    for place, entry in enumerate(position_reader.read_list("crews")):
        first = CARD_KIND_COUNT * int(entry.get("seat", place))
        supply.take_counts(f"crews[{place}].hand", state.hand[first : first + CARD_KIND_COUNT])
    for slot, card in enumerate(state.display):
        if card != NO_CARD:
            supply.take(f"bivouac.slots[{slot}]", card)
    for place, (what, _, card) in enumerate(state.agenda):
        if what == phases.TASK_CITY_CARD:
            supply.take(f"pending.agenda[{place}]", card)
    supply.take_counts("discard", state.card_discard)
    state.card_deck = supply.read_rest("deck")


# -- the bivouac -----------------------------------------------------------------------------------------------


class CardOrNothing(NamedCodeForm):
    """A card by its name; an empty slot is null."""

    def read(self, reader: Reader, field_path: str, json_value: Any, state: Any, *index: int) -> int:
        return NO_CARD if json_value is None else super().read(reader, field_path, json_value, state, *index)


def _check_slots(reader: Reader, state: State) -> None:
    reader.require(len(state.display) <= content.CARD_SLOT_COUNT, "slots", "needs-slots", most=content.CARD_SLOT_COUNT)


def _read_picks(reader: Reader, state: State) -> None:
    """Who is still to pick: nobody more often than the rules let them."""
    most = state.card_pickers = pick_order(state, state.phase == phases.PHASE_OPENING_PICKS)
    if reader.data.get("picks") is None:
        return
    picks: list[int] = []
    for place, name in enumerate(reader.read_list("picks")):
        crew = reader.read_code(f"picks[{place}]", name, VEHICLE_VALUES)
        if crew not in state.crew or state.crew.index(crew) in state.conceded:
            raise reader.position_error(f"picks[{place}]", "no-such-crew", given=str(name)[:20])
        picks.append(state.crew.index(crew))
        if picks.count(picks[-1]) > most.count(picks[-1]):
            raise reader.position_error(f"picks[{place}]", "picks-too-often", clause="GR-11.2")
    state.card_pickers = tuple(picks)


BIVOUAC_FIELDS: Final = Fields(
    Field("slots", ListForm(CardOrNothing(CARD_VALUES, is_optional=True)), "display", check_value=_check_slots),
    CustomField(
        "picks", lambda state: [VEHICLE_VALUES.names[state.crew[seat]] for seat in state.card_pickers], _read_picks
    ),
)


def read_bivouac(position_reader: Reader, state: State) -> None:
    """The display in the middle of the picks."""
    reader = position_reader.child_reader("bivouac", BIVOUAC_FIELDS.names)
    if state.phase not in PICK_PHASES:
        position_reader.require(
            reader is None or not (reader.read_list("slots") or reader.read_list("picks")), "bivouac", "no-display"
        )
    elif reader is None:
        raise position_reader.position_error("bivouac", "needs-display")
    else:
        BIVOUAC_FIELDS.read(reader, state)


# -- Estienne cards --------------------------------------------------------------------------------------------


def _check_deck(reader: Reader, state: State) -> None:
    size = content.ESTIENNE_DECK_SIZE
    if len(set(state.estienne_deck)) != size or len(state.estienne_deck) != size:
        raise reader.position_error("deck", "needs-deck", clause="GR-29.1", size=size)


ESTIENNE_FIELDS: Final = Fields(
    Field("deck", ListForm(NamedCodeForm(ESTIENNE_CARD_VALUES)), "estienne_deck", check_value=_check_deck),
    Field("current", NamedCodeForm(ESTIENNE_CARD_VALUES, is_optional=True), "estienne_card"),
    Field("used", ListForm(NamedCodeForm(ESTIENNE_CARD_VALUES)), "estienne_used"),
    Field("revealed", WholeNumberForm(0, MAX_COUNT), "estienne_revealed"),
)


def read_estienne(position_reader: Reader, state: State) -> None:
    """The Estienne cards: eight different ones (GR-29.1, GR-33.4)."""
    reader = position_reader.child_reader("estienne", ESTIENNE_FIELDS.names)
    if state.mode != phases.MODE_TORPEDO:
        position_reader.require(reader is None, "estienne", "no-torpedo", clause="GR-20.1")
        return
    phase = phases.PHASES[state.phase]
    running = phase.in_round or (state.phase == phases.PHASE_PROGRAMMING and state.round > 0)
    state.estienne_revealed = state.round
    if reader is None:
        state.estienne_card = state.estienne_deck[0] if running else NO_CARD
        return
    ESTIENNE_FIELDS.read(reader, state)
    deck, used = state.estienne_deck, state.estienne_used
    if state.estienne_card != NO_CARD:
        reader.require(running or phase.is_ending, "current", "no-card-now", clause="GR-21.4")
    elif running:
        state.estienne_card = next((card for card in deck if card not in used), NO_CARD)
    for place, card in enumerate(used):
        reader.require(card in deck and card not in used[:place], f"used[{place}]", "not-in-deck", clause="GR-21.5")
    if state.estienne_card != NO_CARD and (state.estienne_card not in deck or state.estienne_card in used):
        raise reader.position_error("current", "not-in-deck", clause="GR-21.5")
    reader.require(not running or state.estienne_card != NO_CARD, "current", "needs-card", clause="GR-21.4")
    if "revealed" in reader.data and state.estienne_revealed < len(used) + (state.estienne_card != NO_CARD):
        raise reader.position_error("revealed", "few-revealed", clause="GR-21.5")
