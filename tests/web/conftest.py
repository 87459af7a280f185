"""A real server and a real browser for the tests of the table. Screenshots are kept in `build/screenshots`; of a test
that failed, what was on the screen and a trace of all that was done are in `build/failures/<test>`."""

from __future__ import annotations

import os
import re
import shutil
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import patience
from tests.effort import EFFORT
from tests.server import luck
from tests.server.outside import Process
from tests.web.chromium import FLAGS, ROOT, environment, program

SCREENSHOTS: Final = ROOT / "build" / "screenshots"
FAILURES: Final = ROOT / "build" / "failures"
SNAPSHOTS: Final = bool(os.environ.get("TRACE"))
"""Whether a trace holds the page at every step, for `TRACE=1 pytest tests/web/…`: that takes three times as long."""
FAILED: Final = pytest.StashKey[bool]()
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = int(1000 * patience.PATIENCE)
"""Milliseconds. A busy machine is slow; what never comes is still a failure."""

BY_HAND: Final = """
if (location.protocol.startsWith('http') && !localStorage.getItem('paddock.preferences'))
  localStorage.setItem('paddock.preferences', JSON.stringify({ answersFormalities: false }))
"""
"""People in tests press everything themselves, however long a busy machine takes over it."""

Visit = Callable[..., Page]
Keep = Callable[[Page, str], None]


def every_screen(quick: str) -> pytest.MarkDecorator:
    """A screen at both sizes in both themes. A quick run looks once, in one place at the desk by day (`desk-light`), in
    another on a phone by night (`phone-dark`)."""
    looks = [(phone, dark, screen_name(phone, dark)) for phone in (False, True) for dark in (False, True)]
    return pytest.mark.parametrize(
        ("phone", "dark"),
        [
            pytest.param(phone, dark, id=look, marks=[] if look == quick else pytest.mark.long)
            for phone, dark, look in looks
        ],
    )


def screen_name(phone: bool, dark: bool) -> str:
    """What a size and a theme are called."""
    return f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"


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


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


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


# Not for longer than tests of this folder run: meanwhile no other test of this process could have a loop of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests in a row."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment())
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a page for a new person: `visit(address, language="fr", dark=True, phone=True)`. A fault in the page
    fails the test."""
    contexts: list[BrowserContext] = []
    kept = FAILURES / re.sub(r"[^\w.-]+", "-", request.node.name)
    shutil.rmtree(kept, ignore_errors=True)
    faults: list[str] = []

    def open_page(
        address: str = "",
        *,
        language: str = "en",
        dark: bool = False,
        phone: bool = False,
        by_hand: bool = True,
        **more: Any,
    ) -> Page:
        # It gets all files of the first page once more for each new person: in a quick run only where a line is cut.
        workers = "allow" if EFFORT.long else "block"
        context = chromium.new_context(
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            **{
                "viewport": PHONE if phone else DESK,
                "reduced_motion": "reduce",
                "service_workers": workers,
                **more,
            },
        )
        context.set_default_timeout(PATIENCE)
        if by_hand:
            context.add_init_script(BY_HAND)
        context.tracing.start(snapshots=SNAPSHOTS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        if address:
            page.goto(address)
        return page

    yield open_page
    failed = bool(faults) or request.node.stash.get(FAILED, False)
    for number, context in enumerate(contexts, 1):
        if failed:
            for page in context.pages:
                page.screenshot(path=kept / f"page-{number}.png")
        context.tracing.stop(path=kept / f"trace-{number}.zip" if failed else None)
        context.close()
    if failed:
        print(f"screenshots and traces are kept in {kept.relative_to(ROOT)}; `playwright show-trace` shows a trace")
    assert faults == []


@pytest.fixture
def keep() -> Callable[[Page, str], None]:
    """Keeps a screenshot: `keep(page, "lobby-dark")`."""

    def shoot(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shoot
