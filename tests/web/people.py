"""People at the table in the browser: they read what is on the screen, and use a mouse, a keyboard or a finger."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import Server

SHORT: Final = {"course": "house_first_steps", "choose_robots": False, "option_cards": False, "timer": "off"}
"""A small course, without the questions of set-up: races that are over in a few turns."""
MOST_TURNS: Final = 60

WORDS: Final = {
    "en": {
        "mine": "Your turn",
        "hand": "Your cards",
        "bar": "What you may do",
        "seal": "Seal the program",
        "result": "The result",
        "show": "Show the result",
        "stay": "Stay powered up",
        "up": "Power up",
    },
    "fr": {
        "mine": "À vous",
        "hand": "Vos cartes",
        "bar": "Ce que vous pouvez faire",
        "seal": "Valider le programme",
        "result": "Le résultat",
        "show": "Voir le résultat",
        "stay": "Rester sous tension",
        "up": "Se remettre sous tension",
    },
}


def ask(server: Server, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request to the server, as a program would make it."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def open_table(server: Server, *seats: str, options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Opens a table and starts it if nobody is missing: `open_table(server, "me:Ann", "bot:random")`."""
    wishes = []
    for seat in seats:
        who, _, what = seat.partition(":")
        wishes.append({"who": who, ("level" if who == "bot" else "name"): what or ("driver" if who == "bot" else "")})
    start = not any(seat.startswith("link") for seat in seats)
    body = {"title": "roborally", "seats": wishes, "options": {**SHORT, **(options or {})}, "start": start, **more}
    return dict(ask(server, "POST", "/api/tables", body))


def give_key(page: Page, opened: dict[str, Any]) -> None:
    """Lets the browser know the key to the seats of a table, as if it had been opened there."""
    match = opened["match"]
    key = {"match": match, "title": "roborally", "token": opened["token"], "seats": opened["seats"], "used": 1}
    known = json.dumps({match: {**key, "host": True, "invitation": opened.get("invitation", "")}})
    speed = json.dumps({"speed": 4})
    page.add_init_script(
        f"localStorage.getItem('paddock.seats') ?? localStorage.setItem('paddock.seats', {known!r});"
        f"localStorage.getItem('paddock.preferences') ?? localStorage.setItem('paddock.preferences', {speed!r});"
    )


def hand_of(server: Server, opened: dict[str, Any], seat: int = 0) -> list[str]:
    """The cards that a seat holds, as the server tells them to it alone."""
    view = ask(server, "GET", f"/api/tables/{opened['match']}", token=opened["token"])["view"]
    hand = next(robot["hand"] for robot in view["robots"] if robot["seat"] == seat)
    assert isinstance(hand, list)
    return hand


class Person:
    """Somebody who plays in a page. `answer` is how: by mouse, keyboard or touch."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page: Final = page
        self.words: Final = WORDS[language]

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.words["bar"])

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.words["hand"])

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("heading", name=self.words["result"])

    @property
    def choices(self) -> Locator:
        """The answers to a question, in the action bar."""
        return self.bar.locator(".choices button")

    @property
    def show(self) -> Locator:
        """What leads to the result while the last moves are still being shown."""
        return self.page.get_by_role("button", name=self.words["show"])

    def over(self) -> bool:
        """Whether the race is over. Whoever does not want to watch its last moves goes on to the result."""
        if self.show.is_visible():
            with suppress(TimeoutError):  # the result may come by itself before the click
                self.show.click(timeout=1000)
            expect(self.result).to_be_visible(timeout=60_000)
        return self.result.is_visible()

    def asked(self) -> str:
        """Waits until something is asked of me or the race is over: `program`, `question`, `over`."""
        mine = self.bar.get_by_text(self.words["mine"], exact=True)
        expect(mine.or_(self.result).or_(self.show).first).to_be_visible(timeout=60_000)
        if self.over():
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
        for _ in range(600):
            if self.over() or self.question() != before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing happened after: {before}")

    # -- ways to play ------------------------------------------------------------------------------------------------

    def program_by(self, press: Callable[[Locator], None]) -> None:
        """Lays cards from the left until no register is open, then seals."""
        seal = self.page.get_by_role("button", name=self.words["seal"])
        while not seal.is_visible():
            free = self.hand.locator("button:not(.laid)").first
            laid = self.hand.locator("button.laid").count()
            press(free)
            expect(self.hand.locator("button.laid")).to_have_count(laid + 1)
        press(seal)

    def answer_by(self, press: Callable[[Locator], None]) -> None:
        """Answers a question with its last choice: no power down, no risk."""
        stay = self.choices.filter(has_text=self.words["stay"]).or_(self.choices.filter(has_text=self.words["up"]))
        press(stay.first if stay.count() else self.choices.last)
