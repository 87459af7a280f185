"""A server beside a test that asks synchronously."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.guests import Hall, hall


class Background:
    """A hall whose loop runs in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.over = asyncio.Event()
        self.hall: Hall | None = None
        self.table: dict[str, str] = {}
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self._run()))

    async def _run(self) -> None:
        async with hall(self.folder) as found:
            self.hall = found
            opened = await found.open("me:Ann", "here:Bob", public=True, start=True)
            self.table = {"match": opened["match"], "token": opened["token"]}
            self.ready.set()
            await self.over.wait()

    def __enter__(self) -> Background:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(PATIENCE)
        self.loop.close()
