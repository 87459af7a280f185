"""Cheats with names and accounts: being taken for somebody else, and using an account that is not one's own."""

from __future__ import annotations

from typing import Final

from tools.torture.ground import hold
from tools.torture.scene import Scene

LOOKALIKES: Final = ("Ann", "ann", " Ann ", "Ａnn", "Аnn")
"""The same name, in other capitals, with spaces, in full width, with a letter of another alphabet."""
PASSWORD: Final = "open sesame 1"


async def being_taken_for_another(scene: Scene) -> None:
    """Sitting down or speaking under a name that looks like that of somebody who sits there."""
    seats = [{"who": "me", "name": "Ann"}, {"who": "link"}, {"who": "link"}]
    table = await scene.opened(seats, public=True)
    async with scene.unchanged(table):
        for name in LOOKALIKES:
            await scene.refused("name-at-table", "POST", f"{table.path}/seats", {"name": name})
            await scene.refused("name-at-table", "POST", f"{table.path}/chat", {"name": name, "text": "I am Ann"})
        for name in ("", "\u200b", "\u3164", "\u202eAnn", "Ann\x00"):
            await scene.refused("bad-name", "POST", f"{table.path}/chat", {"name": name, "text": "hello"})


async def taking_another_account(scene: Scene) -> None:
    """Opening an account whose name is taken or looks like another; signing in, changing a password or deleting
    without knowing it."""
    name = f"Owner {scene.tries}"
    session = (await scene.here.post("/api/accounts", {"name": name, "password": PASSWORD}))["token"]
    for taken in (name, name.upper(), name.replace("O", "Ｏ")):
        await scene.refused("name-taken", "POST", "/api/accounts", {"name": taken, "password": "open sesame 3"})
    await scene.refused("bad-name", "POST", "/api/accounts", {"name": name.replace("O", "О"), "password": PASSWORD})
    for wrong in ("", "open sesame 2", PASSWORD + " ", PASSWORD.upper()):
        await scene.refused("bad-account", "POST", "/api/sessions", {"name": name, "password": wrong})
        new = {"password": wrong, "new": "open sesame 4"}
        await scene.refused("bad-password", "POST", "/api/me/password", new, session)
        await scene.refused("bad-password", "POST", "/api/me/delete", {"password": wrong}, session)
    for path in ("/api/me/password", "/api/me/delete"):
        body = {"password": PASSWORD, **({"new": "open sesame 4"} if path.endswith("word") else {})}
        await scene.refused("needs-token", "POST", path, body)
    hold((await scene.there.get("/api/me", session))["name"] == name, "the account is no longer its owner's")


async def staying_signed_in(scene: Scene) -> None:
    """Going on with a session after its account was signed out everywhere, got another password, or was deleted."""
    name = f"Leaver {scene.tries}"
    credentials = {"name": name, "password": PASSWORD}
    first = (await scene.here.post("/api/accounts", credentials))["token"]
    lost = (await scene.there.post("/api/sessions", credentials))["token"]
    await scene.here.post("/api/me/password", {"password": PASSWORD, "new": "open sesame 5"}, first)
    await scene.refused("bad-token", "GET", "/api/me", None, lost)
    await scene.refused("bad-account", "POST", "/api/sessions", credentials)
    await scene.there.ask("DELETE", "/api/me/sessions", None, first)
    await scene.refused("bad-token", "GET", "/api/me/games", None, first)
    again = (await scene.here.post("/api/sessions", {"name": name, "password": "open sesame 5"}))["token"]
    await scene.here.post("/api/me/delete", {"password": "open sesame 5"}, again)
    await scene.refused("bad-token", "GET", "/api/me", None, again)
    await scene.refused("bad-account", "POST", "/api/sessions", {"name": name, "password": "open sesame 5"})
    await scene.refused("name-taken", "POST", "/api/accounts", credentials)


CHEATS: Final = (being_taken_for_another, taking_another_account, staying_signed_in)
