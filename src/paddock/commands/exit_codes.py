"""How `paddock try` ends. A module of its own, so that `--help` can tell it without loading an engine."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit code of `paddock try`. The name in small letters is the `kind` that `--json` prints."""

    FINE = 0
    USAGE = 2
    REFUSED = 3
    BAD_POSITION = 4
    BAD_NOTATION = 5
    CHANCE_MISSING = 6
    CHANCE_LEFT = 7
    BAD_CHANCE = 8
    ENGINE_FAULT = 9

    @property
    def kind(self) -> str:
        """What `--json` calls it."""
        return self.name.lower()

    @property
    def meaning(self) -> str:
        """What it means, for `--help`."""
        return _MEANINGS[self]


_MEANINGS = {
    ExitCode.FINE: "everything was allowed",
    ExitCode.USAGE: "a wrong option, a file that can't be read, or no such title",
    ExitCode.REFUSED: "a rule refuses a decision",
    ExitCode.BAD_POSITION: "the position can't be set up",
    ExitCode.BAD_NOTATION: "a decision is not written so that it is understood",
    ExitCode.CHANCE_MISSING: "a chance was met that is not scripted",
    ExitCode.CHANCE_LEFT: "all was allowed, but a scripted chance was not needed",
    ExitCode.BAD_CHANCE: "a scripted chance that the title does not have, or that can't come out so",
    ExitCode.ENGINE_FAULT: "a fault of Paddock: please report it",
}
