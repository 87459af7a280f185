"""The toy among the titles, for tests of the rooms around the core."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paddock.core import registry


@pytest.fixture
def dash(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy, as if an outside package had brought it."""
    places = {**registry._title_locations(), "dash": "tests.core.toy:TITLE"}
    monkeypatch.setattr(registry, "_title_locations", lambda: places)
    registry.title.cache_clear()
    yield
    registry.title.cache_clear()
