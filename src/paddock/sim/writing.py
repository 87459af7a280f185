"""Results on paper: a table for people, and CSV, JSON and Parquet for programs."""

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

from paddock.core.words import Words
from paddock.files import BadFileError, save
from paddock.sim.figures import Summary, by_bot, by_seat, figure_names
from paddock.sim.playing import Fault, Row
from paddock.sim.tongue import SimError


def check_paths(csv_path: str | None, json_path: str | None, parquet_path: str | None) -> None:
    """Refuses, before any game is played, what could not be written after them."""
    if parquet_path is not None and find_spec("pyarrow") is None:
        raise SimError(problem="sim-no-parquet")
    for name in (csv_path, json_path, parquet_path):
        if name is not None:
            _check_path(Path(name))


def _check_path(path: Path) -> None:
    if path.is_dir():
        raise BadFileError(file=str(path), problem="a-folder")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except PermissionError:
        raise BadFileError(file=str(path), problem="not-allowed") from None
    except OSError as error:
        raise BadFileError(file=str(path), problem="disk", detail=error.strerror or str(error)) from None
    if path.exists() and not os.access(path, os.W_OK):
        raise BadFileError(file=str(path), problem="not-allowed")


def write_csv(path: str, rows: Sequence[Row]) -> None:
    """One line for each seat of each game."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _columns(rows), lineterminator="\n", restval=0)
    writer.writeheader()
    writer.writerows(rows)
    save(path, [text.getvalue().encode()])


def write_json(path: str, rows: Sequence[Row], asked: Mapping[str, object], faults: Sequence[Fault] = ()) -> None:
    """What was asked, the statistics, all games, and every decision that a bot did not give."""
    found = {**asked, "bots": by_bot(rows), "seats": by_seat(rows), "results": list(rows)}
    if faults:
        found["faults"] = list(faults)
    save(path, [msgspec.json.format(msgspec.json.encode(found), indent=1), b"\n"])


def write_parquet(path: str, rows: Sequence[Row]) -> None:
    """One row for each seat of each game."""
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({name: [row.get(name, 0) for row in rows] for name in _columns(rows)})
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(table, sink)
    save(path, [sink.getvalue().to_pybytes()])


def _columns(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def table_of(heading: str, lines: Iterable[tuple[str, Summary]], rows: Sequence[Row], words: Words) -> Table:
    """A table with a column for each bot or seat, and a line for each figure: titles have many of them."""
    table = Table(title=heading, title_justify="left")
    table.add_column("")
    columns = list(lines)
    for name, _ in columns:
        table.add_column(name, justify="right")
    for figure in ("played", "won", "won-share", "shared", "place", *figure_names(rows)):
        table.add_row(label(words, figure), *(_shown(figure, summary[figure]) for _, summary in columns))
    return table


def _shown(figure: str, value: float) -> str:
    if figure in ("played", "shared"):
        return f"{value:.0f}"
    return f"{value:.1f}" if figure in ("won", "won-share") else f"{value:.2f}"


def label(words: Words, name: str) -> str:
    """What a person calls a figure: the message `figure-<name>`, or the name as it is."""
    key = f"figure-{name}"
    return words.message(key) if words.has(key) else name
