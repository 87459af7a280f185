"""Branches in which people try things: in memory only, few for each person, gone after a while."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Final

from paddock.match.sandbox import Sandbox
from paddock.server.errors import NoSuchBranchError

MAX_SANDBOXES: Final = 500
EXPIRY_SECONDS: Final = 1800.0
MAX_STEPS: Final = 400


class SandboxEntry:
    """A branch and whose it is."""

    __slots__ = ("branch", "match", "owner", "used")

    def __init__(self, match: str, owner: str, branch: Sandbox) -> None:
        self.match = match
        self.owner = owner
        self.branch = branch
        self.used = time.monotonic()


class Branches:
    """All branches of this process, the one used longest ago first."""

    def __init__(self, per_person: int) -> None:
        self._per_person: Final = per_person
        self._entries: Final[OrderedDict[str, SandboxEntry]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, match: str, owner: str, branch: Sandbox) -> str:
        """Keeps a branch; the oldest of the same person, or of all, makes room."""
        now = time.monotonic()
        stale = [name for name, entry in self._entries.items() if now - entry.used > EXPIRY_SECONDS]
        own = [name for name, entry in self._entries.items() if entry.owner == owner and name not in stale]
        for name in (*stale, *own[: max(0, len(own) - self._per_person + 1)]):
            del self._entries[name]
        if len(self._entries) >= MAX_SANDBOXES:
            self._entries.popitem(last=False)
        name = secrets.token_hex(8)
        self._entries[name] = SandboxEntry(match, owner, branch)
        return name

    def get(self, name: str, owner: str) -> SandboxEntry:
        """A branch of this person's; raises `NoSuchBranchError`."""
        entry = self._entries.get(name)
        if entry is None or entry.owner != owner:
            raise NoSuchBranchError()
        entry.used = time.monotonic()
        self._entries.move_to_end(name)
        return entry

    def match(self, name: str) -> str:
        """The match that a branch goes off; raises `NoSuchBranchError`."""
        if name not in self._entries:
            raise NoSuchBranchError()
        return self._entries[name].match

    def title(self, name: str) -> str:
        """The title that a branch is of, or nothing if there is no such branch."""
        entry = self._entries.get(name)
        return entry.branch.game.title if entry is not None else ""

    def remove(self, name: str) -> None:
        """Throws a branch away."""
        del self._entries[name]
