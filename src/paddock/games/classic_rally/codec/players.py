"""Players in a position: writing and reading one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader
from paddock.games.classic_rally.components.content import (
    ALL_TOKENS,
    AQUAPLANING,
    CAPACITY,
    CARD,
    CARDS,
    CHECKPOINTS,
    COLOUR,
    FEATURE,
    FEATURE_SLOTS,
    HAZARD,
    JOKER,
    NO_JOKER,
    ROAD_BOOK,
    TOOLBOX,
    WAY,
    WAYS,
)
from paddock.games.classic_rally.components.road import (
    CELL,
    DIRECTION,
    DIRECTIONS,
    INTERSECTION,
    KIND,
    NOWHERE,
    ROTATION,
    SHAPE,
    Road,
)
from paddock.games.classic_rally.rules.state import FINISHED, NONE, RACING, STATUS, State

FIELDS: Final = (
    "colour",
    "status",
    "at",
    "nose",
    "features",
    "load",
    "assistance",
    "road_book",
    "joker",
    "tokens",
    "hazards",
    "barred",
    "bound",
    "ready",
    "vote",
    "tile",
    "finished_round",
    "to_go",
)
MOST: Final = 9999


# -- writing ---------------------------------------------------------------------------------------------------


def counts(values: tuple[str, ...], numbers: list[int]) -> Json:
    """Numbers by name, without zeros."""
    return {name: count for name, count in zip(values, numbers, strict=True) if count}


def cell_name(road: Road, tile: int) -> str | None:
    """The cell of a tile, as written."""
    return None if tile == NOWHERE else CELL.names[road.at[tile]]


def write_player(state: State, seat: int) -> Json:
    """One player as JSON."""
    first, last = CARDS * seat, CARDS * (seat + 1)
    vote = state.vote[seat]
    book = state.book[WAYS * seat : WAYS * (seat + 1)]
    joker, kind = state.joker[seat], state.tile[seat]
    return {
        "colour": COLOUR.names[state.colour[seat]],
        "status": STATUS[state.status[seat]],
        "at": cell_name(state.road, state.at[seat]),
        "nose": DIRECTION.names[state.nose[seat]] if state.at[seat] != NOWHERE else None,
        "features": [_feature(state, seat, slot) for slot in range(FEATURE_SLOTS) if _fitted(state, seat, slot)],
        "load": counts(CARD.names, state.load[first:last]),
        "assistance": {
            "at": cell_name(state.road, state.aid_at[seat]),
            "load": counts(CARD.names, state.aid[first:last]),
        },
        "road_book": counts(WAY.names[:WAYS], book),
        "joker": None if joker == NO_JOKER else JOKER.names[joker],
        "tokens": [number + 1 for number in range(CHECKPOINTS) if state.tokens[seat] >> number & 1],
        "hazards": [HAZARD.names[hazard] for hazard in state.held[seat]],
        "barred": bool(state.barred[seat]),
        "bound": bool(state.bound[seat]),
        "ready": state.ready[seat],
        "vote": None if vote == NONE else {"at": CELL.names[vote // DIRECTIONS], "rotation": 90 * (vote % DIRECTIONS)},
        "tile": None if kind == NONE else KIND.names[kind],
        "finished_round": state.finished_round[seat] or None,
        "to_go": state.to_go[seat],
    }


def _fitted(state: State, seat: int, slot: int) -> bool:
    return state.feature[FEATURE_SLOTS * seat + slot] != NONE


def _feature(state: State, seat: int, slot: int) -> Json:
    return {
        "feature": FEATURE.names[state.feature[FEATURE_SLOTS * seat + slot]],
        "sabotaged": bool(state.sabotaged[seat] >> slot & 1),
        "marked": bool(state.marked[seat] >> slot & 1),
    }


# -- reading ---------------------------------------------------------------------------------------------------


def read_counts(reader: Reader, field: str, values: tuple[str, ...], default: tuple[int, ...]) -> list[int]:
    """Numbers by name; kinds left out are 0."""
    if reader.get(field, None) is None:
        return list(default)
    given = Reader(reader.data[field], f"{reader.path}.{field}" if reader.path else field, values)
    return [given.whole(name, 0, 0, MOST) for name in values]


def read_tile(reader: Reader, field: str, road: Road, given: object) -> int:
    """The tile on a cell that is written."""
    cell = reader.code(field, given, CELL)
    if cell not in road.tile_at:
        raise reader.problem(field, "no-tile-there", cell=str(given)[:20])
    return road.tile_at[cell]


def read_player(reader: Reader, state: State, seat: int, on_map: bool) -> None:
    """One player; `on_map`: the race is on, so a racing car is somewhere."""
    state.colour = (*state.colour[:seat], _colour(reader, seat), *state.colour[seat + 1 :])
    state.status[seat] = STATUS.index(reader.choice("status", "racing", STATUS))
    _read_car(reader, state, seat, on_map)
    _read_features(reader, state, seat)
    _read_cards(reader, state, seat)
    tokens = reader.items("tokens")
    for place, number in enumerate(tokens):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= CHECKPOINTS:
            raise reader.problem(f"tokens[{place}]", "needs-whole", low=1, high=CHECKPOINTS)
        if state.tokens[seat] >> (number - 1) & 1:
            raise reader.problem(f"tokens[{place}]", "token-twice", clause="CR-15.1")
        state.tokens[seat] |= 1 << (number - 1)
    state.held[seat] = tuple(
        reader.code(f"hazards[{place}]", name, HAZARD) for place, name in enumerate(reader.items("hazards"))
    )
    state.barred[seat] = int(reader.flag("barred"))
    if state.barred[seat] and AQUAPLANING not in state.held[seat]:
        raise reader.problem("barred", "barred-nothing", clause="CR-13.8")
    state.bound[seat] = int(reader.flag("bound"))
    state.ready = (*state.ready[:seat], reader.flag("ready"), *state.ready[seat + 1 :])
    home = max(1, state.round) if state.status[seat] == FINISHED else 0
    if home and "tokens" not in reader.data:
        state.tokens[seat] = ALL_TOKENS
    if home and state.tokens[seat] != ALL_TOKENS:
        raise reader.problem("tokens", "needs-tokens", clause="CR-18.1")
    state.finished_round[seat] = reader.whole("finished_round", home, min(home, 1), home)
    state.to_go[seat] = reader.whole("to_go", 0, 0, MOST)
    _read_building(reader, state, seat)


def _colour(reader: Reader, seat: int) -> int:
    return reader.code("colour", reader.get("colour", COLOUR.names[seat]), COLOUR)


def _read_car(reader: Reader, state: State, seat: int, on_map: bool) -> None:
    """Both cars and where they point."""
    road = state.road
    given = reader.get("at", None)
    if given is not None:
        state.at[seat] = read_tile(reader, "at", road, given)
    elif state.status[seat] == RACING and on_map:
        if road.start == NOWHERE:
            raise reader.problem("at", "needs-cell")
        state.at[seat] = road.start
    tile = state.at[seat]
    if tile != NOWHERE:
        nose = reader.get("nose", None)
        state.nose[seat] = _only_nose(reader, road, tile) if nose is None else reader.code("nose", nose, DIRECTION)
        if SHAPE[road.kind[tile]] != INTERSECTION and not road.ends[tile] >> state.nose[seat] & 1:
            raise reader.problem("nose", "nose-off-road")
    aid = reader.child("assistance", ("at", "load"))
    if aid is not None and aid.get("at", None) is not None:
        state.aid_at[seat] = read_tile(aid, "at", road, aid.get("at", None))


def _only_nose(reader: Reader, road: Road, tile: int) -> int:
    """The nose that a tile leaves no choice of."""
    ends = [direction for direction in range(DIRECTIONS) if road.ends[tile] >> direction & 1]
    joined = [direction for direction in ends if road.joined[DIRECTIONS * tile + direction] != NOWHERE]
    if len(ends) == 1:
        return ends[0]
    if len(joined) == 1:
        return joined[0]
    raise reader.problem("nose", "needs-nose")


def _read_features(reader: Reader, state: State, seat: int) -> None:
    given = reader.items("features")
    if len(given) > FEATURE_SLOTS:
        raise reader.problem("features", "board-full", most=FEATURE_SLOTS)
    for slot, entry in enumerate(given):
        name: object = entry
        if isinstance(entry, Mapping):
            one = Reader(entry, f"{reader.path}.features[{slot}]", ("feature", "sabotaged", "marked"))
            name = one.get("feature", None)
            state.sabotaged[seat] |= int(one.flag("sabotaged")) << slot
            state.marked[seat] |= int(one.flag("marked")) << slot
        state.feature[FEATURE_SLOTS * seat + slot] = reader.code(f"features[{slot}]", name, FEATURE)


def _read_cards(reader: Reader, state: State, seat: int) -> None:
    """Load cards, road book, joker."""
    first, last = CARDS * seat, CARDS * (seat + 1)
    nothing = (0,) * CARDS
    state.load[first:last] = read_counts(reader, "load", CARD.names, nothing)
    aid = reader.child("assistance", ("at", "load"))
    state.aid[first:last] = list(nothing) if aid is None else read_counts(aid, "load", CARD.names, nothing)
    gone = state.status[seat] != RACING
    book = read_counts(reader, "road_book", WAY.names[:WAYS], (0, 0, 0) if gone else ROAD_BOOK)
    state.book[WAYS * seat : WAYS * (seat + 1)] = book
    for way in range(WAYS):
        if book[way] > ROAD_BOOK[way]:
            field = f"road_book.{WAY.names[way]}"
            raise reader.problem(field, "too-many-cards", card=WAY.names[way], most=ROAD_BOOK[way])
    joker = reader.get("joker", None)
    state.joker[seat] = NO_JOKER if joker is None else reader.code("joker", joker, JOKER)


def _read_building(reader: Reader, state: State, seat: int) -> None:
    """A held tile, a vote."""
    kind = reader.get("tile", None)
    if kind is not None:
        code = reader.code("tile", kind, KIND)
        state.tile = (*state.tile[:seat], code, *state.tile[seat + 1 :])
    vote = reader.child("vote", ("at", "rotation"))
    if vote is not None:
        cell = vote.code("at", vote.get("at", None), CELL)
        spot = DIRECTIONS * cell + vote.code("rotation", vote.get("rotation", 0), ROTATION)
        state.vote = (*state.vote[:seat], spot, *state.vote[seat + 1 :])


def check_board(reader: Reader, state: State, seat: int) -> None:
    """Capacity, where no exchange is open (CR-1.3)."""
    first, last = CARDS * seat, CARDS * (seat + 1)
    for field, cards, most in (("load", state.load, CAPACITY[0]), ("assistance.load", state.aid, CAPACITY[1])):
        if sum(cards[first:last]) > most:
            raise reader.problem(field, "board-full", most=most)
    if state.status[seat] == RACING:
        if state.bound[seat] and not state.load[first + TOOLBOX]:
            raise reader.problem("bound", "bound-nothing", clause="CR-20.4")
        return
    for field, kept in (
        ("load", any(state.load[first:last])),
        ("assistance.load", any(state.aid[first:last])),
        ("hazards", bool(state.held[seat])),
        ("joker", state.joker[seat] != NO_JOKER),
    ):
        if kept:
            raise reader.problem(field, "gone-with-cards")
    for field, tile in (("at", state.at[seat]), ("assistance.at", state.aid_at[seat])):
        if tile != NOWHERE:
            raise reader.problem(field, "gone-off-map")
