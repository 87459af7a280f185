"""How tiles lie: what a person wrote of a circuit, the hexagons it covers, and whether it can be raced on (RG-20.3).

A circuit is a list of tile sides in driving order. Where they lie follows from their shapes; a list with places says
the same twice, and both must agree.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from paddock.core.errors import BadDataError

from .content import MAX_TILES, RACE_LENGTHS, START_TILE, TILE_COPIES, TILE_DATA

OWN_CIRCUIT: Final = "own"  # the id of a circuit that is not one of the printed ones; it travels with the game
CIRCUIT_CLAUSE: Final = "RG-20.3"
NEIGHBOUR_Q_BY_EDGE: Final = (0, 1, 1, 0, -1, -1)
NEIGHBOUR_R_BY_EDGE: Final = (-1, -1, 0, 1, 1, 0)
"""The neighbour beyond edge 0 (N), 1 (NE), 2 (SE), 3 (S), 4 (SW), 5 (NW), in axial coordinates."""
REVERSED_SUFFIX: Final = "r"  # behind a tile side: driven reversed
LAYOUT_FORMS: Final = ("tiles", "placements", "strip")
CIRCUIT_FIELDS: Final = (*LAYOUT_FORMS, "name")
_PLACEMENT_FIELDS: Final = ("tile", "q", "r", "rot", "reversed")
TILE_NUMBER_LENGTH: Final = 3  # signs of a tile's number; the letter of the side follows
MAX_NAME_LENGTH: Final = 60
_PLACEMENT_NUMBERS: Final = (("q", -1000, 1000), ("r", -1000, 1000), ("rot", 0, 5))
MIN_TILES: Final = 3


class Placement(msgspec.Struct, frozen=True):
    """A tile side as it lies: its hexagon, by how many sixths it is turned clockwise, and which way it is driven."""

    side: str
    q: int
    r: int
    rotation: int
    is_backwards: bool

    @property
    def tile_number(self) -> str:
        """The number of the tile, which both of its sides share: `115`."""
        return self.side[:TILE_NUMBER_LENGTH]

    @property
    def entry_edge(self) -> int:
        """The edge at which it is entered, as it lies."""
        return (int(TILE_DATA[self.side]["exit_edge" if self.is_backwards else "entry_edge"]) + self.rotation) % 6

    @property
    def exit_edge(self) -> int:
        """The edge at which it is left, as it lies."""
        return (int(TILE_DATA[self.side]["entry_edge" if self.is_backwards else "exit_edge"]) + self.rotation) % 6

    @property
    def sixths_turned(self) -> int:
        """By how many sixths it turns the road to the right; to the left is less than nothing."""
        return (self.exit_edge - self.entry_edge) % 6 - 3

    @property
    def lanes(self) -> tuple[int, int]:
        """How many lanes it has where it is entered and where it is left."""
        data = TILE_DATA[self.side]
        lanes = int(data["lanes_entry"]), int(data["lanes_exit"])
        return lanes[::-1] if self.is_backwards else lanes

    @property
    def next_hexagon(self) -> tuple[int, int]:
        """The hexagon that its exit leads to."""
        return self.q + NEIGHBOUR_Q_BY_EDGE[self.exit_edge], self.r + NEIGHBOUR_R_BY_EDGE[self.exit_edge]

    @property
    def notation(self) -> str:
        """As it stands in a list of tiles: `115br`."""
        return self.side + (REVERSED_SUFFIX if self.is_backwards else "")


class Layout(msgspec.Struct, frozen=True):
    """The tiles of a circuit as they lie; `is_closed` is false for a strip."""

    id: str
    name: str
    placements: tuple[Placement, ...]
    is_closed: bool

    @property
    def sixths_turned(self) -> int:
        """Sixths of a turn to the right, all in all."""
        return sum(placement.sixths_turned for placement in self.placements)

    def json(self) -> dict[str, object]:
        """The circuit as an object from which it can be laid again."""
        named: dict[str, object] = {"name": self.name} if self.name else {}
        first = self.placements[0]
        if self.is_closed and (first.q, first.r, first.rotation) != (0, 0, 0):
            rows = [(each.side, each.q, each.r, each.rotation, each.is_backwards) for each in self.placements]
            return {**named, "placements": [dict(zip(_PLACEMENT_FIELDS, row, strict=True)) for row in rows]}
        return {**named, "tiles" if self.is_closed else "strip": [each.notation for each in self.placements]}


def race_minutes(tiles: int, lap_count: int) -> int:
    """About how long a race of four takes: by the guidelines for its laps, or for twice as many tiles (RG-20.1).

    >>> race_minutes(15, 1), race_minutes(18, 1), race_minutes(16, 2)
    (30, 45, 60)
    """
    known = sorted(
        (int(option["tiles"]), int(length["minutes"]))
        for length in RACE_LENGTHS
        for option in length["options"]
        if option["laps"] == min(lap_count, 2)
    )
    (few, short), (many, long) = known[0], known[-1]
    size = tiles if lap_count <= 2 else tiles * lap_count / 2
    if size < few:
        return max(5, round(short * size / few))
    return round(short + (long - short) * (size - few) / (many - few))


def circuit_error(field_path: str, code: str, clause_id: str = CIRCUIT_CLAUSE, **error_details: object) -> BadDataError:
    """The error for a circuit: where it is wrong, what is wrong with it, and by which clause."""
    return BadDataError(file=OWN_CIRCUIT, where=field_path, problem=code, clause=clause_id, **error_details)


# -- reading ---------------------------------------------------------------------------------------------------


def read_layout(circuit_data: Mapping[str, Any], circuit_id: str = OWN_CIRCUIT) -> Layout:
    """The circuit that an object describes, laid out but not checked beyond its form; raises `BadDataError`."""
    for field in circuit_data:
        if field not in CIRCUIT_FIELDS:
            raise circuit_error(str(field)[:40], "no-such-field", known=CIRCUIT_FIELDS)
    forms = [form for form in LAYOUT_FORMS if circuit_data.get(form) is not None]
    if len(forms) != 1:
        raise circuit_error("circuit", "circuit-form")
    form, entries = forms[0], circuit_data[forms[0]]
    if not isinstance(entries, list) or not 0 < len(entries) <= MAX_TILES:
        raise circuit_error(form, "tile-count", most=MAX_TILES)
    name = circuit_data.get("name") or ""
    if not isinstance(name, str):
        raise circuit_error("name", "needs-text", "")
    if form == "placements":
        placements = [_read_placement(each, f"{form}[{n}]") for n, each in enumerate(entries)]
    else:
        placements = lay_tiles([_read_side(each, f"{form}[{n}]") for n, each in enumerate(entries)])
    return Layout(circuit_id, name[:MAX_NAME_LENGTH], tuple(placements), form != "strip")


def _read_side(entry: object, field_path: str) -> tuple[str, bool]:
    """A tile side as it is written, and whether it is driven reversed."""
    text = entry if isinstance(entry, str) else ""
    side = text.removesuffix(REVERSED_SUFFIX)
    if side not in TILE_DATA:
        raise circuit_error(field_path, "no-such-tile", given=str(entry)[:20], known=tuple(TILE_DATA)[:8])
    return side, text.endswith(REVERSED_SUFFIX)


def _read_placement(entry: object, field_path: str) -> Placement:
    if not isinstance(entry, Mapping) or any(field not in _PLACEMENT_FIELDS for field in entry):
        raise circuit_error(field_path, "placement-form", known=_PLACEMENT_FIELDS)
    side, reversed_ = _read_side(entry.get("tile"), f"{field_path}.tile")
    backwards = entry.get("reversed", False)
    if reversed_ or not isinstance(backwards, bool):
        raise circuit_error(f"{field_path}.reversed", "needs-true-false")
    numbers: list[int] = []
    for field, low, high in _PLACEMENT_NUMBERS:
        value = entry.get(field)
        if type(value) is not int or not low <= value <= high:
            raise circuit_error(f"{field_path}.{field}", "needs-whole", low=low, high=high)
        numbers.append(value)
    q, r, rot = numbers
    return Placement(side, q, r, rot, backwards)


def lay_tiles(sides: Sequence[tuple[str, bool]]) -> list[Placement]:
    """Tiles laid one after the other, the first on hexagon (0, 0) and not turned."""
    placements: list[Placement] = []
    for side, backwards in sides:
        first = Placement(side, 0, 0, 0, backwards)
        placements.append(placement_after(placements[-1], side, backwards) if placements else first)
    return placements


def placement_after(previous_placement: Placement, side: str, is_backwards: bool) -> Placement:
    """A tile laid at the exit of another one."""
    unturned = Placement(side, *previous_placement.next_hexagon, 0, is_backwards)
    return msgspec.structs.replace(unturned, rotation=(previous_placement.exit_edge + 3 - unturned.entry_edge) % 6)


# -- checking --------------------------------------------------------------------------------------------------


def raise_first_fault(faults: Iterator[BadDataError]) -> None:
    """Raises the first of the faults, if there is one."""
    for fault in faults:
        raise fault


def layout_faults(layout: Layout) -> Iterator[BadDataError]:
    """All that keeps a circuit from being raced on (RG-20.3), in the order in which it is best mended."""
    placements = layout.placements
    if not layout.is_closed:
        yield circuit_error("strip", "strip-race")
    yield from _start_faults(placements)
    yield from _copy_faults(placements)
    if len(placements) < MIN_TILES:
        yield circuit_error("tiles", "too-few-tiles", fewest=MIN_TILES)
    yield from _place_faults(placements)
    apart = list(join_faults(layout))
    yield from apart
    if not any(TILE_DATA[placement.side]["is_corner"] for placement in placements):
        yield circuit_error("tiles", "no-corner")
    if abs(layout.sixths_turned) != 6 and not apart:
        yield circuit_error("tiles", "not-one-turn", degrees=60 * layout.sixths_turned)


def piece_faults(layout: Layout) -> Iterator[BadDataError]:
    """What no position can have: tiles that the box does not have, start tiles too many, too late or reversed. A strip
    is for trying things out: it needs no start tile, and takes as many tiles of a number as it likes."""
    placements = layout.placements
    if layout.is_closed:
        yield from _start_faults(placements)
        yield from _copy_faults(placements)
        yield from _place_faults(placements)
        return
    starts = [place for place, each in enumerate(placements) if each.side.startswith(START_TILE)]
    for place in starts:
        if placements[place].is_backwards:
            yield circuit_error(f"tiles[{place}]", "start-reversed")
    for place in starts[TILE_COPIES[START_TILE] :]:
        yield too_many_error(place, START_TILE)


def _start_faults(placements: Sequence[Placement]) -> Iterator[BadDataError]:
    starts = [place for place, each in enumerate(placements) if each.side.startswith(START_TILE)]
    if len(starts) != 1:
        yield circuit_error("tiles", "start-tile", count=len(starts))
    elif starts != [0]:
        yield circuit_error(f"tiles[{starts[0]}]", "start-first")
    elif placements[0].is_backwards:
        yield circuit_error("tiles[0]", "start-reversed")


def _copy_faults(placements: Sequence[Placement]) -> Iterator[BadDataError]:
    used: Counter[str] = Counter()
    for place, each in enumerate(placements):
        used[each.tile_number] += 1
        if used[each.tile_number] > TILE_COPIES[each.tile_number]:
            yield too_many_error(place, each.tile_number)


def too_many_error(tile_index: int, tile_number: str) -> BadDataError:
    """The error for a tile that the box does not have (any more)."""
    return circuit_error(f"tiles[{tile_index}]", "too-many-copies", number=tile_number, copies=TILE_COPIES[tile_number])


def _place_faults(placements: Sequence[Placement]) -> Iterator[BadDataError]:
    taken: dict[tuple[int, int], int] = {}
    for place, each in enumerate(placements):
        other = taken.setdefault((each.q, each.r), place)
        if other != place:
            yield overlap_error(place, each, other)


def overlap_error(tile_index: int, placement: Placement, other_index: int) -> BadDataError:
    """The error for a tile on the hexagon of another one."""
    return circuit_error(f"tiles[{tile_index}]", "hex-twice", q=placement.q, r=placement.r, other=other_index)


def join_faults(layout: Layout) -> Iterator[BadDataError]:
    """Every exit meets the next entry, with as many lanes; the last one that of the first, unless it is a strip: the
    joins that do not hold."""
    placements = layout.placements
    for place, each in enumerate(placements if layout.is_closed else placements[:-1]):
        last = place + 1 == len(placements)
        following = placements[0 if last else place + 1]
        if not tiles_meet(each, following):
            yield circuit_error(f"tiles[{place}]", "does-not-close" if last else "tile-apart", next=following.notation)
        elif each.lanes[1] != following.lanes[0]:
            yield lanes_error(place, each, following)


def tiles_meet(placement: Placement, following_placement: Placement) -> bool:
    """Whether the exit of one tile is at the entry of another."""
    meets = (placement.exit_edge + 3) % 6 == following_placement.entry_edge
    return meets and placement.next_hexagon == (following_placement.q, following_placement.r)


def lanes_error(tile_index: int, placement: Placement, following_placement: Placement) -> BadDataError:
    """The error for two lanes that meet three."""
    lanes, others = placement.lanes[1], following_placement.lanes[0]
    return circuit_error(
        f"tiles[{tile_index}]", "lanes-differ", lanes=lanes, others=others, next=following_placement.notation
    )
