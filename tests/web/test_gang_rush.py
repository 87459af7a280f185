"""GangRush in the browser: whole games by mouse and by finger, one over the bridge and one to the closed border and
back, and every question that comes up in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Server, Visit
from tests.web.gang_rush_player import GangRushPlayer
from tests.web.player_page import enter, open_table
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
EVERY_GAME: Final = {"car", "hazard", "place", "roll", "stop", "speed", "way", "end"}
"""What nobody can do without in a game."""


def asks(question: str) -> Callable[[dict[str, Any]], bool]:
    """Waits for a question of this kind."""
    return lambda table_view: bool(table_view["view"]["asked"]["question"] == question)


@pytest.mark.long
def test_a_game_over_the_bridge_by_mouse(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:driver", "bot:driver", title="gang_rush")
    page = enter(server, visit, opened)
    ann = GangRushPlayer(page, server, opened)
    ann.drive(until=asks("moving"))
    expect(page.get_by_role("group", name="The next step")).to_be_visible()
    keep(page, "table-gang-desk-light")
    assert serious_faults(page) == []
    ann.drive()
    assert ann.done.keys() >= EVERY_GAME, ann.done
    keep(page, "result-gang-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("chances of this game follow from its seed")).to_be_visible()


@pytest.mark.long
def test_a_game_to_the_closed_border_and_back_by_finger_in_french(server: Server, visit: Visit, keep: Keep) -> None:
    settings = {"expert": True, "hazards_per_round": "3"}
    opened = open_table(server, "me:Anne", *["bot:driver"] * 4, title="gang_rush", settings=settings)
    page = enter(server, visit, opened, language="fr", dark=True, phone=True)
    anne = GangRushPlayer(page, server, opened, "fr", press=Locator.tap)
    anne.drive(until=asks("rolling"))
    expect(page.get_by_role("group", name="Vos dés").get_by_role("button")).to_have_count(5)
    keep(page, "table-gang-phone-dark-fr")
    assert serious_faults(page) == []
    anne.drive()
    assert anne.done.keys() >= EVERY_GAME, anne.done
    keep(page, "result-gang-phone-dark-fr")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


def test_the_hint_that_is_picked_is_drawn_as_a_ghost(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:novice", "bot:novice", title="gang_rush")
    page = enter(server, visit, opened)
    expect(page.get_by_role("group", name="Cars to take")).to_be_visible()
    ghost = page.locator("[data-ghost-space]")
    expect(ghost).to_have_count(0)
    page.keyboard.press("h")
    options = page.get_by_role("radio")
    expect(options.nth(1)).to_be_attached()
    drawn = [page.locator(".suggested").inner_html()]
    for _ in range(2):
        page.keyboard.press("ArrowDown")
        expect(ghost).to_have_count(1)
        drawn.append(page.locator(".suggested").inner_html())
    keep(page, "ghost-gang-desk-light")
    assert len(set(drawn)) == len(drawn), "another suggestion is another ghost"
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
