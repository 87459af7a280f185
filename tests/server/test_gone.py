"""The database locked or gone for ten seconds: people are told, nothing is lost, and play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.postgres import PostgresServer
from tests.server.evening import Evening, check_all
from tests.server.guests import hall
from tests.server.outside import Process

GONE = 10.0
TABLES = (("me", "link"), ("me", "bot"))


@contextlib.asynccontextmanager
async def away(place: str, request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """The database can't be written (another process holds SQLite) or reached (PostgreSQL is stopped)."""
    if "://" not in place:
        database = sqlite3.connect(place, isolation_level=None, timeout=GONE)
        database.execute("begin exclusive")
        yield
        database.close()
        return
    server: PostgresServer = request.getfixturevalue("postgres_server")
    await asyncio.to_thread(server.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(server.start)


async def progress(*evenings: Evening, more: int = 5) -> None:
    """Waits until at every one of these a few more decisions have been confirmed."""
    before = [evening.confirmed for evening in evenings]
    async with asyncio.timeout(40):
        while any(evening.confirmed < its + more for evening, its in zip(evenings, before, strict=True)):
            await asyncio.sleep(0.01)


def test_a_database_that_is_away_for_ten_seconds_costs_nothing_but_time(
    place: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(gone(place, tmp_path, request))


async def gone(place: str, folder: Path, request: pytest.FixtureRequest) -> None:
    """Two servers on one store: one whose patience is long enough for the whole time, and one that gives up before."""
    server = Process(folder, place)
    server.start()
    await server.ready()
    playing: list[asyncio.Task[None]] = []
    try:
        async with hall(folder, store=place) as other:
            patient, hasty = Evening(server.port, 1, pause=0.02), Evening(other.port, 2, pause=0.02)
            playing += [asyncio.create_task(each.play(*seats)) for each in (patient, hasty) for seats in TABLES]
            await progress(patient, hasty)
            async with away(place, request):
                began = time.monotonic()
                await asyncio.sleep(1)  # what was under way has come
                stopped = patient.confirmed + hasty.confirmed
                async with httpx.AsyncClient(timeout=GONE) as http:
                    health = await http.get(f"http://127.0.0.1:{server.port}/health")
                assert (health.status_code, health.json()["store"]) == (
                    (503, "gone") if "://" in place else (200, "ok")
                )
                await asyncio.sleep(GONE - (time.monotonic() - began))
                assert patient.confirmed + hasty.confirmed == stopped
                for person in patient.people:
                    assert person.troubles == ["store"]
                    assert person.refusals == []
                assert any(person.troubles for person in hasty.people)
                assert any("busy" in person.refusals for person in hasty.people)
            await progress(patient, hasty)
            for person in patient.people:
                assert person.troubles == ["store", None]
                assert person.came_back == 0
            patient.late = hasty.late = True
            for person in (*patient.people, *hasty.people):
                person.pause = 0
            async with asyncio.timeout(90):
                await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        server.kill()
    await check_all(place, [*patient.people, *hasty.people])
