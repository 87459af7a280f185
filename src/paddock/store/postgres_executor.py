"""Running transactions and their statements on PostgreSQL, and which errors may be over in a moment."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import asyncpg

from paddock.store.statements import QueryResult, Statement, Transaction

TRANSIENT_ERRORS: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # so the driver calls a connection that ended while nothing was asked
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,  # a standby that has not taken over yet
)
"""What may be over in a moment: the server gone, starting, stopping, full or locked."""
ResultT = TypeVar("ResultT")
Connection = Any
"""A connection, whether from the pool or not."""


async def execute(
    connection: Connection, transaction: Transaction[ResultT], first_statement: Statement | None = None
) -> ResultT:
    """Runs work by putting its statements to the database; `first_statement` is one that it has yielded already."""
    try:
        statement = next(transaction) if first_statement is None else first_statement
        while True:
            statement = transaction.send(await run_statement(connection, statement))
    except StopIteration as done:
        result: ResultT = done.value
        return result


async def run_statement(connection: Connection, statement: Statement) -> QueryResult:
    """One statement. The count stands at the end of what PostgreSQL says: `INSERT 0 3`."""
    if not statement.is_writing:
        return QueryResult([tuple(row) for row in await connection.fetch(statement.sql, *statement.values)], 0)
    said: str = await connection.execute(statement.sql, *statement.values)
    count = said.rpartition(" ")[2]
    return QueryResult([], int(count) if count.isdecimal() else 0)
