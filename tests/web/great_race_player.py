"""Crews that play The Great Race in the browser: they place assistants, lay tiles, play cards, and drive over the map.

What they decide follows from what the server tells their seat; how they do it is by mouse, finger or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, TimeoutError, expect

from paddock.core.registry import game
from paddock.core.translations import translations_for
from tests.web.rallyman_gt_player import SOON, Choose, TableView, TitlePlayer, kind

POSTS: Final = ("funding", "scout", "mechanic", "escort")
HELPFUL: Final = {
    "jerrican": "fuel",
    "supply": "fuel",
    "spare_parts": "machine",
    "toolbox": "machine",
    "sponsor": "money",
}
"""Cards that are worth having, and what they help."""
PUMPED: Final = 4
"""Levels of fuel that the pump gives at once."""
ENOUGH: Final = 5
ARRIVAL: Final = "le_cap"
AT_ONCE: Final = frozenset({"lay", "tile"})
"""What a mouse does on the map without being asked again."""
MIDDLE: Final = """target => {
    target.scrollIntoView({block: 'nearest'})
    const box = target.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return target.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}"""
"""Where a hand can reach something: nothing lies over its middle."""
REACHED: Final = """targets => targets.filter(target => {
    const box = target.getBoundingClientRect()
    return target.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
}).map(target => target.dataset.space)"""


def choose(table_view: TableView) -> str:
    """What somebody decides who is always on the shortest way, looks after the machine, and keeps no card for later."""
    legal, view = table_view["legal"], table_view["view"]
    me = next(crew for crew in view["crews"] if crew["seat"] == table_view["you"])
    asked = view["asked"]
    match asked["question"]:
        case "programming":
            return "program 1 1 2 1"
        case "pick":
            return next((line for line in legal if view["bivouac"]["slots"][_number(line) - 1] in HELPFUL), legal[0])
        case "react":
            return str(legal[-1])
        case "split":
            return str(max(legal, key=lambda line: _least(me, line, 1 if asked.get("gain") else -1)))
        case "drive":
            return _step(table_view)
        case "turn":
            return _turn(table_view, me)
    return str(legal[0])


def _number(line: str) -> int:
    return int(line.split()[1])


def _least(me: dict[str, Any], split: str, sign: int) -> int:
    """The gauge that is lowest after a split; a level of the engine is worth more."""
    engine, chassis = map(int, split.split()[1:])
    return int(min(me["engine"] + sign * engine, me["chassis"] + 1 + sign * chassis))


def _step(table_view: TableView) -> str:
    """The next space on the way to the arrival; where it can't be had, the drive is over."""
    legal, preview = table_view["legal"], table_view["preview"]
    cities = {step["city"]: step["space"] for step in preview["steps"]}
    steps = {cities.get(line.split()[1], line.split()[1]): line for line in legal if kind(line) in ("step", "enter")}
    path = next(road["path"] for road in preview["roads"] if road["city"] == ARRIVAL)
    return str(steps.get(path[0]) or ("stop" if "stop" in legal else legal[0]))


def _turn(table_view: TableView, me: dict[str, Any]) -> str:
    """Money, fuel and cards first, then the road; tiles are laid in the first rounds."""
    legal = table_view["legal"]
    lines: dict[str, list[str]] = {}
    for line in legal:
        lines.setdefault(kind(line), []).append(line)
    lack = {gauge: most - me[gauge] for gauge, most in me["max"].items()}
    helps = {"fuel": lack["fuel"] > 1, "machine": lack["engine"] + lack["chassis"] > 1, "money": True}
    fuel = [line for line in lines.get("buy_fuel", []) if _number(line) <= PUMPED and me["fuel"] < ENOUGH]
    cards = [line for line in lines.get("play", []) if helps.get(HELPFUL.get(line.split()[1], ""), False)]
    drive = lines.get("drive", []) if me["fuel"] > 1 else []
    repair = [max(lines["repair"], key=lambda line: sum(map(int, line.split()[1:])))] if "repair" in lines else []
    scout = lines.get("scout_tiles", []) if table_view["view"]["round"] < 3 else []
    road = repair + drive if me["engine"] < 3 else drive + repair
    return str([*lines.get("fund", []), *fuel[-1:], *cards, *lines.get("attack", []), *road, *scout, "pass"][0])


def place_of(target: Locator, patience: float = SOON) -> tuple[float, float]:
    """Where something can be pressed; whoever can't reach it looks again."""
    found = target.evaluate(MIDDLE, timeout=patience)
    if found is None:
        raise TimeoutError(f"something lies over {target}")
    return found[0], found[1]


def click(target: Locator, patience: float = SOON) -> None:
    """By mouse."""
    target.page.mouse.click(*place_of(target, patience))


def tap(target: Locator, patience: float = SOON) -> None:
    """By finger."""
    target.page.touchscreen.tap(*place_of(target, patience))


class GreatRacePlayer(TitlePlayer):
    """Somebody with a mouse or a finger: `press` is `click` or `tap`."""

    def __init__(self, *given: Any, press: Callable[..., None] = click, **more: Any) -> None:
        super().__init__(*given, **more)
        self.hand: Final = press
        self.game: Final = game("great_race")
        self.titled: Final = translations_for(more.get("language", "en"), self.game).at_table(None)

    def press(self, target: Locator) -> None:
        self.ready(target)
        self.hand(target)

    def ready(self, target: Locator) -> None:
        """Waits until something may be pressed. Whoever does not want to watch what the others did goes on at once."""
        skip = self.page.locator("section.stage button.skip")
        target.or_(skip).first.wait_for(timeout=SOON)
        with suppress(TimeoutError):  # it may all have been shown by now
            if skip.is_visible():
                self.hand(skip, 500)
        # The way past what is shown stands where the tools are: whoever pressed too late has opened one of them.
        panel = self.page.locator(".panels section header button")
        with suppress(TimeoutError):
            if panel.is_visible():
                self.hand(panel, 500)
        target.wait_for(timeout=SOON)

    def has_moved_on(self, before: TableView, patience: float) -> bool:
        """Whether the question is another one, soon: whoever has pressed in vain presses again."""
        return super().has_moved_on(before, min(patience, SOON))

    def drive(self, how: Choose = choose, until: Callable[[TableView], bool] = lambda _: False) -> TableView | None:
        return super().drive(how, until)

    def press_for(self, decision: str) -> None:
        what, *rest = decision.split()
        if what == "program":
            self._program([int(count) for count in rest])
            self.press(self.button(decision))
        elif what == "lay":
            self._lay()
        elif what in ("step", "enter"):
            self._choose(self.target(decision), "section.slip button.primary")
        elif what == "tile":
            self.press(self.tile(decision))
        elif what == "repair":
            self._repair()
        elif what == "attack":
            self._attack(decision)
        else:
            self.press(self.button(decision))

    def button(self, decision: str) -> Locator:
        """Its button on the dashboard, as long as it may be pressed."""
        return self.page.locator(f'section.hand button[data-decision="{decision}"]:not([aria-disabled="true"])').first

    def tile(self, decision: str) -> Locator:
        """A tile that a Scout has found."""
        return self.page.locator(f'section.tray button.pick[aria-label="{self.named(decision)}"]')

    def target(self, decision: str) -> Locator:
        """A space next to the vehicle."""
        return self.page.locator(f'g.target[aria-label="{self.named(decision)}"]')

    def named(self, decision: str) -> str:
        """What a decision is called on the screen."""
        return self.titled.decision(self.game.space.parse(decision))

    def drag_to(self, post: str) -> None:
        """Drags an assistant that is still free to a post."""
        place = place_of(self.page.locator(f'[data-zone="{post}"] button.add'))
        self.page.mouse.move(*place_of(self.page.locator('[data-zone="free"] button.pawn').first))
        self.page.mouse.down()
        self.page.mouse.move(*place, steps=3)
        self.page.mouse.up()
        expect(self.page.locator(f'[data-zone="{post}"] button.pawn')).to_have_count(1)

    def _program(self, counts: list[int]) -> None:
        """Places the assistants that are missing, one by one."""
        self.ready(self.page.locator("div.program"))
        for post, count in zip(POSTS, counts, strict=True):
            there = self.page.locator(f'[data-zone="{post}"] button.pawn').count()
            for _ in range(count - there):
                self.press(self.page.locator(f'[data-zone="{post}"] button.add'))

    def _repair(self) -> None:
        """Opens the repair, unless it lies open; it proposes as much as can be done."""
        button = self.page.locator('button[data-use="repair"][aria-disabled="false"]')
        self.ready(button)
        if button.get_attribute("aria-expanded", timeout=SOON) != "true":
            self.press(button)
        self.press(self.page.locator("div.open button.primary[data-decision]"))

    def _attack(self, decision: str) -> None:
        """Plays a danger card; where there are several rivals it is said on whom."""
        rival = self.page.locator(f'div.open button[data-decision="{decision}"]')
        if not rival.is_visible():
            card = self.page.locator(f'.cards button[data-decision^="{decision.rpartition(" ")[0]} "].can')
            self.ready(card)
            several = card.get_attribute("aria-expanded", timeout=SOON) is not None
            self.press(card)
            if not several:
                return
        self.press(rival)

    def _lay(self) -> None:
        """Lays the tile on a space that is in sight, whichever: all of them are good."""
        targets = self.page.locator("g.target.lay")
        self.ready(targets.first)
        seen = targets.evaluate_all(REACHED)
        if not seen:
            raise TimeoutError("no space is in sight")
        self._choose(self.page.locator(f'g.target.lay[data-space="{seen[0]}"]'), "section.tray button.primary")

    def _choose(self, target: Locator, sure: str) -> None:
        """Presses a space on the map. A mouse does at once what can be taken back; all else is confirmed."""
        self.ready(target)
        kinds = (target.get_attribute("class", timeout=SOON) or "").split()
        if "chosen" not in kinds:  # by an earlier try
            self.press(target)
        if self.hand is not click or AT_ONCE.isdisjoint(kinds):
            self.press(self.page.locator(sure))


class KeyboardPlayer(GreatRacePlayer):
    """Somebody who uses the keyboard alone: the key that is printed, else Enter on what has the focus."""

    def press_for(self, decision: str) -> None:
        what = kind(decision)
        if what == "program":
            self._key("l", self.page.locator("div.program"))
            self._key("Enter", self.button(decision))
        elif what == "lay":
            self._key("ArrowDown", self.page.locator("g.target.lay").first)
            self._key("Enter", self.page.locator("g.target.lay.chosen"))
        elif what in ("step", "enter"):
            target = self.target(decision)
            self.ready(target)
            target.focus(timeout=SOON)  # a browser that shows the focus has chosen it by now
            if target.get_attribute("aria-pressed", timeout=SOON) != "true":
                self.page.keyboard.press("Enter")
            self._key("Enter", self.page.locator(f'g.target.chosen[aria-label="{self.named(decision)}"]'))
        elif what == "repair":
            self._key("r", self.page.locator('button[data-use="repair"][aria-disabled="false"]'))
            self._key("Enter", self.page.locator("div.open button.primary[data-decision]"))
        elif what == "tile":
            self.ready(self.tile(decision))
            self.tile(decision).press("Enter", timeout=SOON)
        else:
            button = self.button(decision)
            self.ready(button)
            key = button.get_attribute("aria-keyshortcuts", timeout=SOON)
            if key is None:
                button.press("Enter", timeout=SOON)
            else:
                self.page.keyboard.press(key)

    def _key(self, key: str, once: Locator) -> None:
        """Presses a key once something is there that it belongs to."""
        self.ready(once)
        self.page.keyboard.press(key)
