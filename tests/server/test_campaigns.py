"""Campaigns on a server: begun, played from stage to stage by the same people, counted once, taken elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from paddock.match.actions import start_game
from paddock.match.entries import Entry, Timestamp, read, write
from paddock.match.match import STATUS_GATHERING, Match
from paddock.server import lobby
from paddock.store import open_store
from tests.campaign.tours import run
from tests.patience import PATIENCE
from tests.server.guests import Hall, hall, in_hall

pytestmark = pytest.mark.usefixtures("dash")
TWO_HERE = ({"who": "me", "name": "Ann"}, {"who": "here", "name": "Bob"})
BY_LINK = ({"who": "me", "name": "Ann"}, {"who": "link"})


async def begin(at: Hall, *seats: dict[str, str], **settings: Any) -> dict[str, Any]:
    """A campaign before its first stage."""
    body = {"title": "dash", "name": "Grand Tour", "seats": list(seats or TWO_HERE), "settings": settings}
    return await at.post("/api/campaigns", body)


async def go_on(at: Hall, campaign: dict[str, Any], **choices: Any) -> dict[str, Any]:
    """The table of the next stage, asked for with the campaign's key."""
    body = {"choices": choices} if choices else None
    answer = await at.ask(
        "POST", f"/api/campaigns/{campaign['campaign']}/stage", body, x_paddock_campaign=campaign["key"]
    )
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def played(at: Hall, match: str) -> None:
    """Begins a table, unless it has begun, and plays it to its end."""

    def command(found: Match, now: Timestamp) -> list[Entry]:
        return [*(start_game(found, now) if found.status == STATUS_GATHERING else []), *run(found)]

    await at.context.match_service.run_command(match, command)


async def shown(at: Hall, campaign: dict[str, Any]) -> dict[str, Any]:
    return await at.get(f"/api/campaigns/{campaign['campaign']}")


async def refused(at: Hall, method: str, path: str, body: Any = None, **headers: str) -> str:
    answer = await at.ask(method, path, body, **headers)
    assert answer.status_code >= 400, answer.text
    assert answer.json()["message"]
    return str(answer.json()["code"])


@in_hall()
async def test_a_campaign_goes_from_stage_to_stage_to_its_end(at: Hall) -> None:
    campaign = await begin(at, dashes=2)
    assert campaign["stage"] == ["campaign-stage", {"stage": 1}]
    assert (campaign["match"], campaign["games"]) == (None, [])
    first = await go_on(at, campaign)
    table_view = await at.get(f"/api/tables/{first['match']}", first["token"])
    assert (table_view["campaign"], table_view["status"], first["seats"]) == (campaign["campaign"], "gathering", [0, 1])
    assert (await shown(at, campaign))["match"] == first["match"]
    assert (await go_on(at, campaign))["match"] == first["match"]
    await played(at, first["match"])
    now = await shown(at, campaign)
    assert [game["match"] for game in now["games"]] == [first["match"]]
    (group,) = now["standings"]["groups"]
    places = (await at.get(f"/api/tables/{first['match']}", first["token"]))["view"]["places"]
    assert group["legs"] == [{"said": ["campaign-leg", {"stage": 1}], "points": places}]
    second = await go_on(at, campaign)
    assert second["match"] != first["match"]
    await played(at, second["match"])
    over = await shown(at, campaign)
    assert (over["stage"], over["match"], len(over["games"])) == (None, None, 2)
    total = over["standings"]["lines"][0]["total"]
    assert total == sum(leg["points"][0] for leg in over["standings"]["groups"][0]["legs"])
    path = f"/api/campaigns/{campaign['campaign']}/stage"
    assert await refused(at, "POST", path, {}, x_paddock_campaign=campaign["key"]) == "campaign-over"


@in_hall()
async def test_people_at_the_table_go_on_together_and_are_told_where(at: Hall) -> None:
    campaign = await begin(at, *BY_LINK)
    first = await go_on(at, campaign)
    match = first["match"]
    assert (await at.get(f"/api/tables/{match}", first["token"]))["status"] == "gathering"
    bob = await at.post(f"/api/tables/{match}/seats", {"name": "Bob", "invitation": first["invitation"]})
    await at.post(f"/api/tables/{match}/start", {}, first["token"])
    async with at.socket(match, bob["token"]) as guest:
        await played(at, match)
        await guest.next(lambda message: message.get("table", {}).get("status") == "over")
        ann = await at.post(f"/api/tables/{match}/rematch", {}, first["token"])
        assert (await guest.next(lambda message: "rematch" in message))["rematch"] == ann["match"]
    again = await at.post(f"/api/tables/{match}/rematch", {}, bob["token"])
    assert (again["match"], ann["seats"], again["seats"]) == (ann["match"], [0], [1])
    table_view = await at.get(f"/api/tables/{again['match']}", again["token"])
    assert [seat["name"] for seat in table_view["seats"]] == ["Ann", "Bob"]
    assert [seat["name"] for seat in (await shown(at, campaign))["seats"]] == ["Ann", "Bob"]
    await at.post(f"/api/tables/{again['match']}/start", {}, ann["token"])
    await played(at, again["match"])
    # Whoever comes from an older table is not let into seats that others may have by now.
    assert await refused(at, "POST", f"/api/tables/{match}/rematch", {}, authorization=f"Bearer {bob['token']}")


@in_hall()
async def test_what_can_be_chosen_for_each_stage_is_chosen_before_it(at: Hall) -> None:
    campaign = await begin(at, dashes=3)
    assert campaign["choices"] == {"winning": 12}
    path = f"/api/campaigns/{campaign['campaign']}/stage"
    wrong = await at.ask("POST", path, {"choices": {"winning": 99}}, x_paddock_campaign=campaign["key"])
    assert (wrong.status_code, wrong.json()["code"], wrong.json()["clause"]) == (400, "bad-setup", "D-10")
    assert (await shown(at, campaign))["match"] is None
    first = await go_on(at, campaign, winning=6)
    assert (await at.get(f"/api/tables/{first['match']}", first["token"]))["settings"] == {"winning": 6}
    await played(at, first["match"])
    assert (await shown(at, campaign))["choices"] == {"winning": 6}
    # Who goes on from the table goes on in the same way; from the campaign's page it can be another.
    again = await at.post(f"/api/tables/{first['match']}/rematch", {}, first["token"])
    assert (await at.get(f"/api/tables/{again['match']}", again["token"]))["settings"] == {"winning": 6}
    await at.post(f"/api/tables/{again['match']}/close", {}, again["token"])
    third = await go_on(at, campaign, winning=8)
    assert (await at.get(f"/api/tables/{third['match']}", third["token"]))["settings"] == {"winning": 8}
    assert (await shown(at, campaign))["choices"] == {"winning": 8}


@in_hall()
async def test_a_stage_whose_table_was_closed_is_played_anew(at: Hall) -> None:
    campaign = await begin(at)
    first = await go_on(at, campaign)
    await at.post(f"/api/tables/{first['match']}/close", {}, first["token"])
    assert (await shown(at, campaign))["match"] is None
    second = await go_on(at, campaign)
    assert second["match"] != first["match"]
    await played(at, second["match"])
    assert [game["match"] for game in (await shown(at, campaign))["games"]] == [second["match"]]


@in_hall()
async def test_a_campaign_is_for_those_who_know_its_name_and_its_key(at: Hall) -> None:
    ann, bob = await begin(at), await begin(at)
    name = ann["campaign"]
    for key in ("", "pc1.", bob["key"]):
        assert await refused(at, "POST", f"/api/campaigns/{name}/stage", {}, x_paddock_campaign=key) == "bad-token"
        assert await refused(at, "DELETE", f"/api/campaigns/{name}", x_paddock_campaign=key) == "bad-token"
    assert "key" not in await shown(at, ann)
    listed = await at.get(f"/api/campaigns?of={name},{'a' * 12},../x")
    assert [each["campaign"] for each in listed["campaigns"]] == [name]
    assert (await at.get("/api/campaigns"))["campaigns"] == []
    assert (await at.ask("DELETE", f"/api/campaigns/{name}", x_paddock_campaign=ann["key"])).status_code == 200
    for path in (name, "a" * 12, "no-name", "%00"):
        assert await refused(at, "GET", f"/api/campaigns/{path}") == "no-campaign"
    assert await refused(at, "DELETE", f"/api/campaigns/{name}", x_paddock_campaign=ann["key"]) == "no-campaign"
    assert (await shown(at, bob))["name"] == "Grand Tour"


@in_hall()
async def test_a_table_of_a_campaign_that_was_deleted_says_so(at: Hall) -> None:
    campaign = await begin(at)
    first = await go_on(at, campaign)
    await at.ask("DELETE", f"/api/campaigns/{campaign['campaign']}", x_paddock_campaign=campaign["key"])
    await played(at, first["match"])
    headers = {"authorization": f"Bearer {first['token']}"}
    assert await refused(at, "POST", f"/api/tables/{first['match']}/rematch", {}, **headers) == "no-campaign"


@in_hall()
async def test_a_campaign_is_taken_elsewhere_as_a_file_and_goes_on_there(at: Hall) -> None:
    campaign = await begin(at, dashes=2)
    await played(at, (await go_on(at, campaign))["match"])
    under_way = await go_on(at, campaign)
    file = await at.ask("GET", f"/api/campaigns/{campaign['campaign']}/save")
    assert 'filename="grand-tour.campaign.json"' in file.headers["content-disposition"]
    copy = await at.post("/api/campaigns/import", file.json())
    assert copy["campaign"] != campaign["campaign"]
    assert (copy["name"], copy["match"], len(copy["games"])) == ("Grand Tour", None, 1)
    assert copy["standings"] == (await shown(at, campaign))["standings"]
    stage = await go_on(at, copy)
    assert stage["match"] != under_way["match"]
    await played(at, stage["match"])
    assert len((await shown(at, copy))["games"]) == 2
    assert len((await shown(at, campaign))["games"]) == 1


@in_hall()
async def test_a_save_that_is_not_in_order_is_refused_with_the_reason_and_nothing_changes(at: Hall) -> None:
    campaign = await begin(at)
    file = (await at.ask("GET", f"/api/campaigns/{campaign['campaign']}/save")).json()
    for edit, code in (
        ({"name": "Mine"}, "bad-save"),
        ({"sha256": "0"}, "bad-save"),
        ({"paddock_campaign": 7}, "newer-save"),
        ({"paddock_campaign": None}, "bad-save"),
    ):
        assert await refused(at, "POST", "/api/campaigns/import", {**file, **edit}) == code
    bodies: tuple[object, ...] = ([], "text", 1)
    for body in bodies:
        assert await refused(at, "POST", "/api/campaigns/import", body) == "bad-request"
    large = await at.ask("POST", "/api/campaigns/import", {"a": "x" * 1_000_001})
    assert (large.json()["code"], large.json()["details"]["longest"]) == ("too-large", 1_000_000)
    french = await at.ask("POST", "/api/campaigns/import", {**file, "name": "Mine"}, accept_language="fr")
    assert "somme de contrôle" in french.json()["message"]


@in_hall()
async def test_what_cant_be_begun_is_refused(at: Hall) -> None:
    good = {"title": "dash", "name": "Cup", "seats": list(TWO_HERE)}
    for change, code in (
        ({"title": "roborally"}, "no-campaigns"),
        ({"title": "nothing"}, "unknown-title"),
        ({"name": ""}, "bad-name"),
        ({"seats": [{"who": "me", "name": ""}, {"who": "link"}]}, "bad-name"),
        ({"seats": [{"who": "me", "name": "Ann"}]}, "bad-setup"),
        ({"settings": {"dashes": 99}}, "bad-setup"),
        ({"settings": {"laps": 1}}, "bad-setup"),
        ({"clock": {"mode": "sundial"}}, "bad-setup"),
        ({"extra": 1}, "bad-request"),
    ):
        assert await refused(at, "POST", "/api/campaigns", {**good, **change}) == code, change


def test_a_stage_that_was_over_when_the_server_died_is_counted_by_the_next_one(tmp_path: Path) -> None:
    async def both() -> None:
        async with hall(tmp_path) as at:
            campaign = await begin(at, kind=True)
            first = await go_on(at, campaign)
            number = await at.context.store.last_row_number(first["match"])
            rows = [row for _, row in await at.context.store.read_rows(first["match"])]
        # The last rows were written, and then the power went.
        match = Match.rebuild(first["match"], [read(row) for row in rows])
        entries: list[Entry] = [*start_game(match, Timestamp(0, 0)), *run(match)]
        store = await open_store(str(tmp_path / "paddock.db"), timeout_seconds=PATIENCE)
        await store.append_rows(
            match.match_id, number + 1, [write(entry) for entry in entries], lobby.listing_of(match)
        )
        await store.close()
        async with hall(tmp_path) as at:
            while await at.context.store.campaigns_by_stage_status("over"):
                await asyncio.sleep(0.01)
            found = await shown(at, campaign)
            assert [game["match"] for game in found["games"]] == [match.match_id]
            # The next stage begins from a position, and the table knows it after a restart as well.
            second = await go_on(at, campaign)
        async with hall(tmp_path) as at:
            table_view = await at.post(f"/api/tables/{second['match']}/start", {}, second["token"])
            assert 3 in table_view["view"]["places"]
            await played(at, second["match"])
            proved = await at.get(f"/api/tables/{second['match']}/verify", second["token"])
            assert proved["fair"]

    asyncio.run(both())


@in_hall()
async def test_the_key_of_a_campaign_is_changed_by_whoever_has_it(at: Hall) -> None:
    campaign = await begin(at, dashes=2)
    path, old = f"/api/campaigns/{campaign['campaign']}", campaign["key"]
    assert await refused(at, "POST", f"{path}/key", None, x_paddock_campaign="pc1.guessed") == "bad-token"
    keys = [old]
    for _ in range(3):
        answer = await at.ask("POST", f"{path}/key", None, x_paddock_campaign=keys[-1])
        assert answer.status_code == 200, answer.text
        keys.append(answer.json()["key"])
    assert len(set(keys)) == 4
    for key in keys[:-1]:
        assert await refused(at, "POST", f"{path}/stage", None, x_paddock_campaign=key) == "bad-token"
        assert await refused(at, "POST", f"{path}/key", None, x_paddock_campaign=key) == "bad-token"
        assert await refused(at, "DELETE", path, None, x_paddock_campaign=key) == "bad-token"
    assert await go_on(at, {**campaign, "key": keys[-1]})
    assert (await at.ask("DELETE", path, None, x_paddock_campaign=keys[-1])).status_code == 200
