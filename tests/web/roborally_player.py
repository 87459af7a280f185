"""People who play RoboRally in the browser: they lay cards, seal, and answer what is asked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import patiently
from tests.web.conftest import Server
from tests.web.player_page import PlayerPage, decide, fetch_table_view

MOST_TURNS: Final = 60
AGAIN: Final = 10_000
"""Milliseconds after which one looks again whether a button is there."""

CARDS: Final = {
    "en": {"hand": "Your cards", "seal": "Seal the program", "stay": "Stay powered up", "up": "Power up"},
    "fr": {
        "hand": "Vos cartes",
        "seal": "Valider le programme",
        "stay": "Rester sous tension",
        "up": "Se remettre sous tension",
    },
}


def hand_of(server: Server, opened: dict[str, Any], seat: int = 0) -> list[str]:
    """The cards that a seat holds, as the server tells them to it alone."""
    robots = fetch_table_view(server, opened)["view"]["robots"]
    hand = next(robot["hand"] for robot in robots if robot["seat"] == seat)
    assert isinstance(hand, list)
    return hand


def program_through_api(server: Server, opened: dict[str, Any]) -> None:
    """Lays the cards of a hand from the left and seals, without a browser."""
    decision = ""
    while decision != "seal":
        decision = fetch_table_view(server, opened)["legal"][0]
        decide(server, opened, decision)


class RoboRallyPlayer(PlayerPage):
    """Somebody who plays in a page. `play` is told how: by mouse, keyboard or touch."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.cards: Final = CARDS[language]

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.cards["hand"])

    @property
    def seal(self) -> Locator:
        return self.page.get_by_role("button", name=self.cards["seal"])

    def asked(self) -> str:
        """Waits until something is asked of me or the race is over: `program`, `question`, `over`."""
        if not self.called():
            return "over"
        expect(self.hand.or_(self.choices.first).or_(self.result).or_(self.show).first).to_be_visible()
        if self.over():
            return "over"
        return "program" if self.hand.is_visible() else "question"

    def play(self, program: Callable[[], None], answer: Callable[[], None]) -> int:
        """Plays until the race is over; returns how many programs were made."""
        turns = 0
        while turns < MOST_TURNS:
            asked = self.asked()
            if asked == "over":
                return turns
            before = self.question()
            if asked == "program":
                program()
                turns += 1
            else:
                answer()
            self.moved_on(before)
        raise AssertionError("the race does not end")

    def question(self) -> str:
        """What is asked, with what lies in the hand: it changes when the answer has arrived."""
        cards = self.hand.locator("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
        return " ".join([*self.bar.all_inner_texts(), *cards])

    def moved_on(self, before: str) -> None:
        """Waits until the table has gone on from a question."""
        for _ in patiently():
            if self.over() or self.question() != before:
                return
            self.page.wait_for_timeout(50)

    # -- ways to play ------------------------------------------------------------------------------------------------

    def program_by(self, press: Callable[..., None]) -> None:
        """Lays cards from the left until no register is open, then seals. A button that goes away before it is pressed
        was that of the program before."""
        for _ in patiently():
            try:
                if self.seal.is_visible():
                    return press(self.seal, timeout=AGAIN)
                laid = self.hand.locator("button.laid").count()
                press(self.hand.locator("button:not(.laid)").first, timeout=AGAIN)
            except TimeoutError:
                if not self.hand.is_visible():
                    return None  # it was pressed: only the browser's word for it came late
                continue
            expect(self.hand.locator("button.laid")).to_have_count(laid + 1)

    @property
    def gentlest(self) -> Locator:
        """The answer without a risk: no power down, or else the last choice."""
        stay = self.choices.filter(has_text=self.cards["stay"]).or_(self.choices.filter(has_text=self.cards["up"]))
        return stay.first if stay.count() else self.choices.last

    def answer_by(self, press: Callable[..., None]) -> None:
        """A button that goes away before it is pressed was that of the question before."""
        with suppress(TimeoutError):
            press(self.gentlest, timeout=AGAIN)
