"""What can happen in GangRush: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema

from ..components.bridge import DIRECTION_VALUES, SPACE_VALUES
from ..components.content import (
    DICE_SET_VALUES,
    DIE_VALUES,
    DRIVER_VALUES,
    FACE_VALUES,
    HAZARD_VALUES,
    SEAT_VALUES,
    SHOWN_FACE_VALUES,
    TILE_VALUES,
)

EventArgument = tuple[str, ValueSet | None]
_CAR_ARGUMENT: Final[EventArgument] = ("car", DRIVER_VALUES)
_OTHER_ARGUMENT: Final[EventArgument] = ("other", DRIVER_VALUES)
_SEAT_ARGUMENT: Final[EventArgument] = ("seat", SEAT_VALUES)
_SPACE_ARGUMENT: Final[EventArgument] = ("space", SPACE_VALUES)
_FROM_ARGUMENT: Final[EventArgument] = ("from", SPACE_VALUES)
_TO_ARGUMENT: Final[EventArgument] = ("to", SPACE_VALUES)
_DIRECTION_ARGUMENT: Final[EventArgument] = ("direction", DIRECTION_VALUES)
_HAZARD_ARGUMENT: Final[EventArgument] = ("hazard", HAZARD_VALUES)
_TILE_ARGUMENT: Final[EventArgument] = ("tile", TILE_VALUES)
_DIE_ARGUMENT: Final[EventArgument] = ("die", DIE_VALUES)
_FACE_ARGUMENT: Final[EventArgument] = ("face", FACE_VALUES)
_SPEED_ARGUMENT: Final[EventArgument] = ("speed", None)
_POINTS_ARGUMENT: Final[EventArgument] = ("points", None)
_BODY_ARGUMENT: Final[EventArgument] = ("body", None)
_COUNT_ARGUMENT: Final[EventArgument] = ("count", None)
_AMOUNT_ARGUMENT: Final[EventArgument] = ("amount", None)
_PRICE_ARGUMENT: Final[EventArgument] = ("price", None)
_PLACE_ARGUMENT: Final[EventArgument] = ("place", None)

EVENTS: Final = EventSchema(
    {
        # setup and rounds
        "picks": (_SEAT_ARGUMENT, _CAR_ARGUMENT, _SPACE_ARGUMENT, ("cash", None)),
        "offers": (_TILE_ARGUMENT, _PRICE_ARGUMENT),
        "round": (("number", None),),
        "in_order": (_PLACE_ARGUMENT, _CAR_ARGUMENT),
        "reveals": (_HAZARD_ARGUMENT,),
        "places": (_CAR_ARGUMENT, _HAZARD_ARGUMENT, _SPACE_ARGUMENT, _COUNT_ARGUMENT),
        "discards": (_CAR_ARGUMENT, _HAZARD_ARGUMENT),
        # a turn
        "turn": (_CAR_ARGUMENT, _SPEED_ARGUMENT),
        "loses_turn": (_CAR_ARGUMENT,),
        "lays_ramp": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "services": (_CAR_ARGUMENT, _PRICE_ARGUMENT),
        "rolls": (
            _CAR_ARGUMENT,
            ("dice", DICE_SET_VALUES),
            ("one", SHOWN_FACE_VALUES),
            ("two", SHOWN_FACE_VALUES),
            ("three", SHOWN_FACE_VALUES),
            ("four", SHOWN_FACE_VALUES),
            ("five", SHOWN_FACE_VALUES),
        ),
        "cancels": (_CAR_ARGUMENT, ("pairs", None)),
        "breaks": (_CAR_ARGUMENT, _POINTS_ARGUMENT),
        "repairs": (_CAR_ARGUMENT, _POINTS_ARGUMENT, _BODY_ARGUMENT),
        "restarts": (_CAR_ARGUMENT,),
        "dial": (_CAR_ARGUMENT, _SPEED_ARGUMENT),
        "moves": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "collects": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT, _SPACE_ARGUMENT),
        "handbrake": (_CAR_ARGUMENT,),
        "turns_home": (_CAR_ARGUMENT,),
        "sells": (_CAR_ARGUMENT, _COUNT_ARGUMENT, _AMOUNT_ARGUMENT),
        # collisions and damage
        "rams": (_CAR_ARGUMENT, _OTHER_ARGUMENT, _DIRECTION_ARGUMENT),
        "crashes": (_CAR_ARGUMENT, _OTHER_ARGUMENT, _DIRECTION_ARGUMENT, _POINTS_ARGUMENT),
        "contact": (_CAR_ARGUMENT, _OTHER_ARGUMENT),
        "pile_up": (_CAR_ARGUMENT, _POINTS_ARGUMENT),
        "squeezed": (_CAR_ARGUMENT,),
        "holds": (_CAR_ARGUMENT,),
        "pushed": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "hits": (_CAR_ARGUMENT, _SPACE_ARGUMENT, _POINTS_ARGUMENT),
        "scrapes": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "damaged": (_CAR_ARGUMENT, _POINTS_ARGUMENT, _AMOUNT_ARGUMENT, _SPACE_ARGUMENT, _BODY_ARGUMENT),
        "spins_out": (_CAR_ARGUMENT,),
        "falls": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        # the road
        "bad_road": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "breaks_barriers": (_CAR_ARGUMENT, _COUNT_ARGUMENT, _SPACE_ARGUMENT),
        "takes_nails": (_CAR_ARGUMENT, _COUNT_ARGUMENT, _SPACE_ARGUMENT),
        "slowed": (_CAR_ARGUMENT, _SPEED_ARGUMENT),
        "speed_trap": (_CAR_ARGUMENT, _SPEED_ARGUMENT, _SPACE_ARGUMENT),
        "shifts": (_COUNT_ARGUMENT, _FROM_ARGUMENT, _TO_ARGUMENT),
        "removes_police": (_COUNT_ARGUMENT, _SPACE_ARGUMENT),
        "blows_up": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "slides": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "loses_wheels": (_CAR_ARGUMENT,),
        # shots
        "shoots": (_CAR_ARGUMENT, _DIRECTION_ARGUMENT),
        "fires_mortar": (_CAR_ARGUMENT, _DIRECTION_ARGUMENT),
        "blasts": (_CAR_ARGUMENT,),
        "tricks": (_CAR_ARGUMENT, _OTHER_ARGUMENT),
        "bombs": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "struck": (_CAR_ARGUMENT,),
        "bulletproof": (_CAR_ARGUMENT,),
        "barriers_gone": (_COUNT_ARGUMENT, _SPACE_ARGUMENT),
        # ramps
        "hits_ramp": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "on_ramp": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "jumps": (_CAR_ARGUMENT, _SPACE_ARGUMENT, ("far", None)),
        "landing": (_CAR_ARGUMENT, _FACE_ARGUMENT, ("short", None)),
        "bounces": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        "takes_bill": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT),
        "lands": (_CAR_ARGUMENT, _SPACE_ARGUMENT),
        # shop and tiles
        "buys": (_CAR_ARGUMENT, _TILE_ARGUMENT, _PRICE_ARGUMENT),
        "pays": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT, ("debt", None)),
        "uses": (_CAR_ARGUMENT, _TILE_ARGUMENT),
        "loads": (_CAR_ARGUMENT, _DIE_ARGUMENT, _FACE_ARGUMENT),
        "doubles": (_CAR_ARGUMENT, _DIE_ARGUMENT),
        "to_shot": (_CAR_ARGUMENT, _DIE_ARGUMENT),
        "gains": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT),
        "carries": (_CAR_ARGUMENT, _TILE_ARGUMENT, _FROM_ARGUMENT, _TO_ARGUMENT),
        "lays": (_CAR_ARGUMENT, _TILE_ARGUMENT, _SPACE_ARGUMENT),
        "ends_effect": (_CAR_ARGUMENT, _TILE_ARGUMENT),
        "renews": (_TILE_ARGUMENT,),
        # the end of a round, and of the race
        "volley": (_SPACE_ARGUMENT, _COUNT_ARGUMENT, _CAR_ARGUMENT),
        "crane": (_CAR_ARGUMENT, _SPACE_ARGUMENT, _PRICE_ARGUMENT),
        "leaves": (_CAR_ARGUMENT, _PLACE_ARGUMENT),
        "rewarded": (_CAR_ARGUMENT, _PLACE_ARGUMENT, _AMOUNT_ARGUMENT),
        "arrested": (_CAR_ARGUMENT,),
        "frozen": (),
        "sells_ramp": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT),
        "fined": (_CAR_ARGUMENT, _AMOUNT_ARGUMENT),
        "concedes": (_SEAT_ARGUMENT,),
        "over": (),
    }
)
