"""Everything that one server process has, in one object: what routes are given to work with."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Final

from paddock.server.analyses import Analyses
from paddock.server.aside import Aside
from paddock.server.branches import Branches
from paddock.server.errors import TooManyError
from paddock.server.limits import BYTES_EACH, REMEMBERED, ROWS_EACH, Limit, Rate
from paddock.server.metrics import Metrics
from paddock.server.running_time import RunningTime, monotonic, wall_clock
from paddock.server.service import Tables
from paddock.server.settings import Settings
from paddock.server.thinking import Thinkers
from paddock.server.tokens import Signer
from paddock.store import Store, open_store

MOST_WAITING: Final = 16
"""Passwords that may wait to be checked: some 0.4 seconds."""
FRESH: Final = 3
"""Tries of an address at a name that don't depend on how often others have been wrong about that name."""

_LOG: Final = logging.getLogger("paddock.server")


class House:
    """The parts of a running server. Made by :meth:`open`, let go by :meth:`close`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        thinkers: Thinkers,
        metrics: Metrics,
        clock: Callable[[], int],
        running: RunningTime,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.thinkers: Final = thinkers
        self.tables: Final = Tables(store, signer, settings, thinkers, metrics, clock, running)
        self.analyses: Final = Analyses(self.tables.history, settings.analysis_seconds, settings.bot_playouts)
        self.signer: Final = signer
        self.branches: Final = Branches(settings.most_branches)
        self.sockets: Final[dict[str, int]] = {}
        self.advised: Final[dict[str, int]] = {}
        self.opened_by: Final[dict[str, list[str]]] = {}
        now = time.monotonic
        self.requests: Final = Limit("requests", settings.rate_requests, now)
        self.knocks: Final = Limit("sockets", settings.rate_requests, now)
        self.messages: Final = Limit("messages", settings.rate_messages, now)
        self.chat: Final = Limit("chat", settings.rate_chat, now)
        self.hints: Final = Limit("hints", settings.rate_hints, now)
        self.openings: Final = Limit("tables", settings.rate_tables, now)
        self.sittings: Final = Limit("seats", settings.rate_seats, now)
        self.passwords: Final = Limit("passwords", settings.rate_passwords, now)
        self.guesses: Final = Limit("passwords", settings.rate_passwords, now)
        fresh = Rate(min(FRESH, settings.rate_passwords.burst), settings.rate_passwords.per_second)
        self.first_tries: Final = Limit("passwords", fresh, now)
        self.accounts: Final = Limit("accounts", settings.rate_accounts, now)
        self.names: Final = Limit("accounts", settings.rate_names, now)
        self.hashing: Final = Aside("passwords", MOST_WAITING)
        metrics.gauge("paddock_sockets", "Open sockets.", lambda: sum(self.sockets.values()))
        metrics.gauge("paddock_branches", "Branches in which somebody tries things.", lambda: len(self.branches))

    def charge(self, address: str, *, rows: int = 0, size: int = 0, more: float = 0.0) -> None:
        """What a request costs beyond being one; raises `TooManyError` before it is done."""
        cost = rows / ROWS_EACH + size / BYTES_EACH + more
        if cost > 0:
            self.requests.take(address, cost)

    @contextlib.contextmanager
    def advising(self, address: str) -> Iterator[None]:
        """While somebody waits for a hint; raises `TooManyError` if their address waits for too many already."""
        waiting = self.advised.get(address, 0)
        if waiting >= self.settings.most_hints_each:
            raise TooManyError(what="hints", seconds=2)
        self.advised[address] = waiting + 1
        try:
            yield
        finally:
            self.advised[address] -= 1
            if not self.advised[address]:
                del self.advised[address]

    def note_opened(self, who: str, match_id: str) -> None:
        """Remembers whose table this is, as long as it matters how many they have."""
        if self.settings.most_tables:
            self.opened_by.setdefault(who, []).append(match_id)
            if len(self.opened_by) > REMEMBERED:
                del self.opened_by[next(iter(self.opened_by))]

    @classmethod
    async def open(
        cls,
        settings: Settings,
        store: Store | None = None,
        clock: Callable[[], int] = wall_clock,
        steady: Callable[[], int] = monotonic,
    ) -> House:
        """Opens the store, if none is given, and all that stands on it. `clock` is for dates, `steady` measures."""
        store = store if store is not None else await open_store(settings.store or None, timeout=settings.store_seconds)
        key = settings.secret.encode() if settings.secret else await store.secret_key("seat-tokens")
        metrics = Metrics()
        thinkers = Thinkers(
            settings.bot_workers,
            settings.bot_seconds,
            metrics,
            thinks=settings.bot_thinks,
            playouts=settings.bot_playouts,
        )
        running = RunningTime(store, settings.coming_back, steady)
        house = cls(settings, store, Signer(key), thinkers, metrics, clock, running)
        await house.tables.open()
        _LOG.info("open", extra={"about": {"store": store.location, "workers": thinkers.size}})
        return house

    async def close(self) -> None:
        """Finishes what was begun, then lets everything go."""
        await self.tables.close()
        await self.analyses.close()
        await self.thinkers.close()
        self.hashing.close()
        await self.tables.health.close()
        await self.store.close()
        _LOG.info("closed")
