"""Publish and subscribe: which match has new rows.

A notice carries no row: who hears it reads on from the number that they have. So notices of one match may be folded
into one, a slow watcher costs no more memory than the number of matches, and a lost notice does no harm for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Final

from paddock.store.models import Notice

REMEMBERED_MATCHES: Final = 10_000
"""How many matches the hub remembers so as not to tell the same number twice."""


class Subscription:
    """Notices as they come, from the moment of its making; an async iterator and context manager."""

    def __init__(self, unsubscribe: Callable[[Subscription], None]) -> None:
        self._unsubscribe: Final = unsubscribe
        self._waiting_notices: Final[dict[str, int]] = {}
        self._ready_event: Final = asyncio.Event()
        self._is_closed = False

    def publish(self, notice: Notice) -> None:
        """Adds a notice; an unheard one of the same match is replaced."""
        self._waiting_notices[notice.match] = max(notice.number, self._waiting_notices.get(notice.match, 0))
        self._ready_event.set()

    def close(self) -> None:
        """No more notices; whoever waits for one is let go."""
        if not self._is_closed:
            self._is_closed = True
            self._unsubscribe(self)
            self._ready_event.set()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Notice:
        while not self._waiting_notices:
            if self._is_closed:
                raise StopAsyncIteration
            self._ready_event.clear()
            await self._ready_event.wait()
        match = next(iter(self._waiting_notices))
        return Notice(match, self._waiting_notices.pop(match))

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(
        self, error_type: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class NotificationHub:
    """All subscriptions to one store in this process."""

    def __init__(self) -> None:
        self._subscriptions: Final[set[Subscription]] = set()
        self._last_published: Final[dict[str, int]] = {}

    def subscribe(self) -> Subscription:
        """One more watcher."""
        subscription = Subscription(self._subscriptions.discard)
        self._subscriptions.add(subscription)
        return subscription

    def publish(self, notice: Notice) -> None:
        """Tells everybody, unless this number or a later one has been told already."""
        if self._last_published.get(notice.match, 0) >= notice.number:
            return
        self._last_published.pop(notice.match, None)
        self._last_published[notice.match] = notice.number
        if len(self._last_published) > REMEMBERED_MATCHES:
            del self._last_published[next(iter(self._last_published))]
        for subscription in self._subscriptions:
            subscription.publish(notice)

    def close(self) -> None:
        """Lets all watchers go."""
        for subscription in list(self._subscriptions):
            subscription.close()
