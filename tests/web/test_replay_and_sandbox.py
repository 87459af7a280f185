"""Looking again, trying things, asking why, and being advised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import ask, enter, open_table
from tests.web.roborally_player import RoboRallyPlayer, hand_of, program_through_api

Keep = Callable[[Page, str], None]


def begun(server: Server, visit: Visit, **more: Any) -> tuple[RoboRallyPlayer, dict[str, Any]]:
    """Ann has played one turn against a bot."""
    opened = open_table(server, "me:Ann", "bot:random", **more)
    program_through_api(server, opened)
    ann = RoboRallyPlayer(enter(server, visit, opened))
    ann.asked()
    return ann, opened


def test_a_game_is_seen_again_moment_by_moment(server: Server, visit: Visit, keep: Keep) -> None:
    ann, opened = begun(server, visit)
    page = ann.page
    page.goto(f"{server.address}/replays/{opened['match']}")
    bar = page.get_by_role("region", name="Through the game")
    slider = bar.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    bar.get_by_role("button", name="To the end").click()
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    assert last > 5
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    bar.get_by_role("combobox").select_option("1")
    expect(slider).not_to_have_value(str(last - 1))
    bar.get_by_role("button", name="Play").click()
    bar.get_by_role("button", name="Pause").click()
    keep(page, "replay-desk-light")


def test_a_line_of_the_story_leads_to_its_moment(server: Server, visit: Visit) -> None:
    ann, _ = begun(server, visit)
    ann.page.get_by_role("link", name="Register 3.").first.click()
    ann.page.wait_for_url("**/replays/**")
    caption = ann.page.get_by_role("region", name="Through the game").locator("p").first
    expect(caption).not_to_be_empty()


def test_the_story_follows_the_replay(server: Server, visit: Visit, keep: Keep) -> None:
    ann, opened = begun(server, visit)
    page = ann.page
    page.goto(f"{server.address}/replays/{opened['match']}")
    story = page.get_by_role("region", name="Story")
    current = story.locator("[aria-current]")
    moment = page.get_by_label("Moment")
    expect(moment).to_be_visible()
    seen: set[str] = set()
    for key in ("End", "Home", "End"):
        page.keyboard.press(key)
        expect(moment).to_have_value(moment.get_attribute("max" if key == "End" else "min") or "")
        expect(current).to_have_count(1)
        expect(current).to_be_in_viewport(ratio=0.9)
        seen.add(current.inner_text())
    assert len(seen) == 2, seen
    keep(page, "replay-story-desk")


def test_a_moment_is_shared_by_a_link_that_shows_no_hand(server: Server, visit: Visit) -> None:
    ann, opened = begun(server, visit)
    context = ann.page.context
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.goto(f"{server.address}/replays/{opened['match']}")
    ann.page.get_by_role("button", name="To the end").click()
    ann.page.get_by_role("button", name="Share this moment").click()
    expect(ann.page.get_by_text("The link is copied.").first).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert "/replays/" in link
    assert "at=" in link
    stranger = visit(link)
    expect(stranger.get_by_role("region", name="Through the game")).to_be_visible()
    shown = stranger.content()
    assert [card for card in hand_of(server, opened) if card in shown] == []


def test_things_are_tried_without_touching_the_game(server: Server, visit: Visit, keep: Keep) -> None:
    ann, opened = begun(server, visit)
    page = ann.page
    before = ask(server, "GET", f"/api/tables/{opened['match']}", token=opened["token"])
    page.goto(f"{server.address}/replays/{opened['match']}?try=now")
    expect(page.get_by_text("Nothing here touches the real game", exact=False)).to_be_visible()
    trial = RoboRallyPlayer(page)
    expect(trial.hand).to_be_visible()
    keep(page, "trial-desk-light")
    trial.program_by(Locator.click)
    others = page.get_by_role("button", name="Bots decide for the others")
    if others.is_visible():
        others.click()
    page.get_by_role("region", name="Trial.").get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="End the trial").click()
    page.wait_for_url("**/tables/**")
    after = ask(server, "GET", f"/api/tables/{opened['match']}", token=opened["token"])
    assert after["view"] == before["view"]
    assert after["number"] == before["number"]


def test_why_not_names_the_clause_and_leads_to_it(server: Server, visit: Visit, keep: Keep) -> None:
    ann, _ = begun(server, visit)
    page = ann.page
    page.get_by_role("button", name="Why not?").click()
    panel = page.get_by_role("region", name="Why can’t I …?")
    expect(panel).to_be_visible()
    panel.get_by_role("combobox").first.select_option("seal")
    clause = panel.get_by_role("link", name="RR-", exact=False)
    expect(clause).to_be_visible()
    keep(page, "why-not-desk-light")
    with page.expect_popup() as opened:
        clause.click()  # the table stays open beside it
    assert "/help/roborally#RR-" in opened.value.url
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()


def test_a_hint_has_a_reason_and_can_be_followed(server: Server, visit: Visit, keep: Keep) -> None:
    ann, _ = begun(server, visit)
    ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    keep(ann.page, "hint-desk-light")
    expect(hint.locator(".reason").first).not_to_be_empty()
    if ann.hand.is_visible():
        hint.get_by_role("button", name="Do all").click()
        expect(ann.seal).to_be_visible()


def test_a_card_is_taken_back(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random")
    page = enter(server, visit, opened)
    ann = RoboRallyPlayer(page)
    ann.asked()
    ann.hand.locator("button").nth(1).click()
    expect(ann.hand.locator("button.laid")).to_have_count(1)
    page.get_by_role("button", name="Take back").first.click()
    expect(ann.hand.locator("button.laid")).to_have_count(0)


def test_the_position_can_be_read(server: Server, visit: Visit, keep: Keep) -> None:
    ann, _ = begun(server, visit)
    ann.page.keyboard.press("t")
    expect(ann.page.get_by_role("table").first).to_be_visible()
    keep(ann.page, "text-view-desk-light")
    if ann.hand.is_visible():
        before = ann.question()
        ann.program_by(Locator.click)
        ann.moved_on(before)
