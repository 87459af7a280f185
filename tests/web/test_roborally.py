"""RoboRally in the browser: what hints propose is drawn, and squares are chosen on the board."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from paddock.core.chance import LiveChance
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules.decisions import DEPLOY_ROBOT
from tests.web.conftest import Server, Visit
from tests.web.player_page import PlayerPage, enter, open_table
from tests.web.sandbox_setup import open_sandbox


def drawn(page: Page) -> tuple[list[str], list[str]]:
    """What is drawn of a proposal: the cards in the registers, and the lines of the way on the board."""
    cards = page.locator(".registers .proposed").all_inner_texts()
    ways = page.locator("[data-suggestion] path[stroke-width='8']").evaluate_all(
        "all => all.map(each => each.outerHTML)"
    )
    return [card.strip() for card in cards], ways


def test_each_proposed_program_lies_in_the_registers_and_on_the_board(server: Server, visit: Visit) -> None:
    opened = open_table(server, "me:Ann", "bot:random", title="roborally")
    page = enter(server, visit, opened)
    assert PlayerPage(page).called()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint", exact=True)
    expect(hint).to_be_visible()
    expect(page.locator(".registers .proposed")).to_have_count(5)
    first = drawn(page)
    assert all(first)
    page.keyboard.press("ArrowDown")
    expect(hint.get_by_role("radio").nth(1)).to_be_checked()
    second = drawn(page)
    assert all(second)
    assert second != first
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(page.locator("[data-suggestion], .registers .proposed")).to_have_count(0)


def test_where_a_robot_starts_is_chosen_on_the_board_by_mouse_or_keys(server: Server, visit: Visit) -> None:
    state = GAME.setup(4, {"course": "capture_the_flag"})
    chance_source = LiveChance(random.Random(1))
    GAME.advance(state, chance_source)
    while GAME.legal(state, 0)[0:1] == [] or GAME.legal(state, 0)[0].kind != DEPLOY_ROBOT:
        seat = GAME.waiting_for(state)[0]
        GAME.play(state, seat, GAME.default_decision(state, seat), chance_source)
    page, sandbox = open_sandbox(server, visit, "roborally", GAME.dump(state))
    squares = page.locator(".board .choice")
    offered = len(sandbox.legal)
    expect(squares).to_have_count(offered)
    expect(page.locator(".under").get_by_text("Start at")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board .choice.lit")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(squares).not_to_have_count(offered)
    assert [line.split(" ")[0] for line in sandbox.decided] == ["deploy"]
