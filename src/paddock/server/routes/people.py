"""Accounts: they are optional, and keep "my games" across devices."""

from __future__ import annotations

from typing import Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody

from paddock.server import lobby
from paddock.server.accounts import account_of, open_account, sign_in
from paddock.server.caller import Caller
from paddock.server.errors import NeedsTokenError
from paddock.server.house import House
from paddock.server.messages import Credentials
from paddock.server.routes.asked import TheCaller, TheHouse
from paddock.server.tokens import session_hash
from paddock.store import Filter

MOST_GAMES: Final = 200


@post("/api/accounts", summary="Open an account", tags=["people"])
async def accounts(house: TheHouse, caller: TheCaller, data: JSONBody[Credentials]) -> dict[str, Any]:
    """Opens an account and signs this device in."""
    return {"name": data.name, "token": await open_account(house, caller, data.name, data.password)}


@post("/api/sessions", summary="Sign in", tags=["people"])
async def sessions(house: TheHouse, caller: TheCaller, data: JSONBody[Credentials]) -> dict[str, Any]:
    """Signs this device in; the token goes into the `Authorization` header."""
    name, token = await sign_in(house, caller, data.name, data.password)
    return {"name": name, "token": token}


@delete("/api/sessions", summary="Sign out", tags=["people"])
async def sign_out(house: TheHouse, caller: TheCaller) -> None:
    """Signs this device out."""
    await _signed_in(house, caller)
    if caller.session is not None:
        await house.store.close_session(session_hash(caller.session))


@get("/api/me", summary="Who am I?", tags=["people"])
async def me(house: TheHouse, caller: TheCaller) -> dict[str, Any]:
    """The account that is signed in."""
    return {"name": await _signed_in(house, caller)}


@get("/api/me/games", summary="My games", tags=["people"])
async def my_games(house: TheHouse, caller: TheCaller) -> dict[str, Any]:
    """The tables at which the account sits or sat, youngest first; ask for a token at `/api/tables/{match}/key`."""
    account = await _signed_in(house, caller)
    seats: dict[str, list[int]] = {}
    for its in await house.store.seats(account):
        seats.setdefault(its.match, []).append(its.seat)
    found = await house.store.listings(Filter(account=account), MOST_GAMES)
    games = [{**lobby.shown(listed), "yours": sorted(seats[listed.match])} for listed in found if listed.match in seats]
    return {"name": account, "games": games}


async def _signed_in(house: House, caller: Caller) -> str:
    account = await account_of(house, caller)
    if not account:
        raise NeedsTokenError()
    return account


HANDLERS = [accounts, sessions, sign_out, me, my_games]
