"""Every page, in both themes and at both sizes: it opens, axe-core finds no serious fault, and its picture is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.chromium import ROOT
from tests.web.conftest import Server, Visit, every_screen, screen_name
from tests.web.player_page import PlayerPage, enter, open_table
from tests.web.roborally_player import RoboRallyPlayer

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = {
    "lobby": "/",
    "new-table": "/new/roborally",
    "new-table-gt": "/new/rallyman_gt",
    "my-games": "/games",
    "replays": "/replays",
    "workshop": "/workshop/rallyman_gt",
    "settings": "/settings",
    "records": "/records/rallyman_gt",
    "help": "/help/roborally",
    "help-gt": "/help/rallyman_gt",
    "nowhere": "/nowhere/at/all",
}


ALSO_SERIOUS: Final = ("heading-order", "empty-table-header", "label-content-name-mismatch")
"""Rules that axe-core takes less seriously, or only tries out: whoever hears a page is led astray by these too."""

RUN_AXE: Final = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations'], rules })
  const isPicture = ({ target }) => {
    const copy = document.querySelector(target[0])?.cloneNode(true)
    copy?.querySelectorAll('[aria-hidden=true]').forEach((each) => each.remove())
    return copy?.textContent.trim() === ''
  }
  for (const fault of found.violations)
    if (fault.id === 'label-content-name-mismatch') fault.nodes = fault.nodes.filter((node) => !isPicture(node))
  return { violations: found.violations.filter(({ nodes }) => nodes.length) }
}"""
"""A picture with figures in it, such as a card, is called by what it shows: its figures are no label."""


def serious_faults(page: Page, also: Sequence[str] = ()) -> list[dict[str, Any]]:
    """What axe-core finds serious or critical, and what breaks the rules of `also`, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {rule: {"enabled": True} for rule in also}
    found = page.evaluate(RUN_AXE, rules)
    return [
        {"rule": fault["id"], "where": [node["target"] for node in fault["nodes"]][:5], "help": fault["help"]}
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical") or fault["id"] in also
    ]


@pytest.mark.parametrize(
    ("name", "phone", "dark"),
    [
        # A quick run opens each page once, one at the desk by day and the next on a phone by night.
        pytest.param(
            name,
            phone,
            dark,
            id=f"{name}-{screen_name(phone, dark)}",
            marks=[] if phone == dark == bool(number % 2) else pytest.mark.long,
        )
        for number, name in enumerate(PAGES)
        for phone in (False, True)
        for dark in (False, True)
    ],
)
def test_a_page_opens_and_has_no_serious_fault(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], name: str, phone: bool, dark: bool
) -> None:
    page = visit(server.address + PAGES[name], phone=phone, dark=dark)
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"{name}-{screen_name(phone, dark)}")
    assert serious_faults(page, ALSO_SERIOUS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


@every_screen("phone-dark")
def test_a_table_and_its_replay_have_no_serious_fault(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], phone: bool, dark: bool
) -> None:
    look = screen_name(phone, dark)
    opened = open_table(server, "me:Ann", "bot:random", "bot:random", settings={"course": "risky_exchange"})
    page = enter(server, visit, opened, phone=phone, dark=dark)
    RoboRallyPlayer(page).asked()
    keep(page, f"playing-{look}")
    assert serious_faults(page, ALSO_SERIOUS) == []
    page.goto(f"{server.address}/replays/{opened['match']}")
    page.get_by_role("slider").wait_for()
    keep(page, f"replay-{look}")
    assert serious_faults(page, ALSO_SERIOUS) == []
    page.goto(f"{server.address}/replays/{opened['match']}?try=now")
    page.get_by_role("button", name="End the trial").wait_for()
    assert serious_faults(page, ALSO_SERIOUS) == []


@pytest.mark.parametrize(
    ("title", "phone", "dark"),
    [
        # A quick run opens each title once, one at the desk by day and the next on a phone by night.
        pytest.param(
            title,
            phone,
            dark,
            id=f"{title}-{screen_name(phone, dark)}",
            marks=[] if phone == dark == bool(number % 2) else pytest.mark.long,
        )
        for number, title in enumerate(("roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race"))
        for phone in (False, True)
        for dark in (False, True)
    ],
)
def test_what_opens_at_a_table_has_no_serious_fault(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], title: str, phone: bool, dark: bool
) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random", title=title), phone=phone, dark=dark)
    assert PlayerPage(page).called()
    found = {"table": serious_faults(page, ALSO_SERIOUS)}
    for button, region in (("Hint", "Hint"), ("Why not?", "Why can’t I …?"), ("How it works", "")):
        page.get_by_role("button", name=button).first.click()
        opened = page.get_by_role("region", name=region) if region else page.get_by_role("dialog")
        expect(opened).to_be_visible()
        keep(page, f"{button.split()[0].lower()}-{title}-{screen_name(phone, dark)}")
        found[button] = serious_faults(page, ALSO_SERIOUS)
        for tab in opened.get_by_role("tab").all():
            tab.click()
            found[f"{button}, {tab.inner_text()}"] = serious_faults(page, ALSO_SERIOUS)
        opened.get_by_role("button", name="Close").click()
        expect(opened).to_be_hidden()
    assert {where: faults for where, faults in found.items() if faults} == {}


@every_screen("desk-light")
def test_a_waiting_room_has_no_serious_fault(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], phone: bool, dark: bool
) -> None:
    opened = open_table(server, "me:Ann", "link", "link")
    page = enter(server, visit, opened, phone=phone, dark=dark)
    page.get_by_role("region", name="Starting grid").wait_for()
    keep(page, f"waiting-{screen_name(phone, dark)}")
    assert serious_faults(page, ALSO_SERIOUS) == []
    guest = visit(f"{server.address}/tables/{opened['match']}#{opened['invitation']}", phone=phone, dark=dark)
    guest.get_by_role("button", name="Sit here").first.wait_for()
    assert serious_faults(guest, ALSO_SERIOUS) == []


def test_the_first_page_is_light_and_quick(own_server: Server, visit: Visit) -> None:
    # A lobby where public tables of other titles wait has their pictures too.
    page = visit()
    sizes: list[int] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    def weigh(response: Response) -> None:
        if response.url.endswith(".js") or ".js?" in response.url:
            sizes.append(response.request.sizes()["responseBodySize"])

    page.on("requestfinished", lambda request: weigh(found) if (found := request.response()) else None)
    page.goto(own_server.address)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes) < 150_000, f"{sum(sizes)} bytes of JavaScript, packed"
    words = [url for url in asked if "/api/words/" in url]
    assert words
    assert len(words) == len(set(words)), "words are fetched more than once"
    assert len(asked) <= 32, f"{len(asked)} requests"
