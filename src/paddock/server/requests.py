"""What clients ask by HTTP. Everything is checked as it is read; an unknown field is refused."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from paddock.files import MAX_JSON_DEPTH, MAX_JSON_NUMBER, is_nested_too_deeply, path_of_huge_number
from paddock.match.entries import ClockSettings

Name = Annotated[str, msgspec.Meta(max_length=200)]
Notation = Annotated[str, msgspec.Meta(max_length=400)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
ShortWord = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The root of all that is sent. What of it may be any JSON is named in `free`, and bounded all the same."""

    free: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for name in self.free:
            value = getattr(self, name)
            if is_nested_too_deeply(value):
                raise ValueError(f"{name}: depth > {MAX_JSON_DEPTH}")
            where = path_of_huge_number(value)
            if where is not None:
                raise ValueError(f"{name}.{where}: > {MAX_JSON_NUMBER}".replace(".:", ":"))


class SeatBody(RequestBody, kw_only=True):
    """Something that concerns one seat only."""

    seat: SeatNumber | None = None


class RequestedSeat(RequestBody):
    """Who is to sit in a seat: `me`; a friend `here`, at the same screen; a friend by `link`; a `bot`."""

    who: Literal["me", "here", "link", "bot"]
    name: Name = ""
    level: ShortWord = "bot"


class OpenGamesBody(RequestBody, kw_only=True):
    """One game to be opened, or several that follow each other."""

    free = ("settings",)
    title: ShortWord
    seats: Annotated[list[RequestedSeat], msgspec.Meta(min_length=1, max_length=64)]
    settings: dict[str, Any] = {}
    clock: ClockSettings = ClockSettings()
    public: bool = False


class OpenTable(OpenGamesBody):
    """A table to be opened. `start`: begin at once, if every seat is taken."""

    start: bool = False


class OpenCampaign(OpenGamesBody, kw_only=True):
    """A campaign to be begun: games of a title that follow each other, with the same people."""

    name: Name


class PlayStage(RequestBody):
    """The next stage of a campaign, with what is chosen for it; what is left out is as the last time."""

    free = ("choices",)
    choices: dict[str, Any] = {}


class OpenDaily(RequestBody):
    """The daily challenge, to be driven by somebody of this name."""

    name: Name


class TakeSeat(RequestBody):
    """A seat to be taken: by the sender, or (`bot`, for the host) by a bot of a level."""

    name: Name = ""
    seat: SeatNumber | None = None
    invitation: Name = ""
    bot: ShortWord = ""


class Decide(SeatBody):
    """A decision in notation. `id` makes it harmless to send it twice; `about` is the question that was seen."""

    do: Notation
    id: ShortWord = ""
    about: StepNumber | None = None


class ExplainRefusal(SeatBody):
    """A question: why may I not decide this?"""

    do: Notation


class TakeBack(SeatBody):
    """A step of one's own to be taken back: the latest, or the one at a place of `table.take_back`."""

    step: StepNumber | None = None


class Propose(SeatBody):
    """Something that everybody has to agree to: to go `back` to one's own update `to`, to `pause`, to `resume`."""

    what: Literal["back", "pause", "resume"]
    to: StepNumber = 0


class AnswerProposal(SeatBody):
    """The answer to a proposal."""

    agrees: bool


class HandOver(SeatBody):
    """A bot of a level is to play for me; without a level I am back."""

    level: ShortWord = ""


class SendChat(SeatBody):
    """Something to be said to the table; a spectator says their name too."""

    text: Text
    name: Name = ""


class OpenSandbox(SeatBody):
    """A branch to try things in, off the game as it stands or as it stood when one was told update `number`."""

    number: StepNumber | None = None


class DecideInSandbox(RequestBody):
    """A decision to be tried, of any seat."""

    do: Notation
    seat: SeatNumber


class AskBotInSandbox(RequestBody):
    """A seat of a branch for which a bot is to decide, and the seat whose view is wanted then."""

    seat: SeatNumber
    level: ShortWord = ""
    view: SeatNumber | None = None


class TakeBackInSandbox(RequestBody):
    """How many tried decisions to take back."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class AskForHint(SeatBody):
    """A wish for advice."""

    match: ShortWord


class Credentials(RequestBody):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(RequestBody):
    """A new password, and the old one. `others`: whether all other devices are signed out."""

    password: Password
    new: Password
    others: bool = True


class CurrentPassword(RequestBody):
    """The password, asked again before something that can't be undone."""

    password: Password


class RevokeInvitation(RequestBody):
    """An invitation that is no longer to be good."""

    invitation: Name


class CheckDesign(RequestBody):
    """Something that is being built, and the place at which the next piece is to be laid: before what is there, or
    `instead` of it; without a place, at the end."""

    free = ("design",)
    design: dict[str, Any]
    at: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    instead: bool = False
