"""Circuits of one's own: the box of tiles, what is wrong with a circuit so far, and what may be laid next (RG-20.3).

A design is a circuit as settings and positions take it: `{"name": …, "tiles": […]}`. It may be unfinished: then its end
is open, and everything can be asked of it all the same.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from paddock.core.errors import PaddockError
from paddock.core.game import Json
from paddock.core.workshop import PieceOffer, Workshop
from paddock.games.rallyman_gt.components.circuit import Circuit, compiled, direction, printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA, COPIES, MOST_TILES, START_TILE, TILE_DATA
from paddock.games.rallyman_gt.components.layout import (
    NUMBER,
    OWN,
    Layout,
    Placement,
    faults,
    laid_behind,
    lanes_differ,
    meets,
    minutes,
    overlap,
    problem,
    read_layout,
    too_many,
)
from paddock.games.rallyman_gt.components.sharing import circuit_code, read_code
from paddock.games.rallyman_gt.views.drawing import centre
from paddock.games.rallyman_gt.views.scene import drawn

MOST_LAPS: Final = 3
"""How many laps the length of a race is told for."""
TILE_FACTS: Final = ("shape", "danger", "inside", "is_corner", "lanes_entry", "lanes_exit")
DRAWN: Final = ("tiles", "spaces", "links", "dots", "finish", "grid", "ideal", "pit")
"""What of a scene is needed to draw one tile."""
BLANK: Final = "102b"
"""What lies on the table before anything is built."""
BELOW: Final = 3
"""The edge at the bottom of a hexagon."""


class CircuitWorkshop(Workshop):
    """The workshop of Rallyman: GT."""

    setting = "circuit"

    def box(self) -> Json:
        return _box()

    def read(self, design: Mapping[str, object]) -> Json:
        return _design(read_layout(design))

    def check(self, design: Mapping[str, object]) -> list[PaddockError]:
        return list(faults(read_layout(design)))

    def facts(self, design: Mapping[str, object]) -> Json:
        layout = read_layout(design)
        circuit = _circuit(layout)
        used = Counter(each.number for each in layout.placements)
        return {
            "tiles": len(layout.placements),
            "spaces": len(circuit.names),
            "corners": sum(tile.corner for tile in circuit.tiles),
            "closed": _closes(layout.placements),
            "lap": circuit.lap or None,
            "direction": direction(circuit) if circuit.closed else None,
            "turning": 60 * layout.turning,
            "minutes": [minutes(len(layout.placements), laps) for laps in range(1, MOST_LAPS + 1)],
            "left": {number: copies - used[number] for number, copies in COPIES.items()},
            "end": _end(layout.placements),
        }

    def scene(self, design: Mapping[str, object]) -> Json:
        return drawn(_circuit(read_layout(design)))

    def offers(self, design: Mapping[str, object], at: int | None = None, *, instead: bool = False) -> list[PieceOffer]:
        placements = read_layout(design).placements
        last = len(placements) - 1 if instead else len(placements)
        place = last if at is None else min(at, last)
        before, after = placements[:place], placements[place + 1 if instead else place :]
        return [_offer(before, side, backwards, after) for side, backwards in _sides(place)]

    def code(self, design: Mapping[str, object]) -> str:
        return circuit_code(read_layout(design))

    def design(self, code: str) -> Json:
        return read_code(code)


def _design(layout: Layout) -> Json:
    """A layout as the workshop writes it: where the tiles lie follows from their order."""
    found: Json = {"name": layout.name} if layout.name else {}
    found["tiles"] = [placement.written for placement in layout.placements]
    return found


def _circuit(layout: Layout) -> Circuit:
    """The tables of a circuit; of one that can't be raced on (yet), those of a strip."""
    whole = not any(True for _ in faults(layout))
    return compiled(layout if whole else Layout(OWN, layout.name, layout.placements, False))


def _closes(placements: Sequence[Placement]) -> bool:
    """Whether the last tile leads back to the first."""
    return len(placements) > 1 and meets(placements[-1], placements[0])


def _end(placements: Sequence[Placement]) -> Json | None:
    """The open end: the hexagon that comes next, where the road enters it, and the tile that lies there already."""
    if _closes(placements):
        return None
    last = placements[-1]
    q, r = last.beyond
    x, y = centre(q, r)
    there = next((place for place, each in enumerate(placements) if (each.q, each.r) == (q, r)), None)
    return {"q": q, "r": r, "x": x, "y": y, "edge": (last.exit + 3) % 6, "lanes": last.lanes[1], "taken": there}


# -- the box ---------------------------------------------------------------------------------------------------


@cache
def _box() -> Json:
    return {
        "pieces": [
            {
                "number": number,
                "copies": copies,
                "start": number == START_TILE,
                "sides": [_side(side) for side in TILE_DATA if side.startswith(number)],
            }
            for number, copies in COPIES.items()
        ],
        "patterns": [{"pattern": number, "design": _pattern(number)} for number in CIRCUIT_DATA],
        "blank": {"tiles": [BLANK]},
        "most": MOST_TILES,
    }


def _pattern(number: str) -> Json:
    return {"tiles": [placement.written for placement in printed_circuit(number).layout.placements]}


def _side(side: str) -> dict[str, Any]:
    data = TILE_DATA[side]
    return {
        "tile": side,
        "side": side[NUMBER:],
        **{name: data[name] for name in TILE_FACTS},
        "limits": sorted({space["limit"] for space in data["spaces"] if space["limit"] is not None}),
        "ways": [_way(side, backwards) for backwards in (False, True)],
    }


def _way(side: str, backwards: bool) -> dict[str, Any]:
    """A tile by itself as it is driven forwards or reversed, turned so that the road comes in from below."""
    placement = Placement(side, 0, 0, 0, backwards)
    placement.rot = (BELOW - placement.entry) % 6
    scene = drawn(compiled(Layout(OWN, "", [placement], False)))
    return {"reversed": backwards, "turning": 60 * placement.turning, **{name: scene[name] for name in DRAWN}}


# -- what may be laid ------------------------------------------------------------------------------------------


def _sides(place: int) -> list[tuple[str, bool]]:
    """The tile sides for a place: the start tile is the first one, and never reversed."""
    if place == 0:
        return [(side, False) for side in TILE_DATA if side.startswith(START_TILE)]
    others = [side for side in TILE_DATA if not side.startswith(START_TILE)]
    return [(side, backwards) for side in others for backwards in (False, True)]


def _offer(before: Sequence[Placement], side: str, backwards: bool, after: Sequence[Placement]) -> PieceOffer:
    """A tile between others. All that follows it moves with it: whether it then lies on other tiles is told when it
    is laid, but at the end of the road the tile itself must find room."""
    new = laid_behind(before[-1], side, backwards) if before else Placement(side, 0, 0, 0, backwards)
    whole = [*before, new]
    for each in after:
        whole.append(laid_behind(whole[-1], each.side, each.backwards))
    wrong = _wrong(before, new, whole)
    piece: Json = {"tile": side, "reversed": backwards, "q": new.q, "r": new.r, "rot": new.rot}
    piece["closes"] = wrong is None and _closes(whole) and whole[-1].lanes[1] == whole[0].lanes[0]
    return PieceOffer(piece, wrong)


def _wrong(before: Sequence[Placement], new: Placement, whole: Sequence[Placement]) -> PaddockError | None:
    place = len(before)
    if len(whole) > MOST_TILES:
        return problem("tiles", "tile-count", most=MOST_TILES)
    if before and before[-1].lanes[1] != new.lanes[0]:
        return lanes_differ(place - 1, before[-1], new)
    if place + 1 < len(whole) and new.lanes[1] != whole[place + 1].lanes[0]:
        return lanes_differ(place, new, whole[place + 1])
    if sum(each.number == new.number for each in whole) > COPIES[new.number]:
        return too_many(place, new.number)
    if new is whole[-1]:
        there = [other for other, each in enumerate(before) if (each.q, each.r) == (new.q, new.r)]
        if there:
            return overlap(place, new, there[0])
        if _closes(whole) and new.lanes[1] != whole[0].lanes[0]:
            return lanes_differ(place, new, whole[0])
    return None


WORKSHOP: Final = CircuitWorkshop()
