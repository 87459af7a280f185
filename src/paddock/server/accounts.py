"""Accounts, for those who want to find their games again on another device."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from paddock.match.seats import checked_name
from paddock.server.caller import Caller
from paddock.server.errors import BadAccountError, BadTokenError, PoorPasswordError, TooManyError
from paddock.server.house import House
from paddock.server.tokens import session_hash, session_token
from paddock.store import NameTakenError
from paddock.store.kept import folded

SHORTEST: Final = 8
LONGEST: Final = 200
SESSION: Final = 90 * 86_400.0
"""Seconds for which a device stays signed in."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""Argon2id over 19 MiB, twice, on one core: what is advised at least. One check takes 21 ms; those of the library's
usual parameters (64 MiB, three times, four threads) took 200 ms of all cores, and tables waited."""


@cache
def _nobody() -> str:
    """The hash of a password that nobody has: checking it takes as long as checking a real one."""
    return hashed("nobody")


def hashed(password: str) -> str:
    """What is kept of a password."""
    return _HASHER.hash(password)


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
    if await house.store.account(called) is not None:
        raise NameTakenError(name=called)
    account = await house.store.create_account(called, await house.hashing.run(hashed, password))
    return await _signed_in(house, account.name)


async def sign_in(house: House, caller: Caller, name: str, password: str) -> tuple[str, str]:
    """Signs in; returns the account's name and the session's token. Raises `BadAccountError` in any other case."""
    own = _check_tries(house, caller, name)
    account = await house.store.account(name) if name.isprintable() else None
    known = account.password_hash if account is not None else _nobody()
    if not await house.hashing.run(fits, known, password[:LONGEST]) or account is None:
        raise BadAccountError()
    house.first_tries.give(own)
    return account.name, await _signed_in(house, account.name)


def _check_tries(house: House, caller: Caller, name: str) -> str:
    """Raises `TooManyError` for one try too many from an address, or at a name. Whoever guesses at a name from many
    addresses is slowed down as one, but the first tries from any address are not: nobody can lock the owner out."""
    house.passwords.take(caller.address)
    called = folded(name[:100])
    own = f"{caller.address} {called}"
    try:
        house.first_tries.take(own)
    except TooManyError:
        house.guesses.take(called)
    else:
        with contextlib.suppress(TooManyError):
            house.guesses.take(called)
    return own


def fits(known: str, password: str) -> bool:
    try:
        return _HASHER.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False


async def _signed_in(house: House, name: str) -> str:
    token = session_token()
    await house.store.open_session(name, session_hash(token), house.tables.clock() / 1000 + SESSION)
    return token
