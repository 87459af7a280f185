"""Campaigns in a store: a stage that is over is counted once, whoever finds it first and whatever process dies.

Each change of a campaign is a new row under the next number. A stage is counted from its match's log, so a row that is
lost or damaged is made again from the row before it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from typing import Any

from paddock.campaign import document as documents
from paddock.campaign.best_results import save_results_of
from paddock.campaign.document import Document
from paddock.campaign.errors import BadCampaignError, CampaignError, NoSuchCampaignError
from paddock.core.errors import PaddockError
from paddock.match.entries import AnyEntry, Closed, Stepped
from paddock.match.entries import read as read_entry
from paddock.match.match import STATUS_OVER, Match
from paddock.store import ConflictError, Store, StoreError

FinishedStage = tuple[int, dict[str, Any], list[str]]
"""When a game was over, what of it lasts, and who sat there."""


async def save_document(store: Store, row_number: int, document: Document) -> None:
    """Writes a campaign as its row `number`; `ConflictError` if somebody else was quicker."""
    await store.append_campaign(
        document.id, row_number, document.title, document.match, documents.document_bytes(document)
    )


async def load_document(store: Store, campaign_id: str) -> tuple[int, Document]:
    """The last good document of a campaign, and the number of its last row. Raises `NoSuchCampaignError`, or what is
    wrong with the last row if there is no good one."""
    row = last = await store.latest_campaign(campaign_id)
    wrong: PaddockError = NoSuchCampaignError(campaign=campaign_id[:40])
    while row is not None and last is not None:
        try:
            return last[0], documents.read_document(row[1], is_trusted=True)
        except BadCampaignError as error:
            wrong = error if row is last else wrong
        row = await store.latest_campaign(campaign_id, row[0] - 1)
    raise wrong


async def count_finished_stage(store: Store, campaign_id: str) -> tuple[int, Document]:
    """The campaign with its last stage counted, if that is over. Harmless if it has been done, or is done meanwhile."""
    while True:
        number, document = await load_document(store, campaign_id)
        if not await _is_stage_over(store, document):
            return number, document
        entries = [read_entry(row) for _, row in await store.read_rows(document.match)]
        stage = await asyncio.to_thread(finished_stage, document, document.match, entries)
        if stage is None:
            return number, document
        after = documents.with_result(document, document.match, *stage)
        try:
            await save_document(store, number + 1, after)
        except ConflictError:
            continue
        return number + 1, after


async def _is_stage_over(store: Store, document: Document) -> bool:
    listed = await store.listing(document.match) if document.match else None
    return listed is not None and listed.listing.status == STATUS_OVER


def finished_stage(document: Document, match_id: str, log_entries: list[AnyEntry]) -> FinishedStage | None:
    """What a stage has come to by its log; None where its table was closed before the end."""
    if any(isinstance(entry, Closed) for entry in log_entries):
        return None
    match = Match.rebuild(match_id, log_entries)
    game = document.game
    if (
        match.game_session is None
        or match.opening_entry.title != game.edition
        or game.outcome(match.game_session.state) is None
    ):
        return None
    names = [seat.name for seat in match.seats]
    ended = max(entry.at for entry in log_entries if isinstance(entry, Stepped))
    return ended, documents.campaign_rules(game).result(match.game_session.state), names


async def record_finished_match(store: Store, match: Match) -> None:
    """Saves the best results of a match that is over, and counts it in its campaign; if it can't be done now, it is
    done when it is asked for, or when a server starts."""
    with contextlib.suppress(StoreError):
        await save_results_of(store, match.match_id)
    if match.opening_entry.campaign:
        with contextlib.suppress(StoreError, CampaignError):
            await count_finished_stage(store, match.opening_entry.campaign)


async def open_next_stage(
    store: Store,
    campaign_id: str,
    make_match_name: Callable[[Document], str],
    choices: Mapping[str, Any] | None = None,
) -> Document:
    """The campaign with a stage to be played: the one that is open, or a new one under the name that `name` gives, with
    what was `choices` for it. Raises `BadSetupError` for what can't be chosen."""
    while True:
        number, document = await count_finished_stage(store, campaign_id)
        wanted = documents.with_choices(document, choices or {})
        if document.match and not await _is_stage_over(store, document):
            return document
        if documents.current_stage(document) is None:
            return document
        try:
            await save_document(store, number + 1, documents.with_open_stage(wanted, make_match_name(document)))
        except ConflictError:
            continue


async def count_finished_stages(store: Store, page_number: int = 100) -> None:
    """Counts once every stage that is over and was not counted: its server died right after the last row."""
    after = ""
    while True:
        campaigns = await store.campaigns_by_stage_status(STATUS_OVER, page_number, after)
        for campaign in campaigns:
            after = campaign
            try:
                await count_finished_stage(store, campaign)
            except StoreError:
                raise
            except PaddockError:
                continue  # damaged, or of other rules: it stays as it is
        if len(campaigns) < page_number:
            return
