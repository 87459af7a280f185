"""Positions that could be the true one for all a seat knows: tyres that others have chosen in secret."""

from __future__ import annotations

from paddock.core.chance import ChanceSource

from ..components.content import NO_TYRES
from ..rules.legal import tyre_types
from ..rules.state import State
from .view import is_secret


def determinize(state: State, seat: int | None, chance_source: ChanceSource) -> State:
    """A position that could be the true one: tyres that others have chosen in secret are guessed."""
    found = state.copy()
    if is_secret(state):
        for car, tyres in enumerate(found.tyres):
            if tyres != NO_TYRES and found.lineup.seats[car] != seat:
                found.tyres[car] = chance_source.pick("imagine", tyre_types(found))
    return found
