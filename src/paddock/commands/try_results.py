"""What `paddock try --json` prints: one object, whatever happened. Its `kind` says which of these it is.

`docs/positions/index.md` tells every field, and a test holds the page to these declarations.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from paddock.commands.exit_codes import ExitCode
from paddock.core.record import WrittenChance, WrittenPlacing

PositionState = Literal["asking", "paused", "over"]
"""Somebody is asked; nobody is, though the game is not over (a position's `until`); the game is over."""


class Choice(msgspec.Struct):
    """A decision: `do` in notation, and in `words`."""

    do: str
    words: str


class TakenDecision(msgspec.Struct):
    """A decision that was taken."""

    seat: int
    do: str


class Limit(msgspec.Struct):
    """How many `seconds` the rules give a seat. While `period` is the same the time runs on; an empty one starts anew
    with each question."""

    seconds: int
    period: str


class SeatView(msgspec.Struct, kw_only=True):
    """What one `seat` (null: a spectator) knows: with `--view`."""

    seat: int | None
    story: list[str]
    """What it was told."""
    sees: dict[str, Any]
    """The title's view."""
    foresees: dict[str, Any]
    """What may be previewed: odds, a reach, a path. Empty for a spectator."""
    may: list[Choice]
    """What it may decide now."""
    always_legal: list[Choice]
    """What it may decide without being asked, such as conceding."""
    limits: dict[str, Limit]
    """The time limits of the rules, by seat."""


class TryResult(msgspec.Struct, kw_only=True, tag_field="kind"):
    """What every kind has. After a fault it is what was known by then."""

    code: ClassVar[ExitCode]

    exit: int = -1
    """The exit code."""
    sentence: str | None = None
    """What is wrong, in one sentence; null if nothing is."""
    key: str | None = None
    """The message of that sentence."""
    title: str | None = None
    """The title with the version of its rules."""
    decided: list[TakenDecision] = []
    """The decisions that were taken, in order."""
    decision: Any = None
    """The decision that was being taken when something went wrong, as it was written."""
    story: list[str] = []
    """What happened, in words; up to the chance that is missing, too."""
    events: list[dict[str, Any]] = []
    """The same as events."""
    met: list[WrittenChance] = []
    """The chances that were met, as `chances` takes them."""
    left: list[WrittenChance] = []
    """Scripted chances that were not needed, or not yet."""
    position: dict[str, Any] | None = None
    """Where that led; after a fault, where the last whole decision led. Null if no position could be set up."""
    state: PositionState | None = None
    waiting: list[int] = []
    """The seats that owe a decision in `position`."""
    legal: dict[str, list[str]] = {}
    """For each of them all that it may decide."""
    outcome: list[WrittenPlacing] | None = None
    """The result of a game that is over."""
    view: SeatView | None = None

    def __post_init__(self) -> None:
        self.exit = self.code


class Allowed(TryResult, tag=ExitCode.FINE.result_kind):
    """Everything was allowed."""

    code = ExitCode.FINE


class ChanceLeft(TryResult, tag=ExitCode.CHANCE_LEFT.result_kind):
    """Everything was allowed, but scripted chances are `left`."""

    code = ExitCode.CHANCE_LEFT


class Refused(TryResult, tag=ExitCode.REFUSED.result_kind):
    """A rule refuses `decision`."""

    code = ExitCode.REFUSED

    clause: str
    """The clause; empty where nobody is asked for anything."""
    seat: int | None
    """Who wanted it."""
    choices: list[Choice]
    """What this seat may decide instead."""
    details: dict[str, Any]
    """What else the sentence is made of."""


class Problem(TryResult):
    """Something that is written wrongly."""

    problem: str
    """A short code, said by the message `problem-<code>`, or else by `key`."""
    details: dict[str, Any]
    """What else is known of it, such as `low` and `high`, `choices`, `expected`, `known`."""


class BadPosition(Problem, tag=ExitCode.BAD_POSITION.result_kind):
    """The position can't be set up."""

    code = ExitCode.BAD_POSITION

    where: str
    """The field, such as `robots[2].x`."""
    clause: str | None
    """The clause that says so, if one does."""


class BadNotation(Problem, tag=ExitCode.BAD_NOTATION.result_kind):
    """`decision` is not understood."""

    code = ExitCode.BAD_NOTATION


class ChanceMissing(TryResult, tag=ExitCode.CHANCE_MISSING.result_kind):
    """A chance was met that is not scripted."""

    code = ExitCode.CHANCE_MISSING

    chance: str
    """Its name."""
    count: int
    """How many outcomes are missing."""
    possible: list[str]
    """What may come."""


class BadChance(Problem, tag=ExitCode.BAD_CHANCE.result_kind):
    """A scripted chance that the title does not have, or that can't come out so."""

    code = ExitCode.BAD_CHANCE


class Usage(Problem, tag=ExitCode.USAGE.result_kind):
    """A wrong option, a file that can't be read, or no such title."""

    code = ExitCode.USAGE


class EngineFault(TryResult, tag=ExitCode.ENGINE_FAULT.result_kind):
    """A fault of Paddock."""

    code = ExitCode.ENGINE_FAULT

    detail: str
    """What the engine said of it."""


AnyTryResult = (
    Allowed | ChanceLeft | Refused | BadPosition | BadNotation | ChanceMissing | BadChance | Usage | EngineFault
)
