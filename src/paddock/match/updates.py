"""What each viewer is told: the story of the match as seen from a seat, numbered for that viewer alone.

Entries that a viewer may not know of (a card laid in secret) are passed over, number and all: otherwise gaps in the
numbers would tell how far somebody is. For the same reason no number of the log or of the game's steps is ever told:
a viewer names a moment by the note that it was told then.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from paddock.core.event import EVERYONE, Event, EventBook

REMEMBERED: Final = 200
"""How much of its story a match keeps in memory, a note and an event counting one each: a turn or two of any title.
Whoever missed more is given the whole position instead, and finds the story in the log."""


class Note:
    """Something to be told. `seen_by` is a bit mask of seats or EVERYONE; `owner` alone is told what was decided.
    `to` is an earlier moment that the note speaks of, as each viewer's note of it; `step` the step that the game stood
    after."""

    __slots__ = ("body", "do", "events", "marks", "owner", "seen_by", "step", "to")

    def __init__(
        self,
        body: dict[str, Any],
        *,
        seen_by: int = EVERYONE,
        owner: int | None = None,
        do: str | None = None,
        to: Sequence[int] = (),
        events: Sequence[Event] = (),
    ) -> None:
        self.body = body
        self.seen_by = seen_by
        self.owner = owner
        self.do = do
        self.to = to
        self.step = -1
        self.events: tuple[Event, ...] = tuple(events)
        self.marks: tuple[int, ...] = ()

    def visible_to(self, viewer: int | None) -> bool:
        """Whether a viewer is told of it; None is a spectator."""
        return self.seen_by == EVERYONE or (viewer is not None and (self.seen_by >> viewer) & 1 == 1)


class Story:
    """The notes of a match and, for each viewer, how many there have been. Spectators share the last counter."""

    def __init__(self, seats: int, counters: Sequence[int] = ()) -> None:
        self.counters: list[int] = list(counters) if counters else [0] * (seats + 1)
        self._notes: deque[Note] = deque()
        self._weight = 0
        self._first: tuple[int, ...] = tuple(self.counters)
        self._start: Final = tuple(self.counters)
        self._steps: Final = [array("i") for _ in self.counters]

    def _place(self, viewer: int | None) -> int:
        return len(self.counters) - 1 if viewer is None else viewer

    def tell(self, note: Note) -> None:
        """Adds a note."""
        for place in range(len(self.counters)):
            if note.visible_to(place if place < len(self.counters) - 1 else None):
                self.counters[place] += 1
                self._steps[place].append(note.step)
        note.marks = tuple(self.counters)
        self._notes.append(note)
        self._weight += 1 + len(note.events)
        while self._weight > REMEMBERED and len(self._notes) > 1:
            oldest = self._notes.popleft()
            self._weight -= 1 + len(oldest.events)
            self._first = oldest.marks

    def taken_back(self, step: int) -> None:
        """A step was taken back: what came after it stands one step earlier now."""
        for steps in self._steps:
            for at in range(len(steps) - 1, -1, -1):
                if steps[at] < step:
                    break
                steps[at] -= 1

    def number(self, viewer: int | None) -> int:
        """The number of the last note that a viewer was told."""
        return self.counters[self._place(viewer)]

    def step_at(self, viewer: int | None, number: int) -> int | None:
        """The step that the game stood after when a viewer was told its note `number` (the latest, if there are fewer);
        -1 before the game began, None if that is further back than this story goes."""
        place = self._place(viewer)
        at = min(number, self.counters[place]) - self._start[place] - 1
        if at >= 0:
            return self._steps[place][at]
        return -1 if not any(self._start) else None

    def marks_at(self, step: int) -> list[int]:
        """The latest note that each viewer was told when the game stood after a step, or an earlier one."""
        found = list(self._start)
        for place, steps in enumerate(self._steps):
            for at in range(len(steps) - 1, -1, -1):
                if steps[at] <= step:
                    found[place] += at + 1
                    break
        return found

    def notes_of(self, viewer: int | None, steps: Sequence[int]) -> list[int]:
        """The note by which a viewer was told of each of these steps; where there was none, the last one before it."""
        place = self._place(viewer)
        known: list[int] = []
        numbers: list[int] = []
        for number, step in enumerate(self._steps[place], start=self._start[place] + 1):
            while known and known[-1] > step:  # everybody went back: what came after has not happened
                known.pop()
                numbers.pop()
            if not known or known[-1] < step:
                known.append(step)
                numbers.append(number)
        found = [bisect_right(known, step) - 1 for step in steps]
        return [numbers[at] if at >= 0 else 0 for at in found]

    def since(self, viewer: int | None, after: int, book: EventBook) -> list[dict[str, Any]] | None:
        """What a viewer was told after its note `after`, or None if that is further back than is remembered."""
        place = self._place(viewer)
        if not self._first[place] <= after <= self.counters[place]:
            return None
        found: list[dict[str, Any]] = []
        for note in reversed(self._notes):
            if note.marks[place] <= after:
                break
            if note.visible_to(viewer):
                found.append(self._message(note, viewer, place, book))
        return found[::-1]

    def _message(self, note: Note, viewer: int | None, place: int, book: EventBook) -> dict[str, Any]:
        message: dict[str, Any] = {"number": note.marks[place], **note.body}
        if note.do is not None and viewer is not None and viewer == note.owner:
            message["do"] = note.do
        if note.to:
            message["to"] = note.to[place]
        shown = [book.json(event) for event in note.events if event.visible_to(viewer)]
        if shown:
            message["events"] = shown
        return message
