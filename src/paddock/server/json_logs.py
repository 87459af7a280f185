"""Structured logs: one JSON object a line, and never a password, a token or an invitation in them."""

from __future__ import annotations

import logging
import math
import re
import sys
import time
from typing import Any, ClassVar, Final, TextIO

import msgspec

SERVER_LOGGER: Final = "paddock.server"
SERVER_LOG: Final = logging.getLogger(SERVER_LOGGER)
OWN_LOGGERS: Final = (SERVER_LOGGER, "paddock.store")
REDACTED: Final = "***"
_SECRET_PATTERNS: Final = (
    re.compile(r"p[saic]1\.[A-Za-z0-9_\-.=]+"),
    re.compile(r"(?i)(?<=bearer )[^\s\"',}]+"),
    re.compile(r"(?i)((?:password|token|secret|authorization|invitation|invite)[\"']?\s*[:=]\s*[\"']?)[^\s\"',}&]+"),
    re.compile(r"(?<=://)[^/@\s:]+:[^/@\s]+(?=@)"),
)
_SECRET_KEYS: Final = frozenset({"password", "token", "secret", "authorization", "invitation", "invite", "seed"})


def redact(text: str) -> str:
    """A text without what nobody may read in a log.

    >>> redact('{"password": "hunter2"} Authorization: Bearer ps1.abc.def')
    '{"password": "***"} Authorization: *** ***'
    >>> redact("postgresql://ann:pw@host/db")
    'postgresql://***@host/db'
    """
    for pattern in _SECRET_PATTERNS:
        text = pattern.sub(lambda match: (match.group(1) if match.re.groups else "") + REDACTED, text)
    return text


def _redact_value(value: Any) -> Any:
    if isinstance(value, str):
        return redact(value)
    if isinstance(value, dict):
        return {
            key: REDACTED if str(key).lower() in _SECRET_KEYS else _redact_value(each) for key, each in value.items()
        }
    if isinstance(value, list | tuple):
        return [_redact_value(each) for each in value]
    return value if isinstance(value, bool | int | float | type(None)) else redact(str(value))


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON. What is given as `extra={"about": {…}}` becomes fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": redact(record.getMessage()),
        }
        about = getattr(record, "about", None)
        if isinstance(about, dict):
            line |= _redact_value(about)
        if record.exc_info:
            line["trace"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class RateLimitedLog:
    """Writes a line about the same trouble only now and then, and how many were left out: nobody fills a disk by it."""

    SECONDS_BETWEEN_LINES: ClassVar[float] = 10.0
    """Seconds."""

    def __init__(self) -> None:
        self._last_written: Final[dict[str, tuple[float, int]]] = {}

    def log(self, level: int, message: str, error_details: dict[str, Any], line_kind: str = "") -> None:
        """Writes a line, unless one of its kind was written a moment ago."""
        left_out = self.admit_line(line_kind or message)
        if left_out is not None:
            SERVER_LOG.log(level, message, extra={"about": {**error_details, "left_out": left_out}})

    def admit_line(self, line_kind: str) -> int | None:
        """Whether it is time for a line of this kind, and how many were left out before it."""
        now = time.monotonic()
        since, left_out = self._last_written.get(line_kind, (-math.inf, 0))
        if now - since < self.SECONDS_BETWEEN_LINES:
            self._last_written[line_kind] = since, left_out + 1
            return None
        self._last_written[line_kind] = now, 0
        return left_out


class RateLimitFilter(logging.Filter):
    """Of what a library says about each thing that it can't read, a line now and then. Its errors are all told."""

    def __init__(self) -> None:
        super().__init__()
        self._log: Final = RateLimitedLog()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        left_out = self._log.admit_line(str(record.msg))
        record.about = {"left_out": left_out}
        return left_out is not None


def set_up_logging(bot_level: str = "info", stream: TextIO | None = None) -> logging.Logger:
    """Sends the server's log, and that of the libraries under it, to one stream."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in (*OWN_LOGGERS, "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(bot_level.upper() if name in OWN_LOGGERS else "WARNING")
        logger.filters = [RateLimitFilter()] if name == "uvicorn.error" else []
    return SERVER_LOG
