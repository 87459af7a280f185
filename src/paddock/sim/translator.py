"""The simulator's own translations, joined to those of the core and of a title, and its errors."""

from __future__ import annotations

from paddock.core.errors import PaddockError
from paddock.core.translations import AnyGame, Translations, translations_for


class SimError(PaddockError):
    """Something that can't be simulated as asked: details `problem` (said by `problem-<problem>`) and what it needs."""

    message_key = "error-bad-input"


def translator(language: str, game: AnyGame | None = None) -> Translations:
    """All words of a language: core, title, simulator."""
    return translations_for(language, game, "paddock.sim")
