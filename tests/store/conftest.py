"""Every test of the store runs on both databases; tests may be coroutines."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest
from tests.patience import PATIENCE

KINDS = ("sqlite", "postgresql")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine; one that hangs is a failed one."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}

    async def bounded() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await pyfuncitem.obj(**arguments)

    asyncio.run(bounded())
    return True


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Which database."""
    return str(request.param)


@pytest.fixture
def place(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be made."""
    return str(tmp_path / "store.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def other_place(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store of the other kind can be made."""
    return str(request.getfixturevalue("postgres")) if kind == "sqlite" else str(tmp_path / "other.db")
