"""Errors that a person can mend: each has a message key, so that it can be said in French and in English."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable


class PaddockError(Exception):
    """The root of everything that Paddock refuses.

    `key` names the message in the `.ftl` files, `details` are its arguments. `str(error)` is the English sentence.
    A detail `problem` is a short code such as `flag-on-pit`, said by the message `problem-flag-on-pit`.
    """

    message_key = "error"

    def __init__(self, **error_details: object) -> None:
        super().__init__(self.message_key, error_details)
        self.details: dict[str, object] = error_details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_error, (type(self), self.details)

    def __str__(self) -> str:
        return _sentence_of(self)


def set_sentence_source(sentence_of: Callable[[PaddockError], str]) -> None:
    """Sets what `str(error)` is. Errors know no language: who does (:mod:`paddock.core`) stands above them."""
    global _sentence_of
    _sentence_of = sentence_of


def _error_code_text(error: PaddockError) -> str:
    return f"{error.message_key} {error.details}"


_sentence_of: Callable[[PaddockError], str] = _error_code_text


def _rebuild_error(error_class: type[PaddockError], error_details: dict[str, object]) -> PaddockError:
    """An error on the other side of a process: made from its details, as it was on this one."""
    return error_class(**error_details)


class BadInputError(PaddockError):
    """Something that was asked in a way that can't be: details `problem` and what its message needs."""

    message_key = "error-bad-input"


class UnknownTitleError(PaddockError):
    """No such title: details `title`, `known`."""

    message_key = "error-unknown-title"


class UnknownVersionError(PaddockError):
    """The title exists, but not with these rules: details `title`, `version`, `known`."""

    message_key = "error-unknown-version"


class BadSetupError(PaddockError):
    """A table that the title can't start: details `where`, `problem`, `clause`, and what the problem needs."""

    message_key = "error-bad-setup"


class BadNotationError(PaddockError):
    """A line that is no decision: details `text`, `problem`, `expected`, and how many `more` if it is shortened."""

    message_key = "error-bad-notation"


class BadPositionError(PaddockError):
    """A position that can't be set up: details `where` (a path such as `robots[2].x`), `problem`, `clause` if any."""

    message_key = "error-bad-position"


class BadDataError(PaddockError):
    """A component file that is not in order: details `file` (`own`: not one of ours), `where`, `problem`, `clause`."""

    message_key = "error-bad-data"


class BadRecordError(PaddockError):
    """A record that can't be read or does not replay: details `line`, `problem`, `detail` (more on it, or empty)."""

    message_key = "error-bad-record"


class ChanceError(PaddockError):
    """A recorded, scripted or typed chance that does not fit what was asked: details `name`, `problem`.

    Problems: `missing` (`possible`), `renamed` (`recorded`), `count` (`found`, `count`), `impossible` (`outcome`).
    """

    message_key = "error-chance"


class NoSuchSeatError(PaddockError):
    """A seat that this table does not have: details `seat`, `seats`."""

    message_key = "error-no-such-seat"


class NotWaitingError(PaddockError):
    """Nothing is asked of this seat now: details `seat`, `waiting`."""

    message_key = "error-not-waiting"


class TakeBackError(PaddockError):
    """A step that can't be taken back: details `seat`, `problem` (`nothing`, `not-yours`, `no-longer`, `needed`)."""

    message_key = "error-take-back"


class UnknownLanguageError(PaddockError):
    """A language that Paddock does not speak: details `language`, `known`."""

    message_key = "error-unknown-language"


class BrokenTitleError(PaddockError):
    """A title that is installed but can't be loaded: details `title`, `problem`."""

    message_key = "error-broken-title"


class BrokenInvariantError(PaddockError):
    """The engine caught itself in a position that can't be: details `problem`. Always a bug; please report it."""

    message_key = "error-invariant"
