"""What can happen in Rallyman: GT: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema

from ..components import content

_CAR_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("car", content.CAR_VALUES)
_SPACE_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("space", content.SPACE_VALUES)
_SPEED_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("speed", content.SPEED_VALUES)
_TYRES_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("tyres", content.TYRES_VALUES)
_WARNINGS_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("warnings", None)
_THRESHOLD_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("threshold", None)
_TOKENS_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("tokens", None)
_PLACE_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("place", None)
_SECONDS_ARGUMENT: Final[tuple[str, ValueSet | None]] = ("seconds", None)

EVENTS: Final = EventSchema(
    {
        # setup
        "tyres_chosen": (_CAR_ARGUMENT, _TYRES_ARGUMENT),
        "qualifying": (),
        "qualified": (_CAR_ARGUMENT, _SECONDS_ARGUMENT),
        "grid": (_CAR_ARGUMENT, _PLACE_ARGUMENT, _SPACE_ARGUMENT),
        # a round, a turn
        "round": (("number", None), ("colour", content.ROUND_COLOUR_VALUES)),
        "turn": (_CAR_ARGUMENT, _SPEED_ARGUMENT),
        "rolls": (_CAR_ARGUMENT, ("die", content.DIE_VALUES), ("face", content.DIE_FACE_VALUES)),
        "secures": (_CAR_ARGUMENT, ("dice", None), ("cost", None)),
        "moves": (_CAR_ARGUMENT, _SPACE_ARGUMENT, _SPEED_ARGUMENT),
        "warned": (_CAR_ARGUMENT, _WARNINGS_ARGUMENT, _THRESHOLD_ARGUMENT),
        "stops": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "flat_out": (_CAR_ARGUMENT, ("dice", None)),
        "flat_out_holds": (_CAR_ARGUMENT, _WARNINGS_ARGUMENT, _THRESHOLD_ARGUMENT),
        "flat_out_fails": (_CAR_ARGUMENT, _WARNINGS_ARGUMENT, _THRESHOLD_ARGUMENT),
        "gains_focus": (_CAR_ARGUMENT, _TOKENS_ARGUMENT),
        "cannon_fails": (_CAR_ARGUMENT,),
        "marker": (_CAR_ARGUMENT, _SPEED_ARGUMENT),
        # trouble
        "too_fast": (_CAR_ARGUMENT, _SPEED_ARGUMENT, ("limit", None)),
        "loses_control": (_CAR_ARGUMENT, _SPACE_ARGUMENT, _SPEED_ARGUMENT, ("danger", content.DANGER_VALUES)),
        "spins": (_CAR_ARGUMENT,),
        "leaves_track": (_CAR_ARGUMENT, ("side", content.SIDE_VALUES)),
        "draws": (_CAR_ARGUMENT, ("token", content.TOKEN_VALUES)),
        "bag_empty": (_CAR_ARGUMENT,),
        "weather": (("weather", content.WEATHER_VALUES),),
        "flag_out": (_CAR_ARGUMENT,),
        "flag_in": (_CAR_ARGUMENT,),
        "blocked": (_CAR_ARGUMENT,),
        "towed": (_CAR_ARGUMENT,),
        "recovers": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "stays_off": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        # the pits
        "pits": (_CAR_ARGUMENT, ("zone", content.PIT_ZONE_VALUES)),
        "fits": (_CAR_ARGUMENT, _TYRES_ARGUMENT),
        "repairs": (_CAR_ARGUMENT, _TOKENS_ARGUMENT),
        "pit_waits": (_CAR_ARGUMENT,),
        "returns": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "stays_in": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        # the end
        "crosses": (_CAR_ARGUMENT, ("crossings", None)),
        "finishes": (_CAR_ARGUMENT, _PLACE_ARGUMENT),
        "timed": (_CAR_ARGUMENT, _SPEED_ARGUMENT, _SECONDS_ARGUMENT),
        "lap_time": (_CAR_ARGUMENT, ("total", None), ("gained", None), ("final", None)),
        "concedes": (_CAR_ARGUMENT,),
        "over": (),
    }
)
