"""What every request meets: who may ask, how often, and the headers that keep browsers strict."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import re
import time
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Scope

from paddock.server.context import AppContext
from paddock.server.errors import BadHostError, BadOriginError
from paddock.server.identity import client_address
from paddock.server.json_logs import SERVER_LOG
from paddock.server.settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
STARTED_KEY: Final = "paddock_started"
UNLIMITED_PATHS: Final = frozenset({"/health", "/metrics"})
LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Ends of names that nobody can buy."""
PAGE_COST: Final = 0.1
"""A page is many files: what is not the API counts for little."""
SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; font-src 'self'; "
    "style-src 'self' 'unsafe-inline'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HOST_PATTERN: Final = re.compile(r"[A-Za-z0-9._\-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
SECURITY_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


AnyConnection = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: AnyConnection, allowed_origins: list[str]) -> None:
    """A page of another site may not act here; programs that are no browser send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed_origins:
        return
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:  # no address at all
        site = ""
    if not site or site != connection.headers.get("host", "").lower():
        raise BadOriginError(origin=origin[:100])


def check_host(connection: AnyConnection, settings: Settings) -> None:
    """A name that somebody else can point at this machine would make their page one of ours. Programs that send no host
    are no browser; a proxy knows the names that it serves."""
    host = connection.headers.get("host")
    if host is None or (settings.proxies and not settings.hosts):
        return
    if not is_own_host(host.lower(), tuple(settings.hosts)):
        raise BadHostError(host=ascii(host)[1:-1][:100])


@lru_cache(maxsize=256)
def is_own_host(host: str, own_names: tuple[str, ...]) -> bool:
    """Whether a server with these names may be called so: also by any address, and by what is only a name at home."""
    if not _HOST_PATTERN.fullmatch(host):
        return False
    name = host.rpartition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0].rstrip(".")
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name.strip("[]"))
        return True
    return (
        "." not in name or name.endswith(LOCAL_SUFFIXES) or any(fnmatchcase(name, each.lower()) for each in own_names)
    )


def check_request(context: AppContext, connection: AnyConnection) -> None:
    """Raises for a request from another site's page, or for one too many."""
    check_host(connection, context.settings)
    scope = connection.scope
    scope["state"][STARTED_KEY] = time.monotonic()
    take_request_allowance(context, connection)
    if scope["type"] != ScopeType.HTTP:
        return
    if scope["method"] not in SAFE_METHODS:
        check_origin(connection, context.settings.origins)


def take_request_allowance(context: AppContext, connection: AnyConnection) -> None:
    """Raises `TooManyRequestsError` for one request too many of an address; also for one to nowhere, which has no
    guard. Sockets that are opened are counted apart: whoever plays comes back in any case."""
    path = connection.scope["path"]
    if connection.scope["type"] != ScopeType.HTTP:
        context.socket_rate_limit.take(client_address(connection))
    elif path not in UNLIMITED_PATHS:
        context.request_rate_limit.take(client_address(connection), 1.0 if path.startswith("/api/") else PAGE_COST)


@lru_cache(maxsize=64)
def content_security_policy(host: str) -> str:
    """What a page of this server may load and talk to: this server alone.

    Not every browser takes `'self'` to mean the sockets of the same host too, so they are named.
    """
    return SECURITY_POLICY.format(sockets=f" ws://{host} wss://{host}" if _HOST_PATTERN.fullmatch(host) else "")


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Adds the strict headers to every answer, and writes one line in the log. Addresses are logged without query."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    headers["content-security-policy"] = content_security_policy(host.decode("latin-1"))
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    started = scope["state"].get(STARTED_KEY)
    _log_request(scope, message["status"], time.monotonic() - started if isinstance(started, float) else 0.0)


def _log_request(scope: HTTPScope, status_code: int, elapsed_seconds: float) -> None:
    context = getattr(scope["litestar_app"].state, "context", None)
    if isinstance(context, AppContext):
        context.metrics.requests.add(str(status_code))
    about = {
        "method": scope["method"],
        "path": scope["path"][:200],
        "status": status_code,
        "ms": round(elapsed_seconds * 1000, 2),
        "client": scope["client"][0] if scope["client"] is not None else "",
    }
    SERVER_LOG.log(logging.DEBUG if status_code < 400 else logging.INFO, "request", extra={"about": about})
