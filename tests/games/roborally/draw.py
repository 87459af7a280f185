"""Short words for courses drawn square by square, in the format of `docs/positions/roborally.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.roborally.table import Table

Cell = dict[str, Any]

ASIDE: Cell = {"x": 0, "y": 11, "facing": "S", "robot": "trundle_bot"}
"""A robot that stands in the south-west corner, looks off the course and has nothing to do with what is tested."""


def _cell(x: int, y: int, **element: Any) -> Cell:
    return {"x": x, "y": y, "elements": [element]}


def belt(x: int, y: int, exit: str, *turn_from: str, speed: int = 1) -> Cell:
    """A belt square; `turn_from` are its curved entries."""
    return _cell(x, y, kind="belt", speed=speed, exit=exit, turn_from=list(turn_from))


def express(x: int, y: int, exit: str, *turn_from: str) -> Cell:
    """An express belt square."""
    return belt(x, y, exit, *turn_from, speed=2)


def gear(x: int, y: int, rotation: str) -> Cell:
    """A gear, `cw` or `ccw`."""
    return _cell(x, y, kind="gear", rotation=rotation)


def pusher(x: int, y: int, push: str, *registers: int) -> Cell:
    """A pusher; without registers it acts in 1, 3 and 5."""
    return _cell(x, y, kind="pusher", push=push, registers=list(registers or (1, 3, 5)))


def crusher(x: int, y: int, *registers: int) -> Cell:
    """A crusher; without registers it acts in all five."""
    return _cell(x, y, kind="crusher", registers=list(registers or (1, 2, 3, 4, 5)))


def pit(x: int, y: int) -> Cell:
    """A pit."""
    return _cell(x, y, kind="pit")


def wrench(x: int, y: int) -> Cell:
    """A single-wrench repair site."""
    return _cell(x, y, kind="repair", option=False)


def hammer(x: int, y: int) -> Cell:
    """A wrench-and-hammer repair site."""
    return _cell(x, y, kind="repair", option=True)


def wall(x: int, y: int, side: str) -> dict[str, Any]:
    """A wall on one side of a square."""
    return {"x": x, "y": y, "side": side}


def laser(x: int, y: int, fires: str, beams: int = 1) -> dict[str, Any]:
    """A laser cannon."""
    return {"x": x, "y": y, "fires": fires, "beams": beams}


def course(
    *cells: Cell,
    walls: Sequence[Mapping[str, Any]] = (),
    lasers: Sequence[Mapping[str, Any]] = (),
    flags: Sequence[tuple[int, int]] = (),
    rules: Sequence[str | Mapping[str, Any]] = (),
    width: int = 12,
    height: int = 12,
) -> dict[str, Any]:
    """A course of these squares on plain floor; flags are numbered in the order given."""
    squares: dict[tuple[int, int], list[Any]] = {}
    for cell in cells:
        squares.setdefault((cell["x"], cell["y"]), []).extend(cell["elements"])
    return {
        "width": width,
        "height": height,
        "cells": [{"x": x, "y": y, "elements": elements} for (x, y), elements in squares.items()],
        "walls": [dict(each) for each in walls],
        "lasers": [dict(each) for each in lasers],
        "flags": [{"number": n, "x": x, "y": y} for n, (x, y) in enumerate(flags, start=1)],
        "special_rules": [{"rule": rule} if isinstance(rule, str) else dict(rule) for rule in rules],
    }


def result(table: Table) -> list[int] | None:
    """The place of each seat with no place left out: two winners in place 1 are followed by place 2, not 3."""
    places = table.places()
    return None if places is None else [sorted(set(places)).index(place) + 1 for place in places]
