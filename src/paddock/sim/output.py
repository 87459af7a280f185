"""Results of a simulation: a table for people, and CSV, JSON and Parquet for programs."""

from __future__ import annotations

import csv
import io
import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.table import Table

from paddock.core.decision import ValueSet
from paddock.core.statistics import NUMBER_KIND, SHARE_KIND, kinds_json
from paddock.core.translations import Translations
from paddock.files import BadFileError, file_problems, write_file
from paddock.sim.game_runner import BotFault, ResultRow
from paddock.sim.summaries import FigureKinds, Summary, SummaryLine, summaries_by_bot, summaries_by_seat, summary_lines
from paddock.sim.translator import SimError


def check_paths(csv_path: str | None, json_path: str | None, parquet_path: str | None) -> None:
    """Refuses, before any game is played, what could not be written after them."""
    if parquet_path is not None and find_spec("pyarrow") is None:
        raise SimError(problem="sim-no-parquet")
    named: list[Path] = []
    for name in (csv_path, json_path, parquet_path):
        if name is not None:
            _check_path(Path(name))
            if Path(name).resolve() in named:
                raise SimError(problem="sim-twice", file=str(Path(name)))
            named.append(Path(name).resolve())


def _check_path(path: Path) -> None:
    if path.is_dir():
        raise BadFileError(file=str(path), problem="a-folder")
    with file_problems(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path.parent).close()
    if path.exists() and not os.access(path, os.W_OK):
        raise BadFileError(file=str(path), problem="not-allowed")


def write_csv(path: str, result_rows: Sequence[ResultRow]) -> None:
    """One line for each seat of each game."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _column_names(result_rows), lineterminator="\n")
    writer.writeheader()
    writer.writerows(result_rows)
    write_file(path, [text.getvalue().encode()])


def write_json(
    path: str,
    result_rows: Sequence[ResultRow],
    header: Mapping[str, object],
    figure_kinds: FigureKinds,
    faults: Sequence[BotFault] = (),
) -> None:
    """What was asked, what each figure is, the statistics, all games, and every decision that a bot did not give."""
    content = {
        **header,
        "figures": kinds_json(figure_kinds),
        "bots": summaries_by_bot(result_rows, figure_kinds),
        "seats": summaries_by_seat(result_rows, figure_kinds),
        "results": list(result_rows),
    }
    if faults:
        content["faults"] = list(faults)
    write_file(path, [msgspec.json.format(msgspec.json.encode(content), indent=1), b"\n"])


def write_parquet(path: str, result_rows: Sequence[ResultRow]) -> None:
    """One row for each seat of each game."""
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({name: [row.get(name) for row in result_rows] for name in _column_names(result_rows)})
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(table, sink)
    write_file(path, [sink.getvalue().to_pybytes()])


def _column_names(result_rows: Sequence[ResultRow]) -> list[str]:
    return list(dict.fromkeys(name for row in result_rows for name in row))


def summary_table(
    heading: str,
    summaries: Iterable[tuple[str, Summary]],
    result_rows: Sequence[ResultRow],
    figure_kinds: FigureKinds,
    translations: Translations,
) -> Table:
    """A table with a column for each bot or seat, and a line for each figure: titles have many of them."""
    table = Table(title=heading, title_justify="left")
    table.add_column("")
    columns = list(summaries)
    for name, _ in columns:
        table.add_column(name, justify="right")
    alone = all(row["seat"] == 0 for row in result_rows)
    shared = () if alone else (("shared", 0), ("place", 2))  # alone nothing is shared, and there are no places
    for figure, places in (("played", 0), ("won", 1), ("won-share", 1), *shared):
        table.add_row(
            statistic_label(translations, figure), *(f"{summary[figure]:.{places}f}" for _, summary in columns)
        )
    for each in summary_lines(result_rows, figure_kinds):
        table.add_row(
            _line_label(translations, each), *(_line_value(each, summary.get(each.key)) for _, summary in columns)
        )
    return table


def _line_label(translations: Translations, summary_line: SummaryLine) -> str:
    figure = statistic_label(translations, summary_line.figure_name)
    if isinstance(summary_line.kind, ValueSet):
        return translations.message(
            "sim-name-share",
            figure=figure,
            name=translations.value(summary_line.kind, summary_line.kind.code(summary_line.name)),
        )
    return translations.message("sim-share", figure=figure) if summary_line.kind == SHARE_KIND else figure


def _line_value(summary_line: SummaryLine, value: float | None) -> str:
    if value is None:  # a name that came up for others only; anything else that never was
        return "0.0" if summary_line.name else "–"
    return f"{value:.2f}" if summary_line.kind == NUMBER_KIND else f"{value:.1f}"


def statistic_label(translations: Translations, figure_name: str) -> str:
    """What a person calls a figure: the message `figure-<name>`, or the name as it is."""
    key = f"figure-{figure_name}"
    return translations.message(key) if translations.has_message(key) else figure_name
