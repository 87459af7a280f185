"""`paddock serve`: one process that serves until it is told to stop, and loses nothing then."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import click
import msgspec
import uvicorn
from litestar import Litestar

from paddock.core.errors import PaddockError
from paddock.core.registry import game, titles
from paddock.core.translations import LANGUAGES, Translations
from paddock.server import browser, connection_limiter, json_logs
from paddock.server.app import make_app
from paddock.server.connection_limiter import ConnectionLimiter, ServerConfig
from paddock.server.context import AppContext
from paddock.server.errors import BadSettingsError, ServerError
from paddock.server.settings import Settings, read_settings, settings_toml
from paddock.server.translator import translator

CONNECTION_BACKLOG: Final = 2048
PLAYER_LOG_LEVEL: Final = "warning"
"""How much is logged where somebody plays, and nobody has said otherwise: what is wrong."""
THREAD_SWITCH_SECONDS: Final = 0.001
"""Seconds after which a thread that writes to the store gets its turn, whatever else is going on."""


class PaddockServer(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    def __init__(self, settings: Settings, app: Litestar, on_started: Callable[[], None] | None = None) -> None:
        self.paddock: Final = app
        self.on_started: Final = on_started
        super().__init__(
            ServerConfig(
                app,
                ConnectionLimiter(settings, app, self._count_refused),
                host=settings.host,
                port=settings.port,
                ws_max_size=settings.max_message_bytes,
                ws_ping_interval=20,
                ws_ping_timeout=40,
                ws_per_message_deflate=True,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies or None,
                server_header=False,
                log_config=None,
                access_log=False,
                backlog=CONNECTION_BACKLOG,
                timeout_graceful_shutdown=int(settings.stop_seconds) or None,
                lifespan="on",
            )
        )

    def _count_refused(self, reason: str) -> None:
        context = getattr(self.paddock.state, "context", None)
        if isinstance(context, AppContext):
            context.metrics.turned_away.add(reason)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says where the server is, once it is there."""
        await super().startup(sockets)
        if self.started and self.on_started is not None:
            self.on_started()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops when the system asks for it. Having stopped in good order, the process has done what it was asked."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells everybody to come back, then stops as usual; what was confirmed is finished on the way."""
        for server in self.servers:
            server.close()
        context = getattr(self.paddock.state, "context", None)
        if isinstance(context, AppContext):
            await context.match_service.announce_restart()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def listening_socket(settings: Settings) -> socket.socket:
    """The socket to listen on, bound before anything else is opened; raises `BadSettingsError`.

    No other process inherits it: a bot that still thinks when the server is killed must not keep the address busy.
    """
    try:
        return browser.bind_socket(settings.host, settings.port)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadSettingsError(where=where, problem="settings-host", detail=error.strerror or str(error)) from None


def run(config: str | None, show: bool, language: str, opens_browser: bool = False, **options: Any) -> int:
    """The command: returns the exit code."""
    try:
        settings, origin = read_settings(Path(config) if config else None, **options)
        if show:
            click.echo(settings_toml(settings, origin))
            return 0
        translations = translator(language)
        if opens_browser and "log_level" not in origin:
            settings = msgspec.structs.replace(settings, log_level=PLAYER_LOG_LEVEL)
        place = settings_with_free_port(settings, origin, translations) if opens_browser else settings
        return 0 if place is None else _serve(place, translations, opens_browser)
    except ServerError as error:
        click.echo(translator(language).error(error), err=True)
        return 2


def settings_with_free_port(
    settings: Settings,
    origin: Mapping[str, str],
    translations: Translations,
    wait_seconds: float = browser.ANSWER_SECONDS,
) -> Settings | None:
    """Where to serve if nobody has chosen a port and the usual one is taken: nowhere (None) if it is taken by a Paddock
    server, which is shown instead; otherwise at the next free port."""
    if "port" in origin or not browser.is_port_busy(settings):
        return settings
    there = browser.local_url(settings.host, settings.port)
    if "store" not in origin and browser.is_paddock_server(there, wait_seconds):
        click.echo(translations.message("server-already", address=there))
        _open_browser(there, translations)
        return None
    moved = browser.with_free_port(settings)
    if moved is not settings:
        click.echo(translations.message("server-next-port", busy=settings.port, port=moved.port))
    return moved


def _open_browser(address: str, translations: Translations) -> None:
    if not browser.open_browser(address):
        click.echo(translations.message("server-no-browser", address=address))


def _serve(settings: Settings, translations: Translations, opens_browser: bool) -> int:
    json_logs.set_up_logging(settings.log_level)
    place = listening_socket(settings)
    host, port = place.getsockname()[:2]

    def on_started() -> None:
        click.echo(translations.message("server-running", address=browser.server_url(host, port)))
        if opens_browser:
            click.echo(translations.message("server-how-to-stop"))
            _open_browser(browser.local_url(host, port), translations)

    connections = settings.max_sockets + settings.max_connections_per_address
    connection_limiter.raise_descriptor_limit(connections + connection_limiter.RESERVED_DESCRIPTORS)
    server = PaddockServer(settings, make_app(settings), on_started)
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    for title in titles():
        for each in LANGUAGES:
            translator(each, game(title))  # loaded now, so that nobody waits for it later
    gc.collect()
    gc.freeze()
    with contextlib.suppress(SystemExit):  # the library's way to say that it did not start
        server.run(sockets=[place])
    trouble = getattr(server.paddock.state, "trouble", None)
    if isinstance(trouble, PaddockError):
        click.echo(translations.error(trouble), err=True)
        return 2
    click.echo(translations.message("server-stopped"))
    return 0 if server.started else 1
