"""Putting questions to PostgreSQL, and what may go wrong meanwhile."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import asyncpg

from paddock.store.asking import Answer, Ask, Work

PASSING: Final = (
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
Result = TypeVar("Result")
Connection = Any
"""A connection, whether from the pool or not."""


async def drive(connection: Connection, work: Work[Result]) -> Result:
    """Runs work by putting its questions to the database."""
    answer: Answer | None = None
    try:
        while True:
            answer = await answered(connection, work.send(answer) if answer is not None else next(work))
    except StopIteration as done:
        result: Result = done.value
        return result


async def answered(connection: Connection, ask: Ask) -> Answer:
    """One question. The count stands at the end of what PostgreSQL says: `INSERT 0 3`."""
    if not ask.writes:
        return Answer([tuple(row) for row in await connection.fetch(ask.sql, *ask.values)], 0)
    said: str = await connection.execute(ask.sql, *ask.values)
    count = said.rpartition(" ")[2]
    return Answer([], int(count) if count.isdecimal() else 0)
