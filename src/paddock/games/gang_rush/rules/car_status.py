"""What has become of a car: whether it is on the bridge, in the river beside it, or out of the race."""

from __future__ import annotations

from typing import Final

ON_ROAD: Final = 0
IN_RIVER: Final = 1
LEFT_BRIDGE: Final = 2
ARRESTED: Final = 3
CONCEDED: Final = 4
NOT_PICKED: Final = 5
STATUS_NAMES: Final = {
    ON_ROAD: "road", IN_RIVER: "river", LEFT_BRIDGE: "out", ARRESTED: "arrested",
    CONCEDED: "conceded", NOT_PICKED: "unpicked",
}  # fmt: skip
RACING: Final = (ON_ROAD, IN_RIVER)
"""Cars that are still on their way."""
CAN_CONCEDE: Final = (*RACING, NOT_PICKED)
