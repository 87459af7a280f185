"""An account is its owner's: the password is changed, all devices are signed out, and the account is deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from paddock.server import accounts
from paddock.server.errors import TooManyRequestsError
from paddock.server.identity import Identity
from paddock.server.limits import Rate
from paddock.store import NameTakenError
from tests.server.guests import Hall, in_hall
from tests.server.outside import Process
from tests.server.test_revoking import BOTH, BY_LINK, Client

OLD, NEW = "open sesame", "close sesame"
NEVER = 1e-9


async def opened(at: Hall, name: str = "Ann") -> str:
    return str((await at.post("/api/accounts", {"name": name, "password": OLD}))["token"])


async def signed_in(at: Hall, password: str = OLD, name: str = "Ann") -> int:
    return int((await at.ask("POST", "/api/sessions", {"name": name, "password": password})).status_code)


@in_hall()
async def test_a_password_is_changed_by_whoever_knows_the_old_one(at: Hall) -> None:
    here = await opened(at)
    there = (await at.post("/api/sessions", {"name": "Ann", "password": OLD}))["token"]
    wrong = await at.ask("POST", "/api/me/password", {"password": "guess guess", "new": NEW}, here)
    assert (wrong.status_code, wrong.json()["code"]) == (403, "bad-password")
    poor = await at.ask("POST", "/api/me/password", {"password": OLD, "new": "short"}, here)
    assert poor.json()["code"] == "poor-password"
    assert (await at.ask("POST", "/api/me/password", {"password": OLD, "new": NEW})).status_code == 401
    done = await at.post("/api/me/password", {"password": OLD, "new": NEW}, here)
    assert done == {"name": "Ann", "devices": 1}
    assert (await at.get("/api/me", here))["name"] == "Ann"
    assert (await at.ask("GET", "/api/me", None, there)).status_code == 401, "it was signed in with the old one"
    assert (await signed_in(at, OLD), await signed_in(at, NEW)) == (401, 201)


@in_hall()
async def test_other_devices_stay_signed_in_if_that_is_wished(at: Hall) -> None:
    here = await opened(at)
    there = (await at.post("/api/sessions", {"name": "Ann", "password": OLD}))["token"]
    done = await at.post("/api/me/password", {"password": OLD, "new": NEW, "others": False}, here)
    assert done["devices"] == 2
    assert (await at.get("/api/me", there))["devices"] == 2


@in_hall()
async def test_all_devices_are_signed_out_at_once(at: Hall) -> None:
    tokens = [await opened(at), (await at.post("/api/sessions", {"name": "Ann", "password": OLD}))["token"]]
    bob = await opened(at, "Bob")
    assert (await at.ask("DELETE", "/api/me/sessions", None, tokens[0])).status_code == 204
    assert [(await at.ask("GET", "/api/me", None, token)).status_code for token in tokens] == [401, 401]
    assert (await at.get("/api/me", bob))["name"] == "Bob"
    assert await signed_in(at) == 201


@in_hall()
async def test_a_deleted_account_leaves_its_seats_to_whoever_has_their_keys(at: Hall) -> None:
    session = await opened(at)
    seats = [{"who": "me", "name": "Ann"}, {"who": "link"}]
    body = {"title": "roborally", "seats": seats, "settings": {"course": "house_first_steps"}}
    table = await at.post("/api/tables", body, session)
    assert (await at.get("/api/me", session)).items() >= {"name": "Ann", "devices": 1, "tables": 1}.items()
    wrong = await at.ask("POST", "/api/me/delete", {"password": "guess guess"}, session)
    assert wrong.json()["code"] == "bad-password"
    assert await at.post("/api/me/delete", {"password": OLD}, session) == {"name": "Ann"}
    assert (await at.ask("GET", "/api/me", None, session)).status_code == 401
    assert await signed_in(at) == 401
    found = await at.get(f"/api/tables/{table['match']}", table["token"])
    assert (found["yours"], found["seats"][0]["name"]) == ({"seats": [0], "host": True}, "Ann")


@in_hall()
async def test_nobody_comes_to_the_seats_of_a_deleted_account_by_its_name(at: Hall) -> None:
    session = await opened(at)
    body = {"title": "roborally", "seats": BY_LINK, "settings": {"course": "house_first_steps"}, "public": True}
    table = await at.post("/api/tables", body, session)
    await at.post("/api/me/delete", {"password": OLD}, session)
    again = await at.ask("POST", "/api/accounts", {"name": "Ａnn", "password": "another one"})
    assert (again.status_code, again.json()["code"]) == (409, "name-taken")
    await at.post(f"/api/tables/{table['match']}/close", {}, table["token"])


def test_what_is_done_to_an_account_holds_at_every_process(place: str, tmp_path: Path) -> None:
    async def run() -> None:
        servers = [Process(tmp_path, place), Process(tmp_path, place)]
        try:
            for server in servers:
                server.start()
                await server.ready()
            addresses = [f"http://127.0.0.1:{server.port}" for server in servers]
            async with (
                asyncio.timeout(120),
                httpx.AsyncClient(base_url=addresses[0], timeout=60) as one,
                httpx.AsyncClient(base_url=addresses[1], timeout=60) as two,
            ):
                await changed(Client(one), Client(two))
        finally:
            for server in servers:
                server.kill()

    asyncio.run(run())


async def changed(here: Client, there: Client) -> None:
    mine = (await here.post("/api/accounts", {"name": "Ann", "password": OLD}))["token"]
    lost = (await there.post("/api/sessions", {"name": "Ann", "password": OLD}))["token"]
    table = await there.open(BOTH, lost, start=True)
    key = f"/api/tables/{table['match']}/key"
    await here.post("/api/me/password", {"password": OLD, "new": NEW}, mine)
    assert await there.refused("GET", "/api/me", None, lost) == "bad-token"
    assert await there.refused("POST", key, {}, lost) == "bad-token"
    back = (await there.post("/api/sessions", {"name": "Ann", "password": NEW}))["token"]
    assert (await there.ask("DELETE", "/api/me/sessions", None, back)).status_code == 204
    assert await here.refused("GET", "/api/me", None, mine) == "bad-token"
    last = (await here.post("/api/sessions", {"name": "Ann", "password": NEW}))["token"]
    await there.post("/api/me/delete", {"password": NEW}, last)
    assert await here.refused("POST", key, {}, last) == "bad-token"
    assert (await here.ask("POST", "/api/sessions", {"name": "Ann", "password": NEW})).status_code == 401
    assert (await here.ask("GET", f"/api/tables/{table['match']}?seat=0", None, table["token"])).status_code == 200


# -- guessing ------------------------------------------------------------------------------------------------------


@in_hall(rate_passwords=Rate(4, NEVER))
async def test_who_has_found_a_device_guesses_the_password_no_quicker_than_others(at: Hall) -> None:
    session = await opened(at)  # one of the four
    guess: dict[str, Any] = {"password": "guess guess"}
    codes = [(await at.ask("POST", "/api/me/delete", guess, session)).status_code for _ in range(2)]
    codes += [(await at.ask("POST", "/api/me/password", {**guess, "new": NEW}, session)).status_code for _ in range(2)]
    assert codes == [403, 403, 403, 429]
    right = await at.ask("POST", "/api/me/delete", {"password": OLD}, session)
    assert right.status_code == 429, "nor is it told that a guess was right"


class Opener:
    """Opens accounts from one address or another, straight at the door, and counts what is hashed."""

    def __init__(self, at: Hall, patch: pytest.MonkeyPatch) -> None:
        self.at = at
        self.hashed = 0
        patch.setattr(accounts, "hash_password", self._hash)

    def _hash(self, password: str) -> str:
        self.hashed += 1
        return f"{password} {self.hashed}"

    async def told(self, name: str, address: str = "192.0.2.1") -> str:
        """What is told of a name."""
        try:
            await accounts.open_account(self.at.context, Identity(address, "en"), name, OLD)
        except NameTakenError:
            return "taken"
        except TooManyRequestsError:
            return "too many"
        return "free"


@in_hall()
async def test_a_name_that_is_taken_costs_as_much_as_one_that_is_free(at: Hall) -> None:
    with pytest.MonkeyPatch.context() as patch:
        opener = Opener(at, patch)
        assert [await opener.told(name) for name in ("Ann", "ann", "Ａnn", "Bob")] == ["free", "taken", "taken", "free"]
        assert opener.hashed == 4


@in_hall(rate_accounts=Rate(3, NEVER))
async def test_an_address_is_told_of_few_names(at: Hall) -> None:
    with pytest.MonkeyPatch.context() as patch:
        opener = Opener(at, patch)
        said = [await opener.told(name) for name in ("Ann", "ann", "ANN", "Ann", "Bob")]
        assert said == ["free", "taken", "taken", "too many", "too many"]
        assert await opener.told("Cid", "192.0.2.2") == "free"
        assert opener.hashed == 4, "what is refused costs nothing"


@in_hall(rate_names=Rate(4, NEVER))
async def test_all_addresses_together_are_told_of_few_names(at: Hall) -> None:
    with pytest.MonkeyPatch.context() as patch:
        opener = Opener(at, patch)
        names = ["Ann", "ann", "Bob", "bob", "ann", "Cid", "bob", "Dan", "ann"]
        said = [await opener.told(name, f"198.51.100.{at}") for at, name in enumerate(names)]
        assert said[:7] == ["free", "taken", "free", "taken", "taken", "free", "taken"], "free ones don't count"
        assert said[7:] == ["too many", "too many"], "nor is it told then that one is free"


@in_hall(rate_names=Rate(1, NEVER))
async def test_what_is_told_of_names_leaves_signing_in_alone(at: Hall) -> None:
    await opened(at)
    for _ in range(3):
        await at.ask("POST", "/api/accounts", {"name": "Ann", "password": OLD})
    assert await signed_in(at) == 201
