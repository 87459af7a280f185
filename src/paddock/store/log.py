"""Rows, snapshots and listings: the SQL for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.names import fold_name
from paddock.store.errors import ConflictError
from paddock.store.models import Listing, ListingFilter, StoredListing
from paddock.store.statements import Statement, Transaction, Value, insert_rows, query, write

ROWS_PER_INSERT: Final = 500
"""Rows in one statement; both databases allow some 32,000 values."""
APPEND_NEXT_SQL: Final = (
    "insert into log (match_id, number, data) select $1, $2, $3"
    " where coalesce((select max(number) from log where match_id = $1), 0) + 1 = $2 on conflict do nothing"
)
"""One row, if it is the next: most of what is ever written."""
SNAPSHOT_SPACING: Final = 100
"""Rows between two snapshots that are kept: whatever lies closer together makes room."""
SELECT_LISTING: Final = (
    "select listing.match_id, listing.title, listing.status, listing.public, listing.data, listing.created,"
    " listing.changed from listing"
)


def append_rows(
    match: str, number: int, rows: Sequence[bytes], listing: Listing | None, now: float, maybe_committed: bool
) -> Transaction[None]:
    """Adds rows if the match ends just before them. A second writer of the same number is held up by the unique index
    until the first has committed, and then adds nothing.

    With `maybe_committed`, an earlier try may have been committed without our hearing of it: the same rows at the same
    numbers are then no conflict but the proof that it was.
    """
    added = 0
    if len(rows) == 1:
        added = (yield Statement(APPEND_NEXT_SQL, (match, number, rows[0]), True, standalone=listing is None)).changed
    elif (yield from last_row_number(match)) == number - 1:
        numbered: list[tuple[Value, ...]] = [(match, number + at, data) for at, data in enumerate(rows)]
        for at in range(0, len(numbered), ROWS_PER_INSERT):
            added += (
                yield insert_rows("log", ("match_id", "number", "data"), numbered[at : at + ROWS_PER_INSERT])
            ).changed
    if added != len(rows):
        if added or not maybe_committed:
            raise ConflictError(match=match, number=number)
        found = yield from read_rows(match, number - 1, number + len(rows) - 1)
        if [data for _, data in found] != list(rows):
            raise ConflictError(match=match, number=number)
    if listing is not None:
        yield from upsert_listing(match, listing, now)


def read_rows(match: str, after: int, upto: int | None) -> Transaction[list[tuple[int, bytes]]]:
    """Rows in the order of their numbers."""
    if upto is None:
        found = yield query(
            "select number, data from log where match_id = $1 and number > $2 order by number", match, after
        )
    else:
        found = yield query(
            "select number, data from log where match_id = $1 and number > $2 and number <= $3 order by number",
            match,
            after,
            upto,
        )
    return [(number, bytes(data)) for number, data in found.rows]


def last_row_number(match: str) -> Transaction[int]:
    """The number of the last row."""
    found = yield query("select max(number) from log where match_id = $1", match)
    return found.rows[0][0] or 0


def last_row_id() -> Transaction[int]:
    """The id of the row that was written last, in whatever match."""
    found = yield query("select max(id) from log")
    return found.rows[0][0] or 0


def matches_written_since(row: int) -> Transaction[tuple[int, list[tuple[str, int]]]]:
    """The matches with rows of a higher id, each with its last number; and the highest id."""
    found = yield query(
        "select match_id, max(number), max(id) from log where id > $1 group by match_id order by max(id)", row
    )
    return max((newest for _, _, newest in found.rows), default=row), [(match, n) for match, n, _ in found.rows]


# -- snapshots -------------------------------------------------------------------------------------------------


def save_snapshot(match: str, number: int, data: bytes) -> Transaction[None]:
    """Keeps a snapshot, and drops those around it that are close enough to their neighbours; never the last."""
    there = yield query("select 1 from log where match_id = $1 and number = $2", match, number)
    if not there.rows:
        raise ConflictError(match=match, number=number)
    yield write(
        "insert into snapshot (match_id, number, data) values ($1, $2, $3)"
        " on conflict (match_id, number) do update set data = excluded.data",
        match,
        number,
        data,
    )
    found = yield query(
        "select number from snapshot where match_id = $1 and number > $2 and number < $3 order by number",
        match,
        number - 2 * SNAPSHOT_SPACING,
        number + 2 * SNAPSHOT_SPACING,
    )
    for spare in snapshots_to_drop([n for (n,) in found.rows]):
        yield write("delete from snapshot where match_id = $1 and number = $2", match, spare)


def snapshots_to_drop(numbers: list[int], apart: int = SNAPSHOT_SPACING) -> list[int]:
    """Which snapshots to drop, so that no two that are left are further apart than they must be; the first and the last
    stay.

    >>> snapshots_to_drop([10, 20, 30, 35, 60], apart=25)
    [20, 30]
    """
    kept, dropped = numbers[:1], []
    for at in range(1, len(numbers) - 1):
        if numbers[at + 1] - kept[-1] <= apart:
            dropped.append(numbers[at])
        else:
            kept.append(numbers[at])
    return dropped


def snapshot_numbers(match: str) -> Transaction[list[int]]:
    """The numbers of the rows after which there is a snapshot."""
    found = yield query("select number from snapshot where match_id = $1 order by number", match)
    return [number for (number,) in found.rows]


def latest_snapshot(match: str, upto: int | None) -> Transaction[tuple[int, bytes] | None]:
    """The latest snapshot not after a number."""
    limit, values = ("", (match,)) if upto is None else (" and number <= $2", (match, upto))
    found = yield query(
        f"select number, data from snapshot where match_id = $1{limit} order by number desc limit 1", *values
    )
    return (found.rows[0][0], bytes(found.rows[0][1])) if found.rows else None


# -- listings --------------------------------------------------------------------------------------------------


def upsert_listing(match: str, listing: Listing, now: float) -> Transaction[None]:
    """Puts a match into the lobby, or changes how it stands there."""
    yield write(
        "insert into listing (match_id, title, status, public, data, created, changed)"
        " values ($1, $2, $3, $4, $5, $6, $7) on conflict (match_id) do update set title = excluded.title,"
        " status = excluded.status, public = excluded.public, data = excluded.data, changed = excluded.changed",
        match,
        listing.title,
        listing.status,
        int(listing.public),
        listing.data,
        now,
        now,
    )


def update_listing(match: str, listing: Listing, now: float) -> Transaction[None]:
    """Changes how an existing match stands in the lobby."""
    if not (yield from last_row_number(match)):
        raise ConflictError(match=match, number=1)
    yield from upsert_listing(match, listing, now)


def listing(match: str) -> Transaction[StoredListing | None]:
    """One listing."""
    found = yield query(f"{SELECT_LISTING} where listing.match_id = $1", match)
    return _to_listing(*found.rows[0]) if found.rows else None


def listings(which: ListingFilter, limit: int, after: str | None) -> Transaction[list[StoredListing]]:
    """A page of listings."""
    values: list[Value] = []
    conditions: list[str] = []

    def place(value: Value) -> str:
        values.append(value)
        return f"${len(values)}"

    if which.status:
        conditions.append(f"status in ({', '.join(place(status) for status in which.status)})")
    if which.title is not None:
        conditions.append(f"title = {place(which.title)}")
    if which.public is not None:
        conditions.append(f"public = {place(int(which.public))}")
    if which.account is not None:
        account = place(fold_name(which.account))
        conditions.append(
            f"exists (select 1 from seat where seat.match_id = listing.match_id and seat.account = {account})"
        )
    if after is not None:
        match = place(after)
        conditions.append(f"(created, match_id) < (select created, match_id from listing where match_id = {match})")
    where = f" where {' and '.join(conditions)}" if conditions else ""
    found = yield query(
        f"{SELECT_LISTING}{where} order by created desc, match_id desc limit {place(max(0, limit))}", *values
    )
    return [_to_listing(*row) for row in found.rows]


def _to_listing(
    match: str, title: str, status: str, public: int, data: bytes, created: float, changed: float
) -> StoredListing:
    return StoredListing(match, Listing(title, status, bool(public), bytes(data)), created, changed)


def advance_running_time(at_least: int) -> Transaction[int]:
    """The running time of the store goes on to this, unless another process has brought it further."""
    yield write("insert into running (name, ms) values ('clocks', 0) on conflict do nothing")
    yield write("update running set ms = $1 where name = 'clocks' and ms < $1", at_least)
    found = yield query("select ms from running where name = 'clocks'")
    return int(found.rows[0][0])
