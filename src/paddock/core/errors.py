"""Errors that a person can mend: each has a message key, so that it can be said in French and in English."""

from __future__ import annotations


class PaddockError(Exception):
    """The root of everything that Paddock refuses.

    `key` names the message in the `.ftl` files, `details` are its arguments. `str(error)` is the English sentence.
    """

    key = "error"

    def __init__(self, **details: object) -> None:
        super().__init__(self.key, details)
        self.details: dict[str, object] = details

    def __str__(self) -> str:
        from paddock.core.words import speak

        return speak("en").error(self)


class UnknownTitleError(PaddockError):
    """No such title: details `title`, `known`."""

    key = "error-unknown-title"


class UnknownVersionError(PaddockError):
    """The title exists, but not with these rules: details `title`, `version`, `known`."""

    key = "error-unknown-version"


class BadSetupError(PaddockError):
    """A table that the title can't start: details `where`, `problem` (words), `clause`."""

    key = "error-bad-setup"


class BadNotationError(PaddockError):
    """A line that is no decision: details `text`, `problem`, `expected`."""

    key = "error-bad-notation"


class BadPositionError(PaddockError):
    """A position that can't be set up: details `where` (a path such as `robots[2].x`), `problem`."""

    key = "error-bad-position"


class BadDataError(PaddockError):
    """A component file that is not in order: details `file`, `where`, `problem`, `clause`."""

    key = "error-bad-data"


class BadRecordError(PaddockError):
    """A record that can't be read or does not replay: details `line`, `problem`."""

    key = "error-bad-record"


class ChanceError(PaddockError):
    """A recorded, scripted or typed chance that does not fit what was asked: details `name`, `problem`."""

    key = "error-chance"


class BrokenInvariantError(PaddockError):
    """The engine caught itself in a position that can't be: details `problem`. Always a bug; please report it."""

    key = "error-invariant"
