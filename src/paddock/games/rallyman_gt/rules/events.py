"""What can happen in Rallyman: GT: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema

from ..components import content

_CAR: Final[tuple[str, Values | None]] = ("car", content.CAR)
_SPACE: Final[tuple[str, Values | None]] = ("space", content.SPACE_NAME)
_SPEED: Final[tuple[str, Values | None]] = ("speed", content.SPEED)
_TYRES: Final[tuple[str, Values | None]] = ("tyres", content.TYRES)
_WARNINGS: Final[tuple[str, Values | None]] = ("warnings", None)
_THRESHOLD: Final[tuple[str, Values | None]] = ("threshold", None)
_TOKENS: Final[tuple[str, Values | None]] = ("tokens", None)
_PLACE: Final[tuple[str, Values | None]] = ("place", None)
_SECONDS: Final[tuple[str, Values | None]] = ("seconds", None)

EVENTS: Final = EventSchema(
    {
        # setup
        "tyres_chosen": (_CAR, _TYRES),
        "qualifying": (),
        "qualified": (_CAR, _SECONDS),
        "grid": (_CAR, _PLACE, _SPACE),
        # a round, a turn
        "round": (("number", None), ("colour", content.ROUND_COLOUR)),
        "turn": (_CAR, _SPEED),
        "rolls": (_CAR, ("die", content.DIE), ("face", content.DIE_FACE)),
        "secures": (_CAR, ("dice", None), ("cost", None)),
        "moves": (_CAR, _SPACE, _SPEED),
        "warned": (_CAR, _WARNINGS, _THRESHOLD),
        "stops": (_CAR, _SPACE),
        "flat_out": (_CAR, ("dice", None)),
        "flat_out_holds": (_CAR, _WARNINGS, _THRESHOLD),
        "flat_out_fails": (_CAR, _WARNINGS, _THRESHOLD),
        "gains_focus": (_CAR, _TOKENS),
        "cannon_fails": (_CAR,),
        "marker": (_CAR, _SPEED),
        # trouble
        "too_fast": (_CAR, _SPEED, ("limit", None)),
        "loses_control": (_CAR, _SPACE, _SPEED, ("danger", content.DANGER)),
        "spins": (_CAR,),
        "leaves_track": (_CAR, ("side", content.SIDE)),
        "draws": (_CAR, ("token", content.TOKEN)),
        "bag_empty": (_CAR,),
        "weather": (("weather", content.WEATHER),),
        "flag_out": (_CAR,),
        "flag_in": (_CAR,),
        "blocked": (_CAR,),
        "towed": (_CAR,),
        "recovers": (_CAR, _SPACE),
        "stays_off": (_CAR, _SPACE),
        # the pits
        "pits": (_CAR, ("zone", content.ZONE)),
        "fits": (_CAR, _TYRES),
        "repairs": (_CAR, _TOKENS),
        "pit_waits": (_CAR,),
        "returns": (_CAR, _SPACE),
        "stays_in": (_CAR, _SPACE),
        # the end
        "crosses": (_CAR, ("crossings", None)),
        "finishes": (_CAR, _PLACE),
        "timed": (_CAR, _SPEED, _SECONDS),
        "lap_time": (_CAR, ("total", None), ("gained", None), ("final", None)),
        "concedes": (_CAR,),
        "over": (),
    }
)
