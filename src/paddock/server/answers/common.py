"""What is answered to many requests, and on sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from paddock.match.table_view import TableView

_Argument = Annotated[Any, Meta(extra_json_schema={"type": ["string", "number"]})]
TitleMessage = Annotated[
    tuple[str, dict[str, _Argument]],
    Meta(title="TitleMessage", description="A message of the title and its arguments."),
]


class ErrorMessage(TypedDict):
    """An error: a `code` for programs, the sentence in the language that was asked for, and the clause of the rules if
    there is one."""

    code: str
    message: str
    clause: NotRequired[str]
    details: dict[str, Any]


class OwnSeats(TypedDict):
    """What a token is good for."""

    seats: list[int]
    host: bool


class OwnTableView(TableView):
    """A table as whoever asks sees it, and what their token is good for there."""

    yours: OwnSeats | None


class LegalityAnswer(TypedDict):
    """Whether a decision is allowed now and, if not, by which clause and why. `reason` names the message that says it,
    `sentence` is it, and `message` tells what would be legal as well."""

    do: str
    allowed: bool
    legal: list[str]
    clause: NotRequired[str]
    reason: NotRequired[str]
    sentence: NotRequired[str]
    message: NotRequired[str]


class RankedDecision(TypedDict):
    """Something that may be done, what would follow, why, and how likely it is to win; null where nobody has reckoned
    it. `preview` is what the engine can tell in advance once the quiet decisions that it begins with are made: like the
    preview of a table, empty where it begins with another."""

    do: str
    then: list[str]
    decision: str
    key: str
    args: dict[str, Any]
    reason: str
    chance: float | None
    preview: dict[str, Any]


class HintAnswer(RankedDecision):
    """The best of what may be done by a seat, and all that is worth showing, best first."""

    seat: int
    about: int
    ranking: list[RankedDecision]


class Health(TypedDict):
    """How the server is, and what it can serve."""

    status: Literal["ok", "down"]
    store: str
    version: str
    titles: list[str]
