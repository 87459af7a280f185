"""The server's own words, joined to those of the core and of a title, and errors as answers."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from paddock.bots.levels import UnknownBotError
from paddock.campaign import errors as campaign_errors
from paddock.core import errors as core_errors
from paddock.core.errors import PaddockError, UnknownLanguageError
from paddock.core.game import RefusedError
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, AnyGame, MessageCatalog, Translations
from paddock.match import errors as match_errors
from paddock.server.answers.common import ErrorMessage
from paddock.server.errors import ServerError
from paddock.store import NameTakenError, StoreError

MESSAGE_PACKAGE: Final = "paddock.server"

_CODES_AND_STATUSES: Final[tuple[tuple[type[PaddockError], str, int], ...]] = (
    # A kind of error (the first that fits), its code or nothing for its own, and its HTTP status.
    (RefusedError, "refused", 409),
    (core_errors.BadNotationError, "bad-notation", 400),
    (core_errors.NoSuchSeatError, "no-such-seat", 404),
    (core_errors.NotWaitingError, "not-waiting", 409),
    (core_errors.TakeBackError, "take-back", 409),
    (core_errors.BadSetupError, "bad-setup", 400),
    (core_errors.UnknownTitleError, "unknown-title", 404),
    (core_errors.UnknownVersionError, "unknown-version", 409),
    (UnknownLanguageError, "unknown-language", 400),
    (UnknownBotError, "unknown-bot", 400),
    (NameTakenError, "name-taken", 409),
    (campaign_errors.NoCampaignsError, "no-campaigns", 404),
    (campaign_errors.NoSuchCampaignError, "no-campaign", 404),
    (campaign_errors.CampaignOverError, "campaign-over", 409),
    (campaign_errors.NewerCampaignError, "newer-save", 400),
    (campaign_errors.BadCampaignError, "bad-save", 400),
    (match_errors.BadNameError, "", 400),
    (match_errors.BadMessageError, "", 400),
    (match_errors.BadLogError, "", 500),
    (match_errors.TableError, "", 409),
    (StoreError, "busy", 503),
    (core_errors.BrokenInvariantError, "broken", 500),
)


@cache
def translator(language: str, game: AnyGame | None = None) -> Translations:
    """All words of a language: core, title, server."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))
    packages = ["paddock.core", *([title_package(game)] if game is not None else []), MESSAGE_PACKAGE]
    return Translations(
        language, MessageCatalog(language, [text for name in packages for text in message_files(name, language)]), game
    )


def message_files(package: str, language: str) -> list[str]:
    """The messages of a package in one language, as they stand in its file."""
    file = resources.files(package) / "words" / f"{language}.ftl"
    return [file.read_text(encoding="utf-8")] if file.is_file() else []


def preferred_language(accept_header: str) -> str:
    """The language that an `Accept-Language` header likes best; English where nothing fits.

    >>> [preferred_language(header) for header in ("de, fr-CH;q=0.9, en;q=0.8", "de", "en;q=0.1, fr;q=x")]
    ['fr', 'en', 'en']
    """
    liked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_header[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            liking = float(weight) if weight else 1.0
        except ValueError:
            continue
        if name[:2].lower() in LANGUAGES and liking > 0:
            liked.append((-liking, place, name[:2].lower()))
    return min(liked)[2] if liked else "en"


def code_and_status(error: PaddockError) -> tuple[str, int]:
    """The code of an error for programs, and its HTTP status."""
    if isinstance(error, ServerError):
        return error.error_code, error.status_code
    for kind, code, status in _CODES_AND_STATUSES:
        if isinstance(error, kind):
            return code or getattr(error, "error_code", ""), status
    return error.message_key.removeprefix("error-"), 400


def error_json(error: PaddockError, language: str, game: AnyGame | None = None) -> ErrorMessage:
    """An error as it is sent: its code, the sentence, the clause of the rules if there is one, and details."""
    details: dict[str, Any] = {}
    clause: object = None
    if isinstance(error, RefusedError):
        clause = error.refusal.clause_id
        details["reason"] = error.refusal.message_key
        if game is not None:
            details["legal"] = [game.space.notation(decision) for decision in error.refusal.choices[:200]]
    elif not isinstance(error, StoreError):
        details = {name: _plain_json(value) for name, value in error.details.items() if name != "clause"}
        clause = error.details.get("clause") or None
    code, message = code_and_status(error)[0], translator(language, game).error(error)
    answer: ErrorMessage = {"code": code, "message": message, "details": details}
    if isinstance(clause, str):
        answer["clause"] = clause
    return answer


def _plain_json(value: object) -> object:
    if isinstance(value, bool | int | float | str | type(None)):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain_json(each) for each in value]
    return str(value)
