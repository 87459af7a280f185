"""Who sits where, and what they ask of each other."""

from __future__ import annotations

from typing import Final

from paddock.core.names import fold_name
from paddock.match.entries import BOT, PERSON
from paddock.match.errors import BadMessageError, BadNameError

MAX_NAME: Final = 40
MAX_CHAT: Final = 500

_BLANK: Final = (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0)
_INVISIBLE: Final = dict.fromkeys((*_BLANK, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
"""What Unicode calls printable though nothing of it is seen: fillers, joiners, blank patterns, variants."""

BACK: Final = "back"
PAUSE: Final = "pause"
RESUME: Final = "resume"


class Seat:
    """A seat at the table. `stand_in` is the level of the bot that plays for its person at the moment."""

    __slots__ = ("account", "failures", "holder", "level", "name", "stand_in")

    def __init__(self) -> None:
        self.name = ""
        self.holder = ""
        self.level = ""
        self.account = ""
        self.stand_in = ""
        self.failures = 0

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.holder

    @property
    def is_person(self) -> bool:
        """Whether a person sits here and plays: such seats are asked for their consent."""
        return self.holder == PERSON and not self.stand_in

    @property
    def is_account(self) -> bool:
        """Whether the account of this very name sits here: whoever only calls themselves so is none."""
        return bool(self.account) and fold_name(self.account) == fold_name(self.name)

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat now, or nothing."""
        return self.level if self.holder == BOT else self.stand_in

    def json(self) -> dict[str, object]:
        """What everybody may know."""
        return {
            "name": self.name,
            "holder": self.holder,
            "level": self.level,
            "stand_in": self.stand_in,
            "failures": self.failures,
            "account": self.is_account,
        }


class Proposal:
    """Something that all people at the table have to agree to. `marks`: the moment to go back to, as each viewer's
    update of it, spectators last."""

    __slots__ = ("agreed", "marks", "seat", "to", "what")

    def __init__(self, seat: int, what: str, to: int, marks: list[int]) -> None:
        self.marks = marks
        self.seat = seat
        self.what = what
        self.to = to
        self.agreed: set[int] = {seat}

    def json(self) -> dict[str, object]:
        """What everybody may know."""
        return {"seat": self.seat, "what": self.what, "agreed": sorted(self.agreed)}


def clean_name(name: str) -> str:
    """A name as it may be shown; raises `BadNameError` for one that is empty, too long or not printable."""
    trimmed = " ".join(name[: 4 * MAX_NAME].translate(_INVISIBLE).split())
    if not trimmed or len(name) > MAX_NAME or not trimmed.isprintable():
        raise BadNameError(longest=MAX_NAME)
    return trimmed


def clean_chat(text: str) -> str:
    """A chat message as it may be shown; line ends become spaces."""
    trimmed = " ".join(text[: 4 * MAX_CHAT].split())
    if not trimmed or len(text) > MAX_CHAT or not trimmed.isprintable():
        raise BadMessageError(longest=MAX_CHAT)
    return trimmed
