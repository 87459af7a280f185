"""A thread for work that would hold up the event loop: one thing after the other, and few may wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from paddock.server.errors import QueueFullError
from paddock.server.shielded import run_to_end

CallParameters = ParamSpec("CallParameters")
ResultT = TypeVar("ResultT")


class SerialThread:
    """One thread, and a queue of at max_waiting so many."""

    def __init__(self, thread_name: str, max_waiting: int) -> None:
        self._max_waiting: Final = max_waiting
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix=thread_name)
        self.waiting_count = 0

    async def run(
        self,
        run_work: Callable[CallParameters, ResultT],
        *args: CallParameters.args,
        **thread_name: CallParameters.kwargs,
    ) -> ResultT:
        """Does it, once it is its turn; raises `QueueFullError` if too many wait already."""
        if self.waiting_count >= self._max_waiting:
            raise QueueFullError()
        self.waiting_count += 1
        # Whoever does not wait for the answer any more has still asked: the place is free when the work is done.
        working = asyncio.wrap_future(self._thread.submit(run_work, *args, **thread_name))
        working.add_done_callback(self._count_done)
        return await run_to_end(working)

    def _count_done(self, _: object) -> None:
        self.waiting_count -= 1

    def close(self) -> None:
        """Lets go of those who wait."""
        self._thread.shutdown(wait=False, cancel_futures=True)
