"""Tables for tests: a match with people and bots, and a clock that moves when told."""

from __future__ import annotations

from typing import Any

from paddock.match import actions
from paddock.match.entries import AnyEntry, ClockSettings, Timestamp, read, write
from paddock.match.match import Match

SEED = bytes(range(32))
DATE = 1_800_000_000_000
"""It stands still: no clock runs by it."""


class FakeTable:
    """A match whose log is kept as stored rows, and whose clock stands until `wait` is called."""

    def __init__(
        self, seats: int = 2, *, clock: ClockSettings | None = None, title: str = "roborally", **settings: Any
    ) -> None:
        if title == "roborally":
            settings.setdefault("course", "house_first_steps")
            settings.setdefault("choose_robots", False)
        self.now = Timestamp(DATE, 1_000_000)
        self.match = Match.open("test", title, seats, settings, seed=SEED, now=self.now, clock_settings=clock)
        self.rows: list[bytes] = []
        self.keep([self.match.opening_entry])

    def keep(self, entries: Any) -> None:
        self.rows += [write(entry) for entry in entries]

    def wait(self, seconds: float) -> None:
        self.now = Timestamp(self.now.at, self.now.running_time + int(seconds * 1000))

    def sit(self, *names: str) -> None:
        """People take seats; a name with a colon is a bot: `driver:Robby`."""
        for name in names:
            level, _, called = name.rpartition(":")
            entries = actions.take_seat(self.match, called, self.now, bot_level=level)
            self.keep(entries)

    def start(self, *names: str) -> None:
        self.sit(*names)
        self.keep(actions.start_game(self.match, self.now))

    def decide(self, seat: int, text: str, **more: Any) -> list[AnyEntry]:
        entries = actions.decide(self.match, seat, text, self.now, **more)
        self.keep(entries)
        return entries

    def legal(self, seat: int) -> list[str]:
        game = self.match.game
        return [game.space.notation(decision) for decision in game.legal(self.match.started_session().state, seat)]

    def play_first(self, seat: int) -> None:
        """Plays the first legal decision of a seat."""
        self.decide(seat, self.legal(seat)[0])

    def program(self, seat: int) -> None:
        """Fills and seals a program with whatever comes first."""
        while seat in self.match.waiting_for() and self.legal(seat)[0].startswith(("place", "seal")):
            sealed = self.legal(seat)[0] == "seal"
            self.play_first(seat)
            if sealed:
                return

    def rebuilt(self) -> Match:
        """The match built again from its stored rows."""
        return Match.rebuild("test", [read(row) for row in self.rows])
