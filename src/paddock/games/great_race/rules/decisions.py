"""Every decision of The Great Race (section (a) of the rules), declared once; docs/positions/great_race.md explains
them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import DecisionKind, DecisionSpace

from ..components import content
from ..components.africa import CITIES, CITY, SEA_LINE, SEA_LINES, SPACE_NAME, SPACES

CREW_PICK: Final = 0
PROGRAM: Final = 1
BUY_FUEL: Final = 2
PLAY: Final = 3
ATTACK: Final = 4
SELL: Final = 5
FUND: Final = 6
FUND_POWER: Final = 7
SCOUT_TILES: Final = 8
SCOUT_TILES_POWER: Final = 9
RETURN: Final = 10
TILE_PICK: Final = 11
LAY: Final = 12
SCOUT_CARD: Final = 13
REPAIR: Final = 14
REPAIR_POWER: Final = 15
DRIVE: Final = 16
STEP: Final = 17
STEP_POWER: Final = 18
ENTER: Final = 19
STOP: Final = 20
SAIL: Final = 21
CLEAR: Final = 22
PASS: Final = 23
SPLIT: Final = 24
REACT: Final = 25
PICK: Final = 26
DISCARD: Final = 27
UPGRADE: Final = 28
STAMP: Final = 29
DONE: Final = 30
RESIGN: Final = 31
CONCEDE: Final = 32

_SPACE_ARG: Final = ("space", SPACE_NAME)
_CARD_ARG: Final = ("card", content.CARD)
_LEVEL_ARGS: Final = [("engine", content.LEVELS), ("chassis", content.LEVELS)]
_POST_ARGS: Final = [
    ("funding", content.ASSISTANT_COUNT),
    ("scout", content.ASSISTANT_COUNT),
    ("mechanic", content.ASSISTANT_COUNT),
    ("escort", content.ASSISTANT_COUNT),
]

DECISION_SPACE: Final = DecisionSpace(
    [
        DecisionKind(CREW_PICK, "crew", [("crew", content.CREW)]),
        DecisionKind(PROGRAM, "program", _POST_ARGS, binding=True),
        DecisionKind(BUY_FUEL, "buy_fuel", [("levels", content.FUEL_LEVELS)], quiet=True),
        DecisionKind(PLAY, "play", [_CARD_ARG], quiet=True),
        DecisionKind(ATTACK, "attack", [_CARD_ARG, ("target", content.VEHICLE)], quiet=True),
        DecisionKind(SELL, "sell", [_CARD_ARG], quiet=True),
        DecisionKind(FUND, "fund", quiet=True),
        DecisionKind(FUND_POWER, "fund_power", quiet=True),
        DecisionKind(SCOUT_TILES, "scout_tiles", quiet=True),
        DecisionKind(SCOUT_TILES_POWER, "scout_tiles_power", quiet=True),
        DecisionKind(RETURN, "return", [("tile", content.TILE)], quiet=True),
        DecisionKind(TILE_PICK, "tile", [("tile", content.TILE)], quiet=True),
        DecisionKind(LAY, "lay", [_SPACE_ARG], quiet=True),
        DecisionKind(SCOUT_CARD, "scout_card"),
        DecisionKind(REPAIR, "repair", _LEVEL_ARGS, quiet=True),
        DecisionKind(REPAIR_POWER, "repair_power", _LEVEL_ARGS, quiet=True),
        DecisionKind(DRIVE, "drive", quiet=True),
        DecisionKind(STEP, "step", [_SPACE_ARG], quiet=True),
        DecisionKind(STEP_POWER, "step_power", [_SPACE_ARG], quiet=True),
        DecisionKind(ENTER, "enter", [("city", CITY)]),
        DecisionKind(STOP, "stop", quiet=True),
        DecisionKind(SAIL, "sail", [("line", SEA_LINE)]),
        DecisionKind(CLEAR, "clear", [_SPACE_ARG], quiet=True),
        DecisionKind(PASS, "pass"),
        DecisionKind(SPLIT, "split", _LEVEL_ARGS, quiet=True),
        DecisionKind(REACT, "react", [("answer", content.ANSWER)]),
        DecisionKind(PICK, "pick", [("slot", content.SLOT)]),
        DecisionKind(DISCARD, "discard", [_CARD_ARG]),
        DecisionKind(UPGRADE, "upgrade", [("estienne", content.ESTIENNE)], quiet=True),
        DecisionKind(STAMP, "stamp", [("quest", content.QUEST)], quiet=True),
        DecisionKind(DONE, "done"),
        DecisionKind(RESIGN, "resign", always_legal=True),
        DecisionKind(CONCEDE, "concede", always_legal=True),
    ]
)

CREW_PICK_DECISIONS: Final = [DECISION_SPACE.make(CREW_PICK, crew) for crew in range(content.CREWS)]
PROGRAM_DECISIONS: Final = [DECISION_SPACE.make(PROGRAM, *program) for program in content.PROGRAMS]
BUY_FUEL_DECISIONS: Final = [DECISION_SPACE.make(BUY_FUEL, levels) for levels in range(len(content.FUEL_LEVELS))]
"""`BUY_FUEL_DECISIONS[levels - 1]`."""
PLAY_DECISIONS: Final = [DECISION_SPACE.make(PLAY, card) for card in range(content.CARDS)]
ATTACK_DECISIONS: Final = [
    [DECISION_SPACE.make(ATTACK, card, target) for target in range(len(content.VEHICLE))]
    for card in range(content.CARDS)
]
SELL_DECISIONS: Final = [DECISION_SPACE.make(SELL, card) for card in range(content.CARDS)]
FUND_DECISION: Final = DECISION_SPACE.make(FUND)
FUND_POWER_DECISION: Final = DECISION_SPACE.make(FUND_POWER)
SCOUT_TILES_DECISION: Final = DECISION_SPACE.make(SCOUT_TILES)
SCOUT_TILES_POWER_DECISION: Final = DECISION_SPACE.make(SCOUT_TILES_POWER)
RETURN_DECISIONS: Final = [DECISION_SPACE.make(RETURN, tile) for tile in range(content.TILES)]
TILE_PICK_DECISIONS: Final = [DECISION_SPACE.make(TILE_PICK, tile) for tile in range(content.TILES)]
LAY_DECISIONS: Final = [DECISION_SPACE.make(LAY, space) for space in range(SPACES)]
SCOUT_CARD_DECISION: Final = DECISION_SPACE.make(SCOUT_CARD)
_LEVEL_RANGE: Final = range(len(content.LEVELS))
REPAIR_DECISIONS: Final = [[DECISION_SPACE.make(REPAIR, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE]
"""`REPAIR_DECISIONS[engine][chassis]`; so are the two that follow."""
REPAIR_POWER_DECISIONS: Final = [
    [DECISION_SPACE.make(REPAIR_POWER, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE
]
SPLIT_DECISIONS: Final = [[DECISION_SPACE.make(SPLIT, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE]
DRIVE_DECISION: Final = DECISION_SPACE.make(DRIVE)
STEP_DECISIONS: Final = [DECISION_SPACE.make(STEP, space) for space in range(SPACES)]
STEP_POWER_DECISIONS: Final = [DECISION_SPACE.make(STEP_POWER, space) for space in range(SPACES)]
ENTER_DECISIONS: Final = [DECISION_SPACE.make(ENTER, city) for city in range(CITIES)]
STOP_DECISION: Final = DECISION_SPACE.make(STOP)
SAIL_DECISIONS: Final = [DECISION_SPACE.make(SAIL, line) for line in range(SEA_LINES)]
CLEAR_DECISIONS: Final = [DECISION_SPACE.make(CLEAR, space) for space in range(SPACES)]
PASS_DECISION: Final = DECISION_SPACE.make(PASS)
REACT_DECISIONS: Final = [DECISION_SPACE.make(REACT, answer) for answer in range(len(content.ANSWER))]
PICK_DECISIONS: Final = [DECISION_SPACE.make(PICK, slot) for slot in range(content.SLOTS)]
DISCARD_DECISIONS: Final = [DECISION_SPACE.make(DISCARD, card) for card in range(content.CARDS)]
UPGRADE_DECISIONS: Final = [DECISION_SPACE.make(UPGRADE, card) for card in range(len(content.ESTIENNE))]
STAMP_DECISIONS: Final = [DECISION_SPACE.make(STAMP, quest) for quest in range(content.QUESTS)]
DONE_DECISION: Final = DECISION_SPACE.make(DONE)
RESIGN_DECISION: Final = DECISION_SPACE.make(RESIGN)
CONCEDE_DECISION: Final = DECISION_SPACE.make(CONCEDE)
