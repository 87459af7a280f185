"""What a title counts in a finished game, and what many games make of it.

A title that counts something besides places names its `statistics`, an object of :class:`Statistics`.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from paddock.core.decision import ValueSet
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.title import title_of

NUMBER_KIND: Final = "number"
"""How many or how much: over many games its mean is told."""
SHARE_KIND: Final = "share"
"""1 where something is so, 0 where it is not: the share of games is told in which it was."""

FigureKind = str | ValueSet
"""`NUMBER_KIND`, `SHARE_KIND`, or the values whose names it has: of a name is told in which share of games it came
up."""
SeatFigures = Mapping[str, int | str | None]
"""The figures of one seat; None where there is none: the time of somebody who never arrived."""


def kinds_json(kinds: Mapping[str, FigureKind]) -> dict[str, str]:
    """The kinds as JSON: for names, the set of values that they are from."""
    return {name: kind.name if isinstance(kind, ValueSet) else kind for name, kind in kinds.items()}


class Statistics(msgspec.Struct, eq=False):
    """What a title counts. `kinds` says what each figure is; `count_figures` gives those of every seat from the
    position at the end, and `tally_events`, where there is one, more of them from what happened on the way."""

    kinds: Mapping[str, FigureKind]
    count_figures: Callable[[Any], Sequence[SeatFigures]]
    tally_events: Callable[[Any, Sequence[Event]], Sequence[Mapping[str, int]]] | None = None


def statistics_of(game: Game[Any]) -> Statistics:
    """The statistics that a title brings; nothing is counted where it brings none."""
    return title_of(game).part("statistics", Statistics) or Statistics({}, lambda state: [])
