"""What can be wrong with a table, a circuit or a position of Rallyman: GT, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "car-count",
    "circuit-form",
    "does-not-close",
    "hex-twice",
    "illegal-step",
    "lanes-differ",
    "needs-circuit",
    "needs-faces",
    "needs-plan",
    "needs-relaid",
    "needs-runs",
    "needs-space",
    "needs-speed",
    "no-corner",
    "no-step",
    "no-such-car",
    "no-such-circuit",
    "no-such-space",
    "no-such-tile",
    "nobody-plays",
    "not-one-turn",
    "not-there",
    "order-out",
    "placement-form",
    "qualifying-alone",
    "rank-status",
    "same-colour",
    "same-seat",
    "seat-without-car",
    "solo-alone",
    "speed-status",
    "start-first",
    "start-reversed",
    "start-tile",
    "strip-race",
    "tile-apart",
    "tile-count",
    "too-few-tiles",
    "too-many-copies",
    "too-many-tokens",
    "turn-status",
    "two-on-space",
)
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
