"""The start menu: title, course, seats, language, or the game that was left. One set of pages for both tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddock.bots.levels import level_named
from paddock.campaign.document import Document, campaigns_of, choices
from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.seat import ME
from paddock.core.terminal_renderer import renderer_of
from paddock.terminal.campaigns import Shelf, called
from paddock.terminal.errors import LeaveTable
from paddock.terminal.keeping import Keeping, Saved
from paddock.terminal.opening import Opening, Wish
from paddock.terminal.plain import Lines
from paddock.terminal.seating import bot_names, seats_of
from paddock.terminal.tongue import next_language, title_name, tongue

PERSON: Final = "person"
REST: Final = "rest"
CAMPAIGN: Final = "campaign "
CAMPAIGNS: Final = 3
"""So many campaigns are offered at most."""


class Entry:
    """One thing to choose: what it means, its name, and a line about it."""

    __slots__ = ("label", "line", "value")

    def __init__(self, value: str, label: str, line: str = "") -> None:
        self.value = value
        self.label = label
        self.line = line


class Page:
    """One question of the menu; without entries a line is typed."""

    __slots__ = ("entries", "prompt")

    def __init__(self, prompt: str, entries: Sequence[Entry]) -> None:
        self.prompt = prompt
        self.entries = list(entries)


class Menu:
    """Where the menu stands. :meth:`page` is what is asked, :meth:`choose` answers it."""

    def __init__(self, keeping: Keeping, wish: Wish, language: str) -> None:
        self._keeping: Final = keeping
        self._wish: Final = wish
        self.language = language
        self.opening: Opening | None = None
        self.trouble = ""
        self._step = "start"
        self._trail: list[tuple[str, str | None, str | None, int, list[str]]] = []
        self._title: str | None = None
        self._course: str | None = None
        self._count = 0
        self._names: list[str] = []
        self._saved: Saved | None = keeping.latest()
        self._shelf: Final = Shelf(keeping)
        self._campaigns: Final = self._shelf.going_on(CAMPAIGNS)
        self._campaign: Document | None = None
        self._chosen: list[str] = []

    def _say(self, key: str, **args: object) -> str:
        return tongue(self.language).message(key, **args)

    def page(self) -> Page:
        """What is asked now."""
        page: Page = getattr(self, f"_page_{self._step}")()
        return page

    # -- pages -------------------------------------------------------------------------------------------------

    def _page_start(self) -> Page:
        entries: list[Entry] = []
        if self._saved is not None:
            header = self._saved.record.header
            title = title_name(header.title.partition("@")[0], self.language)
            label = self._say(
                "table-menu-continue",
                title=title,
                names=", ".join(header.names),
                step=self._saved.record.last,
                when=f"{self._saved.when:%Y-%m-%d %H:%M}",
            )
            entries.append(Entry("continue", label))
        for document in self._campaigns:
            label = called(document, tongue(self.language, document.game))
            entries.append(Entry(f"{CAMPAIGN}{document.id}", label))
        last = self._keeping.preferences()
        if last.title in registry.titles() and last.seats:
            again = self._again(last.title, last.seats, last.options)
            entries.append(Entry("again", self._say("table-menu-again", seats=again)))
        entries.append(Entry("new", self._say("table-menu-new")))
        entries.append(Entry("language", self._say("table-menu-language")))
        entries.append(Entry("quit", self._say("table-menu-quit")))
        return Page(self._say("table-menu-welcome"), entries)

    def _again(self, title: str, seats: str, options: dict[str, Any]) -> str:
        renderer = self._renderer(title)
        names = [renderer.words.choice(name, str(value)) for name, value in options.items()]
        return " · ".join([title_name(title, self.language), *names, seats])

    def _game(self) -> Game[Any]:
        return registry.game(self._title or registry.titles()[0])

    def _renderer(self, title: str) -> Any:
        game = registry.game(title)
        return renderer_of(game, tongue(self.language, game), [])

    def _page_title(self) -> Page:
        entries = [Entry(each, title_name(each, self.language)) for each in registry.titles()]
        return Page(self._say("table-menu-titles"), entries)

    def _page_course(self) -> Page:
        game = self._game()
        renderer = self._renderer(game.title)
        entries = [Entry(*choice) for choice in renderer.setting_choices(self._setting())]
        return Page(self._say("table-menu-course"), entries)

    def _setting(self) -> str:
        """The setting that is asked for: the title's first choice of words, its course or track."""
        return next((setting.name for setting in self._game().settings if setting.choices), "")

    def _page_seats(self) -> Page:
        game = self._game()
        fits = [count for count in range(game.min_seats, game.max_seats + 1) if self._fits(count)]
        return Page(self._say("table-menu-seats"), [Entry(str(count), str(count)) for count in fits])

    def _fits(self, count: int) -> bool:
        """Whether the title can be set up for so many: it says so itself."""
        try:
            self._game().setup(count, self._options())
        except PaddockError:
            return False
        return True

    def _options(self) -> dict[str, object]:
        return {self._setting(): self._course} if self._course is not None else {}

    def _page_choice(self) -> Page:
        document = self._going_on()
        choice = campaigns_of(document.game).choices[len(self._chosen)]
        words = tongue(self.language, document.game)
        usual = choices(document)[choice.name]
        if choice.choices:
            names = [(each, words.choice(choice.name, each)) for each in choice.choices]
        elif isinstance(choice.default, bool):
            names = [("True", self._say("table-menu-yes")), ("False", self._say("table-menu-no"))]
        else:
            return Page(self._say("table-menu-number", setting=words.setting(choice.name), usual=usual), [])
        names.sort(key=lambda each: each[0] != str(usual))
        return Page(words.setting(choice.name), [Entry(*each) for each in names])

    def _going_on(self) -> Document:
        assert self._campaign is not None
        return self._campaign

    def _choosing(self, value: str) -> Opening | None:
        """The next choice for a stage; an empty line is the usual one."""
        document = self._going_on()
        wanted = campaigns_of(document.game).choices
        choice = wanted[len(self._chosen)]
        self._chosen.append(f"{choice.name}={value or choices(document)[choice.name]}")
        return self._shelf.opening_by(document.id, self._chosen) if len(self._chosen) == len(wanted) else None

    def _page_kind(self) -> Page:
        seat = len(self._names) + 1
        usual, *bots = bot_names(self._game())
        entries = [Entry(REST, self._say("table-menu-rest"))] if seat < self._count else []
        entries.append(Entry(usual, self._kind(usual)))
        entries.append(Entry(PERSON, self._say("table-menu-kind-person")))
        same = level_named(self._game(), usual)
        entries += [Entry(name, self._kind(name)) for name in bots if name != same]
        return Page(self._say("table-menu-kind", seat=seat), entries)

    def _kind(self, name: str) -> str:
        key = f"table-menu-kind-{name}"
        return self._say(key) if tongue(self.language).has(key) else name

    def _page_name(self) -> Page:
        return Page(self._say("table-menu-name"), [])

    # -- answers -----------------------------------------------------------------------------------------------

    def choose(self, value: str) -> Opening | None:
        """Answers the page; returns the table once everything is known. Raises :class:`LeaveTable`."""
        self.trouble = ""
        try:
            return self._choose(value)
        except PaddockError as error:
            game = registry.game(self._title) if self._title else self._campaign.game if self._campaign else None
            self.trouble = tongue(self.language, game).error(error)
            self._step = "start"
            self._names, self._trail = [], []
            return None

    def _choose(self, value: str) -> Opening | None:
        step = self._step
        if step == "start":
            return self._start(value)
        self._trail.append((step, self._title, self._course, self._count, list(self._names)))
        if step == "choice":
            return self._choosing(value)
        if step == "title":
            self._title = value
            self._step = "course" if self._setting() else "seats"
        elif step == "course":
            self._course, self._step = value, "seats"
        elif step == "seats":
            self._count, self._names, self._step = int(value), [ME], "kind"
        elif step == "kind" and value == PERSON:
            self._step = "name"
        elif step == "kind" and value == REST:
            self._names += ["bot"] * (self._count - len(self._names))
        elif step == "kind":
            self._names.append(value)
        elif step == "name":
            seats_of(self._game(), [value])
            self._names.append(value)
            self._step = "kind"
        return self._open() if self._count and len(self._names) == self._count else None

    def _start(self, value: str) -> Opening | None:
        if value == "quit":
            raise LeaveTable
        if value == "language":
            self.switch()
        elif value.startswith(CAMPAIGN):
            return self._go_on(value.removeprefix(CAMPAIGN))
        elif value == "continue" and self._saved is not None:
            return Opening(Wish(resume=str(self._saved.path), mend=True), self._keeping)
        elif value == "again":
            last = self._keeping.preferences()
            pairs = [f"{name}={each}" for name, each in last.options.items()]
            return Opening(self._wishing(last.title, last.seats, pairs), self._keeping)
        else:
            self._trail.append(("start", None, None, 0, []))
            titles = registry.titles()
            self._title = titles[0] if len(titles) == 1 else None
            self._step = "title" if len(titles) > 1 else "course" if self._setting() else "seats"
        return None

    def _go_on(self, name: str) -> Opening | None:
        """The stage that was left; before the next one is asked what can be chosen for it."""
        document = self._shelf.current(name)
        if self._shelf.is_open(document) or not campaigns_of(document.game).choices:
            return self._shelf.opening(name)
        self._campaign, self._chosen, self._step = document, [], "choice"
        self._trail.append(("start", None, None, 0, []))
        return None

    def _wishing(self, title: str | None, seats: str | None, pairs: Sequence[str]) -> Wish:
        wish = self._wish
        return Wish(title, seats, [*pairs, *wish.options], seed=wish.seed, by_hand=wish.by_hand, fair=wish.fair)

    def _open(self) -> Opening:
        seats = ",".join(self._names)
        options = self._options()
        pairs = [f"{name}={value}" for name, value in options.items()]
        opening = Opening(self._wishing(self._game().title, seats, pairs), self._keeping)
        preferences = self._keeping.preferences()
        preferences.title, preferences.seats, preferences.options = self._game().title, seats, options
        self._keeping.remember(preferences)
        return opening

    def back(self) -> bool:
        """Goes one page back; False on the first one."""
        self.trouble = ""
        if not self._trail:
            return False
        self._step, self._title, self._course, self._count, self._names = self._trail.pop()
        self._chosen = self._chosen[:-1]
        return True

    def switch(self) -> None:
        """The other language, also for next time."""
        self.language = next_language(self.language)
        preferences = self._keeping.preferences()
        preferences.language = self.language
        self._keeping.remember(preferences)


def plain_menu(wish: Wish, language: str, lines: Lines, keeping: Keeping) -> tuple[Opening, str]:
    """The menu in plain lines: numbers, b for back, q to leave."""
    menu = Menu(keeping, wish, language)
    while True:
        page = menu.page()
        lines.say("", menu.trouble or page.prompt)
        for number, entry in enumerate(page.entries, 1):
            lines.say(f"{number:3}. {entry.label}" + (f" · {entry.line}" if entry.line else ""))
        text = lines.ask(tongue(menu.language).message("table-menu-choose"))
        if text == "q":
            raise LeaveTable
        if text == "L":
            menu.switch()
            continue
        if page.entries and text == "b":
            menu.back()
            continue
        value = text
        if page.entries:
            if not text.isdecimal() or not 1 <= int(text[:6]) <= len(page.entries):
                known = [entry.value for entry in page.entries]
                if text not in known:
                    said = tongue(menu.language).message("table-no-such-choice", text=text[:40], count=len(known))
                    lines.say(said)
                    continue
            else:
                value = page.entries[int(text[:6]) - 1].value
        opening = menu.choose(value)
        if opening is not None:
            return opening, menu.language
