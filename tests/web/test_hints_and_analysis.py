"""What may be done, ranked with its chances; and a finished game looked at again, in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, ask, enter, fetch_table_view, open_table
from tests.web.rallyman_gt_player import SMALL
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]


def test_advice_is_ranked_and_a_finished_game_is_looked_at_again(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="rallyman_gt", settings=SMALL)
    match, token = opened["match"], opened["token"]
    page = enter(server, visit, opened)
    ann = PlayerPage(page)
    assert ann.called()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    ranked = hint.get_by_role("radio")
    expect(ranked.first).to_be_focused()
    expect(ranked.first).to_be_checked()
    assert ranked.count() > 1
    expect(hint.get_by_text(re.compile(r"^\d+%$")).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(ranked.nth(1)).to_be_checked()
    keep(page, "hint-rallyman-desk-light")
    assert serious_faults(page) == []
    before = fetch_table_view(server, opened)["number"]
    page.keyboard.press("Enter")
    expect(hint).to_be_hidden()
    assert fetch_table_view(server, opened)["number"] > before

    ask(server, "POST", f"/api/tables/{match}/hand_over", {"level": "driver"}, token)
    expect(ann.show.or_(ann.result).first).to_be_visible()
    assert ann.over()
    graph = page.get_by_role("slider", name="Chances of winning")
    expect(graph).to_be_visible()
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Ann \d+%"))
    keep(page, "chances-rallyman-desk-light")
    assert serious_faults(page) == []
    turn = page.get_by_role("link", name=re.compile(r"\d+% → \d+%")).last
    told = turn.inner_text()
    turn.click()
    expect(page).to_have_url(re.compile(rf"/replays/{match}\?at=\d+"))
    expect(page.get_by_role("slider", name="Moment")).not_to_have_value("0")
    page.get_by_text("Chances of winning", exact=True).click()
    again = page.get_by_role("link", name=re.compile(r"\d+% → \d+%")).last
    assert again.inner_text() == told
