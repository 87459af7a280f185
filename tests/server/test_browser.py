"""`paddock serve --open`: the browser is shown the server, and a port that is taken is no reason to give up."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.translations import LANGUAGES
from paddock.server import browser
from paddock.server.serve import settings_with_free_port
from paddock.server.settings import Settings
from paddock.server.translator import translator
from tests.patience import PATIENCE
from tests.server.guests import Hall, in_hall
from tests.server.outside import free_port

WORDS = translator("en")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was shown."""
    found: list[str] = []

    class Browser:
        def open(self, address: str) -> bool:
            found.append(address)
            return True

    monkeypatch.setenv(browser.BROWSER_VARIABLE, "mine")
    monkeypatch.setattr(webbrowser, "get", lambda name: Browser())
    return found


@contextlib.contextmanager
def taken(host: str = "127.0.0.1") -> Iterator[int]:
    """A port that somebody has who says nothing."""
    with socket.socket() as found:
        found.bind((host, 0))
        found.listen()
        yield found.getsockname()[1]


@contextlib.contextmanager
def other_site(answer: bytes) -> Iterator[int]:
    """A server that is not ours."""

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None: ...

    with http.server.HTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_free_port_is_taken_as_it_is() -> None:
    settings = Settings(port=free_port())
    assert settings_with_free_port(settings, {}, WORDS) is settings


@pytest.mark.parametrize("answer", [b"hello", b"[]", b'{"status": "ok"}', b"[" * 5000, b"\xff"])
def test_a_port_of_another_program_is_passed_over_and_that_is_said(
    answer: bytes, capsys: pytest.CaptureFixture[str], shown: list[str]
) -> None:
    with other_site(answer) as port:
        moved = settings_with_free_port(Settings(port=port), {}, WORDS, PATIENCE)
    assert moved is not None
    assert port < moved.port <= port + browser.PORTS_TRIED
    said = capsys.readouterr().out
    assert str(port) in said
    assert str(moved.port) in said
    assert not shown


def test_a_port_that_was_asked_for_is_not_exchanged_for_another() -> None:
    with taken() as port:
        settings = Settings(port=port)
        assert settings_with_free_port(settings, {"port": "--port"}, WORDS) is settings


@in_hall()
async def test_a_server_that_runs_already_is_shown_instead_of_a_second_one(at: Hall) -> None:
    address = f"http://127.0.0.1:{at.port}"
    assert await asyncio.to_thread(browser.is_paddock_server, address, PATIENCE)
    for host in ("127.0.0.1", "0.0.0.0"):
        found = await asyncio.to_thread(settings_with_free_port, Settings(host=host, port=at.port), {}, WORDS, PATIENCE)
        assert found is None
    moved = await asyncio.to_thread(settings_with_free_port, Settings(port=at.port), {"store": "--store"}, WORDS)
    assert moved is not None, "another store needs a server of its own"
    assert moved.port != at.port


def test_nobody_there_is_no_paddock() -> None:
    assert not browser.is_paddock_server(f"http://127.0.0.1:{free_port()}")


def test_the_browser_is_opened_only_where_one_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    one = object()
    monkeypatch.setattr(webbrowser, "get", lambda name: one)
    monkeypatch.setattr(sys, "platform", "linux")
    assert browser.system_browser({}) is None
    assert browser.system_browser({"DISPLAY": ":0", browser.BROWSER_VARIABLE: "none"}) is None
    for environment in (
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "w"},
        {"BROWSER": "x"},
        {browser.BROWSER_VARIABLE: "firefox"},
    ):
        assert browser.system_browser(environment) is one

    def none(name: str | None) -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert browser.system_browser({"DISPLAY": ":0"}) is None


def test_the_command_says_where_it_is_and_how_to_stop_it(tmp_path: Path) -> None:
    for language in LANGUAGES:
        port = free_port()
        source = str(Path(__file__).resolve().parents[2] / "src")
        environment = {**os.environ, "PYTHONPATH": source, "PADDOCK_BROWSER": "none", "PADDOCK_BOT_WORKERS": "1"}
        command = [sys.executable, "-m", "paddock", "serve", "--open", "--language", language]
        command += ["--port", str(port), "--store", str(tmp_path / "x.db")]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            translations = translator(language)
            address = f"http://127.0.0.1:{port}"
            for line in (
                translations.message("server-running", address=address),
                translations.message("server-how-to-stop"),
                translations.message("server-no-browser", address=address),
            ):
                assert running.stdout.readline().rstrip("\n") == line
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 0
