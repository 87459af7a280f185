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


RACING: Final = Status(0, "racing")
DESTROYED: Final = Status(1, "destroyed")
FINISHED: Final = Status(2, "finished", is_out=True)
ELIMINATED: Final = Status(3, "eliminated", is_out=True)
STATUSES: Final = (RACING, DESTROYED, FINISHED, ELIMINATED)
