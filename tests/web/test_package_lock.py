"""The browser client's lock file: it names no registry, and is whole for every system."""

from __future__ import annotations

import json
from typing import Any

from tools.web_lock import completed, platform_of

from tests.web.chromium import ROOT

LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


def test_no_package_says_where_it_came_from() -> None:
    assert [name for name, entry in LOCK["packages"].items() if "resolved" in entry] == []


def test_packages_for_other_systems_are_there_too() -> None:
    wanted = {
        f"node_modules/{name}" for entry in LOCK["packages"].values() for name in entry.get("optionalDependencies", {})
    }
    assert wanted - set(LOCK["packages"]) == set()


def test_a_package_that_npm_left_out_is_added_for_its_system() -> None:
    lock = {"packages": {"": {"optionalDependencies": {"binding-win32-x64": "1.2.3"}, "resolved": "somewhere"}}}
    added = completed(lock)["packages"]["node_modules/binding-win32-x64"]
    assert added == {"version": "1.2.3", "dev": True, "optional": True, "os": ["win32"], "cpu": ["x64"]}
    assert "resolved" not in lock["packages"][""]
    assert platform_of("picomatch") == {}
