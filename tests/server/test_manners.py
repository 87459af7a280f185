"""Small things: whose answer it is, by which name a server may be called, what it tells about itself, and who waits."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from paddock.server import json_logs
from paddock.server.limits import Rate
from paddock.server.tokens import Signer
from tests.patience import until
from tests.server.guests import Guest, Hall, in_hall

SLEEPS = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(10**6)"


@in_hall(rate_messages=Rate(4, 1e-6))
async def test_a_refusal_says_which_message_it_is_about(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        wrong: list[dict[str, Any]] = [{"do": 7}, {"unknown": 1}, {"do": "x", "about": -1}, {"do": "fly"}, {"ping": 1}]
        codes = [(await guest.ask(id=f"mine {place}", **each))["error"]["code"] for place, each in enumerate(wrong)]
        assert codes == ["bad-request"] * 3 + ["bad-notation", "too-many"]
        for nameless in ('{"id": 7, "do": "x"}', '{"id": "' + "x" * 100 + '"}', "{", "[]"):
            await guest.send(nameless)
            assert (await guest.receive())["id"] == ""


def test_the_key_to_a_campaign_is_blotted_out_in_logs() -> None:
    key = Signer(b"k" * 32).campaign_key("abc")
    assert key[4:] not in json_logs.redact(f"a request with {key} in it")


@in_hall()
async def test_what_is_counted_is_shown_to_nobody_by_default(at: Hall) -> None:
    answer = await at.http.get("/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
    assert "/metrics" not in str((await at.http.get("/docs/openapi.json")).json()["paths"])


@in_hall()
async def test_a_name_that_anybody_could_have_bought_is_not_the_servers(at: Hall) -> None:
    match, ann, _ = await at.pair()
    for host in ("127.0.0.1", "192.168.1.7:8321", "[fe80::1]:8321", "localhost", "den", "den.local", "den.home.arpa"):
        assert (await at.http.get("/api/titles", headers={"host": host})).status_code == 200, host
    for host in ("evil.example", "evil.example:8321", "127.0.0.1.evil.example", "localhost.evil.example", ""):
        answer = await at.http.get("/api/titles?language=fr", headers={"host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "bad-host"), host
        assert "hosts" in answer.json()["message"]
    with pytest.raises(InvalidStatus):
        async with at.raw(match, additional_headers={"Host": "evil.example"}, origin="http://evil.example"):
            pass
    async with at.socket(match, ann) as guest:
        assert guest.table_view


@in_hall(hosts=["paddock.example", "*.club.example"])
async def test_a_server_with_names_answers_to_them(at: Hall) -> None:
    for host in ("paddock.example", "Paddock.Example:443", "a.club.example", "127.0.0.1"):
        assert (await at.http.get("/api/titles", headers={"host": host})).status_code == 200, host
    for host in ("evil.example", "club.example.evil.example", "xpaddock.example"):
        assert (await at.http.get("/api/titles", headers={"host": host})).status_code == 421, host


@in_hall(proxies="127.0.0.1")
async def test_behind_a_proxy_the_proxy_knows_the_names(at: Hall) -> None:
    assert (await at.http.get("/api/titles", headers={"host": "paddock.example"})).status_code == 200


@in_hall(max_hints_per_address=2, stop_seconds=1)
async def test_one_address_has_so_many_hints_on_the_way_and_no_more(at: Hall) -> None:
    at.context.bot_pool._worker_command = (sys.executable, "-c", SLEEPS)  # type: ignore[misc]
    tables = [await at.open("me:Ann", "here:Bob", start=True) for _ in range(4)]

    async def hint(number: int) -> int:
        table = tables[number]
        body = {"match": table["match"], "seat": 0}
        return int((await at.ask("POST", "/api/hints", body, table["token"])).status_code)

    waiting = [asyncio.create_task(hint(number)) for number in range(2)]
    await until(lambda: at.context.waiting_hints.count("127.0.0.1") == 2)
    assert [await hint(number) for number in (2, 3)] == [429, 429]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@in_hall(max_message_bytes=10_000)
async def test_messages_are_packed_for_whoever_takes_them_and_bounded_by_what_they_unpack_to(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.raw(match) as packing, at.raw(match, compression=None) as plain:
        for connection, packed in ((packing, True), (plain, False)):
            assert bool(connection.protocol.extensions) is packed
            guest = Guest(connection)
            await guest.send({"hello": {"token": ann}})
            assert "table" in await guest.next(lambda message: "table" in message)
        await packing.send('{"say": "' + "a" * 1_000_000 + '"}')
        await packing.wait_closed()
        assert packing.close_code == 1009
