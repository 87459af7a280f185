"""`paddock records`: the best times that a store keeps; and `paddock sheet`: the sheet of a saved game, to print."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.commands.shared import exit_on_error
from paddock.commands.store import with_store
from paddock.core.best_results import best_results_of
from paddock.core.errors import BadInputError
from paddock.core.registry import game as title_named
from paddock.core.replay import game_of_record, replay
from paddock.core.time_sheet import time_sheet_of
from paddock.core.translations import Translations, translations_for
from paddock.files import load_record, write_file
from paddock.store import Leaderboard, RankedResult, Store

WORDS_FOR_ONESELF: Final = ("me", "moi")
"""How one takes a seat at the terminal: nobody's name."""
NAME_WIDTH: Final = 24
"""Characters that a name has room for."""


def print_records(title: str, day: str | None, limit: int, location: str | None, language: str) -> int:
    """Prints the best of every category of a title, or of the daily challenge of one day."""
    with exit_on_error(language):
        game = title_named(title)
        translations = translations_for(language, game)
        if best_results_of(game) is None:
            raise BadInputError(problem="no-records", title=game.title)
        if day is not None:
            _check_day(day)

    async def print_lists(store: Store) -> None:
        if day is not None:
            best = await store.best_results(Leaderboard(game.edition, day=day), limit)
            return _print_best_results(translations, translations.message("records-daily", day=day), best)
        standings = await store.category_standings(game.edition)
        for standing in standings:
            field = Leaderboard(game.edition, standing.best.category)
            _print_best_results(
                translations, category_text(translations, standing.best), await store.best_results(field, limit)
            )
        if not standings:
            print(translations.message("records-none"))

    with exit_on_error(language):
        with_store(location, print_lists, may_create=False)
    return 0


def _check_day(day: str) -> None:
    """Days are kept as they are written, year first."""
    try:
        written = datetime.date.fromisoformat(day[:40]).isoformat()
    except ValueError:
        written = ""
    if written != day:
        raise BadInputError(problem="no-day", day=day[:40])


def category_text(translations: Translations, result: RankedResult) -> str:
    """The category of a result, in words."""
    parts: list[tuple[str, dict[str, Any]]] = msgspec.json.decode(result.data)["parts"]
    text = " · ".join(translations.message(key, **args) for key, args in parts)
    return text[:1].upper() + text[1:]


def _print_best_results(translations: Translations, heading: str, best_results: list[RankedResult]) -> None:
    print(heading)
    if not best_results:
        print("  " + translations.message("records-none"))
    for result in best_results:
        place = 1 + sum(other.value < result.value for other in best_results)
        key, args = msgspec.json.decode(result.data)["said"]
        date = datetime.datetime.fromtimestamp(result.at, datetime.UTC).date()
        print(f"  {place:3}  {result.name[:NAME_WIDTH]:{NAME_WIDTH}}  {translations.message(key, **args):>8}  {date}")


def print_sheet(file: str, seat: int, name: str | None, out: str | None, language: str) -> int:
    """Prints the sheet of a recorded game as SVG, or saves it. Without a name for the driver it is that of the seat in
    the record, unless that is the word by which one takes a seat."""
    with exit_on_error(language):
        record = load_record(file)
        game = game_of_record(record)
        drawing = time_sheet_of(game)
        state = replay(record, game=game)
        names = record.header.names
        written = names[seat] if 0 <= seat < len(names) else ""
        driver = name or ("" if written in WORDS_FOR_ONESELF else written)
        seen = game.view(state, seat if 0 <= seat < record.header.seats else None)
        translations = translations_for(language, game)
        drawn = drawing.draw(seen, seat, driver, _file_date(file), translations) if drawing is not None else ""
        if not drawn:
            raise BadInputError(problem="no-sheet", title=game.title)
        if out is not None:
            write_file(out, [drawn.encode()])
    if out is None:
        print(drawn, end="")
    return 0


def _file_date(file: str) -> str:
    """The day on which a record was last written; nothing for one that comes from elsewhere."""
    path = Path(file)
    return datetime.date.fromtimestamp(path.stat().st_mtime).isoformat() if path.is_file() else ""
