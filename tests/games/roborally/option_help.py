"""What the tests of the Options share: small courses, stretches of a turn, and answers to a row of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.roborally.table import ROBOTS, Table

Spec = dict[str, Any]

U_TURN = [f"P{n:03}" for n in range(10, 70, 10)]
LEFT = [f"P{n:03}" for n in range(70, 430, 20)]
RIGHT = [f"P{n:03}" for n in range(80, 430, 20)]
BACK_UP = [f"P{n:03}" for n in range(430, 490, 10)]
MOVE_1 = [f"P{n:03}" for n in range(490, 670, 10)]
MOVE_2 = [f"P{n:03}" for n in range(670, 790, 10)]
MOVE_3 = [f"P{n:03}" for n in range(790, 850, 10)]

AWAY: Spec = {"x": 11, "y": 11, "facing": "E"}
"""A robot that is out of everybody's way and shoots off the course."""

ASLEEP: Spec = {**AWAY, "powered_down": True}
"""A robot that is out of the way and has nothing to program."""


def floor(
    *,
    cells: Sequence[Spec] = (),
    walls: Sequence[Spec] = (),
    lasers: Sequence[Spec] = (),
    flags: Sequence[tuple[int, int]] = (),
    rules: Sequence[Spec] = (),
) -> Spec:
    """A floor of twelve by twelve squares with something on it."""
    return {
        "width": 12,
        "height": 12,
        "cells": list(cells),
        "walls": list(walls),
        "lasers": list(lasers),
        "flags": [{"number": n, "x": x, "y": y} for n, (x, y) in enumerate(flags, 1)],
        "special_rules": list(rules),
    }


def cell(x: int, y: int, kind: str, **fields: Any) -> Spec:
    """A square with one element."""
    return {"x": x, "y": y, "elements": [{"kind": kind, **fields}]}


def wall(x: int, y: int, side: str) -> Spec:
    """A wall on one side of a square."""
    return {"x": x, "y": y, "side": side}


def beam(x: int, y: int, fires: str, beams: int = 1) -> Spec:
    """A laser cannon of the board."""
    return {"x": x, "y": y, "fires": fires, "beams": beams}


def turn(
    robots: Sequence[Spec],
    *,
    phase: str,
    until: tuple[int, str] | None = None,
    course: Spec | None = None,
    chances: Sequence[tuple[str, Sequence[str]]] = (),
    seed: int = 1,
    **fields: Any,
) -> Table:
    """A table that starts in a phase of the turn and goes on until a step of a register (or for good)."""
    position: Spec = {
        "title": "roborally@1",
        "course": course if course is not None else floor(),
        "phase": phase,
        "robots": [{"robot": ROBOTS[place], **robot} for place, robot in enumerate(robots)],
        **fields,
    }
    if until is not None:
        position["until"] = {"register": until[0], "step": until[1]}
    return Table(position, chances=chances, seed=seed)


def span(robots: Sequence[Spec], begin: tuple[int, str], until: tuple[int, str], **fields: Any) -> Table:
    """A table that runs from a step of one register to a step of another."""
    return turn(robots, phase="register", until=until, register=begin[0], step=begin[1], **fields)


def programming(table: Table) -> bool:
    """Whether a program is asked for."""
    return any(line == "seal" or line.startswith("place ") for seat in table.waiting() for line in table.legal(seat))


def play(table: Table, *preferred: str) -> list[tuple[int, str]]:
    """Answers all questions up to the next programming: as preferred where that is legal, else the default.

    Returns who answered what.
    """
    played: list[tuple[int, str]] = []
    while table.waiting() and not programming(table):
        seat = table.waiting()[0]
        legal = table.legal(seat)
        text = next((text for text in preferred if text in legal), None)
        if text is None:
            text = table.default(seat)
        table.decide(text, seat)
        played.append((seat, text))
        assert len(played) < 60
    return played


def program(table: Table, seat: int, *entries: tuple[int, str]) -> None:
    """Places cards in registers and seals the program."""
    for number, card in entries:
        table.decide(f"place {number} {card}", seat)
    if seat in table.waiting() and "seal" in table.legal(seat):
        table.decide("seal", seat)


def words(table: Table) -> set[str]:
    """The words of all that the first waiting seat may decide; empty if nobody is waited for."""
    return {line.split()[0] for line in table.legal()} if table.waiting() else set()


def tokens(table: Table, robot: str, option: str) -> int:
    """The tokens on an Option."""
    return int((table.robot(robot).get("tokens") or {}).get(option, 0))


def stored(table: Table, robot: str, option: str) -> str | None:
    """The card that lies on an Option."""
    found = (table.robot(robot).get("stored") or {}).get(option)
    return None if found is None else str(found)


def refused(table: Table, text: str, seat: int | None = None) -> str:
    """The clause by which a decision is refused; nothing may have changed."""
    before = table.position
    clause = str(table.refusal(text, seat).clause_id)
    assert table.position == before
    return clause
