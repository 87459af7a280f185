"""Campaigns on a server: how one stands, and the table of its next stage."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from paddock.campaign.document import Document, campaign_rules, current_choices, current_stage, latest_match_id
from paddock.campaign.errors import CampaignOverError, NoSuchCampaignError
from paddock.campaign.storage import count_finished_stage, open_next_stage
from paddock.core.campaign import Standings
from paddock.match import actions
from paddock.match.entries import Entry
from paddock.match.match import STATUS_OVER, Match
from paddock.server.answers.campaigns import Campaign, CampaignStandings
from paddock.server.context import AppContext
from paddock.server.errors import NoSuchTableError
from paddock.server.identity import Identity
from paddock.server.rematch import create_rematch, seat_same_people
from paddock.server.tokens import is_match_name

SEED_BYTES: Final = 32


async def settle_campaign(context: AppContext, campaign_id: str) -> Document:
    """A campaign as it stands, with its last stage counted."""
    if not is_match_name(campaign_id):
        raise NoSuchCampaignError(campaign=campaign_id[:40])
    return (await count_finished_stage(context.store, campaign_id))[1]


async def campaign_json(context: AppContext, document: Document) -> Campaign:
    """A campaign as it is answered. `stage` is the message that names the next stage, or the one that is open; `match`
    is the table of that one, with its status; `choices` is what was chosen for it, or what is usual for the next one;
    `kept` is what lasts, as the title has it."""
    coming = current_stage(document)
    listed = await context.store.listing(document.match) if document.match else None
    status = listed.listing.status if listed is not None else ""
    return {
        "campaign": document.id,
        "title": document.game.title,
        "name": document.name,
        "made": document.created,
        "seats": msgspec.to_builtins(document.seats),
        "settings": document.settings,
        "games": [{"match": game.match, "at": game.at} for game in document.games],
        "stage": coming.message if coming is not None else None,
        "match": document.match if status and status != STATUS_OVER else None,
        "status": status if status != STATUS_OVER else None,
        "choices": current_choices(document),
        "kept": document.progress,
        "standings": standings_json(campaign_rules(document.game).standings(document.progress)),
    }


def standings_json(standings: Standings) -> CampaignStandings:
    """Standings as JSON."""
    return {
        "measure": standings.measure,
        "low": standings.lower_is_better,
        "groups": [
            {
                "said": group.message,
                "legs": [{"said": leg.message, "points": list(leg.points)} for leg in group.stages],
                "totals": list(group.totals),
            }
            for group in standings.groups
        ],
        "lines": [{"seat": line.seat, "place": line.place, "total": line.total_points} for line in standings.lines],
    }


async def open_stage(
    context: AppContext,
    campaign_id: str,
    caller: Identity,
    account: str = "",
    chosen_values: Mapping[str, Any] | None = None,
) -> Document:
    """The campaign with a stage that can be played: the one that is open, or the next one, opened now as it was chosen.
    Like a rematch it waits until somebody begins it. Raises `CampaignOverError`, and `BadSetupError` for what can't be
    chosen."""

    document = await open_next_stage(
        context.store,
        campaign_id,
        lambda last: context.signer.rematch_name(latest_match_id(last), last.id),
        chosen_values,
    )
    if not document.match:
        raise CampaignOverError(name=document.name)
    if not await context.store.last_row_number(document.match):
        context.table_rate_limit.take(caller.address)
        match, entries = await _stage_match(context, document, account)
        await create_rematch(context, match, entries, document.previous_match)
        context.opened_tables.record(caller, account, match.match_id)
    return document


async def _stage_match(context: AppContext, document: Document, account: str) -> tuple[Match, list[Entry]]:
    """The next stage as a table: its people are those of the table before it, or those whom the campaign names."""
    coming = current_stage(document)
    if coming is None:
        raise CampaignOverError(name=document.name)
    now = await context.match_service.synchronised_time()
    match = Match.open(
        document.match,
        document.title,
        len(document.seats),
        coming.settings,
        seed=secrets.token_bytes(SEED_BYTES),
        now=now,
        clock_settings=document.clock,
        is_public=document.public,
        previous_match=document.previous_match,
        campaign_id=document.id,
        position=coming.position,
    )
    entries: list[Entry] = [match.opening_entry]
    before = await _previous_match(context, document)
    if before is not None:
        entries += seat_same_people(match, before, now)
    else:
        for seat, entrant in enumerate(document.seats):
            if entrant.who != "link":
                owner = account if entrant.who == "me" else ""
                entries += actions.take_seat(
                    match, entrant.name, now, seat=seat, bot_level=entrant.level, account=owner
                )
    return match, entries


async def _previous_match(context: AppContext, document: Document) -> Match | None:
    """The table before this stage, if it was one of this campaign, here, and everybody had sat down."""
    if not document.previous_match:
        return None
    try:
        async with context.match_service.locked(document.previous_match) as live:
            match = live.loaded_match()
            whole = match.opening_entry.campaign == document.id and not any(seat.is_open for seat in match.seats)
            return match if whole else None
    except NoSuchTableError:
        return None
