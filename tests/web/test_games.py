"""Whole races in the browser: by mouse, by keyboard alone, by finger on a phone, and in French."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.effort import EFFORT
from tests.web.conftest import Server, Visit
from tests.web.player_page import enter, open_table
from tests.web.roborally_player import RoboRallyPlayer

Keep = Callable[[Page, str], None]


def ann_among(
    server: Server, visit: Visit, *others: str, settings: dict[str, object] | None = None, **how: object
) -> Page:
    """Ann sits down in the browser with others at a table."""
    return enter(server, visit, open_table(server, "me:Ann", *others, settings=settings), **how)


def few_turns() -> dict[str, object]:
    """A quick run ends a race after two turns, whoever is ahead; in a long one it goes on until somebody wins."""
    return {} if EFFORT.long else {"max_turns": 2}


@pytest.mark.long
def test_a_race_against_three_bots_by_mouse(server: Server, visit: Visit, keep: Keep) -> None:
    page = ann_among(server, visit, "bot:driver", "bot:driver", "bot:random")
    ann = RoboRallyPlayer(page)
    ann.asked()
    keep(page, "table-desk-light")
    turns = ann.play(lambda: ann.program_by(Locator.click), lambda: ann.answer_by(Locator.click))
    assert turns >= 1
    keep(page, "result-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(5)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("chances of this game follow from its seed")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    expect(ann.result).to_be_hidden()
    assert ann.asked() in ("program", "question")


def test_a_race_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    page = ann_among(server, visit, "bot:driver", settings=few_turns())
    ann = RoboRallyPlayer(page)

    def program() -> None:
        laid = ann.hand.locator("button.laid")
        for number in "123456789":
            if ann.seal.is_visible():
                break
            before = laid.count()
            page.keyboard.press(number)
            expect(laid).not_to_have_count(before)
        page.keyboard.press("Enter")

    def answer() -> None:
        keys = ann.gentlest.get_attribute("aria-keyshortcuts")
        assert keys, "a choice without a key"
        page.keyboard.press(keys)

    assert ann.play(program, answer) >= 1


def test_a_race_by_finger_on_a_phone(server: Server, visit: Visit, keep: Keep) -> None:
    page = ann_among(server, visit, "bot:driver", settings=few_turns(), phone=True)
    ann = RoboRallyPlayer(page)
    ann.asked()
    keep(page, "table-phone-light")
    assert ann.play(lambda: ann.program_by(Locator.tap), lambda: ann.answer_by(Locator.tap)) >= 1
    keep(page, "result-phone-light")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_race_in_french(server: Server, visit: Visit, keep: Keep, phone: bool) -> None:
    page = ann_among(server, visit, "bot:driver", language="fr", dark=True, phone=phone)
    ann = RoboRallyPlayer(page, "fr")
    ann.asked()
    size = "phone" if phone else "desk"
    keep(page, f"table-{size}-dark-fr")
    assert page.locator("html").get_attribute("lang") == "fr"
    press = Locator.tap if phone else Locator.click
    assert ann.play(lambda: ann.program_by(press), lambda: ann.answer_by(press)) >= 1
    keep(page, f"result-{size}-dark-fr")


def test_the_language_changes_while_playing_and_nothing_is_lost(server: Server, visit: Visit) -> None:
    page = ann_among(server, visit, "bot:random")
    ann = RoboRallyPlayer(page)
    ann.asked()
    ann.hand.locator("button").first.click()
    expect(ann.hand.locator("button.laid")).to_have_count(1)
    page.get_by_role("button", name="FR").click()
    anne = RoboRallyPlayer(page, "fr")
    expect(anne.bar.get_by_text(anne.words["mine"], exact=True)).to_be_visible()
    expect(anne.hand.locator("button.laid")).to_have_count(1)


def test_fast_clicks_are_not_lost(server: Server, visit: Visit) -> None:
    page = ann_among(server, visit, "bot:random")
    ann = RoboRallyPlayer(page)
    ann.asked()
    page.evaluate("for (const card of [...document.querySelectorAll('[data-card]')].slice(0, 5)) card.click()")
    expect(ann.hand.locator("button.laid")).to_have_count(5)
    expect(ann.seal).to_be_visible()


def test_cards_are_dragged_to_registers_and_back(server: Server, visit: Visit) -> None:
    page = ann_among(server, visit, "bot:random")
    ann = RoboRallyPlayer(page)
    ann.asked()
    card = ann.hand.locator("button").nth(2)
    third = page.get_by_role("group", name="Registers").locator("button").nth(2)
    name = card.get_attribute("data-card")
    card.drag_to(third)
    expect(ann.hand.locator(f"button.laid[data-card={name}]")).to_have_count(1)
    third.drag_to(ann.hand)
    expect(ann.hand.locator("button.laid")).to_have_count(0)
