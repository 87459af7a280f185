"""Who is there, and since when somebody is not."""

from __future__ import annotations

from tests.patience import until
from tests.server.guests import Hall, in_hall

HERE = {"here": True, "away_since": None}
UNKNOWN = {"here": False, "away_since": None}


def has_presence(message: dict[str, object]) -> bool:
    return "presence" in message


@in_hall()
async def test_others_are_told_who_comes_and_who_goes_and_since_when(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as first:
        assert first.table_view["presence"] == [HERE, UNKNOWN], "nobody has seen Bob yet"
        async with at.socket(match, bob) as second:
            assert second.table_view["presence"] == [HERE, HERE]
            assert (await first.next(has_presence))["presence"] == [HERE, HERE]
            before = at.context.match_service.read_clock()
        gone = (await first.next(has_presence))["presence"]
        assert gone[0] == HERE
        assert before <= gone[1]["away_since"] <= at.context.match_service.read_clock()
        assert (await at.get(f"/api/tables/{match}", ann))["presence"] == gone
        async with at.socket(match, bob):
            assert (await first.next(has_presence))["presence"] == [HERE, HERE]


@in_hall()
async def test_whoever_has_a_second_page_open_is_still_there(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, ann) as first, at.socket(match, bob):
        assert (await first.next(has_presence))["presence"] == [HERE, HERE]
        async with at.socket(match, bob):
            await first.next(has_presence)
        assert (await first.next(has_presence))["presence"] == [HERE, HERE]


@in_hall()
async def test_those_at_one_screen_come_and_go_together_and_spectators_are_counted(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", "link", public=True)
    match = opened["match"]
    async with at.socket(match) as eve:
        assert (eve.table_view["watchers"], eve.table_view["presence"]) == (1, [UNKNOWN] * 3)
        async with at.socket(match, opened["token"]):
            came = await eve.next(has_presence)
            assert (came["watchers"], came["presence"]) == (1, [HERE, HERE, UNKNOWN])
        gone = (await eve.next(has_presence))["presence"]
        assert [bool(seat["away_since"]) for seat in gone] == [True, True, False]


@in_hall(idle_seconds=0.01)
async def test_since_when_somebody_is_away_outlasts_the_match_in_memory(at: Hall) -> None:
    match, ann, bob = await at.pair()
    async with at.socket(match, bob):
        pass
    await until(lambda: match not in at.context.match_service.live_matches)
    async with at.socket(match, ann) as first:
        assert first.table_view["presence"][1]["away_since"]
