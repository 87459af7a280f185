"""From the lobby to a running race: by one click, or with everything chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage


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
