"""The store's contract: an append-only log of rows for each match, and what a lobby needs to find its way.

The store knows nothing of games. A row is JSON that it never reads; rows of a match are numbered 1, 2, 3 … without
gaps, and no row is ever changed or doubled, whatever process dies at whatever moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from paddock.store.models import (
    Account,
    AccountSeat,
    CategoryStanding,
    Leaderboard,
    Listing,
    ListingFilter,
    RankedResult,
    Session,
    StoredListing,
)
from paddock.store.notifications import Subscription


class Store(Protocol):
    """A log on disk. While the database is locked or gone, every call waits and then raises `StoreUnavailableError`."""

    @property
    def location(self) -> str:
        """Where the store is, fit to be shown: without a password."""

    # -- the log -----------------------------------------------------------------------------------------------

    async def create_match(self, match: str, rows: Sequence[bytes], listing: Listing) -> None:
        """Begins a match with at least one row; `ConflictError` if it exists."""

    async def append_rows(self, match: str, number: int, rows: Sequence[bytes], listing: Listing | None = None) -> None:
        """Adds rows as `number`, `number + 1` …, all or none, and returns when they will outlast a loss of power.

        `ConflictError` if one of these numbers is taken, or if `number - 1` is not there.
        """

    async def advance_running_time(self, at_least: int) -> int:
        """How long the store has been served, in milliseconds: it goes on to `at_least` unless another process has
        brought it further, never goes back, and stands while nobody calls this."""

    async def read_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[tuple[int, bytes]]:
        """The rows with `after < number <= upto`, in order."""

    async def last_row_number(self, match: str) -> int:
        """The number of the last row; 0 if there is no such match."""

    # -- snapshots ---------------------------------------------------------------------------------------------

    async def save_snapshot(self, match: str, number: int, data: bytes) -> None:
        """Keeps the position after row `number`. Of those that lie close together some make room, so that their number
        grows with the match but the way from one to the next does not."""

    async def latest_snapshot(self, match: str, upto: int | None = None) -> tuple[int, bytes] | None:
        """The latest snapshot, or the latest that is not after `upto`."""

    async def snapshot_numbers(self, match: str) -> list[int]:
        """The numbers of the rows after which there is a snapshot."""

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def set_listing(self, match: str, listing: Listing) -> None:
        """Changes how a match stands in the lobby without adding a row."""

    async def listing(self, match: str) -> StoredListing | None:
        """How one match stands in the lobby."""

    async def listings(
        self, which: ListingFilter = ..., limit: int = 50, after: str | None = None
    ) -> list[StoredListing]:
        """Listings, the youngest match first; the next page comes `after` the last match of this one."""

    # -- people ------------------------------------------------------------------------------------------------

    async def create_account(self, name: str, password_hash: str) -> Account:
        """Opens an account; `NameTakenError` if the name is in use, capitals and the like apart."""

    async def account(self, name: str) -> Account | None:
        """The account with this name, however it is written."""

    async def set_password(
        self, name: str, password_hash: str, *, known: str | None = None, keep: str | None = ""
    ) -> None:
        """Changes a password and ends all sessions of the account but `keep`, or none of them (None).
        `NoSuchAccountError` if there is none, or if its hash is no longer the one that is `known`."""

    async def delete_account(self, name: str, *, known: str | None = None) -> None:
        """Removes an account with its sessions and its hold on seats; its name is left to nobody. The matches stay, and
        its results without its name. `NoSuchAccountError` if its hash is no longer the one that is `known`."""

    async def open_session(self, name: str, token_hash: str, expires: float, *, known: str | None = None) -> None:
        """Signs a device in until `expires` (seconds since 1970); `NoSuchAccountError` if there is no account, or if
        its hash is no longer the one that is `known`."""

    async def session(self, token_hash: str) -> Session | None:
        """The session of a token, if it is neither over nor revoked."""

    async def sessions(self, name: str) -> list[Session]:
        """The devices on which an account is signed in."""

    async def close_session(self, token_hash: str) -> None:
        """Signs a device out."""

    async def close_sessions(self, name: str) -> None:
        """Signs all devices of an account out."""

    async def take_seat(self, match: str, seat: int, account: str) -> None:
        """Gives a seat to an account; `NoSuchAccountError` if there is none."""

    async def leave_seat(self, match: str, seat: int) -> None:
        """Takes a seat from whatever account has it."""

    async def seats(self, account: str) -> list[AccountSeat]:
        """The seats of an account, the youngest match first."""

    async def revoke_token(self, match: str, token: str) -> None:
        """Remembers that a seat token, known by its id, is no longer good."""

    async def revoked_tokens(self, match: str) -> frozenset[str]:
        """The ids of the seat tokens of a match that are no longer good."""

    async def check_writable(self) -> None:
        """Writes a row and takes it away again, to see that the database can be written."""

    async def secret_key(self, name: str) -> bytes:
        """32 random bytes, made when first asked for: every process of one store signs with the same key."""

    # -- results -------------------------------------------------------------------------------------------------

    async def save_results(self, match: str, results: Sequence[RankedResult]) -> None:
        """Keeps what was set in a finished match, all or nothing; doing it again changes nothing."""

    async def has_saved_results(self, match: str) -> bool:
        """Whether that has been done, also where nothing was set."""

    async def matches_without_results(
        self, titles: Sequence[str], status: str, limit: int = 100, after: str = ""
    ) -> list[str]:
        """Matches of these titles with this status for which it has not been done, by name."""

    async def best_results(
        self, leaderboard: Leaderboard, limit: int = 20, holder: str | None = None, except_match: str = ""
    ) -> list[RankedResult]:
        """The results of a leaderboard, best first, one for each holder; or those of one holder. With `except_match`,
        all that were set in other matches than that one."""

    async def rank_of(self, leaderboard: Leaderboard, value: int) -> int:
        """The place that a value has in a leaderboard; equal values share it."""

    async def category_standings(self, title: str, limit: int = 200) -> list[CategoryStanding]:
        """How the categories of a title stand, the one that was last driven for first."""

    async def match_results(self, match: str) -> list[RankedResult]:
        """What was set in a match."""

    async def result_trace(self, result: RankedResult) -> bytes | None:
        """How a result was done."""

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def append_campaign(self, campaign: str, number: int, title: str, match: str, data: bytes) -> None:
        """How a campaign stands from now on, as its row `number`; `match` is the stage under way, or nothing.
        `ConflictError` if this number is taken, or if `number - 1` is not the last. Old rows make room."""

    async def latest_campaign(self, campaign: str, upto: int | None = None) -> tuple[int, bytes] | None:
        """The last row of a campaign, or the last that is not after `upto`."""

    async def campaigns_by_stage_status(self, status: str, limit: int = 100, after: str = "") -> list[str]:
        """Campaigns whose stage under way has this status in the lobby, by name."""

    async def delete_campaign(self, campaign: str) -> bool:
        """Removes a campaign, its matches apart; whether there was one."""

    # -- the whole ---------------------------------------------------------------------------------------------

    def subscribe(self) -> Subscription:
        """Notices of rows appended from now on, by this process or another; iterate over it, then close it."""

    async def close(self) -> None:
        """Finishes what was asked for and lets the database go."""
