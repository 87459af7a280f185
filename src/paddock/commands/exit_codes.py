"""How `paddock try` ends. A module of its own, so that `--help` can tell it without loading an engine."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit code of `paddock try`, with its `meaning` for `--help`. The name in small letters is the `kind` that
    `--json` prints."""

    meaning: str

    def __new__(cls, code: int, meaning: str) -> ExitCode:
        member = int.__new__(cls, code)
        member._value_ = code
        member.meaning = meaning
        return member

    FINE = 0, "everything was allowed"
    USAGE = 2, "a wrong option, a file that can't be read, or no such title"
    REFUSED = 3, "a rule refuses a decision"
    BAD_POSITION = 4, "the position can't be set up"
    BAD_NOTATION = 5, "a decision is not written so that it is understood"
    CHANCE_MISSING = 6, "a chance was met that is not scripted"
    CHANCE_LEFT = 7, "all was allowed, but a scripted chance was not needed"
    BAD_CHANCE = 8, "a scripted chance that the title does not have, or that can't come out so"
    ENGINE_FAULT = 9, "a fault of Paddock: please report it"

    @property
    def result_kind(self) -> str:
        """What `--json` calls it."""
        return self.name.lower()
