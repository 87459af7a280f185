"""The application context: all parts of one server process, as routes are given them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from paddock.server import limits
from paddock.server.analyses import Analyses
from paddock.server.bot_pool import BotFailure, BotPool
from paddock.server.bot_scheduler import BotScheduler
from paddock.server.bot_worker import BotAnswer, BotQuestion
from paddock.server.errors import NoHintError, ServerFaultError, TooManyRequestsError
from paddock.server.housekeeping import start_housekeeping
from paddock.server.json_logs import SERVER_LOG
from paddock.server.limits import OpenCount, Rate, RateLimit
from paddock.server.match_service import MatchService
from paddock.server.metrics import Metrics
from paddock.server.opened_tables import OpenedTables
from paddock.server.running_time import RunningTime, monotonic_seconds, wall_clock
from paddock.server.sandboxes import Sandboxes
from paddock.server.serial_thread import SerialThread
from paddock.server.settings import Settings
from paddock.server.tokens import Signer
from paddock.store import Store, open_store

MAX_WAITING_PASSWORDS: Final = 16
"""Passwords that may wait to be checked: some 0.4 seconds."""
FIRST_PASSWORD_TRIES: Final = 3
"""Tries of an address at a name that don't depend on how often others have been wrong about that name."""


class AppContext:
    """The parts of a running server. Made by :meth:`open`, let go by :meth:`close`. `clock` is for dates,
    `monotonic_clock` measures."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret_key: bytes,
        read_clock: Callable[[], int],
        monotonic_clock: Callable[[], int],
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.signer: Final = Signer(secret_key)
        self.metrics: Final = Metrics()
        self.bot_pool: Final = BotPool(
            settings.bot_workers,
            settings.bot_seconds,
            self.metrics,
            search_seconds=settings.bot_search_seconds,
            max_playouts=settings.bot_playouts,
        )
        running = RunningTime(store, settings.clock_grace_seconds, monotonic_clock)
        self.match_service: Final = MatchService(store, self.signer, settings, self.metrics, read_clock, running)
        self.scheduler: Final = BotScheduler(self.match_service, self.bot_pool)
        self.analyses: Final = Analyses(self.match_service.history, settings.analysis_seconds, settings.bot_playouts)
        self.sandboxes: Final = Sandboxes(settings.max_sandboxes_per_person)
        self.open_sockets: Final = OpenCount()
        self.waiting_hints: Final = OpenCount()
        self.opened_tables: Final = OpenedTables(settings, store, read_clock)
        self.request_rate_limit: Final = RateLimit("requests", settings.rate_requests)
        self.socket_rate_limit: Final = RateLimit("sockets", settings.rate_requests)
        self.message_rate_limit: Final = RateLimit("messages", settings.rate_messages)
        self.chat_rate_limit: Final = RateLimit("chat", settings.rate_chat)
        self.hint_rate_limit: Final = RateLimit("hints", settings.rate_hints)
        self.table_rate_limit: Final = RateLimit("tables", settings.rate_tables)
        self.seat_rate_limit: Final = RateLimit("seats", settings.rate_seats)
        self.password_rate_limit: Final = RateLimit("passwords", settings.rate_passwords)
        self.password_guess_rate_limit: Final = RateLimit("passwords", settings.rate_passwords)
        fresh = Rate(min(FIRST_PASSWORD_TRIES, settings.rate_passwords.burst), settings.rate_passwords.per_second)
        self.first_password_try_rate_limit: Final = RateLimit("passwords", fresh)
        self.account_rate_limit: Final = RateLimit("accounts", settings.rate_accounts)
        self.name_rate_limit: Final = RateLimit("accounts", settings.rate_names)
        self.password_hashing: Final = SerialThread("passwords", MAX_WAITING_PASSWORDS)
        gauge = self.metrics.add_gauge
        gauge("paddock_bots_thinking", "Bots at work.", lambda: self.bot_pool.busy_worker_count)
        gauge("paddock_sockets", "Open sockets.", lambda: self.open_sockets.total)
        gauge("paddock_branches", "Branches in which somebody tries things.", lambda: len(self.sandboxes))

    def log_fault(self, fault_source: str, error: BaseException) -> ServerFaultError:
        """Writes a fault of the server's own down, under a number; of it the client is told no more than that."""
        number = secrets.token_hex(4)
        self.metrics.faults.add(fault_source)
        SERVER_LOG.error("a fault", exc_info=error, extra={"about": {"fault": number, "where": fault_source}})
        return ServerFaultError(fault=number)

    def charge_request(self, address: str, *, rows: int = 0, byte_size: int = 0, extra_cost: float = 0.0) -> None:
        """What a request costs beyond being one; raises `TooManyRequestsError` before it is done."""
        cost = rows / limits.ROWS_PER_REQUEST + byte_size / limits.BYTES_PER_REQUEST + extra_cost
        if cost > 0:
            self.request_rate_limit.take(address, cost)

    async def ask_for_help(self, address: str, question: BotQuestion) -> BotAnswer:
        """What a bot says to somebody who is not playing against it. Raises `NoHintError`, and `TooManyRequestsError`
        if their address waits for too many answers already."""
        if self.waiting_hints.count(address) >= self.settings.max_hints_per_address:
            raise TooManyRequestsError(what="hints", seconds=2)
        with self.waiting_hints.counting(address):
            try:
                return await self.bot_pool.ask(question)
            except BotFailure:
                raise NoHintError(seat=question.seat) from None

    @classmethod
    async def open(
        cls,
        settings: Settings,
        store: Store | None = None,
        read_clock: Callable[[], int] = wall_clock,
        monotonic_clock: Callable[[], int] = monotonic_seconds,
    ) -> AppContext:
        """Opens the store, if none is given, and what needs it."""
        store = (
            store
            if store is not None
            else await open_store(settings.store or None, timeout_seconds=settings.store_seconds)
        )
        key = settings.secret.encode() if settings.secret else await store.ensure_secret_key("seat-tokens")
        context = cls(settings, store, key, read_clock, monotonic_clock)
        matches = context.match_service
        await matches.open()
        matches.spawn(matches.running_time.keep_synchronised(lambda: context.scheduler.has_alarms))
        start_housekeeping(matches)
        SERVER_LOG.info(
            "open", extra={"about": {"store": store.store_location, "workers": context.bot_pool.worker_count}}
        )
        return context

    async def close(self) -> None:
        """Finishes what was begun, then lets everything go."""
        self.match_service.is_stopping = True
        self.scheduler.close()
        await self.match_service.close()
        await self.analyses.close()
        await self.bot_pool.close()
        self.password_hashing.close()
        await self.match_service.health.close()
        await self.store.close()
        SERVER_LOG.info("closed")
