"""The lobby: tables are opened, found, joined, left, begun, closed and played again."""

from __future__ import annotations

import asyncio
from unittest import mock

from paddock.server.opened_tables import COUNTED_MS
from tests.server.guests import SHORT, Hall, in_hall


@in_hall()
async def test_every_title_is_offered_with_seats_settings_bots_and_words(at: Hall) -> None:
    titles = (await at.http.get("/api/titles")).json()
    found = next(title for title in titles if title["title"] == "roborally")
    assert found["seats"] == {"least": 2, "most": 8}
    assert found["bots"] == ["random", "learner", "novice", "club", "driver", "champion"]
    course = next(setting for setting in found["settings"] if setting["name"] == "course")
    assert "house_first_steps" in course["choices"]
    for language in ("fr", "en"):
        assert "setting-course" in (await at.http.get(f"/api/words/roborally/{language}")).text
        assert "error-server-private" in (await at.http.get(f"/api/words/core/{language}")).text
    assert (await at.http.get("/api/words/roborally/xx")).json()["code"] == "unknown-language"
    assert (await at.http.get("/api/words/nothing/fr")).status_code == 404


@in_hall()
async def test_a_public_table_stands_in_the_lobby_and_a_private_one_does_not(at: Hall) -> None:
    public = await at.open("me:Ann", "link", public=True)
    await at.open("me:Eve", "link")
    lobby = await at.get("/api/tables")
    assert [table["match"] for table in lobby["tables"]] == [public["match"]]
    table = lobby["tables"][0]
    assert (table["free"], table["status"], table["title"]) == (1, "gathering", "roborally")
    assert table["seats"][0]["name"] == "Ann"


@in_hall()
async def test_the_lobby_has_pages(at: Hall) -> None:
    opened = [(await at.open(f"me:P{number}", "link", public=True))["match"] for number in range(5)]
    first = await at.get("/api/tables?limit=3")
    second = await at.get(f"/api/tables?limit=3&after={first['next']}")
    assert [table["match"] for table in first["tables"] + second["tables"]] == opened[::-1]
    assert second["next"] is None


@in_hall()
async def test_anybody_may_sit_at_a_public_table_and_all_seats_are_needed_to_start(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    match = opened["match"]
    early = await at.ask("POST", f"/api/tables/{match}/start", {}, opened["token"])
    assert (early.status_code, early.json()["code"]) == (409, "empty-seats")
    sat = await at.post(f"/api/tables/{match}/seats", {"name": "Bob"})
    assert sat["seats"] == [1]
    full = await at.ask("POST", f"/api/tables/{match}/seats", {"name": "Eve"})
    assert (full.status_code, full.json()["code"]) == (409, "full")
    table_view = await at.post(f"/api/tables/{match}/start", {}, sat["token"])
    assert (table_view["status"], table_view["you"]) == ("playing", 1)
    again = await at.ask("POST", f"/api/tables/{match}/start", {}, sat["token"])
    assert again.json()["code"] == "started"
    assert (await at.get("/api/tables?status=playing"))["tables"][0]["match"] == match


@in_hall()
async def test_a_private_table_takes_an_invitation(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", "link")
    match, seats = opened["match"], f"/api/tables/{opened['match']}/seats"
    stranger = await at.ask("POST", seats, {"name": "Eve"})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "private")
    assert (await at.ask("GET", f"/api/tables/{match}")).json()["code"] == "private"
    other = await at.open("me:Eve", "link", "link")
    wrong = await at.ask("POST", seats, {"name": "Eve", "invitation": other["invitation"]})
    assert wrong.json()["code"] == "bad-invitation"
    code = opened["invitation"]
    assert (await at.post(seats, {"name": "Bob", "invitation": code}))["seat"] == 1
    watching = await at.http.get(f"/api/tables/{match}", headers={"X-Paddock-Invitation": code})
    assert watching.json()["you"] is None
    await at.post(f"/api/tables/{match}/invitations/revoke", {"invitation": code}, opened["token"])
    revoked = await at.ask("POST", seats, {"name": "Cid", "invitation": code})
    assert revoked.json()["code"] == "bad-invitation"
    fresh = await at.post(f"/api/tables/{match}/invitations", {}, opened["token"])
    assert (await at.post(seats, {"name": "Cid", "invitation": fresh["invitation"]}))["seat"] == 2


@in_hall()
async def test_a_seat_that_was_left_is_free_and_its_token_worthless(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    match, seats = opened["match"], f"/api/tables/{opened['match']}/seats"
    bob = await at.post(seats, {"name": "Bob"})
    left = await at.ask("DELETE", f"{seats}/1", None, bob["token"])
    assert left.status_code == 200
    cid = await at.post(seats, {"name": "Cid"})
    assert cid["seat"] == 1
    assert (await at.ask("POST", f"/api/tables/{match}/start", {}, bob["token"])).status_code == 401
    assert (await at.ask("DELETE", f"{seats}/0", None, cid["token"])).json()["code"] == "not-your-seat"
    assert (await at.ask("DELETE", f"{seats}/1", None, opened["token"])).status_code == 200
    assert (await at.ask("GET", f"/api/tables/{match}", None, cid["token"])).status_code == 401
    bot = await at.post(seats, {"bot": "random", "seat": 1}, opened["token"])
    assert bot["seats"] == [0]
    refused = await at.ask("POST", seats, {"bot": "random"}, cid["token"])
    assert refused.status_code == 401


@in_hall()
async def test_a_new_token_makes_the_old_one_worthless(at: Hall) -> None:
    opened = await at.open("me:Ann", "link")
    match = opened["match"]
    fresh = await at.post(f"/api/tables/{match}/key", {}, opened["token"])
    old = await at.ask("GET", f"/api/tables/{match}", None, opened["token"])
    assert (old.status_code, old.json()["code"]) == (401, "bad-token")
    assert (await at.get(f"/api/tables/{match}", fresh["token"]))["yours"] == {"seats": [0], "host": True}


@in_hall()
async def test_the_host_closes_a_table_but_not_over_the_heads_of_others(at: Hall) -> None:
    match, ann, bob = await at.pair()
    assert (await at.ask("POST", f"/api/tables/{match}/close", {}, bob)).json()["code"] == "not-host"
    assert (await at.ask("POST", f"/api/tables/{match}/close", {}, ann)).json()["code"] == "others-play"
    alone = await at.open("me:Ann", "here:Bob", start=True)
    await at.post(f"/api/tables/{alone['match']}/close", {}, alone["token"])
    again = await at.ask("POST", f"/api/tables/{alone['match']}/close", {}, alone["token"])
    assert again.json()["code"] == "finished"


@in_hall()
async def test_a_rematch_has_the_same_people_and_everybody_is_told(at: Hall) -> None:
    match, ann, bob = await at.pair()
    path = f"/api/tables/{match}/rematch"
    assert (await at.ask("POST", path, {}, ann)).json()["code"] == "others-play"
    async with at.socket(match, bob) as guest:
        await at.post(f"/api/tables/{match}/resign", {}, ann)
        await guest.until(lambda table_view: table_view["status"] == "over")
        new = await at.post(path, {}, ann)
        assert (await guest.next(lambda message: "rematch" in message))["rematch"] == new["match"]
    second = await at.post(path, {}, bob)
    assert (second["match"], second["seats"], new["seats"]) == (new["match"], [1], [0])
    table_view = await at.post(f"/api/tables/{new['match']}/start", {}, second["token"])
    assert [seat["name"] for seat in table_view["seats"]] == ["Ann", "Bob"]
    assert table_view["settings"] == SHORT
    assert (await at.get(f"/api/tables/{match}", ann))["rematch"] == new["match"]


@in_hall(max_tables_per_person=2)
async def test_nobody_opens_too_many_tables(at: Hall) -> None:
    first = await at.open("me:Ann", "link")
    await at.open("me:Ann", "link")
    body = {"title": "roborally", "seats": [{"who": "me", "name": "Ann"}, {"who": "link"}], "settings": SHORT}
    refused = await at.ask("POST", "/api/tables", body)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
    await at.post(f"/api/tables/{first['match']}/close", {}, first["token"])
    assert (await at.ask("POST", "/api/tables", body)).status_code == 201


async def status_of_opening(at: Hall, browser: str) -> int:
    body = {"title": "roborally", "seats": [{"who": "me", "name": "Ann"}, {"who": "link"}], "settings": SHORT}
    return int((await at.ask("POST", "/api/tables", body, x_paddock_browser=browser)).status_code)


@in_hall(max_tables_per_person=1, max_tables_per_address=3)
async def test_guests_behind_one_address_are_counted_by_their_browsers(at: Hall) -> None:
    opening = [await status_of_opening(at, browser * 16) for browser in "aabb"]
    assert opening == [201, 429, 201, 429]
    assert await status_of_opening(at, "too short") == 201, "an id that is none counts for nobody's browser"
    assert [await status_of_opening(at, browser * 16) for browser in "cd"] == [201, 429], "ids that are made up"


@in_hall(max_tables_per_person=1, max_tables_per_address=2)
async def test_a_table_that_was_left_behind_shuts_nobody_out_for_more_than_a_day(at: Hall) -> None:
    now = at.context.match_service.read_clock()
    tables = at.context.opened_tables
    with mock.patch.object(tables, "_read_clock", return_value=now):
        assert [await status_of_opening(at, browser * 16) for browser in "aabc"] == [201, 429, 201, 429]
    with mock.patch.object(tables, "_read_clock", return_value=now + COUNTED_MS):
        assert [await status_of_opening(at, browser * 16) for browser in "ac"] == [201, 201]


@in_hall()
async def test_an_account_keeps_my_games_across_devices(at: Hall) -> None:
    secret = "correct horse battery"
    account = await at.post("/api/accounts", {"name": "Ann", "password": secret})
    body = {"title": "roborally", "seats": [{"who": "me", "name": "Ann"}, {"who": "bot", "level": "random"}]}
    opened = await at.post("/api/tables", {**body, "settings": SHORT}, account["token"])
    phone = await at.post("/api/sessions", {"name": "ANN", "password": secret})
    games = await at.get("/api/me/games", phone["token"])
    assert [(game["match"], game["yours"]) for game in games["games"]] == [(opened["match"], [0])]
    key = await at.post(f"/api/tables/{opened['match']}/key", {}, phone["token"])
    assert (await at.get(f"/api/tables/{opened['match']}", key["token"]))["you"] == 0
    wrong = await at.ask("POST", "/api/sessions", {"name": "Ann", "password": "wrong wrong"})
    nobody = await at.ask("POST", "/api/sessions", {"name": "Nobody", "password": "wrong wrong"})
    assert wrong.json() == nobody.json()
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad-account")
    taken = await at.ask("POST", "/api/accounts", {"name": "ann", "password": secret})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    poor = await at.ask("POST", "/api/accounts", {"name": "Bob", "password": "short"})
    assert poor.json()["code"] == "poor-password"
    assert (await at.ask("DELETE", "/api/sessions", None, phone["token"])).status_code == 204
    assert (await at.ask("GET", "/api/me", None, phone["token"])).status_code == 401
    assert (await at.get("/api/me", account["token"]))["name"] == "Ann"


@in_hall()
async def test_friends_at_the_screen_come_along_to_another_device(at: Hall) -> None:
    account = await at.post("/api/accounts", {"name": "Ann", "password": "correct horse battery"})
    seats = [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Bob"}, {"who": "link"}]
    opened = await at.post("/api/tables", {"title": "roborally", "seats": seats, "settings": SHORT}, account["token"])
    key = await at.post(f"/api/tables/{opened['match']}/key", {}, account["token"])
    assert key["seats"] == opened["seats"] == [0, 1]
    async with at.socket(opened["match"], key["token"]) as screen:
        assert (await screen.ask(look=1))["table"]["you"] == 1


@in_hall()
async def test_a_rematch_that_everybody_asks_for_at_once_is_one_table(at: Hall) -> None:
    match, ann, bob = await at.pair()
    await at.post(f"/api/tables/{match}/resign", {}, ann)
    path = f"/api/tables/{match}/rematch"
    answers = await asyncio.gather(*(at.post(path, {}, token) for token in (ann, bob) * 3))
    assert len({answer["match"] for answer in answers}) == 1
    new = answers[0]
    async with at.socket(new["match"], new["token"]) as guest:
        await at.post(f"/api/tables/{new['match']}/start", {}, answers[1]["token"])
        await guest.until(lambda table_view: table_view["status"] == "playing")
