"""Several processes on one store: who wins, who dies, and who hears of it."""

from __future__ import annotations

import asyncio
import json
import random
import time

from tests.store.help import OPEN, child, end, hear, opened, tell

RACES = 150
KILLS = 6


async def test_two_processes_that_want_the_same_numbers_get_each_exactly_once(place: str) -> None:
    async with opened(place) as store:
        await store.create_match("m", [b"{}"], OPEN)
    racers = {who: child("race", place, "m", who, str(RACES)) for who in ("one", "other")}
    try:
        for process in racers.values():
            assert hear(process) == "ready"
        for process in racers.values():
            tell(process)
        got = {who: set(json.loads(hear(process))) for who, process in racers.items()}
    finally:
        for process in racers.values():
            end(process)
    assert got["one"] | got["other"] == set(range(2, RACES + 1))
    assert not got["one"] & got["other"]
    async with opened(place) as store:
        rows = {number: json.loads(data) for number, data in await store.read_rows("m")}
    assert sorted(rows) == list(range(1, RACES + 1))
    for who, numbers in got.items():
        assert all(rows[number] == {"who": who, "number": number} for number in numbers)


async def test_a_process_killed_at_any_moment_loses_nothing_that_it_confirmed(place: str) -> None:
    matches = [f"m{at}" for at in range(6)]
    chance = random.Random(7)
    confirmed = dict.fromkeys(matches, 1)
    async with opened(place) as store:
        for match in matches:
            await store.create_match(match, [json.dumps([match, 1, "x" * 200]).encode()], OPEN)
        for _ in range(KILLS):
            process = child("write", place, ",".join(matches))
            assert hear(process) == "ready"
            tell(process)
            unheard = set(matches)
            while unheard:  # each of them has gone on before the process is killed
                match, _, number = hear(process).partition(" ")
                confirmed[match] = int(number)
                unheard.discard(match)
            time.sleep(chance.uniform(0, 0.25))
            process.kill()
            assert process.stdout is not None
            for line in process.stdout.read().splitlines():
                match, _, number = line.partition(" ")
                if number.isdecimal():
                    confirmed[match] = max(confirmed[match], int(number))
            end(process)
            for match in matches:
                rows = await store.read_rows(match)
                assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
                assert all(json.loads(data) == [match, number, "x" * 200] for number, data in rows)
                assert len(rows) >= confirmed[match]
    assert min(confirmed.values()) > KILLS


async def test_who_watches_hears_of_rows_of_this_process(place: str) -> None:
    async with opened(place) as store, store.subscribe() as watch:
        await store.create_match("m", [b"1", b"2"], OPEN)
        assert await anext(watch) == ("m", 2)
        await store.append_rows("m", 3, [b"3"])
        assert await anext(watch) == ("m", 3)


async def test_who_watches_hears_of_rows_of_another_process(place: str) -> None:
    async with opened(place) as store, store.subscribe() as watch:
        await store.create_match("m", [b"1"], OPEN)
        assert await anext(watch) == ("m", 1)
        process = child("append", place, "m", "20")
        try:
            await asyncio.to_thread(hear, process)
            tell(process)
            number = 1
            while number < 21:
                match, heard = await anext(watch)
                assert match == "m"
                assert heard > number
                number = heard
                assert (await store.read_rows("m"))[-1][0] >= number
        finally:
            end(process)


async def test_notices_that_nobody_has_heard_yet_are_folded_into_one_for_each_match(place: str) -> None:
    async with opened(place) as store, store.subscribe() as watch, store.subscribe() as other:
        for match in ("m", "n"):
            await store.create_match(match, [b"1"], OPEN)
        for number in range(2, 50):
            await store.append_rows("m", number, [b"x"])
        assert [await anext(watch), await anext(watch)] == [("m", 49), ("n", 1)]
        assert [await anext(other), await anext(other)] == [("m", 49), ("n", 1)]


async def test_a_watch_that_is_closed_lets_its_waiter_go(place: str) -> None:
    async with opened(place) as store:
        watch = store.subscribe()

        async def listen() -> int:
            return len([notice async for notice in watch])

        waiting = asyncio.create_task(listen())
        await asyncio.sleep(0)  # it has begun to listen
        watch.close()
        assert await waiting == 0
        waiting = asyncio.create_task(listen())
        assert await waiting == 0
        third = store.subscribe()
    assert [notice async for notice in third] == []
