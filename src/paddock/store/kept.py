"""What a store keeps besides rows: how a match stands in the lobby, accounts, sessions and seats."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

import msgspec


class Notice(NamedTuple):
    """Rows up to this number are there. Several notices of one match may come as one."""

    match: str
    number: int


class Listing(msgspec.Struct, frozen=True):
    """How a match stands in the lobby. The store filters by the first three; `data` is JSON that it never reads."""

    title: str
    status: str
    public: bool = True
    data: bytes = b"{}"


class Listed(msgspec.Struct, frozen=True):
    """A listing with what the store knows of its match; times are seconds since 1970."""

    match: str
    listing: Listing
    created: float
    changed: float


class Filter(msgspec.Struct, frozen=True):
    """Which listings are wanted; what is left empty does not matter.

    >>> Filter(status=("open", "running"), public=True).title is None
    True
    """

    status: tuple[str, ...] = ()
    title: str | None = None
    public: bool | None = None
    account: str | None = None


class Account(msgspec.Struct, frozen=True):
    """Somebody who keeps their games; the password only as the hash that was handed in."""

    name: str
    password_hash: str
    created: float


class Session(msgspec.Struct, frozen=True):
    """A device that is signed in, until `expires`. The token itself is never kept, only its hash."""

    token_hash: str
    account: str
    created: float
    expires: float


class Seat(msgspec.Struct, frozen=True):
    """A seat that belongs to an account."""

    match: str
    seat: int
    account: str


def folded(name: str) -> str:
    """The form in which names are compared, so that nobody can pass for another by letters that look the same.

    >>> folded("Anna") == folded("ANNA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
