"""The page on positions lists all that there is: fields, decisions, chances, events and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock.games.roborally.codec import position, robots
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules import phases

PAGE = (Path(__file__).parents[4] / "docs" / "positions" / "roborally.md").read_text(encoding="utf-8")
ROWS = {
    name: line
    for line in PAGE.splitlines()
    if line.startswith("| `")
    for name in re.findall(r"`([a-z_-]+)", line.split(" | ")[0])
}


@pytest.mark.parametrize(
    "names",
    [
        [*position.POSITION_FIELDS.names],
        [*robots.ROBOT_FIELDS.names],
        [*phases.PHASES],
        [kind.name for kind in GAME.space.kinds],
        [*GAME.chance_domains],
        [setting.name for setting in GAME.settings],
        [*GAME.events.kinds],
        [key.removeprefix("refusal-") for key in GAME.refusals],
    ],
    ids=["position", "robot", "phases", "decisions", "chances", "settings", "events", "refusals"],
)
def test_the_page_has_a_line_for_each(names: list[str]) -> None:
    assert [name for name in names if name not in ROWS] == []


def test_the_page_gives_every_event_its_arguments() -> None:
    lines = PAGE[PAGE.index("## Events") : PAGE.index("## Refusals")].splitlines()
    told = {line.split("`")[1]: line.split(" | ")[1] for line in lines if line.startswith("| `")}
    assert told == {kind: ", ".join(f"`{name}`" for name, _ in args) or "–" for kind, args in GAME.events.kinds.items()}


def test_the_page_names_all_that_is_pending() -> None:
    part = PAGE[PAGE.index("`pending` is copied") : PAGE.index("### A robot")]
    assert [name for name in position.PENDING_FIELDS.names if f"`{name}`" not in part] == []
