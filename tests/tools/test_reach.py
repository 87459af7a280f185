"""A change is followed by the tests that it can reach, and by no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import reach
from tests.reach import TESTS, of_changes, of_title


def test_a_title_reaches_its_own_tests_and_those_that_bear_its_name() -> None:
    found = of_title("roborally")
    assert found.has_file(TESTS / "games/roborally/test_rr_08_belts.py")
    assert not found.has_file(TESTS / "games/gang_rush/test_gb_01_aim.py")
    conformance = TESTS / "conformance/test_hidden.py"
    assert found.has_file(conformance)
    assert found.has(conformance, "tests/conformance/test_hidden.py::test_x[roborally-plain-2]")
    assert not found.has(conformance, "tests/conformance/test_hidden.py::test_x[gang_rush-plain-2]")
    assert not found.has_file(TESTS / "bots/test_gang_rush_driver.py")
    assert not found.has_file(TESTS / "web/test_games.py"), "no browser"


def test_a_title_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(pytest.UsageError, match="great_race"):
        of_title("chess")


def test_a_changed_rule_reaches_its_title() -> None:
    found = of_changes(["src/paddock/games/gang_rush/rules/legal.py"])
    assert found.titles == {"gang_rush"}
    assert found.has_file(TESTS / "web/test_gang_rush_questions.py")
    assert found.has_file(TESTS / "games/gang_rush/test_gb_01_aim.py")
    assert not found.has_file(TESTS / "store/test_log.py")


def test_a_changed_rule_reaches_no_test_of_something_else_in_its_title() -> None:
    workshop = TESTS / "web/test_workshop.py"
    assert workshop not in of_changes(["src/paddock/games/rallyman_gt/rules/legal.py"]).files
    assert workshop in of_changes(["src/paddock/games/rallyman_gt/views/workshop.py"]).files
    assert workshop in of_changes(["src/paddock/games/rallyman_gt/components/share_code.py"]).files, (
        "the workshop imports it"
    )
    assert workshop in of_changes(["src/paddock/games/rallyman_gt/data/tiles.json"]).files


def test_changed_words_and_data_reach_their_title_too() -> None:
    assert of_changes(["src/paddock/games/great_race/words/fr.ftl"]).titles == {"great_race"}
    assert of_changes(["web/src/titles/rallyman_gt/Board.svelte"]).titles == {"rallyman_gt"}


def test_a_changed_module_reaches_whatever_imports_it_however_indirectly() -> None:
    files = of_changes(["src/paddock/store/postgres_group_commit.py"]).files
    assert TESTS / "store/test_log.py" in files
    assert TESTS / "server/test_kills.py" in files
    assert TESTS / "games/roborally/test_rr_08_belts.py" not in files


def test_a_changed_helper_reaches_the_tests_that_use_it_and_a_changed_test_itself() -> None:
    assert TESTS / "server/test_kills.py" in of_changes(["tests/server/evening.py"]).files
    assert of_changes(["tests/core/test_record.py"]).files == {TESTS / "core/test_record.py"}


def test_the_client_reaches_the_browser_and_the_manual_its_examples() -> None:
    assert TESTS / "web/test_games.py" in of_changes(["web/src/App.svelte"]).files
    assert TESTS / "docs/test_pages.py" in of_changes(["docs/concepts.md"]).files


def test_nothing_changed_reaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_changed", list)
    found = of_changes()
    assert not found.files
    assert not any(found.has_file(path) for path in Path(TESTS).rglob("test_*.py"))
