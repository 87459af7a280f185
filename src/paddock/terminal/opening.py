"""From what a player asks for to a table that is set: settings, seats, chances, and games to go on with."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from paddock.campaign.daily import Daily
from paddock.core import registry
from paddock.core.chance import Chance, FairChance, LiveChance, TypedChance
from paddock.core.game import Game
from paddock.core.play import Play
from paddock.core.record import Record
from paddock.core.replay import game_of
from paddock.core.seat import Seat
from paddock.core.settings import read_settings
from paddock.core.words import Words
from paddock.terminal.errors import TableError
from paddock.terminal.keeping import Keeping
from paddock.terminal.seating import DEFAULT_SEATS, parse_seats, seats_of
from paddock.terminal.source import LocalTable
from paddock.terminal.tongue import tongue

AskChance = Callable[[str, Sequence[int]], int]


class Wish:
    """What a player asks for on the command line or in the menu."""

    def __init__(
        self,
        title: str | None = None,
        seats: str | None = None,
        options: Sequence[str] = (),
        *,
        resume: str | None = None,
        mend: bool = False,
        seed: int | None = None,
        by_hand: bool = False,
        fair: bool = True,
        daily: Daily | None = None,
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = tuple(options)
        self.resume = resume
        self.mend = mend
        self.seed = seed
        self.by_hand = by_hand
        self.fair = fair
        self.daily = daily


class Opening:
    """A table that can be opened: everything has been checked but the chances that the opening itself meets."""

    def __init__(
        self,
        wish: Wish,
        keeping: Keeping,
        options: Mapping[str, object] | None = None,
        *,
        seats: Sequence[Seat] | None = None,
        position: Mapping[str, object] | None = None,
        fresh: Path | None = None,
    ) -> None:
        self.wish: Final = wish
        self._keeping: Final = keeping
        self._position: Final = position
        self._fresh: Final = fresh
        self.record: Record | None = None
        self.path: Path | None = None
        self.game: Game[Any]
        self.seats: list[Seat]
        self.options: dict[str, object] = {}
        self.unsealed = False
        if wish.resume is not None:
            self._read(wish.resume)
            self.seats = list(seats) if seats is not None else self.seats
        else:
            self.game = registry.game(wish.title or registry.titles()[0])
            self.seats = list(seats) if seats is not None else parse_seats(self.game, wish.seats or DEFAULT_SEATS)
            self.options = dict(options) if options is not None else read_settings(self.game, wish.options)
            self.game.setup(len(self.seats), self.options)

    def _read(self, name: str) -> None:
        """Finds the record to go on with, and who sits at it."""
        wish = self.wish
        self.path, self.record = self._keeping.open(name, mend=wish.mend)
        record = self.record
        self.game = game_of(record)
        if record.end is not None:
            raise TableError(problem="game-is-over", file=str(self.path))
        names = record.header.names or ["me", *["bot"] * (record.header.seats - 1)]
        self.seats = parse_seats(self.game, wish.seats) if wish.seats else seats_of(self.game, names)
        if len(self.seats) != record.header.seats:
            raise TableError(problem="seats-differ", found=len(self.seats), needed=record.header.seats)

    @property
    def settings(self) -> Mapping[str, object]:
        """The settings of the game, also of one that is gone on with."""
        return self.record.header.options if self.record is not None else self.options

    def open(self, ask: AskChance | None = None) -> LocalTable:
        """Sets the table. Chances that are typed by hand are asked for through `ask`."""
        if self.record is not None and self.path is not None:
            play = Play.resume(self.record, self._chance(ask), self.game)
            path = self.path
            if self.record.mended or path.parent != self._keeping.games:
                path = self._keeping.fresh(self.game.title)
            return LocalTable(play, self.seats, self._keeping, path, self.wish.seed)
        path = self._fresh or self._keeping.fresh(self.game.title)
        return LocalTable(self._begun(self._chance(ask)), self.seats, self._keeping, path, self.wish.seed)

    def _begun(self, chance: Chance) -> Play[Any]:
        names = [seat.name for seat in self.seats]
        if self._position is not None:
            return Play.from_position(self.game, self._position, chance, names, options=self.options)
        return Play.start(self.game, len(self.seats), self.options, chance, names)

    def heading(self, words: Words) -> list[str]:
        """What is said before the first line of the game."""
        return []

    def again(self) -> Opening:
        """The same game again, with the same seats and fresh chances."""
        seats = ",".join(f"bot:{seat.bot}" if seat.bot else seat.name for seat in self.seats)
        wish = self.wish
        again = Wish(self.game.title, seats, by_hand=wish.by_hand, fair=wish.fair, daily=wish.daily)
        return Opening(again, self._keeping, self.settings)

    def _chance(self, ask: AskChance | None) -> Chance:
        wish, record = self.wish, self.record
        commitment = record.header.commitment if record is not None else None
        if commitment is not None:
            seed = self._keeping.seed_of(commitment)
            if seed is not None and not wish.by_hand:
                return FairChance(seed)
            self.unsealed = True
        if wish.by_hand and ask is not None:
            return TypedChance(ask)
        if wish.daily is not None:
            return self._sealed(wish.daily.seed)
        if wish.seed is not None:
            return LiveChance(random.Random(wish.seed))
        if record is not None or not wish.fair:
            return LiveChance(random.Random(secrets.randbits(64)))
        return self._sealed(secrets.token_bytes(32))

    def _sealed(self, seed: bytes) -> FairChance:
        fair = FairChance(seed)
        self._keeping.seal_seed(fair.commitment, seed)
        return fair


def kept(table: LocalTable, language: str) -> list[str]:
    """How to go on with a game that was left."""
    table.keep()
    return [tongue(language).message("table-kept", command=f"paddock play --resume {table.path}")]
