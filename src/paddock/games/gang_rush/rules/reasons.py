"""The reasons for which something is refused, and the clause that says when each decision can be taken."""
# mypyc: off

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.games.gang_rush.components.content import DRIVERS
from paddock.games.gang_rush.rules import decisions as d

REFUSALS: Final[tuple[str, ...]] = tuple(
    f"refusal-{code}"
    for code in (
        "over",
        "no-seat",
        "not-your-turn",
        "not-now",
        "cannot-concede",
        "car-taken",
        "start-taken",
        "no-start",
        "not-revealed",
        "unplaceable",
        "placeable",
        "not-blank",
        "same-kind",
        "behind-start",
        "locked-zone",
        "no-such-space",
        "no-ramp",
        "no-ramps",
        "not-stopped",
        "body-full",
        "serviced",
        "no-credit",
        "set-aside",
        "no-rerolls",
        "no-tile",
        "tile-window",
        "tile-used",
        "third-roll",
        "permanent",
        "names-a-die",
        "not-active",
        "nothing-to-move",
        "no-such-die",
        "die-used",
        "same-face",
        "breakage",
        "no-repairs",
        "few-missing",
        "not-wrong-way",
        "wrong-way",
        "spun-out",
        "few-wheels",
        "few-steps",
        "dial-range",
        "not-ahead",
        "off-side",
        "movement-left",
        "no-shot",
        "no-target",
        "no-turret",
        "shop-closed",
        "bought",
        "no-offer",
        "turnaround",
        "turned",
        "not-free",
        "not-beside",
        "not-in-front",
        "must-be-free",
        "crane-ends",
        "nothing-there",
        "stack-full",
        "moved",
        "nothing-moved",
    )
)


def _player(seat: int) -> tuple[str, dict[str, object]]:
    return "player", {"seat": seat}


PLAYER: Final = Values("player", tuple(str(seat) for seat in range(DRIVERS)), message_of=_player)
"""A seat as it is named before it has a driver."""

WHEN: Final = {
    d.CAR: "GB-4.3",
    d.HAZARD_PICK: "GB-6.1",
    d.DISCARD: "GB-6.5",
    d.PLACE: "GB-6.9",
    d.RAMP: "GB-7.2",
    d.SERVICE: "GB-16.6",
    d.ROLL: "GB-8.1",
    d.REROLL: "GB-8.1",
    d.STOP: "GB-8.3",
    d.SETTLE: "GB-7.4",
    d.LOAD: "GB-21.29",
    d.DOUBLE: "GB-21.23",
    d.GUNSMITH: "GB-21.12",
    d.REPAIR: "GB-9.3",
    d.RESTART: "GB-9.5",
    d.SET_SPEED: "GB-9.11",
    d.NO_SERVICE: "GB-9.11",
    d.STEP: "GB-7.6",
    d.SHOOT: "GB-11.2",
    d.MORTAR: "GB-21.6",
    d.PUMP: "GB-21.9",
    d.TRICK: "GB-21.11",
    d.GARAGE: "GB-21.13",
    d.BUY: "GB-18.2",
    d.USE: "GB-7.10",
    d.MOVE: "GB-21.25",
    d.DONE: "GB-21.25",
    d.HANDBRAKE: "GB-16.8",
    d.END: "GB-7.8",
    d.SHIFT: "GB-11.8",
    d.BOUNCE: "GB-17.10",
    d.CRANE: "GB-15.5",
    d.CONCEDE: "GB-23.2",
}
"""The clause that says when each decision can be taken."""
