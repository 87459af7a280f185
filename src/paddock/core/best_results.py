"""What a title tells of feats that are worth keeping: best times and the like, and how they were set.

A title that names `records`, an object of a subclass of :class:`Records`, has best lists, ghosts and a challenge for
each day (see :mod:`paddock.campaign`), and nothing else has to know of it.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from paddock.core.chance import Chance
from paddock.core.game import Game, Json
from paddock.core.registry import game, titles
from paddock.core.replay import Moment
from paddock.core.title import title_of

S = TypeVar("S")
Said = tuple[str, dict[str, object]]
"""A message of the title and its arguments."""


class Category:
    """What feats are compared within. `key` names it in stores and addresses; `parts` say it, in order."""

    __slots__ = ("key", "parts")

    def __init__(self, key: str, parts: Sequence[Said]) -> None:
        self.key = key
        self.parts: tuple[Said, ...] = tuple(parts)


class Feat:
    """What a seat has done. Of two values the lower is better; `said` says it. `trace` tells step by step how it was
    done, as JSON, for a ghost that does it again."""

    __slots__ = ("category", "said", "seat", "trace", "value")

    def __init__(self, seat: int, category: Category, value: int, said: Said, trace: Json) -> None:
        self.seat = seat
        self.category = category
        self.value = value
        self.said = said
        self.trace = trace


class Records(ABC, Generic[S]):
    """A title's feats. They follow from settings, positions and what happened: nobody keeps books while playing."""

    @abstractmethod
    def possible(self, seats: int, options: Mapping[str, object]) -> bool:
        """Whether a game with these settings can have feats at all; others need not be played again to find out."""

    @abstractmethod
    def categories(self, options: Mapping[str, object]) -> list[Category]:
        """Those in which somebody who plays alone with these settings can come to stand. Raises as `setup` does."""

    @abstractmethod
    def category(self, state: S, seat: int) -> Category | None:
        """The one for which a seat plays in this position; None where it plays for none, or it is not known yet."""

    @abstractmethod
    def feats(self, moments: Iterable[Moment[S]]) -> list[Feat]:
        """What was done in a game, from its first step to its last."""

    @abstractmethod
    def daily(self, chance: Chance) -> Json:
        """The settings of a challenge for one seat: the same chances give the same challenge."""


@cache
def records_of(title: Game[Any]) -> Records[Any] | None:
    """The records that a title brings, or None."""
    return title_of(title).part("records", Records)  # type: ignore[type-abstract]


def titles_with_records() -> list[str]:
    """The titles that have feats to keep."""
    return [name for name in titles() if records_of(game(name)) is not None]
