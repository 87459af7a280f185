"""How a robot fares in the race: one record for each status."""

from __future__ import annotations

from typing import Final


class Status:
    """A status. A position writes its `name`, learners see its `code`; `is_out`: the robot races no more."""

    __slots__ = ("code", "is_out", "name")

    def __init__(self, code: int, name: str, is_out: bool = False) -> None:
        self.code = code
        self.name = name
        self.is_out = is_out


STATUS_RACING: Final = Status(0, "racing")
STATUS_DESTROYED: Final = Status(1, "destroyed")
STATUS_FINISHED: Final = Status(2, "finished", is_out=True)
STATUS_ELIMINATED: Final = Status(3, "eliminated", is_out=True)
STATUSES: Final = (STATUS_RACING, STATUS_DESTROYED, STATUS_FINISHED, STATUS_ELIMINATED)
