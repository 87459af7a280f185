"""Trying things: a copy of the game that goes its own way and never touches the real one."""

from __future__ import annotations

from typing import Any

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.event import Event
from paddock.core.game import Game


class Sandbox:
    """A game to try things in, as one seat could imagine it: what the seat can't see is made up.

    Every seat can be played. `steps` counts what was tried, and :meth:`take_back` takes back any of it.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int | None, chance_source: ChanceSource) -> None:
        self.game = game
        self.seat = seat
        self._chance_source = chance_source
        self._earlier_states: list[Any] = []
        self.state: Any = game.determinize(state, seat, chance_source)

    @property
    def steps(self) -> int:
        """How many decisions were tried since the sandbox left the game."""
        return len(self._earlier_states)

    def decide(self, seat: int, decision: Decision | str) -> list[Event]:
        """Tries a decision of any seat; raises `RefusedError` as the real game would."""
        made = self.game.space.parse(decision) if isinstance(decision, str) else decision
        state = self.game.copy(self.state)
        events = self.game.apply(state, seat, made, self._chance_source)
        self._earlier_states.append(self.state)
        self.state = state
        return events

    def take_back(self, step_count: int = 1) -> None:
        """Takes back what was tried last."""
        for _ in range(min(step_count, len(self._earlier_states))):
            self.state = self._earlier_states.pop()
