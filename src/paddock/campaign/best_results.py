"""Feats: what a finished match has set, found by playing its log again, and kept once.

Nothing is noted while a game is played. A match is *judged* when it is over, or whenever somebody finds one that was
not: the log says the same every time, and the store keeps each feat by match and seat, so that none is lost or doubled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from paddock.core.feats import records_of
from paddock.core.names import folded
from paddock.core.registry import edition
from paddock.core.replay import moments
from paddock.match.entries import PERSON, AnyEntry, HandedOver, Opened, Stepped, read
from paddock.match.match import OVER, Match
from paddock.match.seats import Seat
from paddock.store import Feat, Store


def holder_of(seat: Seat) -> str:
    """Whose feats those of a seat are: an account's, or those of everybody who calls themselves so."""
    return holder(seat.name, seat.account)


def holder(name: str, account: str = "") -> str:
    """The same by name. An account is told from a guest of the same name by an @.

    >>> holder("Ann"), holder("ANN", "Ann")
    ('ann', '@ann')
    """
    return f"@{folded(account)}" if account else folded(name)


def judged(match_id: str, entries: Sequence[AnyEntry]) -> list[Feat]:
    """What the people of a finished match have set, by its log. A table that went back, or a seat for which a bot has
    played, sets nothing: chance and advice were not what they are for others."""
    opened = entries[0]
    if not isinstance(opened, Opened):
        return []
    title = edition(opened.title)
    records = records_of(title)
    if records is None or not records.possible(opened.seats, opened.options):
        return []
    match = Match.rebuild(match_id, entries)
    if match.status != OVER or match.play is None or title.outcome(match.play.state) is None:
        return []
    record = match.play.record()
    if any(step.at is not None for step in record.steps):
        return []
    ended = max(entry.at for entry in entries if isinstance(entry, Stepped))
    helped = {entry.seat for entry in entries if isinstance(entry, HandedOver) and entry.level}
    found: list[Feat] = []
    for feat in records.feats(moments(record, title)):
        seat = match.seats[feat.seat]
        if seat.holder != PERSON or feat.seat in helped:
            continue
        found.append(
            Feat(
                match=match_id,
                seat=feat.seat,
                title=title.edition,
                category=feat.category.key,
                day=opened.daily,
                value=feat.value,
                holder=holder_of(seat),
                name=seat.name,
                at=ended / 1000,
                data=msgspec.json.encode({"parts": feat.category.parts, "said": feat.said}),
                trace=msgspec.json.encode(feat.trace),
            )
        )
    return found


async def judge(store: Store, match_id: str) -> None:
    """Finds the feats of a match that is over and keeps them; harmless if it has been done."""
    if await store.is_judged(match_id):
        return
    entries = [read(row) for _, row in await store.rows(match_id)]
    if entries:
        await store.judge(match_id, await asyncio.to_thread(judged, match_id, entries))
