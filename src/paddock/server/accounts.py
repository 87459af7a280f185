"""Accounts, for those who want to find their games again on another device."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from paddock.core.names import fold_name
from paddock.server.context import AppContext
from paddock.server.errors import (
    BadAccountError,
    BadPasswordError,
    BadTokenError,
    NeedsTokenError,
    PoorPasswordError,
    TooManyRequestsError,
)
from paddock.server.identity import Identity
from paddock.server.names import checked_account_name
from paddock.server.tokens import session_hash, session_token
from paddock.store import Account, NameTakenError, NoSuchAccountError

MIN_PASSWORD_LENGTH: Final = 8
MAX_PASSWORD_LENGTH: Final = 200
ALL_ADDRESSES: Final = ""
"""By what a limit knows all addresses together."""
SESSION_SECONDS: Final = 90 * 86_400.0
"""Seconds for which a device stays signed in."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
"""Argon2id over 19 MiB, twice, on one core: what is advised at least. One check takes 21 ms; those of the library's
usual parameters (64 MiB, three times, four threads) took 200 ms of all cores, and tables waited."""


@cache
def _dummy_hash() -> str:
    """The hash of a password that nobody has: checking it takes as long as checking a real one."""
    return hash_password("nobody")


def hash_password(password: str) -> str:
    """What is kept of a password."""
    return _HASHER.hash(password)


async def account_of(context: AppContext, caller: Identity) -> str:
    """The name of the account that is signed in, or nothing; raises `BadTokenError` for a session that is over."""
    if caller.session is None:
        return ""
    session = await context.store.session(session_hash(caller.session))
    if session is None:
        raise BadTokenError()
    return session.account


async def require_account(context: AppContext, caller: Identity) -> str:
    """The name of the account that is signed in; raises `NeedsTokenError` if none is."""
    account = await account_of(context, caller)
    if not account:
        raise NeedsTokenError()
    return account


async def open_account(context: AppContext, caller: Identity, account_name: str, password: str) -> tuple[str, str]:
    """Opens an account and signs in; returns the account's name and the session's token.

    Whether a name is taken has to be told. So it costs as much as a name that is free, the hash of a password, and is
    told rarely: to one address, and to all of them together. Once they have been told too often nobody is told, also
    not of a free name, until a while has passed; a name that was free does not count for all."""
    context.password_rate_limit.take(caller.address)
    called = checked_account_name(account_name)
    _check_password(password)
    context.account_rate_limit.take(caller.address)
    context.name_rate_limit.take(ALL_ADDRESSES)
    try:
        account = await context.store.create_account(
            called, await context.password_hashing.run(hash_password, password)
        )
    except NameTakenError:
        raise
    except BaseException:
        context.name_rate_limit.refund(ALL_ADDRESSES)
        raise
    context.name_rate_limit.refund(ALL_ADDRESSES)
    return account.name, await _new_session(context, account)


async def sign_in(context: AppContext, caller: Identity, account_name: str, password: str) -> tuple[str, str]:
    """Signs in; returns the account's name and the session's token. Raises `BadAccountError` in any other case."""
    account = await _account_if_password_fits(context, caller, account_name, password)
    if account is None:
        raise BadAccountError()
    try:
        return account.name, await _new_session(context, account)
    except NoSuchAccountError:  # deleted, or its password changed, while we looked
        raise BadAccountError() from None


async def change_password(
    context: AppContext, caller: Identity, password: str, new_password: str, *, signs_out_others: bool
) -> str:
    """Changes the password of the account that is signed in, whose name is returned; with `signs_out_others` it is
    signed out everywhere else. Raises `BadPasswordError`."""
    account = await _account_with_password(context, caller, password, lambda: _check_password(new_password))
    new_hash = await context.password_hashing.run(hash_password, new_password)
    keep_session = session_hash(caller.session) if signs_out_others and caller.session is not None else None
    with _wrong_password_if_changed():
        await context.store.set_password(
            account.name, new_hash, expected_hash=account.password_hash, keep_session=keep_session
        )
    return account.name


async def delete_account(context: AppContext, caller: Identity, password: str) -> str:
    """Deletes the account that is signed in, whose name is returned; raises `BadPasswordError`."""
    account = await _account_with_password(context, caller, password)
    with _wrong_password_if_changed():
        await context.store.delete_account(account.name, expected_hash=account.password_hash)
    return account.name


async def _account_with_password(
    context: AppContext, caller: Identity, password: str, password_check: Callable[[], None] = lambda: None
) -> Account:
    """The account that is signed in, if this is its password. Guessing is as slow as at the door."""
    name = await require_account(context, caller)
    password_check()
    account = await _account_if_password_fits(context, caller, name, password)
    if account is None:
        raise BadPasswordError()
    return account


async def _account_if_password_fits(
    context: AppContext, caller: Identity, account_name: str, password: str
) -> Account | None:
    """The account of this name, if this is its password; raises `TooManyRequestsError`. An account that is not there
    takes as long."""
    own = _check_password_tries(context, caller, account_name)
    account = await context.store.account(account_name) if account_name.isprintable() else None
    known = account.password_hash if account is not None else _dummy_hash()
    if not await context.password_hashing.run(password_fits, known, password[:MAX_PASSWORD_LENGTH]):
        return None
    context.first_password_try_rate_limit.refund(own)
    return account


@contextlib.contextmanager
def _wrong_password_if_changed() -> Iterator[None]:
    """While something is done with a password that was right a moment ago."""
    try:
        yield
    except NoSuchAccountError:
        raise BadPasswordError() from None


def _check_password(password: str) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise PoorPasswordError(shortest=MIN_PASSWORD_LENGTH, longest=MAX_PASSWORD_LENGTH)


def _check_password_tries(context: AppContext, caller: Identity, account_name: str) -> str:
    """Raises `TooManyRequestsError` for one try too many from an address, or at a name. Whoever guesses at a name from
    many addresses is slowed down as one, but the first tries from any address are not: nobody can lock the owner
    out."""
    context.password_rate_limit.take(caller.address)
    called = fold_name(account_name[:100])
    own = f"{caller.address} {called}"
    try:
        context.first_password_try_rate_limit.take(own)
    except TooManyRequestsError:
        context.password_guess_rate_limit.take(called)
    else:
        with contextlib.suppress(TooManyRequestsError):
            context.password_guess_rate_limit.take(called)
    return own


def password_fits(password_hash: str, password: str) -> bool:
    try:
        return _HASHER.verify(password_hash, password)
    except (Argon2Error, InvalidHashError):
        return False


async def _new_session(context: AppContext, account: Account) -> str:
    token = session_token()
    expires = context.match_service.read_clock() / 1000 + SESSION_SECONDS
    await context.store.open_session(account.name, session_hash(token), expires, expected_hash=account.password_hash)
    return token
