"""Is a store in order? Numbers without gaps, rows and campaigns that are JSON, snapshots and feats of what is there."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from paddock.store.base import RunStatement, SqlStore
from paddock.store.errors import BrokenStoreError
from paddock.store.statements import Value, query

PAGE_ROWS: Final = 500


class Fault(NamedTuple):
    """Something that is not in order; said by the message `store-fault-<kind>`."""

    kind: str
    match: str = ""
    number: int = 0
    detail: str = ""


async def check_store(store: SqlStore) -> list[Fault]:
    """All that is wrong with a store, as it is at this moment."""
    faults = [Fault("damage", detail=line) for line in await store.integrity_problems()]
    try:
        async with store.read_transaction() as run:
            for find_faults in (
                _gaps,
                _unreadable_rows,
                _unreadable_snapshots,
                _unreadable_results,
                _unreadable_campaigns,
                _orphaned_rows,
            ):
                faults += await find_faults(run)
    except BrokenStoreError as error:
        faults.append(Fault("damage", detail=str(error.details["detail"])))
    return faults


async def _gaps(run: RunStatement) -> list[Fault]:
    """The first number that each match lacks."""
    wrong = await _select(
        run,
        "select match_id, min(number) from log group by match_id"
        " having min(number) <> 1 or max(number) <> count(*) order by match_id",
    )
    faults = []
    for match, first in wrong:
        gap = await _select(
            run,
            "select min(number) + 1 from log as this where match_id = $1 and not exists"
            " (select 1 from log where match_id = $1 and number = this.number + 1)",
            match,
        )
        faults.append(Fault("gap", match, gap[0][0] if first == 1 else 1))
    return faults


async def _unreadable_rows(run: RunStatement) -> list[Fault]:
    """Rows that are no JSON."""
    faults: list[Fault] = []
    last = 0
    next_page = f"select id, match_id, number, data from log where id > $1 order by id limit {PAGE_ROWS}"
    while page := await _select(run, next_page, last):
        faults += [Fault("row", match, number) for _, match, number, data in page if not _is_json(data)]
        last = page[-1][0]
    return faults


async def _unreadable_snapshots(run: RunStatement) -> list[Fault]:
    """Snapshots that are no JSON, one by one: they may be large."""
    faults: list[Fault] = []
    for match, number in await _select(run, "select match_id, number from snapshot order by match_id, number"):
        found = await _select(run, "select data from snapshot where match_id = $1 and number = $2", match, number)
        if not _is_json(found[0][0]):
            faults.append(Fault("snapshot-json", match, number))
    return faults


async def _unreadable_results(run: RunStatement) -> list[Fault]:
    """Feats that are no JSON, one by one as well."""
    faults: list[Fault] = []
    one = "select data, trace from feat where match_id = $1 and seat = $2 and category = $3"
    for key in await _select(run, "select match_id, seat, category from feat order by match_id, seat, category"):
        if not all(_is_json(data) for data in (await _select(run, one, *key))[0]):
            faults.append(Fault("feat-json", *key))
    return faults


async def _unreadable_campaigns(run: RunStatement) -> list[Fault]:
    """Campaigns that are no JSON."""
    faults: list[Fault] = []
    one = "select data from campaign where campaign_id = $1 and number = $2"
    for key in await _select(run, "select campaign_id, number from campaign order by campaign_id, number"):
        if not _is_json((await _select(run, one, *key))[0][0]):
            faults.append(Fault("campaign", *key))
    return faults


ORPHAN_CHECKS: Final = (
    # What is wrong, the table, which of its columns tell (those of `Fault`), and what each of its rows must belong to.
    ("snapshot", "snapshot", "match_id, number", "log where log.match_id = this.match_id and log.number = this.number"),
    ("unlisted", "log", "match_id", "listing where listing.match_id = this.match_id"),
    ("no-rows", "listing", "match_id", "log where log.match_id = this.match_id"),
    ("seat", "seat", "match_id, seat, account", "account where account.folded = this.account"),
    ("feat", "feat", "match_id, seat, category", "log where log.match_id = this.match_id"),
    ("feat", "feat", "match_id, seat, category", "judged where judged.match_id = this.match_id"),
    ("session", "session", "'', 0, account", "account where account.folded = this.account"),
)


async def _orphaned_rows(run: RunStatement) -> list[Fault]:
    """Snapshots of rows that are not there, matches that the lobby does not know, listings without a match, feats of
    matches that are not there or were not judged, and seats and sessions of accounts that are not there."""
    faults: list[Fault] = []
    for kind, table, columns, home in ORPHAN_CHECKS:
        told = ", ".join(str(place) for place in range(1, columns.count(",") + 2))
        sql = f"select distinct {columns} from {table} as this where not exists (select 1 from {home}) order by {told}"
        faults += [Fault(kind, *row) for row in await _select(run, sql)]
    return faults


async def _select(run: RunStatement, sql: str, *values: Value) -> list[tuple[Any, ...]]:
    return (await run(query(sql, *values))).rows


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
