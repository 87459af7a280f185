"""Situations on the road that many chapters need: blue drives, red waits far behind and is next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.rallyman_gt.table import Table, table

RED = ("103b", "104b", "104b", "104b", "104b")
"""A straight of two lanes on red tiles, behind an orange one."""
ORANGE = ("103b", "103b", "103b", "103b", "103b")
YELLOW = ("103a", "103a", "103a", "103a", "103a")
Chances = Sequence[tuple[str, Sequence[str]]]


def dice(*shown: str) -> list[tuple[str, list[str]]]:
    """Dice in the order in which they are rolled; those with a `!` show a warning."""
    return [(die.rstrip("!"), ["warning" if die.endswith("!") else "clear"]) for die in shown]


def tokens(*drawn: str) -> list[tuple[str, list[str]]]:
    """Damage tokens in the order in which they are drawn."""
    return [("damage", list(drawn))]


def drive(
    blue: Mapping[str, Any],
    tiles: Sequence[str] = RED,
    *,
    others: Sequence[Mapping[str, Any]] = (),
    chances: Chances = (),
    **fields: Any,
) -> Table:
    """Blue has the turn; red, on the first tile, plays after it; the others (yellow, green …) have played."""
    red = {"at": "0:L1" if tiles[0].endswith("a") else "0:A1", "speed": 3}
    position: dict[str, Any] = {
        "title": "rallyman_gt@1",
        "circuit": {"strip": list(tiles)},
        "cars": [dict(blue), red, *(dict(other) for other in others)],
        "order": ["blue", "red"],
        **fields,
    }
    return table(position, chances=list(chances))


def rolling(
    blue: Mapping[str, Any],
    plan: Sequence[str],
    tiles: Sequence[str] = RED,
    *,
    made: int = 0,
    warnings: int = 0,
    secured: int = 0,
    **more: Any,
) -> Table:
    """The plan is laid and dice are rolled one by one."""
    turn = {"plan": list(plan), "made": made, "warnings": warnings, "secured": secured}
    return drive(blue, tiles, phase="rolling", turn=turn, **more)


def relaying(blue: Mapping[str, Any], plan: Sequence[str], *shown: str, **more: Any) -> Table:
    """The plan was rolled flat out, and the dice show this."""
    found = drive(blue, chances=[*dice(*shown), *more.pop("chances", [])], **more)
    play(found, *plan, "flat_out")
    return found


def solo(blue: Mapping[str, Any], *, circuit: Any = "1", chances: Chances = (), **fields: Any) -> Table:
    """A time trial."""
    position = {"title": "rallyman_gt@1", "circuit": circuit, "cars": [dict(blue)], **fields}
    return table(position, chances=list(chances))


def race(*cars: Mapping[str, Any], chances: Chances = (), **fields: Any) -> Table:
    """A race on the first circuit, in which the cars play in the order of the list."""
    colours = ["blue", "red", "yellow", "green", "orange", "purple"]
    order = [colours[n] for n, each in enumerate(cars) if not each.get("played") and each.get("status") != "finished"]
    position = {
        "title": "rallyman_gt@1",
        "circuit": "1",
        "cars": [dict(each) for each in cars],
        "order": order,
        **fields,
    }
    return table(position, chances=list(chances))


def play(found: Table, *lines: str, seat: int = 0) -> None:
    """One decision after the other."""
    for line in lines:
        found.decide(line, seat)


def car(found: Table, colour: str = "blue") -> dict[str, Any]:
    """A car of the position."""
    return next(each for each in found.dump()["cars"] if each["colour"] == colour)


def seen(found: Table, colour: str = "blue", seat: int | None = 0) -> dict[str, Any]:
    """A car as it is shown to a seat."""
    cars = found.view(0 if seat is None else seat)["cars"]
    return next(each for each in cars if each["colour"] == colour)


def stands(found: Table, colour: str = "blue") -> tuple[str, str, object]:
    """Status, space and marker of a car."""
    each = car(found, colour)
    return each["status"], each["at"], each["speed"]


def holds(found: Table, kind: str, colour: str = "blue") -> int:
    """How many tokens of a kind a car has."""
    return int(car(found, colour).get("damage", {}).get(kind, 0))


def in_bag(found: Table, kind: str) -> int:
    """How many tokens of a kind are in the bag."""
    return int(found.dump()["bag"].get(kind, 0))


def told(found: Table, kind: str) -> list[dict[str, Any]]:
    """All events of a kind so far."""
    return [event for event in found.events if event["event"] == kind]


def kinds(found: Table, *among: str) -> list[str]:
    """The kinds of the events, in order, of those named."""
    return [event["event"] for event in found.events if event["event"] in among]


def places(found: Table) -> list[int] | None:
    """The place of each seat, or None while the race runs."""
    outcome = found.outcome()
    return None if outcome is None else [placing.place for placing in outcome.placings]
