"""Stores of other versions: an older one is brought up to date, a newer or foreign one is refused and left alone."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from tests.patience import PATIENCE
from tests.store.help import OPEN, opened

from paddock.store import ListingFilter, Store, open_store, schema
from paddock.store.backup import restore
from paddock.store.errors import NewerStoreError, NotAStoreError
from paddock.store.integrity import check_store
from paddock.store.models import AccountSeat
from paddock.store.statements import query

DATA = Path(__file__).parent / "data"
NEXT = "alter table listing add column colour text not null default 'grey'; create table extra (a bigint)"


async def planted(place: str) -> None:
    """Makes the version 1 store from its text."""
    if "://" not in place:
        with sqlite3.connect(place) as database:
            database.executescript((DATA / "version-1.sqlite.sql").read_text(encoding="utf-8"))
        database.close()
    else:
        connection = await asyncpg.connect(place)
        await connection.execute((DATA / "version-1.postgresql.sql").read_text(encoding="utf-8"))
        await connection.close()


async def content(place: str) -> object:
    """What is in a place, as exactly as can be told."""
    if "://" not in place:
        return {path.name: path.read_bytes() for path in Path(place).parent.iterdir()}
    connection = await asyncpg.connect(place)
    tables = "select table_name::text, column_name::text from information_schema.columns where table_schema = 'public'"
    found = [tuple(row) for row in await connection.fetch(tables + " order by 1, 2")]
    found += [tuple(row) for row in await connection.fetch("select xmin::text, version from store_version")]
    await connection.close()
    return found


async def is_version_1_with_all_its_content(store: Store) -> None:
    assert [number for number, _ in await store.read_rows("m1")] == [1, 2, 3]
    assert (await store.read_rows("m1"))[2][1] == '{"kind":"chat","text":"déjà vu ; it\'s \\"quoted\\""}'.encode()
    assert await store.latest_snapshot("m1") == (2, b'{"position":1}')
    assert [listed.match for listed in await store.listings(ListingFilter(account="anna"))] == ["m1"]
    assert [listed.match for listed in await store.listings(ListingFilter(public=False))] == ["m2"]
    account = await store.account("Anna")
    assert account is not None
    assert account.password_hash == "$argon2id$v=19$x"
    assert await store.session("0badc0de") is not None
    assert await store.seats("Anna") == [AccountSeat("m1", 0, "Anna")]
    assert await store.revoked_tokens("m1") == {"token-1"}
    assert await store.ensure_secret_key("seats") == bytes(range(32))
    assert await check_store(store) == []


async def test_a_store_of_version_1_is_opened_with_all_its_content(place: str) -> None:
    await planted(place)
    async with opened(place) as store:
        await is_version_1_with_all_its_content(store)
        await store.append_rows("m1", 4, [b"4"])
        assert await store.last_row_number("m1") == 4


async def test_a_backup_of_version_1_is_restored_with_all_its_content(place: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_bytes(gzip.compress((DATA / "version-1.jsonl").read_bytes()))
    async with opened(place) as store:
        await restore(store, file)
        await is_version_1_with_all_its_content(store)


async def test_the_first_step_still_makes_what_was_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:1])

    def tables(path: Path) -> set[tuple[str, str]]:
        database = sqlite3.connect(path)
        found = database.execute("select name, sql from sqlite_master where sql is not null").fetchall()
        database.close()
        return {(name, " ".join(sql.split()).lower()) for name, sql in found}

    await planted(str(tmp_path / "released.db"))
    async with opened(str(tmp_path / "now.db")):
        pass
    assert tables(tmp_path / "now.db") == tables(tmp_path / "released.db")


async def test_an_older_store_takes_the_steps_that_it_lacks(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await planted(place)
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
    for _ in range(2):
        async with opened(place) as store:
            await is_version_1_with_all_its_content(store)
            async with store.read_transaction() as asking:
                found = await asking(query("select match_id, colour from listing order by match_id"))
            assert found.rows == [("m1", "grey"), ("m2", "grey")]


async def test_a_step_that_fails_leaves_the_store_as_it_was(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await planted(place)
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT + "; create table log (a bigint)"])
        with pytest.raises(NotAStoreError):
            await open_store(place, timeout_seconds=PATIENCE)
    async with opened(place) as store:
        await is_version_1_with_all_its_content(store)


async def test_a_newer_store_is_refused_and_not_touched(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, NEXT])
        async with opened(place) as store:
            await store.create_match("m", [b"1"], OPEN)
    before = await content(place)
    with pytest.raises(NewerStoreError) as refused:
        await open_store(place, timeout_seconds=PATIENCE)
    assert refused.value.details["version"] == len(schema.MIGRATIONS) + 1
    assert await content(place) == before


async def test_a_newer_store_whose_process_was_killed_is_refused_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version may stand in the write-ahead log alone."""
    place = tmp_path / "store.db"
    await planted(str(place))
    database = sqlite3.connect(place)
    database.execute("pragma journal_mode = wal")
    database.execute("pragma wal_autocheckpoint = 0")
    database.execute("pragma user_version = 7")
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("store.db", "store.db-wal"):
        (copy / name).write_bytes((tmp_path / name).read_bytes())
    database.close()
    with pytest.raises(NewerStoreError):
        await open_store(str(copy / "store.db"), timeout_seconds=PATIENCE)
    with sqlite3.connect(copy / "store.db") as again:
        assert again.execute("pragma user_version").fetchone() == (7,)
    again.close()


async def test_two_processes_may_make_the_same_store_at_once(place: str) -> None:
    stores = await asyncio.gather(*(open_store(place, timeout_seconds=PATIENCE) for _ in range(6)))
    await stores[0].create_match("m", [b"1"], OPEN)
    assert [await store.last_row_number("m") for store in stores] == [1] * 6
    for store in stores:
        await store.close()


async def test_a_file_that_is_something_else_is_refused_and_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Anna, " * 100)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("create table log (a)")
    database.close()
    before = await content(str(text))
    for file in (text, foreign, tmp_path):
        with pytest.raises(NotAStoreError):
            await open_store(str(file), timeout_seconds=PATIENCE)
    assert await content(str(text)) == before


async def test_a_place_that_can_not_be_is_refused_without_showing_a_password(postgres: str, tmp_path: Path) -> None:
    for place in (
        "mysql://anna:secret@localhost/paddock",
        postgres.replace("paddock@/tests", "paddock:secret@/nowhere"),
        "postgresql://anna:secret@[bad/paddock",
        str(tmp_path / "file" / "store.db"),
    ):
        (tmp_path / "file").write_text("")
        with pytest.raises(NotAStoreError) as refused:
            await open_store(place, timeout_seconds=PATIENCE)
        assert "secret" not in str(refused.value)


async def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    place = tmp_path / "new" / "store.db"
    async with opened(f"sqlite://{place}") as store:
        await store.create_match("m", [b"1"], OPEN)
        assert {path.stat().st_mode & 0o077 for path in place.parent.iterdir()} == {0}


async def test_a_store_that_must_exist_is_not_made(place: str) -> None:
    with pytest.raises(NotAStoreError):
        await open_store(place, timeout_seconds=PATIENCE, may_create=False)
