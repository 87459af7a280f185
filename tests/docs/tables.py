"""The rows of the tables in docs/positions that repeat what the data files and declarations say."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any, Final

from paddock.core.game import Game

ENDS: Final = "start or arrival"
"""What a purple city is: it has no colour that an objective could have."""


def data(title: str, name: str) -> Any:
    return json.loads((resources.files(f"paddock.games.{title}") / "data" / name).read_text(encoding="utf-8"))


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def code(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def decisions(game: Game[Any]) -> Iterator[str]:
    """Decisions that have the same fields, and these fields in the order of the notation."""
    found: dict[tuple[str, ...], list[str]] = {}
    for kind in game.space.kinds:
        found.setdefault(tuple(name for name, _ in kind.args), []).append(kind.name)
    for fields, kinds in found.items():
        yield row(code(kinds), code(list(fields)) or "none")


def cities() -> Iterator[str]:
    found = data("great_race", "map.json")
    city_at = {city["space"]: city["id"] for city in found["cities"]}
    beside = {space["id"]: space["neighbours"] for space in found["spaces"]}
    for city in found["cities"]:
        around = [city_at.get(space, space) for space in beside[city["space"]]]
        colour = ENDS if city["colour"] == "purple" else f"`{city['colour']}`"
        name = f"{city['name']}, a port" if city["port"] else city["name"]
        yield row(f"`{city['id']}`", name, f"`{city['space']}`", colour, code(around))


def estienne() -> Iterator[str]:
    for card in data("great_race", "estienne_cards.json")["cards"]:
        moves = ", ".join(str(move) for move in (card["second_move"], *card["other_moves"]))
        yield row(f"`{card['id']}`", card["letter"], f"`{card['target']}`", card["tiles"], moves)


def tiles() -> Iterator[str]:
    """Sides of tiles that have the same spaces stand together."""
    found: dict[tuple[str, ...], list[str]] = {}
    for tile in data("rallyman_gt", "tiles.json")["tiles"]:
        found.setdefault(tuple(space["id"] for space in tile["spaces"]), []).append(tile["id"])
    for spaces, sides in found.items():
        yield row(code(sides), code(list(spaces)))


def beginner() -> Iterator[str]:
    for placed in data("classic_rally", "beginner_layout.json")["placements"]:
        yield row(f"`{placed['kind']}`", f"`{placed['x']},{placed['y']}`", placed["rotation"])


def robots() -> Iterator[str]:
    for robot in data("roborally", "robots.json")["robots"]:
        yield row(f"`{robot['id']}`", robot["display_name"])


TABLES: Final[list[tuple[str, Callable[[], Iterator[str]]]]] = [
    ("great_race", cities),
    ("great_race", estienne),
    ("rallyman_gt", tiles),
    ("classic_rally", beginner),
    ("roborally", robots),
]
