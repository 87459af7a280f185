"""Campaigns: games that follow each other, from the first stage to the final standings."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from paddock.bots.levels import resolve_level
from paddock.campaign import document as documents
from paddock.campaign.document import Document, Entrant
from paddock.campaign.errors import NoSuchCampaignError
from paddock.campaign.storage import save_document
from paddock.core.errors import BadSetupError
from paddock.core.registry import game as title_named
from paddock.match.match import check_clock
from paddock.server.accounts import account_of
from paddock.server.answers.campaigns import Campaign, CampaignKey, CampaignList, CampaignName, NewCampaign
from paddock.server.answers.tables import StageKey
from paddock.server.campaigns import campaign_json, open_stage, settle_campaign
from paddock.server.context import AppContext
from paddock.server.identity import Identity
from paddock.server.names import check_name_among
from paddock.server.rematch import rematch_token
from paddock.server.requests import OpenCampaign, PlayStage
from paddock.server.routes.parameters import Caller, Context, PathText, answer_of
from paddock.server.tokens import is_match_name, new_match_name

MAX_CAMPAIGNS_LISTED: Final = 60

CampaignNames = Annotated[
    str, QueryParameter(max_length=1000, description="names of campaigns, with commas between them")
]


@post("/api/campaigns", summary="Begin a campaign", tags=["campaigns"])
async def open_campaign(context: Context, caller: Caller, data: JSONBody[OpenCampaign]) -> NewCampaign:
    """A campaign before its first stage. `key` is for whoever began it: it opens stages and deletes the campaign, and
    goes into the header `X-Paddock-Campaign`."""
    context.table_rate_limit.take(caller.address)
    game = title_named(data.title)
    low, high = documents.campaign_rules(game).seats or (game.min_seats, game.max_seats)
    if not low <= len(data.seats) <= high:
        raise BadSetupError(where="seats", problem="players-range", clause="", low=low, high=high)
    seats: list[Entrant] = []
    for seat, wish in enumerate(data.seats):
        level = resolve_level(game, wish.level) if wish.who == "bot" else ""
        name = wish.name or (f"{level} {seat + 1}" if level else "")
        if wish.who != "link":
            check_name_among(name, [other.name for other in seats if other.who != "link"])
        seats.append(Entrant(wish.who, name, level))
    now, clock = context.match_service.read_clock(), check_clock(data.clock)
    document = documents.new_document(
        game, new_match_name(), data.name, seats, data.settings, now, clock_settings=clock, is_public=data.public
    )
    return await _save_new(context, document)


async def _save_new(context: AppContext, document: Document) -> NewCampaign:
    await save_document(context.store, 1, document)
    return {**await campaign_json(context, document), "key": context.signer.campaign_key(document.id)}


@get("/api/campaigns", summary="Some campaigns", tags=["campaigns"])
async def list_campaigns(context: Context, caller: Caller, of: CampaignNames = "") -> CampaignList:
    """Those whose names stand in `of`, as far as they are there: nobody is told of a campaign whose name they don't
    know."""
    names = list(dict.fromkeys(each for each in of.split(",") if is_match_name(each)))[:MAX_CAMPAIGNS_LISTED]
    context.charge_request(caller.address, extra_cost=len(names) / 2)
    campaigns: list[Campaign] = []
    for name in names:
        with contextlib.suppress(NoSuchCampaignError):
            campaigns.append(await _charged_json(context, caller, name))
    return {"campaigns": campaigns}


@get("/api/campaigns/{campaign:str}", summary="How a campaign stands", tags=["campaigns"])
async def get_campaign(context: Context, caller: Caller, campaign: PathText) -> Campaign:
    """Its stages, its standings, and the stage that is open or comes next. Names of stages and measures are messages of
    the title with their arguments."""
    return await _charged_json(context, caller, campaign)


async def _charged_json(context: AppContext, caller: Identity, campaign: str) -> Campaign:
    answer = await campaign_json(context, await settle_campaign(context, campaign))
    context.charge_request(caller.address, byte_size=len(msgspec.json.encode(answer)))
    return answer


@post("/api/campaigns/{campaign:str}/stage", summary="Play the next stage", tags=["campaigns"], status_code=200)
async def play_stage(
    context: Context, caller: Caller, campaign: PathText, data: JSONBody[PlayStage | None] = None
) -> StageKey:
    """The table of the stage that is open, or of the next one, opened now with these choices, and a token for the seats
    of whoever began the campaign. Others come by invitation to the first stage, and to the next by `rematch` at the
    table before it: that one is played with the same choices as the last."""
    document = await settle_campaign(context, campaign)
    await _check_key(context, caller, document.id)
    account = await account_of(context, caller)
    await context.opened_tables.check(caller, account)
    document = await open_stage(context, document.id, caller, account, data.choices if data else None)
    mine = [seat for seat, entrant in enumerate(document.seats) if entrant.who in ("me", "here")]
    key = await rematch_token(context, document.match, mine, is_host=True)
    return {**key, "invitation": context.signer.invitation(document.match)}


@get(
    "/api/campaigns/{campaign:str}/save",
    summary="A campaign as a file",
    tags=["campaigns"],
    responses=answer_of(dict[str, Any]),
)
async def campaign_file(context: Context, caller: Caller, campaign: PathText) -> Response[bytes]:
    """The whole campaign with its checksum, to be kept or taken to another server."""
    document = await settle_campaign(context, campaign)
    stem = re.sub(r"[^a-z0-9]+", "-", document.name.lower()).strip("-") or document.game.title
    headers = {"Content-Disposition": f'attachment; filename="{stem}.campaign.json"'}
    written = documents.document_bytes(documents.copy_with_id(document, document.id))
    context.charge_request(caller.address, byte_size=len(written))
    text = msgspec.json.format(written, indent=1)
    return Response(text + b"\n", media_type=MediaType.JSON, headers=headers)


@post(
    "/api/campaigns/import",
    summary="Go on with a campaign from a file",
    tags=["campaigns"],
    request_max_body_size=documents.MAX_SAVE_BYTES,
)
async def import_campaign(context: Context, caller: Caller, data: JSONBody[dict[str, Any]]) -> NewCampaign:
    """A new campaign that goes on where the file ends. A file that is damaged, edited, or of a newer Paddock is refused
    with the reason; no campaign is ever overwritten."""
    context.table_rate_limit.take(caller.address)
    context.charge_request(caller.address, byte_size=len(msgspec.json.encode(data)))
    return await _save_new(context, await asyncio.to_thread(documents.import_document, data, new_match_name()))


@post("/api/campaigns/{campaign:str}/key", summary="A new key", tags=["campaigns"], status_code=200)
async def new_key(context: Context, caller: Caller, campaign: PathText) -> CampaignKey:
    """Another key for whoever has the one that is good now; that one is worthless from then on, at every process."""
    context.seat_rate_limit.take(caller.address)
    document = await settle_campaign(context, campaign)
    changed = await _check_key(context, caller, document.id) + 1
    await context.store.revoke_token(document.id, f"key {changed}")
    return {"campaign": document.id, "key": context.signer.campaign_key(document.id, changed)}


async def _check_key(context: AppContext, caller: Identity, campaign: str) -> int:
    """How often the key of a campaign was changed; raises `BadTokenError` if another one is shown."""
    changed = len(await context.store.revoked_tokens(campaign))
    context.signer.check_campaign_key(caller.campaign_key, campaign, changed)
    return changed


@delete("/api/campaigns/{campaign:str}", summary="Delete a campaign", tags=["campaigns"], status_code=200)
async def delete_campaign(context: Context, caller: Caller, campaign: PathText) -> CampaignName:
    """For whoever began it. The games that were played stay."""
    if not is_match_name(campaign):
        raise NoSuchCampaignError(campaign=campaign[:40])
    await _check_key(context, caller, campaign)
    if not await context.store.delete_campaign(campaign):
        raise NoSuchCampaignError(campaign=campaign)
    return {"campaign": campaign}
