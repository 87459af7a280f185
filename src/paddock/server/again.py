"""The table after a table: the same people sit down again, and each of them gets a key to their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.match import table
from paddock.match.entries import PERSON, Entry, Moment
from paddock.match.errors import FinishedError
from paddock.match.match import OVER, Match
from paddock.server.house import House
from paddock.store import ConflictError, NoSuchAccountError


def sit_again(new: Match, old: Match, now: Moment) -> list[Entry]:
    """Everybody takes the seat that they had."""
    entries: list[Entry] = []
    for seat, its in enumerate(old.seats):
        level = "" if its.holder == PERSON else its.level
        entries += table.sit(new, its.name, now, seat=seat, level=level, account=its.account)[1]
    return entries


async def found_again(house: House, new: Match, entries: Sequence[Entry], before: str) -> None:
    """Keeps the new table and tells everybody at the old one; harmless if somebody else asked first."""
    try:
        await house.tables.found(new.id, entries, new)
        for seat, its in enumerate(new.seats):
            if its.account:
                try:
                    await house.store.take_seat(new.id, seat, its.account)
                except NoSuchAccountError:
                    continue
    except ConflictError:
        pass
    if before:
        house.tables.tell_rematch(before, new.id)


async def fresh_key(house: House, match: str, seats: Sequence[int], *, host: bool) -> dict[str, Any]:
    """A token for these seats of the new table, but for those that were left meanwhile."""
    async with house.tables.at(match) as live:
        if live.here().status == OVER:
            raise FinishedError()
        left = {word.partition("@")[0] for word in live.revoked if "@" in word}
        own = [seat for seat in seats if str(seat) not in left]
        issued = live.here().departures
        return {"match": match, "seats": own, "token": house.signer.seat_token(match, own, issued, host=host)}
