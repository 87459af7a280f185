"""What each decision does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.chance import Chance
from paddock.games.great_race import decisions as d
from paddock.games.great_race.state import Log, State
from paddock.games.great_race.steps import acting, bivouac, dangers, driving, ending, leaving, opening, rounds, turning
from paddock.games.great_race.supplies import discard

Deed = Callable[[State, int, tuple[int, ...], Chance, Log], None]

DEEDS: Final[dict[int, Deed]] = {
    d.CREW_PICK: lambda state, seat, args, chance, log: opening.pick_crew(state, seat, args[0], log),
    d.PROGRAM: lambda state, seat, args, chance, log: rounds.program(state, seat, args),
    d.BUY_FUEL: lambda state, seat, args, chance, log: acting.buy_fuel(state, seat, args[0] + 1, log),
    d.PLAY: lambda state, seat, args, chance, log: acting.play_card(state, seat, args[0], chance, log),
    d.ATTACK: lambda state, seat, args, chance, log: acting.attack(state, seat, args[0], args[1], log),
    d.SELL: lambda state, seat, args, chance, log: acting.sell(state, seat, args[0], log),
    d.FUND: lambda state, seat, args, chance, log: acting.fund(state, seat, False, log),
    d.FUND_POWER: lambda state, seat, args, chance, log: acting.fund(state, seat, True, log),
    d.SCOUT_TILES: lambda state, seat, args, chance, log: acting.scout(state, seat, False, chance, log),
    d.SCOUT_TILES_POWER: lambda state, seat, args, chance, log: acting.scout(state, seat, True, chance, log),
    d.RETURN: lambda state, seat, args, chance, log: acting.give_back(state, seat, args[0], log),
    d.TILE_PICK: lambda state, seat, args, chance, log: acting.choose_tile(state, args[0]),
    d.LAY: lambda state, seat, args, chance, log: acting.lay(state, seat, args[0], log),
    d.SCOUT_CARD: lambda state, seat, args, chance, log: acting.scout_card(state, seat, chance, log),
    d.REPAIR: lambda state, seat, args, chance, log: acting.repair(state, seat, args[0], args[1], False, log),
    d.REPAIR_POWER: lambda state, seat, args, chance, log: acting.repair(state, seat, args[0], args[1], True, log),
    d.DRIVE: lambda state, seat, args, chance, log: driving.start(state, seat, log),
    d.STEP: lambda state, seat, args, chance, log: driving.step(state, seat, args[0], False, chance, log),
    d.STEP_POWER: lambda state, seat, args, chance, log: driving.step(state, seat, args[0], True, chance, log),
    d.ENTER: lambda state, seat, args, chance, log: driving.enter(state, seat, args[0], chance, log),
    d.STOP: lambda state, seat, args, chance, log: driving.stop(state, seat, log),
    d.SAIL: lambda state, seat, args, chance, log: driving.sail(state, seat, args[0], chance, log),
    d.CLEAR: lambda state, seat, args, chance, log: acting.clear(state, seat, args[0], log),
    d.PASS: lambda state, seat, args, chance, log: turning.pass_on(state, seat, log),
    d.SPLIT: lambda state, seat, args, chance, log: dangers.split(state, seat, args[0], args[1], log),
    d.REACT: lambda state, seat, args, chance, log: dangers.react(state, seat, args[0], chance, log),
    d.PICK: lambda state, seat, args, chance, log: bivouac.pick(state, seat, args[0], log),
    d.DISCARD: lambda state, seat, args, chance, log: discard(state, seat, args[0], log),
    d.UPGRADE: lambda state, seat, args, chance, log: ending.upgrade(state, args[0], chance, log),
    d.STAMP: lambda state, seat, args, chance, log: ending.stamp(state, args[0], log),
    d.DONE: lambda state, seat, args, chance, log: ending.decline(state, log),
    d.RESIGN: lambda state, seat, args, chance, log: ending.resign(state, seat, log),
    d.CONCEDE: lambda state, seat, args, chance, log: leaving.concede(state, seat, log),
}
"""What each kind of decision does: a table, because going through all kinds in turn takes longer than most deeds."""
