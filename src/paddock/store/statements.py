"""SQL written once for both databases.

What the store does is written as generators: they yield a statement, are sent its result, and return their own. SQLite
runs one in a thread, PostgreSQL by awaiting, each inside a transaction. Statements use `$1`, `$2` … for values and only
such SQL as both understand.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

ColumnValue: TypeAlias = int | float | str | bytes | None
ResultT = TypeVar("ResultT")


class Statement(NamedTuple):
    """One statement; `is_writing` if its count of changed rows is wanted rather than rows. `is_standalone`:
    all that its work ever writes, so that it needs no transaction around it."""

    sql: str
    values: tuple[ColumnValue, ...]
    is_writing: bool
    is_standalone: bool = False


class QueryResult(NamedTuple):
    """The rows that were found, and how many were changed."""

    rows: list[tuple[Any, ...]]
    changed_rows: int


Transaction: TypeAlias = Generator[Statement, QueryResult, ResultT]
"""Something to be done in one transaction. It may be run again from the start, so it touches nothing but the store."""


def query(sql_text: str, *sql_values: ColumnValue) -> Statement:
    """A statement that only reads."""
    return Statement(sql_text, sql_values, False)


def write(sql_text: str, *sql_values: ColumnValue) -> Statement:
    """A statement that changes rows."""
    return Statement(sql_text, sql_values, True)


class StatementParameters(list[ColumnValue]):
    """The values of a statement that is put together; each is added where its place (`$1`, `$2` …) is written."""

    def add(self, value: ColumnValue) -> str:
        """The place of one more value."""
        self.append(value)
        return f"${len(self)}"


def insert_rows(table_name: str, columns: tuple[str, ...], rows: list[tuple[ColumnValue, ...]]) -> Statement:
    """Many rows at once; those whose key is taken are left out, and the count tells.

    >>> insert_rows("seat", ("match_id", "seat"), [("a", 1), ("b", 2)]).sql
    'insert into seat (match_id, seat) values ($1, $2), ($3, $4) on conflict do nothing'
    """
    values = StatementParameters()
    places = ", ".join(f"({', '.join(map(values.add, row))})" for row in rows)
    return write(f"insert into {table_name} ({', '.join(columns)}) values {places} on conflict do nothing", *values)
