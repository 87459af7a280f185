"""The table's own words, joined to those of the core and of a title.

`core.words.speak` knows the core and one title; the terminal adds its file to the same lexicon, so that one object
says everything and an error of any room finds its sentence.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from paddock.core.errors import UnknownLanguageError
from paddock.core.title import title_package
from paddock.core.words import LANGUAGES, AnyGame, Lexicon, Words

PACKAGE = "paddock.terminal"


@cache
def tongue(language: str, game: AnyGame | None = None) -> Words:
    """All words of a language: core, title, terminal."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", *([title_package(game)] if game is not None else []), PACKAGE]
    return Words(language, Lexicon(language, [text for name in packages for text in _source(name, language)]), game)


def title_name(title: str, language: str) -> str:
    """What a title is called; its own short name where there is no word."""
    words, key = tongue(language), f"table-title-{title}"
    return words.message(key) if words.has(key) else title


def next_language(language: str) -> str:
    """The language that the switch goes to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def clean(text: str, longest: int = 200) -> str:
    """What a person typed or a file says, without control characters and not endless."""
    return "".join(letter for letter in text[:longest] if letter.isprintable()).strip()


def _source(package: str, language: str) -> list[str]:
    file = resources.files(package) / "words" / f"{language}.ftl"
    return [file.read_text(encoding="utf-8")] if file.is_file() else []
