"""Things go wrong: other processes write, the store is gone, bots hang, servers die. Nothing confirmed is lost."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from paddock.match.entries import read
from paddock.match.match import Match
from paddock.server.bot_pool import BotFailure, BotPool
from paddock.server.bot_worker import BotQuestion
from paddock.server.metrics import Metrics
from paddock.store import ConflictError, Listing, Store, StoreUnavailableError, open_store
from tests.patience import PATIENCE, Clock, until
from tests.server.guests import Guest, Hall, closed_with, hall, in_hall, play_on


class Failing:
    """A store that can be made to fail: all else goes to the true one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gone = False
        self.slow: Callable[[], bool] | None = None
        self.lies = 0
        self.rivals = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append_rows(self, match: str, number: int, rows: Sequence[bytes], listing: Listing | None = None) -> None:
        if self.slow is not None:
            await until(self.slow)
        if self.gone:
            raise StoreUnavailableError(place="here", seconds=0, detail="")
        if self.rivals:
            self.rivals -= 1
            said = b'{"kind":"said","at":1,"name":"Rival","text":"first"}'
            await self.store.append_rows(match, number, [said])
        await self.store.append_rows(match, number, rows, listing)
        if self.lies:
            self.lies -= 1
            raise StoreUnavailableError(place="here", seconds=0, detail="written all the same")

    async def advance_running_time(self, at_least: int) -> int:
        if self.gone:
            raise StoreUnavailableError(place="here", seconds=0, detail="")
        return await self.store.advance_running_time(at_least)

    async def read_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[tuple[int, bytes]]:
        if self.gone:
            raise StoreUnavailableError(place="here", seconds=0, detail="")
        return await self.store.read_rows(match, after, upto)


def with_failing(**settings: Any) -> Callable[[Any], Any]:
    """Runs a test in a hall whose store can be made to fail."""

    def made(body: Any) -> Any:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                kept: list[Failing] = []

                async def wrap(store: Store) -> Store:
                    kept.append(Failing(store))
                    return cast(Store, kept[0])

                async with asyncio.timeout(PATIENCE), hall(tmp_path, wrap, **settings) as at:
                    await body(at, kept[0])

            asyncio.run(run())

        test.__name__ = body.__name__
        return test

    return made


def troubles(guest: Guest) -> list[str | None]:
    """What somebody was told about the store, in order."""
    return [message["trouble"] for message in guest.messages if "trouble" in message]


async def check_log(at: Hall, match: str) -> Match:
    """The log fits together, and is what the server shows."""
    rows = await at.context.store.read_rows(match)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return Match.rebuild(match, [read(row) for _, row in rows])


@with_failing(store_warning_seconds=0.1)
async def test_trouble_is_lifted_when_the_store_has_answered_be_it_that_another_was_quicker(
    at: Hall, store: Failing
) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as guest, at.socket(match, bob) as other:
        for rivals in (0, 1):
            known = len(troubles(guest))
            store.slow, store.rivals = lambda known=known: "store" in troubles(guest)[known:], rivals
            before = at.context.metrics.conflicts.value_by_label[""]
            await guest.decide(guest.table_view["legal"][0])
            store.slow = None
            await other.ask(say="well?")
            for each in (guest, other):
                told = troubles(each)
                assert told[-2:] == ["store", None]
                assert set(told[::2]) == {"store"}
                assert set(told[1::2]) == {None}
            assert at.context.metrics.conflicts.value_by_label[""] - before == rivals
    assert (await check_log(at, match)).started_session().last_step == 2


@with_failing()
async def test_while_the_store_is_gone_people_are_told_and_then_play_goes_on(at: Hall, store: Failing) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        do = guest.table_view["legal"][0]
        store.gone = True
        refused = await guest.ask(do=do, id="x")
        assert refused["error"]["code"] == "busy"
        assert any(message.get("trouble") == "store" for message in guest.messages)
        assert (await guest.ask(do=do, id="x"))["error"]["code"] == "busy"
        assert (await at.ask("GET", f"/api/tables/{match}", None, ann)).status_code == 503
        store.gone = False
        await guest.next(lambda message: message.get("trouble", "") is None)
        await guest.decide(do, id="x")
    assert (await check_log(at, match)).started_session().last_step == 1


@with_failing()
async def test_a_write_whose_outcome_was_not_known_is_not_doubled(at: Hall, store: Failing) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        do = guest.table_view["legal"][0]
        store.lies = 1
        assert (await guest.ask(do=do, id="x"))["error"]["code"] == "busy"
        await guest.decide(do, id="x")
        assert do not in guest.table_view["legal"]
    assert (await check_log(at, match)).started_session().last_step == 1


@with_failing(store_warning_seconds=0.1)
async def test_a_store_that_is_slow_is_announced(at: Hall, store: Failing) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as guest, at.socket(match, bob) as other:
        store.slow = lambda: "store" in troubles(guest)
        await guest.decide(guest.table_view["legal"][0])
        assert (await other.receive())["trouble"] == "store"
        assert (await other.receive())["trouble"] is None


@with_failing()
async def test_whoever_was_slower_than_another_process_decides_again_by_itself(at: Hall, store: Failing) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as guest, at.socket(match, bob) as other:
        store.rivals = 1
        await guest.decide(guest.table_view["legal"][0])
        await other.until(lambda table_view: any(said["name"] == "Rival" for said in table_view["chat"]))
        assert any(note.get("name") == "Rival" for note in guest.updates)
    assert at.context.metrics.conflicts.value_by_label[""] == 1
    assert (await check_log(at, match)).started_session().last_step == 1
    with pytest.raises(ConflictError):
        await store.append_rows(match, 1, [b"{}"])


def test_two_servers_on_one_store_serve_the_same_match_live(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hall(tmp_path) as one, hall(tmp_path) as two:
            match, ann, bob = await one.pair(public=True)
            chance = random.Random(3)
            async with (
                one.socket(match, ann) as here,
                two.socket(match, bob) as there,
                two.socket(match, ann) as also,
                one.socket(match) as third,
            ):
                choose = lambda table_view: chance.choice(table_view["legal"])  # noqa: E731
                await asyncio.gather(play_on(here, choose), play_on(there, choose))
                await also.until(lambda table_view: table_view["status"] == "over")
                await third.until(lambda table_view: table_view["status"] == "over")
                assert also.table_view["outcome"] == here.table_view["outcome"] == third.table_view["outcome"]
            rematch = await one.post(f"/api/tables/{match}/rematch", {}, ann)
            again = await two.post(f"/api/tables/{match}/rematch", {}, bob)
            assert rematch["match"] == again["match"]
            await check_log(two, match)

    asyncio.run(run())


def test_a_seat_left_on_one_server_is_left_on_the_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hall(tmp_path) as one, hall(tmp_path) as two:
            opened = await one.open("me:Ann", "link", public=True)
            match = opened["match"]
            bob = await one.post(f"/api/tables/{match}/seats", {"name": "Bob"})
            async with two.socket(match, bob["token"]) as guest:
                assert guest.table_view["you"] == 1
                await one.ask("DELETE", f"/api/tables/{match}/seats/1", None, bob["token"])
                assert await closed_with(guest) == 4401
            assert (await two.ask("GET", f"/api/tables/{match}", None, bob["token"])).status_code == 401

    asyncio.run(run())


@in_hall(idle_seconds=0.2, snapshot_every=10)
async def test_a_match_that_is_put_away_opens_again_as_it_was(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    match, token = opened["match"], opened["token"]
    for number in range(30):
        await at.post(f"/api/tables/{match}/chat", {"text": f"{number}", "seat": 0}, token)
    before = await at.get(f"/api/tables/{match}?seat=0", token)
    await until(lambda: match not in at.context.match_service.live_matches)
    assert await at.context.store.latest_snapshot(match) is not None
    after = await at.get(f"/api/tables/{match}?seat=0", token)
    assert {**after, "now": 0} == {**before, "now": 0}
    log = await at.get(f"/api/tables/{match}/log?seat=0", token)
    assert [note["number"] for note in log["updates"]] == list(range(1, log["last"] + 1))


async def stored(folder: Path, match: str) -> list[tuple[int, bytes]]:
    """The log of a match whose server is gone."""
    store = await open_store(str(folder / "paddock.db"), timeout_seconds=PATIENCE)
    try:
        return await store.read_rows(match)
    finally:
        await store.close()


def test_a_restarted_server_goes_on_with_bots_and_clocks_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        steady = Clock()
        async with asyncio.timeout(PATIENCE):
            async with hall(tmp_path, steady=steady, clock_grace_seconds=0) as at:
                match, _, _ = await at.pair(clock={"mode": "decision", "seconds": 1})
                bots = (await at.open("bot:random", "bot:random", start=True))["match"]
                before = at.context.match_service.live_matches[match].loaded_match().row_number
            assert (await stored(tmp_path, match))[-1][0] == before, "by its clock no time has gone by"
            async with hall(tmp_path, steady=steady, clock_grace_seconds=0) as at:
                assert await at.context.store.last_row_number(match) == before, "nor does any while nobody serves"
                steady.now += 1000
                while await at.context.store.last_row_number(match) == before:
                    await asyncio.sleep(0.1)
                while (listed := await at.context.store.listing(bots)) is None or listed.listing.status != "over":
                    await asyncio.sleep(0.1)

    asyncio.run(run())


# -- bots ----------------------------------------------------------------------------------------------------------

HANGS = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(10**6)"
DIES = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"
LIES = "import sys; print('ready', flush=True)\nfor line in sys.stdin: print('{\"do\": [\"fly\"]}', flush=True)"
BABBLES = "import sys; print('ready', flush=True)\nfor line in sys.stdin: print('what?', flush=True)"
NEVER = "import sys; sys.exit(1)"
QUESTION = BotQuestion("plan", "roborally", {}, 0, "random", 1)


def given_up(source: str) -> float:
    """Seconds after which a bot is given up: soon, where it is sure that it never answers."""
    return 0.3 if source == HANGS else PATIENCE


@pytest.mark.parametrize(
    ("source", "problem"), [(HANGS, "hung"), (DIES, "crashed"), (BABBLES, "crashed"), (NEVER, "crashed")]
)
def test_a_bot_that_fails_is_replaced(source: str, problem: str) -> None:
    async def run() -> None:
        thinkers = BotPool(1, given_up(source), Metrics(), (sys.executable, "-c", source))
        try:
            for _ in range(2):
                with pytest.raises(BotFailure) as failed:
                    await thinkers.ask(QUESTION)
                assert failed.value.problem_code == problem
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_a_bot_whose_server_was_killed_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "paddock.server.bot_worker"]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_bot_that_raises_is_told_apart_from_one_that_answers() -> None:
    async def run() -> None:
        thinkers = BotPool(1, PATIENCE, Metrics())
        try:
            with pytest.raises(BotFailure):
                await thinkers.ask(QUESTION)
        finally:
            await thinkers.close()

    asyncio.run(run())


@pytest.mark.parametrize("source", [HANGS, DIES, LIES])
def test_the_default_is_played_for_a_bot_that_fails_and_it_is_marked(tmp_path: Path, source: str) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hall(tmp_path, bot_seconds=given_up(source)) as at:
            at.context.bot_pool._worker_command = (sys.executable, "-c", source)  # type: ignore[misc]
            opened = await at.open("me:Ann", "bot:random", start=True)
            async with at.socket(opened["match"], opened["token"]) as guest:
                await guest.until(lambda table_view: table_view["seats"][1]["failures"] > 0)
            assert sum(at.context.metrics.bot_failures.value_by_label.values()) > 0

    asyncio.run(run())


@in_hall()
async def test_a_bot_that_hangs_holds_nobody_up(at: Hall) -> None:
    at.context.bot_pool._worker_command = (sys.executable, "-c", HANGS)  # type: ignore[misc]
    opened = await at.open("me:Ann", "bot:random", start=True)
    async with at.socket(opened["match"], opened["token"]) as guest:
        await until(lambda: at.context.bot_pool.busy_worker_count == 1)
        await guest.send({"ping": 1})
        await guest.next(lambda message: "pong" in message)
        await guest.decide(guest.table_view["legal"][0])
        assert at.context.bot_pool.busy_worker_count == 1, "it has not answered, nor been given up"
