"""What a request costs is what it makes the server do: nobody is slowed down by somebody else's long reading."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from paddock.campaign import document
from paddock.campaign.document import CHECKSUM_KEY, verified_document
from paddock.campaign.errors import BadCampaignError
from paddock.campaign.storage import finished_stage
from paddock.match import actions
from paddock.match.entries import Timestamp, read
from paddock.match.match import Match
from paddock.server import limits, lobby
from paddock.server.errors import TooManyRequestsError
from paddock.server.history import ROWS_BEFORE_YIELDING
from paddock.server.limits import Rate, RateLimit
from tests.server.guests import Hall, in_hall
from tests.server.long import LongMatch

LONG = "abcdefghjkmn"
ROWS = 410
NEVER = 1e-9
"""A second gives back as good as nothing."""


async def long_match(at: Hall) -> str:
    """A long match in the store; returns a token for its first seat."""
    made = LongMatch(LONG, ROWS)
    await at.context.store.create_match(LONG, made.rows, lobby.listing_of(made.match))
    return at.context.signer.seat_token(LONG, [0], 2**50)


async def statuses(at: Hall, path: str, times: int, token: str | None = None) -> list[int]:
    return [(await at.ask("GET", path, None, token)).status_code for _ in range(times)]


def test_no_single_request_costs_more_than_a_full_allowance() -> None:
    limit = RateLimit("things", Rate(10, NEVER), lambda: 0.0)
    limit.take("a", 1000)
    with pytest.raises(TooManyRequestsError):
        limit.take("a")
    limit.take("b", 4)
    limit.take("b", 6)


@in_hall(rate_requests=Rate(60, NEVER))
async def test_a_story_read_from_the_disk_costs_by_its_rows(at: Hall) -> None:
    token = await long_match(at)
    found = await statuses(at, f"/api/tables/{LONG}/log?after=0", 12, token)
    assert found[:2] == [200, 200]
    assert found.count(200) <= 60 * 30 / ROWS


@in_hall(rate_requests=Rate(60, NEVER))
async def test_the_latest_of_a_story_costs_as_little_as_any_request(at: Hall) -> None:
    token = await long_match(at)
    last = (await at.get(f"/api/tables/{LONG}/log?after=219", token))["last"]
    assert set(await statuses(at, f"/api/tables/{LONG}/log?after={last - 3}", 40, token)) == {200}


@in_hall(rate_requests=Rate(60, NEVER))
async def test_a_moment_costs_more_than_the_table_as_it_stands(at: Hall) -> None:
    token = await long_match(at)
    assert (await statuses(at, f"/api/tables/{LONG}/moments/100", 60, token)).count(200) in range(10, 31)


@pytest.mark.parametrize("what", ["record", "verify"])
def test_a_whole_game_costs_by_its_rows(what: str, tmp_path: Any) -> None:
    @in_hall(rate_requests=Rate(80, NEVER))
    async def test(at: Hall) -> None:
        token = await long_match(at)
        await at.context.match_service.run_command(LONG, lambda match, now: _resigned(match, now))
        found = await statuses(at, f"/api/tables/{LONG}/{what}", 10, token)
        assert found[0] == 200
        assert found.count(200) <= 80 * 30 / ROWS

    test(tmp_path)


def _resigned(match: Any, now: Timestamp) -> Any:
    return actions.resign(match, 1, now)


@in_hall()
async def test_whoever_reads_a_whole_game_lets_others_have_their_turn(at: Hall) -> None:
    await long_match(at)
    replayed, done = at.context.metrics.rows_replayed.value_by_label, asyncio.Event()
    before, longest = replayed[""], 0

    async def other() -> None:
        nonlocal before, longest
        while not done.is_set():
            longest, before = max(longest, replayed[""] - before), replayed[""]
            await asyncio.sleep(0)

    beside = asyncio.create_task(other())
    await at.context.match_service.history.full_match(LONG, ROWS)
    done.set()
    await beside
    assert before > ROWS / 2
    assert longest <= ROWS_BEFORE_YIELDING


# -- campaigns -----------------------------------------------------------------------------------------------------


async def campaign(at: Hall) -> dict[str, Any]:
    seats = [{"who": "me", "name": "Ann"}]
    return await at.post("/api/campaigns", {"title": "great_race", "name": "Tour", "seats": seats})


@in_hall()
async def test_a_campaign_is_listed_once_however_often_it_is_named(at: Hall) -> None:
    one, two = [(await campaign(at))["campaign"] for _ in range(2)]
    asked = ",".join([one, two] + [one] * 60)
    found = (await at.get(f"/api/campaigns?of={asked}"))["campaigns"]
    assert [each["campaign"] for each in found] == [one, two]


@in_hall(rate_requests=Rate(30, NEVER), max_tables_per_person=0)
async def test_many_campaigns_cost_by_their_number(at: Hall) -> None:
    names = [(await campaign(at))["campaign"] for _ in range(10)]
    found = await statuses(at, f"/api/campaigns?of={','.join(names)}", 8)
    assert found[0] == 200
    assert found.count(200) <= 4


@in_hall(rate_requests=Rate(30, NEVER))
async def test_one_large_campaign_costs_by_its_size(at: Hall) -> None:
    opened = await campaign(at)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "BYTES_PER_REQUEST", 200)
        for path in ("", "/save"):
            at.context.request_rate_limit._bucket_by_key.clear()
            found = await statuses(at, f"/api/campaigns/{opened['campaign']}{path}", 20)
            assert found[0] == 200
            assert 1 <= found.count(200) <= 10, path


def test_a_stage_that_was_closed_is_not_played_again_to_find_that_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made = LongMatch(LONG, 60)
    entries = [read(row) for row in made.rows]
    closed = actions.close_table(made.match, Timestamp(5, 5))
    monkeypatch.setattr(Match, "rebuild", None)
    found: Any = None
    assert finished_stage(found, LONG, [*entries, *closed]) is None


def spoilt(saved: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A save that somebody added to, with the checksum that belongs to it."""
    body = {name: value for name, value in saved.items() if name != CHECKSUM_KEY}
    body["kept"] = {**body["kept"], **more}
    return {**body, CHECKSUM_KEY: document._checksum(body)}


@in_hall()
async def test_a_save_may_carry_a_note_but_no_luggage(at: Hall) -> None:
    opened = await campaign(at)
    saved = (await at.ask("GET", f"/api/campaigns/{opened['campaign']}/save")).json()
    assert verified_document(spoilt(saved, note="from the glove box")).progress["note"] == "from the glove box"
    for luggage in ({"note": "x" * 3_000}, {f"note {number}": number for number in range(500)}):
        with pytest.raises(BadCampaignError):
            verified_document(spoilt(saved, **luggage))
        answer = await at.ask("POST", "/api/campaigns/import", spoilt(saved, **luggage))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-save")
        assert "problem-" not in answer.json()["message"]


@in_hall(rate_requests=Rate(30, NEVER))
async def test_a_large_import_costs_by_its_size(at: Hall) -> None:
    body = {"paddock_campaign": 1, "luggage": ["x" * 1000] * 400}
    found = [(await at.ask("POST", "/api/campaigns/import", body)).status_code for _ in range(5)]
    assert found[0] == 400
    assert found[-1] == 429


@in_hall()
async def test_my_games_are_read_at_once_and_not_one_by_one(at: Hall) -> None:
    account = await at.post("/api/accounts", {"name": "Ann", "password": "open sesame"})
    opened = [await at.post("/api/tables", body(), account["token"]) for _ in range(5)]
    asked: list[str] = []
    real = at.context.store.listing

    async def listing(match: str) -> Any:
        asked.append(match)
        return await real(match)

    at.context.store.listing = listing  # type: ignore[method-assign]
    found = (await at.get("/api/me/games", account["token"]))["games"]
    assert {game["match"] for game in found} == {table["match"] for table in opened}
    assert all(game["yours"] == [0] for game in found)
    assert not asked


def body() -> dict[str, Any]:
    seats = [{"who": "me", "name": "Ann"}, {"who": "link"}]
    return {"title": "roborally", "seats": seats, "settings": {"course": "house_first_steps"}}


@in_hall(rate_requests=Rate(20, NEVER))
async def test_what_is_asked_by_socket_costs_too(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    async with at.socket(opened["match"], opened["token"], seat=0) as guest:
        answers = [await guest.ask(why="seal") for _ in range(60)]
        codes = {answer["error"]["code"] for answer in answers if "error" in answer}
        assert codes == {"too-many"}
        assert "why" in answers[0]
