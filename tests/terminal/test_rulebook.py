"""The rules at the table: by clause or by words, in the language of the table where they are told in it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from paddock.clauses import clause_ids as listed
from paddock.core.registry import game
from paddock.core.terminal_renderer import renderer_of
from paddock.core.translations import LANGUAGES
from paddock.terminal import rulebook
from paddock.terminal.rulebook import clauses, find_clauses, has_rules
from paddock.terminal.sentences import rules_question
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.core.toy import DASH
from tests.terminal.conftest import Pipe
from tests.terminal.test_any_title import toy_table

ROBORALLY = game("roborally")


@pytest.fixture
def english_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy title with a rulebook in English and none in French."""
    folder = tmp_path / "english_only"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.md").write_text("- **DA-1.1 [house]** Deal three cards.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(rulebook, "title_package", lambda game: "english_only")
    clauses.cache_clear()
    yield
    clauses.cache_clear()


def _question(table: LocalTable, language: str) -> str:
    return rules_question(table, renderer_of(DASH, translator(language, DASH), table.seats))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["roborally", "rallyman_gt"])
def test_every_clause_can_be_read_in_both_languages(title: str, language: str) -> None:
    text = (resources.files(f"paddock.games.{title}") / "rules.md").read_text(encoding="utf-8")
    for number in listed(text):
        assert [clause.clause_id for clause in find_clauses(game(title), language, number)] == [number]


def test_a_clause_is_told_in_the_language_of_the_table() -> None:
    assert find_clauses(ROBORALLY, "en", "4.1")[0].text.startswith("All players program at the same time")
    assert find_clauses(ROBORALLY, "fr", "4.1")[0].text.startswith("Tous les joueurs programment en même temps")


def test_words_are_found_without_their_accents() -> None:
    found = [clause.clause_id for clause in find_clauses(ROBORALLY, "fr", "Vérrouillé DEGATS")]
    assert found == [clause.clause_id for clause in find_clauses(ROBORALLY, "fr", "verrouillé dégâts")]
    assert "RR-13.6" in found


def test_words_are_found_with_the_apostrophe_that_keyboards_have() -> None:
    found = [clause.clause_id for clause in find_clauses(game("rallyman_gt"), "fr", "s'arrêter coûte")]
    assert found == ["RG-10.5"]


def test_a_french_table_shows_the_rules_in_french(pipe: Pipe) -> None:
    output = pipe(["r", "4.1", "? seal"], language="fr").output
    assert output.count("RR-4.1: Tous les joueurs programment en même temps") == 2
    assert "en anglais" not in output


@pytest.mark.usefixtures("english_only")
def test_rules_without_french_are_told_in_english_and_the_table_says_so(user_files: UserFiles) -> None:
    assert not has_rules(DASH, "fr")
    assert [clause.text for clause in find_clauses(DASH, "fr", "1.1")] == ["Deal three cards."]
    table = toy_table(user_files)
    assert _question(table, "fr").endswith("(le texte est en anglais)")
    assert not _question(table, "en").endswith(")")


def test_a_title_without_rules_finds_nothing(user_files: UserFiles) -> None:
    assert find_clauses(DASH, "fr", "1.1") == []
    assert not _question(toy_table(user_files), "fr").endswith(")")
