"""What is missing for the tests is said before they run, with the way to get it."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from tests.web import chromium
from tools import compile as compiling
from tools import ready


def test_a_machine_that_runs_these_tests_is_ready() -> None:
    assert [*ready.ports(), *ready.database(), *ready.disk(0.001, ready.gigabytes_free)] == []


def test_a_full_disk_is_said_with_the_room_that_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(ready.disk(4.0, lambda folder: 0.3))
    assert lines
    assert "0.3 GB are free" in lines[0]
    assert "4 GB are needed" in lines[0]
    assert "TMPDIR" in lines[0]


def test_a_machine_without_a_free_port_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    class Taken(socket.socket):
        def bind(self, address: Any) -> None:
            raise OSError(98, "Address already in use")

    monkeypatch.setattr("tools.ready.socket.socket", Taken)
    (line,) = ready.ports()
    assert "Address already in use" in line
    assert "close what holds the ports" in line


def test_a_browser_without_its_libraries_is_told_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho 'libnss3.so: cannot open shared object file' >&2\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PADDOCK_CHROMIUM", str(broken))
    (line,) = ready.browser()
    assert "libnss3.so" in line
    assert "apt install chromium" in line


def test_no_browser_at_all_is_told_with_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PADDOCK_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "NAMES", ())
    monkeypatch.setattr(chromium, "PACKED", tmp_path)
    monkeypatch.setattr(chromium, "UNPACKED", tmp_path)
    assert list(ready.browser()) == [chromium.MISSING]


def test_a_machine_without_a_compiler_is_told_so_only_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: "no C compiler")
    monkeypatch.setattr(ready, "browser", lambda: iter(()))
    assert ready.lacking("test") == []
    (line,) = ready.lacking("compile")
    assert "no C compiler" in line
    assert "apt install gcc python3-dev" in line


def test_no_database_is_told_with_where_it_comes_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.postgres.importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("tests.postgres.glob.glob", lambda pattern: [])
    monkeypatch.setattr("tests.postgres.shutil.which", lambda name: None)
    (line,) = ready.database()
    assert "requirements/dev.txt" in line


def test_whatever_is_missing_ends_with_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ready, "gigabytes_free", lambda folder: 0.0)
    assert ready.main(["install"]) == 1
    assert "· not ready: The disk is nearly full" in capsys.readouterr().err
