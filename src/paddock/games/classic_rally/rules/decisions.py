"""Every decision of Classic Rally (section (a) of the rules), declared once; docs/positions has them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import DecisionKind, DecisionSpace

from ..components.content import (
    BOARD_VALUES,
    CARD_VALUES,
    COLOUR_VALUES,
    FEATURE_VALUES,
    JOKER_VALUES,
    MAX_SEATS,
    RELATIVE_DIRECTION_VALUES,
)
from ..components.tiles import CELL_VALUES, DIRECTION_VALUES, ROTATION_VALUES

PLACE_TILE: Final = 0
VOTE_FINISH: Final = 1
PLACE_FINISH: Final = 2
PICK_FEATURE: Final = 3
LOAD_CARD: Final = 4
UNLOAD_CARD: Final = 5
FINISH_LOADING: Final = 6
PLACE_ASSISTANCE: Final = 7
ROLL_DICE: Final = 8
CHOOSE_DISABLED: Final = 9
RALLY_STEP: Final = 10
RALLY_STOP: Final = 11
TURN_AROUND: Final = 12
ASSISTANCE_MOVE: Final = 13
ASSIST_RALLY_CAR: Final = 14
RESUPPLY_AT_STATION: Final = 15
MOVE_TO_RALLY: Final = 16
MOVE_TO_ASSISTANCE: Final = 17
TAKE_CARD: Final = 18
PUT_BACK_CARD: Final = 19
ROB_CARD: Final = 20
GIVE_BACK_CARD: Final = 21
FINISH_EXCHANGE: Final = 22
REPAIR_CAR: Final = 23
PLAY_JOKER: Final = 24
END_TURN: Final = 25
RETIRE_FROM_RACE: Final = 26
CONCEDE: Final = 27

_CELL_ARGUMENT: Final = ("cell", CELL_VALUES)
_SPOT_ARGUMENTS: Final = [_CELL_ARGUMENT, ("rotation", ROTATION_VALUES)]
_CARD_ARGUMENT: Final = ("card", CARD_VALUES)
_BOARD_ARGUMENT: Final = ("board", BOARD_VALUES)
_COLOUR_ARGUMENT: Final = ("colour", COLOUR_VALUES)

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(PLACE_TILE, "place_tile", _SPOT_ARGUMENTS, clause_id="CR-3.4"),
        DecisionKind(VOTE_FINISH, "vote_finish", _SPOT_ARGUMENTS, is_binding=True, clause_id="CR-3.10"),
        DecisionKind(PLACE_FINISH, "place_finish", _SPOT_ARGUMENTS, clause_id="CR-3.11"),
        DecisionKind(PICK_FEATURE, "pick_feature", [("feature", FEATURE_VALUES)], clause_id="CR-5.3"),
        DecisionKind(LOAD_CARD, "load", [_BOARD_ARGUMENT, _CARD_ARGUMENT], is_quiet=True, clause_id="CR-5.6"),
        DecisionKind(UNLOAD_CARD, "unload", [_BOARD_ARGUMENT, _CARD_ARGUMENT], is_quiet=True, clause_id="CR-5.6"),
        DecisionKind(FINISH_LOADING, "ready", is_binding=True, clause_id="CR-5.7"),
        DecisionKind(PLACE_ASSISTANCE, "place_assistance", [_CELL_ARGUMENT], clause_id="CR-5.10"),
        DecisionKind(ROLL_DICE, "roll_dice", clause_id="CR-7.1"),
        DecisionKind(CHOOSE_DISABLED, "choose_disabled", [("feature", FEATURE_VALUES)], clause_id="CR-7.5"),
        DecisionKind(RALLY_STEP, "rally_step", [("way", RELATIVE_DIRECTION_VALUES)], is_quiet=True, clause_id="CR-6.3"),
        DecisionKind(RALLY_STOP, "rally_stop", is_quiet=True, clause_id="CR-12.3"),
        DecisionKind(TURN_AROUND, "turn_around", is_quiet=True, clause_id="CR-21.2"),
        DecisionKind(
            ASSISTANCE_MOVE, "assistance_move", [("direction", DIRECTION_VALUES)], is_quiet=True, clause_id="CR-16.1"
        ),
        DecisionKind(ASSIST_RALLY_CAR, "assist", is_quiet=True, clause_id="CR-17.1"),
        DecisionKind(RESUPPLY_AT_STATION, "resupply", [_BOARD_ARGUMENT], is_quiet=True, clause_id="CR-14.1"),
        DecisionKind(MOVE_TO_RALLY, "to_rally", [_CARD_ARGUMENT], is_quiet=True, clause_id="CR-17.2"),
        DecisionKind(MOVE_TO_ASSISTANCE, "to_assistance", [_CARD_ARGUMENT], is_quiet=True, clause_id="CR-17.2"),
        DecisionKind(TAKE_CARD, "take", [_CARD_ARGUMENT], is_quiet=True, clause_id="CR-14.3"),
        DecisionKind(PUT_BACK_CARD, "put_back", [_CARD_ARGUMENT], is_quiet=True, clause_id="CR-14.3"),
        DecisionKind(ROB_CARD, "rob", [_COLOUR_ARGUMENT, _CARD_ARGUMENT], is_quiet=True, clause_id="CR-19.3"),
        DecisionKind(
            GIVE_BACK_CARD, "give_back", [_COLOUR_ARGUMENT, _CARD_ARGUMENT], is_quiet=True, clause_id="CR-19.3"
        ),
        DecisionKind(FINISH_EXCHANGE, "done", is_quiet=True, is_formality=True, clause_id="CR-17.2"),
        DecisionKind(REPAIR_CAR, "repair", [_CARD_ARGUMENT], is_quiet=True, clause_id="CR-20.2"),
        DecisionKind(PLAY_JOKER, "play_joker", [("joker", JOKER_VALUES)], clause_id="CR-19.1"),
        DecisionKind(END_TURN, "end_turn", is_formality=True, clause_id="CR-6.4"),
        DecisionKind(RETIRE_FROM_RACE, "retire", always_legal=True, clause_id="CR-18.6"),
        DecisionKind(CONCEDE, "concede", always_legal=True, clause_id="CR-18.6"),
    ]
)

PREPARATION_DECISION_KINDS: Final = frozenset(
    (PLACE_TILE, VOTE_FINISH, PLACE_FINISH, PICK_FEATURE, LOAD_CARD, UNLOAD_CARD, FINISH_LOADING, PLACE_ASSISTANCE)
)
EXCHANGE_DECISION_KINDS: Final = frozenset(
    (MOVE_TO_RALLY, MOVE_TO_ASSISTANCE, TAKE_CARD, PUT_BACK_CARD, ROB_CARD, GIVE_BACK_CARD, FINISH_EXCHANGE)
)

PICK_FEATURE_DECISIONS: Final = DECISION_SPACE.variants(PICK_FEATURE)
LOAD_CARD_DECISIONS: Final = [DECISION_SPACE.variants(LOAD_CARD, board) for board in range(len(BOARD_VALUES))]
UNLOAD_CARD_DECISIONS: Final = [DECISION_SPACE.variants(UNLOAD_CARD, board) for board in range(len(BOARD_VALUES))]
FINISH_LOADING_DECISION: Final = DECISION_SPACE.make(FINISH_LOADING)
ROLL_DICE_DECISION: Final = DECISION_SPACE.make(ROLL_DICE)
CHOOSE_DISABLED_DECISIONS: Final = DECISION_SPACE.variants(CHOOSE_DISABLED)
RALLY_STEP_DECISIONS: Final = DECISION_SPACE.variants(RALLY_STEP)
RALLY_STOP_DECISION: Final = DECISION_SPACE.make(RALLY_STOP)
TURN_AROUND_DECISION: Final = DECISION_SPACE.make(TURN_AROUND)
ASSISTANCE_MOVE_DECISIONS: Final = DECISION_SPACE.variants(ASSISTANCE_MOVE)
ASSIST_DECISION: Final = DECISION_SPACE.make(ASSIST_RALLY_CAR)
RESUPPLY_DECISIONS: Final = DECISION_SPACE.variants(RESUPPLY_AT_STATION)
MOVE_TO_RALLY_DECISIONS: Final = DECISION_SPACE.variants(MOVE_TO_RALLY)
MOVE_TO_ASSISTANCE_DECISIONS: Final = DECISION_SPACE.variants(MOVE_TO_ASSISTANCE)
TAKE_CARD_DECISIONS: Final = DECISION_SPACE.variants(TAKE_CARD)
PUT_BACK_CARD_DECISIONS: Final = DECISION_SPACE.variants(PUT_BACK_CARD)
ROB_CARD_DECISIONS: Final = [DECISION_SPACE.variants(ROB_CARD, colour) for colour in range(MAX_SEATS)]
GIVE_BACK_CARD_DECISIONS: Final = [DECISION_SPACE.variants(GIVE_BACK_CARD, colour) for colour in range(MAX_SEATS)]
FINISH_EXCHANGE_DECISION: Final = DECISION_SPACE.make(FINISH_EXCHANGE)
REPAIR_DECISIONS: Final = DECISION_SPACE.variants(REPAIR_CAR)
PLAY_JOKER_DECISIONS: Final = DECISION_SPACE.variants(PLAY_JOKER)
END_TURN_DECISION: Final = DECISION_SPACE.make(END_TURN)
RETIRE_DECISION: Final = DECISION_SPACE.make(RETIRE_FROM_RACE)
CONCEDE_DECISION: Final = DECISION_SPACE.make(CONCEDE)
