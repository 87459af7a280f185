"""People who play Rallyman: GT in the browser: they lay dice on spaces, roll, stop, and answer what is asked.

What they decide follows from what the server tells their seat; how they do it is by mouse, finger or keyboard."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.effort import EFFORT
from tests.patience import LOOK, patiently
from tests.server.laps import HAIRPINS
from tests.web.conftest import Server
from tests.web.player_page import PlayerPage, decide, fetch_table_view

TableView = dict[str, Any]
Choose = Callable[[TableView], str]

MOST: Final = 400
"""Decisions in a race."""
IN_VAIN: Final = 30_000
"""Milliseconds after which whoever has pressed in vain presses again."""
SOON: Final = 5_000
"""Milliseconds until one looks again."""
CRUISING: Final = 4
DARING: Final = 0.2
STEPS: Final = frozenset({"gear", "gas", "brake", "boost"})
SMALL: Final = {"circuit": {"name": "Hairpins", "tiles": HAIRPINS}}
"""A lap of a few turns."""
ANSWERS: Final = ("roll", "relay", "stay_out", "side left", "tyres asphalt")


def kind(decision: str) -> str:
    return decision.partition(" ")[0]


def run_of(table_view: TableView) -> dict[str, Any]:
    """What the seat plays in: the race, or its own qualifying lap."""
    view = table_view["view"]
    return dict(view["runs"][table_view["you"]] if view["phase"] == "qualifying" else view)


def about(table_view: TableView) -> tuple[Any, ...]:
    """What is asked, and how far the turn has come: another one after every decision."""
    if table_view["status"] == "over":
        return ("over",)
    return (table_view["question"], table_view["legal"], run_of(table_view).get("turn"))


def choose(table_view: TableView) -> str:
    """What somebody decides who drives briskly, and flat out where the risk is small; who fails lays the dice again."""
    legal, preview = table_view["legal"], table_view["preview"]
    run = run_of(table_view)
    if run["phase"] != "plan":
        steps = [line for line in legal if kind(line) in STEPS]
        return next((answer for answer in (*ANSWERS, *steps) if answer in legal), legal[0])
    fits = [step for step in preview["next"] if not step["too_fast"] and step["loss"] < DARING]
    on = [step for step in fits if step["finishes"] or step["speed"] <= CRUISING]
    if on:
        return str(max(on, key=lambda step: (step["finishes"], -step["warnings"], step["speed"]))["step"])
    if not run["turn"]["plan"]:
        return str(min(preview["next"], key=lambda step: (step["too_fast"], step["speed"]))["step"])
    return "flat_out" if preview["flat_out"]["loss"] < DARING else "roll"


def step_by_step(table_view: TableView) -> str:
    """The same, but the dice are rolled one by one, and the last of them stay where they are."""
    decision = choose(table_view)
    if "stop" in table_view["legal"] and len(table_view["preview"]["plan"]) == 1:
        return "stop"
    return "roll" if decision == "flat_out" else decision


def push_hard(table_view: TableView) -> str:
    """All dice that the road takes, and flat out: sooner or later that fails."""
    run, preview = run_of(table_view), table_view["preview"]
    if run["phase"] != "plan":
        return choose(table_view)
    steps = [step for step in preview["next"] if not step["too_fast"] and not step["finishes"]]
    if steps:
        return str(max(steps, key=lambda step: (step["loss"], step["warnings"]))["step"])
    return "flat_out" if "flat_out" in table_view["legal"] else choose(table_view)


def go_slowly(table_view: TableView) -> str:
    """One space at speed 1: where the pits are in reach."""
    legal = table_view["legal"]
    if run_of(table_view)["phase"] != "plan" or "roll" in legal:
        return choose(table_view) if "roll" not in legal else "roll"
    return next((line for line in legal if line.startswith("gear 1 ")), legal[0])


def play_until(server: Server, opened: dict[str, Any], how: Choose, until: Callable[[TableView], bool]) -> None:
    """In a quick run: drives without a browser until what is asked is what was waited for, or the race is over. In a
    long one all of it is driven on the screen."""
    for _ in patiently():
        table_view = fetch_table_view(server, opened)
        if EFFORT.long or table_view["status"] == "over" or (table_view["legal"] and until(table_view)):
            return
        if table_view["legal"]:
            decide(server, opened, how(table_view))
        else:
            time.sleep(LOOK)


class TitlePlayer(PlayerPage):
    """Somebody who drives in a page, by whatever a subclass uses."""

    def __init__(self, page: Page, server: Server, opened: dict[str, Any], language: str = "en") -> None:
        super().__init__(page, language)
        self.server: Final = server
        self.opened: Final = opened
        self.done: Final[Counter[str]] = Counter()
        """What was decided, by kind."""

    def table_view(self) -> TableView:
        return fetch_table_view(self.server, self.opened)

    def asked(self) -> TableView | None:
        """Waits until something is asked of me; nothing, if the race is over."""
        for _ in patiently():
            if not self.called():
                return None
            table_view = self.table_view()
            if table_view["status"] != "over" and table_view["legal"]:
                return table_view
            self.page.wait_for_timeout(50)
        return None

    def drive(self, how: Choose = choose, until: Callable[[TableView], bool] = lambda _: False) -> TableView | None:
        """Drives until the race is over, or until what is asked is what was waited for: then that is returned."""
        for _ in range(MOST):
            table_view = self.asked()
            if table_view is None or until(table_view):
                return table_view
            self.decide(how(table_view), table_view)
        raise AssertionError(f"the race does not end: {self.done}")

    def decide(self, decision: str, table_view: TableView) -> None:
        """Decides on the screen, and waits until the server knows. A screen may change under the hand: then again."""
        for _ in patiently():
            pressed = False
            with suppress(TimeoutError):
                self.press_for(decision)
                pressed = True
            if self.has_moved_on(table_view, IN_VAIN if pressed else 0):
                self.done[kind(decision)] += 1
                return

    def has_moved_on(self, before: TableView, patience: float) -> bool:
        """Whether the question is another one, in a while at the latest."""
        began = time.monotonic()
        while about(self.table_view()) == about(before):
            if (time.monotonic() - began) * 1000 >= patience:
                return False
            self.page.wait_for_timeout(20)
        return True

    def space(self, name: str) -> Locator:
        """A space that dice can be laid on."""
        return self.page.locator(f'[data-space="{name}"]')

    def button(self, decision: str) -> Locator:
        """Its button before the driver, as long as it may be pressed."""
        return self.page.locator(f'button[data-decision="{decision}"][aria-disabled="false"]')

    @abstractmethod
    def press_for(self, decision: str) -> None:
        """Does on the screen what leads to a decision."""


class MousePlayer(TitlePlayer):
    """Somebody with a mouse or a finger: `press` is `Locator.click` or `Locator.tap`."""

    def __init__(self, *given: Any, press: Callable[..., None] = Locator.click, **more: Any) -> None:
        super().__init__(*given, **more)
        self.press: Final = press

    def press_for(self, decision: str) -> None:
        if kind(decision) not in STEPS:
            self.press(self.button(decision), timeout=SOON)
            return
        offer = self.page.locator(f'[data-offer="{decision}"], [data-offer^="{decision} "]').first
        if not offer.is_visible():
            space = self.space(decision.split()[-1])
            fans = space.get_attribute("aria-expanded", timeout=SOON) is not None
            self.press(space, timeout=SOON)
            if not fans:
                return
        self.press(offer, timeout=SOON)


class KeyboardPlayer(TitlePlayer):
    """Somebody who uses the keyboard alone."""

    KEYS: Final = {"roll": "Enter", "relay": "Enter", "stop": "s", "stay_out": "s", "flat_out": "f", "keep": "k"}

    def press_for(self, decision: str) -> None:
        what = kind(decision)
        if what in STEPS:
            self._choose(decision.split()[-1])
            self.page.keyboard.press({"gas": "g"}.get(what) or decision.split()[1])
        elif what in self.KEYS:
            self.button(decision).wait_for(timeout=SOON)
            self.page.keyboard.press(self.KEYS[what])
        else:
            lines = self.page.locator("button[data-decision]")
            self.button(decision).wait_for(timeout=SOON)
            order = lines.evaluate_all("lines => lines.map(line => line.dataset.decision)")
            self.page.keyboard.press(str(order.index(decision) + 1))

    def _choose(self, space: str) -> None:
        """Goes from space to space with the arrows until it is the one."""
        self.space(space).wait_for(timeout=SOON)
        chosen = self.page.locator(f'.chosen[data-space="{space}"]')
        for _ in range(self.page.locator("[data-space]").count()):
            if chosen.is_visible():
                break
            self.page.keyboard.press("ArrowRight")
        expect(chosen).to_be_visible(timeout=SOON)
