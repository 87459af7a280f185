"""All rows of a table, page by page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from paddock.store.database import RunStatement
from paddock.store.schema import PRIMARY_KEY_LENGTHS, TABLE_COLUMNS
from paddock.store.statements import query

PAGE_ROWS: Final = 500


async def table_rows(
    run_statement: RunStatement, table_name: str, page_rows: int = PAGE_ROWS
) -> AsyncIterator[tuple[Any, ...]]:
    """The rows of a table in the order of its key, so many of them read at a time."""
    columns = TABLE_COLUMNS[table_name]
    keys = columns[: PRIMARY_KEY_LENGTHS[table_name]]
    statement = f"select {', '.join(columns)} from {table_name}"
    order = f" order by {', '.join(keys)} limit {page_rows}"
    places = ", ".join(f"${at + 1}" for at in range(len(keys)))
    page = (await run_statement(query(statement + order))).rows
    while page:
        for values in page:
            yield values
        after = page[-1][: len(keys)]
        page = (await run_statement(query(f"{statement} where ({', '.join(keys)}) > ({places}){order}", *after))).rows
