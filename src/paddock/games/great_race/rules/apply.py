"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import EventSink

from . import decisions as d
from .state import Args, State
from .steps import bivouac, conceding, dangers, driving, ending, rounds, setup, turn_actions, turns
from .supplies import discard_card

Handler = Callable[[State, int, Args, Chance, EventSink], None]

_HANDLER_BY_KIND: Final[dict[int, Handler]] = {
    d.CREW_PICK: setup.pick_crew,
    d.PROGRAM: rounds.assign_assistants,
    d.BUY_FUEL: turn_actions.buy_fuel,
    d.PLAY: turn_actions.play_card,
    d.ATTACK: turn_actions.attack,
    d.SELL: turn_actions.sell_card,
    d.FUND: turn_actions.fund,
    d.FUND_POWER: partial(turn_actions.fund, power=True),
    d.SCOUT_TILES: turn_actions.scout_tiles,
    d.SCOUT_TILES_POWER: partial(turn_actions.scout_tiles, power=True),
    d.RETURN: turn_actions.return_tile,
    d.TILE_PICK: turn_actions.choose_tile,
    d.LAY: turn_actions.lay_drawn_tile,
    d.SCOUT_CARD: turn_actions.scout_card,
    d.REPAIR: turn_actions.repair,
    d.REPAIR_POWER: partial(turn_actions.repair, power=True),
    d.DRIVE: driving.start_drive,
    d.STEP: driving.step_onto_terrain,
    d.STEP_POWER: partial(driving.step_onto_terrain, power=True),
    d.ENTER: driving.step_into_city,
    d.STOP: driving.stop_drive,
    d.SAIL: driving.sail_line,
    d.CLEAR: turn_actions.clear_tile,
    d.PASS: turns.pass_round,
    d.SPLIT: dangers.split_levels,
    d.REACT: dangers.react_to_danger,
    d.PICK: bivouac.pick_card,
    d.DISCARD: discard_card,
    d.UPGRADE: ending.choose_upgrade,
    d.STAMP: ending.stamp_quest,
    d.DONE: ending.finish_stamping,
    d.RESIGN: ending.resign,
    d.CONCEDE: conceding.concede,
}
HANDLERS: Final[list[Handler]] = [_HANDLER_BY_KIND[kind] for kind in range(len(_HANDLER_BY_KIND))]
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
