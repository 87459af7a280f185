"""The log: rows are numbered without gaps, never changed, never doubled, all or none."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.patience import PATIENCE, until
from tests.store.help import OPEN, opened

from paddock.store import SNAPSHOT_SPACING, ConflictError, Listing, Store, StoreUnavailableError, open_store
from paddock.store.log import snapshots_to_drop

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


async def test_rows_are_numbered_from_one_and_come_back_as_they_were(place: str) -> None:
    async with opened(place) as store:
        as_contract: Store = store
        await as_contract.create_match("m", [b'{"a": 1}', b"[ 2 ]"], OPEN)
        await store.append_rows("m", 3, [b"3", b"4", b"5"])
        assert await store.read_rows("m") == [(1, b'{"a": 1}'), (2, b"[ 2 ]"), (3, b"3"), (4, b"4"), (5, b"5")]
        assert await store.read_rows("m", after_row=3) == [(4, b"4"), (5, b"5")]
        assert await store.read_rows("m", after_row=1, last_row=3) == [(2, b"[ 2 ]"), (3, b"3")]
        assert await store.last_row_number("m") == 5


async def test_an_unknown_match_has_no_rows(place: str) -> None:
    async with opened(place) as store:
        assert await store.last_row_number("m") == 0
        assert await store.read_rows("m") == []
        assert await store.latest_snapshot("m") is None
        assert await store.listing("m") is None


async def test_a_match_begins_only_once(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"1"], OPEN)
        with pytest.raises(ConflictError):
            await store.create_match("m", [b"other"], Listing("other", "over"))
        assert await store.read_rows("m") == [(1, b"1")]
        listed = await store.listing("m")
        assert listed is not None
        assert listed.listing == OPEN


@pytest.mark.parametrize("number", [1, 2, 3, 5, 100])
async def test_a_number_that_is_taken_or_leaves_a_gap_is_refused_and_nothing_is_written(
    place: str, number: int
) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"1", b"2", b"3"], OPEN)
        with pytest.raises(ConflictError) as refused:
            await store.append_rows("m", number, [b"x", b"y", b"z"], Listing("roborally", "over"))
        assert refused.value.details == {"match": "m", "number": number}
        assert await store.read_rows("m") == [(1, b"1"), (2, b"2"), (3, b"3")]
        listed = await store.listing("m")
        assert listed is not None
        assert listed.listing.status == "open"


async def test_a_match_that_was_not_begun_can_not_go_on(place: str) -> None:
    async with opened(place) as store:
        with pytest.raises(ConflictError):
            await store.append_rows("m", 2, [b"x"])


async def test_there_is_something_to_append_and_a_number_to_begin_with(place: str) -> None:
    async with opened(place) as store:
        with pytest.raises(ValueError):
            await store.append_rows("m", 1, [])
        with pytest.raises(ValueError):
            await store.append_rows("m", 0, [b"x"])


async def test_of_many_who_want_one_number_at_once_one_gets_it(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"0"], OPEN)
        for number in range(2, 12):
            tries = [store.append_rows("m", number, [str(who).encode()]) for who in range(8)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in done) == 1
            assert sum(isinstance(result, ConflictError) for result in done) == 7
            winner = done.index(None)
            assert (await store.read_rows("m", after_row=number - 1))[0] == (number, str(winner).encode())


async def test_a_refusal_of_one_does_not_touch_the_others_of_its_batch(place: str) -> None:
    async with opened(place) as store:
        for match in range(30):
            await store.create_match(f"m{match}", [b"1"], OPEN)
        tries = [store.append_rows(f"m{match}", 2 if match % 3 else 9, [b"2", b"3"]) for match in range(30)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        for match, result in enumerate(done):
            assert isinstance(result, ConflictError) == (match % 3 == 0)
            assert await store.last_row_number(f"m{match}") == (3 if match % 3 else 1)


async def test_more_rows_than_one_statement_takes_are_still_all_or_none(place: str) -> None:
    rows = [json.dumps(at).encode() for at in range(1300)]
    async with opened(place) as store:
        await store.create_match("m", rows, OPEN)
        assert [data for _, data in await store.read_rows("m")] == rows
        with pytest.raises(ConflictError):
            await store.append_rows("m", 1300, rows)
        assert await store.last_row_number("m") == 1300


async def test_a_large_row_is_kept(place: str) -> None:
    data = json.dumps("é" * 3_000_000).encode()
    async with opened(place) as store:
        await store.create_match("m", [data], OPEN)
        assert await store.read_rows("m") == [(1, data)]


async def test_rows_are_there_when_the_store_is_opened_again(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"1"], OPEN)
        await store.append_rows("m", 2, [b"2"])
    async with opened(place) as store:
        assert await store.read_rows("m") == [(1, b"1"), (2, b"2")]


async def test_reading_goes_on_while_others_write_and_sees_no_half_of_an_append(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"0"], OPEN)
        writing = True
        seen: list[int] = []

        async def read() -> None:
            while writing:
                rows = await store.read_rows("m")
                assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
                assert len(rows) % 5 == 1
                seen.append(len(rows))

        readers = [asyncio.create_task(read()) for _ in range(3)]
        number = 1
        while number < 201 or len(set(seen)) <= 3:  # until they have seen it grow
            await store.append_rows("m", number + 1, [b"x"] * 5)
            number += 5
        writing = False
        await asyncio.gather(*readers)
        assert await store.last_row_number("m") == number


async def test_a_closed_store_says_so(place: str) -> None:
    store = await open_store(place, timeout_seconds=PATIENCE)
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailableError):
        await store.last_row_number("m")
    with pytest.raises(StoreUnavailableError):
        await store.append_rows("m", 1, [b"x"])
    with pytest.raises(StoreUnavailableError):
        store.subscribe()


async def test_what_was_asked_for_before_the_close_is_done(place: str) -> None:
    store = await open_store(place, timeout_seconds=PATIENCE)
    tasks = [asyncio.create_task(store.create_match(f"m{at}", [b"1"], OPEN)) for at in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    async with opened(place) as again:
        assert [await again.last_row_number(f"m{at}") for at in range(20)] == [1] * 20


def test_any_json_comes_back_byte_for_byte(place: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(open_store(place, timeout_seconds=PATIENCE))
        names = iter(range(1_000_000))

        @settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        @given(st.lists(JSON, min_size=1, max_size=5), st.lists(st.booleans(), min_size=5, max_size=5))
        def round_trip(values: list[object], ascii_only: list[bool]) -> None:
            match = f"match {next(names)} ✓"
            pairs = zip(values, ascii_only, strict=False)
            rows = [json.dumps(value, ensure_ascii=plain).encode("utf-8", "surrogatepass") for value, plain in pairs]
            runner.run(store.create_match(match, rows, OPEN))
            runner.run(store.append_rows(match, len(rows) + 1, rows))
            assert [data for _, data in runner.run(store.read_rows(match))] == rows * 2

        round_trip()
        runner.run(store.close())


# -- snapshots -----------------------------------------------------------------------------------------------------


async def test_the_latest_snapshot_not_after_a_number_is_found(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"x"] * 300, OPEN)
        for number in (200, 100, 300):
            await store.save_snapshot("m", number, str(number).encode())
        assert await store.latest_snapshot("m") == (300, b"300")
        assert await store.latest_snapshot("m", last_row=299) == (200, b"200")
        assert await store.latest_snapshot("m", last_row=100) == (100, b"100")
        assert await store.latest_snapshot("m", last_row=99) is None
        assert await store.snapshot_numbers("m") == [100, 200, 300]


async def test_a_snapshot_is_replaced_by_one_of_the_same_number(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"x"], OPEN)
        await store.save_snapshot("m", 1, b"old")
        await store.save_snapshot("m", 1, b"new")
        assert await store.latest_snapshot("m") == (1, b"new")


async def test_a_snapshot_of_a_row_that_is_not_there_is_refused(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"x"], OPEN)
        with pytest.raises(ConflictError):
            await store.save_snapshot("m", 2, b"{}")


async def test_of_many_snapshots_those_that_lie_close_make_room_but_never_the_last(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"x"] * 1000, OPEN)
        for number in range(10, 1001, 10):
            await store.save_snapshot("m", number, b"{}")
        numbers = await store.snapshot_numbers("m")
        assert numbers[-1] == 1000
        assert len(numbers) <= 2 + 1000 // (SNAPSHOT_SPACING // 2)
        assert max(after - before for before, after in itertools.pairwise([0, *numbers])) <= SNAPSHOT_SPACING


@given(st.sets(st.integers(1, 5000), min_size=1, max_size=80), st.integers(1, 200))
def test_thinning_out_keeps_both_ends_and_makes_no_hole_wider_than_it_may(numbers: set[int], apart: int) -> None:
    ordered = sorted(numbers)
    dropped = snapshots_to_drop(ordered, apart)
    kept = [number for number in ordered if number not in dropped]
    assert (kept[0], kept[-1]) == (ordered[0], ordered[-1])
    for before, after in itertools.pairwise(kept):
        assert after - before <= apart or not [number for number in dropped if before < number < after]


async def test_the_write_ahead_log_goes_into_the_main_file_beside_the_writer(tmp_path: Path) -> None:
    place = tmp_path / "store.db"
    async with opened(str(place)) as store:
        empty = place.stat().st_size
        await asyncio.gather(*(store.create_match(f"m{match}", [b"1"], OPEN) for match in range(20)))
        for number in range(2, 60):
            await asyncio.gather(*(store.append_rows(f"m{match}", number, [b"x" * 500]) for match in range(20)))
        await until(lambda: place.stat().st_size >= empty + 20 * 50 * 500)
    assert not place.with_name("store.db-wal").exists()
