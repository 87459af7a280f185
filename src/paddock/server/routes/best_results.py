"""The best of every category, how it was done, the daily challenge, and how a table stands among them. Addresses call
them records."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from paddock.campaign import daily
from paddock.campaign.best_results import holder_key, holder_of_seat, save_results_of
from paddock.core.best_results import BestResults, Category, best_results_of
from paddock.core.registry import game as title_named
from paddock.core.settings import read_settings
from paddock.core.translations import AnyGame
from paddock.match import actions
from paddock.match.entries import Entry
from paddock.match.match import STATUS_OVER, Match
from paddock.server.accounts import account_of
from paddock.server.answers.best_results import (
    BestResult,
    CategoryList,
    CategoryResults,
    DailyChallenge,
    GhostAnswer,
    GhostResult,
    OwnBestResult,
    PlacedResult,
    ResultCategory,
    ResultList,
    TableBestResults,
)
from paddock.server.answers.tables import OpenedTable
from paddock.server.cached_files import AnyRequest
from paddock.server.context import AppContext
from paddock.server.errors import BadRequestError, NoBestResultsError
from paddock.server.requests import OpenDaily
from paddock.server.routes.parameters import Caller, Context, OptionalText, PathText, Text, ViewedSeat
from paddock.server.routes.tables import create_table
from paddock.server.tokens import new_match_name
from paddock.store import Leaderboard, RankedResult

MAX_RESULTS: Final = 100
NO_SETTINGS: Final = ("language", "category", "day", "limit")
"""What in a query is no setting of the title."""

ResultLimit = Annotated[int, QueryParameter(ge=1, le=MAX_RESULTS)]


def _title_with_results(title: str) -> tuple[AnyGame, BestResults[Any]]:
    game = title_named(title)
    best_results = best_results_of(game)
    if best_results is None:
        raise NoBestResultsError(title=game.title)
    return game, best_results


def _printable_word(query_word: str | None) -> str:
    """A word of a query that can be looked for; raises `BadRequestError` for one that no store could hold."""
    if query_word and not query_word.isprintable():
        raise BadRequestError(detail=ascii(query_word[:40])[1:-1])
    return query_word or ""


def result_json(result: RankedResult) -> BestResult:
    """A result as it is answered. `said` is the message that says its value; `public`: whether anybody may watch it;
    `account`: whether it is that of the account of this name, and not of somebody who is called so."""
    return {
        "match": result.match,
        "seat": result.seat,
        "name": result.name,
        "holder": result.holder,
        "account": result.holder == holder_key(result.name, result.name),
        "value": result.value,
        "said": msgspec.json.decode(result.data)["said"],
        "at": int(result.at * 1000),
        "category": result.category,
        "public": result.public,
    }


def _first_json(results: list[RankedResult]) -> BestResult | None:
    return result_json(results[0]) if results else None


def _category_json(category: Category) -> ResultCategory:
    return {"category": category.key, "parts": category.message_parts}


def _category_parts(result: RankedResult) -> Any:
    return msgspec.json.decode(result.data)["parts"]


@get("/api/titles/{title:str}/records", summary="The best of a title", tags=["records"])
async def best_results(
    request: AnyRequest,
    context: Context,
    title: PathText,
    category: OptionalText = None,
    day: OptionalText = None,
    limit: ResultLimit = 20,
) -> CategoryList | ResultList:
    """With a `category`, its best, one line for each person; with a `day`, everybody's first try at its challenge.

    With neither, every category with its best and the number of its people; settings in the query (`?circuit=1`) leave
    those in which somebody who plays alone with them can come to stand, also where nobody has. Parts and values are
    messages of the title with their arguments.
    """
    game, titles_results = _title_with_results(title)
    await context.match_service.wait_for_results()
    if category is not None or day is not None:
        leaderboard = Leaderboard(game.edition, _printable_word(category), _printable_word(day))
        results = await context.store.best_results(leaderboard, limit)
        parts = _category_parts(results[0]) if results and not day else []
        best = [result_json(result) for result in results]
        return {"title": game.title, "category": category, "day": day, "parts": parts, "best": best}
    pairs = [f"{name}={value}" for name, value in request.query_params.multi_items() if name not in NO_SETTINGS]
    categories: list[CategoryResults] = []
    if pairs:
        for each in titles_results.categories(read_settings(game, pairs)):
            results = await context.store.best_results(Leaderboard(game.edition, each.key), limit)
            best = [result_json(result) for result in results]
            categories.append({"category": each.key, "parts": each.message_parts, "best": best})
        return {"title": game.title, "categories": categories}
    for standing in await context.store.category_standings(game.edition):
        first = standing.best
        key: ResultCategory = {"category": first.category, "parts": _category_parts(first)}
        categories.append({**key, "holders": standing.holders, "best": [result_json(first)]})
    return {"title": game.title, "categories": categories}


@get("/api/titles/{title:str}/ghost", summary="How the best was done", tags=["records"])
async def ghost(context: Context, title: PathText, category: Text, of: OptionalText = None) -> GhostAnswer:
    """The best of a category, or the best of one `holder` in it, with its `trace`: turn by turn how it was done, as the
    title writes it. `ghost` is null where nobody has done it."""
    game, _ = _title_with_results(title)
    await context.match_service.wait_for_results()
    leaderboard = Leaderboard(game.edition, _printable_word(category))
    best = await context.store.best_results(leaderboard, 1, _printable_word(of) or None)
    trace = await context.store.result_trace(best[0]) if best else None
    shown: GhostResult | None = None
    if trace is not None:
        shown = {**result_json(best[0]), "trace": msgspec.json.decode(trace)}
    return {"title": game.title, "category": category, "ghost": shown}


def _todays_challenge(context: AppContext, title: str) -> tuple[AnyGame, daily.DailyChallenge]:
    game, _ = _title_with_results(title)
    challenge = daily.daily_challenge(game, daily.utc_date(context.match_service.read_clock()))
    if challenge is None:
        raise NoBestResultsError(title=game.title)
    return game, challenge


@get("/api/titles/{title:str}/daily", summary="The daily challenge", tags=["records"])
async def daily_challenge(
    context: Context, caller: Caller, title: PathText, name: OptionalText = None, limit: ResultLimit = 10
) -> DailyChallenge:
    """Today's settings (the day is that of UTC, and `ends` when it is over), its best so far, and the try that counts
    of whoever asks, by account or by `name`."""
    game, challenge = _todays_challenge(context, title)
    account = await account_of(context, caller)
    await context.match_service.wait_for_results()
    leaderboard, holder = Leaderboard(game.edition, day=challenge.day), holder_key(_printable_word(name), account)
    results = await context.store.best_results(leaderboard, limit)
    own = await context.store.best_results(leaderboard, 1, holder) if name or account else []
    return {
        "title": game.title,
        "day": challenge.day,
        "ends": daily.end_of_day(context.match_service.read_clock()),
        "now": context.match_service.read_clock(),
        "settings": challenge.settings,
        "best": [result_json(result) for result in results],
        "yours": await _ranked_json(context, leaderboard, own[0]) if own else None,
    }


async def _ranked_json(context: AppContext, leaderboard: Leaderboard, result: RankedResult) -> PlacedResult:
    return {**result_json(result), "place": await context.store.rank_of(leaderboard, result.value)}


@post("/api/titles/{title:str}/daily", summary="Drive the daily challenge", tags=["records"])
async def open_daily(context: Context, caller: Caller, title: PathText, data: JSONBody[OpenDaily]) -> OpenedTable:
    """Opens a table for it and begins: like opening any other, but its fair seed follows from title and date. It is
    driven without help, and a name's first try that comes to its end is the one that counts."""
    context.table_rate_limit.take(caller.address)
    account = await account_of(context, caller)
    await context.opened_tables.check(caller, account)
    game, challenge = _todays_challenge(context, title)
    now = await context.match_service.synchronised_time()
    match = Match.open(
        new_match_name(), game.edition, 1, challenge.settings, seed=challenge.seed, now=now, daily=challenge.day
    )
    entries: list[Entry] = [match.opening_entry]
    entries += actions.take_seat(match, data.name, now, seat=0, account=account)
    entries += actions.start_game(match, now)
    return await create_table(context, match, entries, [0], account, caller)


@get("/api/tables/{match:str}/records", summary="How a table stands among the records", tags=["records"])
async def results_at_table(
    context: Context, caller: Caller, match: PathText, seat: ViewedSeat = None
) -> TableBestResults:
    """What a seat plays for (`category`), the best there and the seat's own (`best`, `own`), both without this match;
    and once it is over, what was set at this table (`feats`), each with its place. In the challenge of a `day`,
    `practice` tells a later try from the one that counts."""
    async with context.match_service.locked(match) as live:
        viewer, now = caller.viewing_seat(live, seat), live.loaded_match()
        _, titles_results = _title_with_results(now.game.title)
        viewed = viewer if viewer is not None else 0
        category = titles_results.category(now.game_session.state, viewed) if now.game_session is not None else None
        holder, over = holder_of_seat(now.seats[viewed]), now.status == STATUS_OVER
    await context.match_service.wait_for_results()
    if over:
        await save_results_of(context.store, match)
    results = await context.store.match_results(match) if over else []
    if category is None and results:
        own_results = (result for result in results if result.seat == viewed)
        category = next((Category(result.category, _category_parts(result)) for result in own_results), None)
    best, own = [], []
    if category is not None:
        leaderboard = Leaderboard(now.game.edition, category.key)
        best = await context.store.best_results(leaderboard, 1, None, match)
        own = await context.store.best_results(leaderboard, 1, holder, match)
    return {
        "match": match,
        "day": now.opening_entry.daily or None,
        "category": _category_json(category) if category is not None else None,
        "holder": holder,
        "best": _first_json(best),
        "own": _first_json(own),
        "feats": [await _result_at_table(context, result) for result in results],
    }


async def _result_at_table(context: AppContext, result: RankedResult) -> OwnBestResult:
    """A result of this table: where it stands, and what was best before it."""
    leaderboard = Leaderboard(result.title, result.category, result.day)
    ranked = await _ranked_json(context, leaderboard, result)
    if not result.day:
        before = await context.store.best_results(leaderboard, 1, None, result.match)
        return {**ranked, "before": _first_json(before), "practice": False}
    others = [each for each in await context.store.best_results(leaderboard, 2) if each.match != result.match]
    counted = await context.store.best_results(leaderboard, 1, result.holder)
    return {**ranked, "before": _first_json(others), "practice": counted[0].match != result.match}
