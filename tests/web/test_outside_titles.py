"""Titles from packages of their own, of which the browser knows nothing: whole races on the board that they declare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.outside_titles import SPRINT, install_title
from tests.web.chromium import ROOT
from tests.web.conftest import Keep, Server, Visit
from tests.web.player_page import PlayerPage, enter, open_table
from tests.web.test_pages import serious_faults

LONGEST: Final = 60
"""No race of these takes more decisions."""


@pytest.fixture(scope="module")
def outside_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where outside titles are installed."""
    folder = tmp_path_factory.mktemp("outside")
    install_title(folder, "sprint", "sprint:TITLE")
    install_title(folder, "dash", "tests.core.toy:TITLE")
    install_title(folder, "crooked", "tests.web.crooked:TITLE")

    class OutsideServer(Server):
        PYTHON_PATH = (folder, SPRINT, ROOT)

    found = OutsideServer(folder, str(folder / "paddock.db"))
    found.start()
    found.wait()
    yield found
    found.kill()


class BoardPlayer(PlayerPage):
    """Somebody who presses spaces of a board."""

    @property
    def spaces(self) -> Locator:
        """The spaces that can be pressed."""
        return self.page.locator(".target[data-space]")

    def piece(self, seat: int) -> Locator:
        return self.page.locator(f"[data-piece='{seat}']")

    def choose(self, press: Callable[[Locator], None], question: str) -> None:
        """Walks as far as one can, and waits until that is seen. Where a space can be meant in several ways, or a
        finger has to say it twice, the first answer is taken."""
        before = str(self.piece(0).get_attribute("data-on"))
        press(self.spaces.last)
        asked = self.page.get_by_role("group", name=question)
        if asked.is_visible():
            press(asked.get_by_role("button").first)
        expect(self.piece(0)).not_to_have_attribute("data-on", before)


def by_key(button: Locator) -> None:
    button.focus()
    button.press("Enter")


def test_a_race_of_an_outside_title_by_mouse_and_keys(outside_server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(outside_server, "me:Ann", "bot:driver", title="sprint")
    page = enter(outside_server, visit, opened)
    ann = BoardPlayer(page)
    assert ann.called()
    expect(page.get_by_role("group", name="The board")).to_be_visible()
    expect(ann.spaces).to_have_count(2)
    goal = page.get_by_role("complementary", name="The goal")
    expect(goal).to_contain_text("Be the first on space 12.")
    page.get_by_role("button", name="Walk 2: space 2").hover()
    expect(page.locator(".inspector")).to_contain_text("2 steps, to space 2.")
    keep(page, "table-outside-desk-light")
    assert serious_faults(page) == []
    ann.bar.get_by_role("button", name="Roll the die").hover()
    expect(page.locator(".end")).to_have_count(6)
    keep(page, "table-outside-chances-desk-light")
    ann.spaces.last.click()
    expect(ann.piece(0)).to_have_attribute("data-on", "2")
    assert ann.called()
    expect(goal).to_be_hidden()
    for number in range(LONGEST):
        if not ann.called():
            break
        if number == 2:
            keep(page, "table-outside-later-desk-light")
        ann.choose(by_key, "What do you choose?")
    expect(ann.result).to_be_visible()
    keep(page, "result-outside-desk-light")


def test_a_race_of_an_outside_title_by_finger_in_french(outside_server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(outside_server, "me:Anne", "bot:random", "bot:random", title="sprint")
    page = enter(outside_server, visit, opened, language="fr", dark=True, phone=True)
    anne = BoardPlayer(page, "fr")
    for number in range(LONGEST):
        if not anne.called():
            break
        if number == 1:
            anne.spaces.last.tap()
            expect(page.get_by_role("group", name="Que choisissez-vous\u202f?")).to_be_visible()
            keep(page, "table-outside-phone-dark-fr")
            assert serious_faults(page) == []
            page.get_by_role("button", name="Annuler").tap()
        anne.choose(Locator.tap, "Que choisissez-vous\u202f?")
    expect(anne.result).to_be_visible()
    keep(page, "result-outside-phone-dark-fr")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


def test_the_toy_title_is_played_from_its_hand_and_shows_what_cards_may_bring(
    outside_server: Server, visit: Visit, keep: Keep
) -> None:
    opened = open_table(outside_server, "me:Ann", "bot:random", "bot:random", "bot:random", title="dash")
    page = enter(outside_server, visit, opened, reduced_motion="no-preference")
    ann = BoardPlayer(page)
    assert ann.called()
    cards = ann.bar.get_by_role("group", name="Pick a card").get_by_role("button")
    expect(cards).to_have_count(3)
    cards.first.hover()
    expect(page.locator(".end")).to_have_count(6)
    keep(page, "table-toy-desk-light")
    cards.first.click()
    ann.bar.get_by_role("button", name="be ready").click()
    expect(ann.piece(0)).not_to_have_attribute("data-on", "0")
    assert ann.called()
    keep(page, "table-toy-later-desk-light")


def test_the_lobby_shows_the_boards_of_outside_titles(outside_server: Server, visit: Visit, keep: Keep) -> None:
    page: Page = visit(outside_server.address)
    expect(page.get_by_text("Sprint").first).to_be_visible()
    expect(page.locator(".poster .space").first).to_be_attached()
    page.locator(".poster .space").first.scroll_into_view_if_needed()
    keep(page, "lobby-outside-desk-light")


def test_a_board_on_which_much_is_wrong_is_played_on_all_the_same(
    outside_server: Server, visit: Visit, keep: Keep
) -> None:
    opened = open_table(outside_server, "me:Ann", "bot:random", "bot:random", title="crooked")
    page = enter(outside_server, visit, opened)
    ann = BoardPlayer(page)
    assert ann.called()
    expect(ann.spaces).to_have_count(1)
    expect(ann.piece(0)).to_have_attribute("data-on", "0")
    ann.spaces.first.hover()
    keep(page, "table-crooked-desk-light")
    for _ in range(LONGEST):
        if not ann.called():
            break
        ann.choices.last.click()
        page.wait_for_timeout(50)
    expect(ann.result).to_be_visible()


def test_a_board_of_two_thousand_spaces_is_told_in_words(outside_server: Server, visit: Visit) -> None:
    opened = open_table(outside_server, "me:Ann", "bot:random", title="crooked", settings={"winning": 30})
    page = enter(outside_server, visit, opened)
    ann = BoardPlayer(page)
    assert ann.called()
    expect(page.get_by_text("winning: 30").first).to_be_visible()
    expect(ann.choices).to_have_count(3)
