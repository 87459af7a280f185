"""Feats: kept once, ranked, and part of everything that is done with a whole store."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.store.help import opened
from tests.store.test_versions import planted

from paddock.store import Leaderboard, Listing, RankedResult, Store
from paddock.store.backup import backup, restore
from paddock.store.integrity import Fault, check_store
from paddock.store.statements import write

TITLE = "rallyman_gt@1"
CIRCUIT = "circuit=1"
HERE = Leaderboard(TITLE, CIRCUIT)
TODAY = Leaderboard(TITLE, day="2026-11-15")


@dataclass
class Laps:
    """Laps that are kept one after the other, each in a match of its own."""

    store: Store
    number: int = 0

    async def drive(
        self, name: str, value: int, category: str = CIRCUIT, day: str = "", public: bool = False
    ) -> RankedResult:
        self.number += 1
        match = f"m{self.number:02}"
        listing = Listing("rallyman_gt", "over", public)
        await self.store.create_match(match, [b"{}"], listing)
        feat = RankedResult(match, 0, category, TITLE, day, value, name.lower(), name, self.number / 2, b"{}", b"[1]")
        await self.store.save_results(match, [feat])
        return feat


def names(feats: list[RankedResult]) -> list[tuple[str, int]]:
    return [(feat.name, feat.value) for feat in feats]


async def test_a_category_lists_the_best_of_everybody_once(place: str) -> None:
    async with opened(place) as store:
        laps = Laps(store)
        for name, value in (("Ann", 200), ("Bob", 190), ("Ann", 180), ("Cy", 190), ("Ann", 210)):
            await laps.drive(name, value)
        await laps.drive("Dan", 1, "circuit=2")
        await laps.drive("Dan", 1, day="2026-11-15")
        assert names(await store.best_results(HERE)) == [("Ann", 180), ("Bob", 190), ("Cy", 190)]
        assert names(await store.best_results(HERE, 1)) == [("Ann", 180)]
        assert names(await store.best_results(HERE, 5, "bob")) == [("Bob", 190)]
        assert names(await store.best_results(HERE, 5, "dan")) == []
        assert [await store.rank_of(HERE, value) for value in (170, 180, 190, 200)] == [1, 1, 2, 4]


async def test_what_was_best_before_a_match_is_known_after_it(place: str) -> None:
    async with opened(place) as store:
        laps = Laps(store)
        await laps.drive("Bob", 200)
        await laps.drive("Ann", 210)
        new = await laps.drive("Ann", 190)
        assert names(await store.best_results(HERE, 1, None, new.match)) == [("Bob", 200)]
        assert names(await store.best_results(HERE, 1, "ann", new.match)) == [("Ann", 210)]
        assert names(await store.best_results(Leaderboard(TITLE, "circuit=9"), 1, None, new.match)) == []


async def test_of_a_day_the_first_try_counts_whatever_its_category(place: str) -> None:
    async with opened(place) as store:
        laps = Laps(store)
        for name, value, category in (("Ann", 220, "rain"), ("Bob", 210, "asphalt"), ("Ann", 150, "asphalt")):
            await laps.drive(name, value, category, TODAY.day)
        await laps.drive("Cy", 100, "asphalt", "2026-11-14")
        assert names(await store.best_results(TODAY)) == [("Bob", 210), ("Ann", 220)]
        assert names(await store.best_results(TODAY, 1, "ann")) == [("Ann", 220)]
        assert await store.rank_of(TODAY, 220) == 2
        assert [standing.best.category for standing in await store.category_standings(TITLE)] == []


async def test_categories_are_listed_with_their_best_the_latest_first(place: str) -> None:
    async with opened(place) as store:
        laps = Laps(store)
        for name, value, category in (("Ann", 200, "a"), ("Bob", 190, "b"), ("Cy", 210, "a"), ("Cy", 205, "a")):
            await laps.drive(name, value, category, public=category == "b")
        found = await store.category_standings(TITLE)
        assert [(each.best.category, each.best.name, each.holders, each.best.public) for each in found] == [
            ("a", "Ann", 2, False),
            ("b", "Bob", 1, True),
        ]
        assert await store.category_standings("rallyman_gt@2") == []


async def test_a_match_that_is_judged_twice_or_by_several_at_once_has_its_feats_once(place: str) -> None:
    async with opened(place) as store, opened(place) as other:
        feat = await Laps(store).drive("Ann", 200)
        slower = RankedResult(feat.match, 0, CIRCUIT, TITLE, "", 300, "ann", "Ann", 9.0)
        await asyncio.gather(*(each.save_results(feat.match, [slower]) for each in (store, other) * 4))
        assert names(await store.match_results(feat.match)) == [("Ann", 200)]
        assert await other.has_saved_results(feat.match)
        assert await store.result_trace(feat) == b"[1]"
        assert await store.result_trace(RankedResult("m", 0, "", "", "", 1, "", "", 0.0)) is None


async def test_matches_that_nobody_has_judged_are_found(place: str) -> None:
    async with opened(place) as store:
        for match, title, status in (
            ("a", "rallyman_gt", "over"),
            ("b", "rallyman_gt", "playing"),
            ("c", "roborally", "over"),
            ("d", "rallyman_gt", "over"),
            ("e", "rallyman_gt", "over"),
        ):
            await store.create_match(match, [b"1"], Listing(title, status))
        assert await store.matches_without_results(["rallyman_gt"], "over") == ["a", "d", "e"]
        assert await store.matches_without_results(["rallyman_gt"], "over", 1, "a") == ["d"]
        await store.save_results("d", [])
        assert await store.matches_without_results(["rallyman_gt", "other"], "over") == ["a", "e"]
        assert await store.matches_without_results([], "over") == []
        assert await store.has_saved_results("d")
        assert not await store.has_saved_results("a")


async def test_feats_come_along_into_a_store_of_the_other_kind(place: str, other_place: str, tmp_path: Path) -> None:
    async with opened(place) as store:
        laps = Laps(store)
        await laps.drive("Ann", 200)
        await laps.drive("Bob", 190, public=True)
        await store.save_results("none", [])
        before = await store.best_results(HERE)
        await backup(store, tmp_path / "one")
    async with opened(other_place) as store:
        await restore(store, tmp_path / "one")
        assert await store.best_results(HERE) == before
        assert await store.result_trace(before[0]) == b"[1]"
        assert await store.has_saved_results("none")


async def test_an_older_store_takes_feats(place: str) -> None:
    await planted(place)
    async with opened(place) as store:
        assert await store.matches_without_results(["roborally"], "running") == ["m1"]
        feat = RankedResult("m1", 0, CIRCUIT, TITLE, "", 200, "anna", "Anna", 1.0)
        await store.save_results("m1", [feat])
        assert names(await store.match_results("m1")) == [("Anna", 200)]


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("update feat set trace = 'x'", Fault("feat-json", "m01", 0, CIRCUIT)),
        ("delete from judged", Fault("feat", "m01", 0, CIRCUIT)),
        ("update feat set match_id = 'gone'", Fault("feat", "gone", 0, CIRCUIT)),
    ],
)
async def test_feats_that_can_not_be_are_found(place: str, damage: str, fault: Fault) -> None:
    async with opened(place) as store:
        await Laps(store).drive("Ann", 200)
        assert await check_store(store) == []
        async with store.exclusive_transaction() as asking:
            await asking(write(damage))
        assert fault in await check_store(store)
