"""What can happen in RoboRally: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import ValueSet
from paddock.core.event import EventSchema

from ..components.content import CARD_VALUES, FACING_VALUES, OPTION_VALUES, REGISTER_VALUES, ROBOT_VALUES, SEAT_VALUES
from .decisions import WEAPON_VALUES

_VALUES_BY_ARGUMENT: Final[dict[str, ValueSet]] = {
    "robot": ROBOT_VALUES,
    "by": ROBOT_VALUES,
    "target": ROBOT_VALUES,
    "facing": FACING_VALUES,
    "card": CARD_VALUES,
    "second": CARD_VALUES,
    "option": OPTION_VALUES,
    "register": REGISTER_VALUES,
    "seat": SEAT_VALUES,
    "weapon": WEAPON_VALUES,
}
"""What an argument can be, by its name; the others are numbers."""

_ARGUMENTS_BY_EVENT: Final = {
    # setup
    "first_player": "seat",
    "joins_team": "seat team",
    "takes_robot": "seat robot",
    "home_board": "team board",
    "drafts": "seat",
    "docks": "robot dock",
    "deploys": "robot x y facing",
    "gets_option": "robot option",
    # the turn
    "turn": "turn",
    "powers_down": "robot",
    "dealt": "robot count",
    "recompiles": "robot count",
    "uses_flywheel": "robot",
    "seals": "robot",
    "time_up": "robot",
    "stores": "robot option",
    "announces_power_down": "robot",
    "gyro_on": "robot",
    # a register
    "register": "register",
    "announces_conditional": "robot",
    "reveals": "robot register card",
    "reveals_pair": "robot register card second",
    "aborts": "robot card",
    "acts": "robot card",
    "acts_pair": "robot card second",
    "obeys": "robot by card",
    "brakes": "robot",
    "shifts_up": "robot",
    "reverses": "robot",
    "turns": "robot facing",
    "moves": "robot x y",
    "pushed": "robot by x y",
    "pulled": "robot by x y",
    "blocked": "robot",
    "rams": "robot target",
    "falls": "robot x y",
    "leaves_course": "robot",
    "carried": "robot x y facing",
    "not_carried": "robot",
    "shoved": "robot x y",
    "not_shoved": "robot",
    "crushed": "robot",
    "geared": "robot facing",
    # lasers and damage
    "lasered": "robot x y count",
    "shoots": "by target count",
    "fires": "by weapon target",
    "damaged": "robot damage",
    "locks": "robot register",
    "locks_card": "robot register card",
    "jams": "robot register",
    "shielded": "robot",
    "coated": "robot count",
    "prevents": "robot option",
    "loses_option": "robot option",
    "scrambled": "robot register",
    "controlled": "robot by",
    "destroyed": "robot lives",
    "eliminated": "robot",
    # flags
    "flag_moves": "flag x y",
    "flag_returns": "flag x y",
    "touches": "robot flag",
    "arm_touches": "robot x y",
    "archives": "robot x y",
    "takes_flag": "robot flag",
    "controls": "team flag",
    # the end of the turn and of the game
    "repairs": "robot damage",
    "frees": "robot register",
    "draws_option": "robot option",
    "stays_down": "robot",
    "returns": "robot x y facing",
    "returns_down": "robot",
    "circuit_breaker": "robot",
    "solid": "robot",
    "finishes": "robot",
    "concedes": "seat",
    "team_wins": "team",
    "drawn": "",
    "over": "",
}
"""The arguments of each kind, in their order."""

EVENTS: Final = EventSchema(
    {
        kind: tuple((name, _VALUES_BY_ARGUMENT.get(name)) for name in names.split())
        for kind, names in _ARGUMENTS_BY_EVENT.items()
    }
)
