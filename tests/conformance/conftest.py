"""A test that takes `game` runs on every title, one that takes `trial` on every trial of every title."""

from __future__ import annotations

import pytest

from tests.conformance.trial import games, trials_of
from tests.effort import some

ONE_IN = 4
"""In a quick run each test is made on one of so many trials of a title."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=[game.title for game in games()])
    if "trial" in metafunc.fixturenames:
        tried = [each for game in games() for each in some(trials_of(game), metafunc.function.__name__, ONE_IN)]
        metafunc.parametrize("trial", tried, ids=[str(trial) for trial in tried])
