"""The pages about servers say what the server is set to, and what it closes sockets with."""

from __future__ import annotations

import re
import tomllib

import msgspec

from paddock.server import table_socket
from paddock.server.app import route_handlers
from paddock.server.limits import Rate
from paddock.server.settings import Settings, read_settings
from paddock.server.socket_messages import ClientMessage, Hello
from tests.docs.pages import ROOT, blocks
from tools import docs_protocol

RUNNING = ROOT / "docs" / "running-a-server.md"
PROTOCOL = ROOT / "docs" / "protocol.md"
_ROW = re.compile(r"^\| `(\w+)` \| `([^`]*)` \| (.+) \|$", re.MULTILINE)


def written(value: object) -> str:
    """A default as the page writes it."""
    return f"{value.burst:g}, {value.per_second:g}" if isinstance(value, Rate) else msgspec.json.encode(value).decode()


def test_the_table_of_settings_has_every_setting_with_its_default() -> None:
    rows = [(name, default) for name, default, _ in _ROW.findall(RUNNING.read_text(encoding="utf-8"))]
    assert rows == [(name, written(value)) for name, value in msgspec.structs.asdict(Settings()).items()]


def test_the_settings_files_that_are_shown_are_taken() -> None:
    shown = blocks(RUNNING, "toml")
    assert shown
    for block in shown:
        settings, _ = read_settings(environment={}, **tomllib.loads(block.text))
        assert settings != Settings()


def test_every_proxy_that_is_shown_tells_browsers_to_stay_with_tls() -> None:
    shown = [block for block in blocks(RUNNING, "text", "nginx") if "paddock.example" in block.text]
    assert [block.language for block in shown] == ["text", "nginx"]
    assert all("Strict-Transport-Security" in block.text for block in shown)


def test_the_codes_of_closed_sockets_are_those_of_the_server() -> None:
    page = (ROOT / "docs" / "network-bots.md").read_text(encoding="utf-8")
    codes = [value for name, value in vars(table_socket).items() if name.startswith("CLOSE_")]
    assert [code for code in codes if str(code) not in page] == []


def test_the_metrics_that_are_named_are_there() -> None:
    from paddock.server.metrics import Metrics

    known = {vars(each)["name"] for each in vars(Metrics()).values() if hasattr(each, "name")}
    named = set(re.findall(r"paddock_\w+", RUNNING.read_text(encoding="utf-8")))
    assert named <= known


def test_the_page_for_clients_has_every_message_that_a_socket_takes() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    for kind in (ClientMessage, Hello):
        assert [name for name in kind.__struct_fields__ if f'"{name}": ' not in page and f'"{name}"' not in page] == []


def test_the_page_for_clients_names_requests_that_there_are() -> None:
    paths = {re.sub(r"{\w+(:\w+)?}", "<>", path) for each in route_handlers() for path in each.paths}
    page = PROTOCOL.read_text(encoding="utf-8").replace("…/", "/api/tables/<match>/")
    named = {re.sub(r"<\w+>", "<>", path.partition("?")[0]) for path in re.findall(r"(/api/[\w<>/]+(?:\.svg)?)", page)}
    assert len(named) > 15
    assert named - paths == set()


def test_what_the_page_for_clients_says_of_messages_is_what_they_are() -> None:
    page = PROTOCOL.read_text(encoding="utf-8")
    assert docs_protocol.written(page) == page, "run `python tools/docs_protocol.py`"
    assert docs_protocol.written(page.replace("Welcome", "Hail")) == page
