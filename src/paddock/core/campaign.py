"""How a title goes on from game to game: what the next one is set up with, what a finished one changes, who leads.

A title that names a `campaign`, an object of a subclass of :class:`Campaign`, has campaigns at the server, in the
browser and on the command line (see :mod:`paddock.campaign`), and nothing else has to know of it.
"""
# mypyc: off

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from paddock.core.game import Game, Json, Setting
from paddock.core.reading import check_settings
from paddock.core.registry import game, titles
from paddock.core.title import title_of

StateT = TypeVar("StateT")
MessageKeyAndArgs = tuple[str, dict[str, object]]
"""A message of the title and its arguments."""


class Stage(msgspec.Struct, eq=False):
    """The next game: what it is called, its settings, and the position that it begins from if those do not say it."""

    message: MessageKeyAndArgs
    settings: Json
    position: Json | None = None


class StageScore(msgspec.Struct, eq=False):
    """A stage in the standings: what it is called, and the points of each seat; None where it has none."""

    message: MessageKeyAndArgs
    points: Sequence[int | None]


class StageGroup(msgspec.Struct, eq=False):
    """Stages that belong together, with what each seat has in them: a rally, a season."""

    message: MessageKeyAndArgs
    stages: Sequence[StageScore]
    totals: Sequence[int | None]


class StandingsLine(msgspec.Struct, eq=False):
    """How a seat stands: its place (1 is first; equal places are shared) and its total, each None where it has none.
    Before the first stage nobody has a place, nor has whoever plays alone and has won nothing."""

    seat: int
    place: int | None
    total_points: int | None


class Standings(msgspec.Struct, eq=False):
    """How a campaign stands. `measure` says what is added up, `lower_is_better` whether little of it is good;
    `groups` has all stages that were played; `lines` has one line for each seat, by seat."""

    measure: MessageKeyAndArgs
    groups: Sequence[StageGroup]
    lines: Sequence[StandingsLine]
    lower_is_better: bool

    def ranked(self) -> list[StandingsLine]:
        """The lines as they are read: by place, whoever has none last, then by seat."""
        return sorted(self.lines, key=lambda line: (line.place is None, line.place or 0, line.seat))


class Campaign(ABC, Generic[StateT]):
    """A title's campaigns. Its *progress* is JSON that only the title reads; it follows from the settings and
    from the results of the games alone, so that it can be added up again by anybody who has those."""

    settings: Sequence[Setting]
    """What can be chosen before a campaign."""
    choices: Sequence[Setting] = ()
    """What can be chosen anew before each game. What was chosen is told by the game's result."""
    allows_unknown_fields: bool = False
    """Whether fields of what is kept that nobody knows are left alone; otherwise a file that has any is refused."""
    seats: tuple[int, int] | None = None
    """For how few and how many; None: for as many as the title."""

    @abstractmethod
    def initial_progress(self, seats: int, settings: Mapping[str, object]) -> Json:
        """What is kept before the first game. Raises `BadSetupError`."""

    def default_choices(self, progress: Json) -> Json:
        """What is chosen for the next game where nobody says anything else: a value for each of `choices`."""
        return {choice.name: choice.default for choice in self.choices}

    def choose(self, progress: Json, chosen_values: Mapping[str, object]) -> Json:
        """What is kept, as `stage` wants it once this was chosen for the next game; a choice that is left out is the
        usual one. `progress` itself stays as it is. Raises `BadSetupError`."""
        check_settings(self.choices, chosen_values)
        return progress

    @abstractmethod
    def stage(self, progress: Json) -> Stage | None:
        """The next game; None when the campaign is over."""

    @abstractmethod
    def result(self, state: StateT) -> Json:
        """What of a finished game lasts."""

    @abstractmethod
    def progress_after(self, progress: Json, result: Json) -> Json:
        """What is kept after a game with this result; `progress` itself stays as it is. Raises `BadPositionError` for a
        result that no game of this campaign can have had."""

    @abstractmethod
    def standings(self, progress: Json) -> Standings:
        """Who leads, and by what."""


@cache
def campaign_of(title: Game[Any]) -> Campaign[Any] | None:
    """The campaigns that a title brings, or None."""
    return title_of(title).part("campaign", Campaign)  # type: ignore[type-abstract]


def titles_with_campaigns() -> list[str]:
    """The titles that can be played from game to game."""
    return [name for name in titles() if campaign_of(game(name)) is not None]
