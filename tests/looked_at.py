"""What a test is looking at, so that it can be told if the test fails: the position, and the seed that led there."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.game import Game

_looked_at: dict[str, tuple[Game[Any], Any]] = {}
_seeds: list[str] = []


def forget() -> None:
    """A new test begins."""
    _looked_at.clear()
    _seeds.clear()


def look_at(game: Game[Any], state: Any, seed: str = "") -> None:
    """This position is looked at from now on, and whatever becomes of it: the state itself is kept, not a copy."""
    _looked_at[game.title] = (game, state)
    if seed:
        _seeds[:] = [seed]


def told() -> list[tuple[str, str]]:
    """Headings and texts. Positions are as `paddock try` reads them."""
    sections = [("the random game is that of the seed", seed) for seed in _seeds]
    for title, (game, state) in _looked_at.items():
        try:
            text = msgspec.json.encode({"title": game.edition, **game.dump(state)}).decode()
        except Exception as error:  # whatever broke the test may have broken the position too
            text = f"can't be written: {error!r}"
        sections.append((f"the position of {title} that was looked at, for `paddock try`", text))
    return sections
