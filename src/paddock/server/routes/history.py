"""What came before: the story of a match, any moment of it, and what a finished game was like."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter

from paddock.core.errors import BadRecordError
from paddock.core.record import Record, write
from paddock.core.replay import verify as verify_record
from paddock.core.statistics import kinds_json, statistics_of
from paddock.core.translations import AnyGame
from paddock.match.errors import GameNotStartedError
from paddock.match.match import STATUS_OVER, Match
from paddock.server.answers.history import FairnessProof, GameAnalysis, LogPage, Moment, StatisticsTable, TableProof
from paddock.server.context import AppContext
from paddock.server.errors import GameStillRunningError, NoSuchMomentError
from paddock.server.identity import Identity
from paddock.server.routes import parameters
from paddock.server.routes.parameters import Caller, Context, PathText, ViewedSeat
from paddock.server.translator import translator
from paddock.store import SNAPSHOT_SPACING

MAX_UPDATES: Final = 500
RECORD_TYPE: Final = "application/x-ndjson"


@get("/api/tables/{match:str}/log", summary="The story", tags=["past"])
async def updates_after(
    context: Context,
    caller: Caller,
    match: PathText,
    seat: ViewedSeat = None,
    after: parameters.UpdateNumber = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_UPDATES)] = MAX_UPDATES,
) -> LogPage:
    """What the sender was told after update `after`; `last` is the number of the latest."""
    async with context.match_service.locked(match) as live:
        viewer, now = caller.viewing_seat(live, seat), live.loaded_match()
        last, upto = now.feed.last_number(viewer), now.row_number
        updates = now.feed.updates_since(viewer, min(after, last), now.game.events)
    if updates is None:
        share = min(limit, last - after) / last
        context.charge_request(caller.address, rows=min(upto, SNAPSHOT_SPACING + int(upto * share)))
        updates = await context.match_service.history.updates_after(match, viewer, after, limit, upto)
    return {"match": match, "updates": updates[:limit], "last": last}


async def position_at(
    context: AppContext, caller: Identity, match_id: str, update_number: int, seat: int | None
) -> tuple[AnyGame, Any, int | None, int]:
    """The position when the caller was told its update `number`, who looks, and the update that spectators had been
    told by then. Later updates than there are give the position now."""
    async with context.match_service.locked(match_id) as live:
        match, viewer = live.loaded_match(), caller.viewing_seat(live, seat)
        if match.game_session is None:
            raise GameNotStartedError()
        if update_number >= match.feed.last_number(viewer):
            return match.game, match.game.copy(match.game_session.state), viewer, match.feed.last_number(None)
        upto = match.row_number
    if update_number < 1:
        raise NoSuchMomentError(n=update_number)
    context.charge_request(caller.address, rows=min(upto, SNAPSHOT_SPACING))
    then = await context.match_service.history.match_at(match_id, viewer, update_number, upto)
    if then.game_session is None:
        raise NoSuchMomentError(n=update_number)
    return then.game, then.game_session.state, viewer, then.feed.last_number(None)


@get("/api/tables/{match:str}/moments/{number:int}", summary="A moment of the game", tags=["past"])
async def moment(
    context: Context, caller: Caller, match: PathText, number: parameters.PathNumber, seat: ViewedSeat = None
) -> Moment:
    """The position when the sender was told its update `number`, as far as the sender may know it. `shared` is the
    number that the moment has for spectators: what a link to it should say, so that it is good for everybody."""
    game, state, viewer, shared = await position_at(context, caller, match, number, seat)
    return {"match": match, "number": number, "shared": shared, "you": viewer, "view": game.view(state, viewer)}


async def _finished_match(
    context: AppContext, caller: Identity, match_id: str, seat: int | None = None
) -> tuple[Match, int | None]:
    """A finished game that the caller may look at, and whose view is shown."""
    async with context.match_service.locked(match_id) as live:
        viewer, match = caller.viewing_seat(live, seat), live.loaded_match()
        if match.game_session is None:
            raise GameNotStartedError()
        if match.status != STATUS_OVER:
            raise GameStillRunningError()
        return match, viewer


@get(
    "/api/tables/{match:str}/record",
    summary="The whole record",
    tags=["past"],
    responses=parameters.answer_of(str, RECORD_TYPE),
)
async def game_record(context: Context, caller: Caller, match: PathText) -> Response[bytes]:
    """The game on paper, as JSON lines, once it is over: with the seed, by which every chance can be proved."""
    finished, _ = await _finished_match(context, caller, match)
    context.charge_request(caller.address, rows=finished.row_number)
    whole = await context.match_service.history.full_match(match, finished.row_number)
    lines = b"".join(write(whole.started_session().record(reveals_seed=True)))
    name = f'attachment; filename="{whole.game.title}-{match}.jsonl"'
    return Response(lines, media_type=RECORD_TYPE, headers={"Content-Disposition": name})


@get("/api/tables/{match:str}/analysis", summary="The game looked at again", tags=["past"])
async def analysis(context: Context, caller: Caller, match: PathText, seat: ViewedSeat = None) -> GameAnalysis:
    """Everybody's chances of winning from beginning to end, where they turned and why, and what people might have done
    better; once the game is over. `update` is the sender's update of a moment. The first who asks waits some
    seconds."""
    finished, viewer = await _finished_match(context, caller, match, seat)
    if match not in context.analyses:
        context.hint_rate_limit.take(caller.rate_limit_key(context.match_service, match))
        context.charge_request(caller.address, rows=finished.row_number)
    return await context.analyses.analysis_of(match, finished.row_number, viewer, caller.language)


@get("/api/tables/{match:str}/statistics", summary="A game in figures", tags=["past"])
async def statistics(context: Context, caller: Caller, match: PathText) -> StatisticsTable:
    """What the title counts in a finished game: one figure a seat, by name; the message `figure-<name>` says which.
    `figures` tells what each one is: a `number`, a `share` (1 where it is so, else 0), or one of the names of a set of
    values. null: there is none."""
    finished, _ = await _finished_match(context, caller, match)
    counted = statistics_of(finished.game)
    rows = list(counted.count_figures(finished.started_session().state))
    names = dict.fromkeys(name for row in rows for name in row)
    kinds = kinds_json({name: kind for name, kind in counted.kinds.items() if name in names})
    return {"match": match, "figures": kinds, "seats": {name: [row.get(name) for row in rows] for name in names}}


@get("/api/tables/{match:str}/verify", summary="Were the chances fair?", tags=["past"])
async def record_verification(context: Context, caller: Caller, match: PathText) -> TableProof:
    """Plays a finished game again from its log: every decision must be legal, and every chance the one that follows
    from the seed whose hash (`commitment`) everybody was given at the start.

    `chances` is how many outcomes were drawn, `drawn` the same by the name of the chance; `problem` says what is wrong,
    if something is.
    """
    finished, _ = await _finished_match(context, caller, match)
    context.hint_rate_limit.take(caller.rate_limit_key(context.match_service, match))
    context.charge_request(caller.address, rows=finished.row_number)
    whole = await context.match_service.history.full_match(match, finished.row_number)
    record = whole.started_session().record(reveals_seed=True)
    proof = await asyncio.to_thread(fairness_proof, record, whole.game, caller.language)
    return {"match": match, "commitment": whole.chance_source.commitment, "seed": whole.opening_entry.seed, **proof}


def fairness_proof(record: Record, game: AnyGame, language: str) -> FairnessProof:
    """What `paddock replay --verify` would find, as JSON."""
    drawn: Counter[str] = Counter()
    for step in record.steps:
        for name, outcomes in step.drawn:
            drawn[name] += len(outcomes)
    proof: FairnessProof = {
        "fair": False,
        "finished": False,
        "steps": max(0, record.last_step),
        "went_back": 0,
        "chances": drawn.total(),
        "drawn": dict(drawn),
        "problem": None,
    }
    try:
        verified = verify_record(record, game)
    except BadRecordError as error:
        return {**proof, "problem": translator(language, game).error(error)}
    return {**proof, "fair": verified.is_fair, "finished": verified.is_finished, "went_back": verified.rewind_count}
