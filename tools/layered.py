"""Lay out boxes and arrows in rows, so that every arrow points down: for pictures of what imports what.

A box stands as low as what it points at allows. An arrow that passes rows keeps a place of its own in each of them, so
that it runs between boxes and not through them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from itertools import pairwise
from typing import Final, NamedTuple

Arrows = dict[str, set[str]]
"""From each box to those that it points at."""

SWEEPS: Final = 12
PASSING: Final = 14
"""How wide a place is that an arrow keeps in a row."""


class Sizes(NamedTuple):
    """How wide boxes are, and how far from each other."""

    width: int
    gap: int
    row_gap: int


class Place(NamedTuple):
    """A place in a row: of a box, or of an arrow `to` another box that passes."""

    name: str
    to: str = ""


@dataclass
class Layout:
    """Where everything is. A box is its left, top, width and height; a line is its points."""

    boxes: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)
    lines: list[list[tuple[int, int]]] = field(default_factory=list)
    right: int = 0
    bottom: int = 0

    def moved(self, across: int) -> Layout:
        """The same, further to the right."""
        boxes = {name: (left + across, top, width, height) for name, (left, top, width, height) in self.boxes.items()}
        lines = [[(x + across, y) for x, y in points] for points in self.lines]
        return Layout(boxes, lines, self.right + across, self.bottom)


def without_implied(arrows: Arrows) -> Arrows:
    """The arrows that no way through other boxes implies. Raises `CycleError` where there is a circle."""
    reach: Arrows = {}
    for name in TopologicalSorter(arrows).static_order():
        reach[name] = arrows[name].union(*(reach[each] for each in arrows[name]))
    return {
        name: {each for each in arrows[name] if not any(each in reach[other] for other in arrows[name])}
        for name in sorted(arrows)
    }


def _rows(arrows: Arrows) -> tuple[list[list[Place]], list[tuple[Place, Place]]]:
    """The rows from the top, and the pieces that arrows are made of: each goes from a row to the next."""
    level: dict[str, int] = {}
    for name in TopologicalSorter(arrows).static_order():
        level[name] = max((level[each] + 1 for each in arrows[name]), default=0)
    top = max(level.values(), default=0)
    rows: list[list[Place]] = [[] for _ in range(top + 1)]
    pieces: list[tuple[Place, Place]] = []
    for name in sorted(arrows):
        rows[top - level[name]].append(Place(name))
        for to in sorted(arrows[name]):
            passed = [Place(name, to)] * (level[name] - level[to] - 1)
            for down, place in enumerate(passed, start=1):
                rows[top - level[name] + down].append(place)
            pieces += pairwise([Place(name), *passed, Place(to)])
    return rows, pieces


def _crossings(rows: list[list[Place]], pieces: list[tuple[Place, Place]]) -> int:
    found = 0
    for above, below in pairwise(rows):
        ends = sorted((above.index(a), below.index(b)) for a, b in pieces if a in above and b in below)
        found += sum(one[1] > other[1] for at, one in enumerate(ends) for other in ends[at + 1 :])
    return found


def _ordered(rows: list[list[Place]], pieces: list[tuple[Place, Place]]) -> list[list[Place]]:
    """The rows with their places in an order in which few arrows cross: each goes to the middle of its neighbours."""
    best, fewest = [list(row) for row in rows], _crossings(rows, pieces)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        for above, below in pairwise(rows if down else rows[::-1]):
            spot = {place: at / len(above) for at, place in enumerate(above)}
            ends = [(a, b) if down else (b, a) for a, b in pieces]
            near = {place: [spot[a] for a, b in ends if b == place and a in spot] for place in below}
            own = {place: at / len(below) for at, place in enumerate(below)}
            below.sort(key=lambda place: sum(near[place]) / len(near[place]) if near[place] else own[place])
        crossings = _crossings(rows, pieces)
        if crossings < fewest:
            best, fewest = [list(row) for row in rows], crossings
    return best


def _spread(row: list[Place], wanted: dict[Place, float], sizes: Sizes) -> dict[Place, float]:
    """Middles in a row that are near the wanted ones, and leave everything its room."""
    found: dict[Place, float] = {}
    edge = float("-inf")
    for place in row:
        half = (PASSING if place.to else sizes.width) / 2
        found[place] = max(wanted[place], edge + half)
        edge = found[place] + half + sizes.gap
    shift = sum(wanted[place] - found[place] for place in row) / len(row)
    return {place: middle + shift for place, middle in found.items()}


def laid_out(arrows: Arrows, sizes: Sizes, heights: dict[str, int], left: int, top: int) -> Layout:
    """Boxes of these heights and the arrows between them, from a corner on."""
    rows, pieces = _rows(arrows)
    rows = _ordered(rows, pieces)
    middles = [_spread(row, dict.fromkeys(row, 0.0), sizes) for row in rows]
    for sweep in range(SWEEPS):
        for at in range(len(rows)) if sweep % 2 else reversed(range(len(rows))):
            near = {
                place: [middles[at - 1][a] for a, b in pieces if at and b == place and a in middles[at - 1]]
                + [middles[at + 1][b] for a, b in pieces if at + 1 < len(rows) and a == place and b in middles[at + 1]]
                for place in rows[at]
            }
            wanted = {
                place: sum(near[place]) / len(near[place]) if near[place] else middles[at][place] for place in near
            }
            middles[at] = _spread(rows[at], wanted, sizes)
    first = min(middle - (PASSING if place.to else sizes.width) / 2 for row in middles for place, middle in row.items())

    layout = Layout()
    tops: list[tuple[int, int]] = []
    for row, its in zip(rows, middles, strict=True):
        height = max(heights[place.name] for place in row if not place.to)
        tops.append((top, top + height))
        for place in row:
            middle = round(its[place] - first) + left
            if not place.to:
                layout.boxes[place.name] = (middle - sizes.width // 2, top, sizes.width, height)
                layout.right = max(layout.right, middle + sizes.width // 2)
        layout.bottom = top + height
        top += height + sizes.row_gap

    row_of = {name: at for at, row in enumerate(rows) for name, to in row if not to}
    for name in sorted(arrows):
        for to in sorted(arrows[name]):
            points = [(round(middles[row_of[name]][Place(name)] - first) + left, tops[row_of[name]][1])]
            for at in range(row_of[name] + 1, row_of[to]):
                x = round(middles[at][Place(name, to)] - first) + left
                points += [(x, tops[at][0]), (x, tops[at][1])]
            points.append((round(middles[row_of[to]][Place(to)] - first) + left, tops[row_of[to]][0]))
            layout.lines.append(points)
    return layout
