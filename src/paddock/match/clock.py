"""Clocks: how much time a seat has left. Time itself is always given from outside, in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from paddock.core.game import TimeLimit
from paddock.match.entries import ClockSettings

DAY_MILLISECONDS: Final = 86_400_000


class Clocks:
    """The clocks of all seats.

    A seat's clock runs while it owes an answer to one question: from the moment it is asked until a step of its own
    that is not quiet. A title's own limit runs on while its period stays the same.

    `used` is what a seat has spent on its question so far, the time since `since` apart. `answers` are those that a
    step has given: the number of that step, the seat, and what it had used. If the step goes, its increment goes too,
    and the clock runs on from where it stood: nobody gets time for answering and taking back, again and again.
    """

    __slots__ = ("answers", "banks", "limits", "paused_at", "settings", "since", "used")

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.since: list[int | None] = [None] * seats
        self.used: list[int] = [0] * seats
        self.banks: list[int] = [settings.seconds * 1000] * seats
        self.answers: list[tuple[int, int, int]] = []
        self.limits: dict[int, tuple[str, int, int]] = {}
        self.paused_at: int | None = None

    @property
    def has_time_limits(self) -> bool:
        """Whether anybody at this table may ever run out of time."""
        return self.settings.mode != "none" or self.settings.rules

    def stop_question(self, seat: int, now: int) -> None:
        """A seat's question is no longer open. What it has used counts on if the question comes again, for somebody
        else has taken something back."""
        since = self.since[seat]
        if since is not None:
            self.used[seat] += now - since
            self.banks[seat] = max(0, self.banks[seat] - (now - since))
        self.since[seat] = None

    def answer(self, seat: int, now: int, step: int) -> None:
        """A seat has answered its question by a step."""
        self.stop_question(seat, now)
        self.answers.append((step, seat, self.used[seat]))
        self.used[seat] = 0
        self.banks[seat] += self.settings.increment * 1000

    def forget_closed_questions(self) -> None:
        """No seat can take anything back alone: questions that were closed do not come again."""
        self.used = [used if since is not None else 0 for used, since in zip(self.used, self.since, strict=True)]

    def take_back(self, step: int) -> None:
        """A seat took a step back; later ones have moved up by one."""
        for number, seat, used in self.answers:
            if number == step:
                self._lose_increment(seat)
                self.used[seat] += used
        self.answers = [(number - (number > step), seat, used) for number, seat, used in self.answers if number != step]

    def rewind(self, step: int) -> None:
        """Everybody went back to where the game stood after a step: what was answered since has not been."""
        for number, seat, _ in self.answers:
            if number > step:
                self._lose_increment(seat)
        self.answers = [answer for answer in self.answers if answer[0] <= step]
        self.limits = {}
        self.forget_closed_questions()

    def _lose_increment(self, seat: int) -> None:
        self.banks[seat] = max(0, self.banks[seat] - self.settings.increment * 1000)

    def set_limits(self, limits: Mapping[int, TimeLimit], now: int) -> None:
        """The title's own limits as they are now; one without a period is for the seat's question."""
        if not self.settings.rules:
            return
        fresh: dict[int, tuple[str, int, int]] = {}
        for seat, limit in limits.items():
            known, since = self.limits.get(seat), self.since[seat]
            if not limit.period:
                fresh[seat] = "", (now if since is None else since) - self.used[seat], limit.seconds
            elif known is not None and known[0] == limit.period:
                fresh[seat] = known
            else:
                fresh[seat] = limit.period, now, limit.seconds
        self.limits = fresh

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
        deadlines: list[int] = []
        since = self.since[seat]
        if since is not None:
            mode = self.settings.mode
            if mode == "decision":
                deadlines.append(since + self.settings.seconds * 1000 - self.used[seat])
            elif mode == "bank":
                deadlines.append(since + self.banks[seat])
            elif mode == "days":
                deadlines.append(since + self.settings.days * DAY_MILLISECONDS - self.used[seat])
        limit = self.limits.get(seat)
        if limit is not None:
            deadlines.append(limit[1] + limit[2] * 1000)
        return min(deadlines, default=None)

    def overdue_seats(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, deadline in self._seat_deadlines() if deadline <= now]

    def next_deadline(self) -> int | None:
        """When to look again."""
        return min((deadline for _, deadline in self._seat_deadlines()), default=None)

    def _seat_deadlines(self) -> list[tuple[int, int]]:
        """The seats whose time runs, each with when it is up."""
        if self.paused_at is not None:
            return []
        due = [(seat, self.deadline(seat)) for seat in range(len(self.since))]
        return [(seat, deadline) for seat, deadline in due if deadline is not None]
