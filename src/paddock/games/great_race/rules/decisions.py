"""Every decision of The Great Race (section (a) of the rules), declared once; docs/positions/great_race.md explains
them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import DecisionKind, DecisionSpace
from paddock.games.great_race.components.content import (
    ANSWER,
    CARD,
    CARDS,
    CREW,
    CREWS,
    ESTIENNE,
    FUEL_LEVELS,
    LEVELS,
    PLACED,
    PROGRAMS,
    QUEST,
    QUESTS,
    SLOT,
    SLOTS,
    TILE,
    TILES,
    VEHICLE,
)
from paddock.games.great_race.components.map import CITIES, CITY, LINE, LINES, SPACE_NAME, SPACES

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

_SPACE: Final = ("space", SPACE_NAME)
_CARD: Final = ("card", CARD)
_LEVELS: Final = [("engine", LEVELS), ("chassis", LEVELS)]
_POSTS: Final = [("funding", PLACED), ("scout", PLACED), ("mechanic", PLACED), ("escort", PLACED)]

SPACE: Final = DecisionSpace(
    [
        DecisionKind(CREW_PICK, "crew", [("crew", CREW)]),
        DecisionKind(PROGRAM, "program", _POSTS, binding=True),
        DecisionKind(BUY_FUEL, "buy_fuel", [("levels", FUEL_LEVELS)], quiet=True),
        DecisionKind(PLAY, "play", [_CARD], quiet=True),
        DecisionKind(ATTACK, "attack", [_CARD, ("target", VEHICLE)], quiet=True),
        DecisionKind(SELL, "sell", [_CARD], quiet=True),
        DecisionKind(FUND, "fund", quiet=True),
        DecisionKind(FUND_POWER, "fund_power", quiet=True),
        DecisionKind(SCOUT_TILES, "scout_tiles", quiet=True),
        DecisionKind(SCOUT_TILES_POWER, "scout_tiles_power", quiet=True),
        DecisionKind(RETURN, "return", [("tile", TILE)], quiet=True),
        DecisionKind(TILE_PICK, "tile", [("tile", TILE)], quiet=True),
        DecisionKind(LAY, "lay", [_SPACE], quiet=True),
        DecisionKind(SCOUT_CARD, "scout_card"),
        DecisionKind(REPAIR, "repair", _LEVELS, quiet=True),
        DecisionKind(REPAIR_POWER, "repair_power", _LEVELS, quiet=True),
        DecisionKind(DRIVE, "drive", quiet=True),
        DecisionKind(STEP, "step", [_SPACE], quiet=True),
        DecisionKind(STEP_POWER, "step_power", [_SPACE], quiet=True),
        DecisionKind(ENTER, "enter", [("city", CITY)]),
        DecisionKind(STOP, "stop", quiet=True),
        DecisionKind(SAIL, "sail", [("line", LINE)]),
        DecisionKind(CLEAR, "clear", [_SPACE], quiet=True),
        DecisionKind(PASS, "pass"),
        DecisionKind(SPLIT, "split", _LEVELS, quiet=True),
        DecisionKind(REACT, "react", [("answer", ANSWER)]),
        DecisionKind(PICK, "pick", [("slot", SLOT)]),
        DecisionKind(DISCARD, "discard", [_CARD]),
        DecisionKind(UPGRADE, "upgrade", [("estienne", ESTIENNE)], quiet=True),
        DecisionKind(STAMP, "stamp", [("quest", QUEST)], quiet=True),
        DecisionKind(DONE, "done"),
        DecisionKind(RESIGN, "resign", always_legal=True),
        DecisionKind(CONCEDE, "concede", always_legal=True),
    ]
)

CREWS_PICKED: Final = [SPACE.make(CREW_PICK, crew) for crew in range(CREWS)]
PROGRAMMED: Final = [SPACE.make(PROGRAM, *program) for program in PROGRAMS]
FUEL_BOUGHT: Final = [SPACE.make(BUY_FUEL, levels) for levels in range(len(FUEL_LEVELS))]
"""`FUEL_BOUGHT[levels - 1]`."""
PLAYED: Final = [SPACE.make(PLAY, card) for card in range(CARDS)]
ATTACKED: Final = [[SPACE.make(ATTACK, card, target) for target in range(len(VEHICLE))] for card in range(CARDS)]
SOLD: Final = [SPACE.make(SELL, card) for card in range(CARDS)]
FUND_NOW: Final = SPACE.make(FUND)
FUND_MORE: Final = SPACE.make(FUND_POWER)
SCOUT_NOW: Final = SPACE.make(SCOUT_TILES)
SCOUT_MORE: Final = SPACE.make(SCOUT_TILES_POWER)
RETURNED: Final = [SPACE.make(RETURN, tile) for tile in range(TILES)]
TILE_PICKED: Final = [SPACE.make(TILE_PICK, tile) for tile in range(TILES)]
LAID: Final = [SPACE.make(LAY, space) for space in range(SPACES)]
CARD_NOW: Final = SPACE.make(SCOUT_CARD)
_LEVEL_RANGE: Final = range(len(LEVELS))
REPAIRED: Final = [[SPACE.make(REPAIR, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE]
"""`REPAIRED[engine][chassis]`; so are the two that follow."""
REPAIRED_MORE: Final = [[SPACE.make(REPAIR_POWER, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE]
SPLITS: Final = [[SPACE.make(SPLIT, one, other) for other in _LEVEL_RANGE] for one in _LEVEL_RANGE]
DRIVE_NOW: Final = SPACE.make(DRIVE)
STEPPED: Final = [SPACE.make(STEP, space) for space in range(SPACES)]
STEPPED_FREE: Final = [SPACE.make(STEP_POWER, space) for space in range(SPACES)]
ENTERED: Final = [SPACE.make(ENTER, city) for city in range(CITIES)]
STOP_NOW: Final = SPACE.make(STOP)
SAILED: Final = [SPACE.make(SAIL, line) for line in range(LINES)]
CLEARED: Final = [SPACE.make(CLEAR, space) for space in range(SPACES)]
PASS_NOW: Final = SPACE.make(PASS)
REACTED: Final = [SPACE.make(REACT, answer) for answer in range(len(ANSWER))]
PICKED: Final = [SPACE.make(PICK, slot) for slot in range(SLOTS)]
DISCARDED: Final = [SPACE.make(DISCARD, card) for card in range(CARDS)]
UPGRADED: Final = [SPACE.make(UPGRADE, card) for card in range(len(ESTIENNE))]
STAMPED: Final = [SPACE.make(STAMP, quest) for quest in range(QUESTS)]
DONE_NOW: Final = SPACE.make(DONE)
RESIGN_NOW: Final = SPACE.make(RESIGN)
CONCEDE_NOW: Final = SPACE.make(CONCEDE)
