"""Every key that is shown on a button does what the button does: in all kinds of questions of all titles, also right
after the mouse was used."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from paddock.core.registry import game as game_of
from tests.conformance.trial import trials_of, wander
from tests.effort import EFFORT
from tests.patience import patiently
from tests.web.conftest import Server, Visit
from tests.web.sandbox_setup import open_sandbox

FARTHEST: Final = 400
"""How far into a random game questions are looked for."""
FEW: Final = 2
"""How many positions of a title a quick run looks at: those with the most to choose from."""

BUTTONS: Final = ".under button:not(.tools *), .board button"
KEY_NAMES: Final = {
    "⏎": "Enter",
    "␣": " ",
    "⌫": "Backspace",
    "ESC": "Escape",
    "↑": "ArrowUp",
    "→": "ArrowRight",
    "↓": "ArrowDown",
    "←": "ArrowLeft",
}
ADVERTISED: Final = """(buttons) => buttons.map((button, place) => {
    const usable = button.checkVisibility() && !button.disabled && button.ariaDisabled !== 'true'
    const key = button.getAttribute('aria-keyshortcuts') ?? button.querySelector('kbd')?.innerText.trim() ?? ''
    return [place, usable ? key : '']
}).filter(([, key]) => key)"""
SHOWN: Final = """() => {
  if (document.querySelector('.under [aria-busy=true]')) return null
  const parts = [...document.querySelectorAll('.under, .board, .panels, dialog[open]')]
  const text = parts.map((part) => part.innerHTML).join()
  let sum = 0
  for (let place = 0; place < text.length; place++) sum = (31 * sum + text.charCodeAt(place)) | 0
  return sum
}"""
"""A number for what is on the screen: another one when something has changed, none while an answer is awaited."""
LATE: Final = 200
"""Milliseconds that every other answer takes: longer than two looks, so that whoever does not wait is found out."""


def questions(title: str) -> list[dict[str, Any]]:
    """Positions in which seat 0 is asked: together they have every kind of decision that random games come to. The
    longest lists come first."""
    game = game_of(title)
    found: dict[frozenset[str], tuple[int, dict[str, Any]]] = {}
    for trial in trials_of(game):
        for moment in wander(trial, "keys"):
            if moment.number > FARTHEST:
                break
            if moment.waiting[0] != 0:
                continue
            legal = [game.space.notation(each) for each in game.legal(moment.state, 0)]
            kinds = frozenset(line.split(" ")[0] for line in legal)
            # A course that is drawn in a position can't be set up at a table.
            if kinds not in found and not isinstance((position := game.dump(moment.state)).get("course"), dict):
                found[kinds] = len(legal), position
    chosen: list[tuple[int, dict[str, Any]]] = []
    missing = frozenset[str]().union(*found)
    while missing:
        kinds = max(found, key=lambda each: len(each & missing))
        missing -= kinds
        chosen.append(found[kinds])
    chosen.sort(key=itemgetter(0), reverse=True)
    return [position for _, position in (chosen if EFFORT.long else chosen[:FEW])]


class TriedQuestion:
    """A question in a page, of which no answer is taken: what is sent is only noted."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.sent: Final[list[str]] = []
        self._late = False
        page.route("**/decisions", self._refuse)
        self.settle()

    def _refuse(self, route: Route) -> None:
        self.sent.append((route.request.post_data_json or {})["do"])
        self._late = not self._late
        if self._late:
            self.page.wait_for_timeout(LATE)
        route.fulfill(status=422, json={"code": "refused", "message": "It is only tried."})

    def shown_keys(self) -> list[tuple[int, str]]:
        """The buttons that can be pressed and show a key: their places, and the keys."""
        shown = self.page.locator(BUTTONS).evaluate_all(ADVERTISED)
        return [(place, KEY_NAMES.get(key.upper(), key)) for place, key in shown]

    def settle(self) -> int:
        """Waits until nothing moves any more and nothing is awaited; the number of what is shown then."""
        expect(self.page.get_by_role("button", name="End the trial")).to_be_visible()
        expect(self.page.locator(BUTTONS).first).to_be_visible()
        before = None
        for _ in patiently():
            shown = self.page.evaluate(SHOWN)
            if shown is not None and shown == before:
                return int(shown)
            before = shown
            self.page.wait_for_timeout(60)
        raise AssertionError("unreachable")

    def outcome(self, press: Callable[[], None]) -> tuple[list[str], list[tuple[int, str]]]:
        """What is sent because of a press, and which keys are shown after it; then everything is as it was."""
        before = self.settle()
        self.sent.clear()
        press()
        for _ in patiently():
            if self.sent or self.page.evaluate(SHOWN) != before:
                break
            self.page.wait_for_timeout(20)
        self.settle()
        found = list(self.sent), self.shown_keys()
        if self.page.evaluate(SHOWN) != before:
            self.page.keyboard.press("Escape")
        if self.settle() != before:
            self.page.reload()
            self.settle()
        return found


@pytest.mark.parametrize("title", ["roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race"])
def test_keys_on_buttons_do_what_the_buttons_do(server: Server, visit: Visit, title: str) -> None:
    for position in questions(title):
        page, _ = open_sandbox(server, visit, title, position)
        question = TriedQuestion(page)
        for place, key in question.shown_keys():
            button = page.locator(BUTTONS).nth(place)
            name = button.inner_text()
            clicked = question.outcome(button.click)
            pressed = question.outcome(partial(page.keyboard.press, key))
            # A die that is clicked is taken in hand; its key lays it at once.
            assert clicked == pressed or (pressed[0] and not clicked[0]), f"{key!r} is not {name!r}: {pressed}"
        page.close()
