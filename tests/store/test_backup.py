"""The whole store: backup, restore and check, as functions and as commands."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.store.help import OPEN, opened

from paddock.cli import main
from paddock.core.translations import LANGUAGES, translations_for
from paddock.store import Listing, ListingFilter, Store, StoreError, errors
from paddock.store.backup import backup, restore
from paddock.store.errors import BadBackupError, NewerStoreError, NotEmptyError
from paddock.store.integrity import Fault, check_store
from paddock.store.statements import write


async def filled(store: Store, matches: int = 5) -> None:
    """Some of everything, rows that are no text included."""
    chance = random.Random(3)
    for at in range(matches):
        rows = [json.dumps({"number": n, "text": "é\n\u2028\x00" * chance.randrange(3)}).encode() for n in range(1, 40)]
        await store.create_match(f"m{at}", rows, Listing("roborally", "open", at % 2 == 0, b'{"a": "b"}'))
        await store.append_rows(f"m{at}", 40, [b"\xff\xfe", b""] if at == 0 else [b"null"] * 700)
        await store.save_snapshot(f"m{at}", 20, b"[1]")
        await store.save_snapshot(f"m{at}", 40, b"[2]")
    await store.create_account("Éva", "hash")
    await store.open_session("Éva", "token", 9e9)
    await store.take_seat("m1", 2, "Éva")
    await store.revoke_token("m1", "seat-token")
    await store.ensure_secret_key("seats")


def content(file: Path) -> list[bytes]:
    """The lines of a backup but for the moment at which it was made."""
    return gzip.decompress(file.read_bytes()).splitlines()[1:-1]


async def test_a_backup_of_one_kind_restores_into_the_other_without_a_difference(
    place: str, other_place: str, tmp_path: Path
) -> None:
    async with opened(place) as store:
        await filled(store)
        counts = await backup(store, tmp_path / "one")
        assert counts == (5, 39 * 5 + 2 + 700 * 4, None)
        rows = {f"m{at}": await store.read_rows(f"m{at}") for at in range(5)}
        key = await store.ensure_secret_key("seats")
        listings = await store.listings(ListingFilter())
    async with opened(other_place) as store:
        assert await restore(store, tmp_path / "one") == counts
        assert {match: await store.read_rows(match) for match in rows} == rows
        assert await store.latest_snapshot("m3", last_row=39) == (20, b"[1]")
        assert await store.ensure_secret_key("seats") == key
        assert await store.listings(ListingFilter()) == listings
        await backup(store, tmp_path / "other")
        await store.append_rows("m1", len(rows["m1"]) + 1, [b"on it goes"])
    assert sorted(content(tmp_path / "one")) == sorted(content(tmp_path / "other"))
    assert not list(tmp_path.glob("*.half"))


async def test_nobody_else_may_read_a_backup(place: str, tmp_path: Path) -> None:
    async with opened(place) as store:
        await filled(store)
        await backup(store, tmp_path / "club.backup")
        assert (tmp_path / "club.backup").stat().st_mode & 0o077 == 0


async def test_a_backup_sees_one_moment_while_play_goes_on(place: str, tmp_path: Path) -> None:
    async with opened(place) as store:
        await filled(store)
        await store.create_match("n", [b"1"], Listing("roborally", "1"))
        playing = True

        async def play() -> int:
            number = 1
            while playing:
                number += 1
                await store.append_rows("n", number, [b"x"], Listing("roborally", str(number)))
            return number

        task = asyncio.create_task(play())
        while await store.last_row_number("n") == 1:
            await asyncio.sleep(0)
        await backup(store, tmp_path / "file")
        playing = False
        last = await task
    lines = [json.loads(line) for line in content(tmp_path / "file")]
    rows = [line["row"]["number"] for line in lines if line["table"] == "log" and line["row"]["match_id"] == "n"]
    (listing,) = [line["row"] for line in lines if line["table"] == "listing" and line["row"]["match_id"] == "n"]
    assert rows == list(range(1, int(listing["status"]) + 1))
    assert 1 < len(rows) <= last


async def test_a_store_that_holds_something_is_overwritten_only_by_force_and_a_copy_is_kept(
    place: str, tmp_path: Path
) -> None:
    async with opened(place) as store:
        await filled(store)
        await backup(store, tmp_path / "old")
        await store.append_rows("m1", 740, [b"new"])
        await backup(store, tmp_path / "newer")
        with pytest.raises(NotEmptyError):
            await restore(store, tmp_path / "old")
        assert await store.last_row_number("m1") == 740
        counts = await restore(store, tmp_path / "old", overwrites=True)
        assert await store.last_row_number("m1") == 739
        assert counts.copy is not None
        assert counts.copy.parent == tmp_path
        assert content(counts.copy) == content(tmp_path / "newer")
        again = await restore(store, counts.copy, overwrites=True)
        assert await store.last_row_number("m1") == 740
        assert again.copy != counts.copy


def damaged(lines: list[bytes]) -> dict[str, bytes]:
    """Ways in which a backup can be spoilt."""
    whole = gzip.compress(b"\n".join([*lines, b""]))
    return {
        "cut": whole[:-40],
        "half": gzip.compress(b"\n".join(lines[:-1])),
        "changed": gzip.compress(b"\n".join([*lines, b""]).replace(b"roborally", b"roborallx", 1)),
        "line lost": gzip.compress(b"\n".join([*lines[:5], *lines[6:], b""])),
        "more": gzip.compress(b"\n".join([*lines, lines[3], b""])),
        "no json": gzip.compress(b"\n".join([lines[0], b"{", *lines[2:], b""])),
        "another table": gzip.compress(b"\n".join([lines[0], b'{"table":"passwords","row":{"a":1}}', b""])),
        "another file": b"Dear Anna",
        "another gzip": gzip.compress(b"Dear Anna"),
        "nothing": b"",
    }


async def test_a_backup_that_is_not_whole_is_refused_before_anything_is_changed(place: str, tmp_path: Path) -> None:
    async with opened(place) as store:
        await filled(store, 2)
        await backup(store, tmp_path / "good")
        lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines()
        for name, data in damaged(lines).items():
            (tmp_path / "bad").write_bytes(data)
            with pytest.raises(BadBackupError) as refused:
                await restore(store, tmp_path / "bad", overwrites=True)
            assert all(translations_for(language).error(refused.value) for language in LANGUAGES), name
        for missing in (tmp_path / "missing", tmp_path):
            with pytest.raises(BadBackupError):
                await restore(store, missing, overwrites=True)
        newer = json.dumps({"paddock_backup": 1, "schema": 99}).encode()
        (tmp_path / "bad").write_bytes(gzip.compress(b"\n".join([newer, *lines[1:], b""])))
        with pytest.raises(NewerStoreError):
            await restore(store, tmp_path / "bad", overwrites=True)
        await backup(store, tmp_path / "again")
    assert content(tmp_path / "again") == content(tmp_path / "good")
    assert not list(tmp_path.glob("*before*"))


async def test_a_restore_that_fails_in_the_middle_changes_nothing(place: str, tmp_path: Path) -> None:
    async with opened(place) as store:
        await filled(store, 2)
        await backup(store, tmp_path / "good")
        lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines()[:-1]
        twice = [*lines, lines[1]]
        digest = sha256(b"\n".join([*twice, b""])).hexdigest()
        end = json.dumps({"end": len(twice) - 1, "sha256": digest}).encode()
        (tmp_path / "twice").write_bytes(gzip.compress(b"\n".join([*twice, end, b""])))
        with pytest.raises(BadBackupError):
            await restore(store, tmp_path / "twice", overwrites=True)
        await backup(store, tmp_path / "again")
    assert content(tmp_path / "again") == content(tmp_path / "good")


# -- check ---------------------------------------------------------------------------------------------------------

PLANTED = [
    ("delete from log where match_id = 'm1' and number = 3", Fault("gap", "m1", 3)),
    ("delete from log where match_id = 'm1' and number = 1", Fault("gap", "m1", 1)),
    ("delete from log where match_id = 'm1' and number = 20", Fault("snapshot", "m1", 20)),
    ("update log set data = $1 where match_id = 'm1' and number = 7", Fault("row", "m1", 7)),
    ("update snapshot set data = $1 where match_id = 'm1' and number = 20", Fault("snapshot-json", "m1", 20)),
    ("delete from listing where match_id = 'm1'", Fault("unlisted", "m1")),
    ("delete from log where match_id = 'm1'", Fault("no-rows", "m1")),
    ("delete from account", Fault("seat", "m1", 2, "éva")),
    ("delete from account", Fault("session", detail="éva")),
]


@pytest.mark.parametrize(("sql", "fault"), PLANTED)
async def test_check_finds_what_is_not_in_order(place: str, sql: str, fault: Fault) -> None:
    async with opened(place) as store:
        await filled(store, 2)
        async with store.exclusive_transaction() as asking:
            await asking(write("delete from log where match_id = 'm0' and number > 39"))
            await asking(write("delete from snapshot where match_id = 'm0'"))
        assert await check_store(store) == []
        async with store.exclusive_transaction() as asking:
            await asking(write(sql, *([b'{"half":'] if "$1" in sql else [])))
        assert fault in await check_store(store)
    for language in LANGUAGES:
        assert translations_for(language).has_message(f"store-fault-{fault.kind}")


async def test_check_finds_a_damaged_file(tmp_path: Path) -> None:
    place = tmp_path / "store.db"
    async with opened(str(place)) as store:
        await filled(store)
    data = bytearray(place.read_bytes())
    for at in range(len(data) // 2, len(data) // 2 + 40_000):
        data[at] ^= 0x5A
    place.write_bytes(data)
    async with opened(str(place)) as store:
        assert any(fault.kind == "damage" for fault in await check_store(store))
    found = await asyncio.to_thread(
        CliRunner().invoke, main, ["store", "check", "--language", "en", "--store", str(place)]
    )
    assert found.exit_code == 1
    assert "not in order" in found.output


# -- commands ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_back_up_restore_and_check(place: str, other_place: str, tmp_path: Path, language: str) -> None:
    async def fill() -> None:
        async with opened(place) as store:
            await store.create_match("m", [b"1", b"2"], OPEN)

    def paddock(*arguments: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["store", *arguments, "--language", language])
        return done.exit_code, done.output

    asyncio.run(fill())
    file = str(tmp_path / "backup")
    assert paddock("check", "--store", place)[0] == 0
    assert paddock("backup", file, "--store", place)[0] == 0
    assert paddock("restore", file, "--store", other_place)[0] == 0
    code, said = paddock("restore", file, "--store", other_place)
    assert code == 2
    assert "--force" in said
    code, said = paddock("restore", file, "--force", "--store", other_place)
    assert code == 0
    assert "before-" in said
    assert paddock("check", "--store", other_place)[0] == 0
    assert paddock("check", "--store", str(tmp_path / "nothing.db"))[0] == 2

    async def spoil() -> None:
        async with opened(other_place) as store, store.exclusive_transaction() as asking:
            await asking(write("delete from log where number = 1"))

    asyncio.run(spoil())
    code, said = paddock("check", "--store", other_place)
    assert code == 1
    assert "m" in said


def test_the_setting_chooses_the_store(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        async with opened(place) as store:
            await store.create_match("m", [b"1"], OPEN)

    asyncio.run(fill())
    monkeypatch.setenv("PADDOCK_STORE", place)
    done = CliRunner().invoke(main, ["store", "backup", str(tmp_path / "file"), "--language", "en"])
    assert done.exit_code == 0
    assert "One match (one row)" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_store_has_words(language: str) -> None:
    found = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, StoreError)]
    assert len(found) > 8
    for error in found:
        assert translations_for(language).has_message(error.message_key), error
