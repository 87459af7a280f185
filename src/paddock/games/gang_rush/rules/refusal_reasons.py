"""The reasons for which something is refused, and the clause that says when each decision can be taken."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values

from ..components.content import DRIVER_COUNT
from . import decisions as d

REFUSALS: Final[tuple[str, ...]] = tuple(
    f"refusal-{code}"
    for code in (
        "over", "no-seat", "not-your-turn", "not-now", "cannot-concede", "car-taken", "start-taken", "no-start",
        "not-revealed", "unplaceable", "placeable", "not-blank", "same-kind", "behind-start", "locked-zone",
        "no-such-space", "no-ramp", "no-ramps", "not-stopped", "body-full", "serviced", "no-credit", "set-aside",
        "no-rerolls", "no-tile", "tile-window", "tile-used", "third-roll", "permanent", "names-a-die", "not-active",
        "nothing-to-move", "no-such-die", "die-used", "same-face", "breakage", "no-repairs", "few-missing",
        "not-wrong-way", "wrong-way", "spun-out", "few-wheels", "few-steps", "dial-range", "not-ahead", "off-side",
        "movement-left", "no-shot", "no-target", "no-turret", "shop-closed", "bought", "no-offer", "turnaround",
        "turned", "not-free", "not-beside", "not-in-front", "must-be-free", "crane-ends", "nothing-there",
        "stack-full", "moved", "nothing-moved",
    )
)  # fmt: skip


def _player_message(seat: int) -> tuple[str, dict[str, object]]:
    return "player", {"seat": seat}


PLAYER_SEAT: Final = Values("player", tuple(str(seat) for seat in range(DRIVER_COUNT)), message_of=_player_message)
"""A seat as it is named before it has a driver."""

TIMING_CLAUSE: Final = {
    d.PICK_CAR: "GB-4.3",
    d.PICK_HAZARD: "GB-6.1",
    d.DISCARD_HAZARD: "GB-6.5",
    d.PLACE: "GB-6.9",
    d.LAY_RAMP: "GB-7.2",
    d.BUY_SERVICE: "GB-16.6",
    d.ROLL_DICE: "GB-8.1",
    d.REROLL_DICE: "GB-8.1",
    d.STOP_ROLLING: "GB-8.3",
    d.SETTLE_DICE: "GB-7.4",
    d.LOAD_DIE: "GB-21.29",
    d.DOUBLE_DIE: "GB-21.23",
    d.TURN_TO_SHOT: "GB-21.12",
    d.REPAIR_BODY: "GB-9.3",
    d.RESTART_UTURN: "GB-9.5",
    d.SET_SPEED: "GB-9.11",
    d.DECLINE_SERVICE: "GB-9.11",
    d.DRIVE_STEP: "GB-7.6",
    d.SHOOT: "GB-11.2",
    d.FIRE_MORTAR: "GB-21.6",
    d.FIRE_PUMP_GUN: "GB-21.9",
    d.FIRE_TRICK_BULLET: "GB-21.11",
    d.GARAGE_REPAIR: "GB-21.13",
    d.BUY_TILE: "GB-18.2",
    d.USE_TILE: "GB-7.10",
    d.MOVE_OBSTACLE: "GB-21.25",
    d.FINISH_MOVING: "GB-21.25",
    d.HANDBRAKE_UTURN: "GB-16.8",
    d.END_TURN: "GB-7.8",
    d.SHIFT_POLICE: "GB-11.8",
    d.BOUNCE_TO: "GB-17.10",
    d.CRANE_TO: "GB-15.5",
    d.CONCEDE: "GB-23.2",
}
"""The clause that says when each decision can be taken."""
