"""Accounts: they are optional, and keep "my games" across devices."""

from __future__ import annotations

from typing import Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody

from paddock.server import lobby
from paddock.server.accounts import change_password, delete_account, open_account, require_account, sign_in
from paddock.server.messages import Credentials, NewPassword, Proof
from paddock.server.routes.asked import CallerIdentity, Context
from paddock.server.tokens import session_hash
from paddock.store import ListingFilter

MOST_GAMES: Final = 200


@post("/api/accounts", summary="Open an account", tags=["people"])
async def accounts(context: Context, caller: CallerIdentity, data: JSONBody[Credentials]) -> dict[str, Any]:
    """Opens an account and signs this device in."""
    name, token = await open_account(context, caller, data.name, data.password)
    return {"name": name, "token": token}


@post("/api/sessions", summary="Sign in", tags=["people"])
async def sessions(context: Context, caller: CallerIdentity, data: JSONBody[Credentials]) -> dict[str, Any]:
    """Signs this device in; the token goes into the `Authorization` header."""
    name, token = await sign_in(context, caller, data.name, data.password)
    return {"name": name, "token": token}


@delete("/api/sessions", summary="Sign out", tags=["people"])
async def sign_out(context: Context, caller: CallerIdentity) -> None:
    """Signs this device out."""
    await require_account(context, caller)
    if caller.session is not None:
        await context.store.close_session(session_hash(caller.session))


@get("/api/me", summary="Who am I?", tags=["people"])
async def me(context: Context, caller: CallerIdentity) -> dict[str, Any]:
    """The account that is signed in, on how many devices, and how many tables are kept for it."""
    account = await require_account(context, caller)
    tables = {its.match for its in await context.store.seats(account)}
    return {"name": account, "devices": len(await context.store.sessions(account)), "tables": len(tables)}


@post("/api/me/password", summary="Change the password", tags=["people"], status_code=200)
async def password(context: Context, caller: CallerIdentity, data: JSONBody[NewPassword]) -> dict[str, Any]:
    """Asks for the old one. All other devices are signed out, unless `others` is false; keys to seats that they hold
    stay good until they are changed at each table (`/api/tables/{match}/key`)."""
    name = await change_password(context, caller, data.password, data.new, others=data.others)
    return {"name": name, "devices": len(await context.store.sessions(name))}


@delete("/api/me/sessions", summary="Sign out everywhere", tags=["people"])
async def sign_out_everywhere(context: Context, caller: CallerIdentity) -> None:
    """Signs all devices of the account out, this one too."""
    await context.store.close_sessions(await require_account(context, caller))


@post("/api/me/delete", summary="Delete the account", tags=["people"], status_code=200)
async def delete_me(context: Context, caller: CallerIdentity, data: JSONBody[Proof]) -> dict[str, Any]:
    """Asks for the password. The account goes, with its sign-ins, the list of its games and its name in lists of
    records; nobody can open another one of this name. Its seats stay those of whoever has their keys, and what was
    typed at tables stays in the logs of their matches."""
    return {"name": await delete_account(context, caller, data.password)}


@get("/api/me/games", summary="My games", tags=["people"])
async def my_games(context: Context, caller: CallerIdentity) -> dict[str, Any]:
    """The tables at which the account sits or sat, youngest first; ask for a token at `/api/tables/{match}/key`."""
    account = await require_account(context, caller)
    seats: dict[str, list[int]] = {}
    for its in await context.store.seats(account):
        seats.setdefault(its.match, []).append(its.seat)
    found = await context.store.listings(ListingFilter(account=account), MOST_GAMES)
    games = [
        {**lobby.listing_json(listed), "yours": sorted(seats[listed.match])}
        for listed in found
        if listed.match in seats
    ]
    return {"name": account, "games": games}


HANDLERS = [accounts, sessions, sign_out, me, password, sign_out_everywhere, delete_me, my_games]
