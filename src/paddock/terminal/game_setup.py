"""From what a player asks for to a table that is set: settings, seats, chances, and games to go on with."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.campaign.daily import DailyChallenge
from paddock.core import registry
from paddock.core.chance import ChanceSource, FairChance, LiveChance, TypedChance
from paddock.core.game import Game
from paddock.core.game_session import GameSession
from paddock.core.record import Record
from paddock.core.replay import game_of_record
from paddock.core.settings import read_settings
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.terminal.errors import TableRequestError
from paddock.terminal.seating import DEFAULT_SEATS, parse_seats, seats_from_names
from paddock.terminal.tables import LocalTable
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles

AskChance = Callable[[str, Sequence[int]], int]


class GameRequest(msgspec.Struct):
    """What a player asks for on the command line or in the menu."""

    title: str | None = None
    seats: str | None = None
    settings: Sequence[str] = ()
    resume: str | None = None
    mend: bool = False
    seed: int | None = None
    is_chance_typed: bool = False
    fair: bool = True
    daily: DailyChallenge | None = None


class GameSetup:
    """A table that can be opened: everything has been checked but the chances that are drawn while it is set up."""

    def __init__(
        self,
        request: GameRequest,
        user_files: UserFiles,
        new_settings: Mapping[str, object] | None = None,
        *,
        seats: Sequence[TerminalSeat] | None = None,
        position: Mapping[str, object] | None = None,
        new_path: Path | None = None,
    ) -> None:
        self.request: Final = request
        self._user_files: Final = user_files
        self._position: Final = position
        self._new_path: Final = new_path
        self.record: Record | None = None
        self.path: Path | None = None
        self.game: Game[Any]
        self.seats: list[TerminalSeat]
        self.new_settings: dict[str, object] = {}
        self.seed_is_missing = False
        if request.resume is not None:
            self._load_record(request.resume)
            self.seats = list(seats) if seats is not None else self.seats
        else:
            self.game = registry.game(request.title or registry.titles()[0])
            self.seats = list(seats) if seats is not None else parse_seats(self.game, request.seats or DEFAULT_SEATS)
            self.new_settings = (
                dict(new_settings) if new_settings is not None else read_settings(self.game, request.settings)
            )
            self.game.setup(len(self.seats), self.new_settings)

    def _load_record(self, saved_name: str) -> None:
        """Finds the record to go on with, and who sits at it."""
        request = self.request
        self.path, self.record = self._user_files.load_game(saved_name, mends_last_line=request.mend)
        record = self.record
        self.game = game_of_record(record)
        if record.end is not None:
            raise TableRequestError(problem="game-is-over", file=str(self.path))
        names = record.header.names or ["me", *["bot"] * (record.header.seats - 1)]
        self.seats = parse_seats(self.game, request.seats) if request.seats else seats_from_names(self.game, names)
        if len(self.seats) != record.header.seats:
            raise TableRequestError(problem="seats-differ", found=len(self.seats), needed=record.header.seats)

    @property
    def settings(self) -> Mapping[str, object]:
        """The settings of the game, also of one that is gone on with."""
        return self.record.header.settings if self.record is not None else self.new_settings

    def open(self, ask_chance: AskChance | None = None) -> LocalTable:
        """Sets the table. Chances that are typed by hand are asked for through `ask_chance`."""
        if self.record is not None and self.path is not None:
            game_session = GameSession.resume(self.record, self._make_chance(ask_chance), self.game)
            path = self.path
            if self.record.was_mended or path.parent != self._user_files.games_folder:
                path = self._user_files.new_game_path(self.game.title)
            return LocalTable(game_session, self.seats, self._user_files, path, self.request.seed)
        path = self._new_path or self._user_files.new_game_path(self.game.title)
        return LocalTable(
            self._start_session(self._make_chance(ask_chance)), self.seats, self._user_files, path, self.request.seed
        )

    def _start_session(self, chance_source: ChanceSource) -> GameSession[Any]:
        names = [seat.name for seat in self.seats]
        if self._position is not None:
            return GameSession.from_position(
                self.game, self._position, chance_source, names, settings=self.new_settings
            )
        return GameSession.start(self.game, len(self.seats), self.new_settings, chance_source, names)

    def intro_lines(self, translations: Translations) -> list[str]:
        """What is said before the first line of the game."""
        return []

    def rematch(self) -> GameSetup:
        """The same game again, with the same seats and fresh chances."""
        seats = ",".join(f"bot:{seat.bot}" if seat.bot else seat.name for seat in self.seats)
        request = self.request
        again = GameRequest(
            self.game.title, seats, is_chance_typed=request.is_chance_typed, fair=request.fair, daily=request.daily
        )
        return GameSetup(again, self._user_files, self.settings)

    def _make_chance(self, ask_chance: AskChance | None) -> ChanceSource:
        request, record = self.request, self.record
        commitment = record.header.commitment if record is not None else None
        if commitment is not None:
            seed = self._user_files.load_seed(commitment)
            if seed is not None and not request.is_chance_typed:
                return FairChance(seed)
            self.seed_is_missing = True
        if request.is_chance_typed and ask_chance is not None:
            return TypedChance(ask_chance)
        if request.daily is not None:
            return self._sealed_chance(request.daily.seed)
        if request.seed is not None:
            return LiveChance(random.Random(request.seed))
        if record is not None or not request.fair:
            return LiveChance(random.Random(secrets.randbits(64)))
        return self._sealed_chance(secrets.token_bytes(32))

    def _sealed_chance(self, seed: bytes) -> FairChance:
        fair = FairChance(seed)
        self._user_files.save_seed(fair.commitment, seed)
        return fair


def save_for_later(local_table: LocalTable, language: str) -> list[str]:
    """How to go on with a game that was left."""
    local_table.save_game()
    return [translator(language).message("table-kept", command=f"paddock play --resume {local_table.path}")]
