"""Short ways to set up and play a RoboRally position, for tests of the turn, of Damage, re-entry and winning."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.roborally.table import ROBOTS, Table

FLOOR: dict[str, Any] = {"width": 12, "height": 12}
TURNS = ("P010", "P020", "P030", "P040", "P050")
"""Five U-turns: the program of a robot that stays on its square."""
ALL_CARDS = tuple(f"P{priority:03d}" for priority in range(10, 850, 10))


def apart(*robots: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Robots side by side on row 10, facing north: none of them sees another."""
    return [
        {"robot": ROBOTS[place], "x": 1 + place, "y": 10, "facing": "N", **robot} for place, robot in enumerate(robots)
    ]


def situation(
    phase: str,
    robots: Sequence[Mapping[str, Any]],
    course: Mapping[str, Any] | str | None = None,
    *,
    chances: Sequence[tuple[str, Sequence[str]]] = (),
    seed: int = 1,
    **fields: Any,
) -> Table:
    """A table that goes on with this phase; the robots are in Dock order and named if they have no name."""
    named = [{"robot": ROBOTS[place], **robot} for place, robot in enumerate(robots)]
    position: dict[str, Any] = {
        "title": "roborally@1",
        "course": FLOOR if course is None else course,
        "phase": phase,
        "robots": named,
        **fields,
    }
    return Table(position, chances=chances, seed=seed)


def locked(damage: int, cards: Sequence[str] = TURNS) -> dict[str, Any]:
    """The Damage of a robot together with the cards in the registers that it locks (RR-13.1)."""
    free = min(5, 9 - damage)
    return {"damage": damage, "registers": [None] * free + list(cards[free:])}


def program(table: Table, seat: int, *cards: str) -> None:
    """Lays the cards into the empty open registers of the seat's next robot, in order, and seals."""
    robot = next(r for r in table.position["robots"] if r["seat"] == seat and not r["sealed"])
    empty = [n for n in range(1, 6) if robot["registers"][n - 1] is None]
    for number, card in zip(empty, cards, strict=True):
        table.decide(f"place {number} {card}", seat)
    table.decide("seal", seat)


def said(view: Mapping[str, Any]) -> str:
    """All that a view says, as one text, to search for what it must not say."""
    return json.dumps(view)


def seen(view: Mapping[str, Any], robot: str) -> dict[str, Any]:
    """A robot as a view shows it."""
    return next(r for r in view["robots"] if r["robot"] == robot)


def settle(table: Table, phase: str = "programming") -> None:
    """Plays defaults until the phase is reached; fails if it takes too long."""
    for _ in range(100):
        if table.position["phase"] == phase:
            return
        table.decide(table.default())
    raise AssertionError(f"{phase} is not reached")
