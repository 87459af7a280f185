"""Faults of the server's own: logged under a number, of which the client is told no more than the number."""

from __future__ import annotations

import logging
import secrets
from typing import Final

from paddock.server.context import AppContext
from paddock.server.errors import BrokenError

_LOG: Final = logging.getLogger("paddock.server")


def log_fault(context: AppContext | None, where: str, error: BaseException) -> BrokenError:
    """Writes a fault down and returns what the client is told."""
    number = secrets.token_hex(4)
    if context is not None:
        context.metrics.faults.add(where)
    _LOG.error("a fault", exc_info=error, extra={"about": {"fault": number, "where": where}})
    return BrokenError(fault=number)
