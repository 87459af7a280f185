"""A server in a thread of its own, so that a terminal can be tried in the test's."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx

from paddock.server.socket_messages import ServerMessage
from paddock.terminal.timeouts import Timeouts
from tests.patience import PATIENCE
from tests.server.guests import SHORT, Hall, hall

ME = {"who": "me", "name": "Host"}
LINK = {"who": "link"}
TIMEOUTS = Timeouts(
    request_seconds=PATIENCE,
    socket_open=PATIENCE,
    first_view=PATIENCE,
    quick_request=PATIENCE,
    hint_seconds=PATIENCE,
    record_seconds=PATIENCE,
)
"""Of a terminal that is in no hurry."""


class Club:
    """A server in a thread of its own, so that a terminal can be tried in the test's."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._over: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.hall: Hall | None = None
        self.url = ""

    async def _serve(self) -> None:
        self._over, self._loop = asyncio.Event(), asyncio.get_running_loop()
        async with hall(self._folder) as found:
            self.hall = found
            self.url = f"http://127.0.0.1:{found.port}"
            self._ready.set()
            await self._over.wait()

    def open(self) -> None:
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def close(self) -> None:
        assert self._loop is not None
        assert self._over is not None
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)

    def cut(self, match: str) -> None:
        """Closes every socket of a table, as a restart does."""
        assert self.hall is not None
        assert self._loop is not None
        for watcher in list(self.hall.context.match_service.live_matches[match].watchers):
            self._loop.call_soon_threadsafe(watcher.close, 1012)  # type: ignore[attr-defined]

    def shout(self, match: str, message: ServerMessage) -> None:
        """Tells everybody at a table something about the server."""
        assert self.hall is not None
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self.hall.context.match_service.live_matches[match].broadcast, message)

    def table(self, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A table that somebody else opens."""
        body = {"title": "roborally", "seats": list(seats), "settings": {**SHORT, "max_turns": 2}, **more}
        return self._sent("/api/tables", body)

    def post(self, opened: dict[str, Any], path: str, **body: Any) -> dict[str, Any]:
        """What that somebody does."""
        headers = {"Authorization": f"Bearer {opened['token']}"}
        return self._sent(f"/api/tables/{opened['match']}/{path}", body, headers)

    def _sent(self, path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> dict[str, Any]:
        # Nothing here is encrypted: there are no certificates to be read.
        answer = httpx.post(self.url + path, json=body, headers=headers, timeout=PATIENCE, verify=False)
        return dict(answer.raise_for_status().json())

    @staticmethod
    def invitation(opened: dict[str, Any], url: str) -> str:
        """The link by which somebody is invited."""
        return f"{url}/tables/{opened['match']}#{opened['invitation']}"
