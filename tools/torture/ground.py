"""The ground on which a server is attacked: a folder that is kept, a store, servers, and what came of it.

Servers are processes of their own, started as `paddock serve` starts, on SQLite or on a real PostgreSQL. What they
logged stays in `build/torture/<attack>-<store>/`.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.server.outside import Process

from paddock.store import Store, open_store

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build" / "torture"
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
STORES: Final = (SQLITE, POSTGRESQL)
TROUBLE: Final = ("Traceback", '"trace"', '"a fault"', '"a task failed"', "could not be followed")
"""What no log of a server may say: each is a fault that nobody foresaw."""


class BrokenError(AssertionError):
    """Something did not hold."""


def hold(holds: bool, what: str) -> None:
    """Raises `BrokenError` if it does not."""
    if not holds:
        raise BrokenError(what)


@dataclass
class Effort:
    """How much is tried."""

    kills: int = 1000
    messages: int = 1_000_000
    games: int = 4
    outage: float = 25.0
    connections: int = 4000
    seed: int = 1
    short: bool = False


@dataclass
class Result:
    """What came of one attack on one store."""

    attack: str
    store: str
    seconds: float = 0.0
    figures: dict[str, Any] = field(default_factory=dict)
    broken: str = ""
    look: str = ""
    command: str = ""
    at: str = ""

    def line(self) -> str:
        """One line for people."""
        told = ", ".join(f"{name} {shown(value)}" for name, value in self.figures.items())
        head = f"{self.attack} on {self.store}: {'BROKEN' if self.broken else 'held'} ({self.seconds:.0f} s)"
        return (
            head + (f": {told}" if told else "") + (f"\n  {self.broken}\n  look at {self.look}" if self.broken else "")
        )


def shown(value: object) -> str:
    """A figure for people."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    return f"{value:.1f}" if isinstance(value, float) else str(value)


class Ground:
    """Where one attack on one store takes place. `figures` are filled while it runs, so that one that breaks still says
    how far it came."""

    def __init__(self, attack: str, store: str, effort: Effort, postgres: PostgresServer | None) -> None:
        self.attack: Final = attack
        self.store: Final = store
        self.effort: Final = effort
        self.postgres: Final = postgres
        self.folder: Final = BUILD / f"{attack}-{store}"
        self.figures: dict[str, Any] = {}
        self.servers: Final[list[Process]] = []
        self._last = 0.0

    def place(self, name: str = "paddock") -> str:
        """Where a new store can be made."""
        if self.store == SQLITE:
            return str(self.folder / f"{name}.db")
        assert self.postgres is not None
        return self.postgres.new_database()

    def say(self, what: str, every: float = 5.0) -> None:
        """Tells how far it is, now and then."""
        now = time.monotonic()
        if now - self._last >= every:
            self._last = now
            print(f"· {self.attack} on {self.store}: {what}", file=sys.stderr, flush=True)

    @contextlib.asynccontextmanager
    async def serving(
        self, place: str, settings: Mapping[str, object] | None = None, make: Callable[..., Process] = Process
    ) -> AsyncIterator[Process]:
        """A server that takes connections. In the end it is stopped in good order, and its log is looked at."""
        server = make(self.folder, place, **(settings or {}))
        self.servers.append(server)
        server.start()
        try:
            await server.ready()
            yield server
            code = await asyncio.to_thread(server.stop)
            hold(code == 0, f"the server ended with {code}")
        finally:
            server.kill()
        check_log(server)

    @contextlib.asynccontextmanager
    async def opened(self, place: str) -> AsyncIterator[Store]:
        """The store itself, beside its servers."""
        store = await open_store(place, timeout_seconds=PATIENCE)
        try:
            yield store
        finally:
            await store.close()


def check_log(server: Process) -> None:
    """No fault that nobody foresaw is in the log."""
    for line in server.log().splitlines():
        hold(not any(word in line for word in TROUBLE), f"the log of the server says: {line[:300]}")


@contextlib.contextmanager
def database(wanted: bool) -> Iterator[PostgresServer | None]:
    """A PostgreSQL with every commit on the disk, if it is wanted."""
    if not wanted:
        yield None
        return
    found = PostgresServer(fsync="on")
    try:
        yield found
    finally:
        found.remove()


Attack = Callable[[Ground], Coroutine[Any, Any, None]]


def attacked(attack: Attack, ground: Ground, runner: asyncio.Runner) -> Result:
    """Runs one attack, and says what came of it; whatever it raises is what did not hold."""
    shutil.rmtree(ground.folder, ignore_errors=True)
    ground.folder.mkdir(parents=True)
    found = Result(ground.attack, ground.store)
    began = time.monotonic()
    try:
        runner.run(attack(ground))
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        found.broken = f"{type(error).__name__}: {_told(error)}"
        found.look = str(ground.folder.relative_to(ROOT))
        (ground.folder / "broken.txt").write_text(_traced(error), encoding="utf-8")
    finally:
        for server in ground.servers:
            server.kill()
    found.seconds = time.monotonic() - began
    found.figures = ground.figures
    return found


def _told(error: BaseException) -> str:
    """What went wrong, of several things the first."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error)[:600]


def _traced(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))
