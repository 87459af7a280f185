"""What the engine can tell in advance, as data for clients to draw."""
# mypyc: off

from __future__ import annotations

from paddock.core.game import Json
from paddock.games.gang_rush.state import State


def foresee(state: State, seat: int) -> Json:
    """Nothing yet."""
    return {}
