"""Tours of the toy for tests: stages that are matches in a store, run by whoever comes first."""

from __future__ import annotations

from typing import Any

from paddock.campaign.document import Document, Entrant, current_stage, new_document
from paddock.campaign.storage import open_next_stage, save_document
from paddock.core.registry import game
from paddock.match import actions
from paddock.match.entries import Entry, Timestamp, write
from paddock.match.match import STATUS_OVER, Match
from paddock.server import lobby
from paddock.store import Store

NOW = 1_794_700_800_000
ANN_AND_BOB = (Entrant("me", "Ann"), Entrant("link"))


def tour(campaign: str = "tour", seats: tuple[Entrant, ...] = ANN_AND_BOB, **settings: Any) -> Document:
    """A tour before its first dash."""
    return new_document(game("dash"), campaign, "Grand Tour", seats, settings, NOW)


def run(match: Match) -> list[Entry]:
    """Runs a match that has begun to its end: everybody always takes the first choice that there is, then locks."""
    entries: list[Entry] = []
    now = Timestamp(NOW, 0)
    while match.status != STATUS_OVER:
        now = Timestamp(now.at + 1000, now.running_time + 1000)
        seat = match.waiting_for()[0]
        made = match.game.legal(match.started_session().state, seat)
        entries += actions.decide(match, seat, made[-1], now)
    return entries


def opened(document: Document, seed: int = 0) -> tuple[Match, list[Entry]]:
    """The next stage of a tour as a match that has begun."""
    coming = current_stage(document)
    assert coming is not None
    match = Match.open(
        document.match,
        document.title,
        len(document.seats),
        coming.settings,
        seed=bytes([seed]) * 32,
        now=Timestamp(NOW, 0),
        campaign_id=document.id,
        position=coming.position,
    )
    entries: list[Entry] = [match.opening_entry]
    for number, seat in enumerate(document.seats):
        entries += actions.take_seat(match, seat.name or f"Guest {number}", Timestamp(NOW, 0))
    entries += actions.start_game(match, Timestamp(NOW, 0))
    return match, entries


async def play(store: Store, campaign: str, name: str, seed: int = 0) -> Match:
    """Opens the next stage of a tour in a store and runs it to its end; nobody counts it."""
    document = await open_next_stage(store, campaign, lambda _: name)
    match, entries = opened(document, seed)
    entries += run(match)
    await store.create_match(match.match_id, [write(entry) for entry in entries], lobby.listing_of(match))
    return match


async def begin(store: Store, **settings: Any) -> Document:
    """A tour in a store."""
    document = tour(**settings)
    await save_document(store, 1, document)
    return document
