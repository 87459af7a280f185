"""Records: the best of every category, how they were set, the daily challenge, and how a table stands among them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from paddock.campaign.best_results import holder_key, holder_of_seat, save_results_of
from paddock.campaign.daily import DailyChallenge, daily_challenge, end_of_day, utc_date
from paddock.core.best_results import BestResults, Category, best_results_of
from paddock.core.registry import game as title_named
from paddock.core.settings import read_settings
from paddock.core.translations import AnyGame
from paddock.match import actions
from paddock.match.entries import Entry
from paddock.match.match import OVER, Match
from paddock.server.accounts import account_of
from paddock.server.cached_files import AnyRequest
from paddock.server.context import AppContext
from paddock.server.errors import BadRequestError, NoRecordsError
from paddock.server.messages import OpenDaily
from paddock.server.routes.asked import CallerIdentity, Context, InPath, MaybeText, OneSeat, Text
from paddock.server.routes.tables import check_tables, found_table
from paddock.server.tokens import new_match_name
from paddock.store import Leaderboard, RankedResult

MOST: Final = 100
OWN_WORDS: Final = ("language", "category", "day", "limit")
"""What in a query is no setting of the title."""

Limit = Annotated[int, QueryParameter(ge=1, le=MOST)]


def _records(title: str) -> tuple[AnyGame, BestResults[Any]]:
    game = title_named(title)
    found = best_results_of(game)
    if found is None:
        raise NoRecordsError(title=game.title)
    return game, found


def _word(text: str | None) -> str:
    """A word of a query that can be looked for; raises `BadRequestError` for one that no store could hold."""
    if text and not text.isprintable():
        raise BadRequestError(detail=ascii(text[:40])[1:-1])
    return text or ""


def shown(feat: RankedResult) -> dict[str, Any]:
    """A feat as it is answered. `said` is the message that says its value; `public`: whether anybody may watch it;
    `account`: whether it is that of the account of this name, and not of somebody who is called so."""
    return {
        "match": feat.match,
        "seat": feat.seat,
        "name": feat.name,
        "holder": feat.holder,
        "account": feat.holder == holder_key(feat.name, feat.name),
        "value": feat.value,
        "said": msgspec.json.decode(feat.data)["said"],
        "at": int(feat.at * 1000),
        "category": feat.category,
        "public": feat.public,
    }


def _category(category: Category) -> dict[str, Any]:
    return {"category": category.key, "parts": category.parts}


def _parts(feat: RankedResult) -> Any:
    return msgspec.json.decode(feat.data)["parts"]


@get("/api/titles/{title:str}/records", summary="The best of a title", tags=["records"])
async def records(
    request: AnyRequest,
    context: Context,
    title: InPath,
    category: MaybeText = None,
    day: MaybeText = None,
    limit: Limit = 20,
) -> dict[str, Any]:
    """With a `category`, its best, one line for each person; with a `day`, everybody's first try at its challenge.

    With neither, every category with its best and the number of its people; settings in the query (`?circuit=1`) leave
    those in which somebody who plays alone with them can come to stand, also where nobody has. Parts and values are
    messages of the title with their arguments.
    """
    game, kept = _records(title)
    await context.matches.wait_for_results()
    if category is not None or day is not None:
        field = Leaderboard(game.edition, _word(category), _word(day))
        found = await context.store.best_results(field, limit)
        parts = _parts(found[0]) if found and not day else []
        best = [shown(feat) for feat in found]
        return {"title": game.title, "category": category, "day": day, "parts": parts, "best": best}
    pairs = [f"{name}={value}" for name, value in request.query_params.multi_items() if name not in OWN_WORDS]
    if pairs:
        listed = []
        for each in kept.categories(read_settings(game, pairs)):
            found = await context.store.best_results(Leaderboard(game.edition, each.key), limit)
            listed.append({**_category(each), "best": [shown(feat) for feat in found]})
        return {"title": game.title, "categories": listed}
    standings = await context.store.category_standings(game.edition)
    return {
        "title": game.title,
        "categories": [
            {
                "category": standing.best.category,
                "parts": _parts(standing.best),
                "holders": standing.holders,
                "best": [shown(standing.best)],
            }
            for standing in standings
        ],
    }


@get("/api/titles/{title:str}/ghost", summary="How the best was done", tags=["records"])
async def ghost(context: Context, title: InPath, category: Text, of: MaybeText = None) -> dict[str, Any]:
    """The best of a category, or the best of one `holder` in it, with its `trace`: turn by turn how it was done, as the
    title writes it. `ghost` is null where nobody has done it."""
    game, _ = _records(title)
    await context.matches.wait_for_results()
    found = await context.store.best_results(Leaderboard(game.edition, _word(category)), 1, _word(of) or None)
    trace = await context.store.result_trace(found[0]) if found else None
    if trace is None:
        return {"title": game.title, "category": category, "ghost": None}
    return {
        "title": game.title,
        "category": category,
        "ghost": {**shown(found[0]), "trace": msgspec.json.decode(trace)},
    }


# -- the daily challenge -------------------------------------------------------------------------------------------


def _daily(context: AppContext, title: str) -> tuple[AnyGame, DailyChallenge]:
    game, _ = _records(title)
    found = daily_challenge(game, utc_date(context.matches.clock()))
    if found is None:
        raise NoRecordsError(title=game.title)
    return game, found


@get("/api/titles/{title:str}/daily", summary="The daily challenge", tags=["records"])
async def one_daily(
    context: Context, caller: CallerIdentity, title: InPath, name: MaybeText = None, limit: Limit = 10
) -> dict[str, Any]:
    """Today's settings (the day is that of UTC, and `ends` when it is over), its best so far, and the try that counts
    of whoever asks, by account or by `name`."""
    game, challenge = _daily(context, title)
    account = await account_of(context, caller)
    await context.matches.wait_for_results()
    field = Leaderboard(game.edition, day=challenge.day)
    found = await context.store.best_results(field, limit)
    own = await context.store.best_results(field, 1, holder_key(_word(name), account)) if name or account else []
    return {
        "title": game.title,
        "day": challenge.day,
        "ends": end_of_day(context.matches.clock()),
        "now": context.matches.clock(),
        "settings": challenge.settings,
        "best": [shown(feat) for feat in found],
        "yours": await _placed(context, field, own[0]) if own else None,
    }


async def _placed(context: AppContext, field: Leaderboard, feat: RankedResult) -> dict[str, Any]:
    return {**shown(feat), "place": await context.store.rank_of(field, feat.value)}


@post("/api/titles/{title:str}/daily", summary="Drive the daily challenge", tags=["records"])
async def open_daily(
    context: Context, caller: CallerIdentity, title: InPath, data: JSONBody[OpenDaily]
) -> dict[str, Any]:
    """Opens a table for it and begins: like opening any other, but its fair seed follows from title and date. It is
    driven without help, and a name's first try that comes to its end is the one that counts."""
    context.table_limit.take(caller.address)
    account = await account_of(context, caller)
    await check_tables(context, account or caller.address)
    game, challenge = _daily(context, title)
    now = await context.matches.shared_now()
    match, opened = Match.open(
        new_match_name(), game.edition, 1, challenge.settings, seed=challenge.seed, now=now, daily=challenge.day
    )
    entries: list[Entry] = list(opened)
    entries += actions.take_seat(match, data.name, now, seat=0, account=account)[1]
    entries += actions.start_game(match, now)
    return await found_table(context, match, entries, [0], account, caller.address)


# -- at a table ----------------------------------------------------------------------------------------------------


@get("/api/tables/{match:str}/records", summary="How a table stands among the records", tags=["records"])
async def at_table(context: Context, caller: CallerIdentity, match: InPath, seat: OneSeat = None) -> dict[str, Any]:
    """What a seat plays for (`category`), the best there and the seat's own (`best`, `own`), both without this match;
    and once it is over, what was set at this table (`feats`), each with its place. In the challenge of a `day`,
    `practice` tells a later try from the one that counts."""
    async with context.matches.locked(match) as live:
        viewer = caller.viewing_seat(context.matches, live, seat)
        found = live.loaded_match()
        game, opened, over = found.game, found.opened, found.status == OVER
        _, kept = _records(game.title)
        looked = viewer if viewer is not None else 0
        state = found.play.state if found.play is not None else None
        category = kept.category(state, looked) if state is not None else None
        whose = holder_of_seat(found.seats[looked])
    await context.matches.wait_for_results()
    if over:
        await save_results_of(context.store, match)
    feats = await context.store.match_results(match) if over else []
    if category is None and feats:
        category = next((Category(each.category, _parts(each)) for each in feats if each.seat == looked), None)
    best_of, own = [], []
    if category is not None:
        field = Leaderboard(game.edition, category.key)
        best_of = await context.store.best_results(field, 1, None, match)
        own = await context.store.best_results(field, 1, whose, match)
    return {
        "match": match,
        "day": opened.daily or None,
        "category": _category(category) if category is not None else None,
        "holder": whose,
        "best": shown(best_of[0]) if best_of else None,
        "own": shown(own[0]) if own else None,
        "feats": [await _at_table(context, feat) for feat in feats],
    }


async def _at_table(context: AppContext, feat: RankedResult) -> dict[str, Any]:
    """A feat of this table: where it stands, and what was best before it."""
    field = Leaderboard(feat.title, feat.category, feat.day)
    if not feat.day:
        before = await context.store.best_results(field, 1, None, feat.match)
        return {**await _placed(context, field, feat), "before": shown(before[0]) if before else None}
    others = [each for each in await context.store.best_results(field, 2) if each.match != feat.match]
    counted = await context.store.best_results(field, 1, feat.holder)
    return {
        **await _placed(context, field, feat),
        "before": shown(others[0]) if others else None,
        "practice": counted[0].match != feat.match,
    }


HANDLERS = [records, ghost, one_daily, open_daily, at_table]
