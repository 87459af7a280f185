"""What can be played, and the words for it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get

from paddock.bots.levels import level_names
from paddock.clauses import rulebook
from paddock.core.best_results import best_results_of
from paddock.core.campaign import Campaign, campaign_of
from paddock.core.errors import UnknownLanguageError
from paddock.core.game import Setting
from paddock.core.registry import game as title_named
from paddock.core.registry import titles as title_names
from paddock.core.settings import read_settings
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, AnyGame
from paddock.core.vocabulary import vocabulary as vocabulary_of
from paddock.core.workshop import workshop_of
from paddock.match.table_view import ViewJson
from paddock.server import cached_files
from paddock.server.answers.titles import CampaignRules, Chapter, Rulebook, SettingInfo, TitleInfo, Vocabulary
from paddock.server.cached_files import AnyRequest, CachedFile, file_response
from paddock.server.routes.parameters import PathText, answer_of
from paddock.server.translator import MESSAGE_PACKAGE, message_files

MAX_CACHED_SCENES: Final = 256
LANGUAGE_PARAMETER: Final = "language"
"""In the query of any request: the language of errors."""


def _title_json(game: AnyGame) -> TitleInfo:
    workshop, campaign = workshop_of(game), campaign_of(game)
    return {
        "title": game.title,
        "edition": game.edition,
        "seats": {"least": game.min_seats, "most": game.max_seats},
        "settings": [_setting_json(setting) for setting in game.settings],
        "records": best_results_of(game) is not None,
        "campaign": None if campaign is None else _campaign_json(game, campaign),
        "workshop": None if workshop is None else workshop.setting,
        "bots": level_names(game),
    }


def _campaign_json(game: AnyGame, campaign: Campaign[Any]) -> CampaignRules:
    least, most = campaign.seats or (game.min_seats, game.max_seats)
    return {
        "seats": {"least": least, "most": most},
        "settings": [_setting_json(setting) for setting in campaign.settings],
        "choices": [_setting_json(choice) for choice in campaign.choices],
    }


def _setting_json(setting: Setting) -> SettingInfo:
    shown: SettingInfo = {"name": setting.name, "default": setting.default, "clause": setting.clause}
    if setting.choices:
        shown["choices"] = list(setting.choices)
    elif not isinstance(setting.default, bool):
        shown["low"], shown["high"] = setting.low, setting.high
    return shown


@get("/api/titles", summary="What can be played", tags=["titles"], sync_to_thread=False)
def titles() -> list[TitleInfo]:
    """Every title with its seats, settings, bots from the weakest to the strongest, the seats and settings
    of its campaigns, and the setting that its workshop builds for, if it has any."""
    return [_title_json(title_named(name)) for name in title_names()]


@get("/api/words/{title:str}/{language:str}", media_type=MediaType.TEXT, tags=["titles"], sync_to_thread=False)
def translations(request: AnyRequest, title: PathText, language: PathText) -> Response[bytes]:
    """All messages that a table of this title needs, as Fluent text; `core` for those of no title."""
    return file_response(_translation_file(title, language), request)


@cache
def _translation_file(title: str, language: str) -> CachedFile:
    _check_language(language)
    packages = ["paddock.core", MESSAGE_PACKAGE] if title == "core" else [title_package(title_named(title))]
    text = "\n".join(text for package in packages for text in message_files(package, language))
    return cached_files.compressed_file(text.encode(), MediaType.TEXT, cached_files.REVALIDATE)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguageError(language=language[:20], known=" ".join(LANGUAGES))


def _json_file(content: object, cache_control: str = cached_files.REVALIDATE) -> CachedFile:
    return cached_files.compressed_file(msgspec.json.encode(content), MediaType.JSON, cache_control)


@get(
    "/api/titles/{title:str}/vocabulary",
    summary="What can be decided and told",
    tags=["titles"],
    responses=answer_of(Vocabulary),
    sync_to_thread=False,
)
def vocabulary(request: AnyRequest, title: PathText) -> Response[bytes]:
    """Every kind of decision and event with its arguments, and every set of values with its names and messages: with
    the translations of the title, all that a client needs to say what happens."""
    return file_response(_vocabulary_file(title), request)


@cache
def _vocabulary_file(title: str) -> CachedFile:
    return _json_file(vocabulary_of(title_named(title)))


@get(
    "/api/titles/{title:str}/rules/{language:str}",
    summary="The rules by clause",
    tags=["titles"],
    responses=answer_of(Rulebook),
    sync_to_thread=False,
)
def rules(request: AnyRequest, title: PathText, language: PathText) -> Response[bytes]:
    """The rulebook by chapter and clause, as Markdown; in English where it is not there in the language asked for."""
    return file_response(_rules_file(title, language), request)


@cache
def _rules_file(title: str, language: str) -> CachedFile:
    _check_language(language)
    written_in, book = rulebook(title, language)
    chapters: list[Chapter] = [
        {
            "id": chapter.id,
            "name": chapter.name,
            "intro": chapter.introduction,
            "clauses": [{"id": clause.id, "text": clause.text} for clause in chapter.clauses],
        }
        for chapter in book
    ]
    answer: Rulebook = {"title": title_named(title).title, "language": written_in, "chapters": chapters}
    return _json_file(answer)


@get(
    "/api/titles/{title:str}/scene",
    summary="What a table looks like",
    tags=["titles"],
    responses=answer_of(ViewJson),
    sync_to_thread=False,
)
def scene(request: AnyRequest, title: PathText) -> Response[bytes]:
    """What of a table never changes, for clients that draw it. Settings stand in the query: `?course=dizzy_dash`."""
    game = title_named(title)
    pairs = [f"{name}={value}" for name, value in request.query_params.multi_items() if name != LANGUAGE_PARAMETER]
    settings = read_settings(game, pairs)
    return file_response(_scene_file(game.title, msgspec.json.encode(settings, order="sorted")), request)


@lru_cache(maxsize=MAX_CACHED_SCENES)
def _scene_file(title: str, settings: bytes) -> CachedFile:
    return _json_file(title_named(title).scene(msgspec.json.decode(settings)), cached_files.CACHE_FOR_AN_HOUR)
