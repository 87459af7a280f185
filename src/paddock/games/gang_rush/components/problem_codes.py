"""What can be wrong with a table or a position of GangRush, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "bank-differs", "beyond-wall", "car-count", "die-twice", "expert-players", "home-already", "needs-agenda",
    "needs-car", "needs-die", "needs-exit", "needs-faces", "needs-hundreds", "needs-space", "needs-start",
    "needs-wheel", "no-ramps", "no-such-car", "no-such-space", "not-blue", "not-rolled", "off-road-speed",
    "only-expert", "only-river", "other-phase", "pile-differs", "rank-status", "same-driver", "same-seat",
    "seat-without-car", "shop-places", "solid-space", "space-full", "spun-speed", "start-empty", "too-many-barriers",
    "too-many-ramps", "too-many-revealed", "too-many-tiles", "two-on-space", "wrong-way-speed",
)  # fmt: skip
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
