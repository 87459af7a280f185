"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.event import EventSink

from . import decisions as d
from .state import Args, State
from .steps import bivouac, conceding, dangers, driving, ending, rounds, setup, turn_actions, turns
from .supplies import discard_card

DecisionHandler = Callable[[State, int, Args, ChanceSource, EventSink], None]

_HANDLER_BY_KIND: Final[dict[int, DecisionHandler]] = {
    d.CREW_PICK: setup.pick_crew,
    d.PROGRAM_ASSISTANTS: rounds.assign_assistants,
    d.BUY_FUEL: turn_actions.buy_fuel,
    d.PLAY_CARD: turn_actions.play_card,
    d.ATTACK_WITH_CARD: turn_actions.attack_with_card,
    d.SELL_CARD: turn_actions.sell_card,
    d.RECEIVE_FUNDING: turn_actions.receive_funding,
    d.FUND_POWER: partial(turn_actions.receive_funding, uses_power=True),
    d.SCOUT_TILES: turn_actions.scout_tiles,
    d.SCOUT_TILES_POWER: partial(turn_actions.scout_tiles, uses_power=True),
    d.RETURN_TILE: turn_actions.return_tile,
    d.TILE_PICK: turn_actions.choose_tile,
    d.LAY_TILE: turn_actions.lay_drawn_tile,
    d.SCOUT_CARD: turn_actions.scout_card,
    d.REPAIR_VEHICLE: turn_actions.repair_vehicle,
    d.REPAIR_POWER: partial(turn_actions.repair_vehicle, uses_power=True),
    d.START_DRIVE: driving.start_drive,
    d.DRIVE_STEP: driving.step_onto_terrain,
    d.STEP_POWER: partial(driving.step_onto_terrain, uses_power=True),
    d.ENTER_CITY: driving.step_into_city,
    d.STOP_DRIVE: driving.stop_drive,
    d.SAIL_LINE: driving.sail_line,
    d.CLEAR_TILE: turn_actions.clear_tile,
    d.PASS_ROUND: turns.pass_round,
    d.SPLIT_LEVELS: dangers.split_levels,
    d.REACT_TO_DANGER: dangers.react_to_danger,
    d.PICK_CARD: bivouac.pick_card,
    d.DISCARD_CARD: discard_card,
    d.UPGRADE_CARD: ending.choose_upgrade,
    d.STAMP_QUEST: ending.stamp_quest,
    d.FINISH_STAMPING: ending.finish_stamping,
    d.RESIGN_GAME: ending.resign,
    d.CONCEDE: conceding.concede,
}
DECISION_HANDLERS: Final[list[DecisionHandler]] = [_HANDLER_BY_KIND[kind] for kind in range(len(_HANDLER_BY_KIND))]
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
