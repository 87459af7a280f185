"""The toy title, as if an outside package had brought it."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator

import pytest

from paddock.core import registry


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy and two titles that are broken, brought by entry points."""
    entries = [
        importlib.metadata.EntryPoint("dash", "tests.core.toy:DASH", registry.GROUP),
        importlib.metadata.EntryPoint("gone", "tests.core.nowhere:GAME", registry.GROUP),
        importlib.metadata.EntryPoint("no-game", "tests.core.toy.dash:HAND", registry.GROUP),
    ]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: entries)
    registry._places.cache_clear()
    registry.game.cache_clear()
    yield
    registry._places.cache_clear()
    registry.game.cache_clear()
