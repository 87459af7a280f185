"""Every decision of The Great Race (section (a) of the rules), declared once; docs/positions/great_race.md explains
them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace, Values

from ..components import africa, content
from ..components.africa import CITY
from ..components.content import ANSWER

_KINDS: Final[list[DecisionKind]] = []


def _kind(
    name: str, clause: str, *args: tuple[str, Values], quiet: bool = False, binding: bool = False, always: bool = False
) -> int:
    """Declares the next kind: its word, the clause that says when it can be taken, its arguments. Gives its code."""
    code = len(_KINDS)
    _KINDS.append(
        DecisionKind(code, name, args, is_quiet=quiet, is_binding=binding, always_legal=always, clause=clause)
    )
    return code


_SPACE_ARG: Final = ("space", africa.SPACE_NAME)
_CARD_ARG: Final = ("card", content.CARD)
_TILE_ARG: Final = ("tile", content.TILE)
_LEVEL_ARGS: Final = (("engine", content.LEVELS), ("chassis", content.LEVELS))
_POST_ARGS: Final = tuple((post, content.ASSISTANT_COUNT) for post in content.POST.names)

CREW_PICK: Final = _kind("crew", "GR-2.3", ("crew", content.CREW))
PROGRAM: Final = _kind("program", "GR-4.1", *_POST_ARGS, binding=True)
BUY_FUEL: Final = _kind("buy_fuel", "GR-5.2", ("levels", content.FUEL_LEVELS), quiet=True)
PLAY: Final = _kind("play", "GR-9.1", _CARD_ARG, quiet=True)
ATTACK: Final = _kind("attack", "GR-9.1", _CARD_ARG, ("target", content.VEHICLE), quiet=True)
SELL: Final = _kind("sell", "GR-32.3", _CARD_ARG, quiet=True)
FUND: Final = _kind("fund", "GR-5.6", quiet=True)
FUND_POWER: Final = _kind("fund_power", "GR-13.3", quiet=True)
SCOUT_TILES: Final = _kind("scout_tiles", "GR-5.7", quiet=True)
SCOUT_TILES_POWER: Final = _kind("scout_tiles_power", "GR-13.2", quiet=True)
RETURN: Final = _kind("return", "GR-13.2", _TILE_ARG, quiet=True)
TILE_PICK: Final = _kind("tile", "GR-5.8", _TILE_ARG, quiet=True)
LAY: Final = _kind("lay", "GR-5.8", _SPACE_ARG, quiet=True)
SCOUT_CARD: Final = _kind("scout_card", "GR-5.9")
REPAIR: Final = _kind("repair", "GR-5.10", *_LEVEL_ARGS, quiet=True)
REPAIR_POWER: Final = _kind("repair_power", "GR-13.4", *_LEVEL_ARGS, quiet=True)
DRIVE: Final = _kind("drive", "GR-5.11", quiet=True)
STEP: Final = _kind("step", "GR-6.2", _SPACE_ARG, quiet=True)
STEP_POWER: Final = _kind("step_power", "GR-13.5", _SPACE_ARG, quiet=True)
ENTER: Final = _kind("enter", "GR-6.2", ("city", CITY))
STOP: Final = _kind("stop", "GR-6.2", quiet=True)
SAIL: Final = _kind("sail", "GR-7.6", ("line", africa.SEA_LINE))
CLEAR: Final = _kind("clear", "GR-5.12", _SPACE_ARG, quiet=True)
PASS: Final = _kind("pass", "GR-5.2")
SPLIT: Final = _kind("split", "GR-8.2", *_LEVEL_ARGS, quiet=True)
REACT: Final = _kind("react", "GR-5.16", ("answer", ANSWER))
PICK: Final = _kind("pick", "GR-11.2", ("slot", content.SLOT))
DISCARD: Final = _kind("discard", "GR-8.3", _CARD_ARG)
UPGRADE: Final = _kind("upgrade", "GR-29.4", ("estienne", content.ESTIENNE), quiet=True)
STAMP: Final = _kind("stamp", "GR-31.4", ("quest", content.QUEST), quiet=True)
DONE: Final = _kind("done", "GR-31.4")
RESIGN: Final = _kind("resign", "GR-28.5", always=True)
CONCEDE: Final = _kind("concede", "GR-12.5", always=True)

DECISION_SPACE: Final = DecisionSpace(_KINDS)
_make: Final = DECISION_SPACE.make
_variants: Final = DECISION_SPACE.variants


def _by_levels(kind: int) -> list[list[Decision]]:
    """`[engine][chassis]`."""
    return [_variants(kind, engine) for engine in range(len(content.LEVELS))]


CREW_PICK_DECISIONS: Final = _variants(CREW_PICK)
PROGRAM_DECISIONS: Final = [_make(PROGRAM, *program) for program in content.PROGRAMS]
BUY_FUEL_DECISIONS: Final = _variants(BUY_FUEL)
"""`BUY_FUEL_DECISIONS[levels - 1]`."""
PLAY_DECISIONS: Final = _variants(PLAY)
ATTACK_DECISIONS: Final = [_variants(ATTACK, card) for card in range(content.CARDS)]
"""`ATTACK_DECISIONS[card][target]`."""
SELL_DECISIONS: Final = _variants(SELL)
FUND_DECISION: Final = _make(FUND)
FUND_POWER_DECISION: Final = _make(FUND_POWER)
SCOUT_TILES_DECISION: Final = _make(SCOUT_TILES)
SCOUT_TILES_POWER_DECISION: Final = _make(SCOUT_TILES_POWER)
RETURN_DECISIONS: Final = _variants(RETURN)
TILE_PICK_DECISIONS: Final = _variants(TILE_PICK)
LAY_DECISIONS: Final = _variants(LAY)
SCOUT_CARD_DECISION: Final = _make(SCOUT_CARD)
REPAIR_DECISIONS: Final = _by_levels(REPAIR)
REPAIR_POWER_DECISIONS: Final = _by_levels(REPAIR_POWER)
SPLIT_DECISIONS: Final = _by_levels(SPLIT)
DRIVE_DECISION: Final = _make(DRIVE)
STEP_DECISIONS: Final = _variants(STEP)
STEP_POWER_DECISIONS: Final = _variants(STEP_POWER)
ENTER_DECISIONS: Final = _variants(ENTER)
STOP_DECISION: Final = _make(STOP)
SAIL_DECISIONS: Final = _variants(SAIL)
CLEAR_DECISIONS: Final = _variants(CLEAR)
PASS_DECISION: Final = _make(PASS)
REACT_DECISIONS: Final = _variants(REACT)
PICK_DECISIONS: Final = _variants(PICK)
DISCARD_DECISIONS: Final = _variants(DISCARD)
UPGRADE_DECISIONS: Final = _variants(UPGRADE)
STAMP_DECISIONS: Final = _variants(STAMP)
DONE_DECISION: Final = _make(DONE)
RESIGN_DECISION: Final = _make(RESIGN)
CONCEDE_DECISION: Final = _make(CONCEDE)
