"""Who sits at a seat of a table in a terminal: a person, or a bot."""
# mypyc: off

from __future__ import annotations

from typing import Final

ME: Final = "me"
PERSON: Final = ""


class TerminalSeat:
    """One seat: the name that the record keeps, and the bot that plays it (`""`: a person)."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: str = PERSON) -> None:
        self.name = name
        self.bot = bot

    @property
    def is_person(self) -> bool:
        return self.bot == PERSON
