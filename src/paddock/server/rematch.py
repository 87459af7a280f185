"""Rematches: the same people sit down at a new table, and each of them gets a token for their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.match import actions
from paddock.match.entries import HOLDER_PERSON, Entry, Opened, SeatTaken, Timestamp, read
from paddock.match.errors import GameFinishedError
from paddock.match.match import STATUS_OVER, Match
from paddock.server.answers.tables import SeatKey
from paddock.server.context import AppContext
from paddock.server.errors import BadTokenError
from paddock.server.tokens import HOST_MARK, changed_seats
from paddock.store import ConflictError, NoSuchAccountError

MAX_REMATCH_CHAIN: Final = 200
"""Tables that follow each other, at most, to find who opened the first."""


def seat_same_people(new_match: Match, old_match: Match, now: Timestamp) -> list[Entry]:
    """Everybody takes the seat that they had."""
    entries: list[Entry] = []
    for seat, its in enumerate(old_match.seats):
        level = "" if its.holder == HOLDER_PERSON else its.level
        entries += actions.take_seat(new_match, its.name, now, seat=seat, bot_level=level, account=its.account)
    return entries


async def create_rematch(
    context: AppContext, new_match: Match, log_entries: Sequence[Entry], old_match_id: str
) -> None:
    """Keeps the new table and tells everybody at the old one; harmless if somebody else asked first."""
    try:
        await context.match_service.create_match(new_match.match_id, log_entries, new_match)
        for seat, its in enumerate(new_match.seats):
            if its.account:
                try:
                    await context.store.take_seat(new_match.match_id, seat, its.account)
                except NoSuchAccountError:
                    continue
    except ConflictError:
        pass
    if old_match_id:
        context.match_service.announce_rematch(old_match_id, new_match.match_id)


async def rematch_token(context: AppContext, match: str, seats: Sequence[int], *, is_host: bool) -> SeatKey:
    """A token for these seats of the new table, but for those that were left meanwhile, or whose key was changed there:
    whoever has done that does not come by the old table any more. Raises `BadTokenError` if nothing is left."""
    async with context.match_service.locked(match) as live:
        if live.loaded_match().status == STATUS_OVER:
            raise GameFinishedError()
        gone = changed_seats(live.revocations)
        own, is_host = [seat for seat in seats if str(seat) not in gone], is_host and HOST_MARK not in gone
        if not own and not is_host and gone:
            raise BadTokenError()
        return {"match": match, "seats": own, "token": live.new_token(own, is_host=is_host)}


async def is_opener_of_first_table(context: AppContext, match: str, account: str) -> bool:
    """Whether an account opened a table, or the first of those that it follows."""
    for _ in range(MAX_REMATCH_CHAIN):
        rows = [read(row) for _, row in await context.store.read_rows(match, 0, 1)]
        if not rows or not isinstance(rows[0], Opened):
            return False
        opened = rows[0]
        if not opened.previous_match:
            first = [read(row) for _, row in await context.store.read_rows(match, 1, 1 + opened.seats)]
            return any(
                isinstance(each, SeatTaken) and (each.account, each.at) == (account, opened.at) for each in first
            )
        match = opened.previous_match
    return False
