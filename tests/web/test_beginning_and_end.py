"""How a game begins for somebody who has never played it, and how it ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, ask, enter, open_table
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
TITLES: Final = ("roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race")


@pytest.mark.parametrize("title", TITLES)
def test_the_first_question_stands_under_the_goal_of_the_game(server: Server, visit: Visit, title: str) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random", title=title))
    ann = PlayerPage(page)
    assert ann.called()
    goal = page.get_by_role("complementary", name="The goal")
    expect(goal).to_be_visible()
    question, board = ann.bar.bounding_box(), page.locator(".board").first.bounding_box()
    place = goal.bounding_box()
    assert question is not None
    assert place is not None
    assert place["y"] + place["height"] <= question["y"]
    goal.get_by_role("button", name="Close").click()
    expect(goal).to_be_hidden()
    assert (ann.bar.bounding_box(), page.locator(".board").first.bounding_box()) == (question, board)


def test_the_goal_is_told_in_french_and_to_whoever_comes_back(server: Server, visit: Visit) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random", title="gang_rush"), language="fr")
    anne = PlayerPage(page, "fr")
    assert anne.called()
    goal = page.get_by_role("complementary", name="Le but")
    expect(goal).to_contain_text("le plus riche")
    page.reload()
    expect(goal).to_be_visible()


def test_the_end_is_an_event_with_a_podium_and_a_picture_and_leads_to_its_moments(
    server: Server, visit: Visit, keep: Keep, tmp_path: Path
) -> None:
    opened = open_table(server, "me:Ann", "bot:random", "bot:random", title="rallyman_gt")
    match = opened["match"]
    page = enter(server, visit, opened)
    ann = PlayerPage(page)
    assert ann.called()
    ask(server, "POST", f"/api/tables/{match}/hand_over", {"level": "driver"}, opened["token"])
    expect(ann.show.or_(ann.result).first).to_be_visible()
    assert ann.over()
    result = page.locator("section.result")
    expect(result.get_by_text(re.compile(r"^You (won|came)"))).to_be_visible()
    expect(result.locator(".podium .step")).to_have_count(3)
    expect(result.get_by_role("button").first).to_have_text("Play again")
    expect(result.get_by_role("row")).to_have_count(4)
    costliest = result.get_by_role("region", name="Your costliest decision")
    expect(costliest).to_be_visible()
    assert serious_faults(page) == []
    keep(page, "end-desk-light")

    result.get_by_role("button", name="A picture to share").click()
    picture = page.get_by_role("dialog", name="A picture of the result")
    expect(picture.get_by_role("img")).to_be_visible()
    files = {}
    for kind in ("png", "svg"):
        with page.expect_download() as download:
            picture.get_by_role("button", name=f"Save as {kind.upper()}").click()
        files[kind] = tmp_path / download.value.suggested_filename
        download.value.save_as(files[kind])
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    assert files["png"].stat().st_size > 20_000, "it is not blank"
    drawing = ElementTree.parse(files["svg"])
    texts = {text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Ann", "1st", "Rallyman: GT"} <= texts
    assert "var(" not in files["svg"].read_text(), "it looks the same outside the page"
    page.keyboard.press("Escape")

    best = result.get_by_role("region", name="Your best decision")
    best.get_by_role("link", name="See it").click()
    expect(page).to_have_url(re.compile(rf"/replays/{match}\?at=\d+"))
    expect(page.get_by_role("slider", name="Moment")).not_to_have_value("0")


def test_chances_that_cannot_be_had_are_asked_for_again_by_themselves(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="rallyman_gt")
    page = enter(server, visit, opened)
    ann = PlayerPage(page)
    assert ann.called()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        route.fulfill(status=503, content_type="application/json", body='{"code": "busy", "message": ""}')

    page.route("**/analysis?*", refuse_once)
    ask(server, "POST", f"/api/tables/{opened['match']}/hand_over", {"level": "driver"}, opened["token"])
    expect(ann.show.or_(ann.result).first).to_be_visible()
    assert ann.over()
    expect(page.get_by_role("slider", name="Chances of winning")).to_be_visible()
    assert refused


def test_how_it_works_is_told_at_the_table(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="roborally")
    page = enter(server, visit, opened)
    ann = PlayerPage(page)
    assert ann.called()
    address = page.url
    page.get_by_role("button", name="How it works").click()
    drawer = page.get_by_role("dialog", name="How RoboRally works")
    expect(drawer).to_contain_text("Touch the flags in order")
    drawer.get_by_role("tab", name="Signs").click()
    expect(drawer.get_by_role("listitem").filter(has_text="Express belt")).to_be_visible()
    assert serious_faults(page) == []
    keep(page, "how-signs-desk-light")
    drawer.get_by_role("tab", name="This screen").click()
    expect(drawer.get_by_text("Whose turn, and what is asked.")).to_be_visible()
    drawer.get_by_role("tab", name="Rules").click()
    drawer.get_by_label("Search the rules").fill("RR-7.4")
    drawer.get_by_role("link", name="RR-7.4").first.click()
    expect(drawer.locator(".clause.marked")).to_contain_text("RR-7.4")
    assert page.url == address, "the address of the table is no place for a clause"
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(ann.bar).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
def test_everything_in_a_legend_is_drawn(server: Server, visit: Visit, keep: Keep, title: str) -> None:
    page = visit(f"{server.address}/help/{title}")
    entries = page.locator("ul.bare-list > li")
    expect(entries.first).to_be_visible()
    expect(entries.filter(has=page.locator("svg, .sign"))).to_have_count(entries.count())
    assert entries.count() > 12
    keep(page, f"legend-{title}")
