"""Structured logs: one JSON object a line, and never a password, a token or an invitation in them."""

from __future__ import annotations

import logging
import math
import re
import sys
import time
from typing import Any, ClassVar, Final, TextIO

import msgspec

NAME: Final = "paddock.server"
OURS: Final = (NAME, "paddock.store")
HIDDEN: Final = "***"
_SECRETS: Final = (
    re.compile(r"p[saic]1\.[A-Za-z0-9_\-.=]+"),
    re.compile(r"(?i)(?<=bearer )[^\s\"',}]+"),
    re.compile(r"(?i)((?:password|token|secret|authorization|invitation|invite)[\"']?\s*[:=]\s*[\"']?)[^\s\"',}&]+"),
    re.compile(r"(?<=://)[^/@\s:]+:[^/@\s]+(?=@)"),
)
_KEYS: Final = frozenset({"password", "token", "secret", "authorization", "invitation", "invite", "seed"})


def redacted(text: str) -> str:
    """A text without what nobody may read in a log.

    >>> redacted('{"password": "hunter2"} Authorization: Bearer ps1.abc.def')
    '{"password": "***"} Authorization: *** ***'
    >>> redacted("postgresql://ann:pw@host/db")
    'postgresql://***@host/db'
    """
    for pattern in _SECRETS:
        text = pattern.sub(lambda found: (found.group(1) if found.re.groups else "") + HIDDEN, text)
    return text


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return redacted(value)
    if isinstance(value, dict):
        return {key: HIDDEN if str(key).lower() in _KEYS else _clean(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_clean(each) for each in value]
    return value if isinstance(value, bool | int | float | type(None)) else redacted(str(value))


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON. What is given as `extra={"about": {…}}` becomes fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": redacted(record.getMessage()),
        }
        about = getattr(record, "about", None)
        if isinstance(about, dict):
            found |= _clean(about)
        if record.exc_info:
            found["trace"] = redacted(self.formatException(record.exc_info))
        return msgspec.json.encode(found, enc_hook=str).decode()


class Sparingly:
    """Writes a line about the same trouble only now and then, and how many were left out: nobody fills a disk by it."""

    EVERY: ClassVar[float] = 10.0
    """Seconds."""

    def __init__(self) -> None:
        self._told: Final[dict[str, tuple[float, int]]] = {}

    def log(self, level: int, what: str, about: dict[str, Any], kind: str = "") -> None:
        """Writes a line, unless one of its kind was written a moment ago."""
        left_out = self.due(kind or what)
        if left_out is not None:
            logging.getLogger(NAME).log(level, what, extra={"about": {**about, "left_out": left_out}})

    def due(self, kind: str) -> int | None:
        """Whether it is time for a line of this kind, and how many were left out before it."""
        now = time.monotonic()
        since, left_out = self._told.get(kind, (-math.inf, 0))
        if now - since < self.EVERY:
            self._told[kind] = since, left_out + 1
            return None
        self._told[kind] = now, 0
        return left_out


class Nonsense(logging.Filter):
    """Of what a library says about each thing that it can't read, a line now and then. Its errors are all told."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: Final = Sparingly()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        left_out = self._lines.due(str(record.msg))
        record.about = {"left_out": left_out}
        return left_out is not None


def set_up(level: str = "info", stream: TextIO | None = None) -> logging.Logger:
    """Sends the server's log, and that of the libraries under it, to one stream."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in (*OURS, "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name in OURS else "WARNING")
        logger.filters = [Nonsense()] if name == "uvicorn.error" else []
    return logging.getLogger(NAME)
