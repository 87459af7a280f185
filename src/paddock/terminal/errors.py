"""What can be wrong with how a table is asked for; each has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock.core.errors import PaddockError


class TableRequestError(PaddockError):
    """A table that can't be opened as asked: details `problem` (said by `problem-<problem>`) and what it needs."""

    message_key = "error-bad-input"


class LeaveTable(Exception):  # noqa: N818 - not an error: somebody gets up from the table
    """Somebody leaves in the middle of something; the game is kept as it was."""


class RemoteError(PaddockError):
    """What a server refuses: details `message`, in the player's language as the server says it, and `code`."""

    message_key = "error-remote"

    @classmethod
    def from_answer(cls, answer: Mapping[str, Any]) -> RemoteError:
        """The error of an answer of the server's."""
        return cls(message=str(answer.get("message", ""))[:2000], code=str(answer.get("code", ""))[:40])


class ServerUnreachableError(RemoteError):
    """The server can't be reached: details `server`."""

    message_key = "error-remote-away"
