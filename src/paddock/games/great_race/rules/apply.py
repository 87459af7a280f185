"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.games.great_race.rules import decisions as d
from paddock.games.great_race.rules.state import Args, Log, State
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

Deed = Callable[[State, int, Args, Chance, Log], None]

_DEED_OF: Final[dict[int, Deed]] = {
    d.CREW_PICK: opening.pick_crew,
    d.PROGRAM: rounds.program,
    d.BUY_FUEL: acting.buy_fuel,
    d.PLAY: acting.play_card,
    d.ATTACK: acting.attack,
    d.SELL: acting.sell,
    d.FUND: lambda state, seat, args, chance, log: acting.fund(state, seat, False, log),
    d.FUND_POWER: lambda state, seat, args, chance, log: acting.fund(state, seat, True, log),
    d.SCOUT_TILES: lambda state, seat, args, chance, log: acting.scout(state, seat, False, chance, log),
    d.SCOUT_TILES_POWER: lambda state, seat, args, chance, log: acting.scout(state, seat, True, chance, log),
    d.RETURN: acting.give_back,
    d.TILE_PICK: acting.choose_tile,
    d.LAY: acting.lay,
    d.SCOUT_CARD: acting.scout_card,
    d.REPAIR: lambda state, seat, args, chance, log: acting.repair(state, seat, args[0], args[1], False, log),
    d.REPAIR_POWER: lambda state, seat, args, chance, log: acting.repair(state, seat, args[0], args[1], True, log),
    d.DRIVE: driving.start,
    d.STEP: lambda state, seat, args, chance, log: driving.step(state, seat, args[0], False, chance, log),
    d.STEP_POWER: lambda state, seat, args, chance, log: driving.step(state, seat, args[0], True, chance, log),
    d.ENTER: driving.enter,
    d.STOP: driving.stop,
    d.SAIL: driving.sail,
    d.CLEAR: acting.clear,
    d.PASS: turning.pass_on,
    d.SPLIT: dangers.split,
    d.REACT: dangers.react,
    d.PICK: bivouac.pick,
    d.DISCARD: discard,
    d.UPGRADE: lambda state, seat, args, chance, log: ending.upgrade(state, args[0], chance, log),
    d.STAMP: ending.stamp,
    d.DONE: ending.decline,
    d.RESIGN: ending.resign,
    d.CONCEDE: leaving.concede,
}
DEEDS: Final[list[Deed]] = [_DEED_OF[kind] for kind in range(len(_DEED_OF))]
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
