"""Tables that nobody comes back to are closed by themselves."""

from __future__ import annotations

from unittest import mock

import pytest

from paddock.server.housekeeping import DAY_MS, close_abandoned_tables
from tests.server.guests import Hall, in_hall
from tests.server.test_campaigns import BY_LINK, begin, go_on

pytestmark = pytest.mark.usefixtures("dash")


async def statuses_after(at: Hall, days: float, *opened: dict[str, str]) -> list[str]:
    """How tables stand once a server has looked after them so many days from now."""
    matches, now = at.context.match_service, at.context.match_service.read_clock()
    with mock.patch.object(matches, "read_clock", return_value=now + int(days * DAY_MS)):
        assert await close_abandoned_tables(matches, None) is None
    listings = [await matches.store.listing(table["match"]) for table in opened]
    return [listed.listing.status for listed in listings if listed is not None]


@in_hall(unstarted_table_days=7.0, abandoned_game_days=60.0)
async def test_a_table_is_closed_when_nothing_has_happened_there_for_long(at: Hall) -> None:
    waiting = await at.open("me:Ann", "link")
    begun = await at.open("me:Ann", "here:Bob", start=True)
    timed = await at.open("me:Ann", "here:Bob", start=True, clock={"mode": "days", "days": 60})
    assert await statuses_after(at, 6.9, waiting, begun) == ["gathering", "playing"]
    assert await statuses_after(at, 7.1, waiting, begun) == ["over", "playing"]
    assert await statuses_after(at, 60.1, begun, timed) == ["over", "playing"], "a clock ends a game by itself"
    record = await at.get(f"/api/tables/{begun['match']}/log", begun["token"])
    assert record["updates"][-1]["kind"] == "closed"


@in_hall(abandoned_game_days=60.0)
async def test_whatever_is_done_at_a_table_keeps_it(at: Hall) -> None:
    """The lobby's entry of a table stays the same from its start to its end: its rows tell when it was last used."""
    begun = await at.open("me:Ann", "here:Bob", start=True)
    matches, now = at.context.match_service, at.context.match_service.read_clock()
    with mock.patch.object(matches, "read_clock", return_value=now + 30 * DAY_MS):
        await at.post(f"/api/tables/{begun['match']}/chat", {"text": "I am back", "seat": 0}, begun["token"])
    assert await statuses_after(at, 60.1, begun) == ["playing"]
    assert await statuses_after(at, 90.1, begun) == ["over"]


@in_hall(unstarted_table_days=7.0)
async def test_nothing_is_closed_under_somebodys_eyes_nor_in_a_campaign(at: Hall) -> None:
    stage = await go_on(at, await begin(at, *BY_LINK))
    waiting = await at.open("me:Ann", "link")
    async with at.socket(waiting["match"], waiting["token"]):
        assert await statuses_after(at, 1000.0, waiting, stage) == ["gathering", "gathering"]


@in_hall(unstarted_table_days=0.0, abandoned_game_days=0.0)
async def test_a_server_may_keep_every_table(at: Hall) -> None:
    tables = [await at.open("me:Ann", "link"), await at.open("me:Ann", "here:Bob", start=True)]
    assert await statuses_after(at, 10_000.0, *tables) == ["gathering", "playing"]
