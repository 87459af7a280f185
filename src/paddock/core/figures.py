"""What a title counts in a finished game, and what many games make of it.

A title that counts something besides places has `training/statistics.py` with a function `statistics(state)`, a row of
figures for each seat, perhaps a function `tally(state, events)` for more of them, and `FIGURES`: what each figure is.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddock.core.decision import Values

NUMBER: Final = "number"
"""How many or how much: over many games its mean is told."""
SHARE: Final = "share"
"""1 where something is so, 0 where it is not: the share of games is told in which it was."""

Kind = str | Values
"""`NUMBER`, `SHARE`, or the values whose names it has: of a name is told in which share of games it came up."""
Figures = Mapping[str, int | str | None]
"""The figures of one seat; None where there is none: the time of somebody who never arrived."""


def written(kinds: Mapping[str, Kind]) -> dict[str, str]:
    """The kinds as JSON: for names, the set of values that they are from."""
    return {name: kind.name if isinstance(kind, Values) else kind for name, kind in kinds.items()}
