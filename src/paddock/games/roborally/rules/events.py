"""What can happen in RoboRally: the kinds of event and their arguments."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Values
from paddock.core.event import EventSchema

from ..components.content import CARD_VALUES, FACING_VALUES, OPTION_VALUES, REGISTER_VALUES, ROBOT_VALUES, SEAT_VALUES
from .decisions import WEAPON_NAME

_ROBOT: Final[tuple[str, Values | None]] = ("robot", ROBOT_VALUES)
_BY: Final[tuple[str, Values | None]] = ("by", ROBOT_VALUES)
_TARGET: Final[tuple[str, Values | None]] = ("target", ROBOT_VALUES)
_X: Final[tuple[str, Values | None]] = ("x", None)
_Y: Final[tuple[str, Values | None]] = ("y", None)
_FACING: Final[tuple[str, Values | None]] = ("facing", FACING_VALUES)
_CARD: Final[tuple[str, Values | None]] = ("card", CARD_VALUES)
_SECOND: Final[tuple[str, Values | None]] = ("second", CARD_VALUES)
_OPTION: Final[tuple[str, Values | None]] = ("option", OPTION_VALUES)
_REGISTER: Final[tuple[str, Values | None]] = ("register", REGISTER_VALUES)
_SEAT: Final[tuple[str, Values | None]] = ("seat", SEAT_VALUES)
_TEAM: Final[tuple[str, Values | None]] = ("team", None)
_FLAG: Final[tuple[str, Values | None]] = ("flag", None)
_COUNT: Final[tuple[str, Values | None]] = ("count", None)
_DAMAGE: Final[tuple[str, Values | None]] = ("damage", None)
_LIVES: Final[tuple[str, Values | None]] = ("lives", None)
_TURN: Final[tuple[str, Values | None]] = ("turn", None)
_WEAPON: Final[tuple[str, Values | None]] = ("weapon", WEAPON_NAME)

EVENTS: Final = EventSchema(
    {
        # setup
        "first_player": (_SEAT,),
        "joins_team": (_SEAT, _TEAM),
        "takes_robot": (_SEAT, _ROBOT),
        "home_board": (_TEAM, ("board", None)),
        "drafts": (_SEAT,),
        "docks": (_ROBOT, ("dock", None)),
        "deploys": (_ROBOT, _X, _Y, _FACING),
        "gets_option": (_ROBOT, _OPTION),
        # the turn
        "turn": (_TURN,),
        "powers_down": (_ROBOT,),
        "dealt": (_ROBOT, _COUNT),
        "recompiles": (_ROBOT, _COUNT),
        "uses_flywheel": (_ROBOT,),
        "seals": (_ROBOT,),
        "time_up": (_ROBOT,),
        "stores": (_ROBOT, _OPTION),
        "announces_power_down": (_ROBOT,),
        "gyro_on": (_ROBOT,),
        # a register
        "register": (_REGISTER,),
        "announces_conditional": (_ROBOT,),
        "reveals": (_ROBOT, _REGISTER, _CARD),
        "reveals_pair": (_ROBOT, _REGISTER, _CARD, _SECOND),
        "aborts": (_ROBOT, _CARD),
        "acts": (_ROBOT, _CARD),
        "acts_pair": (_ROBOT, _CARD, _SECOND),
        "obeys": (_ROBOT, _BY, _CARD),
        "brakes": (_ROBOT,),
        "shifts_up": (_ROBOT,),
        "reverses": (_ROBOT,),
        "turns": (_ROBOT, _FACING),
        "moves": (_ROBOT, _X, _Y),
        "pushed": (_ROBOT, _BY, _X, _Y),
        "pulled": (_ROBOT, _BY, _X, _Y),
        "blocked": (_ROBOT,),
        "rams": (_ROBOT, _TARGET),
        "falls": (_ROBOT, _X, _Y),
        "leaves_course": (_ROBOT,),
        "carried": (_ROBOT, _X, _Y, _FACING),
        "not_carried": (_ROBOT,),
        "shoved": (_ROBOT, _X, _Y),
        "not_shoved": (_ROBOT,),
        "crushed": (_ROBOT,),
        "geared": (_ROBOT, _FACING),
        # lasers and damage
        "lasered": (_ROBOT, _X, _Y, _COUNT),
        "shoots": (_BY, _TARGET, _COUNT),
        "fires": (_BY, _WEAPON, _TARGET),
        "damaged": (_ROBOT, _DAMAGE),
        "locks": (_ROBOT, _REGISTER),
        "locks_card": (_ROBOT, _REGISTER, _CARD),
        "jams": (_ROBOT, _REGISTER),
        "shielded": (_ROBOT,),
        "coated": (_ROBOT, _COUNT),
        "prevents": (_ROBOT, _OPTION),
        "loses_option": (_ROBOT, _OPTION),
        "scrambled": (_ROBOT, _REGISTER),
        "controlled": (_ROBOT, _BY),
        "destroyed": (_ROBOT, _LIVES),
        "eliminated": (_ROBOT,),
        # flags
        "flag_moves": (_FLAG, _X, _Y),
        "flag_returns": (_FLAG, _X, _Y),
        "touches": (_ROBOT, _FLAG),
        "arm_touches": (_ROBOT, _X, _Y),
        "archives": (_ROBOT, _X, _Y),
        "takes_flag": (_ROBOT, _FLAG),
        "controls": (_TEAM, _FLAG),
        # the end of the turn and of the game
        "repairs": (_ROBOT, _DAMAGE),
        "frees": (_ROBOT, _REGISTER),
        "draws_option": (_ROBOT, _OPTION),
        "stays_down": (_ROBOT,),
        "returns": (_ROBOT, _X, _Y, _FACING),
        "returns_down": (_ROBOT,),
        "circuit_breaker": (_ROBOT,),
        "solid": (_ROBOT,),
        "finishes": (_ROBOT,),
        "concedes": (_SEAT,),
        "team_wins": (_TEAM,),
        "drawn": (),
        "over": (),
    }
)
