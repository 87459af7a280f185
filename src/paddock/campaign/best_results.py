"""Best results: what a finished match has set, found by playing its log again, and kept once.

Nothing is noted while a game is played. A match is *judged* when it is over, or whenever somebody finds one that was
not: the log says the same every time, and the store keeps each result by match and seat, so that none is
lost or doubled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from paddock.core.best_results import best_results_of
from paddock.core.names import fold_name
from paddock.core.registry import game_of_edition
from paddock.core.replay import replayed_steps
from paddock.match.entries import HOLDER_PERSON, AnyEntry, HandedOver, Opened, Stepped, read
from paddock.match.match import STATUS_OVER, Match
from paddock.match.seats import Seat
from paddock.store import RankedResult, Store


def holder_of_seat(seat: Seat) -> str:
    """Whose results those of a seat are: an account's, or those of everybody who calls themselves so."""
    return holder_key(seat.name, seat.account)


def holder_key(name: str, account: str = "") -> str:
    """The same by name. An account is told from a guest of the same name by an @.

    >>> holder_key("Ann"), holder_key("ANN", "Ann")
    ('ann', '@ann')
    """
    return f"@{fold_name(account)}" if account else fold_name(name)


def results_of_log(match_id: str, log_entries: Sequence[AnyEntry]) -> list[RankedResult]:
    """What the people of a finished match have set, by its log. A table that went back, or a seat for which a bot has
    played, sets nothing: chance and advice were not what they are for others."""
    opened = log_entries[0]
    if not isinstance(opened, Opened):
        return []
    title = game_of_edition(opened.title)
    best_results = best_results_of(title)
    if best_results is None or not best_results.is_eligible(opened.seats, opened.settings):
        return []
    match = Match.rebuild(match_id, log_entries)
    if match.status != STATUS_OVER or match.game_session is None or title.outcome(match.game_session.state) is None:
        return []
    record = match.game_session.record()
    if any(step.at is not None for step in record.steps):
        return []
    ended = max(entry.at for entry in log_entries if isinstance(entry, Stepped))
    helped = {entry.seat for entry in log_entries if isinstance(entry, HandedOver) and entry.level}
    return [
        RankedResult(
            match=match_id,
            seat=result.seat,
            title=title.edition,
            category=result.category.key,
            day=opened.daily,
            value=result.value,
            holder=holder_of_seat(match.seats[result.seat]),
            name=match.seats[result.seat].name,
            at=ended / 1000,
            data=msgspec.json.encode({"parts": result.category.message_parts, "said": result.message}),
            trace=msgspec.json.encode(result.trace),
        )
        for result in best_results.find_results(replayed_steps(record, title))
        if match.seats[result.seat].holder == HOLDER_PERSON and result.seat not in helped
    ]


async def save_results_of(store: Store, match_id: str) -> None:
    """Finds the best results of a match that is over and keeps them; harmless if it has been done."""
    if await store.has_saved_results(match_id):
        return
    entries = [read(row) for _, row in await store.read_rows(match_id)]
    if entries:
        await store.save_results(match_id, await asyncio.to_thread(results_of_log, match_id, entries))
