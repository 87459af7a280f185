"""Classic Rally in the browser: a whole game from the first tile of its map, and a stage against the stopwatch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.classic_rally_player import ClassicRallyPlayer
from tests.web.conftest import DESK, Server, Visit
from tests.web.player_page import enter, open_table
from tests.web.rallyman_gt_player import SOON
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
LOW: Final = 720
EVERY_GAME: Final = {"load", "ready", "place_assistance", "roll_dice", "way", "end_turn"}
"""What nobody can do without in a game."""


def asks(phase: str) -> Callable[[dict[str, Any]], bool]:
    """Waits for a question of this phase."""
    return lambda table_view: bool(table_view["view"]["phase"] == phase)


@pytest.mark.long
def test_a_game_from_the_first_tile_of_its_map_by_mouse(server: Server, visit: Visit, keep: Keep) -> None:
    # However the dice fall it is over after this many rounds (CR-18.7); mostly somebody is home before.
    settings = {"map": "built", "max_rounds": 14}
    opened = open_table(server, "me:Ann", "bot:driver", title="classic_rally", settings=settings)
    page = enter(server, visit, opened)
    ann = ClassicRallyPlayer(page, server, opened)
    first = ann.asked()
    assert first is not None
    ann.drag()
    assert ann.has_moved_on(first, SOON)
    ann.drive(until=asks("voting"))
    expect(page.locator("g.spot").first).to_be_visible()
    keep(page, "vote-rally-desk-light")
    assert serious_faults(page) == []
    ann.drive(until=asks("loading"))
    keep(page, "loading-rally-desk-light")
    ann.drive(until=asks("turn"))
    expect(page.get_by_role("region", name="Route")).to_be_visible()
    keep(page, "table-rally-desk-light")
    page.set_viewport_size({"width": 1280, "height": LOW})
    keep(page, "table-rally-low-light")
    assert page.locator("main div.board").first.evaluate("board => board.clientHeight") >= 0.45 * LOW
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    ann.drive()
    assert ann.done.keys() >= EVERY_GAME | {"place_tile", "vote_finish", "pick_feature", "tile"}, ann.done
    keep(page, "result-rally-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(3)


@pytest.mark.long
def test_a_stage_against_the_stopwatch_by_finger_in_french(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Anne", title="classic_rally")
    page = enter(server, visit, opened, language="fr", dark=True, phone=True)
    anne = ClassicRallyPlayer(page, server, opened, "fr", press=Locator.tap)
    anne.drive(until=asks("turn"))
    expect(page.locator("button[data-way]").first).to_be_visible()
    keep(page, "table-rally-phone-dark-fr")
    assert serious_faults(page) == []
    anne.drive()
    expect(page.get_by_text("crans", exact=False).first).to_be_visible()
    assert anne.done.keys() >= EVERY_GAME, anne.done
    promise = page.get_by_role("slider", name="Ce que le résultat promettait")
    expect(promise).to_be_visible()
    expect(promise).to_have_attribute("aria-valuetext", re.compile(r"Anne \d+$"))
    promise.scroll_into_view_if_needed()
    keep(page, "result-rally-phone-dark-fr")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"
