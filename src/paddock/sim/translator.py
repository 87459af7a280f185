"""The simulator's own translations, joined to those of the core and of a title, and its errors."""

from __future__ import annotations

from functools import cache
from importlib import resources

from paddock.core.errors import PaddockError, UnknownLanguageError
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, AnyGame, MessageCatalog, Translations

PACKAGE = "paddock.sim"


class SimError(PaddockError):
    """Something that can't be simulated as asked: details `problem` (said by `problem-<problem>`) and what it needs."""

    key = "error-bad-input"


@cache
def translator(language: str, game: AnyGame | None = None) -> Translations:
    """All words of a language: core, title, simulator."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", *([title_package(game)] if game is not None else []), PACKAGE]
    sources: list[str] = []
    for package in packages:
        file = resources.files(package) / "words" / f"{language}.ftl"
        if file.is_file():
            sources.append(file.read_text(encoding="utf-8"))
    return Translations(language, MessageCatalog(language, sources), game)
