"""What a server does by itself from time to time: it wakes matches that go on alone, puts idle ones away, closes those
that were abandoned, and finds the best results that nobody has saved and the stages that nobody has counted."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

from paddock.campaign.best_results import save_results_of
from paddock.campaign.storage import count_finished_stages
from paddock.core.best_results import titles_with_best_results
from paddock.core.errors import PaddockError
from paddock.match import actions
from paddock.match.entries import Opened, read
from paddock.match.match import STATUS_GATHERING, STATUS_OVER, STATUS_PAUSED, STATUS_PLAYING
from paddock.server import lobby
from paddock.server.json_logs import SERVER_LOG
from paddock.server.match_service import MatchService
from paddock.store import ListingFilter, StoredListing, StoreError

PAGE_ROWS: Final = 200
PAUSE_SECONDS: Final = 0.005
"""Seconds between two matches that are woken, so that people are served in between."""
HOUR_SECONDS: Final = 3600.0
DAY_MS: Final = 24 * 60 * 60 * 1000
RETRY_SECONDS: Final = 2.0
"""Seconds until something is tried again for which the store failed."""


def start_housekeeping(match_service: MatchService) -> None:
    """Begins all of it, beside everything else."""
    match_service.spawn(_page_by_page(match_service, wake_running_matches))
    match_service.spawn(_page_by_page(match_service, save_missing_results))
    match_service.spawn(_page_by_page(match_service, count_missing_stages))
    match_service.spawn(_close_abandoned_tables_every_hour(match_service))
    match_service.spawn(unload_idle_matches(match_service))


async def _page_by_page(
    match_service: MatchService, work_on_page: Callable[[MatchService, str | None], Awaitable[str | None]]
) -> None:
    """Does something for one page after another, until there are no more. Work is told after which match to begin, and
    returns where it came to."""
    after: str | None = None
    while not match_service.is_stopping:
        try:
            after = await work_on_page(match_service, after)
        except StoreError as error:
            match_service.health.record_failure(error)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            if after is None:
                return


async def wake_running_matches(match_service: MatchService, after_match: str | None) -> str | None:
    """Opens once every running match that has a clock or bots, so that it goes on though nobody looks."""
    page = await match_service.store.listings(ListingFilter(status=(STATUS_PLAYING,)), PAGE_ROWS, after_match)
    for listed in page:
        if lobby.runs_by_itself(listed) and listed.match not in match_service.live_matches:
            with contextlib.suppress(PaddockError):
                async with match_service.locked(listed.match):
                    pass
            await asyncio.sleep(PAUSE_SECONDS)
    return page[-1].match if len(page) == PAGE_ROWS else None


async def save_missing_results(match_service: MatchService, after_match: str | None) -> str | None:
    """Saves the results of every finished match of which that was not done: its server died right after the last row,
    or knew no best results."""
    page = await match_service.store.matches_without_results(
        titles_with_best_results(), STATUS_OVER, PAGE_ROWS, after_match or ""
    )
    for match_id in page:
        with contextlib.suppress(PaddockError):  # a log of other rules stays as it is
            await save_results_of(match_service.store, match_id)
        await asyncio.sleep(PAUSE_SECONDS)
    return page[-1] if len(page) == PAGE_ROWS else None


async def count_missing_stages(match_service: MatchService, _: str | None) -> None:
    """Counts every stage of a campaign that is over and was not counted, for the same reason."""
    await count_finished_stages(match_service.store, PAGE_ROWS)


async def _close_abandoned_tables_every_hour(match_service: MatchService) -> None:
    while not match_service.is_stopping:
        await _page_by_page(match_service, close_abandoned_tables)
        await asyncio.sleep(HOUR_SECONDS)


async def close_abandoned_tables(match_service: MatchService, after_match: str | None) -> str | None:
    """Closes every table at which nothing has happened for as long as the settings say. It goes on where
    somebody looks on or a clock runs, and in a campaign."""
    now, settings = match_service.read_clock(), match_service.settings
    days = {
        STATUS_GATHERING: settings.unstarted_table_days,
        STATUS_PLAYING: settings.abandoned_game_days,
        STATUS_PAUSED: settings.abandoned_game_days,
    }
    expiries = {status: now - count * DAY_MS for status, count in days.items() if count}
    if not expiries:
        return None
    page = await match_service.store.listings(ListingFilter(status=tuple(expiries)), PAGE_ROWS, after_match)
    for listed in page:
        expiry = expiries[listed.listing.status]
        if listed.changed * 1000 < expiry and not _goes_on(match_service, listed):
            with contextlib.suppress(PaddockError):  # a log of other rules stays as it is
                await _close_if_unchanged_since(match_service, listed.match, expiry)
            await asyncio.sleep(PAUSE_SECONDS)
    return page[-1].match if len(page) == PAGE_ROWS else None


def _goes_on(match_service: MatchService, stored_listing: StoredListing) -> bool:
    """Whether somebody looks on, or a clock will end the game."""
    live = match_service.live_matches.get(stored_listing.match)
    is_watched = live is not None and bool(live.watchers)
    return is_watched or (stored_listing.listing.status == STATUS_PLAYING and lobby.has_clock(stored_listing))


async def _close_if_unchanged_since(match_service: MatchService, match_id: str, expiry_ms: float) -> None:
    """The listing of a table is only written when something changes that the lobby shows: the last row tells more."""
    last_row = await match_service.store.last_row_number(match_id)
    opened, last = [read((await match_service.store.read_rows(match_id, row - 1, row))[0][1]) for row in (1, last_row)]
    assert isinstance(opened, Opened)
    if last.at < expiry_ms and not opened.campaign:
        await match_service.run_command(match_id, actions.close_table)
        SERVER_LOG.info("an abandoned table was closed", extra={"about": {"match": match_id}})


async def unload_idle_matches(match_service: MatchService) -> None:
    """Puts away what nobody has used for a while; alarms of such matches still ring."""
    settings = match_service.settings
    while True:
        await asyncio.sleep(min(30.0, max(0.05, settings.idle_seconds / 4)))
        now = time.monotonic()
        idle = sorted(
            (live for live in match_service.live_matches.values() if live.is_idle), key=lambda live: live.last_used
        )
        surplus = len(match_service.live_matches) - settings.max_matches_in_memory
        for place, live in enumerate(idle):
            if place < surplus or now - live.last_used > settings.idle_seconds:
                await match_service.unload_match(live)
