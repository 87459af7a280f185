"""`paddock serve --open`: the system's browser is shown the server, also one that is running already."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from paddock.server.settings import Settings

NO_BROWSER_WORD: Final = "none"
BROWSER_VARIABLE: Final = "PADDOCK_BROWSER"
ANSWER_SECONDS: Final = 2.0
"""Seconds that a server that may be there has for its answer."""
PORTS_TRIED: Final = 20
"""How many ports are tried after one that is busy."""
MAX_ANSWER_BYTES: Final = 65_536
_LOOPBACK_BY_HOST: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket at this address, not yet listening; raises `OSError`."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    # Named as TCP, so that the loop turns off Nagle's algorithm: otherwise every second message waits 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except BaseException:
        bound.close()
        raise
    return bound


def is_port_busy(settings: Settings) -> bool:
    """Whether somebody else has the address that a server is to have."""
    if not settings.port:
        return False
    try:
        bind_socket(settings.host, settings.port).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def with_free_port(settings: Settings) -> Settings:
    """The same settings at the next port that is free, if one is near."""
    for port in range(settings.port + 1, min(settings.port + PORTS_TRIED, 65_535) + 1):
        moved = msgspec.structs.replace(settings, port=port)
        if not is_port_busy(moved):
            return moved
    return settings


def server_url(host: str, port: int) -> str:
    """The address of a server as it is written in a browser.

    >>> server_url("::1", 8321)
    'http://[::1]:8321'
    """
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def local_url(host: str, port: int) -> str:
    """The same, for a browser on this machine, also where the server listens at every address.

    >>> local_url("0.0.0.0", 8321)
    'http://127.0.0.1:8321'
    """
    return server_url(_LOOPBACK_BY_HOST.get(host, host), port)


def is_paddock_server(address: str, wait_seconds: float = ANSWER_SECONDS) -> bool:
    """Whether a Paddock server answers there, in so many seconds."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is on this machine
    try:
        try:
            with opener.open(f"{address}/health", timeout=wait_seconds) as answer:
                said = answer.read(MAX_ANSWER_BYTES)
        except urllib.error.HTTPError as error:
            said = error.read(MAX_ANSWER_BYTES)
        health = json.loads(said)
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(health, dict) and {"status", "store", "titles", "version"} <= set(health)


def system_browser(environment: Mapping[str, str] | None = None) -> Any | None:
    """The browser to open, or None where none is wanted or none can be seen."""
    environment = os.environ if environment is None else environment
    wanted = environment.get(BROWSER_VARIABLE, "")
    if wanted == NO_BROWSER_WORD:
        return None
    has_screen = sys.platform in ("win32", "darwin") or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if not (wanted or has_screen or environment.get("BROWSER")):
        return None  # a browser for the terminal would take this one
    try:
        return webbrowser.get(wanted or None)
    except webbrowser.Error:
        return None


def open_browser(address: str) -> bool:
    """Opens the browser at an address, without waiting for it; returns whether there is one to be opened."""
    browser = system_browser()
    if browser is None:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()
    return True
