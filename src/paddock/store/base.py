"""What both stores have in common: all of the contract, but for how the database is reached."""

from __future__ import annotations

import abc
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeAlias, TypeVar

from paddock.store import campaigns, log, people
from paddock.store import feats as feat_work
from paddock.store.asking import Answer, Ask, Work
from paddock.store.kept import Account, Feat, Field, Filter, Listed, Listing, Notice, Seat, Session, Standing
from paddock.store.watching import Hub, Watch

PATIENCE: Final = 15.0
"""Seconds for which a call waits for a database that is locked or gone."""

Result = TypeVar("Result")
Asking: TypeAlias = Callable[[Ask], Awaitable[Answer]]
"""Puts one question to the database within a transaction that lasts longer."""


class SqlStore(abc.ABC):
    """The contract in SQL. `clock` gives the seconds since 1970; tests set it."""

    def __init__(self, place: str, patience: float, clock: Callable[[], float]) -> None:
        self.place: Final = place
        self.patience: Final = patience
        self._clock: Final = clock
        self._hub: Final = Hub()

    # -- how the database is reached ---------------------------------------------------------------------------

    @abc.abstractmethod
    async def _read(self, work: Callable[[], Work[Result]]) -> Result:
        """Runs work that only reads; again, if the database could not be reached."""

    @abc.abstractmethod
    async def _write(self, work: Callable[[bool], Work[Result]], notice: Notice | None = None) -> Result:
        """Runs work in a transaction of its own and tells the notice when it is committed. If it is run again after a
        commit whose outcome is not known, the work is made with True."""

    @abc.abstractmethod
    def reading(self) -> AbstractAsyncContextManager[Asking]:
        """One transaction in which all questions see the same moment, for backups and checks."""

    @abc.abstractmethod
    def rewriting(self) -> AbstractAsyncContextManager[Asking]:
        """One transaction that keeps all other writers out, for restoring: all of it happens, or nothing."""

    @abc.abstractmethod
    async def damage(self) -> list[str]:
        """What the database finds wrong with its own files, in its own words."""

    @abc.abstractmethod
    def watch(self) -> Watch:
        """Notices of rows appended from now on."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Lets the database go."""

    # -- the log -----------------------------------------------------------------------------------------------

    async def create(self, match: str, rows: Sequence[bytes], listing: Listing) -> None:
        await self.append(match, 1, rows, listing)

    async def append(self, match: str, number: int, rows: Sequence[bytes], listing: Listing | None = None) -> None:
        if not rows or number < 1:
            raise ValueError("rows are numbered from 1, and there is at least one to append")
        now, rows = self._clock(), tuple(rows)
        await self._write(
            lambda again: log.append(match, number, rows, listing, now, again), Notice(match, number + len(rows) - 1)
        )

    async def run_on(self, at_least: int) -> int:
        return await self._write(lambda _: log.run_on(at_least))

    async def rows(self, match: str, after: int = 0, upto: int | None = None) -> list[tuple[int, bytes]]:
        return await self._read(lambda: log.read_rows(match, after, upto))

    async def last(self, match: str) -> int:
        return await self._read(lambda: log.last(match))

    async def save_snapshot(self, match: str, number: int, data: bytes) -> None:
        await self._write(lambda _: log.save_snapshot(match, number, data))

    async def snapshot(self, match: str, upto: int | None = None) -> tuple[int, bytes] | None:
        return await self._read(lambda: log.snapshot(match, upto))

    async def snapshots(self, match: str) -> list[int]:
        return await self._read(lambda: log.snapshots(match))

    # -- the lobby ---------------------------------------------------------------------------------------------

    async def set_listing(self, match: str, listing: Listing) -> None:
        now = self._clock()
        await self._write(lambda _: log.change_listing(match, listing, now))

    async def listing(self, match: str) -> Listed | None:
        return await self._read(lambda: log.listing(match))

    async def listings(self, which: Filter = Filter(), limit: int = 50, after: str | None = None) -> list[Listed]:  # noqa: B008 (frozen)
        return await self._read(lambda: log.listings(which, limit, after))

    # -- people ------------------------------------------------------------------------------------------------

    async def create_account(self, name: str, password_hash: str) -> Account:
        now = self._clock()
        return await self._write(lambda again: people.create_account(name, password_hash, now, again))

    async def account(self, name: str) -> Account | None:
        return await self._read(lambda: people.account(name))

    async def set_password(
        self, name: str, password_hash: str, *, known: str | None = None, keep: str | None = ""
    ) -> None:
        await self._write(lambda again: people.set_password(name, password_hash, known, keep, again))

    async def delete_account(self, name: str, *, known: str | None = None) -> None:
        await self._write(lambda again: people.delete_account(name, None if again else known))

    async def open_session(self, name: str, token_hash: str, expires: float, *, known: str | None = None) -> None:
        now = self._clock()
        await self._write(lambda _: people.open_session(name, token_hash, now, expires, known))

    async def session(self, token_hash: str) -> Session | None:
        now = self._clock()
        return await self._read(lambda: people.session(token_hash, now))

    async def sessions(self, name: str) -> list[Session]:
        now = self._clock()
        return await self._read(lambda: people.sessions(name, now))

    async def close_session(self, token_hash: str) -> None:
        await self._write(lambda _: people.close_session(token_hash))

    async def close_sessions(self, name: str) -> None:
        await self._write(lambda _: people.close_sessions(name))

    async def take_seat(self, match: str, seat: int, account: str) -> None:
        await self._write(lambda _: people.take_seat(match, seat, account))

    async def leave_seat(self, match: str, seat: int) -> None:
        await self._write(lambda _: people.leave_seat(match, seat))

    async def seats(self, account: str) -> list[Seat]:
        return await self._read(lambda: people.seats(account))

    async def revoke(self, match: str, token: str) -> None:
        await self._write(lambda _: people.revoke(match, token))

    async def revoked(self, match: str) -> frozenset[str]:
        return await self._read(lambda: people.revoked(match))

    async def probe(self) -> None:
        await self._write(lambda _: people.probe())

    async def secret(self, name: str) -> bytes:
        fresh = secrets.token_bytes(32)
        return await self._write(lambda _: people.secret(name, fresh))

    # -- feats -------------------------------------------------------------------------------------------------

    async def judge(self, match: str, feats: Sequence[Feat]) -> None:
        kept = tuple(feats)
        await self._write(lambda _: feat_work.judge(match, kept))

    async def is_judged(self, match: str) -> bool:
        return await self._read(lambda: feat_work.is_judged(match))

    async def unjudged(self, titles: Sequence[str], status: str, limit: int = 100, after: str = "") -> list[str]:
        return await self._read(lambda: feat_work.unjudged(titles, status, limit, after))

    async def best(self, field: Field, limit: int = 20, holder: str | None = None, apart: str = "") -> list[Feat]:
        return await self._read(lambda: feat_work.best(field, limit, holder, apart))

    async def place_of(self, field: Field, value: int) -> int:
        return await self._read(lambda: feat_work.place(field, value))

    async def standings(self, title: str, limit: int = 200) -> list[Standing]:
        return await self._read(lambda: feat_work.standings(title, limit))

    async def feats(self, match: str) -> list[Feat]:
        return await self._read(lambda: feat_work.feats_of(match))

    async def trace(self, feat: Feat) -> bytes | None:
        return await self._read(lambda: feat_work.trace(feat.match, feat.seat, feat.category))

    # -- campaigns ---------------------------------------------------------------------------------------------

    async def add_campaign(self, campaign: str, number: int, title: str, match: str, data: bytes) -> None:
        now = self._clock()
        await self._write(lambda again: campaigns.add(campaign, number, title, match, data, now, again))

    async def campaign(self, campaign: str, upto: int | None = None) -> tuple[int, bytes] | None:
        return await self._read(lambda: campaigns.newest(campaign, upto))

    async def unsettled(self, status: str, limit: int = 100, after: str = "") -> list[str]:
        return await self._read(lambda: campaigns.unsettled(status, limit, after))

    async def delete_campaign(self, campaign: str) -> bool:
        return await self._write(lambda _: campaigns.delete(campaign))


def wall_clock() -> float:
    """Seconds since 1970."""
    return time.time()
