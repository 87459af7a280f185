"""Every test has its own folders, and plays through a pipe or through Textual's pilot."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from paddock.terminal.game_setup import GameRequest, GameSetup
from paddock.terminal.plain_table import LineIO, PlainTable
from paddock.terminal.tables import LocalTable
from paddock.terminal.user_files import UserFiles
from tests.terminal.club import Club

FIRST_STEPS = "course=house_first_steps"


@pytest.fixture
def user_files(tmp_path: Path) -> UserFiles:
    return UserFiles(tmp_path / "data", tmp_path / "config")


class Piped:
    """A plain table with typed lines: what was printed, and the table itself."""

    def __init__(self, table: LocalTable, output: str) -> None:
        self.table = table
        self.output = output


Pipe = Callable[..., Piped]


@pytest.fixture
def pipe(user_files: UserFiles) -> Pipe:
    """Plays a plain table with these lines until they run out."""

    def play(
        lines: Sequence[str],
        seats: str = "me,random",
        *,
        title: str = "roborally",
        settings: Sequence[str] = (FIRST_STEPS, "choose_robots=no"),
        language: str = "en",
        seed: int | None = 5,
        can_clear: bool = False,
    ) -> Piped:
        from paddock.terminal.errors import LeaveTable

        table = GameSetup(GameRequest(title, seats, settings, seed=seed), user_files).open()
        writing = io.StringIO()
        reading = io.StringIO("".join(f"{line}\n" for line in lines))
        try:
            PlainTable(table, language, LineIO(reading, writing, can_clear=can_clear), user_files).run()
        except LeaveTable:
            writing.write("[left]\n")
        return Piped(table, writing.getvalue())

    return play


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A running server."""
    found = Club(tmp_path)
    found.open()
    yield found
    found.close()
