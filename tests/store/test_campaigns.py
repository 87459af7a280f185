"""Campaigns: numbered rows, of which the last counts, and part of everything that is done with a whole store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.help import opened
from tests.store.test_versions import planted

from paddock.store import ConflictError, Listing
from paddock.store.backup import backup, restore
from paddock.store.campaigns import KEPT_ROWS
from paddock.store.integrity import Fault, check_store
from paddock.store.statements import write

TITLE = "classic_rally@1"


async def test_rows_are_numbered_and_the_last_counts(place: str) -> None:
    async with opened(place) as store:
        assert await store.latest_campaign("c") is None
        for number in (1, 2, 3):
            await store.append_campaign("c", number, TITLE, "", b"%d" % number)
        await store.append_campaign("d", 1, TITLE, "", b"other")
        assert await store.latest_campaign("c") == (3, b"3")
        assert await store.latest_campaign("c", 2) == (2, b"2")
        assert await store.latest_campaign("c", 0) is None
        for number in (3, 5, 1):
            with pytest.raises(ConflictError):
                await store.append_campaign("c", number, TITLE, "", b"twice")
        assert await store.latest_campaign("c") == (3, b"3")


async def test_of_many_who_write_the_same_number_one_does(place: str) -> None:
    async with opened(place) as store, opened(place) as other:

        async def add(each: int) -> bool:
            try:
                await (store, other)[each % 2].append_campaign("c", 1, TITLE, "", b"%d" % each)
            except ConflictError:
                return False
            return True

        done = await asyncio.gather(*(add(each) for each in range(8)))
        assert done.count(True) == 1
        assert await store.latest_campaign("c") == (1, b"%d" % done.index(True))


async def test_old_rows_make_room_and_their_numbers_are_not_used_again(place: str) -> None:
    async with opened(place) as store:
        for number in range(1, KEPT_ROWS + 4):
            await store.append_campaign("c", number, TITLE, "", b"{}")
        assert await store.latest_campaign("c", 3) is None
        assert await store.latest_campaign("c", 4) == (4, b"{}")
        with pytest.raises(ConflictError):
            await store.append_campaign("c", 2, TITLE, "", b"{}")


async def test_campaigns_whose_stage_is_over_are_found(place: str) -> None:
    async with opened(place) as store:
        for match, status in (("m1", "over"), ("m2", "playing"), ("m3", "over")):
            await store.create_match(match, [b"1"], Listing("classic_rally", status))
        for campaign, matches in (("a", ["m1"]), ("b", ["m2"]), ("c", ["m1", ""]), ("d", ["", "m3"]), ("e", ["m9"])):
            for number, match in enumerate(matches, 1):
                await store.append_campaign(campaign, number, TITLE, match, b"{}")
        assert await store.campaigns_by_stage_status("over") == ["a", "d"]
        assert await store.campaigns_by_stage_status("over", 1, "a") == ["d"]
        assert await store.campaigns_by_stage_status("playing") == ["b"]


async def test_a_campaign_is_deleted_whole(place: str) -> None:
    async with opened(place) as store:
        for number in (1, 2):
            await store.append_campaign("c", number, TITLE, "", b"{}")
        assert await store.delete_campaign("c")
        assert not await store.delete_campaign("c")
        assert await store.latest_campaign("c") is None


async def test_an_older_store_has_room_for_campaigns(place: str) -> None:
    await planted(place)
    async with opened(place) as store:
        await store.append_campaign("c", 1, TITLE, "m1", b"{}")
        assert await check_store(store) == []


async def test_campaigns_go_with_a_backup_to_the_other_database(place: str, other_place: str, tmp_path: Path) -> None:
    async with opened(place) as store, opened(other_place) as other:
        for number in (1, 2):
            await store.append_campaign("c", number, TITLE, "m1", '{"é": %d}'.encode() % number)
        await backup(store, tmp_path / "backup")
        await restore(other, tmp_path / "backup")
        assert await other.latest_campaign("c") == (2, '{"é": 2}'.encode())
        assert await other.latest_campaign("c", 1) == (1, '{"é": 1}'.encode())


async def test_a_campaign_that_is_no_json_is_a_fault(place: str) -> None:
    async with opened(place) as store:
        await store.append_campaign("c", 1, TITLE, "", b"{}")
        async with store.exclusive_transaction() as asking:
            await asking(write("update campaign set data = $1", b"{half"))
        assert await check_store(store) == [Fault("campaign", "c", 1)]
