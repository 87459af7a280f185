"""`paddock play`: opens the table that was asked for, full-screen or plain, and never loses a game."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, TextIO

from paddock.campaign.daily import daily as find_daily
from paddock.campaign.daily import today
from paddock.core import registry
from paddock.core.errors import BadInputError, PaddockError
from paddock.core.feats import titles_with_records
from paddock.core.seat import ME
from paddock.core.words import LANGUAGES, Words, language_of
from paddock.terminal.errors import LeaveTable, TableError
from paddock.terminal.keeping import Keeping
from paddock.terminal.opening import Opening, Wish, kept
from paddock.terminal.plain import Lines, PlainTable
from paddock.terminal.source import LocalTable
from paddock.terminal.tongue import tongue

BAD_INPUT: Final = 2
WIDTH: Final = 80
HEIGHT: Final = 24
FASTEST: Final = 4


def run(
    title: str | None = None,
    seats: str | None = None,
    options: Sequence[str] = (),
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
    keeping: Keeping | None = None,
) -> int:
    """The command: returns the exit code. Whatever is asked wrongly is said in one sentence, with exit code 2.

    Without a title and without a game to go on with, a menu asks what to play. `language` and `speed` are remembered
    choices where they are left out.
    """
    keeping = keeping or Keeping()
    preferences = keeping.preferences()
    spoken = language or preferences.language or _system_language()
    if spoken not in LANGUAGES:
        spoken = "en"
    words = tongue(spoken)
    chosen = preferences.speed if speed is None else speed
    try:
        if not 0 <= chosen <= FASTEST:
            raise TableError(problem="speed")
        if by_hand and seed is not None:
            raise TableError(problem="by-hand-seed")
        if daily and (resume is not None or seed is not None or by_hand or not fair or options or seats):
            raise BadInputError(problem="daily-alone")
        if at is not None:
            from paddock.terminal.at import Wanted
            from paddock.terminal.at import run as visit

            if resume is not None or seed is not None or by_hand or mend:
                raise TableError(problem="at-alone")
            wanted = Wanted(title, seats, options, name, public=public, watch=watch, daily=daily)
            return visit(at, wanted, spoken, keeping, plain=plain or _must_be_plain(words), speed=chosen)
        wish = Wish(title, seats, options, resume=resume, mend=mend, seed=seed, by_hand=by_hand, fair=fair)
        opening = _wanted(wish, preferences.name, keeping, daily=daily, campaign=campaign)
    except PaddockError as error:
        _complain(_title_words(spoken, title or _title_of(campaign, keeping)), error)
        return BAD_INPUT
    if plain or _must_be_plain(words):
        return _plain(opening, wish, spoken, keeping)
    from paddock.terminal.app import TableApp

    app = TableApp(keeping, opening, wish, language=spoken, speed=chosen)
    app.run()
    for line in app.farewell:
        print(line)
    return app.return_code or 0


def _wanted(wish: Wish, name: str | None, keeping: Keeping, *, daily: bool, campaign: str | None) -> Opening | None:
    """The table that was asked for; None: the menu asks."""
    if daily:
        return _today(wish.title, name, keeping)
    if campaign is not None:
        from paddock.terminal.campaigns import Shelf

        return Shelf(keeping).opening_by(campaign, wish.options)
    return None if wish.title is None and wish.resume is None else Opening(wish, keeping)


def _today(title: str | None, name: str | None, keeping: Keeping) -> Opening:
    """Today's challenge: one seat, and chances that follow from the date."""
    known = titles_with_records()
    game = registry.game(title or known[0])
    challenge = find_daily(game, today(time.time_ns() // 1_000_000))
    if challenge is None:
        raise BadInputError(problem="no-records", title=game.title)
    return Opening(Wish(game.title, name or ME, daily=challenge), keeping, challenge.options)


def _title_of(campaign: str | None, keeping: Keeping) -> str | None:
    """The title of a campaign, if there is one that can be read."""
    from paddock.terminal.campaigns import Shelf

    with contextlib.suppress(PaddockError):
        return Shelf(keeping).load(campaign).game.title if campaign is not None else None
    return None


def _title_words(language: str, title: str | None) -> Words:
    """All words of a language, with those of the title if there is one of that name."""
    try:
        return tongue(language, registry.game(title) if title is not None else None)
    except PaddockError:
        return tongue(language)


def _system_language() -> str:
    names = ("PADDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return language_of(next((os.environ[name] for name in names if os.environ.get(name)), ""))


def _must_be_plain(words: Words) -> bool:
    """No terminal, one that can't draw, or one that is too small: the plain table serves all of them."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        return True
    width, height = shutil.get_terminal_size((WIDTH, HEIGHT))
    if width < WIDTH or height < HEIGHT:
        small = TableError(problem="too-small", width=width, height=height, needed_width=WIDTH, needed_height=HEIGHT)
        print(words.error(small), file=sys.stderr)
        return True
    return False


def _complain(words: Words, error: PaddockError) -> None:
    print(words.error(error), file=sys.stderr)
    if error.details.get("problem") == "truncated":
        print(words.message("table-mend-how"), file=sys.stderr)


def _plain(opening: Opening | None, wish: Wish, language: str, keeping: Keeping) -> int:
    """The plain table on standard input and output, game after game until nobody wants another."""
    stdin: TextIO = sys.stdin
    lines = Lines(stdin, sys.stdout, clears=sys.stdout.isatty() and stdin.isatty())
    table: LocalTable | None = None
    try:
        while True:
            if opening is None:
                from paddock.terminal.menu import plain_menu

                opening, language = plain_menu(wish, language, lines, keeping)
            table = opening.open(plain_chances(opening, language, lines))
            lines.say(*opening.heading(tongue(language, opening.game)))
            if opening.unsealed:
                lines.say(tongue(language).message("table-unsealed"))
            played = PlainTable(table, language, lines, keeping)
            again = played.run()
            language = played.language
            if not again:
                return 0
            opening = opening.again()
    except PaddockError as error:
        _complain(tongue(language, opening.game if opening else None), error)
        return BAD_INPUT
    except (LeaveTable, KeyboardInterrupt):
        if table is not None and table.outcome() is None:
            lines.say("", *kept(table, language))
        return 0


def plain_chances(opening: Opening, language: str, lines: Lines) -> Any:
    """Asks a person for what came up at a real table, outcome by outcome."""
    from paddock.terminal.by_hand import TypedOutcomes

    words = tongue(language, opening.game)

    def ask(prompt: str, trouble: str) -> str:
        if trouble:
            lines.say(trouble)
        return lines.ask(prompt + "\n" + words.message("table-chance-help") + "\n>")

    return TypedOutcomes(opening.game, words, ask).ask
