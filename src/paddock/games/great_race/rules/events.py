"""What can happen in The Great Race: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema

from ..components import africa, content
from ..components.africa import CITY_VALUES
from .reasons import REASON_VALUES

ROAD_OWNER_VALUES: Final = ValueSet("road", ("own", "rival"))
OWN_ROAD: Final = 0
RIVAL_ROAD: Final = 1

_ARGUMENT_VALUES: Final = {
    "answer": content.DANGER_ANSWER_VALUES,
    "because": REASON_VALUES,
    "card": content.CARD_VALUES,
    "city": CITY_VALUES,
    "colour": content.COLOUR_VALUES,
    "crew": content.VEHICLE_VALUES,
    "danger": content.DANGER_VALUES,
    "estienne": content.ESTIENNE_CARD_VALUES,
    "in": content.ESTIENNE_CARD_VALUES,
    "line": africa.SEA_LINE_VALUES,
    "out": content.ESTIENNE_CARD_VALUES,
    "quest": content.QUEST_VALUES,
    "result": content.RESULT_VALUES,
    "road": ROAD_OWNER_VALUES,
    "seat": content.SEAT_VALUES,
    "slot": content.SLOT_VALUES,
    "space": africa.SPACE_VALUES,
    "target": content.VEHICLE_VALUES,
    "tile": content.TILE_VALUES,
}
"""The values of arguments by their names; all others are plain numbers."""
_EVENT_KINDS: Final = {
    # before the race, and the bivouac
    "seat_order": "place seat",
    "picks_crew": "seat crew",
    "starts": "crew money",
    "lays_card": "slot card",
    "takes_card": "crew slot card",
    "gets_left": "crew slot card",
    "clears_display": "count",
    "assigns": "crew funding scout mechanic escort",
    # a round and a turn
    "round": "number",
    "reveals": "estienne colour count",
    "turn": "crew",
    "passes": "crew",
    "buys_fuel": "crew levels price fuel",
    "plays": "crew card",
    "attacks": "crew card target",
    "sells": "crew card amount",
    "gains_fuel": "crew levels fuel",
    "gains_money": "crew amount money",
    "restores": "crew engine chassis",
    "marches": "crew spaces",
    "funds": "crew amount money",
    "scouts": "crew count",
    "finds": "crew tile",
    "returns": "crew tile",
    "lays": "crew tile space",
    "throws_away": "crew tile",
    "draws_cards": "crew count",
    "finds_card": "crew card",
    "repairs": "crew engine chassis price",
    "drives": "crew spaces",
    "moves": "crew space fuel",
    "blind": "crew space tile",
    "turned_back": "crew space",
    "pays": "crew engine chassis",
    "enters": "crew city first",
    "ends_drive": "crew because",
    "sails": "crew line city fare",
    "clears": "crew tile space",
    "discards": "crew card",
    # dangers
    "threatens": "crew danger",
    "wards_off": "crew answer",
    "loses_levels": "crew engine chassis",
    "loses_fuel": "crew levels fuel",
    "loses_money": "crew amount money",
    "loses_card": "crew card",
    "held_up": "crew",
    "spared": "crew",
    # piles, arrival, maintenance
    "refills_bag": "count",
    "rebuilds_deck": "count",
    "arrives": "crew place",
    "last_phase": "crew",
    "progress": "place crew level",
    "bonus": "crew amount money",
    # the Torpedo
    "weighs": "city steps home",
    "aims": "city steps because",
    "sorts": "tile value road",
    "torpedo_lays": "tile space because",
    "torpedo_drops": "tile because",
    "progresses": "number spaces because",
    "torpedo_moves": "space fuel mechanic because",
    "torpedo_blind": "space tile",
    "torpedo_stays": "because",
    "torpedo_ends": "because",
    "torpedo_hit": "levels mechanic",
    "torpedo_loses": "fuel mechanic",
    "sticker": "colour level",
    "torpedo_draws": "card",
    "torpedo_takes": "slot card",
    "torpedo_gains": "fuel mechanic because",
    "reshuffles": "count",
    # the end
    "scores": "crew arrival levels extra total",
    "solo_ends": "result",
    "upgrades": "out in",
    "stamps": "quest",
    "resigns": "seat",
    "concedes": "seat",
    "over": "",
}
"""The arguments of every kind of event."""
EVENTS: Final = EventSchema(
    {
        kind: tuple((name, _ARGUMENT_VALUES.get(name)) for name in arguments.split())
        for kind, arguments in _EVENT_KINDS.items()
    }
)
