"""Players in a position: writing and reading one (docs/positions/classic_rally.md)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddock.core.game import Json
from paddock.core.reading import Reader

from ..components import content
from ..components.road import Road
from ..components.tiles import CELL, DIRECTION, DIRECTIONS, INTERSECTION, KIND_SHAPE, NOWHERE, ROTATION, TILE_KIND
from ..rules.phases import FINISHED, RACING, STATUS
from ..rules.state import NONE, State

PLAYER_FIELDS: Final = (
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
MAX_COUNT: Final = 9999


# -- writing ---------------------------------------------------------------------------------------------------


def write_counts(values: tuple[str, ...], numbers: list[int]) -> Json:
    """Numbers by name, without zeros."""
    return {name: count for name, count in zip(values, numbers, strict=True) if count}


def cell_name(road: Road, tile: int) -> str | None:
    """The cell of a tile, as written."""
    return None if tile == NOWHERE else CELL.names[road.cells[tile]]


def write_player(state: State, seat: int) -> Json:
    """One player as JSON."""
    first, last = content.CARDS * seat, content.CARDS * (seat + 1)
    vote = state.finish_vote[seat]
    book = state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)]
    joker, kind = state.joker[seat], state.held_tile[seat]
    return {
        "colour": content.COLOUR.names[state.colour[seat]],
        "status": STATUS.names[state.status[seat]],
        "at": cell_name(state.road, state.rally_tile[seat]),
        "nose": DIRECTION.names[state.nose[seat]] if state.rally_tile[seat] != NOWHERE else None,
        "features": [
            _write_feature(state, seat, slot)
            for slot in range(content.FEATURE_SLOTS)
            if _is_slot_filled(state, seat, slot)
        ],
        "load": write_counts(content.CARD.names, state.rally_load[first:last]),
        "assistance": {
            "at": cell_name(state.road, state.assistance_tile[seat]),
            "load": write_counts(content.CARD.names, state.assistance_load[first:last]),
        },
        "road_book": write_counts(content.WAY.names[: content.WAYS], book),
        "joker": None if joker == content.NO_JOKER else content.JOKER.names[joker],
        "tokens": [number + 1 for number in range(content.CHECKPOINTS) if state.tokens[seat] >> number & 1],
        "hazards": [content.HAZARD.names[hazard] for hazard in state.hazards_held[seat]],
        "barred": bool(state.barred[seat]),
        "bound": bool(state.toolbox_bound[seat]),
        "ready": state.ready[seat],
        "vote": None if vote == NONE else {"at": CELL.names[vote // DIRECTIONS], "rotation": 90 * (vote % DIRECTIONS)},
        "tile": None if kind == NONE else TILE_KIND.names[kind],
        "finished_round": state.finished_round[seat] or None,
        "to_go": state.retired_to_go[seat],
    }


def _is_slot_filled(state: State, seat: int, slot: int) -> bool:
    return state.features[content.FEATURE_SLOTS * seat + slot] != NONE


def _write_feature(state: State, seat: int, slot: int) -> Json:
    return {
        "feature": content.FEATURE.names[state.features[content.FEATURE_SLOTS * seat + slot]],
        "sabotaged": bool(state.sabotaged_slots[seat] >> slot & 1),
        "marked": bool(state.disabled_slots[seat] >> slot & 1),
    }


# -- reading ---------------------------------------------------------------------------------------------------


def read_counts(reader: Reader, field: str, values: tuple[str, ...], default: tuple[int, ...]) -> list[int]:
    """Numbers by name; kinds left out are 0."""
    if reader.get(field, None) is None:
        return list(default)
    given = Reader(reader.data[field], f"{reader.path}.{field}" if reader.path else field, values)
    return [given.whole(name, 0, 0, MAX_COUNT) for name in values]


def read_tile(reader: Reader, field: str, road: Road, given: object) -> int:
    """The tile on a cell that is written."""
    cell = reader.code(field, given, CELL)
    if cell not in road.tile_at:
        raise reader.problem(field, "no-tile-there", cell=str(given)[:20])
    return road.tile_at[cell]


def read_player(reader: Reader, state: State, seat: int, on_map: bool) -> None:
    """One player; `on_map`: the race is on, so a racing car is somewhere."""
    state.colour = (*state.colour[:seat], _read_colour(reader, seat), *state.colour[seat + 1 :])
    state.status[seat] = STATUS.code(reader.choice("status", "racing", STATUS.names))
    _read_car(reader, state, seat, on_map)
    _read_features(reader, state, seat)
    _read_cards(reader, state, seat)
    tokens = reader.items("tokens")
    for place, number in enumerate(tokens):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= content.CHECKPOINTS:
            raise reader.problem(f"tokens[{place}]", "needs-whole", low=1, high=content.CHECKPOINTS)
        if state.tokens[seat] >> (number - 1) & 1:
            raise reader.problem(f"tokens[{place}]", "token-twice", clause="CR-15.1")
        state.tokens[seat] |= 1 << (number - 1)
    state.hazards_held[seat] = tuple(
        reader.code(f"hazards[{place}]", name, content.HAZARD) for place, name in enumerate(reader.items("hazards"))
    )
    state.barred[seat] = int(reader.flag("barred"))
    if state.barred[seat] and content.AQUAPLANING not in state.hazards_held[seat]:
        raise reader.problem("barred", "barred-nothing", clause="CR-13.8")
    state.toolbox_bound[seat] = int(reader.flag("bound"))
    state.ready = (*state.ready[:seat], reader.flag("ready"), *state.ready[seat + 1 :])
    home = max(1, state.round) if state.status[seat] == FINISHED else 0
    if home and "tokens" not in reader.data:
        state.tokens[seat] = content.ALL_TOKENS
    if home and state.tokens[seat] != content.ALL_TOKENS:
        raise reader.problem("tokens", "needs-tokens", clause="CR-18.1")
    state.finished_round[seat] = reader.whole("finished_round", home, min(home, 1), home)
    state.retired_to_go[seat] = reader.whole("to_go", 0, 0, MAX_COUNT)
    _read_building(reader, state, seat)


def _read_colour(reader: Reader, seat: int) -> int:
    return reader.code("colour", reader.get("colour", content.COLOUR.names[seat]), content.COLOUR)


def _read_car(reader: Reader, state: State, seat: int, on_map: bool) -> None:
    """Both cars and where they point."""
    road = state.road
    given = reader.get("at", None)
    if given is not None:
        state.rally_tile[seat] = read_tile(reader, "at", road, given)
    elif state.status[seat] == RACING and on_map:
        if road.start == NOWHERE:
            raise reader.problem("at", "needs-cell")
        state.rally_tile[seat] = road.start
    tile = state.rally_tile[seat]
    if tile != NOWHERE:
        nose = reader.get("nose", None)
        state.nose[seat] = _only_nose(reader, road, tile) if nose is None else reader.code("nose", nose, DIRECTION)
        if KIND_SHAPE[road.kinds[tile]] != INTERSECTION and not road.ends[tile] >> state.nose[seat] & 1:
            raise reader.problem("nose", "nose-off-road")
    aid = reader.child("assistance", ("at", "load"))
    if aid is not None and aid.get("at", None) is not None:
        state.assistance_tile[seat] = read_tile(aid, "at", road, aid.get("at", None))


def _only_nose(reader: Reader, road: Road, tile: int) -> int:
    """The nose that a tile leaves no choice of."""
    ends = [direction for direction in range(DIRECTIONS) if road.ends[tile] >> direction & 1]
    joined = [direction for direction in ends if road.neighbours[DIRECTIONS * tile + direction] != NOWHERE]
    if len(ends) == 1:
        return ends[0]
    if len(joined) == 1:
        return joined[0]
    raise reader.problem("nose", "needs-nose")


def _read_features(reader: Reader, state: State, seat: int) -> None:
    given = reader.items("features")
    if len(given) > content.FEATURE_SLOTS:
        raise reader.problem("features", "board-full", most=content.FEATURE_SLOTS)
    for slot, entry in enumerate(given):
        name: object = entry
        if isinstance(entry, Mapping):
            one = Reader(entry, f"{reader.path}.features[{slot}]", ("feature", "sabotaged", "marked"))
            name = one.get("feature", None)
            state.sabotaged_slots[seat] |= int(one.flag("sabotaged")) << slot
            state.disabled_slots[seat] |= int(one.flag("marked")) << slot
        state.features[content.FEATURE_SLOTS * seat + slot] = reader.code(f"features[{slot}]", name, content.FEATURE)


def _read_cards(reader: Reader, state: State, seat: int) -> None:
    """Load cards, road book, joker."""
    first, last = content.CARDS * seat, content.CARDS * (seat + 1)
    nothing = (0,) * content.CARDS
    state.rally_load[first:last] = read_counts(reader, "load", content.CARD.names, nothing)
    aid = reader.child("assistance", ("at", "load"))
    state.assistance_load[first:last] = (
        list(nothing) if aid is None else read_counts(aid, "load", content.CARD.names, nothing)
    )
    gone = state.status[seat] != RACING
    book = read_counts(reader, "road_book", content.WAY.names[: content.WAYS], (0, 0, 0) if gone else content.ROAD_BOOK)
    state.road_book[content.WAYS * seat : content.WAYS * (seat + 1)] = book
    for way in range(content.WAYS):
        if book[way] > content.ROAD_BOOK[way]:
            field = f"road_book.{content.WAY.names[way]}"
            raise reader.problem(field, "too-many-cards", card=content.WAY.names[way], most=content.ROAD_BOOK[way])
    joker = reader.get("joker", None)
    state.joker[seat] = content.NO_JOKER if joker is None else reader.code("joker", joker, content.JOKER)


def _read_building(reader: Reader, state: State, seat: int) -> None:
    """A held tile, a vote."""
    kind = reader.get("tile", None)
    if kind is not None:
        code = reader.code("tile", kind, TILE_KIND)
        state.held_tile = (*state.held_tile[:seat], code, *state.held_tile[seat + 1 :])
    vote = reader.child("vote", ("at", "rotation"))
    if vote is not None:
        cell = vote.code("at", vote.get("at", None), CELL)
        spot = DIRECTIONS * cell + vote.code("rotation", vote.get("rotation", 0), ROTATION)
        state.finish_vote = (*state.finish_vote[:seat], spot, *state.finish_vote[seat + 1 :])


def check_boards(reader: Reader, state: State, seat: int) -> None:
    """Capacity, where no exchange is open (CR-1.3)."""
    first, last = content.CARDS * seat, content.CARDS * (seat + 1)
    for field, cards, most in (
        ("load", state.rally_load, content.BOARD_CAPACITY[0]),
        ("assistance.load", state.assistance_load, content.BOARD_CAPACITY[1]),
    ):
        if sum(cards[first:last]) > most:
            raise reader.problem(field, "board-full", most=most)
    if state.status[seat] == RACING:
        if state.toolbox_bound[seat] and not state.rally_load[first + content.TOOLBOX]:
            raise reader.problem("bound", "bound-nothing", clause="CR-20.4")
        return
    for field, kept in (
        ("load", any(state.rally_load[first:last])),
        ("assistance.load", any(state.assistance_load[first:last])),
        ("hazards", bool(state.hazards_held[seat])),
        ("joker", state.joker[seat] != content.NO_JOKER),
    ):
        if kept:
            raise reader.problem(field, "gone-with-cards")
    for field, tile in (("at", state.rally_tile[seat]), ("assistance.at", state.assistance_tile[seat])):
        if tile != NOWHERE:
            raise reader.problem(field, "gone-off-map")
