"""Accounts: they are optional, and keep "my games" across devices."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from paddock.server import accounts, lobby
from paddock.server.accounts import require_account
from paddock.server.answers.accounts import AccountDevices, AccountGames, AccountInfo, AccountName, SignedIn
from paddock.server.answers.tables import AccountTable
from paddock.server.requests import Credentials, CurrentPassword, NewPassword
from paddock.server.routes.parameters import Caller, Context
from paddock.server.tokens import session_hash
from paddock.store import ListingFilter

MAX_GAMES: Final = 200


@post("/api/accounts", summary="Open an account", tags=["people"])
async def open_account(context: Context, caller: Caller, data: JSONBody[Credentials]) -> SignedIn:
    """Opens an account and signs this device in."""
    name, token = await accounts.open_account(context, caller, data.name, data.password)
    return {"name": name, "token": token}


@post("/api/sessions", summary="Sign in", tags=["people"])
async def sign_in(context: Context, caller: Caller, data: JSONBody[Credentials]) -> SignedIn:
    """Signs this device in; the token goes into the `Authorization` header."""
    name, token = await accounts.sign_in(context, caller, data.name, data.password)
    return {"name": name, "token": token}


@delete("/api/sessions", summary="Sign out", tags=["people"])
async def sign_out(context: Context, caller: Caller) -> None:
    """Signs this device out."""
    await require_account(context, caller)
    if caller.session is not None:
        await context.store.close_session(session_hash(caller.session))


@get("/api/me", summary="Who am I?", tags=["people"])
async def my_account(context: Context, caller: Caller) -> AccountInfo:
    """The account that is signed in, on how many devices, and how many tables are kept for it."""
    account = await require_account(context, caller)
    tables = {its.match for its in await context.store.seats(account)}
    return {"name": account, "devices": len(await context.store.sessions(account)), "tables": len(tables)}


@post("/api/me/password", summary="Change the password", tags=["people"], status_code=200)
async def change_password(context: Context, caller: Caller, data: JSONBody[NewPassword]) -> AccountDevices:
    """Asks for the old one. All other devices are signed out, unless `others` is false; keys to seats that they hold
    stay good until they are changed at each table (`/api/tables/{match}/key`)."""
    name = await accounts.change_password(context, caller, data.password, data.new, signs_out_others=data.others)
    return {"name": name, "devices": len(await context.store.sessions(name))}


@delete("/api/me/sessions", summary="Sign out everywhere", tags=["people"])
async def sign_out_everywhere(context: Context, caller: Caller) -> None:
    """Signs all devices of the account out, this one too."""
    await context.store.close_sessions(await require_account(context, caller))


@post("/api/me/delete", summary="Delete the account", tags=["people"], status_code=200)
async def delete_account(context: Context, caller: Caller, data: JSONBody[CurrentPassword]) -> AccountName:
    """Asks for the password. The account goes, with its sign-ins, the list of its games and its name in lists of
    records; nobody can open another one of this name. Its seats stay those of whoever has their keys, and what was
    typed at tables stays in the logs of their matches."""
    return {"name": await accounts.delete_account(context, caller, data.password)}


@get("/api/me/games", summary="My games", tags=["people"])
async def my_games(context: Context, caller: Caller) -> AccountGames:
    """The tables at which the account sits or sat, youngest first; ask for a token at `/api/tables/{match}/key`."""
    account = await require_account(context, caller)
    seats: dict[str, list[int]] = {}
    for its in await context.store.seats(account):
        seats.setdefault(its.match, []).append(its.seat)
    listings = await context.store.listings(ListingFilter(account=account), MAX_GAMES)
    games: list[AccountTable] = [
        {**lobby.listing_json(listed), "yours": sorted(seats[listed.match])}
        for listed in listings
        if listed.match in seats
    ]
    return {"name": account, "games": games}
