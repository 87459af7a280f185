"""Records and positions on disk: limits on reading, and saves that are either whole or not there at all."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.record import JSON_ERRORS, MAX_LINE_BYTES, Record, read

MAX_RECORD_BYTES: Final = 400_000_000
MAX_JSON_BYTES: Final = 10_000_000
MAX_JSON_NUMBER: Final = 2**53 - 1
"""No number in a file is larger: beyond it not every program that reads JSON gets the same one."""
MAX_JSON_DEPTH: Final = 100
"""No value in a file is nested more deeply: what follows it inwards must come back."""
PARTIAL_SUFFIX: Final = ".half"
"""What follows the name of a file while it is being saved."""


class BadFileError(PaddockError):
    """A file that can't be read or written: details `file`, `problem`, `detail`."""

    message_key = "error-file"


def load_record(path: Path | str, *, mends_last_line: bool = False) -> Record:
    """The record in a file (`-`: standard input). With `mend`, a last line that was cut off is left out."""
    return read(_read_lines(Path(path)), mends_last_line=mends_last_line)


def load_json(path: Path | str) -> object:
    """The JSON value in a file (`-`: standard input)."""
    path = Path(path)
    with file_problems(path):
        if str(path) == "-":
            data = sys.stdin.buffer.read(MAX_JSON_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_JSON_BYTES + 1)
    if len(data) > MAX_JSON_BYTES:
        raise BadFileError(file=str(path), problem="too-large", detail=str(MAX_JSON_BYTES))
    if not data.strip():
        raise BadFileError(file=str(path), problem="empty")
    try:
        value = msgspec.json.decode(data)
    except JSON_ERRORS as error:
        raise BadFileError(file=str(path), problem="not-json", detail=ascii(str(error))[1:-1]) from None
    if is_nested_too_deeply(value):
        raise BadFileError(file=str(path), problem="not-json", detail=f"depth > {MAX_JSON_DEPTH}")
    where = path_of_huge_number(value)
    if where is not None:
        raise BadFileError(file=str(path), problem="number-size", where=where or "–", detail=str(MAX_JSON_NUMBER))
    return value


def path_of_huge_number(value: object) -> str | None:
    """Where in a JSON value a number is beyond `MAX_JSON_NUMBER`, such as `robots[2].x`; None where none is."""
    if isinstance(value, (int, float)):
        return "" if abs(value) > MAX_JSON_NUMBER else None
    left: list[tuple[str, object]] = [("", value)]
    while left:
        path, inner_value = left.pop()
        children: Iterable[tuple[str, object]] = ()
        if isinstance(inner_value, dict):
            children = ((f"{path}.{key[:40]}" if path else key[:40], each) for key, each in inner_value.items())
        elif isinstance(inner_value, list):
            children = ((f"{path}[{place}]", each) for place, each in enumerate(inner_value))
        for inner_path, each in children:
            if isinstance(each, (dict, list)):
                left.append((inner_path, each))
            elif isinstance(each, (int, float)) and abs(each) > MAX_JSON_NUMBER:
                return inner_path
    return None


def is_nested_too_deeply(value: object) -> bool:
    """Whether a JSON value is nested more deeply than `MAX_JSON_DEPTH`."""
    level = [value]
    for _ in range(MAX_JSON_DEPTH + 1):
        level = [
            each
            for outer in level
            for each in (outer.values() if isinstance(outer, dict) else outer if isinstance(outer, list) else ())
        ]
        if not level:
            return False
    return True


def write_file(path: Path | str, lines: Iterable[bytes]) -> None:
    """Writes a file so that it is either the old one or the whole new one, whatever happens in between."""
    path = Path(path)
    with file_problems(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=PARTIAL_SUFFIX, dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise


def _read_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file; one that is too long comes cut, so that it can be refused without being held."""
    if str(path) == "-":
        yield from iter(lambda: sys.stdin.buffer.readline(MAX_LINE_BYTES + 1), b"")
        return
    with file_problems(path), path.open("rb") as file:
        if os.fstat(file.fileno()).st_size > MAX_RECORD_BYTES:
            raise BadFileError(file=str(path), problem="too-large", detail=str(MAX_RECORD_BYTES))
        yield from iter(lambda: file.readline(MAX_LINE_BYTES + 1), b"")


@contextlib.contextmanager
def file_problems(path: Path) -> Iterator[None]:
    """Turns what the system says about a file into an error with words."""
    try:
        yield
    except FileNotFoundError:
        half = sorted(path.parent.glob(f"{path.name}.*{PARTIAL_SUFFIX}")) if path.parent.is_dir() else []
        if half:
            raise BadFileError(file=str(path), problem="half-written", detail=half[-1].name) from None
        raise BadFileError(file=str(path), problem="no-file") from None
    except IsADirectoryError:
        raise BadFileError(file=str(path), problem="a-folder") from None
    except PermissionError:
        raise BadFileError(file=str(path), problem="not-allowed") from None
    except OSError as error:
        raise BadFileError(file=str(path), problem="disk", detail=error.strerror or str(error)) from None
