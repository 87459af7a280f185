"""How tests wait: for what must come, and far longer than any machine needs. What never comes is still a failure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

PATIENCE: Final = 300.0
"""Seconds."""
LOOK: Final = 0.01
"""Seconds between two looks."""


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(LOOK)


def wait_until(holds: Callable[[], bool], told: Callable[[], str] = str) -> None:
    """The same for whoever has no loop; `told` says what was there instead."""
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late, told()
        time.sleep(LOOK)


def patiently(times: int = 1) -> Iterator[None]:
    """For loops that look or try again until something has come; what takes a whole game has more `times`."""
    late = time.monotonic() + times * PATIENCE
    while time.monotonic() < late:
        yield
    raise AssertionError("it has not come")


GAME: Final = 4
"""Times the patience, for a whole game."""


class Clock:
    """A clock that stands until it is moved, in milliseconds since 1970."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Ticking:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)
