"""What came before, and what might come: the story, any moment, the whole record, and branches to try things in."""

from __future__ import annotations

import random
import secrets
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from paddock.core.chance import LiveChance
from paddock.core.record import write, write_outcome
from paddock.core.translations import AnyGame
from paddock.match import actions
from paddock.match.errors import NotStartedError
from paddock.match.match import OVER
from paddock.match.sandbox import Sandbox
from paddock.server.branches import MAX_STEPS, SandboxEntry
from paddock.server.context import AppContext
from paddock.server.errors import NoSuchMomentError, StillRunningError, TooManyError
from paddock.server.identity import Identity
from paddock.server.messages import NewBranch, TryBack, TryDecision
from paddock.server.routes.asked import LAST, CallerIdentity, Context, InPath, NumberInPath, OneSeat, Step
from paddock.store import SNAPSHOT_SPACING

MOST_NOTES: Final = 500


@get("/api/tables/{match:str}/log", summary="The story", tags=["past"])
async def log(
    context: Context,
    caller: CallerIdentity,
    match: InPath,
    seat: OneSeat = None,
    after: Step = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_NOTES)] = MOST_NOTES,
) -> dict[str, Any]:
    """What the sender was told after update `after`; `last` is the number of the latest."""
    async with context.matches.locked(match) as live:
        viewer = caller.viewing_seat(context.matches, live, seat)
        found = live.loaded_match()
        last, upto = found.feed.number(viewer), found.number
        updates = found.feed.updates_since(viewer, min(after, last), found.game.events)
    if updates is None:
        share = min(limit, last - after) / last
        context.charge(caller.address, rows=min(upto, SNAPSHOT_SPACING + int(upto * share)))
        updates = await context.matches.history.story(match, viewer, after, limit, upto)
    return {"match": match, "updates": updates[:limit], "last": last}


async def _moment(
    context: AppContext, caller: Identity, match_id: str, number: int, seat: int | None
) -> tuple[AnyGame, Any, int | None, int]:
    """The position when the caller was told its update `number`, who looks, and the update that spectators had been
    told by then. Later updates than there are give the position now."""
    async with context.matches.locked(match_id) as live:
        match, viewer = live.loaded_match(), caller.viewing_seat(context.matches, live, seat)
        if match.play is None:
            raise NotStartedError()
        if number >= match.feed.number(viewer):
            return match.game, match.game.copy(match.play.state), viewer, match.feed.number(None)
        upto = match.number
    if number < 1:
        raise NoSuchMomentError(n=number)
    context.charge(caller.address, rows=min(upto, SNAPSHOT_SPACING))
    then = await context.matches.history.match_at(match_id, viewer, number, upto)
    if then.play is None:
        raise NoSuchMomentError(n=number)
    return then.game, then.play.state, viewer, then.feed.number(None)


@get("/api/tables/{match:str}/moments/{number:int}", summary="A moment of the game", tags=["past"])
async def moment(
    context: Context, caller: CallerIdentity, match: InPath, number: NumberInPath, seat: OneSeat = None
) -> dict[str, Any]:
    """The position when the sender was told its update `number`, as far as the sender may know it. `shared` is the
    number that the moment has for spectators: what a link to it should say, so that it is good for everybody."""
    game, state, viewer, shared = await _moment(context, caller, match, number, seat)
    return {"match": match, "number": number, "shared": shared, "you": viewer, "view": game.view(state, viewer)}


@get("/api/tables/{match:str}/record", summary="The whole record", tags=["past"])
async def record(context: Context, caller: CallerIdentity, match: InPath) -> Response[bytes]:
    """The game on paper, as JSON lines, once it is over: with the seed, by which every chance can be proved."""
    async with context.matches.locked(match) as live:
        caller.may_watch(context.matches, live)
        found = live.loaded_match()
        if found.play is None:
            raise NotStartedError()
        if found.status != OVER:
            raise StillRunningError()
        upto = found.number
    context.charge(caller.address, rows=upto)
    whole = await context.matches.history.full_match(match, upto)
    lines = b"".join(write(whole.started_play().record(reveal=True)))
    name = f'attachment; filename="{found.game.title}-{match}.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@get("/api/tables/{match:str}/analysis", summary="The game looked at again", tags=["past"])
async def analysis(context: Context, caller: CallerIdentity, match: InPath, seat: OneSeat = None) -> dict[str, Any]:
    """Everybody's chances of winning from beginning to end, where they turned and why, and what people might have done
    better; once the game is over. `update` is the sender's update of a moment. The first who asks waits some
    seconds."""
    async with context.matches.locked(match) as live:
        viewer = caller.viewing_seat(context.matches, live, seat)
        found = live.loaded_match()
        if found.play is None:
            raise NotStartedError()
        if found.status != OVER:
            raise StillRunningError()
        upto = found.number
    if match not in context.analyses:
        context.hint_limit.take(caller.rate_limit_key(context.matches, match))
        context.charge(caller.address, rows=upto)
    return {"match": match, **await context.analyses.analysis_of(match, upto, viewer, caller.language)}


# -- trying things -------------------------------------------------------------------------------------------------


async def own_branch(context: AppContext, caller: Identity, name: str) -> SandboxEntry:
    """A branch of the caller's, by whatever token they hold their seat now; raises `BadTokenError` for one that is no
    longer good, and `NoSuchBranchError`."""
    match = context.branches.match(name)
    async with context.matches.locked(match) as live:
        caller.seat_token(context.matches, live)
    return context.branches.get(name, caller.rate_limit_key(context.matches, match))


def shown(name: str, entry: SandboxEntry, seat: int | None) -> dict[str, Any]:
    """A branch as its owner sees it: from the seat that it was made for, or from any other that is asked for."""
    branch = entry.branch
    game, state = branch.game, branch.state
    waiting = game.waiting_for(state)
    outcome = game.outcome(state)
    viewer = seat if seat is not None and 0 <= seat < game.seats(state) else branch.seat
    notation = game.space.notation
    return {
        "branch": name,
        "match": entry.match,
        "steps": branch.steps,
        "you": viewer,
        "view": game.view(state, viewer),
        "waiting": waiting,
        "legal": {str(each): [notation(decision) for decision in game.legal(state, each)] for each in waiting},
        "preview": game.preview(state, viewer) if viewer is not None else {},
        "outcome": write_outcome(outcome) if outcome is not None else None,
    }


@post("/api/tables/{match:str}/branches", summary="Try things", tags=["past"])
async def branch(context: Context, caller: CallerIdentity, match: InPath, data: JSONBody[NewBranch]) -> dict[str, Any]:
    """A copy of the game that goes its own way. What the sender can't see is made up in it."""
    context.hint_limit.take(caller.rate_limit_key(context.matches, match), 0.5)
    async with context.matches.locked(match) as live:
        actions.check_help_allowed(live.loaded_match())
    number = LAST if data.number is None else data.number
    game, state, viewer, _ = await _moment(context, caller, match, number, data.seat)
    made = Sandbox(game, state, viewer, LiveChance(random.Random(secrets.randbits(64))))
    name = context.branches.add(match, caller.rate_limit_key(context.matches, match), made)
    return shown(name, await own_branch(context, caller, name), viewer)


@get("/api/branches/{name:str}", summary="A branch", tags=["past"])
async def one_branch(context: Context, caller: CallerIdentity, name: InPath, seat: OneSeat = None) -> dict[str, Any]:
    """A branch as it stands."""
    return shown(name, await own_branch(context, caller, name), seat)


@post("/api/branches/{name:str}/decisions", summary="Try a decision", tags=["past"], status_code=200)
async def try_decision(
    context: Context, caller: CallerIdentity, name: InPath, data: JSONBody[TryDecision]
) -> dict[str, Any]:
    """Tries a decision of any seat."""
    entry = await own_branch(context, caller, name)
    if entry.branch.steps >= MAX_STEPS:
        raise TooManyError(what="branch", seconds=1)
    game = entry.branch.game
    events = entry.branch.decide(data.seat, data.do)
    return {**shown(name, entry, data.seat), "events": [game.events.json(event) for event in events]}


@post("/api/branches/{name:str}/back", summary="Take back what was tried", tags=["past"], status_code=200)
async def try_back(context: Context, caller: CallerIdentity, name: InPath, data: JSONBody[TryBack]) -> dict[str, Any]:
    """Takes back what was tried last."""
    entry = await own_branch(context, caller, name)
    entry.branch.back(data.steps)
    return shown(name, entry, None)


@delete("/api/branches/{name:str}", summary="Throw a branch away", tags=["past"])
async def drop_branch(context: Context, caller: CallerIdentity, name: InPath) -> None:
    """Throws a branch away."""
    await own_branch(context, caller, name)
    context.branches.remove(name)


HANDLERS = [log, moment, record, analysis, branch, one_branch, try_decision, try_back, drop_branch]
