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
        importlib.metadata.EntryPoint("dash", "tests.core.toy:TITLE", registry.ENTRY_POINT_GROUP),
        importlib.metadata.EntryPoint("gone", "tests.core.nowhere:TITLE", registry.ENTRY_POINT_GROUP),
        importlib.metadata.EntryPoint("no-title", "tests.core.toy.dash:CARD", registry.ENTRY_POINT_GROUP),
    ]
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: entries)
    registry._title_locations.cache_clear()
    registry.title.cache_clear()
    yield
    registry._title_locations.cache_clear()
    registry.title.cache_clear()
