"""What was revoked is revoked everywhere: at every process, at the next table, and for a device that was lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from paddock.server.errors import BadTokenError
from paddock.server.tokens import Signer, rotated_key_revocation
from tests.server.guests import SHORT, Guest, Hall, closed_with, in_hall
from tests.server.outside import Process

BOTH = [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Bob"}]
BY_LINK = [{"who": "me", "name": "Ann"}, {"who": "link"}]


class Client:
    """Somebody who talks to one process."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> httpx.Response:
        if token:
            headers["authorization"] = f"Bearer {token}"
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.request(method, path, json=body, headers=named)

    async def post(self, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        answer = await self.ask("POST", path, body if body is not None else {}, token)
        assert answer.status_code < 300, (path, answer.text)
        return dict(answer.json())

    async def open(self, seats: list[dict[str, str]], token: str = "", **more: Any) -> dict[str, Any]:
        return await self.post("/api/tables", {"title": "roborally", "seats": seats, "settings": SHORT, **more}, token)

    async def refused(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> str:
        answer = await self.ask(method, path, body, token, **headers)
        assert answer.status_code in (401, 403), (path, answer.status_code, answer.text)
        return str(answer.json()["code"])


def test_what_was_revoked_at_one_process_is_revoked_at_the_other(place: str, tmp_path: Path) -> None:
    async def run() -> None:
        servers = [Process(tmp_path, place), Process(tmp_path, place)]
        try:
            for server in servers:
                server.start()
                await server.ready()
            addresses = [f"http://127.0.0.1:{server.port}" for server in servers]
            async with (
                asyncio.timeout(120),
                httpx.AsyncClient(base_url=addresses[0], timeout=60, verify=False) as one,
                httpx.AsyncClient(base_url=addresses[1], timeout=60, verify=False) as two,
            ):
                here, there = Client(one), Client(two)
                await rotated_key(here, there, servers[1].port)
                await revoked_invitation(here, there)
                await rotated_at_the_next_table(here, there)
                await lost_device(here, there)
        finally:
            for server in servers:
                server.kill()

    asyncio.run(run())


async def rotated_key(here: Client, there: Client, port: int) -> None:
    opened = await here.open(BOTH, start=True)
    table, old = f"/api/tables/{opened['match']}", opened["token"]
    table_view = (await there.ask("GET", f"{table}?seat=0", None, old)).json()
    async with connect(f"ws://127.0.0.1:{port}{table}/live", max_size=None) as socket:
        await socket.send('{"hello": {"token": "' + old + '"}}')
        await socket.recv()
        new = (await here.post(f"{table}/key", {}, old))["token"]
        assert await there.refused("GET", f"{table}?seat=0", None, old) == "bad-token"
        do = {"do": table_view["legal"][0], "seat": 0}
        assert await there.refused("POST", f"{table}/decisions", do, old) == "bad-token"
        assert await there.refused("POST", f"{table}/key", {}, old) == "bad-token"
        assert (await there.ask("GET", f"{table}?seat=0", None, new)).json()["yours"]["host"]
        assert await closed_with(Guest(socket)) == 4401


async def revoked_invitation(here: Client, there: Client) -> None:
    opened = await here.open(BY_LINK)
    table, invitation = f"/api/tables/{opened['match']}", opened["invitation"]
    assert (await there.ask("GET", table, x_paddock_invitation=invitation)).status_code == 200
    await here.post(f"{table}/invitations/revoke", {"invitation": invitation}, opened["token"])
    assert await there.refused("GET", table, x_paddock_invitation=invitation) == "bad-invitation"
    sit = {"name": "Eve", "invitation": invitation}
    assert await there.refused("POST", f"{table}/seats", sit) == "bad-invitation"


async def rotated_at_the_next_table(here: Client, there: Client) -> None:
    opened = await here.open(BOTH, start=True)
    old_table, first = f"/api/tables/{opened['match']}", opened["token"]
    await here.post(f"{old_table}/resign", {"seat": 0}, first)
    again = await here.post(f"{old_table}/rematch", {}, first)
    table = f"/api/tables/{again['match']}"
    mine = await there.post(f"{table}/key", {}, again["token"])
    assert await here.refused("POST", f"{old_table}/rematch", {}, first) == "bad-token"
    assert await here.refused("GET", table, None, again["token"]) == "bad-token"
    found = (await here.ask("GET", table, None, mine["token"])).json()
    assert found["yours"] == {"seats": [0, 1], "host": True}


async def lost_device(here: Client, there: Client) -> None:
    session = (await here.post("/api/accounts", {"name": "Ann", "password": "open sesame"}))["token"]
    opened = await here.open(BY_LINK, session)
    table = f"/api/tables/{opened['match']}"
    guest = await here.post(f"{table}/seats", {"name": "Bob", "invitation": opened["invitation"]})
    mine = await there.post(f"{table}/key", {}, session)
    assert await here.refused("GET", table, None, opened["token"]) == "bad-token"
    assert await there.refused("POST", f"{table}/close", {}, opened["token"]) == "bad-token"
    assert (await here.ask("GET", table, None, mine["token"])).json()["yours"] == {"seats": [0], "host": True}
    assert (await there.ask("GET", table, None, guest["token"])).json()["yours"] == {"seats": [1], "host": False}


# -- in one process ------------------------------------------------------------------------------------------------


def test_a_token_of_a_seat_whose_key_was_changed_is_worth_nothing() -> None:
    signer = Signer(b"k" * 32)
    token = signer.read_seat_token(signer.seat_token("abc", [0, 1], 1000, is_host=True), "abc")
    assert (
        token.after_revocations(
            [rotated_key_revocation(0, 999), rotated_key_revocation(2, 2000), rotated_key_revocation(None, 999)]
        )
        == token
    )
    for word in (rotated_key_revocation(0, 1000), rotated_key_revocation(1, 1500), rotated_key_revocation(None, 1000)):
        with pytest.raises(BadTokenError):
            token.after_revocations([word])
    guest = signer.read_seat_token(signer.seat_token("abc", [2], 1000), "abc")
    assert guest.after_revocations([rotated_key_revocation(0, 5000), rotated_key_revocation(None, 5000)]) == guest


@in_hall()
async def test_others_still_come_to_the_next_table_by_the_old_one(at: Hall) -> None:
    match, ann, bob = await at.pair()
    await at.post(f"/api/tables/{match}/resign", {}, ann)
    first = await at.post(f"/api/tables/{match}/rematch", {}, ann)
    await at.post(f"/api/tables/{first['match']}/key", {}, first["token"])
    assert (await at.ask("POST", f"/api/tables/{match}/rematch", {}, ann)).json()["code"] == "bad-token"
    assert (await at.post(f"/api/tables/{match}/rematch", {}, bob))["seats"] == [1]


@in_hall()
async def test_an_account_that_was_a_guest_is_no_host_after_its_key_was_changed(at: Hall) -> None:
    opened = await at.open("me:Ann", "link")
    session = (await at.post("/api/accounts", {"name": "Bob", "password": "open sesame"}))["token"]
    table = f"/api/tables/{opened['match']}"
    await at.post(f"{table}/seats", {"name": "Bob", "invitation": opened["invitation"]}, session)
    mine = await at.post(f"{table}/key", {}, session)
    found = (await at.get(table, mine["token"]))["yours"]
    assert found == {"seats": [1], "host": False}
    assert (await at.get(table, opened["token"]))["yours"]["host"]


@in_hall()
async def test_whoever_opened_the_first_table_is_host_of_the_next_ones_by_their_account(at: Hall) -> None:
    ann, bob = [
        (await at.post("/api/accounts", {"name": name, "password": "open sesame"}))["token"] for name in ("Ann", "Bob")
    ]
    seats = [{"who": "me", "name": "Ann"}, {"who": "link"}]
    opened = await at.post("/api/tables", {"title": "roborally", "seats": seats, "settings": SHORT}, ann)
    table = f"/api/tables/{opened['match']}"
    await at.post(f"{table}/seats", {"name": "Bob", "invitation": opened["invitation"]}, bob)
    await at.post(f"{table}/start", {}, opened["token"])
    await at.post(f"{table}/resign", {}, opened["token"])
    again = f"/api/tables/{(await at.post(f'{table}/rematch', {}, opened['token']))['match']}"
    for session, host in ((ann, True), (bob, False)):
        key = (await at.post(f"{again}/key", {}, session))["token"]
        assert (await at.get(again, key))["yours"]["host"] is host
