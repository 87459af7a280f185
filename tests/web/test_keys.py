"""Keys and buttons do what they show: nothing that is pressed is lost, however late the server answers."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.player_page import enter, give_key, open_table
from tests.web.roborally_player import RoboRallyPlayer


class WatchedLine:
    """The line to a table on which updates come at once, but the answers to messages of one kind only when they are let
    through: on a busy machine the one is often far ahead of the other."""

    def __init__(self, page: Page, late: str = "") -> None:
        self.late = late
        self.sent: list[str] = []
        self.held: list[Callable[[], None]] = []
        self._late_ids: set[str] = set()
        page.route_web_socket("**/live", self._relay)

    def let_through(self) -> None:
        """From now on answers come as they would."""
        self.late = ""
        while self.held:
            self.held.pop(0)()

    def ask_anew(self) -> None:
        """The same is asked once more, as another question."""
        self._table["question"] += 1
        self._socket.send(json.dumps({"updates": [], "table": self._table}))

    def _relay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            kind = message.get("do", "").split(" ")[0] or next(iter(message))
            self.sent.append(kind)
            if self.late and kind == self.late:
                self._late_ids.add(message["id"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                self._socket, self._table = socket, message["table"]
            if self.late and message.get("id") in self._late_ids:
                self.held.append(lambda: socket.send(text))
            else:
                socket.send(text)

        socket.on_message(ask)
        server.on_message(answer)


def ann_on_watched_line(server: Server, visit: Visit, late: str = "") -> tuple[RoboRallyPlayer, WatchedLine]:
    """Ann, who is to make her first program, and her line to the table."""
    opened = open_table(server, "me:Ann", "bot:random")
    page = visit()
    give_key(page, opened)
    line = WatchedLine(page, late)
    page.goto(f"{server.address}/tables/{opened['match']}")
    ann = RoboRallyPlayer(page)
    assert ann.asked() == "program"
    return ann, line


def test_a_card_is_laid_from_the_moment_at_which_it_is_dealt(server: Server, visit: Visit) -> None:
    ann, line = ann_on_watched_line(server, visit, late="seal")
    page = ann.page
    for number in "12345":
        page.keyboard.press(number)
    page.keyboard.press("Enter")
    for _ in patiently():
        if ann.asked() == "program" and line.held and not ann.hand.locator("button.laid").count():
            break
        if ann.asked() == "question":
            page.keyboard.press(str(ann.gentlest.get_attribute("aria-keyshortcuts")))
        page.wait_for_timeout(20)
    page.keyboard.press("1")
    expect(ann.hand.locator("button.laid")).to_have_count(1)
    line.let_through()
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
    page.get_by_role("button", name="Hide seats, story and chat").click()
    page.get_by_role("button", name="Show seats, story and chat").click()
    page.get_by_role("tab", name="Chat").click()
    page.keyboard.press("Enter")
    expect(ann.hand.locator("button.laid")).to_have_count(0)


def test_a_press_does_not_answer_a_question_that_comes_up_under_it(server: Server, visit: Visit) -> None:
    ann, line = ann_on_watched_line(server, visit)
    card = ann.hand.locator("button").first
    card.hover()
    ann.page.mouse.down()
    line.ask_anew()
    expect(ann.hand).to_be_visible()
    ann.page.mouse.up()
    expect(ann.hand.locator("button.laid")).to_have_count(0)
    assert "place" not in line.sent
    card.click()
    for _ in patiently():
        if "place" in line.sent:
            break
        ann.page.wait_for_timeout(20)


def test_advice_for_an_earlier_question_is_not_offered(server: Server, visit: Visit) -> None:
    ann, line = ann_on_watched_line(server, visit, late="hint")
    ann.page.keyboard.press("h")
    expect(ann.page.locator("button[aria-busy=true]")).to_have_count(1)
    for _ in patiently():
        if line.held:
            break
        ann.page.wait_for_timeout(20)
    line.ask_anew()
    line.let_through()
    expect(ann.page.locator("button[aria-busy=true]")).to_have_count(0)
    expect(ann.page.get_by_role("radiogroup")).to_have_count(0)
