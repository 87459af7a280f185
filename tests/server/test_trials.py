"""Trying things with the help of bots."""

from __future__ import annotations

from tests.server.guests import Hall, in_hall


@in_hall()
async def test_in_a_branch_a_bot_decides_for_another_seat(at: Hall) -> None:
    match, ann, _ = await at.pair(public=True)
    before = await at.get(f"/api/tables/{match}", ann)
    branch = await at.post(f"/api/tables/{match}/branches", {}, ann)
    path = f"/api/branches/{branch['branch']}"
    other = branch["waiting"][-1]
    tried = await at.post(f"{path}/bots", {"seat": other, "view": 0}, ann)
    assert tried["done"]
    assert tried["steps"] == len(tried["done"])
    assert tried["you"] == 0
    back = await at.post(f"{path}/back", {"steps": tried["steps"]}, ann)
    assert back["waiting"] == branch["waiting"]
    assert (await at.get(f"/api/tables/{match}", ann))["view"] == before["view"]


@in_hall()
async def test_a_bot_is_not_asked_for_a_seat_that_has_nothing_to_decide(at: Hall) -> None:
    match, ann, _ = await at.pair(public=True)
    branch = await at.post(f"/api/tables/{match}/branches", {}, ann)
    path = f"/api/branches/{branch['branch']}"
    idle = next(seat for seat in (0, 1, 7) if seat not in branch["waiting"])
    refused = await at.ask("POST", f"{path}/bots", {"seat": idle}, ann)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-waiting")
    unknown = await at.ask("POST", f"{path}/bots", {"seat": branch["waiting"][0], "level": "genius"}, ann)
    assert unknown.json()["code"] == "unknown-bot"
    assert (await at.ask("POST", f"{path}/bots", {"seat": 0})).json()["code"] == "no-branch"
