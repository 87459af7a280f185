"""`paddock play`: opens the table that was asked for, full-screen or plain, and never loses a game."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, TextIO

from paddock.campaign.daily import daily_challenge as find_daily
from paddock.campaign.daily import utc_date
from paddock.core import registry
from paddock.core.best_results import titles_with_best_results
from paddock.core.errors import BadInputError, PaddockError
from paddock.core.terminal_seat import ME_NAME
from paddock.core.translations import LANGUAGES, Translations, language_of
from paddock.terminal.errors import LeaveTable, TableRequestError
from paddock.terminal.game_setup import GameRequest, GameSetup, save_for_later
from paddock.terminal.plain_table import LineIO, PlainTable
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles

BAD_INPUT_EXIT_CODE: Final = 2
MIN_WIDTH: Final = 80
MIN_HEIGHT: Final = 24
MAX_SPEED: Final = 4


def run(
    title: str | None = None,
    seats: str | None = None,
    settings: Sequence[str] = (),
    resume: str | None = None,
    seed: int | None = None,
    language: str | None = None,
    *,
    plain: bool = False,
    by_hand: bool = False,
    speed: int | None = None,
    mend: bool = False,
    fair: bool = True,
    at: str | None = None,
    name: str | None = None,
    watch: bool = False,
    public: bool = False,
    daily: bool = False,
    campaign: str | None = None,
    user_files: UserFiles | None = None,
) -> int:
    """The command: returns the exit code. Whatever is asked wrongly is said in one sentence, with exit code 2.

    Without a title and without a game to go on with, a menu asks what to play. `language` and `speed` are remembered
    choices where they are left out.
    """
    user_files = user_files or UserFiles()
    preferences = user_files.load_preferences()
    spoken = language or preferences.language or _system_language()
    if spoken not in LANGUAGES:
        spoken = "en"
    translations = translator(spoken)
    chosen = preferences.speed if speed is None else speed
    try:
        if not 0 <= chosen <= MAX_SPEED:
            raise TableRequestError(problem="speed")
        if by_hand and seed is not None:
            raise TableRequestError(problem="by-hand-seed")
        if daily and (resume is not None or seed is not None or by_hand or not fair or settings or seats):
            raise BadInputError(problem="daily-alone")
        if at is not None:
            from paddock.terminal.remote_session import TableRequest, run_remote

            if resume is not None or seed is not None or by_hand or mend:
                raise TableRequestError(problem="at-alone")
            wanted = TableRequest(title, seats, settings, name, public=public, watch=watch, daily=daily)
            return run_remote(
                at, wanted, spoken, user_files, is_plain=plain or _needs_plain(translations), speed=chosen
            )
        request = GameRequest(
            title, seats, settings, resume=resume, mend=mend, seed=seed, is_chance_typed=by_hand, fair=fair
        )
        setup = _requested_setup(request, preferences.name, user_files, daily=daily, campaign_name=campaign)
    except PaddockError as error:
        _print_error(_title_translations(spoken, title or _campaign_title(campaign, user_files)), error)
        return BAD_INPUT_EXIT_CODE
    if plain or _needs_plain(translations):
        return _run_plain(setup, request, spoken, user_files)
    from paddock.terminal.local_app import LocalTableApp

    app = LocalTableApp(user_files, setup, request, language=spoken, speed=chosen)
    app.run()
    for line in app.exit_lines:
        print(line)
    return app.return_code or 0


def _requested_setup(
    request: GameRequest, player_name: str | None, user_files: UserFiles, *, daily: bool, campaign_name: str | None
) -> GameSetup | None:
    """The table that was asked for; None: the menu asks."""
    if daily:
        return _daily_setup(request.title, player_name, user_files)
    if campaign_name is not None:
        from paddock.terminal.campaigns import SavedCampaigns

        return SavedCampaigns(user_files).stage_setup_from_text(campaign_name, request.settings)
    return None if request.title is None and request.resume is None else GameSetup(request, user_files)


def _daily_setup(title_name: str | None, player_name: str | None, user_files: UserFiles) -> GameSetup:
    """Today's challenge: one seat, and chances that follow from the date."""
    known = titles_with_best_results()
    game = registry.game(title_name or known[0])
    challenge = find_daily(game, utc_date(time.time_ns() // 1_000_000))
    if challenge is None:
        raise BadInputError(problem="no-records", title=game.title)
    return GameSetup(GameRequest(game.title, player_name or ME_NAME, daily=challenge), user_files, challenge.settings)


def _campaign_title(campaign_name: str | None, user_files: UserFiles) -> str | None:
    """The title of a campaign, if there is one that can be read."""
    from paddock.terminal.campaigns import SavedCampaigns

    with contextlib.suppress(PaddockError):
        return SavedCampaigns(user_files).load(campaign_name).game.title if campaign_name is not None else None
    return None


def _title_translations(language: str, title_name: str | None) -> Translations:
    """All words of a language, with those of the title if there is one of that name."""
    try:
        return translator(language, registry.game(title_name) if title_name is not None else None)
    except PaddockError:
        return translator(language)


def _system_language() -> str:
    names = ("PADDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return language_of(next((os.environ[name] for name in names if os.environ.get(name)), ""))


def _needs_plain(translations: Translations) -> bool:
    """No terminal, one that can't draw, or one that is too small: the plain table serves all of them."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return True
    width, height = shutil.get_terminal_size((MIN_WIDTH, MIN_HEIGHT))
    if width < MIN_WIDTH or height < MIN_HEIGHT:
        small = TableRequestError(
            problem="too-small", width=width, height=height, needed_width=MIN_WIDTH, needed_height=MIN_HEIGHT
        )
        print(translations.error(small), file=sys.stderr)
        return True
    return False


def _print_error(translations: Translations, error: PaddockError) -> None:
    print(translations.error(error), file=sys.stderr)
    if error.details.get("problem") == "truncated":
        print(translations.message("table-mend-how"), file=sys.stderr)


def _run_plain(setup: GameSetup | None, request: GameRequest, language: str, user_files: UserFiles) -> int:
    """The plain table on standard input and output, game after game until nobody wants another."""
    stdin: TextIO = sys.stdin
    lines = LineIO(stdin, sys.stdout, can_clear=sys.stdout.isatty() and stdin.isatty())
    table: LocalTable | None = None
    try:
        while True:
            if setup is None:
                from paddock.terminal.menu import run_plain_menu

                setup, language = run_plain_menu(request, language, lines, user_files)
            table = setup.open(typed_chance_asker(setup, language, lines))
            lines.say(*setup.intro_lines(translator(language, setup.game)))
            if setup.seed_is_missing:
                lines.say(translator(language).message("table-unsealed"))
            played = PlainTable(table, language, lines, user_files)
            again = played.run()
            language = played.language
            if not again:
                return 0
            setup = setup.rematch()
    except PaddockError as error:
        _print_error(translator(language, setup.game if setup else None), error)
        return BAD_INPUT_EXIT_CODE
    except (LeaveTable, KeyboardInterrupt):
        if table is not None and table.outcome() is None:
            lines.say("", *save_for_later(table, language))
        return 0


def typed_chance_asker(setup: GameSetup, language: str, line_io: LineIO) -> Any:
    """Asks a person for what came up at a real table, outcome by outcome."""
    from paddock.terminal.typed_chances import TypedOutcomes

    translations = translator(language, setup.game)

    def ask_outcome(prompt: str, problem_text: str) -> str:
        if problem_text:
            line_io.say(problem_text)
        return line_io.ask(prompt + "\n" + translations.message("table-chance-help") + "\n>")

    return TypedOutcomes(setup.game, translations, ask_outcome).ask_outcome
