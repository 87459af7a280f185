"""Every page, in both themes and at both sizes: it opens, axe-core finds no serious fault, and its picture is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.web.chromium import ROOT
from tests.web.conftest import Server, Visit

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = {
    "lobby": "/",
    "new-table": "/new/roborally",
    "my-games": "/games",
    "replays": "/replays",
    "settings": "/settings",
    "help": "/help/roborally",
    "nowhere": "/nowhere/at/all",
}


def serious_faults(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds serious or critical, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        {"rule": fault["id"], "where": [node["target"] for node in fault["nodes"]][:5], "help": fault["help"]}
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_and_has_no_serious_fault(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], name: str, phone: bool, dark: bool
) -> None:
    page = visit(server.address + PAGES[name], phone=phone, dark=dark)
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"{name}-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"
