"""Both languages say everything that the terminal asks for, with the same arguments."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from paddock.core.errors import UnknownLanguageError
from paddock.core.registry import game
from paddock.core.translations import LANGUAGES
from paddock.terminal.plain_table import COMMANDS
from paddock.terminal.translator import MESSAGE_PACKAGE, translator

PREFIXES = {"roborally": "rr", "rallyman_gt": "rg", "gang_rush": "gb", "classic_rally": "cr", "great_race": "gr"}
"""What the messages begin with that a title says in a terminal only."""


@pytest.mark.parametrize("title", PREFIXES)
def test_both_languages_have_the_same_messages_and_arguments(title: str) -> None:
    english, french = translator("en", game(title)).catalog, translator("fr", game(title)).catalog
    assert english.unreadable_lines == []
    assert french.unreadable_lines == []
    own = [key for key in english.variables if key.startswith(("table-", f"{PREFIXES[title]}-"))]
    assert any(key.startswith(PREFIXES[title]) for key in own)
    assert set(english.variables) == set(french.variables)
    assert {key for key in own if english.variables[key] != french.variables[key]} == set()


@pytest.mark.parametrize("title", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_is_there(language: str, title: str) -> None:
    translations = translator(language, game(title))
    folders = [resources.files(MESSAGE_PACKAGE), resources.files(f"paddock.games.{title}.terminal")]
    files = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    files.append(resources.files("paddock.core") / "terminal_renderer.py")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(rf'"((?:table|{PREFIXES[title]})-[a-z0-9_-]+)"', text))
    assert {key for key in named if not translations.has_message(key)} == set()
    problems = {f"problem-{name}" for name in re.findall(r'problem="([a-z-]+)"', text)}
    assert {key for key in problems if not translations.has_message(key)} == set()
    assert all(translations.has_message(f"table-key-{'back' if name == 'undo' else name}") for name in COMMANDS)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError):
        translator("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_under_the_table_fit_the_smallest_screen(language: str) -> None:
    translations = translator(language)
    feet = [key for key in translations.catalog.variables if key.startswith("table-foot-")]
    assert {key: len(translations.message(key)) for key in feet if len(translations.message(key)) > 78} == {}
