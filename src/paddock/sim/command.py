"""The command `paddock sim`: plays many games between bots and shows what came of them."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.settings import read_settings
from paddock.core.statistics import statistics_of
from paddock.core.translations import LANGUAGES, Translations
from paddock.sim.entrants import Entrant, parse_entrants, read_bot_files
from paddock.sim.external_bot import close_bot_processes
from paddock.sim.game_runner import BotFault, ResultRow, play_in_parallel
from paddock.sim.output import check_paths, summary_table, write_csv, write_json, write_parquet
from paddock.sim.summaries import summaries_by_bot, summaries_by_seat
from paddock.sim.translator import SimError, translator

BAD_INPUT_EXIT_CODE: Final = 2
STOPPED_EXIT_CODE: Final = 130
MAX_GAMES: Final = 1_000_000_000
SEED_DIGITS: Final = 18
DEFAULT_THINK_SECONDS: Final = 10.0
"""Seconds that a bot from a file may think_seconds about one decision, if nothing else is asked."""
MAX_FAULTS_SHOWN: Final = 3
"""Faults that are told one by one."""


def run(
    title: str = "roborally",
    seats: str = "bot,bot,bot,bot",
    games: int = 100,
    jobs: int = 0,
    seed: int = 0,
    settings: Sequence[str] = (),
    bot_files: Sequence[str] = (),
    think_seconds: float = DEFAULT_THINK_SECONDS,
    only: int | None = None,
    csv: str | None = None,
    json: str | None = None,
    parquet: str | None = None,
    language: str = "en",
) -> int:
    """Runs the command and returns its exit code: 0, 2 for anything asked wrongly, 130 if it was stopped."""
    game: Game[Any] | None = None
    try:
        game = registry.game(title)
        translations = translator(language, game)
        chosen = read_settings(game, settings)
        check_numbers(games if only is None else only + 1, seed)
        numbers = range(games) if only is None else range(only, only + 1)
        check_paths(csv, json, parquet)
        table = check_table(
            game, parse_entrants(game, seats, read_bot_files(bot_files, think_seconds)), numbers, jobs, chosen
        )
        rows, faults, whole = _play_games(game, table, chosen, seed, numbers, jobs or os.cpu_count() or 1, translations)
    except PaddockError as error:
        print(translator(language if language in LANGUAGES else "en", game).error(error), file=sys.stderr)
        return BAD_INPUT_EXIT_CODE
    finally:
        close_bot_processes()
    played = len(rows) // len(table)
    if rows:
        _print_statistics(game, rows, played, seed, translations)
        again = [
            *("paddock", "sim", title, "--seats", seats, "--seed", str(seed)),
            *_repeat_flags(settings, bot_files, think_seconds),
        ]
        print_faults(faults, translations, seed=seed, again=shlex.join(again))
    if not whole:
        print(translations.message("sim-stopped", games=played, total=len(numbers)), file=sys.stderr)
        return STOPPED_EXIT_CODE
    header = {
        "title": game.edition,
        "table": [entrant.name for entrant in table],
        "settings": chosen,
        "seed": seed,
        "games": played,
    }
    writers: list[tuple[str | None, Callable[[str], None]]] = [
        (csv, lambda path: write_csv(path, rows)),
        (json, lambda path: write_json(path, rows, header, statistics_of(game).kinds, faults)),
        (parquet, lambda path: write_parquet(path, rows)),
    ]
    return _write_files([(path, writer) for path, writer in writers if path is not None], translations)


def _repeat_flags(settings: Sequence[str], bot_files: Sequence[str], think_seconds: float) -> list[str]:
    """What else of a command decides how games come out."""
    parts = [part for option in settings for part in ("--setting", option)]
    parts += [part for path in bot_files for part in ("--code", path)]
    return [*parts, "--think", f"{think_seconds:g}"] if bot_files and think_seconds != DEFAULT_THINK_SECONDS else parts


def _write_files(files: Sequence[tuple[str, Callable[[str], None]]], translations: Translations) -> int:
    """Writes all that can be written; one that can't be does not keep the others from it."""
    code = 0
    for path, writer in files:
        try:
            writer(path)
        except PaddockError as error:
            print(translations.error(error), file=sys.stderr)
            print(translations.message("sim-not-written"), file=sys.stderr)
            code = BAD_INPUT_EXIT_CODE
        else:
            print(translations.message("sim-wrote", file=path), file=sys.stderr)
    return code


def check_numbers(game_count: int, seed: int) -> None:
    """Refuses numbers that nobody means; a file of results could not hold such a seed either."""
    if game_count > MAX_GAMES:
        raise SimError(problem="sim-games", most=MAX_GAMES)
    if abs(seed) >= 10**SEED_DIGITS:
        raise SimError(problem="sim-seed", digits=SEED_DIGITS)


def check_table(
    game: Game[Any], entrants: list[Entrant], game_numbers: range, job_count: int, settings: dict[str, object]
) -> list[Entrant]:
    """Who sits where. Refuses tables that the title can't start, and numbers without sense."""
    if not game_numbers or game_numbers[0] < 0:
        raise SimError(problem="sim-games", most=MAX_GAMES)
    if job_count < 0:
        raise SimError(problem="sim-jobs")
    if not game.min_seats <= len(entrants) <= game.max_seats:
        raise SimError(
            problem="sim-seat-count", title=game.title, low=game.min_seats, high=game.max_seats, seats=len(entrants)
        )
    game.setup(len(entrants), settings)
    return entrants


def _play_games(
    game: Game[Any],
    entrants: list[Entrant],
    settings: dict[str, object],
    seed: int,
    game_numbers: range,
    job_count: int,
    translations: Translations,
) -> tuple[list[ResultRow], list[BotFault], bool]:
    """All rows, ordered by game and seat, all faults, and whether it went on to the end or was stopped. A bar on
    standard error tells how far it is."""
    rows: list[ResultRow] = []
    faults: list[BotFault] = []
    games = play_in_parallel(game.title, entrants, settings, seed, game_numbers, min(job_count, len(game_numbers)))
    try:
        with progress_bar() as progress, closing(games):
            task = progress.add_task(translations.message("sim-playing"), total=len(game_numbers))
            for new_rows, new_faults in games:
                rows += new_rows
                faults += new_faults
                progress.advance(task, len(new_rows) // len(entrants))
    except KeyboardInterrupt:
        is_complete = False
    else:
        is_complete = True
    rows.sort(key=lambda row: (row["game"], row["seat"]))
    faults.sort(key=lambda fault: (fault.game, fault.seat, fault.decision))
    return rows, faults, is_complete


def print_faults(faults: Sequence[BotFault], translations: Translations, **message_arguments: object) -> None:
    """Says on standard error which bots gave no decision, where, and what was done and can be done about it."""
    for fault in faults[:MAX_FAULTS_SHOWN]:
        where = {"bot": fault.bot, "game": fault.game, "seat": fault.seat, "decision": fault.decision}
        print(
            translations.message(f"fault-{fault.fault}", **where, detail=fault.detail, **message_arguments),
            file=sys.stderr,
        )
    if faults:
        print(
            translations.message("faults", count=len(faults), told=min(MAX_FAULTS_SHOWN, len(faults))), file=sys.stderr
        )
        if "again" in message_arguments:
            again = f"{message_arguments['again']} --only {faults[0].game}"
            print(translations.message("faults-again", command=again), file=sys.stderr)


def progress_bar() -> Progress:
    """How far it is and how long it will take, on standard error."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _print_statistics(
    game: Game[Any], rows: list[ResultRow], game_count: int, seed: int, translations: Translations
) -> None:
    """The statistics as tables on standard output."""
    console = Console(width=None if sys.stdout.isatty() else 160)
    count_text = translations.message("sim-games", games=game_count)
    console.print(translations.message("sim-title", title=game.edition, games=count_text, seed=seed), highlight=False)
    kinds = statistics_of(game).kinds
    bots = summaries_by_bot(rows, kinds)
    console.print(
        summary_table(translations.message("sim-by-bot"), bots.items(), rows, kinds, translations), highlight=False
    )
    played_by = [str(row["bot"]) for row in rows]
    seats = [(f"{seat} {played_by[seat]}", summary) for seat, summary in enumerate(summaries_by_seat(rows, kinds))]
    console.print(summary_table(translations.message("sim-by-seat"), seats, rows, kinds, translations), highlight=False)
