"""Nobody passes for somebody else: not for a seat of the table, and not for an account."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.match.errors import BadNameError
from paddock.match.seats import clean_name
from paddock.server.names import checked_account_name
from tests.server.guests import SHORT, Hall, in_hall

ALIKE = ("Ann", "ANN", "Ａnn", " ann ", "ＡＮＮ", "\u0410nn", "Ann\ufe0f", "A\u034fnn", "\u3164Ann")
"""Other letters, other widths, spaces around, an A that is Cyrillic, and what nobody sees."""


def refused(answer: Any) -> tuple[int, str, str]:
    said = answer.json()
    return answer.status_code, said["code"], said["details"].get("free", "")


@pytest.mark.parametrize("name", ALIKE)
def test_a_spectator_is_not_called_what_a_seat_is(name: str, tmp_path: Any) -> None:
    @in_hall()
    async def test(at: Hall) -> None:
        opened = await at.open("me:Ann", "link", public=True)
        chat = f"/api/tables/{opened['match']}/chat"
        status, code, free = refused(await at.ask("POST", chat, {"text": "I concede", "name": name}))
        assert (status, code) == (409, "name-at-table")
        await at.post(chat, {"text": "hello", "name": free})
        async with at.socket(opened["match"], None, name=name) as eve:
            assert (await eve.ask(say="I concede"))["error"]["code"] == "name-at-table"
        said = (await at.get(f"/api/tables/{opened['match']}"))["chat"]
        assert [(line["name"], line["seat"], line["text"]) for line in said] == [(free, None, "hello")]
        assert free.endswith("2")

    test(tmp_path)


@in_hall()
async def test_two_seats_of_a_table_have_names_of_their_own(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", "link", public=True)
    seats = f"/api/tables/{opened['match']}/seats"
    assert refused(await at.ask("POST", seats, {"name": "Ａnn"})) == (409, "name-at-table", "Ａnn 2")
    assert (await at.post(seats, {"name": "Ａnn 2"}))["seat"] == 1
    assert refused(await at.ask("POST", seats, {"name": "Ann"})) == (409, "name-at-table", "Ann 3")
    bot = await at.ask("POST", seats, {"bot": "random", "name": "ann"}, opened["token"])
    assert refused(bot)[1] == "name-at-table"
    wishes = [{"who": "me", "name": "Bob"}, {"who": "here", "name": "BOB"}]
    twice = await at.ask("POST", "/api/tables", {"title": "roborally", "seats": wishes, "settings": SHORT})
    assert refused(twice) == (409, "name-at-table", "BOB 2")
    campaign = {"title": "classic_rally", "name": "Cup", "seats": wishes}
    assert refused(await at.ask("POST", "/api/campaigns", campaign))[1] == "name-at-table"


@in_hall()
async def test_a_seat_says_whether_the_account_of_its_name_sits_there(at: Hall) -> None:
    """Whoever only calls themselves so does not have the mark; nobody is told whether there is such an account."""
    ann = (await at.post("/api/accounts", {"name": "Ann", "password": "open sesame"}))["token"]
    eve = (await at.post("/api/accounts", {"name": "Eve", "password": "open sesame"}))["token"]
    wishes = [{"who": "me", "name": "ANN"}, {"who": "link"}]
    body = {"title": "roborally", "seats": wishes, "settings": SHORT, "public": True}

    async def marks(token: str | None) -> list[bool]:
        opened = await at.post("/api/tables", body, token)
        lobby = (await at.get("/api/tables"))["tables"][0]
        assert [seat["account"] for seat in lobby["seats"]] == [
            seat["account"] for seat in (await at.get(f"/api/tables/{opened['match']}"))["seats"]
        ]
        return [bool(seat["account"]) for seat in lobby["seats"]]

    assert await marks(ann) == [True, False]
    assert await marks(eve) == [False, False]
    assert await marks(None) == [False, False]


@in_hall()
async def test_the_mark_of_an_account_is_still_there_after_a_restart(at: Hall) -> None:
    token = (await at.post("/api/accounts", {"name": "Ann", "password": "open sesame"}))["token"]
    body = {"title": "roborally", "seats": [{"who": "me", "name": "Ann"}, {"who": "link"}], "settings": SHORT}
    opened = await at.post("/api/tables", body, token)
    await at.context.match_service.unload_match(at.context.match_service.live_matches[opened["match"]])
    assert opened["match"] not in at.context.match_service.live_matches
    assert (await at.get(f"/api/tables/{opened['match']}", opened["token"]))["seats"][0]["account"]


@in_hall()
async def test_an_account_has_no_name_that_is_drawn_like_another(at: Hall) -> None:
    disguised = await at.ask("POST", "/api/accounts", {"name": "\u0410nn", "password": "open sesame"})
    assert (disguised.status_code, disguised.json()["code"]) == (400, "bad-name")
    for name in ("Анна", "Éloïse", "李雷"):
        assert checked_account_name(name) == name


def test_what_nobody_sees_is_no_part_of_a_name() -> None:
    assert clean_name("A\u034fnn\ufe0f\u3164") == "Ann"
    for name in ("\u3164", "\u2800\u115f", ""):
        with pytest.raises(BadNameError):
            clean_name(name)
