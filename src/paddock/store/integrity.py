"""Is a store in order? Numbers without gaps, rows and campaigns that are JSON, nothing of what is not there."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from paddock.store.database import RunStatement
from paddock.store.errors import BrokenStoreError
from paddock.store.schema import PRIMARY_KEY_LENGTHS, TABLE_COLUMNS
from paddock.store.statements import ColumnValue, query
from paddock.store.store import Store
from paddock.store.table_rows import PAGE_ROWS, table_rows


class Fault(NamedTuple):
    """Something that is not in order; said by the message `store-fault-<kind>`."""

    kind: str
    match: str = ""
    number: int = 0
    detail: str = ""


async def check_store(store: Store) -> list[Fault]:
    """All that is wrong with a store, as it is at this moment."""
    faults = [Fault("damage", detail=line) for line in await store.integrity_problems()]
    try:
        async with store.read_transaction() as run:
            faults += [*await _missing_rows(run), *await _unreadable_rows(run), *await _orphaned_rows(run)]
    except BrokenStoreError as error:
        faults.append(Fault("damage", detail=str(error.details["detail"])))
    return faults


async def _missing_rows(run_statement: RunStatement) -> list[Fault]:
    """The first number that each match lacks."""
    wrong = await _select_rows(
        run_statement,
        "select match_id, min(number) from log group by match_id"
        " having min(number) <> 1 or max(number) <> count(*) order by match_id",
    )
    faults = []
    for match, first in wrong:
        gap = await _select_rows(
            run_statement,
            "select min(number) + 1 from log as this where match_id = $1 and not exists"
            " (select 1 from log where match_id = $1 and number = this.number + 1)",
            match,
        )
        faults.append(Fault("gap", match, gap[0][0] if first == 1 else 1))
    return faults


JSON_COLUMNS: Final = (
    # What is wrong, the table, and which of its columns are JSON. All but rows may be large: they are read one by one.
    ("row", "log", ("data",), PAGE_ROWS),
    ("snapshot-json", "snapshot", ("data",), 1),
    ("feat-json", "feat", ("data", "trace"), 1),
    ("campaign", "campaign", ("data",), 1),
)


async def _unreadable_rows(run_statement: RunStatement) -> list[Fault]:
    """Rows, snapshots, results and campaigns that are no JSON."""
    faults: list[Fault] = []
    for kind, table, columns, page_rows in JSON_COLUMNS:
        places = [TABLE_COLUMNS[table].index(column) for column in columns]
        async for row in table_rows(run_statement, table, page_rows):
            if not all(_is_json(row[place]) for place in places):
                faults.append(Fault(kind, *row[: PRIMARY_KEY_LENGTHS[table]]))
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


async def _orphaned_rows(run_statement: RunStatement) -> list[Fault]:
    """Snapshots of rows that are not there, matches that the lobby does not know, listings without a match, results
    of matches that are not there or were not judged, and seats and sessions of accounts that are not there."""
    faults: list[Fault] = []
    for kind, table, columns, home in ORPHAN_CHECKS:
        order = ", ".join(str(place) for place in range(1, columns.count(",") + 2))
        sql = f"select distinct {columns} from {table} as this where not exists (select 1 from {home}) order by {order}"
        faults += [Fault(kind, *row) for row in await _select_rows(run_statement, sql)]
    return faults


async def _select_rows(run_statement: RunStatement, sql_text: str, *sql_values: ColumnValue) -> list[tuple[Any, ...]]:
    return (await run_statement(query(sql_text, *sql_values))).rows


def _is_json(column_bytes: bytes) -> bool:
    try:
        msgspec.json.decode(column_bytes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
