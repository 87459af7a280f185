"""The road as RG-6.2, RG-7.7 and the data files describe it, worked out here a second time to be compared."""

from __future__ import annotations

import json
from importlib import resources
from itertools import pairwise
from typing import Any

Link = tuple[str, str, str, int | None, int]
"""From, to, `straight` or `diagonal`, the limit of the dotted lines, their warnings."""


def data(name: str) -> Any:
    """One of the title's data files."""
    return json.loads(resources.files("paddock.games.rallyman_gt").joinpath("data", name).read_text("utf-8"))


TILES: dict[str, Any] = {tile["id"]: tile for tile in data("tiles.json")["tiles"]}


class Laid:
    """A tile side as it is driven: lines and lateral places in the driving direction."""

    def __init__(self, written: str) -> None:
        tile = TILES[written.removesuffix("r")]
        turned = written.endswith("r")
        self.last = len(tile["lines"]) - 1
        self.spaces: dict[str, tuple[int, int, tuple[int, int]]] = {}
        for space in tile["spaces"]:
            first, front, (low, high) = space["from_line"], space["to_line"], space["u"]
            if turned:
                first, front, low, high = self.last - front, self.last - first, 6 - high, 6 - low
            self.spaces[space["id"]] = (first, front, (low, high))
        self.markers: list[tuple[int, tuple[int, int], str, int]] = []
        for marker in tile["markers"]:
            line, (low, high) = marker["line"], marker["u"]
            if turned:
                line, low, high = self.last - line, 6 - high, 6 - low
            self.markers.append((line, (low, high), marker["kind"], marker["value"]))


def _link(
    a: str, b: str, one: tuple[int, int], two: tuple[int, int], dots: list[tuple[tuple[int, int], str, int]]
) -> Link | None:
    low, high = max(one[0], two[0]), min(one[1], two[1])
    if low > high:
        return None
    if low == high:
        return (a, b, "diagonal", None, 0)
    met = [(kind, value) for (left, right), kind, value in dots if max(low, left) < min(high, right)]
    limits = [value for kind, value in met if kind == "limit"]
    return (a, b, "straight", min(limits, default=None), sum(value for kind, value in met if kind == "hazard"))


def links(tiles: list[str], *, closed: bool = True) -> set[Link]:
    """Every move on a row of tiles, closed to a loop or not."""
    laid = [Laid(tile) for tile in tiles]
    found: set[Link | None] = set()
    for index, tile in enumerate(laid):
        for name, (_, front, lateral) in tile.spaces.items():
            for other, (back, _, target) in tile.spaces.items():
                if front == back:
                    dots = [(u, kind, value) for line, u, kind, value in tile.markers if line == front]
                    found.add(_link(f"{index}:{name}", f"{index}:{other}", lateral, target, dots))
    numbered = list(enumerate(laid))
    for (i, tile), (j, beyond) in pairwise([*numbered, numbered[0]] if closed else numbered):
        dots = [(u, kind, value) for line, u, kind, value in tile.markers if line == tile.last]
        dots += [(u, kind, value) for line, u, kind, value in beyond.markers if line == 0]
        for name, (_, front, lateral) in tile.spaces.items():
            for other, (back, _, target) in beyond.spaces.items():
                if front == tile.last and back == 0:
                    found.add(_link(f"{i}:{name}", f"{j}:{other}", lateral, target, dots))
    return {link for link in found if link is not None}
