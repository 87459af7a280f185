"""How far back a seat may go on its own.

A step is *quiet* if its kind reveals nothing and it met no chance. The quiet steps since the last one that was not can
be taken back by their seat, in any order, as long as the others still stand without them. A *binding* step that met no
chance, such as sealing a program, stands for good but leaves the others free: what they laid before it can still be
taken back. Going further back is for the whole table to agree on (:meth:`paddock.core.play.Play.go_back`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from paddock.core.chance import Met, RecordedChance
from paddock.core.decision import Decision
from paddock.core.errors import ChanceError
from paddock.core.event import Event
from paddock.core.game import Game

S = TypeVar("S")


def is_quiet(game: Game[S], decision: Decision, met: Sequence[Met]) -> bool:
    """Whether a step can be taken back as far as itself is concerned."""
    return game.space.kinds[decision.kind].quiet and not met


def leaves_free(game: Game[S], decision: Decision, met: Sequence[Met]) -> bool:
    """Whether, after a step, others can still take back what they did before it."""
    kind = game.space.kinds[decision.kind]
    return (kind.quiet or kind.binding) and not met


def without(
    game: Game[S], base: S, steps: Sequence[tuple[int, Decision]], dropped: int
) -> tuple[S, list[list[Event]]] | None:
    """The position, and the events of each step, as if step number `dropped` of `steps` had never been made after
    `base`; None if a later one could not have been made then."""
    state = game.copy(base)
    chance = RecordedChance(())
    told: list[list[Event]] = []
    for place, (seat, decision) in enumerate(steps):
        if place == dropped:
            continue
        if place > dropped and game.why_not(state, seat, decision) is not None:
            return None
        events: list[Event] = []
        try:
            game.play(state, seat, decision, chance, events)
        except ChanceError:
            return None
        told.append(events)
    return state, told
