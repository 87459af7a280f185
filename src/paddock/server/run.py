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
from paddock.server import browser, logs
from paddock.server.app import make_app
from paddock.server.door import RESERVE, Config, Door, descriptors
from paddock.server.errors import BadSettingsError, ServerError
from paddock.server.house import House
from paddock.server.settings import Settings, read_settings, shown
from paddock.server.tongue import tongue

BACKLOG: Final = 2048
AT_HOME: Final = "warning"
"""How much is logged where somebody plays, and nobody has said otherwise: what is wrong."""
SWITCH: Final = 0.001
"""Seconds after which a thread that writes to the store gets its turn, whatever else is going on."""


class Serving(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    def __init__(self, settings: Settings, app: Litestar, greet: Callable[[], None] | None = None) -> None:
        self.paddock: Final = app
        self.greet: Final = greet
        super().__init__(
            Config(
                app,
                Door(settings, app, self._turned_away),
                host=settings.host,
                port=settings.port,
                ws_max_size=settings.most_bytes,
                ws_ping_interval=20,
                ws_ping_timeout=40,
                ws_per_message_deflate=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies or None,
                server_header=False,
                log_config=None,
                access_log=False,
                backlog=BACKLOG,
                timeout_graceful_shutdown=int(settings.stop_seconds) or None,
                lifespan="on",
            )
        )

    def _turned_away(self, why: str) -> None:
        house = getattr(self.paddock.state, "house", None)
        if isinstance(house, House):
            house.metrics.turned_away.add(why)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says where the server is, once it is there."""
        await super().startup(sockets)
        if self.started and self.greet is not None:
            self.greet()

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
        house = getattr(self.paddock.state, "house", None)
        if isinstance(house, House):
            await house.tables.goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def listening(settings: Settings) -> socket.socket:
    """The socket to listen on, bound before anything else is opened; raises `BadSettingsError`.

    No other process inherits it: a bot that still thinks when the server is killed must not keep the address busy.
    """
    try:
        found = browser.bound(settings.host, settings.port)
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadSettingsError(where=where, problem="settings-host", detail=error.strerror or str(error)) from None
    return found


def run(config: str | None, show: bool, language: str, open_: bool = False, **given: Any) -> int:
    """The command: returns the exit code."""
    try:
        settings, origin = read_settings(Path(config) if config else None, **given)
        if show:
            click.echo(shown(settings, origin))
            return 0
        words = tongue(language)
        if open_ and "log_level" not in origin:
            settings = msgspec.structs.replace(settings, log_level=AT_HOME)
        place = elsewhere(settings, origin, words) if open_ else settings
        return 0 if place is None else _serve(place, words, open_)
    except ServerError as error:
        click.echo(tongue(language).error(error), err=True)
        return 2


def elsewhere(
    settings: Settings, origin: Mapping[str, str], words: Translations, patience: float = browser.PATIENCE
) -> Settings | None:
    """Where to serve if nobody has chosen a port and the usual one is taken: nowhere (None) if it is taken by a Paddock
    server, which is shown instead; otherwise at the next free port."""
    if "port" in origin or not browser.is_busy(settings):
        return settings
    there = browser.address_here(settings.host, settings.port)
    if "store" not in origin and browser.is_paddock(there, patience):
        click.echo(words.message("server-already", address=there))
        _show(there, words)
        return None
    moved = browser.at_next_port(settings)
    if moved is not settings:
        click.echo(words.message("server-next-port", busy=settings.port, port=moved.port))
    return moved


def _show(address: str, words: Translations) -> None:
    if not browser.show(address):
        click.echo(words.message("server-no-browser", address=address))


def _serve(settings: Settings, words: Translations, open_: bool) -> int:
    logs.set_up(settings.log_level)
    place = listening(settings)
    host, port = place.getsockname()[:2]

    def greet() -> None:
        click.echo(words.message("server-running", address=browser.address_of(host, port)))
        if open_:
            click.echo(words.message("server-how-to-stop"))
            _show(browser.address_here(host, port), words)

    descriptors(wanted=settings.most_sockets + settings.most_connections_each + RESERVE)
    server = Serving(settings, make_app(settings), greet)
    sys.setswitchinterval(SWITCH)
    for title in titles():
        for each in LANGUAGES:
            tongue(each, game(title))  # loaded now, so that nobody waits for it later
    gc.collect()
    gc.freeze()
    with contextlib.suppress(SystemExit):  # the library's way to say that it did not start
        server.run(sockets=[place])
    trouble = getattr(server.paddock.state, "trouble", None)
    if isinstance(trouble, PaddockError):
        click.echo(words.error(trouble), err=True)
        return 2
    click.echo(words.message("server-stopped"))
    return 0 if server.started else 1
