"""Every decision of The Great Race (section (a) of the rules), declared once; docs/positions/great_race.md explains
them."""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision, DecisionKind, DecisionSpace, ValueSet

from ..components import africa, content
from ..components.africa import CITY_VALUES
from ..components.content import DANGER_ANSWER_VALUES

_DECISION_KINDS: Final[list[DecisionKind]] = []


def _declare_kind(
    kind_name: str,
    clause_id: str,
    *args: tuple[str, ValueSet],
    is_quiet: bool = False,
    is_binding: bool = False,
    is_formality: bool = False,
    is_always_legal: bool = False,
) -> int:
    """Declares the next kind: its word, the clause that says when it can be taken, its arguments. Gives its code."""
    code = len(_DECISION_KINDS)
    _DECISION_KINDS.append(
        DecisionKind(
            code,
            kind_name,
            args,
            is_quiet=is_quiet,
            is_binding=is_binding,
            is_formality=is_formality,
            always_legal=is_always_legal,
            clause_id=clause_id,
        )
    )
    return code


_SPACE_ARGUMENT: Final = ("space", africa.SPACE_VALUES)
_CARD_ARGUMENT: Final = ("card", content.CARD_VALUES)
_TILE_ARGUMENT: Final = ("tile", content.TILE_VALUES)
_LEVEL_ARGUMENTS: Final = (("engine", content.LEVEL_VALUES), ("chassis", content.LEVEL_VALUES))
_POST_ARGUMENTS: Final = tuple((post, content.ASSISTANT_COUNT_VALUES) for post in content.POST_VALUES.names)

CREW_PICK: Final = _declare_kind("crew", "GR-2.3", ("crew", content.CREW_VALUES), is_formality=True)
PROGRAM_ASSISTANTS: Final = _declare_kind("program", "GR-4.1", *_POST_ARGUMENTS, is_binding=True)
BUY_FUEL: Final = _declare_kind("buy_fuel", "GR-5.2", ("levels", content.FUEL_LEVEL_VALUES), is_quiet=True)
PLAY_CARD: Final = _declare_kind("play", "GR-9.1", _CARD_ARGUMENT, is_quiet=True)
ATTACK_WITH_CARD: Final = _declare_kind(
    "attack", "GR-9.1", _CARD_ARGUMENT, ("target", content.VEHICLE_VALUES), is_quiet=True
)
SELL_CARD: Final = _declare_kind("sell", "GR-32.3", _CARD_ARGUMENT, is_quiet=True)
RECEIVE_FUNDING: Final = _declare_kind("fund", "GR-5.6", is_quiet=True)
FUND_POWER: Final = _declare_kind("fund_power", "GR-13.3", is_quiet=True)
SCOUT_TILES: Final = _declare_kind("scout_tiles", "GR-5.7", is_quiet=True)
SCOUT_TILES_POWER: Final = _declare_kind("scout_tiles_power", "GR-13.2", is_quiet=True)
RETURN_TILE: Final = _declare_kind("return", "GR-13.2", _TILE_ARGUMENT, is_quiet=True)
TILE_PICK: Final = _declare_kind("tile", "GR-5.8", _TILE_ARGUMENT, is_quiet=True)
LAY_TILE: Final = _declare_kind("lay", "GR-5.8", _SPACE_ARGUMENT, is_quiet=True)
SCOUT_CARD: Final = _declare_kind("scout_card", "GR-5.9")
REPAIR_VEHICLE: Final = _declare_kind("repair", "GR-5.10", *_LEVEL_ARGUMENTS, is_quiet=True)
REPAIR_POWER: Final = _declare_kind("repair_power", "GR-13.4", *_LEVEL_ARGUMENTS, is_quiet=True)
START_DRIVE: Final = _declare_kind("drive", "GR-5.11", is_quiet=True)
DRIVE_STEP: Final = _declare_kind("step", "GR-6.2", _SPACE_ARGUMENT, is_quiet=True)
STEP_POWER: Final = _declare_kind("step_power", "GR-13.5", _SPACE_ARGUMENT, is_quiet=True)
ENTER_CITY: Final = _declare_kind("enter", "GR-6.2", ("city", CITY_VALUES))
STOP_DRIVE: Final = _declare_kind("stop", "GR-6.2", is_quiet=True)
SAIL_LINE: Final = _declare_kind("sail", "GR-7.6", ("line", africa.SEA_LINE_VALUES))
CLEAR_TILE: Final = _declare_kind("clear", "GR-5.12", _SPACE_ARGUMENT, is_quiet=True)
PASS_ROUND: Final = _declare_kind("pass", "GR-5.2", is_formality=True)
SPLIT_LEVELS: Final = _declare_kind("split", "GR-8.2", *_LEVEL_ARGUMENTS, is_quiet=True)
REACT_TO_DANGER: Final = _declare_kind("react", "GR-5.16", ("answer", DANGER_ANSWER_VALUES))
PICK_CARD: Final = _declare_kind("pick", "GR-11.2", ("slot", content.SLOT_VALUES))
DISCARD_CARD: Final = _declare_kind("discard", "GR-8.3", _CARD_ARGUMENT)
UPGRADE_CARD: Final = _declare_kind("upgrade", "GR-29.4", ("estienne", content.ESTIENNE_CARD_VALUES), is_quiet=True)
STAMP_QUEST: Final = _declare_kind("stamp", "GR-31.4", ("quest", content.QUEST_VALUES), is_quiet=True)
FINISH_STAMPING: Final = _declare_kind("done", "GR-31.4", is_formality=True)
RESIGN_GAME: Final = _declare_kind("resign", "GR-28.5", is_always_legal=True)
CONCEDE: Final = _declare_kind("concede", "GR-12.5", is_always_legal=True)

DECISION_SPACE: Final = DecisionSpace(_DECISION_KINDS)
_make_decision: Final = DECISION_SPACE.make
_variants: Final = DECISION_SPACE.variants


def _decisions_by_levels(decision_kind: int) -> list[list[Decision]]:
    """`[engine][chassis]`."""
    return [_variants(decision_kind, engine) for engine in range(len(content.LEVEL_VALUES))]


CREW_PICK_DECISIONS: Final = _variants(CREW_PICK)
PROGRAM_DECISIONS: Final = [_make_decision(PROGRAM_ASSISTANTS, *program) for program in content.ALL_PROGRAMS]
BUY_FUEL_DECISIONS: Final = _variants(BUY_FUEL)
"""`BUY_FUEL_DECISIONS[levels - 1]`."""
PLAY_CARD_DECISIONS: Final = _variants(PLAY_CARD)
ATTACK_DECISIONS: Final = [_variants(ATTACK_WITH_CARD, card) for card in range(content.CARD_KIND_COUNT)]
"""`ATTACK_DECISIONS[card][target]`."""
SELL_CARD_DECISIONS: Final = _variants(SELL_CARD)
FUND_DECISION: Final = _make_decision(RECEIVE_FUNDING)
FUND_POWER_DECISION: Final = _make_decision(FUND_POWER)
SCOUT_TILES_DECISION: Final = _make_decision(SCOUT_TILES)
SCOUT_TILES_POWER_DECISION: Final = _make_decision(SCOUT_TILES_POWER)
RETURN_TILE_DECISIONS: Final = _variants(RETURN_TILE)
TILE_PICK_DECISIONS: Final = _variants(TILE_PICK)
LAY_TILE_DECISIONS: Final = _variants(LAY_TILE)
SCOUT_CARD_DECISION: Final = _make_decision(SCOUT_CARD)
REPAIR_DECISIONS: Final = _decisions_by_levels(REPAIR_VEHICLE)
REPAIR_POWER_DECISIONS: Final = _decisions_by_levels(REPAIR_POWER)
SPLIT_LEVELS_DECISIONS: Final = _decisions_by_levels(SPLIT_LEVELS)
DRIVE_DECISION: Final = _make_decision(START_DRIVE)
DRIVE_STEP_DECISIONS: Final = _variants(DRIVE_STEP)
STEP_POWER_DECISIONS: Final = _variants(STEP_POWER)
ENTER_CITY_DECISIONS: Final = _variants(ENTER_CITY)
STOP_DRIVE_DECISION: Final = _make_decision(STOP_DRIVE)
SAIL_DECISIONS: Final = _variants(SAIL_LINE)
CLEAR_TILE_DECISIONS: Final = _variants(CLEAR_TILE)
PASS_ROUND_DECISION: Final = _make_decision(PASS_ROUND)
REACT_TO_DANGER_DECISIONS: Final = _variants(REACT_TO_DANGER)
PICK_CARD_DECISIONS: Final = _variants(PICK_CARD)
DISCARD_CARD_DECISIONS: Final = _variants(DISCARD_CARD)
UPGRADE_CARD_DECISIONS: Final = _variants(UPGRADE_CARD)
STAMP_QUEST_DECISIONS: Final = _variants(STAMP_QUEST)
FINISH_STAMPING_DECISION: Final = _make_decision(FINISH_STAMPING)
RESIGN_DECISION: Final = _make_decision(RESIGN_GAME)
CONCEDE_DECISION: Final = _make_decision(CONCEDE)
