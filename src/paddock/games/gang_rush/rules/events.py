"""What can happen in GangRush: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema

from ..components.bridge import DIRECTION, SPACE_NAME
from ..components.content import DICE_SET, DIE, DRIVER, FACE, HAZARD, SEAT, SHOWN_FACE, TILE

Arg = tuple[str, Values | None]
_CAR: Final[Arg] = ("car", DRIVER)
_OTHER: Final[Arg] = ("other", DRIVER)
_SEAT: Final[Arg] = ("seat", SEAT)
_SPACE: Final[Arg] = ("space", SPACE_NAME)
_FROM: Final[Arg] = ("from", SPACE_NAME)
_TO: Final[Arg] = ("to", SPACE_NAME)
_WAY: Final[Arg] = ("direction", DIRECTION)
_HAZARD: Final[Arg] = ("hazard", HAZARD)
_TILE: Final[Arg] = ("tile", TILE)
_DIE: Final[Arg] = ("die", DIE)
_FACE: Final[Arg] = ("face", FACE)
_SPEED: Final[Arg] = ("speed", None)
_POINTS: Final[Arg] = ("points", None)
_BODY: Final[Arg] = ("body", None)
_COUNT: Final[Arg] = ("count", None)
_AMOUNT: Final[Arg] = ("amount", None)
_PRICE: Final[Arg] = ("price", None)
_PLACE: Final[Arg] = ("place", None)

EVENTS: Final = EventSchema(
    {
        # setup and rounds
        "picks": (_SEAT, _CAR, _SPACE, ("cash", None)),
        "offers": (_TILE, _PRICE),
        "round": (("number", None),),
        "in_order": (_PLACE, _CAR),
        "reveals": (_HAZARD,),
        "places": (_CAR, _HAZARD, _SPACE, _COUNT),
        "discards": (_CAR, _HAZARD),
        # a turn
        "turn": (_CAR, _SPEED),
        "loses_turn": (_CAR,),
        "lays_ramp": (_CAR, _SPACE),
        "services": (_CAR, _PRICE),
        "rolls": (
            _CAR,
            ("dice", DICE_SET),
            ("one", SHOWN_FACE),
            ("two", SHOWN_FACE),
            ("three", SHOWN_FACE),
            ("four", SHOWN_FACE),
            ("five", SHOWN_FACE),
        ),
        "cancels": (_CAR, ("pairs", None)),
        "breaks": (_CAR, _POINTS),
        "repairs": (_CAR, _POINTS, _BODY),
        "restarts": (_CAR,),
        "dial": (_CAR, _SPEED),
        "moves": (_CAR, _SPACE),
        "collects": (_CAR, _AMOUNT, _SPACE),
        "handbrake": (_CAR,),
        "turns_home": (_CAR,),
        "sells": (_CAR, _COUNT, _AMOUNT),
        # collisions and damage
        "rams": (_CAR, _OTHER, _WAY),
        "crashes": (_CAR, _OTHER, _WAY, _POINTS),
        "contact": (_CAR, _OTHER),
        "pile_up": (_CAR, _POINTS),
        "squeezed": (_CAR,),
        "holds": (_CAR,),
        "pushed": (_CAR, _SPACE),
        "hits": (_CAR, _SPACE, _POINTS),
        "scrapes": (_CAR, _SPACE),
        "damaged": (_CAR, _POINTS, _AMOUNT, _SPACE, _BODY),
        "spins_out": (_CAR,),
        "falls": (_CAR, _SPACE),
        # the road
        "bad_road": (_CAR, _SPACE),
        "breaks_barriers": (_CAR, _COUNT, _SPACE),
        "takes_nails": (_CAR, _COUNT, _SPACE),
        "slowed": (_CAR, _SPEED),
        "speed_trap": (_CAR, _SPEED, _SPACE),
        "shifts": (_COUNT, _FROM, _TO),
        "removes_police": (_COUNT, _SPACE),
        "blows_up": (_CAR, _SPACE),
        "slides": (_CAR, _SPACE),
        "loses_wheels": (_CAR,),
        # shots
        "shoots": (_CAR, _WAY),
        "fires_mortar": (_CAR, _WAY),
        "blasts": (_CAR,),
        "tricks": (_CAR, _OTHER),
        "bombs": (_CAR, _SPACE),
        "struck": (_CAR,),
        "bulletproof": (_CAR,),
        "barriers_gone": (_COUNT, _SPACE),
        # ramps
        "hits_ramp": (_CAR, _SPACE),
        "on_ramp": (_CAR, _SPACE),
        "jumps": (_CAR, _SPACE, ("far", None)),
        "landing": (_CAR, _FACE, ("short", None)),
        "bounces": (_CAR, _SPACE),
        "takes_bill": (_CAR, _AMOUNT),
        "lands": (_CAR, _SPACE),
        # shop and tiles
        "buys": (_CAR, _TILE, _PRICE),
        "pays": (_CAR, _AMOUNT, ("debt", None)),
        "uses": (_CAR, _TILE),
        "loads": (_CAR, _DIE, _FACE),
        "doubles": (_CAR, _DIE),
        "to_shot": (_CAR, _DIE),
        "gains": (_CAR, _AMOUNT),
        "carries": (_CAR, _TILE, _FROM, _TO),
        "lays": (_CAR, _TILE, _SPACE),
        "ends_effect": (_CAR, _TILE),
        "renews": (_TILE,),
        # the end of a round, and of the race
        "volley": (_SPACE, _COUNT, _CAR),
        "crane": (_CAR, _SPACE, _PRICE),
        "leaves": (_CAR, _PLACE),
        "rewarded": (_CAR, _PLACE, _AMOUNT),
        "arrested": (_CAR,),
        "frozen": (),
        "sells_ramp": (_CAR, _AMOUNT),
        "fined": (_CAR, _AMOUNT),
        "concedes": (_SEAT,),
        "over": (),
    }
)
