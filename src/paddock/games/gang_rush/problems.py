"""What can be wrong with a table or a position of GangRush, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "bank-differs",
    "car-count",
    "expert-players",
    "needs-agenda",
    "needs-car",
    "needs-exit",
    "needs-faces",
    "needs-hundreds",
    "needs-space",
    "no-such-car",
    "no-such-space",
    "not-blue",
    "pile-differs",
    "rank-status",
    "same-driver",
    "same-seat",
    "seat-without-car",
    "shop-places",
    "solid-space",
    "space-full",
    "start-empty",
    "too-many-barriers",
    "too-many-tiles",
    "two-on-space",
    "wrong-way-speed",
)
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
