"""What a store keeps besides rows: listings of the lobby, accounts, sessions, seats, and results that are ranked."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec

DELETED_NAME: Final = "—"
"""The name of whoever had an account that was deleted."""


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


class StoredListing(msgspec.Struct, frozen=True):
    """A listing with what the store knows of its match; times are seconds since 1970."""

    match: str
    listing: Listing
    created: float
    changed: float


class ListingFilter(msgspec.Struct, frozen=True):
    """Which listings are wanted; what is left empty does not matter.

    >>> ListingFilter(status=("open", "running"), public=True).title is None
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


class AccountSeat(msgspec.Struct, frozen=True):
    """A seat that belongs to an account."""

    match: str
    seat: int
    account: str


class RankedResult(msgspec.Struct, frozen=True):
    """What somebody has done in a match: of two values in one category the lower is better. `day`: the date of the
    challenge that it was done in, or nothing. `holder` is whose it is, in the form in which names are compared. `data`
    and `trace` are JSON that the store never reads; a list comes without traces. `public`: whether anybody may watch
    the match."""

    match: str
    seat: int
    category: str
    title: str
    day: str
    value: int
    holder: str
    name: str
    at: float
    data: bytes = b"{}"
    trace: bytes = b""
    public: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """Those among whom a result is ranked: one category, or the challenge of one day, whatever the category. Of each
    holder the best counts; of a day, the first."""

    title: str
    category: str = ""
    day: str = ""


class CategoryStanding(msgspec.Struct, frozen=True):
    """How a category stands: its best result, and how many people have set one."""

    best: RankedResult
    holders: int


def name_hash(folded_name: str) -> str:
    """What is kept of the folded name of an account that was deleted."""
    return hashlib.sha256(folded_name.encode()).hexdigest()


def anonymous_holder(folded_name: str) -> str:
    """Whose results those of a deleted account are."""
    return f"@{name_hash(folded_name)[:16]}"
