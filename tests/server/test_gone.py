"""The database locked or gone for a while: people are told, nothing is lost, and play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE, until
from tests.postgres import PostgresServer
from tests.server.evening import Evening, check_all
from tests.server.guests import hall
from tests.server.outside import Person, Process

HASTY = 3.0
"""Seconds after which one of the servers gives up; the other does not."""
QUIET = 1.0
"""Seconds without a decision that was confirmed, after which none is under way any more."""
TABLES = (("me", "link"), ("me", "bot"))


@contextlib.asynccontextmanager
async def away(place: str, request: pytest.FixtureRequest) -> AsyncIterator[None]:
    """The database can't be written (another process holds SQLite) or reached (PostgreSQL is stopped)."""
    if "://" not in place:
        database = sqlite3.connect(place, isolation_level=None, timeout=PATIENCE)
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
    await until(lambda: all(evening.confirmed >= its + more for evening, its in zip(evenings, before, strict=True)))


def at_play(evening: Evening) -> list[Person]:
    """Who sits at a table at which a game goes on."""
    return [person for person in evening.people if person.table_view.get("status") == "playing"]


def trouble(person: Person) -> str | None:
    """What they were told last about the store."""
    return person.troubles[-1] if person.troubles else None


async def health(port: int, wanted: tuple[int, str]) -> None:
    """Waits until a server says this of itself."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/health")
        while (answer.status_code, answer.json()["store"]) != wanted:
            answer = await http.get(f"http://127.0.0.1:{port}/health")


async def quiet(*evenings: Evening) -> None:
    """Waits until no decision is confirmed any more."""
    before = -1
    async with asyncio.timeout(PATIENCE):
        while (now := sum(evening.confirmed for evening in evenings)) != before:
            before = now
            await asyncio.sleep(QUIET)


@pytest.mark.long
def test_a_database_that_is_away_for_a_while_costs_nothing_but_time(
    place: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(gone(place, tmp_path, request))


async def gone(place: str, folder: Path, request: pytest.FixtureRequest) -> None:
    """Two servers on one store: one whose patience is long enough for the whole time, and one that gives up before."""
    server = Process(folder, place, store_warning_seconds=1.0)
    server.start()
    await server.ready()
    playing: list[asyncio.Task[None]] = []
    try:
        async with hall(folder, store=place, store_seconds=HASTY, store_warning_seconds=1.0, secret="s" * 16) as other:
            patient, hasty = Evening(server.port, 1, pause=0.02), Evening(other.port, 2, pause=0.02)
            playing += [asyncio.create_task(each.play(*seats)) for each in (patient, hasty) for seats in TABLES]
            await progress(patient, hasty)
            async with away(place, request):
                await until(lambda: all(trouble(person) == "store" for person in at_play(patient)))
                await until(lambda: any("busy" in person.refusals for person in hasty.people))
                await health(server.port, (503, "gone"))
                await quiet(patient, hasty)
                cut_off = at_play(patient)
                assert cut_off
                assert any("store" in person.troubles for person in hasty.people)
            await progress(patient, hasty)
            await until(lambda: all(trouble(person) is None for person in cut_off))
            for person in patient.people:
                assert person.refusals == []
                assert person.came_back == 0
                assert set(person.troubles[::2]) <= {"store"}
                assert set(person.troubles[1::2]) <= {None}
            patient.late = hasty.late = True
            for person in (*patient.people, *hasty.people):
                person.pause = 0
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        server.kill()
    await check_all(place, [*patient.people, *hasty.people])
