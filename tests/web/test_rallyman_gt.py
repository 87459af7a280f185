"""Rallyman: GT in the browser: whole races by mouse, by keyboard alone and by finger, qualifying, pits, and dice that
are laid again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Server, Visit, every_screen, screen_name
from tests.web.player_page import enter, open_table
from tests.web.rallyman_gt_player import (
    SMALL,
    KeyboardPlayer,
    MousePlayer,
    TableView,
    choose,
    go_slowly,
    play_until,
    push_hard,
    run_of,
    step_by_step,
)
from tests.web.test_pages import serious_faults

Keep = Callable[[Page, str], None]
RACES: Final = 5
"""Dice are what they are: whoever drives daringly may still come through a race or two."""


def asks(phase: str) -> Callable[[TableView], bool]:
    """Waits for a question of this kind."""
    return lambda table_view: bool(run_of(table_view)["phase"] == phase)


@pytest.mark.long
def test_a_race_against_bots_by_mouse(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:driver", "bot:driver", title="rallyman_gt")
    page = enter(server, visit, opened)
    ann = MousePlayer(page, server, opened)
    ann.asked()
    keep(page, "table-gt-desk-light")
    # Step by step until one has stopped somewhere, from then on flat out where the risk is small.
    ann.drive(lambda table_view: choose(table_view) if "stop" in ann.done else step_by_step(table_view))
    assert {"gear", "gas", "roll", "stop", "flat_out"} <= ann.done.keys(), ann.done
    keep(page, "result-gt-desk-light")
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("chances of this game follow from its seed")).to_be_visible()


def test_a_race_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="rallyman_gt", settings=SMALL)
    ann = KeyboardPlayer(enter(server, visit, opened), server, opened)
    ann.drive(lambda table_view: choose(table_view) if "stop" in ann.done else step_by_step(table_view))
    assert {"gear", "roll", "stop"} <= ann.done.keys(), ann.done


@pytest.mark.long
def test_a_race_of_six_by_finger_on_a_phone_in_french(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Anne", *["bot:driver"] * 5, title="rallyman_gt")
    page = enter(server, visit, opened, language="fr", dark=True, phone=True)
    anne = MousePlayer(page, server, opened, "fr", press=Locator.tap)
    anne.asked()
    expect(page.get_by_role("group", name="Vos dés")).to_be_visible()
    keep(page, "table-gt-phone-dark-fr")
    anne.drive(
        until=lambda table_view: table_view["view"]["round"] == 2 and len(table_view["view"]["turn"]["plan"]) == 3
    )
    keep(page, "plan-gt-phone-dark-fr")
    anne.drive()
    keep(page, "result-gt-phone-dark-fr")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"


@pytest.mark.long
def test_qualifying_laps_make_the_grid_of_the_race(server: Server, visit: Visit, keep: Keep) -> None:
    settings = {**SMALL, "qualifying": True}
    opened = open_table(server, "me:Ann", "bot:driver", title="rallyman_gt", settings=settings)
    page = enter(server, visit, opened)
    ann = MousePlayer(page, server, opened)
    ann.asked()
    expect(ann.bar.get_by_text("Your qualifying lap.")).to_be_visible()
    ann.drive(until=lambda table_view: len(run_of(table_view)["turn"]["plan"]) == 2)
    keep(page, "qualifying-gt-desk-light")
    race = ann.drive(until=lambda table_view: table_view["view"]["phase"] != "qualifying")
    assert race is not None
    assert all(race["view"]["times"].values()), "somebody has not qualified"
    story = page.get_by_role("tabpanel", name="Story")
    expect(story.get_by_text("Blue has qualified in", exact=False)).to_be_visible()
    expect(story.get_by_text("is in pole position", exact=False)).to_be_visible()
    keep(page, "grid-gt-desk-light")
    # On so small a circuit a lucky bot may have won before Ann is asked again.
    ann.drive(until=lambda table_view: table_view["view"]["round"] >= 2)
    assert ann.table_view()["number"] > race["number"], "the race has not begun"


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)], ids=["desk", "phone"])
def test_after_a_flat_out_that_failed_the_dice_are_laid_again(
    server: Server, visit: Visit, keep: Keep, phone: bool
) -> None:
    for race in range(RACES):
        # Luck is the same in all races, but each circuit has its own bends.
        opened = open_table(server, "me:Ann", "bot:random", title="rallyman_gt", settings={"circuit": str(race + 1)})
        play_until(server, opened, push_hard, asks("relay"))
        page = enter(server, visit, opened, phone=phone)
        ann = MousePlayer(page, server, opened, press=Locator.tap if phone else Locator.click)
        failed = ann.drive(push_hard, asks("relay"))
        if failed is not None:
            break
    else:
        raise AssertionError("no flat out failed")
    expect(ann.bar.get_by_text("Your flat out failed.", exact=False)).to_be_visible()
    expect(ann.button("keep")).to_be_visible()
    size = "phone" if phone else "desk"
    keep(page, f"relay-gt-{size}-light")
    done = ann.drive(until=lambda table_view: "relay" in table_view["legal"])
    assert done is not None
    expect(ann.button("relay")).to_be_visible()
    keep(page, f"relaid-gt-{size}-light")
    ann.decide("relay", done)
    expect(page.get_by_text("Blue loses control", exact=False).first).to_be_attached()


def test_tyres_are_chosen_and_changed_in_the_pits(server: Server, visit: Visit, keep: Keep) -> None:
    settings = {"preset": "full_race", "weather": "rain"}
    opened = open_table(server, "me:Anne", "bot:random", title="rallyman_gt", settings=settings)
    page = enter(server, visit, opened, language="fr", dark=True)
    anne = MousePlayer(page, server, opened, "fr")
    tyres = anne.asked()
    assert tyres is not None
    expect(anne.bar.get_by_text("Quels pneus", exact=False)).to_be_visible()
    keep(page, "tyres-gt-desk-dark-fr")
    anne.decide("tyres asphalt", tyres)
    play_until(server, opened, go_slowly, asks("pit"))
    stop = anne.drive(go_slowly, asks("pit"))
    assert stop is not None
    expect(anne.button("pit_tyres rain")).to_be_visible()
    keep(page, "pit-gt-desk-dark-fr")
    anne.decide("pit_tyres rain", stop)
    again = anne.drive(until=asks("plan"))
    assert again is not None
    mine = next(car for car in again["view"]["cars"] if car["seat"] == 0)
    assert mine["tyres"] == "rain"
    assert anne.done["pit_tyres"] == 1


def test_the_hint_that_is_picked_lies_on_the_road_as_a_ghost(server: Server, visit: Visit, keep: Keep) -> None:
    opened = open_table(server, "me:Ann", "bot:driver", title="rallyman_gt", settings={"laps": 2})
    page = enter(server, visit, opened)
    ann = MousePlayer(page, server, opened)
    ann.asked()
    expect(page.get_by_text("Lap 1 of 2").first).to_be_visible()
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_count(0)
    page.keyboard.press("h")
    expect(ghost).to_have_count(1)
    keep(page, "hint-gt-desk-light")
    hint = page.get_by_role("region", name="Hint", exact=True)
    assert not re.search(r"\d:[A-Z]\d", hint.inner_text()), "a code stands for a place"
    first = ghost.inner_html()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    assert ghost.inner_html() != first, "it is the same ghost"
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)


@every_screen("phone-dark")
def test_the_table_has_no_serious_fault_while_dice_are_laid(
    server: Server, visit: Visit, keep: Keep, phone: bool, dark: bool
) -> None:
    opened = open_table(server, "me:Ann", *["bot:driver"] * 5, title="rallyman_gt")
    page = enter(server, visit, opened, phone=phone, dark=dark)
    ann = MousePlayer(page, server, opened, press=Locator.tap if phone else Locator.click)
    ann.drive(until=lambda table_view: len(table_view["view"]["turn"]["plan"]) == 2)
    assert serious_faults(page) == []
    # The dice of a space fan out; and what lies there can be taken back.
    fanned = page.locator("[data-space][aria-expanded]").first
    ann.press(fanned)
    expect(page.get_by_role("group", name="Dice that lead to")).to_be_visible()
    keep(page, f"fan-gt-{screen_name(phone, dark)}")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "it scrolls sideways"
    ann.press(page.get_by_role("button", name="Take back: "))
    expect(page.get_by_role("button", name="Take back: Gear 1")).to_be_visible()
