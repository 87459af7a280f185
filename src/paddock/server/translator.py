"""The server's own words, joined to those of the core and of a title, and errors as answers."""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from typing import Any, Final

from paddock.bots.levels import UnknownBotError
from paddock.campaign.errors import (
    BadCampaignError,
    CampaignOverError,
    NewerCampaignError,
    NoCampaignsError,
    NoSuchCampaignError,
)
from paddock.core.errors import (
    BadNotationError,
    BadSetupError,
    BrokenInvariantError,
    NoSuchSeatError,
    NotWaitingError,
    PaddockError,
    TakeBackError,
    UnknownLanguageError,
    UnknownTitleError,
    UnknownVersionError,
)
from paddock.core.game import RefusedError
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, AnyGame, MessageCatalog, Translations
from paddock.match.errors import BadLogError, BadMessageError, BadNameError, TableError
from paddock.server.errors import ServerError
from paddock.store import NameTakenError, StoreError

PACKAGE: Final = "paddock.server"
_LOG: Final = logging.getLogger("paddock.server")

_CODES_AND_STATUSES: Final[tuple[tuple[type[PaddockError], str, int], ...]] = (
    (RefusedError, "refused", 409),
    (BadNotationError, "bad-notation", 400),
    (NoSuchSeatError, "no-such-seat", 404),
    (NotWaitingError, "not-waiting", 409),
    (TakeBackError, "take-back", 409),
    (BadSetupError, "bad-setup", 400),
    (UnknownTitleError, "unknown-title", 404),
    (UnknownVersionError, "unknown-version", 409),
    (UnknownLanguageError, "unknown-language", 400),
    (UnknownBotError, "unknown-bot", 400),
    (NameTakenError, "name-taken", 409),
    (NoCampaignsError, "no-campaigns", 404),
    (NoSuchCampaignError, "no-campaign", 404),
    (CampaignOverError, "campaign-over", 409),
    (NewerCampaignError, "newer-save", 400),
    (BadCampaignError, "bad-save", 400),
    (StoreError, "busy", 503),
    (BrokenInvariantError, "broken", 500),
)


@cache
def translator(language: str, game: AnyGame | None = None) -> Translations:
    """All words of a language: core, title, server."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", *([title_package(game)] if game is not None else []), PACKAGE]
    return Translations(
        language, MessageCatalog(language, [text for name in packages for text in message_files(name, language)]), game
    )


def message_files(package: str, language: str) -> list[str]:
    """The messages of a package in one language, as they stand in its file."""
    file = resources.files(package) / "words" / f"{language}.ftl"
    return [file.read_text(encoding="utf-8")] if file.is_file() else []


def preferred_language(accepted: str) -> str:
    """The language that an `Accept-Language` header likes best; English where nothing fits.

    >>> [preferred_language(header) for header in ("de, fr-CH;q=0.9, en;q=0.8", "de", "en;q=0.1, fr;q=x")]
    ['fr', 'en', 'en']
    """
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            liking = float(weight) if weight else 1.0
        except ValueError:
            continue
        if name[:2].lower() in LANGUAGES and liking > 0:
            found.append((-liking, place, name[:2].lower()))
    return min(found)[2] if found else "en"


def code_and_status(error: PaddockError) -> tuple[str, int]:
    """The code of an error for programs, and its HTTP status."""
    if isinstance(error, ServerError):
        return error.code, error.status
    if isinstance(error, BadNameError | BadMessageError):
        return error.code, 400
    if isinstance(error, BadLogError):
        return error.code, 500
    if isinstance(error, TableError):
        return error.code, 409
    for kind, code, status in _CODES_AND_STATUSES:
        if isinstance(error, kind):
            return code, status
    return error.key.removeprefix("error-"), 400


def error_json(error: PaddockError, language: str, game: AnyGame | None = None) -> dict[str, Any]:
    """An error as it is sent: its code, the sentence, the clause of the rules if there is one, and details."""
    code, _ = code_and_status(error)
    words = translator(language, game)
    found: dict[str, Any] = {"code": code, "message": words.error(error)}
    details: dict[str, Any] = {}
    if isinstance(error, RefusedError):
        found["clause"] = error.refusal.clause
        details["reason"] = error.refusal.key
        if game is not None:
            details["legal"] = [game.space.notation(decision) for decision in error.refusal.legal[:200]]
    elif not isinstance(error, StoreError):
        details = {name: _plain_json(value) for name, value in error.details.items() if name != "clause"}
        clause = error.details.get("clause")
        if isinstance(clause, str) and clause:
            found["clause"] = clause
    found["details"] = details
    return found


def _plain_json(value: object) -> object:
    if isinstance(value, bool | int | float | str | type(None)):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain_json(each) for each in value]
    return str(value)
