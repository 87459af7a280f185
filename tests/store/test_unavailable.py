"""The database locked or gone: calls wait, say so when they have waited long enough, and go on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest
from tests.postgres import PostgresServer
from tests.store.help import OPEN, hasty, insist, opened

from paddock.core.translations import LANGUAGES, translations_for
from paddock.store import ConflictError, NameTakenError, StoreUnavailableError


@contextlib.asynccontextmanager
async def locked(place: str) -> AsyncIterator[None]:
    """Somebody else holds the database, as a long backup or a careless administrator would."""
    if "://" not in place:
        database = sqlite3.connect(place, isolation_level=None)
        database.execute("begin exclusive")
        yield
        database.close()
    else:
        connection = await asyncpg.connect(place)
        await connection.execute("begin; lock table log in access exclusive mode")
        yield
        await connection.close()


async def test_a_write_waits_for_a_lock(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"1"], OPEN)
        async with locked(place):
            waiting = [asyncio.create_task(store.append_rows("m", 2, [b"2"])) for _ in range(2)]
            await asyncio.sleep(1)
            assert not any(task.done() for task in waiting)
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert sorted(type(result).__name__ for result in done) == ["ConflictError", "NoneType"]
        assert await store.read_rows("m") == [(1, b"1"), (2, b"2")]


async def test_a_write_that_has_waited_long_enough_says_so_and_leaves_nothing_behind(place: str) -> None:
    async with opened(place) as patient, hasty(place, timeout=2) as store:
        await patient.create_match("m", [b"1"], OPEN)
        async with locked(place):
            began = time.monotonic()
            with pytest.raises(StoreUnavailableError) as gone:
                await store.append_rows("m", 2, [b"2"])
            assert time.monotonic() - began > 1
        for language in LANGUAGES:
            assert translations_for(language).error(gone.value)
        await insist(store, "m", 2, b"other")
        assert await patient.read_rows("m") == [(1, b"1"), (2, b"other")]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_play_goes_on_by_itself_when_the_server_has_come_back(
    postgres: str, postgres_server: PostgresServer, how: signal.Signals
) -> None:
    async with opened(postgres) as store, store.subscribe() as watch:
        await store.create_match("m", [b"1"], OPEN)
        assert await anext(watch) == ("m", 1)
        await asyncio.gather(*(store.last_row_number("m") for _ in range(10)))
        postgres_server.stop(how)
        try:
            writing = asyncio.create_task(store.append_rows("m", 2, [b"2"]))
            reading = asyncio.create_task(store.read_rows("m"))
            await asyncio.sleep(0.5)
            assert not writing.done()
            assert not reading.done()
        finally:
            await asyncio.to_thread(postgres_server.start)
        await asyncio.gather(writing, reading)
        assert await store.read_rows("m") == [(1, b"1"), (2, b"2")]
        assert await anext(watch) == ("m", 2)
        async with opened(postgres) as other:
            await other.append_rows("m", 3, [b"3"])
        assert await anext(watch) == ("m", 3)


async def test_a_server_that_stays_away_is_told_to_people(postgres: str, postgres_server: PostgresServer) -> None:
    async with opened(postgres) as patient, hasty(postgres, timeout=2) as store:
        await patient.create_match("m", [b"1"], OPEN)
        postgres_server.stop()
        try:
            for call in (store.append_rows("m", 2, [b"2"]), store.read_rows("m"), store.create_account("Anna", "hash")):
                with pytest.raises(StoreUnavailableError):
                    await call
            with pytest.raises(StoreUnavailableError):
                async with opened(postgres, timeout_seconds=0.3):
                    pass
        finally:
            await asyncio.to_thread(postgres_server.start)
        await insist(store, "m", 2, b"2")
        assert await patient.read_rows("m") == [(1, b"1"), (2, b"2")]


async def test_connections_that_are_cut_again_and_again_cost_nothing(
    postgres: str, postgres_server: PostgresServer
) -> None:
    async with opened(postgres) as store:
        for match in "abcd":
            await store.create_match(match, [b"1"], OPEN)

        async def cut() -> None:
            connection = await asyncpg.connect(postgres_server.url())
            for _ in range(12):
                await connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
                    urlsplit(postgres).path[1:],
                )
                await asyncio.sleep(0.05)
            await connection.close()

        async def play(match: str) -> None:
            for number in range(2, 60):
                await store.append_rows(match, number, [f'"{match}{number}"'.encode()])

        await asyncio.gather(cut(), *map(play, "abcd"))
        for match in "abcd":
            rows = await store.read_rows(match)
            assert rows == [(1, b"1"), *((number, f'"{match}{number}"'.encode()) for number in range(2, 60))]


class Wire:
    """A wire to the server that can be cut at a commit: before it gets there, or before its answer comes back. What
    commits is known by its `mark`; a single row is its own commit."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.mark = b"COMMIT"
        self.server = server
        self.cut = ""
        self.cuts = 0

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(self.server / ".s.PGSQL.5432"))
        answers = asyncio.create_task(self.carry(there, writer))
        while data := await reader.read(65536):
            if self.cut and self.mark in data:
                answers.cancel()
                await asyncio.wait([answers])
                if self.cut == "after":
                    back.write(data)
                    await there.read(65536)
                self.cut = ""
                self.cuts += 1
                break
            back.write(data)
        for end in (back, writer):
            end.close()

    @staticmethod
    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()


@pytest.fixture
def socket_folder() -> Iterator[Path]:
    """A folder whose path is short enough for a socket."""
    with tempfile.TemporaryDirectory(prefix="wire-") as folder:
        yield Path(folder)


@contextlib.asynccontextmanager
async def wired(postgres: str, folder: Path) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to a database, and the address at its near end."""
    server = parse_qs(urlsplit(postgres).query)["host"][0]
    wire = Wire(folder, Path(server))
    listening = await asyncio.start_unix_server(wire.join, str(folder / ".s.PGSQL.5432"))
    yield wire, postgres.replace(server, str(folder))
    listening.close()


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_commit_of_unknown_outcome_is_made_exactly_once(postgres: str, socket_folder: Path, cut: str) -> None:
    async with wired(postgres, socket_folder) as (wire, near), opened(near) as store:
        await store.create_match("m", [b"1"], OPEN)
        for number in range(2, 22, 2):
            wire.cut = cut
            await store.append_rows("m", number, [str(number).encode(), str(number + 1).encode()])
        assert wire.cuts == 10
        assert await store.read_rows("m") == [(number, str(number).encode()) for number in range(1, 22)]
        for number in range(22, 32):
            wire.cut, wire.mark = cut, f"row {number}".encode()
            await store.append_rows("m", number, [wire.mark])
        assert wire.cuts == 20
        assert await store.read_rows("m", 21) == [(number, f"row {number}".encode()) for number in range(22, 32)]
        wire.cut, wire.mark = cut, b"COMMIT"
        await store.create_account("Anna", "salted hash")
        assert wire.cuts == 21
        with pytest.raises(NameTakenError):
            await store.create_account("Anna", "another hash")


async def test_a_commit_of_unknown_outcome_does_not_hide_that_another_was_quicker(
    postgres: str, socket_folder: Path
) -> None:
    async with (
        wired(postgres, socket_folder) as (wire, near),
        opened(near) as store,
        opened(postgres) as other,
    ):
        await store.create_match("m", [b"1"], OPEN)
        wire.cut, wire.mark = "before", b"mine"
        waiting = asyncio.create_task(store.append_rows("m", 2, [b"mine"]))
        while not wire.cuts:
            await asyncio.sleep(0)
        await other.append_rows("m", 2, [b"theirs"])
        with pytest.raises(ConflictError):
            await waiting
        assert await store.read_rows("m") == [(1, b"1"), (2, b"theirs")]
