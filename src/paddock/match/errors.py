"""What can go wrong at a table. Each error has a `code` for programs and words for people."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class TableError(PaddockError):
    """Something that a table does not allow; nothing has changed. Its words are the message `error-match-<code>`."""

    error_code = "table"

    def __init_subclass__(cls, *, code: str) -> None:
        cls.error_code = code
        cls.message_key = f"error-match-{code}"


class GameNotStartedError(TableError, code="not-started"):
    """The game has not begun."""


class GameStartedError(TableError, code="started"):
    """The game has begun: seats are fixed."""


class GameFinishedError(TableError, code="finished"):
    """The match is over."""


class GamePausedError(TableError, code="paused"):
    """The match is paused."""


class GameNotPausedError(TableError, code="not-paused"):
    """There is nothing to go on with: the match is not paused."""


class SeatTakenError(TableError, code="seat-taken"):
    """Somebody sits there: details `seat`."""


class SeatEmptyError(TableError, code="seat-empty"):
    """Nobody sits there, or nobody who could do that: details `seat`."""


class TableFullError(TableError, code="full"):
    """Every seat is taken."""


class EmptySeatsError(TableError, code="empty-seats"):
    """The game can't begin yet: details `seats`, the seats that nobody has taken."""


class BadNameError(TableError, code="bad-name"):
    """A name that can't be shown: details `longest`."""


class BadMessageError(TableError, code="bad-message"):
    """A chat message that can't be shown: details `longest`."""


class StaleQuestionError(TableError, code="stale"):
    """A decision about a question that is no longer open: details `about`, `now`."""


class ProposalError(TableError, code="proposal"):
    """No such proposal is open, or one is already: details `problem`."""


class NoHelpError(TableError, code="alone"):
    """The daily challenge is driven without help: no advice, no bot, no trials, no going back."""


class WholeLogNeededError(TableError, code="not-whole"):
    """The match was opened at a snapshot, and this needs its whole log: open it from its first row."""


class BadLogError(TableError, code="bad-log"):
    """The log of a match does not fit together: details `number`, `problem`."""
