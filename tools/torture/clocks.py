"""Clocks: the time of day jumps by an hour while people play, and servers and stores are away for a while.

What must hold: nobody's time is up because of it, no default is played for anybody, and nobody has more time than
before, but for what went by since the store was last told (about a second: that does not count when it or the server
goes); the time that people do take is still counted.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from tests.patience import PATIENCE
from tests.server.outside import Process
from tests.server.serving import READY, _run
from tools.torture.ground import SQLITE, Ground, hold
from tools.torture.scene import Scene, Table
from tools.torture.wire import Client

from paddock.match.entries import Stepped, read
from paddock.server.running_time import MAX_UNSYNCED_MS

HOUR: Final = 3_600
JUMPS: Final = (HOUR, -2 * HOUR, HOUR, 24 * HOUR, -48 * HOUR)
QUICK: Final = {"store_warning_seconds": 0.5, "store_seconds": 2.0}
SHIFT: Final = "shift"
"""The file in which it stands by how many seconds the server's time of day is wrong."""
LOOSE: Final = 4_000
"""Milliseconds: for so long a server may not know that its store is away, and people need to ask."""


class Shifted(Process):
    """A server whose time of day is wrong by as many seconds as its file says: all else is as it is."""

    def __init__(self, folder: Path, place: str, port: int | None = None, **settings: object) -> None:
        super().__init__(folder, place, port, **settings)
        self.file: Final = folder / SHIFT

    def shift(self, seconds: int) -> None:
        """Sets the time of day."""
        self.file.write_text(str(seconds))

    def start(self) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([READY])
        arguments = list(self._arguments), dict(self._environment), str(self._log), str(self.file)
        self._process = context.Process(target=_shifted, args=arguments, daemon=False)
        self._process.start()


def _shifted(arguments: list[str], environment: dict[str, str], log: str, file: str) -> None:
    """Runs a server; whoever asks for the time of day in it is told a wrong one. `time.monotonic` stays as it is."""
    true, true_ns = time.time, time.time_ns

    def wrong() -> int:
        try:
            return int(Path(file).read_text() or 0)
        except (OSError, ValueError):
            return 0

    time.time = lambda: true() + wrong()
    time.time_ns = lambda: true_ns() + wrong() * 1_000_000_000
    _run(arguments, environment, log, None)


async def left(client: Client, table: Table, token: str, seat: int) -> int:
    """How much time a seat has, in milliseconds."""
    found = (await client.get(table.path, token))["clock"]["left"][seat]
    hold(isinstance(found, int), f"no clock runs: {found}")
    return int(found)


async def nothing_late(scene: Scene, table: Table) -> int:
    """No default was played for anybody; returns how many decisions were."""
    steps = [entry for entry in (read(row) for row in await scene.rows(table.match)) if isinstance(entry, Stepped)]
    hold(not [step for step in steps if step.late], f"{table.match}: a default was played for somebody")
    return len(steps)


async def jumping(ground: Ground, scene: Scene, server: Shifted) -> None:
    """The time of day jumps while Ann and Bob play, with every kind of clock."""
    modes: tuple[dict[str, Any], ...] = (
        {"mode": "decision", "seconds": 300},
        {"mode": "bank", "seconds": 300, "increment": 0},
        {"mode": "days", "days": 1},
    )
    tables = [await scene.pair(clock=clock) for clock in modes]
    began, offset = time.monotonic(), 0
    before = [await left(scene.here, table, table.ann, 0) for table in tables]
    for jump in JUMPS:
        offset += jump
        server.shift(offset)
        ground.say(f"the time of day jumps by {jump / HOUR:+g} h", every=0)
        shown = (await scene.here.get(tables[0].path, tables[0].ann))["now"] / 1000
        hold(abs(shown - time.time() - offset) < 60, "the server's time of day has not jumped: nothing is tried")
        for table, had in zip(tables, before, strict=True):
            has = await left(scene.here, table, table.ann, 0)
            gone = round((time.monotonic() - began) * 1000)
            hold(has <= had, f"Ann has gained {has - had} ms")
            hold(has >= had - gone - LOOSE, f"Ann has lost {had - has} ms in {gone} ms")
            await scene.decide(table, table.bob)
            await nothing_late(scene, table)
        ground.figures["jumps"] = ground.figures.get("jumps", 0) + 1
        await asyncio.sleep(0.2)
    server.shift(0)
    ground.figures["decisions"] = sum([await nothing_late(scene, table) for table in tables])


async def away(ground: Ground, scene: Scene, down: Callable[[float], Awaitable[None]], what: str) -> None:
    """Something is away for longer than anybody's clock; when it is back, everybody has the time that they had."""
    seconds = ground.effort.outage
    table = await scene.pair(clock={"mode": "decision", "seconds": max(4, round(seconds * 0.8))})
    bank = await scene.pair(clock={"mode": "bank", "seconds": max(4, round(seconds * 0.8)), "increment": 0})
    had = [await left(scene.here, each, each.ann, 0) for each in (table, bank)]
    gained = 0
    ground.say(f"{what} is away for {seconds:g} s", every=0)
    await down(seconds)
    for each, before in zip((table, bank), had, strict=True):
        has = await left(scene.here, each, each.ann, 0)
        gained = max(gained, has - before)
        hold(before - LOOSE <= has <= before + MAX_UNSYNCED_MS, f"{what} was away: {before} ms, then {has} ms")
        await nothing_late(scene, each)
        await scene.decide(each, each.bob)
        await nothing_late(scene, each)
    ground.figures |= {f"{what} away, s": seconds, f"gained by it, ms ({what})": gained}


async def attack(ground: Ground) -> None:
    """Jumps of the time of day, an outage of the server, and one of the store."""
    place = ground.place()
    async with ground.serving(place, QUICK, Shifted) as server, ground.opened(place) as store:
        assert isinstance(server, Shifted)
        async with Client(server.port) as here:
            scene = Scene(here, here, store)
            await jumping(ground, scene, server)

        async def killed(seconds: float) -> None:
            server.kill()
            await asyncio.sleep(seconds)
            server.start()
            await server.ready()

        async with Client(server.port) as here:
            await away(ground, Scene(here, here, store), killed, "server")

        async def locked(seconds: float) -> None:
            if ground.store == SQLITE:
                database = sqlite3.connect(place, isolation_level=None, timeout=PATIENCE)
                database.execute("begin exclusive")
                await asyncio.sleep(seconds)
                database.close()
            else:
                assert ground.postgres is not None
                await asyncio.to_thread(ground.postgres.stop)
                await asyncio.sleep(seconds)
                await asyncio.to_thread(ground.postgres.start)
            for _ in range(600):
                if (await here.ask("GET", "/health")).status == 200:
                    return
                await asyncio.sleep(0.1)
            hold(False, "the server does not find its store again")

        async with Client(server.port) as here:
            await away(ground, Scene(here, here, store), locked, "store")
