"""`paddock serve`: one process that serves until it is told to stop, and loses nothing then."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import uvicorn
from litestar import Litestar

from paddock.core.errors import PaddockError
from paddock.core.registry import game, titles
from paddock.server import logs
from paddock.server.app import make_app
from paddock.server.errors import BadSettingsError, ServerError
from paddock.server.house import House
from paddock.server.settings import Settings, read_settings, shown
from paddock.server.tongue import tongue

BACKLOG: Final = 2048


class Serving(uvicorn.Server):
    """A server that says goodbye before it closes its sockets."""

    def __init__(self, settings: Settings, app: Litestar, greeting: str = "") -> None:
        self.paddock: Final = app
        self.greeting: Final = greeting
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                ws="websockets-sansio",
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says where the server is, once it is there."""
        await super().startup(sockets)
        if self.started and self.greeting:
            click.echo(self.greeting)

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
    """The socket to listen on, bound before anything else is opened; raises `BadSettingsError`."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        # Named as TCP, so that the loop turns off Nagle's algorithm: otherwise every second message waits 40 ms.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((settings.host, settings.port))
        except BaseException:
            found.close()
            raise
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadSettingsError(where=where, problem="settings-host", detail=error.strerror or str(error)) from None
    found.set_inheritable(True)
    return found


def run(config: str | None, show: bool, language: str, **given: Any) -> int:
    """The command: returns the exit code."""
    try:
        return _run(Path(config) if config else None, show, language, given)
    except ServerError as error:
        click.echo(tongue(language).error(error), err=True)
        return 2


def _run(config: Path | None, show: bool, language: str, given: dict[str, Any]) -> int:
    settings, origin = read_settings(config, **given)
    if show:
        click.echo(shown(settings, origin))
        return 0
    logs.set_up(settings.log_level)
    place = listening(settings)
    host, port = place.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    server = Serving(settings, make_app(settings), tongue(language).message("server-running", address=address))
    for title in titles():
        game(title)  # loaded now, so that nobody waits for it later
    gc.collect()
    gc.freeze()
    with contextlib.suppress(SystemExit):  # the library's way to say that it did not start
        server.run(sockets=[place])
    trouble = getattr(server.paddock.state, "trouble", None)
    if isinstance(trouble, PaddockError):
        click.echo(tongue(language).error(trouble), err=True)
        return 2
    click.echo(tongue(language).message("server-stopped"))
    return 0 if server.started else 1
