"""Cheats of those who come in: keys of others, forged or void, invitations that are no longer good, a host's rights."""

from __future__ import annotations

import base64
from typing import Any, Final

import msgspec
from tests.server.guests import closed_with
from tools.torture.ground import hold
from tools.torture.scene import Scene, Table

BOTH: Final = [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Bob"}]
VOID: Final = "bad-token"


async def holding_another_key(scene: Scene) -> None:
    """Coming with the key of another table, an invitation as a key, or none that was made here."""
    table, other = await scene.pair(), await scene.pair()
    do = {"do": (await scene.legal(table, table.ann))[0]}
    keys = [
        other.ann,
        other.bob,
        table.ann[:-2] + "xx",
        table.invitation,
        "ps1..",
        "ps1.a.b",
        "nonsense",
        table.ann + "=",
    ]
    async with scene.unchanged(table, other):
        for key in keys:
            await scene.refused(VOID, "POST", f"{table.path}/decisions", do, key)
            await scene.refused(VOID, "GET", table.path, None, key)
            await scene.not_let_in(VOID, table, token=key)


async def forging_a_key(scene: Scene) -> None:
    """Changing what a key says (its seats, its table, whether it is the host's) under its old signature."""
    table, other = await scene.pair(), await scene.pair()
    body, _, signature = table.bob.removeprefix("ps1.").partition(".")
    said = msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    changes: list[dict[str, Any]] = [
        {"seats": [0]},
        {"seats": [0, 1]},
        {"host": True},
        {"issued": 10**9},
        {"match": other.match},
        {"id": "0" * 16},
    ]
    async with scene.unchanged(table, other):
        for change in changes:
            written = base64.urlsafe_b64encode(msgspec.json.encode({**said, **change})).rstrip(b"=").decode()
            for at in (table, other):
                await scene.refused(VOID, "GET", at.path, None, f"ps1.{written}.{signature}")
                await scene.refused(VOID, "POST", f"{at.path}/close", {}, f"ps1.{written}.")


async def coming_by_a_revoked_invitation(scene: Scene) -> None:
    """Coming by an invitation that was revoked at another server, or that is for another table."""
    table, other = await scene.opened(), await scene.opened()
    await scene.here.post(f"{table.path}/invitations/revoke", {"invitation": table.invitation}, table.ann)
    async with scene.unchanged(table, other):
        for invitation in (table.invitation, other.invitation, "pi1.abc", table.invitation[:-1]):
            await scene.refused(
                "bad-invitation", "POST", f"{table.path}/seats", {"name": "Eve", "invitation": invitation}
            )
            await scene.refused("bad-invitation", "GET", table.path, x_paddock_invitation=invitation)
            await scene.not_let_in("bad-invitation", table, invitation=invitation)
        await scene.refused("private", "POST", f"{table.path}/seats", {"name": "Eve"})


async def using_a_key_that_was_changed(scene: Scene) -> None:
    """Going on with a key that was changed at another server: asking, deciding, changing it again, an open socket."""
    table = await scene.pair()
    do = {"do": (await scene.legal(table, table.ann))[0]}
    async with scene.socket(table, table.ann, scene.there) as lost:
        new = (await scene.here.post(f"{table.path}/key", {}, table.ann))["token"]
        async with scene.unchanged(table):
            for path in ("decisions", "take_back", "key", "invitations", "close", "rematch", "resign"):
                body = do if path == "decisions" else {}
                await scene.refused(VOID, "POST", f"{table.path}/{path}", body, table.ann)
            await scene.refused(VOID, "GET", table.path, None, table.ann)
            await scene.not_let_in(VOID, table, token=table.ann)
        hold(await closed_with(lost) == 4401, "a socket with a void key is left open")
    hold((await scene.there.get(table.path, new))["yours"]["host"], "the new key is not the host's")


async def coming_by_the_old_table(scene: Scene) -> None:
    """Getting a fresh key by the old table after the key was changed at the new one; a rematch of what goes on."""
    table = await scene.pair()
    async with scene.unchanged(table):
        await scene.refused("others-play", "POST", f"{table.path}/rematch", {}, table.ann)
        await scene.refused("needs-token", "POST", f"{table.path}/rematch", {})
    await scene.here.post(f"{table.path}/resign", {}, table.ann)
    again = await scene.here.post(f"{table.path}/rematch", {}, table.ann)
    await scene.there.post(f"/api/tables/{again['match']}/key", {}, again["token"])
    new = Table({**again, "invitation": ""})
    async with scene.unchanged(table, new):
        await scene.refused(VOID, "POST", f"{table.path}/rematch", {}, table.ann)
        await scene.refused(VOID, "GET", new.path, None, again["token"])
        await scene.refused(VOID, "GET", new.path, None, table.ann)


async def using_a_lost_device(scene: Scene) -> None:
    """Using the key of a device after its owner has taken another by their account."""
    name = f"Loser{scene.tries}"
    session = (await scene.here.post("/api/accounts", {"name": name, "password": "open sesame 1"}))["token"]
    table = await scene.opened([{"who": "me", "name": name}, {"who": "link"}], session)
    await scene.there.post(f"{table.path}/key", {}, session)
    async with scene.unchanged(table):
        await scene.refused(VOID, "GET", table.path, None, table.ann)
        await scene.refused(VOID, "POST", f"{table.path}/close", {}, table.ann)
        await scene.refused(VOID, "POST", f"{table.path}/key", {}, table.ann)


async def keeping_a_seat_that_was_left(scene: Scene) -> None:
    """Using the key of a seat that one has left, once somebody else sits there."""
    table = await scene.opened()
    sit = {"name": "Bob", "invitation": table.invitation}
    bob = (await scene.here.post(f"{table.path}/seats", sit))["token"]
    await scene.here.ask("DELETE", f"{table.path}/seats/1", None, bob)
    await scene.here.post(f"{table.path}/seats", {**sit, "name": "Cid"})
    async with scene.unchanged(table):
        await scene.refused(VOID, "DELETE", f"{table.path}/seats/1", None, bob)
        await scene.refused(VOID, "GET", table.path, None, bob)
        await scene.refused(VOID, "POST", f"{table.path}/start", {}, bob)


async def acting_as_host(scene: Scene) -> None:
    """Closing a table, freeing seats or bringing bots without being its host; closing while others play."""
    table = await scene.opened([*BOTH[:1], {"who": "link"}, {"who": "link"}])
    sit = {"name": "Bob", "invitation": table.invitation}
    bob = (await scene.here.post(f"{table.path}/seats", sit))["token"]
    async with scene.unchanged(table):
        for token, code in ((bob, "not-host"), ("", "needs-token")):
            await scene.refused(code, "POST", f"{table.path}/close", {}, token)
        for token, code in ((bob, "not-your-seat"), ("", "needs-token")):
            await scene.refused(code, "DELETE", f"{table.path}/seats/0", None, token)
        await scene.refused("not-host", "POST", f"{table.path}/seats", {"bot": "random", "seat": 2}, bob)
        bot = {"bot": "random", "seat": 2, "invitation": table.invitation}
        await scene.refused("not-host", "POST", f"{table.path}/seats", bot)
        await scene.refused("needs-token", "POST", f"{table.path}/start", {})
        await scene.refused("needs-token", "POST", f"{table.path}/invitations", {})
        await scene.refused("needs-token", "POST", f"{table.path}/invitations/revoke", {"invitation": table.invitation})
        await scene.refused("needs-token", "POST", f"{table.path}/key", {})
    playing = await scene.pair()
    async with scene.unchanged(playing):
        await scene.refused("others-play", "POST", f"{playing.path}/close", {}, playing.ann)
        await scene.refused("not-host", "POST", f"{playing.path}/close", {}, playing.bob)
        for token in (playing.ann, playing.bob):
            await scene.refused("started", "DELETE", f"{playing.path}/seats/1", None, token)


async def taking_a_seat_that_is_taken(scene: Scene) -> None:
    """Sitting on another's seat, at a full table, or once the game has begun."""
    table = await scene.opened([*BOTH[:1], {"who": "link"}, {"who": "link"}])
    sit = {"name": "Eve", "invitation": table.invitation}
    async with scene.unchanged(table):
        await scene.refused("seat-taken", "POST", f"{table.path}/seats", {**sit, "seat": 0})
        await scene.refused("no-such-seat", "POST", f"{table.path}/seats", {**sit, "seat": 9})
        await scene.refused("bad-name", "POST", f"{table.path}/seats", {**sit, "name": "\u202eAnn"})
        await scene.refused("bad-name", "POST", f"{table.path}/seats", {**sit, "name": " "})
    playing = await scene.pair()
    async with scene.unchanged(playing):
        wish = {"name": "Eve", "invitation": playing.invitation}
        await scene.refused("started", "POST", f"{playing.path}/seats", wish)
        await scene.refused("started", "POST", f"{playing.path}/start", {}, playing.bob)


async def coming_from_another_site(scene: Scene) -> None:
    """A page of another site acts in a browser that has a key, or calls the server by a name that is not its own."""
    table = await scene.pair()
    do = {"do": (await scene.legal(table, table.ann))[0]}
    async with scene.unchanged(table):
        for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1.evil.example"):
            await scene.refused("bad-origin", "POST", f"{table.path}/decisions", do, table.ann, origin=origin)
        await scene.refused("bad-host", "POST", f"{table.path}/decisions", do, table.ann, host="evil.example")


CHEATS: Final = (
    holding_another_key,
    forging_a_key,
    coming_by_a_revoked_invitation,
    using_a_key_that_was_changed,
    coming_by_the_old_table,
    using_a_lost_device,
    keeping_a_seat_that_was_left,
    acting_as_host,
    taking_a_seat_that_is_taken,
    coming_from_another_site,
)
