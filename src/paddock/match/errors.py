"""What can go wrong at a table. Each error has a `code` for programs and words for people."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class TableError(PaddockError):
    """Something that a table does not allow; nothing has changed."""

    code = "table"


class NotStartedError(TableError):
    """The game has not begun."""

    key = "error-match-not-started"
    code = "not-started"


class StartedError(TableError):
    """The game has begun: seats are fixed."""

    key = "error-match-started"
    code = "started"


class FinishedError(TableError):
    """The match is over."""

    key = "error-match-finished"
    code = "finished"


class PausedError(TableError):
    """The match is paused."""

    key = "error-match-paused"
    code = "paused"


class NotPausedError(TableError):
    """There is nothing to go on with: the match is not paused."""

    key = "error-match-not-paused"
    code = "not-paused"


class SeatTakenError(TableError):
    """Somebody sits there: details `seat`."""

    key = "error-match-seat-taken"
    code = "seat-taken"


class SeatEmptyError(TableError):
    """Nobody sits there, or nobody who could do that: details `seat`."""

    key = "error-match-seat-empty"
    code = "seat-empty"


class FullError(TableError):
    """Every seat is taken."""

    key = "error-match-full"
    code = "full"


class EmptySeatsError(TableError):
    """The game can't begin yet: details `seats`, the seats that nobody has taken."""

    key = "error-match-empty-seats"
    code = "empty-seats"


class BadNameError(TableError):
    """A name that can't be shown: details `longest`."""

    key = "error-match-bad-name"
    code = "bad-name"


class BadMessageError(TableError):
    """A chat message that can't be shown: details `longest`."""

    key = "error-match-bad-message"
    code = "bad-message"


class StaleError(TableError):
    """A decision about a question that is no longer open: details `about`, `now`."""

    key = "error-match-stale"
    code = "stale"


class ProposalError(TableError):
    """No such proposal is open, or one is already: details `problem`."""

    key = "error-match-proposal"
    code = "proposal"


class NoHelpError(TableError):
    """The daily challenge is driven without help: no advice, no bot, no trials, no going back."""

    key = "error-match-alone"
    code = "alone"


class WholeLogNeededError(TableError):
    """The match was opened at a snapshot, and this needs its whole log: open it from its first row."""

    key = "error-match-not-whole"
    code = "not-whole"


class BadLogError(TableError):
    """The log of a match does not fit together: details `number`, `problem`."""

    key = "error-match-bad-log"
    code = "bad-log"
