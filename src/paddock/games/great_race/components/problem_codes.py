"""What can be wrong with a table or a position of The Great Race, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final = (
    "arrived-differs", "campaign-differs", "campaign-over", "campaign-solo", "conceded-differs", "crew-count",
    "does-not-add-up", "drawn-too-many", "few-revealed", "has-not-arrived", "legacy-off", "lost-stickers",
    "named-twice", "needs-agenda", "needs-card", "needs-deck", "needs-display", "needs-marches", "needs-pair",
    "needs-slots", "needs-tens", "no-card-now", "no-display", "no-drive", "no-scouting", "no-such-crew", "no-torpedo",
    "no-turn", "no-upgrade", "not-among-drawn", "not-in-deck", "objective-behind", "objective-colour",
    "objective-not-now", "objective-visited", "only-at-end", "order-differs", "order-later", "picking-differs",
    "picks-too-often", "post-capacity", "result-differs", "same-crew", "same-seat", "solo-only", "spent-too-many",
    "tile-on-city", "too-many", "too-many-assistants", "turn-over",
)  # fmt: skip
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
