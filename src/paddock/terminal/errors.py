"""What can be wrong with how a table is asked for; each has a sentence in both languages."""

from __future__ import annotations

from paddock.core.errors import PaddockError


class TableError(PaddockError):
    """A table that can't be opened as asked: details `problem` (said by `problem-<problem>`) and what it needs."""

    key = "error-bad-input"


class LeaveTable(Exception):  # noqa: N818 - not an error: somebody gets up from the table
    """Somebody leaves in the middle of something; the game is kept as it was."""
