"""What can happen in The Great Race: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema
from paddock.games.great_race.components.content import (
    ANSWER,
    CARD,
    COLOUR,
    DANGER,
    ESTIENNE,
    QUEST,
    RESULT,
    SEAT,
    SLOT,
    TILE,
    VEHICLE,
)
from paddock.games.great_race.components.map import CITY, SEA_LINE, SPACE_NAME

Arg = tuple[str, Values | None]
REASON: Final = Values(
    "because",
    (
        # a drive ends
        "city",
        "stop",
        "engine",
        "allowance",
        "no_step",
        "turned_back",
        "chosen",
        # the Torpedo's objective
        "nearest",
        "nearer_home",
        "lowest",
        "none_left",
        "arrival_nearer",
        "holds",
        # its tiles
        "own_road",
        "your_road",
        "beside_you",
        "beside_road",
        "no_room",
        "arrived",
        # its moves
        "card",
        "bonus",
        "river",
        "city_beside",
        "city_on_road",
        "easiest_tile",
        "payable_tile",
        "only_tile",
        "blind",
        "open_track",
        "level_city",
        "sea",
        "no_tile_payable",
        "no_fuel",
        "tile_too_hard",
        "no_road",
        "has_arrived",
        "spaces",
        # its gains
        "first",
        "recovery",
    ),
)
"""Why something is as it is; one word for each reason of the rules."""
ROAD_OWNER: Final = Values("road", ("own", "rival"))
OWN_ROAD: Final = 0
RIVAL_ROAD: Final = 1


def _reason_code(word: str) -> int:
    return REASON.code(word)


WHY_CITY: Final = _reason_code("city")
WHY_STOP: Final = _reason_code("stop")
WHY_ENGINE: Final = _reason_code("engine")
WHY_ALLOWANCE: Final = _reason_code("allowance")
WHY_NO_STEP: Final = _reason_code("no_step")
WHY_TURNED_BACK: Final = _reason_code("turned_back")
WHY_CHOSEN: Final = _reason_code("chosen")
WHY_NEAREST: Final = _reason_code("nearest")
WHY_HOLDS: Final = _reason_code("holds")
WHY_NEARER_HOME: Final = _reason_code("nearer_home")
WHY_LOWEST: Final = _reason_code("lowest")
WHY_NONE_LEFT: Final = _reason_code("none_left")
WHY_ARRIVAL_NEARER: Final = _reason_code("arrival_nearer")
WHY_OWN_ROAD: Final = _reason_code("own_road")
WHY_YOUR_ROAD: Final = _reason_code("your_road")
WHY_BESIDE_YOU: Final = _reason_code("beside_you")
WHY_BESIDE_ROAD: Final = _reason_code("beside_road")
WHY_NO_ROOM: Final = _reason_code("no_room")
WHY_ARRIVED: Final = _reason_code("arrived")
WHY_CARD: Final = _reason_code("card")
WHY_BONUS: Final = _reason_code("bonus")
WHY_RIVER: Final = _reason_code("river")
WHY_CITY_BESIDE: Final = _reason_code("city_beside")
WHY_CITY_ON_ROAD: Final = _reason_code("city_on_road")
WHY_EASIEST: Final = _reason_code("easiest_tile")
WHY_PAYABLE: Final = _reason_code("payable_tile")
WHY_ONLY: Final = _reason_code("only_tile")
WHY_BLIND: Final = _reason_code("blind")
WHY_OPEN_TRACK: Final = _reason_code("open_track")
WHY_LEVEL_CITY: Final = _reason_code("level_city")
WHY_SEA: Final = _reason_code("sea")
WHY_NONE_PAYABLE: Final = _reason_code("no_tile_payable")
WHY_NO_FUEL: Final = _reason_code("no_fuel")
WHY_TOO_HARD: Final = _reason_code("tile_too_hard")
WHY_NO_ROAD: Final = _reason_code("no_road")
WHY_HAS_ARRIVED: Final = _reason_code("has_arrived")
WHY_SPACES: Final = _reason_code("spaces")
WHY_FIRST: Final = _reason_code("first")
WHY_RECOVERY: Final = _reason_code("recovery")

_CREW_ARG: Final[Arg] = ("crew", VEHICLE)
_SEAT_ARG: Final[Arg] = ("seat", SEAT)
_SPACE_ARG: Final[Arg] = ("space", SPACE_NAME)
_CITY_ARG: Final[Arg] = ("city", CITY)
_TILE_ARG: Final[Arg] = ("tile", TILE)
_CARD_ARG: Final[Arg] = ("card", CARD)
_SLOT_ARG: Final[Arg] = ("slot", SLOT)
_REASON_ARG: Final[Arg] = ("because", REASON)
_ENGINE_ARG: Final[Arg] = ("engine", None)
_CHASSIS_ARG: Final[Arg] = ("chassis", None)
_LEVELS_ARG: Final[Arg] = ("levels", None)
_FUEL_ARG: Final[Arg] = ("fuel", None)
_MECHANIC_ARG: Final[Arg] = ("mechanic", None)
_AMOUNT_ARG: Final[Arg] = ("amount", None)
_MONEY_ARG: Final[Arg] = ("money", None)
_PRICE_ARG: Final[Arg] = ("price", None)
_COUNT_ARG: Final[Arg] = ("count", None)
_SPACES_ARG: Final[Arg] = ("spaces", None)
_PLACE_ARG: Final[Arg] = ("place", None)
_STEPS_ARG: Final[Arg] = ("steps", None)
_NUMBER_ARG: Final[Arg] = ("number", None)
_COLOUR_ARG: Final[Arg] = ("colour", COLOUR)

EVENTS: Final = EventSchema(
    {
        # before the race, and the bivouac
        "seat_order": (_PLACE_ARG, _SEAT_ARG),
        "picks_crew": (_SEAT_ARG, _CREW_ARG),
        "starts": (_CREW_ARG, _MONEY_ARG),
        "lays_card": (_SLOT_ARG, _CARD_ARG),
        "takes_card": (_CREW_ARG, _SLOT_ARG, _CARD_ARG),
        "gets_left": (_CREW_ARG, _SLOT_ARG, _CARD_ARG),
        "clears_display": (_COUNT_ARG,),
        "assigns": (_CREW_ARG, ("funding", None), ("scout", None), _MECHANIC_ARG, ("escort", None)),
        # a round and a turn
        "round": (_NUMBER_ARG,),
        "reveals": (("estienne", ESTIENNE), _COLOUR_ARG, _COUNT_ARG),
        "turn": (_CREW_ARG,),
        "passes": (_CREW_ARG,),
        "buys_fuel": (_CREW_ARG, _LEVELS_ARG, _PRICE_ARG, _FUEL_ARG),
        "plays": (_CREW_ARG, _CARD_ARG),
        "attacks": (_CREW_ARG, _CARD_ARG, ("target", VEHICLE)),
        "sells": (_CREW_ARG, _CARD_ARG, _AMOUNT_ARG),
        "gains_fuel": (_CREW_ARG, _LEVELS_ARG, _FUEL_ARG),
        "gains_money": (_CREW_ARG, _AMOUNT_ARG, _MONEY_ARG),
        "restores": (_CREW_ARG, _ENGINE_ARG, _CHASSIS_ARG),
        "marches": (_CREW_ARG, _SPACES_ARG),
        "funds": (_CREW_ARG, _AMOUNT_ARG, _MONEY_ARG),
        "scouts": (_CREW_ARG, _COUNT_ARG),
        "finds": (_CREW_ARG, _TILE_ARG),
        "returns": (_CREW_ARG, _TILE_ARG),
        "lays": (_CREW_ARG, _TILE_ARG, _SPACE_ARG),
        "throws_away": (_CREW_ARG, _TILE_ARG),
        "draws_cards": (_CREW_ARG, _COUNT_ARG),
        "finds_card": (_CREW_ARG, _CARD_ARG),
        "repairs": (_CREW_ARG, _ENGINE_ARG, _CHASSIS_ARG, _PRICE_ARG),
        "drives": (_CREW_ARG, _SPACES_ARG),
        "moves": (_CREW_ARG, _SPACE_ARG, _FUEL_ARG),
        "blind": (_CREW_ARG, _SPACE_ARG, _TILE_ARG),
        "turned_back": (_CREW_ARG, _SPACE_ARG),
        "pays": (_CREW_ARG, _ENGINE_ARG, _CHASSIS_ARG),
        "enters": (_CREW_ARG, _CITY_ARG, ("first", None)),
        "ends_drive": (_CREW_ARG, _REASON_ARG),
        "sails": (_CREW_ARG, ("line", SEA_LINE), _CITY_ARG, ("fare", None)),
        "clears": (_CREW_ARG, _TILE_ARG, _SPACE_ARG),
        "discards": (_CREW_ARG, _CARD_ARG),
        # dangers
        "threatens": (_CREW_ARG, ("danger", DANGER)),
        "wards_off": (_CREW_ARG, ("answer", ANSWER)),
        "loses_levels": (_CREW_ARG, _ENGINE_ARG, _CHASSIS_ARG),
        "loses_fuel": (_CREW_ARG, _LEVELS_ARG, _FUEL_ARG),
        "loses_money": (_CREW_ARG, _AMOUNT_ARG, _MONEY_ARG),
        "loses_card": (_CREW_ARG, _CARD_ARG),
        "held_up": (_CREW_ARG,),
        "spared": (_CREW_ARG,),
        # piles, arrival, maintenance
        "refills_bag": (_COUNT_ARG,),
        "rebuilds_deck": (_COUNT_ARG,),
        "arrives": (_CREW_ARG, _PLACE_ARG),
        "last_phase": (_CREW_ARG,),
        "progress": (_PLACE_ARG, _CREW_ARG, ("level", None)),
        "bonus": (_CREW_ARG, _AMOUNT_ARG, _MONEY_ARG),
        # the Torpedo
        "weighs": (_CITY_ARG, _STEPS_ARG, ("home", None)),
        "aims": (_CITY_ARG, _STEPS_ARG, _REASON_ARG),
        "sorts": (_TILE_ARG, ("value", None), ("road", ROAD_OWNER)),
        "torpedo_lays": (_TILE_ARG, _SPACE_ARG, _REASON_ARG),
        "torpedo_drops": (_TILE_ARG, _REASON_ARG),
        "progresses": (_NUMBER_ARG, _SPACES_ARG, _REASON_ARG),
        "torpedo_moves": (_SPACE_ARG, _FUEL_ARG, _MECHANIC_ARG, _REASON_ARG),
        "torpedo_blind": (_SPACE_ARG, _TILE_ARG),
        "torpedo_stays": (_REASON_ARG,),
        "torpedo_ends": (_REASON_ARG,),
        "torpedo_hit": (_LEVELS_ARG, _MECHANIC_ARG),
        "torpedo_loses": (_FUEL_ARG, _MECHANIC_ARG),
        "sticker": (_COLOUR_ARG, ("level", None)),
        "torpedo_draws": (_CARD_ARG,),
        "torpedo_takes": (_SLOT_ARG, _CARD_ARG),
        "torpedo_gains": (_FUEL_ARG, _MECHANIC_ARG, _REASON_ARG),
        "reshuffles": (_COUNT_ARG,),
        # the end
        "scores": (_CREW_ARG, ("arrival", None), _LEVELS_ARG, ("extra", None), ("total", None)),
        "solo_ends": (("result", RESULT),),
        "upgrades": (("out", ESTIENNE), ("in", ESTIENNE)),
        "stamps": (("quest", QUEST),),
        "resigns": (_SEAT_ARG,),
        "concedes": (_SEAT_ARG,),
        "over": (),
    }
)
