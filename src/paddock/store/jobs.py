"""Work that waits to be written: what a caller asked for, and the promise of its result.

A commit that survives a loss of power waits for the disk. Many callers share that wait: while one transaction is being
written, the next jobs gather, and all of them go into the next transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from paddock.core.errors import PaddockError
from paddock.store.models import Notice
from paddock.store.statements import Transaction


class WriteJob:
    """One caller's work, to be done until `deadline`. `maybe_committed`: an earlier try may have been committed without
    our hearing of it. `notice` is for the other processes, once it is."""

    __slots__ = ("deadline", "error", "future", "maybe_committed", "notice", "result", "run_transaction")

    def __init__(
        self, run_transaction: Callable[[bool], Transaction[Any]], deadline: float, notice: Notice | None = None
    ) -> None:
        self.run_transaction: Final = run_transaction
        self.deadline: Final = deadline
        self.notice: Final = notice
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.maybe_committed = False
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self) -> Transaction[bool]:
        """Does the work; its result, or what it was refused for, is the job's then. Returns whether it was refused
        after it had written something."""
        self.error = None
        wrote = False
        work = self.run_transaction(self.maybe_committed)
        try:
            statement = next(work)
            while True:
                answer = yield statement
                wrote = wrote or answer.changed_rows > 0
                statement = work.send(answer)
        except StopIteration as done:
            self.result = done.value
            return False
        except PaddockError as refusal:
            self.error = refusal
            return wrote

    def resolve(self) -> None:
        """Tells the caller, if they still wait; runs in their loop."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)
