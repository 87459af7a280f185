"""What happened, told as it happens: a kind, its arguments, and who may know.

Events carry codes, not sentences; the sentence is made when somebody reads it (:mod:`paddock.core.translations`). A
title declares its kinds once in an :class:`EventSchema`, from which JSON and words follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.decision import ValueSet

EVERYONE: Final = -1
Viewer = int | None
"""Whose eyes: a seat's, or (None) those of somebody who only looks on."""
JsonChange = list[Any]
"""What an event changed in a view: a path and the value that stands there now; see :mod:`paddock.core.changes`."""
NO_CHANGES: Final[dict[Viewer, list[JsonChange]]] = {}


class Event:
    """One thing that happened. `seen_by` is a bit mask of seats, or `EVERYONE`; `changes` is what it changed for those
    who look on, where that was asked for."""

    __slots__ = ("args", "changes", "kind", "seen_by")

    def __init__(self, event_kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        self.kind = event_kind
        self.args = args
        self.seen_by = seen_by
        self.changes: dict[Viewer, list[JsonChange]] = NO_CHANGES

    def visible_to(self, seat: int | None) -> bool:
        """Whether this seat may know of it; `None` is a spectator."""
        if self.seen_by == EVERYONE:
            return True
        return seat is not None and (self.seen_by >> seat) & 1 == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.seen_by == other.seen_by
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.args, self.seen_by))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.args, self.seen_by)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args}, seen_by={self.seen_by})"


class EventSink:
    """Where a game puts its events as they happen. This one lets them go, for search and simulation; whoever wants to
    know them hands in an :class:`EventLog`. `is_listening` spares the work of finding out what nobody wants to know."""

    __slots__ = ("is_listening",)

    def __init__(self, is_listening: bool = False) -> None:
        self.is_listening: Final = is_listening

    def add(self, event_kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        """Something happened; see :class:`Event` for what is said of it."""


class EventLog(EventSink):
    """Keeps the events in their order, in a list of one's own if it is given."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event] | None = None) -> None:
        super().__init__(is_listening=True)
        self.events: Final[list[Event]] = [] if events is None else events

    def add(self, event_kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYONE) -> None:
        self.events.append(Event(event_kind, args, seen_by))


NO_EVENTS: Final = EventSink()


class EventSchema:
    """The kinds of event of a title, with the names and value sets of their arguments (`None`: a plain number).

    >>> book = EventSchema({"hit": (("robot", ValueSet("robot", ("twonky", "brutus"))), ("damage", None))})
    >>> book.json(Event("hit", (1, 2)))
    {'event': 'hit', 'robot': 'brutus', 'damage': 2}
    """

    def __init__(self, kinds: Mapping[str, tuple[tuple[str, ValueSet | None], ...]]) -> None:
        self.kinds: Final[dict[str, tuple[tuple[str, ValueSet | None], ...]]] = dict(kinds)

    def json(self, event: Event) -> dict[str, object]:
        """The event as a JSON object: `event` and one field for each argument."""
        event_object: dict[str, object] = {"event": event.kind}
        for (name, value_set), code in zip(self.kinds[event.kind], event.args, strict=True):
            event_object[name] = code if value_set is None else value_set.json(code)
        return event_object
