"""The time of tables: it goes on while they are served, and no other clock is asked."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, cast

from paddock.server.running_time import MAX_UNSYNCED_MS, RunningTime
from paddock.store import Store, StoreError, open_store
from tests.patience import PATIENCE, Clock
from tests.server.guests import Hall, hall, in_hall
from tests.server.test_faults import Failing, with_failing

HOUR = 3_600_000
MINUTE = {"mode": "decision", "seconds": 60}
TWENTY = {"mode": "decision", "seconds": 20}


async def left(at: Hall, match: str, token: str) -> int:
    """What the first seat has left, in milliseconds."""
    found = (await at.get(f"/api/tables/{match}?seat=0", token))["clock"]["left"][0]
    assert isinstance(found, int)
    return found


@in_hall(clock=Clock())
async def test_whoever_sets_the_time_of_day_neither_takes_time_nor_gives_it(at: Hall) -> None:
    match, ann, _ = await at.pair(clock=MINUTE)
    clock = at.context.match_service.read_clock
    assert isinstance(clock, Clock)
    before = at.context.match_service.live_matches[match].loaded_match().row_number
    async with at.socket(match, ann) as guest:
        for jump in (HOUR, -2 * HOUR):
            clock.now += jump
            await guest.ask(say="what time is it?")
            assert 0 < await left(at, match, ann) <= 60_000
    assert at.context.match_service.live_matches[match].loaded_match().row_number == before + 2, (
        "nothing but what was said"
    )


async def go_on(at: Hall, steady: Clock, seconds: int) -> None:
    """Time goes by for a server and its store, second by second."""
    for _ in range(seconds):
        steady.now += 1000
        with contextlib.suppress(StoreError):
            await at.context.match_service.running_time.synchronise()


def test_clocks_stand_while_the_server_is_down(tmp_path: Path) -> None:
    async def run() -> None:
        clock, steady = Clock(), Clock(0)
        async with asyncio.timeout(PATIENCE):
            async with hall(tmp_path, clock=clock, steady=steady, clock_grace_seconds=0) as at:
                match, ann, _ = await at.pair(clock=TWENTY)
                await go_on(at, steady, 5)
                before = at.context.match_service.live_matches[match].loaded_match().row_number
            clock.now += 25_000
            steady = Clock(7)  # the machine was started anew, and its clock with it
            async with hall(tmp_path, clock=clock, steady=steady, clock_grace_seconds=0) as at:
                assert await left(at, match, ann) == 15_000
                await go_on(at, steady, 14)
                assert await at.context.store.last_row_number(match) == before
                await go_on(at, steady, 1)
                while await at.context.store.last_row_number(match) == before:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


def test_people_have_a_few_seconds_to_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        steady = Clock()
        async with asyncio.timeout(PATIENCE):
            async with hall(tmp_path, steady=steady, clock_grace_seconds=0) as at:
                match, ann, _ = await at.pair(clock=TWENTY)
                await go_on(at, steady, 19)
            async with hall(tmp_path, steady=steady, clock_grace_seconds=5) as at:
                await go_on(at, steady, 5)
                assert await left(at, match, ann) == 1000
                steady.now += 500
                assert await left(at, match, ann) == 500

    asyncio.run(run())


STEADY = Clock()


@with_failing(steady=STEADY, clock_grace_seconds=2)
async def test_clocks_stand_while_the_store_is_away(at: Hall, store: Failing) -> None:
    await go_on(at, STEADY, 2)
    match, ann, bob = await at.pair(clock=TWENTY)
    async with at.socket(match, ann) as guest, at.socket(match, bob) as other:
        await go_on(at, STEADY, 12)
        before = at.context.match_service.live_matches[match].loaded_match().row_number
        store.gone = True
        assert (await guest.ask(do=guest.table_view["legal"][0]))["error"]["code"] == "busy"
        await go_on(at, STEADY, 25)
        store.gone = False
        await at.context.match_service.running_time.synchronise()
        assert await left(at, match, ann) == 8000
        assert await at.context.store.last_row_number(match) == before, "nothing was played for anybody"
        await go_on(at, STEADY, 3)
        assert await left(at, match, ann) == 7000, "two seconds to come back, and one that counts"
        await other.decide(other.table_view["legal"][0])


@with_failing(steady=STEADY, clock_grace_seconds=0)
async def test_a_store_that_keeps_everybody_waiting_stops_the_clocks_too(at: Hall, store: Failing) -> None:
    match, ann, _ = await at.pair(clock=TWENTY)
    await go_on(at, STEADY, 5)
    assert await left(at, match, ann) == 15_000
    STEADY.now += 25_000
    assert await left(at, match, ann) >= 15_000 - MAX_UNSYNCED_MS, "for so long nobody knows that it is away"
    await at.context.match_service.running_time.synchronise()
    assert await left(at, match, ann) == 15_000


def test_two_processes_agree_whatever_their_clocks_say(place: str) -> None:
    asyncio.run(two_processes(place))


async def two_processes(place: str) -> None:
    """Two readings of one store's time, by machines whose clocks are hours apart."""
    store = await open_store(place, timeout_seconds=PATIENCE)
    try:
        steady = Clock(0), Clock(9 * HOUR)
        one, two = (RunningTime(store, 0, clock) for clock in steady)
        for each in (one, two):
            await each.synchronise()
        for _ in range(20):
            for clock in steady:
                clock.now += 1000
            await one.synchronise()
        assert (one.now(), await store.advance_running_time(0)) == (20_000, 20_000)
        await two.refresh_if_stale()
        assert two.now() == 20_000, "it had not looked for long, and counts nothing of its own"
        for clock in steady:
            clock.now += 1000
        await two.synchronise()
        await one.synchronise()
        assert one.now() == two.now() == 21_000
    finally:
        await store.close()


class Slow:
    """A store whose answers take a while, in which another process goes on."""

    def __init__(self, clocks: tuple[Clock, ...], took: int) -> None:
        self.ms = 0
        self.clocks = clocks
        self.took = took

    async def advance_running_time(self, at_least: int) -> int:
        for clock in self.clocks:
            clock.now += self.took
        self.ms = max(self.ms, at_least)
        return self.ms


def test_no_number_of_processes_makes_time_go_faster() -> None:
    async def run() -> None:
        steady = Clock(0), Clock(0)
        store = Slow(steady, 400)
        running = [RunningTime(cast(Store, store), 0, clock) for clock in steady]
        for _ in range(30):
            for each in running:
                await each.synchronise()
        assert max(each.now() for each in running) <= steady[0].now

    asyncio.run(run())


@in_hall(clock=Clock())
async def test_who_has_left_a_seat_has_left_it_though_the_time_of_day_was_set_back(at: Hall) -> None:
    clock = at.context.match_service.read_clock
    assert isinstance(clock, Clock)
    opened = await at.open("me:Ann", "link")
    seats = f"/api/tables/{opened['match']}/seats"
    bob = (await at.post(seats, {"name": "Bob", "invitation": opened["invitation"]}))["token"]
    clock.now -= HOUR
    assert (await at.ask("DELETE", f"{seats}/1", None, bob)).status_code == 200
    cid = (await at.post(seats, {"name": "Cid", "invitation": opened["invitation"]}))["token"]
    assert (await at.ask("DELETE", f"{seats}/1", None, bob)).status_code >= 400, "that is Cid's seat now"
    assert (await at.ask("DELETE", f"{seats}/1", None, cid)).status_code == 200


@in_hall(clock=Clock())
async def test_a_key_that_was_changed_is_void_though_the_time_of_day_was_set_back(at: Hall) -> None:
    clock = at.context.match_service.read_clock
    assert isinstance(clock, Clock)
    opened = await at.open("me:Ann", "link")
    path = f"/api/tables/{opened['match']}"
    keys = [opened["token"]]
    for _ in range(3):
        clock.now -= HOUR
        keys.append((await at.post(f"{path}/key", {}, keys[-1]))["token"])
        found = [(await at.ask("POST", f"{path}/invitations", {}, key)).status_code < 400 for key in keys]
        assert found == [False] * (len(keys) - 1) + [True]
    bob = (await at.post(f"{path}/seats", {"name": "Bob", "invitation": opened["invitation"]}))["token"]
    assert (await at.ask("DELETE", f"{path}/seats/1", None, bob)).status_code == 200
    cid = (await at.post(f"{path}/seats", {"name": "Cid", "invitation": opened["invitation"]}))["token"]
    assert (await at.ask("DELETE", f"{path}/seats/1", None, bob)).status_code >= 400, "that is Cid's seat now"
    assert (await at.ask("DELETE", f"{path}/seats/1", None, cid)).status_code == 200


@with_failing(steady=STEADY, clock_grace_seconds=2)
async def test_everybody_is_told_how_the_clocks_stand_once_the_store_is_back(at: Hall, store: Failing) -> None:
    match, ann, bob = await at.pair(clock=TWENTY)
    async with at.socket(match, ann) as guest, at.socket(match, bob) as other:
        store.gone = True
        assert (await guest.ask(do=guest.table_view["legal"][0]))["error"]["code"] == "busy"
        store.gone = False
        for each in (guest, other):
            each.table_view = {}
            await each.until(lambda table_view: bool(table_view))
            assert each.table_view["clock"]["left"] == [20_000, 20_000]
            assert each.table_view["clock"]["stands"] == 2000


def test_a_process_that_knows_nothing_of_a_table_charges_what_was_used_at_another(place: str, tmp_path: Path) -> None:
    asyncio.run(charged(place, tmp_path))


async def charged(place: str, folder: Path) -> None:
    """Ann thinks at one server and answers at another, whose clocks have never heard of hers."""
    here, there = Clock(0), Clock(9 * HOUR)
    shared: dict[str, Any] = {"store": place, "secret": "s" * 16, "clock_grace_seconds": 0}
    async with (
        asyncio.timeout(PATIENCE),
        hall(folder, clock=Clock(HOUR), steady=here, **shared) as one,
        hall(folder, clock=Clock(), steady=there, **shared) as two,
    ):
        match, ann, _ = await one.pair(clock={"mode": "bank", "seconds": 100, "increment": 5})
        for _ in range(30):
            there.now += 1000
            await go_on(one, here, 1)
        do = (await one.get(f"/api/tables/{match}?seat=0", ann))["legal"][0]
        await two.post(f"/api/tables/{match}/decisions", {"do": do}, ann)
        assert await left(two, match, ann) == 70_000
        there.now += 1000
        await go_on(one, here, 1)
        await two.context.match_service.running_time.synchronise()
        assert await left(one, match, ann) == await left(two, match, ann) == 69_000
