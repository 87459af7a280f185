"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from paddock.bots.levels import DEFAULT_BOT, level_names
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.game import Game
from paddock.core.terminal_seat import PERSON, TerminalSeat
from paddock.terminal.errors import TableRequestError
from paddock.terminal.translator import clean_input

DEFAULT_SEATS: Final = "me,bot,bot"
MAX_NAME_LENGTH: Final = 24


def parse_seats(game: Game[Any], seats_text: str) -> list[TerminalSeat]:
    """Seats from a text such as `me,bot,bot`, `Ann,Bob,random` or `me,bot:random`. Raises `TableRequestError`."""
    return seats_from_names(game, [clean_input(part) for part in seats_text.split(",")])


def seats_from_names(game: Game[Any], names: Sequence[str]) -> list[TerminalSeat]:
    """Seats from names, also from those of a record: a bot is called by its level, perhaps with a number."""
    known = bot_names(game)
    seats: list[TerminalSeat] = []
    for name in names:
        if not name:
            raise TableRequestError(problem="seat-empty")
        if len(name) > MAX_NAME_LENGTH:
            raise TableRequestError(problem="seat-long", name=name[:MAX_NAME_LENGTH] + "…", most=MAX_NAME_LENGTH)
        prefix, colon, level = name.partition(":")
        words = (level if colon else name).split()
        bot = words[0] if words and words[0] in known and (len(words) == 1 or words[1].isdecimal()) else PERSON
        if colon and bot == PERSON:
            raise TableRequestError(problem="unknown-bot", name=level or prefix, known=", ".join(known))
        seats.append(TerminalSeat(_unused_name(bot or name, seats), bot))
    return seats


def _unused_name(wanted_name: str, seats: Sequence[TerminalSeat]) -> str:
    """The name, with a number if somebody has it already."""
    taken = {seat.name for seat in seats}
    if wanted_name not in taken:
        return wanted_name
    stem = wanted_name.split()[0] if wanted_name.split()[-1].isdecimal() else wanted_name
    return next(f"{stem} {number}" for number in range(2, 99) if f"{stem} {number}" not in taken)


def bot_names(game: Game[Any]) -> list[str]:
    """The names of all bots that can be seated at this title; `bot` is the best of them."""
    return [DEFAULT_BOT, *level_names(game)]


def random_source_of_bot(seed: int | None, seat: int) -> ChanceSource:
    """The bots' own chances, apart from those of the game."""
    return LiveChance(random.Random(seed * 64 + seat) if seed is not None else random.Random())
