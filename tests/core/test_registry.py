"""Titles are found by name, by folder and by entry point."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.core.toy import DASH

import paddock.games
from paddock.core import registry
from paddock.core.errors import BrokenTitleError, UnknownTitleError, UnknownVersionError


@pytest.mark.usefixtures("outside")
def test_an_outside_package_adds_its_title_by_an_entry_point() -> None:
    assert registry.game("dash") is DASH
    assert registry.game_of_edition("dash@1") is DASH
    assert registry.game_of_edition("dash") is DASH
    assert "dash" in registry.titles()


@pytest.mark.usefixtures("outside")
def test_our_own_folders_are_found_without_being_installed() -> None:
    assert "roborally" in registry.titles()


@pytest.mark.usefixtures("outside")
def test_an_unknown_title_or_version_is_named_with_what_is_known() -> None:
    with pytest.raises(UnknownTitleError, match=r"chess.*dash"):
        registry.game_of_edition("chess@1")
    for version in ("dash@2", "dash@", "dash@1.0"):
        with pytest.raises(UnknownVersionError, match="Known: 1"):
            registry.game_of_edition(version)


@pytest.mark.usefixtures("outside")
def test_a_title_that_can_not_be_loaded_is_named() -> None:
    with pytest.raises(BrokenTitleError, match="nowhere"):
        registry.game("gone")
    with pytest.raises(BrokenTitleError, match="no Title"):
        registry.game("no-title")


def test_a_title_in_the_making_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("whole", "half"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / "half" / "unfinished.md").write_text("It lacks a board.")
    monkeypatch.setattr(paddock.games, "__path__", [str(tmp_path)])
    registry._title_locations.cache_clear()
    try:
        assert "whole" in registry.titles()
        assert "half" not in registry.titles()
    finally:
        registry._title_locations.cache_clear()
