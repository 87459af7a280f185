"""Cheats of those who look: at another's hand, log, moment, hint, and at what is told only when a game is over."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from tools.torture.ground import hold
from tools.torture.scene import Scene

TRIALS: Final = 4


async def looking_at_another_hand(scene: Scene) -> None:
    """Asking for the view, the story, a moment, the sheet or the records of another seat."""
    table = await scene.pair(public=True)
    await scene.decide(table, table.ann)
    for seat, token in ((1, table.ann), (0, table.bob)):
        async with scene.unchanged(table):
            for path in ("", "/log", "/moments/1", "/sheet.svg"):
                await scene.refused("not-your-seat", "GET", f"{table.path}{path}?seat={seat}", None, token)
                await scene.refused("needs-token", "GET", f"{table.path}{path}?seat={seat}")
            await scene.refused("not-your-seat", "POST", f"{table.path}/branches", {"seat": seat}, token)
            await scene.not_let_in("not-your-seat", table, token=token, seat=seat)
            await scene.not_let_in("needs-token", table, seat=seat)
            async with scene.socket(table, token) as guest:
                await scene.refused_by_socket("not-your-seat", guest, look=seat)
            async with scene.socket(table, None) as guest:
                await scene.refused_by_socket("needs-token", guest, look=seat)


async def looking_before_the_end(scene: Scene) -> None:
    """Asking for the record, the analysis, the figures and the proof, with the seed, of a game that goes on."""
    table = await scene.pair(public=True)
    for token in (table.ann, table.bob, ""):
        async with scene.unchanged(table):
            for path in ("record", "analysis", "statistics", "verify"):
                await scene.refused("still-running", "GET", f"{table.path}/{path}", None, token)
    for token in (table.ann, table.bob, ""):
        table_view = await scene.here.get(table.path, token)
        hold("seed" not in table_view, "the seed of a game that goes on")


async def looking_into_a_private_table(scene: Scene) -> None:
    """Looking at a private table as a stranger, in every way."""
    table, other = await scene.pair(), await scene.pair()
    async with scene.unchanged(table):
        for path in (
            "",
            "/log",
            "/moments/1",
            "/record",
            "/analysis",
            "/statistics",
            "/verify",
            "/scene",
            "/sheet.svg",
        ):
            await scene.refused("private", "GET", f"{table.path}{path}")
            headers = {"x_paddock_invitation": other.invitation}
            await scene.refused("bad-invitation", "GET", f"{table.path}{path}", **headers)
            await scene.refused("bad-token", "GET", f"{table.path}{path}", None, other.ann)
        await scene.refused("private", "POST", f"{table.path}/branches", {})
        await scene.refused("private", "POST", f"{table.path}/chat", {"text": "hello", "name": "Eve"})
        await scene.not_let_in("private", table)
        await scene.not_let_in("bad-invitation", table, invitation=other.invitation)
        await scene.not_let_in("bad-token", table, token=other.bob)
    listed = await scene.here.get("/api/tables?limit=100")
    hold(table.match not in {each["match"] for each in listed["tables"]}, "a private table is in the lobby")


async def looking_into_a_trial(scene: Scene) -> None:
    """Making branches to see what others hold: what one can't see is made up in each."""
    table = await scene.pair()
    truth = _hand(await scene.here.get(table.path, table.bob), 1)
    told: list[Any] = []
    async with scene.unchanged(table):
        for _ in range(TRIALS):
            made = await scene.here.post(f"{table.path}/branches", {}, table.ann)
            scene.tries += 1
            shown = await scene.here.ask("GET", f"/api/branches/{made['branch']}?seat=1", None, table.ann)
            told.append(_hand(shown.body, 1))
            for token in (table.bob, ""):
                await scene.refused("no-branch", "GET", f"/api/branches/{made['branch']}", None, token)
                steps = {"do": "seal", "seat": 0}
                await scene.refused("no-branch", "POST", f"/api/branches/{made['branch']}/decisions", steps, token)
                await scene.refused("no-branch", "DELETE", f"/api/branches/{made['branch']}", None, token)
    hold(truth not in told, "a trial shows the hand that Bob has")
    hold(len({msgspec.json.encode(each) for each in told}) > 1, "each trial shows the same hand")


def _hand(table_view: dict[str, Any], seat: int) -> Any:
    hand = next(robot for robot in table_view["view"]["robots"] if robot["seat"] == seat)["hand"]
    hold(isinstance(hand, list), f"no hand of seat {seat}")
    return sorted(hand)


async def looking_for_help_out_of_turn(scene: Scene) -> None:
    """Asking for a hint for another seat, as a spectator, or at a table that is not one's own."""
    table, other = await scene.pair(public=True), await scene.pair()
    async with scene.unchanged(table, other):
        await scene.refused("not-your-seat", "POST", "/api/hints", {"match": table.match, "seat": 1}, table.ann)
        await scene.refused("needs-token", "POST", "/api/hints", {"match": table.match, "seat": 1})
        await scene.refused("bad-token", "POST", "/api/hints", {"match": other.match}, table.ann)


async def looking_at_another_campaign(scene: Scene) -> None:
    """Going on with a campaign, or deleting it, without its key or with another's."""
    body = {"title": "classic_rally", "name": "C", "seats": [{"who": "me", "name": "Ann"}]}
    mine, other = [await scene.here.post("/api/campaigns", body) for _ in range(2)]
    path = f"/api/campaigns/{mine['campaign']}"
    for headers in ({}, {"x_paddock_campaign": other["key"]}, {"x_paddock_campaign": mine["key"][:-5] + "wrong"}):
        await scene.refused("bad-token", "POST", f"{path}/stage", {}, **headers)
        await scene.refused("bad-token", "DELETE", path, **headers)
    hold((await scene.there.get(path))["campaign"] == mine["campaign"], "the campaign is gone")
    save = (await scene.here.ask("GET", f"{path}/save")).body
    await scene.refused(
        "bad-campaign bad-save bad-data bad-request campaign", "POST", "/api/campaigns/import", {**save, "name": "D"}
    )


async def looking_as_a_guest_of_an_account(scene: Scene) -> None:
    """Using a session as a key, a key as a session, and one that was signed out."""
    table = await scene.pair()
    session = (await scene.here.post("/api/accounts", {"name": "Looker", "password": "open sesame 1"}))["token"]
    async with scene.unchanged(table):
        await scene.refused("private", "GET", table.path, None, session)
        await scene.refused("needs-token", "POST", f"{table.path}/key", {}, session)
        await scene.refused("needs-token", "GET", "/api/me", None, table.ann)
        await scene.refused("bad-account", "POST", "/api/sessions", {"name": "Looker", "password": "open sesame 2"})
        await scene.here.ask("DELETE", "/api/sessions", None, session)
        await scene.refused("bad-token", "GET", "/api/me", None, session)


CHEATS: Final = (
    looking_at_another_hand,
    looking_before_the_end,
    looking_into_a_private_table,
    looking_into_a_trial,
    looking_for_help_out_of_turn,
    looking_at_another_campaign,
    looking_as_a_guest_of_an_account,
)
