"""Whoever steals the database: what is not in it, and how all that they could make of it becomes worthless."""

from __future__ import annotations

import asyncio
from pathlib import Path

from paddock.server.tokens import Signer
from tests.patience import PATIENCE
from tests.server.guests import Hall, hall

PASSWORD = "open sesame, said Ann"


async def evening(at: Hall) -> tuple[str, dict[str, str]]:
    """Ann, who has an account, plays with Bob, who has none: the match, and all that they would not show anybody."""
    session = (await at.post("/api/accounts", {"name": "Ann", "password": PASSWORD}))["token"]
    seats = [{"who": "me", "name": "Ann"}, {"who": "link"}]
    opened = await at.post("/api/tables", {"title": "roborally", "seats": seats}, session)
    match, invitation = opened["match"], opened["invitation"]
    bob = await at.post(f"/api/tables/{match}/seats", {"name": "Bob", "invitation": invitation})
    return match, {
        "password": PASSWORD,
        "session": session,
        "token": opened["token"],
        "guest": bob["token"],
        "invitation": invitation,
    }


def test_a_stolen_store_holds_no_password_session_token_or_invitation(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), hall(tmp_path) as at:
            _, secrets = await evening(at)
            await at.post("/api/sessions", {"name": "Ann", "password": PASSWORD})
            stolen = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert b"Bob" in stolen, "it is the true store that is searched"
            for name, secret in secrets.items():
                assert secret.encode() not in stolen, name
                assert secret[4:].encode() not in stolen, name

    asyncio.run(run())


def test_a_new_secret_makes_all_that_a_thief_can_sign_worthless(tmp_path: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with hall(tmp_path) as at:
                match, secrets = await evening(at)
                forged = Signer(await at.context.store.ensure_secret_key("seat-tokens")).seat_token(match, [1], 0)
                table = f"/api/tables/{match}"
                assert (await at.get(table, forged))["yours"]["seats"] == [1], "the key lies in the store"
            async with hall(tmp_path, secret="a secret that is in no store") as at:
                for token in (forged, secrets["token"], secrets["guest"]):
                    assert (await at.ask("GET", table, None, token)).json()["code"] == "bad-token"
                new = (await at.post(f"{table}/key", {}, secrets["session"]))["token"]
                assert (await at.get(table, new))["yours"]["seats"] == [0], "who has an account comes back by it"

    asyncio.run(run())
