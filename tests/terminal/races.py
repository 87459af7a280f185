"""What the terminal's tests of the races have in common: moments of random games, tables of their own, plain lines."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from paddock.core.chance import LiveChance
from paddock.core.game import Game
from paddock.core.game_session import GameSession
from paddock.terminal.errors import LeaveTable
from paddock.terminal.plain_table import LineIO, PlainTable
from paddock.terminal.seating import parse_seats
from paddock.terminal.tables import LocalTable
from paddock.terminal.user_files import UserFiles

BOARD = (53, 17)
"""What the smallest screen has for the picture."""


def text(lines: Sequence[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def no_raw_keys(also: str, said: str) -> bool:
    """Whether no message shows its key; `also` are the beginnings of keys that this title has besides."""
    return not re.search(rf"\b(table|ask|do|event|phase|problem|hint|{also})-[a-z]", said)


def moments(game: Game[Any], seats: int, settings: dict[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """The moments of a random race at which somebody is asked."""
    chance = random.Random(seed)
    source = LiveChance(chance)
    state = game.setup(seats, settings)
    game.advance(state, source)
    while waiting := game.waiting_for(state):
        yield state, waiting[0]
        game.play(state, waiting[0], chance.choice(game.legal(state, waiting[0])), source)


def open_table(game: Game[Any], user_files: UserFiles, seats: str, settings: dict[str, Any]) -> LocalTable:
    """A table of this title, which need not be listed for that."""
    names = parse_seats(game, seats)
    game_session = GameSession.start(
        game, len(names), settings, LiveChance(random.Random(5)), [seat.name for seat in names]
    )
    return LocalTable(game_session, names, user_files, user_files.new_game_path(game.title))


def plain(
    game: Game[Any],
    user_files: UserFiles,
    lines: Sequence[str],
    *,
    seats: str = "me,random",
    language: str = "en",
    **settings: Any,
) -> str:
    """What a plain table prints while these lines are typed."""
    table = open_table(game, user_files, seats, settings)
    writing = io.StringIO()
    reading = io.StringIO("".join(f"{line}\n" for line in lines))
    try:
        PlainTable(table, language, LineIO(reading, writing, can_clear=False), user_files).run()
    except LeaveTable:
        writing.write("[left]\n")
    return writing.getvalue()
