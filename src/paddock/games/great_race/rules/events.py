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
from paddock.games.great_race.components.map import CITY, LINE, SPACE_NAME

Arg = tuple[str, Values | None]
BECAUSE: Final = Values(
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
ROAD: Final = Values("road", ("own", "rival"))
OWN_ROAD: Final = 0
RIVAL_ROAD: Final = 1


def _why(word: str) -> int:
    return BECAUSE.code(word)


WHY_CITY: Final = _why("city")
WHY_STOP: Final = _why("stop")
WHY_ENGINE: Final = _why("engine")
WHY_ALLOWANCE: Final = _why("allowance")
WHY_NO_STEP: Final = _why("no_step")
WHY_TURNED_BACK: Final = _why("turned_back")
WHY_CHOSEN: Final = _why("chosen")
WHY_NEAREST: Final = _why("nearest")
WHY_HOLDS: Final = _why("holds")
WHY_NEARER_HOME: Final = _why("nearer_home")
WHY_LOWEST: Final = _why("lowest")
WHY_NONE_LEFT: Final = _why("none_left")
WHY_ARRIVAL_NEARER: Final = _why("arrival_nearer")
WHY_OWN_ROAD: Final = _why("own_road")
WHY_YOUR_ROAD: Final = _why("your_road")
WHY_BESIDE_YOU: Final = _why("beside_you")
WHY_BESIDE_ROAD: Final = _why("beside_road")
WHY_NO_ROOM: Final = _why("no_room")
WHY_ARRIVED: Final = _why("arrived")
WHY_CARD: Final = _why("card")
WHY_BONUS: Final = _why("bonus")
WHY_RIVER: Final = _why("river")
WHY_CITY_BESIDE: Final = _why("city_beside")
WHY_CITY_ON_ROAD: Final = _why("city_on_road")
WHY_EASIEST: Final = _why("easiest_tile")
WHY_PAYABLE: Final = _why("payable_tile")
WHY_ONLY: Final = _why("only_tile")
WHY_BLIND: Final = _why("blind")
WHY_OPEN_TRACK: Final = _why("open_track")
WHY_LEVEL_CITY: Final = _why("level_city")
WHY_SEA: Final = _why("sea")
WHY_NONE_PAYABLE: Final = _why("no_tile_payable")
WHY_NO_FUEL: Final = _why("no_fuel")
WHY_TOO_HARD: Final = _why("tile_too_hard")
WHY_NO_ROAD: Final = _why("no_road")
WHY_HAS_ARRIVED: Final = _why("has_arrived")
WHY_SPACES: Final = _why("spaces")
WHY_FIRST: Final = _why("first")
WHY_RECOVERY: Final = _why("recovery")

_CREW: Final[Arg] = ("crew", VEHICLE)
_SEAT: Final[Arg] = ("seat", SEAT)
_SPACE: Final[Arg] = ("space", SPACE_NAME)
_CITY: Final[Arg] = ("city", CITY)
_TILE: Final[Arg] = ("tile", TILE)
_CARD: Final[Arg] = ("card", CARD)
_SLOT: Final[Arg] = ("slot", SLOT)
_WHY: Final[Arg] = ("because", BECAUSE)
_ENGINE: Final[Arg] = ("engine", None)
_CHASSIS: Final[Arg] = ("chassis", None)
_LEVELS: Final[Arg] = ("levels", None)
_FUEL: Final[Arg] = ("fuel", None)
_MECHANIC: Final[Arg] = ("mechanic", None)
_AMOUNT: Final[Arg] = ("amount", None)
_MONEY: Final[Arg] = ("money", None)
_PRICE: Final[Arg] = ("price", None)
_COUNT: Final[Arg] = ("count", None)
_SPACES: Final[Arg] = ("spaces", None)
_PLACE: Final[Arg] = ("place", None)
_STEPS: Final[Arg] = ("steps", None)
_NUMBER: Final[Arg] = ("number", None)
_COLOUR: Final[Arg] = ("colour", COLOUR)

EVENTS: Final = EventSchema(
    {
        # before the race, and the bivouac
        "seat_order": (_PLACE, _SEAT),
        "picks_crew": (_SEAT, _CREW),
        "starts": (_CREW, _MONEY),
        "lays_card": (_SLOT, _CARD),
        "takes_card": (_CREW, _SLOT, _CARD),
        "gets_left": (_CREW, _SLOT, _CARD),
        "clears_display": (_COUNT,),
        "assigns": (_CREW, ("funding", None), ("scout", None), _MECHANIC, ("escort", None)),
        # a round and a turn
        "round": (_NUMBER,),
        "reveals": (("estienne", ESTIENNE), _COLOUR, _COUNT),
        "turn": (_CREW,),
        "passes": (_CREW,),
        "buys_fuel": (_CREW, _LEVELS, _PRICE, _FUEL),
        "plays": (_CREW, _CARD),
        "attacks": (_CREW, _CARD, ("target", VEHICLE)),
        "sells": (_CREW, _CARD, _AMOUNT),
        "gains_fuel": (_CREW, _LEVELS, _FUEL),
        "gains_money": (_CREW, _AMOUNT, _MONEY),
        "restores": (_CREW, _ENGINE, _CHASSIS),
        "marches": (_CREW, _SPACES),
        "funds": (_CREW, _AMOUNT, _MONEY),
        "scouts": (_CREW, _COUNT),
        "finds": (_CREW, _TILE),
        "returns": (_CREW, _TILE),
        "lays": (_CREW, _TILE, _SPACE),
        "throws_away": (_CREW, _TILE),
        "draws_cards": (_CREW, _COUNT),
        "finds_card": (_CREW, _CARD),
        "repairs": (_CREW, _ENGINE, _CHASSIS, _PRICE),
        "drives": (_CREW, _SPACES),
        "moves": (_CREW, _SPACE, _FUEL),
        "blind": (_CREW, _SPACE, _TILE),
        "turned_back": (_CREW, _SPACE),
        "pays": (_CREW, _ENGINE, _CHASSIS),
        "enters": (_CREW, _CITY, ("first", None)),
        "ends_drive": (_CREW, _WHY),
        "sails": (_CREW, ("line", LINE), _CITY, ("fare", None)),
        "clears": (_CREW, _TILE, _SPACE),
        "discards": (_CREW, _CARD),
        # dangers
        "threatens": (_CREW, ("danger", DANGER)),
        "wards_off": (_CREW, ("answer", ANSWER)),
        "loses_levels": (_CREW, _ENGINE, _CHASSIS),
        "loses_fuel": (_CREW, _LEVELS, _FUEL),
        "loses_money": (_CREW, _AMOUNT, _MONEY),
        "loses_card": (_CREW, _CARD),
        "held_up": (_CREW,),
        "spared": (_CREW,),
        # piles, arrival, maintenance
        "refills_bag": (_COUNT,),
        "rebuilds_deck": (_COUNT,),
        "arrives": (_CREW, _PLACE),
        "last_phase": (_CREW,),
        "progress": (_PLACE, _CREW, ("level", None)),
        "bonus": (_CREW, _AMOUNT, _MONEY),
        # the Torpedo
        "weighs": (_CITY, _STEPS, ("home", None)),
        "aims": (_CITY, _STEPS, _WHY),
        "sorts": (_TILE, ("value", None), ("road", ROAD)),
        "torpedo_lays": (_TILE, _SPACE, _WHY),
        "torpedo_drops": (_TILE, _WHY),
        "progresses": (_NUMBER, _SPACES, _WHY),
        "torpedo_moves": (_SPACE, _FUEL, _MECHANIC, _WHY),
        "torpedo_blind": (_SPACE, _TILE),
        "torpedo_stays": (_WHY,),
        "torpedo_ends": (_WHY,),
        "torpedo_hit": (_LEVELS, _MECHANIC),
        "torpedo_loses": (_FUEL, _MECHANIC),
        "sticker": (_COLOUR, ("level", None)),
        "torpedo_draws": (_CARD,),
        "torpedo_takes": (_SLOT, _CARD),
        "torpedo_gains": (_FUEL, _MECHANIC, _WHY),
        "reshuffles": (_COUNT,),
        # the end
        "scores": (_CREW, ("arrival", None), _LEVELS, ("extra", None), ("total", None)),
        "solo_ends": (("result", RESULT),),
        "upgrades": (("out", ESTIENNE), ("in", ESTIENNE)),
        "stamps": (("quest", QUEST),),
        "resigns": (_SEAT,),
        "concedes": (_SEAT,),
        "over": (),
    }
)
