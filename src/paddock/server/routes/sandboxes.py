"""Sandboxes: a copy of a game in which things are tried, by oneself and by bots. Their address is `/api/branches`."""

from __future__ import annotations

import random
import secrets
from typing import Any

from litestar import delete, get, post
from litestar.params import JSONBody

from paddock.bots.levels import DEFAULT_BOT, resolve_level
from paddock.core.chance import LiveChance
from paddock.core.errors import NotWaitingError
from paddock.core.record import write_outcome
from paddock.match import actions
from paddock.match.sandbox import Sandbox
from paddock.server.answers.history import SandboxBotStep, SandboxStep, SandboxView
from paddock.server.bot_scheduler import bot_question_about
from paddock.server.context import AppContext
from paddock.server.errors import TooManyRequestsError
from paddock.server.identity import Identity
from paddock.server.requests import AskBotInSandbox, DecideInSandbox, OpenSandbox, TakeBackInSandbox
from paddock.server.routes.history import position_at
from paddock.server.routes.parameters import MAX_NUMBER, Caller, Context, PathText, ViewedSeat
from paddock.server.sandboxes import MAX_STEPS, SandboxEntry


async def _own_sandbox(context: AppContext, caller: Identity, name: str) -> SandboxEntry:
    """A sandbox of the caller's, by whatever token they hold their seat now; raises `BadTokenError` for one that is no
    longer good, and `NoSuchSandboxError`."""
    match = context.sandboxes.match(name)
    async with context.match_service.locked(match) as live:
        caller.seat_token(live)
    return context.sandboxes.use(name, caller.rate_limit_key(context.match_service, match))


def sandbox_json(name: str, entry: SandboxEntry, seat: int | None) -> SandboxView:
    """A sandbox as its owner sees it: from the seat that it was made for, or from any other that is asked for."""
    sandbox = entry.sandbox
    game, state = sandbox.game, sandbox.state
    waiting = game.waiting_for(state)
    outcome = game.outcome(state)
    viewer = seat if seat is not None and 0 <= seat < game.seats(state) else sandbox.seat
    notation = game.space.notation
    return {
        "branch": name,
        "match": entry.match,
        "steps": sandbox.steps,
        "you": viewer,
        "view": game.view(state, viewer),
        "waiting": waiting,
        "legal": {str(each): [notation(decision) for decision in game.legal(state, each)] for each in waiting},
        "preview": game.preview(state, viewer) if viewer is not None else {},
        "outcome": write_outcome(outcome) if outcome is not None else None,
    }


@post("/api/tables/{match:str}/branches", summary="Try things", tags=["past"])
async def open_sandbox(context: Context, caller: Caller, match: PathText, data: JSONBody[OpenSandbox]) -> SandboxView:
    """A copy of the game that goes its own way. What the sender can't see is made up in it."""
    context.hint_rate_limit.take(caller.rate_limit_key(context.match_service, match), 0.5)
    async with context.match_service.locked(match) as live:
        actions.check_help_allowed(live.loaded_match())
    number = MAX_NUMBER if data.number is None else data.number
    game, state, viewer, _ = await position_at(context, caller, match, number, data.seat)
    sandbox = Sandbox(game, state, viewer, LiveChance(random.Random(secrets.randbits(64))))
    name = context.sandboxes.add(match, caller.rate_limit_key(context.match_service, match), sandbox)
    return sandbox_json(name, await _own_sandbox(context, caller, name), viewer)


@get("/api/branches/{name:str}", summary="A branch", tags=["past"])
async def get_sandbox(context: Context, caller: Caller, name: PathText, seat: ViewedSeat = None) -> SandboxView:
    """A branch as it stands."""
    return sandbox_json(name, await _own_sandbox(context, caller, name), seat)


@post("/api/branches/{name:str}/decisions", summary="Try a decision", tags=["past"], status_code=200)
async def decide_in_sandbox(
    context: Context, caller: Caller, name: PathText, data: JSONBody[DecideInSandbox]
) -> SandboxStep:
    """Tries a decision of any seat."""
    entry = await _own_sandbox(context, caller, name)
    events = _decide_in_sandbox(entry.sandbox, data.seat, data.do)
    return {**sandbox_json(name, entry, data.seat), "events": events}


def _decide_in_sandbox(sandbox: Sandbox, seat: int, decision: str) -> list[dict[str, Any]]:
    """Tries a decision; returns what happens."""
    if sandbox.steps >= MAX_STEPS:
        raise TooManyRequestsError(what="branch", seconds=1)
    return [sandbox.game.events.json(event) for event in sandbox.decide(seat, decision)]


@post("/api/branches/{name:str}/back", summary="Take back what was tried", tags=["past"], status_code=200)
async def take_back_in_sandbox(
    context: Context, caller: Caller, name: PathText, data: JSONBody[TakeBackInSandbox]
) -> SandboxView:
    """Takes back what was tried last."""
    entry = await _own_sandbox(context, caller, name)
    entry.sandbox.take_back(data.steps)
    return sandbox_json(name, entry, None)


@delete("/api/branches/{name:str}", summary="Throw a branch away", tags=["past"])
async def delete_sandbox(context: Context, caller: Caller, name: PathText) -> None:
    """Throws a branch away."""
    await _own_sandbox(context, caller, name)
    context.sandboxes.remove(name)


@post("/api/branches/{name:str}/bots", summary="Let a bot try", tags=["past"], status_code=200)
async def ask_bot_in_sandbox(
    context: Context, caller: Caller, name: PathText, data: JSONBody[AskBotInSandbox]
) -> SandboxBotStep:
    """A bot decides for a seat in a branch, from what that seat can see there; `done` is what it decided."""
    entry = await _own_sandbox(context, caller, name)
    sandbox, seat = entry.sandbox, data.seat
    game, steps = sandbox.game, sandbox.steps
    if seat not in game.waiting_for(sandbox.state):
        raise NotWaitingError(seat=seat)
    context.hint_rate_limit.take(caller.rate_limit_key(context.match_service, entry.match), 0.25)
    level = resolve_level(game, data.level or DEFAULT_BOT)
    question = bot_question_about(game, sandbox.state, seat, level, "plan", caller.language)
    answer = await context.ask_for_help(caller.address, question)
    done: list[str] = []
    events: list[dict[str, Any]] = []
    for decision in answer.decisions:
        # The sandbox may have moved on while the bot was thinking.
        if sandbox.steps != steps + len(done) or seat not in game.waiting_for(sandbox.state):
            break
        events += _decide_in_sandbox(sandbox, seat, decision)
        done.append(decision)
    return {**sandbox_json(name, entry, data.view), "done": done, "events": events}
