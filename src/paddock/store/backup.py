"""A whole store in one file, the same for both databases: so a club can move from SQLite to PostgreSQL, or back.

The file is compressed JSON lines: a header, one line for each row of each table, and a last line with their number and
checksum. Nothing is changed in a store before the whole file has been proved.
"""

from __future__ import annotations

import contextlib
import datetime
import gzip
import hashlib
import os
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from paddock.store.database import RunStatement
from paddock.store.errors import BadBackupError, NewerStoreError, NotEmptyError
from paddock.store.schema import TABLE_COLUMNS, current_version
from paddock.store.statements import ColumnValue, insert_rows, query, write
from paddock.store.store import Store
from paddock.store.table_rows import PAGE_ROWS, table_rows

FORMAT_VERSION: Final = 1
PAGE_BYTES: Final = 4_000_000
"""Bytes after which a page is written to the store even if it is not full."""

FILE_PROBLEMS: Final[dict[type[Exception], str]] = {
    FileNotFoundError: "no-file",
    gzip.BadGzipFile: "backup-foreign",
    EOFError: "backup-cut",
    zlib.error: "backup-cut",
    IsADirectoryError: "a-folder",
    OSError: "disk",
}
"""What is wrong with a file, by what the system says; the first that fits."""


class BackupLine(msgspec.Struct, omit_defaults=True):
    """Any line of a backup: the header, a row of a table, or the end."""

    paddock_backup: int = 0
    schema: int = 0
    made: str = ""
    table: str = ""
    row: dict[str, Any] = {}
    end: int = -1
    sha256: str = ""


class BackupCounts(NamedTuple):
    """What was backed up or restored; `copy` is where a restore has kept what was there before."""

    matches: int
    rows: int
    copy: Path | None = None


async def backup(store: Store, file: Path) -> BackupCounts:
    """Writes a store as it is at this moment; the file is there whole, or not at all. Servers may go on meanwhile."""
    async with store.read_transaction() as run:
        return await _write_backup(run, file)


async def _write_backup(run_statement: RunStatement, file: Path) -> BackupCounts:
    matches = rows = lines = 0
    digest = hashlib.sha256()
    made = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    encode = msgspec.json.Encoder().encode
    with _file_errors(file), _atomic_gzip(file) as out:

        def write_line(line: BackupLine) -> None:
            text = encode(line) + b"\n"
            digest.update(text)
            out.write(text)

        write_line(BackupLine(paddock_backup=FORMAT_VERSION, schema=current_version(), made=made))
        for table, columns in TABLE_COLUMNS.items():
            async for values in table_rows(run_statement, table):
                write_line(BackupLine(table=table, row=dict(zip(columns, map(_json_value, values), strict=True))))
                lines += 1
                rows += table == "log"
                matches += table == "log" and values[1] == 1
        out.write(encode(BackupLine(end=lines, sha256=digest.hexdigest())) + b"\n")
    return BackupCounts(matches, rows)


def _json_value(value: Any) -> object:
    """A value as JSON; bytes as text where they are text."""
    if not isinstance(value, bytes):
        return value
    try:
        return {"text": value.decode()}
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


@contextlib.contextmanager
def _atomic_gzip(file: Path) -> Iterator[gzip.GzipFile]:
    """A compressed file that takes its name only when it is complete and on the disk; nobody else may read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".half", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


async def restore(store: Store, file: Path, *, overwrites: bool = False) -> BackupCounts:
    """Makes a store what a backup says, in one transaction. A store that holds matches or accounts is overwritten only
    with `force`, and what was in it is kept in a backup beside the file."""
    verify_backup(file)
    async with store.exclusive_transaction() as run:
        matches = (await run(query("select count(*) from log where number = 1"))).rows[0][0]
        accounts = (await run(query("select count(*) from account"))).rows[0][0]
        copy: Path | None = None
        if matches or accounts:
            if not overwrites:
                raise NotEmptyError(place=store.store_location, matches=matches, accounts=accounts)
            copy = _free_copy_name(file)
            await _write_backup(run, copy)
        for table in TABLE_COLUMNS:
            await run(write(f"delete from {table}"))
        return (await _insert_backup(run, file))._replace(copy=copy)


def verify_backup(file: Path) -> None:
    """Refuses a backup that is cut off, damaged, of another format or of a newer Paddock."""
    for _ in _verified_rows(file):
        pass


def _verified_rows(file: Path) -> Iterator[tuple[str, dict[str, ColumnValue]]]:
    """The rows of a backup, each with its table; what is wrong with the file is known only at the end."""
    digest, lines, ended = hashlib.sha256(), -1, False
    decoder = msgspec.json.Decoder(BackupLine)
    with _file_errors(file), gzip.open(file, "rb") as source:
        for text in source:
            if ended:
                raise BadBackupError(file=str(file), problem="backup-line", detail=str(lines + 2))
            try:
                line = decoder.decode(text)
                if lines < 0:
                    _check_header(line, file)
                elif line.end >= 0:
                    ended = True
                    if (line.end, line.sha256) != (lines, digest.hexdigest()):
                        raise BadBackupError(file=str(file), problem="backup-sum")
                    continue
                else:
                    yield line.table, _column_values(line)
            except (msgspec.DecodeError, ValueError, KeyError, TypeError, AttributeError):
                problem = "backup-line" if lines >= 0 else "backup-foreign"
                raise BadBackupError(file=str(file), problem=problem, detail=str(lines + 2)) from None
            digest.update(text)
            lines += 1
    if not ended:
        raise BadBackupError(file=str(file), problem="backup-cut")


def _check_header(line: BackupLine, file: Path) -> None:
    if line.paddock_backup < 1:
        raise BadBackupError(file=str(file), problem="backup-foreign")
    if line.paddock_backup > FORMAT_VERSION or line.schema > current_version():
        raise NewerStoreError(place=str(file), version=line.schema, known=current_version())


def _column_values(line: BackupLine) -> dict[str, ColumnValue]:
    """A line's values by column; `KeyError` or `ValueError` for what we do not know."""
    values: dict[str, ColumnValue] = {}
    for column, value in line.row.items():
        if column not in TABLE_COLUMNS[line.table]:
            raise KeyError(column)
        if isinstance(value, dict):
            value = value["text"].encode() if "text" in value else b64decode(value["base64"], validate=True)
        values[column] = value
    return values


async def _insert_backup(run_statement: RunStatement, file: Path) -> BackupCounts:
    """Writes the rows of a backup into empty tables; rows of one table and the same columns go together."""
    matches = rows = 0
    page: list[tuple[ColumnValue, ...]] = []
    shape: tuple[str, tuple[str, ...]] = ("", ())
    weight = 0

    async def flush() -> None:
        nonlocal weight
        if page and (await run_statement(insert_rows(*shape, page))).changed_rows != len(page):
            raise BadBackupError(file=str(file), problem="backup-twice", detail=shape[0])
        page.clear()
        weight = 0

    for table, values in _verified_rows(file):
        if (table, tuple(values)) != shape or len(page) >= PAGE_ROWS or weight > PAGE_BYTES:
            await flush()
            shape = (table, tuple(values))
        page.append(tuple(values.values()))
        weight += sum(len(value) for value in values.values() if isinstance(value, bytes))
        rows += table == "log"
        matches += table == "log" and values.get("number") == 1
    await flush()
    return BackupCounts(matches, rows)


def _free_copy_name(file: Path) -> Path:
    """A name next to the backup that nothing has yet."""
    stem = f"{file.name}.before-{datetime.datetime.now():%Y-%m-%d-%H%M%S}"
    names = (file.with_name(stem if at == 1 else f"{stem}-{at}") for at in range(1, 1000))
    return next(name for name in names if not name.exists())


@contextlib.contextmanager
def _file_errors(file: Path) -> Iterator[None]:
    """Turns what the system says about a file into an error with words."""
    try:
        yield
    except (OSError, EOFError, zlib.error) as error:
        problem = next(problem for kind, problem in FILE_PROBLEMS.items() if isinstance(error, kind))
        detail = getattr(error, "strerror", None) or str(error) if problem == "disk" else ""
        raise BadBackupError(file=str(file), problem=problem, detail=detail) from None
