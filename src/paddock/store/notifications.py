"""Telling those who wait which match has new rows.

A notice carries no row: who hears it reads on from the number that they have. So notices of one match may be folded
into one, a slow watcher costs no more memory than the number of matches, and a lost notice does no harm for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Final

from paddock.store.kept import Notice

REMEMBERED: Final = 10_000
"""How many matches the hub remembers so as not to tell the same number twice."""


class Watch:
    """Notices as they come, from the moment of its making; an async iterator and context manager."""

    def __init__(self, leave: Callable[[Watch], None]) -> None:
        self._leave: Final = leave
        self._waiting: Final[dict[str, int]] = {}
        self._something: Final = asyncio.Event()
        self._closed = False

    def tell(self, notice: Notice) -> None:
        """Adds a notice; an unheard one of the same match is replaced."""
        self._waiting[notice.match] = max(notice.number, self._waiting.get(notice.match, 0))
        self._something.set()

    def close(self) -> None:
        """No more notices; whoever waits for one is let go."""
        if not self._closed:
            self._closed = True
            self._leave(self)
            self._something.set()

    def __aiter__(self) -> Watch:
        return self

    async def __anext__(self) -> Notice:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._something.clear()
            await self._something.wait()
        match = next(iter(self._waiting))
        return Notice(match, self._waiting.pop(match))

    async def __aenter__(self) -> Watch:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Hub:
    """All who watch one store in this process."""

    def __init__(self) -> None:
        self._watches: Final[set[Watch]] = set()
        self._told: Final[dict[str, int]] = {}

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there to be told."""
        return bool(self._watches)

    def watch(self) -> Watch:
        """One more watcher."""
        watch = Watch(self._watches.discard)
        self._watches.add(watch)
        return watch

    def tell(self, notice: Notice) -> None:
        """Tells everybody, unless this number or a later one has been told already."""
        if self._told.get(notice.match, 0) >= notice.number:
            return
        self._told.pop(notice.match, None)
        self._told[notice.match] = notice.number
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        for watch in self._watches:
            watch.tell(notice)

    def close(self) -> None:
        """Lets all watchers go."""
        for watch in list(self._watches):
            watch.close()
