"""The start menu: title, course, seats, language, or the game that was left. One set of pages for both tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paddock.bots.levels import resolve_level
from paddock.campaign.document import Document, campaign_rules, current_choices
from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.terminal_renderer import renderer_of
from paddock.core.terminal_seat import ME_NAME
from paddock.terminal.campaigns import SavedCampaigns, campaign_line
from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.plain_table import LineIO
from paddock.terminal.seating import bot_names, seats_from_names
from paddock.terminal.translator import next_language, title_name, translator
from paddock.terminal.user_files import SavedGame, UserFiles

PERSON: Final = "person"
OTHER_SEATS_BOTS: Final = "rest"
CAMPAIGN_PREFIX: Final = "campaign "
MAX_CAMPAIGNS_LISTED: Final = 3
"""So many campaigns are offered at most."""


class MenuEntry(msgspec.Struct):
    """One thing to choose: what it means, its name, and a description."""

    value: str
    label: str
    description: str = ""


class MenuPage(msgspec.Struct):
    """One question of the menu; without entries a line is typed."""

    prompt: str
    entries: Sequence[MenuEntry]


class Menu:
    """Where the menu stands. :meth:`page` is what is asked, :meth:`choose` answers it."""

    def __init__(self, user_files: UserFiles, request: GameRequest, language: str) -> None:
        self._user_files: Final = user_files
        self._request: Final = request
        self.language = language
        self.setup: GameSetup | None = None
        self.problem_text = ""
        self._page_name_shown = "start"
        self._history: list[tuple[str, str | None, str | None, int, list[str]]] = []
        self._title_name: str | None = None
        self._course: str | None = None
        self._seat_count = 0
        self._player_names: list[str] = []
        self._saved_game: SavedGame | None = user_files.latest_unfinished()
        self._saved_campaigns: Final = SavedCampaigns(user_files)
        self._campaigns: Final = self._saved_campaigns.unfinished(MAX_CAMPAIGNS_LISTED)
        self._campaign: Document | None = None
        self._chosen: list[str] = []

    def _message(self, message_key: str, **args: object) -> str:
        return translator(self.language).message(message_key, **args)

    def page(self) -> MenuPage:
        """What is asked now."""
        page: MenuPage = getattr(self, f"_page_{self._page_name_shown}")()
        return page

    # -- pages -------------------------------------------------------------------------------------------------

    def _page_start(self) -> MenuPage:
        entries: list[MenuEntry] = []
        if self._saved_game is not None:
            header = self._saved_game.record.header
            title = title_name(header.title.partition("@")[0], self.language)
            label = self._message(
                "table-menu-continue",
                title=title,
                names=", ".join(header.names),
                step=self._saved_game.record.last_step,
                when=f"{self._saved_game.saved_at:%Y-%m-%d %H:%M}",
            )
            entries.append(MenuEntry("continue", label))
        for document in self._campaigns:
            label = campaign_line(document, translator(self.language, document.game))
            entries.append(MenuEntry(f"{CAMPAIGN_PREFIX}{document.id}", label))
        last = self._user_files.load_preferences()
        if last.title in registry.titles() and last.seats:
            again = self._rematch_label(last.title, last.seats, last.settings)
            entries.append(MenuEntry("again", self._message("table-menu-again", seats=again)))
        entries += [MenuEntry(value, self._message(f"table-menu-{value}")) for value in ("new", "language", "quit")]
        return MenuPage(self._message("table-menu-welcome"), entries)

    def _rematch_label(self, title: str, seats: str, settings: dict[str, Any]) -> str:
        renderer = self._renderer(title)
        names = [renderer.translations.choice(name, str(value)) for name, value in settings.items()]
        return " · ".join([title_name(title, self.language), *names, seats])

    def _game(self) -> Game[Any]:
        return registry.game(self._title_name or registry.titles()[0])

    def _renderer(self, title_name: str) -> Any:
        game = registry.game(title_name)
        return renderer_of(game, translator(self.language, game), [])

    def _page_title(self) -> MenuPage:
        entries = [MenuEntry(each, title_name(each, self.language)) for each in registry.titles()]
        return MenuPage(self._message("table-menu-titles"), entries)

    def _page_course(self) -> MenuPage:
        game = self._game()
        renderer = self._renderer(game.title)
        entries = [MenuEntry(*choice) for choice in renderer.setting_choices(self._course_setting())]
        return MenuPage(self._message("table-menu-course"), entries)

    def _course_setting(self) -> str:
        """The setting that is asked for: the title's first choice of words, its course or track."""
        return next((setting.name for setting in self._game().settings if setting.choices), "")

    def _page_seats(self) -> MenuPage:
        game = self._game()
        fits = [count for count in range(game.min_seats, game.max_seats + 1) if self._allows_seats(count)]
        return MenuPage(self._message("table-menu-seats"), [MenuEntry(str(count), str(count)) for count in fits])

    def _allows_seats(self, count: int) -> bool:
        """Whether the title can be set up for so many: it says so itself."""
        try:
            self._game().setup(count, self._settings())
        except PaddockError:
            return False
        return True

    def _settings(self) -> dict[str, object]:
        return {self._course_setting(): self._course} if self._course is not None else {}

    def _page_choice(self) -> MenuPage:
        document = self._chosen_campaign()
        choice = campaign_rules(document.game).choices[len(self._chosen)]
        translations = translator(self.language, document.game)
        usual = current_choices(document)[choice.name]
        if choice.choices:
            names = [(each, translations.choice(choice.name, each)) for each in choice.choices]
        elif isinstance(choice.default, bool):
            names = [("True", self._message("table-menu-yes")), ("False", self._message("table-menu-no"))]
        else:
            return MenuPage(
                self._message("table-menu-number", setting=translations.setting(choice.name), usual=usual), []
            )
        names.sort(key=lambda each: each[0] != str(usual))
        return MenuPage(translations.setting(choice.name), [MenuEntry(*each) for each in names])

    def _chosen_campaign(self) -> Document:
        assert self._campaign is not None
        return self._campaign

    def _answer_stage_choice(self, answer: str) -> GameSetup | None:
        """The next choice for a stage; an empty line is the usual one."""
        document = self._chosen_campaign()
        wanted = campaign_rules(document.game).choices
        choice = wanted[len(self._chosen)]
        self._chosen.append(f"{choice.name}={answer or current_choices(document)[choice.name]}")
        return (
            self._saved_campaigns.stage_setup_from_text(document.id, self._chosen)
            if len(self._chosen) == len(wanted)
            else None
        )

    def _page_kind(self) -> MenuPage:
        seat = len(self._player_names) + 1
        usual, *bots = bot_names(self._game())
        entries = [MenuEntry(OTHER_SEATS_BOTS, self._message("table-menu-rest"))] if seat < self._seat_count else []
        entries.append(MenuEntry(usual, self._kind_label(usual)))
        entries.append(MenuEntry(PERSON, self._message("table-menu-kind-person")))
        same = resolve_level(self._game(), usual)
        entries += [MenuEntry(name, self._kind_label(name)) for name in bots if name != same]
        return MenuPage(self._message("table-menu-kind", seat=seat), entries)

    def _kind_label(self, kind: str) -> str:
        key = f"table-menu-kind-{kind}"
        return self._message(key) if translator(self.language).has_message(key) else kind

    def _page_name(self) -> MenuPage:
        return MenuPage(self._message("table-menu-name"), [])

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, answer: str) -> GameSetup | None:
        """Answers the page; returns the table once everything is known. Raises :class:`LeaveTable`."""
        self.problem_text = ""
        try:
            return self._answer(answer)
        except PaddockError as error:
            game = (
                registry.game(self._title_name) if self._title_name else self._campaign.game if self._campaign else None
            )
            self.problem_text = translator(self.language, game).error(error)
            self._page_name_shown = "start"
            self._player_names, self._history = [], []
            return None

    def _answer(self, answer: str) -> GameSetup | None:
        step = self._page_name_shown
        if step == "start":
            return self._answer_start(answer)
        self._history.append((step, self._title_name, self._course, self._seat_count, list(self._player_names)))
        if step == "choice":
            return self._answer_stage_choice(answer)
        if step == "title":
            self._title_name = answer
            self._page_name_shown = "course" if self._course_setting() else "seats"
        elif step == "course":
            self._course, self._page_name_shown = answer, "seats"
        elif step == "seats":
            self._seat_count, self._player_names, self._page_name_shown = int(answer), [ME_NAME], "kind"
        elif step == "kind" and answer == PERSON:
            self._page_name_shown = "name"
        elif step == "kind" and answer == OTHER_SEATS_BOTS:
            self._player_names += ["bot"] * (self._seat_count - len(self._player_names))
        elif step == "kind":
            self._player_names.append(answer)
        elif step == "name":
            seats_from_names(self._game(), [answer])
            self._player_names.append(answer)
            self._page_name_shown = "kind"
        return self._make_setup() if self._seat_count and len(self._player_names) == self._seat_count else None

    def _answer_start(self, answer: str) -> GameSetup | None:
        if answer == "quit":
            raise LeaveTable
        if answer == "language":
            self.switch_language()
        elif answer.startswith(CAMPAIGN_PREFIX):
            return self._continue_campaign(answer.removeprefix(CAMPAIGN_PREFIX))
        elif answer == "continue" and self._saved_game is not None:
            return GameSetup(GameRequest(resume=str(self._saved_game.path), mend=True), self._user_files)
        elif answer == "again":
            last = self._user_files.load_preferences()
            pairs = [f"{name}={each}" for name, each in last.settings.items()]
            return GameSetup(self._new_request(last.title, last.seats, pairs), self._user_files)
        else:
            self._history.append(("start", None, None, 0, []))
            titles = registry.titles()
            self._title_name = titles[0] if len(titles) == 1 else None
            self._page_name_shown = "title" if len(titles) > 1 else "course" if self._course_setting() else "seats"
        return None

    def _continue_campaign(self, campaign_name: str) -> GameSetup | None:
        """The stage that was left; before the next one is asked what can be chosen for it."""
        document = self._saved_campaigns.count_finished_stage(campaign_name)
        if self._saved_campaigns.has_open_stage(document) or not campaign_rules(document.game).choices:
            return self._saved_campaigns.stage_setup(campaign_name)
        self._campaign, self._chosen, self._page_name_shown = document, [], "choice"
        self._history.append(("start", None, None, 0, []))
        return None

    def _new_request(self, title_name: str | None, seats: str | None, setting_pairs: Sequence[str]) -> GameRequest:
        request = self._request
        return GameRequest(
            title_name,
            seats,
            [*setting_pairs, *request.settings],
            seed=request.seed,
            is_chance_typed=request.is_chance_typed,
            fair=request.fair,
        )

    def _make_setup(self) -> GameSetup:
        seats = ",".join(self._player_names)
        settings = self._settings()
        pairs = [f"{name}={value}" for name, value in settings.items()]
        setup = GameSetup(self._new_request(self._game().title, seats, pairs), self._user_files)
        self._user_files.update_preferences(title=self._game().title, seats=seats, settings=settings)
        return setup

    def go_back(self) -> bool:
        """Goes one page back; False on the first one."""
        self.problem_text = ""
        if not self._history:
            return False
        self._page_name_shown, self._title_name, self._course, self._seat_count, self._player_names = (
            self._history.pop()
        )
        self._chosen = self._chosen[:-1]
        return True

    def switch_language(self) -> None:
        """The other language, also for next time."""
        self.language = next_language(self.language)
        self._user_files.update_preferences(language=self.language)


def run_plain_menu(
    request: GameRequest, language: str, line_io: LineIO, user_files: UserFiles
) -> tuple[GameSetup, str]:
    """The menu in plain lines: numbers, b for back, q to leave."""
    menu = Menu(user_files, request, language)
    while True:
        page = menu.page()
        line_io.say("", menu.problem_text or page.prompt)
        for number, entry in enumerate(page.entries, 1):
            line_io.say(f"{number:3}. {entry.label}" + (f" · {entry.description}" if entry.description else ""))
        text = line_io.ask(translator(menu.language).message("table-menu-choose"))
        if text == "q":
            raise LeaveTable
        if text == "L":
            menu.switch_language()
            continue
        if page.entries and text == "b":
            menu.go_back()
            continue
        values = [entry.value for entry in page.entries]
        if text.isdecimal() and 1 <= int(text[:6]) <= len(values):
            text = values[int(text[:6]) - 1]
        if values and text not in values:
            translations = translator(menu.language)
            line_io.say(translations.message("table-no-such-choice", text=text[:40], count=len(values)))
            continue
        setup = menu.answer(text)
        if setup is not None:
            return setup, menu.language
