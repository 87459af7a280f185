"""People who play GangRush in the browser: they place hazards, keep dice, set the dial, and drive a way that they see.

What they decide follows from what the server tells their seat; how they do it is by mouse or finger."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.rallyman_gt_player import SOON, Choose, TableView, TitlePlayer, kind

FAST: Final = 30
TURNING: Final = 20
"""As fast as a car may be that is about to turn: there are three free wheels left."""
NEAR: Final = 12
"""From here on one may come to where cars turn before the wall of five."""
LOOK: Final = 50
"""Milliseconds between two looks."""
IN_SIGHT: Final = """targets => targets.filter(target => {
    const box = target.querySelector('.space').getBoundingClientRect()
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return seen && seen.closest('.target') === target
}).map(target => target.dataset.space)"""


def in_sight(page: Page) -> Locator:
    """A space that may be chosen and can be pressed where it is seen; the camera may still be on its way."""
    targets = page.locator(".target.place")
    targets.first.wait_for(state="attached", timeout=SOON)
    for _ in range(SOON // LOOK):
        if seen := targets.evaluate_all(IN_SIGHT):
            return page.locator(f'.target.place[data-space="{seen[0]}"]')
        page.wait_for_timeout(LOOK)
    raise TimeoutError("no space is in sight")


def mine(table_view: TableView) -> dict[str, Any]:
    """My car."""
    return next(dict(car) for car in table_view["view"]["cars"] if car["seat"] == table_view["you"])


def loss(path: dict[str, Any], driver: str) -> float:
    """What a way costs its driver on average; the river and the police cost most."""
    cost = 0.0
    for outcome in path["outcomes"]:
        for car in outcome["cars"]:
            if car["car"] == driver:
                gone = car["at"] in ("river", "arrested")
                cost += outcome["chance"] * (100 * car["damage"] - car["gain"] + 1000 * gone)
    return cost


def choose(table_view: TableView) -> str:
    """What somebody decides who drives briskly and keeps out of harm's way. A whole way is `way F FL …`."""
    legal, view, car = table_view["legal"], table_view["view"], mine(table_view)
    if any(kind(line) == "step" for line in legal):
        best = min(table_view["preview"]["paths"], key=lambda path: loss(path, car["driver"]))
        return " ".join(["way", *best["steps"]])
    if "stop" in legal:
        again = "".join(
            str(number)
            for number, face in enumerate(view["turn"]["dice"], 1)
            if face != "speed" and number not in view["turn"].get("aside", [])
        )
        wanted = f"reroll {again}"
        slow = car["speed"] < TURNING and view["turn"]["rerolls"] > 1
        return wanted if wanted in legal and slow else "stop"
    dial = {line: car["speed"] + 10 * int(line.split()[1]) for line in legal if kind(line) == "speed"}
    if dial and "restart" not in legal:
        outward = view["settings"]["expert"] and not car["homeward"]
        most = TURNING if outward and int(car["at"].split(":")[1]) >= NEAR else FAST
        return min(dial, key=lambda line: abs(dial[line] - most))
    turning = ["handbrake"] if view["settings"]["expert"] else []
    answers = (*turning, "restart", "roll", "settle", "end")
    return next((line for line in answers if line in legal), legal[-1])


class GangRushPlayer(TitlePlayer):
    """Somebody with a mouse or a finger: `press` is `Locator.click` or `Locator.tap`."""

    def __init__(self, *given: Any, press: Callable[..., None] = Locator.click, **more: Any) -> None:
        super().__init__(*given, **more)
        self.press: Final = press

    def asked(self) -> TableView | None:
        """Whoever does not want to watch what the others did goes on at once."""
        found = super().asked()
        with suppress(TimeoutError):  # it may all have been shown by now
            if found is not None and self.skip.is_visible():
                self.press(self.skip, timeout=500)
        return found

    @property
    def skip(self) -> Locator:
        return self.page.locator("section.stage button.skip")

    def drive(self, how: Choose = choose, until: Callable[[TableView], bool] = lambda _: False) -> TableView | None:
        return super().drive(how, until)

    def press_for(self, decision: str) -> None:
        what, *rest = decision.split()
        if what == "car":
            self.press(self.page.locator(f'.picking [data-driver="{rest[0]}"]'), timeout=SOON)
        if what == "way":
            self._drive(rest)
        elif what == "place":
            self._place()
        elif what == "reroll":
            self._reroll(rest[0])
        else:
            self.press(self.button(decision), timeout=SOON)

    def _drive(self, steps: list[str]) -> None:
        """Chooses step by step, and drives once the whole way is there. What asks something on the way stops it."""
        drive = self.page.locator("button[data-drive]")
        if drive.is_visible():  # of an earlier try
            self.page.keyboard.press("Escape")
        for step in steps:
            self.press(self.button(f"step {step}"), timeout=SOON)
        self.press(drive, timeout=SOON)
        expect(self.page.locator("button[data-drive]:disabled")).to_have_count(0)

    def _place(self) -> None:
        """Presses a space that is in sight, whichever: all of them are good."""
        self.press(in_sight(self.page), timeout=SOON)

    def _reroll(self, dice: str) -> None:
        """Keeps the other dice, by pressing each."""
        places = self.page.locator("button[data-die]")
        places.first.wait_for(timeout=SOON)
        for number in places.evaluate_all("places => places.map(place => place.dataset.die)"):
            place = self.page.locator(f'button[data-die="{number}"]')
            kept = place.get_attribute("aria-pressed", timeout=SOON) == "true"
            if kept != (number not in dice):
                self.press(place, timeout=SOON)
        self.press(self.button(f"reroll {dice}"), timeout=SOON)
