"""What people call the spaces of the bridge: "the second space of zone 3, in the middle"; and sets of dice.

The zones are numbered on the trusses, and left is left as the race goes out. Clients get the row of a space in the
scene, and say its name by the message `bridge-place`.
"""
# mypyc: off

from __future__ import annotations

from collections import Counter
from typing import Final

from paddock.core.decision import Message

from ..components.bridge import LANE_BY_SPACE, SPACE_COUNT, SPACE_VALUES, Y_BY_SPACE, ZONES_BY_SPACE
from ..components.content import DICE_SET_VALUES

BEYOND_BRIDGE: Final = -1
"""Said instead of a zone of the spaces beyond the far end."""


def _rows() -> tuple[int, ...]:
    """For each space the how-manieth it is in its zone and lane; those on the line between two zones are none."""
    counts = Counter[tuple[int, tuple[int, ...]]]()
    rows = [0] * SPACE_COUNT
    for space in sorted(range(SPACE_COUNT), key=Y_BY_SPACE.__getitem__):
        if len(ZONES_BY_SPACE[space]) == 1:
            key = LANE_BY_SPACE[space], ZONES_BY_SPACE[space]
            counts[key] += 1
            rows[space] = counts[key]
    return tuple(rows)


ROW_BY_SPACE: Final = _rows()


def _place_message(space: int) -> Message:
    lane = LANE_BY_SPACE[space]
    if space >= SPACE_COUNT:
        return Message("bridge-place", {"lane": lane, "zone": BEYOND_BRIDGE, "next": 0, "row": 0})
    zone, following, *_ = (*ZONES_BY_SPACE[space], 0, 0)
    return Message("bridge-place", {"lane": lane, "zone": zone, "next": following, "row": ROW_BY_SPACE[space]})


DICE_MESSAGES: Final = {
    code: Message("dice-set", {"count": len(dice), "list": ", ".join(dice)})
    for code, dice in enumerate(DICE_SET_VALUES.names)
}
"""The name of each set of dice, as it is said."""
PLACE_MESSAGES: Final = {space: _place_message(space) for space in range(len(SPACE_VALUES))}
"""The name of each space, as it is said."""
