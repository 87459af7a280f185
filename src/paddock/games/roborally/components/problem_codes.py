"""What can be wrong with a table, a course or a position of RoboRally, beyond what every title can find wrong."""
# mypyc: off

from __future__ import annotations

from typing import Final

PROBLEMS: Final[tuple[str, ...]] = (
    "all-flags", "boards-apart", "boards-off-grid", "boards-overlap", "card-pair", "card-twice", "carrier",
    "course-flags", "course-players", "damage-locks", "dock-order", "dock-side", "docks", "down-no-cards",
    "dump-misfit", "even-teams", "factory-count", "five-registers", "flag-carried", "flag-count", "flag-numbers",
    "flag-out-of-reach", "flags-fixed", "four-lives", "gone", "hand-size", "listed-twice", "needs-archive",
    "needs-cards", "needs-course", "needs-destroyed", "needs-docks", "needs-moment", "needs-options", "needs-place",
    "needs-play-on", "needs-registers", "needs-rule", "needs-setting", "needs-square", "needs-virtual",
    "no-archive", "no-dock-board", "no-power-down", "no-such-board", "no-such-course", "no-such-element",
    "not-from-dump", "not-in-phase", "not-movement", "not-this-status", "off-course", "one-dock-board", "one-racer",
    "one-robot", "only-racing", "option-held", "option-not-held", "option-twice", "own-control", "pit",
    "quarter-turns", "robot-count", "same-dock", "same-robot", "seat-range", "seat-without-robot", "team-flag",
    "too-many-flags", "too-wide", "two-flags", "two-on-square", "unreachable-dock", "unreachable-flag",
)  # fmt: skip
"""Codes, each said by the message `problem-<code>`; `paddock check words` finds one that has none."""
