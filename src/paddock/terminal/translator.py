"""Translations for the terminal: its own messages joined to those of the core and of a title.

`translations_for` of the core knows the core and one title; the terminal adds its file to the same catalog, so that
one object says everything and an error of any room finds its sentence.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from paddock.core import registry
from paddock.core.errors import UnknownLanguageError
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, AnyGame, MessageCatalog, Translations

MESSAGE_PACKAGE = "paddock.terminal"
TITLE_ROOM = "terminal"
"""The room of a title that has words for a terminal."""
TITLE_MESSAGE = re.compile(r"^title = (.+)$", re.MULTILINE)


@cache
def translator(language: str, game: AnyGame | None = None) -> Translations:
    """All words of a language: core, title, terminal, and what the title says in a terminal only."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    folders = [resources.files("paddock.core"), resources.files(MESSAGE_PACKAGE)]
    if game is not None:
        own = resources.files(title_package(game))
        folders += [own, own / TITLE_ROOM]
    return Translations(
        language, MessageCatalog(language, [text for folder in folders for text in _ftl_texts(folder, language)]), game
    )


def title_name(title_name: str, language: str) -> str:
    """What a title is called; its own short name where it has no word for it, or is not known here. The name is a plain
    line of its words: to read all of them for it would take a tenth of a second for each title."""
    if title_name not in registry.titles():
        return title_name
    texts = _ftl_texts(resources.files(registry.title(title_name).package), language)
    names = [line for text in texts for line in TITLE_MESSAGE.findall(text)]
    return names[0] if names else title_name


def next_language(language: str) -> str:
    """The language that the switch goes to."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def clean_input(text: str, max_length: int = 200) -> str:
    """What a person typed or a file says, without control characters and not endless."""
    return "".join(letter for letter in text[:max_length] if letter.isprintable()).strip()


def _ftl_texts(folder: Traversable, language: str) -> list[str]:
    file = folder / "words" / f"{language}.ftl"
    return [file.read_text(encoding="utf-8")] if file.is_file() else []
