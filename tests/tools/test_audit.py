"""What is known against pinned packages is found and named; no answer is not taken for a good one."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import audit

PINS = """\
argon2-cffi==25.1.0 \\
    --hash=sha256:694ae5cc
Jinja2==2.4.1 ; sys_platform != 'win32' \\
    --hash=sha256:00
    # via nobody==9
"""
LOCK: dict[str, Any] = {
    "packages": {
        "": {"name": "web", "version": "1.0.0"},
        "node_modules/svelte": {"version": "5.0.0"},
        "node_modules/a/node_modules/@b/c": {"version": "1.2.3"},
        "node_modules/alias": {"name": "real", "version": "2.0.0"},
    }
}


class Osv:
    """Stands in for osv.dev: knows some advisories, and gives two on a page."""

    def __init__(self) -> None:
        self.known: dict[str, list[str]] = {}
        self.asked: list[dict[str, Any]] = []
        self.says: bytes | None = None

    def answer(self, body: bytes) -> bytes:
        if self.says is not None:
            return self.says
        results = []
        for query in json.loads(body)["queries"]:
            self.asked.append(query)
            begin = int(query.get("page_token", 0))
            ids = self.known.get(query["package"]["name"], [])
            result: dict[str, Any] = {"vulns": [{"id": each} for each in ids[begin : begin + 2]]} if ids else {}
            if ids[begin + 2 :]:
                result["next_page_token"] = str(begin + 2)
            results.append(result)
        return json.dumps({"results": results}).encode()


@pytest.fixture
def osv() -> Iterator[tuple[Osv, str]]:
    stand_in = Osv()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            said = stand_in.answer(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    serving = threading.Thread(target=server.serve_forever)
    serving.start()
    yield stand_in, f"http://127.0.0.1:{server.server_address[1]}/v1/querybatch"
    server.shutdown()
    serving.join()
    server.server_close()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("requirements", "web"):
        (tmp_path / folder).mkdir()
    (tmp_path / "requirements" / "run.txt").write_text(PINS)
    (tmp_path / "requirements" / "dev.txt").write_text(PINS)
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps(LOCK))
    return tmp_path


def test_every_pinned_package_is_asked_about_once(osv: tuple[Osv, str], root: Path) -> None:
    assert audit.main(["--at", osv[1], "--root", str(root)]) == 0
    asked = [(each["package"]["ecosystem"], each["package"]["name"], each["version"]) for each in osv[0].asked]
    assert asked == [
        ("PyPI", "argon2-cffi", "25.1.0"),
        ("PyPI", "jinja2", "2.4.1"),
        ("npm", "@b/c", "1.2.3"),
        ("npm", "real", "2.0.0"),
        ("npm", "svelte", "5.0.0"),
    ]


def test_all_that_is_known_is_named_page_by_page(
    osv: tuple[Osv, str], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    osv[0].known = {"jinja2": ["GHSA-1", "GHSA-2", "GHSA-3"], "@b/c": ["GHSA-4"]}
    assert audit.main(["--at", osv[1], "--root", str(root)]) == 1
    said = capsys.readouterr().out
    assert [f"GHSA-{number}" in said for number in range(1, 5)] == [True] * 4
    assert "PyPI jinja2 2.4.1: GHSA-3 https://osv.dev/vulnerability/GHSA-3" in said


@pytest.mark.parametrize("says", [b"", b"<html>", b"{}", b"[]", b'{"results": []}', b'{"results": 7}'])
def test_no_answer_is_not_taken_for_a_good_one(
    osv: tuple[Osv, str], root: Path, says: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    osv[0].says = says
    assert audit.main(["--at", osv[1], "--root", str(root)]) == 2
    assert "NOT audited" in capsys.readouterr().err


def test_a_place_that_can_not_be_reached_is_said(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--at", "http://127.0.0.1:1/", "--root", str(root)]) == 2
    assert "NOT audited: http://127.0.0.1:1/ can't be asked about 5 packages" in capsys.readouterr().err


def test_the_pins_of_this_project_are_read() -> None:
    python = set(audit.python_pins(audit.ROOT / "requirements"))
    npm = set(audit.npm_pins(audit.ROOT / "web" / "package-lock.json"))
    assert {"litestar", "uvicorn", "websockets", "argon2-cffi"} <= {pin.name for pin in python}
    assert {"svelte", "vite"} <= {pin.name for pin in npm}
