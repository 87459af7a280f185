"""When a bonus tile of the reserve is used: if it brings more now than it may bring later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.gang_rush.bots.appraisal import all_worths, counted, dice_worth, prospect
from paddock.games.gang_rush.bots.hazard_placing import carried
from paddock.games.gang_rush.bots.outlines import outline
from paddock.games.gang_rush.bots.rehearsal import after, shots
from paddock.games.gang_rush.bots.rerolls import weigh
from paddock.games.gang_rush.bots.shopping import tile_worth
from paddock.games.gang_rush.bots.weighing import Scales
from paddock.games.gang_rush.components.content import (
    ALL_DICE,
    BULLETPROOF,
    DIE_PRICE,
    DOUBLE_UP,
    ENVELOPE,
    EXTRA_REROLLS,
    FIREBOMB,
    FORKLIFT,
    GRANTS_SPEED,
    GRANTS_WHEEL,
    LOADED_DIE,
    PUMP_GUN,
    ROAD_CREW,
    SECOND_WIND,
    SHOT,
    SMOOTH_RIDE,
    TILE,
    WHEEL,
)
from paddock.games.gang_rush.rules import decisions as d
from paddock.games.gang_rush.rules.legal import can_pump, firing
from paddock.games.gang_rush.rules.state import ADJUSTING, CLOSING, MOVED, MOVING, SETTLED, State
from paddock.games.gang_rush.rules.steps.dice import available
from paddock.games.gang_rush.rules.steps.tiles import GREY

KEPT: Final = 0.6
"""What a tile in the hand is worth, of what it was worth in the shop."""
LAID: Final = 40.0
"""A grey tile does its work best early."""
USELESS: Final = -1.0e9
SPARE_PANELS: Final = TILE.code("spare_panels")


def tile_uses(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """Every use of a tile that is better than to keep it."""
    found: list[Advice] = []
    if state.phase == SETTLED:
        found += _dice_tiles(state, seat, legal, scales)
    for decision in legal:
        if decision.kind == d.USE:
            gain = _gain(state, seat, decision, scales)
            if decision.args[0] != ENVELOPE:
                gain -= KEPT * tile_worth(state, seat, decision.args[0])
            if gain > 0.0:
                found.append(Advice(decision, gain, "hint-tile"))
        elif decision.kind == d.GARAGE and state.phase == MOVED:
            gain = scales.position(after(state, seat, decision)[0]) - scales.position(state)
            if gain > 0.0:
                found.append(Advice(decision, gain, "hint-repair"))
    if state.phase in (MOVING, MOVED):
        found += _gunsmith(state, seat, legal, scales)
    return found


def _gain(state: State, seat: int, decision: Decision, scales: Scales) -> float:
    """What the use of a tile brings now, in dollars."""
    tile, phase = decision.args[0], state.phase
    if tile == ENVELOPE:
        return DIE_PRICE
    if tile in GREY:
        return tile_worth(state, seat, tile) + LAID if phase in (MOVED, CLOSING) else USELESS
    if tile in (ROAD_CREW, FORKLIFT):
        return carried(state, seat, tile)[0] if phase == ADJUSTING else USELESS
    if tile == PUMP_GUN:
        return _blast(state, seat, decision, scales)
    if tile in (FIREBOMB, BULLETPROOF, SPARE_PANELS):
        return scales.position(after(state, seat, decision)[0]) - scales.position(state) if phase == MOVED else USELESS
    if phase == ADJUSTING and (GRANTS_SPEED[tile] or GRANTS_WHEEL[tile] or tile == SMOOTH_RIDE):
        return prospect(after(state, seat, decision)[0], scales) - prospect(state, scales)
    return USELESS


def _blast(state: State, seat: int, decision: Decision, scales: Scales) -> float:
    """The pump gun, with the blast that it makes possible."""
    if state.phase not in (MOVING, MOVED) or not available(state, SHOT):
        return USELESS
    armed = after(state, seat, decision)[0]
    if not can_pump(armed, seat):
        return USELESS
    return scales.position(after(armed, seat, d.PUMP_NOW)[0]) - scales.position(state)


def _gunsmith(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """One more shot, if it is well aimed; a wheel is given up only when the car has come to its end."""
    for decision in legal:
        if decision.kind == d.GUNSMITH and (state.phase == MOVED or state.dice[decision.args[0]] != WHEEL):
            armed = after(state, seat, decision)[0]
            aimed = shots(armed, seat, firing(armed, seat), scales)
            best = max((advice.score for advice in aimed), default=0.0)
            return [Advice(decision, best, "hint-tile")] if best > 0.0 else []
    return []


def _dice_tiles(state: State, seat: int, legal: Sequence[Decision], scales: Scales) -> list[Advice]:
    """Loaded Die, Double Up, Second Wind: by what the dice would then be worth."""
    kinds = {decision.kind for decision in legal}
    wind = d.USED[SECOND_WIND] in legal
    if d.LOAD not in kinds and d.DOUBLE not in kinds and not wind:
        return []
    ways, known, counts = outline(state, scales), dict[int, float](), counted(state)
    now = dice_worth(state, seat, ways, counts, known)
    found: list[Advice] = []
    for decision in legal:
        if decision.kind == d.LOAD:
            die, face = decision.args
            counts[state.dice[die]] -= 1
            counts[face] += 1
            gain = dice_worth(state, seat, ways, counts, known) - now - KEPT * tile_worth(state, seat, LOADED_DIE)
            counts[face] -= 1
            counts[state.dice[die]] += 1
        elif decision.kind == d.DOUBLE:
            face = state.dice[decision.args[0]]
            counts[face] += 1
            gain = dice_worth(state, seat, ways, counts, known) - now - KEPT * tile_worth(state, seat, DOUBLE_UP)
            gain -= DIE_PRICE
            counts[face] -= 1
        else:
            continue
        if gain > 0.0:
            found.append(Advice(decision, gain, "hint-tile"))
    if wind:
        worths = weigh(state.dice, ALL_DICE, EXTRA_REROLLS, all_worths(state, seat, ways))
        gain = max(worths.values()) - worths[0] - KEPT * tile_worth(state, seat, SECOND_WIND)
        if gain > 0.0:
            found.append(Advice(d.USED[SECOND_WIND], gain, "hint-reroll", {"gain": round(gain), "loss": 0}))
    return found
