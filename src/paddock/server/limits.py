"""How much of a thing somebody may do in a while."""

from __future__ import annotations

import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from paddock.server.errors import TooManyRequestsError

MAX_REMEMBERED_KEYS: Final = 20_000
"""How many people a limit remembers; whoever has been quiet longest is forgotten first, with a full allowance."""
ROWS_PER_REQUEST: Final = 30
"""Rows of a log that are played again cost as much as one more request."""
BYTES_PER_REQUEST: Final = 20_000
"""So much that is read or written, too."""
MAX_MATCH_ROWS: Final = 100_000
"""A match that has so many rows is closed by the next thing that anybody does there. Games have some hundreds, and bots
that go round in circles have been stopped long before."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a second after that; `burst` 0 means without limit."""

    burst: float
    per_second: float


class RateLimit:
    """A bucket of allowances for each person."""

    def __init__(self, limit_name: str, rate: Rate, read_clock: Callable[[], float] = time.monotonic) -> None:
        self.limit_name: Final = limit_name
        self.rate: Final = rate
        self._read_clock: Final = read_clock
        self._bucket_by_key: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, rate_limit_key: str, cost: float = 1.0) -> None:
        """Uses one allowance, or as many as this costs: all that there are at most. Raises `TooManyRequestsError` with
        the seconds to wait."""
        if self.rate.burst <= 0:
            return
        cost = min(cost, self.rate.burst)
        now = self._read_clock()
        left, since = self._bucket_by_key.pop(rate_limit_key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - since) * self.rate.per_second)
        allowed = left >= cost
        self._bucket_by_key[rate_limit_key] = (left - cost if allowed else left, now)
        if len(self._bucket_by_key) > MAX_REMEMBERED_KEYS:
            self._bucket_by_key.popitem(last=False)
        if not allowed:
            wait = (cost - left) / self.rate.per_second if self.rate.per_second > 0 else 3600.0
            raise TooManyRequestsError(what=self.limit_name, seconds=max(1, math.ceil(wait)))

    def refund(self, rate_limit_key: str, cost: float = 1.0) -> None:
        """Gives back what was taken."""
        known = self._bucket_by_key.get(rate_limit_key)
        if known is not None:
            self._bucket_by_key[rate_limit_key] = (min(self.rate.burst, known[0] + cost), known[1])


class OpenCount:
    """How many of a thing each address has at the moment."""

    def __init__(self) -> None:
        self._by_address: Final[dict[str, int]] = {}

    def count(self, address: str) -> int:
        """How many an address has."""
        return self._by_address.get(address, 0)

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(self._by_address.values())

    def add(self, address: str) -> None:
        """One more."""
        self._by_address[address] = self.count(address) + 1

    def remove(self, address: str) -> None:
        """One less; an address that has none is forgotten."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    @contextlib.contextmanager
    def counting(self, address: str) -> Iterator[None]:
        """One more, for a while."""
        self.add(address)
        try:
            yield
        finally:
            self.remove(address)
