"""What can be wrong with a table, a circuit or a position of Rallyman: GT, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "car-count", "circuit-form", "code-check", "code-empty", "code-length", "code-sign", "code-swap", "code-typo",
    "code-version", "does-not-close", "faces-hold", "flag-gone", "hex-twice", "illegal-step", "lanes-differ",
    "needs-circuit", "needs-faces", "needs-plan", "needs-relaid", "needs-runs", "needs-space", "needs-speed",
    "needs-times", "no-corner", "no-qualifying", "no-soft-tyres", "no-step", "no-such-car", "no-such-circuit",
    "no-such-space", "no-such-tile", "nobody-plays", "not-one-turn", "not-there", "order-out", "pit-space", "pit-speed",
    "pits-closed", "placement-form", "played-order", "qualifying-alone", "rank-status", "runs-phase", "same-colour",
    "same-seat", "seat-without-car", "sheet-solo", "side-middle", "side-speed", "solo-alone", "speed-of-step",
    "speed-status", "start-first", "start-reversed", "start-tile", "strip-race", "tile-apart", "tile-count",
    "too-few-tiles", "too-many-copies", "too-many-tokens", "turn-phase", "turn-status", "two-on-space",
)  # fmt: skip
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
