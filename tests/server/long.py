"""A match that goes on and on: people change their minds all the time."""

from __future__ import annotations

import random
from typing import Any

from paddock.match import actions
from paddock.match.entries import Entry, Timestamp, write
from paddock.match.match import STATUS_PLAYING, Match

NOW = Timestamp(1, 1)
COURSE = {"course": "risky_exchange", "choose_robots": False}


class LongMatch:
    """A log of at least so many rows, as two people play it, and what the first of them saw at some of its updates."""

    def __init__(self, match_id: str, rows: int, seed: int = 1, every: int = 50) -> None:
        self.chance = random.Random(seed)
        key = self.chance.randbytes(32)
        self.match = Match.open(match_id, "roborally", 2, COURSE, seed=key, now=NOW)
        self.rows: list[bytes] = []
        self.seen: dict[int, Any] = {}
        self._every = every
        self._keep([self.match.opening_entry])
        for name in ("Ann", "Bob"):
            self._keep(actions.take_seat(self.match, name, NOW))
        self._keep(actions.start_game(self.match, NOW))
        while len(self.rows) < rows and self.match.status == STATUS_PLAYING:
            self._step()

    def _keep(self, entries: list[Any]) -> None:
        self.rows += [write(entry) for entry in entries if isinstance(entry, Entry)]
        number = self.match.feed.last_number(0)
        if number % self._every == 0 and self.match.game_session is not None:
            self.seen.setdefault(number, self.match.game.view(self.match.game_session.state, 0))

    def _step(self) -> None:
        match, chance = self.match, self.chance
        seat = chance.choice(match.waiting_for())
        if match.undoable_steps(seat) and chance.random() < 0.75:
            self._keep(actions.take_back(match, seat, NOW))
            return
        legal = match.game.legal(match.started_session().state, seat)
        self._keep(actions.decide(match, seat, chance.choice(legal), NOW))
