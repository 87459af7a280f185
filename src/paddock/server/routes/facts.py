"""What is true of a table for everybody who may look at it: how it looks, its figures, and whether it was fair."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from litestar import Response, get

from paddock.campaign.daily import utc_date
from paddock.core.errors import BadRecordError
from paddock.core.record import Record
from paddock.core.replay import verify as prove
from paddock.core.statistics import kinds_json, statistics_of
from paddock.core.time_sheet import time_sheet_of
from paddock.core.translations import AnyGame
from paddock.match.errors import NotStartedError
from paddock.match.match import OVER, Match
from paddock.server.context import AppContext
from paddock.server.errors import NoSheetError, StillRunningError
from paddock.server.identity import Identity
from paddock.server.routes.asked import CallerIdentity, Context, InPath, OneSeat
from paddock.server.translator import translator

SCENE: Final = 2.0
"""What the scene of a table costs, in requests: some 8 ms for the largest."""


@get("/api/tables/{match:str}/scene", summary="What this table looks like", tags=["table"])
async def scene(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """What of the table never changes, with its own settings, for clients that draw it."""
    async with context.matches.locked(match) as live:
        caller.may_watch(context.matches, live)
        context.charge(caller.address, more=SCENE)
        found = live.loaded_match()
        return found.game.scene(found.opened.settings)


@get("/api/tables/{match:str}/sheet.svg", summary="The sheet of a seat, to print", tags=["table"])
async def sheet(context: Context, caller: CallerIdentity, match: InPath, seat: OneSeat = None) -> Response[str]:
    """The sheet that is filled in while one plays, as SVG, in the language that is asked for: of the sender's seat, or
    of the first one for those who watch. 404 where there is none."""
    async with context.matches.locked(match) as live:
        viewer = caller.viewing_seat(context.matches, live, seat)
        found = live.loaded_match()
        drawing = time_sheet_of(found.game)
        if drawing is None or found.play is None:
            raise NoSheetError()
        view, name = found.game.view(found.play.state, viewer), found.seats[viewer or 0].name
        game, day = found.game, utc_date(found.opened.at)
    drawn = drawing.draw(view, viewer or 0, name, day, translator(caller.language, game))
    if not drawn:
        raise NoSheetError()
    return Response(drawn, media_type="image/svg+xml")


async def _over(context: AppContext, caller: Identity, match_id: str) -> Match:
    """A finished game that the caller may look at."""
    async with context.matches.locked(match_id) as live:
        caller.may_watch(context.matches, live)
        found = live.loaded_match()
        if found.play is None:
            raise NotStartedError()
        if found.status != OVER:
            raise StillRunningError()
        return found


@get("/api/tables/{match:str}/statistics", summary="A game in figures", tags=["past"])
async def statistics(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """What the title counts in a finished game: one figure a seat, by name; the message `figure-<name>` says which.
    `figures` tells what each one is: a `number`, a `share` (1 where it is so, else 0), or one of the names of a set of
    values. null: there is none."""
    found = await _over(context, caller, match)
    counted = statistics_of(found.game)
    rows = list(counted.count_figures(found.started_play().state))
    names = dict.fromkeys(name for row in rows for name in row)
    kinds = kinds_json({name: kind for name, kind in counted.kinds.items() if name in names})
    return {"match": match, "figures": kinds, "seats": {name: [row.get(name) for row in rows] for name in names}}


@get("/api/tables/{match:str}/verify", summary="Were the chances fair?", tags=["past"])
async def verify(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """Plays a finished game again from its log: every decision must be legal, and every chance the one that follows
    from the seed whose hash (`commitment`) everybody was given at the start.

    `chances` is how many outcomes were drawn, `drawn` the same by the name of the chance; `problem` says what is wrong,
    if something is.
    """
    found = await _over(context, caller, match)
    context.hint_limit.take(caller.rate_limit_key(context.matches, match))
    context.charge(caller.address, rows=found.number)
    whole = await context.matches.history.full_match(match, found.number)
    record = whole.started_play().record(reveal=True)
    proved = await asyncio.to_thread(proof, record, whole.game, caller.language)
    return {"match": match, "commitment": whole.chance.commitment, "seed": whole.opened.seed, **proved}


def proof(record: Record, game: AnyGame, language: str) -> dict[str, Any]:
    """What `paddock replay --verify` would find, as JSON."""
    drawn: Counter[str] = Counter()
    for step in record.steps:
        for name, outcomes in step.drawn:
            drawn[name] += len(outcomes)
    found: dict[str, Any] = {"fair": False, "finished": False, "steps": max(0, record.last_step), "went_back": 0}
    found |= {"chances": drawn.total(), "drawn": dict(drawn), "problem": None}
    try:
        proved = prove(record, game)
    except BadRecordError as error:
        return {**found, "problem": translator(language, game).error(error)}
    return {**found, "fair": proved.fair, "finished": proved.finished, "went_back": proved.rewinds}


HANDLERS = [scene, sheet, statistics, verify]
