"""Disk: the store has no room left, and then it is locked or gone, while people play.

What must hold: nothing that was confirmed is lost or doubled; people are told, and so is whoever asks `/health`; the
log names the store; and when there is room again everybody plays on, without a restart of the server.

The file system is a small one of its own where one can be mounted (that takes root). Where it can't, SQLite's server is
forbidden to write longer files (RLIMIT_FSIZE), and PostgreSQL only crashes.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE, until
from tests.postgres import PostgresServer
from tests.server.evening import Evening, check_all
from tests.server.outside import Process
from tools.torture.ground import SQLITE, Ground, hold
from tools.torture.wire import Client

TABLES: Final = (("me", "link"), ("me", "bot"), ("me", "link"))
SMALL: Final = {SQLITE: "6m", "postgresql": "160m"}
"""How large the small file system is."""
MORE: Final = 20
"""Decisions after which people have played on."""
TIMES: Final = 3
SETTINGS: Final = {"store_warning_seconds": 0.5, "store_seconds": 2.0, "snapshot_every": 20}


@contextlib.contextmanager
def mounted(folder: Path, size: str) -> Iterator[bool]:
    """A small file system at a folder, if one can be mounted; whether it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0777", "tmpfs", str(folder)]
    there = subprocess.run(mounting, capture_output=True, check=False).returncode == 0
    try:
        yield there
    finally:
        if there:
            subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)


class Ballast:
    """A file that takes all the room that is left."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = folder / "ballast"

    def fill(self) -> int:
        """Leaves no room; returns how many bytes that took."""
        with self._file.open("ab", buffering=0) as file:
            for size in (1 << 20, 4096):
                with contextlib.suppress(OSError):
                    while file.write(b"x" * size) == size:
                        pass
        return self._file.stat().st_size

    def free(self) -> None:
        """Makes room again."""
        self._file.unlink(missing_ok=True)


async def health(client: Client, status: int) -> str:
    """Waits until the server says this of itself; returns what it says of its store."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await client.ask("GET", "/health")
            if answer.status == status:
                return str(answer.body["store"])
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def playing(server: Process, seed: int) -> AsyncIterator[Evening]:
    """People who play for as long as this goes on, and to the end of their games after it."""
    evening = Evening(server.port, seed, pause=0.02)
    tasks = [asyncio.create_task(evening.play(*seats)) for seats in TABLES]
    try:
        yield evening
        evening.late = True
        for person in evening.people:
            person.pause = 0
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def goes_on(evening: Evening) -> None:
    """Waits until people have decided some more."""
    before = evening.confirmed
    await until(lambda: evening.confirmed >= before + MORE)


async def trouble(ground: Ground, client: Client, evening: Evening, what: str, down: AsyncIterator[None]) -> None:
    """One time of trouble: people play, then they can't, then they can."""
    await goes_on(evening)
    ground.say(f"{what}: begins", every=0)
    await anext(down)
    store = await health(client, 503)
    hold(store == "gone", f"{what}: health says {store}")
    await until(lambda: any("store" in person.troubles or person.refusals for person in evening.people))
    before = evening.confirmed
    await asyncio.sleep(1.0)
    ground.figures[f"{what}: confirmed meanwhile"] = evening.confirmed - before
    with contextlib.suppress(StopAsyncIteration):
        await anext(down)
    ground.say(f"{what}: is over", every=0)
    await health(client, 200)
    await goes_on(evening)
    ground.figures[what] = ground.figures.get(what, 0) + 1


# -- what goes wrong ---------------------------------------------------------------------------------------------------


async def full(ballast: Ballast, postgres: PostgresServer | None) -> AsyncIterator[None]:
    """No room is left, until there is. A PostgreSQL that has ended for it is started by whoever minds it."""
    ballast.fill()
    yield
    ballast.free()
    if postgres is not None:
        with contextlib.suppress(Exception):
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)


async def no_longer_files(server: Process, place: str) -> AsyncIterator[None]:
    """The server may not write beyond what its files are now."""
    longest = max(path.stat().st_size for path in Path(place).parent.glob(Path(place).name + "*"))
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (longest // 2, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def locked(place: str, postgres: PostgresServer | None) -> AsyncIterator[None]:
    """Another process holds the file, or PostgreSQL ends as in a crash."""
    if postgres is None:
        database = sqlite3.connect(place, isolation_level=None, timeout=PATIENCE)
        database.execute("begin exclusive")
        yield
        database.close()
        return
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    yield
    await asyncio.to_thread(postgres.start)


async def attack(ground: Ground) -> None:
    """A full disk and a store that is away, in turn."""
    times = 1 if ground.effort.short else TIMES
    folder = ground.folder / "small"
    with contextlib.ExitStack() as stack:
        there = stack.enter_context(mounted(folder, SMALL[ground.store]))
        ground.figures["disk"] = f"tmpfs of {SMALL[ground.store]}" if there else "RLIMIT_FSIZE"
        postgres: PostgresServer | None = None
        place = str(folder / "paddock.db")
        if ground.store != SQLITE:
            usual, tempfile.tempdir = tempfile.tempdir, str(folder) if there else None
            try:
                postgres = PostgresServer(fsync="on", wal_recycle="off")
            finally:
                tempfile.tempdir = usual
            stack.callback(postgres.remove)
            place = postgres.new_database()
        async with ground.serving(place, SETTINGS) as server, Client(server.port) as client:
            ballast = Ballast(folder)
            async with playing(server, ground.effort.seed) as evening:
                for _ in range(times):
                    if there:
                        await trouble(ground, client, evening, "full disk", full(ballast, postgres))
                    elif postgres is None:
                        await trouble(ground, client, evening, "full disk", no_longer_files(server, place))
                    await trouble(ground, client, evening, "locked store", locked(place, postgres))
            hold('"store"' in server.log(), "the log says nothing of the store")
        await check_all(place, evening.people)
        ground.figures |= {"confirmed": evening.confirmed, "lost": 0, "doubled": 0}
