"""Who has opened which tables, so that nobody has too many of them at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from paddock.match.match import STATUS_OVER
from paddock.server import limits
from paddock.server.errors import TooManyTablesError
from paddock.server.identity import Identity
from paddock.server.settings import Settings
from paddock.store import Store

COUNTED_MS: Final = 24 * 60 * 60 * 1000
"""Milliseconds for which a table counts that is not over: whoever has left it behind is not shut out by it."""


class OpenedTable(msgspec.Struct, frozen=True):
    """A table that somebody opened, and when."""

    match: str
    at: int


class OpenedTables:
    """The tables that each person and each address has opened of late. `clock` is a date in milliseconds.

    A guest is known by the id of their browser, so that people behind one address don't count as one. Such an id can be
    made up, and therefore guests are also counted, more generously, by their address.
    """

    def __init__(self, settings: Settings, store: Store, read_clock: Callable[[], int]) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._read_clock: Final = read_clock
        self._by_opener: Final[OrderedDict[str, list[OpenedTable]]] = OrderedDict()

    async def check(self, caller: Identity, account: str) -> None:
        """Raises `TooManyTablesError` for somebody who may not open one more."""
        for opener, most in self._bounds(caller, account).items():
            if most and len(self._by_opener.get(opener, ())) >= most:
                self._by_opener[opener] = still_open = await self._still_open(self._by_opener[opener])
                if len(still_open) >= most:
                    raise TooManyTablesError(most=most)

    def record(self, caller: Identity, account: str, match_id: str) -> None:
        """Remembers whose table this is, as long as it matters how many they have."""
        for opener, most in self._bounds(caller, account).items():
            if most:
                self._by_opener.setdefault(opener, []).append(OpenedTable(match_id, self._read_clock()))
                self._by_opener.move_to_end(opener)
        while len(self._by_opener) > limits.MAX_REMEMBERED_KEYS:
            self._by_opener.popitem(last=False)

    def _bounds(self, caller: Identity, account: str) -> dict[str, int]:
        """As whom somebody opens tables, with how many of them each may have."""
        per_person = self._settings.max_tables_per_person
        if account:
            return {f"account {account}": per_person}
        if not caller.browser:
            return {f"nameless {caller.address}": per_person}
        return {f"browser {caller.browser}": per_person, caller.address: self._settings.max_tables_per_address}

    async def _still_open(self, opened_tables: list[OpenedTable]) -> list[OpenedTable]:
        since = self._read_clock() - COUNTED_MS
        recent = [table for table in opened_tables if table.at > since]
        listings = [await self._store.listing(table.match) for table in recent]
        return [
            table
            for table, listed in zip(recent, listings, strict=True)
            if listed is not None and listed.listing.status != STATUS_OVER
        ]
