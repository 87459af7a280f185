"""The application context: all parts of one server process, as routes are given them."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Final

from paddock.server.analyses import Analyses
from paddock.server.bot_pool import BotPool
from paddock.server.branches import Branches
from paddock.server.errors import TooManyError
from paddock.server.limits import BYTES_PER_REQUEST, MAX_REMEMBERED, ROWS_PER_REQUEST, Rate, RateLimit
from paddock.server.match_service import MatchService
from paddock.server.metrics import Metrics
from paddock.server.running_time import RunningTime, monotonic, wall_clock
from paddock.server.serial_thread import SerialThread
from paddock.server.settings import Settings
from paddock.server.tokens import Signer
from paddock.store import Store, open_store

MAX_WAITING_PASSWORDS: Final = 16
"""Passwords that may wait to be checked: some 0.4 seconds."""
FIRST_TRIES: Final = 3
"""Tries of an address at a name that don't depend on how often others have been wrong about that name."""

_LOG: Final = logging.getLogger("paddock.server")


class AppContext:
    """The parts of a running server. Made by :meth:`open`, let go by :meth:`close`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        bots: BotPool,
        metrics: Metrics,
        clock: Callable[[], int],
        running: RunningTime,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.bots: Final = bots
        self.matches: Final = MatchService(store, signer, settings, bots, metrics, clock, running)
        self.analyses: Final = Analyses(self.matches.history, settings.analysis_seconds, settings.bot_playouts)
        self.signer: Final = signer
        self.branches: Final = Branches(settings.max_sandboxes_per_person)
        self.sockets_by_address: Final[dict[str, int]] = {}
        self.waiting_hints: Final[dict[str, int]] = {}
        self.opened_by: Final[dict[str, list[str]]] = {}
        now = time.monotonic
        self.request_limit: Final = RateLimit("requests", settings.rate_requests, now)
        self.socket_limit: Final = RateLimit("sockets", settings.rate_requests, now)
        self.message_limit: Final = RateLimit("messages", settings.rate_messages, now)
        self.chat_limit: Final = RateLimit("chat", settings.rate_chat, now)
        self.hint_limit: Final = RateLimit("hints", settings.rate_hints, now)
        self.table_limit: Final = RateLimit("tables", settings.rate_tables, now)
        self.seat_limit: Final = RateLimit("seats", settings.rate_seats, now)
        self.password_limit: Final = RateLimit("passwords", settings.rate_passwords, now)
        self.guess_limit: Final = RateLimit("passwords", settings.rate_passwords, now)
        fresh = Rate(min(FIRST_TRIES, settings.rate_passwords.burst), settings.rate_passwords.per_second)
        self.first_try_limit: Final = RateLimit("passwords", fresh, now)
        self.account_limit: Final = RateLimit("accounts", settings.rate_accounts, now)
        self.name_limit: Final = RateLimit("accounts", settings.rate_names, now)
        self.password_hashing: Final = SerialThread("passwords", MAX_WAITING_PASSWORDS)
        metrics.add_gauge("paddock_sockets", "Open sockets.", lambda: sum(self.sockets_by_address.values()))
        metrics.add_gauge("paddock_branches", "Branches in which somebody tries things.", lambda: len(self.branches))

    def charge(self, address: str, *, rows: int = 0, size: int = 0, more: float = 0.0) -> None:
        """What a request costs beyond being one; raises `TooManyError` before it is done."""
        cost = rows / ROWS_PER_REQUEST + size / BYTES_PER_REQUEST + more
        if cost > 0:
            self.request_limit.take(address, cost)

    @contextlib.contextmanager
    def waiting_for_hint(self, address: str) -> Iterator[None]:
        """While somebody waits for a hint; raises `TooManyError` if their address waits for too many already."""
        waiting = self.waiting_hints.get(address, 0)
        if waiting >= self.settings.max_hints_per_address:
            raise TooManyError(what="hints", seconds=2)
        self.waiting_hints[address] = waiting + 1
        try:
            yield
        finally:
            self.waiting_hints[address] -= 1
            if not self.waiting_hints[address]:
                del self.waiting_hints[address]

    def record_opened_table(self, who: str, match_id: str) -> None:
        """Remembers whose table this is, as long as it matters how many they have."""
        if self.settings.max_tables_per_person:
            self.opened_by.setdefault(who, []).append(match_id)
            if len(self.opened_by) > MAX_REMEMBERED:
                del self.opened_by[next(iter(self.opened_by))]

    @classmethod
    async def open(
        cls,
        settings: Settings,
        store: Store | None = None,
        clock: Callable[[], int] = wall_clock,
        monotonic_clock: Callable[[], int] = monotonic,
    ) -> AppContext:
        """Opens the store, if none is given, and what needs it. `clock` is for dates, `monotonic_clock` measures."""
        store = store if store is not None else await open_store(settings.store or None, timeout=settings.store_seconds)
        key = settings.secret.encode() if settings.secret else await store.secret_key("seat-tokens")
        metrics = Metrics()
        bots = BotPool(
            settings.bot_workers,
            settings.bot_seconds,
            metrics,
            search_seconds=settings.bot_search_seconds,
            playouts=settings.bot_playouts,
        )
        running = RunningTime(store, settings.clock_grace_seconds, monotonic_clock)
        context = cls(settings, store, Signer(key), bots, metrics, clock, running)
        await context.matches.open()
        _LOG.info("open", extra={"about": {"store": store.location, "workers": bots.size}})
        return context

    async def close(self) -> None:
        """Finishes what was begun, then lets everything go."""
        await self.matches.close()
        await self.analyses.close()
        await self.bots.close()
        self.password_hashing.close()
        await self.matches.health.close()
        await self.store.close()
        _LOG.info("closed")
