"""Accounts, for those who want to find their games again on another device."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from paddock.core.names import fold_name
from paddock.server.caller import Caller
from paddock.server.errors import (
    BadAccountError,
    BadPasswordError,
    BadTokenError,
    NeedsTokenError,
    PoorPasswordError,
    TooManyError,
)
from paddock.server.house import House
from paddock.server.names import checked_account
from paddock.server.tokens import session_hash, session_token
from paddock.store import Account, NameTakenError, NoSuchAccountError

SHORTEST: Final = 8
LONGEST: Final = 200
EVERYBODY: Final = ""
"""By what a limit knows all addresses together."""
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


async def signed_in(house: House, caller: Caller) -> str:
    """The name of the account that is signed in; raises `NeedsTokenError` if none is."""
    account = await account_of(house, caller)
    if not account:
        raise NeedsTokenError()
    return account


async def open_account(house: House, caller: Caller, name: str, password: str) -> tuple[str, str]:
    """Opens an account and signs in; returns the account's name and the session's token.

    Whether a name is taken has to be told. So it costs as much as a name that is free, the hash of a password, and is
    told rarely: to one address, and to all of them together. Once they have been told too often nobody is told, also
    not of a free name, until a while has passed; a name that was free does not count for all."""
    house.passwords.take(caller.address)
    called = checked_account(name)
    _check_password(password)
    house.accounts.take(caller.address)
    house.names.take(EVERYBODY)
    try:
        account = await house.store.create_account(called, await house.hashing.run(hashed, password))
    except NameTakenError:
        raise
    except BaseException:
        house.names.give(EVERYBODY)
        raise
    house.names.give(EVERYBODY)
    return account.name, await _new_session(house, account)


async def sign_in(house: House, caller: Caller, name: str, password: str) -> tuple[str, str]:
    """Signs in; returns the account's name and the session's token. Raises `BadAccountError` in any other case."""
    account = await _proved(house, caller, name, password)
    if account is None:
        raise BadAccountError()
    try:
        return account.name, await _new_session(house, account)
    except NoSuchAccountError:  # deleted, or its password changed, while we looked
        raise BadAccountError() from None


async def change_password(house: House, caller: Caller, password: str, new: str, *, others: bool) -> str:
    """Changes the password of the account that is signed in, whose name is returned; with `others` it is signed out
    everywhere else. Raises `BadPasswordError`."""
    account = await _own(house, caller, password, lambda: _check_password(new))
    known = await house.hashing.run(hashed, new)
    keep = session_hash(caller.session) if others and caller.session is not None else None
    with _still_good():
        await house.store.set_password(account.name, known, known=account.password_hash, keep=keep)
    return account.name


async def delete_account(house: House, caller: Caller, password: str) -> str:
    """Deletes the account that is signed in, whose name is returned; raises `BadPasswordError`."""
    account = await _own(house, caller, password)
    with _still_good():
        await house.store.delete_account(account.name, known=account.password_hash)
    return account.name


async def _own(house: House, caller: Caller, password: str, check: Callable[[], None] = lambda: None) -> Account:
    """The account that is signed in, if this is its password. Guessing is as slow as at the door."""
    name = await signed_in(house, caller)
    check()
    account = await _proved(house, caller, name, password)
    if account is None:
        raise BadPasswordError()
    return account


async def _proved(house: House, caller: Caller, name: str, password: str) -> Account | None:
    """The account of this name, if this is its password; raises `TooManyError`. An account that is not there takes as
    long."""
    own = _check_tries(house, caller, name)
    account = await house.store.account(name) if name.isprintable() else None
    known = account.password_hash if account is not None else _nobody()
    if not await house.hashing.run(fits, known, password[:LONGEST]):
        return None
    house.first_tries.give(own)
    return account


@contextlib.contextmanager
def _still_good() -> Iterator[None]:
    """While something is done with a password that was right a moment ago."""
    try:
        yield
    except NoSuchAccountError:
        raise BadPasswordError() from None


def _check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise PoorPasswordError(shortest=SHORTEST, longest=LONGEST)


def _check_tries(house: House, caller: Caller, name: str) -> str:
    """Raises `TooManyError` for one try too many from an address, or at a name. Whoever guesses at a name from many
    addresses is slowed down as one, but the first tries from any address are not: nobody can lock the owner out."""
    house.passwords.take(caller.address)
    called = fold_name(name[:100])
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


async def _new_session(house: House, account: Account) -> str:
    token = session_token()
    expires = house.tables.clock() / 1000 + SESSION
    await house.store.open_session(account.name, session_hash(token), expires, known=account.password_hash)
    return token
