"""What need not be thought about goes by itself, for whoever likes that."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import expect

from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, decide, enter, fetch_table_view, open_table

READING_TIME: Final = 1500
"""Milliseconds."""
ONLY: Final = "speed 0"


def table_with_a_formality(server: Server) -> dict[str, Any]:
    """A table at which Ann's car has just been put right, and can only stand still."""
    opened = open_table(server, "me:Ann", "bot:random", title="gang_rush")
    chosen = random.Random(1)
    for _ in patiently():
        seen = fetch_table_view(server, opened)
        legal = seen.get("legal", [])
        if legal == [ONLY]:
            return opened
        if seen["status"] == "over":
            opened = open_table(server, "me:Ann", "bot:random", title="gang_rush")
        if legal:
            decide(server, opened, chosen.choice(legal))
    raise AssertionError("unreachable")


def test_the_only_choice_is_made_for_whoever_likes_that(server: Server, visit: Visit) -> None:
    opened = table_with_a_formality(server)
    page = enter(server, visit, opened)
    assert PlayerPage(page).called()
    page.wait_for_timeout(2 * READING_TIME)
    assert fetch_table_view(server, opened)["legal"] == [ONLY]

    page.goto(f"{server.address}/settings")
    page.get_by_role("checkbox", name="The only answer is given for me").check()
    page.goto(f"{server.address}/tables/{opened['match']}")
    told = page.get_by_role("region", name="Story").get_by_text("Done for you, as the only choice")
    expect(told).to_be_visible()
    expect(page.get_by_text("You can change this in the settings.").first).to_be_visible()
    assert fetch_table_view(server, opened)["number"] > opened["table"]["number"]


def test_whoever_says_nothing_else_likes_it(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/settings", by_hand=False)
    box = page.get_by_role("checkbox", name="The only answer is given for me")
    expect(box).to_be_checked()
    box.uncheck()
    page.reload()
    expect(box).not_to_be_checked()
