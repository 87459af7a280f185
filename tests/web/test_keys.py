"""Keys and buttons do what they show: nothing that is pressed is lost, however late the server answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.player_page import enter, give_key, open_table
from tests.web.roborally_player import RoboRallyPlayer


class LateAnswers:
    """The line to a table on which updates come at once, and the word that a decision of one kind was taken only when
    it is let through: on a busy machine the one is often far ahead of the other."""

    def __init__(self, page: Page, kind: str) -> None:
        self.kind = kind
        self.asked: set[str] = set()
        self.held: list[Callable[[], None]] = []
        page.route_web_socket("**/live", self._relay)

    def let_through(self) -> None:
        """From now on answers come as they would."""
        self.kind = ""
        while self.held:
            self.held.pop(0)()

    def _relay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if self.kind and message.get("do", "").startswith(self.kind):
                self.asked.add(message["id"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            if self.kind and json.loads(text).get("id") in self.asked:
                self.held.append(lambda: socket.send(text))
            else:
                socket.send(text)

        socket.on_message(ask)
        server.on_message(answer)


def ann_with_late_answers(server: Server, visit: Visit, kind: str, **table: Any) -> tuple[Page, LateAnswers]:
    """Ann and a bot, and the answers that she gets to decisions of one kind."""
    opened = open_table(server, "me:Ann", "bot:random", **table)
    page = visit()
    give_key(page, opened)
    answers = LateAnswers(page, kind)
    page.goto(f"{server.address}/tables/{opened['match']}")
    return page, answers


def test_a_card_is_laid_from_the_moment_at_which_it_is_dealt(server: Server, visit: Visit) -> None:
    page, answers = ann_with_late_answers(server, visit, "seal")
    ann = RoboRallyPlayer(page)
    assert ann.asked() == "program"
    for number in "12345":
        page.keyboard.press(number)
    page.keyboard.press("Enter")
    for _ in patiently():
        if ann.asked() == "program" and answers.held and not ann.hand.locator("button.laid").count():
            break
        if ann.asked() == "question":
            page.keyboard.press(str(ann.gentlest.get_attribute("aria-keyshortcuts")))
        page.wait_for_timeout(20)
    page.keyboard.press("1")
    expect(ann.hand.locator("button.laid")).to_have_count(1)
    answers.let_through()
    expect(page.locator(".pending")).to_have_count(0)
    expect(ann.hand.locator("button.laid")).to_have_count(1)


@pytest.mark.parametrize("by", ["mouse", "drag", "focus"])
def test_enter_seals_a_complete_program_however_it_was_laid(server: Server, visit: Visit, by: str) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random"))
    ann = RoboRallyPlayer(page)
    assert ann.asked() == "program"
    registers = page.get_by_role("group", name="Registers").locator("button")
    for place in range(5):
        card = ann.hand.locator("button").nth(place)
        if by == "mouse":
            card.click()
        elif by == "drag":
            card.drag_to(registers.nth(place))
        else:
            card.focus()
            page.keyboard.press("Enter")
        expect(ann.hand.locator("button.laid")).to_have_count(place + 1)
    page.keyboard.press("Enter")
    expect(ann.hand.locator("button.laid")).to_have_count(0)


def test_keys_mean_what_they_show_after_any_button_was_pressed_by_mouse(server: Server, visit: Visit) -> None:
    page = enter(server, visit, open_table(server, "me:Ann", "bot:random"))
    ann = RoboRallyPlayer(page)
    assert ann.asked() == "program"
    for number in "12345":
        page.keyboard.press(number)
    page.get_by_role("button", name="×2").click()
    page.get_by_role("tab", name="Chat").click()
    page.keyboard.press("Enter")
    expect(ann.hand.locator("button.laid")).to_have_count(0)
