"""The file of a tournament's results: one line that says what it is, then a line for each finished game.

Lines are only ever added, and each time made sure to be on the disk. Whatever ends the command (a kill, a full disk, a
power cut), the games that are there stay, and the same command goes on with the others.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping, Sized
from pathlib import Path
from typing import IO, Any, Final, Self

import msgspec

from paddock.core.record import JSON_ERRORS
from paddock.files import file_problems
from paddock.sim.tournament_games import LineUp, PlayedGame, TournamentSetup
from paddock.sim.translator import SimError

FORMAT_VERSION: Final = 2
FILE_KIND: Final = "paddock tournament"


class ResultsHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: the format, and all that decides how games come out."""

    file: str = FILE_KIND
    format: int = FORMAT_VERSION
    title: str
    settings: Mapping[str, Any]
    seats: int
    seed: int
    entrants: list[dict[str, str]]
    fingerprint: str


def make_header(setup: TournamentSetup, edition: str) -> ResultsHeader:
    """The first line of this tournament's file."""
    return ResultsHeader(
        title=edition,
        settings=dict(sorted(setup.settings.items())),
        seats=setup.seats,
        seed=setup.seed,
        entrants=[entrant.header_entry() for entrant in setup.entrants],
        fingerprint=setup.fingerprint,
    )


class ResultsFile:
    """The games of a tournament: in memory, and in a file if there is one."""

    def __init__(self, path: Path | None, results_header: ResultsHeader) -> None:
        """Opens the file and reads what it has, or begins it. Raises `SimError` if it belongs to another tournament."""
        self.path: Final = path
        self.games: dict[tuple[LineUp, int], PlayedGame] = {}
        self.dropped_bytes: int = 0
        """Bytes of a last line that was not whole, and is gone."""
        self._file: IO[bytes] | None = None
        self._byte_count = 0
        if path is not None:
            with file_problems(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("r+b" if path.exists() else "w+b")
            try:
                _lock_file(self._file, path)
                self._read(self._file, path, results_header)
            except BaseException:
                self._file.close()
                raise

    def _read(self, file: IO[bytes], path: Path, results_header: ResultsHeader) -> None:
        data = file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if lines:
            _check_same_tournament(_read_header(lines[0], path), results_header, path)
        elif not data or _is_header_start(data, results_header):
            whole = 0
        else:
            raise SimError(problem="tournament-no-file", file=str(path))
        for number, line in enumerate(lines[1:], 2):
            try:
                played = msgspec.json.decode(line, type=PlayedGame)
            except JSON_ERRORS:
                played = None
            if played is None or not _belongs_to(played, results_header):
                raise SimError(problem="tournament-line", file=str(path), line=number)
            self.games.setdefault((played.line_up, played.number), played)
        self.dropped_bytes = len(data) - whole
        self._byte_count = whole
        file.truncate(whole)
        if not lines:
            self._append_lines([msgspec.json.encode(results_header)])

    def add(self, played_games: Iterable[PlayedGame]) -> None:
        """Keeps some finished games. Raises `SimError` if the disk does not take them."""
        some = list(played_games)
        self._append_lines([msgspec.json.encode(game) for game in some])
        self.games |= {(game.line_up, game.number): game for game in some}

    def _append_lines(self, lines: Iterable[bytes]) -> None:
        if self._file is None:
            return
        data = b"".join(line + b"\n" for line in lines)
        try:
            self._file.seek(self._byte_count)
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self._undo_partial_write()
            raise SimError(
                problem="tournament-disk",
                file=str(self.path),
                detail=error.strerror or str(error),
                games=len(self.games),
            ) from None
        self._byte_count += len(data)

    def _undo_partial_write(self) -> None:
        """Leaves the file as it was before what could not be written: cutting it off needs no room."""
        file, self._file = self._file, None
        if file is not None and self.path is not None:
            with contextlib.suppress(OSError):
                file.close()
            with contextlib.suppress(OSError):
                os.truncate(self.path, self._byte_count)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._file is not None:
            self._file.close()


def _read_header(line: bytes, path: Path) -> Mapping[str, Any]:
    try:
        header = msgspec.json.decode(line, type=dict[str, Any])
    except JSON_ERRORS:
        header = {}
    if header.get("file") != FILE_KIND:
        raise SimError(problem="tournament-no-file", file=str(path))
    return header


def _is_header_start(first_bytes: bytes, results_header: ResultsHeader) -> bool:
    """Whether this is the beginning of the first line: the command was ended before it was whole."""
    return msgspec.json.encode(results_header).startswith(first_bytes)


def _check_same_tournament(written_header: Mapping[str, Any], results_header: ResultsHeader, path: Path) -> None:
    """Refuses the file of another tournament, and says what is different."""
    if written_header.get("format") != FORMAT_VERSION:
        raise SimError(
            problem="tournament-format",
            file=str(path),
            found=str(written_header.get("format"))[:20],
            known=FORMAT_VERSION,
        )
    wanted = msgspec.json.decode(msgspec.json.encode(results_header), type=dict[str, Any])
    for name, value in wanted.items():
        if written_header.get(name) != value:
            if name == "fingerprint":
                raise SimError(problem="tournament-file-code", file=str(path))
            raise SimError(
                problem="tournament-other",
                file=str(path),
                what=name,
                found=_shortened_value(written_header.get(name)),
                wanted=_shortened_value(value),
            )


def _belongs_to(played_game: PlayedGame, results_header: ResultsHeader) -> bool:
    """Whether a game can be one of this tournament's."""
    known = {entrant["name"] for entrant in results_header.entrants}
    lists: tuple[Sized, ...] = (
        played_game.bots,
        played_game.places,
        played_game.choices,
        played_game.seconds,
        played_game.figures,
    )
    return (
        known.issuperset(played_game.line_up)
        and set(played_game.bots) == set(played_game.line_up)
        and {results_header.seats} == set(map(len, lists))
    )


def _shortened_value(value: object) -> str:
    """A value of the header as a person reads it."""
    if isinstance(value, list):
        return ",".join("@".join(str(part) for part in each.values()) for each in value if isinstance(each, dict))[:200]
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())[:200] or "-"
    return str(value)[:200]


def _lock_file(file: IO[bytes], path: Path) -> None:
    """Two commands must not write to one file. Where the system has no such locks, whoever starts them takes care."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SimError(problem="tournament-busy", file=str(path)) from None
