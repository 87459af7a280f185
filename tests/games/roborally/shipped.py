"""The components that ship with RoboRally, as plain data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

_DATA = resources.files("paddock.games.roborally") / "data"


def data(name: str) -> Any:
    """One of the component files, such as `courses.json` or `boards/chess.json`."""
    return json.loads(_DATA.joinpath(*name.split("/")).read_text("utf-8"))


def rulebook() -> str:
    """The rulebook of the title, in numbered clauses."""
    return (resources.files("paddock.games.roborally") / "rules.md").read_text("utf-8")


COURSES: list[dict[str, Any]] = data("courses.json")["courses"]
OPTIONS: list[str] = [card["id"] for card in data("option_cards.json")["cards"]]
PUBLISHED = ("cross", "exchange", "island", "maelstrom", "chess", "chop_shop", "spin_zone", "vault")
HOUSE = ("house_switchyard", "house_foundry")
DOCKS = ("dock_a", "dock_b")


def plain_course(course_id: str) -> dict[str, Any]:
    """A shipped course as a course of one's own, without its special rules."""
    found = next(course for course in COURSES if course["id"] == course_id)
    flags = [{"number": flag["number"], "x": flag["x"], "y": flag["y"]} for flag in found["flags"]]
    return {
        "width": found["width"],
        "height": found["height"],
        "boards": found["boards"],
        "flags": flags,
    }
