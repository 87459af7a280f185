"""What can happen in Classic Rally: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema

from ..components.content import BOARD, CARD, CARD_PLACE, COLOUR, FEATURE, HAZARD, JOKER, PIPS, WAY, WEATHER
from ..components.tiles import CELL, DIRECTION, ROTATION, TILE_KIND
from .phases import EXCHANGE

Arg = tuple[str, Values | None]
_CAR_ARG: Final[Arg] = ("car", COLOUR)
_OTHER_ARG: Final[Arg] = ("other", COLOUR)
_CELL_ARG: Final[Arg] = ("cell", CELL)
_ROTATION_ARG: Final[Arg] = ("rotation", ROTATION)
_KIND_ARG: Final[Arg] = ("kind", TILE_KIND)
_NOSE_ARG: Final[Arg] = ("nose", DIRECTION)
_CARD_ARG: Final[Arg] = ("card", CARD)
_WAY_ARG: Final[Arg] = ("way", WAY)
_FEATURE_ARG: Final[Arg] = ("feature", FEATURE)
_HAZARD_ARG: Final[Arg] = ("hazard", HAZARD)
_JOKER_ARG: Final[Arg] = ("joker", JOKER)
_COUNT_ARG: Final[Arg] = ("count", None)
_EXCHANGE_ARG: Final[Arg] = ("exchange", EXCHANGE)
_TWO_DICE_ARGS: Final[tuple[Arg, Arg]] = (("one", PIPS), ("two", PIPS))

EVENTS: Final = EventSchema(
    {
        # before the race
        "rolls_first": (_CAR_ARG, *_TWO_DICE_ARGS),
        "first_player": (_CAR_ARG,),
        "draws_tile": (_CAR_ARG, _KIND_ARG),
        "lays_tile": (_CAR_ARG, _KIND_ARG, _CELL_ARG, _ROTATION_ARG),
        "holds_tile": (_CAR_ARG, _KIND_ARG),
        "all_stuck": (_COUNT_ARG,),
        "builds_anew": (),
        "votes": (_CAR_ARG, _CELL_ARG, _ROTATION_ARG),
        "rolls_finish": (_CAR_ARG, *_TWO_DICE_ARGS),
        "gets_joker": (_CAR_ARG, _JOKER_ARG),
        "gets_feature": (_CAR_ARG, _FEATURE_ARG),
        "loads": (_CAR_ARG, ("board", BOARD), _CARD_ARG, _COUNT_ARG),
        "places_assistance": (_CAR_ARG, _CELL_ARG),
        # a turn
        "round": (("number", None),),
        "turn": (_CAR_ARG,),
        "leaks": (_CAR_ARG, _COUNT_ARG),
        "barred": (_CAR_ARG,),
        "rolls": (_CAR_ARG, *_TWO_DICE_ARGS, ("weather", WEATHER)),
        "disabled": (_CAR_ARG, _FEATURE_ARG),
        "plays_card": (_CAR_ARG, _WAY_ARG),
        "steps": (_CAR_ARG, _CELL_ARG, _NOSE_ARG, ("fuel", None)),
        "overtakes": (_CAR_ARG,),
        "nowhere": (_CAR_ARG, _WAY_ARG),
        "reverses": (_CAR_ARG, _NOSE_ARG),
        "stops": (_CAR_ARG, _CELL_ARG),
        "draws_hazard": (_CAR_ARG, _HAZARD_ARG),
        "fixed": (_CAR_ARG,),
        "token": (_CAR_ARG, ("number", None)),
        "turns": (_CAR_ARG, _NOSE_ARG),
        "assistance": (_CAR_ARG, _CELL_ARG),
        "opens": (_CAR_ARG, _EXCHANGE_ARG),
        "moves_card": (_CAR_ARG, _CARD_ARG, ("from", CARD_PLACE), ("to", CARD_PLACE)),
        "robs": (_CAR_ARG, _OTHER_ARG, _CARD_ARG),
        "gives_back": (_CAR_ARG, _OTHER_ARG, _CARD_ARG),
        "closes": (_CAR_ARG, _EXCHANGE_ARG),
        "repairs": (_CAR_ARG, _CARD_ARG),
        "mended": (_CAR_ARG, _HAZARD_ARG),
        "plays_joker": (_CAR_ARG, _JOKER_ARG),
        "sabotaged": (_CAR_ARG,),
        # the end
        "finishes": (_CAR_ARG, ("round", None)),
        "retires": (_CAR_ARG,),
        "concedes": (_CAR_ARG,),
        "stopwatch": (("notches", None),),
        "over": (),
    }
)
