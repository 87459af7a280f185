"""Both languages say everything that the terminal asks for, with the same arguments."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from paddock.core.errors import UnknownLanguageError
from paddock.core.registry import game
from paddock.core.words import LANGUAGES
from paddock.terminal.plain import COMMANDS
from paddock.terminal.tongue import PACKAGE, tongue

ROBORALLY = game("roborally")


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    english, french = tongue("en", ROBORALLY).lexicon, tongue("fr", ROBORALLY).lexicon
    assert english.junk == []
    assert french.junk == []
    own = [key for key in english.variables if key.startswith(("table-", "rr-", "rg-", "gb-", "cr-", "gr-"))]
    assert own
    assert set(english.variables) == set(french.variables)
    assert {key for key in own if english.variables[key] != french.variables[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_is_there(language: str) -> None:
    words = tongue(language, ROBORALLY)
    folder = resources.files(PACKAGE)
    files = [file for part in (folder, folder / "titles") for file in part.iterdir() if file.name.endswith(".py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r'"((?:table|rr|rg|gb|cr|gr)-[a-z0-9_-]+)"', text))
    assert {key for key in named if not words.has(key)} == set()
    problems = {f"problem-{name}" for name in re.findall(r'problem="([a-z-]+)"', text)}
    assert {key for key in problems if not words.has(key)} == set()
    assert all(words.has(f"table-key-{'back' if name == 'undo' else name}") for name in COMMANDS)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError):
        tongue("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_under_the_table_fit_the_smallest_screen(language: str) -> None:
    words = tongue(language)
    feet = [key for key in words.lexicon.variables if key.startswith("table-foot-")]
    assert {key: len(words.message(key)) for key in feet if len(words.message(key)) > 78} == {}
