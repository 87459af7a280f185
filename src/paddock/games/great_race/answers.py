"""Takes a decision: what each answer does, before the game goes on (section (a) of the rules)."""

from __future__ import annotations

from paddock.core.chance import Chance
from paddock.core.decision import Decision
from paddock.games.great_race import decisions as d
from paddock.games.great_race.engine import advance
from paddock.games.great_race.state import Log, State
from paddock.games.great_race.steps import acting, bivouac, dangers, driving, ending, leaving, opening, rounds, turning


def play(state: State, seat: int, decision: Decision, chance: Chance, log: Log) -> None:
    """Carries out a legal decision and goes on until the next one is owed."""
    kind, args = decision.kind, decision.args
    if kind <= d.SCOUT_CARD:
        _prepare(state, seat, kind, args, chance, log)
    elif kind <= d.PASS:
        _act(state, seat, kind, args, chance, log)
    else:
        _answer(state, seat, kind, args, chance, log)
    advance(state, chance, log)


def _prepare(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Crews and programs, fuel and cards, funds and scouts."""
    if kind == d.PLAY:
        acting.play_card(state, seat, args[0], chance, log)
    elif kind == d.LAY:
        acting.lay(state, seat, args[0], log)
    elif kind == d.PROGRAM:
        rounds.program(state, seat, args)
    elif kind == d.TILE_PICK:
        state.tile_now = args[0]
    elif kind == d.BUY_FUEL:
        acting.buy_fuel(state, seat, args[0] + 1, log)
    elif kind == d.ATTACK:
        acting.attack(state, seat, args[0], args[1], log)
    elif kind == d.SELL:
        acting.sell(state, seat, args[0], log)
    elif kind in (d.FUND, d.FUND_POWER):
        acting.fund(state, seat, kind == d.FUND_POWER, log)
    elif kind in (d.SCOUT_TILES, d.SCOUT_TILES_POWER):
        acting.scout(state, seat, kind == d.SCOUT_TILES_POWER, chance, log)
    elif kind == d.RETURN:
        acting.give_back(state, seat, args[0], log)
    elif kind == d.SCOUT_CARD:
        acting.scout_card(state, seat, chance, log)
    else:
        opening.pick_crew(state, seat, args[0], log)


def _act(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Repairs, drives, ways over the sea, tiles cleared, passing."""
    if kind == d.PASS:
        turning.pass_on(state, seat, log)
    elif kind in (d.STEP, d.STEP_POWER):
        driving.step(state, seat, args[0], kind == d.STEP_POWER, chance, log)
    elif kind == d.ENTER:
        driving.enter(state, seat, args[0], chance, log)
    elif kind == d.STOP:
        driving.stop(state, seat, log)
    elif kind == d.DRIVE:
        driving.start(state, seat, log)
    elif kind in (d.REPAIR, d.REPAIR_POWER):
        acting.repair(state, seat, args[0], args[1], kind == d.REPAIR_POWER, log)
    elif kind == d.SAIL:
        driving.sail(state, seat, args[0], chance, log)
    else:
        acting.clear(state, seat, args[0], log)


def _answer(state: State, seat: int, kind: int, args: tuple[int, ...], chance: Chance, log: Log) -> None:
    """Answers to questions, and leaving."""
    if kind == d.PICK:
        bivouac.pick(state, seat, args[0], log)
    elif kind == d.SPLIT:
        dangers.split(state, seat, args[0], args[1], log)
    elif kind == d.REACT:
        dangers.react(state, seat, args[0], chance, log)
    elif kind == d.DISCARD:
        dangers.discard(state, seat, args[0], log)
    elif kind == d.UPGRADE:
        ending.upgrade(state, args[0], chance, log)
    elif kind == d.STAMP:
        ending.stamp(state, args[0], log)
    elif kind == d.DONE:
        ending.decline(state, log)
    elif kind == d.RESIGN:
        ending.resign(state, seat, log)
    else:
        leaving.concede(state, seat, log)
