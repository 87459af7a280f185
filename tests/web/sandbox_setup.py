"""Situations that are set up instead of waited for: a sandbox in the browser that begins from any position.

The page and what it asks for are real; what it tries is tried here, by the same engine and in the server's own words,
so that chances are what the test says they are."""

from __future__ import annotations

import random
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route

from paddock.core.chance import LiveChance, ScriptedChance
from paddock.core.event import NO_EVENTS
from paddock.core.game import Game, RefusedError
from paddock.core.registry import game as game_of
from paddock.core.translations import translations_for
from paddock.match.sandbox import Sandbox
from paddock.server.routes.sandboxes import sandbox_json
from paddock.server.sandboxes import SandboxEntry
from tests.games.table import Script
from tests.web.conftest import Server, Visit
from tests.web.player_page import give_key, open_table

NAME: Final = "set-up"


class SandboxSetup:
    """A position that is played on in a page. Chances that no script names come from a seed."""

    def __init__(self, title: str, position: dict[str, Any], chances: Script = ()) -> None:
        self.game: Final[Game[Any]] = game_of(title)
        script = [(name, [self.game.chance_domains[name].code(value) for value in values]) for name, values in chances]
        chance_source = ScriptedChance(script, LiveChance(random.Random(1)))
        state = self.game.load(position)
        self.game.advance(state, chance_source, NO_EVENTS)
        self.branch: Final = Sandbox(self.game, state, 0, chance_source)
        self.decided: Final[list[str]] = []

    @property
    def legal(self) -> list[str]:
        """What the seat may decide that is waited for."""
        waiting = self.game.waiting_for(self.branch.state)
        return [self.game.space.notation(each) for each in self.game.legal(self.branch.state, waiting[0])]

    def view(self) -> dict[str, Any]:
        """The position as seat 0 sees it."""
        return self.game.view(self.branch.state, 0)

    def serve(self, page: Page) -> None:
        """Answers what the page asks about its sandbox."""
        page.route("**/api/tables/*/branches", self._answer)
        page.route(f"**/api/branches/{NAME}**", self._answer)
        page.route(f"**/api/branches/{NAME}/*", self._answer)

    def _answer(self, route: Route) -> None:
        request = route.request
        address = urlsplit(request.url)
        asked: dict[str, Any] = request.post_data_json or {} if request.method == "POST" else {}
        found: dict[str, Any] = {}
        if address.path.endswith("/decisions"):
            try:
                events = self.branch.decide(asked["seat"], asked["do"])
            except RefusedError as refused:
                refusal = refused.refusal
                language = request.headers.get("accept-language", "en")[:2]
                why = translations_for(language, self.game).reason(refusal)
                route.fulfill(status=422, json={"code": "refused", "message": why, "clause": refusal.clause_id})
                return
            self.decided.append(asked["do"])
            found["events"] = [self.game.events.json(event) for event in events]
        elif address.path.endswith("/back"):
            self.branch.take_back(asked["steps"])
        seats = [*map(int, parse_qs(address.query).get("seat", [])), asked.get("seat")]
        route.fulfill(json={**sandbox_json(NAME, SandboxEntry("", "", self.branch), seats[0]), **found})


def open_sandbox(
    server: Server, visit: Visit, title: str, position: dict[str, Any], chances: Script = (), **how: Any
) -> tuple[Page, SandboxSetup]:
    """Somebody tries something in a browser, from a position of seat 0 and others."""
    sandbox = SandboxSetup(title, position, chances)
    bots = ["bot:random"] * (sandbox.game.seats(sandbox.branch.state) - 1)
    opened = open_table(server, "me:Ann", *bots, title=title, settings=position.get("settings"))
    page = visit(**how)
    give_key(page, opened)
    sandbox.serve(page)
    page.goto(f"{server.address}/replays/{opened['match']}?try=now")
    return page, sandbox
