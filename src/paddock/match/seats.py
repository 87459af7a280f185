"""Who sits where, and what they ask of each other."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

import msgspec

from paddock.core.names import fold_name
from paddock.match.entries import HOLDER_BOT, HOLDER_PERSON
from paddock.match.errors import BadMessageError, BadNameError

MAX_NAME_LENGTH: Final = 40
MAX_CHAT_LENGTH: Final = 500

_BLANK_PATTERN: Final = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0)
_INVISIBLE_PATTERN: Final = dict.fromkeys((*_BLANK_PATTERN, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""What Unicode calls printable though nothing of it is seen: fillers, joiners, blank patterns, variants."""

PROPOSE_TAKE_BACK: Final = "back"
PROPOSE_PAUSE: Final = "pause"
PROPOSE_RESUME: Final = "resume"

ProposedAction = Annotated[
    str, msgspec.Meta(extra_json_schema={"enum": [PROPOSE_TAKE_BACK, PROPOSE_PAUSE, PROPOSE_RESUME]})
]
SeatHolderKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", HOLDER_PERSON, HOLDER_BOT]})]


class SeatInfo(TypedDict):
    """A seat as everybody knows it; see `Seat`. `account`: whether the account of this name sits here, and not somebody
    who only calls themselves so."""

    name: str
    holder: SeatHolderKind
    level: str
    stand_in: str
    failures: int
    account: bool


class ChatLine(TypedDict):
    """Something that was said; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: int


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at the table. `holder` is `person`, `bot` or nobody; `stand_in` is the level of the bot that plays for its
    person at the moment; `failures` counts how often a bot failed here."""

    name: str = ""
    holder: str = ""
    level: str = ""
    account: str = ""
    stand_in: str = ""
    failures: int = 0

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.holder

    @property
    def is_person(self) -> bool:
        """Whether a person sits here and plays: such seats are asked for their consent."""
        return self.holder == HOLDER_PERSON and not self.stand_in

    @property
    def is_account(self) -> bool:
        """Whether the account of this very name sits here: whoever only calls themselves so is none."""
        return bool(self.account) and fold_name(self.account) == fold_name(self.name)

    @property
    def bot_level(self) -> str:
        """The level of the bot that decides for this seat now, or nothing."""
        return self.level if self.holder == HOLDER_BOT else self.stand_in

    def info(self) -> SeatInfo:
        """What everybody may know."""
        return {
            "name": self.name,
            "holder": self.holder,
            "level": self.level,
            "stand_in": self.stand_in,
            "failures": self.failures,
            "account": self.is_account,
        }


class Proposal(msgspec.Struct, array_like=True):
    """Something that all people at the table have to agree to: the `action` that a seat proposes, and which seats have
    `agreed`. To go back is to go back to a `step`, whose update each viewer knows by another number: `updates`,
    spectators' last."""

    seat: int
    action: str
    step: int
    agreed: list[int]
    updates: list[int]


def clean_name(name: str) -> str:
    """A name as it may be shown; raises `BadNameError` for one that is empty, too long or not printable."""
    trimmed = " ".join(name[: 4 * MAX_NAME_LENGTH].translate(_INVISIBLE_PATTERN).split())
    if not trimmed or len(name) > MAX_NAME_LENGTH or not trimmed.isprintable():
        raise BadNameError(longest=MAX_NAME_LENGTH)
    return trimmed


def clean_chat(text: str) -> str:
    """A chat message as it may be shown; line ends become spaces."""
    trimmed = " ".join(text[: 4 * MAX_CHAT_LENGTH].split())
    if not trimmed or len(text) > MAX_CHAT_LENGTH or not trimmed.isprintable():
        raise BadMessageError(longest=MAX_CHAT_LENGTH)
    return trimmed
