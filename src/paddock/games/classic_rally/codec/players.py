"""Players in a position, as JSON both ways (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paddock.core import fields, forms
from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.core.schemas import Schema, Schemas, dictionary_schema

from ..components import content
from ..components.content import (
    ALL_TOKENS,
    CARD_KIND_COUNT,
    CHECKPOINT_COUNT,
    FEATURE_SLOTS,
    RELATIVE_DIRECTION_VALUES,
    ROAD_BOOK_CARD_KINDS,
    START_ROAD_BOOK,
)
from ..components.tiles import (
    CELL_VALUES,
    DIRECTION_COUNT,
    DIRECTION_VALUES,
    NOWHERE,
    ROTATION_VALUES,
    SHAPE_BY_TILE_KIND,
    SHAPE_INTERSECTION,
    TILE_KIND_VALUES,
)
from ..rules.phases import PHASES_WITHOUT_CARS, STATUS_FINISHED, STATUS_RACING, STATUS_VALUES
from ..rules.state import NO_ENTRY, State, assistance_cards, fitted_slots, rally_cards, with_entry

MAX_COUNT: Final = 9999
BOARD_FIELDS: Final = ("load", "assistance.load")
"""Where a player's cards are written, by board."""


class NamedCountsJsonForm(forms.JsonForm):
    """How many there are of each name, without zeros; `stored_as` makes of the numbers what the position holds."""

    def __init__(self, count_names: Sequence[str], stored_as: Callable[[list[int]], Any] = list) -> None:
        self.names, self.stored_as = count_names, stored_as

    def schema(self, schemas: Schemas) -> Schema:
        return dictionary_schema({"enum": list(self.names)}, schemas.schema_of(int))

    def write_expression(self, value: str, bind: forms.NameBinder) -> str:
        return f"{{name: count for name, count in zip({bind(self.names)}, {value}) if count}}"

    def read(self, reader: Reader, field_path: str, json_value: Any, state: State, *index: int) -> Any:
        counts = Reader(
            json_value, f"{reader.field_path}.{field_path}" if reader.field_path else field_path, self.names
        )
        return self.stored_as([counts.read_whole_number(name, 0, 0, MAX_COUNT) for name in self.names])

    def read_field(self, reader: Reader, field_name: str, default_value: Sequence[int]) -> Any:
        """The numbers of a field, or others where it is left out."""
        given = reader.get(field_name, None)
        return self.stored_as(list(default_value)) if given is None else self.read(reader, field_name, given, State())


class TokensJsonForm(forms.BitMaskForm):
    """The numbers of checkpoints, held as a bit mask."""

    def read(self, reader: Reader, field_path: str, json_value: Any, state: State, *index: int) -> int:
        mask = 0
        for n, number in enumerate(reader.read_list(field_path)):
            bit = 1 << (self.json_form.read(reader, f"{field_path}[{n}]", number, state) - 1)
            if mask & bit:
                raise reader.position_error(f"{field_path}[{n}]", "token-twice", clause="CR-15.1")
            mask |= bit
        return mask


class RoundOrNullJsonForm(forms.WholeNumberForm):
    """The number of a round; 0 is written as null."""

    def schema(self, schemas: Schemas) -> Schema:
        return forms.nullable_schema(super().schema(schemas))

    def write_expression(self, value: str, bind: forms.NameBinder) -> str:
        return f"({value} or None)"


def _write_tile(state: State, tile: int) -> str | None:
    return None if tile == NOWHERE else CELL_VALUES.names[state.road.cells[tile]]


def _read_tile(reader: Reader, field_path: str, json_value: Any, state: State) -> int:
    cell = reader.read_code(field_path, json_value, CELL_VALUES)
    if cell not in state.road.tile_at:
        raise reader.position_error(field_path, "no-tile-there", cell=str(json_value)[:20])
    return state.road.tile_at[cell]


TILE_JSON_FORM: Final = forms.CustomJsonForm(_write_tile, _read_tile, names_read="road")
"""A tile of the map, by its cell."""
CARD_COUNTS: Final = NamedCountsJsonForm(content.CARD_VALUES.names)


def _reset_by_status(reader: Reader, state: State, seat: int) -> None:
    """Whoever races no more has no road book; who has finished has all tokens, since this round at the latest."""
    if state.status[seat] != STATUS_RACING:
        state.road_book[ROAD_BOOK_CARD_KINDS * seat : ROAD_BOOK_CARD_KINDS * (seat + 1)] = [0] * ROAD_BOOK_CARD_KINDS
    if state.status[seat] == STATUS_FINISHED:
        state.tokens[seat], state.finished_round[seat] = ALL_TOKENS, max(1, state.round)


def _place_car(reader: Reader, state: State, seat: int) -> None:
    """A car that races and of which nothing is said is on START."""
    if (
        state.rally_tile[seat] == NOWHERE
        and state.status[seat] == STATUS_RACING
        and state.phase not in PHASES_WITHOUT_CARS
    ):
        if state.road.start == NOWHERE:
            raise reader.position_error("at", "needs-cell")
        state.rally_tile[seat] = state.road.start


def _write_nose(state: State, seat: int) -> str | None:
    return DIRECTION_VALUES.names[state.nose[seat]] if state.rally_tile[seat] != NOWHERE else None


def _read_nose(reader: Reader, state: State, seat: int) -> None:
    """Where a car points: what is written, or what its tile leaves no choice of."""
    road, tile, given = state.road, state.rally_tile[seat], reader.get("nose", None)
    if tile == NOWHERE:
        return
    ends = [direction for direction in range(DIRECTION_COUNT) if road.road_ends[tile] >> direction & 1]
    if given is not None:
        state.nose[seat] = reader.read_code("nose", given, DIRECTION_VALUES)
        if SHAPE_BY_TILE_KIND[road.kinds[tile]] != SHAPE_INTERSECTION and state.nose[seat] not in ends:
            raise reader.position_error("nose", "nose-off-road")
        return
    joined = [direction for direction in ends if road.neighbours[DIRECTION_COUNT * tile + direction] != NOWHERE]
    possible = ends if len(ends) == 1 else joined
    if len(possible) != 1:
        raise reader.position_error("nose", "needs-nose")
    state.nose[seat] = possible[0]


def _write_features(state: State, seat: int) -> list[Json]:
    return [
        {
            "feature": content.FEATURE_VALUES.names[state.features[FEATURE_SLOTS * seat + slot]],
            "sabotaged": bool(state.sabotaged_slots[seat] >> slot & 1),
            "marked": bool(state.disabled_slots[seat] >> slot & 1),
        }
        for slot in fitted_slots(state, seat)
    ]


def _read_features(reader: Reader, state: State, seat: int) -> None:
    """Features, each by its name or as an object."""
    given = reader.read_list("features")
    if len(given) > FEATURE_SLOTS:
        raise reader.position_error("features", "board-full", most=FEATURE_SLOTS)
    for slot, name in enumerate(given):
        if isinstance(name, Mapping):
            feature = Reader(name, f"{reader.field_path}.features[{slot}]", ("feature", "sabotaged", "marked"))
            name = feature.get("feature", None)
            state.sabotaged_slots[seat] |= feature.read_flag("sabotaged") << slot
            state.disabled_slots[seat] |= feature.read_flag("marked") << slot
        state.features[FEATURE_SLOTS * seat + slot] = reader.read_code(
            f"features[{slot}]", name, content.FEATURE_VALUES
        )


def _check_cards(reader: Reader, state: State, seat: int) -> None:
    """The road book, tokens of a car that has finished, and what bars it."""
    for relative_direction, most in enumerate(START_ROAD_BOOK):
        if state.road_book[ROAD_BOOK_CARD_KINDS * seat + relative_direction] > most:
            name = RELATIVE_DIRECTION_VALUES.names[relative_direction]
            raise reader.position_error(f"road_book.{name}", "too-many-cards", card=name, most=most)
    if state.barred[seat] and content.HAZARD_AQUAPLANING not in state.hazards_held[seat]:
        raise reader.position_error("barred", "barred-nothing", clause="CR-13.8")
    if state.status[seat] == STATUS_FINISHED and state.tokens[seat] != ALL_TOKENS:
        raise reader.position_error("tokens", "needs-tokens", clause="CR-18.1")


def _write_vote(state: State, seat: int) -> Json | None:
    cell, rotation = divmod(state.finish_vote[seat], DIRECTION_COUNT)
    return None if state.finish_vote[seat] == NO_ENTRY else {"at": CELL_VALUES.names[cell], "rotation": 90 * rotation}


def _read_vote(reader: Reader, state: State, seat: int) -> None:
    """A vote for FINISH: its cell and rotation as one number, `DIRECTIONS * cell + rotation`."""
    vote = reader.child_reader("vote", ("at", "rotation"))
    if vote is not None:
        cell = vote.read_code("at", vote.get("at", None), CELL_VALUES)
        spot = DIRECTION_COUNT * cell + vote.read_code("rotation", vote.get("rotation", 0), ROTATION_VALUES)
        state.finish_vote = with_entry(state.finish_vote, seat, spot)


ASSISTANCE_FIELDS: Final = fields.Fields(
    fields.Field("at", TILE_JSON_FORM, "assistance_tile"),
    fields.Field("load", CARD_COUNTS, "assistance_load", width=CARD_KIND_COUNT),
    is_indexed=True,
)
_TOKENS_JSON_FORM: Final = TokensJsonForm(forms.WholeNumberForm(1, CHECKPOINT_COUNT), CHECKPOINT_COUNT, first_value=1)
_FINISHED_ROUND_JSON_FORM: Final = RoundOrNullJsonForm(
    lambda state, seat: min(1, state.finished_round[seat]), lambda state, seat: state.finished_round[seat]
)
PLAYER_FIELDS: Final = fields.Fields(
    fields.Field("colour", forms.NamedCodeForm(content.COLOUR_VALUES), "colour"),
    fields.Field("status", forms.WordChoiceForm(STATUS_VALUES.names), "status", check_value=_reset_by_status),
    fields.Field("at", TILE_JSON_FORM, "rally_tile", check_value=_place_car),
    fields.CustomField("nose", _write_nose, _read_nose, names_read="nose rally_tile"),
    fields.CustomField(
        "features", _write_features, _read_features, names_read="features disabled_slots sabotaged_slots"
    ),
    fields.Field("load", CARD_COUNTS, "rally_load", width=CARD_KIND_COUNT),
    fields.NestedObject("assistance", ASSISTANCE_FIELDS, names_read="assistance_load assistance_tile road"),
    fields.Field(
        "road_book",
        NamedCountsJsonForm(RELATIVE_DIRECTION_VALUES.names[:ROAD_BOOK_CARD_KINDS]),
        "road_book",
        width=ROAD_BOOK_CARD_KINDS,
    ),
    fields.Field("joker", forms.NamedCodeForm(content.JOKER_VALUES, is_optional=True), "joker"),
    fields.Field("tokens", _TOKENS_JSON_FORM, "tokens", value_for_null=0),
    fields.Field("hazards", forms.ListForm(forms.NamedCodeForm(content.HAZARD_VALUES)), "hazards_held"),
    fields.Field("barred", forms.FlagForm(int), "barred"),
    fields.Field("bound", forms.FlagForm(int), "toolbox_bound"),
    fields.Field("ready", forms.FlagForm(), "ready", check_value=_check_cards),
    fields.CustomField("vote", _write_vote, _read_vote, names_read="finish_vote"),
    fields.Field("tile", forms.NamedCodeForm(TILE_KIND_VALUES, is_optional=True), "held_tile"),
    fields.Field("finished_round", _FINISHED_ROUND_JSON_FORM, "finished_round"),
    fields.Field("to_go", forms.WholeNumberForm(0, MAX_COUNT), "retired_to_go"),
    is_indexed=True,
)


def check_boards(reader: Reader, state: State, seat: int) -> None:
    """Capacity, where no exchange is open (CR-1.3); whoever races no more has nothing left."""
    rally, assistance = rally_cards(state, seat), assistance_cards(state, seat)
    for field, cards, most in zip(
        ("load", "assistance.load"), (rally, assistance), content.CAPACITY_BY_BOARD, strict=True
    ):
        if sum(cards) > most:
            raise reader.position_error(field, "board-full", most=most)
    if state.status[seat] == STATUS_RACING:
        if state.toolbox_bound[seat] and not rally[content.CARD_TOOLBOX]:
            raise reader.position_error("bound", "bound-nothing", clause="CR-20.4")
        return
    left_overs = {
        "load": any(rally),
        "assistance.load": any(assistance),
        "hazards": bool(state.hazards_held[seat]),
        "joker": state.joker[seat] != content.NO_JOKER,
    }
    for field, is_left in left_overs.items():
        if is_left:
            raise reader.position_error(field, "gone-with-cards")
    for field, tile in (("at", state.rally_tile[seat]), ("assistance.at", state.assistance_tile[seat])):
        if tile != NOWHERE:
            raise reader.position_error(field, "gone-off-map")
