"""Rows, snapshots and listings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.names import fold_name
from paddock.store.database import Database, reading_method, writing_method
from paddock.store.errors import ConflictError
from paddock.store.models import Listing, ListingFilter, Notice, StoredListing
from paddock.store.statements import ColumnValue, Statement, StatementParameters, Transaction, insert_rows, query, write

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


class LogTables(Database):
    """The rows of every match, snapshots of it, and how it stands in the lobby."""

    async def create_match(self, match: str, rows: Sequence[bytes], listing: Listing) -> None:
        """Begins a match with at least one row; `ConflictError` if it exists."""
        await self.append_rows(match, 1, rows, listing)

    async def append_rows(
        self, match: str, first_number: int, rows: Sequence[bytes], listing: Listing | None = None
    ) -> None:
        """Adds rows as `number`, `number + 1` …, all or none, and returns when they will outlast a loss of power.

        `ConflictError` if one of these numbers is taken, or if `number - 1` is not there.
        """
        if not rows or first_number < 1:
            raise ValueError("rows are numbered from 1, and there is at least one to append")
        now, rows = self._read_clock(), tuple(rows)
        await self._write(
            lambda maybe_committed: _append_rows(match, first_number, rows, listing, now, maybe_committed),
            Notice(match, first_number + len(rows) - 1),
        )

    @reading_method
    def read_rows(
        self, match: str, after_row: int = 0, last_row: int | None = None
    ) -> Transaction[list[tuple[int, bytes]]]:
        """The rows with `after < number <= upto`, in order."""
        return (yield from _read_rows_of_match(match, after_row, last_row))

    @reading_method
    def last_row_number(self, match: str) -> Transaction[int]:
        """The number of the last row; 0 if there is no such match."""
        return (yield from _last_row_number(match))

    @writing_method
    def advance_running_time(self, min_running_time: int) -> Transaction[int]:
        """How long the store has been served, in milliseconds: it goes on to `min_running_time` unless another process
        has brought it further, never goes back, and stands while nobody calls this."""
        yield write("insert into running (name, ms) values ('clocks', 0) on conflict do nothing")
        yield write("update running set ms = $1 where name = 'clocks' and ms < $1", min_running_time)
        running = yield query("select ms from running where name = 'clocks'")
        return int(running.rows[0][0])

    @writing_method
    def save_snapshot(self, match: str, row_number: int, snapshot_bytes: bytes) -> Transaction[None]:
        """Keeps the position after row `number`. Of those that lie close together some make room, so that their number
        grows with the match but the way from one to the next does not."""
        row = yield query("select 1 from log where match_id = $1 and number = $2", match, row_number)
        if not row.rows:
            raise ConflictError(match=match, number=row_number)
        upsert = (
            "insert into snapshot (match_id, number, data) values ($1, $2, $3)"
            " on conflict (match_id, number) do update set data = excluded.data"
        )
        yield write(upsert, match, row_number, snapshot_bytes)
        near = "select number from snapshot where match_id = $1 and number > $2 and number < $3 order by number"
        neighbours = yield query(near, match, row_number - 2 * SNAPSHOT_SPACING, row_number + 2 * SNAPSHOT_SPACING)
        for spare in snapshots_to_drop([n for (n,) in neighbours.rows]):
            yield write("delete from snapshot where match_id = $1 and number = $2", match, spare)

    @reading_method
    def latest_snapshot(self, match: str, last_row: int | None = None) -> Transaction[tuple[int, bytes] | None]:
        """The latest snapshot, or the latest that is not after `last_row`."""
        return (yield from latest_row("snapshot", "match_id", match, last_row))

    @reading_method
    def snapshot_numbers(self, match: str) -> Transaction[list[int]]:
        """The numbers of the rows after which there is a snapshot."""
        numbers = yield query("select number from snapshot where match_id = $1 order by number", match)
        return [number for (number,) in numbers.rows]

    @writing_method
    def set_listing(self, match: str, listing: Listing) -> Transaction[None]:
        """Changes how a match stands in the lobby without adding a row."""
        if not (yield from _last_row_number(match)):
            raise ConflictError(match=match, number=1)
        yield upsert_listing(match, listing, self._read_clock())

    @reading_method
    def listing(self, match: str) -> Transaction[StoredListing | None]:
        """How one match stands in the lobby."""
        listings = yield query(f"{SELECT_LISTING} where listing.match_id = $1", match)
        return _to_listing(*listings.rows[0]) if listings.rows else None

    @reading_method
    def listings(
        self, listing_filter: ListingFilter | None = None, max_count: int = 50, after_match: str | None = None
    ) -> Transaction[list[StoredListing]]:
        """Listings, the youngest match first; the next page comes `after_match` the last match of this one."""
        listing_filter, values = listing_filter or ListingFilter(), StatementParameters()
        conditions: list[str] = []
        if listing_filter.status:
            conditions.append(f"status in ({', '.join(map(values.add, listing_filter.status))})")
        if listing_filter.title is not None:
            conditions.append(f"title = {values.add(listing_filter.title)}")
        if listing_filter.public is not None:
            conditions.append(f"public = {values.add(int(listing_filter.public))}")
        if listing_filter.account is not None:
            account = values.add(fold_name(listing_filter.account))
            conditions.append(
                f"exists (select 1 from seat where seat.match_id = listing.match_id and seat.account = {account})"
            )
        if after_match is not None:
            last = f"select created, match_id from listing where match_id = {values.add(after_match)}"
            conditions.append(f"(created, match_id) < ({last})")
        where = f" where {' and '.join(conditions)}" if conditions else ""
        order = f" order by created desc, match_id desc limit {values.add(max(0, max_count))}"
        page = yield query(f"{SELECT_LISTING}{where}{order}", *values)
        return [_to_listing(*row) for row in page.rows]


def _append_rows(
    match: str, first_number: int, rows: Sequence[bytes], listing: Listing | None, now: float, may_be_committed: bool
) -> Transaction[None]:
    """Adds rows if the match ends just before them. A second writer of the same number is held up by the unique index
    until the first has committed, and then adds nothing.

    With `maybe_committed`, the same rows at the same numbers are no conflict but the proof that an earlier try was
    committed.
    """
    added = 0
    if len(rows) == 1:
        added = (
            yield Statement(APPEND_NEXT_SQL, (match, first_number, rows[0]), True, is_standalone=listing is None)
        ).changed_rows
    elif (yield from _last_row_number(match)) == first_number - 1:
        numbered: list[tuple[ColumnValue, ...]] = [(match, first_number + at, data) for at, data in enumerate(rows)]
        for at in range(0, len(numbered), ROWS_PER_INSERT):
            page = numbered[at : at + ROWS_PER_INSERT]
            added += (yield insert_rows("log", ("match_id", "number", "data"), page)).changed_rows
    if added != len(rows):
        there = (
            []
            if added or not may_be_committed
            else (yield from _read_rows_of_match(match, first_number - 1, first_number + len(rows) - 1))
        )
        if [data for _, data in there] != list(rows):
            raise ConflictError(match=match, number=first_number)
    if listing is not None:
        yield upsert_listing(match, listing, now)


def _read_rows_of_match(match: str, after_row: int, last_row: int | None) -> Transaction[list[tuple[int, bytes]]]:
    end, values = ("", (match, after_row)) if last_row is None else (" and number <= $3", (match, after_row, last_row))
    rows = yield query(
        f"select number, data from log where match_id = $1 and number > $2{end} order by number", *values
    )
    return [(number, bytes(data)) for number, data in rows.rows]


def _last_row_number(match: str) -> Transaction[int]:
    last = yield query("select max(number) from log where match_id = $1", match)
    return last.rows[0][0] or 0


def last_row_id() -> Transaction[int]:
    """The id of the row that was written last, in whatever match."""
    last = yield query("select max(id) from log")
    return last.rows[0][0] or 0


def matches_written_since(row_id: int) -> Transaction[tuple[int, list[tuple[str, int]]]]:
    """The matches with rows of a higher id, each with its last number; and the highest id."""
    matches = yield query(
        "select match_id, max(number), max(id) from log where id > $1 group by match_id order by max(id)", row_id
    )
    return max((newest for _, _, newest in matches.rows), default=row_id), [(match, n) for match, n, _ in matches.rows]


def latest_row(
    table_name: str, key_column: str, key_value: str, last_row: int | None
) -> Transaction[tuple[int, bytes] | None]:
    """Of rows under rising numbers the last, or the last that is not after `last_row`: its number and its data."""
    end, values = ("", (key_value,)) if last_row is None else (" and number <= $2", (key_value, last_row))
    last = yield query(
        f"select number, data from {table_name} where {key_column} = $1{end} order by number desc limit 1", *values
    )
    return (last.rows[0][0], bytes(last.rows[0][1])) if last.rows else None


def snapshots_to_drop(numbers: list[int], spacing: int = SNAPSHOT_SPACING) -> list[int]:
    """Which snapshots to drop, so that no two that are left are further apart than they must be; the first and the last
    stay.

    >>> snapshots_to_drop([10, 20, 30, 35, 60], spacing=25)
    [20, 30]
    """
    kept, dropped = numbers[:1], []
    for at in range(1, len(numbers) - 1):
        if numbers[at + 1] - kept[-1] <= spacing:
            dropped.append(numbers[at])
        else:
            kept.append(numbers[at])
    return dropped


def upsert_listing(match: str, listing: Listing, now: float) -> Statement:
    """Puts a match into the lobby, or changes how it stands there."""
    upsert = (
        "insert into listing (match_id, title, status, public, data, created, changed)"
        " values ($1, $2, $3, $4, $5, $6, $6) on conflict (match_id) do update set title = excluded.title,"
        " status = excluded.status, public = excluded.public, data = excluded.data, changed = excluded.changed"
    )
    return write(upsert, match, listing.title, listing.status, int(listing.public), listing.data, now)


def _to_listing(
    match: str, title_name: str, status: str, public: int, data: bytes, created_at: float, changed: float
) -> StoredListing:
    return StoredListing(match, Listing(title_name, status, bool(public), bytes(data)), created_at, changed)
