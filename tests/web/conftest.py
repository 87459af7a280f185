"""A real server and a real browser for the tests of the table. Screenshots are kept in `build/screenshots`."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import patience
from tests.server import luck
from tests.server.outside import Process
from tests.web.chromium import FLAGS, ROOT, environment, program

SCREENSHOTS: Final = ROOT / "build" / "screenshots"
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = int(1000 * patience.PATIENCE)
"""Milliseconds. A busy machine is slow; what never comes is still a failure."""

Visit = Callable[..., Page]


class Server(Process):
    """A server that tests can wait for without a loop of their own: the browser has one already."""

    LUCK = luck.USUAL

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Waits until it answers."""
        patience.wait_until(self._is_well, self.log)

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=patience.PATIENCE):
                return True
        except OSError:
            return False

    def restart(self) -> None:
        """Kills it in the middle of whatever it does, and starts it again on the same store."""
        self.kill()
        self.start()
        self.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    found = Server(folder, str(folder / "paddock.db"))
    found.start()
    found.wait()
    yield found
    found.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    found = Server(tmp_path, str(tmp_path / "paddock.db"))
    found.start()
    found.wait()
    yield found
    found.kill()


# For each file anew: while it runs, no other test of this process could have a loop of its own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment())
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Opens a page for a new person: `visit(address, language="fr", dark=True, phone=True)`. A fault in the page
    fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        address: str = "", *, language: str = "en", dark: bool = False, phone: bool = False, **more: Any
    ) -> Page:
        context = chromium.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if address:
            page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def keep() -> Callable[[Page, str], None]:
    """Keeps a screenshot: `keep(page, "lobby-dark")`."""

    def shoot(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shoot
