"""Events with what each of them changed for those who look on."""

from __future__ import annotations

from typing import Final

from paddock.core.event import EVERYONE, EventLog
from paddock.core.view_tracker import ViewTracker


class ChangeLog(EventLog):
    """Keeps the events, and with each of them what it changed for everybody who looks on. `state` is the position that
    the events happen to; a viewer who may not know of an event is shown what it changed with the next one that they may
    know of."""

    __slots__ = ("_state", "_tracker")

    def __init__(self, state: object, tracker: ViewTracker) -> None:
        super().__init__()
        self._state: Final = state
        self._tracker: Final = tracker

    def add(self, event_kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        super().add(event_kind, args, seen_by)
        event = self.events[-1]
        event.changes = self._tracker.update(self._state, event.visible_to)
