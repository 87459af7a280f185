"""What tests of several rooms need: how much is tried, and what is told of a test that failed."""

from __future__ import annotations

import gc
import random
from collections import Counter, defaultdict
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from hypothesis import settings

from tests import looked_at, reach
from tests.effort import EFFORT
from tests.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]

REACH = pytest.StashKey[reach.Reach]()

# Reading thousands of tests makes hardly any garbage: looking for it takes a sixth of the time.
gc.disable()

# A shared machine may stall at any moment: no example fails for being slow.
settings.register_profile("paddock", deadline=None, print_blob=True)
settings.load_profile("paddock")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the long tests too, and more of what is tried at random")
    parser.addoption("--parts", action="store_true", help="say at the end how long each folder's tests took")
    parser.addoption("--title", metavar="NAME", help="the tests of one title")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="in another order: files, and in each file its tests")
    parser.addoption("--changed", action="store_true", help="the tests that changes in the working tree can reach")


def pytest_configure(config: pytest.Config) -> None:
    EFFORT.long = config.getoption("--long")
    title = config.getoption("--title")
    if title is not None or config.getoption("--changed"):
        config.stash[REACH] = reach.of_changes() if title is None else reach.of_title(title)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What can't be reached is not even imported."""
    wanted = config.stash.get(REACH, None)
    if wanted is None or not collection_path.name.startswith("test_"):
        return None
    return None if wanted.has_file(collection_path) else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests are left to long runs, unless a test is asked for by its name."""
    wanted = config.stash.get(REACH, None)
    by_name = EFFORT.long or any("::" in argument for argument in config.args)
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        too_long = not by_name and item.get_closest_marker("long") is not None
        unreached = wanted is not None and not wanted.has(item.path, item.nodeid)
        (left if too_long or unreached else kept).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept
    seed = config.getoption("--shuffle")
    if seed is not None:
        items[:] = shuffled(items, seed)


def shuffled(items: Sequence[pytest.Item], seed: int) -> list[pytest.Item]:
    """Another order that keeps the tests of a file together, since they share what is slow to set up."""
    chance = random.Random(seed)
    files: defaultdict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.path].append(item)
    return [
        item for path in chance.sample(list(files), len(files)) for item in chance.sample(files[path], len(files[path]))
    ]


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was read stays until the end: from now on garbage is looked for among the rest only."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    looked_at.forget()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test says which position and seed to look at."""
    report = yield
    if report.failed and call.when == "call":
        report.sections += looked_at.told()
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With `--parts`: where the time went, as in `docs/testing.md`."""
    if not config.getoption("--parts"):
        return
    tests: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        if isinstance(report, pytest.TestReport):
            parts = report.nodeid.partition("::")[0].split("/")[1:-1]
            folder = "/".join(parts) or "tests"
            tests[folder] += report.when == "call"
            seconds[folder] += report.duration
    terminalreporter.section("seconds by folder, all processes together")
    for folder, took in sorted(seconds.items(), key=lambda part: -part[1]):
        terminalreporter.line(f"{folder:24} {tests[folder]:6} tests {took:8.0f} s")
