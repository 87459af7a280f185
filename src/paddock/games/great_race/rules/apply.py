"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
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
    d.FUND: lambda state, seat, args, chance, events: turn_actions.fund(state, seat, False, events),
    d.FUND_POWER: lambda state, seat, args, chance, events: turn_actions.fund(state, seat, True, events),
    d.SCOUT_TILES: lambda state, seat, args, chance, events: turn_actions.scout_tiles(
        state, seat, False, chance, events
    ),
    d.SCOUT_TILES_POWER: lambda state, seat, args, chance, events: turn_actions.scout_tiles(
        state, seat, True, chance, events
    ),
    d.RETURN: turn_actions.return_tile,
    d.TILE_PICK: turn_actions.choose_tile,
    d.LAY: turn_actions.lay_drawn_tile,
    d.SCOUT_CARD: turn_actions.scout_card,
    d.REPAIR: lambda state, seat, args, chance, events: turn_actions.repair(
        state, seat, args[0], args[1], False, events
    ),
    d.REPAIR_POWER: lambda state, seat, args, chance, events: turn_actions.repair(
        state, seat, args[0], args[1], True, events
    ),
    d.DRIVE: driving.start_drive,
    d.STEP: lambda state, seat, args, chance, events: driving.step_onto_terrain(
        state, seat, args[0], False, chance, events
    ),
    d.STEP_POWER: lambda state, seat, args, chance, events: driving.step_onto_terrain(
        state, seat, args[0], True, chance, events
    ),
    d.ENTER: driving.step_into_city,
    d.STOP: driving.stop_drive,
    d.SAIL: driving.sail_line,
    d.CLEAR: turn_actions.clear_tile,
    d.PASS: turns.pass_round,
    d.SPLIT: dangers.split_levels,
    d.REACT: dangers.react_to_danger,
    d.PICK: bivouac.pick_card,
    d.DISCARD: discard_card,
    d.UPGRADE: lambda state, seat, args, chance, events: ending.upgrade_card(state, args[0], chance, events),
    d.STAMP: ending.stamp_quest,
    d.DONE: ending.finish_stamping,
    d.RESIGN: ending.resign,
    d.CONCEDE: conceding.concede,
}
HANDLERS: Final[list[Handler]] = [_HANDLER_BY_KIND[kind] for kind in range(len(_HANDLER_BY_KIND))]
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
