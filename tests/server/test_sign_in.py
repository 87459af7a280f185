"""Signing in: however many try at once, tables are served; who guesses is slowed down, and not the one who knows."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from paddock.server import accounts
from paddock.server.context import MAX_WAITING_PASSWORDS, AppContext
from paddock.server.errors import BadAccountError, TooManyRequestsError
from paddock.server.identity import Identity, rate_limit_address
from paddock.server.limits import Rate, RateLimit
from tests.server.guests import Hall, in_hall

PASSWORD = "open sesame"
NEVER = 1e-9


class SlowHashing:
    """Checks passwords only once it is let, and counts how many it is asked for at a time."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.now = 0
        self.most = 0
        self.all = 0

    def __call__(self, known: str, password: str) -> bool:
        self.now += 1
        self.all += 1
        self.most = max(self.most, self.now)
        assert self.go.wait(60)
        self.now -= 1
        return False


@in_hall()
async def test_passwords_are_checked_one_at_a_time_beside_the_tables_and_few_may_wait(at: Hall) -> None:
    match, ann, _ = await at.pair()
    slow = SlowHashing()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "password_fits", slow)
        body = {"name": "Ann", "password": "guess guess"}
        flood = [asyncio.create_task(at.ask("POST", "/api/sessions", body)) for _ in range(60)]
        crowded: list[Any] = []
        while len(crowded) < 60 - MAX_WAITING_PASSWORDS:
            done, _ = await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)
            crowded += [task.result() for task in done]
            flood = [task for task in flood if task not in done]
        assert {(answer.status_code, answer.json()["code"]) for answer in crowded} == {(503, "crowded")}
        assert all(answer.headers["retry-after"] for answer in crowded)
        assert (await at.get(f"/api/tables/{match}", ann))["match"] == match
        slow.go.set()
        answers = [await task for task in flood]
    assert {answer.status_code for answer in answers} == {401}
    assert (len(answers), slow.most, slow.all) == (MAX_WAITING_PASSWORDS, 1, MAX_WAITING_PASSWORDS)


def test_hashing_is_as_dear_as_it_is_written_down() -> None:
    assert "m=19456,t=2,p=1" in accounts.hash_password("anything at all")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_whoever_has_many_addresses_of_one_network_counts_once(one: str, other: str, same: bool) -> None:
    assert (rate_limit_address(one) == rate_limit_address(other)) is same


@in_hall(rate_passwords=Rate(4, NEVER))
async def test_a_name_counts_however_it_is_written(at: Hall) -> None:
    guesser = Guesser(at.context)
    for name in ("Ann", "ANN", "Ａnn", "ann"):
        await guesser.wrong(name)
    with pytest.raises(TooManyRequestsError):
        await guesser.wrong("ａＮＮ")


class Guesser:
    """Tries passwords from one address or another, straight at the door."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    async def wrong(self, name: str, address: str = "192.0.2.1") -> None:
        with pytest.raises(BadAccountError):
            await accounts.sign_in(self.context, Identity(address, "en"), name, "guess guess")

    async def right(self, name: str, address: str) -> str:
        return (await accounts.sign_in(self.context, Identity(address, "en"), name, PASSWORD))[1]


@in_hall(rate_passwords=Rate(4, NEVER))
async def test_wrong_tries_elsewhere_do_not_lock_the_owner_out(at: Hall) -> None:
    await at.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
    guesser = Guesser(at.context)
    for number in range(20):  # many addresses, a try or two from each
        await guesser.wrong("Ann", f"198.51.100.{number}")
    for _ in range(3):
        await guesser.wrong("Ann", "203.0.113.7")
    with pytest.raises(TooManyRequestsError):  # who goes on guessing is slowed down by all who guess
        await guesser.wrong("Ann", "203.0.113.7")
    for _ in range(3):
        assert await guesser.right("Ann", "192.0.2.55")


# -- other limits --------------------------------------------------------------------------------------------------


@in_hall(rate_hints=Rate(2, NEVER), rate_chat=Rate(2, NEVER))
async def test_a_new_key_does_not_bring_new_hints(at: Hall) -> None:
    opened = await at.open("me:Ann", "bot:random", start=True)
    match, token = opened["match"], opened["token"]
    codes: dict[str, list[int]] = {"hint": [], "branch": [], "chat": []}
    for _ in range(4):
        codes["hint"].append((await at.ask("POST", "/api/hints", {"match": match}, token)).status_code)
        codes["chat"].append((await at.ask("POST", f"/api/tables/{match}/chat", {"text": "hi"}, token)).status_code)
        token = (await at.post(f"/api/tables/{match}/key", {}, token))["token"]
    for _ in range(2):
        codes["branch"].append((await at.ask("POST", f"/api/tables/{match}/branches", {}, token)).status_code)
        token = (await at.post(f"/api/tables/{match}/key", {}, token))["token"]
    assert codes["hint"][2:] == codes["chat"][2:] == codes["branch"] == [429, 429]


@in_hall(rate_hints=Rate(2, NEVER))
async def test_a_new_key_lets_nobody_go_back_over_and_over(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    path, token = f"/api/tables/{opened['match']}", opened["token"]
    codes: list[int] = []
    for _ in range(4):
        shown = await at.get(f"{path}?seat=0", token)
        await at.post(f"{path}/decisions", {"do": shown["legal"][0], "seat": 0}, token)
        back = {"what": "back", "to": shown["number"], "seat": 0}
        codes.append((await at.ask("POST", f"{path}/proposals", back, token)).status_code)
        token = (await at.post(f"{path}/key", {}, token))["token"]
    assert codes == [200, 200, 429, 429]


@in_hall(max_sandboxes_per_person=2)
async def test_a_new_key_does_not_bring_more_branches(at: Hall) -> None:
    opened = await at.open("me:Ann", "bot:random", start=True)
    path, token = f"/api/tables/{opened['match']}", opened["token"]
    for _ in range(4):
        name = (await at.post(f"{path}/branches", {}, token))["branch"]
        old, token = token, (await at.post(f"{path}/key", {}, token))["token"]
        assert (await at.ask("GET", f"/api/branches/{name}", None, old)).status_code == 401
        assert (await at.get(f"/api/branches/{name}", token))["branch"] == name
    assert len(at.context.sandboxes) == 2


@in_hall(rate_hints=Rate(2, NEVER))
async def test_an_old_key_uses_up_nobodys_hints(at: Hall) -> None:
    opened = await at.open("me:Ann", "bot:random", start=True)
    match, old = opened["match"], opened["token"]
    new = (await at.post(f"/api/tables/{match}/key", {}, old))["token"]
    for _ in range(3):
        assert (await at.ask("POST", "/api/hints", {"match": match}, old)).status_code == 401
    assert (await at.ask("POST", "/api/hints", {"match": match}, new)).status_code == 200


@in_hall(rate_requests=Rate(5, NEVER))
async def test_what_is_not_there_is_limited_too(at: Hall) -> None:
    found = [(await at.http.get("/api/nowhere/at/all")).status_code for _ in range(8)]
    assert found == [404] * 5 + [429] * 3
    assert (await at.http.get("/api/nowhere/at/all")).json()["code"] == "too-many"
    assert (await at.http.delete("/api/titles")).status_code == 429


@in_hall(rate_requests=Rate(5, NEVER))
async def test_sockets_that_are_opened_and_left_are_limited(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    for _ in range(5):
        async with at.socket(opened["match"]):
            pass
    with pytest.raises(InvalidStatus):
        async with at.socket(opened["match"]):
            pass


def test_a_limit_gives_back_what_was_not_meant() -> None:
    limit = RateLimit("things", Rate(1, NEVER), lambda: 0.0)
    limit.take("a")
    limit.refund("a")
    limit.take("a")
    with pytest.raises(TooManyRequestsError):
        limit.take("a")
