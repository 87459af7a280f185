"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.core.event import EventSink
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.state import Args, State
from paddock.games.great_race.rules.steps import (
    acting,
    bivouac,
    dangers,
    driving,
    ending,
    leaving,
    opening,
    rounds,
    turning,
)
from paddock.games.great_race.rules.supplies import discard

Deed = Callable[[State, int, Args, Chance, EventSink], None]

_DEED_OF: Final[dict[int, Deed]] = {
    d.CREW_PICK: opening.pick_crew,
    d.PROGRAM: rounds.program,
    d.BUY_FUEL: acting.buy_fuel,
    d.PLAY: acting.play_card,
    d.ATTACK: acting.attack,
    d.SELL: acting.sell,
    d.FUND: lambda state, seat, args, chance, events: acting.fund(state, seat, False, events),
    d.FUND_POWER: lambda state, seat, args, chance, events: acting.fund(state, seat, True, events),
    d.SCOUT_TILES: lambda state, seat, args, chance, events: acting.scout(state, seat, False, chance, events),
    d.SCOUT_TILES_POWER: lambda state, seat, args, chance, events: acting.scout(state, seat, True, chance, events),
    d.RETURN: acting.give_back,
    d.TILE_PICK: acting.choose_tile,
    d.LAY: acting.lay,
    d.SCOUT_CARD: acting.scout_card,
    d.REPAIR: lambda state, seat, args, chance, events: acting.repair(state, seat, args[0], args[1], False, events),
    d.REPAIR_POWER: lambda state, seat, args, chance, events: acting.repair(
        state, seat, args[0], args[1], True, events
    ),
    d.DRIVE: driving.start,
    d.STEP: lambda state, seat, args, chance, events: driving.step(state, seat, args[0], False, chance, events),
    d.STEP_POWER: lambda state, seat, args, chance, events: driving.step(state, seat, args[0], True, chance, events),
    d.ENTER: driving.enter,
    d.STOP: driving.stop,
    d.SAIL: driving.sail,
    d.CLEAR: acting.clear,
    d.PASS: turning.pass_on,
    d.SPLIT: dangers.split,
    d.REACT: dangers.react,
    d.PICK: bivouac.pick,
    d.DISCARD: discard,
    d.UPGRADE: lambda state, seat, args, chance, events: ending.upgrade(state, args[0], chance, events),
    d.STAMP: ending.stamp,
    d.DONE: ending.decline,
    d.RESIGN: ending.resign,
    d.CONCEDE: leaving.concede,
}
DEEDS: Final[list[Deed]] = [_DEED_OF[kind] for kind in range(len(_DEED_OF))]
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
