"""However long a match is, it opens and shows any of its moments by going through a few rows. Counted, not timed."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

from paddock.match import actions
from paddock.match.entries import AnyEntry, Timestamp
from paddock.match.match import Match
from paddock.server import history, lobby, match_service
from paddock.store import SNAPSHOT_SPACING
from tests.server.guests import Hall, in_hall
from tests.server.long import LongMatch

LONG = 3000
FEW = 2 * SNAPSHOT_SPACING


async def stored(at: Hall, rows: int = LONG) -> tuple[str, str, LongMatch]:
    """A long match that lies in the store, without any snapshot; its name and the token of its first seat."""
    name = "abcdefghjkmn"
    found = LongMatch(name, rows)
    await at.context.store.create_match(name, found.rows, lobby.listing_of(found.match))
    return name, at.context.signer.seat_token(name, [0], 2), found


class Count:
    """Rows gone through since the last question."""

    def __init__(self, at: Hall) -> None:
        self._counter = at.context.metrics.rows_replayed
        self._before = 0
        self.rows()

    def rows(self) -> int:
        now = self._counter.value_by_label[""]
        found, self._before = now - self._before, now
        return found


@in_hall()
async def test_any_moment_of_a_long_match_is_a_few_rows_away(at: Hall) -> None:
    name, token, long = await stored(at)
    path = f"/api/tables/{name}"
    count = Count(at)
    await at.get(path, token)
    assert count.rows() == len(long.rows) >= LONG, "the first time all of it: there is no snapshot yet"
    last = long.match.feed.last_number(0)
    await at.get(f"{path}/moments/{last - 1}?seat=0", token)
    count.rows()
    gaps = [after - before for before, after in itertools.pairwise([0, *await at.context.store.snapshot_numbers(name)])]
    assert max(gaps) <= FEW, "who came first has left snapshots on the way"
    for number in random.Random(4).sample(sorted(long.seen), 20):
        moment = await at.get(f"{path}/moments/{number}?seat=0", token)
        assert moment["view"] == long.seen[number]
        assert count.rows() <= FEW
    at.context.match_service.live_matches.clear()
    assert (await at.get(path, token))["number"] == last
    assert count.rows() <= FEW
    for after in (0, last // 3, last - 400):
        updates = (await at.get(f"{path}/log?after={after}&limit=30", token))["updates"]
        assert [note["number"] for note in updates] == list(range(after + 1, after + 31))
        assert count.rows() <= 2 * FEW
    number = sorted(long.seen)[7]
    branch = await at.post(f"{path}/branches", {"number": number}, token)
    assert branch["view"] == long.seen[number]
    assert count.rows() <= FEW


@in_hall()
async def test_while_a_long_match_is_opened_others_are_served_in_between(at: Hall) -> None:
    name, token, long = await stored(at, 1200)
    turns, met = itertools.count(), set[int]()
    turn = next(turns)

    async def others() -> None:
        nonlocal turn
        while True:
            await asyncio.sleep(0)
            turn = next(turns)

    class Seen(Match):
        def apply_entry(self, entry: AnyEntry) -> None:
            met.add(turn)
            super().apply_entry(entry)

    serving = asyncio.create_task(others())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_service, "Match", Seen)
        patch.setattr(history, "Match", Seen)
        await at.get(f"/api/tables/{name}", token)
    serving.cancel()
    assert len(met) >= len(long.rows) // FEW


@in_hall()
async def test_whoever_reads_a_whole_match_again_finds_its_snapshots_and_writes_none(at: Hall) -> None:
    name, _, long = await stored(at, 600)
    written: list[int] = []
    save = at.context.store.save_snapshot

    async def saved(match_id: str, number: int, data: bytes) -> None:
        written.append(number)
        await save(match_id, number, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(at.context.store, "save_snapshot", saved)
        await at.context.match_service.history.full_match(name, len(long.rows))
        assert written
        written.clear()
        await at.context.match_service.history.full_match(name, len(long.rows))
        assert not written


@in_hall(snapshot_every=50)
async def test_play_leaves_snapshots_behind_that_are_never_far_apart(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    name, token = opened["match"], opened["token"]
    chance = random.Random(5)

    def change(match: Match, now: Timestamp) -> list[AnyEntry]:
        seat = chance.choice(match.waiting_for())
        if match.undoable_steps(seat) and chance.random() < 0.5:
            return actions.take_back(match, seat, now)
        legal = [each for each in match.game.legal(match.started_session().state, seat) if chance.random() < 0.9]
        choice = chance.choice(legal or match.game.legal(match.started_session().state, seat))
        return actions.decide(match, seat, choice, now)

    views = {}
    for _ in range(700):
        await at.context.match_service.run_command(name, change)
        live = at.context.match_service.live_matches[name].loaded_match()
        if live.status != "playing":
            break
        views[live.feed.last_number(0)] = live.game.view(live.started_session().state, 0)
    numbers = await at.context.store.snapshot_numbers(name)
    rows = await at.context.store.last_row_number(name)
    assert rows > 300
    assert max(after - before for before, after in itertools.pairwise([0, *numbers, rows])) <= SNAPSHOT_SPACING
    count = Count(at)
    for number in chance.sample(sorted(views)[:-1], 12):
        moment = await at.get(f"/api/tables/{name}/moments/{number}?seat=0", token)
        assert moment["number"] == number
        assert count.rows() <= FEW


@in_hall(snapshot_every=20)
async def test_moments_before_and_after_everybody_went_back_are_all_there(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    name, token = opened["match"], opened["token"]
    seen = {}

    async def play(decisions: int) -> None:
        for _ in range(decisions):
            table_view = await at.get(f"/api/tables/{name}?seat=0", token)
            seat = table_view["waiting"][0]
            asked = await at.get(f"/api/tables/{name}?seat={seat}", token)
            await at.post(f"/api/tables/{name}/decisions", {"do": asked["legal"][0], "seat": seat}, token)
            table_view = await at.get(f"/api/tables/{name}?seat=0", token)
            seen[table_view["number"]] = table_view["view"]

    await play(50)
    there = sorted(seen)[10]
    await at.post(f"/api/tables/{name}/proposals", {"what": "back", "to": there, "seat": 0}, token)
    table_view = await at.get(f"/api/tables/{name}?seat=0", token)
    assert table_view["view"] == seen[there]
    await play(30)
    for restarted in (False, True):
        if restarted:
            at.context.match_service.live_matches.clear()
            now = await at.get(f"/api/tables/{name}?seat=0", token)
            assert now["view"] == seen[max(seen)]
        for number in sorted(seen)[::7]:
            assert (await at.get(f"/api/tables/{name}/moments/{number}?seat=0", token))["view"] == seen[number]
