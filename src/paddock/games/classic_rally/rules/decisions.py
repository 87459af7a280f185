"""Every decision of Classic Rally (section (a) of the rules), declared once; docs/positions has them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace
from paddock.games.classic_rally.components.content import (
    BOARD,
    CARD,
    CARDS,
    COLOUR,
    FEATURE,
    FEATURES,
    JOKER,
    JOKERS,
    MOST_SEATS,
    WAY,
)
from paddock.games.classic_rally.components.road import CELL, DIRECTION, DIRECTIONS, ROTATION

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

_CELL: Final = ("cell", CELL)
_SPOT: Final = [_CELL, ("rotation", ROTATION)]
_CARD: Final = ("card", CARD)
_BOARD: Final = ("board", BOARD)
_COLOUR: Final = ("colour", COLOUR)

SPACE: Final = DecisionSpace(
    [
        DecisionKind(PLACE_TILE, "place_tile", _SPOT),
        DecisionKind(VOTE_FINISH, "vote_finish", _SPOT, binding=True),
        DecisionKind(PLACE_FINISH, "place_finish", _SPOT),
        DecisionKind(PICK_FEATURE, "pick_feature", [("feature", FEATURE)]),
        DecisionKind(LOAD, "load", [_BOARD, _CARD], quiet=True),
        DecisionKind(UNLOAD, "unload", [_BOARD, _CARD], quiet=True),
        DecisionKind(READY, "ready", binding=True),
        DecisionKind(PLACE_ASSISTANCE, "place_assistance", [_CELL]),
        DecisionKind(ROLL_DICE, "roll_dice"),
        DecisionKind(CHOOSE_DISABLED, "choose_disabled", [("feature", FEATURE)]),
        DecisionKind(RALLY_STEP, "rally_step", [("way", WAY)], quiet=True),
        DecisionKind(RALLY_STOP, "rally_stop", quiet=True),
        DecisionKind(TURN_AROUND, "turn_around", quiet=True),
        DecisionKind(ASSISTANCE_MOVE, "assistance_move", [("direction", DIRECTION)], quiet=True),
        DecisionKind(ASSIST, "assist", quiet=True),
        DecisionKind(RESUPPLY, "resupply", [_BOARD], quiet=True),
        DecisionKind(TO_RALLY, "to_rally", [_CARD], quiet=True),
        DecisionKind(TO_ASSISTANCE, "to_assistance", [_CARD], quiet=True),
        DecisionKind(TAKE, "take", [_CARD], quiet=True),
        DecisionKind(PUT_BACK, "put_back", [_CARD], quiet=True),
        DecisionKind(ROB, "rob", [_COLOUR, _CARD], quiet=True),
        DecisionKind(GIVE_BACK, "give_back", [_COLOUR, _CARD], quiet=True),
        DecisionKind(DONE, "done", quiet=True),
        DecisionKind(REPAIR, "repair", [_CARD], quiet=True),
        DecisionKind(PLAY_JOKER, "play_joker", [("joker", JOKER)]),
        DecisionKind(END_TURN, "end_turn"),
        DecisionKind(RETIRE, "retire", always_legal=True),
        DecisionKind(CONCEDE, "concede", always_legal=True),
    ]
)

_ALL_CARDS: Final = range(CARDS)
PICKED: Final = [SPACE.make(PICK_FEATURE, feature) for feature in range(FEATURES)]
LOADED: Final = [[SPACE.make(LOAD, board, card) for card in _ALL_CARDS] for board in range(len(BOARD))]
UNLOADED: Final = [[SPACE.make(UNLOAD, board, card) for card in _ALL_CARDS] for board in range(len(BOARD))]
READY_NOW: Final = SPACE.make(READY)
ROLL_NOW: Final = SPACE.make(ROLL_DICE)
DISABLED: Final = [SPACE.make(CHOOSE_DISABLED, feature) for feature in range(FEATURES)]
STEPPED: Final = [SPACE.make(RALLY_STEP, way) for way in range(len(WAY))]
STOP_NOW: Final = SPACE.make(RALLY_STOP)
TURN_NOW: Final = SPACE.make(TURN_AROUND)
ASSISTANCE_MOVED: Final = [SPACE.make(ASSISTANCE_MOVE, direction) for direction in range(DIRECTIONS)]
ASSIST_NOW: Final = SPACE.make(ASSIST)
RESUPPLIED: Final = [SPACE.make(RESUPPLY, board) for board in range(len(BOARD))]
TO_RALLY_NOW: Final = [SPACE.make(TO_RALLY, card) for card in _ALL_CARDS]
TO_ASSISTANCE_NOW: Final = [SPACE.make(TO_ASSISTANCE, card) for card in _ALL_CARDS]
TAKEN: Final = [SPACE.make(TAKE, card) for card in _ALL_CARDS]
RETURNED: Final = [SPACE.make(PUT_BACK, card) for card in _ALL_CARDS]
ROBBED: Final = [[SPACE.make(ROB, colour, card) for card in _ALL_CARDS] for colour in range(MOST_SEATS)]
GIVEN_BACK: Final = [[SPACE.make(GIVE_BACK, colour, card) for card in _ALL_CARDS] for colour in range(MOST_SEATS)]
DONE_NOW: Final = SPACE.make(DONE)
REPAIRED: Final = [SPACE.make(REPAIR, card) for card in _ALL_CARDS]
JOKER_PLAYED: Final = [SPACE.make(PLAY_JOKER, joker) for joker in range(JOKERS)]
END_NOW: Final = SPACE.make(END_TURN)
RETIRE_NOW: Final = SPACE.make(RETIRE)
CONCEDE_NOW: Final = SPACE.make(CONCEDE)


def spot(kind: int, cell: int, rotation: int) -> Decision:
    """A decision on where a tile goes."""
    return SPACE.make(kind, cell, rotation)
