"""Crews that play Classic Rally in the browser: they turn and lay tiles, load cars, and drive routes that they see.

What they decide the server advises their seat; how they do it is by mouse or finger."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final
from urllib.error import HTTPError

from playwright.sync_api import Locator, TimeoutError

from paddock.games.classic_rally.components.road import Road
from paddock.games.classic_rally.components.tiles import CELL_VALUES, DIRECTION_COUNT, NOWHERE, TILE_KIND_VALUES
from tests.web.conftest import PATIENCE
from tests.web.player_page import ask
from tests.web.rallyman_gt_player import SOON, Choose, TableView, TitlePlayer, kind

NOT_WAITING: Final = 409
LAYING: Final = frozenset({"place_tile", "vote_finish", "place_finish"})
QUARTERS: Final = 4
IN_SIGHT: Final = """targets => targets.filter(target => {
    const box = target.getBoundingClientRect()
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return seen && seen.closest('[data-cell]') === target
}).map(target => target.dataset.cell)"""
"""The cells that a hand can reach: nothing lies over their middle."""


def mine(table_view: TableView) -> dict[str, Any]:
    """My player."""
    return next(dict(player) for player in table_view["view"]["players"] if player["seat"] == table_view["you"])


def tiles_to(table_view: TableView) -> dict[str, int]:
    """Cell → tiles from there to where I want to go next: a checkpoint that I have not been to, else FINISH."""
    laid = [
        (TILE_KIND_VALUES.code(tile["kind"]), CELL_VALUES.code(tile["at"]), int(tile["rotation"]) // 90)
        for tile in table_view["view"]["map"]
    ]
    road = Road(laid)
    missing = [f"checkpoint_{number}" for number in (1, 2, 3) if number not in mine(table_view)["tokens"]]
    found = {
        tile: 0 for tile in range(road.tiles) if TILE_KIND_VALUES.names[road.kinds[tile]] in (missing or ["finish"])
    }
    edge = list(found)
    for tile in edge:  # it grows meanwhile
        for other in road.neighbours[DIRECTION_COUNT * tile : DIRECTION_COUNT * (tile + 1)]:
            if other != NOWHERE and other not in found:
                found[other] = found[tile] + 1
                edge.append(other)
    return {CELL_VALUES.names[road.cells[tile]]: far for tile, far in found.items()}


def route(table_view: TableView, first: str) -> str:
    """The best route that begins like this, as `way forward@2,0 left@2,1 …`."""
    far = tiles_to(table_view)

    def cost(plan: dict[str, Any]) -> tuple[Any, ...]:
        return (
            plan["ends"] != "finish",
            plan["token"] is None,
            plan["ends"] in ("nowhere", "hazard"),
            far.get(plan["end"], len(far)),
        )

    plans = [plan for plan in table_view["preview"]["plans"] if plan["steps"][:1] == [first]]
    plan = min(plans, key=cost)
    return " ".join(
        ["way", *(f"{way}@{cell}" for way, cell in zip_longest(plan["steps"], plan["cells"], fillvalue=""))]
    )


def is_driving(table_view: TableView) -> bool:
    """Whether my rally car is still on its way, or has not set out."""
    view = table_view["view"]
    if table_view["status"] == "over" or view["phase"] not in ("turn", "moving"):
        return False
    return view["phase"] == "moving" or (
        view["turn"]["player"] == mine(table_view)["colour"] and not view["turn"]["moved"]
    )


class ClassicRallyPlayer(TitlePlayer):
    """Somebody with a mouse or a finger: `press` is `Locator.click` or `Locator.tap`."""

    def __init__(self, *given: Any, press: Callable[..., None] = Locator.click, **more: Any) -> None:
        super().__init__(*given, **more)
        self.press: Final = press

    def has_moved_on(self, before: TableView, patience: float) -> bool:
        """Whether something was decided, soon. A car that turns round may be asked the same again."""
        # Whoever has pressed in vain presses again.
        patience = min(patience, SOON)
        began = time.monotonic()
        while self.table_view()["number"] == before["number"]:
            if (time.monotonic() - began) * 1000 >= patience:
                return False
            self.page.wait_for_timeout(20)
        return True

    def advised(self, table_view: TableView) -> str:
        """What our best bot would decide; a whole route at once."""
        body = {"match": self.opened["match"], "seat": table_view["you"]}
        try:
            line = str(ask(self.server, "POST", "/api/hints", body, self.opened["token"])["do"])
        except HTTPError as error:
            if error.code != NOT_WAITING:
                raise
            # A press that reached the server late has decided already: whatever is pressed now changes nothing.
            line = str(table_view["legal"][0])
        return route(table_view, line.split()[1]) if kind(line) == "rally_step" else line

    def drive(
        self, how: Choose | None = None, until: Callable[[TableView], bool] = lambda _: False
    ) -> TableView | None:
        return super().drive(how or self.advised, until)

    def press_for(self, decision: str) -> None:
        what, *rest = decision.split()
        if what in LAYING:
            self._lay(decision)
        elif what == "way":
            self._drive(rest)
        elif what == "load":
            self._load()
        elif what == "place_assistance":
            self._place()
        elif what == "choose_disabled":
            self.press(self.page.locator(f'button[data-feature="{rest[0]}"]').first, timeout=SOON)
        elif what == "play_joker":
            self._play(decision)
        else:
            self.press(self.button(decision), timeout=SOON)

    def button(self, decision: str) -> Locator:
        """Its button in the hand, as long as it may be pressed; cards that are alike each have one."""
        return self.page.locator(f'button[data-decision="{decision}"]:not([aria-disabled="true"])').first

    def _lay(self, decision: str) -> None:
        """Holds the tile over its cell, turns it with the wheel until it lies as wanted, and lets it go."""
        spot = self.page.locator(f'g.spot[data-cell="{decision.split()[1]}"]')
        spot.hover(timeout=SOON)
        for _ in range(QUARTERS):
            if spot.get_attribute("data-lays", timeout=SOON) == decision:
                break
            self.page.mouse.wheel(0, 100)
            self.page.wait_for_timeout(20)
        self.press(spot, timeout=SOON)

    def drag(self) -> None:
        """Drags the tile in hand from its tray to a cell where it fits, whichever."""
        spot = self.page.locator("g.spot").first
        spot.wait_for(timeout=PATIENCE)
        place = spot.bounding_box()
        assert place is not None
        self.page.locator("section.tray button.tile").hover()
        self.page.mouse.down()
        self.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=3)
        self.page.mouse.up()

    def _load(self) -> None:
        """Lets our best bot load both cars."""
        suggested = self.page.locator('button[data-load="suggested"]')
        self.press(suggested, timeout=SOON)
        self.page.locator('button[data-load="suggested"][aria-busy="false"]').wait_for(timeout=PATIENCE)

    def _place(self) -> None:
        """Picks a tile in sight for the assistance car, whichever: all of them are good."""
        self.page.locator('[data-kind="place"]').first.wait_for(timeout=SOON)
        cell = self.reachable("place")[0]
        self.press(self.target("place", cell), timeout=SOON)
        self.press(self.page.locator(f'button[data-decision="place_assistance {cell}"]'), timeout=SOON)

    def _play(self, decision: str) -> None:
        """Looks at the joker, then plays it."""
        self.press(self.page.locator(".joker button.face"), timeout=SOON)
        self.press(self.page.locator(f'.joker button[data-decision="{decision}"]'), timeout=SOON)

    def _drive(self, steps: list[str]) -> None:
        """Chooses a route tile by tile, on the map where a hand can reach it, and drives it to its end."""
        if self.page.locator("button.drive").is_visible():  # of an earlier try
            self.page.keyboard.press("Escape")
        for step in steps:
            way, _, cell = step.partition("@")
            button = self.page.locator(f'button[data-way="{way}"][aria-disabled="false"]')
            button.wait_for(timeout=SOON)
            on_map = cell in self.reachable("step")
            self.press(self.target("step", cell) if on_map else button, timeout=SOON)
            self.done["tile" if on_map else "button"] += 1
        self.press(self.page.locator('button.drive[aria-disabled="false"]'), timeout=SOON)
        began = time.monotonic()
        while is_driving(self.table_view()):
            if time.monotonic() - began > PATIENCE / 1000:
                raise TimeoutError("the route is not driven")
            self.page.wait_for_timeout(20)

    def target(self, kind: str, cell: str) -> Locator:
        """A cell on the map that may be pressed."""
        return self.page.locator(f'[data-kind="{kind}"][data-cell="{cell}"]')

    def reachable(self, kind: str) -> list[str]:
        """The cells of a kind that a hand can reach: nothing lies over them."""
        found: list[str] = self.page.locator(f'[data-kind="{kind}"]').evaluate_all(IN_SIGHT)
        return found
