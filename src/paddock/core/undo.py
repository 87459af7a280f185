"""How far back a seat may go on its own.

A step is *quiet* if its kind reveals nothing and it drew no chance. The quiet steps since the last one that was not can
be taken back by their seat, in any order, as long as the others still stand without them. A *binding* step that drew no
chance, such as sealing a program, stands for good but leaves the others free: what they laid before it can still be
taken back. Going further back is for the whole table to agree on
(:meth:`paddock.core.game_session.GameSession.rewind`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from paddock.core.chance import DrawnChance, RecordedChance
from paddock.core.decision import Decision
from paddock.core.errors import ChanceError
from paddock.core.event import Event, EventLog
from paddock.core.game import Game

StateT = TypeVar("StateT")

MAX_UNDO_STEPS_OF_SEAT: Final = 32
"""How many of its quiet steps a seat can take back, counted from its latest: no turn of any title has half as many,
unless somebody goes back and forth."""
MAX_UNDO_STEPS: Final = 128
"""How many steps the history has, those of all seats together: eight people lay their programs in eighty at most."""


def is_quiet(game: Game[StateT], decision: Decision, drawn_chances: Sequence[DrawnChance]) -> bool:
    """Whether a step can be taken back as far as itself is concerned."""
    return game.space.kinds[decision.kind].is_quiet and not drawn_chances


def keeps_undo_open(game: Game[StateT], decision: Decision, drawn_chances: Sequence[DrawnChance]) -> bool:
    """Whether, after a step, others can still take back what they did before it."""
    kind = game.space.kinds[decision.kind]
    return (kind.is_quiet or kind.is_binding) and not drawn_chances


class UndoStep(Generic[StateT]):
    """A step of the history. While it is `can_be_taken_back`, `state_without_step` is the position as if it had never
    been made, up to step number `checked_up_to_step`; None if one of the steps up to there could not have been made
    then."""

    __slots__ = ("can_be_taken_back", "checked_up_to_step", "decision", "seat", "state_without_step")

    def __init__(self, seat: int, decision: Decision, state_before: StateT, step_number: int) -> None:
        self.seat = seat
        self.decision = decision
        self.can_be_taken_back = True
        self.checked_up_to_step = step_number
        self.state_without_step: StateT | None = state_before


class UndoHistory(Generic[StateT]):
    """The quiet and binding steps since position `base_state`, which stands after step `base_step`.

    For each step that may be taken back it keeps the position without it, and brings that up to date when asked: each
    later step is tried once, however often it is asked. It is bounded, or somebody who goes back and forth all evening
    would make every message dearer than the one before. What it has depends on nothing but `base_state` and the steps
    since (never on when it was asked), so that the same log lets the same steps be taken back everywhere.
    """

    __slots__ = ("base_state", "base_step", "game", "steps")

    def __init__(self, game: Game[StateT], base_state: StateT, step_number: int) -> None:
        self.game = game
        self.base_state = base_state
        self.base_step = step_number
        self.steps: list[UndoStep[StateT]] = []

    def add(self, seat: int, decision: Decision, state_before: StateT) -> None:
        """Adds a step that was made in position `state_before`, which nobody may change any more."""
        self.steps.append(UndoStep(seat, decision, state_before, self.base_step + len(self.steps) + 1))
        own = [step for step in self.steps if step.can_be_taken_back and step.seat == seat]
        quiet = self.game.space.kinds[decision.kind].is_quiet
        for step in own[: -MAX_UNDO_STEPS_OF_SEAT if quiet else len(own)]:
            step.can_be_taken_back, step.state_without_step = False, None
        while len(self.steps) > MAX_UNDO_STEPS or (
            len(self.steps) > MAX_UNDO_STEPS_OF_SEAT and not self.steps[0].can_be_taken_back
        ):
            self._advance_base()

    def _advance_base(self) -> None:
        """The first step can no longer be taken back."""
        first = self.steps.pop(0)
        self.base_state = self.game.copy(self.base_state)
        self.game.play(self.base_state, first.seat, first.decision, RecordedChance(()))
        self.base_step += 1

    def own_steps(self, seat: int) -> list[int]:
        """The numbers of the steps that are a seat's to take back, if the others can do without them: its latest ones,
        since it last bound itself."""
        return [
            n for n, step in enumerate(self.steps, self.base_step + 1) if step.can_be_taken_back and step.seat == seat
        ]

    def try_removal(self, step_number: int) -> bool:
        """Tries every step after the open step `step_number` without it, and remembers how far that went: true if all
        of them could have been made."""
        step, last = self.steps[step_number - self.base_step - 1], self.base_step + len(self.steps)
        state = step.state_without_step
        if state is None or step.checked_up_to_step == last:
            return state is not None
        if step.checked_up_to_step == step_number:
            state = self.game.copy(state)  # until now it was the position before the step, which others hold as well
        for later in self.steps[step.checked_up_to_step - self.base_step :]:
            if not self._can_replay(state, later):
                state = None
                break
        step.state_without_step, step.checked_up_to_step = state, last
        return state is not None

    def _can_replay(self, state: StateT, step: UndoStep[StateT]) -> bool:
        if self.game.refusal_for(state, step.seat, step.decision) is not None:
            return False
        try:
            self.game.play(state, step.seat, step.decision, RecordedChance(()))
        except ChanceError:
            return False
        return True

    def remove(self, step_number: int) -> tuple[StateT, list[list[Event]]]:
        """Takes back step `step_number`, which the others can do without: the position now, and the events of each
        step."""
        steps = [(step.seat, step.decision) for step in self.steps]
        del steps[step_number - self.base_step - 1]
        return self.rebuild(steps)

    def rebuild(self, steps: Sequence[tuple[int, Decision]]) -> tuple[StateT, list[list[Event]]]:
        """Makes the history anew, of steps that can be made after `base_state`: the position now, and the events of
        each."""
        self.steps = []
        state = self.base_state
        events_by_step: list[list[Event]] = []
        for seat, decision in steps:
            before = state
            state = self.game.copy(before)
            events: list[Event] = []
            self.game.play(state, seat, decision, RecordedChance(()), EventLog(events))
            self.add(seat, decision, before)
            events_by_step.append(events)
        return state, events_by_step
