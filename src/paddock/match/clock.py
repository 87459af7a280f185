"""Clocks: how much time a seat has left. Time itself is always given from outside, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddock.core.game import TimeLimit
from paddock.match.entries import ClockSettings

DAY: Final = 86_400_000


class Clocks:
    """The clocks of all seats.

    A seat's clock runs while it owes an answer to one question: from the moment it is asked until a step of its own
    that is not quiet. A title's own limit runs on while its period stays the same.
    """

    __slots__ = ("banks", "limits", "paused_at", "settings", "since")

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.since: list[int | None] = [None] * seats
        self.banks: list[int] = [settings.seconds * 1000] * seats
        self.limits: dict[int, tuple[str, int, int]] = {}
        self.paused_at: int | None = None

    def ask(self, seat: int, now: int) -> None:
        """A question is put to a seat."""
        self.since[seat] = now

    def answer(self, seat: int, now: int) -> None:
        """A seat's question is answered, or no longer open."""
        since = self.since[seat]
        if since is not None and self.settings.mode == "bank":
            left = self.banks[seat] - (now - since)
            self.banks[seat] = max(0, left) + self.settings.increment * 1000
        self.since[seat] = None

    def limit(self, limits: Mapping[int, TimeLimit], questions: Mapping[int, int], now: int) -> None:
        """The title's own limits as they are now; `questions` tells one question of a seat from its next."""
        if not self.settings.rules:
            return
        fresh: dict[int, tuple[str, int, int]] = {}
        for seat, limit in limits.items():
            period = limit.period or f"question {questions.get(seat, 0)}"
            known = self.limits.get(seat)
            started = known[1] if known is not None and known[0] == period else now
            seconds = known[2] if known is not None and known[0] == period else limit.seconds
            fresh[seat] = (period, started, seconds)
        self.limits = fresh

    def pause(self, now: int) -> None:
        """All clocks stand still."""
        self.paused_at = now

    def resume(self, now: int) -> None:
        """All clocks go on where they stood."""
        if self.paused_at is None:
            return
        slept = now - self.paused_at
        self.since = [since + slept if since is not None else None for since in self.since]
        self.limits = {seat: (period, at + slept, seconds) for seat, (period, at, seconds) in self.limits.items()}
        self.paused_at = None

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is up, or None if it has as long as it likes."""
        found: list[int] = []
        since = self.since[seat]
        if since is not None:
            mode = self.settings.mode
            if mode == "decision":
                found.append(since + self.settings.seconds * 1000)
            elif mode == "bank":
                found.append(since + self.banks[seat])
            elif mode == "days":
                found.append(since + self.settings.days * DAY)
        limit = self.limits.get(seat)
        if limit is not None:
            found.append(limit[1] + limit[2] * 1000)
        return min(found, default=None)

    def overdue(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if self.paused_at is not None:
            return []
        due = [(seat, self.deadline(seat)) for seat in range(len(self.since))]
        return [seat for seat, deadline in due if deadline is not None and deadline <= now]

    def next_deadline(self) -> int | None:
        """When to look again."""
        if self.paused_at is not None:
            return None
        due = [self.deadline(seat) for seat in range(len(self.since))]
        return min((deadline for deadline in due if deadline is not None), default=None)
