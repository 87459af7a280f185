"""Laps for tests: matches against the clock, driven by whoever comes first or by the bot that drives well."""

from __future__ import annotations

import random
from typing import Any

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.core.chance import LiveChance
from paddock.match import actions
from paddock.match.entries import AnyEntry, Entry, Timestamp
from paddock.match.match import STATUS_OVER, Match

START = 1_794_700_800_000
"""2026-11-15 in UTC, to the millisecond."""


class Lap:
    """A match of Rallyman: GT with its entries. The clock goes on by a second with each decision."""

    def __init__(self, *names: str, match_id: str = "lap", seed: bytes = bytes(32), daily: str = "", **settings: Any):
        self.now = Timestamp(START, 0)
        self.match = Match.open(match_id, "rallyman_gt", len(names), settings, seed=seed, now=self.now, daily=daily)
        self.entries: list[Any] = [self.match.opening_entry]
        for name in names:
            level, _, called = name.rpartition(":")
            self.add(actions.take_seat(self.match, called, self.now, bot_level=level))
        self.add(actions.start_game(self.match, self.now))

    def add(self, entries: list[AnyEntry] | list[Entry]) -> None:
        self.entries += entries

    def step(self, chance_source: LiveChance) -> None:
        """The next decision, as the driver takes it."""
        self.now = Timestamp(self.now.at + 1000, self.now.running_time + 1000)
        game, seat = self.match.game, self.match.waiting_for()[0]
        made = decide(make_bot(game, "driver"), game, self.match.started_session().state, seat, chance_source)
        self.add(actions.decide(self.match, seat, made, self.now))

    def drive(self, steps: int = 10_000) -> Lap:
        """Drives on, to the end if nothing else is said."""
        chance_source = LiveChance(random.Random(1))
        while steps and self.match.status != STATUS_OVER:
            self.step(chance_source)
            steps -= 1
        return self

    @property
    def seconds(self) -> int:
        """The final time, as the game itself says it."""
        outcome = self.match.game.outcome(self.match.started_session().state)
        assert outcome is not None
        return outcome.placings[0].points
