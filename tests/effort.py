"""How much is tried: enough for a quick look (`make test`), or all of it (`make test-all`, `pytest --long`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")


class _Effort:
    """Set once by `conftest.py`, before any test is collected."""

    long = False


EFFORT = _Effort()


def tries(quick: int, long: int) -> int:
    """How often something is tried: `for seed in range(tries(5, 100))`."""
    return long if EFFORT.long else quick


def some(of: Sequence[T], name: str, one_in: int) -> list[T]:
    """All of them in a long run. In a quick one every so-manieth, another part of them for each name: what one test
    passes over, another one takes, and each run takes the same."""
    return list(of) if EFFORT.long else list(of[crc32(name.encode()) % one_in :: one_in])
