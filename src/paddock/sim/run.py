"""The command `paddock sim`: plays many games between bots and shows what came of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from paddock.bots.levels import level_named
from paddock.core import registry
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.settings import read_settings
from paddock.core.words import LANGUAGES, Words
from paddock.sim.figures import by_bot, by_seat
from paddock.sim.playing import Row, play_many
from paddock.sim.tongue import SimError, tongue
from paddock.sim.writing import check_paths, table_of, write_csv, write_json, write_parquet

BAD_INPUT: Final = 2
STOPPED: Final = 130


def run(
    title: str = "roborally",
    seats: str = "bot,bot,bot,bot",
    games: int = 100,
    jobs: int = 0,
    seed: int = 0,
    options: Sequence[str] = (),
    csv: str | None = None,
    json: str | None = None,
    parquet: str | None = None,
    language: str = "en",
) -> int:
    """Runs the command and returns its exit code: 0, 2 for anything asked wrongly, 130 if it was stopped."""
    game: Game[Any] | None = None
    try:
        game = registry.game(title)
        words = tongue(language, game)
        chosen = read_settings(game, options)
        names = check_asked(game, seats, games, jobs, chosen)
        check_paths(csv, json, parquet)
        rows = _play(game, names, chosen, seed, games, jobs or os.cpu_count() or 1, words)
        if csv is not None:
            write_csv(csv, rows)
        if json is not None:
            asked = {"title": game.edition, "table": names, "options": chosen, "seed": seed, "games": games}
            write_json(json, rows, asked)
        if parquet is not None:
            write_parquet(parquet, rows)
    except PaddockError as error:
        print(tongue(language if language in LANGUAGES else "en", game).error(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(tongue(language).message("sim-stopped"), file=sys.stderr)
        return STOPPED
    _show(game, rows, games, seed, words)
    for path in (csv, json, parquet):
        if path is not None:
            print(words.message("sim-wrote", file=path), file=sys.stderr)
    return 0


def check_asked(game: Game[Any], seats: str, games: int, jobs: int, options: dict[str, object]) -> list[str]:
    """The bots by seat. Refuses unknown bots, tables that the title can't start, and numbers without sense."""
    if games < 1:
        raise SimError(problem="sim-games")
    if jobs < 0:
        raise SimError(problem="sim-jobs")
    names = [name.strip().removeprefix("bot:") for name in seats.split(",")]
    if names == [""]:
        raise SimError(problem="sim-no-seats")
    found = [level_named(game, name) for name in names]
    if not game.min_seats <= len(found) <= game.max_seats:
        raise SimError(
            problem="sim-seat-count", title=game.title, low=game.min_seats, high=game.max_seats, seats=len(found)
        )
    game.setup(len(found), options)
    return found


def _play(
    game: Game[Any], names: list[str], options: dict[str, object], seed: int, games: int, jobs: int, words: Words
) -> list[Row]:
    """All rows, ordered by game and seat; a bar on standard error tells how far it is."""
    rows: list[Row] = []
    with bar() as progress:
        task = progress.add_task(words.message("sim-playing"), total=games)
        for done, found in play_many(game.title, names, options, seed, games, min(jobs, games)):
            rows += found
            progress.advance(task, done)
    rows.sort(key=lambda row: (row["game"], row["seat"]))
    return rows


def bar() -> Progress:
    """How far it is and how long it will take, on standard error."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _show(game: Game[Any], rows: list[Row], games: int, seed: int, words: Words) -> None:
    """The statistics as tables on standard output."""
    console = Console(width=None if sys.stdout.isatty() else 160)
    said = words.message("sim-games", games=games)
    console.print(words.message("sim-title", title=game.edition, games=said, seed=seed), highlight=False)
    bots = by_bot(rows)
    console.print(
        table_of(words.message("sim-by-bot"), words.message("sim-bot"), bots.items(), rows, words), highlight=False
    )
    played_by = {int(row["seat"]): str(row["bot"]) for row in rows}
    seats = [(f"{seat} {played_by[seat]}", summary) for seat, summary in enumerate(by_seat(rows))]
    console.print(
        table_of(words.message("sim-by-seat"), words.message("sim-seat"), seats, rows, words), highlight=False
    )
