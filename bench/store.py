"""How many appends a store confirms, each on the disk before it is confirmed.

    PYTHONPATH=src:. python bench/store.py                     # SQLite and PostgreSQL, 3 seconds for each figure
    PYTHONPATH=src:. python bench/store.py --seconds 10 --callers 1,100 --store postgresql://…

Every caller plays a match of its own: it appends a row of 300 bytes, waits until that is confirmed, and goes on. The
yardstick is the same disk in the same run: how often a file can be appended to and synced by one process alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from tests.postgres import PostgresServer

from paddock.store import Listing, Store, open_store

ROW = b'{"seat":0,"do":"' + b"x" * 280 + b'"}'


def syncs(folder: Path, seconds: float) -> float:
    """Appends with a sync after each, a second."""
    done, began = 0, time.perf_counter()
    with (folder / "yardstick").open("ab", buffering=0) as file:
        while time.perf_counter() - began < seconds:
            file.write(ROW)
            os.fdatasync(file.fileno())
            done += 1
    return done / (time.perf_counter() - began)


async def appends(store: Store, callers: int, seconds: float) -> tuple[float, list[float]]:
    """Appends a second by so many callers at once, and how long each took."""
    run = os.urandom(4).hex()
    names = [f"{run}-{at}" for at in range(callers)]
    await asyncio.gather(*(store.create_match(name, [b"{}"], Listing("roborally", "running")) for name in names))
    took: list[float] = []
    began = time.perf_counter()

    async def play(name: str) -> None:
        number = 1
        while (at := time.perf_counter()) - began < seconds:
            number += 1
            await store.append_rows(name, number, [ROW])
            took.append(time.perf_counter() - at)

    await asyncio.gather(*map(play, names))
    return len(took) / (time.perf_counter() - began), sorted(took)


async def measure(kind: str, place: str, callers: list[int], seconds: float) -> None:
    store = await open_store(place, timeout_seconds=60)
    try:
        for count in callers:
            rate, took = await appends(store, count, seconds)
            middle, most = (took[int(len(took) * part)] * 1000 for part in (0.5, 0.95))
            print(f"{kind:11} {count:5} callers  {rate:8,.0f} appends/s  p50 {middle:6.1f} ms  p95 {most:6.1f} ms")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--callers", default="1,10,100,400")
    parser.add_argument("--store", help="measure this store instead; it keeps the rows")
    asked = parser.parse_args()
    callers = [int(count) for count in asked.callers.split(",")]
    if asked.store:
        asyncio.run(measure("store", asked.store, callers, asked.seconds))
        return
    with tempfile.TemporaryDirectory(prefix="paddock-bench-") as name:
        print(f"yardstick   one process alone  {syncs(Path(name), asked.seconds):8,.0f} synced writes/s")
        asyncio.run(measure("sqlite", str(Path(name) / "store.db"), callers, asked.seconds))
    server = PostgresServer(fsync="on")
    try:
        asyncio.run(measure("postgresql", server.new_database(), callers, asked.seconds))
    finally:
        server.remove()


if __name__ == "__main__":
    main()
