"""A test that takes `game` runs on every title, one that takes `trial` on every trial of every title."""

from __future__ import annotations

import pytest

from tests.conformance.trial import games, trials


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=[game.title for game in games()])
    if "trial" in metafunc.fixturenames:
        metafunc.parametrize("trial", trials(), ids=[str(trial) for trial in trials()])
