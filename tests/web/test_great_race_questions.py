"""What The Great Race asks in between: each situation is set up, and answered in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.great_race_player import choose
from tests.web.player_page import decide, enter, fetch_table_view, open_table
from tests.web.sandbox_setup import SandboxSetup, open_sandbox
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
IN_THE_FIELD: Final = "R05C03"
NOUADHIBOU: Final = "R04C00"


def turn(crew: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position in the turn of a crew."""
    return {"title": "great_race@1", "round": 4, "crews": [crew], **fields}


def decided(page: Page, sandbox: SandboxSetup, *lines: str) -> None:
    """Waits until this was decided."""
    for _ in patiently():
        if len(sandbox.decided) >= len(lines):
            break
        page.wait_for_timeout(20)
    assert sandbox.decided == list(lines)


def test_alone_dangers_are_sold_and_a_dead_engine_is_mended_in_the_field(
    server: Server, visit: Visit, keep: Keep
) -> None:
    mine = {"crew": "england", "at": IN_THE_FIELD, "engine": 0, "chassis": 3, "money": 30, "hand": ["bandits"]}
    position = turn(mine, settings={"solo": "alone", "passport": True})
    page, sandbox = open_sandbox(server, visit, "great_race", position)
    expect(page.get_by_text("Round 4 of 10")).to_be_visible()
    repair = page.locator('button[data-use="repair"]')
    expect(repair).to_have_attribute("aria-disabled", "true")
    repair.click(force=True)
    expect(page.get_by_role("link", name="GR-", exact=False).first).to_be_visible()
    page.locator('button[data-decision="sell bandits"]').click()
    expect(repair).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("r")
    expect(page.locator("[data-repair]")).to_have_count(1)  # the engine alone, and one level of it
    keep(page, "alone-race-desk-light")
    assert serious_faults(page) == []
    page.keyboard.press("Enter")
    decided(page, sandbox, "sell bandits", "repair 1 0")
    me = sandbox.view()["crews"][0]
    assert (me["engine"], me["chassis"], me["money"]) == (1, 3, 0)
    expect(page.locator('button[data-use="drive"]')).to_have_attribute("aria-disabled", "false")


def test_a_ship_is_taken_by_finger_once_its_fare_was_seen(server: Server, visit: Visit, keep: Keep) -> None:
    how: dict[str, Any] = {"language": "fr", "dark": True, "phone": True}
    position = turn({"crew": "france", "at": NOUADHIBOU, "money": 300})
    page, sandbox = open_sandbox(server, visit, "great_race", position, **how)
    page.locator('button[data-use="sail"]').tap()
    slip = page.locator("section.slip")
    expect(slip.get_by_text("260 F")).to_be_visible()
    keep(page, "sailing-race-phone-dark-fr")
    assert sandbox.decided == []
    slip.get_by_role("button", name="Embarquer").tap()
    decided(page, sandbox, "sail SL1")
    assert sandbox.view()["crews"][0]["in_city"] == "cotonou"


def test_a_proposed_plan_is_drawn_on_the_posts(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", title="great_race")
    while (table_view := fetch_table_view(server, opened))["view"]["asked"]["question"] != "programming":
        decide(server, opened, choose(table_view))
    page = enter(server, visit, opened)
    drawn = page.locator("div.program[data-ghost]")
    expect(page.locator("div.program")).to_be_visible()
    expect(drawn).to_have_count(0)
    page.keyboard.press("h")
    expect(drawn).to_have_count(1)
    first = drawn.get_attribute("data-ghost") or ""
    expect(drawn.locator(".proposed")).to_have_count(sum(map(int, first.split()[1:])))
    page.keyboard.press("ArrowDown")
    expect(drawn).not_to_have_attribute("data-ghost", first)
    page.keyboard.press("Escape")
    expect(drawn).to_have_count(0)


def test_the_arrival_is_pointed_at_until_it_is_in_sight(server: Server, visit: Visit) -> None:
    page, _ = open_sandbox(server, visit, "great_race", turn({"crew": "england", "at": IN_THE_FIELD}), phone=True)
    sign = page.get_by_role("button", name="Cape Town, where the race ends")
    overview = page.get_by_role("button", name="Overview")
    expect(sign).to_have_text("Cape Town")
    expect(overview).to_be_visible()
    sign.tap()
    expect(sign).to_be_hidden()
    overview.tap(position={"x": 8, "y": 8})
    expect(sign).to_be_visible()
