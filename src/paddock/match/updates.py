"""What each viewer is told: the feed of the match as seen from a seat, numbered for that viewer alone.

Entries that a viewer may not know of (a card laid in secret) are passed over, number and all: otherwise gaps in the
numbers would tell how far somebody is. For the same reason no number of the log or of the game's steps is ever told:
a viewer names a moment by the update that it was told then.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from copy import copy
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from paddock.core.event import EVERYONE, NO_CHANGES, Event, EventSchema, JsonChange, Viewer
from paddock.match.seats import ProposedAction

MAX_REMEMBERED_UPDATES: Final = 200
"""How much of its feed a match keeps in memory, an update and an event counting one each: a turn or two of any title.
Whoever missed more is given the whole position instead, and finds the feed in the log."""


_CHANGE_SCHEMA: Final = {
    "title": "Change",
    "description": "Where something stands in a view, and what stands there now; without a value it is gone.",
    "type": "array",
    "prefixItems": [{"type": "array", "items": {"type": ["string", "integer"]}}, {}],
    "minItems": 1,
    "maxItems": 2,
}
_GAME_EVENT_SCHEMA: Final = {
    "title": "GameEvent",
    "description": "An event of the title with its arguments, and `changes`: what it changed in the viewer's view.",
    "properties": {"event": {"type": "string"}, "changes": {"type": "array", "items": _CHANGE_SCHEMA}},
    "required": ["event"],
    "additionalProperties": True,
}
GameEvent = Annotated[dict[str, Any], Meta(extra_json_schema=_GAME_EVENT_SCHEMA)]
ViewChange = Annotated[JsonChange, Meta(extra_json_schema=_CHANGE_SCHEMA)]


class UpdateMessage(msgspec.Struct, tag_field="kind", kw_only=True):
    """What a viewer is told of one thing, numbered for that viewer alone: when it was, the `events` of the game that it
    led to, and `changes`, what has changed in the viewer's view since the last of them."""

    number: int = 0
    at: int
    events: list[GameEvent] | UnsetType = UNSET
    changes: list[ViewChange] | UnsetType = UNSET


class OpenedUpdate(UpdateMessage, tag="opened"):
    """The table was opened."""


class SeatTakenUpdate(UpdateMessage, tag="sat"):
    """Somebody sat down; `level` is that of a bot, or empty."""

    seat: int
    name: str
    level: str


class SeatLeftUpdate(UpdateMessage, tag="stood"):
    """Somebody left a seat before the start."""

    seat: int
    name: str


class StartedUpdate(UpdateMessage, tag="started"):
    """The game began; `commitment` is the fingerprint of its fair seed."""

    commitment: str


class SteppedUpdate(UpdateMessage, tag="stepped"):
    """A seat decided; `do`, what it was, is for that seat alone. `late`: its time was up, the default was played."""

    seat: int
    late: bool | UnsetType = UNSET
    do: str | UnsetType = UNSET


class TookBackUpdate(UpdateMessage, tag="took_back"):
    """A seat took a step of its own back; nobody else is told."""

    seat: int


class ProposedUpdate(UpdateMessage, tag="proposed"):
    """Something that everybody has to agree to was proposed; `settled`: everybody has, so it is done. `to` is the
    update to which the table is to go back."""

    seat: int
    what: ProposedAction
    settled: bool
    to: int | UnsetType = UNSET


class AnsweredUpdate(ProposedUpdate, tag="answered", kw_only=True):
    """Somebody answered what was proposed."""

    agrees: bool


class HandedOverUpdate(UpdateMessage, tag="handed_over"):
    """A bot of a `level` plays for a person from now on; with none, the person is back."""

    seat: int
    level: str


class BotFailedUpdate(UpdateMessage, tag="marked"):
    """A bot did not decide, and the default was played."""

    seat: int
    problem: str


class ChatUpdate(UpdateMessage, tag="said"):
    """Somebody said something; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str


class ClosedUpdate(UpdateMessage, tag="closed"):
    """The table was closed, `by` a seat or by the server."""

    by: int | None


AnyUpdate = Annotated[
    OpenedUpdate
    | SeatTakenUpdate
    | SeatLeftUpdate
    | StartedUpdate
    | SteppedUpdate
    | TookBackUpdate
    | ProposedUpdate
    | AnsweredUpdate
    | HandedOverUpdate
    | BotFailedUpdate
    | ChatUpdate
    | ClosedUpdate,
    Meta(title="Update"),
]


class Update(msgspec.Struct):
    """Something to be told. `seen_by` is a bit mask of seats or EVERYONE; `deciding_seat` alone is told what was
    decided. `earlier_numbers` are those of an earlier moment that the update speaks of; `step` is the one that the game
    stood after; `numbers` has the number of the latest update of each viewer, spectators' last."""

    body: AnyUpdate
    seen_by: int = EVERYONE
    deciding_seat: int | None = None
    decision: str | None = None
    earlier_numbers: Sequence[int] = ()
    events: Sequence[Event] = ()
    changes_after: dict[Viewer, list[JsonChange]] = NO_CHANGES
    step: int = -1
    numbers: tuple[int, ...] = ()

    def visible_to(self, viewer: int | None) -> bool:
        """Whether a viewer is told of it; None is a spectator."""
        return self.seen_by == EVERYONE or (viewer is not None and (self.seen_by >> viewer) & 1 == 1)


class Feed:
    """The updates of a match and, for each viewer, how many there have been. Spectators share the last counter."""

    def __init__(self, seats: int, counters: Sequence[int] = ()) -> None:
        self.update_counts: list[int] = list(counters) if counters else [0] * (seats + 1)
        self._updates: deque[Update] = deque()
        self._event_count = 0
        self._first_numbers: tuple[int, ...] = tuple(self.update_counts)
        self._numbers_at_start: Final = tuple(self.update_counts)
        self._steps: Final = [array("i") for _ in self.update_counts]

    def _viewer_index(self, viewer: int | None) -> int:
        return len(self.update_counts) - 1 if viewer is None else viewer

    def publish(self, update: Update) -> None:
        """Adds an update."""
        for place in range(len(self.update_counts)):
            if update.visible_to(place if place < len(self.update_counts) - 1 else None):
                self.update_counts[place] += 1
                self._steps[place].append(update.step)
        update.numbers = tuple(self.update_counts)
        self._updates.append(update)
        self._event_count += 1 + len(update.events)
        while self._event_count > MAX_REMEMBERED_UPDATES and len(self._updates) > 1:
            oldest = self._updates.popleft()
            self._event_count -= 1 + len(oldest.events)
            self._first_numbers = oldest.numbers

    def step_taken_back(self, step: int) -> None:
        """A step was taken back: what came after it stands one step earlier now."""
        for steps in self._steps:
            for at in range(len(steps) - 1, -1, -1):
                if steps[at] < step:
                    break
                steps[at] -= 1

    def last_number(self, viewer: int | None) -> int:
        """The number of the last update that a viewer was told."""
        return self.update_counts[self._viewer_index(viewer)]

    def step_at(self, viewer: int | None, update_number: int) -> int | None:
        """The step that the game stood after when a viewer was told its update `number` (the latest, if there are
        fewer); -1 before the game began, None if that is further back than this feed goes."""
        place = self._viewer_index(viewer)
        at = min(update_number, self.update_counts[place]) - self._numbers_at_start[place] - 1
        if at >= 0:
            return self._steps[place][at]
        return -1 if not any(self._numbers_at_start) else None

    def numbers_at_step(self, step: int) -> list[int]:
        """The latest update that each viewer was told when the game stood after a step, or an earlier one."""
        numbers = list(self._numbers_at_start)
        for place, steps in enumerate(self._steps):
            numbers[place] += next((at + 1 for at in range(len(steps) - 1, -1, -1) if steps[at] <= step), 0)
        return numbers

    def numbers_of_steps(self, viewer: int | None, steps: Sequence[int]) -> list[int]:
        """The update by which a viewer was told of each of these steps; where there was none, the last one before
        it."""
        place = self._viewer_index(viewer)
        known: list[int] = []
        numbers: list[int] = []
        for number, step in enumerate(self._steps[place], start=self._numbers_at_start[place] + 1):
            while known and known[-1] > step:  # everybody went back: what came after has not happened
                known.pop()
                numbers.pop()
            if not known or known[-1] < step:
                known.append(step)
                numbers.append(number)
        return [numbers[at - 1] if at else 0 for at in (bisect_right(known, step) for step in steps)]

    def updates_since(self, viewer: int | None, after_number: int, event_schema: EventSchema) -> list[AnyUpdate] | None:
        """What a viewer was told after its update `after_number`, or None if that is further back than is
        remembered."""
        place = self._viewer_index(viewer)
        if not self._first_numbers[place] <= after_number <= self.update_counts[place]:
            return None
        messages: list[AnyUpdate] = []
        for update in reversed(self._updates):
            if update.numbers[place] <= after_number:
                break
            if update.visible_to(viewer):
                messages.append(self._update_message(update, viewer, place, event_schema))
        return messages[::-1]

    def _update_message(
        self, update: Update, viewer: int | None, number_index: int, event_schema: EventSchema
    ) -> AnyUpdate:
        message = copy(update.body)
        message.number = update.numbers[number_index]
        if isinstance(message, SteppedUpdate) and update.decision is not None and viewer == update.deciding_seat:
            message.do = update.decision
        elif isinstance(message, ProposedUpdate) and update.earlier_numbers:
            message.to = update.earlier_numbers[number_index]
        events = [event_message(event, viewer, event_schema) for event in update.events if event.visible_to(viewer)]
        if events:
            message.events = events
        if viewer in update.changes_after:
            message.changes = update.changes_after[viewer]
        return message


def event_message(event: Event, viewer: Viewer, event_schema: EventSchema) -> dict[str, Any]:
    """An event as a viewer is told it, with what it changed for them."""
    message = event_schema.json(event)
    if event.changes.get(viewer):
        message["changes"] = event.changes[viewer]
    return message
