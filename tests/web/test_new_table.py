"""From the lobby to a running race: by one click, or with everything chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, enter, open_table

Keep = Callable[[Page, str], None]


def test_one_click_leads_from_the_lobby_to_a_race_against_bots(server: Server, visit: Visit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/**")
    expect(PlayerPage(page).bar).to_be_visible()
    expect(page.get_by_text("Bot · novice")).to_have_count(2)


def test_the_first_race_is_against_two_novices_and_until_everybody_has_a_place(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/roborally")
    seats = page.get_by_role("combobox", name="Seat")
    page.get_by_role("button", name="Full race").click()
    expect(seats).to_have_count(4)
    page.get_by_role("button", name="First race").click()
    expect(seats).to_have_count(3)
    for seat in (1, 2):
        expect(seats.nth(seat)).to_have_value("bot novice")
    expect(page.get_by_label("Play on for all places")).to_be_checked()


def test_a_course_is_picked_from_its_picture_and_raced(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/roborally")
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("button", name="with pictures").click()
    page.get_by_text("Risky Exchange", exact=True).first.click()
    page.get_by_role("button", name="Start the race").first.click()
    page.wait_for_url("**/tables/**")
    expect(PlayerPage(page).bar).to_be_visible()
    expect(page.get_by_role("group", name="Risky Exchange")).to_be_visible()


def test_a_table_with_a_friend_by_link_waits_for_them(server: Server, visit: Visit) -> None:
    page = visit(f"{server.address}/new/roborally")
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("button", name="a friend by link").click()
    page.get_by_role("button", name="Open the table").or_(
        page.get_by_role("button", name="Start the race")
    ).first.click()
    page.wait_for_url("**/tables/**")
    expect(page.get_by_role("region", name="Starting grid")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "on", "now"), [("en", "Continue my race", "Play now"), ("fr", "Continuer ma course", "Jouer")]
)
def test_a_race_that_goes_on_stands_before_a_new_one_and_that_is_like_the_last(
    server: Server, visit: Visit, keep: Keep, language: str, on: str, now: str
) -> None:
    page = visit(f"{server.address}/new/rallyman_gt", language=language)
    page.locator("form button[type=submit], button.primary").last.click()
    page.wait_for_url("**/tables/**")
    match = page.url.rpartition("/")[2]
    page.goto(server.address)
    going_on = page.get_by_role("link", name=on)
    play_now = page.get_by_role("button", name=now, exact=True)
    expect(going_on).to_have_attribute("href", f"/tables/{match}")
    expect(play_now).to_be_visible()
    expect(page.get_by_role("region").filter(has=play_now)).to_contain_text("Rallyman")
    before, after = going_on.bounding_box(), play_now.bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] < after["y"]
    keep(page, f"lobby-continue-{language}")
    going_on.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/tables/{match}")


@pytest.mark.parametrize(
    ("language", "link", "only_here", "code"),
    [
        ("en", "The link", "Only this machine can open this link", "The link as a QR code"),
        ("fr", "Le lien", "Seule cette machine peut ouvrir ce lien", "Le lien en code QR"),
    ],
)
def test_an_invitation_has_an_address_that_others_can_reach_or_says_that_it_has_none(
    server: Server, visit: Visit, keep: Keep, language: str, link: str, only_here: str, code: str
) -> None:
    opened = open_table(server, "me:Ann", "link")
    page = enter(server, visit, opened, language=language)
    field, note = page.get_by_label(link, exact=True), page.get_by_role("note")
    expect(field).to_have_value(f"{server.address}/tables/{opened['match']}#{opened['invitation']}")
    expect(note).to_contain_text(only_here)
    expect(note).to_contain_text("paddock serve --host 0.0.0.0")
    expect(page.get_by_role("img", name=code)).to_have_count(0)
    keep(page, f"invitation-only-here-{language}")
    page.route("**/api/address", lambda route: route.fulfill(json={"address": "http://192.168.1.7:8321"}))
    page.reload()
    expect(field).to_have_value(f"http://192.168.1.7:8321/tables/{opened['match']}#{opened['invitation']}")
    expect(page.get_by_role("img", name=code)).to_be_visible()
    expect(note).to_have_count(0)
    keep(page, f"invitation-{language}")
