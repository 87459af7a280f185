"""Players in a position, as JSON both ways (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paddock.core.fields import (
    Bind,
    Bits,
    Choice,
    Code,
    Field,
    Fields,
    Flag,
    Form,
    ListOf,
    Nested,
    Special,
    Through,
    Whole,
)
from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.content import ALL_TOKENS, CARD, CARDS, CHECKPOINTS, FEATURE_SLOTS, ROAD_BOOK, TOOLBOX, WAY, WAYS
from ..components.tiles import CELL, DIRECTION, DIRECTIONS, INTERSECTION, KIND_SHAPE, NOWHERE, ROTATION, TILE_KIND
from ..rules.phases import FINISHED, PHASES_WITHOUT_CARS, RACING, STATUS
from ..rules.state import NONE, State, assistance_cards, fitted_slots, rally_cards, with_entry

MAX_COUNT: Final = 9999

# -- forms -----------------------------------------------------------------------------------------------------


class Counts(Form):
    """How many there are of each name, without zeros; `kept_as` makes of the numbers what the position holds."""

    def __init__(self, names: Sequence[str], kept_as: Callable[[list[int]], Any] = list) -> None:
        self.names, self.kept_as = names, kept_as

    def source(self, value: str, bind: Bind) -> str:
        return f"{{name: count for name, count in zip({bind(self.names)}, {value}) if count}}"

    def read(self, reader: Reader, where: str, given: Any, state: State, *place: int) -> Any:
        counts = Reader(given, f"{reader.path}.{where}" if reader.path else where, self.names)
        return self.kept_as([counts.whole(name, 0, 0, MAX_COUNT) for name in self.names])

    def read_field(self, reader: Reader, field: str, default: Sequence[int]) -> Any:
        """The numbers of a field, or others where it is left out."""
        given = reader.get(field, None)
        return self.kept_as(list(default)) if given is None else self.read(reader, field, given, State())


class Tokens(Bits):
    """The numbers of checkpoints, held as a bit mask."""

    def read(self, reader: Reader, where: str, given: Any, state: State, *place: int) -> int:
        mask = 0
        for n, number in enumerate(reader.items(where)):
            bit = 1 << (self.form.read(reader, f"{where}[{n}]", number, state) - 1)
            if mask & bit:
                raise reader.problem(f"{where}[{n}]", "token-twice", clause="CR-15.1")
            mask |= bit
        return mask


class WholeOrNull(Whole):
    """A whole number; 0 is written as null."""

    def source(self, value: str, bind: Bind) -> str:
        return f"({value} or None)"


def _write_tile(state: State, tile: int) -> str | None:
    return None if tile == NOWHERE else CELL.names[state.road.cells[tile]]


def _read_tile(reader: Reader, where: str, given: Any, state: State) -> int:
    cell = reader.code(where, given, CELL)
    if cell not in state.road.tile_at:
        raise reader.problem(where, "no-tile-there", cell=str(given)[:20])
    return state.road.tile_at[cell]


TILE: Final = Through(_write_tile, _read_tile)
"""A tile of the map, by its cell."""
CARD_COUNTS: Final = Counts(CARD.names)


# -- fields of their own ---------------------------------------------------------------------------------------


def _is_on_map(state: State, seat: int) -> bool:
    """Whether a seat's car has to be somewhere."""
    return state.status[seat] == RACING and state.phase not in PHASES_WITHOUT_CARS


def _check_tile(reader: Reader, state: State, seat: int) -> None:
    if state.rally_tile[seat] == NOWHERE and _is_on_map(state, seat):
        raise reader.problem("at", "needs-cell")


def _write_nose(state: State, seat: int) -> str | None:
    return DIRECTION.names[state.nose[seat]] if state.rally_tile[seat] != NOWHERE else None


def _read_nose(reader: Reader, state: State, seat: int) -> None:
    """Where a car points: what is written, or what its tile leaves no choice of."""
    road, tile, given = state.road, state.rally_tile[seat], reader.get("nose", None)
    if tile == NOWHERE:
        return
    ends = [direction for direction in range(DIRECTIONS) if road.ends[tile] >> direction & 1]
    if given is not None:
        state.nose[seat] = reader.code("nose", given, DIRECTION)
        if KIND_SHAPE[road.kinds[tile]] != INTERSECTION and state.nose[seat] not in ends:
            raise reader.problem("nose", "nose-off-road")
        return
    joined = [direction for direction in ends if road.neighbours[DIRECTIONS * tile + direction] != NOWHERE]
    possible = ends if len(ends) == 1 else joined
    if len(possible) != 1:
        raise reader.problem("nose", "needs-nose")
    state.nose[seat] = possible[0]


def _write_features(state: State, seat: int) -> list[Json]:
    return [
        {
            "feature": content.FEATURE.names[state.features[FEATURE_SLOTS * seat + slot]],
            "sabotaged": bool(state.sabotaged_slots[seat] >> slot & 1),
            "marked": bool(state.disabled_slots[seat] >> slot & 1),
        }
        for slot in fitted_slots(state, seat)
    ]


def _read_features(reader: Reader, state: State, seat: int) -> None:
    """Features, each by its name or as an object."""
    given = reader.items("features")
    if len(given) > FEATURE_SLOTS:
        raise reader.problem("features", "board-full", most=FEATURE_SLOTS)
    for slot, name in enumerate(given):
        if isinstance(name, Mapping):
            feature = Reader(name, f"{reader.path}.features[{slot}]", ("feature", "sabotaged", "marked"))
            name = feature.get("feature", None)
            state.sabotaged_slots[seat] |= feature.flag("sabotaged") << slot
            state.disabled_slots[seat] |= feature.flag("marked") << slot
        state.features[FEATURE_SLOTS * seat + slot] = reader.code(f"features[{slot}]", name, content.FEATURE)


def _check_road_book(reader: Reader, state: State, seat: int) -> None:
    for way, most in enumerate(ROAD_BOOK):
        if state.road_book[WAYS * seat + way] > most:
            name = WAY.names[way]
            raise reader.problem(f"road_book.{name}", "too-many-cards", card=name, most=most)


def _check_tokens(reader: Reader, state: State, seat: int) -> None:
    if state.status[seat] == FINISHED and state.tokens[seat] != ALL_TOKENS:
        raise reader.problem("tokens", "needs-tokens", clause="CR-18.1")


def _check_barred(reader: Reader, state: State, seat: int) -> None:
    if state.barred[seat] and content.AQUAPLANING not in state.hazards_held[seat]:
        raise reader.problem("barred", "barred-nothing", clause="CR-13.8")


def _last_finish_round(state: State, seat: int) -> int:
    """The round in which a seat has finished at the latest; 0 if it has not."""
    return max(1, state.round) if state.status[seat] == FINISHED else 0


def _write_vote(state: State, seat: int) -> Json | None:
    cell, rotation = divmod(state.finish_vote[seat], DIRECTIONS)
    return None if state.finish_vote[seat] == NONE else {"at": CELL.names[cell], "rotation": 90 * rotation}


def _read_vote(reader: Reader, state: State, seat: int) -> None:
    """A vote for FINISH: its cell and rotation as one number, `DIRECTIONS * cell + rotation`."""
    vote = reader.child("vote", ("at", "rotation"))
    if vote is not None:
        cell = vote.code("at", vote.get("at", None), CELL)
        spot = DIRECTIONS * cell + vote.code("rotation", vote.get("rotation", 0), ROTATION)
        state.finish_vote = with_entry(state.finish_vote, seat, spot)


ASSISTANCE_FIELDS: Final = Fields(
    Field("at", TILE, "assistance_tile"),
    Field("load", CARD_COUNTS, "assistance_load", width=CARDS),
    of_places=True,
)
PLAYER_FIELDS: Final = Fields(
    Field("colour", Code(content.COLOUR), "colour"),
    Field("status", Choice(STATUS.names), "status"),
    Field(
        "at",
        TILE,
        "rally_tile",
        default=lambda state, seat: state.road.start if _is_on_map(state, seat) else NOWHERE,
        check=_check_tile,
    ),
    Special("nose", _write_nose, _read_nose),
    Special("features", _write_features, _read_features),
    Field("load", CARD_COUNTS, "rally_load", width=CARDS),
    Nested("assistance", ASSISTANCE_FIELDS),
    Field(
        "road_book",
        Counts(WAY.names[:WAYS]),
        "road_book",
        width=WAYS,
        default=lambda state, seat: ROAD_BOOK if state.status[seat] == RACING else (0,) * WAYS,
        check=_check_road_book,
    ),
    Field("joker", Code(content.JOKER), "joker"),
    Field(
        "tokens",
        Tokens(Whole(1, CHECKPOINTS), CHECKPOINTS, first=1),
        "tokens",
        default=lambda state, seat: ALL_TOKENS if state.status[seat] == FINISHED else 0,
        null=0,
        check=_check_tokens,
    ),
    Field("hazards", ListOf(Code(content.HAZARD)), "hazards_held"),
    Field("barred", Flag(int), "barred", check=_check_barred),
    Field("bound", Flag(int), "toolbox_bound"),
    Field("ready", Flag(), "ready"),
    Special("vote", _write_vote, _read_vote),
    Field("tile", Code(TILE_KIND), "held_tile"),
    Field(
        "finished_round",
        WholeOrNull(lambda state, seat: min(1, _last_finish_round(state, seat)), _last_finish_round),
        "finished_round",
        default=_last_finish_round,
    ),
    Field("to_go", Whole(0, MAX_COUNT), "retired_to_go"),
    of_places=True,
)


def check_boards(reader: Reader, state: State, seat: int) -> None:
    """Capacity, where no exchange is open (CR-1.3); whoever races no more has nothing left."""
    rally, assistance = rally_cards(state, seat), assistance_cards(state, seat)
    for field, cards, most in zip(
        ("load", "assistance.load"), (rally, assistance), content.BOARD_CAPACITY, strict=True
    ):
        if sum(cards) > most:
            raise reader.problem(field, "board-full", most=most)
    if state.status[seat] == RACING:
        if state.toolbox_bound[seat] and not rally[TOOLBOX]:
            raise reader.problem("bound", "bound-nothing", clause="CR-20.4")
        return
    left_overs = {
        "load": any(rally),
        "assistance.load": any(assistance),
        "hazards": bool(state.hazards_held[seat]),
        "joker": state.joker[seat] != content.NO_JOKER,
    }
    for field, is_left in left_overs.items():
        if is_left:
            raise reader.problem(field, "gone-with-cards")
    for field, tile in (("at", state.rally_tile[seat]), ("assistance.at", state.assistance_tile[seat])):
        if tile != NOWHERE:
            raise reader.problem(field, "gone-off-map")
