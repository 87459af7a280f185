"""What may be done, ranked with its chances; and a finished game looked at again, in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.conftest import DESK, PHONE, Server, Visit
from tests.web.player_page import PlayerPage, ask, enter, fetch_table_view, open_table
from tests.web.rallyman_gt_player import SMALL
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
LAPTOP: Final = {"width": 1280, "height": 720}


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


def box_of(part: Locator) -> FloatRect:
    """Where something stands in the window."""
    box = part.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("desk", DESK),
        pytest.param("laptop", LAPTOP, marks=pytest.mark.long),
        pytest.param("phone", PHONE, marks=pytest.mark.long),
    ],
    ids=["desk", "laptop", "phone"],
)
@pytest.mark.parametrize("title", ["roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race"])
def test_nothing_moves_because_something_is_told(
    server: Server, visit: Visit, keep: Keep, title: str, name: str, size: dict[str, int]
) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title=title)
    page = enter(server, visit, opened, phone=name == "phone", viewport=size)
    assert PlayerPage(page).called()
    page.evaluate("document.fonts.ready.then(() => null)")
    board, hand = page.locator(".board").first, page.locator("section.hand")
    before = box_of(board), box_of(hand)
    if name == "desk":
        assert before[0]["height"] >= 0.55 * size["height"]
        assert before[1]["y"] + before[1]["height"] <= size["height"]
    for button, region in (("Hint", "Hint"), ("Why not?", "Why can’t I …?")):
        page.get_by_role("button", name=button).click()
        panel = page.get_by_role("region", name=region)
        expect(panel).to_be_visible()
        assert (box_of(board), box_of(hand)) == before
        place = box_of(panel)
        assert place["y"] + place["height"] <= size["height"]
        keep(page, f"{button.split()[0].lower()}-{title}-{name}")
        panel.get_by_role("button", name="Close").click()
        expect(panel).to_be_hidden()
