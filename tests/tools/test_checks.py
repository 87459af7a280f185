"""Checks run side by side, and each failure is shown whole."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.checks import Step

from tests import looked_at
from tests.core.toy import DASH
from tests.effort import EFFORT, some, tries
from tools import checks


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LOGS", tmp_path)


def python(name: str, code: str) -> Step:
    return Step(name, [sys.executable, "-c", code])


def test_of_a_step_that_succeeds_only_its_time_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.run(python("quiet", "print('a lot')"))
    assert capsys.readouterr().out.startswith("· quiet: ")


def test_of_a_step_that_fails_all_that_it_said_is_told_and_the_next_one_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    failed: list[str] = []
    checks.lane([python("one", "print('because'); exit(3)"), python("two", "exit(4)"), python("three", "")], failed)
    assert failed == ["one", "two"]
    said = capsys.readouterr().out
    assert "because" in said
    assert "· one: FAILED" in said
    assert "· three: " in said


def test_a_long_run_tries_more_and_a_quick_one_takes_its_part_for_each_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EFFORT, "long", True)
    assert (tries(2, 9), some("abcdef", "x", 3)) == (9, list("abcdef"))
    monkeypatch.setattr(EFFORT, "long", False)
    assert tries(2, 9) == 2
    taken = {tuple(some("abcdef", name, 3)) for name in "abcdefghij"}
    assert taken == {("a", "d"), ("b", "e"), ("c", "f")}


def test_a_failed_test_tells_its_seed_and_a_position_that_can_be_tried() -> None:
    looked_at.forget()
    state = DASH.setup(2, {})
    looked_at.look_at(DASH, state, "dash-plain-2/order")
    (seed, position) = looked_at.told()
    assert seed[1] == "dash-plain-2/order"
    assert '"title":"dash@1"' in position[1]
    looked_at.forget()
    assert looked_at.told() == []
