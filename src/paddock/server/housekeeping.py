"""What a server does by itself from time to time: it wakes matches that go on alone, puts idle ones away, and finds
the feats of matches that nobody has judged and the stages that nobody has counted."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from paddock.campaign.best_results import save_results_of
from paddock.campaign.errors import CampaignError
from paddock.campaign.storage import count_finished_stage, count_finished_stages
from paddock.core.best_results import titles_with_best_results
from paddock.core.errors import PaddockError
from paddock.match.match import OVER, PLAYING, Match
from paddock.server import lobby
from paddock.store import ListingFilter, Store, StoreError

if TYPE_CHECKING:
    from paddock.server.match_service import MatchService

PAGE: Final = 200
PAUSE: Final = 0.005
"""Seconds between two matches that are woken, so that people are served in between."""


async def wake_running_matches(matches: MatchService) -> None:
    """Opens once every running match that has a clock or bots, so that it goes on though nobody looks."""
    after: str | None = None
    while not matches.stopping:
        try:
            page = await matches.store.listings(ListingFilter(status=(PLAYING,)), PAGE, after)
        except StoreError as error:
            matches.health.record_failure(error)
            await asyncio.sleep(2)
            continue
        for listed in page:
            if lobby.runs_by_itself(listed) and listed.match not in matches.live:
                with contextlib.suppress(PaddockError):
                    async with matches.locked(listed.match):
                        pass
                await asyncio.sleep(PAUSE)
        if len(page) < PAGE:
            return
        after = page[-1].match


async def record_finished_match(store: Store, match: Match) -> None:
    """Keeps what was set in a match that is over, and counts it in its campaign; if it can't be done now, it is done
    when it is asked for, or when a server starts."""
    with contextlib.suppress(StoreError):
        await save_results_of(store, match.id)
    if match.opened.campaign:
        with contextlib.suppress(StoreError, CampaignError):
            await count_finished_stage(store, match.opened.campaign)


async def save_missing_results(matches: MatchService) -> None:
    """Judges once every finished match that was not: its server died right after the last row, or knew no records."""
    titles, after = titles_with_best_results(), ""
    while not matches.stopping:
        try:
            page = await matches.store.matches_without_results(titles, OVER, PAGE, after)
            for match_id in page:
                after = match_id
                with contextlib.suppress(PaddockError):  # a log of other rules stays as it is
                    await save_results_of(matches.store, match_id)
                await asyncio.sleep(PAUSE)
        except StoreError as error:
            matches.health.record_failure(error)
            await asyncio.sleep(2)
            continue
        if len(page) < PAGE:
            return


async def settle_campaigns(matches: MatchService) -> None:
    """Counts once every stage that is over and was not counted: its server died right after the last row."""
    while not matches.stopping:
        try:
            return await count_finished_stages(matches.store, PAGE)
        except StoreError as error:
            matches.health.record_failure(error)
            await asyncio.sleep(2)


async def unload_idle_matches(matches: MatchService) -> None:
    """Puts away what nobody has used for a while; alarms of such matches still ring."""
    settings = matches.settings
    while True:
        await asyncio.sleep(min(30.0, max(0.05, settings.idle_seconds / 4)))
        now = time.monotonic()
        idle = sorted((live for live in matches.live.values() if live.is_idle), key=lambda live: live.last_used)
        spare = len(matches.live) - settings.max_matches_in_memory
        for place, live in enumerate(idle):
            if place < spare or now - live.last_used > settings.idle_seconds:
                await matches.unload_match(live)
