"""What is said on the socket of a table, both ways.

A message is of the kind of the one field that no other kind has: `{"do": …}` decides, `{"pong": …}` answers a ping.
What clients send is checked as it is read; an unknown field is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from paddock.match.table_view import SeatPresence, TableView
from paddock.match.updates import AnyUpdate, ViewChange
from paddock.server.answers.common import ErrorMessage, HintAnswer, LegalityAnswer, OwnSeats
from paddock.server.requests import Name, Notation, RequestBody, SeatNumber, ShortWord, StepNumber, Text

Flag = Annotated[bool, Meta(extra_json_schema={"const": True})]
"""Something that can only be true."""

# -- what clients send ------------------------------------------------------------------------------------------------


class Hello(RequestBody):
    """The first message on a socket. `after`: the number of the last update that the client has seen. `keeps_table`:
    it carries out what is told to have changed, and is sent the whole table only where that is not known."""

    token: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    seat: SeatNumber | None = None
    after: StepNumber | None = None
    language: ShortWord = "en"
    invitation: Name = ""
    name: Name = ""
    keeps_table: bool = False


class FirstMessage(RequestBody):
    """What a socket says first."""

    hello: Hello


class MessageId(msgspec.Struct):
    """A message of which nothing is understood but its id."""

    id: ShortWord = ""


class ClientMessage(RequestBody, kw_only=True):
    """What a socket says after its hello: one of the kinds in `CLIENT_MESSAGES`. `id` comes back with the answer."""

    id: ShortWord = ""


class SeatMessage(ClientMessage, kw_only=True):
    """One for a seat: the one that is named, or the one that is shown. What is in `flags` can only be true."""

    flags: ClassVar[tuple[str, ...]] = ()
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        for name in self.flags:
            if not getattr(self, name):
                raise ValueError(f"{name}: true")


class DecideMessage(SeatMessage):
    """A decision in notation; `about` is the question that was seen."""

    do: Notation
    about: StepNumber | None = None


class LookMessage(ClientMessage):
    """The seat that is to be shown; null for the table as spectators see it. `openly`: as long as it has no secret, for
    others look at the same screen."""

    look: SeatNumber | None
    openly: bool = False


class SayMessage(SeatMessage):
    """Something to be said to the table."""

    say: Text


class TakeBackMessage(SeatMessage):
    """A step to be taken back; null for the latest."""

    take_back: StepNumber | None


class ProposeMessage(SeatMessage):
    """Something that everybody has to agree to; see `Propose`."""

    propose: Literal["back", "pause", "resume"]
    to: StepNumber = 0


class AgreeMessage(SeatMessage):
    """The answer to a proposal."""

    agree: bool


class HandOverMessage(SeatMessage):
    """The level of a bot that is to play for me; empty: I am back."""

    hand_over: ShortWord


class ResignMessage(SeatMessage):
    """I give up."""

    flags = ("resign",)
    resign: Flag


class WhyMessage(SeatMessage):
    """A question: why may I not decide this?"""

    why: Notation


class HintMessage(SeatMessage):
    """A wish for advice."""

    flags = ("hint",)
    hint: Flag


class StartMessage(SeatMessage):
    """The game is to begin."""

    flags = ("start",)
    start: Flag


class LanguageMessage(ClientMessage):
    """The language of errors and hints from now on."""

    language: Literal["fr", "en"]


class PingMessage(ClientMessage):
    """Anything, which comes back as `pong`."""

    free = ("ping",)
    ping: Any


CLIENT_MESSAGES: Final[dict[str, msgspec.json.Decoder[ClientMessage]]] = {
    name: msgspec.json.Decoder(kind)
    for name, kind in {
        "do": DecideMessage,
        "look": LookMessage,
        "say": SayMessage,
        "take_back": TakeBackMessage,
        "propose": ProposeMessage,
        "agree": AgreeMessage,
        "hand_over": HandOverMessage,
        "resign": ResignMessage,
        "why": WhyMessage,
        "hint": HintMessage,
        "start": StartMessage,
        "language": LanguageMessage,
        "ping": PingMessage,
    }.items()
}
"""What reads each kind of message, by the field that only this kind has."""
_FIELDS_DECODER: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read_client_message(message_text: str | bytes) -> ClientMessage:
    """A message as its kind declares it; raises `msgspec.DecodeError`, also for one of no kind or of several."""
    kinds = [name for name in _FIELDS_DECODER.decode(message_text) if name in CLIENT_MESSAGES]
    if len(kinds) != 1:
        raise msgspec.ValidationError(f"one of {', '.join(CLIENT_MESSAGES)}: {', '.join(kinds) or 'none'}")
    return CLIENT_MESSAGES[kinds[0]].decode(message_text)


# -- what the server sends --------------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, kw_only=True):
    """What the server says: one of the kinds in `SERVER_MESSAGES`."""


class TableMessage(ServerMessage):
    """The table as the viewer sees it now."""

    table: TableView


class Welcome(TableMessage):
    """The answer to `hello`: what the token is good for, and the server's version; another one than before: the page is
    to be loaded anew. `updates` are those after `after`; `reset`: more happened than is told; the `table` is whole all
    the same, and the story is at `GET …/log`."""

    yours: OwnSeats | None
    version: str
    updates: list[AnyUpdate] | UnsetType = UNSET
    reset: Flag | UnsetType = UNSET


class News(ServerMessage):
    """What happened since the last message, and the `table` as it is now; whoever keeps it is told by `changes` what
    has changed in it, but for its view, which the updates change. `reset` as in the answer to `hello`."""

    updates: list[AnyUpdate]
    table: TableView | UnsetType = UNSET
    changes: list[ViewChange] | UnsetType = UNSET
    reset: Flag | UnsetType = UNSET


class SeatLost(TableMessage):
    """The token is no longer good for the seat that was shown."""

    yours: OwnSeats | None
    reset: Flag = True


class SeatShown(TableMessage):
    """The answer to `look`."""

    id: str
    done: Flag = True
    updates: list[AnyUpdate] = []


class SeatHidden(TableMessage):
    """The seat that was shown openly has a secret now: the table as spectators see it, and what happened since the last
    message as they were told."""

    updates: list[AnyUpdate]
    hidden: Flag = True


class Done(ServerMessage):
    """The answer to a message with this `id`: it was done, and is stored. `number` is the update that it led to, which
    may still be on its way."""

    id: str
    done: Flag = True
    number: int | UnsetType = UNSET


class Refused(ServerMessage):
    """The answer to a message with this `id`: it was not done, and why."""

    id: str
    error: ErrorMessage


class Legality(ServerMessage):
    """The answer to `why`."""

    id: str
    why: LegalityAnswer


class HintReply(ServerMessage):
    """The answer to `hint`."""

    id: str
    hint: HintAnswer


class StoreTrouble(ServerMessage):
    """`store`: the server waits for its disk, nothing is lost and clocks stand; null: that is over, and a `table` says
    how they stand."""

    trouble: Literal["store"] | None


class RematchOpened(ServerMessage):
    """Where the next game is."""

    rematch: str


class PresenceChanged(ServerMessage):
    """Somebody has come or gone: who is there now, seat by seat, and how many look on; see `TableView`."""

    presence: list[SeatPresence]
    watchers: int


class Bye(ServerMessage):
    """The server restarts: come back in so many milliseconds."""

    reconnect_ms: int
    bye: Literal["restart"] = "restart"


class Pong(ServerMessage):
    """What `ping` said."""

    pong: Any


SERVER_MESSAGES: Final[tuple[type[ServerMessage], ...]] = (
    Welcome, News, SeatLost, SeatShown, SeatHidden, Done, Refused, Legality, HintReply, StoreTrouble, RematchOpened,
    PresenceChanged, Bye, Pong,
)  # fmt: skip
