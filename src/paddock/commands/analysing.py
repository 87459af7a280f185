"""`paddock replay --analyse`: a finished game looked at again, as a graph and in words, or as JSON."""

from __future__ import annotations

import sys
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from paddock.bots.analysis import Analysis, AnalysisBudget, analyse, heuristics_for_analysis
from paddock.bots.report import AnalysisReport
from paddock.bots.sparklines import ASCII_BLOCKS, BLOCKS, sparkline, turning_point_lines
from paddock.commands.shared import say, sentences
from paddock.core.replay import game_of_record
from paddock.core.translations import translations_for
from paddock.files import load_record

STOPPED: Final = 130
COLOURS: Final = ("yellow", "cyan", "green", "magenta", "blue", "red", "bright_magenta", "white")


def run(path: str, *, language: str, as_json: bool, seconds: float) -> int:
    """The command. Returns the exit code; errors are said and leave with 2."""
    with sentences(language):
        record = load_record(path)
        game = game_of_record(record)
    with sentences(language, game):
        words = translations_for(language, game)
        heuristics_for_analysis(game, record)
        bar = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
        try:
            with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task(words.message("analysis-thinking"), total=1.0)
                found = analyse(
                    record, game, AnalysisBudget(seconds), progress=lambda done: progress.update(task, completed=done)
                )
        except KeyboardInterrupt:
            say("")
            return STOPPED
        telling = AnalysisReport(game, words, record.header.names, found)
        if as_json:
            print(
                msgspec.json.encode({"title": record.header.title, "names": telling.names, **telling.json()}).decode()
            )
        else:
            _show(record.header.title, telling, found)
    return 0


def _show(title: str, telling: AnalysisReport, analysis: Analysis) -> None:
    """The graph as a table, and below it what turned."""
    console = Console(width=None if sys.stdout.isatty() else 100)
    points = analysis.points
    signs = BLOCKS if _can_show(BLOCKS) else ASCII_BLOCKS
    table = Table(title=telling.said("analysis-title"), title_justify="left", box=None, show_header=False)
    for seat, name in enumerate(telling.names):
        begun, ended = (telling.chance(points[place].chances[seat]) for place in (0, -1))
        drawn = Text(sparkline(points, seat, signs, max(10, min(60, console.width - 36))), COLOURS[seat % len(COLOURS)])
        table.add_row(Text(name[:20]), Text(begun, justify="right"), drawn, Text(ended, justify="right"))
    console.print(Text(f"{title} · {', '.join(telling.names)}"))
    console.print(table)
    console.print(Text(telling.said("analysis-legend"), "dim"))
    for line in turning_point_lines(telling):
        console.print(Text(line))


def _can_show(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
