"""A solo campaign of The Great Race in a real browser: three games, each in its own way, and a restart."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.patience import GAME, patiently
from tests.web.conftest import Server, Visit
from tests.web.great_race_player import choose
from tests.web.player_page import PlayerPage, ask

Keep = Callable[[Page, str], None]
WAYS: Final = ("Legendary", "Prudent", "Alone")
MOST: Final = 600
"""Decisions in a game."""
LAST: Final = ("stamp", "upgrade")
"""What is asked when the race is over."""


def key_of(page: Page) -> dict[str, Any]:
    """The key to the table that is on the screen."""
    match = page.url.rpartition("/")[2]
    keys: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('paddock.seats')"))
    return dict(keys[match])


def race(server: Server, key: dict[str, Any]) -> None:
    """Plays a game, until only stamps and cards are to be chosen."""
    path, token = f"/api/tables/{key['match']}", key["token"]
    for _ in range(MOST):
        table_view = ask(server, "GET", path, token=token)
        if table_view["status"] == "over" or table_view["legal"][0].startswith(LAST):
            return
        ask(server, "POST", f"{path}/decisions", {"do": choose(table_view)}, token)
    raise AssertionError("the game does not end")


class Traveller(PlayerPage):
    """Somebody who follows hints."""

    def finish(self) -> None:
        """Chooses what is left to choose, to the result."""
        for _ in patiently(GAME):
            if not self.called():
                return
            # The hint may come when the question has gone; then the next one is asked for.
            with suppress(TimeoutError):
                self.page.get_by_role("button", name="Hint").click(timeout=5000)
                hint = self.page.get_by_role("region", name="Hint")
                hint.locator("button.primary").click(timeout=60_000)
                expect(hint).to_be_hidden()

    def give_up(self) -> None:
        """Leaves the game to the desert."""
        assert self.called()
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
        expect(self.result.or_(self.show).first).to_be_visible()  # until it is done, it is still one's turn
        assert self.over()


def stamps(page: Page) -> dict[str, int]:
    """Way → how many of its boxes are stamped, as the passport on the screen says."""
    sums = page.get_by_role("region", name="Passport").locator(".sums span").all_inner_texts()
    return {way: int(count.partition("/")[0]) for way, count in (each.split() for each in sums)}


@pytest.mark.long
def test_three_games_in_three_ways_fill_one_passport_over_a_restart(
    own_server: Server, visit: Visit, keep: Keep
) -> None:
    page = visit(f"{own_server.address}/campaigns/new?title=great_race")
    liking = json.dumps({"speed": 4, "answersFormalities": False, "name": "Ann"})
    page.evaluate("(liking) => localStorage.setItem('paddock.preferences', liking)", liking)
    page.reload()
    page.get_by_label("What it is called").fill("To the Cape")
    page.get_by_label("Games at most").fill("3")
    page.get_by_role("button", name="Begin a campaign").click()
    expect(page.get_by_role("heading", name="To the Cape")).to_be_visible()
    place = page.url
    name = place.rpartition("/")[2]
    kept: dict[str, Any] = {}
    for number, way in enumerate(WAYS, 1):
        expect(page.get_by_text(f"Game {number}", exact=True).first).to_be_visible()
        page.get_by_label("How the game is played").select_option(way)
        page.get_by_role("button", name="Next stage").click()
        page.wait_for_url("**/tables/*")
        key, table = key_of(page), page.url
        # What is open is no longer chosen, and is played as it was.
        page.goto(place)
        expect(page.get_by_text(f"How the game is played: {way}")).to_be_visible()
        expect(page.get_by_label("How the game is played")).to_have_count(0)
        traveller = Traveller(page)
        if way != "Alone":
            race(own_server, key)
            page.goto(table)
            traveller.finish()
        else:
            page.goto(table)
            traveller.give_up()
        expect(page.get_by_role("region", name="Standings").first).to_be_visible()
        if number == 1:
            keep(page, "game-over-desk-light")
            own_server.restart()
        page.get_by_role("link", name="Standings").click()
        expect(page.get_by_role("heading", name="To the Cape")).to_be_visible()
        kept = ask(own_server, "GET", f"/api/campaigns/{name}")["kept"]
        boxes = kept["passport"].values()
        assert stamps(page) == {each: sum(bool(box[each.lower()]) for box in boxes) for each in stamps(page)}
        last = kept["history"][-1]
        assert (len(kept["history"]), last["way"]) == (number, way.lower())
        if number == 1:  # his deck learned from the first game, whoever won it; the next begins with it
            assert last["deck_after"] == kept["deck"] != last["deck_before"]
            expect(page.get_by_label("How the game is played")).to_have_value("legendary")
    expect(page.get_by_role("button", name="Next stage")).to_have_count(0)
    assert kept["history"][-1]["result"] == "failure"
    ways = [game["layers"] for game in kept["history"]]
    assert [(each["deck"], each["legacy"]) for each in ways] == [(True, True), (True, False), (False, False)]
    assert kept["history"][1]["deck_before"] == kept["history"][0]["deck_after"]
    keep(page, "passport-desk-light")
