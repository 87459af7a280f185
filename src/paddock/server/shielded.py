"""Work that is finished even if nobody waits for it any more, and what becomes of its failure then."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from paddock.core.errors import PaddockError
from paddock.server.bot_pool import BotFailure
from paddock.server.json_logs import SERVER_LOG

ResultT = TypeVar("ResultT")


async def run_to_end(coroutine: asyncio.Future[ResultT]) -> ResultT:
    """What work comes to. Whoever hangs up does not end it: then a refusal goes unheard, and a fault into the log."""
    try:
        return await asyncio.shield(coroutine)
    except asyncio.CancelledError:
        coroutine.add_done_callback(_log_unheard_fault)
        raise


def _log_unheard_fault(coroutine: asyncio.Future[ResultT]) -> None:
    error = None if coroutine.cancelled() else coroutine.exception()
    if error is not None and not isinstance(error, PaddockError | BotFailure):
        SERVER_LOG.error("a fault", exc_info=error, extra={"about": {"where": "unheard"}})
