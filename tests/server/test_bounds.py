"""Whatever strangers send is bounded before anything is made of it: no fault of the server's own comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from paddock.server import bot_scheduler, match_service
from tests.server.guests import Hall, hall, in_hall

HUGE = "1" + "0" * 25
SEATS = '"seats": [{"who": "me", "name": "Ann"}, {"who": "link"}]'


async def send(at: Hall, path: str, content: bytes, token: str = "", **headers: str) -> Any:
    """A request of any bytes."""
    sent = {"content-type": "application/json", **headers}
    if token:
        sent["authorization"] = f"Bearer {token}"
    return await at.http.post(path, content=content, headers=sent)


@in_hall()
async def test_an_origin_that_is_no_address_is_refused(at: Hall) -> None:
    for origin in ("http://[", "http://a]b", "http://[::1", "//", "http://\u00e9", "http://127.0.0.1:99999999"):
        answer = await at.http.post("/api/tables", content=b"{}", headers=[(b"origin", origin.encode("latin-1"))])
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
    match, _, _ = await at.pair(public=True)
    with pytest.raises(InvalidStatus):
        async with at.raw(match, origin="http://["):
            pass
    assert not at.context.metrics.faults.value_by_label


@in_hall()
async def test_bytes_that_are_no_text_are_refused(at: Hall) -> None:
    match, ann, _ = await at.pair()
    for path, content in (
        (f"/api/tables/{match}/chat", b'{"text": "\xff\xfe"}'),
        (f"/api/tables/{match}/chat", b'{"\xff": 1}'),
        ("/api/campaigns/import", b'{"paddock_campaign": "\xc3"}'),
        ("/api/sessions", b'{"name": "Ann", "password": "\xed\xa0\x80"}'),
    ):
        answer = await send(at, path, content, ann)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), content
    assert not at.context.metrics.faults.value_by_label


@in_hall()
async def test_a_number_of_25_digits_is_refused_wherever_it_stands(at: Hall) -> None:
    match, ann, _ = await at.pair()
    for path, content in (
        ("/api/tables", f'{{"title": "roborally", {SEATS}, "settings": {{"lives": {HUGE}}}}}'),
        ("/api/tables", f'{{"title": "roborally", {SEATS}, "settings": {{"course": {{"a": [{{"b": -{HUGE}}}]}}}}}}'),
        ("/api/tables", f'{{"title": "roborally", {SEATS}, "clock": {{"mode": "bank", "seconds": {HUGE}}}}}'),
        ("/api/campaigns", f'{{"title": "classic_rally", "name": "A", {SEATS}, "settings": {{"stages": {HUGE}}}}}'),
        ("/api/campaigns/abcdefghjkmn/stage", f'{{"choices": {{"map": {HUGE}}}}}'),
        ("/api/titles/rallyman_gt/workshop", f'{{"design": {{"tiles": [{HUGE}]}}}}'),
        (f"/api/tables/{match}/decisions", f'{{"do": "seal", "about": {HUGE}}}'),
    ):
        answer = await send(at, path, content.encode(), ann)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["code"] in ("bad-request", "bad-setup"), answer.text
    for path in (f"/api/tables/{match}/moments/{HUGE}", f"/api/tables/{match}/log?after={HUGE}"):
        assert (await at.ask("GET", path, None, ann)).status_code in (400, 404), path
    async with at.socket(match, ann) as guest:
        for message in (f'{{"ping": {HUGE}}}', f'{{"ping": [{{"a": {HUGE}}}]}}', f'{{"take_back": {HUGE}}}'):
            await guest.send(message)
            assert (await guest.receive())["error"]["code"] == "bad-request"
    assert not at.context.metrics.faults.value_by_label


@pytest.mark.parametrize("depth", [200, 400, 600, 800, 900, 930, 950, 960, 970, 980, 985, 990, 995])
def test_what_is_nested_too_deeply_is_refused_whatever_is_done_with_it(depth: int) -> None:
    from paddock.campaign.document import read_document
    from paddock.campaign.errors import BadCampaignError

    deep = b"[" * depth + b"]" * depth
    with pytest.raises(BadCampaignError):
        read_document(b'{"paddock_campaign": 1, "sha256": "", "kept": ' + deep + b"}")


@in_hall()
async def test_a_nest_is_refused_before_it_is_looked_into(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        for depth in (150, 500, 900, 940, 970, 990):
            deep = "[" * depth + "]" * depth
            for path, content in (
                ("/api/tables", f'{{"title": "roborally", {SEATS}, "settings": {{"course": {deep}}}}}'),
                ("/api/titles/rallyman_gt/workshop", f'{{"design": {{"tiles": {deep}}}}}'),
                ("/api/campaigns/import", f'{{"paddock_campaign": 1, "kept": {deep}}}'),
            ):
                answer = await send(at, path, content.encode())
                assert answer.status_code == 400, (path, depth, answer.text)
            await guest.send(f'{{"ping": {deep}}}')
            assert (await guest.receive())["error"]["code"] == "bad-request", depth
    assert not at.context.metrics.faults.value_by_label


@in_hall()
async def test_a_host_without_a_seat_is_told_so_whatever_it_asks(at: Hall) -> None:
    opened = await at.open("bot:random", "link")
    async with at.socket(opened["match"], opened["token"]) as guest:
        asked: list[dict[str, Any]] = [{"agree": True}, {"agree": False}, {"propose": "pause"}, {"hint": True}]
        for message in (*asked, {"do": "seal"}, {"why": "seal"}, {"take_back": None}, {"resign": True}):
            error = (await guest.ask(**message))["error"]
            assert (error["code"], error["message"]) == ("not-your-seat", "You have no seat at this table."), message
    answer = await at.ask("POST", f"/api/tables/{opened['match']}/answers", {"agrees": True}, opened["token"])
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_what_no_database_can_hold_is_refused_by_both(place: str, tmp_path: Any) -> None:
    import asyncio

    async def run() -> None:
        async with asyncio.timeout(60), hall(tmp_path, store=place) as at:
            for path in ("/api/tables?title=%00", "/api/tables?status=%00", "/api/tables?title=" + "x" * 5000):
                assert (await at.http.get(path)).status_code == 400, path
            for body in ({"name": "\0", "password": "x"}, {"name": "Ann\0", "password": "long enough"}):
                answer = await at.ask("POST", "/api/sessions", body)
                assert (answer.status_code, answer.json()["code"]) == (401, "bad-account")
            assert not at.context.metrics.faults.value_by_label

    asyncio.run(run())


@in_hall()
async def test_at_a_table_that_does_not_end_the_default_decides_for_bots(at: Hall) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_scheduler, "MAX_BOT_ROWS", 3)
        opened = await at.open("me:Ann", "bot:random", start=True)
        async with at.socket(opened["match"], opened["token"]) as guest:
            await guest.until(lambda table_view: table_view["seats"][1]["failures"] > 0)


@in_hall()
async def test_whoever_has_several_seats_is_asked_which(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    for language, said in (("en", "Say for which of your seats: 0, 1."), ("fr", "Dites pour laquelle de vos places")):
        path = f"/api/tables/{opened['match']}/resign?language={language}"
        answer = (await at.ask("POST", path, {}, opened["token"])).json()
        assert (answer["code"], answer["details"]) == ("not-your-seat", {"seats": [0, 1]})
        assert answer["message"].startswith(said)


def test_a_match_without_end_is_closed_and_takes_nothing_more(place: str, tmp_path: Any) -> None:
    import asyncio

    async def run() -> None:
        async with asyncio.timeout(60), hall(tmp_path, store=place) as at:
            match, ann, bob = await at.pair()
            path, most = f"/api/tables/{match}", 12

            async def say(token: str) -> tuple[int, str]:
                answer = await at.ask("POST", f"{path}/chat", {"text": "and so on"}, token)
                return answer.status_code, answer.json().get("code", "")

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(match_service, "MAX_MATCH_ROWS", most)
                while await at.context.store.last_row_number(match) < most:
                    assert await say(ann) == (200, "")
                async with at.socket(match, bob) as guest:
                    assert await say(ann) == (409, "too-long")
                    await guest.until(lambda table_view: table_view["status"] == "over")
                rows = await at.context.store.last_row_number(match)
                assert rows == most + 1
                assert await say(bob) == (409, "too-long")
                for token in (ann, bob):
                    assert (await at.ask("POST", f"{path}/key", {}, token)).json()["code"] == "too-long"
                assert await at.context.store.last_row_number(match) == rows
                assert not await at.context.store.revoked_tokens(match)
            assert not at.context.metrics.faults.value_by_label

    asyncio.run(run())


@in_hall()
async def test_a_match_without_end_that_bots_play_is_closed_in_silence(at: Hall) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_service, "MAX_MATCH_ROWS", 8)
        opened = await at.open("me:Ann", "bot:random", start=True, clock={"mode": "decision", "seconds": 1})
        async with at.socket(opened["match"], opened["token"]) as guest:
            await guest.until(lambda table_view: table_view["status"] == "over")
    assert not at.context.metrics.faults.value_by_label
