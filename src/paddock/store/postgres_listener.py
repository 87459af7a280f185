"""Hearing of rows that other processes have written to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from paddock.store.log import matches_written_since
from paddock.store.models import Notice
from paddock.store.notifications import NotificationHub
from paddock.store.postgres_executor import TRANSIENT_ERRORS, execute

NOTIFY_CHANNEL: Final = "paddock_rows"
POLL_SECONDS: Final = 2.0
"""Seconds between two looks for rows of which no notice came."""
RETRY_SECONDS: Final = 0.2
ID_OVERLAP: Final = 1000
"""Ids are given out before the commit: a row may become visible after others with higher ids. So each look goes back a
little; what has been told is not told again."""


def format_payload(notice: Notice) -> str:
    """A notice as PostgreSQL carries it: the number first, since a match's name may have spaces.

    >>> format_payload(Notice("a match", 7)), parse_payload("7 a match"), parse_payload("?")
    ('7 a match', Notice(match='a match', number=7), None)
    """
    return f"{notice.number} {notice.match}"


def parse_payload(payload: str) -> Notice | None:
    """The notice in a payload; None if it is none of ours."""
    number, space, match = payload.partition(" ")
    return Notice(match, int(number)) if space and number.isdecimal() else None


class NotificationListener:
    """A connection that listens, for as long as somebody watches; it connects again by itself."""

    def __init__(
        self, open_connection: Callable[[], Awaitable[Any]], notification_hub: NotificationHub, newest_row_id: int
    ) -> None:
        self._open_connection: Final = open_connection
        self._hub: Final = notification_hub
        self._last_seen_row_id = newest_row_id
        self._listening_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to listen, if it does not already."""
        if self._listening_task is None:
            self._listening_task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Ends listening."""
        if self._listening_task is not None:
            self._listening_task.cancel()
            await asyncio.wait([self._listening_task])
            self._listening_task = None

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(*TRANSIENT_ERRORS):
                connection = await self._open_connection()
                try:
                    await self._listen(connection)
                finally:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, connection: Any) -> None:
        """Publishes what is heard, and what was written while nothing could be heard, until the connection ends."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())

        def on_notification(_connection: object, _process: int, _channel: str, payload: str) -> None:
            notice = parse_payload(payload)
            if notice is not None:
                self._hub.publish(notice)

        await connection.add_listener(NOTIFY_CHANNEL, on_notification)
        while not ended.is_set():
            newest, matches = await execute(
                connection, matches_written_since(max(0, self._last_seen_row_id - ID_OVERLAP))
            )
            self._last_seen_row_id = max(self._last_seen_row_id, newest)
            for match, number in matches:
                self._hub.publish(Notice(match, number))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await ended.wait()
