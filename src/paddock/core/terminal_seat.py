"""Who sits at a seat of a table in a terminal: a person, or a bot."""
# mypyc: off

from __future__ import annotations

from typing import Final

import msgspec

ME_NAME: Final = "me"
PERSON: Final = ""


class TerminalSeat(msgspec.Struct, eq=False):
    """One seat: the name that the record keeps, and the bot that plays it (`""`: a person)."""

    name: str
    bot: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.bot == PERSON
