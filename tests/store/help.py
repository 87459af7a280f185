"""What the tests of the store share: opening one, and running other processes on it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

import paddock
from paddock.store import ConflictError, Listing, Store, StoreUnavailableError, open_store

ROOT = Path(__file__).resolve().parents[2]
OPEN = Listing(title="roborally", status="open", data=b'{"seats":4}')


@contextlib.asynccontextmanager
async def opened(place: str, **settings: Any) -> AsyncIterator[Store]:
    """A store that is waited for, closed in the end."""
    store = await open_store(place, **{"timeout_seconds": PATIENCE, **settings})
    try:
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def hasty(place: str, timeout: float) -> AsyncIterator[Store]:
    """A store that soon gives up; on a busy machine it is not opened at the first try."""
    while True:
        with contextlib.suppress(StoreUnavailableError):
            store = await open_store(place, timeout_seconds=timeout)
            break
    try:
        yield store
    finally:
        await store.close()


async def insist(store: Store, match: str, number: int, row: bytes) -> None:
    """Appends a row to a store that soon gives up, however often it must be tried. What was given up may have been
    written all the same: whoever insists looks at the rows afterwards."""
    while await store_last(store, match) < number:
        with contextlib.suppress(StoreUnavailableError, ConflictError):
            await store.append_rows(match, number, [row])


async def store_last(store: Store, match: str) -> int:
    while True:
        with contextlib.suppress(StoreUnavailableError):
            return await store.last_row_number(match)


def child(*arguments: str) -> subprocess.Popen[str]:
    """Another process on the store; see `tests/store/child.py`."""
    source = str(Path(paddock.__file__).resolve().parents[1])
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.child", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([source, str(ROOT)])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def tell(process: subprocess.Popen[str], line: str = "go") -> None:
    """Sends a line to another process."""
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[str]) -> str:
    """The next line of another process."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    """Ends a process for good."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
