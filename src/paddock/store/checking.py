"""Is a store in order? Numbers without gaps, rows that are JSON, snapshots where there are rows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from paddock.store.asking import Ask, read
from paddock.store.base import Asking, SqlStore
from paddock.store.errors import BrokenStoreError

PAGE: Final = 500


class Fault(NamedTuple):
    """Something that is not in order; said by the message `store-fault-<kind>`."""

    kind: str
    match: str = ""
    number: int = 0
    detail: str = ""


async def check(store: SqlStore) -> list[Fault]:
    """All that is wrong with a store, as it is at this moment."""
    faults = [Fault("damage", detail=line) for line in await store.damage()]
    try:
        async with store.reading() as asking:
            for look in (_numbers, _rows, _snapshots, _listings, _people):
                faults += await look(asking)
    except BrokenStoreError as error:
        faults.append(Fault("damage", detail=str(error.details["detail"])))
    return faults


async def _numbers(asking: Asking) -> list[Fault]:
    """The first number that each match lacks."""
    wrong = await asking(
        read(
            "select match_id, min(number) from log group by match_id"
            " having min(number) <> 1 or max(number) <> count(*) order by match_id"
        )
    )
    faults = []
    for match, first in wrong.rows:
        gap = await asking(
            read(
                "select min(number) + 1 from log as this where match_id = $1 and not exists"
                " (select 1 from log where match_id = $1 and number = this.number + 1)",
                match,
            )
        )
        faults.append(Fault("gap", match, gap.rows[0][0] if first == 1 else 1))
    return faults


async def _rows(asking: Asking) -> list[Fault]:
    """Rows that are no JSON."""
    faults: list[Fault] = []
    last = 0
    while page := (
        await asking(read(f"select id, match_id, number, data from log where id > $1 order by id limit {PAGE}", last))
    ).rows:
        faults += [Fault("row", match, number) for _, match, number, data in page if not _is_json(data)]
        last = page[-1][0]
    return faults


async def _snapshots(asking: Asking) -> list[Fault]:
    """Snapshots of rows that are not there, and such as are no JSON."""
    homeless = await _found(
        asking,
        read(
            "select match_id, number from snapshot as this where not exists"
            " (select 1 from log where log.match_id = this.match_id and log.number = this.number)"
            " order by match_id, number"
        ),
    )
    faults = [Fault("snapshot", match, number) for match, number in homeless]
    every = await _found(asking, read("select match_id, number from snapshot order by match_id, number"))
    for match, number in every:
        found = await _found(
            asking, read("select data from snapshot where match_id = $1 and number = $2", match, number)
        )
        if not _is_json(found[0][0]):
            faults.append(Fault("snapshot-json", match, number))
    return faults


async def _listings(asking: Asking) -> list[Fault]:
    """Matches that the lobby does not know, and listings without a match."""
    unlisted = await _found(
        asking,
        read(
            "select distinct match_id from log where not exists"
            " (select 1 from listing where listing.match_id = log.match_id) order by match_id"
        ),
    )
    empty = await _found(
        asking,
        read(
            "select match_id from listing where not exists"
            " (select 1 from log where log.match_id = listing.match_id) order by match_id"
        ),
    )
    return [Fault("unlisted", match) for (match,) in unlisted] + [Fault("no-rows", match) for (match,) in empty]


async def _people(asking: Asking) -> list[Fault]:
    """Seats and sessions of accounts that are not there."""
    seats = await _found(
        asking,
        read(
            "select match_id, seat, account from seat where not exists"
            " (select 1 from account where folded = seat.account) order by match_id, seat"
        ),
    )
    sessions = await _found(
        asking,
        read(
            "select distinct account from session where not exists"
            " (select 1 from account where folded = session.account) order by account"
        ),
    )
    return [Fault("seat", *row) for row in seats] + [Fault("session", detail=name) for (name,) in sessions]


async def _found(asking: Asking, ask: Ask) -> list[tuple[Any, ...]]:
    return (await asking(ask)).rows


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
