"""Playing by HTTP: the same as by socket, one request for each thing that is done."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from paddock.server.answers.common import HintAnswer, LegalityAnswer
from paddock.server.answers.tables import Confirmation, ConfirmationWithTable, ConfirmedDecision
from paddock.server.requests import (
    AnswerProposal,
    AskForHint,
    Decide,
    ExplainRefusal,
    HandOver,
    Propose,
    SeatBody,
    SendChat,
    TakeBack,
)
from paddock.server.routes.parameters import Caller, Context, PathText
from paddock.server.seat_actions import SeatActions


@post("/api/tables/{match:str}/decisions", summary="Decide", tags=["table"], status_code=200)
async def decide(context: Context, caller: Caller, match: PathText, data: JSONBody[Decide]) -> ConfirmedDecision:
    """Decides for a seat. When this answers, the decision is stored; sending it again with the same id is harmless."""
    actions = SeatActions(context, caller, match)
    await actions.decide(data.do, data.id, data.about, data.seat)
    return {"id": data.id, "done": True, "table": await actions.table_view(data.seat)}


@post("/api/tables/{match:str}/why", summary="Why not?", tags=["table"], status_code=200)
async def explain_refusal(
    context: Context, caller: Caller, match: PathText, data: JSONBody[ExplainRefusal]
) -> LegalityAnswer:
    """Whether a decision is allowed now and, if not, by which clause and why."""
    return await SeatActions(context, caller, match).explain_refusal(data.do, data.seat)


@post("/api/tables/{match:str}/take_back", summary="Take a step back", tags=["table"], status_code=200)
async def take_back(
    context: Context, caller: Caller, match: PathText, data: JSONBody[TakeBack]
) -> ConfirmationWithTable:
    """Takes back a step of one's own that revealed nothing."""
    actions = SeatActions(context, caller, match)
    await actions.take_back(data.step, data.seat)
    return {"done": True, "table": await actions.table_view(data.seat)}


@post("/api/tables/{match:str}/proposals", summary="Ask everybody", tags=["table"], status_code=200)
async def propose(context: Context, caller: Caller, match: PathText, data: JSONBody[Propose]) -> Confirmation:
    """Asks all people at the table to go back, to pause, or to go on."""
    await SeatActions(context, caller, match).propose(data.what, data.to, data.seat)
    return {"done": True}


@post("/api/tables/{match:str}/answers", summary="Answer a proposal", tags=["table"], status_code=200)
async def answer_proposal(
    context: Context, caller: Caller, match: PathText, data: JSONBody[AnswerProposal]
) -> Confirmation:
    """Agrees to the open proposal, or does not."""
    await SeatActions(context, caller, match).answer_proposal(data.agrees, data.seat)
    return {"done": True}


@post("/api/tables/{match:str}/hand_over", summary="Let a bot play", tags=["table"], status_code=200)
async def hand_over(context: Context, caller: Caller, match: PathText, data: JSONBody[HandOver]) -> Confirmation:
    """A bot plays for the seat from now on; without a level, its person is back."""
    await SeatActions(context, caller, match).hand_over(data.level, data.seat)
    return {"done": True}


@post("/api/tables/{match:str}/resign", summary="Resign", tags=["table"], status_code=200)
async def resign(context: Context, caller: Caller, match: PathText, data: JSONBody[SeatBody]) -> Confirmation:
    """Gives up, by the title's rules."""
    await SeatActions(context, caller, match).resign(data.seat)
    return {"done": True}


@post("/api/tables/{match:str}/chat", summary="Say something", tags=["table"], status_code=200)
async def send_chat(context: Context, caller: Caller, match: PathText, data: JSONBody[SendChat]) -> Confirmation:
    """Says something to the table, as a seat or (with a name) as a spectator."""
    await SeatActions(context, caller, match).send_chat(data.text, data.name, data.seat)
    return {"done": True}


@post("/api/hints", summary="A hint", tags=["table"], status_code=200)
async def hint(context: Context, caller: Caller, data: JSONBody[AskForHint]) -> HintAnswer:
    """What the best bot would do for a seat that is asked now, and why."""
    return await SeatActions(context, caller, data.match).hint(data.seat)
