"""The lobby and its people: listings, accounts, sessions, seats, keys."""

from __future__ import annotations

import asyncio
import gzip
import itertools
from pathlib import Path

import msgspec
import pytest
from tests.store.help import OPEN, opened

from paddock.store import (
    ConflictError,
    Leaderboard,
    Listing,
    ListingFilter,
    NameTakenError,
    NoSuchAccountError,
    RankedResult,
)
from paddock.store.backup import backup
from paddock.store.integrity import check_store
from paddock.store.models import DELETED_NAME, AccountSeat


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_a_listing_changes_with_a_row_or_without(place: str) -> None:
    clock = Clock()
    async with opened(place, read_clock=clock) as store:
        await store.create_match("m", [b"1"], OPEN)
        clock.now = 1001
        await store.append_rows("m", 2, [b"2"])
        first = await store.listing("m")
        assert first is not None
        assert (first.match, first.listing, first.created, first.changed) == ("m", OPEN, 1000, 1000)
        clock.now = 1002
        running = Listing("roborally", "running", public=False, data=b'{"turn":1}')
        await store.append_rows("m", 3, [b"3"], running)
        second = await store.listing("m")
        assert second is not None
        assert (second.listing, second.created, second.changed) == (running, 1000, 1002)
        clock.now = 1003
        await store.set_listing("m", OPEN)
        third = await store.listing("m")
        assert third is not None
        assert (third.listing, third.changed) == (OPEN, 1003)


async def test_only_a_match_can_be_listed(place: str) -> None:
    async with opened(place) as store:
        with pytest.raises(ConflictError):
            await store.set_listing("m", OPEN)


async def test_listings_are_filtered_and_the_youngest_comes_first(place: str) -> None:
    clock = Clock()
    async with opened(place, read_clock=clock) as store:
        await store.create_account("Anna", "hash")
        for at, (title, status, public) in enumerate(
            [
                ("roborally", "open", True),
                ("roborally", "running", True),
                ("rush", "open", False),
                ("rush", "over", True),
            ]
        ):
            clock.now += 1
            await store.create_match(f"m{at}", [b"1"], Listing(title, status, public))
        await store.take_seat("m2", 0, "anna")

        async def found(which: ListingFilter) -> list[str]:
            return [listed.match for listed in await store.listings(which)]

        assert await found(ListingFilter()) == ["m3", "m2", "m1", "m0"]
        assert await found(ListingFilter(status=("open",))) == ["m2", "m0"]
        assert await found(ListingFilter(status=("open", "running"), public=True)) == ["m1", "m0"]
        assert await found(ListingFilter(title="rush")) == ["m3", "m2"]
        assert await found(ListingFilter(public=False)) == ["m2"]
        assert await found(ListingFilter(account="ANNA")) == ["m2"]
        assert await found(ListingFilter(account="nobody")) == []


async def test_listings_come_in_pages_without_holes_even_if_made_at_the_same_moment(place: str) -> None:
    async with opened(place, read_clock=Clock()) as store:
        for at in range(23):
            await store.create_match(f"m{at:02}", [b"1"], OPEN)
        seen: list[str] = []
        after = None
        while page := await store.listings(ListingFilter(public=True), max_count=5, after_match=after):
            seen += [listed.match for listed in page]
            after = page[-1].match
        assert seen == [f"m{at:02}" for at in reversed(range(23))]


async def test_an_account_is_found_however_its_name_is_written(place: str) -> None:
    async with opened(place, read_clock=Clock()) as store:
        made = await store.create_account("Éloïse", "hash")
        assert (made.name, made.created) == ("Éloïse", 1000)
        assert await store.account("ÉLOÏSE") == made
        assert await store.account("E\u0301loi\u0308se") == made
        assert await store.account("Eloise") is None


async def test_a_name_is_taken_in_whatever_letters(place: str) -> None:
    async with opened(place) as store:
        await store.create_account("Straße", "hash")
        for name in ("Straße", "STRASSE", "ｓｔｒａｓｓｅ"):
            with pytest.raises(NameTakenError):
                await store.create_account(name, "hash")


async def test_a_session_lasts_until_it_expires_or_is_closed(place: str) -> None:
    clock = Clock()
    async with opened(place, read_clock=clock) as store:
        await store.create_account("Anna", "hash")
        for token in "abc":
            clock.now += 1
            await store.open_session("anna", token, expires_at=2000)
        found = await store.session("a")
        assert found is not None
        assert (found.account, found.created, found.expires) == ("Anna", 1001, 2000)
        assert [session.token_hash for session in await store.sessions("Anna")] == ["c", "b", "a"]
        await store.close_session("a")
        assert await store.session("a") is None
        clock.now = 2000
        assert await store.session("b") is None
        assert await store.sessions("Anna") == []


async def test_a_new_password_ends_all_sessions(place: str) -> None:
    async with opened(place, read_clock=Clock()) as store:
        await store.create_account("Anna", "old")
        await store.open_session("Anna", "a", expires_at=2000)
        await store.set_password("ANNA", "new")
        account = await store.account("Anna")
        assert account is not None
        assert account.password_hash == "new"
        assert await store.session("a") is None


async def test_an_account_that_is_not_there_has_no_password_session_or_seat(place: str) -> None:
    async with opened(place) as store:
        for refused in (
            store.set_password("Anna", "x"),
            store.open_session("Anna", "a", expires_at=2e9),
            store.take_seat("m", 0, "Anna"),
        ):
            with pytest.raises(NoSuchAccountError):
                await refused


async def test_an_account_has_its_seats_until_it_leaves_them(place: str) -> None:
    clock = Clock()
    async with opened(place, read_clock=clock) as store:
        for name in ("Anna", "Ben"):
            await store.create_account(name, "hash")
        for match in ("old", "new"):
            clock.now += 1
            await store.create_match(match, [b"1"], OPEN)
            await store.take_seat(match, 1, "ANNA")
        await store.take_seat("old", 3, "anna")
        assert await store.seats("anna") == [
            AccountSeat("new", 1, "Anna"),
            AccountSeat("old", 1, "Anna"),
            AccountSeat("old", 3, "Anna"),
        ]
        await store.take_seat("old", 1, "Ben")
        await store.leave_seat("new", 1)
        assert await store.seats("Anna") == [AccountSeat("old", 3, "Anna")]
        assert await store.seats("Ben") == [AccountSeat("old", 1, "Ben")]


async def test_a_deleted_account_leaves_only_its_matches(place: str) -> None:
    async with opened(place, read_clock=Clock()) as store:
        await store.create_account("Anna", "hash")
        await store.create_match("m", [b"1"], OPEN)
        await store.take_seat("m", 0, "Anna")
        await store.open_session("Anna", "a", expires_at=2000)
        await store.delete_account("ANNA")
        assert await store.account("Anna") is None
        assert await store.session("a") is None
        assert await store.seats("Anna") == []
        assert await store.last_row_number("m") == 1


async def test_a_new_password_spares_the_device_on_which_it_was_chosen_or_all(place: str) -> None:
    async with opened(place, read_clock=Clock()) as store:
        await store.create_account("Anna", "old")
        for token in "abc":
            await store.open_session("Anna", token, expires_at=2000)
        await store.set_password("Anna", "new", keep_session=None)
        assert len(await store.sessions("Anna")) == 3
        await store.set_password("Anna", "newer", keep_session="b")
        assert [session.token_hash for session in await store.sessions("Anna")] == ["b"]


async def test_a_password_that_was_changed_meanwhile_opens_and_changes_nothing(place: str) -> None:
    """Whoever signs in while the password is changed elsewhere does not stay signed in with the old one."""
    async with opened(place, read_clock=Clock()) as here, opened(place, read_clock=Clock()) as there:
        await here.create_account("Anna", "old")
        await there.set_password("Anna", "new", expected_hash="old")
        for refused in (
            here.open_session("Anna", "late", expires_at=2000, expected_hash="old"),
            here.set_password("Anna", "mine", expected_hash="old"),
            here.delete_account("Anna", expected_hash="old"),
        ):
            with pytest.raises(NoSuchAccountError):
                await refused
        assert await here.sessions("Anna") == []
        await here.open_session("Anna", "in time", expires_at=2000, expected_hash="new")
        assert len(await there.sessions("Anna")) == 1


async def test_of_a_change_of_password_and_sign_ins_at_once_no_old_sign_in_is_left(place: str) -> None:
    async with opened(place, read_clock=Clock()) as here, opened(place, read_clock=Clock()) as there:
        await here.create_account("Anna", "old")
        late = (there.open_session("Anna", f"s{at}", expires_at=2000, expected_hash="old") for at in range(20))
        done = await asyncio.gather(
            *itertools.islice(late, 10), here.set_password("Anna", "new"), *late, return_exceptions=True
        )
        assert all(found is None or isinstance(found, NoSuchAccountError) for found in done), done
        assert await here.sessions("Anna") == []


async def test_the_name_of_a_deleted_account_is_nobodys_again(place: str) -> None:
    """Logs say who sat where by name: whoever took the name would be taken for them."""
    async with opened(place) as store:
        await store.create_account("Anna", "hash")
        await store.delete_account("Anna")
        for name in ("Anna", "ＡＮＮＡ"):
            with pytest.raises(NameTakenError):
                await store.create_account(name, "other")
        assert await store.account("Anna") is None
        await store.create_account("Ann", "hash")


async def test_nothing_in_the_store_says_the_name_of_a_deleted_account_but_the_logs(place: str, tmp_path: Path) -> None:
    async with opened(place, read_clock=Clock()) as store:
        await store.create_account("Anna", "hash")
        await store.create_match("m", [b"1"], OPEN)
        await store.take_seat("m", 0, "Anna")
        feat = RankedResult("m", 0, "c", "t@1", "", 5, "@anna", "Anna", 1000.0, b"{}", b"[]")
        await store.save_results("m", [feat])
        await store.delete_account("Anna")
        await store.create_match("later", [b"1"], OPEN)
        await store.save_results("later", [msgspec.structs.replace(feat, match="later")])
        best = await store.best_results(Leaderboard("t@1", "c"))
        assert [(found.match, found.name) for found in best] == [("later", DELETED_NAME)], "still one holder"
        assert await check_store(store) == []
        await backup(store, tmp_path / "backup")
    assert b"nna" not in gzip.decompress((tmp_path / "backup").read_bytes())


async def test_a_revoked_token_stays_revoked(place: str) -> None:
    async with opened(place) as store:
        await store.revoke_token("m", "one")
        await store.revoke_token("m", "one")
        await store.revoke_token("m", "two")
    async with opened(place) as store:
        assert await store.revoked_tokens("m") == {"one", "two"}
        assert await store.revoked_tokens("n") == frozenset()


async def test_every_process_signs_with_the_same_key(place: str) -> None:
    async with opened(place) as one, opened(place) as other:
        key = await one.ensure_secret_key("seats")
        assert len(key) == 32
        assert await other.ensure_secret_key("seats") == key
        assert await one.ensure_secret_key("invitations") != key
