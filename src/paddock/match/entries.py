"""The log of a match: one entry for each thing that was agreed to have happened. The match is what they add up to."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from paddock.core.record import WrittenChance

HOLDER_PERSON: Final = "person"
HOLDER_BOT: Final = "bot"


class ClockSettings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table keeps time. `mode`: `none`; `decision`, so many seconds each; `bank`, so many for the whole game and
    `increment` back for each decision; `days`, so many days each. `rules`: the title's own limits (a sand timer)."""

    mode: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0
    rules: bool = False


class Timestamp(NamedTuple):
    """When something happens. `at` is the date in milliseconds since 1970, to be shown and for nothing else.
    `running_time` is for how many milliseconds the store has been served until then: clocks run by that alone.
    `paused_ms`: for how many more it stays so, as people are just coming back."""

    at: int
    running_time: int
    paused_ms: int = 0


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Something that happened, and when: see `Timestamp`. A log without a running time (`ran`) is read: nobody
    used any time."""

    at: int
    running_time: int = msgspec.field(default=0, name="ran")


class Opened(Entry, tag="opened"):
    """A table was opened. `seed` is the fair seed in hexadecimal: it never leaves the server before the end. `daily`:
    the date of the challenge that it was opened for; then the seed follows from title and date. `campaign`: the one
    that it is a stage of; `position`: what the game begins from, where that is not what its settings say."""

    title: str
    seats: int
    settings: dict[str, Any] = msgspec.field(name="options")
    clock: ClockSettings
    public: bool
    seed: str
    previous_match: str = msgspec.field(default="", name="after")
    daily: str = ""
    campaign: str = ""
    position: dict[str, Any] | None = None


class SeatTaken(Entry, tag="sat"):
    """Somebody took a seat: a person, or a bot of a level."""

    seat: int
    name: str
    holder: str = HOLDER_PERSON
    level: str = ""
    account: str = ""


class SeatLeft(Entry, tag="stood"):
    """Somebody left a seat before the start."""

    seat: int


class Started(Entry, tag="started"):
    """The game began; `drawn` are the chances of its opening."""

    drawn: list[WrittenChance] = msgspec.field(name="met")


class Stepped(Entry, tag="stepped"):
    """A decision, the chances that were drawn for it, and the id that its sender gave it. `late`: played for a seat
    whose time was up."""

    seat: int
    decision: str = msgspec.field(name="do")
    drawn: list[WrittenChance] = msgspec.field(default_factory=list, name="met")
    id: str = ""
    late: bool = False


class TookBack(Entry, tag="took_back"):
    """A seat took back a step on its own."""

    seat: int
    step: int = msgspec.field(name="n")


class Proposed(Entry, tag="proposed"):
    """A seat asks all people at the table: to go `back` to after a `step`, to `pause`, or to `resume`. `updates` has
    the number of the update at that step for each viewer, spectators last."""

    seat: int
    action: str = msgspec.field(name="what")
    step: int = msgspec.field(default=0, name="to")
    updates: list[int] = msgspec.field(default_factory=list, name="marks")


class Answered(Entry, tag="answered"):
    """A seat agrees to the open proposal, or does not."""

    seat: int
    agrees: bool


class HandedOver(Entry, tag="handed_over"):
    """A bot plays for a seat from now on (`level`), or its person is back (no level)."""

    seat: int
    level: str = ""


class BotFailed(Entry, tag="marked"):
    """A bot failed: `problem` is `hung` or `crashed`. The default was played in its place."""

    seat: int
    problem: str


class ChatMessage(Entry, tag="said"):
    """Somebody said something: a seat, or a spectator by name."""

    name: str
    text: str
    seat: int | None = None


class Closed(Entry, tag="closed"):
    """The table was closed before the game was over: its result, if any, is that nobody won."""

    seat: int | None = msgspec.field(default=None, name="by")


class Revoked(Entry, tag="revoked"):
    """Keys or invitations to the table are no longer good; which, the store knows. Nobody is told, but every process
    that holds the match finds out before it writes the next row."""


AnyEntry = (
    Opened
    | SeatTaken
    | SeatLeft
    | Started
    | Stepped
    | TookBack
    | Proposed
    | Answered
    | HandedOver
    | BotFailed
    | ChatMessage
    | Closed
    | Revoked
)

_ENTRY_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    """An entry as the row that is stored."""
    return msgspec.json.encode(entry)


def read(row: bytes) -> AnyEntry:
    """The entry of a stored row; raises `msgspec.DecodeError` or `msgspec.ValidationError`."""
    return _ENTRY_DECODER.decode(row)
