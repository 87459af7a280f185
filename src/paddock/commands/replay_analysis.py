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
from paddock.bots.sparklines import ASCII_BLOCK_CHARACTERS, BLOCK_CHARACTERS, sparkline, turning_point_lines
from paddock.commands.shared import exit_on_error, print_error
from paddock.core.replay import game_of_record, opening_position
from paddock.core.translations import translations_for
from paddock.files import load_record

STOPPED_EXIT_CODE: Final = 130
COLOURS: Final = ("yellow", "cyan", "green", "magenta", "blue", "red", "bright_magenta", "white")


def run(file: str, *, language: str, as_json: bool, seconds: float) -> int:
    """The command. Returns the exit code; errors are said and leave with 2."""
    with exit_on_error(language):
        record = load_record(file)
        game = game_of_record(record)
    with exit_on_error(language, game):
        translations = translations_for(language, game)
        heuristics_for_analysis(game, record)
        bar = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
        try:
            with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task(translations.message("analysis-thinking"), total=1.0)
                analysis = analyse(
                    record, game, AnalysisBudget(seconds), progress=lambda done: progress.update(task, completed=done)
                )
        except KeyboardInterrupt:
            print_error("")
            return STOPPED_EXIT_CODE
        translations = translations.at_table(opening_position(record, game))
        report = AnalysisReport(game, translations, record.header.names, analysis)
        if as_json:
            print(
                msgspec.json.encode(
                    {"title": record.header.title, "names": report.seat_names, **report.json()}
                ).decode()
            )
        else:
            _print_analysis(record.header.title, report, analysis)
    return 0


def _print_analysis(title: str, report: AnalysisReport, analysis: Analysis) -> None:
    """The graph as a table, and below it what turned."""
    console = Console(width=None if sys.stdout.isatty() else 100)
    points = analysis.points
    signs = BLOCK_CHARACTERS if _can_encode(BLOCK_CHARACTERS) else ASCII_BLOCK_CHARACTERS
    table = Table(title=report.message("analysis-title"), title_justify="left", box=None, show_header=False)
    for seat, name in enumerate(report.seat_names):
        begun, ended = (report.win_chance_text(points[place].win_chances[seat]) for place in (0, -1))
        drawn = Text(sparkline(points, seat, signs, max(10, min(60, console.width - 36))), COLOURS[seat % len(COLOURS)])
        table.add_row(Text(name[:20]), Text(begun, justify="right"), drawn, Text(ended, justify="right"))
    console.print(Text(f"{title} · {', '.join(report.seat_names)}"))
    console.print(table)
    console.print(Text(report.message("analysis-legend"), "dim"))
    for line in turning_point_lines(report):
        console.print(Text(line))


def _can_encode(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
