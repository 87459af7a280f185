"""Alone against the clock in a real browser: the sheet fills, the time is kept, and the next lap has a ghost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.patience import GAME, patiently
from tests.server.laps import HAIRPINS
from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, ask, enter

Keep = Callable[[Page, str], None]


def lap(server: Server, name: str = "Ann") -> dict[str, Any]:
    """A table for one on a circuit of a few spaces."""
    body = {
        "title": "rallyman_gt",
        "seats": [{"who": "me", "name": name}],
        "settings": {"circuit": {"name": "Hairpins", "tiles": HAIRPINS}},
        "start": True,
    }
    return dict(ask(server, "POST", "/api/tables", body))


class TitlePlayer(PlayerPage):
    """Somebody who does what the bot would do: asks for a hint, and follows it."""

    def drive(self, page: Page, each: Callable[[], None] = lambda: None) -> None:
        """Drives until the lap is over."""
        for _ in patiently(GAME):
            if not self.called():
                return
            each()
            # The hint may come when the question has gone; then the next one is asked for.
            with suppress(TimeoutError):
                page.get_by_role("button", name="Hint").click(timeout=5000)
                hint = page.get_by_role("region", name="Hint")
                hint.locator("button.primary").click(timeout=60_000)
                expect(hint).to_be_hidden()


@pytest.mark.long
def test_a_lap_fills_the_sheet_is_kept_and_drives_beside_the_next_one(
    own_server: Server, visit: Visit, keep: Keep, tmp_path: Path
) -> None:
    opened = lap(own_server)
    page = enter(own_server, visit, opened)
    ann = TitlePlayer(page)
    sheet = page.get_by_role("region", name="Time sheet")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_text("Hairpins · asphalt tyres · sun · one lap")).to_be_visible()
    expect(sheet.get_by_role("img", name="ticked")).to_have_count(0)
    expect(sheet.get_by_text("Nobody has set a time here yet.")).to_be_visible()
    ticks: list[int] = []
    ann.drive(page, lambda: ticks.append(sheet.get_by_role("img", name="ticked").count()))
    assert ticks == sorted(ticks)
    assert ticks[-1] >= 1, "the sheet did not fill while the lap was driven"

    # The result: the time, and that it is the first one; the sheet to be printed has it too.
    time = sheet.locator("[data-time=final]").inner_text()
    expect(page.get_by_text("The first time that anybody has set here")).to_be_visible()
    keep(page, "lap-over-desk-light")
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save to print").click()
    svg = tmp_path / "sheet.svg"
    saved.value.save_as(svg)
    texts = ["".join(each.itertext()) for each in ElementTree.parse(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[-1] == time
    assert "Ann" in texts

    # The list of best times.
    page.get_by_role("link", name="All best times").click()
    page.wait_for_url("**/records/rallyman_gt")
    row = page.get_by_role("row").filter(has_text=time)
    expect(row).to_contain_text("Ann")
    expect(row.get_by_role("link", name="Watch the lap of Ann")).to_have_attribute(
        "href", f"/replays/{opened['match']}"
    )
    keep(page, "best-times-desk-light")

    # The next lap has a ghost, which drives as the first lap was driven; who wants none has none.
    second = enter(own_server, visit, lap(own_server, "Bob"))
    bob = TitlePlayer(second)
    ghost = second.get_by_role("img", name="Ghost of Ann")
    expect(ghost).to_be_visible()
    start = ghost.get_attribute("data-ghost")
    panel = second.get_by_role("region", name="Time sheet")
    expect(panel.get_by_text("Best of all")).to_be_visible()
    ticked = panel.get_by_role("img", name="ticked")
    places: list[str | None] = []

    def look() -> None:
        if ticked.count() == 1 and not places:
            expect(ghost).not_to_have_attribute("data-ghost", start or "")
            places.append(ghost.get_attribute("data-ghost"))
            keep(second, "ghost-desk-light")
            panel.get_by_label("None").check()
            expect(ghost).to_be_hidden()
            panel.get_by_label("Best of all").check()
            expect(ghost).to_be_visible()

    bob.drive(second, look)
    kept = ask(own_server, "GET", "/api/titles/rallyman_gt/records")["categories"][0]
    category = kept["category"].replace(" ", "%20")
    trace = ask(own_server, "GET", f"/api/titles/rallyman_gt/ghost?category={category}&of=ann")["ghost"]["trace"]
    assert places == [trace["turns"][0]["path"][-1]]
    assert kept["holders"] == 2


def test_the_daily_challenge_is_driven_from_the_lobby_without_help(
    own_server: Server, visit: Visit, keep: Keep
) -> None:
    page = visit(own_server.address, language="fr", phone=True)
    card = page.get_by_role("region", name="Défi du jour")
    expect(card).to_be_visible()
    card.get_by_label("Votre nom dans la liste").fill("Céline")
    card.scroll_into_view_if_needed()
    keep(page, "daily-phone-light-fr")
    card.get_by_role("button", name="Prendre le départ").tap()
    page.wait_for_url("**/tables/**")
    expect(PlayerPage(page, "fr").bar).to_be_visible()
    expect(page.get_by_role("button", name="Conseil")).to_have_count(0)
    match = page.url.rsplit("/", 1)[-1]
    key = page.evaluate("JSON.parse(localStorage.getItem('paddock.seats'))")[match]
    table_view = ask(own_server, "GET", f"/api/tables/{match}", token=key["token"])
    daily = ask(own_server, "GET", "/api/titles/rallyman_gt/daily")
    assert table_view["daily"] == daily["day"]
    assert {name: table_view["settings"][name] for name in daily["settings"]} == daily["settings"]
    page.get_by_role("button", name="Ouvrir").or_(page.locator(".handle")).first.tap()
    expect(page.get_by_text("pas de conseil, et votre premier essai compte")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


def test_whoever_sets_up_a_lap_sees_the_time_to_beat(own_server: Server, visit: Visit) -> None:
    page = visit(f"{own_server.address}/new/rallyman_gt")
    away = page.get_by_role("button", name="Take seat")
    expect(away.last).to_be_visible()
    expect(page.get_by_role("heading", name="The times to beat")).to_have_count(0)
    while away.count():
        away.last.click()
    expect(page.get_by_role("heading", name="The times to beat")).to_be_visible()
    expect(page.get_by_text("Nobody has set a time with these settings yet.")).to_be_visible()
