"""Bots that help to try things: in a branch, they decide for those whom one does not want to play oneself."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from paddock.bots.levels import DEFAULT_BOT, resolve_level
from paddock.core.errors import NotWaitingError
from paddock.server.bot_pool import BotFailure
from paddock.server.bot_scheduler import bot_question_about
from paddock.server.branches import MAX_STEPS
from paddock.server.errors import NoHintError, TooManyError
from paddock.server.messages import TryBot
from paddock.server.routes.asked import CallerIdentity, Context, InPath
from paddock.server.routes.past import own_branch, shown


@post("/api/branches/{name:str}/bots", summary="Let a bot try", tags=["past"], status_code=200)
async def try_bot(context: Context, caller: CallerIdentity, name: InPath, data: JSONBody[TryBot]) -> dict[str, Any]:
    """A bot decides for a seat in a branch, from what that seat can see there; `done` is what it decided."""
    entry = await own_branch(context, caller, name)
    branch = entry.branch
    game, seat = branch.game, data.seat
    if seat not in game.waiting_for(branch.state):
        raise NotWaitingError(seat=seat)
    context.hint_limit.take(caller.rate_limit_key(context.matches, entry.match), 0.25)
    put = bot_question_about(
        game, branch.state, seat, resolve_level(game, data.level or DEFAULT_BOT), "plan", caller.language
    )
    steps = branch.steps
    try:
        with context.waiting_for_hint(caller.address):
            answer = await context.bots.ask(put)
    except BotFailure:
        raise NoHintError(seat=seat) from None
    done: list[str] = []
    events: list[Any] = []
    for line in answer.do:
        # The branch may have moved on while the bot was thinking.
        if branch.steps != steps + len(done) or seat not in game.waiting_for(branch.state):
            break
        if branch.steps >= MAX_STEPS:
            raise TooManyError(what="branch", seconds=1)
        events += branch.decide(seat, line)
        done.append(line)
    written = [game.events.json(event) for event in events]
    return {**shown(name, entry, data.view), "done": done, "events": written}


HANDLERS = [try_bot]
