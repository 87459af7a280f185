"""An evening of matches: people who play one table after the other, and a look at the books in the end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from paddock.core.record import read as read_record
from paddock.core.record import write as write_record
from paddock.core.replay import verify
from paddock.match.entries import Stepped, read
from paddock.match.match import STATUS_OVER, Match
from paddock.server.history import History
from paddock.server.metrics import Metrics
from paddock.store import Store, open_store
from tests.patience import PATIENCE
from tests.server.guests import SHORT
from tests.server.outside import Person, open_table


def table(*seats: str) -> dict[str, Any]:
    wishes = [{"who": who, **({"level": "random"} if who == "bot" else {"name": "Ann"})} for who in seats]
    return {"title": "roborally", "seats": wishes, "settings": SHORT}


class Evening:
    """Tables that are played one after the other, by the same number of people all the time, until it is late."""

    def __init__(self, port: int, seed: int, pause: float = 0.003) -> None:
        self.port = port
        self.pause = pause
        self.late = False
        self.people: list[Person] = []
        self._chance = random.Random(seed)

    @property
    def confirmed(self) -> int:
        return sum(person.confirmed for person in self.people)

    @property
    def came_back(self) -> int:
        """How often people came back to a table at which they had been."""
        return sum(max(0, person.came_back) for person in self.people)

    async def play(self, *seats: str) -> None:
        """One table after the other."""
        while not self.late:
            try:
                match, tokens = await open_table(self.port, table(*seats))
            except (httpx.TransportError, httpx.HTTPStatusError):
                await asyncio.sleep(0.05)
                continue
            people = [Person(self.port, match, token, self._chance, pause=self.pause) for token in tokens]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))


def happened(update: dict[str, Any]) -> dict[str, Any]:
    """An update without what it changed on a screen: that hangs on what was on it before."""
    events = [{name: value for name, value in event.items() if name != "changes"} for event in update.get("events", [])]
    return {name: value for name, value in update.items() if name != "changes"} | {"events": events}


async def check(store: Store, people: Sequence[Person]) -> None:
    """The log of a match against what each of its people sent and was told."""
    match_id = people[0].match
    rows = await store.read_rows(match_id)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    entries = [read(row) for _, row in rows]
    match = Match.rebuild(match_id, entries)
    assert match.status == STATUS_OVER
    kept = {entry.id: entry for entry in entries if isinstance(entry, Stepped) and entry.id}
    times = Counter(entry.id for entry in entries if isinstance(entry, Stepped) and entry.id)
    assert set(times.values()) <= {1}, "a decision was kept twice"
    for person in people:
        lost = [decision for decision in person.sent if decision.confirmed and decision.id not in kept]
        assert not lost, "a confirmed decision was lost"
        mine = [decision for decision in person.sent if decision.id in kept]
        assert [(kept[each.id].seat, kept[each.id].decision) for each in mine] == [
            (each.seat, each.do) for each in mine
        ]
        assert [each.id for each in mine] == [name for name in kept if name in {each.id for each in mine}]
        history, seat = History(store, Metrics()), mine[0].seat
        told = msgspec.to_builtins(await history.updates_after(match_id, seat, 0, len(rows), len(rows)))
        assert [note["number"] for note in told] == list(range(1, len(told) + 1))
        half = len(told) // 2
        later = await history.updates_after(match_id, seat, half, len(rows), len(rows))
        assert msgspec.to_builtins(later) == told[half:], "snapshots tell another"
        kept_story = all(happened(told[number - 1]) == happened(note) for number, note in person.updates.items())
        assert kept_story, "something told was not kept"
        assert person.table_view["outcome"] is not None
    assert set(kept) <= {decision.id for person in people for decision in person.sent}
    assert match.game_session is not None
    proof = verify(read_record(list(write_record(match.game_session.record(reveals_seed=True)))))
    assert proof.is_finished
    assert proof.is_fair


async def check_all(place: str, people: Sequence[Person]) -> None:
    """The logs of all matches against what their people sent and were told."""
    matches: dict[str, list[Person]] = {}
    for person in people:
        matches.setdefault(person.match, []).append(person)
    store = await open_store(place, timeout_seconds=PATIENCE)
    try:
        for those in matches.values():
            await check(store, those)
    finally:
        await store.close()
