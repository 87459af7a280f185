"""Branches in which people try things: in memory only, few for each person, gone after a while."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Final

from paddock.match.sandbox import Sandbox
from paddock.server.errors import NoSuchBranchError

MOST: Final = 500
SECONDS: Final = 1800.0
MOST_STEPS: Final = 400


class Kept:
    """A branch and whose it is."""

    __slots__ = ("branch", "match", "owner", "used")

    def __init__(self, match: str, owner: str, branch: Sandbox) -> None:
        self.match = match
        self.owner = owner
        self.branch = branch
        self.used = time.monotonic()


class Branches:
    """All branches of this process, the one used longest ago first."""

    def __init__(self, each: int) -> None:
        self._each: Final = each
        self._kept: Final[OrderedDict[str, Kept]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, match: str, owner: str, branch: Sandbox) -> str:
        """Keeps a branch; the oldest of the same person, or of all, makes room."""
        now = time.monotonic()
        stale = [name for name, kept in self._kept.items() if now - kept.used > SECONDS]
        own = [name for name, kept in self._kept.items() if kept.owner == owner and name not in stale]
        for name in (*stale, *own[: max(0, len(own) - self._each + 1)]):
            del self._kept[name]
        if len(self._kept) >= MOST:
            self._kept.popitem(last=False)
        name = secrets.token_hex(8)
        self._kept[name] = Kept(match, owner, branch)
        return name

    def get(self, name: str, owner: str) -> Kept:
        """A branch of this person's; raises `NoSuchBranchError`."""
        kept = self._kept.get(name)
        if kept is None or kept.owner != owner:
            raise NoSuchBranchError()
        kept.used = time.monotonic()
        self._kept.move_to_end(name)
        return kept

    def match(self, name: str) -> str:
        """The match that a branch goes off; raises `NoSuchBranchError`."""
        if name not in self._kept:
            raise NoSuchBranchError()
        return self._kept[name].match

    def title(self, name: str) -> str:
        """The title that a branch is of, or nothing if there is no such branch."""
        kept = self._kept.get(name)
        return kept.branch.game.title if kept is not None else ""

    def remove(self, name: str) -> None:
        """Throws a branch away."""
        del self._kept[name]
