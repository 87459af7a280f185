"""How far back a seat may go on its own.

A step is *quiet* if its kind reveals nothing and it met no chance. The quiet steps since the last one that was not can
be taken back by their seat, in any order, as long as the others still stand without them. A *binding* step that met no
chance, such as sealing a program, stands for good but leaves the others free: what they laid before it can still be
taken back. Going further back is for the whole table to agree on (:meth:`paddock.core.play.Play.go_back`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from paddock.core.chance import Met, RecordedChance
from paddock.core.decision import Decision
from paddock.core.errors import ChanceError
from paddock.core.event import Event
from paddock.core.game import Game

S = TypeVar("S")

MOST_OF_ONE: Final = 32
"""How many of its quiet steps a seat can take back, counted from its latest: no turn of any title has half as many,
unless somebody goes back and forth."""
MOST_OF_ALL: Final = 128
"""How many steps the trail has, those of all seats together: eight people lay their programs in eighty at most."""


def is_quiet(game: Game[S], decision: Decision, met: Sequence[Met]) -> bool:
    """Whether a step can be taken back as far as itself is concerned."""
    return game.space.kinds[decision.kind].quiet and not met


def leaves_free(game: Game[S], decision: Decision, met: Sequence[Met]) -> bool:
    """Whether, after a step, others can still take back what they did before it."""
    kind = game.space.kinds[decision.kind]
    return (kind.quiet or kind.binding) and not met


class TrailStep(Generic[S]):
    """A step of the trail. While it is `open`, `without` is the position as if it had never been made, up to step
    number `reached`; None if one of the steps up to there could not have been made then."""

    __slots__ = ("decision", "open", "reached", "seat", "without")

    def __init__(self, seat: int, decision: Decision, before: S, n: int) -> None:
        self.seat = seat
        self.decision = decision
        self.open = True
        self.reached = n
        self.without: S | None = before


class Trail(Generic[S]):
    """The quiet and binding steps since position `base`, which stands after step `n`.

    For each step that may be taken back it keeps the position without it, and brings that up to date when asked: each
    later step is tried once, however often it is asked. It is bounded, or somebody who goes back and forth all evening
    would make every message dearer than the one before. What it has depends on nothing but `base` and the steps since
    (never on when it was asked), so that the same log lets the same steps be taken back everywhere.
    """

    __slots__ = ("base", "game", "n", "steps")

    def __init__(self, game: Game[S], base: S, n: int) -> None:
        self.game = game
        self.base = base
        self.n = n
        self.steps: list[TrailStep[S]] = []

    def add(self, seat: int, decision: Decision, before: S) -> None:
        """Adds a step that was made in position `before`, which nobody may change any more."""
        self.steps.append(TrailStep(seat, decision, before, self.n + len(self.steps) + 1))
        own = [step for step in self.steps if step.open and step.seat == seat]
        quiet = self.game.space.kinds[decision.kind].quiet
        for step in own[: -MOST_OF_ONE if quiet else len(own)]:
            step.open, step.without = False, None
        while len(self.steps) > MOST_OF_ALL or (len(self.steps) > MOST_OF_ONE and not self.steps[0].open):
            self._move_on()

    def _move_on(self) -> None:
        """The first step can no longer be taken back."""
        first = self.steps.pop(0)
        self.base = self.game.copy(self.base)
        self.game.play(self.base, first.seat, first.decision, RecordedChance(()))
        self.n += 1

    def own(self, seat: int) -> list[int]:
        """The numbers of the steps that are a seat's to take back, if the others can do without them: its latest ones,
        since it last bound itself."""
        return [n for n, step in enumerate(self.steps, self.n + 1) if step.open and step.seat == seat]

    def can_do_without(self, n: int) -> bool:
        """Whether every step after the open step `n` could have been made without it."""
        step, last = self.steps[n - self.n - 1], self.n + len(self.steps)
        state = step.without
        if state is None or step.reached == last:
            return state is not None
        if step.reached == n:
            state = self.game.copy(state)  # until now it was the position before the step, which others hold as well
        for later in self.steps[step.reached - self.n :]:
            if not self._try(state, later):
                state = None
                break
        step.without, step.reached = state, last
        return state is not None

    def _try(self, state: S, step: TrailStep[S]) -> bool:
        if self.game.why_not(state, step.seat, step.decision) is not None:
            return False
        try:
            self.game.play(state, step.seat, step.decision, RecordedChance(()))
        except ChanceError:
            return False
        return True

    def drop(self, n: int) -> tuple[S, list[list[Event]]]:
        """Takes back step `n`, which the others can do without: the position now, and the events of each step."""
        steps = [(step.seat, step.decision) for step in self.steps]
        del steps[n - self.n - 1]
        return self.lay(steps)

    def lay(self, steps: Sequence[tuple[int, Decision]]) -> tuple[S, list[list[Event]]]:
        """Makes the trail anew, of steps that can be made after `base`: the position now, and the events of each."""
        self.steps = []
        state = self.base
        told: list[list[Event]] = []
        for seat, decision in steps:
            before = state
            state = self.game.copy(before)
            events: list[Event] = []
            self.game.play(state, seat, decision, RecordedChance(()), events)
            self.add(seat, decision, before)
            told.append(events)
        return state, told
