"""What both stores have in common: all of the contract, but for how the database is reached."""

from __future__ import annotations

import abc
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeAlias, TypeVar

from paddock.store import accounts, campaigns, leaderboards, log
from paddock.store.models import (
    Account,
    AccountSeat,
    CategoryStanding,
    Leaderboard,
    Listing,
    ListingFilter,
    Notice,
    RankedResult,
    Session,
    StoredListing,
)
from paddock.store.notifications import Hub, Subscription
from paddock.store.statements import QueryResult, Statement, Transaction

STORE_TIMEOUT: Final = 15.0
"""Seconds for which a call waits for a database that is locked or gone."""

Result = TypeVar("Result")
RunStatement: TypeAlias = Callable[[Statement], Awaitable[QueryResult]]
"""Puts one question to the database within a transaction that lasts longer."""


class SqlStore(abc.ABC):
    """The contract in SQL. `clock` gives the seconds since 1970; tests set it."""

    def __init__(self, place: str, timeout: float, clock: Callable[[], float]) -> None:
        self.location: Final = place
        self.timeout: Final = timeout
        self._clock: Final = clock
        self._hub: Final = Hub()

    # -- how the database is reached ---------------------------------------------------------------------------

    @abc.abstractmethod
    async def _read(self, work: Callable[[], Transaction[Result]]) -> Result:
        """Runs work that only reads; again, if the database could not be reached."""

    @abc.abstractmethod
    async def _write(self, work: Callable[[bool], Transaction[Result]], notice: Notice | None = None) -> Result:
        """Runs work in a transaction of its own and tells the notice when it is committed. If it is run again after a
        commit whose outcome is not known, the work is made with True."""

    @abc.abstractmethod
    def read_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        """One transaction in which all questions see the same moment, for backups and checks."""

    @abc.abstractmethod
    def exclusive_transaction(self) -> AbstractAsyncContextManager[RunStatement]:
        """One transaction that keeps all other writers out, for restoring: all of it happens, or nothing."""

    @abc.abstractmethod
    async def integrity_problems(self) -> list[str]:
        """What the database finds wrong with its own files, in its own words."""

    @abc.abstractmethod
    def subscribe(self) -> Subscription:
        """Notices of rows appended from now on."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Lets the database go."""

    # -- the log -----------------------------------------------------------------------------------------------

    async def create_match(self, match: str, rows: Sequence[bytes], listing: Listing) -> None:
        await self.append_rows(match, 1, rows, listing)

    async def append_rows(self, match: str, number: int, rows: Sequence[bytes], listing: Listing | None = None) -> None:
        if not rows or number < 1:
            raise ValueError("rows are numbered from 1, and there is at least one to append")
        now, rows = self._clock(), tuple(rows)
        await self._write(
            lambda maybe_committed: log.append_rows(match, number, rows, listing, now, maybe_committed),
            Notice(match, number + len(rows) - 1),
        )

    async def advance_running_time(self, at_least: int) -> int:
        return await self._write(lambda _: log.advance_running_time(at_least))

    async def read_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[tuple[int, bytes]]:
        return await self._read(lambda: log.read_rows(match, after, upto))

    async def last_row_number(self, match: str) -> int:
        return await self._read(lambda: log.last_row_number(match))

    async def save_snapshot(self, match: str, number: int, data: bytes) -> None:
        await self._write(lambda _: log.save_snapshot(match, number, data))

    async def latest_snapshot(self, match: str, upto: int | None = None) -> tuple[int, bytes] | None:
        return await self._read(lambda: log.latest_snapshot(match, upto))

    async def snapshot_numbers(self, match: str) -> list[int]:
        return await self._read(lambda: log.snapshot_numbers(match))

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def set_listing(self, match: str, listing: Listing) -> None:
        now = self._clock()
        await self._write(lambda _: log.update_listing(match, listing, now))

    async def listing(self, match: str) -> StoredListing | None:
        return await self._read(lambda: log.listing(match))

    async def listings(
        self,
        which: ListingFilter = ListingFilter(),  # noqa: B008 (frozen)
        limit: int = 50,
        after: str | None = None,
    ) -> list[StoredListing]:
        return await self._read(lambda: log.listings(which, limit, after))

    # -- people ------------------------------------------------------------------------------------------------

    async def create_account(self, name: str, password_hash: str) -> Account:
        now = self._clock()
        return await self._write(
            lambda maybe_committed: accounts.create_account(name, password_hash, now, maybe_committed)
        )

    async def account(self, name: str) -> Account | None:
        return await self._read(lambda: accounts.account(name))

    async def set_password(
        self, name: str, password_hash: str, *, known: str | None = None, keep: str | None = ""
    ) -> None:
        await self._write(
            lambda maybe_committed: accounts.set_password(name, password_hash, known, keep, maybe_committed)
        )

    async def delete_account(self, name: str, *, known: str | None = None) -> None:
        await self._write(lambda maybe_committed: accounts.delete_account(name, None if maybe_committed else known))

    async def open_session(self, name: str, token_hash: str, expires: float, *, known: str | None = None) -> None:
        now = self._clock()
        await self._write(lambda _: accounts.open_session(name, token_hash, now, expires, known))

    async def session(self, token_hash: str) -> Session | None:
        now = self._clock()
        return await self._read(lambda: accounts.session(token_hash, now))

    async def sessions(self, name: str) -> list[Session]:
        now = self._clock()
        return await self._read(lambda: accounts.sessions(name, now))

    async def close_session(self, token_hash: str) -> None:
        await self._write(lambda _: accounts.close_session(token_hash))

    async def close_sessions(self, name: str) -> None:
        await self._write(lambda _: accounts.close_sessions(name))

    async def take_seat(self, match: str, seat: int, account: str) -> None:
        await self._write(lambda _: accounts.take_seat(match, seat, account))

    async def leave_seat(self, match: str, seat: int) -> None:
        await self._write(lambda _: accounts.leave_seat(match, seat))

    async def seats(self, account: str) -> list[AccountSeat]:
        return await self._read(lambda: accounts.seats(account))

    async def revoke_token(self, match: str, token: str) -> None:
        await self._write(lambda _: accounts.revoke_token(match, token))

    async def revoked_tokens(self, match: str) -> frozenset[str]:
        return await self._read(lambda: accounts.revoked_tokens(match))

    async def check_writable(self) -> None:
        await self._write(lambda _: accounts.check_writable())

    async def secret_key(self, name: str) -> bytes:
        fresh = secrets.token_bytes(32)
        return await self._write(lambda _: accounts.secret_key(name, fresh))

    # -- results -------------------------------------------------------------------------------------------------

    async def save_results(self, match: str, results: Sequence[RankedResult]) -> None:
        kept = tuple(results)
        await self._write(lambda _: leaderboards.save_results(match, kept))

    async def has_saved_results(self, match: str) -> bool:
        return await self._read(lambda: leaderboards.has_saved_results(match))

    async def matches_without_results(
        self, titles: Sequence[str], status: str, limit: int = 100, after: str = ""
    ) -> list[str]:
        return await self._read(lambda: leaderboards.matches_without_results(titles, status, limit, after))

    async def best_results(
        self, leaderboard: Leaderboard, limit: int = 20, holder: str | None = None, except_match: str = ""
    ) -> list[RankedResult]:
        return await self._read(lambda: leaderboards.best_results(leaderboard, limit, holder, except_match))

    async def rank_of(self, leaderboard: Leaderboard, value: int) -> int:
        return await self._read(lambda: leaderboards.rank_of(leaderboard, value))

    async def category_standings(self, title: str, limit: int = 200) -> list[CategoryStanding]:
        return await self._read(lambda: leaderboards.category_standings(title, limit))

    async def match_results(self, match: str) -> list[RankedResult]:
        return await self._read(lambda: leaderboards.match_results(match))

    async def result_trace(self, result: RankedResult) -> bytes | None:
        return await self._read(lambda: leaderboards.result_trace(result.match, result.seat, result.category))

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def append_campaign(self, campaign: str, number: int, title: str, match: str, data: bytes) -> None:
        now = self._clock()
        await self._write(
            lambda maybe_committed: campaigns.append_campaign(
                campaign, number, title, match, data, now, maybe_committed
            )
        )

    async def latest_campaign(self, campaign: str, upto: int | None = None) -> tuple[int, bytes] | None:
        return await self._read(lambda: campaigns.latest_campaign(campaign, upto))

    async def campaigns_by_stage_status(self, status: str, limit: int = 100, after: str = "") -> list[str]:
        return await self._read(lambda: campaigns.campaigns_by_stage_status(status, limit, after))

    async def delete_campaign(self, campaign: str) -> bool:
        return await self._write(lambda _: campaigns.delete_campaign(campaign))


def wall_clock() -> float:
    """Seconds since 1970."""
    return time.time()
