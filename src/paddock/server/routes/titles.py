"""What can be played, and the words for it."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import MediaType, get

from paddock.bots.levels import levels
from paddock.core.errors import UnknownLanguageError
from paddock.core.game import Setting
from paddock.core.registry import game as title_named
from paddock.core.registry import titles as title_names
from paddock.core.words import LANGUAGES, title_package
from paddock.server.routes.asked import InPath
from paddock.server.tongue import PACKAGE, source


@cache
def _titles() -> list[dict[str, Any]]:
    return [_title(name) for name in title_names()]


def _title(name: str) -> dict[str, Any]:
    game = title_named(name)
    return {
        "title": game.title,
        "edition": game.edition,
        "seats": {"least": game.min_seats, "most": game.max_seats},
        "settings": [_setting(setting) for setting in game.settings],
        "bots": levels(game),
    }


def _setting(setting: Setting) -> dict[str, Any]:
    found: dict[str, Any] = {"name": setting.name, "default": setting.default, "clause": setting.clause}
    if setting.choices:
        found["choices"] = list(setting.choices)
    elif not isinstance(setting.default, bool):
        found |= {"low": setting.low, "high": setting.high}
    return found


@get("/api/titles", summary="What can be played", tags=["titles"], sync_to_thread=False)
def titles() -> list[dict[str, Any]]:
    """Every title with its seats, settings and bots, from the weakest to the strongest."""
    return _titles()


@get("/api/words/{title:str}/{language:str}", media_type=MediaType.TEXT, tags=["titles"], sync_to_thread=False)
def words(title: InPath, language: InPath) -> str:
    """All messages that a table of this title needs, as Fluent text; `core` for those of no title."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", PACKAGE] if title == "core" else [title_package(title_named(title))]
    return "\n".join(text for package in packages for text in source(package, language))


HANDLERS = [titles, words]
