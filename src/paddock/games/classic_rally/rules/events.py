"""What can happen in Classic Rally: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema
from paddock.games.classic_rally.components.content import (
    BOARD,
    CARD,
    COLOUR,
    FEATURE,
    HAZARD,
    JOKER,
    PIPS,
    PLACE,
    WAY,
    WEATHER,
)
from paddock.games.classic_rally.components.road import CELL, DIRECTION, KIND, ROTATION
from paddock.games.classic_rally.rules.state import EXCHANGE

Arg = tuple[str, Values | None]
_CAR: Final[Arg] = ("car", COLOUR)
_OTHER: Final[Arg] = ("other", COLOUR)
_CELL: Final[Arg] = ("cell", CELL)
_ROTATION: Final[Arg] = ("rotation", ROTATION)
_KIND: Final[Arg] = ("kind", KIND)
_NOSE: Final[Arg] = ("nose", DIRECTION)
_CARD: Final[Arg] = ("card", CARD)
_WAY: Final[Arg] = ("way", WAY)
_FEATURE: Final[Arg] = ("feature", FEATURE)
_HAZARD: Final[Arg] = ("hazard", HAZARD)
_JOKER: Final[Arg] = ("joker", JOKER)
_COUNT: Final[Arg] = ("count", None)
_EXCHANGE: Final[Arg] = ("exchange", EXCHANGE)
_TWO_DICE: Final[tuple[Arg, Arg]] = (("one", PIPS), ("two", PIPS))

EVENTS: Final = EventSchema(
    {
        # before the race
        "rolls_first": (_CAR, *_TWO_DICE),
        "first_player": (_CAR,),
        "draws_tile": (_CAR, _KIND),
        "lays_tile": (_CAR, _KIND, _CELL, _ROTATION),
        "holds_tile": (_CAR, _KIND),
        "all_stuck": (_COUNT,),
        "builds_anew": (),
        "votes": (_CAR, _CELL, _ROTATION),
        "rolls_finish": (_CAR, *_TWO_DICE),
        "gets_joker": (_CAR, _JOKER),
        "gets_feature": (_CAR, _FEATURE),
        "loads": (_CAR, ("board", BOARD), _CARD, _COUNT),
        "places_assistance": (_CAR, _CELL),
        # a turn
        "round": (("number", None),),
        "turn": (_CAR,),
        "leaks": (_CAR, _COUNT),
        "barred": (_CAR,),
        "rolls": (_CAR, *_TWO_DICE, ("weather", WEATHER)),
        "disabled": (_CAR, _FEATURE),
        "plays_card": (_CAR, _WAY),
        "steps": (_CAR, _CELL, _NOSE, ("fuel", None)),
        "overtakes": (_CAR,),
        "nowhere": (_CAR, _WAY),
        "reverses": (_CAR, _NOSE),
        "stops": (_CAR, _CELL),
        "draws_hazard": (_CAR, _HAZARD),
        "fixed": (_CAR,),
        "token": (_CAR, ("number", None)),
        "turns": (_CAR, _NOSE),
        "assistance": (_CAR, _CELL),
        "opens": (_CAR, _EXCHANGE),
        "moves_card": (_CAR, _CARD, ("from", PLACE), ("to", PLACE)),
        "robs": (_CAR, _OTHER, _CARD),
        "gives_back": (_CAR, _OTHER, _CARD),
        "closes": (_CAR, _EXCHANGE),
        "repairs": (_CAR, _CARD),
        "mended": (_CAR, _HAZARD),
        "plays_joker": (_CAR, _JOKER),
        "sabotaged": (_CAR,),
        # the end
        "finishes": (_CAR, ("round", None)),
        "retires": (_CAR,),
        "concedes": (_CAR,),
        "stopwatch": (("notches", None),),
        "over": (),
    }
)
