"""When people were seen to leave a table, so that the others know since when they are away."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from paddock.server import limits


class Departures:
    """When somebody's last page of a table was closed, by match and seat: dates in milliseconds. A process knows only
    of the pages that it serves: of whoever was never here, or plays on by way of another process, nothing is known."""

    def __init__(self) -> None:
        self._dates: Final[OrderedDict[tuple[str, int], int]] = OrderedDict()

    def date(self, match_id: str, seat: int) -> int | None:
        """When somebody left; None for whoever is there, or was not seen to leave."""
        return self._dates.get((match_id, seat))

    def add(self, match_id: str, seat: int, date: int) -> None:
        """Somebody has left; whoever left longest ago is forgotten first."""
        self._dates[match_id, seat] = date
        if len(self._dates) > limits.MAX_REMEMBERED_KEYS:
            self._dates.popitem(last=False)

    def remove(self, match_id: str, seat: int) -> None:
        """Somebody is back."""
        self._dates.pop((match_id, seat), None)
