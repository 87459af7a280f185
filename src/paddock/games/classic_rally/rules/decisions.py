"""Every decision of Classic Rally (section (a) of the rules), declared once; docs/positions has them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace

from ..components.content import BOARD, CARD, CARDS, COLOUR, FEATURE, FEATURES, JOKER, JOKERS, MAX_SEATS, WAY
from ..components.tiles import CELL, DIRECTION, DIRECTIONS, ROTATION

PLACE_TILE: Final = 0
VOTE_FINISH: Final = 1
PLACE_FINISH: Final = 2
PICK_FEATURE: Final = 3
LOAD: Final = 4
UNLOAD: Final = 5
READY: Final = 6
PLACE_ASSISTANCE: Final = 7
ROLL_DICE: Final = 8
CHOOSE_DISABLED: Final = 9
RALLY_STEP: Final = 10
RALLY_STOP: Final = 11
TURN_AROUND: Final = 12
ASSISTANCE_MOVE: Final = 13
ASSIST: Final = 14
RESUPPLY: Final = 15
TO_RALLY: Final = 16
TO_ASSISTANCE: Final = 17
TAKE: Final = 18
PUT_BACK: Final = 19
ROB: Final = 20
GIVE_BACK: Final = 21
DONE: Final = 22
REPAIR: Final = 23
PLAY_JOKER: Final = 24
END_TURN: Final = 25
RETIRE: Final = 26
CONCEDE: Final = 27

_CELL_ARG: Final = ("cell", CELL)
_SPOT_ARGS: Final = [_CELL_ARG, ("rotation", ROTATION)]
_CARD_ARG: Final = ("card", CARD)
_BOARD_ARG: Final = ("board", BOARD)
_COLOUR_ARG: Final = ("colour", COLOUR)

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(PLACE_TILE, "place_tile", _SPOT_ARGS),
        DecisionKind(VOTE_FINISH, "vote_finish", _SPOT_ARGS, binding=True),
        DecisionKind(PLACE_FINISH, "place_finish", _SPOT_ARGS),
        DecisionKind(PICK_FEATURE, "pick_feature", [("feature", FEATURE)]),
        DecisionKind(LOAD, "load", [_BOARD_ARG, _CARD_ARG], quiet=True),
        DecisionKind(UNLOAD, "unload", [_BOARD_ARG, _CARD_ARG], quiet=True),
        DecisionKind(READY, "ready", binding=True),
        DecisionKind(PLACE_ASSISTANCE, "place_assistance", [_CELL_ARG]),
        DecisionKind(ROLL_DICE, "roll_dice"),
        DecisionKind(CHOOSE_DISABLED, "choose_disabled", [("feature", FEATURE)]),
        DecisionKind(RALLY_STEP, "rally_step", [("way", WAY)], quiet=True),
        DecisionKind(RALLY_STOP, "rally_stop", quiet=True),
        DecisionKind(TURN_AROUND, "turn_around", quiet=True),
        DecisionKind(ASSISTANCE_MOVE, "assistance_move", [("direction", DIRECTION)], quiet=True),
        DecisionKind(ASSIST, "assist", quiet=True),
        DecisionKind(RESUPPLY, "resupply", [_BOARD_ARG], quiet=True),
        DecisionKind(TO_RALLY, "to_rally", [_CARD_ARG], quiet=True),
        DecisionKind(TO_ASSISTANCE, "to_assistance", [_CARD_ARG], quiet=True),
        DecisionKind(TAKE, "take", [_CARD_ARG], quiet=True),
        DecisionKind(PUT_BACK, "put_back", [_CARD_ARG], quiet=True),
        DecisionKind(ROB, "rob", [_COLOUR_ARG, _CARD_ARG], quiet=True),
        DecisionKind(GIVE_BACK, "give_back", [_COLOUR_ARG, _CARD_ARG], quiet=True),
        DecisionKind(DONE, "done", quiet=True),
        DecisionKind(REPAIR, "repair", [_CARD_ARG], quiet=True),
        DecisionKind(PLAY_JOKER, "play_joker", [("joker", JOKER)]),
        DecisionKind(END_TURN, "end_turn"),
        DecisionKind(RETIRE, "retire", always_legal=True),
        DecisionKind(CONCEDE, "concede", always_legal=True),
    ]
)

_CARD_CODES: Final = range(CARDS)
PICK_FEATURE_DECISIONS: Final = [DECISION_SPACE.make(PICK_FEATURE, feature) for feature in range(FEATURES)]
LOAD_DECISIONS: Final = [
    [DECISION_SPACE.make(LOAD, board, card) for card in _CARD_CODES] for board in range(len(BOARD))
]
UNLOAD_DECISIONS: Final = [
    [DECISION_SPACE.make(UNLOAD, board, card) for card in _CARD_CODES] for board in range(len(BOARD))
]
READY_DECISION: Final = DECISION_SPACE.make(READY)
ROLL_DICE_DECISION: Final = DECISION_SPACE.make(ROLL_DICE)
CHOOSE_DISABLED_DECISIONS: Final = [DECISION_SPACE.make(CHOOSE_DISABLED, feature) for feature in range(FEATURES)]
RALLY_STEP_DECISIONS: Final = [DECISION_SPACE.make(RALLY_STEP, way) for way in range(len(WAY))]
RALLY_STOP_DECISION: Final = DECISION_SPACE.make(RALLY_STOP)
TURN_AROUND_DECISION: Final = DECISION_SPACE.make(TURN_AROUND)
ASSISTANCE_MOVE_DECISIONS: Final = [DECISION_SPACE.make(ASSISTANCE_MOVE, direction) for direction in range(DIRECTIONS)]
ASSIST_DECISION: Final = DECISION_SPACE.make(ASSIST)
RESUPPLY_DECISIONS: Final = [DECISION_SPACE.make(RESUPPLY, board) for board in range(len(BOARD))]
TO_RALLY_DECISIONS: Final = [DECISION_SPACE.make(TO_RALLY, card) for card in _CARD_CODES]
TO_ASSISTANCE_DECISIONS: Final = [DECISION_SPACE.make(TO_ASSISTANCE, card) for card in _CARD_CODES]
TAKE_DECISIONS: Final = [DECISION_SPACE.make(TAKE, card) for card in _CARD_CODES]
PUT_BACK_DECISIONS: Final = [DECISION_SPACE.make(PUT_BACK, card) for card in _CARD_CODES]
ROB_DECISIONS: Final = [[DECISION_SPACE.make(ROB, colour, card) for card in _CARD_CODES] for colour in range(MAX_SEATS)]
GIVE_BACK_DECISIONS: Final = [
    [DECISION_SPACE.make(GIVE_BACK, colour, card) for card in _CARD_CODES] for colour in range(MAX_SEATS)
]
DONE_DECISION: Final = DECISION_SPACE.make(DONE)
REPAIR_DECISIONS: Final = [DECISION_SPACE.make(REPAIR, card) for card in _CARD_CODES]
PLAY_JOKER_DECISIONS: Final = [DECISION_SPACE.make(PLAY_JOKER, joker) for joker in range(JOKERS)]
END_TURN_DECISION: Final = DECISION_SPACE.make(END_TURN)
RETIRE_DECISION: Final = DECISION_SPACE.make(RETIRE)
CONCEDE_DECISION: Final = DECISION_SPACE.make(CONCEDE)


def spot_decision(kind: int, cell: int, rotation: int) -> Decision:
    """A decision on where a tile goes."""
    return DECISION_SPACE.make(kind, cell, rotation)
