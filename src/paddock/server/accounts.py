"""Accounts, for those who want to find their games again on another device."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from paddock.match.seats import checked_name
from paddock.server.caller import Caller
from paddock.server.errors import BadAccountError, BadTokenError, PoorPasswordError
from paddock.server.house import House
from paddock.server.tokens import session_hash, session_token

SHORTEST: Final = 8
LONGEST: Final = 200
SESSION: Final = 90 * 86_400.0
"""Seconds for which a device stays signed in."""

_HASHER: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """The hash of a password that nobody has: checking it takes as long as checking a real one."""
    return _HASHER.hash("nobody")


async def account_of(house: House, caller: Caller) -> str:
    """The name of the account that is signed in, or nothing; raises `BadTokenError` for a session that is over."""
    if caller.session is None:
        return ""
    session = await house.store.session(session_hash(caller.session))
    if session is None:
        raise BadTokenError()
    return session.account


async def open_account(house: House, caller: Caller, name: str, password: str) -> str:
    """Opens an account and signs in; returns the session's token."""
    house.passwords.take(caller.address)
    called = checked_name(name)
    if not SHORTEST <= len(password) <= LONGEST:
        raise PoorPasswordError(shortest=SHORTEST, longest=LONGEST)
    hashed = await asyncio.to_thread(_HASHER.hash, password)
    account = await house.store.create_account(called, hashed)
    return await _signed_in(house, account.name)


async def sign_in(house: House, caller: Caller, name: str, password: str) -> tuple[str, str]:
    """Signs in; returns the account's name and the session's token. Raises `BadAccountError` in any other case."""
    house.passwords.take(caller.address)
    house.passwords.take("name " + name[:100].casefold())
    account = await house.store.account(name) if name.isprintable() else None
    known = account.password_hash if account is not None else _nobody()
    if not await asyncio.to_thread(_fits, known, password[:LONGEST]) or account is None:
        raise BadAccountError()
    return account.name, await _signed_in(house, account.name)


def _fits(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False


async def _signed_in(house: House, name: str) -> str:
    token = session_token()
    await house.store.open_session(name, session_hash(token), house.tables.clock() / 1000 + SESSION)
    return token
