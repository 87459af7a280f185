"""What road, speeds, body points and places are worth to somebody, in dollars: the driver's figures, and those of a
contender for each kind of race (`data/stakes.json`)."""

from __future__ import annotations

from typing import Any, Final

from paddock.games.gang_rush.components.content import DRIVERS as CARS
from paddock.games.gang_rush.components.content import TOP, read

FAVOURITES: Final = ("don_moccioco", "duke", "pupetta", "spender", "parker")
"""Drivers in the order in which a driver would take them (section H of the rules)."""
SPACE_WORTH: Final = 140.0
"""A space of road: more than the die that it takes to drive it."""
LAST_WORTH: Final = 180.0
"""The same for a car that is last, which wins nothing."""
EXPERT_WORTH: Final = 25.0
"""The same where there is no hurry to come home."""
PACE: Final = 1.0
"""Expert: spaces a round that need no hurry."""
SPEED_WORTH: Final[list[float]] = [0.0, 150.0, 250.0, 310.0, 345.0, 355.0]
"""A speed is worth what it saves the next turn."""
BODY_WORTH: Final[list[float]] = [330.0, 0.0, 25.0, 42.0, 54.0, 63.0, 70.0, 76.0]
"""Body points. A car that has lost its last one is rid of a worry: nothing can hurt it, and nobody gets its bills
(GB-13.2). What it costs to get there is `SPIN`."""
SPIN: Final = 420.0
"""Facing the wrong way costs about a turn."""
FALL: Final = 250.0
"""In the river the turn is lost, too."""
DUELLIST: Final = 0.6
"""What a dollar of the rival weighs against one's own in a duel."""
NEAR: Final = 12.0
"""Something solid straight ahead, closer than the car is fast."""


class Stakes:
    """One way to see a race."""

    __slots__ = (
        "bodies",
        "duellist",
        "excluded",
        "fall",
        "idle",
        "income",
        "last",
        "near",
        "pace",
        "place",
        "space",
        "speeds",
        "spin",
    )

    def __init__(self) -> None:
        self.space = SPACE_WORTH
        self.last = LAST_WORTH
        self.speeds = SPEED_WORTH
        self.duellist = DUELLIST
        self.place = 0.0
        """How much of what the place in the race may bring counts before the last round; with 0 it never does."""
        self.excluded = 0.0
        """What it costs to be the car that cannot win (GB-23.7)."""
        self.idle = EXPERT_WORTH
        self.pace = PACE
        self.income = 0.0
        """Expert: what each round on the bridge brings that one need not be home yet."""
        self.bodies = BODY_WORTH
        self.spin = SPIN
        self.fall = FALL
        self.near = NEAR

    def at_the_end(self) -> Stakes:
        """The same for the last round of a race: no next turn is worth anything, only money and the place."""
        found = Stakes()
        found.space = found.last = found.spin = found.fall = found.near = 0.0
        found.speeds = [0.0] * (TOP + 1)
        found.bodies = [0.0] * len(BODY_WORTH)
        found.place = 1.0
        found.excluded = self.excluded
        return found


def _contender(table: dict[str, Any]) -> Stakes:
    """What a contender sees otherwise than the driver."""
    found = Stakes()
    found.space = float(table.get("space", found.space))
    found.last = float(table.get("last", found.last))
    found.speeds = [float(each) for each in table.get("speeds", found.speeds)]
    found.duellist = float(table.get("rival", found.duellist))
    found.place = float(table.get("place", found.place))
    found.excluded = float(table.get("excluded", found.excluded))
    found.idle = float(table.get("idle", found.idle))
    found.pace = float(table.get("pace", found.pace))
    found.income = float(table.get("income", found.income))
    return found


_PARTS: Final[dict[str, dict[str, Any]]] = read("stakes.json")["parts"]
DRIVERS: Final = Stakes()
"""How the driver sees every race."""
CONTENDERS: Final = {kind: _contender(table) for kind, table in _PARTS.items()}
"""How a contender sees a duel, a race of more cars, and one with a closed border."""
PICKED: Final = {kind: tuple(str(name) for name in table["drivers"]) for kind, table in _PARTS.items()}
"""Drivers in the order in which a contender would take them for each of these."""
MOST: Final = {kind: int(table.get("most", CARS)) for kind, table in _PARTS.items()}
"""With more cars than these a contender plays like the driver."""
