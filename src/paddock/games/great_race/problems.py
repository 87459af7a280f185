"""What can be wrong with a table or a position of The Great Race, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "arrived-differs",
    "campaign-differs",
    "campaign-over",
    "campaign-solo",
    "conceded-differs",
    "crew-count",
    "does-not-add-up",
    "legacy-off",
    "needs-agenda",
    "needs-card",
    "needs-deck",
    "needs-display",
    "needs-pair",
    "needs-slots",
    "needs-tens",
    "no-card-now",
    "no-display",
    "no-such-crew",
    "no-torpedo",
    "no-turn",
    "not-among-drawn",
    "not-in-deck",
    "objective-behind",
    "objective-colour",
    "objective-not-now",
    "objective-visited",
    "order-differs",
    "picking-differs",
    "post-capacity",
    "same-crew",
    "same-seat",
    "spent-too-many",
    "tile-on-city",
    "too-many",
    "turn-over",
)
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
