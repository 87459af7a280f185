"""What came before: the position after any step, and the story from its beginning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from paddock.core.play import Play
from paddock.core.record import Record, Step
from paddock.core.replay import opening, take_step
from paddock.match.entries import AnyEntry, Opened
from paddock.match.match import Match

EVERY: Final = 25
"""Steps between two positions that the album keeps."""


class Album:
    """Positions of a game, kept at regular steps, so that any step is a few steps away from one."""

    def __init__(self, play: Play[Any]) -> None:
        self._record: Final = Record(play.header)
        self._states: Final[list[Any]] = []
        self._now: Any = None

    def position(self, play: Play[Any], n: int) -> Any:
        """The position after step `n` of a game that is there from its first step; to be looked at, not changed."""
        self._follow(play.steps)
        game, place = play.game, n // EVERY
        if n >= play.last:
            return play.state
        while len(self._states) <= place:
            self._extend(play)
        state = game.copy(self._states[place])
        for step in self._record.steps[place * EVERY + 1 : n + 1]:
            take_step(self._record, game, state, step)
        return state

    def _follow(self, steps: list[Step]) -> None:
        """Takes over the steps as they are now; positions after one that has changed are thrown away."""
        known = self._record.steps
        same = min(len(known), len(steps))
        while same and known[same - 1] is not steps[same - 1]:
            same -= 1
        del self._states[(same + EVERY - 1) // EVERY :]
        self._record.steps = list(steps)
        self._record.line_of = list(range(2, len(steps) + 2))

    def _extend(self, play: Play[Any]) -> None:
        game = play.game
        if not self._states:
            state: Any = opening(self._record, game)
            take_step(self._record, game, state, self._record.steps[0])
        else:
            state = game.copy(self._states[-1])
            first = (len(self._states) - 1) * EVERY + 1
            for step in self._record.steps[first : first + EVERY]:
                take_step(self._record, game, state, step)
        self._states.append(state)


def story(match_id: str, entries: Iterable[AnyEntry], viewer: int | None) -> list[dict[str, Any]]:
    """All that a viewer was told, from the first entry on."""
    match: Match | None = None
    found: list[dict[str, Any]] = []
    for entry in entries:
        if match is None:
            if not isinstance(entry, Opened):
                break
            match = Match(match_id, entry)
        match.take(entry)
        found += match.story.since(viewer, len(found), match.game.events) or []
    return found
