"""What can happen in Classic Rally: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema

from ..components.content import (
    BOARD_VALUES,
    CARD_PLACE_VALUES,
    CARD_VALUES,
    COLOUR_VALUES,
    FEATURE_VALUES,
    HAZARD_VALUES,
    JOKER_VALUES,
    PIP_VALUES,
    RELATIVE_DIRECTION_VALUES,
    WEATHER_VALUES,
)
from ..components.tiles import CELL_VALUES, DIRECTION_VALUES, ROTATION_VALUES, TILE_KIND_VALUES
from .phases import EXCHANGE_VALUES

_NAMED_AS_ARGUMENTS: Final = (
    BOARD_VALUES,
    CARD_VALUES,
    CELL_VALUES,
    EXCHANGE_VALUES,
    FEATURE_VALUES,
    HAZARD_VALUES,
    JOKER_VALUES,
    ROTATION_VALUES,
    TILE_KIND_VALUES,
    RELATIVE_DIRECTION_VALUES,
    WEATHER_VALUES,
)
_VALUES_BY_ARGUMENT: Final[dict[str, ValueSet]] = {
    **{values.name: values for values in _NAMED_AS_ARGUMENTS},
    "car": COLOUR_VALUES,
    "other": COLOUR_VALUES,
    "nose": DIRECTION_VALUES,
    "one": PIP_VALUES,
    "two": PIP_VALUES,
    "from": CARD_PLACE_VALUES,
    "to": CARD_PLACE_VALUES,
}
"""What an argument can be, by its name; the others are numbers."""

_ARGUMENTS_BY_EVENT: Final = {
    # before the race
    "rolls_first": "car one two",
    "first_player": "car",
    "draws_tile": "car kind",
    "lays_tile": "car kind cell rotation",
    "holds_tile": "car kind",
    "all_stuck": "count",
    "builds_anew": "",
    "votes": "car cell rotation",
    "rolls_finish": "car one two",
    "gets_joker": "car joker",
    "gets_feature": "car feature",
    "loads": "car board card count",
    "places_assistance": "car cell",
    # a turn
    "round": "number",
    "turn": "car",
    "leaks": "car count",
    "barred": "car",
    "rolls": "car one two weather",
    "disabled": "car feature",
    "plays_card": "car way",
    "steps": "car cell nose fuel",
    "overtakes": "car",
    "nowhere": "car way",
    "reverses": "car nose",
    "stops": "car cell",
    "draws_hazard": "car hazard",
    "fixed": "car",
    "token": "car number",
    "turns": "car nose",
    "assistance": "car cell",
    "opens": "car exchange",
    "moves_card": "car card from to",
    "robs": "car other card",
    "gives_back": "car other card",
    "closes": "car exchange",
    "repairs": "car card",
    "mended": "car hazard",
    "plays_joker": "car joker",
    "sabotaged": "car",
    # the end
    "finishes": "car round",
    "retires": "car",
    "concedes": "car",
    "stopwatch": "notches",
    "over": "",
}
EVENTS: Final = EventSchema(
    {
        kind: tuple((name, _VALUES_BY_ARGUMENT.get(name)) for name in args.split())
        for kind, args in _ARGUMENTS_BY_EVENT.items()
    }
)
