"""People at the table in the browser: they read what is on the screen, and use a mouse, a keyboard or a finger.

What is the same whatever is played; for a title see the modules named `<title>_player.py`."""

from __future__ import annotations

import json
import urllib.request
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import patiently
from tests.web.conftest import PATIENCE, Server, Visit

SHORT: Final[dict[str, dict[str, Any]]] = {
    "roborally": {"course": "house_first_steps", "choose_robots": False, "option_cards": False, "timer": "off"},
    "rallyman_gt": {"circuit": "1"},
    "gang_rush": {"gentle_hazards": True, "no_shop": True, "no_ramps": True},
    "classic_rally": {"full_ranking": False},
    "great_race": {},
    "sprint": {},
    "dash": {},
    "crooked": {},
}
"""Games that are over in a few turns, without the questions of set-up."""

WORDS: Final = {
    "en": {"mine": "Your turn", "bar": "What you may do", "result": "The result", "show": "Show the result"},
    "fr": {
        "mine": "À vous",
        "bar": "Ce que vous pouvez faire",
        "result": "Le résultat",
        "show": "Voir le résultat",
    },
}


def ask(server: Server, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request to the server, as a program would make it."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as response:
        return json.load(response)


def open_table(
    server: Server, *seats: str, title: str = "roborally", settings: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """Opens a table and starts it if nobody is missing: `open_table(server, "me:Ann", "bot:random")`."""
    wishes = []
    for seat in seats:
        who, _, what = seat.partition(":")
        wishes.append({"who": who, ("level" if who == "bot" else "name"): what or ("driver" if who == "bot" else "")})
    start = not any(seat.startswith("link") for seat in seats)
    body = {"title": title, "seats": wishes, "settings": {**SHORT[title], **(settings or {})}, "start": start, **more}
    return dict(ask(server, "POST", "/api/tables", body))


def give_key(page: Page, opened: dict[str, Any]) -> None:
    """Lets the browser know the key to the seats of a table, as if it had been opened there."""
    match, title = opened["match"], opened["table"]["title"].partition("@")[0]
    key = {"match": match, "title": title, "token": opened["token"], "seats": opened["seats"], "used": 1}
    known = json.dumps({match: {**key, "host": True, "invitation": opened.get("invitation", "")}})
    page.add_init_script(
        f"localStorage.getItem('paddock.seats') ?? localStorage.setItem('paddock.seats', {known!r});"
        "{const known = JSON.parse(localStorage.getItem('paddock.preferences') ?? '{}');"
        "localStorage.setItem('paddock.preferences', JSON.stringify({speed: 4, ...known}))}"
    )


def enter(server: Server, visit: Visit, opened: dict[str, Any], **how: Any) -> Page:
    """Whoever opened a table sits down at it in a browser."""
    page = visit(**how)
    give_key(page, opened)
    page.goto(f"{server.address}/tables/{opened['match']}")
    return page


def fetch_table_view(server: Server, opened: dict[str, Any]) -> dict[str, Any]:
    """The table as the server tells it to whoever opened it."""
    return dict(ask(server, "GET", f"/api/tables/{opened['match']}", token=opened["token"]))


def decide(server: Server, opened: dict[str, Any], decision: str) -> None:
    """Decides for whoever opened a table, as a program would: what goes before anybody looks at it."""
    table_view = fetch_table_view(server, opened)
    sent = {
        "do": decision,
        "id": f"before-{table_view['number']}",
        "about": table_view["question"],
        "seat": table_view["you"],
    }
    ask(server, "POST", f"/api/tables/{opened['match']}/decisions", sent, opened["token"])


class PlayerPage:
    """Somebody who plays in a page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page: Final = page
        self.words: Final = WORDS[language]

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.words["bar"])

    @property
    def mine(self) -> Locator:
        """What says that something is asked of me."""
        return self.bar.get_by_text(self.words["mine"], exact=True)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("heading", name=self.words["result"], exact=True)

    @property
    def choices(self) -> Locator:
        """The answers to a question, in the action bar."""
        return self.bar.locator(".choices button")

    @property
    def skip(self) -> Locator:
        """What leads past what the others did, while it is still being shown."""
        return self.page.locator("section.stage button.skip")

    @property
    def show(self) -> Locator:
        """What leads to the result while the last moves are still being shown."""
        return self.page.get_by_role("button", name=self.words["show"])

    def over(self) -> bool:
        """Whether the race is over. Whoever does not want to watch its last moves goes on to the result."""
        if self.show.is_visible():
            with suppress(TimeoutError):  # the result may come by itself before the click
                self.show.click(timeout=1000)
            expect(self.result).to_be_visible()
        return self.result.is_visible()

    def called(self) -> bool:
        """Waits until something is asked of me, or the race is over: then nothing is."""
        for _ in patiently():
            expect(self.mine.or_(self.result).or_(self.skip).first).to_be_visible()
            if not self.skip.is_visible():
                break
            with suppress(TimeoutError):  # it may all have been shown by now
                self.skip.click(timeout=500)
        return not self.over()
