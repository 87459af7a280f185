"""What can be wrong with a table or a position of Classic Rally, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "beginner-stations",
    "board-full",
    "campaign-over",
    "gone-off-map",
    "gone-with-cards",
    "needs-cell",
    "needs-dice",
    "needs-finish",
    "needs-nose",
    "needs-start",
    "needs-tile",
    "no-spot",
    "no-such-player",
    "no-tile-there",
    "nobody-races",
    "nose-off-road",
    "nothing-to-choose",
    "not-racing",
    "pile-differs",
    "player-count",
    "same-colour",
    "same-joker",
    "same-rotation",
    "too-many-cards",
    "too-many-tiles",
    "two-on-cell",
)
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
