"""Sandboxes in which people try things: in memory only, few for each person, gone after a while."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from paddock.match.sandbox import Sandbox
from paddock.server.errors import NoSuchSandboxError

MAX_SANDBOXES: Final = 500
EXPIRY_SECONDS: Final = 1800.0
MAX_STEPS: Final = 400


class SandboxEntry(msgspec.Struct):
    """A sandbox, the match that it was taken from, whose it is, and when it was last used."""

    match: str
    owner: str
    sandbox: Sandbox
    last_used: float = msgspec.field(default_factory=time.monotonic)


class Sandboxes:
    """All sandboxes of this process, the one used longest ago first."""

    def __init__(self, per_person: int) -> None:
        self._per_person: Final = per_person
        self._entries: Final[OrderedDict[str, SandboxEntry]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, match: str, owner: str, sandbox: Sandbox) -> str:
        """Keeps a sandbox, under a new name; the oldest of the same person, or of all, makes room."""
        now = time.monotonic()
        stale = [name for name, entry in self._entries.items() if now - entry.last_used > EXPIRY_SECONDS]
        own = [name for name, entry in self._entries.items() if entry.owner == owner and name not in stale]
        for name in (*stale, *own[: max(0, len(own) - self._per_person + 1)]):
            del self._entries[name]
        if len(self._entries) >= MAX_SANDBOXES:
            self._entries.popitem(last=False)
        name = secrets.token_hex(8)
        self._entries[name] = SandboxEntry(match, owner, sandbox)
        return name

    def use(self, sandbox_name: str, owner: str) -> SandboxEntry:
        """A sandbox of this person's, which has been used by now; raises `NoSuchSandboxError`."""
        entry = self._entries.get(sandbox_name)
        if entry is None or entry.owner != owner:
            raise NoSuchSandboxError()
        entry.last_used = time.monotonic()
        self._entries.move_to_end(sandbox_name)
        return entry

    def match(self, sandbox_name: str) -> str:
        """The match that a sandbox was taken from; raises `NoSuchSandboxError`."""
        if sandbox_name not in self._entries:
            raise NoSuchSandboxError()
        return self._entries[sandbox_name].match

    def title(self, sandbox_name: str) -> str:
        """The title that a sandbox is of, or nothing if there is no such sandbox."""
        entry = self._entries.get(sandbox_name)
        return entry.sandbox.game.title if entry is not None else ""

    def remove(self, sandbox_name: str) -> None:
        """Throws a sandbox away."""
        del self._entries[sandbox_name]
