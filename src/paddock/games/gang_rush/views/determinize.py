"""Positions that could be the true one for all a seat knows: there is one only, for nothing is hidden."""

from __future__ import annotations

from paddock.core.chance import ChanceSource

from ..rules.state import State


def determinize(state: State, seat: int | None, chance_source: ChanceSource) -> State:
    """A position that could be the true one: this one, for undrawn tiles have no order."""
    return state.copy()
