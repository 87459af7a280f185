"""What a title tells of results that are worth keeping: best times and the like, and how they were set.

A title that names `best_results`, an object of a subclass of :class:`BestResults`, has best lists, ghosts and a
challenge for each day (see :mod:`paddock.campaign`), and nothing else has to know of it.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from paddock.core.chance import ChanceSource
from paddock.core.game import Game, Json
from paddock.core.registry import game, titles
from paddock.core.replay import ReplayedStep
from paddock.core.title import title_of

StateT = TypeVar("StateT")
MessageKeyAndArgs = tuple[str, dict[str, object]]
"""A message of the title and its arguments."""


class Category(msgspec.Struct, eq=False):
    """What results are compared within. `key` names it in stores and addresses; `message_parts` say it, in order."""

    key: str
    message_parts: Sequence[MessageKeyAndArgs]


class BestResult(msgspec.Struct, eq=False):
    """What a seat has done. Of two values the lower is better; `message` says it. `trace` tells step by step how it was
    done, as JSON, for a ghost that does it again."""

    seat: int
    category: Category
    value: int
    message: MessageKeyAndArgs
    trace: Json


class BestResults(ABC, Generic[StateT]):
    """A title's best results. They follow from settings, positions and what happened: nothing is kept while playing."""

    @abstractmethod
    def is_eligible(self, seats: int, settings: Mapping[str, object]) -> bool:
        """Whether a game with these settings can have any at all; others need not be played again to find out."""

    @abstractmethod
    def categories(self, settings: Mapping[str, object]) -> list[Category]:
        """Those in which somebody who plays alone with these settings can come to stand. Raises as `setup` does."""

    @abstractmethod
    def category(self, state: StateT, seat: int) -> Category | None:
        """The one for which a seat plays in this position; None where it plays for none, or it is not known yet."""

    @abstractmethod
    def find_results(self, event_numbers: Iterable[ReplayedStep[StateT]]) -> list[BestResult]:
        """What was done in a game, from its first step to its last."""

    @abstractmethod
    def daily_settings(self, chance_source: ChanceSource) -> Json:
        """The settings of a challenge for one seat: the same chances give the same challenge."""


@cache
def best_results_of(title: Game[Any]) -> BestResults[Any] | None:
    """The records that a title brings, or None."""
    return title_of(title).part("best_results", BestResults)  # type: ignore[type-abstract]


def titles_with_best_results() -> list[str]:
    """The titles that have best results to keep."""
    return [name for name in titles() if best_results_of(game(name)) is not None]
