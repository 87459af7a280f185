"""Campaigns in a store: counted once, whoever finds the stage first and whatever dies in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paddock.campaign.document import campaign_rules, current_choices, with_open_stage, with_result
from paddock.campaign.errors import BadCampaignError, NoSuchCampaignError
from paddock.campaign.storage import (
    count_finished_stage,
    count_finished_stages,
    load_document,
    open_next_stage,
    save_document,
)
from paddock.core.errors import BadSetupError
from paddock.core.replay import verify
from paddock.match import actions
from paddock.match.entries import Timestamp, write
from paddock.match.match import Match
from paddock.match.snapshot import open_snapshot, take_snapshot
from paddock.server import lobby
from paddock.store import ConflictError, Store, open_store
from tests.campaign.tours import NOW, begin, opened, play, run, tour
from tests.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("dash")


def within(folder: Path, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Runs something with one store that two processes have open."""

    async def both() -> None:
        place = str(folder / "store.db")
        one, other = (
            await open_store(place, timeout_seconds=PATIENCE),
            await open_store(place, timeout_seconds=PATIENCE),
        )
        try:
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(both())


def test_a_stage_is_counted_once_by_however_many_at_once(tmp_path: Path) -> None:
    async def work(store: Store, other: Store) -> None:
        await begin(store)
        match = await play(store, "tour", "m1")
        found = await asyncio.gather(*(count_finished_stage(each, "tour") for each in (store, other) * 4))
        assert {number for number, _ in found} == {3}
        assert [game.match for game in found[0][1].games] == ["m1"]
        assert found[0][1].games[0].result == {"spaces": match.started_session().state.places, "winning": 12}
        await count_finished_stages(other)
        assert await load_document(store, "tour") == found[0]

    within(tmp_path, work)


def test_a_server_that_died_right_after_the_last_row_left_nothing_uncounted(tmp_path: Path) -> None:
    async def work(store: Store, other: Store) -> None:
        await begin(store)
        await play(store, "tour", "m1")
        assert (await load_document(store, "tour"))[1].games == []
        await count_finished_stages(other)
        assert [game.match for game in (await load_document(store, "tour"))[1].games] == ["m1"]
        assert await other.campaigns_by_stage_status("over") == []

    within(tmp_path, work)


def test_a_server_that_died_before_it_opened_the_stage_opens_the_same_one(tmp_path: Path) -> None:
    async def work(store: Store, other: Store) -> None:
        await begin(store)
        assert (await open_next_stage(store, "tour", lambda _: "m1")).match == "m1"
        assert (await open_next_stage(other, "tour", lambda _: "m2")).match == "m1"
        await play(store, "tour", "m3")
        assert (await count_finished_stage(store, "tour"))[1].games[0].match == "m1"

    within(tmp_path, work)


def test_what_was_chosen_for_a_stage_counts_for_it_whatever_dies_and_is_usual_for_the_next(tmp_path: Path) -> None:
    async def work(store: Store, other: Store) -> None:
        await begin(store)
        assert (await open_next_stage(store, "tour", lambda _: "m1", {"winning": 7})).chosen == {"winning": 7}
        # The server died before there was a match; who comes next with other wishes finds the stage as it was opened.
        assert (await open_next_stage(other, "tour", lambda _: "m2", {"winning": 9})).chosen == {"winning": 7}
        match = await play(other, "tour", "m2")
        assert (match.match_id, match.opening_entry.settings) == ("m1", {"winning": 7})
        number, document = await count_finished_stage(store, "tour")
        assert (document.chosen, current_choices(document)) == ({}, {"winning": 7})
        for wrong in ({"winning": 99}, {"winning": "long"}, {"laps": 1}):
            with pytest.raises(BadSetupError):
                await open_next_stage(store, "tour", lambda _: "m2", wrong)
        assert await load_document(store, "tour") == (number, document)

    within(tmp_path, work)


def test_a_table_that_was_closed_counts_for_nothing_and_the_stage_is_played_anew(tmp_path: Path) -> None:
    async def work(store: Store, _: Store) -> None:
        await begin(store)
        match, entries = opened(await open_next_stage(store, "tour", lambda _: "m1"))
        entries += actions.close_table(match, Timestamp(NOW, 0))
        await store.create_match("m1", [write(entry) for entry in entries], lobby.listing_of(match))
        assert (await count_finished_stage(store, "tour"))[1].games == []
        await play(store, "tour", "m2")
        found = (await count_finished_stage(store, "tour"))[1]
        assert [game.match for game in found.games] == ["m2"]

    within(tmp_path, work)


def test_a_campaign_that_is_over_has_no_next_stage(tmp_path: Path) -> None:
    async def work(store: Store, _: Store) -> None:
        await begin(store, dashes=1)
        await play(store, "tour", "m1")
        assert (await open_next_stage(store, "tour", lambda _: "m2")).match == ""

    within(tmp_path, work)


def test_campaigns_stand_side_by_side_and_are_deleted_one_by_one(tmp_path: Path) -> None:
    async def work(store: Store, _: Store) -> None:
        for name in ("a", "b"):
            await save_document(store, 1, tour(name))
        await play(store, "a", "m1")
        assert len((await count_finished_stage(store, "a"))[1].games) == 1
        assert (await count_finished_stage(store, "b"))[1].games == []
        assert await store.delete_campaign("a")
        assert not await store.delete_campaign("a")
        with pytest.raises(NoSuchCampaignError):
            await load_document(store, "a")
        assert (await load_document(store, "b"))[0] == 1

    within(tmp_path, work)


def test_of_a_campaign_whose_last_row_is_damaged_the_last_good_one_stays_and_counts_again(tmp_path: Path) -> None:
    async def work(store: Store, _: Store) -> None:
        good = await begin(store)
        await play(store, "tour", "m1")
        counted = (await count_finished_stage(store, "tour"))[1]
        await store.append_campaign("tour", 4, good.title, "m1", b'{"paddock_campaign": 1, "sha256": "no"}')
        await store.append_campaign("tour", 5, good.title, "m1", b"{half a ro")
        assert await load_document(store, "tour") == (5, counted)
        await play(store, "tour", "m2")
        assert [game.match for game in (await count_finished_stage(store, "tour"))[1].games] == ["m1", "m2"]
        await store.append_campaign("bad", 1, good.title, "", b"{}")
        with pytest.raises(BadCampaignError):
            await load_document(store, "bad")

    within(tmp_path, work)


def test_two_who_write_the_same_number_find_out(tmp_path: Path) -> None:
    async def work(store: Store, other: Store) -> None:
        document = await begin(store)
        for number in (1, 3):
            with pytest.raises(ConflictError):
                await save_document(other, number, document)

    within(tmp_path, work)


def test_a_stage_begins_where_the_last_one_left_off_and_is_a_match_like_any_other() -> None:
    document = tour(kind=True)
    match, entries = opened(document)
    entries += run(match)
    title = document.game
    result = campaign_rules(title).result(match.started_session().state)
    after = with_open_stage(with_result(document, "", NOW, result, ["Ann", "Bob"]), "m2")
    second, entries = opened(after, seed=1)
    assert sorted(second.started_session().state.places) != [0, 0]
    assert second.opening_entry.campaign == "tour"
    again = open_snapshot("m2", take_snapshot(second))
    assert again.started_session().header.position == second.opening_entry.position
    entries += run(second)
    whole = Match.rebuild("m2", entries)  # type: ignore[arg-type]
    assert whole.started_session().state.places == second.started_session().state.places
    record = whole.started_session().record()
    assert record.header.settings == {"winning": 12}
    assert verify(record, title).is_fair
