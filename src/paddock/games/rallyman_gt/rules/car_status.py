"""How a car is: on the road, off it, or out of the race; one record for each."""

from __future__ import annotations

from typing import Final


class CarStatus:
    """How a car is. A position writes its `name`; learners see its `code`; `is_racing` unless it is out of the race."""

    __slots__ = ("code", "is_racing", "name")

    def __init__(self, code: int, name: str, is_racing: bool) -> None:
        self.code = code
        self.name = name
        self.is_racing = is_racing


STATUS_ON_ROAD: Final = CarStatus(0, "road", True)
STATUS_OFF_TRACK: Final = CarStatus(1, "off", True)
STATUS_IN_PIT: Final = CarStatus(2, "pit", True)
STATUS_FINISHED: Final = CarStatus(3, "finished", False)
STATUS_RETIRED: Final = CarStatus(4, "retired", False)

STATUSES: Final = (STATUS_ON_ROAD, STATUS_OFF_TRACK, STATUS_IN_PIT, STATUS_FINISHED, STATUS_RETIRED)
