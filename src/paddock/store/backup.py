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
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from paddock.store.asking import Value, insert, read, write
from paddock.store.base import Asking, SqlStore
from paddock.store.errors import BadBackupError, NewerStoreError, NotEmptyError
from paddock.store.schema import KEYS, TABLES, newest

FORMAT: Final = 1
PAGE: Final = 500
HEAVY: Final = 4_000_000
"""Bytes after which a page is written to the store even if it is not full."""


class Line(msgspec.Struct, omit_defaults=True):
    """Any line of a backup: the header, a row of a table, or the end."""

    paddock_backup: int = 0
    schema: int = 0
    made: str = ""
    table: str = ""
    row: dict[str, Any] = {}
    end: int = -1
    sha256: str = ""


class Counts(NamedTuple):
    """What was backed up or restored; `copy` is where a restore has kept what was there before."""

    matches: int
    rows: int
    copy: Path | None = None


# -- writing -----------------------------------------------------------------------------------------------------


async def backup(store: SqlStore, file: Path) -> Counts:
    """Writes a store as it is at this moment; the file is there whole, or not at all. Servers may go on meanwhile."""
    async with store.reading() as asking:
        return await _save(asking, file)


async def _save(asking: Asking, file: Path) -> Counts:
    matches = rows = lines = 0
    digest = hashlib.sha256()
    made = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    encode = msgspec.json.Encoder().encode
    with _told(file), _whole(file) as out:

        def put(line: Line) -> None:
            text = encode(line) + b"\n"
            digest.update(text)
            out.write(text)

        put(Line(paddock_backup=FORMAT, schema=newest(), made=made))
        for table, columns in TABLES.items():
            async for values in _rows(asking, table, columns):
                put(Line(table=table, row=dict(zip(columns, map(_packed, values), strict=True))))
                lines += 1
                rows += table == "log"
                matches += table == "log" and values[1] == 1
        out.write(encode(Line(end=lines, sha256=digest.hexdigest())) + b"\n")
    return Counts(matches, rows)


async def _rows(asking: Asking, table: str, columns: tuple[str, ...]) -> AsyncIterator[tuple[Any, ...]]:
    """All rows of a table in the order of its key, page by page."""
    keys = columns[: KEYS[table]]
    ask = f"select {', '.join(columns)} from {table}"
    order = f" order by {', '.join(keys)} limit {PAGE}"
    places = ", ".join(f"${at + 1}" for at in range(len(keys)))
    page = (await asking(read(ask + order))).rows
    while page:
        for values in page:
            yield values
        after = page[-1][: len(keys)]
        page = (await asking(read(f"{ask} where ({', '.join(keys)}) > ({places}){order}", *after))).rows


def _packed(value: Any) -> object:
    """A value as JSON; bytes as text where they are text."""
    if not isinstance(value, bytes):
        return value
    try:
        return {"text": value.decode()}
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


@contextlib.contextmanager
def _whole(file: Path) -> Iterator[gzip.GzipFile]:
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


# -- reading -----------------------------------------------------------------------------------------------------


async def restore(store: SqlStore, file: Path, *, force: bool = False) -> Counts:
    """Makes a store what a backup says, in one transaction. A store that holds matches or accounts is overwritten only
    with `force`, and what was in it is kept in a backup beside the file."""
    prove(file)
    async with store.rewriting() as asking:
        matches = (await asking(read("select count(*) from log where number = 1"))).rows[0][0]
        accounts = (await asking(read("select count(*) from account"))).rows[0][0]
        copy: Path | None = None
        if matches or accounts:
            if not force:
                raise NotEmptyError(place=store.place, matches=matches, accounts=accounts)
            copy = _beside(file)
            await _save(asking, copy)
        for table in TABLES:
            await asking(write(f"delete from {table}"))
        return (await _fill(asking, file))._replace(copy=copy)


def prove(file: Path) -> None:
    """Refuses a backup that is cut off, damaged, of another format or of a newer Paddock."""
    for _ in _proved(file):
        pass


def _proved(file: Path) -> Iterator[tuple[str, dict[str, Value]]]:
    """The rows of a backup, each with its table; what is wrong with the file is known only at the end."""
    digest, lines, ended = hashlib.sha256(), -1, False
    decoder = msgspec.json.Decoder(Line)
    with _told(file), gzip.open(file, "rb") as source:
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
                    yield line.table, _unpacked(line)
            except (msgspec.DecodeError, ValueError, KeyError, TypeError, AttributeError):
                problem = "backup-line" if lines >= 0 else "backup-foreign"
                raise BadBackupError(file=str(file), problem=problem, detail=str(lines + 2)) from None
            digest.update(text)
            lines += 1
    if not ended:
        raise BadBackupError(file=str(file), problem="backup-cut")


def _check_header(line: Line, file: Path) -> None:
    if line.paddock_backup < 1:
        raise BadBackupError(file=str(file), problem="backup-foreign")
    if line.paddock_backup > FORMAT or line.schema > newest():
        raise NewerStoreError(place=str(file), version=line.schema, known=newest())


def _unpacked(line: Line) -> dict[str, Value]:
    """A line's values by column; `KeyError` or `ValueError` for what we do not know."""
    found: dict[str, Value] = {}
    for column, value in line.row.items():
        if column not in TABLES[line.table]:
            raise KeyError(column)
        if isinstance(value, dict):
            value = value["text"].encode() if "text" in value else b64decode(value["base64"], validate=True)
        found[column] = value
    return found


async def _fill(asking: Asking, file: Path) -> Counts:
    """Writes the rows of a backup into empty tables; rows of one table and the same columns go together."""
    matches = rows = 0
    page: list[tuple[Value, ...]] = []
    shape: tuple[str, tuple[str, ...]] = ("", ())
    weight = 0

    async def flush() -> None:
        nonlocal weight
        if page and (await asking(insert(*shape, page))).changed != len(page):
            raise BadBackupError(file=str(file), problem="backup-twice", detail=shape[0])
        page.clear()
        weight = 0

    for table, values in _proved(file):
        if (table, tuple(values)) != shape or len(page) >= PAGE or weight > HEAVY:
            await flush()
            shape = (table, tuple(values))
        page.append(tuple(values.values()))
        weight += sum(len(value) for value in values.values() if isinstance(value, bytes))
        rows += table == "log"
        matches += table == "log" and values.get("number") == 1
    await flush()
    return Counts(matches, rows)


def _beside(file: Path) -> Path:
    """A name next to the backup that nothing has yet."""
    stem = f"{file.name}.before-{datetime.datetime.now():%Y-%m-%d-%H%M%S}"
    names = (file.with_name(stem if at == 1 else f"{stem}-{at}") for at in range(1, 1000))
    return next(name for name in names if not name.exists())


@contextlib.contextmanager
def _told(file: Path) -> Iterator[None]:
    """Turns what the system says about a file into an error with words."""
    try:
        yield
    except FileNotFoundError:
        raise BadBackupError(file=str(file), problem="no-file") from None
    except gzip.BadGzipFile:
        raise BadBackupError(file=str(file), problem="backup-foreign") from None
    except (EOFError, zlib.error):
        raise BadBackupError(file=str(file), problem="backup-cut") from None
    except IsADirectoryError:
        raise BadBackupError(file=str(file), problem="a-folder") from None
    except OSError as error:
        raise BadBackupError(file=str(file), problem="disk", detail=error.strerror or str(error)) from None
