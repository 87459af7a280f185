"""What has become of a car: whether it is on the bridge, in the river beside it, or out of the race."""

from __future__ import annotations

from typing import Final

STATUS_ON_ROAD: Final = 0
STATUS_IN_RIVER: Final = 1
STATUS_LEFT_BRIDGE: Final = 2
STATUS_ARRESTED: Final = 3
STATUS_CONCEDED: Final = 4
STATUS_NOT_PICKED: Final = 5
STATUS_NAMES: Final = {
    STATUS_ON_ROAD: "road", STATUS_IN_RIVER: "river", STATUS_LEFT_BRIDGE: "out", STATUS_ARRESTED: "arrested",
    STATUS_CONCEDED: "conceded", STATUS_NOT_PICKED: "unpicked",
}  # fmt: skip
RACING_STATUSES: Final = (STATUS_ON_ROAD, STATUS_IN_RIVER)
"""Cars that are still on their way."""
CONCEDING_STATUSES: Final = (*RACING_STATUSES, STATUS_NOT_PICKED)
