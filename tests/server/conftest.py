"""What tests of the server are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.toy.listed import dash

__all__ = ["dash", "place"]


@pytest.fixture(params=("sqlite", "postgresql"))
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be made, in each kind of database."""
    return str(tmp_path / "paddock.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
